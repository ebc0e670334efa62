import argparse
import tempfile
import unittest
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper

from alphabet_fixture import CHARACTERS, open_drawn_data
from checkpoint import load_parts, save_parts
from ctc import ctc_loss, edit_distance, read_greedily, steps_needed
from line_batches import LinePools
from quantise_weights import quantise, quantise_weights
from recogniser_model import STRIDE, Recogniser, RecogniserShape
from train import SMALL, Trainer, learning_rate

CPU = torch.device("cpu")
# Networks this small lose more by sharing out their work than they gain.
torch.set_num_threads(1)


def arguments(batches: int) -> argparse.Namespace:
    return argparse.Namespace(
        seed=7, shape="small", rate=1e-3, batches=batches, minutes=None, pool=6, columns=10**6, workers=0, clean=True, channels_last=False,
        kinds={"latin-horizontal": 1.0}, print_seconds=10**6, save_seconds=0, check_seconds=0,
    )  # fmt: skip


class CtcTest(unittest.TestCase):
    def test_equal_neighbours_need_a_blank_between_them(self):
        self.assertEqual(steps_needed([1, 2, 3]), 3)
        self.assertEqual(steps_needed([1, 1, 1]), 5)

    def test_reads_the_best_path_within_the_line(self):
        path = torch.tensor([[2, 2, 0, 2, 1, 1, 3]])
        logits = torch.nn.functional.one_hot(path, 4).float()
        self.assertEqual(read_greedily(logits, torch.tensor([6])), [[2, 2, 1]])

    def test_loss_is_small_for_the_right_answer_and_ignores_steps_beyond_the_line(self):
        logits = 20 * torch.nn.functional.one_hot(torch.tensor([[1, 0, 2, 3, 3]]), 4).float()
        lengths = torch.tensor([3]), torch.tensor([1, 2]), torch.tensor([2])
        self.assertLess(ctc_loss(logits, *lengths).item(), 1e-3)
        self.assertGreater(ctc_loss(logits, torch.tensor([3]), torch.tensor([2, 1]), torch.tensor([2])).item(), 5)

    def test_every_drawn_line_has_steps_enough(self):
        pool = LinePools(open_drawn_data().training, 1, 0, 1, 40, 10**6, {"ja-vertical": 1.0, "latin-horizontal": 1.0})[0]
        for batch in pool:
            ends = np.cumsum(batch.target_lengths)
            for width, end, length in zip(batch.widths, ends, batch.target_lengths, strict=True):
                self.assertLessEqual(steps_needed(batch.targets[end - length : end].tolist()), -(-width // STRIDE))

    def test_distance(self):
        self.assertEqual(edit_distance([1, 2, 3], [1, 3, 4]), 2)


class ModelTest(unittest.TestCase):
    def test_padding_changes_no_answer(self):
        torch.manual_seed(1)
        model = Recogniser(RecogniserShape(classes=12, **SMALL)).eval()
        lines, widths = torch.rand(2, 1, 48, 160), torch.tensor([101, 160])
        lines[0, :, :, 101:] = 0
        with torch.no_grad():
            both, alone = model(lines, widths), model(lines[:1, :, :, :104], widths[:1])
        torch.testing.assert_close(both[:1, :26], alone, atol=1e-5, rtol=1e-4)

    def test_weights_in_parts_read_the_same(self):
        model = Recogniser(RecogniserShape(classes=12, **SMALL)).eval()
        lines, widths = torch.rand(1, 1, 48, 64), torch.tensor([64])
        with tempfile.TemporaryDirectory() as folder:
            save_parts(Path(folder), model, CHARACTERS)
            again, characters = load_parts(Path(folder))
        self.assertEqual(characters, CHARACTERS)
        with torch.no_grad():
            torch.testing.assert_close(again(lines, widths), model(lines, widths), atol=2e-2, rtol=1e-2)


class TrainingTest(unittest.TestCase):
    def train(self, folder: Path, stops: list[int]) -> dict[str, torch.Tensor]:
        for stop in stops:
            trainer = Trainer(arguments(6), open_drawn_data(), CPU)
            if (folder / "state.pt").exists():
                trainer.resume(folder / "state.pt")
            while trainer.progress.batches < stop:
                pools = LinePools(trainer.data.training, 7, trainer.progress.pools, 1, 6, 10**6, trainer.given.kinds)
                for batch in pools[0]:
                    trainer.learn(batch)
                trainer.progress.pools += 1
            trainer.save(folder / "state.pt")
        return trainer.model.state_dict()

    def test_a_resumed_run_gives_the_weights_of_one_that_was_not_stopped(self):
        with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as two:
            whole, resumed = self.train(Path(one), [6]), self.train(Path(two), [2, 6])
        for name, weights in whole.items():
            self.assertTrue(torch.equal(weights, resumed[name]), name)

    def test_a_run_stops_at_its_batches_and_lowers_the_loss(self):
        data = open_drawn_data()
        trainer = Trainer(arguments(24), data, CPU)
        batch = LinePools(data.training, 7, 0, 1, 6, 10**6, {"latin-horizontal": 1.0})[0][0]
        first = trainer.learn(batch).item()
        with tempfile.TemporaryDirectory() as folder:
            trainer.run(Path(folder))
        self.assertEqual(trainer.progress.batches, 24)
        self.assertLess(trainer.learn(batch).item(), first * 0.7)

    def test_the_rate_rises_and_falls(self):
        self.assertLess(learning_rate(0.001, 1), 0.2)
        self.assertAlmostEqual(learning_rate(0.02, 1), 1)
        self.assertLess(learning_rate(1, 1), 0.02)


class QuantiseTest(unittest.TestCase):
    def test_each_channel_keeps_half_a_step(self):
        values = np.random.default_rng(1).normal(size=(64, 32)).astype(np.float32) * np.arange(1, 33)
        whole, scales = quantise(values, 1)
        self.assertLessEqual(np.abs(whole * scales - values).max(0).tolist(), (scales * 0.501).tolist())

    def test_the_graph_answers_through_int8(self):
        weights = np.random.default_rng(2).normal(size=(64, 32)).astype(np.float32)
        graph = helper.make_graph(
            [helper.make_node("MatMul", ["x", "w"], ["y"])], "g",
            [helper.make_tensor_value_info("x", TensorProto.FLOAT, [1, 64])],
            [helper.make_tensor_value_info("y", TensorProto.FLOAT, [1, 32])],
            [numpy_helper.from_array(weights, "w")],
        )  # fmt: skip
        model = quantise_weights(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)]))
        stored = {tensor.name: tensor for tensor in model.graph.initializer}
        self.assertEqual(stored["w.int8"].data_type, TensorProto.INT8)
        self.assertEqual([node.op_type for node in model.graph.node], ["DequantizeLinear", "MatMul"])
        onnx.checker.check_model(model)


if __name__ == "__main__":
    unittest.main()
