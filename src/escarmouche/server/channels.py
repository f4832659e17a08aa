"""WebSockets as uvicorn's `ws` class: frames in, frames out, and nothing in between.

There are three messages for every move. Here each is one call: what a client says goes straight
to its conversation, and what it is sent straight to the transport, without the queue and the
tasks that a socket has in ASGI. `websockets` does the protocol.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from websockets.datastructures import Headers
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import SEND_EOF, State
from websockets.server import ServerProtocol

if TYPE_CHECKING:
    from uvicorn import Config
    from uvicorn.server import ServerState

    from escarmouche.server.sockets import Conversation, Sockets

MESSAGES = (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)
GOODBYE = 10  # seconds for a client to answer that it is told goodbye, or to read on
RESTARTING, BAD_TEXT = 1012, 1007


class Channel(asyncio.Protocol):
    """One WebSocket."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any]
    ) -> None:
        self._sockets: Sockets = app_state["sockets"]
        self._connections: set[Any] = server_state.connections
        self._interval = config.ws_ping_interval
        trusted = config.forwarded_allow_ips if config.proxy_headers else []
        self._proxies = ProxyHeadersMiddleware(config.loaded_app, trusted).trusted_hosts
        self._protocol = ServerProtocol(max_size=config.ws_max_size)
        self._said = bytearray()  # a message of which the end may be to come
        self._conversation: Conversation | None = None
        self._heard = True  # anything since the last ping
        self._timer: asyncio.TimerHandle | None = None  # of the next ping, or of the end
        self._paused = False
        self.writable = True

    # --- what a conversation asks for -----------------------------------------------------------

    def send(self, text: bytes) -> None:
        if self._protocol.state is State.OPEN:
            self._transport.write(Frame(Opcode.TEXT, text).serialize(mask=False))

    def close(self, code: int) -> None:
        """Say goodbye; a client that does not answer is cut off."""
        if self._protocol.state is State.OPEN:
            self._protocol.send_close(code)
            self._flush()
            self.resume()  # to hear the answer
            self._later(GOODBYE, self._transport.abort)

    def pause(self) -> None:
        """Read no more from the client for now."""
        self._paused = True
        self._transport.pause_reading()

    def resume(self) -> None:
        if self._paused:
            self._paused = False
            self._read_on()

    # --- what uvicorn and the transport tell ----------------------------------------------------

    def connection_made(self, transport: Any) -> None:
        self._transport: asyncio.Transport = transport
        self._connections.add(self)

    def connection_lost(self, _: Exception | None) -> None:
        self._connections.discard(self)
        if self._timer is not None:
            self._timer.cancel()
        if self._conversation is not None:
            self._conversation.gone()

    def shutdown(self) -> None:
        self.close(RESTARTING)
        self._transport.close()

    def pause_writing(self) -> None:
        """The client does not read; nor do we, since even a ping must be answered."""
        self.writable = False
        self._transport.pause_reading()
        if self._protocol.state is State.OPEN:
            self._later(GOODBYE, self._transport.abort)

    def resume_writing(self) -> None:
        self.writable = True
        self._read_on()
        if self._protocol.state is State.OPEN:
            self._later(self._interval, self._beat)
        if self._conversation is not None:
            self._conversation.resumed()

    def data_received(self, data: bytes) -> None:
        self._heard = True
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Request):
                self._open(event)
            elif isinstance(event, Frame) and event.opcode in MESSAGES:
                self._hear(event)
        self._flush()

    # --- the protocol ---------------------------------------------------------------------------

    def _open(self, request: Request) -> None:
        response = self._protocol.accept(request)
        client = self._client(request.headers)
        room = self._sockets.room_of(request.path, request.headers, client)
        if response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            if room is None:
                response = self._protocol.reject(HTTPStatus.FORBIDDEN, "")
            else:
                self._conversation = self._sockets.conversation(self, room, client)
        self._protocol.send_response(response)
        if self._conversation is not None:
            self._later(self._interval, self._beat)

    def _client(self, headers: Headers) -> str:
        """The address of the client, which a proxy that uvicorn trusts tells of others."""
        peer = self._transport.get_extra_info("peername")
        host: str = peer[0] if peer else ""
        forwarded = ", ".join(headers.get_all("X-Forwarded-For"))
        if forwarded and host in self._proxies:
            return self._proxies.get_trusted_client_address(forwarded)[0] or host
        return host

    def _hear(self, frame: Frame) -> None:
        if frame.opcode is not Opcode.CONT:
            self._text = frame.opcode is Opcode.TEXT
        self._said += frame.data
        if not frame.fin or self._conversation is None:
            return
        data = bytes(self._said)
        self._said.clear()
        if self._protocol.state is State.OPEN:
            try:
                # Bytes are no message of ours.
                self._conversation.hear(data.decode() if self._text else "")
            except UnicodeDecodeError:
                self._protocol.fail(BAD_TEXT)

    def _flush(self) -> None:
        """Send what the protocol has to say by itself: pongs and goodbyes."""
        for data in self._protocol.data_to_send():
            if data == SEND_EOF:
                self._transport.close()
            else:
                self._transport.write(data)

    def _beat(self) -> None:
        """Ping, unless nothing was heard since the last one."""
        if not self._heard:
            self._transport.abort()
        else:
            self._heard = False
            self._protocol.send_ping(b"")
            self._later(self._interval, self._beat)
        self._flush()

    def _read_on(self) -> None:
        """Unless the conversation, or a client that does not read, still stands against it."""
        if self.writable and not self._paused and not self._transport.is_closing():
            self._transport.resume_reading()

    def _later(self, seconds: float | None, call: Callable[[], None]) -> None:
        """Instead of what was to be called; without a time nothing is."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, call) if seconds else None
