"""Drops pairs that teach nothing good, and doubles."""

import re
import unicodedata
from collections.abc import Iterable, Iterator

from translator.corpora.read_pairs import Pair

# Sides longer than a balloon ever is slow every batch that they are in.
LONGEST_SIDE = 180
# Scripts without spaces say in one character what takes about three in Latin.
_DENSE_LANGUAGES = frozenset({"jpn", "kor", "zho"})
_DENSITY = 2.2
_LARGEST_RATIO = 3.2
_SHORT_SIDE = 12
# Catalogue leftovers: listings, stretched tables, code, key names.
_NOISE = re.compile(r"[|{}<>\\^~=]|\.{7,}|-{3,}|\s{3,}|^\W*$|\b[A-Za-z]+_[A-Za-z]+\b|\[[A-Z]\]")
# Some corpora have typographic marks; a model that learns both kinds mixes them in one balloon.
_STRAIGHT_MARKS = str.maketrans("‘’“”", "''\"\"")
_LETTERS = re.compile(r"[^\W_]+")


def clean_pairs(pairs: Iterable[Pair]) -> Iterator[Pair]:
    """Pairs fit to train on, each English and other side together once."""
    seen: set[tuple[str, str]] = set()
    for pair in pairs:
        tidied = Pair(_straighten(_tidy(pair.english)), _tidy(pair.other), pair.language, pair.corpus)
        key = (_key(tidied.english), _key(tidied.other))
        if key not in seen and is_fit(tidied):
            seen.add(key)
            yield tidied


def is_fit(pair: Pair) -> bool:
    """Whether both sides are sentences of balanced length without leftovers of markup."""
    english, other = pair.english, pair.other
    if not english or not other or max(len(english), len(other)) > LONGEST_SIDE:
        return False
    if _NOISE.search(english) or _NOISE.search(other):
        return False
    weighed = len(other) * (_DENSITY if pair.language in _DENSE_LANGUAGES else 1)
    shorter, longer = sorted((len(english), weighed))
    return longer < _SHORT_SIDE or longer / max(shorter, 1) <= _LARGEST_RATIO


def _tidy(text: str) -> str:
    return " ".join(unicodedata.normalize("NFC", text).split())


def _straighten(text: str) -> str:
    return text.translate(_STRAIGHT_MARKS)


def _key(text: str) -> str:
    return "".join(_LETTERS.findall(text.lower()))
