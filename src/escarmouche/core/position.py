"""A position of any game, as Python code handles it: immutable, compared by value."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from escarmouche.core import defaults
from escarmouche.core.errors import IllegalMove, NotationError
from escarmouche.core.game import Game
from escarmouche.core.kernel import (
    ARGUMENTS,
    CHANCE,
    DRAW,
    NONE,
    OVER,
    SPECTATOR,
    Rules,
    copied,
    empty_log,
)
from escarmouche.core.lazy import lazy, shares_names
from escarmouche.core.texts import Message
from escarmouche.core.vocabulary import Event, Fact, Row, Wording

FEW = 4  # moves of a decision that may be foregone


@dataclass(frozen=True)
class Outcome:
    """How a game ended: the winning seat (None for a draw) and the reason's name."""

    winner: int | None
    reason: str


def wording_of(rules: Rules, record: np.record) -> Wording:
    """The words for what lies in a record."""
    found = []
    for kind in rules.vocabulary.kinds:
        out = np.empty((kind.pieces, kind.width), np.int32)
        defaults.parts.of(rules)(record, kind.kind, out)
        found.append(out.tobytes())
    return rules.vocabulary.wording(found)


class _Room(threading.local):
    """Room for what is told, for each thread its own."""

    def __init__(self) -> None:
        self.log = empty_log()


_room = _Room()


@shares_names
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

    @lazy
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

    @lazy
    def move_ids(self) -> tuple[int, ...]:
        if self.is_over:
            return ()
        rules = self.game.rules
        out = rules.buffer()
        return tuple(out[: rules.kernel.moves(self._record, out)].tolist())

    @lazy
    def moves(self) -> tuple[str, ...]:
        """The legal moves as text."""
        return tuple(map(self.wording.texts.__getitem__, self.rows.values()))

    @property
    def weights(self) -> tuple[int, ...]:
        """At a chance node, the weight of each of `moves`."""
        out = self.game.rules.buffer()
        count = self.game.rules.kernel.weights(self._record, out) if self.is_chance else 0
        return tuple(out[:count].tolist())

    @property
    def text(self) -> str:
        return self.game.write(self._record)

    @lazy
    def view(self) -> dict[str, Any]:
        """What lies on the table, as plain data (JSON)."""
        return self.wording.view(self._heard(self.game.rules.kernel.show, self._record))

    def survey(self, piece: str) -> dict[str, Any]:
        """What is told of a piece on demand, as plain data like the view; `{}` if nothing is."""
        kernel, number = self.game.rules.kernel, self.game.rules.vocabulary.piece(piece)
        if number is None or not hasattr(kernel, "survey"):
            return {}
        return self.wording.view(self._heard(kernel.survey, self._record, number))

    @lazy
    def prompt(self) -> Event:
        """What is expected now of whoever acts, or how the game ended."""
        return self.wording.event(self._told(self.game.rules.kernel.ask)[0])

    def threats(self, seat: int) -> tuple[str, ...]:
        """The squares or dice of a seat that the other one could take or hurt next."""
        return tuple(self.view.get("threats", {}).get(self.game.seats[seat], ()))

    @property
    def choices(self) -> list[tuple[str, tuple[str, ...]]]:
        """The legal moves as text, each with what a hand touches to make it."""
        steps = map(self.wording.touches.__getitem__, self.rows.values())
        return list(zip(self.moves, steps, strict=True))

    @lazy
    def secret(self) -> int | None:
        """Which hidden decision is underway, or None."""
        return (self.actor in (0, 1) and self.game.rules.kernel.secret(self._record)) or None

    @property
    def kept(self) -> bool:
        """Whether something decided in secret stays hidden while the game goes on."""
        return bool(self.game.rules.kernel.kept(self._record))

    @property
    def hidden(self) -> bool:
        """Whether the decision to be made now stays hidden from the other seat."""
        return self.secret is not None

    @lazy
    def foregone(self) -> int | None:
        """The move of a decision that is none: each of its few moves does and tells the same.

        Whoever drives a game plays it like a die, so that nobody is asked. Where anything is
        hidden somebody decides: not being asked could tell of it.
        """
        if self.actor not in (0, 1) or not 1 < len(self.move_ids) <= FEW:
            return None
        first, *others = self.move_ids
        same = self.step(first)
        # Most decisions are real ones, and the first two moves show it.
        if any(self.step(move) != same for move in others) or not self.open:
            return None
        return first

    def move_text(self, move: int) -> str:
        return self.wording.move_text(self.row(move))

    def move_id(self, text: str) -> int | None:
        """The id of a well-formed text, or None if no position ever has such a move."""
        move = self._read(text)[0]
        return None if move == NONE else move

    def label(self, move: int) -> Message:
        """A move as a list of choices says it, in games that have such words."""
        return self.wording.label(self.row(move))

    def steps(self, move: int) -> tuple[str, ...]:
        return self.wording.steps(self.row(move))

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
        self._speak(self.game.rules.kernel.play, record, move)
        return Position(self.game, record)

    def events(self, move: str | int) -> list[Event]:
        """What a legal move does, by rule."""
        return self.told(self.legal(move))

    def told(self, move: int) -> list[Event]:
        """What a move does that the caller knows to be legal."""
        return self.worded(self.step(move)[1])

    def step(self, move: int) -> tuple[Position, list[Row]]:
        """The position after a move that the caller knows to be legal, and what the move told."""
        record = copied(self._record)
        rows = self._told(self.game.rules.kernel.play, record, move)
        return Position(self.game, record), rows

    def worded(self, rows: Sequence[Row]) -> list[Event]:
        """What a move from here told, in words."""
        return list(map(self.wording.events.__getitem__, rows))

    def facts(self, move: str | int) -> list[Fact]:
        """What a legal move does, as data."""
        rows = self._told(self.game.rules.kernel.play, copied(self._record), self.legal(move))
        return [self.wording.fact(row) for row in rows]

    def fall(self, move: int) -> Event:
        """What an outcome of this chance node amounts to.

        Only a game where several faces come to the same thing has more to say than the first event.
        """
        kernel = self.game.rules.kernel
        if not hasattr(kernel, "foresee"):
            return self.told(move)[0]
        return self.wording.event(self._told(kernel.foresee, self._record, move)[0])

    def why_not(self, text: str) -> Event | None:
        """The rule that forbids a well-formed move, or None if it is legal."""
        if text in self._by_text:
            return None
        move, row, unknown = self._read(text)
        if move in self.move_ids or self.is_correction(move):
            return None
        return unknown or self._refusal(row)

    def why_not_steps(self, steps: Sequence[str]) -> Event | None:
        """The rule that forbids what begins with these steps; None if a legal move does.

        Where different rules forbid what it could have become, the one that forbids most of it;
        None too if it could have become nothing.
        """
        begins, wording = tuple(steps), self.wording
        if any(wording.begins(row, begins) for row in self.rows.values()):
            return None
        now = {row[0] for row in self.rows.values()}
        tries: list[tuple[bool, bool, list[Row]]] = []
        for rows in wording.begun(begins):
            # A name may stand for several pieces: rows that are no move anywhere count for little.
            moves = [row for row in rows if self._identified(row) != NONE]
            own = wording.steps(rows[0])
            done = max(len(begins), own.index(begins[-1]) + 1)
            if moves or (rows[0][0] in now and (done > 1 or done == len(own))):
                tries.append((rows[0][0] not in now, not moves, moves or rows))
        refused = [Counter(map(self._refused, rows)) for *_, rows in sorted(tries)]
        for refusals in sorted(refused, key=lambda each: len(each) > 1):
            for refusal, _ in refusals.most_common():
                # A reason says more than that such a move is not expected now.
                if not wording.names_the_move(refusal):
                    return wording.event(refusal, now=self.prompt.message)
        return None

    def hide(self, seat: int = SPECTATOR) -> Position:
        """The position as a seat, or a spectator, may see it."""
        if not self.game.rules.hides:
            return self
        record = copied(self._record)
        self.game.rules.kernel.hide(record, seat)
        return Position(self.game, record)

    @lazy
    def open(self) -> bool:
        """Whether nothing is hidden from anyone: nobody sees less than a spectator."""
        if not self.game.rules.hides:
            return True
        record = copied(self._record)
        self.game.rules.kernel.hide(record, SPECTATOR)
        return record.tobytes() == self._record.tobytes()

    def alone(self) -> Position:
        """What is solved of a position, such as one duel of a match."""
        record = copied(self._record)
        self.game.rules.kernel.isolate(record)
        return Position(self.game, record)

    def forget(self) -> None:
        """Keep no words and pictures: of a position that is past nobody asks for them soon."""
        for name in ("view", "moves", "rows", "_by_text"):
            try:  # `suppress` takes longer than all of this
                delattr(self, name)
            except AttributeError:
                continue  # it was not asked for

    def svg(self) -> str:
        return self.game.svg(self)

    def _repr_svg_(self) -> str:
        return self.svg()

    def is_correction(self, move: int) -> bool:
        """Whether a move sets something right by hand: no list of moves has it."""
        return move >= self.game.rules.move_count

    def legal(self, move: str | int) -> int:
        """The id of a legal move or correction; `IllegalMove` gives the rule against any other."""
        if move in self.move_ids:
            return int(move)
        unknown = None
        if isinstance(move, str):
            if move in self._by_text:
                return self._by_text[move]
            number, row, unknown = self._read(move)
        elif self.is_correction(move) and self._identified(self.row(move)) == move:
            return move
        elif 0 <= move < self.game.rules.move_count:
            number, row = move, self.row(move)
            unknown = self.wording.missing(row)
        else:
            raise NotationError("error-move-id", move=move, last=self.game.rules.move_count - 1)
        if number in self.move_ids or self.is_correction(number):
            return number
        ruling = unknown or self._refusal(row)
        raise IllegalMove(ruling.rule, ruling.message)

    @lazy
    def wording(self) -> Wording:
        """The words for what lies here: pieces may be named by what they are."""
        return wording_of(self.game.rules, self._record)

    def _told(self, speak: Callable[..., None], *given: Any) -> list[Row]:
        """The rows that a function of the kernel tells."""
        return list(map(tuple, self._heard(speak, *(given or (self._record,))).tolist()))

    def _heard(self, speak: Callable[..., None], *given: Any) -> np.ndarray:
        """The same, as they lie in the log that the next one who tells writes to."""
        log = self._speak(speak, *given)
        return log[1 : log[0, 0] + 1]

    def _speak(self, speak: Callable[..., None], *given: Any) -> np.ndarray:
        """Call a function of the kernel that tells; what it told.

        Where nobody listens too: the silent form would be compiled beside the one that tells.
        """
        log = _room.log
        log[0, 0] = 0
        speak(*given, log)
        return log

    @lazy
    def rows(self) -> dict[int, Row]:
        """The legal moves by id, each as its kind and arguments."""
        return dict(zip(self.move_ids, self._described(self.move_ids), strict=True))

    @lazy
    def _by_text(self) -> dict[str, int]:
        """The legal moves as they are written."""
        texts = map(self.wording.texts.__getitem__, self.rows.values())
        return dict(zip(texts, self.rows, strict=True))

    def row(self, move: int) -> Row:
        """A move as its kind and arguments."""
        row = np.zeros(1 + ARGUMENTS, np.int32)
        self.game.rules.kernel.describe(self._record, move, row)
        return tuple(row.tolist())

    def _described(self, moves: Sequence[int]) -> list[Row]:
        out = np.zeros((len(moves), 1 + ARGUMENTS), np.int32)
        defaults.rows.of(self.game.rules)(self._record, np.array(moves, np.int32), out)
        return list(map(tuple, out.tolist()))

    def _read(self, text: str) -> tuple[int, Row, Event | None]:
        """What a text means: a move (NONE: no position has it), its row, and a name unknown."""
        rows, unknown = self.wording.read(text)
        if not rows and unknown is None:
            raise NotationError(f"error-{self.game.name}-move", text=text)
        best: tuple[int, Row] = NONE, rows[0] if rows else ()
        for row in rows:
            move = self._identified(row)
            if move in self.move_ids or self.is_correction(move):
                return move, row, None
            if best[0] == NONE and move != NONE:
                best = move, row
        return *best, unknown

    def _identified(self, row: Row) -> int:
        """The id of the move that a row describes, or NONE."""
        rules = self.game.rules
        return int(defaults.identify.of(rules)(self._record, _padded(row), rules.move_count))

    def _refused(self, row: Row) -> Row:
        (told,) = self._told(self.game.rules.kernel.refuse, self._record, _padded(row))
        return told

    def _refusal(self, row: Row) -> Event:
        text = self.wording.move_text(row)
        return self.wording.event(self._refused(row), text, self.prompt.message)

    def __bytes__(self) -> bytes:
        return self._record.tobytes()

    def __eq__(self, other: object) -> bool:
        return self is other or (
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


def _padded(row: Row) -> np.ndarray:
    """A row as the kernel takes it."""
    padded = np.zeros(1 + ARGUMENTS, np.int32)
    padded[: len(row)] = row
    return padded
