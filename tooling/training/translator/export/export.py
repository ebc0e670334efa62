"""A training's mean weights to a set that ships: `python3 -m translator.export.export --run DIR --out DIR`.

Writes `encoder.onnx`, `decoder.onnx`, `embedding.bin`, `vocab.json` and `config.json` and prints what its row in `packages/models/rows` needs.
"""

import argparse
import hashlib
import json
import shutil
from pathlib import Path

from translator.export.compact import SHARED_FILE, compute_positions, share_embedding
from translator.export.graphs import export_graphs
from translator.export.quantise import quantise_graph
from translator.export.read_weights import read_model
from translator.model.transformer import Transformer
from translator.training.weight_parts import read_parts

FILES = ("encoder.onnx", "decoder.onnx", SHARED_FILE, "vocab.json", "config.json")


def export_set(model: Transformer, vocabulary: Path, out: Path, trained: dict) -> None:
    """Writes the five files of a set; `trained` says in `config.json` how the weights came to be."""
    out.mkdir(parents=True, exist_ok=True)
    sizes = model.sizes
    said = json.loads(vocabulary.read_text(encoding="utf-8")).get("said")
    graphs = {name: quantise_graph(graph) for name, graph in export_graphs(model, said).items()}
    for graph in graphs.values():
        compute_positions(graph, sizes.width)
    (out / SHARED_FILE).write_bytes(share_embedding(graphs))
    for name, graph in graphs.items():
        (out / name).write_bytes(graph.SerializeToString())
    config = {
        "d_model": sizes.width,
        "heads": sizes.heads,
        "head_dim": sizes.head_width,
        "decoder_layers": sizes.decoder_layers,
        "max_positions": sizes.max_positions,
        "external_data": [SHARED_FILE],
        **trained,
    }
    (out / "config.json").write_text(json.dumps(config))
    if vocabulary.resolve() != (out / "vocab.json").resolve():
        shutil.copyfile(vocabulary, out / "vocab.json")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--run", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    model, about = read_parts(options.run)
    trained = {name: about[name] for name in ("steps", "minutes") if name in about}
    export_set(model, options.run / "vocab.json", options.out, trained)
    # Reading the set back proves that its weights can be gone on from.
    read_model(options.out)
    for name in FILES:
        data = (options.out / name).read_bytes()
        print(f"{name}: {len(data):,} bytes, sha256 {hashlib.sha256(data).hexdigest()}")


if __name__ == "__main__":
    main()
