"""A wider and deeper model that begins with what a smaller one has learned (Chen et al. 2016, "Net2Net"; Gong et al. 2019)."""

import math

import torch
from torch import Tensor, nn

from translator.model.transformer import Attention, FeedForward, Transformer
from translator.tokenizer import SPACE, Tokenizer

# Of the usual size of a fresh weight: new places start quietly and disturb little of what is known.
_QUIET = 0.1


@torch.no_grad()
def grow_weights(model: Transformer, tokenizer: Tokenizer, donor: Transformer, donor_tokenizer: Tokenizer) -> int:
    """Puts a smaller `donor` of as many heads and decoder layers into `model`, so that it says about what the donor says.

    The donor's places of a state go where the position signal swings about as fast, its encoder layers stand between new ones
    that add nothing at first, and a piece that it does not know begins as the mean of the donor's pieces that spell it.
    Gives the number of encoder layers that are new; a donor that does not fit is a `ValueError`.
    """
    large, small = model.sizes, donor.sizes
    if small.width > large.width or small.heads != large.heads or small.decoder_layers != large.decoder_layers:
        raise ValueError("The weights to grow from are wider than the recipe, or differ in heads or decoder layers")
    if small.encoder_layers > large.encoder_layers or small.inner_width > large.inner_width:
        raise ValueError("The weights to grow from have more encoder layers or wider inner layers than the recipe")
    places = _places_of_states(small.width, large.width)
    # A norm divides by the spread of all places; the new ones hold little more than the position signal.
    gain = math.sqrt(small.width / large.width)
    _grow_embedding(model, tokenizer, donor, donor_tokenizer, places)
    order = _order_of_layers(small.encoder_layers, large.encoder_layers)
    for layer, source in zip(model.encoder, order):
        if source is None:
            nn.init.zeros_(layer.attention.output.weight)
            nn.init.zeros_(layer.feed.outer.weight)
            continue
        given = donor.encoder[source]
        _grow_norms(layer, given, ("attention_norm", "feed_norm"), places, gain)
        _grow_attention(layer.attention, given.attention, places)
        _grow_feed(layer.feed, given.feed, places)
    for layer, given in zip(model.decoder, donor.decoder):
        _grow_norms(layer, given, ("attention_norm", "source_norm", "feed_norm"), places, gain)
        _grow_attention(layer.attention, given.attention, places)
        _grow_attention(layer.source_attention, given.source_attention, places)
        _grow_feed(layer.feed, given.feed, places)
    _grow_norms(model, donor, ("encoder_norm", "decoder_norm"), places, gain)
    return order.count(None)


def _places_of_states(small: int, large: int) -> Tensor:
    """For each place of the donor's states its place in the wider ones, sine and cosine kept together."""
    pairs = torch.arange(small // 2)
    wanted = torch.round(pairs * (large / small)).long()
    return torch.stack([2 * wanted, 2 * wanted + 1], dim=1).flatten()


def _order_of_layers(small: int, large: int) -> list[int | None]:
    """New layers (None) spread evenly behind the donor's: 3 into 6 is old, new, old, new, old, new."""
    order: list[int | None] = []
    for index in range(small):
        order.append(index)
        new = (large - small) * (index + 1) // small - (large - small) * index // small
        order += [None] * new
    return order


def _grow_embedding(
    model: Transformer, tokenizer: Tokenizer, donor: Transformer, donor_tokenizer: Tokenizer, places: Tensor
) -> None:
    own, given = model.embedding.weight, donor.embedding.weight
    # States begin as the embedding times the root of the width.
    scale = math.sqrt(donor.sizes.width / model.sizes.width)
    ids = {piece: index for index, (piece, _) in enumerate(donor_tokenizer.pieces)}
    own.mul_(_QUIET)
    for index, (piece, _) in enumerate(tokenizer.pieces):
        known = [ids[piece]] if piece in ids else donor_tokenizer.encode(piece.replace(SPACE, " ").strip())
        # The tokenizer puts a space in front, which is no part of a piece from inside a word.
        if len(known) > 1 and known[0] == ids.get(SPACE) and not piece.startswith(SPACE):
            known = known[1:]
        if known:
            own[index, places] = given[known].mean(dim=0) * scale


def _grow_norms(owner: nn.Module, given: nn.Module, names: tuple[str, ...], places: Tensor, gain: float) -> None:
    for name in names:
        own, known = getattr(owner, name), getattr(given, name)
        own.weight[places] = known.weight * gain
        own.bias[places] = known.bias


def _grow_attention(own: Attention, given: Attention, places: Tensor) -> None:
    heads, narrow, wide = own.heads, given.head_width, own.head_width
    rows = (torch.arange(heads).unsqueeze(1) * wide + torch.arange(narrow)).flatten()
    # Scores are divided by the root of a head's width, which is larger now.
    _grow_linear(own.query, given.query, rows, places, math.sqrt(wide / narrow))
    both = torch.cat([rows, rows + heads * wide])
    _grow_linear(own.key_value, given.key_value, both, places)
    _grow_linear(own.output, given.output, places, rows)


def _grow_feed(own: FeedForward, given: FeedForward, places: Tensor) -> None:
    inner = torch.arange(given.inner.out_features)
    _grow_linear(own.inner, given.inner, inner, places)
    _grow_linear(own.outer, given.outer, places, inner)


def _grow_linear(own: nn.Linear, given: nn.Linear, rows: Tensor, columns: Tensor, scale: float = 1.0) -> None:
    own.weight.mul_(_QUIET)
    own.weight[rows.unsqueeze(1), columns] = given.weight * scale
    own.bias[rows] = given.bias * scale
