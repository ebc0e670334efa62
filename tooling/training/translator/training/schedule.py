"""How far a training is and how fast it learns there."""

import math
import time
from dataclasses import dataclass

# The last steps still move a little, so that their mean differs from the last.
_FINAL_SHARE = 0.02


@dataclass
class Budget:
    """A training ends by steps or by minutes on the clock, whichever is given; pauses of the process count as time."""

    steps: int | None
    minutes: float | None
    minutes_before: float = 0.0

    def __post_init__(self) -> None:
        if (self.steps is None) == (self.minutes is None):
            raise ValueError("A training needs either a number of steps or a number of minutes")
        self._started = time.monotonic()

    def minutes_spent(self) -> float:
        """Minutes of this run and of those before that it goes on from."""
        return self.minutes_before + (time.monotonic() - self._started) / 60

    def progress(self, step: int) -> float:
        """From 0 to 1."""
        spent = step / self.steps if self.steps is not None else self.minutes_spent() / self.minutes
        return min(1.0, spent)


def learning_rate(peak: float, warmup_steps: int, step: int, progress: float) -> float:
    """Linear warm-up by steps, then half a cosine down by progress."""
    decayed = _FINAL_SHARE + (1 - _FINAL_SHARE) * 0.5 * (1 + math.cos(math.pi * progress))
    return peak * decayed * min(1.0, (step + 1) / warmup_steps)
