"""Words of a lexicon of ours that are looked up: `python3 -m translator.export.lexicon --prepared DIR --lexicon translator/lexicon/eng-spa.tsv --out SET`.

A line of a lexicon is an English word with its meaning in two forms and its kind. A noun has singular and plural, and its gender: `m`, `f`, or `fa` for a
feminine noun that takes the masculine article (el arma). An adjective has its masculine and its feminine form, and the verb that says it of somebody: `ser` or
`estar`. An adverb has one form, twice, and `adverb`. A verb has its infinitive and its third person, and `verb`, or `alone` where it takes no object; it is regular but
for its vowels. The engine has a word of the kind that every set knows stand for it, and puts the meaning in its place. That is
better for words that a set knows in plain sentences, too: in others it still mistakes them.
"""

import argparse
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from translator.corpora.english_forms import plural_of
from translator.corpora.prepared import read_prepared_pairs, training_file
from translator.corpora.read_pairs import Pair
from translator.export.glosses import GLOSSES, collect_lines, says

_WORD = re.compile(r"[a-z]+(?: [a-z]+)?")
_NOUNS = frozenset({"m", "f", "fa"})
_KINDS = _NOUNS | {"ser", "estar", "adverb", "verb", "alone"}
# What stands for a meaning where a word is left to the weights.
_LEFT = "-"
_LINES_OF_A_WORD = 60
# With fewer lines that hold it, what people say for a word is chance.
_FEWEST_LINES = 3
# A plural means what its singular does, unless many lines say otherwise.
_FEWEST_LINES_OF_A_PLURAL = 20
# How many of its lines say what the lexicon does, as people translated them: the rest may mean something else.
_SHARE_OF_PEOPLE = 0.5


@dataclass(frozen=True)
class Word:
    """An English word and its meaning in another language, in two forms."""

    english: str
    first: str
    second: str
    kind: str

    @property
    def gloss(self) -> str:
        """The meaning as the engine reads it."""
        return f"{self.first}|{self.second}|{self.kind}"

    @property
    def plural(self) -> str | None:
        """The word in the plural, if it is a noun."""
        return plural_of(self.english) if self.kind in _NOUNS else None


def read_lexicon(path: Path) -> list[Word]:
    """The words of a lexicon, the first of two that are written alike; a ValueError names a line that is none."""
    words: dict[str, Word] = {}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        fields = line.split("\t")
        if len(fields) != 4 or _WORD.fullmatch(fields[0]) is None or fields[3] not in _KINDS or "|" in line:
            raise ValueError(f"{path}, line {number}: {line}")
        words.setdefault(fields[0], Word(*fields))
    return list(words.values())


def words_of(pair: Pair) -> set[str]:
    """The words of the English side in small letters, and each two that follow each other."""
    words = re.findall(r"[a-z]+", pair.english.lower())
    return {*words, *(" ".join(two) for two in zip(words, words[1:]))}


def gloss_words(words: Iterable[Word], lines: dict[str, list[Pair]]) -> dict[str, str]:
    """What is looked up: no word for which people mostly say something else, and no plural that is mostly a form of a verb (leaves)."""

    def is_said(english: str, meaning: str, fewest: int) -> bool:
        found = lines.get(english, [])
        said = sum(says(pair.other, meaning.split()[0]) for pair in found)
        return len(found) < fewest or said >= _SHARE_OF_PEOPLE * len(found)

    glosses: dict[str, str] = {}
    for word in words:
        if not is_said(word.english, word.first, _FEWEST_LINES):
            continue
        glosses[word.english] = word.gloss
        if word.plural is not None and not is_said(word.plural, word.second, _FEWEST_LINES_OF_A_PLURAL):
            glosses.setdefault(word.plural, _LEFT)
    return glosses


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--prepared", type=Path, required=True)
    parser.add_argument("--lexicon", type=Path, required=True, help="a file named after its pair, such as eng-spa.tsv")
    parser.add_argument("--out", type=Path, required=True, help="folder of the set")
    options = parser.parse_args()
    _, target = options.lexicon.stem.split("-")
    words = read_lexicon(options.lexicon)
    pairs = read_prepared_pairs(training_file(options.prepared, target), target)
    wanted = [one for word in words for one in (word.english, word.plural) if one is not None]
    glosses = gloss_words(words, collect_lines(pairs, wanted, words_of, _LINES_OF_A_WORD))
    rows = sorted(f"{english}\t{gloss}\n" for english, gloss in glosses.items())
    (options.out / GLOSSES).write_text("".join(rows), encoding="utf-8")
    left = sum(gloss == _LEFT for gloss in glosses.values())
    print(f"{len(glosses) - left:,} of {len(words):,} words, {left} plurals left to the weights")


if __name__ == "__main__":
    main()
