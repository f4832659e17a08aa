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
        """Off between people, unless they share a screen without a clock: there both see them."""
        between_people = all(terms.level is None for terms in self.seats)
        apart = any(terms.invite or terms.open for terms in self.seats)
        return not between_people or not (apart or self.rated or self.clock)


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
