"""A tiny alphabet of drawn shapes for tests: no font, no corpus."""

import numpy as np

from font_table import Face
from glyph_atlas import CELL, EM, MARGIN, GlyphAtlas, measure_ink
from line_layout import LineLayouts
from line_texts import LineTexts
from training_data import TrainingData

CHARACTERS = [" ", "A", "B", "C", "あ", "い", "!", "?", "ー", "山", "川"]


def draw_alphabet() -> GlyphAtlas:
    """One face for each script and use; each character a different pattern of bars."""
    faces = [
        Face(f"{script}-{'held' if held else 'train'}", "drawn", "", "none", (script,), "gothic", held)
        for script in ("ja", "latin")
        for held in (False, True)
    ]
    cells = np.zeros((len(CHARACTERS), CELL, CELL), np.uint8)
    for number in range(1, len(CHARACTERS)):
        for bar in range(4):
            if number >> bar & 1:
                cells[number, MARGIN + 4 + bar * 10 : MARGIN + 10 + bar * 10, MARGIN + 4 : MARGIN + EM - 4] = 255
        cells[number, MARGIN + 4 : MARGIN + EM - 4, MARGIN + 4 : MARGIN + 8] = 255
    table = np.concatenate([[-1], np.arange(len(CHARACTERS))]).astype(np.int32)
    upright = np.tile(table, (len(faces), 1))
    advances = np.ones(len(CHARACTERS), np.float32)
    return GlyphAtlas(tuple(faces), cells, advances, measure_ink(cells), upright, np.full_like(upright, -1))


def open_drawn_data() -> TrainingData:
    """Training data of the drawn alphabet, with a few sentences."""
    atlas = draw_alphabet()
    by_script = {"ja": ["あ", "い", "山", "川", "ー", "!", "?"], "latin": ["A", "B", "C", "!", "?"]}
    sentences = {"ja": ["あい山", "山川いあ!", "いーあ"], "en": ["ABC A", "CAB BA", "B AC!"]}
    texts = LineTexts(sentences, by_script)
    return TrainingData(CHARACTERS, atlas, *(LineLayouts(atlas, CHARACTERS, texts, held, widest=160) for held in (False, True)))
