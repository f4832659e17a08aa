"""Clients that hold connections open without end: each is cut off, and the others do not notice."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest

from escarmouche.server import edges

Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    for stage in edges.SECONDS:
        monkeypatch.setitem(edges.SECONDS, stage, 0.5)


@pytest.fixture
def port(settings: Any, serve: Any) -> Iterator[int]:
    with serve(replace(settings, connections_each=6)) as port:
        yield port


@asynccontextmanager
async def connected(port: int) -> AsyncIterator[Stream]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    yield reader, writer
    writer.transport.abort()


async def rest(reader: asyncio.StreamReader) -> bytes:
    """All that comes until the server hangs up."""
    async with asyncio.timeout(10):
        try:
            return await reader.read()
        except ConnectionError:
            return b""


async def test_a_head_without_end_is_refused_before_it_fills_memory(port: int) -> None:
    async with connected(port) as (_, writer):
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\nX: ")
        sent = 0
        try:
            while sent < 50_000_000 and not writer.transport.is_closing():
                writer.write(b"a" * 65_536)
                sent += 65_536
                await writer.drain()
        except ConnectionError:
            pass
        assert sent < 20_000_000  # what the system itself takes before it notices


async def test_a_whole_head_that_is_too_large_or_has_too_many_lines_is_refused(port: int) -> None:
    for lines in (b"X: " + b"a" * 20_000 + b"\r\n", b"X: y\r\n" * 100):
        async with connected(port) as (reader, writer):
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n" + lines + b"\r\n")
            assert (await rest(reader)).startswith(b"HTTP/1.1 400 ")


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /healthz HTTP/1.1\r\nHost:",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /healthz HTTP/1.1\r\n",
        b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{",
    ],
    ids=["nothing", "half a head", "half a second head", "half a body"],
)
async def test_a_request_that_is_never_finished_is_given_up(port: int, begun: bytes) -> None:
    async with connected(port) as (reader, writer):
        writer.write(begun)
        await rest(reader)


async def test_a_client_that_reads_nothing_of_what_it_asks_for_is_cut_off(port: int) -> None:
    async with connected(port) as (reader, writer):
        reader._transport.pause_reading()  # type: ignore[attr-defined]
        asked = b"GET /api/rules/metals HTTP/1.1\r\nHost: x\r\n\r\n"
        with pytest.raises((ConnectionError, TimeoutError)):  # noqa: PT012
            async with asyncio.timeout(10):
                while True:
                    writer.write(asked)
                    await writer.drain()
                    await asyncio.sleep(0.001)
                    if writer.transport.is_closing():
                        raise ConnectionError


async def test_who_sends_requests_without_waiting_for_answers_is_cut_off(port: int) -> None:
    """Each request that waits for its turn is kept in memory; a thousand of them are one write."""
    asked = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
    async with connected(port) as (reader, writer):
        writer.write(asked * 3)  # a few are answered
        for _ in range(3):
            assert (await reader.readuntil(b"\r\n")).startswith(b"HTTP/1.1 200 ")
            await reader.readuntil(b"}")
        writer.write(asked * 1_000)
        assert (await rest(reader)).count(b"HTTP/1.1 200 ") <= edges.AT_ONCE


async def test_who_leaves_in_the_middle_of_several_requests_leaves_nothing_in_the_log(
    port: int, caplog: pytest.LogCaptureFixture
) -> None:
    place = b"map=plaine%20blue=-%20red=-%20pool=3,3%20score=0,0%20turn=lot"
    asked = b"GET /api/positions/metals?p=" + place + b" HTTP/1.1\r\nHost: x\r\n\r\n"
    logging.getLogger("uvicorn.error").addHandler(caplog.handler)
    with caplog.at_level(logging.INFO):
        async with connected(port) as (_, writer):
            writer.write(asked * 2)  # the first is worked on, the second waits for it
            await writer.drain()
            await asyncio.sleep(0.2)
        async with connected(port) as (reader, writer):
            writer.write(asked)  # which another process answers after what was asked before
            assert (await reader.readuntil(b"\r\n")).startswith(b"HTTP/1.1 200 ")
    logging.getLogger("uvicorn.error").removeHandler(caplog.handler)
    assert [record.getMessage() for record in caplog.records if record.levelno > logging.INFO] == []


async def test_an_address_has_so_many_connections_and_gets_them_back(port: int) -> None:
    held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(6)]
    async with connected(port) as (reader, writer):
        assert await rest(reader) == b""
    for _, writer in held:
        writer.transport.abort()
    async with asyncio.timeout(5):
        while True:
            async with connected(port) as (reader, writer):
                writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                if (await rest(reader)).startswith(b"HTTP/1.1 200 "):
                    break
            await asyncio.sleep(0.05)


async def test_a_server_ends_soon_although_a_request_is_not_finished(
    settings: Any, serve: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    for stage in edges.SECONDS:
        monkeypatch.setitem(edges.SECONDS, stage, 60)
    with serve(replace(settings, goodbye_seconds=1)) as port:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{")
        await asyncio.sleep(0.3)
        began = time.monotonic()
    assert time.monotonic() - began < 8
    writer.transport.abort()


async def test_who_does_not_stop_asking_for_too_much_is_shut_out_for_a_while(
    settings: Any, serve: Any
) -> None:
    asked = b"GET /api/challenges HTTP/1.1\r\nHost: x\r\n\r\n"
    with serve(replace(settings, requests=(0.001, 1))) as port:
        async with connected(port) as (reader, writer):
            try:
                for _ in range(200):
                    writer.write(asked)
                    await reader.readuntil(b"\r\n\r\n")
            except (ConnectionError, asyncio.IncompleteReadError):
                pass
            assert writer.transport.is_closing() or reader.at_eof()
        async with connected(port) as (reader, writer):
            writer.write(asked)
            assert await rest(reader) == b""
