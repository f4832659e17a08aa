"""The WebSocket half of the protocol (docs/server-protocol.md)."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping
from typing import Any

import orjson
from pydantic import ValidationError
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from escarmouche.core.errors import EscarmoucheError
from escarmouche.core.kernel import SPECTATOR
from escarmouche.core.texts import Message
from escarmouche.server import telling
from escarmouche.server.clocks import now_ms
from escarmouche.server.host import Host
from escarmouche.server.hub import TRY_LATER, Connection, update
from escarmouche.server.refusals import Refusal, refusal_of
from escarmouche.server.security import Bucket, same_origin
from escarmouche.server.settings import Settings
from escarmouche.server.to_client import ToClientPong, ToClientRefusal, ToClientWelcome
from escarmouche.server.to_server import (
    Act,
    ToServerHello,
    ToServerPing,
    ToServerSalt,
    socket_message,
)
from escarmouche.server.wire import Text

POLICY, TOO_LARGE = 1008, 1009


class Gone(Exception):
    """The client has closed its socket."""


class Sockets:
    """The application behind the address of all sockets.

    It speaks bare ASGI: there are several messages for every move, and each layer above would
    look at all of them.
    """

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        app = scope["app"].state
        headers = Headers(scope=scope)
        await receive()  # the wish to connect
        if not same_origin(headers.get("origin"), headers.get("host")):
            await send({"type": "websocket.close", "code": POLICY})
            return
        if app.sockets >= app.settings.sockets:
            await send({"type": "websocket.close", "code": TRY_LATER})
            return
        app.sockets += 1
        try:
            await send({"type": "websocket.accept"})
            name = scope["path_params"]["name"]
            await Conversation(receive, send, name, app.host, app.settings).run()
        except (Gone, OSError):
            pass
        finally:
            app.sockets -= 1


class Conversation:
    """One socket from hello to goodbye."""

    def __init__(
        self, receive: Receive, send: Send, name: str, host: Host, settings: Settings
    ) -> None:
        self._receive = receive
        self._send = send
        self._name = name
        self._host = host
        self._settings = settings

    async def run(self) -> None:
        try:
            async with asyncio.timeout(self._settings.hello_seconds):
                hello = self._read(await self._hear())
            if not isinstance(hello, ToServerHello):
                raise Refusal("malformed", message=Message("refusal-no-hello"))
            room, audience = await self._host.audience(self._name, hello.key)
        except (EscarmoucheError, TimeoutError) as error:
            refusal = Refusal("time") if isinstance(error, TimeoutError) else refusal_of(error)
            await self._send({"type": "websocket.send", "text": _refused(refusal, None)})
            code = TOO_LARGE if refusal.code == "too-large" else POLICY
            await self._send({"type": "websocket.close", "code": code})
            return
        async with room.lock:
            since = min(hello.since or 0, room.showing.version(audience))
            connection = Connection(self._send, audience, room.showing.version(audience))
            seat = None if audience == SPECTATOR else audience
            connection.send(ToClientWelcome(room=telling.info(room), seat=seat))  # type: ignore[arg-type]
            connection.send(update(room, audience, since, telling.common(room, now_ms())))
            self._host.hub.enter(self._name, connection)
        delivery = asyncio.create_task(connection.deliver())
        try:
            if seat is not None and hello.salt and room.charter.dice == "fair":
                salt = ToServerSalt(type="salt", id="hello", salt=hello.salt)
                with contextlib.suppress(Refusal):  # the seat has its salt already
                    await self._host.act(self._name, seat, salt)  # type: ignore[arg-type]
            await self._listen(connection)
            await delivery  # the refusal that ends the conversation
        finally:
            self._host.hub.leave(self._name, connection)
            delivery.cancel()

    async def _listen(self, connection: Connection) -> None:
        bucket = Bucket(*self._settings.messages)
        while True:
            text = await self._hear()
            act_id = None
            try:
                if not bucket.take():
                    raise Refusal("too-many")
                message = self._read(text)
                if isinstance(message, ToServerPing):
                    connection.send(ToClientPong())
                    continue
                if isinstance(message, ToServerHello):
                    raise Refusal("malformed", message=Message("refusal-hello-again"))
                act_id = message.id
                if connection.audience == SPECTATOR:
                    raise Refusal("watching")
                seat = connection.audience
                version = await self._host.act(self._name, seat, message)  # type: ignore[arg-type]
                connection.send(_acknowledged(act_id, version))
            except EscarmoucheError as error:
                refusal = refusal_of(error)
                self._host.metrics.add("refusals_total", f'{{code="{refusal.code}"}}')
                connection.send(_refused(refusal, act_id))
                if refusal.code in ("too-large", "too-many"):
                    connection.close(TOO_LARGE if refusal.code == "too-large" else POLICY)
                    return

    async def _hear(self) -> str:
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        return message.get("text") or ""  # bytes are no message of ours

    def _read(self, text: str) -> ToServerHello | ToServerPing | Act:
        if len(text) > self._settings.socket_bytes:
            raise Refusal("too-large")
        try:
            return socket_message.validate_json(text)
        except ValidationError as error:
            raise malformed(error.errors()[0]) from None


def malformed(error: Mapping[str, Any]) -> Refusal:
    """The first thing that is wrong with a message, and where."""
    where = ".".join(str(part) for part in error["loc"]) or "message"
    arguments = {"where": where, "reason": error["msg"]}
    return Refusal("malformed", message=Message("refusal-malformed", arguments))


def _acknowledged(act_id: str, version: int) -> str:
    """A *ToClientAck*; there is one for every move."""
    return orjson.dumps({"type": "ack", "id": act_id, "version": version}).decode()


def _refused(refusal: Refusal, act_id: str | None) -> str:
    return ToClientRefusal(
        id=act_id, code=refusal.code, rule=refusal.rule, text=Text.of(refusal.message)
    ).model_dump_json()
