"""One at a time: whoever changes or reads a room takes its turn first."""

from __future__ import annotations

import asyncio
from collections import deque


class Turn:
    """Handed on in the order of asking, like a lock of asyncio's.

    It can also be taken without waiting, if it is free, and given back by whoever learns that
    the work is done: a move that finds its room at rest needs no task and no waiting.
    """

    def __init__(self) -> None:
        self.taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Take the turn if it is free."""
        if self.taken:
            return False
        self.taken = True
        return True

    async def wait(self) -> None:
        """Take the turn as soon as it comes."""
        if self.take():
            return
        handed = asyncio.get_running_loop().create_future()
        self._waiting.append(handed)
        try:
            await handed
        except asyncio.CancelledError:
            if handed.done() and not handed.cancelled():  # just handed to us
                self.give()
            raise

    def give(self) -> None:
        """Hand the turn to whoever has waited longest."""
        while self._waiting:
            handed = self._waiting.popleft()
            if not handed.done():
                handed.set_result(None)
                return
        self.taken = False

    async def __aenter__(self) -> None:
        await self.wait()

    async def __aexit__(self, *_: object) -> None:
        self.give()
