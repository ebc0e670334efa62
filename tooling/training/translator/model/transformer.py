"""Encoder-decoder Transformer (Vaswani et al. 2017), norms before the sublayers, embeddings tied on all three sides."""

import math
from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn import functional

PADDING_ID = 0
# Large enough to leave a padded place nothing of the softmax.
MASKED = -1e9
# From PyTorch 2 on, and only for training: the exported graphs are made of the plain operations. On a CPU it is slower
# than those: with a mask, a step of the medium recipes took 1.68 s with it and 1.12 s without.
_HAS_FUSED_ATTENTION = hasattr(functional, "scaled_dot_product_attention")


@dataclass(frozen=True)
class ModelSizes:
    """Sizes of a model. `width` is a multiple of `heads`."""

    vocabulary: int
    width: int
    heads: int
    encoder_layers: int
    decoder_layers: int
    inner_width: int
    max_positions: int = 512

    @property
    def head_width(self) -> int:
        return self.width // self.heads


class Attention(nn.Module):
    """Multi-head attention; keys and values come from one matrix, so that a decoder can keep them between steps."""

    def __init__(self, sizes: ModelSizes):
        super().__init__()
        self.heads, self.head_width = sizes.heads, sizes.head_width
        self.query = nn.Linear(sizes.width, sizes.width)
        self.key_value = nn.Linear(sizes.width, 2 * sizes.width)
        self.output = nn.Linear(sizes.width, sizes.width)

    def keys_and_values(self, states: Tensor) -> tuple[Tensor, Tensor]:
        """[batch, places, width] to keys and values [batch, heads, places, head width]."""
        batch, places = states.shape[0], states.shape[1]
        both = self.key_value(states).view(batch, places, 2, self.heads, self.head_width).permute(2, 0, 3, 1, 4)
        return both[0], both[1]

    def forward(self, states: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None) -> Tensor:
        """`mask` is added to the scores [batch, heads, places, key places] and broadcasts."""
        batch, places = states.shape[0], states.shape[1]
        queries = self.query(states).view(batch, places, self.heads, self.head_width).transpose(1, 2)
        if self.training and mask is not None and queries.is_cuda and _HAS_FUSED_ATTENTION:
            mixed = functional.scaled_dot_product_attention(queries, keys, values, attn_mask=mask.to(queries.dtype))
            return self.output(mixed.transpose(1, 2).reshape(batch, places, self.heads * self.head_width))
        scores = torch.matmul(queries, keys.transpose(2, 3)) * (1 / math.sqrt(self.head_width))
        if mask is not None:
            scores = scores + mask
        mixed = torch.matmul(torch.softmax(scores, dim=-1), values).transpose(1, 2)
        return self.output(mixed.reshape(batch, places, self.heads * self.head_width))


class FeedForward(nn.Module):
    """Two matrices with a rectifier between."""

    def __init__(self, sizes: ModelSizes):
        super().__init__()
        self.inner = nn.Linear(sizes.width, sizes.inner_width)
        self.outer = nn.Linear(sizes.inner_width, sizes.width)

    def forward(self, states: Tensor) -> Tensor:
        return self.outer(functional.relu(self.inner(states)))


class EncoderLayer(nn.Module):
    def __init__(self, sizes: ModelSizes, dropout: float):
        super().__init__()
        self.attention_norm, self.attention = nn.LayerNorm(sizes.width), Attention(sizes)
        self.feed_norm, self.feed = nn.LayerNorm(sizes.width), FeedForward(sizes)
        self.dropout = nn.Dropout(dropout)

    def forward(self, states: Tensor, mask: Tensor) -> Tensor:
        normed = self.attention_norm(states)
        states = states + self.dropout(self.attention(normed, *self.attention.keys_and_values(normed), mask))
        return states + self.dropout(self.feed(self.feed_norm(states)))


class DecoderLayer(nn.Module):
    def __init__(self, sizes: ModelSizes, dropout: float):
        super().__init__()
        self.attention_norm, self.attention = nn.LayerNorm(sizes.width), Attention(sizes)
        self.source_norm, self.source_attention = nn.LayerNorm(sizes.width), Attention(sizes)
        self.feed_norm, self.feed = nn.LayerNorm(sizes.width), FeedForward(sizes)
        self.dropout = nn.Dropout(dropout)

    def forward(
        self,
        states: Tensor,
        source: tuple[Tensor, Tensor],
        source_mask: Tensor,
        causal_mask: Tensor | None,
        past: tuple[Tensor, Tensor] | None = None,
    ) -> tuple[Tensor, tuple[Tensor, Tensor]]:
        """New states, and the keys and values of all pieces said so far."""
        normed = self.attention_norm(states)
        keys, values = self.attention.keys_and_values(normed)
        if past is not None:
            keys, values = torch.cat([past[0], keys], dim=2), torch.cat([past[1], values], dim=2)
        states = states + self.dropout(self.attention(normed, keys, values, causal_mask))
        attended = self.source_attention(self.source_norm(states), *source, source_mask)
        states = states + self.dropout(attended)
        return states + self.dropout(self.feed(self.feed_norm(states))), (keys, values)


class Transformer(nn.Module):
    """The whole network; `encode` and `step` are what the two exported graphs hold."""

    def __init__(self, sizes: ModelSizes, dropout: float = 0.0):
        super().__init__()
        self.sizes = sizes
        self.embedding = nn.Embedding(sizes.vocabulary, sizes.width, padding_idx=PADDING_ID)
        self.encoder = nn.ModuleList(EncoderLayer(sizes, dropout) for _ in range(sizes.encoder_layers))
        self.decoder = nn.ModuleList(DecoderLayer(sizes, dropout) for _ in range(sizes.decoder_layers))
        self.encoder_norm, self.decoder_norm = nn.LayerNorm(sizes.width), nn.LayerNorm(sizes.width)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("positions", sinusoids(sizes.max_positions, sizes.width), persistent=False)
        self._initialise()

    def _initialise(self) -> None:
        for module in self.modules():
            if isinstance(module, nn.Linear):
                nn.init.xavier_uniform_(module.weight)
                nn.init.zeros_(module.bias)
        nn.init.normal_(self.embedding.weight, std=self.sizes.width**-0.5)
        with torch.no_grad():
            self.embedding.weight[PADDING_ID].zero_()

    def _embed(self, ids: Tensor, positions: Tensor) -> Tensor:
        return self.dropout(self.embedding(ids) * math.sqrt(self.sizes.width) + positions)

    def encode(self, ids: Tensor) -> tuple[Tensor, list[tuple[Tensor, Tensor]]]:
        """Ids [batch, source] to the mask [batch, 1, 1, source] and each decoder layer's source keys and values."""
        mask = (ids == PADDING_ID).unsqueeze(1).unsqueeze(1).to(self.positions.dtype) * MASKED
        states = self._embed(ids, self.positions[: ids.shape[1]])
        for layer in self.encoder:
            states = layer(states, mask)
        states = self.encoder_norm(states)
        return mask, [layer.source_attention.keys_and_values(states) for layer in self.decoder]

    def decode(self, ids: Tensor, mask: Tensor, sources: list[tuple[Tensor, Tensor]]) -> Tensor:
        """Target ids [batch, target] to the states [batch, target, width] that name the piece behind each."""
        length = ids.shape[1]
        causal = torch.full((length, length), MASKED, device=ids.device).triu(1)
        states = self._embed(ids, self.positions[:length])
        for layer, source in zip(self.decoder, sources):
            states, _ = layer(states, source, mask, causal)
        return self.decoder_norm(states)

    def step(
        self,
        last_ids: Tensor,
        position: Tensor,
        mask: Tensor,
        sources: list[tuple[Tensor, Tensor]],
        pasts: list[tuple[Tensor, Tensor]],
    ) -> tuple[Tensor, list[tuple[Tensor, Tensor]]]:
        """Last ids [batch, 1] at `position` [1] to logits [batch, vocabulary] and the grown keys and values."""
        states = self._embed(last_ids, self.positions[position])
        grown = []
        for layer, source, past in zip(self.decoder, sources, pasts):
            states, kept = layer(states, source, mask, None, past)
            grown.append(kept)
        # The table stands on the left so that an exported graph holds it once, not also transposed.
        return torch.matmul(self.embedding.weight, self.decoder_norm(states)[:, 0].t()).t(), grown

    def parameter_count(self) -> int:
        return sum(parameter.numel() for parameter in self.parameters())

    def logits(self, states: Tensor, ids: Tensor | None = None) -> Tensor:
        """States [..., width] to logits [..., vocabulary], or [..., ids] of some pieces alone."""
        table = self.embedding.weight if ids is None else self.embedding.weight.index_select(0, ids)
        return torch.matmul(states, table.transpose(0, 1))

    def forward(self, source_ids: Tensor, target_ids: Tensor) -> Tensor:
        """Logits [batch, target, vocabulary] of the piece behind each target piece."""
        mask, sources = self.encode(source_ids)
        return self.logits(self.decode(target_ids, mask, sources))


def sinusoids(places: int, width: int) -> Tensor:
    """Position signals [places, width], sine and cosine in turn (Vaswani et al. 2017, section 3.5)."""
    angles = torch.arange(places).unsqueeze(1) * torch.exp(torch.arange(0, width, 2) * (-math.log(10_000) / width))
    return torch.stack([angles.sin(), angles.cos()], dim=2).reshape(places, width)
