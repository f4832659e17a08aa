"""What is settled when a room is made, and the lines of its log."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from escarmouche.server.to_server import Clock
from escarmouche.server.wire import Happening, Seat

Status = Literal["waiting", "playing", "over"]


@dataclass(frozen=True)
class SeatTerms:
    """Who a seat is for: a person, or the computer at a level."""

    level: int | None = None  # of the computer
    invite: str | None = None  # SHA-256 of the invite that opens it
    open: bool = False  # anyone may take it


@dataclass(frozen=True)
class Charter:
    """What is settled when a room is made."""

    id: str
    game: str
    options: dict[str, str]
    seats: tuple[SeatTerms, SeatTerms]
    clock: Clock | None
    dice: Literal["fair", "typed"]
    rated: bool
    secret: bytes
    created: int
    rules: int = 1  # the version of the game's rules

    @property
    def hints(self) -> bool:
        """Off in rated and timed games, and between people, unless these share a screen."""
        apart = any(terms.invite or terms.open for terms in self.seats)
        return not (self.rated or self.clock or apart)


class Sitter(NamedTuple):
    """Who has a seat: the hash of its key, and if they were told a name and a known player."""

    key: str
    name: str | None = None
    player: str | None = None

    @property
    def word(self) -> str:
        """As the log keeps it.

        >>> Sitter("ab", "Léa B").word, Sitter("ab").word
        ('ab - Léa B', 'ab')
        """
        return f"{self.key} {self.player or '-'} {self.name}" if self.name else self.key

    @classmethod
    def read(cls, word: str) -> Sitter:
        """
        >>> Sitter.read("ab - Léa B")
        Sitter(key='ab', name='Léa B', player=None)
        """
        key, player, name = (*word.split(" ", 2), None, None)[:3]
        return cls(str(key), name, None if player == "-" else player)


class Entry(NamedTuple):
    """One line of the log; `said` is the act in a word, `moves` what was played and rolled."""

    ply: int
    kind: Happening
    seat: Seat | None
    at: int
    act: str | None = None  # the id that the client gave it
    said: str = ""
    moves: tuple[int, ...] = ()


@dataclass(frozen=True)
class Ending:
    winner: Seat | None
    reason: Literal["resignation", "agreement", "time"]
