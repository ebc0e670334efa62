import json
import re
import unittest

from character_set import (
    all_characters,
    canonical,
    characters_by_script,
    hangul,
    jis_level_1,
    simplified_level_1,
    simplified_level_2,
    traditional_level_1,
)


class CharacterSetTest(unittest.TestCase):
    def test_standard_sets_have_their_published_sizes(self):
        self.assertEqual(len(jis_level_1()), 2965)
        self.assertEqual(len(simplified_level_1()), 3755)
        self.assertEqual(len(traditional_level_1()), 5401)
        self.assertEqual(len(hangul()), 2350)

    def test_classes_are_single_canonical_characters_without_doubles(self):
        characters = all_characters(characters_by_script("躊躇"))
        self.assertEqual(len(characters), len(set(characters)))
        self.assertEqual(characters[0], " ")
        for character in characters[1:]:
            self.assertEqual(canonical(character), character)
            self.assertEqual(len(character), 1)

    def test_covers_what_comics_write(self):
        characters = set(all_characters(characters_by_script()))
        for text in ["ぁあんゔァヴヶ々", "囁躊躇", "这说话", "這說話", "괜찮없", "ÀßœŁğİșťặỹĐ", "ЁжЩэЄґЎ", "♪♥★…—〜「」『』!?¿¡«»"]:
            self.assertEqual(set(text) - characters, set(), text)

    def test_level_2_kanji_come_in_when_the_corpus_uses_them(self):
        self.assertNotIn("麝", characters_by_script("")["ja"])
        self.assertIn("麝", characters_by_script("麝香")["ja"])

    def test_simplified_level_2_comes_in_for_sounds_and_when_the_corpus_uses_it(self):
        self.assertEqual(len(simplified_level_2()), 3008)
        characters = characters_by_script("", "麂")["zh-hans"]
        self.assertEqual(set("咔嗒呦噼麂") - set(characters), set())
        self.assertNotIn("麝", characters)

    def test_one_form_for_each_look(self):
        self.assertEqual(canonical("え！？　そう～"), "え!? そう〜")
        self.assertEqual(canonical("ﾊﾟﾊﾟ‼"), "パパ!!")
        self.assertEqual(canonical("e\u0301te\u0301"), "été")

    def test_class_list_survives_json(self):
        characters = all_characters(characters_by_script())
        self.assertEqual(json.loads(json.dumps(characters, ensure_ascii=False)), characters)
        self.assertFalse([c for c in characters if re.match(r"[\ud800-\udfff]", c)])


if __name__ == "__main__":
    unittest.main()
