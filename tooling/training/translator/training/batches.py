"""Draws lines by weight, augments them, cuts them into pieces and packs them into batches of like length."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import torch
from torch import Tensor
from torch.utils.data import DataLoader, Dataset

from translator.augmentation.augment import PLANS, augment, join
from translator.augmentation.line_pair import LinePair
from translator.model.transformer import PADDING_ID
from translator.tokenizer import Tokenizer

# A pool is drawn, sorted by length and cut into batches; larger pools pack tighter.
LINES_IN_POOL = 16_384
_JOINED_SHARE = 0.06
# More pools than any training draws: the draw has no end.
_POOLS = 10**9


@dataclass(frozen=True)
class TrainingLines:
    """Lines of all directions with the running total of their weights, as long as the lines."""

    pairs: list[LinePair]
    cumulative_weights: list[float]
    # `<2eng>` for each target language.
    target_pieces: dict[str, str]


@dataclass(frozen=True)
class BatchOptions:
    """How batches are made.

    `tokens` bounds padded source plus target places; `longest` bounds one side's pieces; `sampled_share` of the sources are cut
    into other pieces than the likeliest.
    """

    tokens: int
    longest: int = 64
    seed: int = 1
    plan: str = "balloon"
    sampled_share: float = 0.0


@dataclass(frozen=True)
class Batch:
    """Source, target as given and target as wanted, [rows, places] each, padded."""

    source: Tensor
    given: Tensor
    wanted: Tensor


class PoolDataset(Dataset):
    """Pool number to its list of batches; the same number gives the same batches in every process."""

    def __init__(self, lines: TrainingLines, tokenizer: Tokenizer, options: BatchOptions):
        self._lines, self._tokenizer, self._options = lines, tokenizer, options

    def __len__(self) -> int:
        return _POOLS

    def __getitem__(self, pool: int) -> list[Batch]:
        random = Random(self._options.seed * 1_000_003 + pool)
        lines = self._lines
        drawn = random.choices(range(len(lines.pairs)), cum_weights=lines.cumulative_weights, k=LINES_IN_POOL)
        examples = [example for index in drawn if (example := self._make_example(index, random)) is not None]
        examples.sort(key=_length_order)
        batches = [collate(rows, self._tokenizer) for rows in _pack(examples, self._options.tokens)]
        random.shuffle(batches)
        return batches

    def _make_example(self, index: int, random: Random) -> tuple[list[int], list[int]] | None:
        pair = self._lines.pairs[index]
        if random.random() < _JOINED_SHARE:
            pair = self._join_neighbour(pair, random)
        pair = augment(pair, PLANS[self._options.plan], random)
        tag = self._tokenizer.control_id(self._lines.target_pieces[pair.target_language])
        is_sampled = random.random() < self._options.sampled_share
        source = self._tokenizer.sample(pair.source, random) if is_sampled else self._tokenizer.encode(pair.source)
        target = self._tokenizer.encode(pair.target)
        if not source or not target or max(len(source), len(target)) > self._options.longest:
            return None
        # Told apart, what a model wrote spoils nothing of what people wrote (Caswell et al. 2019, "Tagged Back-Translation").
        mark = [self._tokenizer.begin] if pair.is_back_translated else []
        return [tag, *mark, *source, self._tokenizer.end], target

    def _join_neighbour(self, pair: LinePair, random: Random) -> LinePair:
        other = self._lines.pairs[random.randrange(len(self._lines.pairs))]
        return join(pair, other) if _kind_of(other) == _kind_of(pair) else pair


def _kind_of(pair: LinePair) -> tuple[str, str, bool]:
    return pair.source_language, pair.target_language, pair.is_back_translated


def _length_order(example: tuple[list[int], list[int]]) -> tuple[int, int]:
    source, target = map(len, example)
    # Up and down in turn, so that the longest sources of one target length do not meet the shortest of the next.
    return target, source if target % 2 else -source


def _pack(examples: list[tuple[list[int], list[int]]], tokens: int) -> Iterator[list[tuple[list[int], list[int]]]]:
    rows: list[tuple[list[int], list[int]]] = []
    width = (0, 0)
    for example in examples:
        own = (len(example[0]), len(example[1]) + 1)
        wider = (max(width[0], own[0]), max(width[1], own[1]))
        if rows and sum(wider) * (len(rows) + 1) > tokens:
            yield rows
            rows, wider = [], own
        rows.append(example)
        width = wider
    if rows:
        yield rows


def collate(rows: list[tuple[list[int], list[int]]], tokenizer: Tokenizer) -> Batch:
    """Source ids and target ids (without begin and end) to padded tensors."""
    return Batch(
        source=_pad([source for source, _ in rows]),
        given=_pad([[tokenizer.begin, *target] for _, target in rows]),
        wanted=_pad([[*target, tokenizer.end] for _, target in rows]),
    )


def _pad(rows: list[list[int]]) -> Tensor:
    padded = torch.full((len(rows), max(map(len, rows))), PADDING_ID, dtype=torch.long)
    for index, row in enumerate(rows):
        padded[index, : len(row)] = torch.tensor(row)
    return padded


def find_said_pieces(lines: TrainingLines, tokenizer: Tokenizer) -> Tensor:
    """Ids of all pieces that the targets of some lines hold, and of the end, in order."""
    ids = {piece for target in {pair.target for pair in lines.pairs} for piece in tokenizer.encode(target)}
    return torch.tensor(sorted(ids | {tokenizer.end}))


def load_batches(dataset: PoolDataset, pool: int, skipped: int, workers: int) -> Iterator[tuple[int, int, Batch]]:
    """Batches without end from batch `skipped` of `pool` on, each with its pool and its number in it."""
    # A generator of its own: the loader must not draw from the numbers that dropout goes on with.
    loader = DataLoader(
        dataset, batch_size=None, sampler=range(pool, _POOLS), num_workers=workers, generator=torch.Generator()
    )
    for number, batches in enumerate(loader, pool):
        for index, batch in enumerate(batches):
            if number > pool or index >= skipped:
                yield number, index, batch
