"""The WebSocket half of the protocol (docs/server-protocol.md)."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import Counter, deque
from collections.abc import Mapping
from typing import Any
from urllib.parse import unquote

import orjson
from pydantic import ValidationError
from websockets.datastructures import Headers

from escarmouche.core.errors import EscarmoucheError
from escarmouche.core.kernel import SPECTATOR
from escarmouche.core.texts import Message
from escarmouche.server import room_state
from escarmouche.server.channels import Channel
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

log = logging.getLogger("escarmouche.server")

ADDRESS = re.compile(r"/api/rooms/(?P<room>[^/?]+)/socket(\?.*)?")
AHEAD = 16  # messages that a client may send before the first of them is answered
POLICY, DEFECT = 1008, 1011
CLOSING = {"too-large": 1009, "unavailable": TRY_LATER}  # else POLICY
# Why a seat that comes back needs no salt: it gave one, this way or another, or the time is over.
UNSALTED = ("salted", "id-used", "time")
WHERE = 80  # characters of a place that are said again


class Sockets:
    """All sockets of this server: who may open one, and how many are open."""

    def __init__(self, host: Host, settings: Settings) -> None:
        self.host = host
        self.settings = settings
        self.open = 0
        self._clients: Counter[str] = Counter()

    def room_of(self, path: str, headers: Headers, client: str) -> str | None:
        """The room whose socket a client of ours may open, if there is space for it."""
        found = ADDRESS.fullmatch(path)
        hosts, origins = headers.get_all("Host"), headers.get_all("Origin")
        ours = all(same_origin(origin, hosts[0] if hosts else None) for origin in origins)
        full = self.open >= self.settings.sockets
        if found is None or not ours or full or self._clients[client] >= self.settings.sockets_each:
            return None
        return unquote(found["room"])

    def conversation(self, channel: Channel, room: str, client: str) -> Conversation:
        self.open += 1
        self._clients[client] += 1
        return Conversation(self, channel, room, client)

    def closed(self, client: str) -> None:
        self.open -= 1
        self._clients[client] -= 1
        if not self._clients[client]:
            del self._clients[client]


class Conversation:
    """One socket from hello to goodbye; it hears one message after the other."""

    def __init__(self, sockets: Sockets, channel: Channel, name: str, client: str) -> None:
        self._sockets = sockets
        self._host = sockets.host
        self._settings = sockets.settings
        self._channel = channel
        self._name = name
        self._client = client
        self._texts: deque[str] = deque()  # not heard yet
        self._bucket = Bucket(*self._settings.messages)
        self._connection: Connection | None = None
        self._busy = False  # with what was heard last
        self._gone = False
        self._act_id: str | None = None
        self._entering: asyncio.Task[None] | None = None
        loop = asyncio.get_running_loop()
        self._patience = loop.call_later(
            self._settings.hello_seconds, self._dismiss, Refusal("late-hello")
        )

    # --- what the channel tells -----------------------------------------------------------------

    def hear(self, text: str) -> None:
        self._texts.append(text)
        if not self._busy:
            self._go_on()
        elif len(self._texts) == AHEAD:
            self._channel.pause()

    def resumed(self) -> None:
        """The client reads again."""
        if self._connection is not None:
            self._connection.deliver()

    def gone(self) -> None:
        self._gone = True
        self._sockets.closed(self._client)
        self._patience.cancel()
        self._texts.clear()
        if self._connection is not None:
            self._host.hub.leave(self._name, self._connection)

    # --- one message after the other ------------------------------------------------------------

    def _go_on(self) -> None:
        while self._texts and not self._busy:
            text = self._texts.popleft()
            self._busy = True
            if self._connection is not None:
                self._take(text, self._connection)
            else:
                self._patience.cancel()
                self._entering = asyncio.create_task(self._begin(text))
        if not self._texts:
            self._channel.resume()

    async def _begin(self, text: str) -> None:
        try:
            hello = self._read(text)
            if not isinstance(hello, ToServerHello):
                raise Refusal("malformed", message=Message("refusal-no-hello"))
            await self._enter(hello)
        except EscarmoucheError as error:
            self._dismiss(refusal_of(error))
        except Exception:
            log.exception("defect")
            self._channel.close(DEFECT)
        else:
            self._busy = False
            self._go_on()

    async def _enter(self, hello: ToServerHello) -> None:
        audience = await self._host.audience(self._name, hello.key)
        seat = None if audience == SPECTATOR else audience
        async with self._host.in_turn(self._name) as room:
            if self._gone:
                return
            since = min(hello.since or 0, room.logs.version(audience))
            connection = Connection(self._channel, audience, room.logs.version(audience))
            connection.send(ToClientWelcome(room=room_state.info(room), seat=seat))  # type: ignore[arg-type]
            connection.send(update(room, audience, since, room_state.common(room, now_ms())))
            self._host.hub.enter(self._name, connection)
            self._connection = connection
        if seat is not None and hello.salt and room.charter.dice == "fair":
            salt = ToServerSalt(type="salt", id="hello", salt=hello.salt)
            try:
                await self._host.acts.perform(self._name, seat, salt)  # type: ignore[arg-type]
            except Refusal as refusal:
                if refusal.code not in UNSALTED:
                    raise

    def _dismiss(self, refusal: Refusal) -> None:
        """Refuse to begin."""
        way = self._connection or self._channel  # after what is on it already
        way.send(_refused(refusal, None))
        way.close(CLOSING.get(refusal.code, POLICY))

    def _take(self, text: str, connection: Connection) -> None:
        self._act_id = None
        try:
            if not self._bucket.take():
                raise Refusal("too-many")
            message = self._read(text)
            if isinstance(message, ToServerPing):
                connection.send(ToClientPong())
                self._busy = False
                return
            if isinstance(message, ToServerHello):
                raise Refusal("malformed", message=Message("refusal-hello-again"))
            self._act_id = message.id
            if connection.audience == SPECTATOR:
                raise Refusal("watching")
        except EscarmoucheError as error:
            self._refuse(refusal_of(error), connection)
        else:
            self._host.acts.begin(self._name, connection.audience, message, self._answered)  # type: ignore[arg-type]

    def _answered(self, answer: int | Exception) -> None:
        connection = self._connection
        assert connection is not None
        if isinstance(answer, int):
            connection.send(_acknowledged(self._act_id, answer))
            self._busy = False
        elif isinstance(answer, EscarmoucheError):
            self._refuse(refusal_of(answer), connection)
        else:
            log.error("defect", exc_info=answer)
            connection.close(DEFECT)
        if self._texts:
            asyncio.get_running_loop().call_soon(self._go_on)

    def _refuse(self, refusal: Refusal, connection: Connection) -> None:
        self._host.metrics.add("refusals_total", f'{{code="{refusal.code}"}}')
        connection.send(_refused(refusal, self._act_id))
        if refusal.code in ("too-large", "too-many"):
            connection.close(CLOSING.get(refusal.code, POLICY))
        else:
            self._busy = False

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


def _acknowledged(act_id: str | None, version: int) -> bytes:
    """A *ToClientAck*; there is one for every move."""
    return orjson.dumps({"type": "ack", "id": act_id, "version": version})


def _refused(refusal: Refusal, act_id: str | None) -> bytes:
    message = ToClientRefusal(
        id=act_id, code=refusal.code, rule=refusal.rule, text=Text.of(refusal.message)
    )
    return message.model_dump_json().encode()
