import unittest
from pathlib import Path
from tempfile import TemporaryDirectory

from translator.export.names import NameEntry, count_readings, plain_hepburn, read_foreign_names, usual_readings, words_by_corpora


def entry(written: str, reading: str, kinds: str, latin: str) -> NameEntry:
    return NameEntry(written, reading, frozenset(kinds.split(",")), latin)


class Names(unittest.TestCase):
    def test_long_vowels_lose_their_mark_but_not_where_two_kanji_meet(self):
        names = [("Itou", "伊藤", "Ito"), ("Oozawa", "大沢", "Ozawa"), ("Yuuki", "勇気", "Yuki"), ("Ken'ichi", "健一", "Kenichi")]
        names += [("Inoue", "井上", "Inoue"), ("Matsuura", "松浦", "Matsuura"), ("Oouchi", "大内", "Ouchi")]
        for latin, written, plain in names:
            self.assertEqual(plain, plain_hepburn(latin, written))

    def test_the_reading_of_most_people_counts(self):
        entries = [
            entry("東山", "ひがしやま", "s", "Higashiyama"),
            entry("東山", "とうやま", "s", "Touyama"),
            entry("紀子", "のりこ", "f", "Noriko"),
            entry("東山紀子", "ひがしやまのりこ", "h", "Higashiyama Noriko"),
            entry("東山紀子", "ひがしやまのりこ", "h", "Higashiyama Noriko"),
            entry("東山紀子", "とうやまのりこ", "h", "Touyama Noriko"),
        ]
        family, given = count_readings(entries)
        self.assertEqual({"東山": "Higashiyama"}, usual_readings(family, frozenset()))
        self.assertEqual({"紀子": "Noriko"}, usual_readings(given, frozenset()))
        self.assertEqual({}, usual_readings(family, frozenset(["東山"])))

    def test_a_name_that_english_lines_never_say_is_a_word(self):
        names = {"東山": "Higashiyama", "園山": "Sonoyama"}
        pairs = [("東山を見る", "I see the eastern hills."), ("東山へ", "To the hills."), ("園山だ", "It's Sonoyama.")]
        self.assertEqual({"東山"}, words_by_corpora(names, pairs))

    def test_foreign_names_are_of_one_word_and_given_names_go_first(self):
        lines = ["ジュリアン /(u) Giulian/", "ジュリアン /(m) Julian/Julien/", "バーグ /(s) Berg (burg)/", "サンホセ /(p) San Jose/"]
        lines += ["ガルシア /(u) Garci'a/", "ホテル /(s) Hotell/", "シュトックハウゼン /(u) Stockhausen/"]
        with TemporaryDirectory() as folder:
            path = Path(folder) / "enamdict"
            path.write_text("\n".join(lines), encoding="euc_jp")
            found = read_foreign_names(path, frozenset(["ホテル"]))
        self.assertEqual({"ジュリアン": "Julian", "バーグ": "Berg"}, found)


if __name__ == "__main__":
    unittest.main()
