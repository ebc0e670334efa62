"""The words that a set may say: `python3 -m translator.export.words --recipe eng-spa --prepared DIR --out SET`.

A small model spells rare words piece by piece and makes some up ("demonación"). `words.txt` holds those of its training lines, in
small letters and in code point order; the engine lets it say no others. Languages that do not part words, or make them by the dozen
out of one, get none.
"""

import argparse
import re
import unicodedata
from collections.abc import Iterable
from pathlib import Path

from translator.augmentation.line_pair import SPACELESS_LANGUAGES
from translator.corpora.prepared import pivot_file, read_prepared_pairs, training_file
from translator.recipes import LANGUAGES, RECIPES

_WORD = re.compile(r"[^\W\d_]+")
_WITHOUT_LIST = SPACELESS_LANGUAGES | {"kor", "tur"}


def collect_words(lines: Iterable[str]) -> list[str]:
    """Words of `lines` in small letters, sorted."""
    return sorted({word for line in lines for word in _WORD.findall(unicodedata.normalize("NFC", line).lower())})


def read_target_lines(prepared: Path, target: str) -> Iterable[str]:
    """All training lines in a language; English ones from all pairs that are prepared."""
    for language in LANGUAGES if target == "eng" else (target,):
        for path in (training_file(prepared, language), pivot_file(prepared, language)):
            if path.exists():
                for pair in read_prepared_pairs(path, language):
                    yield pair.english if target == "eng" else pair.other


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--recipe", required=True, choices=sorted(RECIPES))
    parser.add_argument("--prepared", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True, help="folder of the set")
    options = parser.parse_args()
    targets = {target for _, target in RECIPES[options.recipe].directions} - _WITHOUT_LIST
    if not targets:
        return
    words = collect_words(line for target in targets for line in read_target_lines(options.prepared, target))
    (options.out / "words.txt").write_text("\n".join(words) + "\n", encoding="utf-8")
    print(f"{len(words)} words")


if __name__ == "__main__":
    main()
