"""What is sent to one socket: in order, without waiting for anyone, and never without bound."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from escarmouche.server.hub import BACKLOG, Connection


class Client:
    """The far end of a socket, which takes something only while it reads."""

    def __init__(self) -> None:
        self.reads = asyncio.Event()
        self.reads.set()
        self.heard: list[str | int] = []

    async def send(self, message: dict) -> None:
        await self.reads.wait()
        self.heard.append(message.get("text") or message["code"])


@pytest.fixture
async def client() -> Client:
    return Client()


@pytest.fixture
async def connection(client: Client) -> AsyncIterator[Connection]:
    connection = Connection(client.send)
    delivering = asyncio.create_task(connection.deliver())
    yield connection
    delivering.cancel()


async def settled() -> None:
    for _ in range(3):
        await asyncio.sleep(0)


async def test_messages_arrive_in_order_and_nothing_after_the_closing(client, connection) -> None:
    connection.send(b"first")
    await settled()
    connection.send(b"second")
    connection.send(b"third")
    connection.close(1012)
    connection.send(b"too late")
    await settled()
    assert client.heard == ["first", "second\nthird", 1012]


async def test_what_waits_for_a_slow_client_is_delivered_when_it_reads_again(
    client, connection
) -> None:
    client.reads.clear()
    for number in range(BACKLOG):
        connection.send(b"%d" % number)
        await settled()
    assert client.heard == []
    client.reads.set()
    await settled()
    assert client.heard == ["0", "\n".join(f"{number}" for number in range(1, BACKLOG))]


async def test_a_client_that_does_not_read_is_dropped_with_what_waits_for_it(
    client, connection
) -> None:
    client.reads.clear()
    for number in range(10 * BACKLOG):
        connection.send(b"%d" % number)
        await settled()
    client.reads.set()
    await settled()
    assert client.heard == ["0", 1013]
