"""Which characters the recogniser writes, by script, and the one form that each look has."""

import re
import unicodedata

LATIN = "abcdefghijklmnopqrstuvwxyz"
CYRILLIC = "абвгдежзийклмнопрстуфхцчшщъыьэюя"

# The letters beyond the basic ones that everyday text is written with (after Unicode CLDR's main exemplar sets).
LATIN_BY_LANGUAGE = {
    "afr": "áâéèêëîïôöûü", "bos hrv": "čćđšž", "cat": "àçéèíïóòúü·", "ces": "áčďéěíňóřšťúůýž", "dan nor": "æøåéàó",
    "deu": "äöüßẞ", "est": "äõöüšž", "fin": "åäöšž", "fra": "àâæçéèêëîïôœùûüÿ", "hun": "áéíóöőúüű", "isl": "áðéíóúýþæö",
    "ita": "àèéìíòóù", "lav": "āčēģīķļņšūž", "lit": "ąčęėįšųūž", "nld": "áäéëíïóöúü", "pol": "ąćęłńóśźż",
    "por": "áâãàçéêíóôõú", "ron": "ăâîșț", "slk": "áäčďéíĺľňóôŕšťúýž", "slv": "čšž", "spa": "áéíñóúü", "sqi": "çë",
    "swe": "åäö", "tur": "çğıİöşüâî",
}
CYRILLIC_BY_LANGUAGE = {
    "bel": "ёіў", "kaz": "ёәғқңөұүһі", "mkd": "ѓѕјљњќџѐѝ", "mon": "ёөү", "rus": "ё", "srp": "ђјљњћџ", "ukr": "ґєії",
}
VIETNAMESE = "đ" + "".join(
    unicodedata.normalize("NFC", vowel + tone)
    for vowel in "aăâeêioôơuưy"
    for tone in ["", "\u0300", "\u0301", "\u0303", "\u0309", "\u0323"]
)

DIGITS = "0123456789"
ASCII_MARKS = "!\"#$%&'()*+,-./:;<=>?@[]_~"
LATIN_MARKS = "¡¿«»“”„‘’–—…•°·"
CJK_MARKS = "、。・「」『』【】〈〉《》〔〕ー〜…—“”‘’々〇※〆ヶヵ゛゜"
COMIC_MARKS = "♪♫♡♥☆★○●◎△▲▽▼□■◇◆→←↑↓×÷＝￥€£©®™²½"

# Level 2 kanji of JIS X 0208 that dialogue uses often; the others of that level come in from the corpora.
DIALOGUE_KANJI = "喋呟囁咄嗚嗅嘲愕慄怯躊躇曖昧憧憬彷徨謎頷睨罵嬉咆哮轟殲滅憑闇饒舌攫儚咎贖罠蠢痙攣眩暈齧嘯俯呻潰驚瞼腕鬱朦朧"

FULL_WIDTH = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F) if chr(code) not in "＝"}
HALF_WIDTH_KANA = re.compile("[\uff66-\uff9f]+")
SAME_LOOK = str.maketrans({
    **{code: chr(ascii_code) for code, ascii_code in FULL_WIDTH.items()},
    "\u3000": " ", "\u00a0": " ", "\u202f": " ", "‼": "!!", "⁉": "!?", "⁈": "?!", "⁇": "??", "～": "〜", "∼": "〜", "―": "—", "─": "—",
    "‥": "..", "⋯": "…", "｡": "。", "｢": "「", "｣": "」", "､": "、", "･": "・", "｀": "'", "´": "'", "`": "'", "‐": "-", "‑": "-", "−": "-",
    "‚": ",", "′": "'", "″": '"', "ţ": "ț", "Ţ": "Ț", "‹": "«", "›": "»", "♬": "♫", "❤": "♥", "\ufe0f": "", "\u00ad": "",
    "\u200b": "", "¥": "￥",
})  # fmt: skip


def canonical(text: str) -> str:
    """The text with one form for each look: composed letters, ASCII for its full-width forms, single marks for doubled ones."""
    composed = unicodedata.normalize("NFC", text)
    full_kana = HALF_WIDTH_KANA.sub(lambda run: unicodedata.normalize("NFKC", run[0]), composed)
    return " ".join(full_kana.translate(SAME_LOOK).split())


def _plane(codec: str, rows: range, columns: list[int]) -> list[str]:
    """The characters of a two-byte character set's rows, in its own order."""
    found = []
    for row in rows:
        for column in columns:
            try:
                character = bytes([row, column]).decode(codec)
            except UnicodeDecodeError:
                continue
            if len(character) == 1:
                found.append(character)
    return found


_COLUMNS = list(range(0xA1, 0xFF))


def jis_level_1() -> list[str]:
    """The 2,965 kanji of JIS X 0208's first level."""
    return _plane("euc_jp", range(0xB0, 0xD0), _COLUMNS)


def jis_level_2() -> list[str]:
    """The 3,390 kanji of JIS X 0208's second level."""
    return _plane("euc_jp", range(0xD0, 0xF5), _COLUMNS)


def simplified_level_1() -> list[str]:
    """The 3,755 common simplified characters: GB 2312's first level."""
    return _plane("gb2312", range(0xB0, 0xD8), _COLUMNS)


def simplified_level_2() -> list[str]:
    """The 3,008 less common simplified characters: GB 2312's second level."""
    return _plane("gb2312", range(0xD8, 0xF8), _COLUMNS)


def _has_mouth(character: str) -> bool:
    """Whether Unicode's order files the ideograph under the mouth, the radical that sounds and cries are written with."""
    return "\u53e3" <= character < "\u56d7"


def traditional_level_1() -> list[str]:
    """The 5,401 frequently used traditional characters: Big5's first level."""
    found = _plane("big5", range(0xA4, 0xC7), [*range(0x40, 0x7F), *_COLUMNS])
    return [character for character in found if "\u4e00" <= character <= "\u9fff"]


def hangul() -> list[str]:
    """The 2,350 syllables of KS X 1001."""
    return _plane("euc_kr", range(0xB0, 0xC9), _COLUMNS)


def kana() -> list[str]:
    """Hiragana and katakana, small and voiced ones included."""
    return [chr(code) for code in [*range(0x3041, 0x3095), *range(0x30A1, 0x30F7)]] + ["ヽ", "ヾ", "ゝ", "ゞ"]


def _both_cases(letters: str) -> list[str]:
    return [*letters, *(upper for upper in (c.upper() for c in letters) if len(upper) == 1)]


def characters_by_script(japanese_text: str = "", chinese_text: str = "") -> dict[str, list[str]]:
    """
    The characters of each script, each list without doubles and in a fixed order.

    The texts bring in the level 2 kanji and simplified characters that they use.
    """
    kanji, simplified = set(japanese_text), set(chinese_text)
    common_level_2 = [c for c in jis_level_2() if c in kanji or c in DIALOGUE_KANJI]
    simplified_2 = [c for c in simplified_level_2() if c in simplified or _has_mouth(c)]
    latin = _both_cases(LATIN + "".join(LATIN_BY_LANGUAGE.values()) + VIETNAMESE)
    cyrillic = _both_cases(CYRILLIC + "".join(CYRILLIC_BY_LANGUAGE.values()))
    western = [*DIGITS, *ASCII_MARKS, *LATIN_MARKS]
    eastern = [*DIGITS, *ASCII_MARKS, *CJK_MARKS, *COMIC_MARKS, *_both_cases(LATIN)]
    scripts = {
        "latin": [*latin, *western, "♪", "♥", "♡", "★", "☆"],
        "cyrillic": [*cyrillic, *western, "♪", "♥"],
        "ja": [*kana(), *jis_level_1(), *common_level_2, *eastern],
        "zh-hans": [*simplified_level_1(), *simplified_2, *eastern],
        "zh-hant": [*traditional_level_1(), *eastern],
        "ko": [*hangul(), *eastern],
    }
    return {script: list(dict.fromkeys(characters)) for script, characters in scripts.items()}


def all_characters(by_script: dict[str, list[str]]) -> list[str]:
    """The recogniser's classes 1 and up: the space, then every character of the scripts once."""
    return list(dict.fromkeys([" ", *(c for characters in by_script.values() for c in characters)]))
