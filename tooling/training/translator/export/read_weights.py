"""Reads the weights of a shipped set back out of its two graphs, so that training can go on from them."""

import json
from pathlib import Path

import numpy
import onnx
import torch
from onnx import numpy_helper

from translator.model.transformer import ModelSizes, Transformer

def read_model(folder: Path, dropout: float = 0.0) -> Transformer:
    """The network of a folder with `encoder.onnx`, `decoder.onnx` and `config.json`, its int8 weights made floats."""
    config = json.loads((folder / "config.json").read_text())
    encoder, decoder = _Graph(folder / "encoder.onnx"), _Graph(folder / "decoder.onnx")
    # The decoder's table of pieces may be the front of the encoder's.
    weights = {**decoder.weights, **encoder.weights}
    sizes = ModelSizes(
        vocabulary=weights["embedding.weight"].shape[0],
        width=config["d_model"],
        heads=config["heads"],
        encoder_layers=len({name.split(".")[1] for name in weights if name.startswith("encoder.")}),
        decoder_layers=config["decoder_layers"],
        inner_width=weights["encoder.0.feed.inner.bias"].shape[0],
        max_positions=config["max_positions"],
    )
    model = Transformer(sizes, dropout)
    model.load_state_dict({name: torch.from_numpy(value.copy()) for name, value in weights.items()})
    return model


class _Graph:
    def __init__(self, path: Path):
        self._graph = onnx.load(str(path)).graph
        self._tensors = {tensor.name: numpy_helper.to_array(tensor) for tensor in self._graph.initializer}
        # Equal tensors, such as the biases of a training that has hardly begun, are written once and named again.
        for node in self._graph.node:
            if node.op_type == "Identity" and node.input[0] in self._tensors:
                self._tensors[node.output[0]] = self._tensors[node.input[0]]
        self._floats = {
            node.output[0]: self._dequantise(node) for node in self._graph.node if node.op_type == "DequantizeLinear"
        }
        self.weights = {**self._vectors(), **self._matrices(), "embedding.weight": self._embedding()}

    def _vectors(self) -> dict[str, numpy.ndarray]:
        return {
            _parameter_name(name): value
            for name, value in self._tensors.items()
            if value.dtype == numpy.float32 and name.endswith((".weight", ".bias"))
        }

    def _matrices(self) -> dict[str, numpy.ndarray]:
        # The exporter numbers matrices; the bias that is added to a product still has its name.
        products = {
            node.output[0]: self._floats[node.input[1]]
            for node in self._graph.node
            if node.op_type == "MatMul" and node.input[1] in self._floats
        }
        added = [(node.input, node.input[::-1]) for node in self._graph.node if node.op_type == "Add"]
        return {
            _parameter_name(bias).removesuffix("bias") + "weight": products[product].T
            for orders in added
            for bias, product in orders
            if product in products and bias in self._tensors
        }

    def _embedding(self) -> numpy.ndarray:
        gathered = (node.input[0] for node in self._graph.node if node.op_type == "Gather")
        return next(self._floats[name] for name in gathered if name.endswith("emb.weight") or "embedding" in name)

    def _dequantise(self, node: onnx.NodeProto) -> numpy.ndarray:
        values, scales, zeros = (self._tensors[name] for name in node.input)
        axis = next((attribute.i for attribute in node.attribute if attribute.name == "axis"), 1)
        shape = [-1 if dimension == axis else 1 for dimension in range(values.ndim)]
        shifted = values.astype(numpy.float32) - zeros.astype(numpy.float32).reshape(shape)
        return shifted * scales.reshape(shape)


# Names of the first sets' parameters, whose exporter wrote them short.
_SHORT_NAMES = {
    "m.": "",
    "enc.": "encoder.",
    "dec.": "decoder.",
    ".sa.": ".attention.",
    ".ca.": ".source_attention.",
    ".q.": ".query.",
    ".kv.": ".key_value.",
    ".o.": ".output.",
    ".n1.": ".attention_norm.",
    ".n2.": ".source_norm.",
    ".n3.": ".feed_norm.",
    ".f1.": ".feed.inner.",
    ".f2.": ".feed.outer.",
}
_SHORT_NORMS = {"ne": "encoder_norm", "nd": "decoder_norm"}


def _parameter_name(name: str) -> str:
    if not name.startswith("m."):
        return name.removeprefix("model.")
    owner, _, rest = name.removeprefix("m.").partition(".")
    if owner in _SHORT_NORMS:
        return f"{_SHORT_NORMS[owner]}.{rest}"
    for short, whole in _SHORT_NAMES.items():
        name = name.replace(short, whole)
    return name
