"""The open sockets of this process, by room, and what each of them is sent."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Protocol

from escarmouche.core.kernel import SPECTATOR
from escarmouche.server import room_state
from escarmouche.server.clocks import now_ms
from escarmouche.server.to_client import ToClientPresence, ToClientRoom
from escarmouche.server.wire import encode

if TYPE_CHECKING:
    from escarmouche.server.rooms import Room

BACKLOG = 64  # messages a client may be behind
TRY_LATER = 1013


class Way(Protocol):
    """The way to a client: a `SocketEdge`, or what a test puts in its place."""

    when_read: Callable[[], None] | None

    @property
    def slow(self) -> bool:
        """Whether much that was sent was not read yet."""

    def write(self, text: bytes) -> None: ...

    def end(self, code: int) -> None: ...


class Connection:
    """One socket: its audience, the version it has been sent, and what is still to be sent."""

    def __init__(self, way: Way) -> None:
        self.audience = SPECTATOR
        self.version = 0
        self.closing = False
        self._way = way
        self._waiting: list[bytes] = []
        self._soon = asyncio.get_running_loop().call_soon
        way.when_read = self._deliver

    def send(self, told: bytes) -> None:
        """Send in the next round of the loop, so that an update leaves with the acknowledgement.

        A client that does not read is dropped; it will come back with `since`.
        """
        if self.closing:
            return
        if len(self._waiting) == BACKLOG:
            self._waiting.clear()
            self.close(TRY_LATER)
            return
        if not self._waiting:
            self._soon(self._deliver)
        self._waiting.append(told)

    def close(self, code: int) -> None:
        """Close after what is waiting to be sent; nothing is sent any more."""
        if not self.closing:
            self.closing = True
            self._write()
            self._way.end(code)

    @property
    def behind(self) -> bool:
        """Whether much waits to be sent."""
        return len(self._waiting) > BACKLOG // 2

    def _deliver(self) -> None:
        """What waits for a slow client waits until it reads again."""
        if not self._way.slow:
            self._write()

    def _write(self) -> None:
        """Send what waits as one message."""
        if self._waiting:
            text = b"\n".join(self._waiting)
            self._waiting.clear()
            self._way.write(text)


class Hub:
    def __init__(self) -> None:
        self._rooms: dict[str, set[Connection]] = defaultdict(set)
        self.alone = True  # whether no other server serves the same rooms

    def enter(self, room: str, connection: Connection) -> None:
        """Somebody opens a room; those who are there learn that a seat is back."""
        before = self.here(room)
        self._rooms[room].add(connection)
        told = encode(ToClientPresence(here=self.here(room)))
        news = self.here(room) != before
        for each in self._rooms[room] if news else (connection,):
            each.send(told)

    def leave(self, room: str, connection: Connection) -> None:
        before = self.here(room)
        self._rooms[room].discard(connection)
        here = self.here(room)
        for each in self._rooms[room] if here != before else ():
            each.send(encode(ToClientPresence(here=here)))
        if not self._rooms[room]:
            del self._rooms[room]

    def here(self, room: str) -> tuple[bool | None, bool | None]:
        """Which seats have a room open; with several servers an absent one may be elsewhere."""
        seats = {connection.audience for connection in self._rooms.get(room, ())}
        absent = False if self.alone else None
        return (0 in seats) or absent, (1 in seats) or absent

    def watching(self, room: str) -> int:
        """How many watch a room without a seat in it."""
        return sum(each.audience == SPECTATOR for each in self._rooms.get(room, ()))

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
        now = now_ms()
        told: dict[tuple[int, int], bytes] = {}
        info = encode(ToClientRoom(room=room_state.info(room))) if seats_changed else None
        for connection in group:
            if info:
                connection.send(info)
            version = room.logs.version(connection.audience)
            if connection.version >= version:
                continue
            key = connection.audience, connection.version
            if key not in told:
                told[key] = encode(room_state.update(room, *key, now))
            connection.version = version
            connection.send(told[key])
