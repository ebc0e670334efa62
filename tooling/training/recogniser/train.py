"""
Trains the recogniser and leaves its weights, its state to resume from and its scores in a folder.

    python3 train.py --data .data --out .data/run --minutes 24

The learning rate falls with the share of the time (or of `--batches`) that is spent. A run that was stopped goes on where
its last state was saved. What is drawn depends on the seed alone; the same seed and `--batches` on one machine's CPU give
the same weights.
"""

import argparse
import json
import math
import time
from dataclasses import dataclass
from pathlib import Path

import torch
from torch.utils.data import DataLoader

from checkpoint import load_parts, load_state, save_parts, save_state
from ctc import ctc_loss
from glyph_splats import GlyphCells
from line_batches import LineBatch, LinePools, draw_lines
from line_texts import KINDS, split_kind
from recogniser_model import STRIDE, Recogniser, RecogniserShape, count_parameters
from training_data import TrainingData, open_training_data
from validate import score_kinds

WARM_UP = 0.02
LAST_RATE = 0.01
NO_END = 10**9
SMALL = {"stem": (8, 24, 40, 64), "width": 96, "heads": 4, "blocks": 1, "hidden": 192, "bottleneck": 64, "dropout": 0.0}


@dataclass
class Progress:
    """How far a run has come: pools and batches done, lines read, seconds spent."""

    pools: int = 0
    batches: int = 0
    lines: int = 0
    seconds: float = 0.0


def learning_rate(share: float, peak: float) -> float:
    """A short rise, then a cosine's fall, by the share of the run that is done (0 to 1)."""
    if share < WARM_UP:
        return peak * max(0.02, share / WARM_UP)
    fall = (min(1.0, share) - WARM_UP) / (1 - WARM_UP)
    return peak * (LAST_RATE + (1 - LAST_RATE) * 0.5 * (1 + math.cos(math.pi * fall)))


class Trainer:
    """A model, its optimiser and how far they have come."""

    def __init__(self, given: argparse.Namespace, data: TrainingData, device: torch.device) -> None:
        self.given, self.data, self.device = given, data, device
        torch.manual_seed(given.seed)
        sizes = SMALL if given.shape == "small" else {}
        self.format = torch.channels_last if given.channels_last else torch.contiguous_format
        model = Recogniser(RecogniserShape(classes=len(data.characters) + 1, **sizes))
        self.model = model.to(device, memory_format=self.format)
        decayed = [p for p in self.model.parameters() if p.dim() > 1]
        plain = [p for p in self.model.parameters() if p.dim() <= 1]
        self.optimiser = torch.optim.AdamW(
            [{"params": decayed, "weight_decay": 0.02}, {"params": plain, "weight_decay": 0.0}], lr=given.rate, betas=(0.9, 0.98)
        )
        self.progress = Progress()
        self.cells = GlyphCells(data.atlas, device)

    @property
    def share(self) -> float:
        """How much of the run is done, 0 to 1."""
        if self.given.batches:
            return self.progress.batches / self.given.batches
        return self.progress.seconds / (self.given.minutes * 60)

    def resume(self, path: Path) -> None:
        """Takes up a saved state."""
        state = load_state(path)
        self.model.load_state_dict(state["model"])
        self.optimiser.load_state_dict(state["optimiser"])
        self.progress = Progress(**state["progress"])

    def save(self, path: Path) -> None:
        """Writes all that `resume` needs."""
        state = {"model": self.model.state_dict(), "optimiser": self.optimiser.state_dict(), "progress": vars(self.progress)}
        save_state(path, state)

    def learn(self, batch: LineBatch) -> torch.Tensor:
        """One step; gives the loss, still on the device."""
        self.model.train()
        torch.manual_seed(self.given.seed + self.progress.batches)
        for group in self.optimiser.param_groups:
            group["lr"] = learning_rate(self.share, self.given.rate)
        lines, widths = draw_lines(batch, self.cells, self.given.clean), torch.from_numpy(batch.widths)
        with torch.autocast(self.device.type, torch.bfloat16, enabled=self.device.type == "cuda"):
            logits = self.model(lines.contiguous(memory_format=self.format), widths.to(self.device))
        targets = torch.from_numpy(batch.targets).to(self.device)
        loss = ctc_loss(logits, -(-widths // STRIDE), targets, torch.from_numpy(batch.target_lengths))
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.model.parameters(), 1.0)
        self.optimiser.step()
        self.progress.batches += 1
        self.progress.lines += len(batch.widths)
        return loss.detach()

    def run(self, out: Path) -> None:
        """Trains until the run's share is 1, saving and printing now and then."""
        given, progress = self.given, self.progress
        pools = LinePools(self.data.training, given.seed, progress.pools, NO_END, given.pool, given.columns, given.kinds)
        loader = DataLoader(pools, batch_size=None, shuffle=False, num_workers=given.workers)
        losses: list[torch.Tensor] = []
        printed = saved = checked = started = last = time.monotonic()
        first_lines = progress.lines
        for pool in loader:
            for batch in pool:
                losses.append(self.learn(batch))
                now = time.monotonic()
                progress.seconds += now - last
                last = now
                if now - printed > given.print_seconds or self.share >= 1:
                    loss = torch.stack(losses).mean().item()
                    printed = now
                    speed = (progress.lines - first_lines) / (now - started)
                    rate = self.optimiser.param_groups[0]["lr"]
                    print(f"{progress.seconds:7.0f} s  batch {progress.batches}  loss {loss:.4f}  rate {rate:.2e}  {speed:.0f} lines/s", flush=True)
                    losses = []
                if self.share >= 1:
                    return
            progress.pools += 1
            if now - saved > given.save_seconds:
                self.save(out / "state.pt")
                saved = now
            if given.check_seconds and now - checked > given.check_seconds:
                self.check(100)
                checked = time.monotonic()

    def check(self, lines: int) -> dict:
        """Scores held-out lines and prints them."""
        scores = score_kinds(self.model, self.data.held_out, self.cells, list(self.given.kinds), lines, self.given.clean)
        print("  ".join(f"{kind} {score['character error']:.3f}" for kind, score in scores.items()), flush=True)
        return scores


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--data", type=Path, default=Path(".data"))
    arguments.add_argument("--out", type=Path, required=True)
    length = arguments.add_mutually_exclusive_group(required=True)
    length.add_argument("--minutes", type=float)
    length.add_argument("--batches", type=int)
    arguments.add_argument("--start", type=Path, help="a folder of weights to begin with, when there is no state to go on from")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--rate", type=float, default=1.5e-3)
    arguments.add_argument("--pool", type=int, default=8192, help="lines sorted by width together")
    arguments.add_argument("--columns", type=int, default=200_000, help="padded pixel columns of a batch")
    arguments.add_argument("--workers", type=int, default=12)
    arguments.add_argument("--shape", choices=["full", "small"], default="full")
    arguments.add_argument("--scripts", nargs="*", help="these alone; all when not given")
    arguments.add_argument("--characters", type=int, help="so many characters of each script alone")
    arguments.add_argument("--channels-last", action="store_true", help="the memory layout that some GPUs' convolutions prefer")
    arguments.add_argument("--clean", action="store_true", help="black letters on white paper alone, for rehearsals")
    arguments.add_argument("--lines", type=int, default=600, help="held-out lines of each kind at the end")
    arguments.add_argument("--print-seconds", type=float, default=20)
    arguments.add_argument("--save-seconds", type=float, default=120)
    arguments.add_argument("--check-seconds", type=float, default=240)
    given = arguments.parse_args()
    given.kinds = {kind: share for kind, share in KINDS.items() if not given.scripts or split_kind(kind)[0] in given.scripts}
    given.out.mkdir(parents=True, exist_ok=True)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.set_float32_matmul_precision("high")
    started = time.monotonic()
    data = open_training_data(given.data, given.scripts, given.characters)
    trainer = Trainer(given, data, device)
    print(f"{len(data.characters)} characters, {len(data.atlas.cells)} glyphs drawn in {time.monotonic() - started:.0f} s")
    print(f"{count_parameters(trainer.model)} parameters on {device}", flush=True)
    state = given.out / "state.pt"
    if state.exists():
        trainer.resume(state)
        print(f"goes on after {trainer.progress.batches} batches")
    elif given.start:
        model, characters = load_parts(given.start)
        if characters != data.characters:
            raise SystemExit(f"The weights in {given.start} know other characters.")
        trainer.model.load_state_dict(model.state_dict())
    trainer.run(given.out)
    trainer.save(state)
    save_parts(given.out, trainer.model, data.characters)
    scores = trainer.check(given.lines)
    report = {
        "seed": given.seed, "shape": given.shape, "clean": given.clean, "scripts": given.scripts, "characters": given.characters, "kinds": list(given.kinds),
        "parameters": count_parameters(trainer.model), "device": torch.cuda.get_device_name() if device.type == "cuda" else "CPU",
        **vars(trainer.progress), "scores": scores,
    }  # fmt: skip
    (given.out / "training.json").write_text(json.dumps(report, ensure_ascii=False, indent=2), encoding="utf-8")


if __name__ == "__main__":
    main()
