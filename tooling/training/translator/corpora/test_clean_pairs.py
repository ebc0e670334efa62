import unittest

from translator.corpora.clean_pairs import clean_pairs
from translator.corpora.read_pairs import Pair


class CleanPairsTest(unittest.TestCase):
    def test_gives_english_straight_quotes_and_apostrophes(self) -> None:
        pairs = [Pair("“Don’t,” he said.", "“不要”，他说。", "zho", "wesnoth")]
        cleaned = list(clean_pairs(pairs))
        self.assertEqual([pair.english for pair in cleaned], ["\"Don't,\" he said."])
        self.assertEqual([pair.other for pair in cleaned], ["“不要”，他说。"])

    def test_leaves_out_doubles_and_leftovers_of_markup(self) -> None:
        pairs = [
            Pair("Come here!", "こっちへ来い！", "jpn", "tatoeba"),
            Pair("Come here.", "こっちへ来い", "jpn", "tatoeba"),
            Pair("Press {key} now.", "{key}を押せ", "jpn", "wesnoth"),
        ]
        self.assertEqual([pair.english for pair in clean_pairs(pairs)], ["Come here!"])


if __name__ == "__main__":
    unittest.main()
