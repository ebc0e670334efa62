"""What can be trained: directions, sizes and how."""

from dataclasses import dataclass, field

# Languages (ISO 639-3) with corpora beside English.
LANGUAGES = ("jpn", "kor", "zho", "spa", "fra", "deu", "ita", "por", "rus", "tur", "vie", "ara", "ind", "tha")


@dataclass(frozen=True)
class Recipe:
    """One set of weights. A direction is (source, target)."""

    name: str
    directions: tuple[tuple[str, str], ...]
    vocabulary_size: int
    width: int
    heads: int
    encoder_layers: int
    decoder_layers: int
    inner_width: int
    # Padded source and target places in a batch.
    batch_tokens: int
    peak_rate: float
    warmup_steps: int
    dropout: float
    # 1 draws directions by their lines, larger ones more evenly (Arivazhagan et al. 2019).
    temperature: float = 1.0
    label_smoothing: float = 0.1
    longest: int = 64
    max_positions: int = 256
    # Share of all characters that get a piece; the rarest are spelled in bytes.
    character_coverage: float = 0.9998
    # One of `OPTIMIZERS` in `training/trainer.py`.
    optimizer: str = "muon"
    # Key of a plan in `augmentation/augment.py`.
    augmentation: str = "balloon"
    # Directions that are wanted most are drawn more often than their lines say.
    boosts: dict[tuple[str, str], float] = field(default_factory=dict)

    @property
    def languages(self) -> tuple[str, ...]:
        """Languages beside English that occur, in the order of the directions."""
        return tuple(dict.fromkeys(side for direction in self.directions for side in direction if side != "eng"))


def _small(source: str, target: str, vocabulary_size: int = 5000, character_coverage: float = 0.9998) -> Recipe:
    """The shape of the first sets: for one CPU core, or for going on from them."""
    return Recipe(
        name=f"{source}-{target}",
        directions=((source, target),),
        vocabulary_size=vocabulary_size,
        character_coverage=character_coverage,
        width=192,
        heads=4,
        encoder_layers=3,
        decoder_layers=2,
        inner_width=640,
        batch_tokens=3000,
        peak_rate=8e-4,
        warmup_steps=100,
        dropout=0.05,
        longest=32,
        augmentation="sentence",
    )


def _multilingual(name: str, directions: tuple[tuple[str, str], ...], boosts: dict[tuple[str, str], float]) -> Recipe:
    """A deep encoder and a shallow decoder: the encoder runs once, the decoder once a piece (Kasai et al. 2021)."""
    return Recipe(
        name=name,
        directions=directions,
        # Sized so that a set stays well below 25 MB as int8.
        vocabulary_size=12_000,
        width=320,
        heads=5,
        encoder_layers=9,
        decoder_layers=2,
        inner_width=1280,
        batch_tokens=65_536,
        peak_rate=1.5e-3,
        warmup_steps=600,
        dropout=0.1,
        temperature=2.0,
        boosts=boosts,
    )


def _medium(source: str, target: str) -> Recipe:
    """One direction with room for its words; patient training on one CPU core fills it."""
    return Recipe(
        name=f"{source}-{target}-medium",
        directions=((source, target),),
        vocabulary_size=8000,
        width=256,
        heads=4,
        encoder_layers=6,
        decoder_layers=2,
        inner_width=1024,
        batch_tokens=4096,
        peak_rate=8e-4,
        warmup_steps=200,
        dropout=0.1,
    )


_ENGLISH_TARGETS = ("spa", "fra", "deu", "ita", "por", "rus", "tur", "vie", "ara", "ind", "tha", "jpn", "kor", "zho")

RECIPES = {
    recipe.name: recipe
    for recipe in (
        _small("jpn", "eng"),
        _small("eng", "spa"),
        _small("eng", "fra"),
        _small("eng", "deu"),
        _small("zho", "eng"),
        _small("kor", "eng"),
        _small("eng", "ita"),
        _small("eng", "por"),
        _small("eng", "jpn"),
        _small("eng", "rus"),
        _small("eng", "tur"),
        # Single characters would fill 5,000 pieces: with these, English and Chinese words fit too (a sixth fewer pieces a line).
        _small("eng", "zho", vocabulary_size=7000, character_coverage=0.9995),
        _small("eng", "kor"),
        _small("eng", "vie"),
        _small("eng", "ara"),
        # Ranks what is said in Spanish, and reads Spanish pages.
        _small("spa", "eng"),
        _medium("jpn", "eng"),
        _medium("zho", "eng"),
        _medium("kor", "eng"),
        _medium("eng", "spa"),
        _multilingual(
            "many-eng",
            tuple((language, "eng") for language in LANGUAGES),
            {("jpn", "eng"): 3.0, ("kor", "eng"): 1.5, ("zho", "eng"): 1.5},
        ),
        _multilingual(
            "eng-many",
            tuple(("eng", language) for language in _ENGLISH_TARGETS),
            {("eng", "spa"): 1.5, ("eng", "jpn"): 1.5},
        ),
    )
}


def target_piece(language: str) -> str:
    """The control piece in front of a source that names the target language."""
    return f"<2{language}>"
