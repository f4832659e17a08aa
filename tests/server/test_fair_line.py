"""Everyone has a share: who asks for much waits for it, not the others."""

from __future__ import annotations

import asyncio

import pytest

from escarmouche.server.fair_line import FairLine


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
