"""A game underway from its first position on, as one audience has seen it.

Everything here is made from the audience's own log, and every position is shown without what
that audience may not know. The room gives the bytes of what the audience may see; they are put in
words in another process.
"""

from __future__ import annotations

from dataclasses import dataclass

from escarmouche.core.position import Position
from escarmouche.server.audience_log import Step, actor_of, ruled
from escarmouche.server.drawn_view import drawn_view
from escarmouche.server.on_demand_messages import History, Moment
from escarmouche.server.rooms import Room
from escarmouche.server.thinking import position_of
from escarmouche.server.to_client import Play
from escarmouche.server.wire import encode

AT_ONCE = 1_000  # items of a log in one answer

Seen = tuple[bytes, int, bytes]  # a step: before, move and after


@dataclass
class Past:
    """What an audience has seen after a version, as bytes that go to another process."""

    game: str
    audience: int
    version: int
    start: bytes | None
    lines: list[tuple[int, list[Seen], bytes | None]]


def past(room: Room, audience: int, since: int) -> Past:
    lines = room.logs.lines(audience, since)[:AT_ONCE]
    start = bytes(room.played.record.positions[0].hide(audience))
    return Past(
        room.charter.game,
        audience,
        lines[-1].version if lines else since,
        None if since else start,
        [
            (
                line.version,
                [(bytes(step.before), step.move, bytes(step.after)) for step in line.steps],
                None if line.restored is None else bytes(line.restored),
            )
            for line in lines
        ],
    )


def told(past: Past) -> bytes:
    """The *History*, encoded."""
    moments = [] if past.start is None else [_moment(0, None, position_of(past.game, past.start))]
    for version, steps, restored in past.lines:
        for before, move, after in steps:
            step = Step(position_of(past.game, before), move, position_of(past.game, after))
            moments.append(_moment(version, step.play, step.after.hide(past.audience)))
        if restored is not None:
            back = position_of(past.game, restored).hide(past.audience)
            moments.append(_moment(version, None, back))
    return encode(History(version=past.version, moments=moments))


def _moment(version: int, play: Play | None, seen: Position) -> Moment:
    return Moment(
        version=version,
        play=play,
        position=seen.text,
        view=drawn_view(seen),
        actor=actor_of(seen),
        prompt=ruled(seen.prompt),
    )
