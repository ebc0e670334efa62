import unittest

from translator.corpora.dictionary_lines import Entry, make_dictionary_lines, parse_entry
from translator.corpora.held_out import is_held_out


class Entries(unittest.TestCase):
    def test_common_words_with_a_plain_gloss_are_read(self):
        self.assertEqual(
            Entry("選ぶ", ("v5b", "vt"), "choose", "えらぶ"), parse_entry("選ぶ [えらぶ] /(v5b,vt) to choose/to select/(P)/")
        )
        self.assertEqual(Entry("ほか", ("n",), "other place"), parse_entry("ほか /(n) (1) other place (thing)/rest/(P)/"))

    def test_rare_words_and_explanations_are_not(self):
        self.assertIsNone(parse_entry("択ぶ [えらぶ] /(v5b,vt) to choose/to select/"))
        self.assertIsNone(parse_entry("の /(prt) (1) indicates possessive among others/(P)/"))
        self.assertIsNone(parse_entry("糞 [くそ] /(n) (1) (vulg) excrement/dung/(P)/"))
        self.assertIsNone(parse_entry("no entry"))

    def test_the_others_are_those_that_are_in_use_everywhere(self):
        self.assertEqual(Entry("敵艦", ("n",), "enemy ship", "てきかん"), parse_entry("敵艦 [てきかん] /(n) enemy ship/", is_common=False))
        self.assertIsNone(parse_entry("選ぶ [えらぶ] /(v5b,vt) to choose/(P)/", is_common=False))
        self.assertIsNone(parse_entry("側鎖 [そくさ] /(n) {chem} side chain/", is_common=False))
        self.assertIsNone(parse_entry("日次 [ひなみ] /(n) (arch) date/", is_common=False))


class Lines(unittest.TestCase):
    def test_a_verb_takes_its_forms(self):
        lines = {(pair.other, pair.english) for pair in self._lines(Entry("書く", ("v5k",), "write"), seeds=40)}
        for line in (("書く。", "Write."), ("書きたい。", "I want to write."), ("書いてください。", "Please write.")):
            self.assertIn(line, lines)
        self.assertIn("見ないで！", {pair.other for pair in self._lines(Entry("見る", ("v1",), "see"), seeds=40)})

    def test_a_noun_takes_its_article(self):
        english = {pair.english for pair in self._lines(Entry("温泉", ("n",), "hot spring"), seeds=40)}
        self.assertTrue({"Hot spring.", "It's a hot spring!", "Where is the hot spring?"} <= english)
        self.assertIn("I want an eel.", {pair.english for pair in self._lines(Entry("鰻", ("n",), "eel"), seeds=40)})

    def test_nothing_held_out_is_made(self):
        nouns = [Entry(str(number), ("n",), f"thing {chr(97 + number % 26)}") for number in range(500)]
        made = list(make_dictionary_lines(iter(nouns)))
        self.assertLess(len(made), 1500)
        self.assertFalse(any(is_held_out(pair.english) for pair in made))

    def _lines(self, entry, seeds):
        return [pair for seed in range(seeds) for pair in make_dictionary_lines(iter([entry]), seed)]


if __name__ == "__main__":
    unittest.main()
