"""Nouns of a lexicon of ours that a set does not know: `python3 -m translator.export.noun_lexicon --run SET --recipe eng-spa-medium --prepared DIR --lexicon translator/lexicon/eng-spa.tsv --out SET`.

A line of a lexicon is an English noun in the singular, its meaning in the singular and in the plural, and its gender: `m`, `f`, or `fa` for a feminine noun that
takes the masculine article (el arma). The engine has a noun that the set knows stand for one that it does not, and puts the meaning in its place.
"""

import argparse
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from translator.corpora.prepared import read_prepared_pairs, training_file
from translator.corpora.read_pairs import Pair
from translator.export.glosses import GLOSSES, says
from translator.model.greedy import translate_greedily
from translator.recipes import RECIPES, target_piece
from translator.tokenizer import Tokenizer
from translator.training.load_model import load_model

_WORD = re.compile(r"[a-z]+(?:[ -][a-z]+)?")
_GENDERS = frozenset({"m", "f", "fa"})
_FRAMES = ("I can see the {}.", "Where is your {}?", "The {} is here.")
_LINES_OF_A_NOUN = 6
# With fewer lines that hold it, what people say for a noun is chance.
_FEWEST_LINES = 3
# How many of its lines say what the lexicon does, as people translated them: the rest may mean something else.
_SHARE_OF_PEOPLE = 0.5
# And how often a set must say so, in those lines and in plain ones, to know the word.
_SHARE_OF_A_SET = 0.7


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


def find_lines(pairs: Iterable[Pair], nouns: Iterable[Noun]) -> dict[str, list[Pair]]:
    """The shortest pairs whose English holds each noun in the singular as a word of its own."""
    lines: dict[str, list[Pair]] = {noun.english: [] for noun in nouns}
    for pair in sorted(pairs, key=lambda one: len(one.english)):
        words = re.findall(r"[a-z]+", pair.english.lower())
        for noun in {*words, *(" ".join(two) for two in zip(words, words[1:]))} & lines.keys():
            if len(lines[noun]) < _LINES_OF_A_NOUN:
                lines[noun].append(pair)
    return lines


def find_unknown(
    nouns: Iterable[Noun], lines: dict[str, list[Pair]], translate: Callable[[list[str]], list[str]]
) -> list[Noun]:
    """Nouns for which a set mostly says something else than the lexicon, left out those for which people do."""
    asked: list[tuple[Noun, str]] = []
    for noun in nouns:
        own = [pair for pair in lines[noun.english] if says(pair.other, noun.head)]
        found = len(lines[noun.english])
        if found >= _FEWEST_LINES and len(own) < _SHARE_OF_PEOPLE * found:
            continue
        asked += [(noun, frame.format(noun.english)) for frame in _FRAMES]
        asked += [(noun, pair.english) for pair in own]
    hits: dict[Noun, list[bool]] = {}
    for (noun, _), translation in zip(asked, translate([text for _, text in asked])):
        hits.setdefault(noun, []).append(says(translation, noun.head))
    return [noun for noun, said in hits.items() if sum(said) < _SHARE_OF_A_SET * len(said)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--run", type=Path, required=True, help="folder of a run or of a set")
    parser.add_argument("--recipe", required=True, choices=sorted(RECIPES))
    parser.add_argument("--prepared", type=Path, required=True)
    parser.add_argument("--lexicon", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True, help="folder of the set")
    options = parser.parse_args()
    ((_, target),) = RECIPES[options.recipe].directions
    nouns = read_lexicon(options.lexicon)
    lines = find_lines(read_prepared_pairs(training_file(options.prepared, target), target), nouns)
    model, tokenizer = load_model(options.run), Tokenizer.load(options.run / "vocab.json")
    unknown = find_unknown(nouns, lines, lambda texts: translate_greedily(model, tokenizer, target_piece(target), texts))
    rows = sorted(f"{noun.english}\t{noun.gloss}\n" for noun in unknown)
    (options.out / GLOSSES).write_text("".join(rows), encoding="utf-8")
    print(f"{len(unknown):,} of {len(nouns):,} nouns are unknown")


if __name__ == "__main__":
    main()
