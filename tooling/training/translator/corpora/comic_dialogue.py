"""Reads the comic dialogue: tab-separated files of one balloon a line, in five languages and with its scene where it has one."""

from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from translator.corpora.held_out import is_held_out
from translator.corpora.read_pairs import Pair

CORPUS = "comic-dialogue"
# Lines in two languages alone, which the first sets did not learn from.
PAIRS_CORPUS = "comic-dialogue-pairs"
# The columns of a file; a sixth one names the scene.
_COLUMNS = ("eng", "jpn", "zho", "kor", "spa")
# Files of lines in two languages alone, English first, in a folder beside that of the lines.
_PAIR_FILES = "pairs/{language}-*.tsv"
# The columns of the lines that are said most often, which stand in a file beside the folder; the first five are in the folder, too.
_MOST_SAID = "most-said.tsv"
_MOST_SAID_COLUMNS = (*_COLUMNS, "fra", "deu", "ita", "por", "rus", "tur", "vie", "ara")


def read_dialogue_training_pairs(folder: Path, language: str) -> Iterator[Pair]:
    """The pairs of a language that may be trained on; none where the dialogue is not written in it."""
    spoken = (pair for pair, kept in _read_pairs(folder, language) if not kept)
    return chain(spoken, (pair for pair in _read_two_columns(folder, language) if not is_held_out(pair.english)))


def read_dialogue_held_out_pairs(folder: Path, language: str) -> Iterator[Pair]:
    """The pairs that are kept for measuring: by their English side, and all lines of the scenes whose first line is kept."""
    return (pair for pair, kept in _read_pairs(folder, language) if kept)


def _read_pairs(folder: Path, language: str) -> Iterator[tuple[Pair, bool]]:
    if language not in _COLUMNS:
        yield from _read_most_said(folder.parent / _MOST_SAID, language)
        return
    column = _COLUMNS.index(language)
    for path in sorted(folder.glob("*.tsv")):
        scene, is_scene_kept = "", False
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            cells = line.split("\t")
            if len(cells) not in (len(_COLUMNS), len(_COLUMNS) + 1):
                raise ValueError(f"{path.name}, line {number}: {len(cells)} columns where there must be 5 or 6")
            own_scene = cells[len(_COLUMNS)] if len(cells) > len(_COLUMNS) else ""
            if own_scene != scene:
                scene, is_scene_kept = own_scene, own_scene != "" and is_held_out(cells[0])
            yield Pair(cells[0], cells[column], language, CORPUS), is_scene_kept or is_held_out(cells[0])


def _read_two_columns(folder: Path, language: str) -> Iterator[Pair]:
    for path in sorted(folder.parent.glob(_PAIR_FILES.format(language=language))):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            cells = line.split("\t")
            if len(cells) != 2:
                raise ValueError(f"{path.name}, line {number}: {len(cells)} columns where there must be 2")
            yield Pair(cells[0], cells[1], language, PAIRS_CORPUS)


def _read_most_said(path: Path, language: str) -> Iterator[tuple[Pair, bool]]:
    if language not in _MOST_SAID_COLUMNS or not path.exists():
        return
    column = _MOST_SAID_COLUMNS.index(language)
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        cells = line.split("\t")
        if len(cells) != len(_MOST_SAID_COLUMNS):
            raise ValueError(f"{path.name}, line {number}: {len(cells)} columns where there must be 13")
        yield Pair(cells[0], cells[column], language, CORPUS), is_held_out(cells[0])
