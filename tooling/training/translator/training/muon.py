"""Muon: momentum made orthogonal, for the matrices inside a network (Jordan et al. 2024, kellerjordan.github.io/posts/muon)."""

import torch
from torch import Tensor

# Coefficients of the quintic that pulls singular values towards 1 (Jordan et al. 2024).
_QUINTIC = (3.4445, -4.7750, 2.0315)
_ITERATIONS = 5
# With it a step is about as long as one of AdamW, so that both go by one learning rate (Liu et al. 2025, section 2.2).
_LENGTH_OF_ADAM = 0.2


class Muon(torch.optim.Optimizer):
    """Steps matrices [rows, columns]. `lr` and `weight_decay` are AdamW's; everything but matrices is a `ValueError`.

    `bfloat16` is how the iteration multiplies; the matrices themselves keep their precision.
    """

    def __init__(
        self, parameters, lr: float, momentum: float = 0.95, weight_decay: float = 0.01, bfloat16: bool = False
    ):
        super().__init__(parameters, {"lr": lr, "momentum": momentum, "weight_decay": weight_decay})
        if any(parameter.ndim != 2 for group in self.param_groups for parameter in group["params"]):
            raise ValueError("Muon steps matrices alone")
        self.bfloat16 = bfloat16

    @torch.no_grad()
    def step(self, closure: None = None) -> None:
        for group in self.param_groups:
            for parameter in group["params"]:
                if parameter.grad is None:
                    continue
                state = self.state[parameter]
                if "momentum" not in state:
                    state["momentum"] = torch.zeros_like(parameter)
                mean = state["momentum"].lerp_(parameter.grad, 1 - group["momentum"])
                # Nesterov's: the gradient counts once more.
                update = make_orthogonal(parameter.grad.lerp(mean, group["momentum"]), self.bfloat16)
                length = _LENGTH_OF_ADAM * max(parameter.shape) ** 0.5
                parameter.mul_(1 - group["lr"] * group["weight_decay"]).add_(update, alpha=-group["lr"] * length)


def make_orthogonal(matrix: Tensor, bfloat16: bool = False) -> Tensor:
    """[rows, columns] to about the nearest matrix whose singular values are all alike, by Newton and Schulz's iteration."""
    first, second, third = _QUINTIC
    is_tall = matrix.shape[0] > matrix.shape[1]
    # The product of the shorter side with itself is the smaller one.
    made = matrix / (matrix.norm() + 1e-7)
    made = made.bfloat16() if bfloat16 else made
    # Products of a transposed view are slow on a CPU in bfloat16.
    made = made.t().contiguous() if is_tall else made
    for _ in range(_ITERATIONS):
        square = made @ made.t()
        polynomial = torch.addmm(square, square, square, beta=second, alpha=third)
        made = torch.addmm(made, polynomial, made, beta=first)
    return (made.t() if is_tall else made).to(matrix.dtype)
