import unittest

from translator.chrf import measure_chrf


class Chrf(unittest.TestCase):
    def test_equal_lines_have_all_and_foreign_ones_nothing(self):
        self.assertEqual(100, measure_chrf(["The cat sat."], ["The cat sat."]))
        self.assertEqual(0, measure_chrf(["xyz"], ["The cat sat."]))
        self.assertEqual(0, measure_chrf([""], ["The cat sat."]))

    def test_by_hand(self):
        # "ab" against "abc": precisions 2/2 and 1/1, recalls 2/3 and 1/2; no longer n-gram is in both.
        precision, recall = 1, (2 / 3 + 1 / 2) / 2
        wanted = 100 * 5 * precision * recall / (4 * precision + recall)
        self.assertAlmostEqual(wanted, measure_chrf(["a b"], ["ab c"]), places=9)


if __name__ == "__main__":
    unittest.main()
