"""The words of Dragons Arena: moves, what the referee says, what lies in the arena."""

from __future__ import annotations

from escarmouche.core.vocabulary import FLAG, NUMBER, Type, Vocabulary, named

SPECIES = ("fire", "ice")
SETUPS = ("baby", "little", "big", "equal")
PHASES = ("shake", "roll", "choose", "pair", "lot", "place", "duel", "between", "done")

SEAT = Type("species", SPECIES, words="dragons-seat-")
LETTER = Type("letter", ("f", "i"))
SQUARE = Type("square", tuple(file + rank for rank in "1234" for file in "abcd"))
POWER = Type("power", tuple("123456"), first=1)
PHASE = Type("phase", PHASES)
SETUP = Type("setup", SETUPS)

NAMED = named(SEAT, SQUARE, PHASE, SETUP, start=SQUARE, end=SQUARE, shielded=FLAG)
WORDS = Vocabulary("dragons", (("DRA", 0),), NAMED)

# Moves.
TAKE = WORDS.writes("{start}x{end}", steps=("{start}", "{end}"))
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
LOT = WORDS.writes("lot:{species}")
NEXT = WORDS.writes("next")

# Events.
ELIMINATES = WORDS.says("eliminates", "species start end power")
FIELD_GONE = WORDS.says("field-gone", "square")
MODIFIES = WORDS.says("modifies", "species square before after")
FIELD = WORDS.says("field", "square")
PLACES = WORDS.says("places", "species power square")
CHOOSES = WORDS.says("chooses", "species power")
SPLITS = WORDS.says("splits", "species low high")
FALLS = WORDS.says("falls", "species power square")
ROLLS = WORDS.says("rolls", "species power")
LOT_FALLS = WORDS.says("lot", "species")
NEXT_DUEL = WORDS.says("next-duel", "number")
REVEALED = WORDS.says("revealed")
STARTS = WORDS.says("starts", "species")
NO_CONTACT = WORDS.says("no-contact")
ALL_SHIELDED = WORDS.says("all-shielded")
DUEL_WON = WORDS.says("duel-won", "species points other")
DUEL_DRAWN = WORDS.says("duel-drawn", "points")
MATCH_SCORE = WORDS.says("match-score", "fire ice")
MATCH_WON = WORDS.says("match-won", "species fire ice")
MATCH_DRAWN = WORDS.says("match-drawn", "fire ice")

# Prompts.
ASK_SHAKE = WORDS.says("ask-shake", "square")
ASK_ROLL = WORDS.says("ask-roll", "species")
ASK_POWER = WORDS.says("ask-power", "species dice points")
ASK_PAIR = WORDS.says("ask-pair", "species")
ASK_LOT = WORDS.says("ask-lot")
ASK_PLACE = WORDS.says("ask-place", "species")
ASK_ELIMINATE = WORDS.says("ask-eliminate", "species")
ASK_MODIFY = WORDS.says("ask-modify", "species")
ASK_NEXT = WORDS.says("ask-next", "number")

# Refusals.
NOT_OVER = WORDS.says("not-over")
NOT_NOW = WORDS.says("not-now", "move now")
NO_DIE = WORDS.says("no-die", "now")
DIE_SQUARE = WORDS.says("die-square", "square")
DIE_IN_HAND = WORDS.says("die-in-hand")
DIE_SPECIES = WORDS.says("die-species", "species")
NOBODY_THERE = WORDS.says("nobody", "square")
NOT_YOURS = WORDS.says("not-yours", "square other species", other=SEAT)
OWN_TARGET = WORDS.says("own-target", "square species")
NOT_ADJACENT = WORDS.says("not-adjacent", "start end")
_POWERS = {"start": SQUARE, "end": SQUARE, "attacker": NUMBER, "target": NUMBER}
TOO_WEAK = WORDS.says("too-weak", **_POWERS)
ONLY_ONE_TAKES_SIX = WORDS.says("only-one-takes-six", **_POWERS)
SIX_SPARES_ONE = WORDS.says("six-spares-one", **_POWERS)
MUST_ELIMINATE = WORDS.says("must-eliminate", "species start end")
SHIELDED = WORDS.says("shielded", "square")
SAME_POWER = WORDS.says("same-power", "square power")
OCCUPIED = WORDS.says("occupied", "square")
NO_SUCH_DIE = WORDS.says("no-such-die", "species power")
NOT_SEVEN = WORDS.says("not-seven", "low high")
DESCENDING = WORDS.says("descending", "power highest")
NO_TOTAL = WORDS.says("no-total", "power dice points")

# The view.
DRAGON = WORDS.shows("arena", "dict", "square species power shielded")
HAND = WORDS.shows("hand", "dict", "species unknown ones twos threes fours fives sixes", flat=True)
TOTALS = WORDS.shows("totals", "one", "fire ice", flat=True)
THE_PHASE = WORDS.shows("phase", "one", "phase")
THE_SETUP = WORDS.shows("setup", "one", "setup")
MATCH = WORDS.shows("match", "one", "duels")
WINS = WORDS.shows("wins", "one", "fire ice", flat=True)
DUELS = WORDS.shows("duels", "one", "ended")
NEXT_SQUARE = WORDS.shows("next", "one", "square")
THREAT = WORDS.shows("threats", "lists", "species square")
