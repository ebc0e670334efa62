"""
Fetches the packages that fonts.tsv names, from Debian's and npm's registries, and unpacks the faces' files.

    python3 fetch_fonts.py --data .data

Needs `apt-get` and `dpkg` of a Debian system, and `npm`. What is there already is not fetched again.
"""

import argparse
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


def unpack_npm(archive: Path, weight: str, folder: Path) -> None:
    """Copies the upright slices of one weight."""
    with tarfile.open(archive) as package:
        slices = [m for m in package.getmembers() if m.name.endswith(f"-{weight}-normal.woff2")]
        if not slices:
            raise SystemExit(f"{archive.name} holds no weight {weight}; has the package changed?")
        for member in slices:
            content = package.extractfile(member)
            assert content is not None
            (folder / Path(member.name).name).write_bytes(content.read())


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
        unpack_npm(fetch_npm(package, downloads), face.file, part)
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
