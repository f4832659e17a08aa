"""Confrontation, tests and effects (CON-01 … CON-24, CON-50, CON-51), with every example."""

import pytest

from escarmouche.core.errors import IllegalMove, NotationError, OptionError
from escarmouche.core.texts import Message
from escarmouche.games.confrontation.characteristics import (
    Characteristic,
    bonus,
    characteristic,
    divided,
    halving,
    penalty,
    replacement,
)
from escarmouche.games.confrontation.course import Agreement, Moment, Phase, tactics_roll
from escarmouche.games.confrontation.effects import (
    END_OF_GAME,
    END_OF_TURN,
    INSTANT,
    MIRACLE_UPKEEP,
    Area,
    Chosen,
    Condition,
    Duration,
    Effect,
    Itself,
    Keyword,
    Near,
    Piece,
    Whom,
    dispersed,
    dispersion_distance,
    for_turns,
    modifiers_on,
    spell_upkeep,
)
from escarmouche.games.confrontation.odds.naturals import Dice
from escarmouche.games.confrontation.odds.opposition import OpposedTest, Side
from escarmouche.games.confrontation.odds.trials import DifficultyTest, OpenTest
from escarmouche.games.confrontation.wounds import Health, Level
from escarmouche.games.ragnarok.tabletop import INFANTRY, Figure
from escarmouche.odds.tree import CHANCE, OVER, ScriptError, replay, scripted

SPELL = Message("confrontation-wound-none")  # any message will do as a source


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
    stunned = characteristic("ATT", 3, Health(stunned=True))
    assert replay(OpenTest.start(stunned.value), [4]).dice.best == 4


def test_con_09_only_mou_and_res_have_a_least_value() -> None:
    harsh = (penalty(9, SPELL),)
    assert Characteristic("MOU", 5, harsh).value == 0
    assert Characteristic("RES", 5, harsh).value == 1
    assert Characteristic("ATT", 5, harsh).value == -4
    assert Characteristic("ATT", 5, (bonus(40, SPELL),)).value == 45


def test_con_10_att_3_serious_wound_die_4_makes_5() -> None:
    attack = characteristic("ATT", 3, Health(Level.SERIOUS))
    assert replay(OpenTest.start(attack.value), [4]).final == 5


def test_con_10_att_1_critical_wound_die_2_makes_0_and_fails() -> None:
    attack = characteristic("ATT", 1, Health(Level.CRITICAL))
    test = replay(DifficultyTest.start(attack.value, 0), [2])
    assert (test.final, test.outcome()) == (0, False)


def test_con_10_in_opposition_0_loses_to_anything_above_and_two_such_are_thrown_again() -> None:
    start = OpposedTest.start(Side(-3), Side(-5))
    assert rolled(start, 3, 5) == start  # 0 against 0
    assert rolled(start, 3, 2) == start  # 0 against −3
    assert rolled(start, 4, 5).outcome() == 0


def test_con_11_replacement_then_penalties_then_bonuses_whatever_the_order() -> None:
    modifiers = (bonus(2, SPELL), halving(SPELL), replacement(7, SPELL))
    assert Characteristic("ATT", 1, modifiers).value == 6  # 7 → 4 → 6
    assert Characteristic("ATT", 1, modifiers[::-1]).value == 6


def test_con_11_the_last_replacement_counts() -> None:
    first, second = replacement(7, SPELL), replacement(2, SPELL)
    assert Characteristic("ATT", 1, (first, second)).value == 2
    assert Characteristic("ATT", 1, (second, first)).value == 7


def test_con_11_divisions_round_up() -> None:
    assert [divided(5, 2), divided(4, 2), divided(-5, 2)] == [3, 2, -2]


def test_con_11_bounds_apply_once_after_the_bonuses() -> None:
    assert Characteristic("RES", 3, (penalty(6, SPELL), bonus(2, SPELL))).value == 1
    assert Characteristic("MOU", 3, (penalty(5, SPELL), bonus(4, SPELL))).value == 2


def test_con_11_a_modifier_says_where_it_comes_from() -> None:
    value = characteristic("ATT", 5, Health(Level.LIGHT))
    assert value.text("en") == "ATT 4 = 5 − 1 light wound"
    assert value.text("fr") == "ATT 4 = 5 − 1 blessure légère"
    both = characteristic("ATT", 5, Health(Level.LIGHT, stunned=True))
    assert both.text() == "ATT 3 = 5 − 1 light wound − 1 stunned"
    assert Characteristic("DIS", 4).text() == "DIS 4"


# Dispersion, area, duration, keywords


def test_con_20_the_die_gives_4_to_14_cm() -> None:
    assert [dispersion_distance(face) for face in range(1, 7)] == [4, 6, 8, 10, 12, 14]


def test_con_20_arrow_1_points_away_from_the_shooter_and_arrows_are_60_degrees_apart() -> None:
    assert dispersed((0, 0), (0, 20), 1, 1) == (0, 24)
    assert dispersed((0, 0), (0, 20), 6, 4) == (0, 6)
    assert dispersed((0, 0), (20, 0), 2, 1) == pytest.approx((26, 0))
    assert dispersed((0, 0), (0, 20), 3, 2) == pytest.approx((8 * 3**0.5 / 2, 24))


def test_con_20_a_die_shows_1_to_6() -> None:
    for faces in ((0, 1), (7, 1), (1, 0), (1, 7)):
        with pytest.raises(OptionError, match="6 faces cannot show"):
            dispersed((0, 0), (0, 20), *faces)


def test_con_21_a_radius_adds_all_its_dice_and_6s_are_not_rerolled() -> None:
    assert Area(15).distance() == 15
    area = Area(10, dice=2)
    assert area.distance([6, 6]) == 22
    assert area.distance([1, 2]) == 13  # thrown again at the next use
    with pytest.raises(NotationError, match="2 dice, not 3"):
        area.distance([6, 6, 4])
    for face in (0, 7, 9):
        with pytest.raises(OptionError, match=f"6 faces cannot show {face}"):
            area.distance([6, face])


BONUS = bonus(2, SPELL)


def scene(caster_at: float, friend_at: float, foe_at: float = 2) -> dict[str, Piece]:
    return {
        "caster": Piece(Figure(INFANTRY, caster_at, 0), 0),
        "friend": Piece(Figure(INFANTRY, friend_at, 0), 0),
        "foe": Piece(Figure(INFANTRY, foe_at, 3), 1),
    }


FRIENDS = Near(5, Whom.FRIENDS)


def cast(
    keyword: Keyword,
    duration: Duration,
    pieces: dict[str, Piece],
    condition: Condition = FRIENDS,
) -> Effect:
    return Effect.begin(keyword, "caster", condition, "INI", BONUS, duration, 1, pieces)


@pytest.mark.parametrize("keyword", Keyword)
@pytest.mark.parametrize(
    ("condition", "reached"),
    [
        (Itself(), {"caster"}),
        (Chosen("friend"), {"friend"}),
        (Chosen("far foe"), {"far foe"}),
        (FRIENDS, {"caster", "friend"}),
        (Near(5, Whom.ENEMIES), {"foe"}),
        (Near(5, Whom.ALL), {"caster", "friend", "foe"}),
    ],
)
def test_con_21_an_effect_reaches_its_fighter_a_chosen_one_or_those_in_a_radius(
    keyword: Keyword, condition: Condition, reached: set[str]
) -> None:
    pieces = scene(0, 5)
    pieces["far friend"] = Piece(Figure(INFANTRY, 40, 0), 0)
    pieces["far foe"] = Piece(Figure(INFANTRY, 40, 5), 1)
    effect = cast(keyword, END_OF_TURN, pieces, condition)
    assert {name for name in pieces if effect.applies_to(name, 1, pieces)} == reached


def test_con_21_the_dice_of_a_radius_decide_who_is_reached() -> None:
    area, pieces = Area(2, dice=1), scene(0, 8.5)  # the friend is 6 cm away
    for face, reached in ((3, False), (4, True)):
        near = Near(area.distance([face]), Whom.FRIENDS)
        effect = cast(Keyword.BENEFIT, END_OF_TURN, pieces, near)
        assert effect.applies_to("friend", 1, pieces) is reached


@pytest.mark.parametrize("condition", [Itself(), Chosen("caster"), Near(5, Whom.ALL)])
def test_con_24_who_is_gone_benefits_no_more(condition: Condition) -> None:
    effect = cast(Keyword.BENEFIT, END_OF_TURN, scene(0, 5), condition)
    alone = scene(0, 5)
    del alone["caster"]
    assert not any(effect.applies_to(name, 1, alone) for name in ("caster", "friend", "foe"))


def test_con_24_a_chosen_fighter_benefits_wherever_it_goes_even_without_the_caster() -> None:
    effect = cast(Keyword.BENEFIT, END_OF_TURN, scene(0, 5), Chosen("friend"))
    alone = scene(0, 90)
    del alone["caster"]
    assert effect.applies_to("friend", 1, alone)


def test_con_22_effects_are_instant_or_last_turns_or_the_game() -> None:
    near = scene(0, 5)
    turns = {
        name: [turn for turn in range(1, 6) if cast(Keyword.GAIN, duration, near).active(turn)]
        for name, duration in {
            "instant": INSTANT,
            "turn": END_OF_TURN,
            "three": for_turns(3),
            "game": END_OF_GAME,
        }.items()
    }
    assert turns == {"instant": [], "turn": [1], "three": [1, 2, 3], "game": [1, 2, 3, 4, 5]}


def upkeep(turn: int = 1) -> Moment:
    return Moment(turn, Phase.UPKEEP)


def test_con_23_a_spell_is_kept_up_for_x_gems_of_its_element() -> None:
    near = scene(0, 5)
    effect = cast(Keyword.GAIN, spell_upkeep(2, "fire"), near)
    assert not effect.active(2)
    kept = effect.sustained(upkeep(), near, paid=2, element="fire")
    assert kept.active(2)
    assert not kept.active(3)
    assert kept.sustained(upkeep(2), near, paid=2, element="fire").active(3)
    for paid, element in ((1, "fire"), (2, "water")):
        with pytest.raises(IllegalMove, match="CON-23"):
            effect.sustained(upkeep(), near, paid, element)
    with pytest.raises(IllegalMove, match="CON-23"):
        effect.sustained(upkeep(2), near, paid=2, element="fire")  # it is over


def test_con_23_a_miracle_is_kept_up_for_one_temporary_faith() -> None:
    near = scene(0, 5)
    effect = cast(Keyword.GAIN, MIRACLE_UPKEEP, near)
    assert effect.sustained(upkeep(), near, paid=1).active(2)
    with pytest.raises(IllegalMove, match="1 temporary faith"):
        effect.sustained(upkeep(), near, paid=2)
    with pytest.raises(IllegalMove, match="CON-23"):
        cast(Keyword.GAIN, END_OF_TURN, near).sustained(upkeep(), near, paid=1)


@pytest.mark.parametrize("phase", [phase for phase in Phase if phase is not Phase.UPKEEP])
def test_con_23_effects_are_kept_up_in_the_upkeep_phase_only(phase: Phase) -> None:
    near = scene(0, 5)
    effect = cast(Keyword.GAIN, MIRACLE_UPKEEP, near)
    with pytest.raises(IllegalMove, match="CON-51: keeping up an effect is not possible"):
        effect.sustained(Moment(1, phase), near, paid=1)


def test_con_23_nobody_keeps_up_the_effect_of_a_caster_who_is_gone() -> None:
    effect = cast(Keyword.GAIN, MIRACLE_UPKEEP, scene(0, 5))
    alone = scene(0, 5)
    del alone["caster"]
    with pytest.raises(IllegalMove, match="CON-23: whoever cast this effect is gone"):
        effect.sustained(upkeep(), alone, paid=1)


def test_con_24_gagner_is_kept_wherever_the_caster_goes_even_dead() -> None:
    effect = cast(Keyword.GAIN, END_OF_TURN, scene(0, 7.5))
    far = scene(60, 7.5)
    assert effect.applies_to("friend", 1, far)
    del far["caster"]
    assert effect.applies_to("friend", 1, far)
    assert not effect.applies_to("foe", 1, far)
    assert not effect.applies_to("friend", 2, far)


def test_con_24_gagner_is_not_gained_later() -> None:
    effect = cast(Keyword.GAIN, END_OF_TURN, scene(0, 30))
    assert not effect.applies_to("friend", 1, scene(0, 5))


def test_con_24_beneficier_follows_the_moving_aura() -> None:
    effect = cast(Keyword.BENEFIT, END_OF_TURN, scene(0, 30))
    assert not effect.applies_to("friend", 1, scene(0, 30))
    assert effect.applies_to("friend", 1, scene(25, 30))
    assert effect.applies_to("friend", 1, scene(0, 7.5))
    assert not effect.applies_to("friend", 1, scene(0, 7.6))
    alone = scene(25, 30)
    del alone["caster"]
    assert not effect.applies_to("friend", 1, alone)


def test_con_24_foes_within_reach_are_no_friends() -> None:
    for keyword in Keyword:
        effect = cast(keyword, END_OF_TURN, scene(0, 5, foe_at=2))
        assert effect.applies_to("friend", 1, scene(0, 5))
        assert not effect.applies_to("foe", 1, scene(0, 5, foe_at=2))


def test_con_24_an_effect_becomes_a_modifier_of_the_value_now() -> None:
    effect = cast(Keyword.BENEFIT, END_OF_TURN, scene(0, 5))

    def initiative(pieces: dict[str, Piece]) -> int:
        found = modifiers_on("friend", "INI", [effect], 1, pieces)
        return characteristic("INI", 3, Health(Level.LIGHT), found).value

    assert (initiative(scene(0, 5)), initiative(scene(0, 50))) == (4, 2)
    assert modifiers_on("friend", "ATT", [effect], 1, scene(0, 5)) == ()


# Course of a game


def test_con_50_the_scenario_settles_points_and_turns_or_the_players_agree() -> None:
    assert Agreement.settle(300, 6, 500, 8) == Agreement(300, 6)
    agreed = Agreement.settle(None, None, 200, 5)
    assert agreed == Agreement(200, 5)
    assert agreed.admits([100, 100])
    assert not agreed.admits([100, 101])
    assert [agreed.over(Moment(turn)) for turn in (5, 6)] == [False, True]
    with pytest.raises(OptionError, match="turns"):
        Agreement.settle(300, None)


def test_con_51_six_phases_then_a_pause_then_the_next_turn() -> None:
    moment, names = Moment(), []
    while moment.turn == 1:
        names.append(moment.phase.value)
        moment = moment.following()
    assert names == ["strategic", "activation", "combat", "rally", "mystic", "upkeep", "pause"]
    assert moment == Moment(2, Phase.STRATEGIC)


# What each phase is for; pursuit always needs a rule that allows it.
PHASES = {
    "strategic": {"order-sequence", "tactics-roll"},
    "activation": {"move", "shoot", "cast"},
    "combat": {"fight"},
    "rally": {"rally"},
    "mystic": {"recover-mana", "recover-faith"},
    "upkeep": {"sustain", "keep-summoned", "regenerate", "fade", "reinforce"},
    "pause": set[str](),
}
ACTIONS = sorted(set[str]().union(*PHASES.values()) | {"pursue"})


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("action", ACTIONS)
def test_con_51_actions_belong_to_their_phase(action: str, phase: str) -> None:
    now = Moment(1, Phase(phase))
    if action in PHASES[phase]:
        now.check(action)
        return
    with pytest.raises(IllegalMove, match=f"CON-51: .* is not possible in the {phase} phase") as no:
        now.check(action)
    assert "n’est pas possible" in no.value.text("fr")


@pytest.mark.parametrize("action", ["cast", "pursue"])
def test_con_51_a_rule_may_allow_spells_miracles_and_pursuit_in_combat(action: str) -> None:
    by_rule = frozenset({Phase.COMBAT})
    Moment(1, Phase.COMBAT).check(action, by_rule)
    with pytest.raises(IllegalMove, match="CON-51"):
        Moment(1, Phase.RALLY).check(action, by_rule)


@pytest.mark.parametrize("action", ACTIONS)
def test_con_51_no_rule_allows_anything_in_the_pause(action: str) -> None:
    with pytest.raises(IllegalMove, match="CON-51"):
        Moment(1, Phase.PAUSE).check(action, by_rule=frozenset({Phase.PAUSE}))


def test_con_51_an_unknown_action_is_named() -> None:
    with pytest.raises(NotationError, match="no action called “dance”; the actions are: order-"):
        Moment().check("dance")


def test_con_51_the_tactics_roll_is_an_opposed_discipline_test() -> None:
    assert rolled(tactics_roll(4, 2), 3, 4).outcome() == 0


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
