"""What is sent to one socket: in order, without waiting for anyone, and never without bound."""

from __future__ import annotations

import asyncio

from escarmouche.core.kernel import SPECTATOR
from escarmouche.server.hub import BACKLOG, Connection


class Client:
    """The far end of a socket, which can be written to only while it reads."""

    def __init__(self) -> None:
        self.writable = True
        self.heard: list[str | int] = []

    def send(self, text: bytes) -> None:
        assert self.writable
        self.heard += text.decode().split("\n")

    def close(self, code: int) -> None:
        self.heard.append(code)


async def settled() -> None:
    for _ in range(3):
        await asyncio.sleep(0)


def test_messages_arrive_in_order_and_nothing_after_the_closing() -> None:
    async def scene() -> None:
        client = Client()
        connection = Connection(client, SPECTATOR, 0)
        connection.send(b"first")
        await settled()
        connection.send(b"second")
        connection.send(b"third")
        connection.close(1012)
        connection.send(b"too late")
        await settled()
        assert client.heard == ["first", "second", "third", 1012]

    asyncio.run(scene())


def test_what_a_client_is_told_at_once_leaves_as_one_message() -> None:
    async def scene() -> None:
        client = Client()
        messages: list[bytes] = []
        client.send = messages.append  # type: ignore[method-assign]
        connection = Connection(client, SPECTATOR, 0)
        connection.send(b"update")
        connection.send(b"ack")
        await settled()
        assert messages == [b"update\nack"]

    asyncio.run(scene())


def test_a_client_that_reads_is_told_any_number_of_things_at_once() -> None:
    async def scene() -> None:
        client = Client()
        connection = Connection(client, SPECTATOR, 0)
        for number in range(3 * BACKLOG):
            connection.send(b"%d" % number)
        await settled()
        assert client.heard == [f"{number}" for number in range(3 * BACKLOG)]

    asyncio.run(scene())


def test_what_waits_for_a_slow_client_is_delivered_when_it_reads_again() -> None:
    async def scene() -> None:
        client = Client()
        client.writable = False
        connection = Connection(client, SPECTATOR, 0)
        for number in range(BACKLOG):
            connection.send(b"%d" % number)
            await settled()
        assert client.heard == []
        client.writable = True
        connection.deliver()
        assert client.heard == [f"{number}" for number in range(BACKLOG)]

    asyncio.run(scene())


def test_a_client_that_does_not_read_is_dropped_with_what_waits_for_it() -> None:
    async def scene() -> None:
        client = Client()
        client.writable = False
        connection = Connection(client, SPECTATOR, 0)
        for number in range(10 * BACKLOG):
            connection.send(b"%d" % number)
            await settled()
        client.writable = True
        connection.deliver()
        assert client.heard == [1013]

    asyncio.run(scene())
