"""The words of Cairn: moves, what the referee says, what lies on the table."""

from __future__ import annotations

from escarmouche.core.vocabulary import Type, Vocabulary, named

SEATS = ("sun", "moon")

SEAT = Type("seat", SEATS, words="cairn-seat-")
COUNT = Type("count", tuple("123456"), first=1)

WORDS = Vocabulary("cairn", (("CAI", 0),), named(SEAT))

# Moves.
TAKE = WORDS.writes("{count}", count=COUNT)
FALL = WORDS.writes("d{face}", face=COUNT)

# Events.
ROLLS = WORDS.says("rolls", "seat face")
TAKES = WORDS.says("takes", "seat count left")
WINS = WORDS.says("wins", "seat")

# Prompts.
ASK_ROLL = WORDS.says("ask-roll", "seat")
ASK_TAKE = WORDS.says("ask-take", "seat most")

# Refusals.
ABOVE_THE_DIE = WORDS.says("above-the-die", "count face")
TOO_FEW_LEFT = WORDS.says("too-few-left", "count left")
NOT_NOW = WORDS.says("not-now", "move now")

# The view.
STONES = WORDS.shows("stones", "one", "count")
DIE = WORDS.shows("die", "one", "face")
TURN = WORDS.shows("turn", "one", "seat")
