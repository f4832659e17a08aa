"""Statistics: known values, and error rates measured where the truth is known."""

from __future__ import annotations

import math
from collections.abc import Iterable

import numpy as np
import pytest

from escarmouche.core.texts import Message
from escarmouche.lab.ratings import ratings
from escarmouche.lab.statistics import (
    always_valid,
    bootstrap,
    comparisons,
    elo,
    holm,
    score_interval,
    sign_test,
    wilson,
)


def named(names: Iterable[str]) -> list[Message]:
    return [Message("option-value", {"value": name}) for name in names]


def test_wilson_gives_the_published_values() -> None:
    # Newcombe (1998), table I, method 3.
    for wins, games, low, high in [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ]:
        assert wilson(wins / games, games) == pytest.approx((low, high), abs=5e-5)


def test_a_surer_interval_is_wider() -> None:
    half = 2.575829 / 2 / math.sqrt(100 + 2.575829**2)  # Wilson's formula at one half
    assert wilson(0.5, 100, 0.99) == pytest.approx((0.5 - half, 0.5 + half), abs=1e-6)


def test_resampling_agrees_with_theory_where_there_is_one() -> None:
    values, counts = np.arange(-6, 7), np.array([1, 2, 4, 8, 16, 32, 64, 32, 16, 8, 4, 2, 1]) * 20
    games = counts.sum()
    mean = values @ counts / games
    half = 1.96 * math.sqrt((values - mean) ** 2 @ counts / games / games)
    assert bootstrap(values, counts) == pytest.approx((mean - half, mean + half), abs=half / 10)
    assert bootstrap(values, counts) == bootstrap(values, counts)
    assert bootstrap(values, counts) != bootstrap(values, counts, seed=2)


def test_draws_make_the_interval_of_a_score_narrower() -> None:
    low, high = score_interval(100, 800, 100)
    assert high - low < 0.5 * np.subtract(*wilson(0.5, 1000)[::-1])
    # Nothing can be resampled out of games that all ended alike.
    assert score_interval(0, 50, 0) == wilson(0.5, 50)
    assert score_interval(7, 3, 0) == wilson(0.85, 10)


@pytest.mark.parametrize("chances", [(0.5, 0.0, 0.5), (0.3, 0.5, 0.2), (0.9, 0.05, 0.05)])
def test_the_interval_of_a_score_holds_the_truth_95_times_in_100(
    chances: tuple[float, float, float],
) -> None:
    truth = chances[0] + chances[1] / 2
    results = np.random.default_rng(1).multinomial(200, chances, 1000)
    held = sum(
        low <= truth <= high for low, high in (score_interval(*map(int, r)) for r in results)
    )
    assert 930 <= held <= 985


@pytest.mark.parametrize(("win", "draw"), [(0.5, 0.0), (0.2, 0.5), (0.03, 0.0)])
def test_looking_as_often_as_one_likes_keeps_the_error_rate(win: float, draw: float) -> None:
    truth, games, runs = win + draw / 2, 1500, 300
    drawn = np.random.default_rng(2).random((runs, games))
    totals = ((drawn < win) + 0.5 * ((drawn >= win) & (drawn < win + draw))).cumsum(axis=1)
    looks = np.unique(np.geomspace(1, games, 50).astype(int))
    always = fixed = 0
    for run in totals:
        always += all(_holds(truth, always_valid(run[n - 1], int(n))) for n in looks)
        fixed += all(_holds(truth, wilson(run[n - 1] / n, int(n))) for n in looks)
    assert always >= 0.95 * runs
    assert fixed < 0.92 * runs  # which is why looking at Wilson's interval is not a stopping rule


def _holds(truth: float, interval: tuple[float, float]) -> bool:
    return interval[0] <= truth <= interval[1]


def test_the_sequence_is_the_set_of_all_means_that_the_games_do_not_refute() -> None:
    def evidence(mean: float, points: float, games: int, weight: float) -> float:
        a, b = weight * mean, weight * (1 - mean)
        up = math.lgamma(a + points) + math.lgamma(b + games - points) - math.lgamma(a + b + games)
        down = math.lgamma(a) + math.lgamma(b) - math.lgamma(a + b)
        return up - down - points * math.log(mean) - (games - points) * math.log1p(-mean)

    weight = 2 * (1.959964 / 0.1) ** 2 / 8
    for points, games in [(0, 30), (1, 2), (11.5, 40), (500, 1000), (999, 1000)]:
        low, high = always_valid(points, games)
        for mean in np.linspace(0.001, 0.999, 999):
            refuted = evidence(mean, points, games, weight) >= math.log(20)
            assert refuted == (not low <= mean <= high)


def test_the_sequence_reaches_the_precision_it_is_meant_for() -> None:
    assert always_valid(0, 0) == (0, 1)
    for precision, games in [(0.1, 250), (0.05, 1000), (0.02, 6000)]:
        low, high = always_valid(games / 2, games, precision)
        assert (high - low) / 2 <= precision


def test_elo_of_a_score() -> None:
    assert elo(0.5) == 0
    assert elo(0.64) == pytest.approx(100, abs=0.1)
    assert elo(1.0) is None


def test_sign_test_counts_the_ways() -> None:
    assert sign_test(9, 1) == pytest.approx(22 / 1024)
    assert sign_test(0, 0) == 1
    assert sign_test(501_000, 499_000) == pytest.approx(math.erfc(1999 / 1000 / math.sqrt(2)), 1e-3)


def test_holm_keeps_the_order_and_never_falls_below() -> None:
    assert holm([0.001, 0.2, 0.02, 0.9]) == pytest.approx([0.004, 0.4, 0.06, 0.9])
    assert holm([0.5, 0.5]) == [1, 1]


def test_many_comparisons_between_equals_rarely_convince() -> None:
    wins = np.random.default_rng(3).binomial(100, 0.5, (300, 25))
    wrong = sum(min(holm([sign_test(int(w), 100 - int(w)) for w in row])) < 0.05 for row in wins)
    assert wrong <= 0.07 * 300


def test_many_comparisons_come_with_a_warning() -> None:
    assert comparisons(named(["only"]), [(90, 10)]) == []
    warning, verdict = comparisons(named("abc"), [(90, 10), (50, 50), (60, 40)])
    assert warning.text("en").startswith("3 results")
    assert verdict.text("en").endswith("equality: a; taken alone, 1 would look so.")
    assert comparisons(named("ab"), [(60, 40), (61, 39)])[1].id == "comparisons-none"


def test_ratings_of_two_are_their_elo_difference() -> None:
    rated, notes = ratings(named("ab"), np.array([[0, 75.0], [25, 0]]))
    assert [each.name.text() for each in rated] == ["a", "b"] and notes == []
    assert rated[0].elo - rated[1].elo == pytest.approx(elo(0.75))
    # The deviation of a difference of logits is 1/√(n·p·(1−p)); each one takes half of it.
    half = 1.959964 / math.sqrt(100 * 0.75 * 0.25) * 400 / math.log(10) / 2
    assert rated[0].high - rated[0].elo == pytest.approx(half)


def test_ratings_hold_the_truth() -> None:
    truth = np.array([150.0, 50.0, 0.0, -60.0, -140.0])
    chance = 1 / (1 + 10 ** ((truth[None, :] - truth[:, None]) / 400))
    generator = np.random.default_rng(4)
    held = 0
    for _ in range(200):
        won = np.triu(generator.binomial(60, chance), 1).astype(float)
        rated, _ = ratings(named("abcde"), won + np.tril(60 - won.T, -1))
        held += sum(
            each.low <= truth["abcde".index(each.name.text())] <= each.high for each in rated
        )
    assert 0.93 * 1000 <= held <= 0.97 * 1000


def test_who_won_or_lost_everything_or_met_nobody_is_named_not_rated() -> None:
    points = np.zeros((5, 5))
    points[1, 2], points[2, 1] = 3, 2
    points[0, 1], points[2, 3] = 4, 4
    rated, notes = ratings(named(["champion", "a", "b", "novice", "hermit"]), points)
    assert {each.name.text() for each in rated} == {"a", "b"}
    assert [note.id for note in notes] == ["ratings-won", "ratings-lost", "ratings-apart"]
    assert "champion" in notes[0].text("fr")
    assert ratings(named("ab"), np.array([[0, 5.0], [0, 0]])) == ([], [Message("ratings-none")])
