"""
Fetches the packages that fonts.tsv names, from Debian's and npm's registries, and unpacks the faces' files.

    python3 fetch_fonts.py --data .data

Needs `apt-get` and `dpkg` of a Debian system, and `npm`. What is there already is not fetched again.
"""

import argparse
import json
import shutil
import subprocess
import tarfile
import tempfile
from pathlib import Path

from font_table import Face, read_faces


def fetch_debian(package: str, downloads: Path) -> Path:
    """The package's archive, downloaded when it is not there."""
    found = sorted(downloads.glob(f"{package}_*.deb"))
    if not found:
        subprocess.run(["apt-get", "download", "-qq", package], cwd=downloads, check=True)
        found = sorted(downloads.glob(f"{package}_*.deb"))
    return found[-1]


def fetch_npm(package: str, downloads: Path) -> Path:
    """The package's archive, packed by npm when it is not there."""
    stem = package.lstrip("@").replace("/", "-")
    found = sorted(downloads.glob(f"{stem}-[0-9]*.tgz"))
    if not found:
        subprocess.run(["npm", "pack", "--silent", package], cwd=downloads, check=True, stdout=subprocess.DEVNULL)
        found = sorted(downloads.glob(f"{stem}-[0-9]*.tgz"))
    return found[-1]


def unpack_debian(archive: Path, file: str, folder: Path) -> None:
    """Copies the one file whose path ends with `file`."""
    with tempfile.TemporaryDirectory() as unpacked:
        subprocess.run(["dpkg", "-x", str(archive), unpacked], check=True)
        found = [path for path in Path(unpacked).rglob(file) if path.is_file()]
        if not found:
            raise SystemExit(f"{archive.name} holds no {file}; has the package changed?")
        shutil.copy(found[0], folder / file)


def unpack_npm(archive: Path, face: Face, folder: Path) -> None:
    """Copies the upright slices of the face's weight. The package's own licence must be the table's."""
    with tarfile.open(archive) as package:
        contents = {member.name: package.extractfile(member) for member in package.getmembers() if member.isfile()}
        licence = json.load(contents["package/package.json"])["license"]
        if licence != face.licence:
            raise SystemExit(f"{archive.name} is licensed {licence}, fonts.tsv says {face.licence}.")
        slices = {name: content for name, content in contents.items() if name.endswith(f"-{face.file}-normal.woff2")}
        if not slices:
            raise SystemExit(f"{archive.name} holds no weight {face.file}; has the package changed?")
        for name, content in slices.items():
            (folder / Path(name).name).write_bytes(content.read())


def fetch(face: Face, data: Path) -> None:
    """Brings the files of one face to `fonts/<name>/`."""
    folder = data / "fonts" / face.name
    if face.mixed_from or folder.is_dir():
        return
    downloads = data / "downloads"
    downloads.mkdir(parents=True, exist_ok=True)
    registry, package = face.source.split(":")
    part = folder.with_suffix(".part")
    shutil.rmtree(part, ignore_errors=True)
    part.mkdir(parents=True)
    if registry == "debian":
        unpack_debian(fetch_debian(package, downloads), face.file.split("#")[0], part)
    else:
        unpack_npm(fetch_npm(package, downloads), face, part)
    part.rename(folder)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--data", type=Path, default=Path(".data"))
    data = arguments.parse_args().data
    for face in read_faces():
        fetch(face, data)
        print(face.name, flush=True)


if __name__ == "__main__":
    main()
