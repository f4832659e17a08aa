"""Traps: where nothing can be won, the other seat is given chances to go wrong."""

import random

from escarmouche import catalog
from escarmouche.search import mcts
from escarmouche.search.levels import STRONGEST, Player
from escarmouche.search.solver import Solver
from escarmouche.search.thinking import Budget, Interrupt
from escarmouche.search.traps import AT_A_GLANCE, GLANCE

dragons = catalog.game("dragons")
solver = Solver(dragons.rules)
PLENTY = Budget(nodes=10_000_000)


def worth(position, seat: int) -> float:
    found = solver.proving(PLENTY).worth(position.record, seat)
    assert found is not None
    return found


def not_won(count: int) -> list:
    """Duels half played at random, drawn or lost for the seat to move, with a choice to make."""
    found, seed = [], 0
    while len(found) < count:
        seed += 1
        chooser, position = random.Random(seed), dragons.new(setup="baby")
        while position.is_chance:
            position = position.play(chooser.choice(position.move_ids))
        for _ in range(4):
            position = position.play(chooser.choice(position.move_ids))
        if len(position.move_ids) > 1 and worth(position, position.actor) < 1:
            found.append(position)
    return found


def after_a_reply(position, move: int) -> float:
    """What the seat to move has when the other one has replied at a glance."""
    after = position.after(move)
    if after.actor == 1 - position.actor:
        after = after.after(mcts.think(after, AT_A_GLANCE, Budget(GLANCE), 99).choices[0].move)
    return worth(after, position.actor)


def test_a_trap_keeps_what_is_proved_and_makes_opponents_err_more_than_other_moves_do() -> None:
    trapped = otherwise = 0.0
    for position in not_won(30):
        seat, kept = position.actor, worth(position, position.actor)
        keeping = [move for move in position.move_ids if worth(position.after(move), seat) == kept]
        gained = {move: after_a_reply(position, move) - kept for move in keeping}
        trap = solver.proving(PLENTY).trap(position.record, kept, seed=1)
        assert trap in keeping, position.text
        trapped += gained[trap]
        otherwise += sum(gained.values()) / len(gained)
    assert trapped > 1.5 * otherwise > 0


def test_without_means_there_is_no_trap() -> None:
    interrupt = Interrupt()
    interrupt.set()
    position = not_won(1)[0]
    for proving in (
        solver.proving(Budget(nodes=0)),
        solver.proving(Budget(seconds=0)),
        solver.proving(PLENTY, interrupt),
    ):
        assert proving.trap(position.record, 0.0, seed=1) is None


def test_the_strongest_level_sets_traps_in_lost_positions() -> None:
    position = next(each for each in not_won(20) if worth(each, each.actor) == 0)
    trap = solver.proving(PLENTY).trap(position.record, 0.0, seed=1)
    assert Player(dragons, STRONGEST, nodes=10_000_000, seed=1).choose(position) == trap


def test_many_replies_all_unlikely_do_not_hinder_a_trap() -> None:
    position = dragons.position("arena=f5f5f5f5/f5f5--f5/--f5i5--/i1--i1i1 turn=ice")
    kept = worth(position, position.actor)
    assert kept < 1
    trap = solver.proving(PLENTY).trap(position.record, kept, seed=1)
    assert trap in position.move_ids
    assert Player(dragons, STRONGEST, nodes=200_000, seed=1).choose(position) in position.move_ids
