"""Alpha-beta against plain recursion, and what it promises about scores and budgets."""

import random
import time

import pytest

from escarmouche import catalog
from escarmouche.core.conformance import random_record
from escarmouche.core.position import Position
from escarmouche.search.alphabeta_player import think
from escarmouche.search.solver import Solver
from escarmouche.search.thinking import Budget

dragons = catalog.game("dragons")
metals = catalog.game("metals")
SOLVER = Solver(dragons.rules)


def exact(position: Position, known: dict[bytes, float]) -> float:
    """The result for seat 0 with perfect play, by plain recursion."""
    key = bytes(position)
    if key not in known:
        outcome = position.outcome
        if outcome is not None:
            known[key] = 0.5 if outcome.winner is None else 1.0 - outcome.winner
        else:
            values = [exact(position.play(move), known) for move in position.move_ids]
            known[key] = max(values) if position.actor == 0 else min(values)
    return known[key]


def endings() -> list[Position]:
    """Positions of random duels with little left to modify."""
    found = []
    for seed in range(400):
        record = random_record(dragons, {"setup": "baby"}, random.Random(seed))
        for position in record.positions[-6:-1]:
            free = [each for each in position.view["arena"].values() if not each["shielded"]]
            if position.actor in (0, 1) and len(free) <= 2:
                found.append(position)
                break
    return found


def test_it_plays_as_plain_recursion_does() -> None:
    known: dict[bytes, float] = {}
    decided = 0
    for position in endings()[:40]:
        truth = exact(position, known)
        thought = think(position, Budget(nodes=200_000), seed=1)
        after = position.play(thought.choices[0].move)
        assert exact(after, known) == truth, position.text
        if truth != 0.5:
            decided += 1
            assert thought.exact and thought.chance == truth, position.text
    assert decided > 20


def test_the_margin_of_a_proved_win_is_that_of_its_line() -> None:
    position = dragons.position("arena=f1i6----/--------/--------/-------- turn=fire")
    thought = think(position, Budget(nodes=1000), seed=1)
    assert thought.exact and thought.chance == 1.0
    assert thought.margin == 6  # the 1 takes the square and the power of the 6


def test_several_lines_have_scores_of_their_own() -> None:
    record = random_record(metals, {}, random.Random(2))
    position = record.positions[9]
    thought = think(position, Budget(nodes=3000), seed=1, lines=3)
    alone = think(position, Budget(nodes=3000), seed=1)
    chances = [choice.chance for choice in thought.choices[:3]]
    assert chances == sorted(chances, reverse=True)
    assert {choice.move for choice in thought.choices} == set(position.move_ids)
    assert alone.choices[0].share == 1


def midgame(count: int) -> list[Position]:
    """Positions of random duels with several moves to choose from."""
    found = []
    for seed in range(count):
        positions = random_record(dragons, {"setup": "baby"}, random.Random(seed)).positions
        found += [each for each in positions[18:22] if len(each.move_ids) > 5][:1]
    return found


LINE_LOST = "arena=--i6--f4/f1i1--i3/----i1i1/f2f3f1f1 turn=ice"  # by the table of a search


def test_what_is_proved_is_true_and_has_the_sign_of_its_result() -> None:
    proved = 0
    for position in (dragons.position(LINE_LOST), *midgame(40)):
        thought = think(position, Budget(nodes=20_000), seed=1, lines=3)
        for choice in thought.choices[:3]:
            if choice.exact:
                proved += 1
                after = position.play(choice.move)
                truth = SOLVER.proving(Budget()).worth(after.record, position.actor)
                assert choice.chance == truth, position.text
                assert (choice.margin > 0) == (choice.chance == 1), position.text
    assert proved > 20


@pytest.mark.parametrize("lines", [2, 3, 5])
def test_however_it_is_stopped_the_best_moves_come_in_order(lines: int) -> None:
    for position in midgame(40):
        for nodes in (0, 10, 50, 200, 700, 3000):
            thought = think(position, Budget(nodes=nodes), seed=1, lines=lines)
            chances = [choice.chance for choice in thought.choices[:lines]]
            assert chances == sorted(chances, reverse=True), position.text


def test_it_is_repeatable_and_keeps_to_its_nodes() -> None:
    position = random_record(metals, {}, random.Random(3)).positions[12]
    thought = think(position, Budget(nodes=2000), seed=5)
    assert thought == think(position, Budget(nodes=2000), seed=5)
    assert thought.nodes <= 2000


def test_it_stops_on_time() -> None:
    position = random_record(metals, {}, random.Random(3)).positions[12]
    began = time.perf_counter()
    think(position, Budget(seconds=0.2), seed=5)
    assert time.perf_counter() - began == pytest.approx(0.2, abs=0.3)
