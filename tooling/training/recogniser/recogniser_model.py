"""
The network: a convolutional stem down to one row with four pixels a step, then self-attention blocks with a local
convolution each (after Gulati et al., "Conformer", 2020, without its second feed-forward half), then CTC's classes.
"""

from dataclasses import asdict, dataclass

import torch
from torch import nn

STRIDE = 4


@dataclass(frozen=True)
class RecogniserShape:
    """Sizes of the network. `stem` are the channels at heights 24, 12, 6 and 3; `bottleneck` is the width before the classes."""

    classes: int
    stem: tuple[int, int, int, int] = (32, 96, 176, 256)
    width: int = 272
    heads: int = 4
    blocks: int = 5
    hidden: int = 816
    bottleneck: int = 224
    dropout: float = 0.05

    def to_json(self) -> dict:
        """As stored beside weights."""
        return asdict(self)


def mask_for(steps: torch.Tensor, length: int) -> torch.Tensor:
    """1 for a line's own steps, 0 for padding: float [batch, length] from the numbers of steps [batch]."""
    return (torch.arange(length, device=steps.device)[None] < steps[:, None]).float()


class ConvolutionUnit(nn.Module):
    """Convolution, batch norm, activation. The caller zeroes the padding behind it."""

    def __init__(self, inputs: int, outputs: int, size: int, stride: tuple[int, int] = (1, 1), groups: int = 1, active: bool = True) -> None:
        super().__init__()
        self.convolution = nn.Conv2d(inputs, outputs, size, stride, size // 2, groups=groups, bias=False)
        self.norm = nn.BatchNorm2d(outputs)
        self.activation = nn.SiLU() if active else nn.Identity()

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.activation(self.norm(self.convolution(x)))


class StemBlock(nn.Module):
    """A residual block: depthwise, widened pointwise, back."""

    def __init__(self, channels: int, size: int, expansion: int = 2) -> None:
        super().__init__()
        self.depthwise = ConvolutionUnit(channels, channels, size, groups=channels, active=False)
        self.widen = ConvolutionUnit(channels, channels * expansion, 1)
        self.narrow = ConvolutionUnit(channels * expansion, channels, 1, active=False)

    def forward(self, x: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        added = x + self.narrow(self.widen(self.depthwise(x)))
        return added * mask.to(added.dtype)


class Halve(nn.Module):
    """A strided full convolution, or a strided depthwise one with a pointwise behind it."""

    def __init__(self, inputs: int, outputs: int, stride: tuple[int, int], full: bool) -> None:
        super().__init__()
        self.reduce = ConvolutionUnit(inputs, outputs if full else inputs, 3, stride, 1 if full else inputs, active=full)
        self.widen = nn.Identity() if full else ConvolutionUnit(inputs, outputs, 1)

    def forward(self, x: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        reduced = self.widen(self.reduce(x))
        return reduced * mask.to(reduced.dtype)


class Stem(nn.Module):
    """Lines [batch, 1, 48, width] to steps [batch, width / 4, 3 * channels]."""

    def __init__(self, channels: tuple[int, int, int, int]) -> None:
        super().__init__()
        first, second, third, fourth = channels
        self.stages = nn.ModuleList([
            nn.ModuleList([Halve(1, first, (2, 2), True), StemBlock(first, 3)]),
            nn.ModuleList([Halve(first, second, (2, 2), True), StemBlock(second, 5), StemBlock(second, 5)]),
            nn.ModuleList([Halve(second, third, (2, 1), False), StemBlock(third, 5), StemBlock(third, 5)]),
            nn.ModuleList([Halve(third, fourth, (2, 1), False), StemBlock(fourth, 5)]),
        ])  # fmt: skip
        self.features = 3 * fourth

    def forward(self, lines: torch.Tensor, widths: torch.Tensor) -> torch.Tensor:
        x = lines
        for number, stage in enumerate(self.stages):
            shrink = 2 if number == 0 else STRIDE
            steps = (widths + shrink - 1) // shrink
            mask = mask_for(steps, lines.shape[3] // shrink)[:, None, None, :]
            for layer in stage:
                x = layer(x, mask)
        return x.flatten(1, 2).transpose(1, 2)


class Attention(nn.Module):
    """Multi-head self-attention; padding is not attended to."""

    def __init__(self, width: int, heads: int) -> None:
        super().__init__()
        self.heads, self.size = heads, width // heads
        self.project = nn.Linear(width, 3 * width)
        self.join = nn.Linear(width, width)

    def forward(self, x: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        batch, steps, width = x.shape
        projected = self.project(x).view(batch, steps, 3, self.heads, self.size).permute(2, 0, 3, 1, 4)
        query, key, value = projected[0], projected[1], projected[2]
        scores = (query @ key.transpose(2, 3)) * self.size**-0.5
        scores = scores.float() + (mask[:, None, None, :] - 1) * 1e4
        attended = scores.softmax(3).to(value.dtype) @ value
        return self.join(attended.transpose(1, 2).reshape(batch, steps, width))


class SequenceBlock(nn.Module):
    """Attention, a local convolution and a feed-forward part, each added to its input."""

    def __init__(self, shape: RecogniserShape) -> None:
        super().__init__()
        width = shape.width
        self.norms = nn.ModuleList(nn.LayerNorm(width) for _ in range(3))
        self.attention = Attention(width, shape.heads)
        self.local = nn.Conv1d(width, width, 7, padding=3, groups=width)
        self.mix = nn.Linear(width, width)
        self.feed = nn.Sequential(nn.Linear(width, shape.hidden), nn.SiLU(), nn.Linear(shape.hidden, width))
        self.dropout = nn.Dropout(shape.dropout)

    def forward(self, x: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        x = x + self.dropout(self.attention(self.norms[0](x), mask))
        near = self.norms[1](x) * mask[:, :, None].to(x.dtype)
        near = nn.functional.silu(self.local(near.transpose(1, 2)).transpose(1, 2))
        x = x + self.dropout(self.mix(near))
        return x + self.dropout(self.feed(self.norms[2](x)))


class Recogniser(nn.Module):
    """Lines float [batch, 1, 48, width] and their widths int64 [batch] to logits float [batch, width / 4, classes]."""

    def __init__(self, shape: RecogniserShape) -> None:
        super().__init__()
        self.shape = shape
        self.stem = Stem(shape.stem)
        self.enter = nn.Linear(self.stem.features, shape.width)
        self.blocks = nn.ModuleList(SequenceBlock(shape) for _ in range(shape.blocks))
        self.norm = nn.LayerNorm(shape.width)
        self.narrow = nn.Linear(shape.width, shape.bottleneck)
        self.classify = nn.Linear(shape.bottleneck, shape.classes)

    def forward(self, lines: torch.Tensor, widths: torch.Tensor) -> torch.Tensor:
        mask = mask_for((widths + STRIDE - 1) // STRIDE, lines.shape[3] // STRIDE)
        x = self.enter(self.stem(lines, widths))
        for block in self.blocks:
            x = block(x, mask)
        return self.classify(self.narrow(self.norm(x)))


def count_parameters(model: nn.Module) -> int:
    """All trained numbers."""
    return sum(parameter.numel() for parameter in model.parameters())
