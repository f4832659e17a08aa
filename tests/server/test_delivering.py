"""What is sent to one socket: in order, without waiting for anyone, and never without bound."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from escarmouche.server.hub import BACKLOG, Connection


class Client:
    """The far end of a socket, which takes something only while it reads."""

    when_read: Callable[[], None] | None = None
    slow = False

    def __init__(self) -> None:
        self.heard: list[bytes | int] = []

    def write(self, text: bytes) -> None:
        self.heard.append(text)

    def end(self, code: int) -> None:
        self.heard.append(code)

    def read(self) -> None:
        self.slow = False
        assert self.when_read
        self.when_read()


@pytest.fixture
def client() -> Client:
    return Client()


@pytest.fixture
async def connection(client: Client) -> Connection:
    return Connection(client)


async def settled() -> None:
    await asyncio.sleep(0)


async def test_messages_arrive_in_order_and_nothing_after_the_closing(client, connection) -> None:
    connection.send(b"first")
    await settled()
    connection.send(b"second")
    connection.send(b"third")
    connection.close(1012)
    connection.send(b"too late")
    connection.close(1011)
    await settled()
    assert client.heard == [b"first", b"second\nthird", 1012]


async def test_what_is_told_at_once_is_one_message(client, connection) -> None:
    connection.send(b"update")
    connection.send(b"acknowledgement")
    assert client.heard == []
    await settled()
    assert client.heard == [b"update\nacknowledgement"]


async def test_what_waits_for_a_slow_client_is_delivered_when_it_reads_again(
    client, connection
) -> None:
    client.slow = True
    for number in range(BACKLOG):
        connection.send(b"%d" % number)
        await settled()
    assert client.heard == []
    client.read()
    connection.send(b"and more")
    await settled()
    assert client.heard == [b"\n".join(b"%d" % number for number in range(BACKLOG)), b"and more"]


async def test_what_waits_leaves_before_the_closing(client, connection) -> None:
    client.slow = True
    connection.send(b"first")
    connection.send(b"second")
    connection.close(1012)
    assert client.heard == [b"first\nsecond", 1012]


async def test_a_client_that_does_not_read_is_dropped_with_what_waits_for_it(
    client, connection
) -> None:
    client.slow = True
    for number in range(10 * BACKLOG):
        connection.send(b"%d" % number)
        await settled()
    client.read()
    await settled()
    assert client.heard == [1013]
