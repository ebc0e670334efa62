import unittest

from translator.corpora.pivot import tidy_translation


class Pivot(unittest.TestCase):
    def test_the_marks_of_the_near_language_go_and_the_full_stop_comes_back(self):
        self.assertEqual("Onde está Tom? Não sei.", tidy_translation("¿Onde está *Tom ? Não sei", "¿Dónde está Tom? No sé."))
        self.assertEqual("Pensando...", tidy_translation("pensando..", "Pensando..."))
        self.assertEqual("Sim!", tidy_translation("¡Sim!", "¡Sí!"))

    def test_a_line_with_an_unknown_word_is_dropped(self):
        self.assertIsNone(tidy_translation("Um *chucho negro", "Un chucho negro"))


if __name__ == "__main__":
    unittest.main()
