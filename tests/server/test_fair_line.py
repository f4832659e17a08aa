"""Everyone has a share: who asks for much waits for it, not the others."""

from __future__ import annotations

import asyncio
import os
from types import SimpleNamespace
from typing import Any

import pytest

from escarmouche.server.connecting import writing
from escarmouche.server.fair_line import FairLine
from escarmouche.server.host import Host
from escarmouche.server.metrics import Metrics
from escarmouche.server.middleware import Guard
from escarmouche.server.settings import Settings
from escarmouche.server.store import Store
from escarmouche.server.thinking import Thinker
from escarmouche.server.to_server import ToServerCreate


async def test_clients_take_turns_whoever_asked_first() -> None:
    line, served = FairLine(1), []

    async def ask(client: str) -> None:
        async with line.place(client):
            served.append(client)
            await asyncio.sleep(0)

    await asyncio.gather(*(ask("greedy") for _ in range(6)), ask("one"), ask("two"), ask("one"))
    assert served == [
        "greedy",
        "greedy",
        "one",
        "two",
        "greedy",
        "one",
        "greedy",
        "greedy",
        "greedy",
    ]


@pytest.mark.parametrize("places", [1, 3])
async def test_who_leaves_the_line_takes_no_place_with_them(places: int) -> None:
    line, inside, most = FairLine(places), 0, 0

    async def ask(client: str) -> None:
        nonlocal inside, most
        async with line.place(client):
            inside += 1
            most = max(most, inside)
            try:
                await asyncio.sleep(0.001)
            finally:
                inside -= 1

    asked = [asyncio.create_task(ask(str(number % 4))) for number in range(40)]
    await asyncio.sleep(0.002)
    for task in asked[::3]:
        task.cancel()
    await asyncio.gather(*asked, return_exceptions=True)
    assert most == places
    async with asyncio.timeout(1):
        await asyncio.gather(*(ask("last") for _ in range(places)))


async def test_a_request_is_not_begun_after_all_those_that_another_client_sent(
    settings: Settings,
) -> None:
    begun: list[str] = []

    async def app(scope: Any, _: Any, __: Any) -> None:
        begun.append(scope["client"][0])

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b""}

    async def ask(client: str) -> None:
        host = SimpleNamespace(bans=frozenset())
        scope = {"type": "http", "path": "/api/catalog", "headers": [], "client": (client, 1)}
        scope["app"] = SimpleNamespace(state=SimpleNamespace(host=host))
        await guard(scope, receive, None)  # type: ignore[arg-type]

    guard = Guard(app, settings)
    await asyncio.gather(*(ask("greedy") for _ in range(50)), ask("one"))
    assert begun.index("one") < 5


async def test_a_move_is_not_written_after_all_that_shared_battles_write(
    settings: Settings,
) -> None:
    store = await Store.open(settings.database)
    hosting = Host(store, settings, Metrics())
    written: list[str] = []

    async def share(number: int) -> None:
        await hosting.battles.open(f"{number:016}", "", "", 0)
        written.append("battle")

    async def move() -> None:
        seats = [{"kind": "you"}, {"kind": "you"}]
        await hosting.create(ToServerCreate(game="dragons", seats=seats))  # type: ignore[arg-type]
        written.append("move")

    async with writing(store.engine):  # so that all of them wait
        sharing = [asyncio.create_task(share(number)) for number in range(20)]
        moving = asyncio.create_task(move())
        await asyncio.sleep(0.3)
    await asyncio.gather(*sharing, moving)
    await store.close()
    assert written.index("move") < 5


async def test_those_who_think_leave_the_processor_to_those_who_move() -> None:
    thinker = Thinker(1)
    try:
        assert await thinker.run(os.nice, 0) > os.nice(0)
    finally:
        thinker.close()
