"""Other names for the few that the corpora repeat, so that names are copied or transcribed and not guessed."""

import re
from dataclasses import replace
from random import Random

from translator.augmentation.line_pair import LinePair

# Languages that write a name as English does.
_LATIN = ("eng", "spa", "fra", "deu", "ita", "por", "vie", "ind", "tur")
# English first, then as other scripts write it.
_SCRIPTS = ("jpn", "kor", "zho", "rus")
_MEN = (
    ("Ken", "ケン", "켄", "肯", "Кен"),
    ("Akira", "アキラ", "아키라", "阿基拉", "Акира"),
    ("Taro", "タロウ", "타로", "太郎", "Таро"),
    ("Leo", "レオ", "레오", "利奥", "Лео"),
    ("Max", "マックス", "맥스", "马克斯", "Макс"),
    ("Luca", "ルカ", "루카", "卢卡", "Лука"),
    ("Jun", "ジュン", "준", "纯", "Джун"),
    ("Sora", "ソラ", "소라", "空", "Сора"),
    ("Karl", "カール", "칼", "卡尔", "Карл"),
    ("Robin", "ロビン", "로빈", "罗宾", "Робин"),
    ("Hugo", "ヒューゴ", "휴고", "雨果", "Хуго"),
    ("Sasha", "サーシャ", "사샤", "萨沙", "Саша"),
)  # fmt: skip
_WOMEN = (
    ("Yuki", "ユキ", "유키", "由纪", "Юки"),
    ("Sakura", "サクラ", "사쿠라", "樱", "Сакура"),
    ("Hana", "ハナ", "하나", "花", "Хана"),
    ("Mina", "ミナ", "미나", "米娜", "Мина"),
    ("Rin", "リン", "린", "凛", "Рин"),
    ("Anna", "アンナ", "안나", "安娜", "Анна"),
    ("Emma", "エマ", "엠마", "艾玛", "Эмма"),
    ("Nora", "ノラ", "노라", "诺拉", "Нора"),
    ("Alice", "アリス", "앨리스", "爱丽丝", "Алиса"),
    ("Momo", "モモ", "모모", "桃", "Момо"),
    ("Gina", "ジーナ", "지나", "吉娜", "Джина"),
    ("Vera", "ベラ", "베라", "维拉", "Вера"),
)  # fmt: skip
# Each with those that may take its place: words for a person agree with the name in many languages.
_REPEATED = (
    (("Tom", "トム", "톰", "汤姆", "Том"), _MEN),
    (("Mary", "メアリー", "메리", "玛丽", "Мэри"), _WOMEN),
    (("Mary", "メアリ", "메리", "玛丽", "Мэри"), _WOMEN),
    (("John", "ジョン", "존", "约翰", "Джон"), _MEN),
)


def change_name(pair: LinePair, random: Random) -> LinePair:
    """Another name of a man or of a woman on both sides, where one of the repeated names stands on both."""
    for names, others in _REPEATED:
        source, target = _write(names, pair.source_language), _write(names, pair.target_language)
        if source is None or target is None or source not in pair.source or target not in pair.target:
            continue
        other = random.choice(others)
        return replace(
            pair,
            source=_exchange(pair.source, source, _write(other, pair.source_language)),
            target=_exchange(pair.target, target, _write(other, pair.target_language)),
        )
    return pair


def _write(names: tuple[str, ...], language: str) -> str | None:
    if language in _LATIN:
        return names[0]
    return names[1 + _SCRIPTS.index(language)] if language in _SCRIPTS else None


def _exchange(text: str, name: str, other: str) -> str:
    if name.isascii():
        return re.sub(rf"\b{name}\b", other, text)
    return text.replace(name, other)
