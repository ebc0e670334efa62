"""Trains a recipe: `python3 -m translator.training.train --recipe jpn-eng --prepared DIR --run DIR --minutes 50`.

A run folder that holds a checkpoint is gone on with. Prints throughput, loss and held-out chrF.
"""

import argparse
import shutil
import signal
import time
from dataclasses import replace
from pathlib import Path

import torch

from translator.augmentation.augment import PLANS
from translator.chrf import measure_chrf
from translator.corpora.prepared import (
    held_out_dialogue_file,
    held_out_file,
    orient,
    read_prepared_pairs,
    read_training_lines,
    vocabulary_file,
)
from translator.model.greedy import translate_greedily
from translator.model.transformer import ModelSizes, Transformer
from translator.recipes import RECIPES, Recipe, target_piece
from translator.tokenizer import Tokenizer
from translator.training.batches import BatchOptions, PoolDataset, find_said_pieces, load_batches
from translator.training.borrow import borrow_weights
from translator.training.grow import grow_weights
from translator.training.load_model import load_model
from translator.training.schedule import Budget
from translator.training.trainer import OPTIMIZERS, Trainer
from translator.training.weight_parts import write_parts

CHECKPOINT = "checkpoint.pt"
_STEPS_BETWEEN_LINES = 100


def main() -> None:
    options = _read_options()
    given = {
        "batch_tokens": options.batch_tokens,
        "peak_rate": options.peak_rate,
        "dropout": options.dropout,
        "optimizer": options.optimizer,
        "augmentation": options.augmentation,
    }
    changes = {name: value for name, value in given.items() if value is not None}
    recipe = replace(RECIPES[options.recipe], **changes)
    torch.manual_seed(options.seed)
    if options.threads:
        torch.set_num_threads(options.threads)
    torch.backends.cuda.matmul.allow_tf32 = True
    options.run.mkdir(parents=True, exist_ok=True)
    vocabulary = options.start / "vocab.json" if options.start else vocabulary_file(options.prepared, recipe)
    shutil.copyfile(vocabulary, options.run / "vocab.json")
    tokenizer = Tokenizer.load(vocabulary)
    lines = read_training_lines(options.prepared, recipe)
    said = find_said_pieces(lines, tokenizer)
    trainer = Trainer(recipe, _start_model(recipe, tokenizer, options), options.device, said=said)
    print(f"{recipe.name}: {trainer.model.parameter_count():,} parameters on {options.device}", flush=True)
    checkpoint = options.run / CHECKPOINT
    before = trainer.restore(checkpoint) if checkpoint.exists() else 0.0
    budget = Budget(options.steps, options.minutes, before)
    batch_options = BatchOptions(
        recipe.batch_tokens, recipe.longest, options.seed, recipe.augmentation, options.sampled_share
    )
    dataset = PoolDataset(lines, tokenizer, batch_options)
    run_training(trainer, dataset, budget, options, tokenizer)


def run_training(
    trainer: Trainer, dataset: PoolDataset, budget: Budget, options: argparse.Namespace, tokenizer: Tokenizer
) -> None:
    """Steps until the budget is spent or a signal asks to stop, with a checkpoint and a measurement now and then.

    The checkpoint is written at the end in either case, so that a training that was stopped goes on where it stood.
    """
    stops: list[int] = []
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda caught, _frame: stops.append(caught))
    next_save = budget.minutes_spent() + options.save_minutes
    next_measure = budget.minutes_spent() + options.measure_minutes
    loss_sum, places, since = 0.0, 0, time.monotonic()
    batches = load_batches(dataset, trainer.pool, trainer.batch_index + 1, options.workers)
    while not stops and (progress := budget.progress(trainer.step_count)) < 1:
        trainer.pool, trainer.batch_index, batch = next(batches)
        loss_sum += trainer.step(batch, progress)
        places += int(batch.source.ne(0).sum() + batch.wanted.ne(0).sum())
        if trainer.step_count % _STEPS_BETWEEN_LINES == 0:
            speed = places / (time.monotonic() - since)
            loss = float(loss_sum) / _STEPS_BETWEEN_LINES
            spent = f"{budget.minutes_spent():.1f} min, {progress:.0%}"
            print(f"step {trainer.step_count}: loss {loss:.3f}, {speed:,.0f} pieces/s, {spent}", flush=True)
            loss_sum, places, since = 0.0, 0, time.monotonic()
        if budget.minutes_spent() >= next_save:
            _save(trainer, options.run, budget.minutes_spent())
            next_save = budget.minutes_spent() + options.save_minutes
        if budget.minutes_spent() >= next_measure:
            _print_scores(trainer, tokenizer, options)
            next_measure = budget.minutes_spent() + options.measure_minutes
    _save(trainer, options.run, budget.minutes_spent())
    if not stops:
        _print_scores(trainer, tokenizer, options)


def _save(trainer: Trainer, run: Path, minutes: float) -> None:
    trainer.save(run / CHECKPOINT, minutes)
    about = {"recipe": trainer.recipe.name, "steps": trainer.step_count, "minutes": round(minutes, 1)}
    write_parts(trainer.mean_model(), run, about)


def _print_scores(trainer: Trainer, tokenizer: Tokenizer, options: argparse.Namespace) -> None:
    model = trainer.mean_model()
    scores = []
    for source, target in trainer.recipe.directions:
        language = target if source == "eng" else source
        files = {"": held_out_file(options.prepared, language), " dialogue": held_out_dialogue_file(options.prepared, language)}
        for name, file in files.items():
            if not file.exists():
                continue
            pairs = read_prepared_pairs(file, language)
            # Every so many lines, for the file goes corpus by corpus.
            pairs = pairs[:: max(1, len(pairs) // options.measure_lines)]
            lines = [orient(pair, source, target) for pair in pairs]
            said = translate_greedily(model, tokenizer, target_piece(target), [line.source for line in lines])
            scores.append(f"{source}-{target}{name} {measure_chrf(said, [line.target for line in lines]):.1f}")
    print(f"step {trainer.step_count}: held-out chrF {', '.join(scores)}", flush=True)


def _start_model(recipe: Recipe, tokenizer: Tokenizer, options: argparse.Namespace) -> Transformer:
    if options.start is not None:
        return load_model(options.start, recipe.dropout)
    sizes = ModelSizes(
        vocabulary=len(tokenizer),
        width=recipe.width,
        heads=recipe.heads,
        encoder_layers=recipe.encoder_layers,
        decoder_layers=recipe.decoder_layers,
        inner_width=recipe.inner_width,
        max_positions=recipe.max_positions,
    )
    model = Transformer(sizes, recipe.dropout)
    if options.borrow is not None:
        donor_tokenizer = Tokenizer.load(options.borrow / "vocab.json")
        carried = borrow_weights(model, tokenizer, load_model(options.borrow), donor_tokenizer)
        print(f"{carried:,} of {len(tokenizer):,} pieces and all layers come from {options.borrow}", flush=True)
    if options.grow is not None:
        donor_tokenizer = Tokenizer.load(options.grow / "vocab.json")
        new_layers = grow_weights(model, tokenizer, load_model(options.grow), donor_tokenizer)
        print(f"Grown from {options.grow}, with {new_layers} new encoder layers", flush=True)
    return model


def _read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--recipe", required=True, choices=sorted(RECIPES))
    parser.add_argument("--prepared", type=Path, required=True)
    parser.add_argument("--run", type=Path, required=True, help="folder of the checkpoint, the weights and the vocabulary")
    parser.add_argument("--minutes", type=float, help="length on the clock, earlier runs of the folder included")
    parser.add_argument("--steps", type=int, help="length in updates, instead of minutes")
    parser.add_argument("--from", dest="start", type=Path, help="folder of a set or of a run to go on from, with its vocabulary")
    parser.add_argument("--borrow", type=Path, help="folder of a set or run of another pair whose layers to begin with")
    parser.add_argument("--grow", type=Path, help="folder of a smaller set or run of the same pair to begin with")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--threads", type=int, help="CPU threads of the arithmetic")
    parser.add_argument("--workers", type=int, default=0, help="processes that make batches; 0 makes them in line")
    parser.add_argument("--batch-tokens", type=int, help="places in a batch, instead of the recipe's")
    parser.add_argument("--peak-rate", type=float, help="highest learning rate, instead of the recipe's")
    parser.add_argument("--optimizer", choices=OPTIMIZERS, help="what steps the weights, instead of the recipe's")
    parser.add_argument("--dropout", type=float, help="instead of the recipe's")
    parser.add_argument("--augmentation", choices=sorted(PLANS), help="how lines are changed, instead of the recipe's")
    parser.add_argument("--sampled-share", type=float, default=0.0, help="share of sources whose segmentation is drawn")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save-minutes", type=float, default=4)
    parser.add_argument("--measure-minutes", type=float, default=10)
    parser.add_argument("--measure-lines", type=int, default=200)
    return parser.parse_args()


if __name__ == "__main__":
    main()
