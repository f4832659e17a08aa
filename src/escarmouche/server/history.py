"""A game underway from its first position on, as one audience has seen it.

Everything here is made from the audience's own log, and every position is shown without what
that audience may not know.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager

from escarmouche.core.position import Position
from escarmouche.server.audience_log import Line, actor_of, ruled
from escarmouche.server.on_demand_messages import History, Moment
from escarmouche.server.rooms import Room
from escarmouche.server.to_client import Play

AT_ONCE = 16  # moments put in words before others have their turn


async def seen_by(
    in_turn: AbstractAsyncContextManager[Room], audience: int, since: int = 0
) -> History:
    """Every moment after a version that an audience may know; the room is kept only to begin."""
    async with in_turn as room:
        start = room.played.record.positions[0]
        version = room.logs.version(audience)
        lines = room.logs.lines(audience, since)
    moments = [] if since else [_moment(0, None, start.hide(audience))]
    for line in lines:
        for play, position in _played(line):
            moments.append(_moment(line.version, play, position.hide(audience)))
            if len(moments) % AT_ONCE == 0:
                await asyncio.sleep(0)
    return History(version=version, moments=moments)


def _played(line: Line) -> Iterator[tuple[Play | None, Position]]:
    for step in line.steps:
        yield step.play, step.after
    if line.restored is not None:
        yield None, line.restored


def _moment(version: int, play: Play | None, seen: Position) -> Moment:
    return Moment(
        version=version,
        play=play,
        position=seen.text,
        view=seen.view,
        actor=actor_of(seen),
        prompt=ruled(seen.prompt),
    )
