"""A game underway from its first position on, as one audience has seen it.

Everything here is made from the audience's own log, and every position is shown without what
that audience may not know.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager

from escarmouche.core.position import Position
from escarmouche.server.drawn_view import drawn_view
from escarmouche.server.insights import History, Moment
from escarmouche.server.rooms import Room
from escarmouche.server.showing import Line, actor_of, ruled
from escarmouche.server.to_client import Play

AT_ONCE = 16  # moments put in words before others have their turn


async def history(
    in_turn: AbstractAsyncContextManager[Room], audience: int, since: int = 0
) -> History:
    """Every moment after a version that an audience may know; the room is kept only to begin."""
    async with in_turn as room:
        start = room.course.record.positions[0]
        version = room.showing.version(audience)
        lines = room.showing.lines(audience, since)
    moments = [] if since else [_moment(0, None, start.hide(audience))]
    for line in lines:
        for play, position in _course(line):
            moments.append(_moment(line.version, play, position.hide(audience)))
            if len(moments) % AT_ONCE == 0:
                await asyncio.sleep(0)
    return History(version=version, moments=moments)


def _course(line: Line) -> Iterator[tuple[Play | None, Position]]:
    for step in line.steps:
        yield step.play, step.after
    if line.restored is not None:
        yield None, line.restored


def _moment(version: int, play: Play | None, seen: Position) -> Moment:
    return Moment(
        version=version,
        play=play,
        position=seen.text,
        view=drawn_view(seen),
        actor=actor_of(seen),
        prompt=ruled(seen.prompt),
    )
