"""How fast the rules are: random games on one core, set-up included."""

from __future__ import annotations

import time
from dataclasses import dataclass
from statistics import median

import numpy as np

from escarmouche.core.game import Game
from escarmouche.core.playout import playouts


@dataclass(frozen=True)
class Speed:
    """Medians over several runs; `plies` are decisions of players, `rolls` those of chance."""

    game: str
    options: dict[str, str]
    games_per_second: int
    plies_per_second: int
    rolls_per_second: int


def random_play(game: Game, options: dict[str, str], runs: int = 5, seconds: float = 0.5) -> Speed:
    """Measure whole random games, each from the first die of the set-up to the end."""
    start = game.new(**options).array
    games = 64
    while True:  # find how many games fill a run
        elapsed, _ = _timed(game, start, games)
        if elapsed > seconds / 4:
            break
        games *= 2
    games = max(1, int(games * seconds / elapsed))
    rates = []
    for _ in range(runs):
        elapsed, endings = _timed(game, start, games)
        plies, rolls = endings["plies"].sum(), endings["rolls"].sum()
        rates.append((games / elapsed, plies / elapsed, rolls / elapsed))
    return Speed(
        game.name, dict(options), *(round(median(column)) for column in zip(*rates, strict=True))
    )


def _timed(game: Game, start: np.ndarray, games: int) -> tuple[float, np.ndarray]:
    began = time.perf_counter()
    endings = playouts(game, start, 1, 0, games)
    return time.perf_counter() - began, endings
