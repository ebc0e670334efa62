import json
import tempfile
import unittest
from pathlib import Path

import numpy
import onnx
import torch

from translator.export.compact import share_embedding
from translator.export.export import export_set
from translator.export.graphs import export_graphs
from translator.export.quantise import dequantise, quantise, quantise_graph
from translator.export.read_weights import read_model
from translator.export.words import collect_words
from translator.model.transformer import ModelSizes, Transformer

SETS = Path(__file__).parents[4] / "packages/models"
SIZES = ModelSizes(vocabulary=300, width=48, heads=3, encoder_layers=4, decoder_layers=2, inner_width=96)


class Quantising(unittest.TestCase):
    def test_no_weight_moves_by_more_than_half_a_level_of_its_channel(self):
        weights = numpy.random.default_rng(1).normal(size=(64, 48)).astype(numpy.float32) * numpy.arange(48)
        for axis in (0, 1):
            made = quantise(weights.astype(numpy.float32), axis)
            moved = numpy.abs(dequantise(made) - weights)
            levels = made.scales[:, None] if axis == 0 else made.scales
            self.assertTrue((moved <= levels * 0.5001).all())

    def test_a_channel_of_zeros_stays(self):
        self.assertTrue((dequantise(quantise(numpy.zeros((4, 3), numpy.float32), 1)) == 0).all())


class Exporting(unittest.TestCase):
    def setUp(self):
        torch.manual_seed(1)
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.out = Path(folder.name)
        self.model = Transformer(SIZES).eval()
        export_set(self.model, SETS / "kor-eng/vocab.json", self.out, {"steps": 1})

    def test_graphs_have_the_inputs_and_outputs_of_the_sets_that_ship(self):
        for name in ("encoder.onnx", "decoder.onnx"):
            ours, shipped = onnx.load(str(self.out / name)).graph, onnx.load(str(SETS / "kor-eng" / name)).graph
            self.assertEqual({value.name for value in shipped.input}, {value.name for value in ours.input})
            self.assertEqual({value.name for value in shipped.output}, {value.name for value in ours.output})

    def test_both_graphs_read_the_embedding_from_one_file(self):
        self.assertEqual(300 * 48, (self.out / "embedding.bin").stat().st_size)
        for name in ("encoder.onnx", "decoder.onnx"):
            graph = onnx.load(str(self.out / name), load_external_data=False).graph
            tables = [tensor for tensor in graph.initializer if 300 in tensor.dims and len(tensor.dims) == 2]
            self.assertEqual([((300, 48), b"")], [(tuple(tensor.dims), tensor.raw_data) for tensor in tables])

    def test_a_decoder_that_says_the_first_pieces_alone_reads_the_front_of_the_table(self):
        said = json.loads((SETS / "kor-eng/vocab.json").read_text(encoding="utf-8")) | {"said": 120}
        (self.out / "said.json").write_text(json.dumps(said), encoding="utf-8")
        export_set(self.model, self.out / "said.json", self.out, {"steps": 1})
        decoder = onnx.load(str(self.out / "decoder.onnx"), load_external_data=False).graph
        (table,) = [tensor for tensor in decoder.initializer if tensor.name.endswith("embedding.weight_q")]
        self.assertEqual([120, 48], list(table.dims))
        self.assertEqual(300 * 48, (self.out / "embedding.bin").stat().st_size)
        self.assertEqual(SIZES, read_model(self.out).sizes)

    def test_no_graph_stores_position_signals(self):
        for name in ("encoder.onnx", "decoder.onnx"):
            nodes = onnx.load(str(self.out / name), load_external_data=False).graph.node
            constants = [node.attribute[0].t for node in nodes if node.op_type == "Constant"]
            self.assertEqual([], [tensor.dims for tensor in constants if SIZES.max_positions in tensor.dims])

    def test_different_tables_are_not_shared(self):
        graphs = {name: quantise_graph(graph) for name, graph in export_graphs(self.model).items()}
        table = next(
            tensor for tensor in graphs["decoder.onnx"].graph.initializer if tensor.name.endswith("embedding.weight_q")
        )
        table.raw_data = bytes(len(table.raw_data))
        with self.assertRaises(ValueError):
            share_embedding(graphs)

    def test_weights_read_back_are_those_exported_but_for_rounding(self):
        read = read_model(self.out)
        self.assertEqual(SIZES, read.sizes)
        for name, value in self.model.state_dict().items():
            largest = float(value.abs().max())
            self.assertLessEqual(float((read.state_dict()[name] - value).abs().max()), largest / 127, name)

    def test_rounded_weights_are_rounded_no_further(self):
        once = read_model(self.out).eval()
        again = self.out / "again"
        export_set(once, self.out / "vocab.json", again, {})
        for name, value in read_model(again).state_dict().items():
            torch.testing.assert_close(value, once.state_dict()[name], rtol=1e-5, atol=1e-7)


class Words(unittest.TestCase):
    def test_words_of_lines_in_small_letters_and_order(self):
        lines = ["L'été, c'est BIEN !", "Été 2020: v2 est_là"]
        self.assertEqual(["bien", "c", "est", "l", "là", "v", "été"], collect_words(lines))


if __name__ == "__main__":
    unittest.main()
