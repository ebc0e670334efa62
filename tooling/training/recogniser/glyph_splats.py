"""Draws laid-out lines with PyTorch: every glyph is sampled from the atlas and put into its line's picture."""

from dataclasses import dataclass

import numpy as np
import torch
from torch.nn import functional

from glyph_atlas import CELL, EM, MARGIN, GlyphAtlas
from line_layout import HEIGHT, LineLayout

PATCH_SIZES = (24, 48, 80, 128)


@dataclass
class GlyphBatch:
    """All glyphs of a batch of lines: `lines`, `cells` int64 [n], `affines` float32 [n, 2, 3] (glyph em to pixels), `boxes` [n, 4] pixels."""

    lines: np.ndarray
    cells: np.ndarray
    affines: np.ndarray
    boxes: np.ndarray

    @staticmethod
    def collect(layouts: list[LineLayout], ink: np.ndarray) -> "GlyphBatch":
        """Joins the lines' glyphs; `ink` are the atlas's boxes."""
        cells = np.concatenate([layout.cells for layout in layouts]).astype(np.int64)
        affines = np.concatenate([layout.affines for layout in layouts])
        lines = np.repeat(np.arange(len(layouts)), [len(layout.cells) for layout in layouts])
        left, top, right, bottom = ink[cells].T
        corners = np.stack([[left, top], [right, top], [left, bottom], [right, bottom]], 0).transpose(2, 1, 0)
        placed = affines[:, :, :2] @ corners + affines[:, :, 2:]
        boxes = np.concatenate([placed.min(2), placed.max(2)], 1).astype(np.float32)
        return GlyphBatch(lines, cells, affines, boxes)


class GlyphCells:
    """The atlas's cells on a device, in full and in half size (for glyphs drawn small)."""

    def __init__(self, atlas: GlyphAtlas, device: torch.device) -> None:
        self.device = device
        self.full = torch.from_numpy(atlas.cells).to(device)
        self.half = torch.cat([self._halve(part) for part in self.full.split(4096)])

    @staticmethod
    def _halve(cells: torch.Tensor) -> torch.Tensor:
        return functional.avg_pool2d(cells[:, None].float(), 2)[:, 0].round().to(torch.uint8)


def draw_glyphs(batch: GlyphBatch, cells: GlyphCells, count: int, width: int) -> torch.Tensor:
    """The lines' ink: float32 [count, HEIGHT, width], 0 to 1. Where glyphs overlap the darker wins."""
    canvas = torch.zeros(count * HEIGHT * width, device=cells.device)
    left, top, right, bottom = batch.boxes.T
    visible = (bottom > 0) & (top < HEIGHT) & (right > 0) & (left < width)
    extent = np.minimum(np.maximum(right - left, bottom - top) + 3, PATCH_SIZES[-1])
    small = np.sqrt(np.abs(np.linalg.det(batch.affines[:, :, :2]))) < 0.6 * EM
    for least, size in zip((0, *PATCH_SIZES), PATCH_SIZES, strict=False):
        for half, source in ((False, cells.full), (True, cells.half)):
            chosen = np.nonzero(visible & (extent > least) & (extent <= size) & (small == half))[0]
            if len(chosen):
                _draw_patches(canvas, batch, source, chosen, size, width)
    return canvas.view(count, HEIGHT, width)


def _draw_patches(canvas: torch.Tensor, batch: GlyphBatch, source: torch.Tensor, chosen: np.ndarray, size: int, width: int) -> None:
    """Adds the chosen glyphs, each as a square of `size` pixels."""

    def send(values: np.ndarray) -> torch.Tensor:
        return torch.from_numpy(values).to(canvas.device, non_blocking=True)

    affines = batch.affines[chosen]
    inverse = np.linalg.inv(affines[:, :, :2])
    to_unit = 2 * EM / CELL
    corner = np.floor(batch.boxes[chosen, :2]) - 1
    start = (inverse @ (corner[:, :, None] + 0.5 - affines[:, :, 2:]))[:, :, 0] * to_unit + (2 * MARGIN / CELL - 1)
    steps = torch.arange(size, device=canvas.device)
    numbers = send(np.concatenate([start, inverse.reshape(-1, 4) * to_unit], 1).astype(np.float32))[:, :, None, None]
    right, down = steps[None, None, :], steps[None, :, None]
    grid = torch.stack(
        [
            numbers[:, 0] + numbers[:, 2] * right + numbers[:, 3] * down,
            numbers[:, 1] + numbers[:, 4] * right + numbers[:, 5] * down,
        ],
        3,
    )
    pictures = source[send(batch.cells[chosen])][:, None].float().div_(255)
    patches = functional.grid_sample(pictures, grid, align_corners=False)[:, 0]
    places = send(np.concatenate([batch.lines[chosen, None], corner.astype(np.int64)], 1))
    x, y = places[:, 1, None, None] + right, places[:, 2, None, None] + down
    inside = (x >= 0) & (x < width) & (y >= 0) & (y < HEIGHT)
    pixels = (places[:, 0, None, None] * HEIGHT + y.clamp(0, HEIGHT - 1)) * width + x.clamp(0, width - 1)
    canvas.scatter_reduce_(0, pixels.view(-1), (patches * inside).view(-1), "amax")
