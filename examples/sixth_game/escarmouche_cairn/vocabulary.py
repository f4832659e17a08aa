"""The words of Cairn: moves, what the referee says, what lies on the table."""

from __future__ import annotations

from escarmouche.core.vocabulary import NUMBER, THE_MOVE, THE_PROMPT, Type, Vocabulary

SEATS = ("sun", "moon")

WORDS = Vocabulary("cairn", (("CAI", 0),))

SEAT = Type("seat", SEATS, words="cairn-seat-")
COUNT = Type("count", tuple("123456"), first=1)

# Moves.
TAKE = WORDS.writes("{count}", count=COUNT)
FALL = WORDS.writes("d{face}", face=COUNT)

# Events.
ROLLS = WORDS.says("rolls", seat=SEAT, face=NUMBER)
TAKES = WORDS.says("takes", seat=SEAT, count=NUMBER, left=NUMBER)
WINS = WORDS.says("wins", seat=SEAT)

# Prompts.
ASK_ROLL = WORDS.says("ask-roll", seat=SEAT)
ASK_TAKE = WORDS.says("ask-take", seat=SEAT, most=NUMBER)

# Refusals.
ABOVE_THE_DIE = WORDS.says("above-the-die", count=NUMBER, face=NUMBER)
TOO_FEW_LEFT = WORDS.says("too-few-left", count=NUMBER, left=NUMBER)
NOT_NOW = WORDS.says("not-now", move=THE_MOVE, now=THE_PROMPT)

# The view.
STONES = WORDS.shows("stones", count=NUMBER)
DIE = WORDS.shows("die", face=NUMBER)
TURN = WORDS.shows("turn", seat=SEAT)
