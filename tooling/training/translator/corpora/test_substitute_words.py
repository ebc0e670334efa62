import unittest
from collections import defaultdict
from random import Random

from translator.corpora.dictionary_lines import Entry
from translator.corpora.english_forms import plural_of, verb_forms
from translator.corpora.read_pairs import Pair
from translator.corpora.substitute_words import find_frames, make_lines, word_of

COMMON = [
    Entry("犬", ("n",), "dog"),
    Entry("鍵", ("n",), "key"),
    Entry("壊す", ("v5s", "vt"), "break"),
    Entry("食べる", ("v1", "vt"), "eat"),
    Entry("待つ", ("v5t", "vt"), "wait"),
    Entry("高い", ("adj-i",), "high"),
]


def lines_of(english: str, other: str, rare: Entry) -> list[tuple[str, str]]:
    words = defaultdict(list)
    for word in map(word_of, COMMON):
        words[word.stem].append(word)
    frames = defaultdict(list)
    for kind, frame in find_frames(Pair(english, other, "jpn", "tatoeba"), words, 3):
        frames[kind].append(frame)
    return list(make_lines(frames, [word_of(rare)], 1, Random(1)))


class SubstituteWords(unittest.TestCase):
    def test_a_noun_takes_the_number_and_the_article_of_the_other(self):
        badger = Entry("穴熊", ("n",), "badger")
        owl = Entry("梟", ("n",), "owl")
        self.assertEqual([("There's an owl.", "梟がいる。")], lines_of("There's a dog.", "犬がいる。", owl))
        self.assertEqual([("I like badgers.", "穴熊が好きだ。")], lines_of("I like dogs.", "犬が好きだ。", badger))
        self.assertEqual([("Badgers bark.", "穴熊は吠える。")], lines_of("Dogs bark.", "犬は吠える。", badger))

    def test_a_verb_takes_the_form_of_the_other_in_both_languages(self):
        hide = Entry("隠す", ("v5s", "vt"), "hide")
        self.assertEqual([("Who hid it?", "誰が隠したの？")], lines_of("Who broke it?", "誰が壊したの？", hide))
        self.assertEqual([("It was hidden.", "それは隠された。")], lines_of("It was broken.", "それは壊された。", hide))
        self.assertEqual([("Stop hiding things.", "隠すのはやめろ")], lines_of("Stop breaking things.", "壊すのはやめろ", hide))

    def test_words_of_another_kind_are_left(self):
        self.assertEqual([], lines_of("Who broke it?", "誰が壊したの？", Entry("庇う", ("v5u", "vt"), "protect")))
        self.assertEqual([], lines_of("He is a high man.", "高い人だ。", Entry("庇う", ("v5u", "vt"), "protect")))

    def test_a_part_of_a_longer_word_and_what_english_says_otherwise_are_left(self):
        owl = Entry("梟", ("n",), "owl")
        self.assertEqual([], lines_of("A police dog.", "警察犬だ。", owl))
        self.assertEqual([], lines_of("A puppy is here.", "犬がいる。", owl))
        self.assertEqual([], lines_of("A dog and a dog.", "犬と犬だ。", owl))
        self.assertEqual([], lines_of("I waited for him.", "彼を待った。", Entry("保つ", ("v5t", "vt"), "keep")))

    def test_what_is_no_plain_word_is_not_put_in(self):
        others = [Entry("三人", ("n",), "three people"), Entry("残念", ("adj-na", "n"), "regrettable"), Entry("日本", ("n",), "Japan")]
        self.assertEqual([None, None, None], [word_of(entry) for entry in others])
        self.assertIsNone(word_of(Entry("諦める", ("v1", "vt"), "give up")))

    def test_an_adjective(self):
        self.assertEqual([("It's cheap.", "安いよ")], lines_of("It's high.", "高いよ", Entry("安い", ("adj-i",), "cheap")))
        self.assertEqual([("It wasn't cheap.", "安くなかった")], lines_of("It wasn't high.", "高くなかった", Entry("安い", ("adj-i",), "cheap")))


class EnglishForms(unittest.TestCase):
    def test_plurals(self):
        nouns = ["box", "city", "day", "child", "fireman", "kitchen knife", "human", "German"]
        plurals = ["boxes", "cities", "days", "children", "firemen", "kitchen knives", "humans", "Germans"]
        self.assertEqual(plurals, [plural_of(noun) for noun in nouns])

    def test_forms_of_verbs(self):
        wanted = {
            "protect": "protects protected protected protecting",
            "stop": "stops stopped stopped stopping",
            "visit": "visits visited visited visiting",
            "admit": "admits admitted admitted admitting",
            "carry": "carries carried carried carrying",
            "agree": "agrees agreed agreed agreeing",
            "hide": "hides hid hidden hiding",
            "tie": "ties tied tied tying",
            "give up": "gives up gave up given up giving up",
            "cook": "cooks cooked cooked cooking",
        }
        for verb, others in wanted.items():
            forms = verb_forms(verb)
            self.assertEqual(others, " ".join(forms[name] for name in ("third", "past", "participle", "ing")), verb)


if __name__ == "__main__":
    unittest.main()
