"""Plans are compared over the same dice, and what follows from that."""

import numpy as np
import pytest

from escarmouche import catalog
from escarmouche.core.kernel import copied
from escarmouche.core.position import Position
from escarmouche.learning import puzzles
from escarmouche.search.levels import Player
from escarmouche.search.planning import SLOTS, once_more

GAME = catalog.game("confrontation")
KERNEL = GAME.rules.kernel
ENOUGH = 400  # simulations


@pytest.fixture(scope="module")
def endings() -> list[puzzles.Puzzle]:
    """Positions whose best move is proved, of decisions that are planned."""
    shipped = puzzles.shipped("confrontation")
    return [each for each in shipped if not GAME.position(each.position).hidden]


def thrown(*occasions: int) -> list[int]:
    """The numbers of the dice thrown for these, in one simulation."""
    seen, times = np.zeros(SLOTS, np.uint64), np.zeros(SLOTS, np.uint64)
    return [int(once_more(seen, times, np.uint64(each))) for each in occasions]


def test_a_die_depends_on_what_it_is_thrown_for_and_not_on_what_came_between() -> None:
    first, _, second = thrown(7, 9, 7)
    assert thrown(7, 7) == [first, second] and first != second


def test_more_occasions_than_can_be_told_apart_still_have_dice() -> None:
    found = thrown(*range(1, 2 * SLOTS))
    assert len(set(found)) == len(found)


def test_the_same_deed_in_another_line_of_play_is_the_same_occasion(endings) -> None:
    position = GAME.position(endings[0].position)
    elsewhere = copied(position.record)
    elsewhere.score[:] = (3, 1)  # something else has happened meanwhile
    assert KERNEL.occasion(elsewhere) == KERNEL.occasion(position.record)
    elsewhere.frame[elsewhere.depth - 1, 2] += 1  # somebody else does it
    assert KERNEL.occasion(elsewhere) != KERNEL.occasion(position.record)


def test_planning_finds_most_moves_that_are_proved_the_best(endings) -> None:
    def found(level: int) -> int:
        player = Player(GAME, level, nodes=ENOUGH if level > 4 else None, seed=1)
        chosen = [(player.choose(GAME.position(each.position)), each) for each in endings]
        return sum(
            GAME.position(each.position).move_text(move) == each.best for move, each in chosen
        )

    assert found(8) >= 0.8 * len(endings) > 0
    assert found(8) > found(1)


def test_the_more_is_thought_the_more_one_plan_is_tried(endings) -> None:
    position: Position = GAME.position(endings[0].position)
    for nodes in (1, 30):
        thought = Player(GAME, 8, nodes=nodes, seed=3).think(position)
        assert thought.nodes == nodes
        assert sum(choice.share for choice in thought.choices) <= 1.0 + 1e-9
    shares = [choice.share for choice in thought.choices]
    assert shares == sorted(shares, reverse=True)


def test_the_same_seed_thinks_the_same_again() -> None:
    position, chooser = GAME.new(scenario="hold-the-ford"), np.random.default_rng(4)
    while position.record.turn < 2:  # where the other seat's cards are turned up by lot
        position = position.after(int(chooser.choice(position.move_ids)))
    while position.actor not in (0, 1) or position.hidden or len(position.move_ids) < 3:
        position = position.after(int(chooser.choice(position.move_ids)))
    first, again = (Player(GAME, 8, nodes=20, seed=2).think(position) for _ in range(2))
    assert first == again
