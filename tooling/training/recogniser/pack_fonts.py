"""
Cuts every fetched face down to the characters it is used for and packs them all into one archive that travels.

    python3 pack_fonts.py --data .data --corpora CORPORA

A packed face is one TrueType font without hints or layout tables, 256 units to the em. A character's form for vertical
lines, where the face has one, stands at its code point plus VERTICAL_FORMS.
"""

import argparse
import json
import tarfile
from collections.abc import Iterator
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection, TTFont

from character_set import all_characters, characters_by_script
from font_table import Face, read_faces
from sentences import read_sentences

UNITS = 256
VERTICAL_FORMS = 0xF0000


def open_fonts(folder: Path, face: Face) -> Iterator[TTFont]:
    """The face's fonts: one, or the slices of a web font."""
    for path in sorted(folder.iterdir()):
        if path.suffix != ".ttc":
            yield TTFont(path, lazy=True)
            continue
        wanted = face.file.split("#")[1]
        fonts = TTCollection(path, lazy=True).fonts
        yield fonts[int(wanted)] if wanted.isdigit() else next(f for f in fonts if f["name"].getDebugName(1) == wanted)


def vertical_forms(font: TTFont) -> dict[str, str]:
    """Glyph name to the name of its form in vertical lines (OpenType's `vert` feature)."""
    if "GSUB" not in font or font["GSUB"].table.FeatureList is None:
        return {}
    table = font["GSUB"].table
    features = [record.Feature for record in table.FeatureList.FeatureRecord if record.FeatureTag == "vert"]
    forms: dict[str, str] = {}
    for index in {index for feature in features for index in feature.LookupListIndex}:
        for subtable in table.LookupList.Lookup[index].SubTable:
            forms.update(getattr(getattr(subtable, "ExtSubTable", subtable), "mapping", {}))
    return forms


class PackedFace:
    """Collects glyphs and writes them as one font."""

    def __init__(self) -> None:
        pen = TTGlyphPen(None)
        self.glyphs = {".notdef": pen.glyph()}
        self.metrics = {".notdef": (UNITS, 0)}
        self.codes: dict[int, str] = {}

    def add(self, code: int, glyph_set, name: str, scale: float, cubic: bool) -> None:
        recorded = DecomposingRecordingPen(glyph_set)
        glyph_set[name].draw(recorded)
        if not recorded.value and not chr(code).isspace():
            return
        pen = TTGlyphPen(None)
        quadratic = Cu2QuPen(pen, 0.3, reverse_direction=False) if cubic else pen
        recorded.replay(TransformPen(quadratic, (scale, 0, 0, scale, 0, 0)))
        packed = f"u{code:05X}"
        self.glyphs[packed] = pen.glyph()
        self.metrics[packed] = (round(glyph_set[name].width * scale), 0)
        self.codes[code] = packed

    def save(self, path: Path) -> None:
        builder = FontBuilder(UNITS, isTTF=True)
        builder.setupGlyphOrder(list(self.glyphs))
        builder.setupCharacterMap(self.codes)
        builder.setupGlyf(self.glyphs)
        builder.setupHorizontalMetrics(self.metrics)
        builder.setupHorizontalHeader(ascent=round(0.88 * UNITS), descent=-round(0.12 * UNITS))
        builder.setupPost(keepGlyphNames=False)
        builder.setupMaxp()
        builder.font.save(path)


def pack(face: Face, folder: Path, wanted: set[str], target: Path) -> int:
    """Writes the face's wanted characters to `target`; gives how many it has."""
    packed = PackedFace()
    for font in open_fonts(folder, face):
        glyph_set, codes, forms = font.getGlyphSet(), font.getBestCmap(), vertical_forms(font)
        scale, cubic = UNITS / font["head"].unitsPerEm, "glyf" not in font
        for code, name in codes.items():
            if chr(code) not in wanted or code in packed.codes:
                continue
            packed.add(code, glyph_set, name, scale, cubic)
            if name in forms:
                packed.add(code + VERTICAL_FORMS, glyph_set, forms[name], scale, cubic)
        font.close()
    packed.save(target)
    return sum(code < VERTICAL_FORMS for code in packed.codes)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--data", type=Path, default=Path(".data"))
    arguments.add_argument("--corpora", type=Path, required=True)
    given = arguments.parse_args()
    texts = ("".join(read_sentences(given.corpora, language, held_out=False)) for language in ("ja", "zh"))
    by_script = characters_by_script(*texts)
    faces_folder, travels = given.data / "faces", given.data / "pack"
    faces_folder.mkdir(exist_ok=True)
    travels.mkdir(exist_ok=True)
    for face in read_faces():
        target = faces_folder / f"{face.name}.ttf"
        if face.mixed_from or target.exists():
            continue
        wanted = {" ", *(character for script in face.scripts for character in by_script[script])}
        count = pack(face, given.data / "fonts" / face.name, wanted, target)
        print(f"{face.name}: {count} of {len(wanted)} characters, {target.stat().st_size >> 10} KiB", flush=True)
    (travels / "characters.json").write_text(
        json.dumps({"scripts": by_script, "characters": all_characters(by_script)}, ensure_ascii=False), encoding="utf-8"
    )
    with tarfile.open(travels / "faces.tar.xz", "w:xz", preset=9) as archive:
        for path in sorted(faces_folder.glob("*.ttf")):
            archive.add(path, path.name)
    print(f"faces.tar.xz: {(travels / 'faces.tar.xz').stat().st_size / 2**20:.1f} MiB")


if __name__ == "__main__":
    main()
