"""The words of Irondie: dice and moves, what the referee says, what lies on the table."""

from __future__ import annotations

from escarmouche.core.vocabulary import FLAG, NUMBER, Type, Vocabulary, named

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
WORDS = Vocabulary("irondie", (("IRO", 0),), NAMED)


def _of_a_die(form: str) -> int:
    return WORDS.writes(form, steps=("{seat}:{die}",), die=DIE, seat=SEAT)


def _at_a_target(form: str) -> int:
    steps = ("{seat}:{die}", "{other}:{target}")
    return WORDS.writes(form, steps=steps, die=DIE, target=DIE, seat=SEAT, other=SEAT)


# Moves; whose dice they name is not written, it serves the steps.
TAKE = _of_a_die("take:{die}")
KEEP = WORDS.writes("keep")
COMMIT = _of_a_die("commit:{die}")
DONE = WORDS.writes("done")
GIVE = _at_a_target("bonus:{die}>{target}")
AGAINST = _at_a_target("{die}>{target}")
FOR_OWN = _at_a_target("{die}>own:{target}")
PASS = WORDS.writes("pass")
DECLINE = WORDS.writes("decline")
MINUS = WORDS.writes("-")
PLUS = WORDS.writes("+")
RECOVER = _of_a_die("recover:{die}")
WOUND = _of_a_die("wound:{die}")
FALL = WORDS.writes("{die}={face}", "{face}", steps=("{face}",), die=DIE)
LOT = WORDS.writes("lot:{seat}")

# Events.
TAKES = WORDS.says("takes", "seat die")
KEEPS = WORDS.says("keeps", "seat")
COMMITS = WORDS.says("commits", "seat die")
SEALED = WORDS.says("sealed", "seat")
BONUS = WORDS.says("bonus", die=PLAIN)
BONUS_LOST = WORDS.says("bonus-lost", die=WHOSE)
PROVOKES = WORDS.says("provokes", "seat die target")
REPLIES = WORDS.says("replies", "seat die target")
PASSES = WORDS.says("passes", "seat")
DECLINES = WORDS.says("declines", "seat")
CHOOSES_MINUS = WORDS.says("chooses-minus", die=WHOSE)
CHOOSES_PLUS = WORDS.says("chooses-plus", die=WHOSE)
CHOOSES_NOTHING = WORDS.says("chooses-nothing", die=WHOSE)
RECOVERS = WORDS.says("recovers", "seat die")
PLACES_WOUND = WORDS.says("places-wound", "seat die")
ROLLS = WORDS.says("rolls", die=WHOSE, face=NUMBER)
RULE_OF_ONE = WORDS.says("rule-of-one")
RULE_OF_TWO = WORDS.says("rule-of-two")
LOT_FALLS = WORDS.says("lot", "seat")
TAKEN = WORDS.says("taken", die=WHOSE)
SHOWS = WORDS.says("shows", "seat dice")
RESERVES = WORDS.says("reserves", "seat count other")
RESERVES_EQUAL = WORDS.says("reserves-equal", "count")
SKIPPED = WORDS.says("skipped")
SKIRMISH_OVER = WORDS.says("skirmish-over")
FOUR_ACTIONS = WORDS.says("four-actions")
CANNOT_REPLY = WORDS.says("cannot-reply", "seat")
_PAIR = {"die": WHOSE, "target": THE_DIE_OF}
_VALUES = {**_PAIR, "value": NUMBER, "other": NUMBER}
NO_EFFECT = WORDS.says("no-effect", **_PAIR)
FAILS = WORDS.says("fails", **_VALUES)
BEATS = WORDS.says("beats", **_VALUES)
WINS_TIE = WORDS.says("wins-tie", **_VALUES)
WOULD_BEAT = WORDS.says("would-beat", **_PAIR)
WOULD_FAIL = WORDS.says("would-fail", **_PAIR)
WOULD_BACKFIRE = WORDS.says("would-backfire", **_PAIR)
SERVES = WORDS.says("serves", **_PAIR)
TO_ABYSS = WORDS.says("to-abyss", die=WHOSE)
TO_LIMBO = WORDS.says("to-limbo", die=WHOSE)
TO_RESERVE = WORDS.says("to-reserve", die=WHOSE)
CHANGES = WORDS.says("changes", "die before after", die=WHOSE)
UNANSWERED = WORDS.says("unanswered")
SUFFERS = WORDS.says("suffers", "seat points")
NEXT_TURN = WORDS.says("next-turn", "number")
WON = WORDS.says("won", "seat loser")
BOTH_FELL = WORDS.says("both-fell")
QUIET = WORDS.says("quiet")

# Prompts.
ASK_TAKE = WORDS.says("ask-take", "seat")
ASK_FIRST = WORDS.says("ask-first", "seat")
ASK_COMMIT = WORDS.says("ask-commit", "seat")
ASK_ROLL = WORDS.says("ask-roll", die=THE_DIE_OF)
ASK_LOT = WORDS.says("ask-lot")
ASK_BONUS = WORDS.says("ask-bonus", "seat")
ASK_PROVOKE = WORDS.says("ask-provoke", "seat")
ASK_REPLY = WORDS.says("ask-reply", "seat die", die=THE_DIE_OF)
ASK_SIGN = WORDS.says("ask-sign", "seat value target")
ASK_RECOVER = WORDS.says("ask-recover", "seat")
ASK_WOUND = WORDS.says("ask-wound", "seat points")

# Refusals.
NOT_OVER = WORDS.says("not-over")
NOT_NOW = WORDS.says("not-now", "move now")
OTHER_DIE = WORDS.says("other-die", die=THE_DIE_OF)
NEEDS_VITALITY = WORDS.says("needs-vitality", "seat")
NO_SUCH_DIE = WORDS.says("no-such-die", "seat name")
NOT_VITALITY = WORDS.says("not-vitality", "die")
NOT_IN_HAND = WORDS.says("not-in-hand", "die")
ALREADY_CHOSEN = WORDS.says("already-chosen", "die")
NOT_ASCENDING = WORDS.says("not-ascending", "die")
VITALITY_FIRST = WORDS.says("vitality-first", "die")
RETURNED_ALREADY = WORDS.says("returned-already", "die")
NOT_IN_LIMBO = WORDS.says("not-in-limbo", "die")
WOUNDED_ENOUGH = WORDS.says("wounded-enough", "die value")
NO_ROOM = WORDS.says("no-room", "die")
NO_BONUS = WORDS.says("no-bonus", "die")
NOT_ITSELF = WORDS.says("not-itself", "die")
NOT_IN_PLAY = WORDS.says("not-in-play", die=THE_DIE_OF)
WRONG_TYPE = WORDS.says("wrong-type", "die type")
WRONG_TARGET = WORDS.says("wrong-target", "die type")
NOT_ALLIED = WORDS.says("not-allied", "die target", target=THE_DIE)
NOT_IN_RESERVE = WORDS.says("not-in-reserve", "die")
ENEMIES_ONLY = WORDS.says("enemies-only", "die")
OWN_ONLY = WORDS.says("own-only", "die")
FIRST_REPLY = WORDS.says("first-reply", die=THE_DIE_OF)
LATER_REPLY = WORDS.says("later-reply", die=THE_DIE_OF)

# The view; what a seat has comes south first.
A_DIE = WORDS.shows("dice", "lists", "seat name shape colour type rare zone value chosen wounds")
VITALITY = WORDS.shows("vitality", "one", "south north", flat=True)
ATTACK = WORDS.shows("attack", "one", "south north", flat=True)
DEFENCE = WORDS.shows("defence", "one", "south north", flat=True)
DAMAGE = WORDS.shows("damage", "one", "south north", flat=True)
THE_PHASE = WORDS.shows("phase", "one", "phase")
THE_TURN = WORDS.shows("turn", "one", "seat")
TURNS = WORDS.shows("turns", "one", "number")
ARE_SEALED = WORDS.shows("sealed", flat=True, south=FLAG, north=FLAG)
HAVE_PASSED = WORDS.shows("passed", flat=True, south=FLAG, north=FLAG)
ACTION = WORDS.shows("duel", "list", "seat die target_seat target", die=DIE, target=DIE)
THREAT = WORDS.shows("threats", "lists", "seat die", die=FULL)
