"""The WebSocket half of the protocol (docs/server-protocol.md)."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping
from typing import Any

import orjson
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from starlette.websockets import WebSocketState

from escarmouche.core.errors import EscarmoucheError
from escarmouche.core.kernel import SPECTATOR
from escarmouche.core.texts import Message
from escarmouche.server import telling
from escarmouche.server.clocks import now_ms
from escarmouche.server.host import Host
from escarmouche.server.hub import Connection, update
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

router = APIRouter()

POLICY, TOO_LARGE, TRY_LATER = 1008, 1009, 1013


@router.websocket("/api/rooms/{name}/socket")
async def socket(socket: WebSocket, name: str) -> None:
    app = socket.app.state
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host")):
        await socket.close(POLICY)
        return
    if app.sockets >= app.settings.sockets:
        await socket.close(TRY_LATER)
        return
    await socket.accept()
    app.sockets += 1
    try:
        await Conversation(socket, name, app.host, app.settings).run()
    except WebSocketDisconnect:
        pass
    finally:
        app.sockets -= 1


class Conversation:
    """One socket from hello to goodbye."""

    def __init__(self, socket: WebSocket, name: str, host: Host, settings: Settings) -> None:
        self._socket = socket
        self._name = name
        self._host = host
        self._settings = settings

    async def run(self) -> None:
        try:
            async with asyncio.timeout(self._settings.hello_seconds):
                hello = self._read(await self._socket.receive_text())
            if not isinstance(hello, ToServerHello):
                raise Refusal("malformed", message=Message("refusal-no-hello"))
            room, audience = await self._host.audience(self._name, hello.key)
        except (EscarmoucheError, TimeoutError) as error:
            refusal = Refusal("time") if isinstance(error, TimeoutError) else refusal_of(error)
            await self._socket.send_text(_refused(refusal, None))
            await self._socket.close(TOO_LARGE if refusal.code == "too-large" else POLICY)
            return
        async with room.lock:
            since = min(hello.since or 0, room.showing.version(audience))
            connection = Connection(self._socket, audience, room.showing.version(audience))
            seat = None if audience == SPECTATOR else audience
            connection.send(ToClientWelcome(room=telling.info(room), seat=seat))  # type: ignore[arg-type]
            connection.send(update(room, audience, since, now_ms()))
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
        # Delivering may have closed it, or found it closed.
        while self._socket.application_state is WebSocketState.CONNECTED:
            text = await self._socket.receive_text()
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
