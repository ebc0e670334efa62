"""What an augmentation is given and gives."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random


@dataclass(frozen=True)
class LinePair:
    """A source line and its translation, with their languages (ISO 639-3)."""

    source: str
    target: str
    source_language: str
    target_language: str
    # Whether a model wrote the source.
    is_back_translated: bool = False


# Gives a changed pair, or the same one where it does not apply.
Augmentation = Callable[[LinePair, Random], LinePair]

# Written without spaces between words.
SPACELESS_LANGUAGES = frozenset({"jpn", "zho", "tha"})
FULL_WIDTH_LANGUAGES = frozenset({"jpn", "zho"})
CASED_LANGUAGES = frozenset({"eng", "spa", "fra", "deu", "ita", "por", "rus", "tur", "vie", "ind"})
