"""A position of any game, as Python code handles it: immutable, compared by value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from escarmouche.core.errors import IllegalMove, NotationError
from escarmouche.core.game import Event, Game
from escarmouche.core.kernel import CHANCE, DRAW, OVER, SPECTATOR, copied
from escarmouche.core.once import once


@dataclass(frozen=True)
class Outcome:
    """How a game ended: the winning seat (None for a draw) and the reason's name."""

    winner: int | None
    reason: str


class Position:
    """A position; `play` returns the next one and leaves this one as it is."""

    def __init__(self, game: Game, record: np.record) -> None:
        self.game = game
        self._record = record

    @property
    def record(self) -> np.record:
        """A copy of the compiled record."""
        return copied(self._record)

    @property
    def array(self) -> np.ndarray:
        """A copy of the record as an array of one, the form that compiled loops take."""
        rows = np.empty(1, self._record.dtype)
        rows[0] = self._record
        return rows

    @once
    def actor(self) -> int:
        """The seat to decide (0 or 1), CHANCE or OVER."""
        return self.game.rules.kernel.actor(self._record)

    @property
    def is_chance(self) -> bool:
        return self.actor == CHANCE

    @property
    def is_over(self) -> bool:
        return self.actor == OVER

    @property
    def outcome(self) -> Outcome | None:
        if not self.is_over:
            return None
        winner, reason = self.game.rules.kernel.outcome(self._record)
        return Outcome(
            None if winner == DRAW else int(winner), self.game.rules.reasons[int(reason)]
        )

    @once
    def move_ids(self) -> tuple[int, ...]:
        if self.is_over:
            return ()
        rules = self.game.rules
        out = rules.buffer()
        return tuple(out[: rules.kernel.moves(self._record, out)].tolist())

    @property
    def moves(self) -> tuple[str, ...]:
        """The legal moves as text."""
        return tuple(self.game.move_text(self._record, move) for move in self.move_ids)

    @property
    def weights(self) -> tuple[int, ...]:
        """At a chance node, the weight of each of `moves`."""
        out = self.game.rules.buffer()
        count = self.game.rules.kernel.weights(self._record, out) if self.is_chance else 0
        return tuple(out[:count].tolist())

    @property
    def text(self) -> str:
        return self.game.write(self._record)

    @property
    def view(self) -> dict[str, Any]:
        return self.game.view(self._record)

    @property
    def prompt(self) -> Event:
        return self.game.prompt(self._record)

    def threats(self, seat: int) -> tuple[str, ...]:
        """The squares or dice of a seat that the other one could take or hurt next."""
        return self.game.threats(self._record, seat)

    @property
    def choices(self) -> list[tuple[str, tuple[str, ...]]]:
        """The legal moves as text, each with what a hand touches to make it."""
        text, steps, record = self.game.move_text, self.game.steps, self._record
        return [(text(record, move), steps(record, move)) for move in self.move_ids]

    @once
    def hidden(self) -> bool:
        """Whether the decision to be made now stays hidden from the other seat."""
        return self.actor in (0, 1) and self.game.hidden(self._record)

    @property
    def secret(self) -> str | None:
        """Which hidden decision is underway, or None."""
        return self.game.secret(self._record) if self.hidden else None

    def move_text(self, move: int) -> str:
        return self.game.move_text(self._record, move)

    def move_id(self, text: str) -> int | None:
        """The id of a well-formed text, or None if no position ever has such a move."""
        return self.game.move_id(self._record, text)

    def steps(self, move: int) -> tuple[str, ...]:
        return self.game.steps(self._record, move)

    def play(self, move: str | int) -> Position:
        """The position after a move: an id, a text, or several texts joined by commas."""
        if isinstance(move, str) and "," in move:
            position = self
            for part in move.split(","):
                position = position.play(part)
            return position
        return self.after(self.legal(move))

    def after(self, move: int) -> Position:
        """The position after a move that the caller knows to be legal."""
        record = copied(self._record)
        self.game.rules.kernel.play(record, move)
        return Position(self.game, record)

    def events(self, move: str | int) -> list[Event]:
        """What a legal move does, by rule."""
        move = self.legal(move)
        return self.told(move, self.after(move))

    def told(self, move: int, after: Position) -> list[Event]:
        """What a legal move did that led to the position `after`."""
        return self.game.events(self._record, move, after._record)

    def fall(self, move: int) -> Event:
        """What an outcome of this chance node amounts to."""
        return self.game.fall(self._record, move, self.after(move)._record)

    def why_not(self, text: str) -> Event | None:
        """The rule that forbids a well-formed move, or None if it is legal."""
        if self.move_id(text) in self.move_ids:
            return None
        return self.game.objection(self._record, text)

    def hide(self, seat: int = SPECTATOR) -> Position:
        """The position as a seat, or a spectator, may see it."""
        record = copied(self._record)
        self.game.rules.kernel.hide(record, seat)
        return Position(self.game, record)

    def svg(self) -> str:
        return self.game.svg(self._record)

    def _repr_svg_(self) -> str:
        return self.svg()

    def legal(self, move: str | int) -> int:
        """The id of a legal move; `IllegalMove` gives the rule that forbids any other."""
        if move in self.move_ids:
            return int(move)
        if isinstance(move, int) and not 0 <= move < self.game.rules.move_count:
            raise NotationError("error-move-id", move=move, last=self.game.rules.move_count - 1)
        number = self.move_id(move) if isinstance(move, str) else move
        if number is None or number not in self.move_ids:
            text = move if isinstance(move, str) else self.move_text(move)
            ruling = self.game.objection(self._record, text)
            raise IllegalMove(ruling.rule, ruling.message)
        return number

    def __bytes__(self) -> bytes:
        return self._record.tobytes()

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Position)
            and self.game is other.game
            and self._record.tobytes() == other._record.tobytes()
        )

    def __hash__(self) -> int:
        return hash((self.game.name, bytes(self)))

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.game.name} {self.text}>"
