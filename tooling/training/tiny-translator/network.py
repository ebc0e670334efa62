"""A transformer of one layer on each side, with the tensors that the hub's graphs have: masks, keys and values."""

import math

import torch
from torch import nn


class Attention(nn.Module):
    def __init__(self, width, heads):
        super().__init__()
        self.heads = heads
        self.query, self.key, self.value, self.out = (nn.Linear(width, width) for _ in range(4))

    def split(self, states):
        batch, length, width = states.shape
        return states.reshape(batch, length, self.heads, width // self.heads).transpose(1, 2)

    def keys_and_values(self, states):
        return self.split(self.key(states)), self.split(self.value(states))

    def forward(self, states, keys, values, bias):
        queries = self.split(self.query(states))
        scores = queries @ keys.transpose(2, 3) / math.sqrt(queries.shape[-1]) + bias
        mixed = (scores.softmax(-1) @ values).transpose(1, 2)
        return self.out(mixed.reshape(states.shape))


def feed_forward(width):
    return nn.Sequential(nn.Linear(width, 2 * width), nn.ReLU(), nn.Linear(2 * width, width))


def hide(mask):
    """0 where a position may be seen, a large negative number where not; (batch, length) to (batch, 1, 1, length)."""
    return (1 - mask[:, None, None, :].float()) * -1e9


class Encoder(nn.Module):
    def __init__(self, embedding, positions, width, heads):
        super().__init__()
        self.embedding, self.positions = embedding, positions
        self.attention, self.feed = Attention(width, heads), feed_forward(width)
        self.norms = nn.ModuleList(nn.LayerNorm(width) for _ in range(2))

    def forward(self, input_ids, attention_mask):
        states = self.embedding(input_ids) + self.positions[: input_ids.shape[1]]
        states = self.norms[0](states + self.attention(states, *self.attention.keys_and_values(states), hide(attention_mask)))
        return self.norms[1](states + self.feed(states))


class Decoder(nn.Module):
    def __init__(self, embedding, positions, width, heads):
        super().__init__()
        self.embedding, self.positions = embedding, positions
        self.own, self.cross, self.feed = Attention(width, heads), Attention(width, heads), feed_forward(width)
        self.norms = nn.ModuleList(nn.LayerNorm(width) for _ in range(3))

    def forward(self, encoder_attention_mask, input_ids, past, cross):
        """`past` and `cross` are keys and values, (batch, heads, length, width of a head) each."""
        start = past[0].shape[2]
        length = input_ids.shape[1]
        states = self.embedding(input_ids) + self.positions[start : start + length]
        keys, values = (torch.cat(pair, 2) for pair in zip(past, self.own.keys_and_values(states)))
        rows = torch.arange(length)[:, None] + start
        bias = (torch.arange(start + length)[None, :] > rows).float() * -1e9
        states = self.norms[0](states + self.own(states, keys, values, bias))
        states = self.norms[1](states + self.cross(states, *cross, hide(encoder_attention_mask)))
        states = self.norms[2](states + self.feed(states))
        return states @ self.embedding.weight.T, keys, values


class Translator(nn.Module):
    def __init__(self, vocabulary_size, width, heads, positions):
        super().__init__()
        embedding = nn.Embedding(vocabulary_size, width)
        nn.init.normal_(embedding.weight, std=0.3)
        places = nn.Parameter(torch.randn(positions, width) * 0.3)
        self.encoder = Encoder(embedding, places, width, heads)
        self.decoder = Decoder(embedding, places, width, heads)

    def forward(self, source, mask, entered):
        encoded = self.encoder(source, mask)
        nothing = torch.zeros(len(source), self.decoder.own.heads, 0, encoded.shape[-1] // self.decoder.own.heads)
        cross = self.decoder.cross.keys_and_values(encoded)
        return self.decoder(mask, entered, (nothing, nothing), cross)[0]
