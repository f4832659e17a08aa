"""What each audience is shown of a game: its own log, and positions without others' secrets.

A hidden decision is held back from the others until the secret it belongs to is out
(`Position.secret` changes, and nothing of it is `kept`). Every audience counts its log by itself,
so neither the number nor the moment of hidden decisions can be read from what others are sent.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from orjson import Fragment

from escarmouche.core.kernel import SPECTATOR
from escarmouche.core.lazy import Kept, lazy, shares_names
from escarmouche.core.position import Position
from escarmouche.core.texts import Message
from escarmouche.core.vocabulary import Event, Row, Wording
from escarmouche.server.choices import listed
from escarmouche.server.drawn_view import drawn_view
from escarmouche.server.to_client import LogItem, Play
from escarmouche.server.wire import By, Happening, Ruled, Seat, Text, encode

AUDIENCES = (0, 1, SPECTATOR)

Actor = By | None
Threats = tuple[list[str], list[str]]
Said = tuple[Wording, int, Row, tuple[Row, ...]]  # whose move, the move, and what it told


# Steps, lines and positions shown are made for every move: plain classes are made quickest.


@dataclass(eq=False)
class Step:
    """One move of a game."""

    before: Position
    move: int
    after: Position
    rows: list[Row] | None = None  # what the move told, if that is known already

    @classmethod
    def of(cls, before: Position, move: int) -> Step:
        after, rows = before.step(move)
        return cls(before, move, after, rows)

    @property
    def secret(self) -> bool:
        """Whether the move stays hidden from the other audiences for now."""
        return self.before.hidden and (self.after.secret == self.before.secret or self.after.kept)

    @property
    def said(self) -> Said:
        """What the words of the move follow from."""
        rows = self.before.step(self.move)[1] if self.rows is None else self.rows
        return self.before.wording, self.before.actor, self.before.row(self.move), tuple(rows)

    @property
    def play(self) -> Play:
        """The move in words."""
        return _play(self.said)

    def seen_by(self, audience: int) -> Step:
        return Step(self.before.hide(audience), self.move, self.after.hide(audience))


def _play(said: Said) -> Play:
    wording, actor, row, rows = said
    return Play(
        by=actor if actor in (0, 1) else "chance",  # type: ignore[arg-type]
        move=wording.texts[row],
        steps=list(wording.touches[row]),
        events=[_rulings[wording.events[each]] for each in rows],
    )


def _encoded(said: Said) -> Fragment:
    return Fragment(encode(_play(said)))


_plays = Kept(_encoded, 8_192)  # most of them happen over and over: a die falls, a piece is taken


@dataclass(eq=False)
class Line:
    """One item of a log; it is put in words when somebody wants to read it."""

    version: int
    kind: Happening
    seat: Seat | None
    steps: list[Step]
    message: Message | None
    restored: Position | None = None  # what a takeback went back to

    @property
    def item(self) -> LogItem:
        return self._with([step.play for step in self.steps])

    def _with(self, plays: list[Any]) -> LogItem:
        """The item with its moves, put in words or encoded."""
        return LogItem(
            version=self.version,
            kind=self.kind,
            seat=self.seat,
            plays=plays,
            text=Text.of(self.message) if self.message else None,
        )

    @lazy
    def told(self) -> Any:
        """The item as it is sent: kept for as long as the room, and in JSON it is one object.

        The dozen that it is made of would be looked through by the garbage collector.
        """
        encoded = Fragment(encode(self._with([_plays[step.said] for step in self.steps])))
        for step in self.steps:
            step.rows = None
            if step is self.steps[0] or not step.before.is_chance:
                step.before.forget()  # dice that fall after a move are shown to nobody
        return encoded


@shares_names
@dataclass(eq=False)
class Shown:
    """A position as one audience sees it; what is told of it is worked out once.

    It is kept as JSON: the objects it is made of would be looked through by the garbage collector.
    """

    position: Position

    @lazy
    def text(self) -> str:
        return self.position.text

    @property
    def view(self) -> Any:
        return self._seen[0]

    @property
    def threats(self) -> Threats:
        return self._seen[1]

    @lazy
    def prompt(self) -> Ruled:
        return ruled(self.position.prompt)

    @property
    def choices(self) -> list[Any]:
        """The legal moves and what a hand touches to make them; only a mover asks."""
        return self._listed[0]

    @property
    def moves(self) -> dict[str, int]:
        """The ids of the legal moves by their texts."""
        return self._listed[1]

    @lazy
    def _seen(self) -> tuple[Any, Threats]:
        view = Fragment(encode(drawn_view(self.position)))
        threats = list(self.position.threats(0)), list(self.position.threats(1))
        del self.position.view
        return view, threats

    @lazy
    def _listed(self) -> tuple[list[Any], dict[str, int]]:
        return listed(self.position)


class AudienceLogs:
    """The logs of the three audiences."""

    def __init__(self, start: Position) -> None:
        # The version at which an audience last saw the position change.
        self.moved = [0, 0, 0]
        self._lines: tuple[list[Line], ...] = ([], [], [])
        self._held: tuple[list[Step], ...] = ([], [], [])
        self._shown: list[Shown] = []
        self._observe(start)

    def version(self, audience: int) -> int:
        return len(self._lines[audience])

    def lines(self, audience: int, since: int = 0) -> list[Line]:
        return self._lines[audience][since:]

    def tell(
        self, kind: Happening, seat: Seat | None, message: Message, position: Position | None = None
    ) -> None:
        """Something that everyone may know; it may have led to another position."""
        if position is not None:
            self._observe(position)
        steps: list[Step] = []
        for audience in AUDIENCES:
            self._append(audience, kind, seat, steps, message, position)
            if position is not None:
                self.moved[audience] = self.version(audience)

    def moves(
        self, kind: Happening, seat: Seat | None, steps: list[Step], message: Message | None
    ) -> None:
        """Moves were made; each audience learns what it may know of them."""
        before = self._shown
        self._observe(steps[-1].after)
        secret = any(step.secret for step in steps)
        for audience in AUDIENCES:
            held = self._held[audience]
            visible = self._visible(audience, steps) if secret or held else steps
            said = message
            if not visible and said is None and seat is not None:
                if self._shown[audience].position == before[audience].position:
                    continue
                said = Message("room-decided", {"seat": steps[0].before.game.seat_name(seat)})
            self._append(audience, kind, seat, visible, said)
            self.moved[audience] = self.version(audience)

    def _visible(self, audience: int, steps: list[Step]) -> list[Step]:
        """What an audience learns now; the rest is held back for it."""
        held = self._held[audience]
        visible: list[Step] = []
        for step in steps:
            if not step.secret:
                if held and not step.after.kept:
                    visible += held
                    held.clear()
                visible.append(step)
            elif step.before.actor == audience:
                visible.append(step.seen_by(audience))
            else:
                held.append(step)
        return visible

    def shown(self, audience: int) -> Shown:
        """The present position as an audience sees it."""
        return self._shown[audience]

    def _observe(self, position: Position) -> None:
        # Nobody sees less than a spectator. Where nothing is hidden from one, all share one
        # position, and what is worked out about it.
        if position.open:
            self._shown = [Shown(position)] * len(AUDIENCES)
        else:
            self._shown = [Shown(position.hide(audience)) for audience in AUDIENCES]

    def _append(
        self,
        audience: int,
        kind: Happening,
        seat: Seat | None,
        steps: list[Step],
        message: Message | None,
        restored: Position | None = None,
    ) -> None:
        lines, first = self._lines[audience], self._lines[0]
        version = len(lines) + 1
        # Audiences that are told the same share the words of it.
        if audience and len(first) == version and first[-1].steps is steps:
            lines.append(first[-1])
        else:
            lines.append(Line(version, kind, seat, steps, message, restored))


def _ruling(event: Event) -> Ruled:
    return Ruled(rule=event.rule, text=Text.of(event.message))


_rulings = Kept(_ruling, 16_384)  # the same things happen over and over


def ruled(event: Event) -> Ruled:
    return _rulings[event]


def actor_of(position: Position) -> Actor:
    if position.is_over:
        return None
    actor = position.actor
    return actor if actor in (0, 1) else "chance"  # type: ignore[return-value]
