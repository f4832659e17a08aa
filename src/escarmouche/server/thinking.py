"""The computer's seats: thinking happens in other processes, so the server never waits for it."""

from __future__ import annotations

import asyncio
import multiprocessing
import random
import zlib
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Protocol, TypeVar

import numpy as np

from escarmouche import catalog
from escarmouche.core.position import Position

Answer = TypeVar("Answer")

LEVELS = range(1, 9)
PLAYOUTS = 400  # random games behind an evaluation
PATIENCE = 60  # seconds after which a thought is given up


class Player(Protocol):
    def choose(self, position: Position) -> int:
        """A legal move, from what the seat to move can see."""


class RandomPlayer:
    """Any legal move with the same chance."""

    def choose(self, position: Position) -> int:
        return random.SystemRandom().choice(position.move_ids)


def player(game: str, level: int) -> Player:
    """The computer at a level."""
    return RandomPlayer()


class Thinker:
    """A few processes that think."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()  # a thought may be long, and nobody waits for it any more
            pool.shutdown(wait=False, cancel_futures=True)

    async def choose(self, seen: Position, level: int) -> int:
        """A move of the computer, which knows only what its seat sees."""
        return await self.run(_choose, seen.game.name, bytes(seen), level)

    async def evaluate(self, positions: list[Position]) -> list[float]:
        """The expected result of seat 0 in positions of one game: 0 lost, 1 won."""
        records = [bytes(position) for position in positions]
        return await self.run(_evaluate, positions[0].game.name, records)

    async def run(self, function: Callable[..., Answer], *arguments: object) -> Answer:
        """The answer of a function of this package, worked out in another process."""
        loop = asyncio.get_running_loop()
        for attempt in (1, 2):
            if self._pool is None:
                # A forked process would share sockets and locks of the server.
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self._processes, context)
            try:
                thought = loop.run_in_executor(self._pool, function, *arguments)
                return await asyncio.wait_for(thought, PATIENCE)
            except (BrokenExecutor, TimeoutError):
                self.close()
                if attempt == 2:
                    raise
        raise AssertionError("unreachable")


def _position(game: str, record: bytes) -> Position:
    rules = catalog.game(game)
    return Position(rules, np.frombuffer(bytearray(record), rules.rules.dtype)[0])


def _choose(game: str, record: bytes, level: int) -> int:
    return player(game, level).choose(_position(game, record))


def _evaluate(game: str, records: list[bytes]) -> list[float]:
    return [evaluation(_position(game, record)) for record in records]


def evaluation(position: Position) -> float:
    """The result of random games from a position, always the same for the same position."""
    from escarmouche.core.playout import DRAWS, TALLY, WINS_0, playouts

    if position.hidden:  # some dice are unknown: nothing can be played out
        return 0.5
    rules = position.game.rules
    tally = np.zeros(TALLY, np.int64)
    seed = np.uint64(zlib.crc32(bytes(position)))
    playouts(rules, position.array, rules.move_count, seed, 0, PLAYOUTS, tally)
    return float(tally[WINS_0] + tally[DRAWS] / 2) / PLAYOUTS
