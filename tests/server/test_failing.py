"""When nothing can be stored, or another server was first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import asyncpg
import sqlalchemy as sa

from escarmouche.server.listening import listen
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


class Wire:
    """A connection to PostgreSQL as the listener uses it."""

    def __init__(self) -> None:
        self.ended: list[Callable] = []
        self.tell: Callable | None = None

    def add_termination_listener(self, ended: Callable) -> None:
        self.ended.append(ended)

    async def add_listener(self, channel: str, tell: Callable) -> None:
        self.tell = lambda text: tell(self, 1, channel, text)

    def terminate(self) -> None:
        for ended in self.ended:
            ended(self)


async def test_listening_goes_on_whatever_the_news_lead_to(monkeypatch) -> None:
    wires: list[Wire] = []
    heard: list[list[str] | None] = []

    async def connect(_: str) -> Wire:
        wires.append(Wire())
        return wires[-1]

    async def hear(names) -> None:
        heard.append(names and list(names))
        if names == ["bad"]:
            raise AssertionError("a defect")

    monkeypatch.setattr(asyncpg, "connect", connect)
    listening = asyncio.ensure_future(listen(sa.make_url("postgresql://x/y"), "me", hear))
    await eventually(lambda: heard == [None])
    wires[0].tell("other bad")
    await eventually(lambda: len(wires) == 2 and wires[1].tell is not None)
    wires[1].tell("me mine")
    wires[1].tell("other good")
    await eventually(lambda: heard == [None, ["bad"], None, ["good"]])
    wires[1].terminate()
    await eventually(lambda: len(wires) == 3 and heard[-1] is None)
    await asyncio.sleep(0.1)
    assert len(wires) == 3
    listening.cancel()
