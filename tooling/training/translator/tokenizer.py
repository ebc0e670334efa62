"""SentencePiece's unigram segmentation over a `vocab.json`, the same as the TypeScript engine's."""

import json
import re
import unicodedata
from math import exp
from pathlib import Path
from random import Random

SPACE = "▁"
# SentencePiece's own distance of an unknown character below the rarest piece (`kUnkPenalty` in unigram_model.cc).
UNKNOWN_PENALTY = 10
# The power to which likelihoods are raised before one segmentation is drawn: 0.2 in Kudo 2018, 1 would draw the best one nearly always.
_SAMPLING_POWER = 0.2
_BYTE_PIECE = re.compile(r"^<0x([0-9A-F]{2})>$")
_CONTROL_PIECE = re.compile(r"^<(?!0x[0-9A-F]{2}>)[^>]+>$")
# What ECMAScript calls white space, so that both tokenizers cut alike: Python's own \s differs by a few controls.
_WHITE = "[\\t\\n\\v\\f\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]"
_WHITE_RUN = re.compile(f"{_WHITE}+")
_WHITE_ENDS = re.compile(f"^{_WHITE}+|{_WHITE}+$")
# Words come again and again; whole sentences of a script without spaces do not, so the memory has an end.
_REMEMBERED_WORDS = 200_000


class Tokenizer:
    """Cuts text into piece ids and puts ids together again."""

    def __init__(self, vocabulary: dict):
        self.pieces: list[tuple[str, float]] = [(piece, score) for piece, score in vocabulary["pieces"]]
        self.pad, self.unknown = vocabulary["pad"], vocabulary["unk"]
        self.begin, self.end = vocabulary["bos"], vocabulary["eos"]
        self._scores: dict[str, tuple[int, float]] = {}
        self._byte_ids: dict[int, int] = {}
        self._control_ids: dict[str, int] = {}
        for index, (piece, score) in enumerate(self.pieces):
            byte = _BYTE_PIECE.match(piece)
            if byte:
                self._byte_ids[int(byte.group(1), 16)] = index
            elif _CONTROL_PIECE.match(piece):
                self._control_ids[piece] = index
            else:
                self._scores[piece] = (index, score)
        self._byte_of_id = {index: byte for byte, index in self._byte_ids.items()}
        self._longest = max(map(len, self._scores), default=1)
        self._unknown_score = min((score for _, score in self._scores.values()), default=0.0) - UNKNOWN_PENALTY
        self._remembered: dict[str, list[int]] = {}
        self._sampling_weights = {piece: exp(_SAMPLING_POWER * score) for piece, (_, score) in self._scores.items()}

    @classmethod
    def load(cls, path: Path) -> "Tokenizer":
        """Reads a `vocab.json`."""
        return cls(json.loads(Path(path).read_text(encoding="utf-8")))

    def __len__(self) -> int:
        return len(self.pieces)

    def control_id(self, piece: str) -> int:
        """Id of a control piece such as `<2eng>`; a `KeyError` names one that the vocabulary lacks."""
        return self._control_ids[piece]

    def encode(self, text: str) -> list[int]:
        """Ids of the best-scoring segmentation; characters that no piece covers become UTF-8 byte pieces."""
        return [index for word in _words_of(text) for index in self._encode_word(word)]

    def sample(self, text: str, random: Random) -> list[int]:
        """Ids of a segmentation drawn from all there are, likelier ones more often (Kudo 2018, "Subword Regularization")."""
        return [index for word in _words_of(text) for index in self._sample_path(word, random)]

    def decode(self, ids: list[int]) -> str:
        """The text of some ids; control pieces say nothing."""
        data = bytearray()
        for index in ids:
            byte = self._byte_of_id.get(index)
            piece = self.pieces[index][0]
            if byte is not None:
                data.append(byte)
            elif not _CONTROL_PIECE.match(piece):
                data += piece.encode()
        return _WHITE_ENDS.sub("", data.decode("utf-8", errors="replace").replace(SPACE, " "))

    def _encode_word(self, word: str) -> list[int]:
        known = self._remembered.get(word)
        if known is None:
            known = self._find_best_path(word)
            if len(self._remembered) < _REMEMBERED_WORDS:
                self._remembered[word] = known
        return known

    def _find_best_path(self, word: str) -> list[int]:
        count = len(word)
        best = [float("-inf")] * (count + 1)
        best[0] = 0.0
        steps: list[tuple[int, int | None]] = [(0, None)] * (count + 1)
        scores, longest = self._scores, self._longest
        for start in range(count):
            score_here = best[start]
            if score_here + self._unknown_score > best[start + 1]:
                if word[start] not in scores:
                    best[start + 1] = score_here + self._unknown_score
                    steps[start + 1] = (start, None)
            for end in range(start + 1, min(count, start + longest) + 1):
                found = scores.get(word[start:end])
                if found is not None and score_here + found[1] > best[end]:
                    best[end] = score_here + found[1]
                    steps[end] = (start, found[0])
        ids: list[int] = []
        end = count
        while end > 0:
            start, index = steps[end]
            ids[:0] = [index] if index is not None else self._byte_pieces(word[start:end])
            end = start
        return ids

    def _sample_path(self, word: str, random: Random) -> list[int]:
        """Forward filtering, backward sampling over the pieces that `word` can be cut into."""
        count = len(word)
        weights, longest = self._sampling_weights, self._longest
        totals = [1.0] + [0.0] * count
        steps: list[list[tuple[int, float]]] = [[] for _ in range(count + 1)]
        for end in range(1, count + 1):
            for start in range(max(0, end - longest), end):
                weight = weights.get(word[start:end])
                if weight is not None:
                    steps[end].append((start, totals[start] * weight))
            if not steps[end]:
                # No piece ends here: bytes spell the character, whatever stands before it.
                steps[end].append((end - 1, totals[end - 1]))
            totals[end] = sum(weight for _, weight in steps[end])
        ids: list[int] = []
        end = count
        while end > 0:
            starts, path_weights = zip(*steps[end])
            (start,) = random.choices(starts, path_weights)
            found = self._scores.get(word[start:end])
            ids[:0] = [found[0]] if found is not None else self._byte_pieces(word[start:end])
            end = start
        return ids

    def _byte_pieces(self, character: str) -> list[int]:
        return [self._byte_ids.get(byte, self.unknown) for byte in character.encode()]


def _words_of(text: str) -> list[str]:
    """Words with a space in front: no piece holds one behind its first character, so that words are cut independently."""
    plain = _WHITE_ENDS.sub("", unicodedata.normalize("NFKC", text))
    return [SPACE + word for word in _WHITE_RUN.split(plain)] if plain else []
