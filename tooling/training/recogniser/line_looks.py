"""What lettering looks like on a page: stroke weight, outlines, grounds, balloon edges, inversion. Batches of ink as float tensors."""

import numpy as np
import torch
from torch.nn import functional

PLAIN, SCREENTONE, LINE_ART, GRADIENT, CLOUDS = range(5)
GROUND_SHARES = [0.62, 0.12, 0.12, 0.07, 0.07]
STROKES = 7
MOST_BOLD = 1.6
WIDEST_OUTLINE = 6.0
RIM = 2.2


def choose_looks(count: int, draw: np.random.Generator) -> dict[str, np.ndarray]:
    """The looks of `count` lines as one array for each property (float32 or int64)."""

    def sometimes(share: float, values: np.ndarray, otherwise: float = 0.0) -> np.ndarray:
        return np.where(draw.random(count) < share, values, otherwise)

    ground = draw.choice(5, count, p=GROUND_SHARES)
    on_drawing = ground != PLAIN
    outlined = (on_drawing & (draw.random(count) < 0.6)) | (draw.random(count) < 0.06)
    looks = {
        "ground": ground,
        "weight": sometimes(0.4, draw.uniform(-0.6, MOST_BOLD, count)),
        "text": sometimes(0.2, draw.uniform(0.65, 1.0, count), 1.0),
        "paper": sometimes(0.25, draw.uniform(0.0, 0.3, count)),
        # Letters without an outline stand on light drawing alone, or nobody could read them.
        "tone": draw.uniform(0.08, np.where(outlined, 0.55, 0.3), count),
        "tone_angle": draw.choice([0.0, 0.785, 0.785, 1.2, 0.3], count),
        "tone_pitch": draw.uniform(3.0, 9.0, count),
        "outline": np.where(outlined, draw.uniform(1.5, WIDEST_OUTLINE, count), 0.0),
        "hollow": sometimes(0.03, np.ones(count)),
        "inverted": sometimes(0.07, np.ones(count)),
        "edge": sometimes(0.14, draw.choice([1.0, 2.0, 3.0, 4.0], count)),
        "edge_depth": draw.uniform(0.5, 5.5, count),
        "edge_radius": np.exp(draw.uniform(np.log(60), np.log(1500), count)),
        "edge_place": draw.uniform(0, 1, count),
        "edge_width": draw.uniform(1.0, 4.5, count),
        "edge_outside": draw.uniform(0, 1, count),
        "seed": draw.uniform(0, 1000, count),
    }
    looks = {name: values.astype(np.int64 if name == "ground" else np.float32) for name, values in looks.items()}
    strokes = draw.uniform(0, 1, (count, STROKES, 6)).astype(np.float32)
    strokes[:, :, 5] = draw.random((count, STROKES)) < 0.6
    return {**looks, "strokes": strokes}


def _thicken(ink: torch.Tensor, radius: torch.Tensor, widest: float) -> torch.Tensor:
    """Grows the ink by a radius in pixels for each line (at most `widest`), between whole pixels by blending."""
    grown, result = ink, ink
    for step in range(1, int(np.ceil(widest)) + 1):
        if step % 2:
            grown = functional.max_pool2d(grown[:, None], 3, 1, 1)[:, 0]
        else:
            across = functional.max_pool2d(grown[:, None], (1, 3), 1, (0, 1))
            grown = torch.maximum(across, functional.max_pool2d(grown[:, None], (3, 1), 1, (1, 0)))[:, 0]
        share = (radius - (step - 1)).clamp(0, 1)[:, None, None]
        result = torch.lerp(result, grown, share)
    return result


def _weigh(ink: torch.Tensor, weight: torch.Tensor) -> torch.Tensor:
    """Bolder (weight above 0) or thinner strokes."""
    bold = _thicken(ink, weight.clamp(min=0), MOST_BOLD)
    thin = -functional.max_pool2d(-ink[:, None], 3, 1, 1)[:, 0]
    return torch.lerp(bold, thin, (-weight).clamp(0, 1)[:, None, None])


def _grid(count: int, height: int, width: int, device: torch.device) -> tuple[torch.Tensor, torch.Tensor]:
    y = torch.arange(height, device=device, dtype=torch.float32)[None, :, None].expand(count, height, width)
    x = torch.arange(width, device=device, dtype=torch.float32)[None, None, :].expand(count, height, width)
    return x, y


def _screentone(looks, x, y) -> torch.Tensor:
    """Dots on a turned square grid, sized for the wanted tone."""
    cosine, sine = torch.cos(looks["tone_angle"])[:, None, None], torch.sin(looks["tone_angle"])[:, None, None]
    turn = 2 * np.pi / looks["tone_pitch"][:, None, None]
    wave = (torch.cos((x * cosine + y * sine) * turn) + torch.cos((y * cosine - x * sine) * turn)) / 4 + 0.5
    return torch.sigmoid((wave - (1 - looks["tone"][:, None, None])) * 14)


def _line_art(looks, x, y, width: int) -> torch.Tensor:
    """Straight and bowed pen strokes across the picture."""
    height = x.shape[1]
    ink = torch.zeros_like(x)
    for stroke in looks["strokes"].unbind(1):
        x1, y1, x2, y2, thick, there = (part[:, None, None] for part in stroke.unbind(1))
        start_x, start_y = x1 * width, (y1 * 2 - 0.5) * height
        along_x, along_y = (x2 - 0.5) * 160, (y2 * 3 - 1) * height - start_y
        squared = along_x.square() + along_y.square() + 1e-3
        share = (((x - start_x) * along_x + (y - start_y) * along_y) / squared).clamp(-0.2, 1.2)
        bow = 8 * torch.sin(share * np.pi) * (thick - 0.5)
        distance = torch.hypot(x - start_x - share * along_x + bow, y - start_y - share * along_y + bow)
        ink = torch.maximum(ink, torch.sigmoid((0.6 + thick * 1.6 - distance) * 3) * there)
    return ink


def _clouds(looks, x, y) -> torch.Tensor:
    """Soft uneven grey, as of washes and photographs."""
    seed = looks["seed"][:, None, None]
    total = torch.zeros_like(x)
    for octave, size in enumerate((70.0, 31.0, 13.0, 6.0)):
        phase = seed * (octave + 1.7)
        total = total + torch.sin(x / size + phase + 1.3 * torch.sin(y / size * 1.7 + phase * 2)) * size**0.5
    return ((total / 28) * 0.5 + 0.5).clamp(0, 1) * looks["tone"][:, None, None] * 1.4


def _make_ground(looks, members_of, count: int, height: int, width: int, device: torch.device) -> torch.Tensor:
    ground = looks["paper"][:, None, None].expand(count, height, width).clone()
    for kind in (SCREENTONE, LINE_ART, GRADIENT, CLOUDS):
        members = members_of(kind)
        if not len(members):
            continue
        part = {name: values[members] for name, values in looks.items()}
        x, y = _grid(len(members), height, width, device)
        if kind == SCREENTONE:
            ground[members] = torch.maximum(ground[members] * 0.4, _screentone(part, x, y))
        elif kind == LINE_ART:
            ground[members] = torch.maximum(ground[members], _line_art(part, x, y, width))
        elif kind == GRADIENT:
            ramp = 0.5 + 0.5 * torch.sin(x / (40 + part["seed"][:, None, None] / 4) + y / 60 + part["seed"][:, None, None])
            ground[members] = ramp * part["tone"][:, None, None] * 1.2
        else:
            ground[members] = _clouds(part, x, y)
    return ground


def _draw_edges(picture: torch.Tensor, looks, members: torch.Tensor, widths: torch.Tensor) -> torch.Tensor:
    """A balloon outline cutting into a side: 1 top, 2 bottom, 3 left, 4 right; beyond it the drawing."""
    if not len(members):
        return picture
    part = {name: values[members][:, None, None] for name, values in looks.items() if values.dim() == 1}
    height, width = picture.shape[1:]
    x, y = _grid(len(members), height, width, picture.device)
    long = widths[members, None, None].float()
    side, depth, radius = part["edge"], part["edge_depth"], part["edge_radius"]
    down = torch.where(side == 1, y, torch.where(side == 2, height - 1 - y, torch.where(side == 3, x, long - 1 - x)))
    across = torch.where(side <= 2, x - part["edge_place"] * long, (y - part["edge_place"] * height) * 2)
    # A circle from outside whose nearest point stands `depth` pixels inside the picture.
    inward = down - depth + (radius - torch.sqrt((radius.square() - across.square()).clamp(min=0)))
    line = torch.sigmoid((part["edge_width"] / 2 - inward.abs()) * 2.5)
    outside = torch.sigmoid(-inward * 2.5)
    beyond = torch.where(part["edge_outside"] < 0.5, torch.zeros_like(x), part["edge_outside"])
    covered = torch.lerp(picture[members], beyond, outside)
    result = picture.clone()
    result[members] = torch.maximum(covered * (1 - line), line)
    return result


def dress(ink: torch.Tensor, chosen: dict[str, np.ndarray], widths: torch.Tensor) -> torch.Tensor:
    """Ink [count, height, width] as it stands on a page, darkness 0 to 1."""
    count, height, width = ink.shape
    looks = {name: torch.from_numpy(values).to(ink.device, non_blocking=True) for name, values in chosen.items()}

    # Which lines are meant is asked of the arrays on the CPU: asking the device would make it wait.
    def members(which: np.ndarray) -> torch.Tensor:
        return torch.from_numpy(np.nonzero(which)[0]).to(ink.device, non_blocking=True)

    letters = _weigh(ink, looks["weight"])
    ground = _make_ground(looks, lambda kind: members(chosen["ground"] == kind), count, height, width, ink.device)
    picture = _draw_edges(ground, looks, members(chosen["edge"] > 0), widths)
    outlined = members(chosen["outline"] > 0)
    if len(outlined):
        picture[outlined] *= 1 - _thicken(letters[outlined], looks["outline"][outlined], WIDEST_OUTLINE)
    dressed = picture * (1 - letters) + letters * looks["text"][:, None, None]
    hollow = members(chosen["hollow"] > 0)
    if len(hollow):
        rim = _thicken(letters[hollow], torch.full_like(looks["hollow"][hollow], RIM), RIM)
        dressed[hollow] = torch.maximum(picture[hollow], rim) * (1 - letters[hollow])
    return torch.where(looks["inverted"][:, None, None] > 0, 1 - dressed, dressed)
