"""Tests and wound rolls as a battle plays them: the frames, with the examples of the booklet."""

from __future__ import annotations

from itertools import combinations_with_replacement, product

import pytest
from skirmish_table import Skirmish

from escarmouche.games.confrontation import frames, table
from escarmouche.games.confrontation.dice import succeeds
from escarmouche.games.confrontation.table import (
    AMPLIFIES,
    ATT,
    ATTENUATES,
    BRUTE,
    CRITICAL,
    DEF,
    DIS,
    HEALTHY,
    INI,
    LIGHT,
    POU,
    SERIOUS,
)

STUNNED_ONLY, LIGHT_WOUND, SERIOUS_WOUND, CRITICAL_WOUND, OUTRIGHT = range(1, 6)
BLUE, RED = 0, 1


def alone(skills: int = 0, **characteristics: int) -> Skirmish:
    skirmish = Skirmish()
    skirmish.stands(0, 30, 30, skills=skills, **characteristics)
    return skirmish


def final(skirmish: Skirmish, characteristic: int, script: str, dice: int = 1) -> int:
    """The final result of a test that these dice and decisions bring to its end."""
    skirmish.begins(frames.TEST_FRAME, 0, characteristic, 0, dice).play(script)
    assert skirmish.is_done
    return skirmish.result


def opposed(first: int, second: int, script: str = "") -> Skirmish:
    return Skirmish().begins(frames.OPPOSED_FRAME, first, second).play(script)


def hit(script: str, strength: int = 3, resistance: int = 5, **marks: int) -> Skirmish:
    """A wound roll at a fighter."""
    skirmish = alone(RES=resistance)
    for name, worth in marks.items():
        getattr(skirmish.pos, name)[0] = worth
    return skirmish.begins(frames.WOUND_FRAME, 0, strength, 0, table.NOBODY).play(script)


# Tests


def test_con_01_the_die_and_the_characteristic_make_the_final_result() -> None:
    assert final(alone(INI=3), INI, "d4") == 7


def test_con_02_a_6_is_thrown_again_as_often_as_the_player_likes() -> None:
    assert final(alone(ATT=5), ATT, "d6 reroll:1 d6 reroll:1 d4") == 21
    assert final(alone(ATT=5), ATT, "d6 reroll:1 d6 reroll:0") == 17
    assert final(alone(ATT=5), ATT, "d6 reroll:0") == 11


def test_con_03_a_6_thrown_again_into_a_1_makes_the_whole_result_1() -> None:
    assert final(alone(ATT=3), ATT, "d6 reroll:1 d6 reroll:1 d6 reroll:1 d1") == 4
    assert final(alone(ATT=3), ATT, "d1") == 4


def test_con_04_of_1_4_6_6_both_sixes_are_thrown_again() -> None:
    assert final(alone(POU=0), POU, "d1 d4 d6 d6 reroll:2 d1 d3", dice=4) == 9
    assert final(alone(POU=0), POU, "d1 d4 d6 d6 reroll:2 d1 d1", dice=4) == 1
    assert final(alone(POU=0), POU, "d1 d4 d6 d6 reroll:0", dice=4) == 6
    assert final(alone(POU=0), POU, "d1 d4 d6 d6 reroll:1 d1", dice=4) == 1
    skirmish = alone(POU=0).begins(frames.TEST_FRAME, 0, POU, 0, 4).play("d1 d4 d6 d6")
    assert skirmish.moves == ["reroll:0", "reroll:1", "reroll:2"]


@pytest.mark.parametrize("dice", [1, 2, 3])
def test_con_04_every_throw_of_several_dice_comes_to_what_the_rule_says(dice: int) -> None:
    """By brute force: every first throw, every choice, every second throw."""
    for faces in combinations_with_replacement(range(1, 7), dice):
        thrown = " ".join(f"d{face}" for face in faces)
        for again in range(faces.count(6) + 1):
            if again == 0:
                script = f"{thrown} reroll:0" if 6 in faces else thrown
                assert final(alone(POU=2), POU, script, dice) == 2 + max(faces)
                continue
            for after in product((1, 2, 5, 6), repeat=again):
                script = f"{thrown} reroll:{again} " + " ".join(f"d{face}" for face in after)
                if 6 in after:
                    script += " reroll:0"
                best = max(1 if face == 1 else 6 + face for face in after)
                assert final(alone(POU=2), POU, script, dice) == 2 + best


def test_con_05_a_brute_throws_a_5_again_in_attacks_only() -> None:
    assert final(alone(BRUTE, ATT=0), ATT, "d5 reroll:1 d4") == 9
    assert final(alone(BRUTE, ATT=0), ATT, "d6 reroll:1 d5 reroll:1 d4") == 15
    assert final(alone(BRUTE, ATT=0), ATT, "d5 reroll:1 d1") == 1
    assert final(alone(BRUTE, DEF=0), DEF, "d5") == 5
    assert final(alone(ATT=0), ATT, "d5") == 5


def test_con_06_dis_4_against_7_needs_a_3() -> None:
    assert [succeeds(final(alone(DIS=4), DIS, f"d{face}"), 7) for face in (2, 3)] == [False, True]


def test_con_07_ini_2_and_a_5_beat_ini_3_and_a_3() -> None:
    assert opposed(2, 3, "d5 d3").result == BLUE
    assert opposed(3, 2, "d3 d5").result == RED


def test_con_07_the_score_of_the_winner_is_told_first() -> None:
    for first, second in ((2, 3), (3, 2)):
        told = opposed(first, second, "d1 d5").told
        assert ("CON-07", "opposition-won", (RED, second + 5, first + 1)) in told
        told = opposed(first, second, "d5 d1").told
        assert ("CON-07", "opposition-won", (BLUE, first + 5, second + 1)) in told


def test_con_07_equals_throw_again_until_they_differ() -> None:
    again = opposed(3, 2, "d2 d3")
    assert again.question == frames.THROW and not again.is_done
    assert again.play("d4 d4").result == BLUE


def test_con_08_the_lower_of_two_with_a_6_decides_first() -> None:
    skirmish = opposed(2, 4, "d6 d6")
    assert (skirmish.question, skirmish.asked) == (frames.REROLL, BLUE)
    skirmish.play("reroll:1 d3")  # 11 against 10: now red decides
    assert skirmish.asked == RED
    assert skirmish.play("reroll:0").result == BLUE


def test_con_08_who_has_a_6_waits_for_the_other_throw() -> None:
    assert opposed(2, 4, "d6").question == frames.THROW
    assert opposed(2, 4, "d6 d1").asked == BLUE


def test_con_08_who_declined_is_not_asked_again() -> None:
    assert opposed(2, 4, "d6 d6 reroll:0").asked == RED
    assert opposed(2, 4, "d6 d6 reroll:0 reroll:0").result == RED


def test_con_08_equal_finals_with_two_6s_a_lot_says_who_decides_first() -> None:
    assert opposed(3, 3, "d6 d6").question == frames.DRAW_LOT
    assert opposed(3, 3, "d6 d6 lot:1").asked == RED


def test_con_10_att_1_critical_and_a_2_fail_att_3_serious_and_a_4_make_5() -> None:
    skirmish = alone(ATT=1)
    skirmish.pos.wound[0] = CRITICAL
    assert final(skirmish, ATT, "d2") == 0
    assert not succeeds(0, 0)
    skirmish = alone(ATT=3)
    skirmish.pos.wound[0] = SERIOUS
    assert final(skirmish, ATT, "d4") == 5


def test_con_10_in_opposition_0_loses_to_more_and_two_failures_throw_again() -> None:
    assert opposed(-5, -2, "d5 d3").result == RED
    again = opposed(-5, -2, "d5 d1")  # 0 against −1
    assert not again.is_done
    assert again.play("d6 d1 reroll:0").result == BLUE


# Wound rolls


@pytest.mark.parametrize(
    ("dice", "strength", "level"),
    [
        ("d5 d3", 3, LIGHT_WOUND),  # abdomen, row 2/3
        ("d5 d1", 3, STUNNED_ONLY),  # legs, row 2/3
        ("d5 d4", 7, SERIOUS_WOUND),  # thorax, row 6/7
        ("d5 d1", 18, OUTRIGHT),  # legs, row 18+
        ("d5 d1", 16, CRITICAL_WOUND),  # legs, row 16/17
        ("d2 d1", 2, 0),  # row below 0
        ("d2 d1", 3, STUNNED_ONLY),  # legs, row 0/1
    ],
)
def test_con_30_the_lower_die_is_the_column_the_higher_the_row(
    dice: str, strength: int, level: int
) -> None:
    assert hit(dice, strength).result == level
    assert hit(" ".join(reversed(dice.split())), strength).result == level


def test_con_31_for_3_against_res_5_with_3_and_5_is_a_light_wound() -> None:
    skirmish = hit("d3 d5")
    assert (skirmish.result, skirmish.pos.wound[0]) == (LIGHT_WOUND, LIGHT)


def test_con_32_a_double_is_told_and_a_double_6_kills() -> None:
    assert hit("d2 d2").tells("CON-32", "exceptional")
    assert not hit("d2 d3").tells("CON-32", "exceptional")
    assert hit("d6 d6", -9, 12).pos.status[0] == table.DEAD


def test_con_33_nothing_is_thrown_again_and_0_is_a_row() -> None:
    assert hit("d6 d5", 3).is_done
    assert hit("d1 d1", 4).result == STUNNED_ONLY  # 1 + 4 − 5 = 0


def test_con_34_stunned_is_no_wound() -> None:
    skirmish = hit("d5 d1")
    assert (skirmish.pos.wound[0], skirmish.pos.stunned[0]) == (HEALTHY, 1)


@pytest.mark.parametrize(
    ("before", "script", "after"),
    [
        (LIGHT, "d3 d5", SERIOUS),  # light + light
        (SERIOUS, "d3 d5", CRITICAL),  # serious + light
        (CRITICAL, "d3 d5", None),  # critical + light
        (SERIOUS, "d5 d1", SERIOUS),  # stunned never worsens a wound
    ],
)
def test_con_35_wounds_accumulate(before: int, script: str, after: int | None) -> None:
    skirmish = hit(script, wound=before)
    if after is None:
        assert skirmish.pos.status[0] == table.DEAD
    else:
        assert skirmish.pos.wound[0] == after


def test_con_35_who_is_stunned_gets_the_level_rolled_and_stays_stunned() -> None:
    skirmish = hit("d1 d5", 16, stunned=1)
    assert (skirmish.pos.wound[0], skirmish.pos.stunned[0]) == (CRITICAL, 1)


def test_con_36_serious_and_stunned_lower_by_3() -> None:
    skirmish = alone(INI=4)
    skirmish.pos.wound[0], skirmish.pos.stunned[0] = SERIOUS, 1
    assert final(skirmish, INI, "d1") == 2


def blow(striker: int, target: int, script: str) -> Skirmish:
    """An unparried blow between two with these skills."""
    skirmish = Skirmish(phase=table.COMBAT)
    skirmish.stands(0, 30, 30, skills=striker, FOR=3)
    skirmish.stands(8, 30, 32.5, skills=target, RES=5)
    return skirmish.begins(frames.BLOW_FRAME, 0, 8).play(script)


def test_con_38_amplified_the_striker_picks_attenuated_the_victim() -> None:
    for striker, target, chooser in ((AMPLIFIES, 0, BLUE), (0, ATTENUATES, RED)):
        skirmish = blow(striker, target, "d4 d1 d2 d5")
        assert (skirmish.question, skirmish.asked) == (frames.CHOOSE_DICE, chooser)
    assert blow(AMPLIFIES, ATTENUATES, "d4 d3 d5").is_done


@pytest.mark.parametrize(
    ("without", "level"), [(0, STUNNED_ONLY), (1, STUNNED_ONLY), (2, LIGHT_WOUND)]
)
def test_con_62_any_two_of_the_three_dice_count(without: int, level: int) -> None:
    skirmish = blow(AMPLIFIES, 0, f"d4 d3 d5 d1 without:{without}")
    assert skirmish.pos.wound[8] == level - 1
    assert skirmish.pos.stunned[8] == (level == STUNNED_ONLY)


def test_con_61_levels_are_added_and_stunned_twice_is_stunned_once() -> None:
    assert hit("d5 d1", stunned=1).pos.stunned[0] == 1
    assert hit("d5 d4", 7, wound=LIGHT).pos.wound[0] == CRITICAL  # light + serious
