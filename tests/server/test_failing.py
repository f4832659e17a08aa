"""When nothing can be stored, or another server was first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import sqlalchemy as sa

from escarmouche.server.refusals import Refusal
from escarmouche.server.rows import Append
from escarmouche.server.writing import Writer


async def eventually(claim: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not claim():
            await asyncio.sleep(0.01)


async def test_whatever_a_commit_runs_into_the_writer_goes_on() -> None:
    fates: list[Exception | None] = []
    failing = True

    async def commit(batch: list[Append]) -> None:
        if failing:
            raise sa.exc.TimeoutError("no connection is free")

    writer = Writer(commit)
    writer.append(Append("room", (), None, settled=fates.append))
    await eventually(lambda: len(fates) == 1)
    assert isinstance(fates[0], Refusal) and fates[0].code == "unavailable"
    failing = False
    writer.append(Append("room", (), None, settled=fates.append))
    await eventually(lambda: len(fates) == 2)
    assert fates[1] is None
