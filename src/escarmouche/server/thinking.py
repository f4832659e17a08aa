"""The computer's seats: thinking happens in other processes, so the server never waits for it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager
from functools import cache
from typing import TypeVar

import numpy as np

from escarmouche import catalog
from escarmouche.core.files import refusing_files
from escarmouche.core.game_folders import game_folders
from escarmouche.core.position import Position
from escarmouche.core.processes import Workers
from escarmouche.core.texts import Message
from escarmouche.search.levels import Player, patience
from escarmouche.server.fair_line import FairLine
from escarmouche.server.refusals import Refusal
from escarmouche.server.warming import first_decision, warm

Answer = TypeVar("Answer")

SECONDS = 10  # the longest that one position is looked at
PATIENCE = 300  # seconds of work after which it is given up; a first one may have to compile
ADVISER = 7  # the level that gives hints and odds and judges whole games, so that they agree
SEED = 1  # of evaluations, which are the same for the same position


class Thinker:
    """A few processes that think, or do other long work, each one thing at a time.

    Each is a pool of its own: one that dies or takes too long spoils nobody else's work.
    """

    def __init__(
        self, processes: int, each: int = 4, most: int = 32, *, finish: bool = False
    ) -> None:
        """`each` client may ask for so much at once, all of them together for `most`.

        What nobody waits for any more is ended, or if it is short, finished.
        """
        self._finish = finish
        self._busy: set[Workers] = set()
        self._free = FairLine(processes)
        self._idle: list[Workers] = []
        self._line: Counter[str] = Counter()
        self._each, self._most = each, most

    def close(self) -> None:
        """End all processes; what they are at is lost."""
        for worker in [*self._idle, *self._busy]:
            worker.kill()

    @contextmanager
    def line(self, client: str) -> Iterator[None]:
        """A place in the line, so that no client keeps all the others waiting."""
        if self._line[client] == self._each:
            raise Refusal("too-many", message=Message("refusal-asked-before"))
        if self._line.total() == self._most:
            raise Refusal("busy")
        self._line[client] += 1
        try:
            yield
        except TimeoutError:
            raise Refusal("given-up") from None
        finally:
            self._line -= Counter([client])  # which forgets whoever has left

    async def choose(self, seen: Position, level: int, client: str = "") -> int:
        """A move of the computer, which knows only what its seat sees."""
        return await self.run(_choose, seen.game.name, bytes(seen), level, client=client)

    async def run(
        self, function: Callable[..., Answer], *arguments: object, client: str = ""
    ) -> Answer:
        """The answer of a function of this package, worked out in another process.

        Clients take turns. A process that dies is replaced once; `TimeoutError` after so much
        work, not waiting.
        """
        async with self._free.place(client):
            work = asyncio.ensure_future(self._try(function, *arguments))
            try:
                return await asyncio.shield(work)
            except asyncio.CancelledError:
                if self._finish:  # a new process would cost more than the rest of the work
                    await asyncio.wait({work})
                work.cancel()
                raise

    async def _try(self, function: Callable[..., Answer], *arguments: object) -> Answer:
        try:
            return await self._work(function, *arguments)
        except BrokenExecutor:
            return await self._work(function, *arguments)

    async def _work(self, function: Callable[..., Answer], *arguments: object) -> Answer:
        worker = self._idle.pop() if self._idle else _worker()
        self._busy.add(worker)
        try:
            thought = asyncio.get_running_loop().run_in_executor(
                worker, _apart, function, *arguments
            )
            return await asyncio.wait_for(thought, PATIENCE)
        except (BrokenExecutor, TimeoutError, asyncio.CancelledError):
            self._busy.discard(worker)
            worker.kill()
            worker = _worker()  # which begins when there is work
            raise
        finally:
            self._busy.discard(worker)
            self._idle.append(worker)


def _worker() -> Workers:
    """A process that thinks; where the processor is short, moves that are made come first."""
    return Workers(1, nice=5)


def _apart(function: Callable[..., Answer], *arguments: object) -> Answer:
    """What a process does for the server, which reads no files for anyone."""
    with refusing_files():
        return function(*arguments)


def prepare() -> None:
    """Compile or load what the opponents of the games of the page need, then all games.

    Other opponents are prepared when somebody plays them.
    """
    for name in catalog.GAMES:
        if game_folders()[name].has_board:
            for level in (1, ADVISER):
                _ready(name, level)
    warm()


def position_of(game: str, record: bytes) -> Position:
    rules = catalog.game(game)
    return Position(rules, np.frombuffer(bytearray(record), rules.rules.dtype)[0])


def adviser(game: str) -> Player:
    """Who gives hints and odds, and looks at finished games."""
    _ready(game, ADVISER)
    return Player(catalog.game(game), ADVISER, seconds=SECONDS, seed=SEED)


@cache
def _ready(game: str, level: int) -> None:
    """Compile or load what a level needs, so that its seconds are spent thinking."""
    Player(catalog.game(game), level, nodes=1).choose(first_decision(game))


def _choose(game: str, record: bytes, level: int) -> int:
    seen = position_of(game, record)
    return Player(seen.game, level, seconds=patience(seen)).choose(seen)
