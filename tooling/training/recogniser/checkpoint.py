"""Weights on disk: whole states to resume from, and half-precision parts small enough to travel."""

import json
from pathlib import Path

import torch

from recogniser_model import Recogniser, RecogniserShape

PART_BYTES = 12 * 2**20


def save_state(path: Path, state: dict) -> None:
    """Writes a state whole or not at all."""
    part = path.with_suffix(".part")
    torch.save(state, part)
    part.replace(path)


def load_state(path: Path) -> dict:
    """A state that `save_state` wrote, on the CPU."""
    return torch.load(path, map_location="cpu")


def save_parts(folder: Path, model: Recogniser, characters: list[str]) -> None:
    """The weights in half precision as `weights-1.pt`, `weights-2.pt` and so on, and `recogniser.json` beside them."""
    folder.mkdir(parents=True, exist_ok=True)
    parts: list[dict[str, torch.Tensor]] = [{}]
    filled = 0
    for name, values in model.state_dict().items():
        half = values.detach().cpu()
        half = half.half() if half.is_floating_point() else half
        if filled + half.numel() * half.element_size() > PART_BYTES:
            parts.append({})
            filled = 0
        parts[-1][name] = half.clone()
        filled += half.numel() * half.element_size()
    for number, part in enumerate(parts, 1):
        torch.save(part, folder / f"weights-{number}.pt")
    description = {"shape": model.shape.to_json(), "characters": characters}
    (folder / "recogniser.json").write_text(json.dumps(description, ensure_ascii=False), encoding="utf-8")


def load_parts(folder: Path) -> tuple[Recogniser, list[str]]:
    """The model that `save_parts` wrote, in single precision and ready to read, and its characters."""
    description = json.loads((folder / "recogniser.json").read_text(encoding="utf-8"))
    shape = {name: tuple(value) if isinstance(value, list) else value for name, value in description["shape"].items()}
    model = Recogniser(RecogniserShape(**shape))
    weights: dict[str, torch.Tensor] = {}
    for path in sorted(folder.glob("weights-*.pt")):
        weights.update(torch.load(path, map_location="cpu"))
    model.load_state_dict({name: w.float() if w.is_floating_point() else w for name, w in weights.items()})
    return model.eval(), description["characters"]
