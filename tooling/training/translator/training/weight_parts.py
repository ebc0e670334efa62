"""A model's weights as half-precision files of a few megabytes each: what a training hands on."""

import json
from pathlib import Path

import numpy
import torch

from translator.model.transformer import ModelSizes, Transformer

# Files that travel between machines are often bounded in size.
_LARGEST_PART_BYTES = 14_000_000
_ABOUT = "weights.json"


def write_parts(model: Transformer, folder: Path, about: dict) -> None:
    """Writes `weights-0.npz` and on, and `weights.json` with the sizes and what `about` says of the training."""
    parts: list[dict[str, numpy.ndarray]] = [{}]
    for name, value in model.state_dict().items():
        array = value.detach().cpu().numpy().astype(numpy.float16)
        if parts[-1] and sum(other.nbytes for other in parts[-1].values()) + array.nbytes > _LARGEST_PART_BYTES:
            parts.append({})
        parts[-1][name] = array
    for old in folder.glob("weights-*.npz"):
        old.unlink()
    for index, part in enumerate(parts):
        numpy.savez_compressed(folder / f"weights-{index}.npz", **part)
    (folder / _ABOUT).write_text(json.dumps({"sizes": vars(model.sizes), "parts": len(parts), **about}))


def read_parts(folder: Path, dropout: float = 0.0) -> tuple[Transformer, dict]:
    """The model of a folder and what its `weights.json` says; a missing part is an error."""
    about = json.loads((folder / _ABOUT).read_text())
    weights: dict[str, torch.Tensor] = {}
    for index in range(about["parts"]):
        with numpy.load(folder / f"weights-{index}.npz") as part:
            weights.update({name: torch.from_numpy(part[name].astype(numpy.float32)) for name in part.files})
    model = Transformer(ModelSizes(**about["sizes"]), dropout)
    model.load_state_dict(weights)
    return model, about


def has_parts(folder: Path) -> bool:
    return (folder / _ABOUT).exists()
