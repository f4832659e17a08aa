"""What holds for every request: security headers, limits on size and rate."""

from __future__ import annotations

import asyncio

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from escarmouche.server.fair_line import FairLine
from escarmouche.server.refusals import Refusal
from escarmouche.server.security import HEADERS, Buckets, client_of
from escarmouche.server.settings import Settings

RECORDS = ("/api/rooms", "/api/records", "/api/analyses")  # what takes a whole record


class Guard:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._buckets = Buckets(*settings.requests)
        self._beginning = FairLine(1)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        private = scope["path"].startswith("/api/")

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                if private:
                    headers["Cache-Control"] = "no-store"
            await send(message)

        try:
            if not self._ours(scope):
                raise Refusal("unknown-host")
            if client_of(scope) in scope["app"].state.host.bans:
                raise Refusal("banned")
            if private:
                # Of a hundred requests that come together one is begun, then whatever else waits
                # has its turn: the moves of others, then the request of another client.
                async with self._beginning.place(client_of(scope)):
                    await asyncio.sleep(0)
                self._buckets.take(client_of(scope))
            body = await self._body(scope, receive)
        except Refusal as refusal:
            if refusal.code == "too-many" and "doors" in scope.get("state", {}):
                scope["state"]["doors"].refused(client_of(scope))
            from escarmouche.server.app import problem

            response = problem(refusal, Request(scope))
            await response(scope, receive, send_guarded)
            return
        await self._app(scope, body, send_guarded)

    def _ours(self, scope: Scope) -> bool:
        """Whether it is asked for under a name of ours, if we have any."""
        name = Headers(scope=scope).get("host", "").rpartition("]")[2].partition(":")[0]
        return not self._settings.hosts or name.lower() in self._settings.hosts

    async def _body(self, scope: Scope, receive: Receive) -> Receive:
        """The request's body, read up to the limit."""
        record = scope["path"] in RECORDS
        limit = self._settings.record_bytes if record else self._settings.body_bytes
        chunks, size, more = [], 0, True
        while more:
            message = await receive()
            if message["type"] != "http.request":
                break
            chunks.append(message.get("body", b""))
            size += len(chunks[-1])
            more = message.get("more_body", False)
            if size > limit:
                raise Refusal("too-large")
        whole: list[Message] = [{"type": "http.request", "body": b"".join(chunks)}]

        async def replayed() -> Message:
            return whole.pop() if whole else await receive()

        return replayed
