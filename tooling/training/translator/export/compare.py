"""Whether the TypeScript decoder says what PyTorch says with the same weights.

`python3 -m translator.export.compare --set DIR --recipe jpn-eng --prepared DIR` translates held-out lines of each direction
with both, greedily, and prints how many lines are equal. It runs the repository's `chrf` bench, so Node must be at hand.
"""

import argparse
import subprocess
import tempfile
from pathlib import Path

import torch

from translator.corpora.prepared import held_out_file, orient, read_prepared_pairs
from translator.export.read_weights import read_model
from translator.languages import PRODUCT_CODES
from translator.model.greedy import translate_greedily
from translator.recipes import RECIPES, target_piece
from translator.tokenizer import Tokenizer

_BENCH = Path(__file__).parents[3] / "bench" / "src" / "main.ts"
_COLUMN = "beside greedy"


def compare_direction(folder: Path, source: str, target: str, texts: list[str]) -> list[tuple[str, str, str]]:
    """Source, PyTorch's translation and the TypeScript decoder's of each text."""
    tokenizer = Tokenizer.load(folder / "vocab.json")
    ours = translate_greedily(read_model(folder).eval(), tokenizer, target_piece(target), texts)
    with tempfile.TemporaryDirectory() as temporary:
        # The bench names a set's direction by its folder.
        beside = Path(temporary) / f"{source}-{target}"
        beside.symlink_to(folder.resolve(), target_is_directory=True)
        lines = Path(temporary) / "lines.tsv"
        # The bench skips lines without a reference.
        lines.write_text("".join(f"{text}\t{said or '-'}\n" for text, said in zip(texts, ours)), encoding="utf-8")
        arguments = ["--file", str(lines), "--beside", temporary, "--only", f"^{_COLUMN}$", "--lines", str(len(texts))]
        codes = ["--from", PRODUCT_CODES[source], "--to", PRODUCT_CODES[target]]
        printed = subprocess.run(
            ["node", str(_BENCH), "chrf", *codes, *arguments], check=True, capture_output=True, text=True
        ).stdout
    marker = f"  {_COLUMN.ljust(16)} "
    theirs = [line.removeprefix(marker) for line in printed.split("\n") if line.startswith(marker)]
    if len(theirs) != len(texts):
        raise ValueError(f"The bench printed {len(theirs)} translations of {len(texts)} lines")
    return list(zip(texts, ours, theirs))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--set", dest="folder", type=Path, required=True)
    parser.add_argument("--recipe", required=True, choices=sorted(RECIPES))
    parser.add_argument("--prepared", type=Path, required=True)
    parser.add_argument("--lines", type=int, default=200)
    options = parser.parse_args()
    torch.set_num_threads(1)
    for source, target in RECIPES[options.recipe].directions:
        language = target if source == "eng" else source
        pairs = read_prepared_pairs(held_out_file(options.prepared, language), language)[: options.lines]
        rows = compare_direction(options.folder, source, target, [orient(pair, source, target).source for pair in pairs])
        unequal = [row for row in rows if row[1] != row[2]]
        print(f"{source}-{target}: {len(rows) - len(unequal)} of {len(rows)} lines equal")
        for text, ours, theirs in unequal[:5]:
            print(f"  source      {text}\n  PyTorch     {ours}\n  TypeScript  {theirs}")


if __name__ == "__main__":
    main()
