import unittest
from collections import Counter

from translator.corpora.dictionary_lines import Entry
from translator.corpora.draw_lots import count_stems, draw_lots, stem_of


class DrawLots(unittest.TestCase):
    def test_forms_of_a_word_share_its_stem(self):
        self.assertEqual(["食べ", "優し", "風船", "書く"], [stem_of(word) for word in ("食べる", "優しい", "風船", "書く")])
        counts = count_stems(["食べた", "食べて、食べろ", "風船だ"], ["食べ", "風船"])
        self.assertEqual({"食べ": 2, "風船": 1}, counts)

    def test_words_that_lines_hold_seldom_and_everyday_ones_come_in_turn(self):
        entries = [Entry(word, ("n",), word) for word in ("風船", "学校", "側鎖", "今日")]
        counts = Counter({"風船": 3, "学校": 50, "今日": 900})
        first, second = draw_lots(entries, counts, files=2)
        words = [row.split(" ")[0] for row in first.split("\n")[1:41]]
        self.assertEqual(["風船", "学校"] * 20, words)
        self.assertEqual(8, len(first.split("\n")[42:-1]))
        self.assertNotEqual(first, second)
        self.assertEqual([first, second], list(draw_lots(entries, counts, files=2)))

    def test_lines_without_such_words_are_refused(self):
        with self.assertRaises(ValueError):
            list(draw_lots([Entry("側鎖", ("n",), "side chain")], Counter(), files=1))


if __name__ == "__main__":
    unittest.main()
