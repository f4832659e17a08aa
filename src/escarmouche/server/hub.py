"""The open sockets of this process, by room, and what each of them is sent."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Protocol

import orjson

from escarmouche.server import room_state
from escarmouche.server.clocks import now_ms
from escarmouche.server.to_client import ToClientRoom
from escarmouche.server.wire import Wire

if TYPE_CHECKING:
    from escarmouche.server.rooms import Room

BACKLOG = 64  # messages a client may be behind
TRY_LATER = 1013


class Line(Protocol):
    """The way to a client (`channels`)."""

    @property
    def writable(self) -> bool: ...

    def send(self, text: bytes) -> None: ...

    def close(self, code: int) -> None: ...


class Connection:
    """One socket: its audience, the version it has been sent, and what is still to be sent."""

    def __init__(self, line: Line, audience: int, version: int) -> None:
        self.audience = audience
        self.version = version
        self._line = line
        self._waiting: list[bytes] = []
        self._closing: int | None = None
        self._posted = False

    def send(self, message: Wire | bytes) -> None:
        """Send soon; a client that does not read is dropped and will come back with `since`."""
        if len(self._waiting) == BACKLOG:
            self.deliver()
        if len(self._waiting) == BACKLOG:
            self._waiting.clear()
            self.close(TRY_LATER)
        elif self._closing is None:
            told = message if isinstance(message, bytes) else message.model_dump_json().encode()
            self._waiting.append(told)
            self._post()

    def close(self, code: int) -> None:
        """Close after what is waiting to be sent; nothing is sent any more."""
        self._closing = code
        self._post()

    def _post(self) -> None:
        """An update and the acknowledgement after it leave together."""
        if not self._posted:
            self._posted = True
            asyncio.get_running_loop().call_soon(self.deliver)

    def deliver(self) -> None:
        """Send what waits, all of it together, if the client reads."""
        self._posted = False
        if not self._line.writable:
            return  # called again when it is
        if self._waiting:
            self._line.send(b"\n".join(self._waiting))
            self._waiting.clear()
        if self._closing is not None:
            self._line.close(self._closing)


class Hub:
    def __init__(self) -> None:
        self._rooms: dict[str, set[Connection]] = defaultdict(set)

    def enter(self, room: str, connection: Connection) -> None:
        self._rooms[room].add(connection)

    def leave(self, room: str, connection: Connection) -> None:
        self._rooms[room].discard(connection)
        if not self._rooms[room]:
            del self._rooms[room]

    @property
    def rooms(self) -> Iterable[str]:
        """The rooms that are watched."""
        return self._rooms

    def watched(self, room: str) -> bool:
        return room in self._rooms

    def __iter__(self) -> Iterator[Connection]:
        return (connection for group in self._rooms.values() for connection in group)

    def publish(self, room: Room, *, seats_changed: bool = False) -> None:
        """Send everyone in a room what they have not seen; the caller has its turn."""
        group = self._rooms.get(room.charter.id, ())
        if not group:
            return
        common = room_state.common(room, now_ms())
        rendered: dict[tuple[int, int], bytes] = {}
        info = ToClientRoom(room=room_state.info(room)) if seats_changed else None
        for connection in group:
            if info:
                connection.send(info)
            version = room.logs.version(connection.audience)
            if connection.version >= version:
                continue
            key = connection.audience, connection.version
            if key not in rendered:
                rendered[key] = update(room, *key, common)
            connection.version = version
            connection.send(rendered[key])


def update(room: Room, audience: int, since: int, common: dict[str, Any]) -> bytes:
    """The *ToClientUpdate* with what an audience has not seen, and how things stand."""
    message = {"type": "update", **news(room, audience, since, common)}
    return orjson.dumps(message)


def news(room: Room, audience: int, since: int, common: dict[str, Any]) -> dict[str, Any]:
    """What an audience has not seen since a version, and how things stand."""
    return {
        "version": room.logs.version(audience),
        "log": room.logs.log(audience, since),
        "state": room_state.state(room, audience, common),
    }
