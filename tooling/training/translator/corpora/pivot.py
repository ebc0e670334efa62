"""More pairs for a language whose corpora lack everyday sentences, by way of a language next to it that has them.

`python3 -m translator.corpora.pivot --prepared DIR --near spa --mode es-pt_BR por` lets Apertium (Forcada et al. 2011) translate
the other side of Spanish training lines into Portuguese: between languages so near its rules err little, and the English side
stays a person's. `--mode` is a direction that `apertium -l` lists.
"""

import argparse
import re
import subprocess
from pathlib import Path

from translator.corpora.clean_pairs import is_fit
from translator.corpora.corpus_weights import weight_of
from translator.corpora.prepared import pivot_file, read_prepared_pairs, training_file, write_pairs
from translator.corpora.read_pairs import Pair
from translator.recipes import LANGUAGES

PIVOTED = "pivoted"
# Apertium marks a word that it does not know; a name it may leave as it is.
_UNKNOWN_WORD = re.compile(r"\*[^\W\d_A-Z]")
_EVERYDAY_WEIGHT = 1.0


def choose_lines(prepared: Path, near: str, language: str) -> list[Pair]:
    """Everyday and spoken lines of the language `near`, whose English has no translation into `language` yet."""
    own = {pair.english for pair in read_prepared_pairs(training_file(prepared, language), language)}
    return [
        pair
        for pair in read_prepared_pairs(training_file(prepared, near), near)
        if pair.english not in own and weight_of(pair.corpus) >= _EVERYDAY_WEIGHT
    ]


def translate_with_apertium(lines: list[str], mode: str) -> list[str]:
    """Translations in the order of `lines`, with unknown words marked; a `RuntimeError` when lines were lost."""
    command = ["apertium", "-f", "line", mode]
    done = subprocess.run(command, input="\n".join(lines) + "\n", capture_output=True, text=True, check=True)
    translations = done.stdout.removesuffix("\n").split("\n")
    if len(translations) != len(lines):
        raise RuntimeError(f"Apertium gave {len(translations)} lines for {len(lines)}")
    return translations


def tidy_translation(text: str, source: str) -> str | None:
    """A translation without the marks and spaces that the near language set; nothing when a word in it is unknown."""
    if _UNKNOWN_WORD.search(text):
        return None
    plain = re.sub(r"[*¿¡]", "", text).strip()
    plain = re.sub(r"\s+([?!.,;:])", r"\1", re.sub(r"\s+", " ", plain))
    # Apertium loses the full stop at the end of a line.
    full_stops = re.search(r"\.*$", source)[0]
    return plain[:1].upper() + plain[1:].rstrip(".") + full_stops


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--prepared", type=Path, required=True)
    parser.add_argument("--near", required=True, choices=LANGUAGES, help="language to come from")
    parser.add_argument("--mode", required=True, help="Apertium's name for the direction")
    parser.add_argument("language", choices=LANGUAGES)
    options = parser.parse_args()
    chosen = choose_lines(options.prepared, options.near, options.language)
    sources = [pair.other for pair in chosen]
    said = map(tidy_translation, translate_with_apertium(sources, options.mode), sources)
    pairs = [Pair(pair.english, text, options.language, PIVOTED) for pair, text in zip(chosen, said) if text is not None]
    kept = [pair for pair in pairs if is_fit(pair)]
    write_pairs(pivot_file(options.prepared, options.language), kept)
    print(f"{options.language}: {len(kept)} of {len(chosen)} lines kept", flush=True)


if __name__ == "__main__":
    main()
