"""
Writes `recogniser.onnx` (int8 weights) and `characters.json` from trained weights, and lines to compare the answers on.

    python3 export_onnx.py --weights .data/run --out .data/export
"""

import argparse
import inspect
import json
from pathlib import Path

import onnx
import torch

from checkpoint import load_parts
from line_layout import HEIGHT
from quantise_weights import quantise_weights
from recogniser_model import STRIDE, Recogniser

OPSET = 17
MOST_BYTES = 12 * 2**20


def export(model: Recogniser, path: Path) -> None:
    """The network in float32, batch and width free."""
    lines, widths = torch.rand(2, 1, HEIGHT, 64), torch.tensor([50, 64])
    # Newer PyTorch exports by tracing a graph of its own by default; the older way is in both.
    older = {"dynamo": False} if "dynamo" in inspect.signature(torch.onnx.export).parameters else {}
    torch.onnx.export(
        model, (lines, widths), str(path), opset_version=OPSET, input_names=["lines", "widths"], output_names=["logits"],
        dynamic_axes={"lines": {0: "batch", 3: "width"}, "widths": {0: "batch"}, "logits": {0: "batch", 1: "steps"}}, **older,
    )  # fmt: skip


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--weights", type=Path, required=True)
    arguments.add_argument("--out", type=Path, required=True)
    given = arguments.parse_args()
    model, characters = load_parts(given.weights)
    given.out.mkdir(parents=True, exist_ok=True)
    whole = given.out / "recogniser-float.onnx"
    export(model, whole)
    target = given.out / "recogniser.onnx"
    onnx.save(quantise_weights(onnx.load(str(whole))), str(target))
    whole.unlink()
    description = {"height": HEIGHT, "stride": STRIDE, "characters": characters}
    (given.out / "characters.json").write_text(json.dumps(description, ensure_ascii=False), encoding="utf-8")
    size = target.stat().st_size
    print(f"{target}: {size / 2**20:.2f} MiB, {len(characters) + 1} classes")
    if size > MOST_BYTES:
        raise SystemExit(f"{target.name} is larger than {MOST_BYTES >> 20} MiB.")


if __name__ == "__main__":
    main()
