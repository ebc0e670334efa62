"""One training: its weights, their running mean, and all that a checkpoint must hold to go on as if never stopped."""

from pathlib import Path

import torch
from torch import Tensor

from translator.model.transformer import Transformer
from translator.recipes import Recipe
from translator.training.batches import Batch
from translator.training.muon import Muon
from translator.training.schedule import learning_rate
from translator.training.smoothed_loss import smoothed_loss

OPTIMIZERS = ("adamw", "muon")
_LARGEST_GRADIENT = 1.0
_STEPS_BETWEEN_MEANS = 8
# Pieces that no target holds are kept unlikely by so few steps; they are two thirds of a vocabulary that both languages share.
_STEPS_BETWEEN_WHOLE_VOCABULARIES = 8


class Trainer:
    """Steps a model through batches. `mean` is an exponential mean of its weights, which is what is measured and shipped."""

    def __init__(
        self,
        recipe: Recipe,
        model: Transformer,
        device: str,
        mean_decay: float = 0.999,
        bfloat16: bool | None = None,
        said: Tensor | None = None,
    ):
        """Multiplies in bfloat16 on a GPU, and on a CPU that has instructions for it; `bfloat16` says otherwise.

        `said` are ids of the pieces that targets hold: in most steps the loss is among these and what a batch wants, which spares
        a tenth of a step of the medium recipes.
        """
        self.recipe, self.device, self.mean_decay = recipe, torch.device(device), mean_decay
        self.bfloat16 = _multiplies_bfloat16(self.device) if bfloat16 is None else bfloat16
        self.said = None if said is None else said.to(self.device)
        self.model = model.to(self.device).train()
        self.mean = {name: value.detach().clone() for name, value in self.model.state_dict().items()}
        self.optimizers = _make_optimizers(self.model, recipe.optimizer, self.bfloat16)
        self.step_count, self.pool, self.batch_index = 0, 0, -1

    def step(self, batch: Batch, progress: float) -> torch.Tensor:
        """One update; gives the mean loss of a piece, on the device so that nothing waits for it."""
        rate = learning_rate(self.recipe.peak_rate, self.recipe.warmup_steps, self.step_count, progress)
        for optimizer in self.optimizers:
            for group in optimizer.param_groups:
                group["lr"] = rate
            optimizer.zero_grad(set_to_none=True)
        loss = self._loss(batch)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.model.parameters(), _LARGEST_GRADIENT)
        for optimizer in self.optimizers:
            optimizer.step()
        self.step_count += 1
        if self.step_count % _STEPS_BETWEEN_MEANS == 0:
            self._update_mean()
        return loss.detach()

    def _loss(self, batch: Batch) -> torch.Tensor:
        # Found on the CPU: asking the device for them would stop it at every step.
        said_places = batch.wanted.flatten().nonzero().squeeze(1)
        source, given, wanted, said_places = (
            part.to(self.device, non_blocking=True)
            for part in (batch.source, batch.given, batch.wanted, said_places)
        )
        # bfloat16 has float32's range, so that no loss scaling is needed.
        with torch.autocast(self.device.type, dtype=torch.bfloat16, enabled=self.bfloat16):
            mask, sources = self.model.encode(source)
            states = self.model.decode(given, mask, sources)
            wanted = wanted.flatten().index_select(0, said_places)
            ids = None
            if self.said is not None and self.step_count % _STEPS_BETWEEN_WHOLE_VOCABULARIES != 0:
                ids = torch.cat([self.said, wanted]).unique()
                wanted = torch.searchsorted(ids, wanted)
            logits = self.model.logits(states.flatten(0, 1).index_select(0, said_places), ids)
        return smoothed_loss(logits, wanted, self.recipe.label_smoothing)

    @torch.no_grad()
    def _update_mean(self) -> None:
        # Early on the mean follows at once, or the first weights would stay in it for long.
        decay = min(self.mean_decay**_STEPS_BETWEEN_MEANS, self.step_count / (100 + self.step_count))
        for name, value in self.model.state_dict().items():
            self.mean[name].lerp_(value, 1 - decay)

    def mean_model(self) -> Transformer:
        """A model of the mean weights, ready to translate."""
        model = Transformer(self.model.sizes).to(self.device)
        model.load_state_dict(self.mean)
        return model.eval()

    def save(self, path: Path, minutes: float) -> None:
        """Writes everything beside the old file first, so that a cut-off leaves a whole checkpoint."""
        state = {
            "recipe": self.recipe.name,
            "sizes": vars(self.model.sizes),
            "model": self.model.state_dict(),
            "mean": self.mean,
            "optimizers": [optimizer.state_dict() for optimizer in self.optimizers],
            "step_count": self.step_count,
            "pool": self.pool,
            "batch_index": self.batch_index,
            "minutes": minutes,
            "random": torch.get_rng_state(),
            "cuda_random": torch.cuda.get_rng_state() if self.device.type == "cuda" else None,
        }
        partial = path.with_suffix(".partial")
        torch.save(state, partial)
        partial.replace(path)

    def restore(self, path: Path) -> float:
        """Takes up a checkpoint of the same recipe and sizes; gives the minutes spent before."""
        state = torch.load(path, map_location=self.device)
        if state["recipe"] != self.recipe.name or state["sizes"] != vars(self.model.sizes):
            raise ValueError(f"{path} was written for recipe {state['recipe']} of other sizes")
        if len(state.get("optimizers", ())) != len(self.optimizers):
            raise ValueError(f"{path} was written with another optimizer than {self.recipe.optimizer}")
        self.model.load_state_dict(state["model"])
        self.mean = state["mean"]
        for optimizer, kept in zip(self.optimizers, state["optimizers"]):
            optimizer.load_state_dict(kept)
        self.step_count, self.pool, self.batch_index = state["step_count"], state["pool"], state["batch_index"]
        torch.set_rng_state(state["random"].cpu())
        if state["cuda_random"] is not None and self.device.type == "cuda":
            torch.cuda.set_rng_state(state["cuda_random"].cpu())
        return state["minutes"]


def _multiplies_bfloat16(device: torch.device) -> bool:
    if device.type == "cuda":
        return True
    # Emulated elsewhere, which is slower than float32.
    processor = Path("/proc/cpuinfo")
    return processor.exists() and "avx512_bf16" in processor.read_text()


def _make_optimizers(model: Transformer, name: str, bfloat16: bool) -> list[torch.optim.Optimizer]:
    if name not in OPTIMIZERS:
        raise ValueError(f"Unknown optimizer {name}: there are {', '.join(OPTIMIZERS)}")
    inner = [value for key, value in model.named_parameters() if name == "muon" and _is_inner_matrix(key, value)]
    inner_ids = set(map(id, inner))
    others = [value for value in model.parameters() if id(value) not in inner_ids]
    fused = {"fused": True} if others[0].is_cuda else {}
    adam = torch.optim.AdamW(others, lr=0.0, betas=(0.9, 0.98), weight_decay=0.01, **fused)
    return [adam, Muon(inner, lr=0.0, bfloat16=bfloat16)] if inner else [adam]


def _is_inner_matrix(name: str, value: torch.Tensor) -> bool:
    # A row of the embedding is moved by the lines that hold its piece: it is a list of vectors, not a map.
    return value.ndim == 2 and not name.startswith("embedding")
