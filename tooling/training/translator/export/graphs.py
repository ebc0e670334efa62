"""The two graphs of a set: the encoder, and one step of the decoder."""

import copy
import io
from collections.abc import Sequence

import onnx
import torch
from torch import Tensor, nn

from translator.model.transformer import PADDING_ID, Transformer

# The first opset whose DequantizeLinear scales per channel; every runtime in use knows it.
OPSET = 13


class EncoderGraph(nn.Module):
    """`ids` to the mask and each decoder layer's source keys and values."""

    def __init__(self, model: Transformer):
        super().__init__()
        self.model = model

    def forward(self, ids: Tensor) -> tuple[Tensor, ...]:
        mask, sources = self.model.encode(ids)
        return (mask, *_flatten(sources))


class DecoderStepGraph(nn.Module):
    """The last piece and what is kept of those before to logits and what is kept for the next step."""

    def __init__(self, model: Transformer):
        super().__init__()
        self.model = model

    def forward(self, y: Tensor, pos: Tensor, mask: Tensor, *kept: Tensor) -> tuple[Tensor, ...]:
        layers = self.model.sizes.decoder_layers
        crossed, past = _pair_up(kept[: 2 * layers]), _pair_up(kept[2 * layers :])
        logits, grown = self.model.step(y, pos, mask, crossed, past)
        return (logits, *_flatten(grown))


def export_graphs(model: Transformer, said_pieces: int | None = None) -> dict[str, onnx.ModelProto]:
    """File name to float graph; the decoder's knows the first `said_pieces` pieces alone, or all."""
    model = model.eval()
    sizes = model.sizes
    crosses, pasts, grown = (_layer_names(prefix, sizes.decoder_layers) for prefix in ("cross", "past", "new"))
    batch, source, said = 2, 5, 3
    ids = torch.randint(4, said_pieces or sizes.vocabulary, (batch, source))
    cross = torch.randn(batch, sizes.heads, source, sizes.head_width)
    past = torch.randn(batch, sizes.heads, said, sizes.head_width)
    encoder = _export(
        EncoderGraph(model),
        (ids,),
        ["ids"],
        {"ids": {0: "b", 1: "s"}},
        {"mask": {0: "b", 3: "s"}, **dict.fromkeys(crosses, {0: "b", 2: "s"})},
    )
    inputs = (ids[:, :1], torch.tensor([said]), torch.zeros(batch, 1, 1, source), *[cross] * len(crosses))
    decoder = _export(
        DecoderStepGraph(model if said_pieces is None else _with_first_pieces(model, said_pieces)),
        (*inputs, *[past] * len(pasts)),
        ["y", "pos", "mask", *crosses, *pasts],
        {
            "y": {0: "b"},
            "mask": {0: "b", 3: "s"},
            **dict.fromkeys(crosses, {0: "b", 2: "s"}),
            **dict.fromkeys(pasts, {0: "b", 2: "t"}),
        },
        {"logits": {0: "b"}, **dict.fromkeys(grown, {0: "b", 2: "n"})},
    )
    return {"encoder.onnx": encoder, "decoder.onnx": decoder}


def _with_first_pieces(model: Transformer, count: int) -> Transformer:
    cut = copy.deepcopy(model)
    cut.embedding = nn.Embedding.from_pretrained(model.embedding.weight[:count].detach(), padding_idx=PADDING_ID)
    return cut


def _export(
    graph: nn.Module, inputs: tuple[Tensor, ...], names: list[str], input_axes: dict, output_axes: dict
) -> onnx.ModelProto:
    written = io.BytesIO()
    # The newer exporter of PyTorch 2 writes another opset and other names; the older one takes no such word in PyTorch 1.
    choice = {"dynamo": False} if int(torch.__version__.split(".")[0]) >= 2 else {}
    torch.onnx.export(
        graph,
        inputs,
        written,
        input_names=names,
        output_names=list(output_axes),
        dynamic_axes={**input_axes, **output_axes},
        opset_version=OPSET,
        do_constant_folding=True,
        **choice,
    )
    return onnx.load_from_string(written.getvalue())


def _layer_names(prefix: str, layers: int) -> list[str]:
    return [f"{prefix}_{kind}_{layer}" for layer in range(layers) for kind in ("k", "v")]


def _flatten(pairs: Sequence[tuple[Tensor, Tensor]]) -> list[Tensor]:
    return [tensor for pair in pairs for tensor in pair]


def _pair_up(tensors: Sequence[Tensor]) -> list[tuple[Tensor, Tensor]]:
    return list(zip(tensors[::2], tensors[1::2]))
