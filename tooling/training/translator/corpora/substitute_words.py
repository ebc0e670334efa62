"""Lines about words that no line holds: `python3 -m translator.corpora.substitute_words --prepared DIR --dictionary EDICT`.

A common word of a Japanese line whose English holds its first meaning is replaced on both sides by a rare word of the same kind, in the
same form. The sentence around it is a person's, and the rare word is met in several (after Fadaee et al. 2017, "Data augmentation for
low-resource neural machine translation", without their language model: what matters here is what the word means, not how likely it is).
"""

import argparse
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from translator.corpora.clean_pairs import is_fit
from translator.corpora.corpus_weights import weight_of
from translator.corpora.dictionary_lines import CORPUS as DICTIONARY
from translator.corpora.dictionary_lines import Entry, read_dictionary
from translator.corpora.english_forms import plural_of, verb_forms, with_article
from translator.corpora.held_out import is_held_out
from translator.corpora.prepared import read_prepared_pairs, substitution_file, training_file, write_pairs
from translator.corpora.read_pairs import Pair

SUBSTITUTED = "substituted"
_LANGUAGE = "jpn"
# Words that so many lines hold need no more of them.
_RARE = 40
# A frame is a line of people that is short enough to be clear, in a corpus that is drawn as often as everyday sentences.
_LONGEST_FRAME = 80
_SMALLEST_WEIGHT = 1.0
_HAN = "[\\u4e00-\\u9fff々]"
_KATAKANA = "[ァ-ヶー]"
_NOUN = re.compile(f"{_HAN}[\\u4e00-\\u9fff々ぁ-ん]{{0,5}}|{_KATAKANA}{{3,}}")
_BEHIND_NOUN = re.compile(r"[がをにはもとへの、。！？…]|で(?!き)|だ(?!ら)|です|じゃ|から|まで|より|って|$")
_OTHER_CLASSES = re.compile(r"adj|adv|pn|suf|pref|ctr|exp|n-t|num")
_COUNTED = re.compile("[一二三四五六七八九十百千万何数]")
_STEM = re.compile(f"{_HAN}[\\u4e00-\\u9fff々ぁ-ん]*")
# The kana that may follow the stem of a verb of five grades, by its last kana; one of a single grade has many.
_ROWS = {"う": "わいうえおっ", "く": "かきくけこい", "ぐ": "がぎぐげごい", "す": "さしすせそ", "つ": "たちつてとっ", "ぬ": "なにぬねのん", "ぶ": "ばびぶべぼん", "む": "まみむめもん", "る": "らりるれろっ"}  # fmt: skip
_SINGLE_GRADE = "るたてなまらろよずさちとがそぬば"
_ADJECTIVE_ENDINGS = "いくかけさす"
_PREPOSITION = re.compile(r"\s+(?:for|to|at|on|with|of|about|up|out|off|down|in|into|over|back|away|from|through|after)\b")
_PERFECT = re.compile(r"\b(?:have|has|had|be|been|being|is|are|was|were|am|get|got|getting|'ve|'re|'m|'s)\s+(?:\w+\s+)?$", re.IGNORECASE)


@dataclass(frozen=True)
class Word:
    """An entry of the dictionary as what is replaced or put in: `kind` tells which words may stand for each other."""

    kind: str
    stem: str
    gloss: str


@dataclass(frozen=True)
class Frame:
    """A line with a gap on both sides: around the stem, and around the English word, whose form is named."""

    before: str
    behind: str
    english_before: str
    english_behind: str
    form: str
    is_capital: bool


def word_of(entry: Entry) -> Word | None:
    """What can be replaced: nouns alone, verbs of one English word, and adjectives, written with kanji or in katakana."""
    if entry.gloss != entry.gloss.lower():
        return None
    single = " " not in entry.gloss
    last = entry.word[-1]
    if "n" in entry.classes and not any(_OTHER_CLASSES.match(code) for code in entry.classes):
        is_noun = _NOUN.fullmatch(entry.word) is not None and _COUNTED.match(entry.word) is None
        return Word("noun", entry.word, entry.gloss) if is_noun else None
    if not single or _STEM.fullmatch(entry.word[:-1]) is None:
        return None
    object_kind = "transitive" if "vt" in entry.classes else "intransitive" if "vi" in entry.classes else None
    if object_kind is not None and "v1" in entry.classes and last == "る":
        return Word(f"verb-1-{object_kind}", entry.word[:-1], entry.gloss)
    if object_kind is not None and any(code.startswith("v5") for code in entry.classes) and last in _ROWS:
        return Word(f"verb-{last}-{object_kind}", entry.word[:-1], entry.gloss)
    return Word("adjective", entry.word[:-1], entry.gloss) if "adj-i" in entry.classes and last == "い" else None


def find_frames(pair: Pair, words_of_stem: dict[str, list[Word]], longest_stem: int) -> Iterator[tuple[str, Frame]]:
    """The gaps of a line by kind: a word of the dictionary that stands there once, its first meaning once on the English side."""
    text = pair.other
    for start in range(len(text)):
        for length in range(min(longest_stem, len(text) - start), 0, -1):
            stem = text[start : start + length]
            words = [word for word in words_of_stem.get(stem, ()) if _stands_whole(word, text, start)]
            if not words or text.count(stem) > 1:
                continue
            for word in words:
                for gap in _english_gaps(word, pair.english):
                    yield word.kind, Frame(text[:start], text[start + length :], *gap)
            break


def fill_frame(frame: Frame, word: Word) -> tuple[str, str]:
    """The English and the Japanese of a line with `word` in the gap."""
    if word.kind == "noun":
        said = plural_of(word.gloss) if frame.form == "plural" else word.gloss
    elif word.kind == "adjective":
        said = word.gloss
    else:
        said = verb_forms(word.gloss)[frame.form]
    english_before = frame.english_before
    article = re.search(r"\b([Aa]n?)\s$", english_before)
    if article is not None:
        english_before, said = english_before[: article.start()], with_article(said, article[1])
    elif frame.is_capital:
        said = said[0].upper() + said[1:]
    return english_before + said + frame.english_behind, frame.before + word.stem + frame.behind


def make_lines(frames: dict[str, list[Frame]], words: Iterable[Word], count: int, random: Random) -> Iterator[tuple[str, str]]:
    """`count` lines for each word, in frames of its kind drawn by lot, English first."""
    for word in words:
        own = frames.get(word.kind, [])
        for frame in random.sample(own, min(count, len(own))):
            yield fill_frame(frame, word)


def _stands_whole(word: Word, text: str, start: int) -> bool:
    # "o" and "go" in front of a noun are polite with their own nouns alone.
    before, behind = text[max(0, start - 1) : start], text[start + len(word.stem) :]
    if word.kind == "noun":
        script = _KATAKANA if re.match(_KATAKANA, word.stem) else _HAN
        return before not in ("お", "ご") and re.match(script, before) is None and _BEHIND_NOUN.match(behind) is not None
    if re.match(_HAN, before) is not None:
        return False
    if word.kind == "adjective":
        return behind[:1] in _ADJECTIVE_ENDINGS and behind != ""
    ending = word.kind.split("-")[1]
    return behind != "" and behind[0] in (_SINGLE_GRADE if ending == "1" else _ROWS[ending])


def _english_gaps(word: Word, english: str) -> Iterator[tuple[str, str, str, bool]]:
    forms = {"singular": word.gloss, "plural": plural_of(word.gloss)} if word.kind == "noun" else {"base": word.gloss}
    if word.kind.startswith("verb"):
        forms = verb_forms(word.gloss)
    alternatives = "|".join(sorted({re.escape(form) for form in forms.values()}, key=len, reverse=True))
    found = list(re.finditer(rf"(?<![\w'-])(?:{alternatives})(?![\w'-])", english, re.IGNORECASE))
    if len(found) != 1:
        return
    (match,) = found
    before, behind = english[: match.start()], english[match.end() :]
    if word.kind.endswith("-transitive") and _PREPOSITION.match(behind):
        return
    names = [name for name, form in forms.items() if form == match[0].lower()]
    if "past" in names and "participle" in names:
        names = ["participle" if _PERFECT.search(before) else "past"]
    yield before, behind, names[0], match[0][0].isupper() and before == ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--prepared", type=Path, required=True)
    parser.add_argument("--dictionary", type=Path, required=True, help="EDICT's file")
    parser.add_argument("--lines", type=int, default=8, help="lines for each rare word")
    options = parser.parse_args()
    words = [word for word in map(word_of, read_dictionary(options.dictionary)) if word is not None]
    words_of_stem: dict[str, list[Word]] = defaultdict(list)
    for word in words:
        words_of_stem[word.stem].append(word)
    longest = max(map(len, words_of_stem))
    pairs = [pair for pair in read_prepared_pairs(training_file(options.prepared, _LANGUAGE), _LANGUAGE) if pair.corpus != DICTIONARY]
    counts: dict[str, int] = defaultdict(int)
    frames: dict[str, list[Frame]] = defaultdict(list)
    for pair in pairs:
        stems = {pair.other[start : start + length] for start in range(len(pair.other)) for length in range(1, longest + 1)}
        for stem in stems & words_of_stem.keys():
            counts[stem] += 1
        if weight_of(pair.corpus) >= _SMALLEST_WEIGHT and len(pair.other) <= _LONGEST_FRAME:
            for kind, frame in find_frames(pair, words_of_stem, longest):
                frames[kind].append(frame)
    print(", ".join(f"{kind}: {len(own):,} frames" for kind, own in sorted(frames.items())), flush=True)
    rare = [word for word in words if counts[word.stem] < _RARE]
    made = [Pair(english, other, _LANGUAGE, SUBSTITUTED) for english, other in make_lines(frames, rare, options.lines, Random(1))]
    kept = [pair for pair in made if is_fit(pair) and not is_held_out(pair.english)]
    write_pairs(substitution_file(options.prepared, _LANGUAGE), kept)
    print(f"{len(kept):,} lines for {len(rare):,} rare words", flush=True)


if __name__ == "__main__":
    main()
