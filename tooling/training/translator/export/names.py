"""Japanese names with their usual reading, and foreign ones with the letters that they have at home: `python3 -m translator.export.names --dictionary ENAMDICT --words EDICT --prepared DIR --out DIR`.

ENAMDICT lists every reading that a name can have; the usual one is counted in its whole names of real people.
"""

import argparse
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from translator.corpora.prepared import read_prepared_pairs, training_file

NAMES = "names.txt"
_ENCODING = "euc_jp"
# Writing, reading, kinds and Latin letters (edrdg.org/enamdict/enamdict_doc.html).
_ENTRY = re.compile(r"^(\S+) \[([ぁ-ん]+)\] /\(([a-z,]+)\) ([A-Za-z' -]+)")
# Of names in katakana, without a reading of their own, the first way to write them; an apostrophe is an accent behind its letter, or a Japanese name.
_FOREIGN_ENTRY = re.compile(r"^([ァ-ヶー]{3,7}) /\(([a-z,]+)\) ([A-Z][A-Za-z]+)(?:/| \()")
# Given names first, then family names, companies, places and what is not classified.
_FOREIGN_KINDS = "gmfscpu"
_KANJI = re.compile(r"[\u4e00-\u9fff々]{2,4}")
_FAMILY, _PERSON = "s", "h"
GIVEN = frozenset("fmg")
# Readings of a last kanji whose first vowel is its own, so that "ou" and "uu" before it are no long vowels (井上 Inoue, 松浦 Matsuura).
_OWN_VOWELS = {"浦": "ura", "上": "ue", "植": "ue", "内": "uchi", "海": "umi", "梅": "ume", "馬": "uma", "牛": "ushi"}
_LONG_VOWEL = re.compile(r"(?<=[ou])u|(?<=o)o")
_FEWEST_PEOPLE = 2
# A name that the corpora translate so often without its reading is a word there.
_FEWEST_LINES = 2


@dataclass(frozen=True)
class NameEntry:
    written: str
    reading: str
    kinds: frozenset[str]
    latin: str


def read_names(path: Path) -> Iterator[NameEntry]:
    """The entries of ENAMDICT that are written in kanji and read in hiragana; of people, the name without their years."""
    for line in path.read_text(encoding=_ENCODING, errors="replace").splitlines():
        if match := _ENTRY.match(line):
            written, reading, kinds, latin = match.groups()
            yield NameEntry(written, reading, frozenset(kinds.split(",")), latin.strip(" -"))


def plain_hepburn(latin: str, written: str) -> str:
    """A name without marks of length, as comics letter it ("Itou" as "Ito"); `written` tells where two vowels are of two kanji."""
    end = _OWN_VOWELS.get(written[-1], "")
    own = end if end and latin.lower().endswith(end) else ""
    head = latin[: len(latin) - len(own)]
    return (_LONG_VOWEL.sub("", head.lower()) + own).replace("'", "").capitalize()


def count_readings(entries: Iterable[NameEntry]) -> tuple[dict[str, Counter[str]], dict[str, Counter[str]]]:
    """How many people bear each family name and each given name in each reading, in Latin letters."""
    family: dict[tuple[str, str], str] = {}
    given: dict[tuple[str, str], str] = {}
    people: list[NameEntry] = []
    for entry in entries:
        if _PERSON in entry.kinds:
            people.append(entry)
        if _FAMILY in entry.kinds:
            family[entry.written, entry.reading] = entry.latin
        if GIVEN & entry.kinds:
            given[entry.written, entry.reading] = entry.latin
    counts: tuple[dict[str, Counter[str]], dict[str, Counter[str]]] = (defaultdict(Counter), defaultdict(Counter))
    for person in people:
        for cut in range(1, len(person.written)):
            first, second = person.written[:cut], person.written[cut:]
            for place in range(1, len(person.reading)):
                one, other = (first, person.reading[:place]), (second, person.reading[place:])
                if one in family and other in given:
                    counts[0][first][family[one]] += 1
                    counts[1][second][given[other]] += 1
    return counts


def usual_readings(counts: dict[str, Counter[str]], words: frozenset[str]) -> dict[str, str]:
    """Names of two kanji or more that are no words, with the reading of most people who bear them."""
    found = {}
    for written, readings in counts.items():
        (latin, _), *_ = readings.most_common(1)
        if _KANJI.fullmatch(written) and written not in words and readings.total() >= _FEWEST_PEOPLE:
            found[written] = plain_hepburn(latin, written)
    return found


def read_foreign_names(path: Path, words: frozenset[str]) -> dict[str, str]:
    """Names in katakana that are no words, with their letters; where several names sound the same, the likeliest kind."""
    found: dict[str, tuple[int, str]] = {}
    for line in path.read_text(encoding=_ENCODING, errors="replace").splitlines():
        match = _FOREIGN_ENTRY.match(line)
        ranks = [_FOREIGN_KINDS.index(kind) for kind in match[2].split(",") if kind in _FOREIGN_KINDS] if match else []
        if ranks and match[1] not in words:
            found[match[1]] = min(found.get(match[1], (len(_FOREIGN_KINDS), "")), (min(ranks), match[3]), key=lambda one: one[0])
    return {name: latin for name, (_, latin) in found.items()}


def words_by_corpora(names: dict[str, str], pairs: Iterable[tuple[str, str]]) -> set[str]:
    """Names that stand in several Japanese lines whose English never holds their reading."""
    lines: Counter[str] = Counter()
    said: set[str] = set()
    for japanese, english in pairs:
        plain = _LONG_VOWEL.sub("", english.lower())
        for start in range(len(japanese)):
            for length in (2, 3, 4):
                name = japanese[start : start + length]
                if len(name) == length and name in names:
                    lines[name] += 1
                    if _LONG_VOWEL.sub("", names[name].lower()) in plain:
                        said.add(name)
    return {name for name, count in lines.items() if count >= _FEWEST_LINES and name not in said}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--dictionary", type=Path, required=True, help="ENAMDICT's file")
    parser.add_argument("--words", type=Path, required=True, help="EDICT's file: what is a word there is left out")
    parser.add_argument("--prepared", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True, help="folder of the set")
    options = parser.parse_args()
    text = options.words.read_text(encoding=_ENCODING, errors="replace")
    words = frozenset(line.split(" ", 1)[0] for line in text.splitlines())
    pairs = [(pair.other, pair.english) for pair in read_prepared_pairs(training_file(options.prepared, "jpn"), "jpn")]
    kinds = zip(("family", "given"), count_readings(read_names(options.dictionary)))
    lines = []
    for kind, counts in kinds:
        names = usual_readings(counts, words)
        dropped = words_by_corpora(names, pairs)
        lines += [f"{kind}\t{name}\t{latin}\n" for name, latin in sorted(names.items()) if name not in dropped]
        print(f"{kind}: {len(names) - len(dropped):,} names, {len(dropped):,} dropped as words")
    foreign = read_foreign_names(options.dictionary, words)
    lines += [f"foreign\t{name}\t{latin}\n" for name, latin in sorted(foreign.items())]
    print(f"foreign: {len(foreign):,} names")
    (options.out / NAMES).write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
