"""English words in the forms that a sentence needs: plurals of nouns, the five forms of verbs, the article."""

import re

# Base, past, participle, where the past is not made with "-ed".
_IRREGULAR_VERBS = """
arise arose arisen, awake awoke awoken, be was been, bear bore borne, beat beat beaten, become became become, begin began begun, bend bent bent,
bet bet bet, bind bound bound, bite bit bitten, bleed bled bled, blow blew blown, break broke broken, breed bred bred, bring brought brought,
build built built, burst burst burst, buy bought bought, cast cast cast, catch caught caught, choose chose chosen, cling clung clung, come came come,
cost cost cost, creep crept crept, cut cut cut, deal dealt dealt, dig dug dug, do did done, draw drew drawn, drink drank drunk, drive drove driven,
eat ate eaten, fall fell fallen, feed fed fed, feel felt felt, fight fought fought, find found found, flee fled fled, fling flung flung, fly flew flown,
forbid forbade forbidden, forget forgot forgotten, forgive forgave forgiven, freeze froze frozen, get got gotten, give gave given, go went gone,
grind ground ground, grow grew grown, hang hung hung, have had had, hear heard heard, hide hid hidden, hit hit hit, hold held held, hurt hurt hurt,
keep kept kept, kneel knelt knelt, know knew known, lay laid laid, lead led led, leave left left, lend lent lent, let let let, lie lay lain, light lit lit,
lose lost lost, make made made, mean meant meant, meet met met, mistake mistook mistaken, overcome overcame overcome, overtake overtook overtaken,
pay paid paid, put put put, quit quit quit, read read read, ride rode ridden, ring rang rung, rise rose risen, run ran run, say said said, see saw seen,
seek sought sought, sell sold sold, send sent sent, set set set, sew sewed sewn, shake shook shaken, shine shone shone, shoot shot shot, show showed shown,
shrink shrank shrunk, shut shut shut, sing sang sung, sink sank sunk, sit sat sat, sleep slept slept, slide slid slid, sow sowed sown, speak spoke spoken,
spend spent spent, spin spun spun, spit spat spat, split split split, spread spread spread, spring sprang sprung, stand stood stood, steal stole stolen,
stick stuck stuck, sting stung stung, strike struck struck, strip stripped stripped, strive strove striven, swear swore sworn, sweep swept swept,
swell swelled swollen, swim swam swum, swing swung swung, take took taken, teach taught taught, tear tore torn, tell told told, think thought thought,
throw threw thrown, thrust thrust thrust, tread trod trodden, undergo underwent undergone, understand understood understood, upset upset upset, wake woke woken, wear wore worn,
weave wove woven, weep wept wept, win won won, wind wound wound, withdraw withdrew withdrawn, withstand withstood withstood, wring wrung wrung, write wrote written
"""
_PAST_AND_PARTICIPLE = {
    base: (past, participle) for base, past, participle in (row.split() for row in _IRREGULAR_VERBS.replace("\n", " ").split(","))
}
# Verbs of two syllables that end as those of one do but do not double their last letter.
_UNDOUBLED = re.compile(r"(?:[^aeiou]|qu)[aeiou][bdgklmnprtvz]$")
_SYLLABLE = re.compile(r"[aeiouy]+")
_STRESSED_AT_THE_END = frozenset({"admit", "allot", "begin", "commit", "compel", "confer", "control", "defer", "expel", "forget", "incur", "occur", "omit", "patrol", "permit", "prefer", "propel", "rebel", "refer", "regret", "submit", "transfer", "upset"})  # fmt: skip
_IRREGULAR_PLURALS = {"child": "children", "foot": "feet", "goose": "geese", "knife": "knives", "leaf": "leaves", "life": "lives", "mouse": "mice", "person": "people", "shelf": "shelves", "thief": "thieves", "tooth": "teeth", "wife": "wives", "wolf": "wolves"}  # fmt: skip
_NO_MEN = frozenset({"German", "caiman", "human", "roman", "shaman", "talisman"})
_HISSING = re.compile(r"(?:s|x|z|ch|sh)$")
_CONSONANT_Y = re.compile(r"(?<![aeiou])y$")

VERB_FORMS = ("base", "third", "past", "participle", "ing")


def plural_of(noun: str) -> str:
    """A noun of one or more words in the plural: its last word changes."""
    head, last = noun[: noun.rfind(" ") + 1], noun[noun.rfind(" ") + 1 :]
    if last.endswith("man") and last not in _NO_MEN:
        return f"{head}{last[:-3]}men"
    return head + _IRREGULAR_PLURALS.get(last, _with_s(last))


def verb_forms(verb: str) -> dict[str, str]:
    """The forms of a verb by `VERB_FORMS`; what stands behind its first word ("give up") stays."""
    base, _, rest = verb.partition(" ")
    behind = f" {rest}" if rest else ""
    stem = base[:-1] if base.endswith("e") and not base.endswith(("ee", "oe", "ye")) else base
    if base.endswith("ie"):
        stem = f"{base[:-2]}y"
    is_short = len(_SYLLABLE.findall(base)) == 1 or base in _STRESSED_AT_THE_END
    doubled = base + base[-1] if is_short and _UNDOUBLED.search(base) else stem
    regular = f"{base}d" if base.endswith("e") else f"{_CONSONANT_Y.sub('i', doubled)}ed"
    past, participle = _PAST_AND_PARTICIPLE.get(base, (regular, regular))
    forms = (base, _with_s(base), past, participle, f"{doubled}ing")
    return {name: form + behind for name, form in zip(VERB_FORMS, forms)}


def with_article(noun: str, article: str) -> str:
    """"a" or "an" in front of a word, in the letter case of the article that stood there."""
    fitting = "an" if noun[:1].lower() in "aeiou" else "a"
    return f"{fitting.capitalize() if article[:1].isupper() else fitting} {noun}"


def _with_s(word: str) -> str:
    if _CONSONANT_Y.search(word):
        return f"{word[:-1]}ies"
    return f"{word}es" if _HISSING.search(word) or word in ("go", "do", "hero", "potato", "tomato", "echo", "undergo") else f"{word}s"
