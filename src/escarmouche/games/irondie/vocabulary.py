"""The words of Irondie: dice and moves, what the referee says, what lies on the table."""

from __future__ import annotations

from escarmouche.core.vocabulary import FLAG, Type, Vocabulary, named

SEATS = ("south", "north")
DICE_EACH = 9
SHAPE_LETTERS = "SABNRPWFG"
COLOUR_LETTERS = "rbyvgokw"
SHAPE_NAMES = ("smasher", "assault", "ballistic", "nullifier", "barrier", "powerup", "swarm",
               "fortress", "regeneration")  # fmt: skip
COLOUR_NAMES = ("red", "blue", "yellow", "purple", "green", "orange", "black", "white")
TYPE_NAMES = ("attack", "defence", "vitality")
PHASES = ("take-back", "commit", "roll", "lot", "bonus", "provoke", "throw", "reply", "resolve",
          "sign", "pick", "wound", "next-turn", "over")  # fmt: skip

SEAT = Type("seat", SEATS, words="irondie-seat-")
SHAPE = Type("shape", tuple(SHAPE_LETTERS), keys=SHAPE_NAMES, words="irondie-shape-")
FORM = Type("form", tuple(SHAPE_LETTERS), keys=SHAPE_NAMES)  # for texts that depend on the shape
COLOUR = Type("colour", tuple(COLOUR_LETTERS), keys=COLOUR_NAMES, words="irondie-colour-")
RARE = Type("rare", ("", "*"), keys=("common", "rare"))
_COPIES = tuple(f"#{number}" for number in range(2, 10))
MARK = Type("mark", ("", *_COPIES), first=1, keys=("", *(f" {copy}" for copy in _COPIES)))
TYPE = Type("type", TYPE_NAMES, words="irondie-type-")
ZONE = Type("zone", (*TYPE_NAMES, "hand", "skirmish", "limbo", "abyss"))
PHASE = Type("phase", PHASES)
FACE = Type("face", tuple("123456"), first=1)

# The parts of a die, in the order of the kernel's `part`.
_PARTS = (
    ("shape", SHAPE),
    ("colour", COLOUR),
    ("rare", RARE),
    ("mark", MARK),
    ("seat", SEAT),
    ("form", FORM),
)
_LETTERS = "{shape}{colour}{rare}{mark}"


def _die(name: str, words: str = "", pattern: str = _LETTERS) -> Type:
    unknown = (2, "irondie-unknown-die")
    return Type(
        name, words=words, parts=_PARTS, pattern=pattern, count=2 * DICE_EACH, unknown=unknown
    )


DIE = _die("die")  # by its letters, which both seats may have: Sk, Nb*#2
FULL = _die("full-name", pattern="{seat}:" + _LETTERS)
PLAIN = _die("plain-die", "irondie-die")
WHOSE = _die("die-of", "irondie-die-of")
THE_DIE = _die("the-die", "irondie-the-die")
THE_DIE_OF = _die("the-die-of", "irondie-the-die-of")
DICE = Type("dice", members=DIE, nothing="irondie-nothing")

NAMED = named(
    SEAT, SHAPE, COLOUR, TYPE, ZONE, PHASE, FACE, DICE, die=THE_DIE, target=THE_DIE_OF, name=DIE,
    loser=SEAT, target_seat=SEAT, rare=FLAG, chosen=FLAG,
)  # fmt: skip
WORDS = Vocabulary("irondie", (("IRO", 0),), NAMED, (FLAG, FULL, PLAIN, WHOSE)).read(__file__)


def __getattr__(name: str) -> int:
    """The words of `vocabulary.toml`, by their numbers."""
    return WORDS.number(name)
