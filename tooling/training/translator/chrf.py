"""Corpus chrF as sacreBLEU defines it (Popović 2015): character n-grams 1 to 6, beta 2, white space left out."""

from collections import Counter

LONGEST = 6
BETA = 2


def measure_chrf(hypotheses: list[str], references: list[str]) -> float:
    """chrF from 0 to 100 over all lines together, one reference a line."""
    hypothesis_total, reference_total, matches = [0] * LONGEST, [0] * LONGEST, [0] * LONGEST
    for hypothesis, reference in zip(hypotheses, references):
        for length in range(1, LONGEST + 1):
            ours, theirs = _count(hypothesis, length), _count(reference, length)
            hypothesis_total[length - 1] += sum(ours.values())
            reference_total[length - 1] += sum(theirs.values())
            matches[length - 1] += sum((ours & theirs).values())
    precisions, recalls = [], []
    for ours, theirs, both in zip(hypothesis_total, reference_total, matches):
        if ours and theirs:
            precisions.append(both / ours)
            recalls.append(both / theirs)
    if not precisions:
        return 0.0
    precision, recall = sum(precisions) / len(precisions), sum(recalls) / len(recalls)
    if precision + recall == 0:
        return 0.0
    return 100 * (1 + BETA**2) * precision * recall / (BETA**2 * precision + recall)


def _count(text: str, length: int) -> Counter:
    letters = "".join(text.split())
    return Counter(letters[start : start + length] for start in range(len(letters) - length + 1))
