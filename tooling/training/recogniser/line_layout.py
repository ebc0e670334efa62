"""Lays a text out as a line of lettering: face, spacing, furigana, neighbours, slant, crop; in pixels of the 48-pixel picture."""

from dataclasses import dataclass

import numpy as np

from glyph_atlas import GlyphAtlas
from line_texts import KANA_WORDS, LineTexts, split_kind
from place_glyphs import Pen, Placement

HEIGHT = 48
SHORTEST_CROP = 0.6
FACES_TRIED = 4
# Comics letter speech in some styles far more than in others; a style that is not named has 1.
STYLE_SHARES = {"antique": 3.0, "comic": 2.0, "gothic": 1.5, "display": 0.6, "brush": 0.5}


@dataclass
class LineLayout:
    """A line: its kind and text, `targets` (classes in reading order), `cells` [n], `affines` [n, 2, 3] (glyph em to pixels), its width."""

    kind: str
    text: str
    targets: list[int]
    cells: np.ndarray
    affines: np.ndarray
    width: int


class LineLayouts:
    """Makes lines of one set of faces: those for training or those held out."""

    def __init__(self, atlas: GlyphAtlas, characters: list[str], texts: LineTexts, held_out: bool, widest: int = 1024) -> None:
        self.atlas, self.texts, self.widest = atlas, texts, widest
        self.characters = characters
        self.class_of = {character: number for number, character in enumerate(characters, 1)}
        scripts = texts.by_script
        self.faces = {script: atlas.of_script(script, held_out) for script in scripts}
        self.face_shares = {script: self._shares(faces) for script, faces in self.faces.items()}
        self.fallback = {script: self._first_glyphs(script) for script in scripts}

    def _first_glyphs(self, script: str) -> np.ndarray:
        """For each class the glyph of the first face of the script that has it, or -1."""
        tables = self.atlas.upright[self.atlas.of_script(script, False) + self.atlas.of_script(script, True)]
        first = (tables >= 0).argmax(0)
        return np.take_along_axis(tables, first[None], 0)[0]

    def _shares(self, faces: list[int]) -> np.ndarray:
        shares = np.array([STYLE_SHARES.get(self.atlas.faces[face].style, 1.0) for face in faces])
        return shares / shares.sum()

    def make(self, kind: str, draw: np.random.Generator, plain: bool = False) -> LineLayout:
        """A line of this kind. `plain` keeps the sentence's own words and endings."""
        while True:
            text = self.texts.make(kind, draw, plain)
            line = self.lay_out(text, kind, draw)
            if line is not None:
                return line

    def lay_out(self, text: str, kind: str, draw: np.random.Generator) -> LineLayout | None:
        """The text as a line; characters without a glyph are left out. None when nothing remains or a crop cannot hold it."""
        script, vertical = split_kind(kind)
        face = self._choose_face(text, script, draw)
        cells = np.where(self.atlas.upright[face] >= 0, self.atlas.upright[face], self.fallback[script])
        text = " ".join("".join(c for c in text if c == " " or cells[self.class_of.get(c, 0)] >= 0).split())
        if not text:
            return None
        placement = self._write(text, script, vertical, face, cells, draw)
        boxes = placement.ink_boxes(self.atlas.ink)
        if not len(boxes) or np.ptp(boxes[:, [0, 2]]) < 0.05:
            return None
        line = self._crop(placement, boxes, text, kind, face, cells, draw)
        if line.width > self.widest:
            return self.lay_out(text[: int(len(text) * 0.9 * self.widest / line.width)], kind, draw)
        return line

    def _choose_face(self, text: str, script: str, draw: np.random.Generator) -> int:
        """A face of the script, one with all the letters if a few tries find it."""
        faces = self.faces[script]
        letters = [self.class_of[c] for c in text if c.isalpha() and c in self.class_of]
        for _ in range(FACES_TRIED):
            face = int(draw.choice(faces, p=self.face_shares[script]))
            if (self.atlas.upright[face, letters] >= 0).all():
                break
        return face

    def _write(self, text, script, vertical, face, cells, draw) -> Placement:
        tracking = float(np.clip(draw.normal(0.02, 0.05), -0.08, 0.25))
        pen = Pen(self.atlas, cells, self.atlas.vertical[face], 1.0, tracking)
        classes = [self.class_of[c] for c in text]
        if vertical:
            pen.write_column(classes, text, one_cell=draw.random() < 0.8, sideways_words=draw.random() < 0.5)
        else:
            full_width = script in ("ja", "zh-hans", "zh-hant") and draw.random() < 0.6
            pen.write_row(classes, text, full_width, space=float(draw.uniform(0.22, 0.5)))
        return pen.finish()

    def _crop(self, placement, boxes, text, kind, face, cells, draw) -> LineLayout:
        """Adds what stands around the text, bends the row and cuts the picture out."""
        script, vertical = split_kind(kind)
        tight = np.array([boxes[:, 1].min(), boxes[:, 3].max()])
        looseness = max(0.0, draw.uniform(-0.6, 1.0))
        top, bottom = tight + looseness * np.array([min(0.0, -tight[0]), max(0.0, 1 - tight[1])])
        missing = max(0.0, SHORTEST_CROP - (bottom - top)) / 2
        top, bottom = top - missing, bottom + missing
        whole = placement
        if script == "ja" and draw.random() < 0.28:
            furigana = self._furigana(text, placement, boxes, vertical, face, draw)
            if furigana is not None:
                whole = whole.joined(furigana)
                top = min(top, furigana.ink_boxes(self.atlas.ink)[:, 1].min()) if draw.random() < 0.9 else top
        margins = np.maximum(draw.normal(0.06, 0.07, 2), -0.03)
        for side in range(2):
            if draw.random() < 0.08:
                depth = float(draw.uniform(0.03, 0.2))
                margins[side] = max(margins[side], depth + 0.04)
                edge = top - margins[0] + depth - 0.93 if side == 0 else bottom + margins[1] - depth - 0.07
                whole = whole.joined(self._neighbour(script, vertical, face, cells, placement.end, edge, draw))
        top, bottom = top - margins[0], bottom + margins[1]
        ends = np.array([boxes[:, 0].min(), boxes[:, 2].max()]) + np.array([-1, 1]) * np.maximum(draw.normal(0.12, 0.15, 2), -0.02)
        return self._to_pixels(whole, text, kind, (top, bottom), ends, draw)

    def _furigana(self, text, placement, boxes, vertical, face, draw) -> Placement | None:
        """Small kana over each run of ideographs. The boxes tell where the runs stand."""
        if len(text) != len(placement.cells):
            return None
        scale, gap = float(draw.uniform(0.4, 0.52)), float(draw.uniform(-0.02, 0.1))
        kana = [self.class_of[c] for c in KANA_WORDS if c in self.class_of and self.atlas.upright[face, self.class_of[c]] >= 0]
        rows, start = None, None
        for i in range(len(text) + 1):
            ideograph = i < len(text) and "\u4e00" <= text[i] <= "\u9fff"
            if ideograph and start is None:
                start = i
            elif not ideograph and start is not None:
                if kana and draw.random() < 0.85:
                    count = sum(int(draw.integers(1, 4)) for _ in range(start, i))
                    numbers = [kana[j] for j in draw.integers(0, len(kana), count)]
                    left, right = boxes[start, 0], boxes[i - 1, 2]
                    pen = Pen(self.atlas, self.atlas.upright[face], self.atlas.vertical[face], scale, 0.0)
                    (pen.write_column if vertical else pen.write_row)(
                        numbers, "あ" * count, *((False, False) if vertical else (False, 0.0))
                    )
                    row = pen.finish()
                    row = row.moved((left + right - row.end) / 2, -gap - scale)
                    rows = row if rows is None else rows.joined(row)
                start = None
        return rows

    def _neighbour(self, script, vertical, face, cells, end, v, draw) -> Placement:
        """A row of other lettering whose edge reaches into the picture."""
        found = [self.class_of[c] for c in self.texts.letters[script]]
        numbers = [n for n in (found[i] for i in draw.integers(0, len(found), int(end) + 2)) if cells[n] >= 0]
        pen = Pen(self.atlas, cells, self.atlas.vertical[face], 1.0, 0.05)
        text = "".join(self.characters[n - 1] for n in numbers)
        if vertical:
            pen.write_column(numbers, text, False, False)
        else:
            pen.write_row(numbers, text, False, 0.3)
        return pen.finish().moved(float(draw.uniform(-1, 0.5)), v)

    def _to_pixels(self, whole, text, kind, rows, ends, draw) -> LineLayout:
        scale = HEIGHT / (rows[1] - rows[0])
        length = ends[1] - ends[0]
        shear = float(draw.normal(0.0, 0.18)) if draw.random() < 0.12 else 0.0
        tilt = float(np.clip(draw.normal(0, 0.012), -0.07, 0.07)) * min(1.0, 5 / length)
        line = np.array([[1.0, -shear - tilt], [tilt, 1.0]])
        middle = np.array([ends.sum() / 2, 0.5])
        turns, shifts = whole.turns, whole.shifts
        if draw.random() < 0.25:
            turns, shifts = self._unsteady(turns, shifts, draw)
        if draw.random() < 0.06:
            phase, length_of_wave = draw.uniform(0, 6.28), draw.uniform(4, 14)
            wave = draw.uniform(0.02, 0.08) * np.sin(shifts[:, 0] * 6.28 / length_of_wave + phase)
            shifts = shifts + np.stack([np.zeros_like(wave), wave], 1)
        affines = np.empty((len(turns), 2, 3), np.float32)
        affines[:, :, :2] = scale * (line @ turns)
        affines[:, :, 2] = scale * ((shifts - middle) @ line.T + middle - np.array([ends[0], rows[0]]))
        width = max(8, int(np.ceil(length * scale)))
        return LineLayout(kind, text, [self.class_of[c] for c in text], whole.cells, affines, width)

    @staticmethod
    def _unsteady(turns, shifts, draw) -> tuple[np.ndarray, np.ndarray]:
        """Each glyph a little turned, moved and sized by itself, as a hand letters."""
        count = len(turns)
        angles, sizes = draw.normal(0, 0.03, count), 1 + draw.normal(0, 0.03, count)
        cosines, sines = np.cos(angles) * sizes, np.sin(angles) * sizes
        own = np.stack([np.stack([cosines, -sines], 1), np.stack([sines, cosines], 1)], 1)
        return own @ turns, shifts + draw.normal(0, 0.025, (count, 2))
