"""The prepared folder: cleaned training lines of each language, held-out lines, vocabularies."""

import json
import lzma
from itertools import accumulate
from pathlib import Path

from translator.augmentation.line_pair import LinePair
from translator.corpora.corpus_weights import weight_of
from translator.corpora.held_out import is_held_out
from translator.corpora.read_pairs import Pair
from translator.recipes import Recipe, target_piece
from translator.training.batches import TrainingLines


# Corpus of lines whose other side a model wrote.
BACK_TRANSLATED = "back-translated"


def training_file(prepared: Path, language: str) -> Path:
    return prepared / "training" / f"{language}.tsv.xz"


def back_translation_file(prepared: Path, language: str) -> Path:
    """Lines whose other side a model wrote: only ever sources."""
    return prepared / "back-translated" / f"{language}.tsv.xz"


def pivot_file(prepared: Path, language: str) -> Path:
    """Lines whose other side came from a language next to it."""
    return prepared / "pivoted" / f"{language}.tsv.xz"


def substitution_file(prepared: Path, language: str) -> Path:
    """Lines in which a rare word took the place of a common one on both sides."""
    return prepared / "substituted" / f"{language}.tsv.xz"


def held_out_file(prepared: Path, language: str) -> Path:
    return prepared / "held-out" / f"{language}.tsv.xz"


def held_out_dialogue_file(prepared: Path, language: str) -> Path:
    return prepared / "held-out" / f"{language}-dialogue.tsv.xz"


def vocabulary_file(prepared: Path, recipe: Recipe) -> Path:
    return prepared / "vocabularies" / f"{recipe.name}.json"


def write_pairs(path: Path, pairs: list[Pair]) -> None:
    """One pair a line: corpus, English, the other language."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with lzma.open(path, "wt", encoding="utf-8", preset=9) as lines:
        lines.writelines(f"{pair.corpus}\t{pair.english}\t{pair.other}\n" for pair in pairs)


def read_prepared_pairs(path: Path, language: str) -> list[Pair]:
    """What `write_pairs` wrote."""
    with lzma.open(path, "rt", encoding="utf-8") as lines:
        rows = [line.rstrip("\n").split("\t") for line in lines]
    return [Pair(english, other, language, corpus) for corpus, english, other in rows]


def write_vocabulary(path: Path, vocabulary: dict) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(vocabulary, ensure_ascii=False, separators=(", ", ": ")), encoding="utf-8")


def read_training_lines(prepared: Path, recipe: Recipe) -> TrainingLines:
    """The lines of a recipe's directions, weighed by corpus and by direction; a held-out line among them is an error."""
    pairs: list[LinePair] = []
    weights: list[float] = []
    for direction in recipe.directions:
        lines, line_weights = _read_direction(prepared, direction)
        total = sum(line_weights)
        scale = recipe.boosts.get(direction, 1.0) * total ** (1 / recipe.temperature) / total
        pairs += lines
        weights += [weight * scale for weight in line_weights]
    targets = {target: target_piece(target) for _, target in recipe.directions}
    return TrainingLines(pairs, list(accumulate(weights)), targets)


def _read_direction(prepared: Path, direction: tuple[str, str]) -> tuple[list[LinePair], list[float]]:
    source, target = direction
    language = target if source == "eng" else source
    pairs = read_prepared_pairs(training_file(prepared, language), language)
    # What a program wrote in the other language is only ever read.
    into_english = [back_translation_file(prepared, language), substitution_file(prepared, language)]
    made = [pivot_file(prepared, language), *(into_english if target == "eng" else [])]
    pairs += [pair for path in made if path.exists() for pair in read_prepared_pairs(path, language)]
    leaked = next((pair for pair in pairs if is_held_out(pair.english)), None)
    if leaked is not None:
        raise ValueError(f"A held-out line among the training lines of {language}: {leaked.english}")
    return [orient(pair, source, target) for pair in pairs], [weight_of(pair.corpus) for pair in pairs]


def orient(pair: Pair, source: str, target: str) -> LinePair:
    """A pair in the direction from `source` to `target`, one of them English."""
    texts = {"eng": pair.english, pair.language: pair.other}
    return LinePair(texts[source], texts[target], source, target, pair.corpus == BACK_TRANSLATED)
