"""Reads the parallel corpora: `<source>-<target>/<name>.tsv.gz`, one pair a line, English on one side."""

import gzip
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from translator.corpora.held_out import EVALUATION_ONLY_SOURCES, is_held_out

# Language pairs whose English side is the second column; in all others it is the first.
_ENGLISH_SECOND = frozenset({"jpn", "kor", "zho"})


@dataclass(frozen=True)
class Pair:
    """One sentence in English and in another language (ISO 639-3), and the corpus that it came from."""

    english: str
    other: str
    language: str
    corpus: str


def read_pairs(corpora: Path, language: str) -> Iterator[Pair]:
    """Every pair of a language, evaluation-only corpora left out, held-out pairs included."""
    for path in _files_of(corpora, language):
        if _corpus_of(path) not in EVALUATION_ONLY_SOURCES:
            yield from _read_file(path, language)


def read_training_pairs(corpora: Path, language: str) -> Iterator[Pair]:
    """The pairs that may be trained on."""
    return (pair for pair in read_pairs(corpora, language) if not is_held_out(pair.english))


def read_held_out_pairs(corpora: Path, language: str) -> Iterator[Pair]:
    """The pairs that are kept for measuring."""
    return (pair for pair in read_pairs(corpora, language) if is_held_out(pair.english))


def read_test_set(corpora: Path, language: str, name: str = "tatoeba-mt-testsets") -> Iterator[Pair]:
    """The pairs of a corpus for evaluation only."""
    return _read_file(_folder_of(corpora, language) / f"{name}.tsv.gz", language)


def _files_of(corpora: Path, language: str) -> list[Path]:
    files = sorted(_folder_of(corpora, language).glob("*.tsv.gz"))
    if not files:
        raise FileNotFoundError(f"No corpus of {language} in {corpora}")
    return files


def _folder_of(corpora: Path, language: str) -> Path:
    return Path(corpora) / (f"{language}-eng" if language in _ENGLISH_SECOND else f"eng-{language}")


def _corpus_of(path: Path) -> str:
    return path.name.removesuffix(".tsv.gz")


def _read_file(path: Path, language: str) -> Iterator[Pair]:
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        for number, line in enumerate(lines, 1):
            columns = line.rstrip("\n").split("\t")
            if len(columns) != 2:
                raise ValueError(f"{path.name}, line {number}: {len(columns)} columns where there must be 2")
            first, second = columns
            english, other = (second, first) if language in _ENGLISH_SECOND else (first, second)
            yield Pair(english, other, language, _corpus_of(path))
