import tempfile
import unittest
from pathlib import Path

from translator.corpora.read_pairs import Pair
from translator.export.glosses import collect_lines
from translator.export.noun_lexicon import Noun, leave_out_mistaken, read_lexicon, words_of

JUROR = Noun("juror", "jurado", "jurados", "m")
BOX = Noun("box", "caja", "cajas", "f")
BAT = Noun("bat", "murciélago", "murciélagos", "m")
NOUNS = [JUROR, BOX, BAT]


def _pair(english: str, spanish: str) -> Pair:
    return Pair(english, spanish, "spa", "tatoeba")


def _lines(pairs: list[Pair]) -> dict[str, list[Pair]]:
    return collect_lines(pairs, (noun.english for noun in NOUNS), words_of, most=5)


class NounLexicon(unittest.TestCase):
    def test_a_line_without_gender_is_named(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "eng-spa.tsv"
            path.write_text("juror\tjurado\tjurados\tm\njuror\tjuez\tjueces\tm\n", encoding="utf-8")
            self.assertEqual([JUROR], read_lexicon(path))
            path.write_text("juror\tjurado\tjurados\n", encoding="utf-8")
            with self.assertRaisesRegex(ValueError, "line 1: juror"):
                read_lexicon(path)

    def test_lines_hold_a_noun_as_a_word(self):
        lines = _lines([_pair("The juror left.", "El jurado se fue."), _pair("He was boxing.", "Boxeaba.")])
        self.assertEqual({"juror": 1, "box": 0, "bat": 0}, {noun: len(found) for noun, found in lines.items()})
        self.assertIn("stage fright", words_of(_pair("Stage fright!", "¡Miedo escénico!")))

    def test_what_people_mostly_say_otherwise_is_left_to_the_weights(self):
        pairs = [_pair(f"A bat{mark}", f"Un bate{mark}") for mark in ".!?"] + [_pair("A juror.", "Un juez.")]
        self.assertEqual([JUROR, BOX], leave_out_mistaken(NOUNS, _lines(pairs)))


if __name__ == "__main__":
    unittest.main()
