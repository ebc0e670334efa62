"""Keeps the back-translated lines that a set the other way round finds likeliest.

`python3 -m translator.corpora.judge --run JPN-ENG --prepared DIR --keep 0.7 jpn` scores each English line, given what was written
for it, by its mean log probability a piece, and drops the rest: mostly lines whose back-translation says something else.
"""

import argparse
from pathlib import Path

import torch
from torch.nn import functional

from translator.corpora.prepared import back_translation_file, read_prepared_pairs, write_pairs
from translator.model.transformer import Transformer
from translator.recipes import LANGUAGES, target_piece
from translator.tokenizer import Tokenizer
from translator.training.batches import collate
from translator.training.load_model import load_model

_ROWS = 128
# Longer lines than the small sets are trained on.
_LONGEST = 64


@torch.inference_mode()
def score_pairs(model: Transformer, tokenizer: Tokenizer, pairs: list[tuple[str, str]]) -> list[float]:
    """Mean log probability of a piece of each English target given its source; minus infinity for lines too long or empty."""
    tag = tokenizer.control_id(target_piece("eng"))
    examples = [([tag, *tokenizer.encode(source), tokenizer.end], tokenizer.encode(target)) for source, target in pairs]
    scores = [float("-inf")] * len(pairs)
    order = [index for index, example in enumerate(examples) if example[1] and max(map(len, example)) <= _LONGEST]
    order.sort(key=lambda index: tuple(map(len, examples[index][::-1])))
    for start in range(0, len(order), _ROWS):
        chosen = order[start : start + _ROWS]
        batch = collate([examples[index] for index in chosen], tokenizer)
        logits = model(batch.source, batch.given)
        losses = functional.cross_entropy(logits.transpose(1, 2), batch.wanted, ignore_index=0, reduction="none")
        means = losses.sum(1) / batch.wanted.ne(0).sum(1)
        for index, mean in zip(chosen, means.tolist()):
            scores[index] = -mean
    return scores


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--run", type=Path, required=True, help="run or set that translates the language into English")
    parser.add_argument("--prepared", type=Path, required=True)
    parser.add_argument("--keep", type=float, required=True, help="share to keep, from 0 to 1")
    parser.add_argument("language", choices=LANGUAGES)
    options = parser.parse_args()
    path = back_translation_file(options.prepared, options.language)
    pairs = read_prepared_pairs(path, options.language)
    model, tokenizer = load_model(options.run).eval(), Tokenizer.load(options.run / "vocab.json")
    scores = score_pairs(model, tokenizer, [(pair.other, pair.english) for pair in pairs])
    ranked = sorted(range(len(pairs)), key=lambda index: -scores[index])
    kept = sorted(ranked[: round(len(pairs) * options.keep)])
    write_pairs(path, [pairs[index] for index in kept])
    print(f"{options.language}: {len(kept)} of {len(pairs)} lines kept", flush=True)


if __name__ == "__main__":
    main()
