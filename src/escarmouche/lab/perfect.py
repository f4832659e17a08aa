"""How often the starter wins with perfect play: starts that are solved, not played.

The set-up is played (its dice by chance, its choices by somebody) up to the first position that a
solver can take over; the solver then proves who wins it. Start number k depends on the seed and k
only. What is not proved within a number of nodes is counted apart, never guessed.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count

import numpy as np

from escarmouche import catalog
from escarmouche.core.kernel import NOBODY
from escarmouche.core.position import Position
from escarmouche.search.levels import player
from escarmouche.search.solver import SLICE, Solver

NODES = 5_000_000  # most thought on one start
STARTS_AT_ONCE = 10

SOLVED = np.dtype(
    [
        ("start", "i8"),
        ("starter", "i1"),
        ("winner", "i1"),  # 0, 1, DRAW, or NOBODY where nothing is proved
    ]
)


@dataclass(frozen=True)
class Starts:
    """Some starts of one kind: what an engine is given at a time."""

    game: str
    options: tuple[tuple[str, str], ...]
    level: int  # of those who make the choices of the set-up; 0 chooses at random
    seed: int
    first: int
    count: int


def tasks(
    game: str, options: dict[str, str], level: int, seed: int, starts: int
) -> Sequence[Starts]:
    return [
        Starts(
            game, tuple(options.items()), level, seed, first, min(STARTS_AT_ONCE, starts - first)
        )
        for first in range(0, starts, STARTS_AT_ONCE)
    ]


def solve_starts(task: Starts) -> np.ndarray:
    """The `SOLVED` of a task."""
    rows = np.zeros(task.count, SOLVED)
    for row, number in zip(rows, range(task.first, task.first + task.count), strict=True):
        start = set_up(task, number)
        row["start"], row["starter"], row["winner"] = number, start.actor, winner(start)
    return rows


def set_up(task: Starts, number: int) -> Position:
    """The position in which a start comes to the solver."""
    game = catalog.game(task.game)
    solvable = catalog.solvable(task.game)
    chance = random.Random(f"{task.seed} {task.options} {task.level} {number}")
    seats = [player(game, task.level, seed=chance.getrandbits(48)) for _ in (0, 1) if task.level]
    position = game.new(**dict(task.options))
    while not solvable.ready(position.record):
        if position.is_chance:
            move = chance.choices(position.move_ids, position.weights)[0]
        elif seats:
            move = seats[position.actor].choose(position)
        else:
            move = chance.choice(position.move_ids)
        position = position.play(move)
    return position


def winner(start: Position) -> int:
    """Who wins with perfect play, or NOBODY.

    The solver knows nothing of other starts and has a clock that counts its slices of nodes, so
    that the answer depends on the start alone.
    """
    rules, solvable = start.game.rules, catalog.solvable(start.game.name)
    solver = Solver(rules, solvable, clock=count().__next__)
    for found in solver.improve(start.record, NODES // SLICE):
        if found.winner is not None:
            return found.winner
    return NOBODY
