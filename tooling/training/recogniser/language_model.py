"""
Writes `language-model.bin`, a character trigram model with stupid backoff, from the packed sentences. README.md has its format.

    python3 language_model.py --data .data --export .data/export
"""

import argparse
import json
import math
from collections import Counter
from pathlib import Path

import numpy as np

from sentences import load_sentences

MAGIC = b"FKLM"
VERSION = 1
BACKOFF = math.log(0.4)
STEPS_PER_NAT = 16
BORDER = 0
LEAST_BIGRAMS = 2
LEAST_TRIGRAMS = 3


def as_lettered(language: str, sentences: list[str]) -> list[str]:
    """The sentences as comics letter them: without spaces in Japanese and Chinese, also in capitals in cased scripts."""
    if language in ("ja", "zh", "zh-hant"):
        return [sentence.replace(" ", "") for sentence in sentences]
    capitals = [sentence.upper() for sentence in sentences[::2]]
    return sentences + capitals if language != "ko" else sentences


def count_characters(lines: list[str], class_of: dict[str, int]) -> tuple[Counter, Counter, Counter]:
    """How often each class, pair and triple stands in the lines; characters without a class are left out."""
    singles: Counter = Counter()
    pairs: Counter = Counter()
    triples: Counter = Counter()
    for line in lines:
        classes = [BORDER, *(class_of[c] for c in line if c in class_of), BORDER]
        singles.update(classes[1:])
        pairs.update(zip(classes, classes[1:], strict=False))
        triples.update(zip(classes, classes[1:], classes[2:], strict=False))
    return singles, pairs, triples


def cost(chance: float) -> int:
    """A chance as its cost in sixteenths of a nat, 0 to 255."""
    return min(255, round(-math.log(chance) * STEPS_PER_NAT))


def write_model(path: Path, classes: int, singles: Counter, pairs: Counter, triples: Counter) -> tuple[int, int]:
    """Writes the counts as costs; gives how many pairs and triples were kept."""
    total = sum(singles.values())
    firsts = Counter()
    for (a, _), n in pairs.items():
        firsts[a] += n
    kept_pairs = sorted(pair for pair, n in pairs.items() if n >= LEAST_BIGRAMS)
    place = {pair: i for i, pair in enumerate(kept_pairs)}
    kept_triples = sorted(t for t, n in triples.items() if n >= LEAST_TRIGRAMS and t[:2] in place)
    starts = np.searchsorted([a for a, _ in kept_pairs], np.arange(classes + 1))
    triple_starts = np.searchsorted([place[t[:2]] for t in kept_triples], np.arange(len(kept_pairs) + 1))
    parts = [
        MAGIC,
        np.array([VERSION, classes, len(kept_pairs), len(kept_triples)], "<u4"),
        np.array([BACKOFF], "<f4"),
        np.array([cost((singles[c] + 0.1) / (total + 0.1 * classes)) for c in range(classes)], "u1"),
        starts.astype("<u4"),
        triple_starts.astype("<u4"),
        np.array([b for _, b in kept_pairs], "<u2"),
        np.array([c for _, _, c in kept_triples], "<u2"),
        np.array([cost(pairs[pair] / firsts[pair[0]]) for pair in kept_pairs], "u1"),
        np.array([cost(triples[t] / pairs[t[:2]]) for t in kept_triples], "u1"),
    ]
    path.write_bytes(b"".join(part if isinstance(part, bytes) else part.tobytes() for part in parts))
    return len(kept_pairs), len(kept_triples)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--data", type=Path, default=Path(".data"))
    arguments.add_argument("--export", type=Path, required=True)
    given = arguments.parse_args()
    characters = json.loads((given.export / "characters.json").read_text(encoding="utf-8"))["characters"]
    class_of = {character: number for number, character in enumerate(characters, 1)}
    sentences = load_sentences(given.data / "pack")["train"]
    lines = [line for language, found in sentences.items() for line in as_lettered(language, found)]
    target = given.export / "language-model.bin"
    pairs, triples = write_model(target, len(characters) + 1, *count_characters(lines, class_of))
    print(f"{target}: {target.stat().st_size / 2**20:.2f} MiB, {pairs} pairs, {triples} triples")


if __name__ == "__main__":
    main()
