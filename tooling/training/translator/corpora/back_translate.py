"""More pairs for scarce languages: English lines of other pairs, translated out of English by a trained set.

`python3 -m translator.corpora.back_translate --run DIR --prepared DIR --lines 40000 kor tha ...` writes beside the training
lines what a training into English reads as sources; the English side is always a person's (Sennrich et al. 2016).
"""

import argparse
from pathlib import Path
from random import Random

import torch

from translator.corpora.clean_pairs import is_fit
from translator.corpora.prepared import BACK_TRANSLATED, back_translation_file, read_prepared_pairs, training_file, write_pairs
from translator.corpora.read_pairs import Pair
from translator.model.greedy import translate_greedily
from translator.recipes import LANGUAGES, target_piece
from translator.tokenizer import Tokenizer
from translator.training.load_model import load_model

_LONGEST_LINE = 120


def choose_english(prepared: Path, language: str, count: int) -> list[str]:
    """English training lines that have no translation into `language` yet, drawn from all other languages."""
    own = {pair.english for pair in read_prepared_pairs(training_file(prepared, language), language)}
    found: set[str] = set()
    for other in LANGUAGES:
        path = training_file(prepared, other)
        if other != language and path.exists():
            found.update(pair.english for pair in read_prepared_pairs(path, other))
    fresh = sorted(line for line in found - own if len(line) <= _LONGEST_LINE)
    return Random(1).sample(fresh, min(count, len(fresh)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--run", type=Path, required=True, help="run of a recipe that writes the languages")
    parser.add_argument("--prepared", type=Path, required=True)
    parser.add_argument("--lines", type=int, default=40_000)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("languages", nargs="+", choices=LANGUAGES)
    options = parser.parse_args()
    tokenizer = Tokenizer.load(options.run / "vocab.json")
    model = load_model(options.run).eval().to(options.device)
    for language in options.languages:
        english = choose_english(options.prepared, language, options.lines)
        said = translate_greedily(model, tokenizer, target_piece(language), english, batch_size=512)
        pairs = [Pair(line, other, language, BACK_TRANSLATED) for line, other in zip(english, said)]
        kept = [pair for pair in pairs if is_fit(pair)]
        write_pairs(back_translation_file(options.prepared, language), kept)
        print(f"{language}: {len(kept)} of {len(pairs)} lines kept", flush=True)


if __name__ == "__main__":
    main()
