import tempfile
import unittest
from pathlib import Path

from translator.corpora.read_pairs import Pair
from translator.export.glosses import collect_lines
from translator.export.lexicon import Word, gloss_words, read_lexicon, words_of

JUROR = Word("juror", "jurado", "jurados", "m")
BOX = Word("box", "caja", "cajas", "f")
BAT = Word("bat", "murciélago", "murciélagos", "m")
LEAF = Word("leaf", "hoja", "hojas", "f")
BRAVE = Word("brave", "valiente", "valiente", "ser")
WORDS = [JUROR, BOX, BAT, LEAF, BRAVE]


def _pair(english: str, spanish: str) -> Pair:
    return Pair(english, spanish, "spa", "tatoeba")


def _lines(pairs: list[Pair]) -> dict[str, list[Pair]]:
    return collect_lines(pairs, (one for word in WORDS for one in (word.english, word.plural) if one), words_of, most=25)


class Lexicon(unittest.TestCase):
    def test_a_line_without_kind_is_named(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "eng-spa.tsv")
            path.write_text("box\tcaja\tcajas\tf\nbrave\tvaliente\tvaliente\tser\nbox\tcajón\tcajones\tm\n", encoding="utf-8")
            self.assertEqual([BOX, BRAVE], read_lexicon(path))
            path.write_text("box\tcaja\tcajas\n", encoding="utf-8")
            with self.assertRaisesRegex(ValueError, "line 1: box"):
                read_lexicon(path)

    def test_lines_hold_a_word_as_it_is(self):
        lines = _lines([_pair("The juror left.", "El jurado se fue."), _pair("He was boxing.", "Boxeaba.")])
        self.assertEqual({"juror": 1}, {word: len(found) for word, found in lines.items() if found})
        self.assertIn("stage fright", words_of(_pair("Stage fright!", "¡Miedo escénico!")))

    def test_what_people_mostly_say_otherwise_is_left_to_the_weights(self):
        pairs = [_pair(f"A bat{mark}", f"Un bate{mark}") for mark in ".!?"] + [_pair("A juror.", "Un juez.")]
        glosses = gloss_words(WORDS, _lines(pairs))
        self.assertEqual({"juror", "box", "leaf", "brave"}, set(glosses))
        self.assertEqual("valiente|valiente|ser", glosses["brave"])

    def test_a_plural_that_is_mostly_a_verb_is_left_to_the_weights(self):
        pairs = [_pair(f"He leaves at {hour}.", f"Se va a las {hour}.") for hour in range(20)]
        self.assertEqual("-", gloss_words(WORDS, _lines(pairs))["leaves"])


if __name__ == "__main__":
    unittest.main()
