"""The words of Cairn: moves, what the referee says, what lies on the table."""

from __future__ import annotations

from escarmouche.core.vocabulary import Type, Vocabulary, named

SEATS = ("sun", "moon")

SEAT = Type("seat", SEATS, words="cairn-seat-")
COUNT = Type("count", tuple("123456"), first=1)

WORDS = Vocabulary("cairn", (("CAI", 0),), named(SEAT), (COUNT,)).read(__file__)


def __getattr__(name: str) -> int:
    """The words of `vocabulary.toml`, by their numbers."""
    return WORDS.number(name)
