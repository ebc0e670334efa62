"""What comic lettering does to a line: capitals, marks left out."""

import re
from dataclasses import replace
from random import Random

from translator.augmentation.line_pair import CASED_LANGUAGES, LinePair

_END_MARKS = re.compile(r"[.。．]+$")
_FIRST_PERSON = re.compile(r"\bi\b")
_ALL_MARKS = re.compile(r"[.,;:。、，；：\"“”„«»「」『』]")


def put_in_capitals(pair: LinePair, _: Random) -> LinePair:
    """The source in capitals, as balloons are lettered; the target keeps its case, so that a reader gets sentences."""
    if pair.source_language not in CASED_LANGUAGES:
        return pair
    text = pair.source.replace("i", "İ") if pair.source_language == "tur" else pair.source
    return replace(pair, source=text.upper())


def put_in_sentence_case(pair: LinePair, _: Random) -> LinePair:
    """The source with no capital but its first and "I", as the engine makes of a line in capitals."""
    if pair.source_language not in CASED_LANGUAGES or pair.source_language in ("deu", "tur"):
        return pair
    lowered = pair.source.lower()
    if pair.source_language == "eng":
        lowered = _FIRST_PERSON.sub("I", lowered)
    return replace(pair, source=lowered[:1].upper() + lowered[1:])


def drop_end_mark(pair: LinePair, _: Random) -> LinePair:
    """The source without its full stop, as most balloons are."""
    return replace(pair, source=_END_MARKS.sub("", pair.source) or pair.source)


def drop_marks(pair: LinePair, _: Random) -> LinePair:
    """The source without commas, stops and quotes, which readers of pages lose first."""
    bare = " ".join(_ALL_MARKS.sub(" ", pair.source).split())
    if pair.source_language in ("jpn", "zho"):
        bare = _ALL_MARKS.sub("", pair.source)
    return replace(pair, source=bare or pair.source)


def drop_commas(pair: LinePair, _: Random) -> LinePair:
    """A Japanese source without commas: balloons set a new line there, and one in three hundred has any."""
    return replace(pair, source=pair.source.replace("、", "")) if pair.source_language == "jpn" else pair
