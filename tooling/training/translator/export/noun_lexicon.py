"""Nouns of a lexicon of ours that are looked up into English: `python3 -m translator.export.noun_lexicon --prepared DIR --lexicon translator/lexicon/kor-eng.tsv --out SET`.

A line of a lexicon is a noun and its English, in the singular and without an article. As with other lexicons, all of it is looked up but for what people
mostly say otherwise: a set mistakes in some sentences what it knows in others.
"""

import argparse
from pathlib import Path

from translator.corpora.prepared import read_prepared_pairs, training_file
from translator.corpora.read_pairs import Pair
from translator.export.glosses import GLOSSES, LEFT_TO_WEIGHTS, collect_lines, parts_of, read_meanings, says

_LINES_OF_A_NOUN = 60
# With fewer lines that hold it, what people say for a noun is chance, and a set has not learned it.
_FEWEST_LINES = 10
# How many of its lines say what the lexicon does, as people translated them: the rest hold another word, or mean something else by it.
_SHARE_OF_PEOPLE = 0.5


def gloss_nouns(meanings: dict[str, str], lines: dict[str, list[Pair]]) -> dict[str, str]:
    """What is looked up: no noun that is left to weights, and none for which people mostly say something else."""

    def is_said(noun: str, meaning: str) -> bool:
        found = lines.get(noun, [])
        return len(found) < _FEWEST_LINES or sum(says(pair.english, meaning) for pair in found) >= _SHARE_OF_PEOPLE * len(found)

    return {noun: meaning for noun, meaning in meanings.items() if meaning != LEFT_TO_WEIGHTS and is_said(noun, meaning)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--prepared", type=Path, required=True)
    parser.add_argument("--lexicon", type=Path, required=True, help="a file named after its pair, such as kor-eng.tsv")
    parser.add_argument("--out", type=Path, required=True, help="folder of the set")
    options = parser.parse_args()
    source, _ = options.lexicon.stem.split("-")
    meanings = read_meanings(options.lexicon)
    pairs = read_prepared_pairs(training_file(options.prepared, source), source)
    lengths = sorted({len(noun) for noun in meanings})
    lines = collect_lines(pairs, meanings, lambda pair: parts_of(pair.other, lengths), _LINES_OF_A_NOUN)
    glosses = sorted(gloss_nouns(meanings, lines).items())
    (options.out / GLOSSES).write_text("".join(f"{noun}\t{gloss}\n" for noun, gloss in glosses), encoding="utf-8")
    print(f"{len(glosses):,} of {len(meanings):,} nouns are looked up")


if __name__ == "__main__":
    main()
