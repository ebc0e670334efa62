import unittest

import numpy as np
import torch

from alphabet_fixture import CHARACTERS, draw_alphabet, open_drawn_data
from glyph_splats import GlyphCells
from line_batches import LinePools, draw_lines, plan_batch
from line_layout import HEIGHT
from page_damage import damage
from place_glyphs import Pen

KINDS = {"ja-vertical": 0.5, "latin-horizontal": 0.5}


def draw_pool(seed: int, number: int) -> list[tuple[torch.Tensor, list[str]]]:
    data = open_drawn_data()
    cells = GlyphCells(data.atlas, torch.device("cpu"))
    pool = LinePools(data.training, seed, number, 1, lines=12, columns=1500, kinds=KINDS)[0]
    return [(draw_lines(batch, cells), batch.texts) for batch in pool]


class LinesTest(unittest.TestCase):
    def test_same_seed_and_number_draw_the_same_lines(self):
        for (first, texts), (second, again) in zip(draw_pool(3, 5), draw_pool(3, 5), strict=True):
            self.assertEqual(texts, again)
            self.assertTrue(torch.equal(first, second))

    def test_other_numbers_draw_other_lines(self):
        texts = [sum((t for _, t in draw_pool(3, number)), []) for number in (5, 6)]
        self.assertNotEqual(*texts)

    def test_pictures_are_darkness_with_empty_padding(self):
        data = open_drawn_data()
        cells = GlyphCells(data.atlas, torch.device("cpu"))
        draw = np.random.default_rng(1)
        layouts = [data.training.make("latin-horizontal", draw) for _ in range(9)]
        lines = draw_lines(plan_batch(layouts, data.atlas.ink, 1, draw), cells)
        self.assertEqual(lines.shape[:3], (9, 1, HEIGHT))
        self.assertEqual(lines.shape[3] % 8, 0)
        self.assertGreaterEqual(lines.min().item(), 0)
        self.assertLessEqual(lines.max().item(), 1)
        for line, layout in zip(lines, layouts, strict=True):
            self.assertEqual(line[:, :, layout.width :].abs().sum().item(), 0)
            self.assertGreater(line[:, :, : layout.width].std().item(), 0.01)

    def test_targets_spell_the_text(self):
        data = open_drawn_data()
        draw = np.random.default_rng(2)
        for kind in KINDS:
            for _ in range(20):
                layout = data.training.make(kind, draw)
                self.assertEqual("".join(CHARACTERS[target - 1] for target in layout.targets), layout.text)

    def test_held_out_lines_use_held_out_faces_alone(self):
        data = open_drawn_data()
        self.assertEqual({data.atlas.faces[i].held_out for found in data.held_out.faces.values() for i in found}, {True})
        self.assertEqual({data.atlas.faces[i].held_out for found in data.training.faces.values() for i in found}, {False})

    def test_furigana_is_drawn_and_not_answered(self):
        data = open_drawn_data()
        draw = np.random.default_rng(4)
        lines = [data.training.lay_out("山川", "ja-vertical", draw) for _ in range(60)]
        self.assertEqual({line.text for line in lines}, {"山川"})
        self.assertTrue(any(len(line.cells) > 2 for line in lines))


class DamageTest(unittest.TestCase):
    def damaged(self, quality: float, noise: float = 0.0) -> torch.Tensor:
        picture = torch.zeros(2, 48, 70)
        picture[:, 12:36, 20:50] = 1
        zero, one = torch.zeros(2), torch.ones(2)
        chosen = {"blur": zero, "noise": one * noise, "quality": one * quality, "white": zero, "black": one, "sharp": zero}
        return damage(picture, 1.0, False, chosen, torch.Generator().manual_seed(1)) - picture

    def test_without_damage_a_picture_stays(self):
        self.assertLess(self.damaged(100).abs().max().item(), 1e-3)

    def test_jpeg_costs_more_at_lower_quality(self):
        fine, coarse = self.damaged(95).abs().mean(), self.damaged(20).abs().mean()
        self.assertLess(fine.item(), 0.02)
        self.assertGreater(coarse.item(), 2 * fine.item())

    def test_noise_is_the_generators(self):
        self.assertTrue(torch.equal(self.damaged(100, 0.1), self.damaged(100, 0.1)))
        self.assertGreater(self.damaged(100, 0.1).std().item(), 0.02)


class ColumnTest(unittest.TestCase):
    def write(self, text: str, one_cell: bool = True):
        atlas = draw_alphabet()
        pen = Pen(atlas, atlas.upright[0], atlas.vertical[0], 1.0, 0.0)
        pen.write_column([CHARACTERS.index(c) + 1 for c in text], text, one_cell, False)
        return pen.finish(), atlas

    def test_a_column_runs_left_to_right_with_its_glyphs_on_their_left_side(self):
        placement, atlas = self.write("山川")
        boxes = placement.ink_boxes(atlas.ink)
        self.assertLess(boxes[0, 2], boxes[1, 0] + 0.2)
        top_of_glyph = placement.turns[0] @ np.array([0.5, 0.0]) + placement.shifts[0]
        right_of_glyph = placement.turns[0] @ np.array([1.0, 0.5]) + placement.shifts[0]
        np.testing.assert_allclose(top_of_glyph, [0, 0.5])
        np.testing.assert_allclose(right_of_glyph, [0.5, 0])

    def test_doubled_marks_share_a_cell(self):
        together, _ = self.write("山!?")
        apart, _ = self.write("山!?", one_cell=False)
        self.assertAlmostEqual(together.end, 2)
        self.assertAlmostEqual(apart.end, 3)

    def test_the_long_vowel_mark_stays_along_the_column(self):
        placement, _ = self.write("ー")
        np.testing.assert_allclose(placement.turns[0], np.eye(2))


if __name__ == "__main__":
    unittest.main()
