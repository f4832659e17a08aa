"""What is told of a fighter on demand: charges, what hides whom, and the odds."""

from __future__ import annotations

from itertools import product

import pytest
from skirmish_table import Skirmish, rows

from escarmouche.games.confrontation import frames, table
from escarmouche.games.confrontation.chances import succeeding, succeeding_after
from escarmouche.games.confrontation.movement import CHARGE, contact_targets
from escarmouche.games.confrontation.odds.naturals import Dice
from escarmouche.games.confrontation.odds.trials import DifficultyTest, OpenTest
from escarmouche.games.confrontation.places import sees
from escarmouche.games.confrontation.survey import could_charge, survey
from escarmouche.games.confrontation.viewing import show
from escarmouche.odds.tree import CHANCE, OVER


def two(distance: int) -> Skirmish:
    """Blue 0 and red 8, facing each other at so many centimetres from centre to centre."""
    skirmish = Skirmish()
    skirmish.stands(0, 30, 10, facing=0)
    skirmish.stands(8, 30, 10 + distance, facing=6)
    return skirmish


def test_con_86_who_could_charge_is_who_may_charge() -> None:
    for distance in (4, 6, 12, 20, 22, 23, 30):
        skirmish = two(distance)
        expected = contact_targets(skirmish.pos, 0, CHARGE) >> 8 & 1 == 1
        assert could_charge(skirmish.pos, 0, 8) == expected


def test_con_97_a_routed_fighter_could_charge_nobody() -> None:
    skirmish = two(12)
    assert could_charge(skirmish.pos, 0, 8)
    skirmish.pos.routed[0] = 1
    assert not could_charge(skirmish.pos, 0, 8)


def test_con_87_what_hides_a_target_ahead_is_told() -> None:
    skirmish = two(20)
    assert not [row for row in rows(skirmish, survey, 0) if row[0].startswith("hidden")]
    skirmish.stands(1, 30, 20, facing=0)
    assert not sees(skirmish.pos, 0, 8)
    told = [row for row in rows(skirmish, survey, 0) if row[0] == "hidden_by"]
    assert {row[1][:3] for row in told} == {(0, 8, 1), (8, 0, 1)}


def best(test: DifficultyTest) -> float:
    """The chance of a test walked die by die, as best decided."""
    if test.actor == OVER:
        return float(test.outcome())
    chances = [best(test.play(move)) for move in test.moves()]
    if test.actor == CHANCE:
        weights = list(test.weights())
        return sum(map(float.__mul__, chances, map(float, weights))) / sum(weights)
    return max(chances)


@pytest.mark.parametrize("brute", [False, True])
def test_con_02_con_06_the_chance_of_a_test_is_that_of_its_dice(brute: bool) -> None:
    for value, difficulty in product(range(-3, 7), range(1, 15)):
        expected = best(DifficultyTest.start(value, difficulty, brute=brute))
        assert succeeding(value, difficulty, brute) == pytest.approx(expected, abs=1e-9)


def test_con_104_the_outcomes_of_a_blow_add_up() -> None:
    skirmish = two(3)
    odds = [row[1] for row in rows(skirmish, survey, 0) if row[0] == "blow_odds"]
    assert {row[:2] for row in odds} == {(0, 8), (8, 0)}
    for _, _, hit, parried, *levels in odds:
        assert 0 < parried < hit == 1_000_000
        assert sum(levels) == pytest.approx(1_000_000, abs=6)


def test_con_09_con_36_a_changed_characteristic_says_why() -> None:
    skirmish = two(12)
    skirmish.pos.wound[0] = table.LIGHT
    skirmish.pos.charged[0] = 1
    told = [row[1] for row in rows(skirmish, show) if row[0] == "modifiers" and row[1][0] == 0]
    attack = [row for row in told if row[1] == table.ATT]
    # Printed 3: a light wound leaves 2, having been charged 1.
    assert [(row[2], row[6]) for row in attack] == [(1, 2), (2, 1)]
    assert not [row for row in told if row[1] == table.RES]


def test_con_102_con_36_a_combatant_is_told_without_its_wounds_and_with_its_dice() -> None:
    skirmish = two(3)
    before = [row[1] for row in rows(skirmish, survey, 0) if row[0] == "combatants"]
    assert {row[:3] for row in before} == {(0, 8, 2), (8, 0, 2)}
    skirmish.pos.wound[0], skirmish.pos.stunned[0] = table.LIGHT, 1
    skirmish.pos.fought[8] = 1  # CON-109
    told = [row[1] for row in rows(skirmish, survey, 0) if row[0] == "combatants"]
    assert {row[:3] for row in told} == {(0, 8, 2), (8, 0, 1)}
    assert {row[3:] for row in told} == {row[3:] for row in before}


def told(skirmish: Skirmish, kind: str) -> list[tuple[int, ...]]:
    return [row[1] for row in rows(skirmish, survey, 0) if row[0] == kind]


def test_con_86_what_a_charge_of_an_enemy_would_do_counts_that_one_was_charged() -> None:
    skirmish = two(12)
    plain = {row[:2]: row for row in told(skirmish, "blow_odds")}
    menace = {row[:2]: row for row in told(skirmish, "charge_odds")}[8, 0]
    # Printed INI, ATT and DEF 3; whoever was charged has 1 less.
    assert (0, 8, 2, 2, 2) in {row[:5] for row in told(skirmish, "charged")}
    assert menace[3] > plain[8, 0][3]  # hits past a parry
    assert menace[4:] == plain[8, 0][4:]  # the wounds are the same
    assert skirmish.pos.charged[0] == 0
    skirmish.pos.charged[0] = 2  # who has charged loses nothing
    assert {row[:2]: row for row in told(skirmish, "charge_odds")}[8, 0] == plain[8, 0]


def test_con_88_nobody_charges_whom_it_cannot_reach() -> None:
    skirmish = two(40)
    assert not told(skirmish, "charge_odds")
    assert told(skirmish, "blow_odds")


def test_con_90_con_91_a_shot_with_the_next_card_is_aimed_or_comes_after_a_turn() -> None:
    skirmish = two(12)
    skirmish.pos.printed[8, table.TIR] = 1
    skirmish.pos.weapon[8] = 5, 15, 30, 45, 0
    (aimed,) = told(skirmish, "shot_odds")
    assert aimed[:3] == (8, 0, 3)  # 4 at short range, aimed 1 less
    assert sum(aimed[4:]) == pytest.approx(1_000_000, abs=6)
    skirmish.pos.facing[8] = 0
    (turned,) = told(skirmish, "shot_odds")
    assert turned[:3] == (8, 0, 4)
    assert turned[3] < aimed[3]
    assert skirmish.pos.facing[8] == 0
    skirmish.stands(1, 30, 15)  # CON-87: somebody stands in the line
    assert not told(skirmish, "shot_odds")


@pytest.mark.parametrize("brute", [False, True])
def test_con_02_con_03_a_die_thrown_again_succeeds_as_often_as_its_faces(brute: bool) -> None:
    for result, value, difficulty in product((5, 6, 12), range(-3, 5), range(2, 24, 3)):
        again = DifficultyTest(OpenTest(value, Dice(0, (), (result,), brute)), difficulty)
        expected = pytest.approx(best(again), abs=1e-9)
        assert succeeding_after(result, value, difficulty, brute) == expected


def test_con_02_con_105_a_result_that_may_be_thrown_again_is_told_both_ways() -> None:
    skirmish = two(3)
    skirmish.pos.parries[8] = 1
    skirmish.begins(frames.BLOW_FRAME, 0, 8)
    skirmish.play("d6")
    kept, again = [(row[0], row[4]) for row in told(skirmish, "test_odds") if row[0] >= 5]
    assert kept[0] == 5 and again[0] == 6
    # ATT 3 and a 6 against DEF 3: only a 6 parries. Thrown again, a 1 leaves 4, which all but a
    # natural 1 parry would meet, and from 12 on a parry needs a chain of sixes.
    assert kept[1] == 833_333
    assert 700_000 < again[1] < 900_000


def test_con_08_an_opposed_test_shows_who_may_throw_again() -> None:
    skirmish = Skirmish()
    skirmish.begins(frames.OPPOSED_FRAME, 3, 2)
    skirmish.play("d6 d2")
    (shown,) = [row[1] for row in rows(skirmish, show) if row[0] == "opposed"]
    assert shown[:6] == (0, 3, 2, 6, 2, 0b01)
    skirmish.play("reroll:1")
    assert not [row for row in rows(skirmish, show) if row[0] == "opposed"]


def test_con_102_whoever_touches_two_enemies_would_fight_them_with_three_dice() -> None:
    skirmish = Skirmish()
    skirmish.stands(0, 30, 20)
    skirmish.stands(8, 30, 22.5, facing=6)
    skirmish.stands(9, 30, 17.5, facing=0)
    dice = {row[:2]: row[2] for row in told(skirmish, "combatants")}
    assert dice == {(0, 8): 3, (8, 0): 2, (0, 9): 3, (9, 0): 2}
