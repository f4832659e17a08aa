"""Monte Carlo tree search: repeatable, on time, right where the truth is known, and honest."""

import random
import threading
import time
from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

from escarmouche import catalog
from escarmouche.core.conformance import random_record
from escarmouche.core.position import Position
from escarmouche.search.levels import LEVELS, Player
from escarmouche.search.mcts import Manner, think
from escarmouche.search.mcts_kernel import EDGE, NODE, SEARCH, SURPRISE, learn
from escarmouche.search.thinking import Budget, Interrupt

dragons = catalog.game("dragons")
BIG = dragons.new(setup="big")
DUEL = dragons.position("arena=f3i5*--f1/f6i1i2--/--------/i4----f2 turn=fire")


def test_the_same_seed_and_nodes_give_the_same_thought() -> None:
    for position in (BIG, DUEL):
        first = think(position, Manner(), Budget(nodes=500), seed=4)
        assert think(position, Manner(), Budget(nodes=500), seed=4) == first
        assert first.nodes == 500


def test_a_search_stops_on_time() -> None:
    think(BIG, Manner(), Budget(nodes=1), seed=1)  # compiled or loaded
    began = time.perf_counter()
    thought = think(BIG, Manner(), Budget(seconds=0.2), seed=1)
    assert 0.2 <= time.perf_counter() - began < 0.6
    assert thought.nodes > 100


def test_a_search_can_be_interrupted_from_another_thread() -> None:
    interrupt = Interrupt()
    timer = threading.Timer(0.1, interrupt.set)
    timer.start()
    began = time.perf_counter()
    think(BIG, Manner(), Budget(seconds=30), seed=1, interrupt=interrupt)
    assert time.perf_counter() - began < 5


def exact(position: Position) -> float:
    """The result for fire with perfect play, by plain recursion."""
    outcome = position.outcome
    if outcome is not None:
        return 0.5 if outcome.winner is None else 1.0 - outcome.winner
    values = [exact(position.play(move)) for move in position.move_ids]
    return max(values) if position.actor == 0 else min(values)


def small_endings(count: int) -> list[Position]:
    """Positions near the end of random duels that plain recursion can finish."""
    found = []
    for seed in range(10_000):
        record = random_record(dragons, {"setup": "baby"}, random.Random(seed))
        position = record.positions[max(0, len(record.positions) - 4)]
        free = [each for each in position.view["arena"].values() if not each["shielded"]]
        if position.actor in (0, 1) and len(free) <= 3 and len(position.move_ids) > 1:
            found.append(position)
        if len(found) == count:
            break
    return found


def test_the_chance_approaches_the_truth_in_small_endings() -> None:
    for position in small_endings(12):
        thought = think(position, Manner(), Budget(nodes=4000), seed=1)
        assert thought.chance == pytest.approx(exact(position), abs=0.1), position.text


def test_a_hidden_choice_is_a_mixture_that_sums_to_one() -> None:
    thought = think(BIG, Manner(), Budget(nodes=2000), seed=1)
    assert sum(choice.share for choice in thought.choices) == pytest.approx(1)
    assert {choice.move for choice in thought.choices} == set(BIG.move_ids)


def test_contempt_overrates_games_that_go_on_and_no_result() -> None:
    for position in (BIG, DUEL, DUEL.play(DUEL.move_ids[0])):
        chances = [
            think(position, Manner(contempt=contempt), Budget(nodes=300), seed=1).chance
            for contempt in (0.0, 1.0)
        ]
        if position.actor == 0:
            assert chances[1] > chances[0], position.text
        else:
            assert chances[1] < chances[0], position.text
    for position in small_endings(6):
        proud = think(position, Manner(contempt=1.0), Budget(nodes=4000), seed=1)
        assert proud.chance == pytest.approx(exact(position), abs=0.1), position.text


def test_hints_and_evaluations_know_no_contempt() -> None:
    irondie = catalog.game("irondie")
    for level in (5, 8):
        asked = Player(irondie, level, nodes=200, seed=3)
        manner = replace(LEVELS[level].manner(irondie), contempt=0.0)
        plain = think(irondie.new(), manner, Budget(nodes=200), seed=3)
        assert asked.think(irondie.new()) == plain
        assert asked.hints(irondie.new(), 2) == plain.choices[:2]


def test_a_rare_choice_does_not_rule_a_strategy_at_once() -> None:
    """A lucky try of what is hardly ever chosen counts, but no more than a bounded amount."""
    nodes, edges, search = np.zeros(1, NODE), np.zeros(8, EDGE), np.zeros(1, SEARCH)[0]
    nodes[0]["count"] = len(edges)
    edges["prior"] = 0.5
    edges[0]["regret"] = 20.0
    search["stray"] = 0.01
    learn(nodes, edges, 0, 7, 1.0, search)
    assert 0 < edges[7]["regret"] <= SURPRISE < edges[0]["regret"]


def indistinguishable(game_name: str, games: int) -> Iterator[tuple[Position, Position]]:
    """Pairs of positions in which the other seat has chosen differently in secret."""
    game = catalog.game(game_name)
    for options in game.variants:
        for seed in range(games):
            chooser = random.Random(seed)
            positions = random_record(game, options, chooser).positions
            for number, position in enumerate(positions):
                seat = position.actor
                if not position.hidden or positions[number - 1].actor != 1 - seat:
                    continue
                start = number - 1
                while positions[start - 1].secret == position.secret:
                    start -= 1
                other = positions[start]
                while other.actor == 1 - seat and other.secret == position.secret:
                    other = other.play(chooser.choice(other.move_ids))
                if other.secret == position.secret and bytes(other) != bytes(position):
                    assert bytes(other.hide(seat)) == bytes(position.hide(seat))
                    yield position, other


@pytest.mark.parametrize(("game", "games"), [("dragons", 6), ("irondie", 2)])
def test_what_the_other_seat_hides_changes_nothing(game: str, games: int) -> None:
    pairs = list(indistinguishable(game, games))
    assert len(pairs) >= 8
    for position, other in pairs[:40]:
        for level in (2, 5, 7):
            opponent = Player(catalog.game(game), level, nodes=200, seed=3)
            assert opponent.think(position) == opponent.think(other)
            assert opponent.choose(position) == opponent.choose(other)


def test_a_guessing_game_is_played_as_a_mixture() -> None:
    """Irondie's first commitment: no single set of dice is always best."""
    irondie = catalog.game("irondie")
    chosen = {Player(irondie, 6, nodes=400, seed=seed).choose(irondie.new()) for seed in range(20)}
    assert len(chosen) > 1
