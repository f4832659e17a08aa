"""The exact result of a position: who wins with best play, by how much, and how.

Two questions to the proof search tell who wins, a few more the margin; a last one in every
position of the line which move keeps it.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from escarmouche.core.compiling import Generic
from escarmouche.core.errors import InputError
from escarmouche.core.kernel import DRAW, OVER, Rules, copied
from escarmouche.search import proving, traps
from escarmouche.search.proofs import ENTRY, NOT_YET, YES, pursue
from escarmouche.search.proving import MEANS, NO_MOVE, SLICE, UNKNOWN
from escarmouche.search.thinking import Budget, Interrupt

TABLE_ENTRIES = 1 << 21  # a power of two; 40 bytes each


@dataclass(frozen=True)
class Solution:
    """What is proved of the final margin of seat 0 with best play on both sides."""

    least: int
    most: int
    line: tuple[int, ...]  # best play to the end, or as far as time allowed; empty until exact
    nodes: int
    seconds: float

    @property
    def exact(self) -> bool:
        return self.least == self.most

    @property
    def margin(self) -> int | None:
        return self.least if self.exact else None

    @property
    def winner(self) -> int | None:
        """The winning seat or DRAW; None when it is not proved."""
        if self.least > 0:
            return 0
        if self.most < 0:
            return 1
        return DRAW if self.exact else None


class Solver:
    """Solves positions of one game. What it has proved, it keeps for the next position."""

    def __init__(
        self,
        rules: Rules,
        entries: int = TABLE_ENTRIES,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.rules = rules
        self.clock = clock
        self.table = np.zeros(entries, ENTRY)
        self._pursue = pursue.of(rules)

    def solve(self, pos: np.record, seconds: float) -> Solution:
        """Solve a position as far as the time allows; whatever the solution says is proved."""
        *_, last = self.improve(pos, seconds)
        return last

    def improve(self, pos: np.record, seconds: float) -> Iterator[Solution]:
        """Solutions that say more and more, from what is plain to all that the time allows."""
        task = self.proving(Budget(seconds=seconds))
        kernel = self.rules.kernel
        if not kernel.solvable(pos):
            raise InputError(f"error-{self.rules.name}-unsolvable")
        start = copied(pos)
        kernel.isolate(start)
        least, most = kernel.bounds(start)
        while least < most:
            yield Solution(least, most, (), task.nodes, task.elapsed)
            goal = question(least, most)
            answer, _ = task.ask(start, goal)
            if answer is None:
                yield Solution(least, most, (), task.nodes, task.elapsed)
                return
            if answer:
                least = goal
            else:
                most = goal - 1
        yield Solution(least, most, task.line(start, least), task.nodes, task.elapsed)

    def proving(self, budget: Budget, interrupt: Interrupt | None = None) -> Proving:
        """Limited means to prove what one position is worth, or several."""
        seconds = math.inf if budget.seconds is None else budget.seconds
        return Proving(
            self, seconds, self.clock(), budget.most_nodes, interrupt=interrupt or Interrupt()
        )

    def step(self, path: np.ndarray, goal: int) -> tuple[int, int, int]:
        """One slice of work on whether the seat to move in `path[0]` reaches `goal`."""
        step: tuple[int, int, int] = self._pursue(
            path, self.table, self.rules.move_count, goal, SLICE
        )
        return step


@dataclass
class Proving:
    """Positions being solved with limited means."""

    solver: Solver
    seconds: float
    began: float
    most_nodes: int = 1 << 62
    nodes: int = 0
    interrupt: Interrupt = field(default_factory=Interrupt)

    @property
    def elapsed(self) -> float:
        return self.solver.clock() - self.began

    @property
    def is_over(self) -> bool:
        return (
            self.elapsed >= self.seconds or self.nodes >= self.most_nodes or self.interrupt.is_set
        )

    def reach(self, pos: np.record, goal: int) -> tuple[bool | None, int]:
        """Whether the seat to move reaches `goal`, None when the means are spent; and how."""
        path = np.empty(self.solver.rules.kernel.LONGEST + 2, self.solver.rules.dtype)
        path[0] = pos
        while not self.is_over:
            answer, move, nodes = self.solver.step(path, goal)
            self.nodes += nodes
            if answer != NOT_YET:
                return answer == YES, move
        return None, -1

    def result(self, pos: np.record) -> tuple[float | None, int]:
        """What best play brings the seat to move (1, ½ or 0), None when the means are spent.

        And a move that brings it, unless the position is lost.
        """
        worth, move = self._run(proving.result, pos)
        return None if worth == UNKNOWN else worth, move

    def worth(self, pos: np.record, seat: int) -> float | None:
        """What best play brings a seat, whoever is to move and if the game is over, too."""
        worth: float = self._run(proving.worth, pos, seat)
        return None if worth == UNKNOWN else worth

    def larger(self, pos: np.record, move: int) -> int:
        """In place of a move that wins, one that wins by as much as can be proved."""
        better: int = self._run(proving.larger, pos, move)
        return better

    def trap(self, pos: np.record, worth: float, seed: int) -> int | None:
        """Of the moves that keep what is proved, the most promising one; None without means."""
        move: int = self._run(traps.best_trap, pos, worth, np.uint64(seed))
        return None if move == NO_MOVE else move

    def _run(self, function: Generic, pos: np.record, *given: Any) -> Any:
        """Call compiled code with the means that are left."""
        rules = self.solver.rules
        left = None if self.seconds == math.inf else self.seconds - self.elapsed
        means = np.zeros(1, MEANS)
        if left is None or left > 0:
            means[0]["most_nodes"] = self.most_nodes - self.nodes
        start = np.array([pos], rules.dtype)
        with self.interrupt.after(left) as stop:
            answer = function.of(rules)(
                start, self.solver.table, rules.move_count, *given, means, stop
            )
        self.nodes += int(means[0]["nodes"])
        return answer

    def ask(self, pos: np.record, goal: int) -> tuple[bool | None, int]:
        """Whether seat 0 reaches `goal`, None when the means are spent.

        And the move that shows it, when the seat to move is the one that gets what it wants.
        """
        if self.solver.rules.kernel.actor(pos) == 0:
            return self.reach(pos, goal)
        # Seat 0 has less than `goal` exactly when seat 1 has at least 1 − goal.
        less, move = self.reach(pos, 1 - goal)
        return None if less is None else not less, move

    def line(self, pos: np.record, margin: int) -> tuple[int, ...]:
        """Best play from a position whose margin is known."""
        kernel = self.solver.rules.kernel
        work = np.array([pos], self.solver.rules.dtype)
        played: list[int] = []
        while (seat := kernel.actor(work[0])) != OVER:
            answer, move = self.ask(work[0], margin if seat == 0 else margin + 1)
            if answer is None:
                break
            played.append(move)
            kernel.play(work[0], move, None)
        return tuple(played)


def question(least: int, most: int) -> int:
    """The margin to ask for next: who wins first, then one more each time.

    Small margins are the likely ones, and what is proved on the way to the next one helps with it.

    >>> question(-9, 9), question(-9, 0), question(1, 9), question(-9, -1)
    (1, 0, 2, -1)
    """
    for goal in (1, 0):
        if least < goal <= most:
            return goal
    return least + 1 if least > 0 else most
