"""How fast the rules are: random games on one core, set-up included."""

from __future__ import annotations

import time
from dataclasses import dataclass
from statistics import median

import numpy as np

from escarmouche.core.game import Game
from escarmouche.core.playout import PLIES, ROLLS, TALLY, playouts


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
    rules = game.rules
    tally = np.zeros(TALLY, np.int64)
    games = 64
    while True:  # find how many games fill a run
        elapsed = _time(game, start, games, tally)
        if elapsed > seconds / 4:
            break
        games *= 2
    games = max(1, int(games * seconds / elapsed))
    rates = []
    for _ in range(runs):
        tally[:] = 0
        elapsed = _time(game, start, games, tally)
        rates.append((games / elapsed, tally[PLIES] / elapsed, tally[ROLLS] / elapsed))
    return Speed(
        rules.name, dict(options), *(round(median(column)) for column in zip(*rates, strict=True))
    )


def _time(game: Game, start: np.ndarray, games: int, tally: np.ndarray) -> float:
    began = time.perf_counter()
    playouts(game.rules, start, game.rules.move_count, np.uint64(1), 0, games, tally)
    return time.perf_counter() - began
