"""Confrontation: tests, characteristics and the course of a game, with every example."""

from collections.abc import Callable
from itertools import cycle, permutations

import pytest
from skirmish_table import Skirmish

from escarmouche.core.errors import EscarmoucheError, OptionError
from escarmouche.games.confrontation import frames, table
from escarmouche.games.confrontation.effects_at_work import begin_effect
from escarmouche.games.confrontation.game import Confrontation
from escarmouche.games.confrontation.odds.naturals import Dice
from escarmouche.games.confrontation.odds.opposition import OpposedTest, Side
from escarmouche.games.confrontation.odds.trials import DifficultyTest, OpenTest
from escarmouche.games.confrontation.options import warbands_of
from escarmouche.games.confrontation.profiles import check_limit
from escarmouche.games.confrontation.values import value, valued
from escarmouche.odds.tree import CHANCE, OVER, ScriptError, replay, scripted


def hurt(**fields: int) -> Skirmish:
    """A fighter with wounds or stunned, alone on the table."""
    skirmish = Skirmish()
    skirmish.stands(0, 30, 30)
    for name, worth in fields.items():
        getattr(skirmish.pos, name)[0] = worth
    return skirmish


def attack(printed: int, **fields: int) -> int:
    skirmish = hurt(**fields)
    skirmish.pos.printed[0, table.ATT] = printed
    return value(skirmish.pos, 0, table.ATT)


def spelled(*steps: tuple[int, int]) -> Callable[..., int]:
    """The value of a characteristic, `ATT=5`, under effects that began in this order."""

    def worth(**printed: int) -> int:
        skirmish = hurt()
        ((name, number),) = printed.items()
        at = table.CHARACTERISTICS.index(name)
        skirmish.pos.printed[0, at] = number
        for spell, (step, amount) in enumerate(steps):
            skirmish.knows(
                0, spell, deed=table.MODIFY, step=step, amount=amount, characteristic=at, duration=1
            )
            begin_effect(skirmish.pos, spell, 0, 1, 0)
        return value(skirmish.pos, 0, at)

    return worth


def keep(state: object) -> tuple[int, ...]:
    return ()


def final(value: int, *faces: int, dice: int = 1, brute: bool = False) -> int:
    """The final result when every die that may be rerolled is."""
    return replay(OpenTest.start(value, dice, brute), faces).final


def rolled(test: OpposedTest, *faces: int) -> OpposedTest:
    for face in faces:
        assert test.actor == CHANCE
        test = test.play(face)
    return test


# Tests


def test_con_01_ini_3_and_a_4_make_a_final_result_of_7() -> None:
    test = replay(OpenTest.start(3), [4])
    assert (test.dice.best, test.final) == (4, 7)


def test_con_02_a_natural_6_may_be_rerolled_and_added_again_and_again() -> None:
    test = OpenTest.start(5).play(6)
    assert test.actor == 0
    assert list(test.moves()) == [(), (6,)]
    again = test.play((6,)).play(6)
    assert again.final == 17
    assert again.actor == 0


def test_con_02_the_player_may_stop_at_any_6() -> None:
    test = OpenTest.start(5).play(6).play(())
    assert (test.actor, test.final) == (OVER, 11)


def test_con_02_no_other_face_is_rerolled() -> None:
    for face in range(1, 6):
        assert OpenTest.start(0).play(face).actor == OVER


def test_con_03_six_six_four_is_16_so_att_5_makes_21() -> None:
    assert final(0, 6, 6, 4) == 16
    assert final(5, 6, 6, 4) == 21


def test_con_03_six_six_six_one_is_1_so_att_3_makes_4() -> None:
    assert final(0, 6, 6, 6, 1) == 1
    assert final(3, 6, 6, 6, 1) == 4


def test_con_03_a_natural_1_is_no_automatic_failure() -> None:
    assert replay(DifficultyTest.start(6, 7), [1]).outcome()


def test_con_04_one_die_counts_and_dice_are_never_added_together() -> None:
    assert final(0, 2, 5, 3, dice=3) == 5


def test_con_04_both_sixes_rerolled_into_1_and_3_give_9() -> None:
    assert final(0, 1, 4, 6, 6, 1, 3, dice=4) == 9


def test_con_04_both_sixes_rerolled_into_1_and_1_give_1_the_4_is_lost() -> None:
    assert final(0, 1, 4, 6, 6, 1, 1, dice=4) == 1


def test_con_04_the_player_may_settle_for_a_6_or_reroll_only_one() -> None:
    test = OpenTest.start(0, 4)
    for face in (1, 4, 6, 6):
        test = test.play(face)
    assert list(test.moves()) == [(), (6,), (6, 6)]
    assert test.play(()).final == 6
    # The 6 that is not rerolled is lost with the others.
    assert test.play((6,)).play(1).final == 1


def test_con_05_brute_rerolls_the_5_and_the_6_and_the_5_into_4_gives_9() -> None:
    test = OpenTest.start(0, 3, brute=True)
    for face in (2, 5, 6):
        test = test.play(face)
    assert set(test.moves()) == {(), (5,), (6,), (6, 5)}
    test = test.play((6, 5)).play(2).play(4)  # the 6 first, then the 5
    assert (test.actor, test.final) == (OVER, 9)


def test_con_05_the_6_into_5_gives_11_and_a_further_4_gives_15_losing_the_9() -> None:
    test = OpenTest.start(0, 3, brute=True)
    for face in (2, 5, 6):
        test = test.play(face)
    test = test.play((6, 5)).play(5).play(4)
    assert (test.final, test.dice.live) == (11, (11,))
    assert test.play((11,)).play(4).final == 15
    assert test.play((11,)).play(1).final == 1


def test_con_05_without_the_skill_a_5_stays() -> None:
    assert OpenTest.start(0).play(5).actor == OVER
    assert OpenTest.start(0, brute=True).play(5).actor == 0


def test_con_05_a_5_rerolled_into_a_1_makes_1() -> None:
    assert final(0, 5, 1, brute=True) == 1


def test_con_06_dis_4_against_7_needs_a_3() -> None:
    assert not replay(DifficultyTest.start(4, 7), [2]).outcome()
    assert replay(DifficultyTest.start(4, 7), [3]).outcome()


def test_con_06_a_6_that_fails_may_be_rerolled() -> None:
    test = DifficultyTest.start(4, 12).play(6)
    assert test.actor == 0
    assert test.play((6,)).play(2).outcome()
    assert not test.play((6,)).play(1).outcome()


def test_con_07_ini_2_with_a_5_beats_ini_3_with_a_3() -> None:
    test = rolled(OpposedTest.start(Side(2), Side(3)), 5, 3)
    assert test.finals == (7, 6)
    assert (test.actor, test.outcome()) == (OVER, 0)


def test_con_07_equal_finals_are_thrown_again_by_both_until_separated() -> None:
    start = OpposedTest.start(Side(2), Side(3))
    assert rolled(start, 5, 4) == start
    assert rolled(start, 5, 4, 3, 2) == start
    assert rolled(start, 5, 4, 3, 3).outcome() == 1


def test_con_08_a_player_with_a_6_waits_for_the_others_result() -> None:
    test = rolled(OpposedTest.start(Side(2), Side(5)), 6)
    assert test.actor == CHANCE  # the other throws first
    behind = rolled(test, 4)
    assert behind.actor == 0
    assert behind.play(()).outcome() == 1
    assert behind.play((6,)).play(2).outcome() == 0


def test_con_08_with_two_sixes_the_lower_final_decides_first() -> None:
    test = rolled(OpposedTest.start(Side(2), Side(3)), 6, 6)
    assert test.actor == 0
    mirrored = rolled(OpposedTest.start(Side(3), Side(2)), 6, 6)
    assert mirrored.actor == 1


def test_con_08_the_other_waits_for_that_decision_and_its_result() -> None:
    test = rolled(OpposedTest.start(Side(2), Side(3)), 6, 6)
    declined = test.play(())
    assert (declined.actor, declined.outcome()) == (OVER, 1)
    overtaken = test.play((6,)).play(4)  # 12 against 9
    assert overtaken.actor == 1
    assert overtaken.play((6,)).play(4).outcome() == 1
    assert overtaken.play(()).outcome() == 0


def test_con_08_a_chain_goes_on_with_the_lower_of_those_who_may_reroll() -> None:
    test = rolled(OpposedTest.start(Side(2), Side(3)), 6, 6).play((6,)).play(6)
    assert test.finals == (14, 9)
    assert test.actor == 1
    again = test.play((6,)).play(6)
    assert again.finals == (14, 15)
    assert again.actor == 0


def test_con_08_equal_finals_with_two_sixes_draw_lots_for_the_first_decision() -> None:
    test = rolled(OpposedTest.start(Side(3), Side(3)), 6, 6)
    assert test.actor == CHANCE
    assert (list(test.moves()), list(test.weights())) == ([0, 1], [1, 1])
    assert test.play(0).actor == 0
    assert test.play(1).actor == 1
    # Who declines has declined for good; the other may still reroll or tie.
    other = test.play(0).play(())
    assert other.actor == 1
    assert other.play(()) == OpposedTest.start(Side(3), Side(3))


def test_con_08_a_tie_of_fixed_results_is_settled_by_lot() -> None:
    test = OpposedTest.start(Side(3, fixed=4), Side(4, fixed=3))
    assert test.actor == CHANCE
    assert [test.play(seat).outcome() for seat in (0, 1)] == [0, 1]
    assert [test.play(seat).actor for seat in (0, 1)] == [OVER, OVER]


def test_con_08_a_tie_with_one_fixed_result_throws_the_other_again() -> None:
    start = OpposedTest.start(Side(3, fixed=4), Side(4))
    assert rolled(start, 3) == start
    assert rolled(start, 2).outcome() == 0


def test_con_09_a_natural_result_may_be_fixed_but_not_modified() -> None:
    test = OpenTest(3, Dice.fixed(6))
    assert (test.actor, test.final) == (OVER, 9)  # no die, so nothing to reroll
    assert replay(OpenTest.start(attack(3, stunned=1)), [4]).dice.best == 4


def test_con_09_only_mou_and_res_have_a_least_value() -> None:
    harsh = spelled((table.LESSEN, 9))
    assert harsh(MOU=5) == 0
    assert harsh(RES=5) == 1
    assert harsh(ATT=5) == -4
    assert spelled((table.RAISE, 40))(ATT=5) == 45


def test_con_10_att_3_serious_wound_die_4_makes_5() -> None:
    assert replay(OpenTest.start(attack(3, wound=2)), [4]).final == 5


def test_con_10_att_1_critical_wound_die_2_makes_0_and_fails() -> None:
    test = replay(DifficultyTest.start(attack(1, wound=3), 0), [2])
    assert (test.final, test.outcome()) == (0, False)


def test_con_10_in_opposition_0_loses_to_anything_above_and_two_such_are_thrown_again() -> None:
    start = OpposedTest.start(Side(-3), Side(-5))
    assert rolled(start, 3, 5) == start  # 0 against 0
    assert rolled(start, 3, 2) == start  # 0 against −3
    assert rolled(start, 4, 5).outcome() == 0


def test_con_11_replacement_then_penalties_then_bonuses_whatever_the_order() -> None:
    steps = [(table.RAISE, 2), (table.DIVIDE, 2), (table.REPLACE, 7), (table.LESSEN, 1)]
    for order in permutations(steps):
        assert spelled(*order)(ATT=1) == 5  # 7, 6, 3, 5


def test_con_11_amounts_come_before_divisions_whichever_came_first() -> None:
    for order in permutations([(table.LESSEN, 2), (table.DIVIDE, 2)]):
        assert spelled(*order)(ATT=5) == 2  # ⌈3 / 2⌉


def test_con_11_the_last_replacement_counts() -> None:
    assert spelled((table.REPLACE, 7), (table.REPLACE, 2))(ATT=1) == 2
    assert spelled((table.REPLACE, 2), (table.REPLACE, 7))(ATT=1) == 7


def test_con_11_divisions_round_up() -> None:
    assert [spelled((table.DIVIDE, 2))(ATT=printed) for printed in (5, 4, -5)] == [3, 2, -2]


def test_con_11_bounds_apply_once_after_the_bonuses() -> None:
    assert spelled((table.LESSEN, 6), (table.RAISE, 2))(RES=3) == 1
    assert spelled((table.LESSEN, 5), (table.RAISE, 4))(MOU=3) == 2


def test_con_11_a_modifier_says_where_it_comes_from() -> None:
    skirmish = hurt(wound=1, stunned=1)
    skirmish.pos.printed[0, table.ATT] = 5
    assert valued(skirmish.pos, 0, table.ATT, skirmish.log) == 3
    assert skirmish.told == [
        ("CON-36", "weakened", (0, table.ATT, 2, 4)),
        ("CON-36", "weakened", (0, table.ATT, 1, 3)),
    ]


# Course of a game


def test_con_50_the_players_agree_where_the_scenario_says_nothing() -> None:
    agreed = Confrontation()
    assert agreed.start({"turns": "3", "points": "300"}).turns == 3
    with pytest.raises(EscarmoucheError, match="60"):
        agreed.start({"points": "60"})


def test_con_50_an_army_may_cost_just_as_much_as_the_limit() -> None:
    warband, _ = warbands_of("thornwold,thornwold")
    check_limit(warband, warband.pa)
    with pytest.raises(EscarmoucheError, match=str(warband.pa)):
        check_limit(warband, warband.pa - 1)


def test_con_51_every_phase_does_what_it_is_named_after() -> None:
    """CON-118 in the mystic phase, CON-119 in the upkeep phase, and so on: who is asked what."""
    asked = {}
    for phase in range(table.STRATEGIC, table.UPKEEP + 1):
        skirmish = Skirmish(phase=phase)
        skirmish.stands(0, 30, 10, POU=3)
        skirmish.stands(1, 50, 10)
        skirmish.stands(8, 30, 12.5, facing=6)
        pos = skirmish.pos
        pos.elements[0] = 1
        pos.pile[0, 0] = 0
        pos.routed[8] = phase == table.RALLY
        pos.wound[8], pos.regeneration[8] = 1, 5
        skirmish.begins(frames.BATTLE_FRAME)
        asked[phase] = skirmish.prompt[0]
    assert asked == {
        table.STRATEGIC: "CON-77",
        table.ACTIVATION: "CON-78",
        table.COMBAT: "CON-07",
        table.RALLY: "CON-99",
        table.MYSTIC: "CON-01",
        table.UPKEEP: "CON-119",
    }


def test_con_51_six_phases_and_then_the_next_turn() -> None:
    dice = cycle(("d2", "d5"))
    skirmish = Skirmish(phase=table.STRATEGIC)
    skirmish.stands(0, 30, 10)
    skirmish.stands(8, 30, 50)
    skirmish.begins(frames.BATTLE_FRAME)
    while skirmish.pos.turn < 3:
        skirmish.play(next(dice) if skirmish.asked == CHANCE else skirmish.moves[0])
    told = [told[2] for told in skirmish.told if told[1] == "enters-phase"]
    phases = (
        table.STRATEGIC, table.ACTIVATION, table.COMBAT, table.RALLY, table.MYSTIC, table.UPKEEP,
    )  # fmt: skip
    assert told[:13] == [*((p, 1) for p in phases), *((p, 2) for p in phases), (table.STRATEGIC, 3)]


# Bad input


def test_no_dice_is_refused() -> None:
    with pytest.raises(OptionError, match="at least one die, not -2"):
        OpenTest.start(3, -2)


def test_scripts_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ScriptError, match="ends before number 2"):
        replay(OpenTest.start(3), [6])
    with pytest.raises(ScriptError, match="only 1 of the 2"):
        replay(OpenTest.start(3), [5, 4])
    with pytest.raises(ScriptError, match="cannot be 7"):
        replay(OpenTest.start(3), [7])
    with pytest.raises(ScriptError, match=r"cannot be \(5,\)"):
        replay(OpenTest.start(3), [6], scripted([(5,)]))
    assert replay(OpenTest.start(3), [6], keep).final == 9
