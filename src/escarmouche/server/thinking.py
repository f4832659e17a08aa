"""The computer's seats: thinking happens in other processes, so the server never waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from functools import cache
from typing import TypeVar

import numpy as np

from escarmouche import catalog
from escarmouche.core.position import Position
from escarmouche.core.processes import Workers
from escarmouche.search.levels import Player, player
from escarmouche.search.thinking import Thought

Answer = TypeVar("Answer")

SECONDS = 10  # the longest the computer thinks about one decision
PATIENCE = 300  # seconds after which an answer is given up; a first one may have to compile
HINT_LEVEL = 7
HINTS = 5
JUDGE_LEVEL = 5  # who evaluates positions: quick, for whole games
SEED = 1  # of evaluations, which are the same for the same position


class Thinker:
    """A few processes that think, or do other long work."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: Workers | None = None

    def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.kill()

    async def choose(self, seen: Position, level: int) -> int:
        """A move of the computer, which knows only what its seat sees."""
        return await self.run(_choose, seen.game.name, bytes(seen), level)

    async def hint(self, seen: Position) -> Thought:
        """The best moves for the seat to decide, from what it sees."""
        return await self.run(_hint, seen.game.name, bytes(seen))

    async def run(self, function: Callable[..., Answer], *arguments: object) -> Answer:
        """The answer of a function of this package, worked out in another process."""
        loop = asyncio.get_running_loop()
        for attempt in (1, 2):
            if self._pool is None:
                self._pool = Workers(self._processes)
            try:
                thought = loop.run_in_executor(self._pool, function, *arguments)
                return await asyncio.wait_for(thought, PATIENCE)
            except (BrokenExecutor, TimeoutError):
                self.close()
                if attempt == 2:
                    raise
        raise AssertionError("unreachable")


def prepare() -> None:
    """Compile or load what the opponents of every game need."""
    for game in catalog.games():
        for level in (1, HINT_LEVEL):
            _ready(game.name, level)


def position_of(game: str, record: bytes) -> Position:
    rules = catalog.game(game)
    return Position(rules, np.frombuffer(bytearray(record), rules.rules.dtype)[0])


def judge(game: str) -> Player:
    """Who looks at finished games."""
    return _thinker(game, JUDGE_LEVEL)


def adviser(game: str) -> Player:
    """Who gives hints and odds."""
    return _thinker(game, HINT_LEVEL)


def _thinker(game: str, level: int) -> Player:
    _ready(game, level)
    return player(catalog.game(game), level, seconds=SECONDS, seed=SEED)


@cache
def _ready(game: str, level: int) -> None:
    """Compile or load what a level needs, so that its seconds are spent thinking."""
    position = catalog.game(game).new()
    while position.is_chance:
        position = position.play(position.move_ids[0])
    player(catalog.game(game), level, nodes=1).choose(position)


def _choose(game: str, record: bytes, level: int) -> int:
    return player(catalog.game(game), level, seconds=SECONDS).choose(position_of(game, record))


def _hint(game: str, record: bytes) -> Thought:
    return adviser(game).think(position_of(game, record), HINTS)
