"""Puzzles of the skirmish: whatever may follow each move is walked to the end of the battle."""

import pytest
from exhaustive import chances

from escarmouche import catalog
from escarmouche.core.position import Position
from escarmouche.games.confrontation.frames import OPPOSED_FRAME, TEST_FRAME
from escarmouche.games.confrontation.table import KIND, C, D, E, H
from escarmouche.learning.puzzles import Puzzle, shipped

PUZZLES = shipped("confrontation")
LONG = 18  # three sixes in a row: any test has long been decided
CLOSE = 0.011  # figures are written with two digits


def in_a_long_chain(position: Position) -> bool:
    """Dice that were thrown again and again may be so for ever."""
    record = position.record
    frame = record.frame[record.depth - 1]
    if frame[KIND] == TEST_FRAME:
        return bool(max(frame[E], frame[H]) >= LONG)
    return bool(frame[KIND] == OPPOSED_FRAME and max(frame[C], frame[D]) >= LONG)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=[str(number + 1) for number in range(len(PUZZLES))])
def test_the_stated_move_is_the_only_best_one_and_loses_what_is_stated(puzzle: Puzzle) -> None:
    found = chances(catalog.game("confrontation").position(puzzle.position), in_a_long_chain)
    best = found.pop(puzzle.best)
    assert best.least - CLOSE <= puzzle.chance <= best.most + CLOSE
    assert best.least > max(each.most for each in found.values())
    assert found.keys() == puzzle.lost.keys()
    for move, lost in puzzle.lost.items():
        assert best.least - found[move].most - CLOSE <= lost
        assert lost <= best.most - found[move].least + CLOSE
    assert puzzle.gap == min(puzzle.lost.values())


def test_there_are_puzzles_of_many_kinds_of_decisions() -> None:
    kinds = {puzzle.best.partition(":")[0] for puzzle in PUZZLES}
    assert len(PUZZLES) >= 12 and {"run", "at", "attack", "without"} <= kinds
