"""Opens what travels (packed faces, sentences, character set) and sets up the makers of lines."""

import json
import os
from dataclasses import dataclass
from pathlib import Path

from font_table import read_faces
from glyph_atlas import GlyphAtlas, build_atlas, unpack_faces
from line_layout import LineLayouts
from line_texts import LineTexts
from sentences import load_sentences


@dataclass
class TrainingData:
    """The characters (class i + 1 writes `characters[i]`), the drawn glyphs, and makers of lines from training and from held-out faces and sentences."""

    characters: list[str]
    atlas: GlyphAtlas
    training: LineLayouts
    held_out: LineLayouts


def open_training_data(data: Path, scripts: list[str] | None = None, most_characters: int | None = None, widest: int = 1024) -> TrainingData:
    """
    Reads `data/pack` and draws the atlas.

    `scripts` and `most_characters` (of each script, in its order) make a small set for rehearsals.
    """
    packed = json.loads((data / "pack" / "characters.json").read_text(encoding="utf-8"))
    wanted = scripts or list(packed["scripts"])
    by_script = {script: packed["scripts"][script][:most_characters] for script in wanted}
    kept = {" ", *(character for found in by_script.values() for character in found)}
    characters = [character for character in packed["characters"] if character in kept]
    faces = [face for face in read_faces() if set(face.scripts) & set(wanted)]
    parts = {part for face in faces for part in face.mixed_from or ()}
    assert parts <= {face.name for face in faces}, "A mixed face's parts must serve the same script."
    unpack_faces(data / "pack", data / "faces")
    atlas = build_atlas(faces, data / "faces", characters, processes=os.cpu_count() or 1)
    sentences = load_sentences(data / "pack")
    makers = [
        LineLayouts(atlas.without_cells(), characters, LineTexts(sentences[part], by_script), held_out, widest)
        for part, held_out in (("train", False), ("held-out", True))
    ]
    return TrainingData(characters, atlas, *makers)
