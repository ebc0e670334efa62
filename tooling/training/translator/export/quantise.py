"""Float graphs to int8: weights per channel behind DequantizeLinear nodes; the arithmetic stays float32."""

from dataclasses import dataclass

import numpy
import onnx
from onnx import helper, numpy_helper

# Smaller tensors (biases, norms) would win nothing.
_SMALLEST_QUANTISED = 2048
_LARGEST_LEVEL = 127


@dataclass(frozen=True)
class Quantised:
    """int8 values with one scale for each index along `axis`."""

    values: numpy.ndarray
    scales: numpy.ndarray
    axis: int


def quantise(weights: numpy.ndarray, axis: int) -> Quantised:
    """Symmetric rounding, each channel along `axis` scaled so that its largest weight becomes 127."""
    others = tuple(index for index in range(weights.ndim) if index != axis)
    largest = numpy.abs(weights).max(axis=others, keepdims=True)
    scales = numpy.where(largest > 0, largest / _LARGEST_LEVEL, 1).astype(numpy.float32)
    return Quantised(numpy.rint(weights / scales).astype(numpy.int8), scales.reshape(-1), axis)


def dequantise(quantised: Quantised) -> numpy.ndarray:
    """The float32 weights that a runtime computes with."""
    shape = [-1 if index == quantised.axis else 1 for index in range(quantised.values.ndim)]
    return quantised.values.astype(numpy.float32) * quantised.scales.reshape(shape)


def quantise_graph(model: onnx.ModelProto) -> onnx.ModelProto:
    """A copy of `model` whose large float initialisers are int8.

    A table that is gathered from is scaled by row, a matrix that is multiplied with by column.
    """
    gathered = {node.input[0] for node in model.graph.node if node.op_type == "Gather"}
    copied = onnx.ModelProto()
    copied.CopyFrom(model)
    kept, nodes = [], []
    for tensor in model.graph.initializer:
        weights = numpy_helper.to_array(tensor)
        if weights.dtype != numpy.float32 or weights.ndim != 2 or weights.size < _SMALLEST_QUANTISED:
            kept.append(tensor)
            continue
        made = quantise(weights, 0 if tensor.name in gathered else 1)
        names = [f"{tensor.name}_{part}" for part in ("q", "s", "z")]
        arrays = (made.values, made.scales, numpy.zeros(len(made.scales), numpy.int8))
        kept += [numpy_helper.from_array(array, name) for name, array in zip(names, arrays)]
        nodes.append(helper.make_node("DequantizeLinear", names, [tensor.name], axis=made.axis))
    del copied.graph.initializer[:]
    copied.graph.initializer.extend(kept)
    others = list(copied.graph.node)
    del copied.graph.node[:]
    copied.graph.node.extend(nodes + others)
    onnx.checker.check_model(copied)
    return copied
