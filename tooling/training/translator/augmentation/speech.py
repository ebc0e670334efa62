"""How people in balloons speak: stutters, interjections, trailing off, shouting. Both sides change alike."""

import re
from dataclasses import replace
from random import Random

from translator.augmentation.interjections import INTERJECTIONS
from translator.augmentation.line_pair import FULL_WIDTH_LANGUAGES, SPACELESS_LANGUAGES, LinePair

_FINAL_STOP = re.compile(r"[.。]$")
_FINAL_MARK = re.compile(r"[!?！？]$")
_CLAUSE_MARK = re.compile(r"[,、，،]")
# Of a line's length; word order differs too much where clauses stand further apart.
_LARGEST_SHIFT = 0.12
_SMALL_KANA = "ぁぃぅぇぉゃゅょっァィゥェォャュョッーん"


def stutter(pair: LinePair, random: Random) -> LinePair:
    """"No!" to "N-No!", 「いや」 to 「い、いや」."""
    times = 2 if random.random() < 0.15 else 1
    source = _stutter_side(pair.source, pair.source_language, times)
    target = _stutter_side(pair.target, pair.target_language, times)
    if source is None or target is None:
        return pair
    return replace(pair, source=source, target=target)


def _stutter_side(text: str, language: str, times: int) -> str | None:
    if len(text) < 3 or not text[0].isalpha():
        return None
    if language in ("jpn", "zho"):
        return None if text[1] in _SMALL_KANA else f"{text[0]}、" * times + text
    return f"{text[0]}-" * times + text


def add_interjection(pair: LinePair, random: Random) -> LinePair:
    """"Ah, I see." and 「あ、わかった。」 for the pair without."""
    ours, theirs = INTERJECTIONS.get(pair.source_language), INTERJECTIONS.get(pair.target_language)
    if ours is None or theirs is None:
        return pair
    index = random.randrange(len(ours))
    mark = random.choice((",", "!", "..."))
    return replace(
        pair,
        source=_put_before(ours[index], mark, pair.source, pair.source_language),
        target=_put_before(theirs[index], mark, pair.target, pair.target_language),
    )


def _put_before(word: str, mark: str, text: str, language: str) -> str:
    if language in FULL_WIDTH_LANGUAGES:
        return word + {",": "、", "!": "！", "...": "……"}[mark] + text
    if language == "spa" and mark == "!" and word[0] != "¿":
        word = f"¡{word}"
    starts_small = mark == "," and len(text) > 1 and text[1].islower() and text[0] != "I" and language != "deu"
    return f"{word}{mark} {text[0].lower() + text[1:] if starts_small else text}"


def trail_off(pair: LinePair, random: Random) -> LinePair:
    """A full stop to dots on both sides; Japanese dots in the forms that pages have."""
    if not _FINAL_STOP.search(pair.source) or not _FINAL_STOP.search(pair.target):
        return pair
    dots = {"jpn": random.choice(("…", "……", "・・・", "‥")), "zho": "……"}
    end = random.choice(("...", "...", "…"))
    return replace(
        pair,
        source=_FINAL_STOP.sub(dots.get(pair.source_language, end), pair.source),
        target=_FINAL_STOP.sub(dots.get(pair.target_language, "..."), pair.target),
    )


def shout(pair: LinePair, random: Random) -> LinePair:
    """A last mark doubled: "!!", "?!", 「！？」."""
    if not _FINAL_MARK.search(pair.source) or not _FINAL_MARK.search(pair.target):
        return pair
    is_question = pair.target[-1] in "?？"
    mark = random.choice(("?!", "??", "!?")) if is_question else random.choice(("!!", "!!!"))
    said = random.choice(("?!", "!?", "??")) if is_question else mark
    return replace(
        pair,
        source=_FINAL_MARK.sub(_marks_of(said, pair.source_language), pair.source),
        target=_FINAL_MARK.sub(_marks_of("?!" if is_question else mark, pair.target_language), pair.target),
    )


def cut_off(pair: LinePair, random: Random) -> LinePair:
    """One clause of two, as when a sentence goes on in the next balloon: "When you came..." or "...I was asleep."

    Only where both sides have one comma at about the same place, so that the halves are each other's translation.
    """
    halves, theirs = _CLAUSE_MARK.split(pair.source), _CLAUSE_MARK.split(pair.target)
    if len(halves) != 2 or len(theirs) != 2 or not all(map(str.strip, halves + theirs)):
        return pair
    if abs(len(halves[0]) / len(pair.source) - len(theirs[0]) / len(pair.target)) > _LARGEST_SHIFT:
        return pair
    dots = {language: "……" if language in FULL_WIDTH_LANGUAGES else "..." for language in _languages_of(pair)}
    if random.random() < 0.5:
        return replace(
            pair,
            source=halves[0] + dots[pair.source_language],
            target=theirs[0] + dots[pair.target_language],
        )
    return replace(
        pair,
        source=dots[pair.source_language] + halves[1].strip(),
        target=dots[pair.target_language] + theirs[1].strip(),
    )


def _languages_of(pair: LinePair) -> tuple[str, str]:
    return (pair.source_language, pair.target_language)


def exclaim(pair: LinePair, _: Random) -> LinePair:
    """A full stop to an exclamation mark on both sides."""
    if not _FINAL_STOP.search(pair.source) or not _FINAL_STOP.search(pair.target):
        return pair
    return replace(
        pair,
        source=_exclaim_side(pair.source, pair.source_language),
        target=_exclaim_side(pair.target, pair.target_language),
    )


def _exclaim_side(text: str, language: str) -> str:
    opening = "¡" if language == "spa" else ""
    return opening + _FINAL_STOP.sub(_marks_of("!", language), text)


def _marks_of(marks: str, language: str) -> str:
    return marks.translate({ord("!"): "！", ord("?"): "？"}) if language in FULL_WIDTH_LANGUAGES else marks


def glue(first: str, second: str, language: str) -> str:
    """Two lines one behind the other, as their language writes them."""
    return first + second if language in SPACELESS_LANGUAGES and language != "tha" else f"{first} {second}"
