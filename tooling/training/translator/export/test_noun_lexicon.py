import tempfile
import unittest
from pathlib import Path

from translator.corpora.read_pairs import Pair
from translator.export.noun_lexicon import Noun, find_lines, find_unknown, read_lexicon

JUROR = Noun("juror", "jurado", "jurados", "m")
BOX = Noun("box", "caja", "cajas", "f")
BAT = Noun("bat", "murciélago", "murciélagos", "m")
NOUNS = [JUROR, BOX, BAT]


def _pair(english: str, spanish: str) -> Pair:
    return Pair(english, spanish, "spa", "tatoeba")


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
        lines = find_lines([_pair("The juror left.", "El jurado se fue."), _pair("He was boxing.", "Boxeaba.")], NOUNS)
        self.assertEqual({"juror": 1, "box": 0, "bat": 0}, {noun: len(found) for noun, found in lines.items()})

    def test_what_a_set_says_otherwise_is_unknown_unless_people_do(self):
        pairs = [_pair(f"A bat{mark}", f"Un bate{mark}") for mark in ".!?"]

        def translate(texts: list[str]) -> list[str]:
            return [text.replace("box", "caja").replace("juror", "jugador").replace("bat", "bate") for text in texts]

        self.assertEqual([JUROR], find_unknown(NOUNS, find_lines(pairs, NOUNS), translate))


if __name__ == "__main__":
    unittest.main()
