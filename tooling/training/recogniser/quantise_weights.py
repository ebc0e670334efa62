"""Stores a network's weights as int8 per output channel, with DequantizeLinear in front of their users; the arithmetic stays float32."""

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

LEAST_NUMBERS = 1024


def channel_axes(graph: onnx.GraphProto) -> dict[str, int]:
    """The output channel's axis of each weight: the first of a convolution's, the last of a matrix's."""
    axes = {}
    for node in graph.node:
        if node.op_type == "Conv":
            axes[node.input[1]] = 0
        elif node.op_type == "MatMul":
            axes[node.input[1]] = 1
        elif node.op_type == "Gemm":
            turned = any(attribute.name == "transB" and attribute.i for attribute in node.attribute)
            axes[node.input[1]] = 0 if turned else 1
    return axes


def quantise(values: np.ndarray, axis: int) -> tuple[np.ndarray, np.ndarray]:
    """int8 values and the float32 scale of each channel; symmetric, so zero stays zero."""
    others = tuple(i for i in range(values.ndim) if i != axis)
    scales = np.maximum(np.abs(values).max(others), 1e-8).astype(np.float32) / 127
    shape = [-1 if i == axis else 1 for i in range(values.ndim)]
    return np.round(values / scales.reshape(shape)).clip(-127, 127).astype(np.int8), scales


def quantise_weights(model: onnx.ModelProto) -> onnx.ModelProto:
    """The same model with its larger weights as int8. Small ones stay float32."""
    graph = model.graph
    axes = channel_axes(graph)
    kept, added = [], []
    for tensor in graph.initializer:
        values = numpy_helper.to_array(tensor)
        axis = axes.get(tensor.name)
        if axis is None or values.ndim < 2 or values.size < LEAST_NUMBERS:
            kept.append(tensor)
            continue
        whole, scales = quantise(values, axis)
        kept += [
            numpy_helper.from_array(whole, f"{tensor.name}.int8"),
            numpy_helper.from_array(scales, f"{tensor.name}.scale"),
            helper.make_tensor(f"{tensor.name}.zero", TensorProto.INT8, [len(scales)], np.zeros(len(scales), np.int8).tobytes(), raw=True),
        ]
        inputs = [f"{tensor.name}.int8", f"{tensor.name}.scale", f"{tensor.name}.zero"]
        added.append(helper.make_node("DequantizeLinear", inputs, [tensor.name], axis=axis))
    nodes = [*added, *graph.node]
    del graph.initializer[:], graph.node[:]
    graph.initializer.extend(kept)
    graph.node.extend(nodes)
    onnx.checker.check_model(model)
    return model
