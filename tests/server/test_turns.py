"""The turn of a room: one at a time, in the order of asking."""

from __future__ import annotations

import asyncio

from escarmouche.server.turns import Turn


def test_a_turn_is_handed_on_in_the_order_of_asking() -> None:
    async def scene() -> None:
        turn, order = Turn(), []

        async def wait(name: str) -> None:
            async with turn:
                order.append(name)
                await asyncio.sleep(0)

        assert turn.take()
        waiting = [asyncio.create_task(wait(name)) for name in "abc"]
        await asyncio.sleep(0)
        turn.give()
        assert not turn.take(), "it belongs to whoever waited"
        await asyncio.gather(*waiting)
        assert order == ["a", "b", "c"]
        assert turn.take()

    asyncio.run(scene())


def test_who_stops_waiting_is_passed_over() -> None:
    async def scene() -> None:
        turn = Turn()
        assert turn.take()
        first, second = (asyncio.create_task(turn.wait()) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.sleep(0)
        turn.give()
        await asyncio.wait_for(second, 5)
        turn.give()
        assert not turn.taken

    asyncio.run(scene())


def test_a_turn_handed_to_somebody_who_stops_at_that_moment_goes_on() -> None:
    async def scene() -> None:
        turn = Turn()
        assert turn.take()
        first, second = (asyncio.create_task(turn.wait()) for _ in range(2))
        await asyncio.sleep(0)
        turn.give()
        first.cancel()
        await asyncio.wait_for(second, 5)
        turn.give()
        assert not turn.taken

    asyncio.run(scene())
