"""New Japanese pieces for a set: `python3 -m translator.corpora.renew_vocabulary --set SET --prepared DIR --recipe jpn-eng-medium`.

A vocabulary is as old as the lines it was made from: 大切 and 風船 were cut into letters, because the first corpora had them seldom. Pieces are whole words
here, found by MeCab (Debian's packages `mecab` and `mecab-ipadic-utf8`), and the runs of hiragana that end a clause. What is not Japanese stays as it is, so that a
model that begins with `--grow SET` still knows how to say everything.
"""

import argparse
import json
import re
import subprocess
from collections import Counter
from collections.abc import Iterable
from math import log
from pathlib import Path

from translator.corpora.dictionary_lines import CORPUS as DICTIONARY
from translator.corpora.prepared import read_prepared_pairs, training_file, vocabulary_file, write_vocabulary
from translator.recipes import RECIPES
from translator.tokenizer import Tokenizer

# Letters alone: marks such as ・ are of no language.
_JAPANESE = re.compile("[\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fc-\u30ff\u3400-\u9fff々]")
_HIRAGANA = re.compile("[\u3041-\u3096ー]+")
# A word in fewer lines is left to its letters: what is learned of it in so few is less than they say.
_FEWEST_WORDS = 12
# Runs of words in hiragana: んだろ, ている, かもしれない.
_LONGEST_RUN = 4
_FEWEST_RUNS = 200
_LONGEST_PIECE = 8
# A letter that no word needs by itself still spells names.
_LEAST_COUNT = 0.5
_ROUNDS = 4
# Half of all text is English, and pieces of both compete where a line mixes scripts.
_SHARE_OF_TEXT = 0.5


def count_pieces(lines: Iterable[list[str]]) -> Counter[str]:
    """Words of several letters and runs of words in hiragana that are common enough for a piece, in `lines` of words."""
    words: Counter[str] = Counter()
    runs: Counter[str] = Counter()
    for line in lines:
        words.update(word for word in line if 1 < len(word) <= _LONGEST_PIECE and _JAPANESE.search(word))
        for length in range(2, _LONGEST_RUN + 1):
            joined = ("".join(line[start : start + length]) for start in range(len(line) - length + 1))
            runs.update(run for run in joined if len(run) <= _LONGEST_PIECE and _HIRAGANA.fullmatch(run))
    common = Counter({word: count for word, count in words.items() if count >= _FEWEST_WORDS})
    common.update({run: count for run, count in runs.items() if count >= _FEWEST_RUNS})
    return common


def renew_pieces(vocabulary: dict, texts: list[str], found: Counter[str]) -> dict:
    """The vocabulary with its Japanese pieces replaced by the letters of `texts` and the pieces of `found`.

    No new piece begins with a space: a word at the front of a balloon is the same word as inside it. How likely a piece is comes
    from how often the best segmentation of the texts uses it, in a few rounds; what it never uses is dropped.
    Japanese stands behind all else, and `said` says where it begins: into English nothing of it is ever said.
    """
    kept = [[piece, score] for piece, score in vocabulary["pieces"] if not _JAPANESE.search(piece)]
    letters = {piece for piece, _ in vocabulary["pieces"] if len(piece) == 1 and _JAPANESE.search(piece)}
    counts = found + Counter(letter for text in texts for letter in text if letter in letters)
    for _ in range(_ROUNDS):
        known = {piece: max(counts[piece], _LEAST_COUNT) for piece in letters | set(found) if piece in letters or counts[piece]}
        total = sum(known.values())
        pieces = [[piece, log(_SHARE_OF_TEXT * count / total)] for piece, count in sorted(known.items())]
        vocabulary = {**vocabulary, "pieces": kept + pieces, "said": len(kept)}
        tokenizer = Tokenizer(vocabulary)
        ids = Counter(index for text in texts for index in tokenizer.encode(text))
        counts = Counter({tokenizer.pieces[index][0]: count for index, count in ids.items()})
    return vocabulary


def cut_into_words(texts: list[str]) -> list[list[str]]:
    """Words of each text, as MeCab finds them."""
    made = subprocess.run(
        ["mecab", "-O", "wakati", "-b", "65536"], input="\n".join(texts), capture_output=True, text=True, check=True
    )
    return [line.split() for line in made.stdout.split("\n")]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--set", type=Path, required=True, help="folder whose vocabulary is renewed")
    parser.add_argument("--prepared", type=Path, required=True)
    parser.add_argument("--recipe", required=True, choices=sorted(name for name, one in RECIPES.items() if one.languages == ("jpn",)))
    options = parser.parse_args()
    recipe = RECIPES[options.recipe]
    pairs = read_prepared_pairs(training_file(options.prepared, "jpn"), "jpn")
    texts = [pair.other for pair in pairs if pair.corpus != DICTIONARY]
    vocabulary = json.loads((options.set / "vocab.json").read_text(encoding="utf-8"))
    renewed = renew_pieces(vocabulary, texts, count_pieces(cut_into_words(texts)))
    path = vocabulary_file(options.prepared, recipe)
    write_vocabulary(path, renewed)
    print(f"{path}: {len(renewed['pieces'])} pieces, {len(vocabulary['pieces'])} before")


if __name__ == "__main__":
    main()
