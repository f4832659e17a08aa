"""Plans are compared over the same dice, and what follows from that."""

import numpy as np
import pytest

from escarmouche import catalog
from escarmouche.core.kernel import copied
from escarmouche.core.position import Position
from escarmouche.games.confrontation.frames import PICK_CARD, SHARE_OUT, TAKE_DICE
from escarmouche.learning import puzzles
from escarmouche.search.choosing import plans_ahead, ponder
from escarmouche.search.levels import LEVELS, Player
from escarmouche.search.planning import FEWEST, MOST_PLANS, PLAN, SLOTS, leave_out, note, once_more
from escarmouche.search.thinking import room

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
        assert nodes - len(thought.choices) < thought.nodes <= nodes
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


def raced(*results: list[float]) -> list[bool]:
    """Whether each of some plans with these results still races."""
    plans = np.zeros(len(results), PLAN)
    plans["races"], plans["prior"] = 1, 0.5
    products = np.zeros((MOST_PLANS, MOST_PLANS))
    for run in zip(*results, strict=True):
        plans["result"] = run
        plans["total"] += run
        plans["visits"] += 1
        note(plans, len(plans), products)
    racing = leave_out(plans, len(plans), products, len(results[0]), 4.0)
    assert racing == plans["races"].sum()
    return [bool(each) for each in plans["races"]]


def test_a_plan_races_until_it_is_behind_for_certain() -> None:
    luck = [0.1, 0.9, 0.2, 0.7, 0.6, 0.3] * 4
    worse = [each - 0.1 for each in luck]  # the same dice, always a little less
    other = luck[::-1]  # the same on average, by other dice
    assert raced(luck, worse) == [True, False]
    assert raced(worse, luck) == [False, True]
    assert raced(luck, other) == [True, True]
    assert raced(luck[:FEWEST], other[:FEWEST]) == [True, True]


def test_of_plans_that_come_to_the_same_one_is_enough() -> None:
    luck = [0.1, 0.9, 0.2, 0.7] * 40
    assert raced(luck, luck) == [True, False]
    assert raced(luck[:FEWEST], luck[:FEWEST]) == [True, True]


def test_to_choose_takes_no_more_than_to_know_the_worth_of_the_choice(endings) -> None:
    rules, how = GAME.rules, LEVELS[8].how(GAME, nodes=ENOUGH)
    seed, never, spent = np.uint64(1), np.zeros(3, np.int8), {0: 0, 1: 0}
    for each in endings:
        seen = GAME.position(each.position).array
        best = set()
        for lines in spent:
            choices, found = room(rules.move_count)
            ponder.of(rules)(seen, rules.move_count, how, lines, seed, never, choices, found)
            spent[lines] += int(found["nodes"][0])
            best.add(int(choices["move"][0]))
        assert len(best) == 1
    assert spent[0] < 0.8 * spent[1] <= 0.8 * ENOUGH * len(endings)


def test_cards_are_put_in_order_by_plan_and_sealed_dice_shared_out_by_lot() -> None:
    how, chooser = LEVELS[8].how(GAME, nodes=20), np.random.default_rng(1)
    planned = {PICK_CARD: True, SHARE_OUT: False, TAKE_DICE: False}
    met = set()
    for scenario in ("hold-the-ford", "crossroads"):
        position = GAME.new(scenario=scenario, sealed="on", turns="3")
        player = Player(GAME, 4, seed=2)
        while not position.is_over:
            if position.hidden:
                question = int(position.record.question)
                assert bool(plans_ahead.of(GAME.rules)(position.array, how)) == planned[question]
                met.add(question)
            move = chooser.choice(position.move_ids) if position.is_chance else None
            position = position.after(player.choose(position) if move is None else int(move))
    assert {PICK_CARD, SHARE_OUT} <= met
