"""How often the lines of a corpus are shown: dialogue over interface strings."""

# Spoken lines of stories, games and chats: nearest to a balloon.
_DIALOGUE = (
    "ami",
    "bcontrast",
    "fillets-ng",
    "flare",
    "freedroidrpg",
    "hedgewars",
    "jhe-koen",
    "renpy-the-question",
    "renpy-tutorial",
    "tuxemon",
    "valyriatear",
    "wesnoth",
    "xpersona",
)
_EVERYDAY = ("tatoeba", "tanaka-small")
# Messages, item texts and help: they widen the vocabulary, but nobody speaks so.
_INTERFACE_WEIGHT = 0.2
# A model's words: half as often as people's. A dictionary's: seldom enough that sentences stay what is learned.
_WEIGHTS = {
    # Balloons themselves, in the register that everything else lacks.
    "comic-dialogue": 3.0,
    # They are three times as many as those: at 5.0, all else was one draw in eight from Japanese. What 2.0 gains was not measured.
    "comic-dialogue-pairs": 2.0,
    "back-translated": 0.5,
    "pivoted": 0.5,
    "substituted": 0.5,
    "edict": 0.25,
    **dict.fromkeys(_DIALOGUE, 1.5),
    **dict.fromkeys(_EVERYDAY, 1.0),
}


def weight_of(corpus: str) -> float:
    """How much likelier than an everyday sentence a line of `corpus` is drawn."""
    return _WEIGHTS.get(corpus, _INTERFACE_WEIGHT)
