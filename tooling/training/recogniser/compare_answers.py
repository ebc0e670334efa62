"""
Reads held-out lines with the trained network and with the exported one, and says how far their answers are apart.

    python3 compare_answers.py --data .data --weights .data/run --export .data/export

The exported one runs in onnxruntime-node on one thread, so the printed time a line is the pipeline's. Fails when the best
classes differ in more than one step of a hundred.
"""

import argparse
import json
import subprocess
import tempfile
from pathlib import Path

import numpy as np
import torch

from checkpoint import load_parts
from ctc import edit_distance, read_greedily
from glyph_splats import GlyphCells
from line_batches import draw_lines
from recogniser_model import STRIDE
from training_data import open_training_data
from validate import held_out_batches

LEAST_EQUAL = 0.99


def answer(model: Path, batches: list[tuple[np.ndarray, np.ndarray]], classes: int) -> tuple[list[np.ndarray], list[float]]:
    """The exported network's logits of each batch (lines, widths), and milliseconds."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        described = [{"count": len(x), "width": x.shape[3], "widths": widths.tolist()} for x, widths in batches]
        (folder / "batches.json").write_text(json.dumps(described))
        for i, (x, _) in enumerate(batches):
            x.astype("<f4").tofile(folder / f"lines-{i}.bin")
        script = Path(__file__).parent / "answer-lines.mjs"
        printed = subprocess.run(["node", script, model, folder], check=True, stdout=subprocess.PIPE, text=True).stdout
        logits = [np.fromfile(folder / f"logits-{i}.bin", "<f4").reshape(len(x), -1, classes) for i, (x, _) in enumerate(batches)]
    return logits, json.loads(printed)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--data", type=Path, default=Path(".data"))
    arguments.add_argument("--weights", type=Path, required=True)
    arguments.add_argument("--export", type=Path, required=True)
    arguments.add_argument("--lines", type=int, default=64, help="of each kind")
    given = arguments.parse_args()
    model, characters = load_parts(given.weights)
    training = json.loads((given.weights / "training.json").read_text(encoding="utf-8"))
    data = open_training_data(given.data, training["scripts"], training["characters"])
    cells = GlyphCells(data.atlas, torch.device("cpu"))
    planned = [batch for kind in training["kinds"] for batch in held_out_batches(data.held_out, kind, given.lines)]
    drawn = [(draw_lines(batch, cells, training["clean"]).numpy(), batch.widths) for batch in planned]
    answers, milliseconds = answer(given.export / "recogniser.onnx", drawn, len(characters) + 1)
    largest, equal, steps_seen = 0.0, 0, 0
    trained_errors = exported_errors = length = 0
    for batch, (lines, widths), logits in zip(planned, drawn, answers, strict=True):
        with torch.no_grad():
            wanted = model(torch.from_numpy(lines), torch.from_numpy(widths))
        steps = -(-torch.from_numpy(widths) // STRIDE)
        got = torch.from_numpy(logits)
        own = torch.arange(wanted.shape[1])[None] < steps[:, None]
        largest = max(largest, float((wanted - got).abs().amax(2)[own].max()))
        equal += int((wanted.argmax(2) == got.argmax(2))[own].sum())
        steps_seen += int(own.sum())
        targets = np.split(batch.targets, np.cumsum(batch.target_lengths)[:-1])
        for target, ours, theirs in zip(targets, read_greedily(wanted, steps), read_greedily(got, steps), strict=True):
            trained_errors += edit_distance(target.tolist(), ours)
            exported_errors += edit_distance(target.tolist(), theirs)
            length += len(target)
    lines_read = sum(len(batch.widths) for batch in planned)
    print(f"largest difference of a logit {largest:.3f}; same best class in {equal / steps_seen:.4f} of {steps_seen} steps")
    print(f"character error trained {trained_errors / length:.4f}, exported {exported_errors / length:.4f} over {lines_read} lines")
    print(f"onnxruntime-node, one thread: {sum(milliseconds) / lines_read:.1f} ms a line")
    if equal / steps_seen < LEAST_EQUAL:
        raise SystemExit("The exported network does not answer like the trained one.")


if __name__ == "__main__":
    main()
