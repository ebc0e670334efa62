import tempfile
import unittest
from pathlib import Path

from translator.corpora.dictionary_lines import Entry
from translator.corpora.read_pairs import Pair
from translator.export.glosses import (
    collect_lines,
    correct,
    count_nouns,
    find_mistaken,
    find_unknown_inflected,
    is_noun,
    is_spelled_loanword,
    parts_of,
    read_inflected,
    read_meanings,
    read_nouns,
    read_own_nouns,
    read_uncommon_nouns,
    says,
    says_whole,
)
from translator.tokenizer import Tokenizer


class Glosses(unittest.TestCase):
    def test_a_noun_is_one_that_the_engine_finds(self):
        nouns = [("風船", "n"), ("贈り物", "n"), ("パラシュート", "n"), ("翼", "n")]
        others = [("ふうせん", "n"), ("三人", "n"), ("走る", "v5r"), ("残念", "adj-na"), ("今日", "n-t")]
        self.assertTrue(all(is_noun(Entry(word, (code,), "x")) for word, code in nouns))
        self.assertFalse(any(is_noun(Entry(word, (code,), "x")) for word, code in others))
        self.assertFalse(is_noun(Entry("危険", ("adj-na", "n"), "danger")))

    def test_a_translation_says_a_gloss_in_any_form(self):
        self.assertTrue(says("I can see the balloons.", "balloon"))
        self.assertTrue(says("This is flour.", "wheat flour"))
        self.assertFalse(says("I can see the sailor.", "balloon"))
        self.assertTrue(says_whole("I can see the astronomy clubs.", "astronomy club"))
        self.assertFalse(says_whole("I can see the heaven club.", "astronomy club"))

    def test_nouns_of_our_own_are_those_of_the_lexicon_that_are_not_common(self):
        meanings = {"天文部": "astronomy club", "風船": "balloon", "上乗せ": "-"}
        self.assertEqual(read_own_nouns(meanings, [Entry("風船", ("n",), "balloon")]), {"天文部": "astronomy club"})

    def test_nouns_are_counted_once_a_line_and_in_longer_words(self):
        counts = count_nouns(["風船と風船", "熱気風船だ", "風が吹く"], ["風船", "風"])
        self.assertEqual(counts, {"風船": 2, "風": 3})

    def test_nouns_in_katakana_are_those_of_one_reading_that_nobody_is_called(self):
        entries = [
            Entry("鶏", ("n",), "chicken", "にわとり"),
            Entry("桜", ("n",), "cherry tree", "さくら"),
            Entry("汽車", ("n",), "train", "きしゃ"),
            Entry("記者", ("n",), "reporter", "きしゃ"),
        ]
        nouns = read_nouns(entries, frozenset(["さくら"]))
        self.assertEqual(nouns, {"鶏": "chicken", "ニワトリ": "chicken", "桜": "cherry tree", "汽車": "train", "記者": "reporter"})

    def test_uncommon_nouns_are_short_and_no_species(self):
        entries = [
            Entry("敵艦", ("n",), "enemy ship"),
            Entry("鶏", ("n",), "hen"),
            Entry("棕櫚竹", ("n",), "Rhapis humilis"),
            Entry("中座", ("n",), "leaving one's seat"),
            Entry("ダークエルフ", ("n",), "dark elf"),
            Entry("ピクチャーウインドウ", ("n",), "picture window"),
        ]
        nouns = read_uncommon_nouns(entries, {"鶏": "chicken"})
        self.assertEqual(nouns, {"敵艦": "enemy ship", "ダークエルフ": "dark elf"})

    def test_a_noun_is_mistaken_where_people_say_the_dictionary_s_meaning_and_a_set_does_not(self):
        nouns = {"風船": "balloon", "犬": "dog", "頭": "head"}
        pairs = [
            Pair("The balloon is big.", "風船が大きい", "jpn", "comic-dialogue"),
            Pair("A dog!", "犬だ", "jpn", "comic-dialogue"),
            Pair("He's smart.", "頭がいい", "jpn", "comic-dialogue"),
            Pair("My head hurts.", "頭が痛い", "jpn", "comic-dialogue"),
        ]
        said = {"風船が大きい": "The wind is big.", "犬だ": "It's a dog.", "頭が痛い": "It hurts."}
        lines = collect_lines(pairs, nouns, lambda pair: parts_of(pair.other, (1, 2)), most=5)
        self.assertEqual([pair.other for pair in lines["頭"]], ["頭がいい", "頭が痛い"])
        # What people say otherwise in every second line, a dictionary's first meaning would spoil.
        self.assertEqual({"風船"}, find_mistaken(nouns, lines, lambda texts: [said[text] for text in texts]))

    def test_meanings_of_a_lexicon_go_before_the_dictionary_s(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "jpn-eng.tsv"
            path.write_text("令嬢\tyoung lady\n円熟\t-\n", encoding="utf-8")
            entries = [Entry("令嬢", ("n",), "daughter"), Entry("円熟", ("n",), "ripeness"), Entry("鶏", ("n",), "hen")]
            glosses = {entry.word: entry.gloss for entry in correct(entries, read_meanings(path))}
            self.assertEqual({"令嬢": "young lady", "鶏": "hen"}, glosses)
            path.write_text("令嬢\tyoung lady\n円熟\n", encoding="utf-8")
            with self.assertRaisesRegex(ValueError, "line 2"):
                read_meanings(path)

    def test_a_loanword_without_a_piece_of_its_own_is_spelled(self):
        pieces = ["<pad>", "<unk>", "<s>", "</s>", "▁", "マ", "イ", "ク", "▁ドア", "舞", "台"]
        tokenizer = Tokenizer({"pieces": [(piece, -1.0) for piece in pieces], "pad": 0, "unk": 1, "bos": 2, "eos": 3})
        self.assertTrue(is_spelled_loanword("マイク", tokenizer))
        self.assertFalse(is_spelled_loanword("ドア", tokenizer))
        self.assertFalse(is_spelled_loanword("舞台", tokenizer))

    def test_verbs_and_adjectives_are_read_with_their_forms(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "jpn-eng-inflected.tsv")
            path.write_text("奪う\tう\tsteal away\tverb\n図々しい\tい\tshameless\tadjective\n", encoding="utf-8")
            self.assertEqual(
                {"奪う|う": "steal away|steals away|stole away|stolen away|stealing away|verb", "図々しい|い": "shameless|adjective"},
                read_inflected(path),
            )
            path.write_text("奪う\tsnatch\tverb\n", encoding="utf-8")
            with self.assertRaisesRegex(ValueError, "line 1: a word, its class"):
                read_inflected(path)

    def test_an_inflected_word_is_unknown_that_few_lines_hold_or_a_set_says_otherwise(self):
        glosses = {"奪う|う": "snatch|snatches|snatched|snatched|snatching|verb", "震える|る": "tremble|trembles|trembled|trembled|trembling|alone", "睨む|む": "glare|glares|glared|glared|glaring|alone"}  # fmt: skip
        pairs = [Pair(f"He trembled {count} times.", f"{count}回震えた", "jpn", "tatoeba") for count in range(11)]
        pairs += [Pair(f"I glared at {count}.", f"{count}を睨んだ", "jpn", "tatoeba") for count in range(11)]
        unknown = find_unknown_inflected(glosses, pairs, lambda texts: ["It trembles." if "震" in text else "I slept." for text in texts])
        self.assertEqual({"奪う|う", "睨む|む"}, set(unknown))


if __name__ == "__main__":
    unittest.main()
