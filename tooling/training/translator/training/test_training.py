import argparse
import os
import signal
import tempfile
import threading
import unittest
from dataclasses import replace
from pathlib import Path

import torch
from torch.nn import functional

from translator.augmentation.line_pair import LinePair
from translator.corpora.judge import score_pairs
from translator.model.transformer import ModelSizes, Transformer
from translator.recipes import RECIPES
from translator.tokenizer import Tokenizer
from translator.training.batches import BatchOptions, PoolDataset, TrainingLines, find_said_pieces, load_batches
from translator.training.borrow import borrow_weights
from translator.training.grow import grow_weights
from translator.training.load_model import load_model
from translator.training.mix_weights import mix
from translator.training.muon import Muon, make_orthogonal
from translator.training.schedule import Budget, learning_rate
from translator.training.smoothed_loss import smoothed_loss
from translator.training.train import run_training
from translator.training.trainer import OPTIMIZERS, Trainer
from translator.training.weight_parts import read_parts, write_parts

VOCABULARY = Path(__file__).parents[4] / "packages/models/eng-spa/vocab.json"
WORDS = (("the dog", "el perro"), ("my house", "mi casa"), ("water", "agua"), ("your name", "tu nombre"))


class Batches(unittest.TestCase):
    def test_a_pool_is_the_same_each_time_and_no_two_pools_are_alike(self):
        dataset = _dataset()
        self.assertTrue(all(torch.equal(a.source, b.source) for a, b in zip(dataset[3], dataset[3])))
        self.assertFalse(torch.equal(dataset[3][0].source, dataset[4][0].source))

    def test_batches_keep_to_their_places_and_shapes(self):
        for batch in _dataset()[0]:
            self.assertLessEqual(batch.source.numel() + batch.wanted.numel(), 400)
            self.assertEqual(batch.given.shape, batch.wanted.shape)
            self.assertTrue(torch.equal(batch.given[:, 1:][batch.given[:, 1:] != 0], batch.wanted[batch.wanted > 3]))


    def test_a_back_translated_line_begins_with_a_mark_of_its_own(self):
        pair = LinePair("the dog", "el perro", "eng", "spa", is_back_translated=True)
        lines = TrainingLines([pair], [1.0], {"spa": "<2spa>"})
        tokenizer = Tokenizer.load(VOCABULARY)
        batch = PoolDataset(lines, tokenizer, BatchOptions(tokens=400))[0][0]
        self.assertTrue(torch.all(batch.source[:, 1] == tokenizer.begin))


class Judging(unittest.TestCase):
    def test_a_translation_that_fits_scores_higher_whatever_stands_beside_it(self):
        set_folder = VOCABULARY.parents[1] / "jpn-eng"
        model, tokenizer = load_model(set_folder).eval(), Tokenizer.load(set_folder / "vocab.json")
        pairs = [("私は学生です。", "I am a student."), ("私は学生です。", "The ship sank at dawn."), ("", "")]
        fitting, other, empty = score_pairs(model, tokenizer, pairs)
        self.assertGreater(fitting, other)
        self.assertEqual(float("-inf"), empty)
        self.assertAlmostEqual(fitting, score_pairs(model, tokenizer, pairs[:1])[0], places=4)


class Resuming(unittest.TestCase):
    def test_a_training_that_was_stopped_goes_on_to_the_same_weights(self):
        for optimizer in OPTIMIZERS:
            with self.subTest(optimizer), tempfile.TemporaryDirectory() as folder:
                checkpoint = Path(folder) / "checkpoint.pt"
                whole = _trainer(optimizer)
                _run(whole, 12)
                stopped = _trainer(optimizer)
                _run(stopped, 5, of=12)
                stopped.save(checkpoint, 0.5)
                resumed = _trainer(optimizer)
                self.assertEqual(0.5, resumed.restore(checkpoint))
                _run(resumed, 12)
                for name, value in whole.model.state_dict().items():
                    self.assertTrue(torch.equal(value, resumed.model.state_dict()[name]), name)
                    self.assertTrue(torch.equal(whole.mean[name], resumed.mean[name]), name)

    def test_a_checkpoint_of_another_optimizer_is_refused(self):
        with tempfile.TemporaryDirectory() as folder:
            checkpoint = Path(folder) / "checkpoint.pt"
            _trainer("adamw").save(checkpoint, 0)
            with self.assertRaisesRegex(ValueError, "another optimizer than muon"):
                _trainer("muon").restore(checkpoint)

    def test_a_checkpoint_of_another_recipe_is_refused(self):
        with tempfile.TemporaryDirectory() as folder:
            checkpoint = Path(folder) / "checkpoint.pt"
            _trainer().save(checkpoint, 0)
            with self.assertRaisesRegex(ValueError, "eng-spa"):
                Trainer(RECIPES["eng-fra"], _model(), "cpu").restore(checkpoint)


class Orthogonal(unittest.TestCase):
    def test_singular_values_come_near_to_one_whatever_they_were(self):
        torch.manual_seed(1)
        for shape in ((24, 24), (40, 16), (16, 40)):
            left, _, right = torch.linalg.svd(torch.randn(shape), full_matrices=False)
            matrix = left * torch.linspace(0.5, 5, min(shape)) @ right
            values = torch.linalg.svdvals(make_orthogonal(matrix))
            self.assertGreater(values.min().item(), 0.6, shape)
            self.assertLess(values.max().item(), 1.3, shape)

    def test_a_step_goes_down_hill_by_the_rate(self):
        matrix = torch.nn.Parameter(torch.zeros(4, 9))
        matrix.grad = torch.eye(4, 9)
        Muon([matrix], lr=0.5, weight_decay=0).step()
        # 0.2 of the root of 9 is 0.6 of the rate, along the gradient.
        self.assertAlmostEqual(-0.3, matrix[0, 0].item(), delta=0.1)
        self.assertEqual(0, matrix[0, 1].item())

    def test_what_is_no_matrix_is_refused(self):
        with self.assertRaisesRegex(ValueError, "matrices alone"):
            Muon([torch.nn.Parameter(torch.zeros(3))], lr=0.1)


class SmoothedLoss(unittest.TestCase):
    def test_loss_and_gradients_are_those_of_the_library(self):
        torch.manual_seed(1)
        ours = (torch.randn(50, 300) * 4).requires_grad_()
        theirs = ours.detach().clone().requires_grad_()
        wanted = torch.randint(0, 300, (50,))
        loss = smoothed_loss(ours, wanted, 0.1)
        (3 * loss).backward()
        expected = functional.cross_entropy(theirs, wanted, label_smoothing=0.1)
        (3 * expected).backward()
        self.assertAlmostEqual(float(loss), float(expected), places=5)
        self.assertTrue(torch.allclose(ours.grad, theirs.grad, atol=1e-6))


class Borrowing(unittest.TestCase):
    def test_layers_and_the_pieces_of_both_vocabularies_are_carried_over_by_their_spelling(self):
        donor_tokenizer = Tokenizer.load(VOCABULARY)
        pieces = [list(piece) for piece in donor_tokenizer.pieces]
        pieces[10], pieces[4999], pieces[4000] = pieces[4999], pieces[10], ["▁nowhere", -9.0]
        tokenizer = Tokenizer({"pieces": pieces, "pad": 0, "unk": 1, "bos": 2, "eos": 3})
        donor, model = _model(), Transformer(_model().sizes)
        fresh = model.embedding.weight[4000].clone()
        self.assertEqual(len(pieces) - 1, borrow_weights(model, tokenizer, donor, donor_tokenizer))
        self.assertTrue(torch.equal(donor.encoder[0].feed.inner.weight, model.encoder[0].feed.inner.weight))
        self.assertTrue(torch.equal(donor.embedding.weight[4999], model.embedding.weight[10]))
        self.assertTrue(torch.equal(donor.embedding.weight[10], model.embedding.weight[4999]))
        self.assertTrue(torch.equal(fresh, model.embedding.weight[4000]))

    def test_weights_of_other_sizes_are_refused(self):
        tokenizer = Tokenizer.load(VOCABULARY)
        wide = ModelSizes(vocabulary=len(tokenizer), width=32, heads=2, encoder_layers=1, decoder_layers=1, inner_width=32)
        with self.assertRaisesRegex(ValueError, "other sizes"):
            borrow_weights(_model(), tokenizer, Transformer(wide), tokenizer)


class Growing(unittest.TestCase):
    def test_new_layers_add_nothing_at_first(self):
        tokenizer = Tokenizer.load(VOCABULARY)
        donor, deeper = _model().eval(), Transformer(replace(_model().sizes, encoder_layers=3)).eval()
        self.assertEqual(2, grow_weights(deeper, tokenizer, donor, tokenizer))
        source, said = torch.tensor([[5, 60, 700, 3]]), torch.tensor([[2, 80, 900]])
        torch.testing.assert_close(donor(source, said), deeper(source, said))

    def test_a_wider_model_says_about_the_same(self):
        set_folder = VOCABULARY.parents[1] / "jpn-eng"
        tokenizer = Tokenizer.load(set_folder / "vocab.json")
        donor = load_model(set_folder).eval()
        sizes = donor.sizes
        more = {"width": sizes.width * 5 // 4, "inner_width": sizes.inner_width * 3 // 2, "encoder_layers": sizes.encoder_layers + 1}
        wider = Transformer(replace(sizes, **more)).eval()
        grow_weights(wider, tokenizer, donor, tokenizer)
        fitting, other, _ = score_pairs(
            wider, tokenizer, [("私は学生です。", "I am a student."), ("私は学生です。", "The ship sank at dawn."), ("", "")]
        )
        self.assertGreater(fitting, other)

    def test_a_donor_that_does_not_fit_is_refused(self):
        tokenizer = Tokenizer.load(VOCABULARY)
        for changes, reason in (({"heads": 4}, "heads"), ({"inner_width": 16}, "inner layers")):
            with self.assertRaisesRegex(ValueError, reason):
                grow_weights(Transformer(replace(_model().sizes, **changes)), tokenizer, _model(), tokenizer)


class Mixing(unittest.TestCase):
    def test_a_mix_lies_between_its_models(self):
        first, second = _model(), _model()
        torch.nn.init.constant_(first.encoder_norm.bias, 1.0)
        torch.nn.init.constant_(second.encoder_norm.bias, 2.0)
        self.assertTrue(torch.allclose(mix(first, second, 0.25).encoder_norm.bias, torch.tensor(1.25)))

    def test_models_of_different_sizes_are_refused(self):
        other = Transformer(replace(_model().sizes, heads=4))
        with self.assertRaisesRegex(ValueError, "sizes"):
            mix(_model(), other, 0.5)


class WeightParts(unittest.TestCase):
    def test_weights_come_back_as_halves(self):
        with tempfile.TemporaryDirectory() as folder:
            model = _model()
            write_parts(model, Path(folder), {"steps": 3})
            read, about = read_parts(Path(folder))
            self.assertEqual((model.sizes, 3), (read.sizes, about["steps"]))
            for name, value in model.state_dict().items():
                torch.testing.assert_close(value, read.state_dict()[name], rtol=1e-3, atol=1e-6)


class Schedule(unittest.TestCase):
    def test_rate_rises_then_falls(self):
        self.assertAlmostEqual(0.1, learning_rate(1.0, 10, 0, 0.0))
        self.assertAlmostEqual(1.0, learning_rate(1.0, 10, 20, 0.0))
        self.assertAlmostEqual(0.02, learning_rate(1.0, 10, 20, 1.0))

    def test_a_budget_is_of_steps_or_of_minutes(self):
        self.assertEqual(0.5, Budget(10, None).progress(5))
        self.assertAlmostEqual(0.75, Budget(None, 4, minutes_before=3).progress(0), places=3)
        for wrong in ((None, None), (1, 1)):
            with self.assertRaises(ValueError):
                Budget(*wrong)


class Stopping(unittest.TestCase):
    def test_a_signal_leaves_a_checkpoint_to_go_on_from(self):
        for number in (signal.SIGTERM, signal.SIGINT):
            self.addCleanup(signal.signal, number, signal.getsignal(number))
        with tempfile.TemporaryDirectory() as folder:
            options = argparse.Namespace(run=Path(folder), save_minutes=60, measure_minutes=60, workers=0)
            trainer = _trainer("adamw")
            timer = threading.Timer(1, os.kill, (os.getpid(), signal.SIGTERM))
            timer.start()
            run_training(trainer, _dataset(), Budget(1_000_000, None), options, Tokenizer.load(VOCABULARY))
            resumed = _trainer("adamw")
            resumed.restore(Path(folder) / "checkpoint.pt")
            self.assertGreater(resumed.step_count, 0)
            self.assertEqual(trainer.step_count, resumed.step_count)


class Learning(unittest.TestCase):
    def test_pieces_that_no_target_holds_are_left_out_of_the_loss_in_most_steps(self):
        dataset, tokenizer = _dataset(), Tokenizer.load(VOCABULARY)
        said = find_said_pieces(TrainingLines([LinePair("the dog", "el perro", "eng", "spa")], [1.0], {}), tokenizer)
        self.assertEqual(sorted({*tokenizer.encode("el perro"), tokenizer.end}), said.tolist())
        batch = dataset[0][0]
        losses = []
        for pieces in (None, said):
            trainer = Trainer(replace(RECIPES["eng-spa"], label_smoothing=0.0), _model(), "cpu", said=pieces)
            torch.manual_seed(2)
            # The first step and every eighth one are among all pieces.
            losses.append([float(trainer.step(batch, 0.0)) for _ in range(2)])
        (all_first, all_next), (said_first, said_next) = losses
        self.assertEqual(all_first, said_first)
        self.assertLess(said_next, all_next - 1)

    def test_a_few_steps_lower_the_loss(self):
        eager = replace(RECIPES["eng-spa"], warmup_steps=5, peak_rate=0.01)
        losses = _run(Trainer(eager, _model(), "cpu"), 40)
        self.assertLess(sum(losses[-5:]), 0.8 * sum(losses[:5]))


def _dataset() -> PoolDataset:
    pairs = [LinePair(f"I see {en}.", f"Veo {es}.", "eng", "spa") for en, es in WORDS]
    lines = TrainingLines(pairs, [1.0, 2.0, 3.0, 4.0], {"spa": "<2spa>"})
    return PoolDataset(lines, Tokenizer.load(VOCABULARY), BatchOptions(400, 32, 1, "balloon"))


def _model() -> Transformer:
    torch.manual_seed(1)
    sizes = ModelSizes(vocabulary=len(Tokenizer.load(VOCABULARY)), width=16, heads=2, encoder_layers=1, decoder_layers=1, inner_width=32)
    return Transformer(sizes, dropout=0.1)


def _trainer(optimizer: str = "muon") -> Trainer:
    trainer = Trainer(replace(RECIPES["eng-spa"], optimizer=optimizer), _model(), "cpu")
    torch.manual_seed(2)
    return trainer


def _run(trainer: Trainer, until: int, of: int | None = None) -> list[float]:
    losses = []
    batches = load_batches(_dataset(), trainer.pool, trainer.batch_index + 1, workers=0)
    while trainer.step_count < until:
        trainer.pool, trainer.batch_index, batch = next(batches)
        losses.append(float(trainer.step(batch, trainer.step_count / (of or until))))
    return losses


if __name__ == "__main__":
    unittest.main()
