"""Writes encoder and merged decoder as the hub's translation models have them: one decoder graph with two branches, chosen by
`use_cache_branch`: the first step works out keys and values of the source, later ones take them as they came out."""

import io

import onnx
import torch
from onnx import TensorProto, helper
from torch import nn

OPSET = 13
KINDS = [f"{part}.{kind}" for part in ("decoder", "encoder") for kind in ("key", "value")]
PAST = [f"past_key_values.0.{kind}" for kind in KINDS]
PRESENT = [f"present.0.{kind}" for kind in KINDS]


class FirstStep(nn.Module):
    def __init__(self, decoder):
        super().__init__()
        self.decoder = decoder

    def forward(self, encoder_attention_mask, input_ids, encoder_hidden_states):
        cross = self.decoder.cross.keys_and_values(encoder_hidden_states)
        nothing = cross[0][:, :, :0]
        logits, *own = self.decoder(encoder_attention_mask, input_ids, (nothing, nothing), cross)
        return (logits, *own, *cross)


class NextStep(nn.Module):
    def __init__(self, decoder):
        super().__init__()
        self.decoder = decoder

    def forward(self, encoder_attention_mask, input_ids, past_key, past_value, cross_key, cross_value):
        cross = (cross_key, cross_value)
        logits, *own = self.decoder(encoder_attention_mask, input_ids, (past_key, past_value), cross)
        return (logits, *own, *(torch.clone(one) for one in cross))


def export(module, inputs, names, outputs):
    buffer = io.BytesIO()
    axes = {name: {axis: f"{name}_{axis}" for axis in free_axes(name)} for name in [*names, *outputs]}
    torch.onnx.export(
        module, inputs, buffer, input_names=names, output_names=outputs, dynamic_axes=axes, opset_version=OPSET, do_constant_folding=False
    )
    return onnx.load_from_string(buffer.getvalue())


def free_axes(name):
    return (0, 2) if name.startswith(("past", "present")) else (0, 1)


def merge(first, later):
    """One graph with an `If`; what both branches have in common stands outside of them."""
    shared, branches = {}, []
    for tag, graph in (("first", first.graph), ("later", later.graph)):
        kept = {weight.name for weight in graph.initializer}
        shared |= {weight.name: weight for weight in graph.initializer}
        given = {entry.name for entry in graph.input}
        rename = lambda name: name if name in kept | given or name == "" else f"{tag}/{name}"  # noqa: E731
        for node in graph.node:
            node.input[:] = [rename(name) for name in node.input]
            node.output[:] = [rename(name) for name in node.output]
            node.name = f"{tag}/{node.name}"
        outputs = [helper.make_tensor_value_info(rename(entry.name), TensorProto.FLOAT, None) for entry in graph.output]
        branches.append(helper.make_graph(list(graph.node), tag, [], outputs))
    choice = helper.make_node("If", ["use_cache_branch"], [entry.name for entry in first.graph.output], then_branch=branches[1], else_branch=branches[0])
    inputs = {entry.name: entry for graph in (first.graph, later.graph) for entry in graph.input}
    flag = helper.make_tensor_value_info("use_cache_branch", TensorProto.BOOL, [1])
    graph = helper.make_graph([choice], "decoder", [*inputs.values(), flag], list(first.graph.output), list(shared.values()))
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", OPSET)], ir_version=7)
    onnx.checker.check_model(model)
    return model


def write_graphs(model):
    """File name to bytes. The names say `quantized` as the hub's do; weights this small stay in 32 bits."""
    ids, mask = torch.ones(2, 5, dtype=torch.long), torch.ones(2, 5, dtype=torch.long)
    encoded = model.encoder(ids, mask)
    encoder = export(model.encoder, (ids, mask), ["input_ids", "attention_mask"], ["last_hidden_state"])
    step_inputs = ["encoder_attention_mask", "input_ids"]
    first = export(FirstStep(model.decoder), (mask, ids[:, :2], encoded), [*step_inputs, "encoder_hidden_states"], ["logits", *PRESENT])
    _, *past = FirstStep(model.decoder)(mask, ids[:, :2], encoded)
    later = export(NextStep(model.decoder), (mask, ids[:, :1], *past), [*step_inputs, *PAST], ["logits", *PRESENT])
    return {
        "encoder_model_quantized.onnx": encoder.SerializeToString(),
        "decoder_model_merged_quantized.onnx": merge(first, later).SerializeToString(),
    }
