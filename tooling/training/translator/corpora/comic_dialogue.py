"""Reads the comic dialogue: tab-separated files of one balloon a line, in five languages and with its scene where it has one."""

from collections.abc import Iterator
from pathlib import Path

from translator.corpora.held_out import is_held_out
from translator.corpora.read_pairs import Pair

CORPUS = "comic-dialogue"
# The columns of a file; a sixth one names the scene.
_COLUMNS = ("eng", "jpn", "zho", "kor", "spa")


def read_dialogue_training_pairs(folder: Path, language: str) -> Iterator[Pair]:
    """The pairs of a language that may be trained on; none where the dialogue is not written in it."""
    return (pair for pair, kept in _read_pairs(folder, language) if not kept)


def read_dialogue_held_out_pairs(folder: Path, language: str) -> Iterator[Pair]:
    """The pairs that are kept for measuring: by their English side, and all lines of the scenes whose first line is kept."""
    return (pair for pair, kept in _read_pairs(folder, language) if kept)


def _read_pairs(folder: Path, language: str) -> Iterator[tuple[Pair, bool]]:
    if language not in _COLUMNS:
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
