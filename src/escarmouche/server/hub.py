"""The open sockets of this process, by room, and what each of them is sent."""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import orjson
from starlette.types import Send

from escarmouche.server import telling
from escarmouche.server.clocks import now_ms
from escarmouche.server.to_client import ToClientRoom
from escarmouche.server.wire import Wire

if TYPE_CHECKING:
    from escarmouche.server.rooms import Room

BACKLOG = 64  # messages a client may be behind
TRY_LATER = 1013


class Connection:
    """One socket: its audience, the version it has been sent, and what is still to be sent."""

    def __init__(self, send: Send, audience: int, version: int) -> None:
        self.audience = audience
        self.version = version
        self._send = send
        self._waiting: list[str] = []
        self._closing: int | None = None
        self._news = asyncio.Event()

    def send(self, message: Wire | str) -> None:
        """Send soon; a client that does not read is dropped and will come back with `since`."""
        if len(self._waiting) == BACKLOG:
            self._waiting.clear()
            self.close(TRY_LATER)
        elif self._closing is None:
            text = message if isinstance(message, str) else message.model_dump_json()
            self._waiting.append(text)
            self._news.set()

    def close(self, code: int) -> None:
        """Close after what is waiting to be sent; nothing is sent any more."""
        self._closing = code
        self._news.set()

    async def deliver(self) -> None:
        """Send what waits, all of it together, until the socket closes."""
        # A client that is gone is an OSError; a RuntimeError if uvicorn has given it up itself.
        with contextlib.suppress(OSError, RuntimeError):
            while True:
                await self._news.wait()
                self._news.clear()
                if self._waiting:
                    text = "\n".join(self._waiting)
                    self._waiting.clear()
                    await self._send({"type": "websocket.send", "text": text})
                if self._closing is not None:
                    await self._send({"type": "websocket.close", "code": self._closing})
                    return


class Hub:
    def __init__(self) -> None:
        self._rooms: dict[str, set[Connection]] = defaultdict(set)

    def enter(self, room: str, connection: Connection) -> None:
        self._rooms[room].add(connection)

    def leave(self, room: str, connection: Connection) -> None:
        self._rooms[room].discard(connection)
        if not self._rooms[room]:
            del self._rooms[room]

    def watched(self, room: str) -> bool:
        return room in self._rooms

    def __iter__(self) -> Iterator[Connection]:
        return (connection for group in self._rooms.values() for connection in group)

    def publish(self, room: Room, *, seats_changed: bool = False) -> None:
        """Send everyone in a room what they have not seen; the caller holds the room's lock."""
        group = self._rooms.get(room.charter.id, ())
        if not group:
            return
        common = telling.common(room, now_ms())
        rendered: dict[tuple[int, int], str] = {}
        info = ToClientRoom(room=telling.info(room)).model_dump_json() if seats_changed else None
        for connection in group:
            if info:
                connection.send(info)
            version = room.showing.version(connection.audience)
            if connection.version == version:
                continue
            key = connection.audience, connection.version
            if key not in rendered:
                rendered[key] = update(room, *key, common)
            connection.version = version
            connection.send(rendered[key])


def update(room: Room, audience: int, since: int, common: dict[str, Any]) -> str:
    """The *ToClientUpdate* with what an audience has not seen, and how things stand."""
    message = {"type": "update", **news(room, audience, since, common)}
    return orjson.dumps(message).decode()


def news(room: Room, audience: int, since: int, common: dict[str, Any]) -> dict[str, Any]:
    """What an audience has not seen since a version, and how things stand."""
    return {
        "version": room.showing.version(audience),
        "log": room.showing.log(audience, since),
        "state": telling.state(room, audience, common),
    }
