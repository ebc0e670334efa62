import json
import unittest
from pathlib import Path

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

    def test_control_pieces_say_nothing(self):
        tokenizer = Tokenizer.load(REPOSITORY / "packages/models/jpn-eng/vocab.json")
        target = tokenizer.control_id("<2eng>")
        self.assertEqual("yes", tokenizer.decode([target, *tokenizer.encode("yes"), tokenizer.end]))
        self.assertNotIn(target, tokenizer.encode("<2eng>"))
        with self.assertRaises(KeyError):
            tokenizer.control_id("<2xxx>")


if __name__ == "__main__":
    unittest.main()
