"""Two models of one shape into one between them: `python3 -m translator.training.mix_weights --out RUN FIRST SECOND --share 0.6`.

A model that was trained on from another, mixed with that other, often measures better than both (Wortsman et al. 2022, "Robust
fine-tuning of zero-shot models"). `FIRST` and `SECOND` are runs or exported sets with the same vocabulary.
"""

import argparse
import json
import shutil
from pathlib import Path

from translator.model.transformer import Transformer
from translator.training.load_model import load_model
from translator.training.weight_parts import has_parts, write_parts


def mix(first: Transformer, second: Transformer, share: float) -> Transformer:
    """A model whose weights are `share` of the second's and the rest of the first's."""
    if first.sizes != second.sizes:
        raise ValueError(f"Models of different sizes cannot be mixed: {first.sizes} and {second.sizes}")
    mixed, other = Transformer(first.sizes), second.state_dict()
    mixed.load_state_dict({name: value.lerp(other[name], share) for name, value in first.state_dict().items()})
    return mixed.eval()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--share", type=float, required=True, help="of the second, from 0 to 1")
    parser.add_argument("first", type=Path)
    parser.add_argument("second", type=Path)
    options = parser.parse_args()
    vocabularies = [(folder / "vocab.json").read_bytes() for folder in (options.first, options.second)]
    if vocabularies[0] != vocabularies[1]:
        raise ValueError("Models of different vocabularies cannot be mixed")
    mixed = mix(load_model(options.first), load_model(options.second), options.share)
    options.out.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(options.second / "vocab.json", options.out / "vocab.json")
    write_parts(mixed, options.out, _training_of(options.second))


def _training_of(folder: Path) -> dict:
    about = json.loads((folder / ("weights.json" if has_parts(folder) else "config.json")).read_text())
    return {name: about[name] for name in ("steps", "minutes") if name in about}


if __name__ == "__main__":
    main()
