"""The words of Dragons Arena: moves, what the referee says, what lies in the arena."""

from __future__ import annotations

from escarmouche.core.vocabulary import FLAG, Type, Vocabulary, named

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
WORDS = Vocabulary("dragons", (("DRA", 0),), NAMED, (LETTER, POWER)).read(__file__)


def __getattr__(name: str) -> int:
    """The words of `vocabulary.toml`, by their numbers."""
    return WORDS.number(name)
