"""The words of the skirmish: moves, what the referee says, what lies on the table.

Rule numbers from 200 on are RAG ids (`table.RAG`).
"""

from __future__ import annotations

from escarmouche.core.vocabulary import FLAG, Type, Vocabulary, named
from escarmouche.games.confrontation.geometry.ground import MOST_FIGHTERS
from escarmouche.games.confrontation.table import CHARACTERISTICS, ELEMENTS, LETTERS, MOST_SPELLS

SEATS = ("blue", "red")
MOVEMENTS = ("stay", "turn", "walk", "run", "engage", "charge", "disengage", "flee", "pursue")
ACTIONS = (
    "none", "shoot", "cast", "call", "strike", "search", "build", "found", "give", "pick", "shift",
    "volley",
)  # fmt: skip
LEVELS = ("none", "stunned", "light", "serious", "critical", "killed")
WOUNDS = ("healthy", "light", "serious", "critical", "killed")
LOCATIONS = ("legs", "arms", "abdomen", "thorax", "head")
PHASES = ("deployment", "strategic", "activation", "combat", "rally", "mystic", "upkeep")
EDGES = ("south", "north", "west", "east")
FIGHTERS = (
    *(f"b{number}" for number in range(1, 9)),
    *(f"r{number}" for number in range(1, 9)),
    *(f"x{number}" for number in range(1, MOST_FIGHTERS - 15)),
)

SEAT = Type("seat", SEATS, words="confrontation-seat-")
# Written by its number, said by the name on its card.
FIGHTER = Type("fighter", FIGHTERS, spelled=LETTERS, kind=0)
SPELL = Type(
    "spell", tuple(f"s{number}" for number in range(1, MOST_SPELLS + 1)), spelled=LETTERS, kind=1
)
MOVEMENT = Type("movement", MOVEMENTS, words="confrontation-movement-")
ACTION = Type("action", ACTIONS, words="confrontation-action-")
CHARACTERISTIC = Type("characteristic", CHARACTERISTICS)
LEVEL = Type("level", LEVELS, words="confrontation-level-")
WOUND = Type("wound", WOUNDS, words="confrontation-wound-")
LOCATION = Type("location", LOCATIONS, first=1, words="confrontation-location-")
PHASE = Type("phase", PHASES, words="confrontation-phase-")
EDGE = Type("edge", EDGES, words="confrontation-edge-")
ELEMENT = Type("element", ELEMENTS, words="confrontation-element-")
STATUSES = ("absent", "in-hand", "on-table", "dead", "fled", "vanished")
STATUS = Type("status", STATUSES)
BASE = Type("base", ("infantry", "cavalry", "creature", "large"))
TERRAIN = Type("terrain", ("none", "difficult", "low", "block", "building"))
DIRECTION = Type("direction", (*"0123456789", "10", "11"), words="confrontation-direction-")
OBJECTIVES = ("none", "capture", "control", "construction", "delivery", "holding", "secret")
OBJECTIVE = Type("objective", OBJECTIVES, words="confrontation-objective-")
CARD = Type("card", (*FIGHTERS, *(["-"] * 10), "?"))  # the last is UNKNOWN
# The names themselves, for the view.
NAME = Type("name", count=MOST_FIGHTERS, spelled=LETTERS, kind=0)
SPELL_NAME = Type("spell-name", count=MOST_SPELLS, spelled=LETTERS, kind=1)

# CON-125, CON-126: a real table.
FACTS = (
    "contacts", "reached", "inside", "near", "in-area", "frightens", "range", "aura", "leaves",
    "sets-off", "stands-in", "comes-near", "stands-in-area",
)  # fmt: skip
FACT = Type("fact", FACTS, words="confrontation-fact-")
RANGES = ("short", "medium", "long", "short-cover", "medium-cover", "long-cover")
RANGE = Type("range", RANGES, words="confrontation-range-")
ANSWER = Type("answer", ("no", "yes"), words="confrontation-answer-")
DIALS = ("enforce", "advise", "off")
DIAL = Type("dial", DIALS, words="confrontation-dial-")
CORRECTIONS = ("wound", "stunned", "routed", "faith", *ELEMENTS, "charged", "has-charged")
CORRECTION = Type("correction", CORRECTIONS, words="confrontation-correction-")

# Why a characteristic is not as printed, modifier by modifier.
CAUSES = ("spell", "wound", "charged", "dice", "building")
CAUSE = Type("cause", CAUSES)
CAUSE_RULE = Type("cause-rule", ("CON-24", "CON-36", "CON-86", "CON-110", "RAG-24"))
# What is asked; "none" while a die is to be thrown.
QUESTIONS = (
    "none", "edge", "deploy", "card", "group", "first", "speak", "reveal", "slip-in", "movement",
    "action", "target", "facing", "reroll", "leave-out", "opponent", "fight", "take-dice",
    "share-out", "striker", "parry", "test", "spell", "pay", "element", "counter", "sustain",
    "captor", "last", "bonus", "object", "escort", "declare-who", "declare", "small", "end", "spot",
    "die", "lot",
)  # fmt: skip
QUESTION = Type("question", QUESTIONS)
# What is underway: the kinds of frames, in the order of `frames`.
FRAMES = (
    "battle", "deploy", "strategy", "speeches", "card", "activate", "move", "action", "shoot",
    "fear", "flee", "rally", "combat", "split", "fight", "blow", "pursue", "test", "opposed",
    "wound", "cast", "mystic", "upkeep", "objective", "last-action", "appear", "explode", "follow",
    "capture", "slip", "damage", "bonus", "secret", "fact", "surroundings", "zones", "auras",
)  # fmt: skip
FRAME = Type("frame", FRAMES)
DEEDS = ("disengage", "stand", "rally", "parry", "counter", "keep", "again")
DEED = Type("deed", DEEDS)

# What arguments are called; all others are numbers.
OF_FIGHTERS = (
    "other", "summoner", "being", "captor", "escort", "prisoner", "unit", "caster", "striker",
    "target", "by",
)  # fmt: skip
FLAGS = (
    "stunned", "routed", "engaged", "charged", "acted", "captive", "round", "valid", "searched",
    "done", "real", "brute",
)  # fmt: skip
NAMED = named(
    SEAT, FIGHTER, SPELL, MOVEMENT, ACTION, CHARACTERISTIC, LEVEL, WOUND, LOCATION, PHASE, EDGE,
    ELEMENT, STATUS, BASE, CARD, OBJECTIVE, FACT, RANGE, ANSWER, DIAL, CORRECTION,
    side=SEAT, stands=ANSWER, name=SPELL_NAME,
    **dict.fromkeys(OF_FIGHTERS, FIGHTER), **dict.fromkeys(FLAGS, FLAG),
)  # fmt: skip
OTHERS = (NAME, TERRAIN, DIRECTION, QUESTION, FRAME, CAUSE, CAUSE_RULE, DEED)
WORDS = Vocabulary("confrontation", (("CON", 0), ("RAG", 200)), NAMED, OTHERS).read(__file__)


def __getattr__(name: str) -> int:
    """The words of `vocabulary.toml`, by their numbers."""
    return WORDS.number(name)
