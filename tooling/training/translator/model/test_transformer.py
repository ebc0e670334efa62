import unittest

import torch

from translator.model.greedy import length_limit
from translator.model.transformer import ModelSizes, Transformer

SIZES = ModelSizes(vocabulary=50, width=16, heads=2, encoder_layers=2, decoder_layers=2, inner_width=32)


class TransformerSteps(unittest.TestCase):
    def setUp(self):
        torch.manual_seed(1)
        self.model = Transformer(SIZES).eval()
        self.source = torch.randint(4, 50, (3, 7))

    @torch.no_grad()
    def test_steps_say_what_the_whole_says(self):
        given = torch.randint(4, 50, (3, 5))
        whole = self.model(self.source, given)
        mask, crossed = self.model.encode(self.source)
        empty = torch.zeros(3, SIZES.heads, 0, SIZES.head_width)
        pasts = [(empty, empty)] * SIZES.decoder_layers
        for position in range(5):
            logits, pasts = self.model.step(
                given[:, position : position + 1], torch.tensor([position]), mask, crossed, pasts
            )
            torch.testing.assert_close(whole[:, position], logits, rtol=1e-4, atol=1e-5)

    @torch.no_grad()
    def test_padding_changes_nothing(self):
        given = torch.randint(4, 50, (3, 5))
        padded = torch.cat([self.source, torch.zeros(3, 4, dtype=torch.long)], dim=1)
        torch.testing.assert_close(self.model(self.source, given), self.model(padded, given), rtol=1e-4, atol=1e-5)

    @torch.no_grad()
    def test_training_and_measuring_attend_alike(self):
        given = torch.randint(4, 50, (3, 5))
        measured = self.model(self.source, given)
        torch.testing.assert_close(measured, self.model.train()(self.source, given), rtol=1e-4, atol=1e-5)

    def test_limit_rounds_half_up_as_the_engine_does(self):
        self.assertEqual([9, 15, 21], [length_limit(length, 512) for length in (1, 5, 10)])
        self.assertEqual(512, length_limit(2000, 512))


if __name__ == "__main__":
    unittest.main()
