"""Web Push: wakes a browser that asked for it when it is its seat's turn.

The address of a push comes from the browser, so only the services of browser makers are sent to
(`Settings.push_services`): else anybody could make this server call any address.
"""

from __future__ import annotations

import asyncio
import base64
import logging
import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import orjson
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from escarmouche.core.texts import Message
from escarmouche.server.connecting import connected, writing
from escarmouche.server.refusals import Refusal
from escarmouche.server.rooms import Room
from escarmouche.server.schema import own_keys, pushes
from escarmouche.server.settings import Settings
from escarmouche.server.to_server import ToServerPush

try:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02
    from pywebpush import WebPushException, webpush
    from requests import Session
except ModuleNotFoundError:  # an installation without it offers no pushes
    webpush = None

log = logging.getLogger("escarmouche.server")

KEPT = 24 * 3600  # seconds for which a service tries to reach a browser that sleeps
PATIENCE = 10  # seconds for a service to answer
GONE = (404, 410)  # the browser wants no pushes any more
SENDERS = 2  # threads; what other threads do waits for no service
MOST_UNSENT = 200  # pushes that wait for a thread; the others are left out
# Plain addresses only: programs differ in where they find the host of a strange one.
_ADDRESS = re.compile(r"(https?)://([a-z0-9.-]+)(:[0-9]{1,5})?(?:/[\w./:=%~+?&-]*)?", re.ASCII)
_LOCAL = ("127.0.0.1", "localhost")


class Pushes:
    def __init__(self, engine: AsyncEngine, settings: Settings) -> None:
        self._engine = engine
        self._settings = settings
        self._vapid: Any = None
        self.key: str | None = None  # what browsers subscribe with
        self._rooms: set[str] = set()  # those that somebody wants to hear of
        self._sending: set[asyncio.Task[None]] = set()
        self._senders = ThreadPoolExecutor(SENDERS, "push")

    async def start(self) -> None:
        if webpush is None:
            return
        self._vapid = Vapid02.from_pem((await self._own_key()).encode())
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.key = base64.urlsafe_b64encode(point).rstrip(b"=").decode()
        await self.refresh()

    async def refresh(self) -> None:
        """Learn which rooms other servers were asked about."""
        async with connected(self._engine) as connection:
            found = await connection.execute(sa.select(pushes.c.room).distinct())
            self._rooms = set(found.scalars())

    async def stop(self) -> None:
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)
        self._senders.shutdown(wait=False, cancel_futures=True)

    async def want(self, room: str, seat: int, asked: ToServerPush | None) -> None:
        """From now on wake this browser, or none."""
        if asked is not None:
            self._check(asked.endpoint)
        mine = sa.and_(pushes.c.room == room, pushes.c.seat == seat)
        async with writing(self._engine) as connection:
            await connection.execute(pushes.delete().where(mine))
            if asked is not None:
                row = {"room": room, "seat": seat, "endpoint": asked.endpoint}
                row |= {**asked.keys.model_dump(), "language": asked.language}
                await connection.execute(pushes.insert().values(**row))
                self._rooms.add(room)

    def turn(self, room: Room, seat: int) -> None:
        """It is the turn of a seat that does not look."""
        if room.charter.id in self._rooms and len(self._sending) < MOST_UNSENT:
            task = asyncio.create_task(self._tell(room, seat))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    def _check(self, endpoint: str) -> None:
        found = _ADDRESS.fullmatch(endpoint)
        scheme, host, port = found.groups() if found else ("", "", None)
        allowed = any(
            host == service or (service.startswith("*.") and host.endswith(service[1:]))
            for service in self._settings.push_services
        )
        usual = scheme == "https" and port is None
        if self.key is None or not allowed or not (usual or host in _LOCAL):
            raise Refusal("no-push")

    async def _tell(self, room: Room, seat: int) -> None:
        mine = sa.and_(pushes.c.room == room.charter.id, pushes.c.seat == seat)
        async with connected(self._engine) as connection:
            row = (await connection.execute(pushes.select().where(mine))).first()
        if row is None:
            return
        told = {
            "title": room.game.title.text(row.language),
            "body": Message("push-your-turn").text(row.language),
            "room": room.charter.id,
        }
        sent = asyncio.get_running_loop().run_in_executor(
            self._senders, self._send, row, orjson.dumps(told)
        )
        try:
            await sent
        except Exception as error:  # whatever a service or a key of a browser's own is good for
            log.warning("a push failed", extra={"room": room.charter.id})
            answer = error.response if isinstance(error, WebPushException) else None
            if isinstance(error, ValueError) or (answer is not None and answer.status_code in GONE):
                async with writing(self._engine) as connection:
                    await connection.execute(pushes.delete().where(mine))

    def _send(self, row: Any, told: bytes) -> None:
        session = Session()
        session.max_redirects = 0  # a service answers itself
        webpush(
            {"endpoint": row.endpoint, "keys": {"p256dh": row.p256dh, "auth": row.auth}},
            told,
            vapid_private_key=self._vapid,
            vapid_claims={"sub": self._settings.contact},
            ttl=KEPT,
            timeout=PATIENCE,
            requests_session=session,
        )

    async def _own_key(self) -> str:
        """The key of this database's servers, made the first time."""
        async with writing(self._engine) as connection:
            wanted = sa.select(own_keys.c.value).where(own_keys.c.name == "vapid")
            known = (await connection.execute(wanted.with_for_update())).scalar()
            if known is not None:
                return str(known)
            fresh = Vapid02()
            fresh.generate_keys()
            pem = fresh.private_pem().decode()
            await connection.execute(own_keys.insert().values(name="vapid", value=pem))
            return pem
