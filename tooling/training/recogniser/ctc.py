"""Connectionist temporal classification (Graves et al., 2006): loss, greedy reading, distance. Class 0 is the blank."""

import torch
from torch.nn import functional

BLANK = 0


def steps_needed(targets: list[int]) -> int:
    """The fewest steps that can spell the targets: one each, and a blank between equal neighbours."""
    return len(targets) + sum(a == b for a, b in zip(targets, targets[1:], strict=False))


def ctc_loss(logits: torch.Tensor, steps: torch.Tensor, targets: torch.Tensor, target_lengths: torch.Tensor) -> torch.Tensor:
    """
    The mean over the lines of the loss per target character.

    `logits` [batch, steps, classes], `targets` joined end to end [sum of lengths]; `steps` and `target_lengths` [batch] on
    the CPU, where PyTorch asks for them. A line with too few steps for its targets counts nothing.
    """
    chances = logits.float().log_softmax(2).transpose(0, 1)
    losses = functional.ctc_loss(chances, targets, steps, target_lengths, BLANK, reduction="none", zero_infinity=True)
    return (losses / target_lengths.clamp(min=1).to(losses.device)).mean()


def read_greedily(logits: torch.Tensor, steps: torch.Tensor) -> list[list[int]]:
    """The best class of each step, repeats joined and blanks dropped: a list of classes for each line."""
    best = logits.argmax(2).cpu()
    lines = []
    for path, length in zip(best, steps.tolist(), strict=True):
        joined = torch.unique_consecutive(path[:length])
        lines.append(joined[joined != BLANK].tolist())
    return lines


def edit_distance(a: list[int], b: list[int]) -> int:
    """Levenshtein's distance."""
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        diagonal, row[0] = row[0], i
        for j, y in enumerate(b, 1):
            diagonal, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, diagonal + (x != y))
    return row[-1]
