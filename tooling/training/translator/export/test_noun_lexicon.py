import unittest

from translator.corpora.read_pairs import Pair
from translator.export.noun_lexicon import gloss_nouns


class NounLexicon(unittest.TestCase):
    def test_what_people_mostly_say_otherwise_is_left_to_weights(self):
        meanings = {"상태창": "status window", "기사도": "chivalry", "공작": "duke", "사과": "-"}
        lines = {
            "기사도": [Pair("The knight left, too.", "기사도 떠났다", "kor", "x")] * 9 + [Pair("Chivalry!", "기사도!", "kor", "x")],
            "공작": [Pair("It's a peacock.", "공작이다", "kor", "x")] * 2,
        }
        self.assertEqual(gloss_nouns(meanings, lines), {"상태창": "status window", "공작": "duke"})


if __name__ == "__main__":
    unittest.main()
