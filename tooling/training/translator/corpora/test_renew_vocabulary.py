import unittest
from collections import Counter

from translator.corpora.renew_vocabulary import count_pieces, renew_pieces
from translator.tokenizer import Tokenizer


def vocabulary(*pieces: str) -> dict:
    control = ["<pad>", "<unk>", "<s>", "</s>", "<2eng>", *(f"<0x{byte:02X}>" for byte in range(256)), "▁"]
    return {"pad": 0, "unk": 1, "bos": 2, "eos": 3, "pieces": [[piece, -5.0] for piece in (*control, *pieces)]}


class RenewVocabulary(unittest.TestCase):
    def test_words_and_runs_of_hiragana_that_are_common_become_pieces(self):
        lines = [["風船", "が", "割れ", "て", "いる", "ん", "だろ"]] * 250 + [["塔", "の", "尖塔", "だ"]] * 3
        self.assertEqual({"風船", "割れ", "いる", "だろ", "ている", "んだろ"} | {"いるん", "ているん", "いるんだろ", "ているんだろ"}, set(count_pieces(lines)))

    def test_old_japanese_makes_way_and_all_else_stays_in_front(self):
        before = vocabulary("▁cat", "・", "風", "船", "が", "▁トムって", "を与える")
        after = renew_pieces(before, ["風船が", "風船", "船が・"], Counter({"風船": 20, "飛行船": 12}))
        pieces = [piece for piece, _ in after["pieces"]]
        self.assertEqual("・", pieces[after["said"] - 1])
        self.assertEqual({"風", "船", "が", "風船"}, set(pieces[after["said"] :]))
        self.assertEqual([piece for piece, _ in before["pieces"]][: after["said"]], pieces[: after["said"]])
        cut = [pieces[index] for index in Tokenizer(after).encode("風船が")]
        self.assertEqual(["▁", "風船", "が"], cut)


if __name__ == "__main__":
    unittest.main()
