"""From corpora to a set of weights in one go.

`python3 -m translator.make_set --recipe jpn-eng --corpora DIR --work DIR --out DIR --minutes 60` prepares what is not yet
prepared under `--work`, trains (goes on where a run there stopped) and exports. What it does not know goes to the training:
`--from`, `--threads`, `--workers`, `--peak-rate` ...
"""

import argparse
import subprocess
import sys
from pathlib import Path

from translator.recipes import RECIPES


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--recipe", required=True, choices=sorted(RECIPES))
    parser.add_argument("--corpora", type=Path, required=True)
    parser.add_argument("--work", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--dictionary", type=Path, help="see `corpora.prepare`")
    options, training = parser.parse_known_args()
    prepared, run = options.work / "prepared", options.work / options.recipe
    dictionary = () if options.dictionary is None else ("--dictionary", options.dictionary)
    _run("corpora.prepare", "--corpora", options.corpora, "--prepared", prepared, *dictionary, options.recipe)
    _run("training.train", "--recipe", options.recipe, "--prepared", prepared, "--run", run, *training)
    _run("export.export", "--run", run, "--out", options.out)
    _run("export.words", "--recipe", options.recipe, "--prepared", prepared, "--out", options.out)


def _run(module: str, *arguments: object) -> None:
    subprocess.run([sys.executable, "-m", f"translator.{module}", *map(str, arguments)], check=True)


if __name__ == "__main__":
    main()
