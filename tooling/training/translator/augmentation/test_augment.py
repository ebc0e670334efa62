import unittest
from random import Random

from translator.augmentation.augment import PLANS, augment, join
from translator.augmentation.interjections import INTERJECTIONS
from translator.augmentation.lettering import drop_commas, drop_end_mark, drop_marks, put_in_capitals, put_in_sentence_case
from translator.augmentation.line_pair import LinePair
from translator.augmentation.names import change_name
from translator.augmentation.reading_errors import LOOKALIKES, misread
from translator.augmentation.speech import add_interjection, cut_off, exclaim, shout, stutter, trail_off
from translator.augmentation.spellings import respell

JAPANESE = LinePair("いや、トムは来ない。", "No, Tom won't come.", "jpn", "eng")
SPANISH = LinePair("Tom, I'm coming.", "Tom, ya voy.", "eng", "spa")
QUESTION = LinePair("What?", "¿Qué?", "eng", "spa")


class Augmentation(unittest.TestCase):
    def test_lettering_changes_the_source_alone(self):
        for change in (put_in_capitals, drop_end_mark, drop_marks, put_in_sentence_case):
            self.assertEqual(SPANISH.target, change(SPANISH, Random(1)).target)
        self.assertEqual("TOM, I'M COMING.", put_in_capitals(SPANISH, Random(1)).source)
        self.assertEqual("Tom, I'm coming", drop_end_mark(SPANISH, Random(1)).source)
        self.assertEqual("Tom I'm coming", drop_marks(SPANISH, Random(1)).source)
        self.assertEqual("いやトムは来ない", drop_marks(JAPANESE, Random(1)).source)
        self.assertEqual("いやトムは来ない。", drop_commas(JAPANESE, Random(1)).source)
        self.assertEqual(SPANISH, drop_commas(SPANISH, Random(1)))

    def test_sentence_case_keeps_the_first_letter_and_the_first_person(self):
        shouted = LinePair("NO, TOM, I'LL GO.", "No, Tom, voy yo.", "eng", "spa")
        self.assertEqual("No, tom, I'll go.", put_in_sentence_case(shouted, Random(1)).source)

    def test_capitals_leave_scripts_without_case_alone(self):
        self.assertEqual(JAPANESE, put_in_capitals(JAPANESE, Random(1)))

    def test_speech_changes_both_sides(self):
        self.assertEqual(("い、いや、トムは来ない。", "N-No, Tom won't come."), _sides(stutter(JAPANESE, Random(3))))
        self.assertEqual(("Tom, I'm coming!", "¡Tom, ya voy!"), _sides(exclaim(SPANISH, Random(1))))
        dotted = trail_off(SPANISH, Random(1))
        self.assertTrue(dotted.source.endswith(("...", "…")) and dotted.target.endswith("..."))
        self.assertTrue(shout(QUESTION, Random(1)).target.endswith("?!"))

    def test_a_cut_off_line_keeps_one_clause_of_each_side(self):
        pair = LinePair("If you come, I'll stay.", "Si vienes, me quedo.", "eng", "spa")
        found = {_sides(cut_off(pair, Random(seed))) for seed in range(10)}
        self.assertEqual({("If you come...", "Si vienes..."), ("...I'll stay.", "...me quedo.")}, found)

    def test_another_name_stands_on_both_sides(self):
        changed = change_name(SPANISH, Random(3))
        name = changed.source.split(",")[0]
        self.assertNotEqual("Tom", name)
        self.assertTrue(changed.target.startswith(name))
        self.assertNotIn("トム", change_name(JAPANESE, Random(3)).source)
        mary = LinePair("Mary is tired.", "Mary está cansada.", "eng", "spa")
        women = {change_name(mary, Random(seed)).source.split()[0] for seed in range(60)}
        men = {change_name(SPANISH, Random(seed)).source.split(",")[0] for seed in range(60)}
        self.assertTrue({"Anna", "Sakura"} <= women and {"Ken", "Karl"} <= men)
        self.assertEqual(set(), women & men)

    def test_interjections_are_translated(self):
        self.assertEqual({12}, {len(words) for words in INTERJECTIONS.values()})
        changed = add_interjection(SPANISH, Random(1))
        self.assertNotEqual(SPANISH.source, changed.source)
        self.assertNotEqual(SPANISH.target, changed.target)

    def test_japanese_is_spelt_as_comics_spell_it(self):
        pair = LinePair("トム、俺は絶対に死なない。", "Tom, I won't die.", "jpn", "eng")
        changed = [respell(pair, Random(seed)) for seed in range(60)]
        self.assertEqual({pair.target}, {one.target for one in changed})
        found = {one.source for one in changed}
        self.assertIn("トム、おれはぜったいにしなない。", found)
        self.assertIn("トム、俺はぜったいに死なない。", found)
        self.assertIn("トム、俺は絶対にシナない。", found)
        self.assertEqual(SPANISH, respell(SPANISH, Random(1)))
        spaced = LinePair("トム 田中さん は 来ない", "Tom, Tanaka's not coming", "jpn", "eng")
        self.assertEqual({3}, {respell(spaced, Random(seed)).source.count(" ") for seed in range(20)})

    def test_misreading_slips_in_the_source_alone(self):
        changed = [misread(JAPANESE, Random(seed)) for seed in range(20)]
        self.assertEqual({JAPANESE.target}, {pair.target for pair in changed})
        self.assertGreater(len({pair.source for pair in changed}), 5)

    def test_every_lookalike_has_another(self):
        self.assertTrue(all(others for others in LOOKALIKES.values()))

    def test_short_neighbours_are_joined_without_space_where_none_is_written(self):
        joined = join(LinePair("はい。", "Yes.", "jpn", "eng"), LinePair("行く。", "I'll go.", "jpn", "eng"))
        self.assertEqual(("はい。行く。", "Yes. I'll go."), _sides(joined))

    def test_the_same_seed_gives_the_same_lines(self):
        for plan in PLANS.values():
            once, again = ([augment(SPANISH, plan, random) for _ in range(50)] for random in (Random(7), Random(7)))
            self.assertEqual(once, again)
            self.assertGreater(len(set(once)), 3)


def _sides(pair: LinePair) -> tuple[str, str]:
    return pair.source, pair.target


if __name__ == "__main__":
    unittest.main()
