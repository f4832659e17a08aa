"""How often the starter wins with perfect play: starts that are solved, not played.

The set-up is played (its dice by chance, its choices by somebody) up to the first position that a
solver can take over; the solver then proves who wins it. Start number k depends on the seed and k
only. What is not proved within a number of nodes is counted apart, never guessed.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import count

import numpy as np

from escarmouche import catalog
from escarmouche.core.kernel import NOBODY
from escarmouche.core.position import Position
from escarmouche.core.texts import Message
from escarmouche.lab.contests import STARTER, tally
from escarmouche.lab.findings import ContestFacts, Findings, Table
from escarmouche.lab.players import read_player
from escarmouche.lab.question import Question
from escarmouche.lab.study import Study
from escarmouche.lab.summary import about, cell, verdict
from escarmouche.search.levels import Player
from escarmouche.search.proving import SLICE
from escarmouche.search.solver import Solver

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


def perfect(question: Question, study: Study) -> Findings:
    """Solve starts of every scene; `question.details` has the `scenes` (all if empty)."""
    game = question.game
    catalog.solvable(game.name)  # refuses
    level = read_player(question.player).level
    cells, facts, unproved = [], [], 0
    for name, options in scenes(question):
        rows = solved(study, options, level, question)
        proved = rows[rows["winner"] != NOBODY]
        unproved += len(rows) - len(proved)
        found = tally(STARTER, proved)
        cells.append(cell(name, Message("lab-starter"), found, question.until, options))
        facts.append(ContestFacts(name, (question.player, question.player), options))
    starts = question.until.games * len(cells)
    axis = game.option_name(game.option(game.scene)) if game.scene else game.title
    table = Table(Message("perfect-table"), axis, Message("lab-axis-whose"), tuple(cells))
    told = {"proved": starts - unproved, "starts": starts, "unproved": unproved}
    return about(
        question,
        Message("perfect-title", {"game": game.title}),
        starts,
        contests=tuple(facts),
        tables=(table,),
        conclusions=tuple(verdict(each.row, each) for each in cells),
        warnings=(
            Message("perfect-meaning", {"who": read_player(question.player).name}),
            *([Message("perfect-unproved", told)] if unproved else []),
        ),
    )


def scenes(question: Question) -> list[tuple[Message, Mapping[str, str]]]:
    """What starts are of: each asked value of the game's scene, with the options it means."""
    game = question.game
    if game.scene is None:
        return [(game.title, dict(question.options))]
    option = game.option(game.scene)
    asked = question.options.get(option.name)
    values = question.details.get("scenes") or ([asked] if asked else option.values)
    return [
        (game.option_value(option, option.check(value)), {**question.options, option.name: value})
        for value in values
    ]


def solved(study: Study, options: Mapping[str, str], level: int, question: Question) -> np.ndarray:
    """The `SOLVED` of a scene, in order."""
    starts = question.until.games
    tasks = [
        Starts(
            question.game_name,
            tuple(options.items()),
            level,
            question.seed,
            first,
            min(STARTS_AT_ONCE, starts - first),
        )
        for first in range(0, starts, STARTS_AT_ONCE)
    ]
    parts = []
    for _, rows in study.engine.run(solve_starts, tasks):
        parts.append(rows)
        study.played += len(rows)
    return np.sort(np.concatenate(parts), order="start")


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
    chance = random.Random(f"{task.seed} {task.options} {task.level} {number}")
    seats = [Player(game, task.level, seed=chance.getrandbits(48)) for _ in (0, 1) if task.level]
    position = game.new(**dict(task.options))
    while not game.rules.kernel.ready(position.record):
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
    solver = Solver(start.game.rules, clock=count().__next__)
    for found in solver.improve(start.record, NODES // SLICE):
        if found.winner is not None:
            return found.winner
    return NOBODY
