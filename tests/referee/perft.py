"""Perft of small set positions: the game and the referee count the same sequences of moves."""

from __future__ import annotations

import copy
from collections.abc import Callable

from referee.battle import Asking, Battle

Start = Callable[[Battle], Asking[None]]


def answers(start: Start, battle: Battle, played: tuple[str, ...]) -> list[str]:
    """What may be answered after these answers; nothing when it is done."""
    course = start(copy.deepcopy(battle))
    try:
        question = next(course)
        for answer in played:
            question = course.send(answer)
    except StopIteration:
        return []
    assert question.possible is not None and question.sure == question.possible
    return sorted(question.sure)


def count(start: Start, battle: Battle, depth: int, played: tuple[str, ...] = ()) -> int:
    """How many sequences of this length there are, and shorter ones that have ended."""
    found = answers(start, battle, played)
    if not found or depth == 0:
        return 1
    return sum(count(start, battle, depth - 1, (*played, answer)) for answer in found)
