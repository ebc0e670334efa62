"""What a line says: cuts of sentences, lettered as comics letter them, and random characters for those that are rare."""

import re

import numpy as np

KINDS = {
    "ja-vertical": 0.30, "ja-horizontal": 0.10, "zh-hans-horizontal": 0.08, "zh-hans-vertical": 0.05, "zh-hant-horizontal": 0.05,
    "zh-hant-vertical": 0.05, "ko-horizontal": 0.13, "ko-vertical": 0.02, "latin-horizontal": 0.17, "cyrillic-horizontal": 0.05,
}  # fmt: skip
LANGUAGES = {
    "ja": {"ja": 1.0}, "zh-hans": {"zh": 1.0}, "zh-hant": {"zh-hant": 0.8, "ja": 0.2}, "ko": {"ko": 1.0}, "cyrillic": {"ru": 1.0},
    "latin": {"en": 0.34, "es": 0.1, "fr": 0.12, "de": 0.1, "it": 0.07, "pt": 0.08, "tr": 0.06, "vi": 0.08, "id": 0.05},
}  # fmt: skip
EAST_ENDS = ["", "", "", "!", "!!", "!?", "?", "…", "……", "。", "—", "〜", "ー", "♪", "♡", "♥", "っ", "ッ!", "!!!", "?!", "★"]
WEST_ENDS = ["", "", "", "!", "!!", "?!", "?", "...", "!!!", "--", "-", ",", "…", "—", "♪", "♥", "!?"]
KOREAN_ENDS = ["", "", "", "!", "!!", "?", "?!", "...", "…", "~", "♪", "♡", "!!!"]
RANDOM_SHARE = {"ja": 0.16, "zh-hans": 0.2, "zh-hant": 0.3, "ko": 0.18, "latin": 0.12, "cyrillic": 0.2}
KANA_WORDS = "あいうえおかがきぎくぐけげこごさざしじすずせぜそぞただちっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろわをん"
TO_KATAKANA = {code: code + 0x60 for code in range(0x3041, 0x3095)}


def split_kind(kind: str) -> tuple[str, bool]:
    """Script and whether the line is a column."""
    script, direction = kind.rsplit("-", 1)
    return script, direction == "vertical"


class LineTexts:
    """Makes texts from sentences (`{language: [sentence]}`) and the characters of each script."""

    def __init__(self, sentences: dict[str, list[str]], by_script: dict[str, list[str]]) -> None:
        self.sentences = sentences
        self.by_script = by_script
        self.letters = {script: [c for c in found if c.isalpha()] or found for script, found in by_script.items()}

    def make(self, kind: str, draw: np.random.Generator, plain: bool = False) -> str:
        """A text for a line of this kind; `plain` leaves the sentence's own words and endings alone (for validation)."""
        script, vertical = split_kind(kind)
        if not plain and draw.random() < RANDOM_SHARE[script]:
            text = self._random(script, draw)
        elif not plain and script == "ja" and draw.random() < 0.1:
            text = self._sound(draw)
        else:
            text = self._sentence(script, draw)
            text = self._cut_words(text, draw) if " " in text else self._cut_characters(text, vertical, draw)
        if not plain:
            text = self._letter(text, script, draw)
        elif script in ("latin", "cyrillic") and draw.random() < 0.5:
            text = text.upper()
        return text.strip()

    def _sentence(self, script: str, draw: np.random.Generator) -> str:
        shares = {language: share for language, share in LANGUAGES[script].items() if self.sentences.get(language)}
        total = sum(shares.values())
        language = draw.choice(list(shares), p=[share / total for share in shares.values()])
        found = self.sentences[language]
        text = found[draw.integers(len(found))]
        if script in ("ja", "zh-hans", "zh-hant"):
            text = text.replace(" ", "") if draw.random() < 0.95 else text
        return text

    @staticmethod
    def _cut_characters(text: str, vertical: bool, draw: np.random.Generator) -> str:
        length = int(np.clip(draw.gamma(2.2, 3.2 if vertical else 4.0), 1, 26))
        start = 0 if draw.random() < 0.4 else int(draw.integers(0, max(1, len(text) - length + 1)))
        return text[start : start + length]

    @staticmethod
    def _cut_words(text: str, draw: np.random.Generator) -> str:
        words = text.split(" ")
        limit = int(np.clip(draw.gamma(3.0, 5.0), 2, 42))
        start = 0 if draw.random() < 0.35 else int(draw.integers(0, len(words)))
        line = words[start][:42]
        for word in words[start + 1 :]:
            if len(line) + 1 + len(word) > limit:
                break
            line += f" {word}"
        return line

    def _random(self, script: str, draw: np.random.Generator) -> str:
        """Characters drawn evenly from the script's set: the rare ones get their turn."""
        found = self.by_script[script] if draw.random() < 0.5 else self.letters[script]
        length = int(np.clip(draw.gamma(2.5, 2.5), 1, 16))
        text = "".join(found[i] for i in draw.integers(0, len(found), length))
        if script in ("latin", "cyrillic", "ko") and length > 4 and draw.random() < 0.5:
            place = int(draw.integers(1, length))
            text = f"{text[:place]} {text[place:]}"
        return text

    @staticmethod
    def _sound(draw: np.random.Generator) -> str:
        """A cry or a sound: kana, drawn out, doubled or cut off."""
        part = "".join(KANA_WORDS[i] for i in draw.integers(0, len(KANA_WORDS), int(draw.integers(1, 4))))
        part += str(draw.choice(["", "ー", "ーー", "〜", "っ", "…"]))
        text = part * int(draw.choice([1, 1, 2, 3]))
        return text.translate(TO_KATAKANA) if draw.random() < 0.5 else text

    def _letter(self, text: str, script: str, draw: np.random.Generator) -> str:
        """Lettered as comics do: other endings, capitals, stutters, dots."""
        if script in ("latin", "cyrillic"):
            return self._letter_western(text, script, draw)
        ends = KOREAN_ENDS if script == "ko" else EAST_ENDS
        if script == "ko":
            text = text.rstrip(".") if draw.random() < 0.5 else text
        elif draw.random() < 0.6:
            text = text.replace("。", str(draw.choice(["", "…", "!", "."])) if script == "ja" else "。")
        if draw.random() < 0.35:
            text = text.rstrip("。.!?") + str(draw.choice(ends))
        if draw.random() < 0.06:
            text = str(draw.choice(["…", "……", "—", "「", "『", "(", "♪"])) + text
        if script == "ja" and draw.random() < 0.05:
            text = text.translate(TO_KATAKANA)
        if script == "ja" and len(text) > 1 and draw.random() < 0.04:
            text = f"{text[0]}、{text}"
        return text.replace("...", "…") if draw.random() < 0.5 and script != "ko" else text

    @staticmethod
    def _letter_western(text: str, script: str, draw: np.random.Generator) -> str:
        if draw.random() < 0.06 and text[:1].isalpha():
            text = f"{text[0]}-{text}"
        if draw.random() < 0.3:
            text = text.rstrip(".!?,") + str(draw.choice(WEST_ENDS))
        if draw.random() < 0.04:
            text = str(draw.choice(["...", "¿", "¡", "-", '"', "(", "♪ "])) + text
        if draw.random() < 0.55:
            text = text.replace("i", "İ").upper() if "ı" in text or "ğ" in text else text.upper()
        if draw.random() < 0.25:
            text = text.replace("'", "’")
        if draw.random() < 0.1:
            text = re.sub(r'"([^"]*)"', "“\\1”", text)
        return text
