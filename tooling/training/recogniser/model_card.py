"""
Writes the model card of exported weights: data, fonts and licences, training, scores, known failures with pictures of our own.

    python3 model_card.py --data .data --weights .data/run --export .data/export
"""

import argparse
import json
from pathlib import Path

import numpy as np
import torch
from PIL import Image

from checkpoint import load_parts
from ctc import edit_distance, read_greedily
from font_table import read_faces
from glyph_splats import GlyphCells
from line_batches import draw_lines
from recogniser_model import STRIDE
from sentences import CORPORA
from training_data import TrainingData, open_training_data
from validate import held_out_batches

FAILURES = 24
LINES_SEARCHED = 128
GAP = 6

CARD = """# recogniser: lines of comic lettering

A convolutional stem and {blocks} self-attention blocks with CTC: {parameters:,} parameters, {classes:,} classes, int8 weights per
channel, {size:.1f} MiB. Reads rows, and columns turned a quarter counter-clockwise, of Japanese, Chinese (simplified and
traditional), Korean, Latin and Cyrillic lettering. Inputs and outputs: `tooling/training/recogniser/README.md`.

## Data

Lines drawn by `tooling/training/recogniser` alone; no page of any comic. Texts are cuts of the training part of the open
corpora ({languages}), lettered as comics letter, and random characters so that rare ones get their turn.

| face | source | licence | scripts | style | use |
| --- | --- | --- | --- | --- | --- |
{fonts}

## Training

{training}

## Scores

Character error and lines read whole, greedy reading, on drawn lines in faces and with sentences that were held out:

| lines | character error | whole lines |
| --- | ---: | ---: |
{scores}

## Known failures

Drawn lines that it reads worst, in the order of the pictures ([failures.png](failures.png)); left what they say, right what
was read.

{failures}
"""


def describe_training(training: dict) -> str:
    """The run in words."""
    minutes = training["seconds"] / 60
    what = "Rehearsal: black letters on white paper. " if training["clean"] else ""
    return (
        f"{what}Seed {training['seed']}, {training['batches']:,} batches, {training['lines']:,} lines in {minutes:.0f} minutes on "
        f"{training['device']} ({training['lines'] / training['seconds']:,.0f} lines a second)."
    )


def find_failures(data: TrainingData, weights: Path, training: dict) -> list[tuple[str, str, np.ndarray]]:
    """The lines read worst: text, reading, picture."""
    model, characters = load_parts(weights)
    cells = GlyphCells(data.atlas, torch.device("cpu"))
    found = []
    for kind in training["kinds"]:
        for batch in held_out_batches(data.held_out, kind, LINES_SEARCHED):
            lines, widths = draw_lines(batch, cells, training["clean"]), torch.from_numpy(batch.widths)
            with torch.no_grad():
                read = read_greedily(model(lines, widths), -(-widths // STRIDE))
            for line, width, text, classes in zip(lines, batch.widths, batch.texts, read, strict=True):
                reading = "".join(characters[number - 1] for number in classes)
                share = edit_distance(list(text), list(reading)) / len(text)
                found.append((share, text, reading, (255 * (1 - line[0, :, :width])).byte().numpy()))
    found.sort(key=lambda failure: -failure[0])
    return [(text, reading, picture) for share, text, reading, picture in found[:FAILURES] if share > 0]


def draw_sheet(pictures: list[np.ndarray], path: Path) -> None:
    """The pictures below each other."""
    width = max((picture.shape[1] for picture in pictures), default=8)
    height = max(1, sum(picture.shape[0] + GAP for picture in pictures))
    sheet = Image.new("L", (width, height), 128)
    y = 0
    for picture in pictures:
        sheet.paste(Image.fromarray(picture), (0, y))
        y += picture.shape[0] + GAP
    sheet.save(path, optimize=True)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--data", type=Path, default=Path(".data"))
    arguments.add_argument("--weights", type=Path, required=True)
    arguments.add_argument("--export", type=Path, required=True)
    given = arguments.parse_args()
    training = json.loads((given.weights / "training.json").read_text(encoding="utf-8"))
    shape = json.loads((given.weights / "recogniser.json").read_text(encoding="utf-8"))["shape"]
    data = open_training_data(given.data, training["scripts"], training["characters"])
    failures = find_failures(data, given.weights, training)
    draw_sheet([picture for *_, picture in failures], given.export / "failures.png")
    fonts = [
        f"| {f.name} | {f.source} {f.file} | {f.licence} | {', '.join(f.scripts)} | {f.style} | {'held out' if f.held_out else 'training'} |"
        for f in read_faces()
        if not training["scripts"] or set(f.scripts) & set(training["scripts"])
    ]
    scores = [f"| {kind} | {s['character error']:.4f} | {s['whole lines']:.3f} |" for kind, s in training["scores"].items()]
    card = CARD.format(
        blocks=shape["blocks"], parameters=training["parameters"], classes=shape["classes"],
        size=(given.export / "recogniser.onnx").stat().st_size / 2**20, languages=", ".join(CORPORA), fonts="\n".join(fonts),
        training=describe_training(training), scores="\n".join(scores),
        failures="\n".join(f"1. `{text}` read as `{reading}`" for text, reading, _ in failures),
    )  # fmt: skip
    (given.export / "model-card.md").write_text(card, encoding="utf-8")
    print(f"{given.export / 'model-card.md'}: {len(fonts)} faces, {len(failures)} failures shown")


if __name__ == "__main__":
    main()
