"""Corpora to the prepared folder: `python3 -m translator.corpora.prepare --corpora DIR --prepared DIR RECIPE...`."""

import argparse
from itertools import chain
from pathlib import Path

from translator.corpora.clean_pairs import clean_pairs
from translator.corpora.comic_dialogue import read_dialogue_held_out_pairs, read_dialogue_training_pairs
from translator.corpora.dictionary_lines import make_dictionary_lines, read_dictionary
from translator.corpora.prepared import (
    held_out_dialogue_file,
    held_out_file,
    read_prepared_pairs,
    training_file,
    vocabulary_file,
    write_pairs,
    write_vocabulary,
)
from translator.corpora.read_pairs import Pair, read_held_out_pairs, read_training_pairs
from translator.corpora.train_vocabulary import train_vocabulary
from translator.recipes import RECIPES, Recipe

# Enough to see how a training goes; sets that ship are measured on the whole held-out part.
_HELD_OUT_LINES = 400


def prepare_language(
    corpora: Path, prepared: Path, language: str, dictionary: Path | None = None, dialogue: Path | None = None
) -> None:
    """Writes the cleaned training lines of a language, with those of a dictionary and the dialogue, and a sample of its held-out lines."""
    extra = make_dictionary_lines(read_dictionary(dictionary)) if dictionary is not None else ()
    # First, so that of two equal lines the dialogue's is kept, which counts more.
    spoken = read_dialogue_training_pairs(dialogue, language) if dialogue is not None else ()
    trained = list(clean_pairs(chain(spoken, read_training_pairs(corpora, language), extra)))
    write_pairs(training_file(prepared, language), trained)
    held_out = list(clean_pairs(read_held_out_pairs(corpora, language)))
    write_pairs(held_out_file(prepared, language), _sample(held_out))
    if dialogue is not None:
        held_out_dialogue = list(clean_pairs(read_dialogue_held_out_pairs(dialogue, language)))
        write_pairs(held_out_dialogue_file(prepared, language), _sample(held_out_dialogue))
    print(f"{language}: {len(trained)} lines to train on", flush=True)


def _sample(pairs: list[Pair]) -> list[Pair]:
    return pairs[:: max(1, len(pairs) // _HELD_OUT_LINES)][:_HELD_OUT_LINES]


def prepare_vocabulary(prepared: Path, recipe: Recipe) -> None:
    """Trains and writes the vocabulary of a recipe whose languages are prepared."""
    pairs = [
        pair
        for language in recipe.languages
        for pair in read_prepared_pairs(training_file(prepared, language), language)
    ]
    write_vocabulary(vocabulary_file(prepared, recipe), train_vocabulary(recipe, pairs))
    print(f"{recipe.name}: vocabulary of {recipe.vocabulary_size} pieces", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--corpora", type=Path, required=True)
    parser.add_argument("--prepared", type=Path, required=True)
    parser.add_argument("--dictionary", type=Path, help="EDICT's file: its common words are trained on from Japanese")
    parser.add_argument("--dialogue", type=Path, help="folder of the comic dialogue's files")
    parser.add_argument("recipes", nargs="+", choices=sorted(RECIPES))
    options = parser.parse_args()
    recipes = [RECIPES[name] for name in options.recipes]
    for language in dict.fromkeys(language for recipe in recipes for language in recipe.languages):
        if not training_file(options.prepared, language).exists():
            dictionary = options.dictionary if language == "jpn" else None
            prepare_language(options.corpora, options.prepared, language, dictionary, options.dialogue)
    for recipe in recipes:
        if not vocabulary_file(options.prepared, recipe).exists():
            prepare_vocabulary(options.prepared, recipe)


if __name__ == "__main__":
    main()
