"""Leaves out of the graphs of a set what need not be stored in each."""

import math

import numpy
import onnx
from onnx import TensorProto, helper, numpy_helper

# Beside the graphs; ONNX calls a file like it external data.
SHARED_FILE = "embedding.bin"
# The exporter's own name of the embedding, with the ending that `quantise_graph` gives int8 values.
_SHARED_TENSOR = "embedding.weight_q"


def share_embedding(graphs: dict[str, onnx.ModelProto]) -> bytes:
    """Takes the int8 table of pieces out of all graphs, which then name its place in `SHARED_FILE`; gives that file's content.

    A graph may hold the first rows of the table alone. Raises ValueError when the graphs hold different tables.
    """
    tensors = [
        tensor
        for graph in graphs.values()
        for tensor in graph.graph.initializer
        if tensor.name.endswith(_SHARED_TENSOR)
    ]
    tables = [numpy_helper.to_array(tensor).tobytes() for tensor in tensors]
    content = max(tables, key=len, default=b"")
    if len(tables) != len(graphs) or not all(content.startswith(table) for table in tables):
        raise ValueError(f"{len(graphs)} graphs hold {len(tables)} tables of pieces, or not the same")
    for tensor, table in zip(tensors, tables):
        tensor.ClearField("raw_data")
        tensor.data_location = TensorProto.EXTERNAL
        for key, value in (("location", SHARED_FILE), ("offset", "0"), ("length", str(len(table)))):
            tensor.external_data.add(key=key, value=value)
    return content


def compute_positions(model: onnx.ModelProto, width: int) -> None:
    """Puts the formula of the position signals in the place of their table; a runtime works it out once, when it loads the graph.

    `sinusoids` in `model/transformer.py` is the same formula. Raises ValueError when a graph has no such table.
    """
    nodes = list(model.graph.node)
    tables = [node for node in nodes if node.op_type == "Constant" and _is_table(node, width)]
    if len(tables) != 1:
        raise ValueError(f"A graph holds {len(tables)} tables of positions")
    (table,) = tables
    places = table.attribute[0].t.dims[0]
    frequencies = numpy.exp(numpy.arange(0, width, 2, dtype=numpy.float32) * numpy.float32(-math.log(10_000) / width))
    constants = {
        "positions_first": numpy.float32(0),
        "positions_end": numpy.float32(places),
        "positions_step": numpy.float32(1),
        "positions_column": numpy.array([1], numpy.int64),
        "positions_depth": numpy.array([2], numpy.int64),
        "positions_frequencies": frequencies.reshape(1, -1),
        "positions_shape": numpy.array([places, width], numpy.int64),
    }
    formula = [
        helper.make_node("Range", ["positions_first", "positions_end", "positions_step"], ["positions_row"]),
        helper.make_node("Unsqueeze", ["positions_row", "positions_column"], ["positions_places"]),
        helper.make_node("Mul", ["positions_places", "positions_frequencies"], ["positions_angles"]),
        helper.make_node("Sin", ["positions_angles"], ["positions_sines"]),
        helper.make_node("Cos", ["positions_angles"], ["positions_cosines"]),
        helper.make_node("Unsqueeze", ["positions_sines", "positions_depth"], ["positions_even"]),
        helper.make_node("Unsqueeze", ["positions_cosines", "positions_depth"], ["positions_odd"]),
        helper.make_node("Concat", ["positions_even", "positions_odd"], ["positions_both"], axis=2),
        helper.make_node("Reshape", ["positions_both", "positions_shape"], list(table.output)),
    ]
    model.graph.initializer.extend(
        numpy_helper.from_array(numpy.asarray(value), name) for name, value in constants.items()
    )
    del model.graph.node[:]
    model.graph.node.extend(formula + [node for node in nodes if node is not table])
    onnx.checker.check_model(model)


def _is_table(node: onnx.NodeProto, width: int) -> bool:
    dims = node.attribute[0].t.dims
    return len(dims) == 2 and dims[1] == width
