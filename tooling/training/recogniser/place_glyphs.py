"""
Puts a text's glyphs beside each other, in em.

The line runs along u, v goes down; the main row's em box is v in [0, 1]. A column is a line turned a quarter
counter-clockwise: its glyphs lie on their left side, their top towards smaller u.
"""

from dataclasses import dataclass

import numpy as np

from glyph_atlas import GlyphAtlas

SIDEWAYS_IN_COLUMNS = set("ー—…〜~-()[]「」『』【】〈〉《》〔〕:;=«»“”_")
CORNER_IN_COLUMNS = set("、。,.")
SMALL_KANA = set("ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ")
MARKS_IN_ONE_CELL = set("!?")
MOST_IN_ONE_CELL = 3
UPRIGHT = np.eye(2)
TURNED = np.array([[0.0, 1.0], [-1.0, 0.0]])


@dataclass
class Placement:
    """Glyphs of a line: `cells` [n]; a point g of glyph i's em box comes to `turns[i] @ g + shifts[i]`. `end` is where the pen stops."""

    cells: np.ndarray
    turns: np.ndarray
    shifts: np.ndarray
    end: float

    def joined(self, other: "Placement") -> "Placement":
        """Both rows' glyphs; the end stays this row's."""
        return Placement(
            np.concatenate([self.cells, other.cells]),
            np.concatenate([self.turns, other.turns]),
            np.concatenate([self.shifts, other.shifts]),
            self.end,
        )

    def moved(self, u: float, v: float) -> "Placement":
        """The same glyphs, shifted."""
        return Placement(self.cells, self.turns, self.shifts + np.array([u, v]), self.end + u)

    def ink_boxes(self, ink: np.ndarray) -> np.ndarray:
        """Left, top, right and bottom of each glyph's ink [n, 4] in em, from the atlas's boxes."""
        left, top, right, bottom = ink[self.cells].T
        corners = np.stack([[left, top], [right, top], [left, bottom], [right, bottom]], 0).transpose(2, 1, 0)
        placed = self.turns @ corners + self.shifts[:, :, None]
        return np.concatenate([placed.min(2), placed.max(2)], 1)


class Pen:
    """Writes glyphs of one face; `cells` gives a class's glyph, `forms` its form for columns (-1: none)."""

    def __init__(self, atlas: GlyphAtlas, cells: np.ndarray, forms: np.ndarray, scale: float, tracking: float) -> None:
        self.atlas, self.cells, self.forms = atlas, cells, forms
        self.scale, self.tracking = scale, tracking
        self.place = 0.0
        self.written: list[tuple[int, np.ndarray, tuple[float, float]]] = []

    def _put(self, cell: int, turn: np.ndarray, u: float, v: float) -> None:
        self.written.append((cell, turn * self.scale, (u, v)))

    def write_row(self, classes: list[int], characters: str, full_width: bool, space: float) -> None:
        """Side by side, by the face's advances; `full_width` centres narrow marks in a whole em."""
        for number, character in zip(classes, characters, strict=True):
            if character == " ":
                self.place += space * self.scale
                continue
            cell = self.cells[number]
            advance = float(self.atlas.advances[cell])
            side = (1 - advance) / 2 if full_width and advance < 0.9 and not character.isdigit() else 0.0
            self._put(cell, UPRIGHT, self.place + side * self.scale, 0.0)
            self.place += (advance + 2 * side + self.tracking) * self.scale

    def write_column(self, classes: list[int], characters: str, one_cell: bool, sideways_words: bool) -> None:
        """Below each other, an em each, as vertical lines are set; the picture is the column turned counter-clockwise."""
        place = 0
        while place < len(characters):
            end = self._run_end(characters, place, one_cell, sideways_words)
            if end - place > 1 and characters[place].isalpha():
                self._write_sideways(classes[place:end])
            elif end - place > 1:
                self._write_in_one_cell(classes[place:end])
            elif characters[place] == " ":
                self.place += 0.5 * self.scale
            else:
                self._write_turned(classes[place], characters[place])
            place = end

    @staticmethod
    def _run_end(characters: str, start: int, one_cell: bool, sideways_words: bool) -> int:
        def run(belongs) -> int:
            end = start
            while end < len(characters) and belongs(characters[end]):
                end += 1
            return end

        if one_cell and characters[start] in MARKS_IN_ONE_CELL:
            return min(run(lambda c: c in MARKS_IN_ONE_CELL), start + MOST_IN_ONE_CELL)
        if one_cell and characters[start].isdigit():
            end = run(str.isdigit)
            return end if end - start <= MOST_IN_ONE_CELL else start + 1
        if sideways_words and characters[start].isascii() and characters[start].isalpha():
            return run(lambda c: c.isascii() and c.isalpha())
        return start + 1

    def _write_sideways(self, classes: list[int]) -> None:
        for number in classes:
            self._put(self.cells[number], UPRIGHT, self.place, 0.0)
            self.place += float(self.atlas.advances[self.cells[number]]) * self.scale

    def _write_in_one_cell(self, classes: list[int]) -> None:
        share = 1 / len(classes)
        for i, number in enumerate(classes):
            cell = self.cells[number]
            left, _, right, _ = self.atlas.ink[cell]
            narrow = min(1.0, share / max(0.05, right - left))
            middle = (i + 0.5) * share - narrow * (left + right) / 2
            self._put(cell, TURNED * np.array([[1.0], [narrow]]), self.place, (1 - middle) * self.scale)
        self.place += (1 + self.tracking) * self.scale

    def _write_turned(self, number: int, character: str) -> None:
        cell, form = self.cells[number], self.forms[number]
        if form < 0 and character in SIDEWAYS_IN_COLUMNS:
            self._put(cell, UPRIGHT, self.place, 0.0)
            self.place += (max(0.5, float(self.atlas.advances[cell])) + self.tracking) * self.scale
            return
        right = down = 0.0
        if form >= 0:
            cell = form
        elif character in CORNER_IN_COLUMNS:
            right, down = 0.6, -0.6
        elif character in SMALL_KANA:
            right, down = 0.1, -0.1
        centre = 0.0 if form >= 0 else (1 - float(self.atlas.advances[cell])) / 2
        if character in CORNER_IN_COLUMNS:
            centre = 0.0
        self._put(cell, TURNED, self.place + down * self.scale, (1 - centre - right) * self.scale)
        self.place += (1 + self.tracking) * self.scale

    def finish(self) -> Placement:
        """What was written so far."""
        if not self.written:
            return Placement(np.zeros(0, np.int64), np.zeros((0, 2, 2)), np.zeros((0, 2)), self.place)
        cells, turns, shifts = zip(*self.written, strict=True)
        return Placement(np.array(cells), np.stack(turns), np.array(shifts), self.place)
