"""The faces of fonts.tsv: where each comes from, its licence, the scripts it is used for."""

import csv
from dataclasses import dataclass
from pathlib import Path

TABLE = Path(__file__).parent / "fonts.tsv"


@dataclass(frozen=True)
class Face:
    """One face. `file` is a path's end inside a Debian package (`#name` or `#number` picks one of a collection) or an npm package's weight."""

    name: str
    source: str
    file: str
    licence: str
    scripts: tuple[str, ...]
    style: str
    held_out: bool

    @property
    def mixed_from(self) -> tuple[str, str] | None:
        """For a mixed face: the face of its ideographs and that of everything else."""
        if self.source != "mix":
            return None
        ideographs, rest = self.file.split("+")
        return ideographs, rest


def read_faces(table: Path = TABLE) -> list[Face]:
    """All faces, in the table's order."""
    with table.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t"))
    return [
        Face(
            name=row["face"],
            source=row["source"],
            file=row["file or weight"],
            licence=row["licence"],
            scripts=tuple(row["scripts"].split()),
            style=row["style"],
            held_out=row["use"] == "held-out",
        )
        for row in rows
    ]
