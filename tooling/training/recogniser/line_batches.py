"""
Batches of drawn lines. The choice of everything (texts, faces, places, looks) comes from the seed and the batch's number
on the CPU, so a run can be stopped and taken up again; the drawing is PyTorch's, on any device.
"""

from dataclasses import dataclass

import numpy as np
import torch
from torch.utils.data import Dataset

from glyph_splats import GlyphBatch, GlyphCells, draw_glyphs
from line_layout import HEIGHT, LineLayout, LineLayouts
from line_looks import choose_looks, dress
from line_texts import KINDS
from page_damage import choose_damage, damage

GROUP = 64
WIDTH_STEP = 32


@dataclass
class LineBatch:
    """
    Lines laid out and not yet drawn: glyphs, looks, damage, widths [count], targets joined end to end, their lengths [count].

    Plain arrays, so that they pass between processes without a shared handle each.
    """

    glyphs: GlyphBatch
    looks: dict[str, np.ndarray]
    damage: dict[str, np.ndarray]
    widths: np.ndarray
    targets: np.ndarray
    target_lengths: np.ndarray
    texts: list[str]
    kinds: list[str]
    seed: int

    @property
    def padded_width(self) -> int:
        """The batch's width in pixels, a multiple of WIDTH_STEP."""
        return -(-int(self.widths.max()) // WIDTH_STEP) * WIDTH_STEP


def plan_batch(layouts: list[LineLayout], ink: np.ndarray, seed: int, draw: np.random.Generator) -> LineBatch:
    """Chooses the looks of laid-out lines."""
    count = len(layouts)
    return LineBatch(
        glyphs=GlyphBatch.collect(layouts, ink),
        looks=choose_looks(count, draw),
        damage=choose_damage(count, -(-count // GROUP), draw),
        widths=np.array([layout.width for layout in layouts]),
        targets=np.array([target for layout in layouts for target in layout.targets]),
        target_lengths=np.array([len(layout.targets) for layout in layouts]),
        texts=[layout.text for layout in layouts],
        kinds=[layout.kind for layout in layouts],
        seed=seed,
    )


@torch.no_grad()
def draw_lines(batch: LineBatch, cells: GlyphCells, clean: bool = False) -> torch.Tensor:
    """
    The recogniser's input for a batch: float32 [count, 1, HEIGHT, padded width], ink 1, paper and padding 0.

    `clean` leaves out grounds and damage: black letters on white paper.
    """
    device, count, width = cells.device, len(batch.widths), batch.padded_width
    widths = torch.from_numpy(batch.widths).to(device)
    ink = draw_glyphs(batch.glyphs, cells, count, width)
    if clean:
        return ink[:, None] * (torch.arange(width, device=device) < widths[:, None])[:, None, None]
    dressed = dress(ink, batch.looks, widths)
    per_line = {name: torch.from_numpy(values).to(device) for name, values in batch.damage.items() if len(values) == count}
    generator = torch.Generator(device).manual_seed(batch.seed)
    pictures = []
    for group, (scale, smooth) in enumerate(zip(batch.damage["scale"], batch.damage["smooth"], strict=True)):
        part = slice(group * GROUP, (group + 1) * GROUP)
        chosen = {name: values[part] for name, values in per_line.items()}
        pictures.append(damage(dressed[part], float(scale), bool(smooth), chosen, generator))
    inside = torch.arange(width, device=device) < widths[:, None]
    return (torch.cat(pictures) * inside[:, None, :])[:, None]


class LinePools(Dataset):
    """
    Item i is a list of batches of like widths, made from one pool of lines.

    A batch holds at most `pixels` columns of padded width in all, so narrow lines come in larger batches.
    """

    def __init__(self, layouts: LineLayouts, seed: int, first: int, count: int, lines: int, columns: int, kinds=None) -> None:
        self.layouts, self.seed, self.first, self.count = layouts, seed, first, count
        self.lines, self.columns = lines, columns
        self.kinds = kinds or KINDS

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, index: int) -> list[LineBatch]:
        if index >= self.count:
            raise IndexError(index)
        number = self.first + index
        draw = np.random.default_rng([self.seed, number])
        names, shares = list(self.kinds), np.array(list(self.kinds.values()))
        kinds = [names[i] for i in draw.choice(len(names), self.lines, p=shares / shares.sum())]
        lines = sorted((self.layouts.make(kind, draw) for kind in kinds), key=lambda line: line.width)
        cuts = self._cut([line.width for line in lines])
        batches = [plan_batch(lines[start:end], self.layouts.atlas.ink, number * 1000 + start, draw) for start, end in cuts]
        return [batches[i] for i in draw.permutation(len(batches))]

    def _cut(self, widths: list[int]) -> list[tuple[int, int]]:
        """Where the sorted pool is cut into batches, so that each has about `columns` columns."""
        cuts, end = [], len(widths)
        while end > 0:
            padded = -(-widths[end - 1] // WIDTH_STEP) * WIDTH_STEP
            start = max(0, end - max(1, self.columns // padded))
            cuts.append((start, end))
            end = start
        return cuts
