"""The laboratory finds what is known otherwise."""

from fractions import Fraction
from functools import cache

import numpy as np
import pytest

from escarmouche import catalog
from escarmouche.core.kernel import DRAW
from escarmouche.core.position import Position
from escarmouche.games.metals import maps
from escarmouche.lab.contests import SEAT_0, SIDE, Chunk, Contest, Side, play_chunk, replayed, tally
from escarmouche.lab.stopping import Stopping
from escarmouche.lab.study import Study
from escarmouche.search.solver import Solver

# Few dragons, no dice left: every line of play can be enumerated.
SMALL = "arena=f3i5----/--f1i2--/--------/i4----f2 turn=fire"


@cache
def exact(position: Position) -> tuple[Fraction, Fraction]:
    """The chances that fire wins and that nobody does, when all choose at random."""
    outcome = position.outcome
    if outcome is not None:
        return Fraction(outcome.winner == 0), Fraction(outcome.winner is None)
    assert not position.is_chance
    after = [exact(position.play(move)) for move in position.move_ids]
    wins, draws = (sum(column, Fraction()) / len(after) for column in zip(*after, strict=True))
    return wins, draws


def test_random_play_of_a_small_position_has_its_exact_chances() -> None:
    position = catalog.game("dragons").position(SMALL)
    wins, draws = exact(position)
    assert 0.05 < wins < 0.95, "a position worth asking about"
    contest = Contest("dragons", start=SMALL, counted=SEAT_0, changing=False)
    until = Stopping(200_000)
    (rows,) = Study(seed=3).play([contest], until)
    found = tally(SEAT_0, rows)
    score = float(wins + draws / 2)
    low, high = until.interval(found)
    assert low <= score <= high and high - low < 0.005
    assert found.draws / found.games == pytest.approx(float(draws), abs=0.005)


def test_perfect_play_of_a_small_position_has_its_proved_result() -> None:
    dragons = catalog.game("dragons")
    solver = Solver(dragons.rules, entries=1 << 16)
    solution = solver.solve(dragons.position(SMALL).record, 30)
    assert solution.exact
    perfect = Side("level:8:20000")
    contest = Contest("dragons", (perfect, perfect), start=SMALL, counted=SEAT_0, changing=False)
    (rows,) = Study(seed=3).play([contest], Stopping(4))
    assert set(rows["winner"].tolist()) == {solution.winner}
    if solution.winner != DRAW:
        assert set(np.sign(rows["margin"]).tolist()) == {1 - 2 * solution.winner}


def test_a_symmetric_map_is_fair_to_both_seats_whoever_sits_there() -> None:
    rows = maps.load("plaine").rows
    assert rows == tuple(row[::-1] for row in reversed(rows))
    until = Stopping(20_000)
    arms = ("Zipang", "Dinorda")
    there, back = (
        Contest("metals", (Side("random", first), Side("random", second)), changing=False)
        for first, second in (arms, arms[::-1])
    )
    alike = Contest("metals", counted=SEAT_0)
    games = Study(seed=8).play([there, back, alike], until)
    forth, other, even = (tally(SEAT_0, rows) for rows in games)
    low, high = until.interval(forth)
    assert low <= 1 - other.score <= high
    assert forth.score > 0.55, "the factions differ, so that seats could be confused"
    low, high = until.interval(even)
    assert low <= 0.5 <= high


@pytest.mark.parametrize(
    "contest",
    [
        Contest("dragons", options={"setup": "big", "match": "2"}),
        Contest("metals", (Side("random", "Zipang"), Side("random", "Dinorda"))),
        Contest("irondie", (Side("random", "red"), Side("random", "masters"))),
    ],
    ids=lambda contest: contest.game,
)
def test_compiled_games_are_those_that_are_replayed_move_by_move(contest) -> None:
    rows = play_chunk(Chunk(2, contest, 11, 3, 12))
    for row in rows:
        record = replayed(11, 2, contest, int(row["game"]))
        outcome = record.position.outcome
        winner = DRAW if outcome.winner is None else outcome.winner
        assert (winner, outcome.reason) == (
            row["winner"],
            record.game.rules.reasons[row["reason"]],
        )
        assert len(record.moves) == row["plies"] + row["rolls"]
        assert record.rolls == row["rolls"]
        assert record.game.rules.kernel.margin(record.position.record) == row["margin"]
        open_ones = [each for each in record.positions if each.actor in (0, 1) and not each.hidden]
        assert open_ones[0].actor == row["starter"]


def test_sides_change_seats_and_keep_their_arms() -> None:
    contest = Contest("irondie", (Side("random", "red"), Side("random", "blue")))
    first, second = (replayed(1, 0, contest, game).tags["Options"] for game in (0, 1))
    assert first.startswith("south=Sr,") and "north=Sb," in first
    assert second.startswith("south=Sb,") and "north=Sr," in second
    rows = play_chunk(Chunk(0, contest, 1, 0, 400))
    seats = rows["seat"].tolist()
    assert seats == [0, 1] * 200
    wins = sum(row["winner"] == row["seat"] for row in rows)
    assert tally(SIDE, rows).wins == wins
