"""What scanning, scaling and saving do to a line: low resolution, blur, noise, JPEG, contrast. Batches of darkness as float tensors."""

import numpy as np
import torch
from torch.nn import functional

# The luminance table of ITU-T T.81 (JPEG), annex K.1; scaled by quality as the IJG's library does.
LUMINANCE = [
    16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51, 87, 80, 62,
    18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100,
    103, 99,
]  # fmt: skip


def choose_damage(count: int, groups: int, draw: np.random.Generator) -> dict[str, np.ndarray]:
    """The damage of `count` lines in `groups` groups: `scale` and `smooth` for each group, an array over the lines for each other property."""

    def sometimes(share: float, values: np.ndarray, otherwise: float = 0.0) -> np.ndarray:
        return np.where(draw.random(count) < share, values, otherwise)

    damage = {
        "scale": np.minimum(1.0, np.exp(draw.uniform(np.log(0.3), np.log(1.7), groups))),
        "smooth": draw.random(groups) < 0.7,
        "blur": sometimes(0.45, draw.uniform(0, 0.8, count)),
        "noise": sometimes(0.4, draw.uniform(0, 0.07, count)),
        "quality": sometimes(0.6, draw.uniform(18, 95, count), 100),
        "white": draw.uniform(0.0, 0.06, count),
        "black": draw.uniform(0.85, 1.0, count),
        "sharp": sometimes(0.15, draw.uniform(0.2, 1.2, count)),
    }
    return {name: values.astype(np.float32) for name, values in damage.items()}


def _blur(pictures: torch.Tensor, sigma: torch.Tensor) -> torch.Tensor:
    """A Gaussian blur of its own width for each picture."""
    steps = torch.arange(-3, 4, device=pictures.device, dtype=torch.float32)
    weights = torch.exp(-steps.square() / (2 * sigma[:, None].square() + 1e-4))
    weights = weights / weights.sum(1, keepdim=True)
    count = len(pictures)
    padded = functional.pad(pictures[None], (3, 3, 3, 3), mode="replicate")
    across = functional.conv2d(padded, weights[:, None, None, :], groups=count)
    return functional.conv2d(across, weights[:, None, :, None], groups=count)[0]


def _cosines(device: torch.device) -> torch.Tensor:
    """The orthonormal DCT-II of eight samples."""
    k = torch.arange(8, device=device, dtype=torch.float32)
    table = torch.cos((2 * k[None] + 1) * k[:, None] * np.pi / 16) / 2
    table[0] /= 2**0.5
    return table


def _save_as_jpeg(pictures: torch.Tensor, quality: torch.Tensor) -> torch.Tensor:
    """The pictures through JPEG's luminance quantisation at a quality for each."""
    count, height, width = pictures.shape
    padded = functional.pad(pictures[:, None], (0, -width % 8, 0, -height % 8), mode="replicate")[:, 0]
    blocks = padded.view(count, padded.shape[1] // 8, 8, padded.shape[2] // 8, 8).transpose(2, 3) * 255 - 128
    table = torch.tensor(LUMINANCE, device=pictures.device, dtype=torch.float32).view(8, 8)
    factor = torch.where(quality < 50, 5000 / quality, 200 - 2 * quality)[:, None, None]
    steps = ((table * factor + 50) / 100).floor().clamp(1, 255)[:, None, None]
    cosines = _cosines(pictures.device)
    kept = torch.round(cosines @ blocks @ cosines.T / steps) * steps
    restored = ((cosines.T @ kept @ cosines) + 128) / 255
    return restored.transpose(2, 3).reshape(padded.shape)[:, :height, :width]


def damage(
    pictures: torch.Tensor, scale: float, smooth: bool, chosen: dict[str, torch.Tensor], generator: torch.Generator
) -> torch.Tensor:
    """
    The pictures [count, height, width] at `scale` of their size, damaged there and scaled back; darkness 0 to 1.

    `smooth` scales back with a bicubic filter. `chosen` are the other properties of these lines.
    """
    height, width = pictures.shape[1:]
    page = pictures
    if scale < 0.98:
        size = (max(9, round(height * scale)), max(4, round(width * scale)))
        page = functional.interpolate(pictures[:, None], size, mode="bilinear", antialias=True, align_corners=False)[:, 0]
    page = _blur(page, chosen["blur"] * scale)
    page = torch.lerp(chosen["white"][:, None, None], chosen["black"][:, None, None], page)
    noise = torch.randn(page.shape, generator=generator, device=page.device)
    page = (page + noise * chosen["noise"][:, None, None]).clamp(0, 1)
    saved = _save_as_jpeg(page, chosen["quality"].clamp(max=99))
    page = torch.where(chosen["quality"][:, None, None] < 100, saved, page)
    if scale < 0.98:
        mode = "bicubic" if smooth else "bilinear"
        page = functional.interpolate(page[:, None], (height, width), mode=mode, align_corners=False)[:, 0]
    soft = _blur(page, torch.full_like(chosen["sharp"], 1.2))
    page = page + (page - soft) * chosen["sharp"][:, None, None]
    return page.clamp(0, 1)
