"""A model out of whatever folder holds one."""

from pathlib import Path

from translator.model.transformer import Transformer
from translator.training.weight_parts import has_parts, read_parts


def load_model(folder: Path, dropout: float = 0.0) -> Transformer:
    """The model of a run (`weights-*.npz`) or of an exported set (`encoder.onnx`, `decoder.onnx`)."""
    if has_parts(folder):
        return read_parts(folder, dropout)[0]
    # Machines that only train need no ONNX library.
    from translator.export.read_weights import read_model

    return read_model(folder, dropout)
