"""Lots for lines of comic dialogue: `python3 -m translator.corpora.draw_lots --prepared DIR --dictionary EDICT --out DIR --files 40`.

People and models who write lines without lots write the same lines again. A lot is a word that the corpora have seldom or one of everyday use, with a
grammatical form, a speaker and a length; or, for a scene, a genre, the people and two events. `packages/comic-dialogue/brief.md` says what to make of them.
"""

import argparse
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import cycle
from pathlib import Path
from random import Random

from translator.corpora.dictionary_lines import CORPUS, Entry, read_dictionary
from translator.corpora.prepared import read_prepared_pairs, training_file

# Lines that hold a word: what stands in none is mostly no word of comics, what stands in more needs no lines of its own.
_SELDOM = range(1, 12)
_EVERYDAY = range(12, 120)
_SINGLE_LINES = 40
_SCENES = 8
_BALLOONS = 10
_FORMS_OF_A_SCENE = 3
_LONGEST_STEM = 7
_ENDING = re.compile(r"(?<=..)[うくぐすつぬぶむるい]$")
_LENGTHS = ("2 to 6 characters beside the word", "8 to 14 characters", "15 to 24 characters", "25 to 40 characters", "two sentences, 30 to 55 characters")
_SHARES = (2, 4, 4, 2, 2)
_SPEAKERS = (
    "boy of 10", "schoolgirl of 16", "schoolboy of 17, rough", "elder sister", "little brother", "mother", "father",
    "grandmother, old-fashioned", "grandfather (わし、〜じゃ)", "teacher", "club senior", "club junior, polite", "office worker, polite",
    "boss", "shop clerk, keigo", "delinquent", "samurai", "princess", "knight", "butler", "maid", "demon lord", "mage", "thief", "detective",
    "police officer", "doctor", "nurse", "idol singer", "actress", "reporter", "scientist", "robot", "ghost", "monster", "soldier", "captain",
    "pirate", "cook", "craftsman", "monk", "villain, sneering", "shy girl", "cheerful girl", "cool girl", "haughty lady (〜ですわ)", "tomboy",
    "lazy student", "nerd", "coach", "rival", "narrator caption", "thought balloon", "sign or letter or message", "voice on the phone",
    "child crying", "drunk man", "husband", "wife", "lover", "ex-boyfriend", "stranger", "foreign student", "farmer", "fisherman", "driver", "judge",
    "lawyer", "spy", "hacker", "athlete", "fairy", "talking animal", "god", "goddess", "assassin, calm", "mercenary", "innkeeper", "merchant", "king",
    "queen", "minister", "priest", "witch",
)
_FORMS = (
    "て-form request", "んだ explanation", "のか？ question", "じゃない？/だろ？ tag", "かも guess", "はず", "わけ", "つもり", "ところだった", "てしまった/ちゃった", "ておく/とく", "てみる",
    "てくれ/てもらう/てあげる", "passive 〜られる (annoyed)", "causative 〜させる", "causative-passive", "potential", "たら/ば/なら condition", "ても concession", "のに regret",
    "くせに", "っけ", "って quotation/hearsay", "らしい/みたい/そうだ", "ように/ために", "ほど/くらい", "まで/までに", "ばかり", "しか〜ない", "さえ/すら", "だけ", "なんか/なんて contempt or modesty",
    "とか", "command 〜ろ/〜な", "prohibition 〜な", "volitional 〜よう", "〜たい/〜てほしい", "〜なきゃ/〜ないと", "〜てたまるか/〜ものか", "〜ずに/〜ないで", "relative clause before the noun",
    "noun-ending fragment", "broken off with …", "inverted order (verb first, topic after)", "stutter", "one word or two",
    "long, two or three sentences", "です/ます", "keigo", "rough ぜ/ぞ/だろうが", "feminine わ/のよ/かしら", "old-fashioned", "comparison", "number, time or amount",
    "reason with から/し", "contrast with けど/が", "exclamation なんて〜だ", "rhetorical question", "apology", "thanks", "refusal", "praise", "threat", "worry",
    "tease", "insult", "encouragement", "confession", "introduction", "order of events", "description of a place", "report of what happened", "plan",
    "memory of the past", "wish", "promise", "misunderstanding",
)
_GENRES = (
    "school comedy", "school romance", "sports (baseball, soccer, basketball, tennis, swimming, kendo, volleyball, boxing, track)",
    "sword and sorcery", "reincarnated in another world", "ninja", "samurai period drama", "space opera", "robots piloted by teenagers",
    "detective mystery", "police procedural", "medical drama", "cooking", "band and music", "idol stage", "horror", "ghost hunting",
    "yakuza and delinquents", "office romance", "family life with small children", "slice of life in a country town", "mahjong, shogi or card games",
    "motorbikes and cars", "post-apocalypse", "survival game", "war at the front", "pirates and sea", "historical China", "Western frontier",
    "vampires and werewolves", "magical girls", "superheroes", "farming and animals", "fishing and mountains", "train and travel",
    "restaurant and bar", "hospital", "law court", "newspaper and publishing (manga artists)", "university club", "virtual reality game",
    "time travel", "body swap", "royal court intrigue", "monster raising", "dragons and riders", "workplace: construction, factory, delivery",
    "housing, neighbours", "wedding and divorce", "old people", "pets", "theatre club", "student council", "exams and cram school", "part-time job",
    "summer festival", "New Year", "school trip", "moving house", "amnesia", "spy",
)
_PEOPLE = (
    "two friends", "rivals", "brother and sister", "mother and son", "father and daughter", "teacher and student", "senior and junior",
    "boss and subordinate", "husband and wife", "a couple just met", "ex-lovers", "master and apprentice", "guard and prisoner", "customer and clerk",
    "doctor and patient", "host and guest", "hero and villain", "hero's party of four", "team in a huddle", "twins", "strangers on a train",
    "landlord and tenant", "grandparent and grandchild", "a group of girls at lunch", "a group of boys after class", "captain and crew",
    "lord and retainer", "human and monster", "human and spirit", "child and stray animal", "two detectives", "suspect and detective", "two soldiers",
    "editor and manga artist", "coach and athlete", "a liar and the one who sees through it", "one alone, thinking", "narrator and one person",
    "phone call", "chat messages",
)
_EVENTS = (
    "someone is late", "someone lost something", "a secret comes out", "a gift is given", "an apology is refused", "a fight begins",
    "a fight has ended", "someone is hurt", "someone is sick", "money is short", "a plan is made", "the plan fails", "something is stolen",
    "a stranger arrives", "someone leaves for ever", "a confession of love", "jealousy", "a promise is remembered", "a bet", "a test result",
    "food is made and tasted", "a machine breaks", "the weather turns", "they are lost", "they are chased", "they hide", "a door will not open",
    "something strange is found", "an old photo", "a letter arrives", "a rumour", "someone is praised and embarrassed", "someone is scolded",
    "someone cannot say it", "someone boasts", "a lesson or explanation of rules", "an enemy's power is explained", "a weapon is shown",
    "a new member joins", "clothes are tried on", "hair was cut", "a birthday forgotten", "a match is lost", "a match is turned around", "training",
    "an injury hidden", "a dream", "waking up", "going to bed", "shopping", "cleaning up", "a meal together", "waiting for someone",
    "a phone that nobody answers", "a wrong number", "an interview", "first day", "last day", "a deadline", "overtime", "getting drunk", "a hangover",
    "a wedding", "a funeral", "a trip is planned", "missing the train", "a child asks why", "a pet is ill", "an argument over small things",
    "making up", "a surrender", "a rescue", "a trap", "a betrayal", "a bargain", "an oath", "a prophecy", "a monster attacks", "after a disaster",
    "a clue is found", "an alibi falls", "a culprit confesses", "a chase on foot", "being mistaken for someone", "pretending to be a couple",
    "overhearing", "teaching something difficult", "asking a favour", "refusing a favour", "a compliment that fails", "a rival admits defeat",
    "mourning", "returning home after years", "being homesick", "saying nothing about the truth", "a sudden visitor", "a broken window",
    "cooking goes wrong", "a lost child", "a bath", "a haircut", "a heat wave", "snow", "rain without umbrella", "an exam tomorrow",
    "a stage performance starts", "stage fright", "a new house", "a ghost that only one sees",
)


def stem_of(word: str) -> str:
    """What all forms of a word share: a verb or an adjective of three letters or more without its last kana, anything else as it is."""
    return _ENDING.sub("", word)[:_LONGEST_STEM]


def count_stems(lines: Iterable[str], stems: Iterable[str]) -> Counter[str]:
    """In how many lines each stem stands, in longer words too."""
    wanted = set(stems)
    counts: Counter[str] = Counter()
    for line in lines:
        counts.update({line[start:end] for start in range(len(line)) for end in range(start + 1, start + 1 + _LONGEST_STEM)} & wanted)
    return counts


def draw_lots(entries: list[Entry], counts: Counter[str], files: int, seed: int = 1) -> Iterator[str]:
    """The lots of each file as a text. Words come round again when all were drawn; a ValueError where there are none to draw."""
    random = Random(seed)
    kinds = [[entry for entry in entries if counts[stem_of(entry.word)] in lines] for lines in (_SELDOM, _EVERYDAY)]
    if not all(kinds):
        raise ValueError("The lines hold too few words of the dictionary to draw from")
    for kind in kinds:
        random.shuffle(kind)
    seldom, everyday = map(cycle, kinds)
    for _ in range(files):
        singles = [_draw_single(next(everyday if number % 2 else seldom), random) for number in range(_SINGLE_LINES)]
        scenes = [_draw_scene(random) for _ in range(_SCENES)]
        rows = [f"# {_SINGLE_LINES} single lines", *singles, f"# {_SCENES} scenes of {_BALLOONS} balloons", *scenes]
        yield "\n".join(rows) + "\n"


def _draw_single(entry: Entry, random: Random) -> str:
    (length,) = random.choices(_LENGTHS, _SHARES)
    return f"{entry.word} ({entry.gloss}) | {random.choice(_FORMS)} | {random.choice(_SPEAKERS)} | {length}"


def _draw_scene(random: Random) -> str:
    first, then = random.sample(_EVENTS, 2)
    forms = ", ".join(random.sample(_FORMS, _FORMS_OF_A_SCENE))
    return f"{random.choice(_GENRES)} | {random.choice(_PEOPLE)} | {first}, then {then} | {forms}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--prepared", type=Path, required=True)
    parser.add_argument("--dictionary", type=Path, required=True, help="EDICT's file")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--files", type=int, required=True)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    entries = list(read_dictionary(options.dictionary))
    pairs = read_prepared_pairs(training_file(options.prepared, "jpn"), "jpn")
    counts = count_stems((pair.other for pair in pairs if pair.corpus != CORPUS), (stem_of(entry.word) for entry in entries))
    options.out.mkdir(parents=True, exist_ok=True)
    for number, text in enumerate(draw_lots(entries, counts, options.files, options.seed)):
        (options.out / f"lots-{number:03}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
