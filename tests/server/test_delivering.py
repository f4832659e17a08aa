"""What is sent to one socket: in order, without waiting for anyone, and never without bound."""

from __future__ import annotations

import asyncio
from typing import Any

from escarmouche.core.kernel import SPECTATOR
from escarmouche.server.hub import BACKLOG, Connection


class Client:
    """The far end of a socket, which reads only while `reads` is set."""

    def __init__(self) -> None:
        self.reads = asyncio.Event()
        self.heard: list[str | int] = []

    async def send(self, message: Any) -> None:
        await self.reads.wait()
        self.heard += message["text"].split("\n") if "text" in message else [message["code"]]


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_messages_arrive_in_order_and_nothing_after_the_closing() -> None:
    async def scene() -> None:
        client = Client()
        client.reads.set()
        connection = Connection(client.send, SPECTATOR, 0)
        delivery = asyncio.create_task(connection.deliver())
        connection.send("first")
        await settled()
        connection.send("second")
        connection.send("third")
        connection.close(1012)
        connection.send("too late")
        await asyncio.wait_for(delivery, 5)
        assert client.heard == ["first", "second", "third", 1012]

    asyncio.run(scene())


def test_a_client_that_does_not_read_is_dropped_with_what_waits_for_it() -> None:
    async def scene() -> None:
        client = Client()
        connection = Connection(client.send, SPECTATOR, 0)
        delivery = asyncio.create_task(connection.deliver())
        for number in range(BACKLOG):
            connection.send(f"{number}")
            await settled()
        client.reads.set()
        await settled()
        assert client.heard == [f"{number}" for number in range(BACKLOG)]
        client.reads.clear()
        for number in range(10 * BACKLOG):
            connection.send(f"again {number}")
            await settled()
        client.reads.set()
        await asyncio.wait_for(delivery, 5)
        assert client.heard[BACKLOG:] == ["again 0", 1013]

    asyncio.run(scene())


def test_a_client_that_is_gone_ends_its_delivery() -> None:
    async def gone(message: Any) -> None:
        raise OSError

    async def scene() -> None:
        connection = Connection(gone, SPECTATOR, 0)
        connection.send("anyone there?")
        await asyncio.wait_for(connection.deliver(), 5)

    asyncio.run(scene())
