import gzip
import tempfile
import unittest
from pathlib import Path

from translator.corpora.comic_dialogue import read_dialogue_held_out_pairs, read_dialogue_training_pairs
from translator.corpora.held_out import is_held_out
from translator.corpora.prepare import prepare_language
from translator.corpora.prepared import (
    BACK_TRANSLATED,
    back_translation_file,
    held_out_file,
    pivot_file,
    read_prepared_pairs,
    read_training_lines,
    training_file,
    write_pairs,
)
from translator.corpora.read_pairs import Pair, read_training_pairs
from translator.recipes import RECIPES

# Worked out once with the formula in the corpora's own README.
KNOWN = {"We draw this song.": True, "we DRAW... this song?": True, "Where are you going?": False, "Come here!": False}
SENTENCES = [f"This is sentence number {number}." for number in range(2000)]
HELD_OUT = [sentence for sentence in SENTENCES if is_held_out(sentence)]


class HeldOutRule(unittest.TestCase):
    def test_known_sentences(self):
        self.assertEqual(KNOWN, {sentence: is_held_out(sentence) for sentence in KNOWN})

    def test_about_a_hundredth_is_held_out(self):
        self.assertAlmostEqual(len(HELD_OUT) / len(SENTENCES), 0.01, delta=0.006)

    def test_no_held_out_or_evaluation_line_reaches_the_training_file(self):
        with tempfile.TemporaryDirectory() as folder:
            corpora, prepared = Path(folder) / "corpora", Path(folder) / "prepared"
            trained = ["We leave at dawn.", "Where is the old bridge?"]
            _write(corpora / "eng-spa" / "tatoeba.tsv.gz", [*trained, *HELD_OUT])
            _write(corpora / "eng-spa" / "tatoeba-mt-testsets.tsv.gz", ["Nobody may learn this line."])
            prepare_language(corpora, prepared, "spa")
            kept = [pair.english for pair in read_prepared_pairs(training_file(prepared, "spa"), "spa")]
            self.assertEqual(sorted(trained), sorted(kept))
            measured = [pair.english for pair in read_prepared_pairs(held_out_file(prepared, "spa"), "spa")]
            self.assertTrue(measured and all(map(is_held_out, measured)))

    def test_a_scene_of_the_dialogue_is_held_out_whole_when_its_first_line_is(self):
        with tempfile.TemporaryDirectory() as folder:
            rows = [
                ["Come here!", "おいで！", "过来！", "이리 와!", "¡Ven!"],
                [HELD_OUT[0], "一。", "一。", "일.", "Uno.", "k-00.1"],
                ["Where are you going?", "どこ行くの？", "去哪儿？", "어디 가?", "¿Adónde vas?", "k-00.1"],
                ["Home.", "家。", "回家。", "집에.", "A casa.", "k-00.2"],
                [HELD_OUT[1], "二。", "二。", "이.", "Dos.", "k-00.2"],
            ]
            Path(folder, "k-00.tsv").write_text("\n".join("\t".join(row) for row in rows) + "\n", encoding="utf-8")
            trained = [pair.other for pair in read_dialogue_training_pairs(Path(folder), "kor")]
            measured = [pair.other for pair in read_dialogue_held_out_pairs(Path(folder), "kor")]
            self.assertEqual((["이리 와!", "집에."], ["일.", "어디 가?", "이."]), (trained, measured))

    def test_other_languages_have_the_lines_that_are_said_most_often(self):
        with tempfile.TemporaryDirectory() as folder:
            lines = Path(folder, "lines")
            lines.mkdir()
            self.assertEqual([], list(read_dialogue_training_pairs(lines, "fra")))
            row = ["Wait!", "待って！", "等等！", "기다려!", "¡Espera!", "Attends !", "Warte!", "Aspetta!", "Espera!"]
            row += ["Подожди!", "Bekle!", "Đợi đã!", "انتظر!"]
            Path(folder, "most-said.tsv").write_text("\t".join(row) + "\n", encoding="utf-8")
            said = [pair.other for language in ("fra", "ara", "kor") for pair in read_dialogue_training_pairs(lines, language)]
            self.assertEqual(["Attends !", "انتظر!"], said)

    def test_training_refuses_a_folder_with_a_held_out_line(self):
        with tempfile.TemporaryDirectory() as folder:
            prepared = Path(folder)
            write_pairs(training_file(prepared, "spa"), [Pair(HELD_OUT[0], "Una frase.", "spa", "tatoeba")])
            with self.assertRaisesRegex(ValueError, "held-out"):
                read_training_lines(prepared, RECIPES["eng-spa"])

    def test_made_lines_are_read_where_they_may_be_and_marked(self):
        with tempfile.TemporaryDirectory() as folder:
            prepared = Path(folder)
            write_pairs(training_file(prepared, "jpn"), [Pair("Come here!", "来い！", "jpn", "tatoeba")])
            write_pairs(back_translation_file(prepared, "jpn"), [Pair("Wait!", "待て！", "jpn", BACK_TRANSLATED)])
            write_pairs(pivot_file(prepared, "jpn"), [Pair("Run!", "走れ！", "jpn", "pivoted")])
            into, out_of = (
                {line.source: line.is_back_translated for line in read_training_lines(prepared, RECIPES[name]).pairs}
                for name in ("jpn-eng", "eng-jpn")
            )
            self.assertEqual({"来い！": False, "走れ！": False, "待て！": True}, into)
            self.assertEqual({"Come here!": False, "Run!": False}, out_of)

    def test_a_line_without_two_columns_is_named(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "eng-spa" / "tatoeba.tsv.gz"
            path.parent.mkdir()
            with gzip.open(path, "wt", encoding="utf-8") as lines:
                lines.write("one\tuno\nbroken\n")
            with self.assertRaisesRegex(ValueError, "line 2"):
                list(read_training_pairs(Path(folder), "spa"))


def _write(path: Path, sentences: list[str]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with gzip.open(path, "wt", encoding="utf-8") as lines:
        lines.writelines(f"{sentence}\tEsta es la frase {index} del texto.\n" for index, sentence in enumerate(sentences))


if __name__ == "__main__":
    unittest.main()
