"""
Reads lines in held-out faces with held-out sentences and counts the errors, by script and direction.

    python3 validate.py --data .data --weights .data/run --lines 400
"""

import argparse
import json
from pathlib import Path

import numpy as np
import torch

from checkpoint import load_parts
from ctc import edit_distance, read_greedily
from glyph_splats import GlyphCells
from line_batches import GROUP, LineBatch, draw_lines, plan_batch
from line_layout import LineLayouts
from line_texts import KINDS
from recogniser_model import STRIDE, Recogniser
from training_data import open_training_data

SEED = 20_000_003


def held_out_batches(layouts: LineLayouts, kind: str, lines: int) -> list[LineBatch]:
    """The same lines of one kind each time."""
    draw = np.random.default_rng([SEED, list(KINDS).index(kind)])
    made = sorted((layouts.make(kind, draw, plain=True) for _ in range(lines)), key=lambda line: line.width)
    return [
        plan_batch(made[start : start + GROUP], layouts.atlas.ink, SEED + start, draw) for start in range(0, lines, GROUP)
    ]


@torch.no_grad()
def score(model: Recogniser, batches: list[LineBatch], cells: GlyphCells, clean: bool = False) -> tuple[float, float, list[tuple[str, list[int]]]]:
    """Character error rate, share of lines read without error, and each line's text with the classes read."""
    model.eval()
    errors = length = whole = 0
    readings: list[tuple[str, list[int]]] = []
    for batch in batches:
        widths = torch.from_numpy(batch.widths).to(cells.device)
        logits = model(draw_lines(batch, cells, clean), widths)
        start = 0
        for read, count, text in zip(read_greedily(logits, -(-widths // STRIDE)), batch.target_lengths, batch.texts, strict=True):
            wanted = batch.targets[start : start + count].tolist()
            start += count
            wrong = min(edit_distance(wanted, read), len(wanted))
            errors, length, whole = errors + wrong, length + len(wanted), whole + (wrong == 0)
            readings.append((text, read))
    return errors / max(1, length), whole / max(1, len(readings)), readings


def score_kinds(
    model: Recogniser, layouts: LineLayouts, cells: GlyphCells, kinds: list[str], lines: int, clean: bool = False
) -> dict[str, dict[str, float]]:
    """Character error rate and whole lines for each kind."""
    scores = {}
    for kind in kinds:
        error, whole, _ = score(model, held_out_batches(layouts, kind, lines), cells, clean)
        scores[kind] = {"character error": round(error, 4), "whole lines": round(whole, 4)}
    return scores


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--data", type=Path, default=Path(".data"))
    arguments.add_argument("--weights", type=Path, required=True)
    arguments.add_argument("--lines", type=int, default=400)
    arguments.add_argument("--show", type=int, default=0, help="so many readings of each kind")
    given = arguments.parse_args()
    model, characters = load_parts(given.weights)
    training = json.loads((given.weights / "training.json").read_text(encoding="utf-8"))
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    data = open_training_data(given.data, training["scripts"], training["characters"])
    assert data.characters == characters, "The weights were trained on another character set."
    cells = GlyphCells(data.atlas, device)
    model.to(device)
    for kind in training["kinds"]:
        error, whole, readings = score(model, held_out_batches(data.held_out, kind, given.lines), cells, training["clean"])
        print(f"{kind}: character error {error:.4f}, whole lines {whole:.4f}")
        for text, read in readings[: given.show]:
            print(f"  {text} | {''.join(characters[number - 1] for number in read)}")


if __name__ == "__main__":
    main()
