"""Two opponents against each other, colours changing, and how sure the result is."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial

from escarmouche import catalog
from escarmouche.core.dice import FairDice
from escarmouche.core.record import Record
from escarmouche.lab.statistics import elo, wilson
from escarmouche.search.levels import player


@dataclass(frozen=True)
class Side:
    """One of the two: a level and what it may think per move."""

    level: int
    seconds: float | None = None
    nodes: int | None = None


@dataclass(frozen=True)
class Result:
    """Points of the first side: a win counts one, a draw half. Intervals hold 95 %."""

    games: int
    wins: int
    draws: int
    losses: int
    score: float
    interval: tuple[float, float]
    elo: float | None  # None where one side won everything
    elo_interval: tuple[float | None, float | None]


def match(
    game: str,
    sides: tuple[Side, Side],
    games: int,
    options: Mapping[str, str],
    seed: int = 1,
    workers: int = 1,
    progress: Callable[[int], None] = lambda games: None,
) -> Result:
    """Play `games` games; each pair has the same dice, with the colours changed."""
    points = []
    for result in _results(partial(play, game, sides, dict(options), seed), games, workers):
        points.append(result)
        progress(1)
    return result_of(points)


def result_of(points: list[float]) -> Result:
    """The summary of a list of 1, ½ and 0."""
    score = sum(points) / len(points)
    low, high = wilson(score, len(points))
    return Result(
        len(points),
        points.count(1.0),
        points.count(0.5),
        points.count(0.0),
        score,
        (low, high),
        elo(score),
        (elo(low), elo(high)),
    )


def play(
    game: str, sides: tuple[Side, Side], options: dict[str, str], seed: int, number: int
) -> float:
    """The points of the first side in game `number`; it has seat 0 in the even ones."""
    chosen = catalog.game(game)
    first_seat = number % 2
    players = [
        player(chosen, side.level, side.seconds, side.nodes, seed=seed * 1_000_003 + number)
        for side in sides
    ]
    seats = players if first_seat == 0 else players[::-1]
    dice = FairDice.seeded(seed * 1_000_003 + number // 2)
    record = Record.new(chosen, **options)
    while not record.position.is_over:
        if record.position.is_chance:
            record.roll(dice)
        else:
            record.play(seats[record.position.actor].choose(record.position))
    outcome = record.position.outcome
    assert outcome is not None
    return 0.5 if outcome.winner is None else float(outcome.winner == first_seat)


def _results(one: Callable[[int], float], games: int, workers: int) -> Iterator[float]:
    if workers == 1:
        yield from map(one, range(games))
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        yield from pool.map(one, range(games), chunksize=2)
