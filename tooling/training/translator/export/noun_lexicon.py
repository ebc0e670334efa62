"""Nouns of a lexicon of ours that are looked up: `python3 -m translator.export.noun_lexicon --prepared DIR --lexicon translator/lexicon/eng-spa.tsv --out SET`.

A line of a lexicon is an English noun in the singular, its meaning in the singular and in the plural, and its gender: `m`, `f`, or `fa` for a feminine noun that
takes the masculine article (el arma). The engine has a noun that every set knows stand for it, and puts the meaning in its place. That is better for nouns that a set
knows in plain sentences, too: in others it still mistakes them.
"""

import argparse
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from translator.corpora.prepared import read_prepared_pairs, training_file
from translator.corpora.read_pairs import Pair
from translator.export.glosses import GLOSSES, collect_lines, says

_WORD = re.compile(r"[a-z]+(?: [a-z]+)?")
_GENDERS = frozenset({"m", "f", "fa"})
_LINES_OF_A_NOUN = 60
# With fewer lines that hold it, what people say for a noun is chance.
_FEWEST_LINES = 3
# How many of its lines say what the lexicon does, as people translated them: the rest may mean something else.
_SHARE_OF_PEOPLE = 0.5


@dataclass(frozen=True)
class Noun:
    """An English noun and its meaning in another language."""

    english: str
    one: str
    many: str
    gender: str

    @property
    def gloss(self) -> str:
        """The meaning as the engine reads it."""
        return f"{self.one}|{self.many}|{self.gender}"

    @property
    def head(self) -> str:
        """The word of the meaning by which it is recognised."""
        return self.one.split()[0]


def read_lexicon(path: Path) -> list[Noun]:
    """The nouns of a lexicon, the first of two for the same word; a ValueError names a line that is none."""
    nouns: dict[str, Noun] = {}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        fields = line.split("\t")
        if len(fields) != 4 or _WORD.fullmatch(fields[0]) is None or fields[3] not in _GENDERS or "|" in line:
            raise ValueError(f"{path}, line {number}: {line}")
        nouns.setdefault(fields[0], Noun(*fields))
    return list(nouns.values())


def words_of(pair: Pair) -> set[str]:
    """The words of the English side in small letters, and each two that follow each other."""
    words = re.findall(r"[a-z]+", pair.english.lower())
    return {*words, *(" ".join(two) for two in zip(words, words[1:]))}


def leave_out_mistaken(nouns: Iterable[Noun], lines: dict[str, list[Pair]]) -> list[Noun]:
    """The nouns without those for which people mostly say something else than the lexicon."""

    def is_said(noun: Noun) -> bool:
        found = lines[noun.english]
        said = sum(says(pair.other, noun.head) for pair in found)
        return len(found) < _FEWEST_LINES or said >= _SHARE_OF_PEOPLE * len(found)

    return [noun for noun in nouns if is_said(noun)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--prepared", type=Path, required=True)
    parser.add_argument("--lexicon", type=Path, required=True, help="a file named after its pair, such as eng-spa.tsv")
    parser.add_argument("--out", type=Path, required=True, help="folder of the set")
    options = parser.parse_args()
    _, target = options.lexicon.stem.split("-")
    nouns = read_lexicon(options.lexicon)
    pairs = read_prepared_pairs(training_file(options.prepared, target), target)
    lines = collect_lines(pairs, (noun.english for noun in nouns), words_of, _LINES_OF_A_NOUN)
    kept = leave_out_mistaken(nouns, lines)
    rows = sorted(f"{noun.english}\t{noun.gloss}\n" for noun in kept)
    (options.out / GLOSSES).write_text("".join(rows), encoding="utf-8")
    print(f"{len(kept):,} of {len(nouns):,} nouns")


if __name__ == "__main__":
    main()
