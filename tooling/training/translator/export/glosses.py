"""Words that a set does not know, with their meaning: `python3 -m translator.export.glosses --run RUN --recipe jpn-eng-medium --prepared DIR --dictionary EDICT --names ENAMDICT --lexicon translator/lexicon/jpn-eng.tsv --inflected translator/lexicon/jpn-eng-inflected.tsv --out DIR`.

Nouns are EDICT's, verbs and adjectives those of a lexicon of ours. The engine puts a word of their kind that the set knows in their place, and their meaning
behind the translation.
"""

import argparse
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from translator.corpora.dictionary_lines import CORPUS, Entry, read_dictionary
from translator.corpora.english_forms import verb_forms
from translator.corpora.prepared import read_prepared_pairs, training_file
from translator.corpora.read_pairs import Pair
from translator.export.names import GIVEN, read_names
from translator.model.greedy import translate_greedily
from translator.recipes import RECIPES, target_piece
from translator.tokenizer import Tokenizer
from translator.training.load_model import load_model

GLOSSES = "glosses.txt"
LEFT_TO_WEIGHTS = "-"
_WORD = re.compile(r"[\u4e00-\u9fff々][\u4e00-\u9fff々ぁ-ん]{0,5}|[ァ-ヶー]{3,}")
_KATAKANA = re.compile(r"[ァ-ヶー]+")
_HIRAGANA = re.compile(r"[ぁ-ん]{3,}")
_KATAKANA_OF_HIRAGANA = {code: code + 0x60 for code in range(ord("ぁ"), ord("ん") + 1)}
# Counted things are numbers to the engine.
_COUNTED = re.compile(r"[一二三四五六七八九十百千万何数]")
_OTHER_CLASSES = re.compile(r"adj|adv|pn|suf|pref|ctr|exp|n-t")
_FRAMES = ("{}が見える。", "これは{}です。")
# A word that sentences hold so often is said in more ways than a dictionary's first, so that people are asked what they say for it.
_OFTEN = 20
# So often, and weights have had their chance.
_VERY_OFTEN = 400
_LINES_OF_A_NOUN = 24
_LINES_TO_TRANSLATE = 6
# How many of its lines say what the dictionary does, as people translated them: the rest may mean something else.
_SHARE_OF_PEOPLE = 0.6
# And how many of those a set must say so to know the word.
_SHARE_OF_A_SET = 0.6
# One that is not common is glossed unless sentences hold it more often than this, as many of them are long compounds and names of species; above
# it, where a set mistakes it.
_SELDOM = 3
_LONGEST_UNCOMMON = 8
_LONGEST_UNCOMMON_GLOSS = 2
# A verb or an adjective that so few lines hold is not known.
_SELDOM_INFLECTED = 10
# Plain endings of verbs and adjectives, with ら for verbs in る of five grades.
_CLASSES = frozenset("うくぐすつぬぶむるらい")
_SPECIES = re.compile(r"[A-Z][a-z]+ [a-z]")
_ENDING = 2
_SHORTEST_STEM = 4


def read_meanings(path: Path) -> dict[str, str]:
    """What a lexicon of ours says for nouns instead of the dictionary's first meaning; `-` for those that are better left to weights."""
    rows = [line.split("\t") for line in path.read_text(encoding="utf-8").splitlines()]
    wrong = next((number for number, row in enumerate(rows, 1) if len(row) != 2 or "" in row), None)
    if wrong is not None:
        raise ValueError(f"{path}, line {wrong}: a noun, a tab and its meaning were expected")
    return {noun: meaning for noun, meaning in rows}


def correct(entries: Iterable[Entry], meanings: dict[str, str]) -> Iterator[Entry]:
    """Entries with the meanings of a lexicon, left out those that it has none for."""
    for entry in entries:
        meaning = meanings.get(entry.word, entry.gloss)
        if meaning != LEFT_TO_WEIGHTS:
            yield replace(entry, gloss=meaning)


def read_inflected(path: Path) -> dict[str, str]:
    """Verbs and adjectives of a lexicon as the engine looks them up (the plain form and its class), with the forms of their meaning and its kind."""
    glosses: dict[str, str] = {}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        word, word_class, meaning, kind = (line.split("\t") + [""] * 4)[:4]
        if line.count("\t") != 3 or word_class not in _CLASSES or kind not in ("verb", "alone", "adjective") or "|" in line or not meaning:
            raise ValueError(f"{path}, line {number}: a word, its class, its meaning and the kind of that were expected")
        forms = [meaning] if kind == "adjective" else list(verb_forms(meaning).values())
        glosses.setdefault(f"{word}|{word_class}", "|".join([*forms, kind]))
    return glosses


def find_unknown_inflected(
    glosses: dict[str, str], pairs: Iterable[Pair], translate: Callable[[list[str]], list[str]]
) -> dict[str, str]:
    """Verbs and adjectives that hardly any line holds, and those that a set mostly says otherwise than people do."""
    stems = {word: word.split("|")[0][:-1] for word in glosses}
    lengths = sorted({len(stem) for stem in stems.values()})
    lines = collect_lines(pairs, stems.values(), lambda pair: parts_of(pair.other, lengths), _LINES_OF_A_NOUN)
    by_stem = {word: lines[stem] for word, stem in stems.items()}
    heads = {word: gloss.split("|")[0].split()[0] for word, gloss in glosses.items()}
    mistaken = find_mistaken(heads, by_stem, translate)
    return {word: gloss for word, gloss in glosses.items() if word in mistaken or len(by_stem[word]) <= _SELDOM_INFLECTED}


def is_noun(entry: Entry) -> bool:
    """Whether an entry is a noun alone, written as the engine finds it."""
    return (
        "n" in entry.classes
        and _WORD.fullmatch(entry.word) is not None
        and _COUNTED.match(entry.word) is None
        and not any(_OTHER_CLASSES.match(code) for code in entry.classes)
    )


def says(translation: str, gloss: str) -> bool:
    """Whether a translation holds the last word of a gloss, whatever its ending."""
    word = gloss.split()[-1].lower()
    stem = word[: max(_SHORTEST_STEM, len(word) - _ENDING)]
    return stem in translation.lower()


def says_whole(translation: str, gloss: str) -> bool:
    """Whether a translation holds every word of a gloss, whatever their endings."""
    return all(says(translation, word) for word in gloss.split())


def is_spelled_loanword(word: str, tokenizer: Tokenizer) -> bool:
    """Whether a word in katakana has no piece of more than a letter: the engine takes it for a name unless it is glossed."""
    return _KATAKANA.fullmatch(word) is not None and len(tokenizer.encode(word)) >= len(word)


def read_nouns(entries: Iterable[Entry], names: frozenset[str]) -> dict[str, str]:
    """Nouns with their meaning, and what comics write in katakana for their kanji (ニワトリ) where one noun is read so and nobody is called so."""
    nouns: dict[str, str] = {}
    read: dict[str, list[Entry]] = {}
    for entry in entries:
        if is_noun(entry):
            nouns.setdefault(entry.word, entry.gloss)
        if _HIRAGANA.fullmatch(entry.reading):
            read.setdefault(entry.reading, []).append(entry)
    for reading, own in read.items():
        if len(own) == 1 and is_noun(own[0]) and reading not in names:
            nouns.setdefault(reading.translate(_KATAKANA_OF_HIRAGANA), own[0].gloss)
    return nouns


def read_uncommon_nouns(entries: Iterable[Entry], common: dict[str, str]) -> dict[str, str]:
    """Nouns that are not common, short ones with a short meaning: no sentence teaches them, and a page may hold any."""
    nouns: dict[str, str] = {}
    for entry in entries:
        is_short = len(entry.word) <= _LONGEST_UNCOMMON and len(entry.gloss.split()) <= _LONGEST_UNCOMMON_GLOSS
        if is_noun(entry) and is_short and _SPECIES.match(entry.gloss) is None and entry.word not in common:
            nouns.setdefault(entry.word, entry.gloss)
    return nouns


def read_own_nouns(meanings: dict[str, str], entries: Iterable[Entry]) -> dict[str, str]:
    """Nouns of a lexicon that are none of a dictionary's common words: compounds as comics make them (天文部, 魔法薬)."""
    listed = {entry.word for entry in entries}
    return {noun: meaning for noun, meaning in meanings.items() if meaning != LEFT_TO_WEIGHTS and noun not in listed}


def count_nouns(lines: Iterable[str], nouns: Iterable[str]) -> Counter[str]:
    """How often each noun stands in some lines, as a part of longer words too."""
    wanted = set(nouns)
    lengths = sorted({len(noun) for noun in wanted})
    counts: Counter[str] = Counter()
    for line in lines:
        counts.update(parts_of(line, lengths) & wanted)
    return counts


def parts_of(line: str, lengths: Iterable[int]) -> set[str]:
    """All parts of a line that are of some lengths."""
    return {line[start : start + length] for length in lengths for start in range(len(line))}


def collect_lines(
    pairs: Iterable[Pair], nouns: Iterable[str], words_of: Callable[[Pair], set[str]], most: int
) -> dict[str, list[Pair]]:
    """The shortest pairs among whose words each noun is, `most` at most: little else can go wrong in them."""
    lines: dict[str, list[Pair]] = {noun: [] for noun in nouns}
    for pair in sorted(pairs, key=lambda one: len(one.english) + len(one.other)):
        for noun in words_of(pair) & lines.keys():
            if len(lines[noun]) < most:
                lines[noun].append(pair)
    return lines


def find_mistaken(nouns: dict[str, str], lines: dict[str, list[Pair]], translate: Callable[[list[str]], list[str]]) -> set[str]:
    """Nouns that people say as the dictionary does in most of their lines, and a set does not in the same ones."""
    asked: list[tuple[str, Pair]] = []
    for noun, gloss in nouns.items():
        own = [pair for pair in lines[noun] if says(pair.english, gloss)]
        if own and len(own) >= _SHARE_OF_PEOPLE * len(lines[noun]):
            asked += [(noun, pair) for pair in own[:_LINES_TO_TRANSLATE]]
    said: dict[str, list[bool]] = {}
    for (noun, _), translation in zip(asked, translate([pair.other for _, pair in asked])):
        said.setdefault(noun, []).append(says(translation, nouns[noun]))
    return {noun for noun, hits in said.items() if sum(hits) < _SHARE_OF_A_SET * len(hits)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--run", type=Path, required=True, help="folder of a run or of a set")
    parser.add_argument("--recipe", required=True, choices=sorted(RECIPES))
    parser.add_argument("--prepared", type=Path, required=True)
    parser.add_argument("--dictionary", type=Path, required=True, help="EDICT's file")
    parser.add_argument("--names", type=Path, required=True, help="ENAMDICT's file")
    parser.add_argument("--lexicon", type=Path, required=True, help="meanings of ours that go before EDICT's")
    parser.add_argument("--inflected", type=Path, required=True, help="verbs and adjectives of ours with their meanings")
    parser.add_argument("--out", type=Path, required=True, help="folder of the set")
    options = parser.parse_args()
    ((source, target),) = RECIPES[options.recipe].directions
    pairs = [pair for pair in read_prepared_pairs(training_file(options.prepared, source), source) if pair.corpus != CORPUS]
    names = frozenset(entry.reading for entry in read_names(options.names) if GIVEN & entry.kinds)
    meanings = read_meanings(options.lexicon)
    nouns = read_nouns(correct(read_dictionary(options.dictionary), meanings), names)
    rare = (entry for entry in read_dictionary(options.dictionary, is_common=False) if entry.word not in meanings)
    uncommon = read_uncommon_nouns(rare, nouns)
    own = read_own_nouns(meanings, read_dictionary(options.dictionary))
    counts = count_nouns((pair.other for pair in pairs), [*nouns, *uncommon])
    model, tokenizer = load_model(options.run), Tokenizer.load(options.run / "vocab.json")

    def translate(texts: list[str]) -> list[str]:
        return translate_greedily(model, tokenizer, target_piece(target), texts)

    spelled = {noun for noun in nouns if is_spelled_loanword(noun, tokenizer)}
    asked = {noun: gloss for noun, gloss in nouns.items() if counts[noun] < _OFTEN or noun in spelled}
    known: set[str] = set()
    for frame in _FRAMES:
        said = translate([frame.format(noun) for noun in asked])
        known |= {noun for noun, translation in zip(asked, said) if says(translation, asked[noun])}
    known_of_own = [
        {noun for noun, translation in zip(own, translate([frame.format(noun) for noun in own])) if says_whole(translation, own[noun])}
        for frame in _FRAMES
    ]
    unknown_of_own = {noun: gloss for noun, gloss in own.items() if not all(noun in ones for ones in known_of_own)}
    unknown = {noun: gloss for noun, gloss in asked.items() if noun in spelled or noun not in known}
    often = {noun: gloss for noun, gloss in nouns.items() if noun not in asked and counts[noun] < _VERY_OFTEN}
    often |= {noun: gloss for noun, gloss in uncommon.items() if _SELDOM < counts[noun] < _VERY_OFTEN}
    lengths = sorted({len(noun) for noun in often})
    lines = collect_lines(pairs, often, lambda pair: parts_of(pair.other, lengths), _LINES_OF_A_NOUN)
    mistaken = find_mistaken(often, lines, translate)
    unknown |= {noun: often[noun] for noun in mistaken}
    seldom = {noun: gloss for noun, gloss in uncommon.items() if counts[noun] <= _SELDOM}
    inflected = find_unknown_inflected(read_inflected(options.inflected), pairs, translate)
    glosses = sorted({**seldom, **unknown, **unknown_of_own, **inflected}.items())
    (options.out / GLOSSES).write_text("".join(f"{noun}\t{gloss}\n" for noun, gloss in glosses), encoding="utf-8")
    print(f"{len(unknown):,} nouns are unknown, {len(mistaken):,} of them often seen; {len(unknown_of_own):,} of {len(own):,} nouns of our own; {len(seldom):,} others are seldom seen; {len(inflected):,} verbs and adjectives are unknown")


if __name__ == "__main__":
    main()
