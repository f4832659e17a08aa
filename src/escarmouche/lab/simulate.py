"""Random games by the million, on as many processes as wanted, always with the same result."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

import numpy as np

from escarmouche import catalog
from escarmouche.core.playout import playouts, prepare
from escarmouche.core.position import Position

BATCH = 20_000  # games between two reports of progress


@dataclass(frozen=True)
class Simulation:
    """How many random games ended how; `plies` are decisions of players, `rolls` of chance."""

    games: int
    wins: tuple[int, int]
    draws: int
    plies: int
    rolls: int
    seconds: float


def simulate(
    start: Position,
    games: int,
    seed: int,
    workers: int = 1,
    progress: Callable[[int], None] = lambda games: None,
) -> Simulation:
    """Play `games` random games; game number k depends on nothing but the seed and k."""
    began = time.perf_counter()
    # Compile (or load) here first, so that worker processes find the machine code ready.
    prepare(start.game)
    batches = [(first, min(BATCH, games - first)) for first in range(0, games, BATCH)]
    parts = []
    for (_, count), part in zip(batches, _parts(start, seed, batches, workers), strict=True):
        parts.append(part)
        progress(count)
    endings = np.concatenate(parts)
    wins = np.bincount(endings["winner"], minlength=3)
    return Simulation(
        games,
        (int(wins[0]), int(wins[1])),
        int(wins[2]),
        int(endings["plies"].sum()),
        int(endings["rolls"].sum()),
        round(time.perf_counter() - began, 3),
    )


def _parts(
    start: Position, seed: int, batches: list[tuple[int, int]], workers: int
) -> Iterator[np.ndarray]:
    if workers == 1 or len(batches) == 1:
        for batch in batches:
            yield _play(start.game.name, start.array, seed, *batch)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(workers, len(batches)), mp_context=context) as pool:
        futures = [
            pool.submit(_play, start.game.name, start.array, seed, *batch) for batch in batches
        ]
        for future in futures:
            yield future.result()


def _play(game: str, start: np.ndarray, seed: int, first: int, games: int) -> np.ndarray:
    return playouts(catalog.game(game), start, seed, first, games)
