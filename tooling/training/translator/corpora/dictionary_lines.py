"""Makes lines to train on out of a dictionary: its words by themselves and in short sentences of ours.

Corpora of sentences hold a word that is not of every day a few times or never; a line of a dictionary is enough to see it.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from translator.corpora.held_out import is_held_out
from translator.corpora.read_pairs import Pair

CORPUS = "edict"
# Writing, reading and the rest between slashes: the form of EDICT (edrdg.org/wiki/index.php/JMdict-EDICT_Dictionary_Project).
_ENTRY = re.compile(r"^(\S+) (?:\[([^\]]*)\] )?/(.+)/$")
_COMMON = "(P)"
_CLASSES = re.compile(r"^\(([a-z0-9,-]+)\) ?")
_RUDE = re.compile(r"\((?:X|vulg|derog)\)")
# Marks of what is out of use, or said in one place or trade.
_NOT_OF_EVERY_DAY = re.compile(r"\((?:arch|obs|obsc|rare|poet|yoji|[a-z]+ben|oK|iK|io|ik|ok)\)|\{[a-zA-Z]+\}")
_ASIDE = re.compile(r"\([^)]*\)|\{[^}]*\}")
_PLAIN_GLOSS = re.compile(r"[A-Za-z][A-Za-z' -]*")
_LONGEST_GLOSS = 3
_SENTENCES_FOR_A_WORD = 2

_NOUN = (
    ("{}だ！", "It's {a}!"),
    ("これは{}です。", "This is {a}."),
    ("{}はどこだ？", "Where is the {}?"),
    ("{}が見える。", "I can see the {}."),
    ("{}について話そう。", "Let's talk about the {}."),
    ("{}を待っている。", "I'm waiting for the {}."),
    ("{}がない。", "There is no {}."),
    ("{}のせいだ。", "It's because of the {}."),
    ("俺の{}を返せ！", "Give me back my {}!"),
    ("お前の{}は何だ？", "What is your {}?"),
    ("{}が欲しい。", "I want {a}."),
    ("その{}を見せて。", "Show me that {}."),
)
_ADJECTIVE = (
    ("{}です。", "It's {}."),
    ("{}ね。", "It's {}, isn't it?"),
    ("とても{}。", "It's very {}."),
    ("{}人だ。", "He's {a} person."),
    ("何て{}んだ！", "How {} it is!"),
)
_ATTRIBUTE = (
    ("{}だ。", "It's {}."),
    ("{}ですね。", "It's {}, isn't it?"),
    ("{}な人だ。", "He's {a} person."),
    ("なんて{}なんだ！", "How {} it is!"),
)
# The verb's form, what is put behind it, and the sentence.
_VERB = (
    ("i", "たい。", "I want to {}."),
    ("i", "ましょう。", "Let's {}."),
    ("i", "ながら話した。", "He talked to me as he tried to {}."),
    ("a", "ない！", "I won't {}!"),
    ("a", "ないで！", "Don't {}!"),
    ("a", "なければならない。", "I have to {}."),
    ("te", "ください。", "Please {}."),
    ("te", "はいけない。", "You must not {}."),
    ("u", "つもりだ。", "I intend to {}."),
    ("u", "ことができる。", "I can {}."),
    ("u", "な！", "Don't {}!"),
    ("u", "かもしれない。", "I might {}."),
    ("u", "のが好きだ。", "I like to {}."),
)
# Last kana of a verb of five grades to its forms in front of "nai" and "masu", and its form in "te".
_GRADES = {
    "う": ("わ", "い", "って"),
    "く": ("か", "き", "いて"),
    "ぐ": ("が", "ぎ", "いで"),
    "す": ("さ", "し", "して"),
    "つ": ("た", "ち", "って"),
    "ぬ": ("な", "に", "んで"),
    "ぶ": ("ば", "び", "んで"),
    "む": ("ま", "み", "んで"),
    "る": ("ら", "り", "って"),
}


@dataclass(frozen=True)
class Entry:
    """A word, what it is (EDICT's codes, such as `n` or `v5k`), its first English gloss, and its reading where it has kanji."""

    word: str
    classes: tuple[str, ...]
    gloss: str
    reading: str = ""


def read_dictionary(path: Path, is_common: bool = True) -> Iterator[Entry]:
    """The common words, or the others, of a dictionary in EDICT's form (EUC-JP) whose first gloss is a few plain words."""
    for line in path.read_text(encoding="euc-jp", errors="ignore").splitlines():
        entry = parse_entry(line, is_common)
        if entry is not None:
            yield entry


def parse_entry(line: str, is_common: bool = True) -> Entry | None:
    """One line of EDICT; nothing where the word is not as common as wanted, or rude, out of use or of one trade, or has no plain gloss."""
    match = _ENTRY.match(line)
    if match is None or match[3].endswith(_COMMON) != is_common or _RUDE.search(match[3]):
        return None
    if not is_common and _NOT_OF_EVERY_DAY.search(match[3].split("/")[0]):
        return None
    first = match[3].split("/")[0]
    classes = _CLASSES.match(first)
    gloss = " ".join(_ASIDE.sub("", first).split())
    if classes is None or not _PLAIN_GLOSS.fullmatch(gloss):
        return None
    bare = gloss.removeprefix("to ")
    if len(bare.split()) > _LONGEST_GLOSS:
        return None
    return Entry(match[1], tuple(classes[1].split(",")), bare, match[2] or "")


def make_dictionary_lines(entries: Iterator[Entry], seed: int = 1) -> Iterator[Pair]:
    """For every word itself and a few sentences around it; those that fall to the held-out part are left out."""
    random = Random(seed)
    for entry in entries:
        sentences = _sentences_of(entry)
        drawn = random.sample(sentences, min(_SENTENCES_FOR_A_WORD, len(sentences)))
        for other, english in [(f"{entry.word}。", f"{entry.gloss}."), *drawn]:
            capitalised = english[0].upper() + english[1:]
            if not is_held_out(capitalised):
                yield Pair(capitalised, other, "jpn", CORPUS)


def _sentences_of(entry: Entry) -> list[tuple[str, str]]:
    gloss = {"a": f"{'an' if entry.gloss[0] in 'aeiou' else 'a'} {entry.gloss}"}
    forms = _forms_of(entry)
    if forms is not None:
        return [(forms[form] + rest, english.format(entry.gloss)) for form, rest, english in _VERB]
    for code, sentences in (("adj-i", _ADJECTIVE), ("adj-na", _ATTRIBUTE), ("n", _NOUN)):
        if code in entry.classes:
            return [(other.format(entry.word), english.format(entry.gloss, **gloss)) for other, english in sentences]
    return []


def _forms_of(entry: Entry) -> dict[str, str] | None:
    stem, last = entry.word[:-1], entry.word[-1]
    if "v1" in entry.classes and last == "る":
        return {"a": stem, "i": stem, "te": f"{stem}て", "u": entry.word}
    if any(code.startswith("v5") for code in entry.classes) and last in _GRADES:
        before_nai, before_masu, te = _GRADES[last]
        return {"a": stem + before_nai, "i": stem + before_masu, "te": stem + te, "u": entry.word}
    return None
