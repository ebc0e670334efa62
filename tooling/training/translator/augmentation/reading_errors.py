"""Mistakes of a reader of pages, on the source side alone: look-alikes, spaces, kana sizes, the long-vowel mark."""

from dataclasses import replace
from random import Random

from translator.augmentation.line_pair import SPACELESS_LANGUAGES, LinePair

_LATIN_LOOKALIKES = ("Il1", "O0", "rn|m", "cl|d", "vv|w", "e|c", "S5", "B8", "G6", "Z2", "u|v", "h|b", "t|f")
_KANA_LOOKALIKES = (
    "ソン", "シツ", "ノソ", "ロ口", "カ力", "ニ二", "エ工", "タ夕", "ハ八", "へヘ", "リり", "ぬめ", "ねれ", "るろ", "さき",
    "はほ", "まほ", "あお", "いり", "わね", "ばぱ", "びぴ", "ぶぷ", "べぺ", "ぼぽ", "バパ", "ビピ", "ブプ", "ベペ", "ボポ",
    "ー一", "ウワ", "クワ", "コユ", "スヌ", "チテ", "末未", "大犬", "人入", "日目", "土士", "待持", "間問", "聞間",
)  # fmt: skip
_HANGUL_LOOKALIKES = ("애에", "내네", "왜외", "돼되", "웨왜", "은온", "를룰", "의이")
_SIZES = dict(zip("つやゆよあいうえおツヤユヨアイウエオ", "っゃゅょぁぃぅぇぉッャュョァィゥェォ"))
_SIZES.update({small: large for large, small in list(_SIZES.items())})


def _replacements(groups: tuple[str, ...]) -> dict[str, list[str]]:
    table: dict[str, list[str]] = {}
    for group in groups:
        members = group.split("|") if "|" in group else list(group)
        for member in members:
            table.setdefault(member, []).extend(other for other in members if other != member)
    return table


# Each character, or pair of them, with those that it is taken for.
LOOKALIKES = _replacements(_LATIN_LOOKALIKES + _KANA_LOOKALIKES + _HANGUL_LOOKALIKES)


def misread(pair: LinePair, random: Random) -> LinePair:
    """One slip in about every twenty characters, at least one."""
    text = pair.source
    slips = [_swap_lookalike, _lose_character]
    slips += [_change_kana_size, _change_long_vowel] if pair.source_language == "jpn" else []
    slips += [] if pair.source_language in SPACELESS_LANGUAGES else [_lose_space, _add_space]
    for _ in range(1 + len(text) // 30):
        text = random.choice(slips)(text, random)
    return replace(pair, source=text)


def _swap_lookalike(text: str, random: Random) -> str:
    places = [
        (start, length) for length in (2, 1) for start in range(len(text)) if text[start : start + length] in LOOKALIKES
    ]
    if not places:
        return text
    start, length = random.choice(places)
    return text[:start] + random.choice(LOOKALIKES[text[start : start + length]]) + text[start + length :]


def _lose_character(text: str, random: Random) -> str:
    if len(text) < 6:
        return text
    place = random.randrange(len(text))
    return text[:place] + text[place + 1 :]


def _lose_space(text: str, random: Random) -> str:
    places = [index for index, character in enumerate(text) if character == " "]
    if not places:
        return text
    place = random.choice(places)
    return text[:place] + text[place + 1 :]


def _add_space(text: str, random: Random) -> str:
    place = random.randrange(1, max(2, len(text)))
    return f"{text[:place]} {text[place:]}"


def _change_kana_size(text: str, random: Random) -> str:
    places = [index for index, character in enumerate(text) if character in _SIZES]
    if not places:
        return text
    place = random.choice(places)
    return text[:place] + _SIZES[text[place]] + text[place + 1 :]


def _change_long_vowel(text: str, random: Random) -> str:
    places = [index for index, character in enumerate(text) if character == "ー"]
    if not places:
        return text
    place = random.choice(places)
    return text[:place] + random.choice(("一", "―", "~", "|", "")) + text[place + 1 :]
