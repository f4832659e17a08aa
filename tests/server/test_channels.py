"""WebSockets as clients of all kinds speak them."""

from __future__ import annotations

import asyncio
import json
import socket
import struct
import tracemalloc
from types import SimpleNamespace
from typing import Any

import pytest
import websockets
from websockets.frames import Frame, Opcode

from escarmouche.server import channels
from escarmouche.server.channels import Channel
from escarmouche.server.sockets import AHEAD


async def test_a_ping_is_answered_and_fragments_are_one_message(table) -> None:
    made = await table.create()
    async with table.sit(made["room"]["id"]) as sitting:
        await asyncio.wait_for(await sitting.connection.ping(b"there?"), 5)
        await sitting.connection.send(['{"type"', ":", '"ping"}'])
        assert (await sitting.receive())["type"] == "pong"


async def test_messages_sent_ahead_are_answered_one_after_the_other(table) -> None:
    made = await table.create()
    async with table.both(made) as (first, second):
        mover = first if first.state["actor"] == 0 else second
        move = mover.moves[0]
        count = 5 * AHEAD
        for number in range(count):
            act = {"type": "move", "id": f"same-{number}", "move": move if number == 0 else "?"}
            await mover.connection.send(json.dumps(act))
        await mover.connection.send(json.dumps({"type": "ping"}))
        answers = []
        while len(answers) <= count:
            answer = await mover.receive()
            if answer["type"] in ("ack", "refusal", "pong"):
                answers.append(answer)
        assert [answer["type"] for answer in answers] == ["ack", *["refusal"] * (count - 1), "pong"]
        assert [answer["id"] for answer in answers[:-1]] == [f"same-{n}" for n in range(count)]


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (Frame(Opcode.TEXT, b"\xff\xfe"), 1007),
        (Frame(Opcode.TEXT, b"x" * 70_000), 1009),
        (Frame(Opcode.CONT, b"of what?"), 1002),
    ],
)
async def test_what_is_no_websocket_message_ends_the_socket(table, frame: Frame, code: int) -> None:
    made = await table.create()
    async with table.sit(made["room"]["id"]) as sitting:
        sitting.connection.transport.write(frame.serialize(mask=True))
        with pytest.raises(websockets.ConnectionClosed):
            await asyncio.wait_for(sitting.connection.recv(), 5)
        assert sitting.connection.close_code == code


async def test_an_address_that_is_no_room_s_socket_is_refused(table) -> None:
    for path in ("/api/rooms/x/sockets", "/api/rooms/socket", "/socket"):
        with pytest.raises(websockets.InvalidStatus) as refused:
            await websockets.connect(f"ws://127.0.0.1:{table.port}{path}")
        assert refused.value.response.status_code == 403


async def test_a_client_that_vanishes_is_forgotten(table) -> None:
    made = await table.create()
    before = await _sockets(table)
    async with table.sit(made["room"]["id"]) as sitting:
        assert await _sockets(table) == before + 1
        raw = sitting.connection.transport.get_extra_info("socket")
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        sitting.connection.transport.abort()
    async with asyncio.timeout(5):
        while await _sockets(table) != before:
            await asyncio.sleep(0.01)


async def _sockets(table: Any) -> int:
    lines = (await table.http.get("/metrics")).text.splitlines()
    return int(next(line.split()[1] for line in lines if line.startswith("escarmouche_sockets ")))


class Wire:
    """A transport of which a test sees everything."""

    def __init__(self) -> None:
        self.sent = b""
        self.reading = True
        self.aborted = False

    def get_extra_info(self, _: str) -> None: ...

    def write(self, data: bytes) -> None:
        self.sent += data

    def abort(self) -> None:
        self.aborted = True

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def is_closing(self) -> bool:
        return self.aborted


class Door:
    """Lets everyone in and hears nothing."""

    def __init__(self) -> None:
        self.resumptions = 0

    def room_of(self, *_: object) -> str:
        return "room"

    def conversation(self, *_: object) -> Door:
        return self

    def resumed(self) -> None:
        self.resumptions += 1


def _opened(interval: float | None, door: Door | None = None) -> tuple[Channel, Wire]:
    config: Any = SimpleNamespace(
        ws_ping_interval=interval, ws_max_size=1000, proxy_headers=False, loaded_app=None
    )
    state: Any = SimpleNamespace(connections=set())
    channel, wire = Channel(config, state, {"sockets": door or Door()}), Wire()
    channel.connection_made(wire)
    channel.data_received(
        b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    assert wire.sent.startswith(b"HTTP/1.1 101 ")
    return channel, wire


async def test_a_client_is_pinged_and_cut_off_when_it_stays_silent() -> None:
    channel, wire = _opened(0.05)
    ping = Frame(Opcode.PING, b"").serialize(mask=False)
    async with asyncio.timeout(5):
        for pings in (1, 2):
            while wire.sent.count(ping) < pings:
                await asyncio.sleep(0.001)
            assert not wire.aborted
            if pings == 1:
                channel.data_received(Frame(Opcode.PONG, b"").serialize(mask=True))
        while not wire.aborted:
            await asyncio.sleep(0.001)


async def test_a_client_that_does_not_answer_the_goodbye_is_cut_off(monkeypatch) -> None:
    monkeypatch.setattr(channels, "GOODBYE", 0.01)
    channel, wire = _opened(60)
    channel.close(1012)
    assert wire.sent.endswith(Frame(Opcode.CLOSE, struct.pack("!H", 1012)).serialize(mask=False))
    async with asyncio.timeout(5):
        while not wire.aborted:
            await asyncio.sleep(0.001)


async def test_a_client_that_does_not_read_is_neither_written_to_nor_read_until_it_does() -> None:
    door = Door()
    channel, wire = _opened(60, door)
    assert channel.writable
    channel.pause_writing()
    assert not channel.writable and not wire.reading and door.resumptions == 0
    channel.pause()  # as a conversation does that has heard enough
    channel.resume_writing()
    assert channel.writable and not wire.reading and door.resumptions == 1
    channel.pause_writing()
    channel.resume()
    assert not wire.reading
    channel.resume_writing()
    assert wire.reading


@pytest.mark.parametrize("interval", [0.05, None])
async def test_a_client_that_reads_on_in_time_is_not_cut_off(monkeypatch, interval) -> None:
    monkeypatch.setattr(channels, "GOODBYE", 0.1)
    channel, wire = _opened(interval)
    channel.pause_writing()
    channel.resume_writing()
    ping = Frame(Opcode.PING, b"").serialize(mask=False)
    for _ in range(10):
        await asyncio.sleep(0.02)
        channel.data_received(Frame(Opcode.PONG, b"").serialize(mask=True))
    assert not wire.aborted and (ping in wire.sent) == (interval is not None)


async def test_a_client_that_pings_without_end_and_reads_nothing_is_cut_off(
    table, monkeypatch
) -> None:
    monkeypatch.setattr(channels, "GOODBYE", 0.5)
    made = await table.create()
    before = await _sockets(table)
    async with table.sit(made["room"]["id"]) as sitting:
        raw = sitting.connection.transport.get_extra_info("socket").dup()
        sitting.connection.transport.pause_reading()
        with raw, pytest.raises(ConnectionError):
            await asyncio.wait_for(_ping_without_end(raw), 30)
        sitting.connection.transport.abort()
    async with asyncio.timeout(5):
        while await _sockets(table) != before:
            await asyncio.sleep(0.01)


async def _ping_without_end(raw: socket.socket) -> None:
    raw.setblocking(False)
    pings = Frame(Opcode.PING, b"x" * 125).serialize(mask=True) * 1000
    sent = 0
    while sent < 100_000_000:  # far more than what the buffers on the way hold
        try:
            sent += raw.send(pings[sent % len(pings) :])
        except BlockingIOError:
            await asyncio.sleep(0.01)


async def test_empty_fragments_fill_no_memory() -> None:
    channel, _ = _opened(60)
    channel.data_received(Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True))
    fragments = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True) * 1000
    channel.data_received(fragments)
    tracemalloc.start()
    try:
        for _ in range(20):
            channel.data_received(fragments)
        assert tracemalloc.get_traced_memory()[0] < 50_000
    finally:
        tracemalloc.stop()
