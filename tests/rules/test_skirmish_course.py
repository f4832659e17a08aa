"""Cards, movement, shooting and fear in the skirmish, as sentences (CON-64 … CON-99, CON-123)."""

import numpy as np
import pytest
from skirmish_table import Skirmish

from escarmouche.core.kernel import CHANCE
from escarmouche.games.confrontation import frames, movement, shooting, strategy, table
from escarmouche.games.confrontation.activation import speeches
from escarmouche.games.confrontation.fear import rally_difficulty
from escarmouche.games.confrontation.game import Confrontation
from escarmouche.games.confrontation.places import sees, size_of
from escarmouche.games.confrontation.rules import DIE, moves
from escarmouche.games.confrontation.table import (
    CAVALRY,
    CREATURE,
    DEF,
    DIS,
    INI,
    LARGE,
    LOW,
    NO_CARD,
    ON_TABLE,
    QUICK_SHOT,
)
from escarmouche.games.confrontation.values import command, leader, value

STAY, TURN, WALK, RUN, ENGAGE, CHARGE, DISENGAGE = range(7)
MISS = "d1"


def block(skirmish: Skirmish, kind: int, left: int, bottom: int, right: int, top: int) -> None:
    pos = skirmish.pos
    pos.terrain[0], pos.corners[0] = kind, 4
    pos.outline[0, :4] = [(left, bottom), (right, bottom), (right, top), (left, top)]


def face_to_face(away: float = 10, **red: int) -> Skirmish:
    """A blue fighter looks north at a red one, so many cm from base to base."""
    skirmish = Skirmish(phase=table.ACTIVATION)
    skirmish.stands(0, 30, 20)
    skirmish.stands(8, 30, 20 + away + 2.5, facing=6, **red)
    return skirmish


def moves_of(skirmish: Skirmish) -> list[int]:
    found = movement.movements(skirmish.pos, 0)
    return [kind for kind in range(9) if found >> kind & 1]


def archer(away: float = 10, skills: int = 0, **red: int) -> Skirmish:
    skirmish = face_to_face(away, **red)
    skirmish.pos.printed[0, table.TIR] = 3
    skirmish.pos.weapon[0] = 5, 15, 30, 45, 0
    skirmish.pos.skills[0] = skills
    return skirmish


# --- sizes, units, terrain ------------------------------------------------------------------------


def test_con_63_bases_are_25_37_and_50_mm_wide_and_cavalry_is_played_as_a_creature() -> None:
    skirmish = Skirmish()
    for fighter, base in enumerate((table.INFANTRY, CAVALRY, CREATURE, LARGE)):
        skirmish.stands(fighter, 10 + 10 * fighter, 30, base=base)
    assert [table.radius_of(skirmish.pos, fighter) for fighter in range(4)] == [10, 15, 15, 20]


def test_con_68_contact_is_a_gap_of_at_most_2_eighths() -> None:
    for away, touches in ((22, True), (23, False)):
        skirmish = Skirmish()
        skirmish.stands(0, 30, 30)
        skirmish.stands(8, 30, 30 + away / 8)
        assert table.is_engaged(skirmish.pos, 0) is touches


def test_con_70_cavalry_and_creatures_are_of_one_size_between_infantry_and_large() -> None:
    skirmish = Skirmish()
    for fighter, base in enumerate((table.INFANTRY, CAVALRY, CREATURE, LARGE)):
        skirmish.stands(fighter, 10 * fighter + 5, 5, base=base)
    assert [size_of(skirmish.pos, fighter) for fighter in range(4)] == [0, 1, 1, 2]


def test_con_71_a_unit_of_prisoners_has_one_card_and_others_one_each() -> None:
    skirmish = Skirmish()
    for fighter in (0, 1, 2):
        skirmish.stands(fighter, 10 * fighter + 5, 5)
    skirmish.pos.unit[1], skirmish.pos.unit[2] = 1, 1
    strategy.begin_cards(skirmish.pos)
    assert strategy.cards_of(skirmish.pos, 0) == 0b111
    skirmish.pos.prisoner[1:3] = 1
    strategy.begin_cards(skirmish.pos)
    assert strategy.cards_of(skirmish.pos, 0) == 0b011


def test_con_73_a_block_hides_and_low_terrain_does_not() -> None:
    skirmish = face_to_face()
    block(skirmish, LOW, 25, 24, 35, 26)
    assert sees(skirmish.pos, 0, 8)
    block(skirmish, table.BLOCK_TERRAIN, 25, 24, 35, 26)
    assert not sees(skirmish.pos, 0, 8)


def test_con_73_difficult_ground_counts_twice() -> None:
    skirmish = face_to_face(30)
    block(skirmish, table.DIFFICULT, 20, 15, 40, 45)
    skirmish.begins(frames.MOVE_FRAME, 0, WALK, table.NOBODY)
    assert "end:30-25" in skirmish.moves
    assert "end:30-26" not in skirmish.moves


def test_con_73_nobody_enters_a_block() -> None:
    for kind, enters in ((table.DIFFICULT, True), (table.BLOCK_TERRAIN, False)):
        skirmish = face_to_face(30)
        block(skirmish, kind, 20, 26, 40, 35)
        skirmish.begins(frames.MOVE_FRAME, 0, RUN, table.NOBODY)
        assert ("end:30-28" in skirmish.moves) is enters


def test_con_71_fighters_with_the_same_word_are_one_unit() -> None:
    units = Confrontation().new(warbands="cindermark,thornwold").record.unit
    assert units[:8].tolist() == [0, 1, 2, 3, 3, 3, 6, 7]


def test_con_74_the_winner_takes_an_edge_and_the_loser_sets_down_first_in_its_strip() -> None:
    skirmish = Skirmish(phase=table.DEPLOYMENT, turn=0)
    skirmish.pos.edges[:] = table.SOUTH, table.NORTH
    for fighter in (0, 8):
        skirmish.is_in_hand(fighter)
        skirmish.pos.status[fighter] = table.IN_HAND
    skirmish.begins(frames.DEPLOY_FRAME).play("d5 d2 edge:0")
    assert skirmish.asked == 1
    rows = {int(place.split("-")[1]) for place in skirmish.moves}
    assert rows == set(range(47, 59))  # of 45 … 60 cm, wholly inside


# --- the strategic phase --------------------------------------------------------------------------


def test_con_76_the_best_unrouted_discipline_leads_and_nobody_counts_0() -> None:
    skirmish = Skirmish()
    skirmish.stands(0, 10, 5, DIS=2)
    skirmish.stands(1, 20, 5, DIS=5)
    skirmish.stands(2, 30, 5, DIS=5)
    assert leader(skirmish.pos, 0) == 1
    skirmish.pos.routed[1:3] = 1
    assert command(skirmish.pos, 0) == 2
    skirmish.pos.routed[0] = 1
    assert command(skirmish.pos, 0) == 0


def test_con_77_cards_are_put_in_order_in_secret_before_the_tactics_roll() -> None:
    skirmish = face_to_face()
    skirmish.stands(1, 10, 20)
    skirmish.stands(9, 10, 40)
    skirmish.begins(frames.STRATEGY_FRAME)
    assert (skirmish.question, skirmish.asked) == (frames.PICK_CARD, 0)
    skirmish.play("card:1")  # the other is forced
    assert skirmish.asked == 1
    skirmish.play("card:8")
    assert skirmish.pos.pile[:, :3].tolist() == [[1, 0, NO_CARD], [8, 9, NO_CARD]]
    assert skirmish.asked == CHANCE


def test_con_77_routed_fighters_have_a_card_and_captives_have_none() -> None:
    skirmish = face_to_face()
    skirmish.stands(1, 10, 20)
    skirmish.pos.routed[0], skirmish.pos.captor[1] = 1, 8
    strategy.begin_cards(skirmish.pos)
    assert strategy.cards_of(skirmish.pos, 0) == 1


def test_con_77_a_unit_of_prisoners_has_one_card() -> None:
    skirmish = Skirmish()
    for fighter in (1, 2):
        skirmish.stands(fighter, 10 * fighter, 20)
    skirmish.pos.unit[2] = 1
    strategy.begin_cards(skirmish.pos)
    assert strategy.cards_of(skirmish.pos, 0) == 0b110
    skirmish.pos.prisoner[1:3] = 2
    strategy.begin_cards(skirmish.pos)
    assert strategy.cards_of(skirmish.pos, 0) == 0b010


@pytest.mark.parametrize("under", range(3))
def test_con_79_the_card_of_a_freed_captive_is_slipped_in_anywhere(under: int) -> None:
    skirmish = face_to_face()
    skirmish.pos.pile[0, :2] = 3, 4
    skirmish.begins(frames.SLIP_FRAME, 0).play(f"under:{under}")
    pile = [3, 4]
    pile.insert(under, 0)
    assert skirmish.pos.pile[0, :4].tolist() == [*pile, NO_CARD]


def test_con_78_the_winner_of_the_tactics_roll_says_who_speaks_first_and_holds_two() -> None:
    skirmish = face_to_face()
    skirmish.begins(frames.STRATEGY_FRAME).play("d2 d5")
    assert skirmish.pos.tactics == 1
    skirmish.pos.pile[:, :3] = [[0, 1, 2], [8, 9, 10]]
    skirmish.pos.reserve[:, 0] = 3, 11
    assert [speeches(skirmish.pos, seat) >> 1 & 1 for seat in (0, 1)] == [0, 1]
    skirmish.begins(frames.SPEECHES_FRAME)
    assert (skirmish.question, skirmish.asked) == (frames.PICK_FIRST, 1)


def test_con_79_the_card_of_the_dead_is_shown_and_the_speech_is_over() -> None:
    skirmish = face_to_face()
    skirmish.stands(1, 10, 20)
    strategy.begin_cards(skirmish.pos)
    skirmish.pos.pile[:, :2] = [[1, 0], [8, NO_CARD]]
    skirmish.pos.status[1] = table.DEAD
    skirmish.begins(frames.SPEECHES_FRAME).play("first:0 speak:0")
    assert skirmish.pos.shown == 0b10
    assert skirmish.tells("CON-79", "no-effect")
    assert (skirmish.question, skirmish.asked) == (frames.SPEAK, 1)


def test_con_80_a_speech_is_one_thing_and_the_last_cards_may_not_be_held() -> None:
    skirmish = face_to_face()
    skirmish.pos.pile[:, :2] = [[0, 1], [8, NO_CARD]]
    skirmish.begins(frames.SPEECHES_FRAME).play("first:0")
    assert skirmish.moves == ["speak:0", "speak:1"]
    skirmish.play("speak:1")
    assert skirmish.pos.reserve[0, 0] == 0 and skirmish.asked == 1
    skirmish.pos.pile[1, 0] = NO_CARD  # once the other has no cards nobody passes
    assert speeches(skirmish.pos, 0) == 0b101


# --- activation and movement ----------------------------------------------------------------------


def test_con_81_shooting_goes_with_staying_or_walking_before_or_after_it() -> None:
    skirmish = archer(20).begins(frames.ACTIVATE_FRAME, 0)
    skirmish.play(f"move:{WALK}")
    assert skirmish.moves == ["do:0", "do:1"]
    skirmish.play("do:0 end:30-22 face:0")
    assert skirmish.moves == ["do:0", "do:1"]
    assert archer(20).begins(frames.ACTIVATE_FRAME, 0).play(f"move:{RUN} end:30-25 face:0").is_done


def test_con_82_infantry_of_one_profile_shares_a_card_when_that_is_agreed() -> None:
    skirmish = Skirmish(grouped=1)
    for fighter in range(4):
        skirmish.stands(fighter, 10 * fighter + 5, 10)
        skirmish.pos.profile[fighter] = 0
    skirmish.stands(8, 30, 50)
    skirmish.begins(frames.STRATEGY_FRAME)
    skirmish.play("group:0 group:1 group:2")  # three at most, so the fourth is alone
    assert skirmish.pos.group[:4].tolist() == [0, 0, 0, 3]
    assert skirmish.moves == ["card:0", "card:3"]


def sharing_a_card(**options: int) -> Skirmish:
    """The first of two fighters with one card has stayed; an enemy is in reach of the second."""
    skirmish = face_to_face(10)
    skirmish.stands(1, 34, 20)
    skirmish.pos.group[:2] = 0
    for field, number in options.items():
        skirmish.pos[field][:2] = number
    return skirmish.begins(frames.CARD_FRAME, 0).play(f"at:0 move:{STAY}")


def test_con_82_in_a_group_nobody_moves_into_contact_after_another_movement() -> None:
    assert not {f"move:{ENGAGE}", f"move:{CHARGE}"} & set(sharing_a_card().moves)


def test_con_77_each_of_a_freed_unit_of_prisoners_is_activated_as_if_alone() -> None:
    assert f"move:{CHARGE}" in sharing_a_card(prisoner=1).moves


def test_con_84_a_walk_goes_as_far_as_mou_a_run_twice_as_far() -> None:
    for kind, far in ((WALK, 30), (RUN, 40)):
        skirmish = face_to_face(30).begins(frames.MOVE_FRAME, 0, kind, table.NOBODY)
        assert f"end:30-{far}" in skirmish.moves
        assert f"end:30-{far + 1}" not in skirmish.moves
    skirmish = face_to_face(30)
    skirmish.pos.printed[0, table.MOU] = 0
    assert moves_of(skirmish) == [STAY, TURN]


def test_con_88_who_is_engaged_may_only_stay_turn_or_disengage() -> None:
    assert moves_of(face_to_face(0)) == [STAY, TURN, DISENGAGE]
    engaged = archer(0)
    assert not shooting.can_shoot(engaged.pos, 0)


def test_con_91_movement_cover_and_size_change_the_difficulty_never_below_2() -> None:
    def difficulty(kind: int = TURN, base: int = table.INFANTRY, *, low: bool = False) -> int:
        skirmish = archer(10, base=base)
        if low:
            block(skirmish, LOW, 25, 28, 35, 30)
        return shooting.difficulty_of(skirmish.pos, 0, 8, kind, False)

    assert [difficulty(kind) for kind in (TURN, WALK, STAY)] == [4, 5, 3]
    assert difficulty(low=True) == 5
    assert [difficulty(base=base) for base in (CAVALRY, CREATURE, LARGE)] == [3, 3, 2]
    assert difficulty(STAY, LARGE) == 2


def test_con_86_who_is_charged_has_less_of_everything_unless_it_charged_itself() -> None:
    skirmish = face_to_face(10)
    skirmish.begins(frames.ACTIVATE_FRAME, 0).play(f"move:{CHARGE} end:8/6 face:0")
    assert [value(skirmish.pos, 8, name) for name in (INI, DEF)] == [2, 2]
    assert value(skirmish.pos, 0, INI) == 3
    skirmish.pos.charged[8] |= 2
    assert value(skirmish.pos, 8, INI) == 3


@pytest.mark.parametrize(
    ("away", "offered"), [(2, {ENGAGE}), (8, {ENGAGE, CHARGE}), (15, {CHARGE}), (21, set())]
)
def test_con_86_engagement_and_charge_are_offered_as_far_as_they_go(away, offered) -> None:
    assert set(moves_of(face_to_face(away))) & {ENGAGE, CHARGE} == offered
    near = face_to_face(away)
    near.stands(9, 10, 50)  # another enemy far away changes nothing
    assert set(moves_of(near)) & {ENGAGE, CHARGE} == offered


def test_con_86_a_charge_needs_sight_and_more_than_3_cm() -> None:
    assert CHARGE in moves_of(face_to_face(10))
    assert CHARGE not in moves_of(face_to_face(3))
    assert ENGAGE in moves_of(face_to_face(3))
    assert CHARGE not in moves_of(face_to_face(21))
    behind = face_to_face(10)
    behind.pos.facing[0] = 6
    assert CHARGE not in moves_of(behind)
    assert ENGAGE in moves_of(behind)


def test_con_89_disengaging_is_against_4_and_the_best_initiative_and_more_for_each_other() -> None:
    skirmish = face_to_face(0, INI=5)
    skirmish.stands(9, 32.5, 20, INI=2)
    assert movement.disengaging(skirmish.pos, 0) == 10
    skirmish.begins(frames.MOVE_FRAME, 0, DISENGAGE, table.NOBODY).play("d5")
    assert skirmish.is_done and skirmish.tells("CON-89", "stays-engaged")
    free = face_to_face(0).begins(frames.MOVE_FRAME, 0, DISENGAGE, table.NOBODY).play("d4")
    assert free.question == frames.PICK_END
    assert not any("/" in end for end in free.moves if end.startswith("end:8"))


# --- shooting -------------------------------------------------------------------------------------


def test_con_90_short_medium_and_long_range_are_4_7_and_10() -> None:
    for away, difficulty in ((15, 4), (15.5, 7), (30, 7), (31, 10)):
        assert shooting.difficulty_of(archer(away).pos, 0, 8, TURN, False) == difficulty
    assert shooting.targets(archer(36).pos, 0) == 1 << 8
    short = archer(36)
    short.pos.weapon[0, 3] = 35
    assert shooting.targets(short.pos, 0) == 0


def test_con_92_nobody_shoots_at_an_engaged_fighter() -> None:
    skirmish = archer(10)
    assert shooting.targets(skirmish.pos, 0) == 1 << 8
    skirmish.stands(1, 30, 35)
    assert shooting.targets(skirmish.pos, 0) == 0


def test_con_92_tir_rapide_is_two_shots_at_2_more_without_moving() -> None:
    skirmish = archer(10, skills=QUICK_SHOT)
    assert shooting.difficulty_of(skirmish.pos, 0, 8, STAY, True) == 6
    assert not shooting.can_volley(skirmish.pos, 0, TURN)
    skirmish.begins(frames.SHOOT_FRAME, 0, STAY, 2).play("d1")
    assert skirmish.tells("CON-90", "misses")
    assert skirmish.question == frames.THROW  # the second shot
    assert skirmish.play("d1").is_done


def test_con_93_a_hit_is_a_wound_roll_with_the_strength_of_the_weapon() -> None:
    skirmish = archer(10)
    skirmish.pos.wound[0] = 2  # does not lower it
    skirmish.begins(frames.SHOOT_FRAME, 0, TURN, 1).play("d4 d3 d5")
    (roll,) = [told for told in skirmish.told if told[1] == "wound-roll"]
    assert roll[2][1:5] == (3, 5, 5, 5)


def test_con_94_a_failed_area_shot_scatters_and_wounds_whom_it_touches() -> None:
    skirmish = archer(20)
    skirmish.pos.weapon[0, 4] = 3
    skirmish.stands(9, 30, 48)
    skirmish.begins(frames.SHOOT_FRAME, 0, TURN, 1).play("to:30-42 d1 d2 d1")
    assert ("CON-20", "scatters", (6, 1, 30, 48)) in skirmish.told
    assert [told[2][1] for told in skirmish.told if told[1] == "hits"] == [9]


def test_con_94_a_base_that_the_template_just_touches_is_hit_friend_or_foe() -> None:
    skirmish = archer(20)
    skirmish.pos.weapon[0, 4] = 3  # cm
    touched = 40 + 3 + 1.25
    skirmish.stands(1, 30, touched)
    skirmish.stands(9, 30 + 4.375, 40)  # an eighth too far
    skirmish.begins(frames.SHOOT_FRAME, 0, TURN, 1).play("to:30-40 d6 reroll:0")
    while skirmish.question == frames.THROW:
        skirmish.play("d1")
    hit = [told[2][1] for told in skirmish.told if told[1] == "hits"]
    assert 1 in hit and 8 in hit and 9 not in hit


# --- fear, rout, rally ----------------------------------------------------------------------------


def test_con_64_courage_against_a_fear_decides_between_standing_and_rout() -> None:
    skirmish = face_to_face(5, PEUR=6)
    skirmish.begins(frames.ACTIVATE_FRAME, 0).play(f"move:{ENGAGE} d1")
    assert skirmish.pos.routed[0] == 1
    assert (skirmish.pos.x[0], skirmish.pos.y[0]) == (240, 160)


def test_con_95_who_has_a_fear_tests_with_it_against_a_greater_one_only() -> None:
    skirmish = face_to_face(5, PEUR=6)
    skirmish.pos.printed[0, table.PEUR] = 6
    skirmish.begins(frames.ACTIVATE_FRAME, 0).play(f"move:{ENGAGE}")
    assert skirmish.question == frames.PICK_END
    less = face_to_face(5, PEUR=7)
    less.pos.printed[0, table.PEUR] = 6
    less.begins(frames.ACTIVATE_FRAME, 0).play(f"move:{ENGAGE}")
    assert less.prompt[2][1] == table.PEUR


def test_con_96_success_makes_immune_and_the_contacted_tests_at_once() -> None:
    skirmish = face_to_face(5)
    skirmish.pos.printed[0, table.PEUR] = 7
    skirmish.begins(frames.ACTIVATE_FRAME, 0).play(f"move:{ENGAGE} end:8/6 face:0 d4")
    assert skirmish.pos.immune[8] == 7 and not skirmish.pos.routed[8]
    again = face_to_face(5)
    again.pos.printed[0, table.PEUR] = 7
    again.pos.immune[8] = 7
    assert again.begins(frames.MOVE_FRAME, 0, ENGAGE, table.NOBODY).play("end:8/6 face:0").is_done


def test_con_98_a_routed_fighter_flees_to_its_edge_and_over_it() -> None:
    skirmish = face_to_face(10)
    skirmish.pos.routed[0] = 1
    skirmish.begins(frames.ACTIVATE_FRAME, 0)
    assert skirmish.is_done and skirmish.pos.status[0] == table.FLED
    far = face_to_face(10, MOU=5)
    far.pos.routed[8] = 1
    far.begins(frames.ACTIVATE_FRAME, 8)
    assert (far.pos.status[8], far.pos.x[8], far.pos.y[8]) == (ON_TABLE, 240, 42 * 8)


def test_con_98_an_engaged_one_must_first_break_away() -> None:
    skirmish = face_to_face(0)
    skirmish.pos.routed[0] = 1
    skirmish.begins(frames.ACTIVATE_FRAME, 0).play("d3")
    assert skirmish.is_done and skirmish.pos.status[0] == ON_TABLE


def test_con_99_rallying_is_against_7_or_the_greatest_fear_near() -> None:
    skirmish = face_to_face(5, PEUR=9)
    skirmish.pos.routed[0] = 1
    assert rally_difficulty(skirmish.pos, 0) == 9
    far = face_to_face(11, PEUR=9)
    far.pos.routed[0] = 1
    assert rally_difficulty(far.pos, 0) == 7
    far.begins(frames.RALLY_FRAME).play("test:0 d3")
    assert not far.pos.routed[0] and not far.pos.immune[0]
    touching = face_to_face(0, PEUR=4)
    touching.pos.routed[0] = 1
    assert touching.begins(frames.RALLY_FRAME).is_done


def test_con_99_the_owner_may_choose_discipline() -> None:
    skirmish = face_to_face(20)
    skirmish.pos.routed[0] = 1
    skirmish.begins(frames.RALLY_FRAME).play("test:1")
    assert skirmish.prompt[2][1] == DIS


def test_con_123_nothing_says_where_the_objects_are_or_who_is_secret() -> None:
    names = set(table.POSITION.names or ())
    assert {"cache", "object", "candidates"} <= names
    assert table.C_SEARCHED == 2  # a cache has a place and whether it was searched, nothing else
    assert (table.J_STATE, table.J_HOLDER, table.J_X, table.J_Y) == (0, 1, 2, 3)


def test_con_123_the_die_decides_about_the_secret_fighter_and_nothing_before_it() -> None:
    for face, found in ((1, True), (10, False)):
        skirmish = Skirmish(secret_seat=1, candidates=0b111 << 8)
        for fighter in (8, 9):
            skirmish.stands(fighter, 10 * fighter - 70, 30)
            skirmish.pos.deployed[fighter] = 1
        skirmish.begins(frames.SECRET_FRAME)
        assert len(skirmish.moves) == 10
        assert skirmish.play(f"d{face}").pos.secret_found == found


def test_con_124_the_rules_offer_the_faces_of_the_die_and_no_others() -> None:
    skirmish = archer(10).begins(frames.SHOOT_FRAME, 0, TURN, 1)
    out = np.zeros(20, np.int32)
    assert out[: moves(skirmish.pos, out)].tolist() == [*range(DIE, DIE + 6)]


def test_con_124_other_faces_than_those_of_the_die_are_refused() -> None:
    skirmish = archer(10).begins(frames.SHOOT_FRAME, 0, TURN, 1)
    assert skirmish.moves == [f"d{face}" for face in range(1, 7)]
    assert skirmish.prompt[:2] == ("CON-01", "ask-test-die")


def test_con_86_the_slot_counts_not_the_gap_between_the_bases() -> None:
    """A slot at a slant leaves a small gap, so it is a little nearer (CON-68)."""
    skirmish = Skirmish(phase=table.ACTIVATION)
    skirmish.stands(0, 30, 30, MOU=2)
    skirmish.stands(8, 32.125, 34)  # 16.2 eighths away; its slot 7 is 15.7 from the start
    skirmish.begins(frames.ACTIVATE_FRAME, 0)
    skirmish.play(f"move:{movement.ENGAGE}")
    assert skirmish.moves == ["end:8/7"]
