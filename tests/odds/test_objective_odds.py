"""Odds of the objectives equal brute force over every throw."""

from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from escarmouche.core.errors import OptionError
from escarmouche.games.confrontation.odds.objectives import (
    distances,
    finished_by,
    found_by,
    landings,
    lands_in,
    search,
)


def test_the_secret_fighter_of_the_booklet() -> None:
    assert found_by(25, [16]) == [Fraction(6, 10)]
    assert found_by(25, [1, 24]) == [0, 1]
    assert found_by(25, [25, 0]) == [1, 1]
    # 16 of 25 → 6; then 3 of 9 → 3.33 → 3
    assert found_by(25, [16, 3]) == [Fraction(6, 10), 1 - Fraction(4, 10) * Fraction(7, 10)]


@pytest.mark.parametrize(("objects", "caches"), [(1, 2), (1, 4), (2, 4), (2, 5), (3, 4)])
def test_searching_equals_enumeration(objects: int, caches: int) -> None:
    """Throw a die for every cache; ignore it where the number of objects decides."""
    holds = [Fraction(0)] * caches
    for faces in product(range(1, 7), repeat=caches):
        left = objects
        for place, face in enumerate(faces):
            unsearched = caches - place
            if left and (left == unsearched or face >= 5):
                holds[place] += Fraction(1, 6**caches)
                left -= 1
        assert left == 0
    assert search(objects, caches).holds == holds
    assert search(objects, caches).found[objects] == 1


def test_searching_some_caches_counts_what_was_found() -> None:
    odds = search(1, 3, 2)
    assert odds.holds == [Fraction(1, 3), Fraction(2, 9)]
    assert odds.found == [Fraction(4, 9), Fraction(5, 9)]
    with pytest.raises(OptionError, match="4 cannot be searched"):
        search(1, 3, 4)


def finishing(required: int, gain: int, turns: int, standing: int = 0) -> Fraction:
    """The best chance to finish in time, by trying both decisions every turn."""
    bonus = {1: -1, 2: 0, 3: 1, 4: 1, 5: 1, 6: 2}

    @cache
    def turn(points: int, left: int) -> Fraction:
        if left == 0:
            return Fraction(0)
        points += gain
        if points >= required:
            return Fraction(1)
        without = turn(points, left - 1)
        if required < 4 or points < 1:
            return without
        thrown = Fraction(0)
        for face in range(1, 7):
            after = max(points + bonus[face], 0)
            thrown += 1 if after >= required else turn(after, left - 1)
        return max(without, thrown / 6)

    return turn(standing, turns)


@pytest.mark.parametrize(("required", "gain"), [(3, 1), (4, 1), (10, 2), (8, 0), (7, 3)])
def test_building_equals_enumeration(required: int, gain: int) -> None:
    expected = [finishing(required, gain, turns) for turns in range(1, 6)]
    assert finished_by(required, 10 * gain, 0, 5) == expected


def test_a_long_construction_equals_enumeration() -> None:
    assert finished_by(50, 10, 0, 50)[40:] == [finishing(50, 1, turns) for turns in range(41, 51)]


@pytest.mark.parametrize(("gain", "standing"), [(0, 9), (0, 1), (1, 5), (2, 14)])
def test_a_building_begun_before_equals_enumeration(gain: int, standing: int) -> None:
    expected = [finishing(15, gain, turns, standing) for turns in range(1, 13)]
    assert finished_by(15, 10 * gain, 0, 12, standing) == expected


def test_rag_25_no_more_points_may_stand_than_a_fifth_above() -> None:
    assert finished_by(11, 0, 0, 1, 14) == [1]
    with pytest.raises(OptionError, match="“points” cannot be 15; it must be from 0 to 14"):
        finished_by(11, 0, 0, 1, 15)


def test_a_building_that_gains_nothing_never_starts() -> None:
    assert finished_by(4, 4, 20, 6) == [0] * 6


def test_explosions_equal_enumeration() -> None:
    small = {5 * face: Fraction(1, 6) for face in range(1, 7)}
    large: dict[int, Fraction] = {}
    for x, y in product(range(1, 7), repeat=2):
        large[5 * (x + y)] = large.get(5 * (x + y), Fraction(0)) + Fraction(1, 36)
    assert distances("small") == small
    assert distances("large") == large


def test_debris_stays_on_the_table_and_all_of_it_lands() -> None:
    spots = landings("large", (20, 30), (60, 60))
    assert sum(spots.values()) == 1
    assert all(0 <= x <= 60 and 0 <= y <= 60 for x, y in spots)
    # Straight up: 10 to 25 cm land inside, everything from 30 cm on stops at the edge.
    assert spots[20, 60] == Fraction(1, 6) * Fraction(26, 36)


def test_debris_in_a_zone() -> None:
    spots = landings("small", (100, 100), (200, 200))
    assert lands_in((100, 110, 1), spots) == Fraction(1, 36)
    assert lands_in((100, 110, 1), spots, pieces=2) == 1 - Fraction(35, 36) ** 2
