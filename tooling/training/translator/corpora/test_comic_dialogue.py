from pathlib import Path
from tempfile import TemporaryDirectory
from unittest import TestCase

from translator.corpora.comic_dialogue import read_dialogue_held_out_pairs, read_dialogue_training_pairs

HELD_OUT = "We draw this song."


def make_corpus(folder: Path) -> Path:
    lines = folder / "lines"
    lines.mkdir()
    (lines / "a-00.tsv").write_text(f"Come here!\tおいで！\t过来！\t이리 와!\t¡Ven!\t\n{HELD_OUT}\tア\t一\t일\tUno.\t\n", encoding="utf-8")
    (folder / "pairs").mkdir()
    (folder / "pairs" / "jpn-00.tsv").write_text(f"You're late.\t遅いよ\n{HELD_OUT}\tイ\n", encoding="utf-8")
    return lines


class ComicDialogueTest(TestCase):
    def test_japanese_has_the_lines_of_two_columns_too(self) -> None:
        with TemporaryDirectory() as folder:
            lines = make_corpus(Path(folder))
            self.assertEqual([pair.other for pair in read_dialogue_training_pairs(lines, "jpn")], ["おいで！", "遅いよ"])
            self.assertEqual([pair.other for pair in read_dialogue_training_pairs(lines, "kor")], ["이리 와!"])

    def test_no_line_of_two_columns_is_measured_on(self) -> None:
        with TemporaryDirectory() as folder:
            lines = make_corpus(Path(folder))
            self.assertEqual([pair.other for pair in read_dialogue_held_out_pairs(lines, "jpn")], ["ア"])

    def test_a_missing_column_names_its_place(self) -> None:
        with TemporaryDirectory() as folder:
            lines = make_corpus(Path(folder))
            (lines.parent / "pairs" / "jpn-01.tsv").write_text("Alone\n", encoding="utf-8")
            with self.assertRaisesRegex(ValueError, "jpn-01.tsv, line 1: 1 columns"):
                list(read_dialogue_training_pairs(lines, "jpn"))
