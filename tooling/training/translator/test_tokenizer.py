import json
import unicodedata
import unittest
from pathlib import Path
from random import Random

from translator.tokenizer import Tokenizer

REPOSITORY = Path(__file__).parents[3]
FIXTURE = REPOSITORY / "packages/translator/src/fixtures/tokenizer-pairs.json"


class TokenizerParity(unittest.TestCase):
    """The TypeScript tokenizer is tested on the same pairs, in `sentencepiece-pairs.test.ts`."""

    def test_the_same_ids_as_the_engine(self):
        for name, pairs in json.loads(FIXTURE.read_text(encoding="utf-8")).items():
            tokenizer = Tokenizer.load(REPOSITORY / "packages/models" / name / "vocab.json")
            for text, ids in pairs:
                with self.subTest(set=name, text=text):
                    self.assertEqual(ids, tokenizer.encode(text))

    def test_what_was_encoded_is_decoded(self):
        tokenizer = Tokenizer.load(REPOSITORY / "packages/models/jpn-eng/vocab.json")
        for text in ("お前は誰だ!", "Who are you?", "😀 ñandú", ""):
            self.assertEqual(text, tokenizer.decode(tokenizer.encode(text)))

    def test_a_drawn_segmentation_says_the_same_and_differs_now_and_then(self):
        tokenizer = Tokenizer.load(REPOSITORY / "packages/models/jpn-eng/vocab.json")
        random, text = Random(1), "風船が飛んだ、Tom! ✈"
        drawn = [tokenizer.sample(text, random) for _ in range(40)]
        self.assertEqual({unicodedata.normalize("NFKC", text)}, {tokenizer.decode(ids) for ids in drawn})
        self.assertGreater(len({tuple(ids) for ids in drawn}), 1)
        self.assertEqual([], tokenizer.sample(" ", random))

    def test_control_pieces_say_nothing(self):
        tokenizer = Tokenizer.load(REPOSITORY / "packages/models/jpn-eng/vocab.json")
        target = tokenizer.control_id("<2eng>")
        self.assertEqual("yes", tokenizer.decode([target, *tokenizer.encode("yes"), tokenizer.end]))
        self.assertNotIn(target, tokenizer.encode("<2eng>"))
        with self.assertRaises(KeyError):
            tokenizer.control_id("<2xxx>")


if __name__ == "__main__":
    unittest.main()
