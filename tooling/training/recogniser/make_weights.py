"""
From nothing to weights, in one command: fetches and packs fonts and sentences, trains, exports, compares, writes the card.

    python3 make_weights.py --corpora CORPORA --data .data --minutes 24

Everything comes to lie under `--data`; the files that ship are in `export`. Arguments that are not known here go to train.py.
"""

import argparse
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


def run(script: str, *arguments: object) -> None:
    """Runs a script of this folder with this Python; its failure ends the whole."""
    print(f"== {script}", flush=True)
    subprocess.run([sys.executable, str(HERE / script), *map(str, arguments)], check=True)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--data", type=Path, default=Path(".data"))
    arguments.add_argument("--corpora", type=Path, required=True)
    arguments.add_argument("--minutes", type=float, required=True)
    given, for_training = arguments.parse_known_args()
    data, weights, export = given.data, given.data / "run", given.data / "export"
    run("fetch_fonts.py", "--data", data)
    run("sentences.py", "--data", data, "--corpora", given.corpora)
    run("pack_fonts.py", "--data", data, "--corpora", given.corpora)
    run("train.py", "--data", data, "--out", weights, "--minutes", given.minutes, *for_training)
    run("export_onnx.py", "--weights", weights, "--out", export)
    run("compare_answers.py", "--data", data, "--weights", weights, "--export", export)
    run("language_model.py", "--data", data, "--export", export)
    run("model_card.py", "--data", data, "--weights", weights, "--export", export)


if __name__ == "__main__":
    main()
