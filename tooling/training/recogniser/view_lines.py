"""
Draws a sheet of lines to look at.

    python3 view_lines.py --data .data --out sheet.png --kind ja-vertical
"""

import argparse
from pathlib import Path

import numpy as np
import torch
from PIL import Image

from glyph_splats import GlyphCells
from line_batches import draw_lines, plan_batch
from line_texts import KINDS, split_kind
from training_data import open_training_data


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--data", type=Path, default=Path(".data"))
    arguments.add_argument("--out", type=Path, required=True)
    arguments.add_argument("--kind", choices=list(KINDS), required=True)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--rows", type=int, default=24)
    arguments.add_argument("--width", type=int, default=1400)
    arguments.add_argument("--characters", type=int, help="so many of the script's characters alone: quicker")
    given = arguments.parse_args()
    data = open_training_data(given.data, [split_kind(given.kind)[0]], given.characters)
    cells = GlyphCells(data.atlas, torch.device("cpu"))
    sheet = Image.new("L", (given.width, given.rows * 54), 128)
    draw = np.random.default_rng(given.seed)
    x = row = 0
    while row < given.rows:
        layouts = [data.training.make(given.kind, draw) for _ in range(4)]
        lines = draw_lines(plan_batch(layouts, data.atlas.ink, given.seed, draw), cells)
        for line, layout in zip(lines, layouts, strict=True):
            print(layout.kind, layout.width, layout.text)
            if x and x + layout.width > given.width:
                x, row = 0, row + 1
            grey = (255 * (1 - line[0, :, : layout.width])).round().byte().numpy()
            sheet.paste(Image.fromarray(grey), (x, row * 54))
            x += layout.width + 12
    sheet.save(given.out)


if __name__ == "__main__":
    main()
