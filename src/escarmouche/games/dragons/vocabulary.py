"""The words of Dragons Arena: moves, what the referee says, what lies in the arena."""

from __future__ import annotations

from escarmouche.core.vocabulary import FLAG, NUMBER, THE_MOVE, THE_PROMPT, Type, Vocabulary

SPECIES = ("fire", "ice")
SETUPS = ("baby", "little", "big", "equal")
PHASES = ("shake", "roll", "choose", "pair", "lot", "place", "duel", "between", "done")

WORDS = Vocabulary("dragons", (("DRA", 0),))

SEAT = Type("species", SPECIES, words="dragons-seat-")
LETTER = Type("letter", ("f", "i"))
SQUARE = Type("square", tuple(file + rank for rank in "1234" for file in "abcd"))
POWER = Type("power", tuple("123456"), first=1)
PHASE = Type("phase", PHASES)
SETUP = Type("setup", SETUPS)

# Moves.
TAKE = WORDS.writes("{start}x{end}", steps=("{start}", "{end}"), start=SQUARE, end=SQUARE)
CHANGE = WORDS.writes("{square}={power}", steps=("{square}", "{power}"), square=SQUARE, power=POWER)
PLACE = WORDS.writes("{power}@{square}", steps=("{power}", "{square}"), square=SQUARE, power=POWER)
CHOOSE = WORDS.writes("{power}", power=POWER)
SPLIT = WORDS.writes("{low}+{high}", "{high}+{low}", low=POWER, high=POWER)
FALL = WORDS.writes(
    "{square}:{species}{power}",
    "{species}{power}",
    steps=("{species}{power}",),
    square=SQUARE,
    species=LETTER,
    power=POWER,
)
LOT = WORDS.writes("lot:{species}", species=SEAT)
NEXT = WORDS.writes("next")

# Events.
ELIMINATES = WORDS.says("eliminates", species=SEAT, start=SQUARE, end=SQUARE, power=NUMBER)
FIELD_GONE = WORDS.says("field-gone", square=SQUARE)
MODIFIES = WORDS.says("modifies", species=SEAT, square=SQUARE, before=NUMBER, after=NUMBER)
FIELD = WORDS.says("field", square=SQUARE)
PLACES = WORDS.says("places", species=SEAT, power=NUMBER, square=SQUARE)
CHOOSES = WORDS.says("chooses", species=SEAT, power=NUMBER)
SPLITS = WORDS.says("splits", species=SEAT, low=NUMBER, high=NUMBER)
FALLS = WORDS.says("falls", species=SEAT, power=NUMBER, square=SQUARE)
ROLLS = WORDS.says("rolls", species=SEAT, power=NUMBER)
LOT_FALLS = WORDS.says("lot", species=SEAT)
NEXT_DUEL = WORDS.says("next-duel", number=NUMBER)
REVEALED = WORDS.says("revealed")
STARTS = WORDS.says("starts", species=SEAT)
NO_CONTACT = WORDS.says("no-contact")
ALL_SHIELDED = WORDS.says("all-shielded")
DUEL_WON = WORDS.says("duel-won", species=SEAT, points=NUMBER, other=NUMBER)
DUEL_DRAWN = WORDS.says("duel-drawn", points=NUMBER)
MATCH_SCORE = WORDS.says("match-score", fire=NUMBER, ice=NUMBER)
MATCH_WON = WORDS.says("match-won", species=SEAT, fire=NUMBER, ice=NUMBER)
MATCH_DRAWN = WORDS.says("match-drawn", fire=NUMBER, ice=NUMBER)

# Prompts.
ASK_SHAKE = WORDS.says("ask-shake", square=SQUARE)
ASK_ROLL = WORDS.says("ask-roll", species=SEAT)
ASK_POWER = WORDS.says("ask-power", species=SEAT, dice=NUMBER, points=NUMBER)
ASK_PAIR = WORDS.says("ask-pair", species=SEAT)
ASK_LOT = WORDS.says("ask-lot")
ASK_PLACE = WORDS.says("ask-place", species=SEAT)
ASK_ELIMINATE = WORDS.says("ask-eliminate", species=SEAT)
ASK_MODIFY = WORDS.says("ask-modify", species=SEAT)
ASK_NEXT = WORDS.says("ask-next", number=NUMBER)

# Refusals.
NOT_OVER = WORDS.says("not-over")
NOT_NOW = WORDS.says("not-now", move=THE_MOVE, now=THE_PROMPT)
NO_DIE = WORDS.says("no-die", now=THE_PROMPT)
DIE_SQUARE = WORDS.says("die-square", square=SQUARE)
DIE_IN_HAND = WORDS.says("die-in-hand")
DIE_SPECIES = WORDS.says("die-species", species=SEAT)
NOBODY_THERE = WORDS.says("nobody", square=SQUARE)
NOT_YOURS = WORDS.says("not-yours", square=SQUARE, other=SEAT, species=SEAT)
OWN_TARGET = WORDS.says("own-target", square=SQUARE, species=SEAT)
NOT_ADJACENT = WORDS.says("not-adjacent", start=SQUARE, end=SQUARE)
_POWERS = {"start": SQUARE, "end": SQUARE, "attacker": NUMBER, "target": NUMBER}
TOO_WEAK = WORDS.says("too-weak", **_POWERS)
ONLY_ONE_TAKES_SIX = WORDS.says("only-one-takes-six", **_POWERS)
SIX_SPARES_ONE = WORDS.says("six-spares-one", **_POWERS)
MUST_ELIMINATE = WORDS.says("must-eliminate", species=SEAT, start=SQUARE, end=SQUARE)
SHIELDED = WORDS.says("shielded", square=SQUARE)
SAME_POWER = WORDS.says("same-power", square=SQUARE, power=NUMBER)
OCCUPIED = WORDS.says("occupied", square=SQUARE)
NO_SUCH_DIE = WORDS.says("no-such-die", species=SEAT, power=NUMBER)
NOT_SEVEN = WORDS.says("not-seven", low=NUMBER, high=NUMBER)
DESCENDING = WORDS.says("descending", power=NUMBER, highest=NUMBER)
NO_TOTAL = WORDS.says("no-total", power=NUMBER, dice=NUMBER, points=NUMBER)

# The view.
DRAGON = WORDS.shows("arena", "dict", square=SQUARE, species=SEAT, power=NUMBER, shielded=FLAG)
HAND = WORDS.shows(
    "hand",
    "dict",
    flat=True,
    species=SEAT,
    unknown=NUMBER,
    ones=NUMBER,
    twos=NUMBER,
    threes=NUMBER,
    fours=NUMBER,
    fives=NUMBER,
    sixes=NUMBER,
)
TOTALS = WORDS.shows("totals", flat=True, fire=NUMBER, ice=NUMBER)
THE_PHASE = WORDS.shows("phase", phase=PHASE)
THE_SETUP = WORDS.shows("setup", setup=SETUP)
MATCH = WORDS.shows("match", duels=NUMBER)
WINS = WORDS.shows("wins", flat=True, fire=NUMBER, ice=NUMBER)
DUELS = WORDS.shows("duels", ended=NUMBER)
NEXT_SQUARE = WORDS.shows("next", square=SQUARE)
THREAT = WORDS.shows("threats", "lists", species=SEAT, square=SQUARE)
