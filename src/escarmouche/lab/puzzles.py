"""Puzzles from play between opponents: positions with one clearly best move that is not obvious."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from functools import cache

from escarmouche import catalog
from escarmouche.core.game_record import Record
from escarmouche.core.position import Position
from escarmouche.learning.puzzles import Puzzle
from escarmouche.search.levels import Player
from escarmouche.search.solver import Solver
from escarmouche.search.thinking import Budget

LEAST_GAP = 0.25
LEAST_CHANCE = 0.4  # a puzzle is about winning, not about losing slowly
LEAST_MOVES = 4
GRADED = 4  # moves whose loss is told
PLAYERS = (4, 5)  # levels whose games are mined
NOVICE, JUDGE = 2, 8
# Nodes for a first look, a second one and the check with another seed.
LOOKS = (4_000, 30_000, 120_000)
SOLVING = Budget(nodes=200_000)  # for each move of a position that a solver judges


def mine(game: str, options: Mapping[str, str], seed: int) -> Iterator[Puzzle]:
    """Puzzles without end, at most one from each game played."""
    chosen = catalog.game(game)
    number = 0
    while True:
        chooser = random.Random(f"{seed} {number}")
        number += 1
        record = Record.new(chosen, **options)
        levels = chooser.sample(PLAYERS, 2)
        seats = [Player(chosen, level, seed=chooser.getrandbits(32)) for level in levels]
        while not record.position.is_over:
            position = record.position
            if position.is_chance:
                record.play(chooser.choices(position.move_ids, position.weights)[0])
                continue
            record.play(seats[position.actor].choose(position))
        decisions = [
            position
            for position in record.positions[:-1]
            if not position.is_chance
            and not position.hidden
            and (not chosen.solvable or position.game.rules.kernel.readable(position.record))
            and len(position.move_ids) >= LEAST_MOVES
        ]
        chooser.shuffle(decisions)
        found = (puzzle for position in decisions if (puzzle := examine(position)))
        puzzle = next(found, None)
        if puzzle:
            yield puzzle


def examine(position: Position) -> Puzzle | None:
    """The puzzle in a position, if longer searches agree, or it is proved, and a novice errs."""
    solvable = position.game.solvable
    if solvable:  # what is solved is the duel by itself, without its match
        position = position.alone()
    found: list[Puzzle] = []
    for seed, nodes in enumerate(LOOKS[:1] if solvable else LOOKS):
        puzzle = posed(position, Player(position.game, JUDGE, nodes=nodes, seed=seed))
        if puzzle is None or (found and found[-1].best != puzzle.best):
            return None
        found.append(puzzle)
    novice = position.move_text(Player(position.game, NOVICE, seed=0).choose(position))
    if found[-1].best == novice:
        return None
    return _solved(position) if solvable else found[-1]


def _solved(position: Position) -> Puzzle | None:
    """The puzzle in a position where exactly one move wins by proof."""
    solver = _solver(position.game.name)
    worth: dict[str, float] = {}
    for move in position.moves:
        after = position.play(move).record
        brings = solver.proving(SOLVING).worth(after, position.actor)
        if brings is None:
            return None
        worth[move] = brings
        if list(worth.values()).count(1.0) > 1:
            return None
    best, *others = sorted(worth, key=lambda move: -worth[move])
    if worth[best] < 1:
        return None
    lost = {move: 1 - worth[move] for move in others[:GRADED]}
    return Puzzle(position.game.name, position.text, best, 1.0, lost[others[0]], lost)


@cache
def _solver(game: str) -> Solver:
    return Solver(catalog.solvable(game).rules)


def posed(position: Position, judge: Player) -> Puzzle | None:
    """What one search thinks of a position as a puzzle."""
    choices = sorted(judge.hints(position, GRADED + 1), key=lambda each: -each.chance)
    best, others = choices[0], choices[1:]
    if best.chance < LEAST_CHANCE or best.chance - others[0].chance < LEAST_GAP:
        return None
    lost = {
        position.move_text(each.move): round(best.chance - each.chance, 2)
        for each in others[:GRADED]
    }
    return Puzzle(
        position.game.name,
        position.text,
        position.move_text(best.move),
        round(best.chance, 2),
        round(best.chance - others[0].chance, 2),
        lost,
    )
