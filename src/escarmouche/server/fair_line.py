"""A line in which everyone has a share: places are given to clients in turn, not first come."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairLine:
    """`places` at once; whoever waits for one waits only for one of each other client."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # the next client first

    @asynccontextmanager
    async def place(self, client: str) -> AsyncIterator[None]:
        if self._free and not self._waiting:
            self._free -= 1
        else:
            await self._wait(client)
        try:
            yield
        finally:
            self._hand_on()

    async def _wait(self, client: str) -> None:
        handed = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(client, deque()).append(handed)
        try:
            await handed
        except asyncio.CancelledError:
            if handed.done() and not handed.cancelled():  # just handed to us
                self._hand_on()
            raise

    def _hand_on(self) -> None:
        """To the client whose turn it is, who then goes to the end of the line."""
        while self._waiting:
            client = next(iter(self._waiting))
            theirs = self._waiting.pop(client)
            handed = theirs.popleft()
            if theirs:
                self._waiting[client] = theirs
            if not handed.done():
                handed.set_result(None)
                return
        self._free += 1
