"""The plans: augmentations in their order, each with how often it is tried."""

from dataclasses import replace
from random import Random

from translator.augmentation.lettering import drop_commas, drop_end_mark, drop_marks, put_in_capitals, put_in_sentence_case
from translator.augmentation.line_pair import Augmentation, LinePair
from translator.augmentation.names import change_name
from translator.augmentation.reading_errors import misread
from translator.augmentation.speech import add_interjection, cut_off, exclaim, glue, shout, stutter, trail_off
from translator.augmentation.spellings import respell

Plan = tuple[tuple[float, Augmentation], ...]

# First what is said, then how it is lettered, last how it is read.
_BALLOON: Plan = (
    (0.25, change_name),
    (0.04, exclaim),
    (0.06, trail_off),
    (0.20, shout),
    (0.04, add_interjection),
    (0.03, stutter),
    (0.05, cut_off),
    (0.08, respell),
    (0.50, drop_commas),
    (0.20, drop_end_mark),
    (0.03, drop_marks),
    (0.10, put_in_capitals),
    (0.05, put_in_sentence_case),
    (0.05, misread),
)
# What the engine hands over: it takes stutters, capitals and doubled marks away by itself, at the price of names' case.
_SENTENCE: Plan = (
    (0.25, change_name),
    (0.04, exclaim),
    (0.04, trail_off),
    (0.02, shout),
    (0.03, add_interjection),
    (0.08, respell),
    (0.50, drop_commas),
    (0.15, drop_end_mark),
    (0.02, drop_marks),
    (0.02, put_in_capitals),
    (0.10, put_in_sentence_case),
    (0.03, misread),
)
PLANS = {"balloon": _BALLOON, "sentence": _SENTENCE}
# Longer lines are seldom joined in one balloon.
_LONGEST_JOINED = 60


def augment(pair: LinePair, plan: Plan, random: Random) -> LinePair:
    """`pair` changed by a plan; the same random numbers give the same pair."""
    for share, change in plan:
        if random.random() < share:
            pair = change(pair, random)
    return pair


def join(first: LinePair, second: LinePair) -> LinePair:
    """Two lines of one direction as one, as in a balloon of two sentences; the first alone if that gets long."""
    if max(len(first.source) + len(second.source), len(first.target) + len(second.target)) > _LONGEST_JOINED:
        return first
    return replace(
        first,
        source=glue(first.source, second.source, first.source_language),
        target=glue(first.target, second.target, first.target_language),
    )
