"""The WebSocket half of the protocol (docs/server-protocol.md)."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from pydantic import ValidationError
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from escarmouche.core.errors import EscarmoucheError
from escarmouche.core.kernel import SPECTATOR
from escarmouche.core.texts import Message
from escarmouche.server import room_state
from escarmouche.server.clocks import now_ms
from escarmouche.server.edges import EDGE, Doors
from escarmouche.server.host import Host
from escarmouche.server.hub import TRY_LATER, Connection, Way
from escarmouche.server.refusals import Refusal, refusal_of
from escarmouche.server.security import Bucket, Buckets, client_of, same_origin
from escarmouche.server.settings import Settings
from escarmouche.server.to_client import (
    ToClientAck,
    ToClientPong,
    ToClientRefusal,
    ToClientWelcome,
)
from escarmouche.server.to_server import (
    Act,
    ToServerHello,
    ToServerPing,
    ToServerSalt,
    socket_message,
)
from escarmouche.server.wire import Text, encode

log = logging.getLogger("escarmouche.server")

POLICY, DEFECT = 1008, 1011
CLOSING = {"too-large": 1009, "unavailable": TRY_LATER}  # else POLICY
# Why a seat that comes back needs no salt: it gave one, this way or another, or the time is over.
UNSALTED = ("salted", "id-used", "time")
WHERE = 80  # characters of a place that are said again


class Sockets:
    """All sockets of this server: who may open one, and how many are open."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.open = 0
        self._clients: Counter[str] = Counter()
        self._messages = Buckets(*settings.messages_each)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = client_of(scope)
        banned = client in scope["app"].state.host.bans
        if banned or not self._admits(Headers(scope=scope), client):
            await send({"type": "websocket.close", "code": POLICY})
            return
        self.open += 1
        self._clients[client] += 1
        try:
            await receive()
            await send({"type": "websocket.accept"})
            host: Host = scope["app"].state.host
            name = scope["path_params"]["room"]
            way: Way = scope["extensions"][EDGE]["way"]
            allow = partial(self._take, client, scope.get("state", {}).get("doors"))
            await Conversation(host, self._settings, name, receive, way, allow).hold()
        finally:
            self.open -= 1
            self._clients -= Counter([client])  # which forgets whoever has left

    def _take(self, client: str, doors: Doors | None) -> None:
        """One more message of a client, over whichever socket."""
        try:
            self._messages.take(client)
        except Refusal:
            if doors is not None:
                doors.refused(client)
            raise

    def _admits(self, headers: Headers, client: str) -> bool:
        """Whether a client of ours opens it, and there is space for it."""
        ours = all(same_origin(origin, headers.get("host")) for origin in headers.getlist("origin"))
        space = self.open < self._settings.sockets
        return ours and space and self._clients[client] < self._settings.sockets_each


class Gone(Exception):
    """The client has closed the socket."""


class Conversation:
    """One socket from hello to goodbye; it hears one message after the other."""

    def __init__(
        self,
        host: Host,
        settings: Settings,
        name: str,
        receive: Receive,
        way: Way,
        allow: Callable[[], None],  # one more message of this client, or refuse it
    ) -> None:
        self._allow = allow
        self._host = host
        self._settings = settings
        self._name = name
        self._receive = receive
        self._connection = Connection(way)
        self._bucket = Bucket(*settings.messages)

    async def hold(self) -> None:
        try:
            await self._enter()
            while not self._connection.closing:
                await self._answer(await self._heard())
                if self._connection.behind:  # a client that sent much at once may still read
                    await asyncio.sleep(0)
            await self._closed()
        except Gone:
            pass
        except Exception:
            log.exception("defect", extra={"room": self._name})
            self._connection.close(DEFECT)
            await self._closed()
        finally:
            self._host.hub.leave(self._name, self._connection)

    async def _closed(self) -> None:
        """When the goodbye is on its way: a conversation that ends before closes in silence."""
        with contextlib.suppress(Gone):
            while True:
                await self._heard()

    async def _heard(self) -> str:
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        return message.get("text") or ""  # bytes are no message of ours

    async def _enter(self) -> None:
        try:
            async with asyncio.timeout(self._settings.hello_seconds):
                text = await self._heard()
            self._allow()
            hello = self._read(text)
            if not isinstance(hello, ToServerHello):
                raise Refusal("malformed", message=Message("refusal-no-hello"))
            await self._welcome(hello)
        except TimeoutError:
            self._dismiss(Refusal("late-hello"))
        except EscarmoucheError as error:
            self._dismiss(refusal_of(error))

    async def _welcome(self, hello: ToServerHello) -> None:
        audience = await self._host.audience(self._name, hello.key)
        seat, connection = room_state.seat_of(audience), self._connection
        async with self._host.in_turn(self._name) as room:
            since = min(hello.since or 0, room.logs.version(audience))
            connection.audience = audience
            connection.version = room.logs.version(audience)
            connection.send(encode(ToClientWelcome(room=room_state.info(room), seat=seat)))
            connection.send(encode(room_state.update(room, audience, since, now_ms())))
            self._host.hub.enter(self._name, connection)
        if seat is not None and hello.salt and room.charter.dice == "fair":
            salt = ToServerSalt(type="salt", id="hello", salt=hello.salt)
            try:
                await self._host.act(self._name, seat, salt)
            except Refusal as refusal:
                if refusal.code not in UNSALTED:
                    raise

    def _dismiss(self, refusal: Refusal) -> None:
        """Refuse to begin."""
        self._refuse(refusal, None)
        self._connection.close(CLOSING.get(refusal.code, POLICY))

    async def _answer(self, text: str) -> None:
        act_id: str | None = None
        try:
            self._allow()
            if not self._bucket.take():
                raise Refusal("too-many")
            message = self._read(text)
            if isinstance(message, ToServerPing):
                self._connection.send(encode(ToClientPong()))
                return
            if isinstance(message, ToServerHello):
                raise Refusal("malformed", message=Message("refusal-hello-again"))
            act_id, audience = message.id, self._connection.audience
            if audience == SPECTATOR:
                raise Refusal("watching")
            version = await self._host.act(self._name, audience, message)  # type: ignore[arg-type]
            self._connection.send(encode(ToClientAck(id=act_id, version=version)))
        except EscarmoucheError as error:
            refusal = refusal_of(error)
            self._host.metrics.add("refusals_total", f'{{code="{refusal.code}"}}')
            self._refuse(refusal, act_id)
            if refusal.code in ("too-large", "too-many"):
                self._connection.close(CLOSING.get(refusal.code, POLICY))

    def _refuse(self, refusal: Refusal, act_id: str | None) -> None:
        told = ToClientRefusal(
            id=act_id, code=refusal.code, rule=refusal.rule, text=Text.of(refusal.message)
        )
        self._connection.send(encode(told))

    def _read(self, text: str) -> ToServerHello | ToServerPing | Act:
        if len(text) > self._settings.socket_bytes:
            raise Refusal("too-large")
        try:
            return socket_message.validate_json(text)
        except ValidationError as error:
            raise malformed(error.errors()[0]) from None


def malformed(error: Mapping[str, Any]) -> Refusal:
    """The first thing that is wrong with a message, and where."""
    where = ".".join(str(part) for part in error["loc"])[:WHERE] or "message"
    arguments = {"where": where, "reason": error.get("type", "other")}
    return Refusal("malformed", message=Message("refusal-malformed", arguments))
