import math
import tempfile
import unittest
from pathlib import Path

import numpy as np

from language_model import BACKOFF, STEPS_PER_NAT, count_characters, write_model

CLASS_OF = {"a": 1, "b": 2, "c": 3}


class Reader:
    """Reads the file as README.md describes it."""

    def __init__(self, content: bytes) -> None:
        assert content[:4] == b"FKLM"
        version, self.classes, bigrams, trigrams = np.frombuffer(content, "<u4", 4, 4)
        assert version == 1
        self.backoff = float(np.frombuffer(content, "<f4", 1, 20)[0])
        self.place = 24
        self.content = content
        self.unigram_costs = self.take("u1", self.classes)
        self.bigram_starts = self.take("<u4", self.classes + 1)
        self.trigram_starts = self.take("<u4", bigrams + 1)
        self.bigrams, self.trigrams = self.take("<u2", bigrams), self.take("<u2", trigrams)
        self.bigram_costs, self.trigram_costs = self.take("u1", bigrams), self.take("u1", trigrams)
        assert self.place == len(content)

    def take(self, kind: str, count: int) -> np.ndarray:
        values = np.frombuffer(self.content, kind, count, self.place)
        self.place += values.nbytes
        return values

    @staticmethod
    def find(values: np.ndarray, starts: np.ndarray, group: int, wanted: int) -> int | None:
        found = np.nonzero(values[starts[group] : starts[group + 1]] == wanted)[0]
        return int(starts[group] + found[0]) if len(found) else None

    def score(self, a: int, b: int, c: int) -> float:
        pair = self.find(self.bigrams, self.bigram_starts, a, b)
        if pair is not None:
            triple = self.find(self.trigrams, self.trigram_starts, pair, c)
            if triple is not None:
                return -float(self.trigram_costs[triple]) / STEPS_PER_NAT
        pair = self.find(self.bigrams, self.bigram_starts, b, c)
        if pair is not None:
            return self.backoff - float(self.bigram_costs[pair]) / STEPS_PER_NAT
        return 2 * self.backoff - float(self.unigram_costs[c]) / STEPS_PER_NAT


class LanguageModelTest(unittest.TestCase):
    def setUp(self):
        self.counts = count_characters(["abc"] * 6 + ["abb"] * 3 + ["c?a"], CLASS_OF)
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "language-model.bin"
            write_model(path, 4, *self.counts)
            self.reader = Reader(path.read_bytes())

    def test_triples_pairs_and_singles_score_by_their_counts(self):
        half_a_step = 0.51 / STEPS_PER_NAT
        self.assertAlmostEqual(self.reader.score(1, 2, 3), math.log(6 / 9), delta=half_a_step)
        self.assertAlmostEqual(self.reader.score(0, 1, 2), math.log(9 / 9), delta=half_a_step)
        self.assertAlmostEqual(self.reader.score(3, 1, 2), BACKOFF + math.log(9 / 10), delta=half_a_step)
        self.assertAlmostEqual(self.reader.score(3, 3, 3), 2 * BACKOFF + math.log(7.1 / 39.4), delta=half_a_step)

    def test_unknown_characters_are_passed_over(self):
        self.assertEqual(self.counts[1][(3, 1)], 1)


if __name__ == "__main__":
    unittest.main()
