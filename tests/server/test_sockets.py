"""WebSockets as clients of all kinds speak them."""

from __future__ import annotations

import asyncio
import json
import socket
import struct
from contextlib import AsyncExitStack
from typing import Any

import pytest
import websockets
from websockets.frames import Frame, Opcode


async def test_a_ping_is_answered_and_fragments_are_one_message(table) -> None:
    made = await table.create()
    async with table.sit(made["room"]["id"]) as sitting:
        await asyncio.wait_for(await sitting.connection.ping(b"there?"), 5)
        await sitting.connection.send(['{"type"', ":", '"ping"}'])
        while (answer := await sitting.receive())["type"] == "presence":
            pass
        assert answer["type"] == "pong"


@pytest.mark.parametrize("size", [1, 3, 50, 10_000])
async def test_frames_may_come_in_pieces_or_together(table, size: int) -> None:
    ping = b'{"type": "ping"}'
    padded = ping.ljust(300)  # whose size takes two more bytes
    frames = [
        Frame(Opcode.TEXT, ping),
        Frame(Opcode.TEXT, padded[:7], fin=False),
        Frame(Opcode.PING, b"between"),
        Frame(Opcode.CONT, padded[7:]),
        Frame(Opcode.TEXT, padded),
        Frame(Opcode.TEXT, ping),
    ]
    data = b"".join(frame.serialize(mask=True) for frame in frames)
    made = await table.create()
    async with table.sit(made["room"]["id"]) as sitting:
        for at in range(0, len(data), size):
            sitting.connection.transport.write(data[at : at + size])
            await asyncio.sleep(0)
        pongs = 0
        while pongs < 4:
            pongs += (await sitting.receive())["type"] == "pong"


async def test_messages_sent_ahead_are_answered_one_after_the_other(table) -> None:
    made = await table.create()
    async with table.both(made) as (first, second):
        mover = first if first.state["actor"] == 0 else second
        move = mover.moves[0]
        count = 80
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
            await asyncio.wait_for(_drained(sitting.connection), 5)
        assert sitting.connection.close_code == code


async def _drained(connection: websockets.ClientConnection) -> None:
    while True:
        await connection.recv()


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
        _vanish(sitting)
    await _until_sockets(table, before)


async def test_what_is_told_to_a_client_that_has_vanished_is_no_defect(table, caplog) -> None:
    made = await table.create()
    before = await _sockets(table)
    async with AsyncExitStack() as open_sockets:
        keys = [made["keys"]["0"], *[None] * 20]
        sitting = [
            await open_sockets.enter_async_context(table.sit(made["room"]["id"], key))
            for key in keys
        ]
        for each in sitting:  # the others are told that the first has left
            _vanish(each)
    await _until_sockets(table, before)
    assert not caplog.records


def _vanish(sitting: Any) -> None:
    raw = sitting.connection.transport.get_extra_info("socket")
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    sitting.connection.transport.abort()


async def _until_sockets(table: Any, count: int) -> None:
    async with asyncio.timeout(5):
        while await _sockets(table) != count:
            await asyncio.sleep(0.01)


async def _sockets(table: Any) -> int:
    lines = (await table.http.get("/metrics")).text.splitlines()
    return int(next(line.split()[1] for line in lines if line.startswith("escarmouche_sockets ")))
