"""Connections as uvicorn's `http` and `ws` classes, with limits on what a client may hold open.

uvicorn has no limit on the size of a request's head, nor on how long a client may take to send
one, to send a body, or to read what it is sent. Here every connection is counted, in all and for
each address, and looked at once a second: one that keeps us waiting for too long is cut off.
"""

from __future__ import annotations

import asyncio
import logging
import resource
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from http import HTTPStatus
from typing import Any, Literal

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from escarmouche.server.security import network_of
from escarmouche.server.settings import Settings
from escarmouche.server.text_frames import LONGEST_HEAD, end_of_frame, frame_of, text_of

log = logging.getLogger("escarmouche.server")

HEAD_BYTES = 16_384
HEADERS = 64
AT_ONCE = 8  # requests sent before the first is answered; browsers send one
SPARE_FILES = 100  # for the database, the workers and the page
STUBBORN = 30  # refusals for asking too much within a second
SHUT = 10  # seconds
EDGE = "escarmouche.edge"  # an extension of ASGI
PROGRESS = 16_384  # bytes that a client must read within the time for reading
Stage = Literal["head", "body", "read", "goodbye"]
SECONDS: dict[Stage, float] = {"head": 10, "body": 20, "read": 10, "goodbye": 5}


class Doors:
    """The open connections of this server."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._most = settings.connections
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != resource.RLIM_INFINITY:
            self._most = min(self._most, max(SPARE_FILES, soft - SPARE_FILES))
        self._open: dict[Edge, str] = {}
        self._clients: Counter[str] = Counter()
        self._refused: Counter[str] = Counter()  # since the last look
        self._shut: dict[str, float] = {}  # until when

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, edge: Edge, address: str) -> bool:
        """Whether there is space for one more; proxies may bring as many clients as they have."""
        client = network_of(address)
        each = self._most if address in self._settings.proxies else self._settings.connections_each
        if client in self._shut:
            return False
        if len(self._open) >= self._most or self._clients[client] >= each:
            return False
        self._open[edge] = client
        self._clients[client] += 1
        return True

    def leave(self, edge: Edge) -> None:
        client = self._open.pop(edge, None)
        if client is not None:
            self._clients -= Counter([client])  # which forgets whoever has left

    def refused(self, client: str) -> None:
        """A client asked for too much; whoever does not stop is shut out for a while."""
        self._refused[client] += 1
        if self._refused[client] >= STUBBORN and client not in self._settings.proxies:
            self._shut[client] = time.monotonic() + SHUT
            for edge in [edge for edge, whose in self._open.items() if whose == client]:
                edge.transport.abort()

    async def watch(self) -> None:
        """Cut off whoever keeps us waiting, for ever."""
        while True:
            await asyncio.sleep(1)
            now = time.monotonic()
            self._refused.clear()
            self._shut = {client: until for client, until in self._shut.items() if until > now}
            for edge in list(self._open):
                if stage := edge.overdue(now):
                    log.info("cut off: %s", stage)
                    edge.transport.abort()


class Edge(asyncio.Protocol):
    """What both kinds of connections have: they are counted, and watched."""

    transport: Any
    stage: Stage | None = None  # what the client is to do next, by what it has done itself
    _waited: tuple[Stage | None, int, float] = (None, 0, 0.0)  # for what, unread bytes, since when

    def overdue(self, now: float) -> Stage | None:
        """What the client has kept us waiting for, if that was too long."""
        unread = self.transport.get_write_buffer_size()
        stage: Stage | None = self.stage
        if self.transport.is_closing():
            stage = "goodbye"
        elif unread:
            stage = "read"
        before, left, since = self._waited
        if stage != before or (stage == "read" and unread <= left - PROGRESS):
            self._waited = stage, unread, now
            return None
        return stage if stage is not None and now - since > SECONDS[stage] else None


class HttpEdge(HttpToolsProtocol, Edge):
    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.stage = "head"
        self._head = self._names = 0
        self._underway: RequestResponseCycle | None = None
        self._doors: Doors = self.app_state["doors"]
        if not self._doors.enter(self, self.client[0] if self.client else ""):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._doors.leave(self)
        # uvicorn tells only the last of several requests that were sent at once.
        if self._underway is not None:
            self._underway.disconnected = True
            self._underway.message_event.set()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._underway = cycle
        super()._start_asgi_task(cycle, app)

    def handle_websocket_upgrade(self) -> None:
        self._doors.leave(self)  # the socket takes its place
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        if self.stage is None:  # the next request of a connection that was kept
            self.stage = "head"
        if self.stage == "head":
            self._head += len(data)
        super().data_received(data)
        if self.stage == "head" and self._head > HEAD_BYTES and not self.transport.is_closing():
            self.send_400_response("The head of the request is too large.")

    def send_400_response(self, msg: str) -> None:
        if not self.transport.is_closing():
            super().send_400_response(msg)

    def on_message_begin(self) -> None:
        if len(self.pipeline) == AT_ONCE:  # each waits with its own head and task in memory
            self.transport.abort()
            raise ValueError("too many requests at once")
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        self._names += 1
        if self._names > HEADERS:
            raise ValueError("too many headers")  # which the parser turns into a refusal
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self.stage, self._head, self._names = "body", 0, 0
        if sum(len(name) + len(value) for name, value in self.headers) > HEAD_BYTES:
            raise ValueError("too large a head")
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.stage = None
        super().on_message_complete()


class SocketEdge(WebSocketsSansIOProtocol, Edge):
    """A socket whose text messages are read and written here, and the rest by uvicorn.

    The application finds it under `EDGE` among the extensions of ASGI, and sends through it.
    """

    when_read: Callable[[], None] | None = None  # told when a client that was slow reads again

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._rest = b""  # of what was received: the beginning of a frame
        self._doors: Doors = self.app_state["doors"]
        self._doors.enter(self, self.client[0] if self.client else "")

    def connection_lost(self, exc: Exception | None) -> None:
        self._doors.leave(self)
        self.when_read = None
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["extensions"][EDGE] = {"way": self}

    # --- what is heard ------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        data, self._rest = self._rest + data, b""
        while self.conn.state is State.OPEN and data:
            end = end_of_frame(data)
            if end is None or len(data) < end <= self._longest:
                self._rest = data
                return
            frame, data = data[:end], data[end:]
            alone = end <= self._longest and self.conn.current_size is None
            text = text_of(frame) if alone else None
            if text is None:
                super().data_received(frame)
            else:
                self.curr_msg_data_type, self.frames = "text", [text]
                self.send_receive_event_to_app()
        if data:  # the handshake, or after the end
            super().data_received(data)

    @property
    def _longest(self) -> int:
        """Bytes of a frame that are waited for: one that promises more is refused at once."""
        return self.config.ws_max_size + LONGEST_HEAD

    def send_receive_event_to_app(self) -> None:
        # uvicorn stops reading after every message, and asks the kernel to begin again when it is
        # heard. Only a client that says more before that is kept waiting here.
        alone = self.queue.empty() and not self.read_paused
        self.read_paused = self.read_paused or alone
        super().send_receive_event_to_app()
        if alone:
            self.read_paused = False

    # --- what is sent -------------------------------------------------------------------------

    @property
    def slow(self) -> bool:
        """Whether much that was sent was not read yet."""
        return not self.writable.is_set()

    def write(self, text: bytes) -> None:
        """Send a message, now: each is a call to the system."""
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(frame_of(text))

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.when_read is not None:
            self.when_read()

    def end(self, code: int) -> None:
        """Close the socket; the application hears of it."""
        self._ending = self.loop.create_task(self._end(code))

    async def _end(self, code: int) -> None:
        with suppress(ClientDisconnected):  # who was quicker
            await self.send({"type": "websocket.close", "code": code, "reason": ""})
