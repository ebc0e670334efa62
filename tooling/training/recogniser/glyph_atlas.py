"""Every glyph of every face as a small picture, drawn once; lines are put together from them."""

import tarfile
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from fontTools.ttLib import TTFont
from PIL import Image, ImageDraw, ImageFont

from font_table import Face
from pack_fonts import VERTICAL_FORMS

EM = 48
MARGIN = 16
CELL = EM + 2 * MARGIN
ASCENT = 0.88


@dataclass(frozen=True)
class GlyphAtlas:
    """
    Glyph pictures and measures. Lengths are in em, measured from the pen's place at the top of the em box.

    - `cells`: uint8 [glyphs, CELL, CELL], ink 255; the em box is the middle EM pixels
    - `advances`: float32 [glyphs]
    - `ink`: float32 [glyphs, 4], left, top, right and bottom of the ink
    - `upright`, `vertical`: int32 [faces, classes], the glyph of a class in a face or -1; `vertical` has only forms of its own
    """

    faces: tuple[Face, ...]
    cells: np.ndarray
    advances: np.ndarray
    ink: np.ndarray
    upright: np.ndarray
    vertical: np.ndarray

    def of_script(self, script: str, held_out: bool) -> list[int]:
        """The faces used for a script, those for training or those held out."""
        return [i for i, face in enumerate(self.faces) if script in face.scripts and face.held_out == held_out]

    def without_cells(self) -> "GlyphAtlas":
        """The measures alone, for those who lay lines out and draw nothing."""
        return GlyphAtlas(self.faces, self.cells[:0], self.advances, self.ink, self.upright, self.vertical)


def unpack_faces(travels: Path, folder: Path) -> None:
    """Unpacks the packed fonts, unless they lie there."""
    if not folder.is_dir():
        folder.mkdir(parents=True)
        with tarfile.open(travels / "faces.tar.xz") as archive:
            archive.extractall(folder)


def draw_face(path: Path, characters: list[str]) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """
    Draws one face: cells, advances, and for each character the row of its upright and of its vertical form (-1: none).

    Glyphs without ink (other than the space) count as missing.
    """
    font = ImageFont.truetype(str(path), EM, layout_engine=ImageFont.Layout.BASIC)
    codes = TTFont(path, lazy=True).getBestCmap()
    cells, advances, places = [], [], np.full((2, len(characters)), -1, np.int32)
    for column, character in enumerate(characters):
        for row, glyph in enumerate([character, chr(ord(character) + VERTICAL_FORMS)]):
            if ord(glyph) not in codes:
                continue
            image = Image.new("L", (CELL, CELL))
            ImageDraw.Draw(image).text((MARGIN, MARGIN + ASCENT * EM), glyph, fill=255, font=font, anchor="ls")
            is_space = character == " " and not row
            if not is_space and image.getbbox() is None:
                continue
            places[row, column] = len(cells)
            cells.append(np.asarray(image))
            advances.append(font.getlength(glyph) / EM)
    drawn = np.stack(cells) if cells else np.zeros((0, CELL, CELL), np.uint8)
    return drawn, np.asarray(advances, np.float32), places[0], places[1]


def measure_ink(cells: np.ndarray) -> np.ndarray:
    """Left, top, right and bottom of each cell's ink in em; zeros where there is none."""
    filled = cells > 64
    columns, rows = filled.any(1), filled.any(2)
    edges = np.stack(
        [columns.argmax(1), rows.argmax(1), CELL - columns[:, ::-1].argmax(1), CELL - rows[:, ::-1].argmax(1)], 1
    )
    return np.where(columns.any(1)[:, None], (edges - MARGIN) / EM, 0).astype(np.float32)


def _is_ideograph(character: str) -> bool:
    return "\u4e00" <= character <= "\u9fff" or character in "々〆"


def build_atlas(faces: list[Face], folder: Path, characters: list[str], processes: int = 1) -> GlyphAtlas:
    """Draws the given characters in all faces; class i + 1 is `characters[i]`."""
    plain = [face for face in faces if not face.mixed_from]
    paths = [folder / f"{face.name}.ttf" for face in plain]
    if processes > 1:
        with ProcessPoolExecutor(processes) as pool:
            drawn = list(pool.map(draw_face, paths, [characters] * len(paths)))
    else:
        drawn = [draw_face(path, characters) for path in paths]
    starts = np.cumsum([0, *(len(cells) for cells, *_ in drawn)])
    tables: dict[str, np.ndarray] = {}
    for face, start, (_, _, *places) in zip(plain, starts, drawn, strict=False):
        table = np.full((2, len(characters) + 1), -1, np.int32)
        table[:, 1:] = [np.where(row >= 0, row + start, -1) for row in places]
        tables[face.name] = table
    is_ideograph = np.array([False, *map(_is_ideograph, characters)])
    for face in faces:
        if face.mixed_from:
            ideographs, rest = face.mixed_from
            tables[face.name] = np.where(is_ideograph, tables[ideographs], tables[rest])
    cells = np.concatenate([cells for cells, *_ in drawn])
    both = np.stack([tables[face.name] for face in faces], 1)
    advances = np.concatenate([advances for _, advances, *_ in drawn])
    return GlyphAtlas(tuple(faces), cells, advances, measure_ink(cells), both[0], both[1])
