"""Rag'Narok objectives in the skirmish: camp, secret, appearances, explosions, score, end."""

import pytest
from skirmish_aims import (
    at,
    deployed,
    objective,
    phase_ends,
    places,
    unit,
    zone,
)
from skirmish_table import Skirmish

from escarmouche.games.confrontation import frames, table
from escarmouche.games.confrontation.appearing import (
    axes_turned,
    distance_die,
    distance_of,
    next_appearance,
    place_in_disc,
    place_in_part,
)
from escarmouche.games.confrontation.camp import (
    caches_to_search,
    dropped,
    objects_to_pick,
    receivers,
    unfound,
)
from escarmouche.games.confrontation.capture import capture
from escarmouche.games.confrontation.exploding import explosion_targets, explosions_hit
from escarmouche.games.confrontation.geometry.area import landing
from escarmouche.games.confrontation.leaving import leave
from escarmouche.games.confrontation.objective_arithmetic import threshold
from escarmouche.games.confrontation.objectives import (
    AFTER_CARD,
    BATTLE_END,
    GIVE,
    PICK,
    SEARCH,
    TURN_END,
    battle_is_over,
    last_actions,
)
from escarmouche.games.confrontation.table import (
    ACTIVATION,
    AT_ONCE,
    AT_THE_END,
    C_SEARCHED,
    CAPTURE,
    COMBAT,
    CONTROL,
    DEAD,
    DELIVERY,
    DEPLOYMENT,
    EACH_TURN,
    FLED,
    HELD,
    HOLDING,
    LYING,
    NOBODY,
    ON_TABLE,
    RALLY,
    SECRET_FOUND,
    STRATEGIC,
    UNFOUND,
    UPKEEP,
    VANISHED,
)

SCOUT, FRIEND, ENEMY = 0, 1, 8


# Search


def camp(objects: int, caches: int) -> Skirmish:
    """Caches along y = 10, 8 cm apart from x = 4 on; a scout for each, on it."""
    skirmish = Skirmish(phase=ACTIVATION, caches=caches)
    for cache in range(caches):
        skirmish.pos.cache[cache] = (4 + 8 * cache) * 8, 80, 0
        skirmish.stands(cache, 4 + 8 * cache, 10)
    skirmish.pos.object[:objects, table.J_STATE] = UNFOUND
    return skirmish


def searched(skirmish: Skirmish, cache: int, script: str = "") -> Skirmish:
    assert last_actions(skirmish.pos, cache, False) == 1 << SEARCH
    skirmish.begins(frames.LAST_ACTION_FRAME, cache, SEARCH).play(script)
    assert skirmish.is_done
    return skirmish


def test_rag_40_a_5_or_6_finds_an_object_otherwise_the_cache_is_empty() -> None:
    for face in range(1, 5):
        skirmish = searched(camp(1, 3), 1, f"d{face}")
        assert (unfound(skirmish.pos), skirmish.pos.cache[1, C_SEARCHED]) == (1, 1)
    for face in (5, 6):
        skirmish = searched(camp(1, 3), 1, f"d{face} object:1")
        assert skirmish.pos.object[0].tolist() == [HELD, 1, 0, 0]


def test_rag_40_a_cache_is_searched_once_and_none_when_all_is_found() -> None:
    skirmish = searched(camp(2, 4), 2, "d1")
    assert last_actions(skirmish.pos, 2, False) == 0
    searched(skirmish, 3, "d5 object:1")
    searched(skirmish, 1, "d5 object:1")
    assert last_actions(skirmish.pos, 0, False) == 0


def test_rag_40_only_in_contact_or_on_it_and_not_in_close_combat() -> None:
    skirmish = camp(1, 3)
    for x, may in ((4, True), (6.25, True), (6.375, False)):  # a gap of 8 eighths, and more
        skirmish.stands(SCOUT, x, 10)
        assert bool(caches_to_search(skirmish.pos, SCOUT)) is may
    skirmish.stands(SCOUT, 4, 10)
    skirmish.stands(ENEMY, 4, 12.5)
    assert last_actions(skirmish.pos, SCOUT, False) == 0


def test_rag_40_the_searcher_picks_among_several_caches() -> None:
    skirmish = camp(1, 3)
    skirmish.pos.cache[1, table.C_X] = 5 * 8
    skirmish.begins(frames.LAST_ACTION_FRAME, SCOUT, SEARCH)
    assert skirmish.moves == ["last:0", "last:1"]


def test_rag_41_as_many_caches_as_objects_hold_them_for_certain() -> None:
    skirmish = camp(2, 4)
    searched(skirmish, 3, "d1")
    searched(skirmish, 0, "d2")
    assert unfound(skirmish.pos) == 2  # nobody has been at the others yet
    searched(skirmish, 2, "object:1")  # no die
    searched(skirmish, 1, "object:1")
    assert unfound(skirmish.pos) == 0


def left_beside_an_enemy() -> Skirmish:
    """Its finder left an object; an enemy stands so that it touches the point, and nobody."""
    skirmish = searched(camp(1, 3), 1, "d6 object:0")
    skirmish.stands(ENEMY, 12, 12.25)
    skirmish.stands(1, 40, 40)
    return skirmish


def test_rag_89_a_found_object_lies_at_its_cache_for_whoever_ends_a_movement_on_it() -> None:
    skirmish = left_beside_an_enemy()
    assert skirmish.pos.object[0].tolist() == [LYING, NOBODY, 12 * 8, 80]
    assert last_actions(skirmish.pos, ENEMY, False) == 0  # not at the end of a movement
    assert last_actions(skirmish.pos, ENEMY, True) == 1 << PICK


def test_rag_42_what_its_finder_left_is_picked_up() -> None:
    skirmish = left_beside_an_enemy()
    assert objects_to_pick(skirmish.pos, ENEMY)
    skirmish.begins(frames.LAST_ACTION_FRAME, ENEMY, PICK)
    assert skirmish.pos.object[0].tolist() == [HELD, ENEMY, 0, 0]
    assert not objects_to_pick(skirmish.pos, ENEMY)


def holding() -> Skirmish:
    """The scout holds an object and stands beside a friend."""
    skirmish = Skirmish(phase=ACTIVATION)
    skirmish.stands(SCOUT, 10, 10)
    skirmish.stands(FRIEND, 10, 12.5)
    skirmish.pos.object[0] = HELD, SCOUT, 0, 0
    return skirmish


def test_rag_43_passed_at_the_end_of_a_movement_to_a_friend_in_contact() -> None:
    skirmish = holding()
    skirmish.stands(2, 12.5, 10)
    assert last_actions(skirmish.pos, SCOUT, True) == 1 << GIVE
    assert last_actions(skirmish.pos, SCOUT, False) == 0
    assert last_actions(skirmish.pos, FRIEND, True) == 0  # who does not hold it
    skirmish.begins(frames.LAST_ACTION_FRAME, SCOUT, GIVE).play("at:2")
    assert skirmish.pos.object[0].tolist() == [HELD, 2, 0, 0]


@pytest.mark.parametrize("change", ["away", "routed", "captive", "enemy"])
def test_rag_43_44_never_to_a_routed_fighter_a_captive_or_an_enemy(change: str) -> None:
    skirmish = holding()
    if change == "away":
        skirmish.stands(FRIEND, 10, 12.875)  # a gap of 3 eighths
    elif change == "routed":
        skirmish.pos.routed[FRIEND] = 1
    elif change == "captive":
        skirmish.pos.captor[FRIEND] = ENEMY
    else:
        skirmish.pos.side[FRIEND] = 1
    assert receivers(skirmish.pos, SCOUT) == 0
    assert last_actions(skirmish.pos, SCOUT, True) == 0


def test_rag_44_after_pursuit_a_fighter_hands_over_or_picks_up_and_nothing_else() -> None:
    skirmish = holding()
    skirmish.pos.phase, skirmish.pos.caches = COMBAT, 2
    skirmish.pos.cache[0, :2] = 80, 80
    skirmish.pos.object[1] = LYING, NOBODY, 80, 80
    skirmish.pos.object[2, 0] = UNFOUND
    assert last_actions(skirmish.pos, SCOUT, True) == 1 << GIVE | 1 << PICK
    skirmish.pos.phase = ACTIVATION
    assert last_actions(skirmish.pos, SCOUT, True) == 1 << GIVE | 1 << PICK | 1 << SEARCH


@pytest.mark.parametrize("how", [table.DEAD, table.FLED, table.VANISHED])
def test_rag_44_who_leaves_the_table_drops_what_it_holds(how: int) -> None:
    skirmish = holding()
    leave(skirmish.pos, SCOUT, how, None)
    assert skirmish.pos.object[0].tolist() == [LYING, NOBODY, 80, 80]


@pytest.mark.parametrize(("gap", "touches"), [(8, True), (9, False)])
def test_rag_89_to_touch_an_object_is_to_be_within_8_eighths(gap: int, touches: bool) -> None:
    skirmish = holding()
    dropped(skirmish.pos, SCOUT, None)
    skirmish.stands(ENEMY, (80 + 10 + gap) / 8, 10)
    assert (objects_to_pick(skirmish.pos, ENEMY) == 1) is touches


def test_rag_89_44_a_holder_that_leaves_flees_or_is_captured_drops_it_where_it_stood() -> None:
    skirmish = holding()
    dropped(skirmish.pos, FRIEND, None)
    assert skirmish.pos.object[0, 0] == HELD
    dropped(skirmish.pos, SCOUT, None)
    assert skirmish.pos.object[0].tolist() == [LYING, NOBODY, 80, 80]
    taken = holding()
    capture(taken.pos, SCOUT, ENEMY, None)
    assert taken.pos.object[0].tolist() == [LYING, NOBODY, 80, 80]
    skirmish.stands(ENEMY, 12, 10)
    assert objects_to_pick(skirmish.pos, ENEMY) == 1


# Secret fighter


def hiding(candidates: int) -> Skirmish:
    """So many candidates of blue, and the deployment ends."""
    skirmish = Skirmish(secret_seat=0)
    for fighter in range(candidates):
        skirmish.stands(fighter, 5 + 4 * fighter, 10)
    deployed(skirmish)
    phase_ends(skirmish, DEPLOYMENT)
    assert skirmish.pos.candidates == (1 << candidates) - 1
    objective(skirmish, SECRET_FOUND, 0, moment=AT_ONCE)
    return skirmish


def test_rag_50_51_the_thresholds_of_the_booklet() -> None:
    assert [threshold(n, 25) for n in (16, 1, 24)] == [6, 0, 10]
    assert threshold(1, 4) == 3  # 2.5
    assert threshold(7, 20) == 4  # 3.5


def test_rag_50_at_most_the_threshold_it_is_among_the_dead() -> None:
    for face, found in ((3, True), (4, False)):
        skirmish = hiding(8)
        skirmish.pos.status[:2] = DEAD, FLED
        phase_ends(skirmish, COMBAT)
        assert skirmish.moves == [f"d{face}" for face in range(1, 11)]
        skirmish.play(f"d{face}")  # 2 of 8: 2.5 → 3
        assert skirmish.pos.secret_found == found
        assert skirmish.pos.score.tolist() == [0, int(found)]
        assert phase_ends(skirmish, RALLY).is_done  # no new losses


def test_rag_50_otherwise_fewer_candidates_are_left() -> None:
    skirmish = hiding(8)
    skirmish.pos.status[:4] = DEAD
    phase_ends(skirmish, COMBAT).play("d6")  # 4 of 8: 5
    assert skirmish.pos.candidates == 0b11110000
    skirmish.pos.status[4] = VANISHED
    phase_ends(skirmish, UPKEEP)  # 1 of 4: 3
    assert skirmish.tells("RAG-50", "secret-looked-for")
    assert skirmish.told[-1][2] == (1, 4, 3)
    assert not skirmish.play("d4").pos.secret_found
    skirmish.pos.status[5:8] = DEAD
    assert phase_ends(skirmish, COMBAT).pos.secret_found  # the last ones: no die


def test_rag_51_when_all_are_lost_it_is_found_without_a_die() -> None:
    skirmish = hiding(4)
    skirmish.pos.status[:4] = DEAD
    assert phase_ends(skirmish, COMBAT).pos.secret_found
    assert skirmish.question != frames.THROW


def test_rag_51_captives_still_on_the_table_are_not_lost() -> None:
    skirmish = hiding(8)
    skirmish.stands(ENEMY, 40, 40)
    skirmish.pos.captor[0] = ENEMY
    assert phase_ends(skirmish, COMBAT).pos.candidates == 0xFF


def test_rag_51_one_back_by_renfort_is_no_candidate() -> None:
    skirmish = hiding(2)
    skirmish.pos.deployed[0] = 0  # it left and came back in the same phase
    phase_ends(skirmish, UPKEEP).play("d6")  # 1 of 2: 5
    assert skirmish.pos.candidates == 0b10


# Random appearance


def appears(turn: int = 1, parts: int = 0, fighter: int = NOBODY, thing: int = 0) -> Skirmish:
    skirmish = Skirmish(tactics=1)
    number = zone(skirmish, 0, 0, 0, 30, 20) if parts else zone(skirmish, 1, 30, 30, 10)
    skirmish.pos.appearance[0] = turn, number, parts, fighter, thing, 0
    return skirmish


def test_rag_60_radius_10_takes_a_ten_sided_die_along_one_of_six_axes() -> None:
    assert distance_die(10) == 10
    skirmish = appears()
    phase_ends(skirmish, STRATEGIC).play("d1")
    assert len(skirmish.moves) == 10
    skirmish.play("d7")
    assert skirmish.pos.object[0].tolist() == [LYING, NOBODY, 30 * 8, 37 * 8]
    assert place_in_disc(skirmish.pos, 0, 4, 10) == (30 * 8, 20 * 8)
    assert phase_ends(skirmish, STRATEGIC).is_done  # once


def test_rag_60_without_such_a_die_the_result_is_scaled_and_rounded_up() -> None:
    assert [distance_die(radius) for radius in (3, 4, 7, 11, 15, 30)] == [4, 4, 8, 12, 20, 20]
    assert [distance_of(face, 15) for face in (1, 2, 3, 20)] == [1, 2, 3, 15]
    assert distance_of(20, 30) == 30


def test_rag_60_the_axes_are_turned_so_as_to_cut_less_scenery() -> None:
    skirmish = appears()
    pos = skirmish.pos
    assert axes_turned(pos, 240, 240, 80) == 0
    pos.outline[0, :4], pos.corners[0] = [(29, 35), (31, 35), (31, 36), (29, 36)], 4
    pos.terrain[0] = table.LOW
    assert axes_turned(pos, 240, 240, 80) == 1
    x, y = place_in_disc(pos, 0, 1, 10)
    assert (x, y) == (280, 309)
    pos.outline[1, :4], pos.corners[1] = [(34, 37), (36, 37), (36, 39), (34, 39)], 4
    pos.terrain[1] = table.LOW  # both cut one piece: not turned
    assert axes_turned(pos, 240, 240, 80) == 0


def test_rag_60_only_when_its_turn_has_come() -> None:
    skirmish = appears(turn=2)
    assert phase_ends(skirmish, STRATEGIC).is_done
    skirmish.pos.turn = 2
    assert next_appearance(skirmish.pos) == 0
    assert phase_ends(skirmish, ACTIVATION).is_done
    assert not phase_ends(skirmish, STRATEGIC).is_done


def test_rag_60_a_base_that_does_not_fit_is_set_near_by_the_tactics_winner() -> None:
    skirmish = appears(fighter=16, thing=NOBODY)
    skirmish.is_in_hand(16)
    phase_ends(skirmish, STRATEGIC).play("d1 d7")
    assert skirmish.is_done
    assert at(skirmish, 16) == (30, 37)
    assert (skirmish.pos.status[16], skirmish.pos.deployed[16]) == (ON_TABLE, 0)
    crowded = appears(fighter=16, thing=NOBODY)
    crowded.is_in_hand(16)
    crowded.stands(ENEMY, 30, 37)
    phase_ends(crowded, STRATEGIC).play("d1 d7")
    assert crowded.asked == 1
    assert places(crowded) >= {(28, 35), (32, 39)}
    crowded.play("to:32-39")
    assert at(crowded, 16) == (32, 39)


def test_rag_61_equal_parts_along_the_long_side_and_the_centre_of_one() -> None:
    skirmish = appears(parts=6)
    wide = [place_in_part(skirmish.pos, 0, 6, face) for face in range(1, 7)]
    assert wide == [(40, 40), (120, 40), (200, 40), (40, 120), (120, 120), (200, 120)]
    tall = zone(skirmish, 0, 10, 0, 20, 30)
    assert place_in_part(skirmish.pos, tall, 6, 2) == (25 * 8, 5 * 8)
    large = zone(skirmish, 0, 0, 0, 50, 40)
    assert place_in_part(skirmish.pos, large, 20, 20) == (45 * 8, 35 * 8)
    assert place_in_part(skirmish.pos, large, 12, 1) == (50, 53)  # four by three
    for parts in (6, 8, 10, 12, 20):
        middles = {place_in_part(skirmish.pos, large, parts, k + 1) for k in range(parts)}
        assert len(middles) == parts
    phase_ends(skirmish, STRATEGIC)
    assert len(skirmish.moves) == 6
    skirmish.play("d5")
    assert skirmish.pos.object[0].tolist() == [LYING, NOBODY, 120, 120]


# Explosion


def powder(large: int = 0, debris: int = 1, strength: int = -1, **fields: int) -> Skirmish:
    """A store of powder in the middle of the table, to blow up in turn 2."""
    skirmish = Skirmish(**fields)
    skirmish.pos.explosion[0] = 240, 240, large, debris, strength, 2, 1, 0
    return skirmish


def landed(skirmish: Skirmish) -> list[tuple[int, ...]]:
    return [row[2] for row in skirmish.told if row[1] == "debris-lands"]


def test_rag_70_a_small_explosion_throws_one_die_times_5_cm_piece_after_piece() -> None:
    skirmish = powder(debris=2).begins(frames.EXPLODE_FRAME, 0).play("d4 d1 d2 d4")
    assert landed(skirmish) == [(30, 50), (30, 20)]
    assert skirmish.is_done
    assert skirmish.begins(frames.EXPLODE_FRAME, 0).is_done  # once


@pytest.mark.parametrize("face", range(1, 7))
def test_rag_70_a_die_of_distance_is_5_cm_for_each_point(face: int) -> None:
    skirmish = powder().begins(frames.EXPLODE_FRAME, 0).play(f"d{face} d1")
    assert landed(skirmish) == [(30, 30 + 5 * face)]


def test_rag_71_a_large_explosion_throws_two_dice_times_5_cm() -> None:
    skirmish = powder(large=1, debris=2).begins(frames.EXPLODE_FRAME, 0).play("d1 d3 d4 d1 d1 d1")
    assert landed(skirmish) == [(30, 10), (30, 40)]
    assert skirmish.is_done


def test_rag_70_at_the_end_of_the_activation_phase_of_its_turn_or_when_hit() -> None:
    skirmish = powder()
    assert phase_ends(skirmish, ACTIVATION).is_done
    skirmish.pos.turn = 2
    assert phase_ends(skirmish, COMBAT).is_done
    assert explosions_hit(skirmish.pos, 240, 264, 24) == 1
    assert explosions_hit(skirmish.pos, 240, 265, 24) == 0
    assert not phase_ends(skirmish, ACTIVATION).is_done
    assert explosions_hit(skirmish.pos, 240, 240, 24) == 0  # it has blown up


def test_rag_70_a_shooter_may_hit_it_in_sight_and_range() -> None:
    skirmish = powder()
    skirmish.stands(SCOUT, 30, 10, TIR=3)
    skirmish.pos.weapon[SCOUT] = 5, 5, 10, 19, 0
    assert explosion_targets(skirmish.pos, SCOUT) == 1
    skirmish.begins(frames.SHOOT_FRAME, SCOUT, 0, 1)
    assert skirmish.play("d6 reroll:0 d1 d1").pos.explosion[0, table.X_DONE] == 1
    skirmish = powder()
    skirmish.stands(SCOUT, 30, 10, TIR=3)
    skirmish.pos.weapon[SCOUT] = 5, 5, 10, 18, 0
    assert explosion_targets(skirmish.pos, SCOUT) == 0  # 18.75 cm
    skirmish.pos.weapon[SCOUT, 3], skirmish.pos.facing[SCOUT] = 19, 6
    assert explosion_targets(skirmish.pos, SCOUT) == 0
    skirmish.pos.facing[SCOUT], skirmish.pos.explosion[0, table.X_HIT] = 0, 0
    assert explosion_targets(skirmish.pos, SCOUT) == 0


def test_rag_81_what_would_leave_the_table_stops_at_its_edge() -> None:
    assert landing(240, 240, 1, 480, 480, 480) == (240, 480)
    assert landing(440, 320, 2, 480, 480, 640) == (480, 343)  # 40 / √3 higher
    skirmish = appears()
    skirmish.pos.zone[0, 1:3] = 5, 5
    assert place_in_disc(skirmish.pos, 0, 4, 10) == (40, 0)


def test_rag_90_arrow_1_points_to_the_top_and_a_base_it_lands_on_is_hurt() -> None:
    skirmish = powder(strength=30)
    skirmish.stands(SCOUT, 30, 36.25)  # its edge at 35 cm
    skirmish.begins(frames.EXPLODE_FRAME, 0).play("d1 d1")
    assert skirmish.tells("RAG-90", "debris-hits")
    assert not skirmish.is_done
    skirmish = powder(strength=30)
    skirmish.stands(SCOUT, 30, 36.375)
    assert skirmish.begins(frames.EXPLODE_FRAME, 0).play("d1 d1").is_done
    harmless = powder()
    harmless.stands(SCOUT, 30, 35)
    assert harmless.begins(frames.EXPLODE_FRAME, 0).play("d1 d1").is_done


# Completions, score and end


def test_rag_80_power_counts_as_the_card_has_it() -> None:
    skirmish = Skirmish()
    for fighter in (SCOUT, ENEMY):
        skirmish.stands(fighter, 10 + fighter, 10)
    objective(skirmish, CONTROL, zone(skirmish, 0, 0, 0, 60, 60), moment=AT_ONCE)
    skirmish.pos.power[SCOUT], skirmish.pos.power[ENEMY] = 4, 3
    skirmish.begins(frames.OBJECTIVE_FRAME, AFTER_CARD)
    assert skirmish.pos.score.tolist() == [1, 0]


def on_both_sides() -> Skirmish:
    skirmish = Skirmish(turn=2)
    skirmish.stands(SCOUT, 10, 10)
    skirmish.stands(ENEMY, 40, 40)
    skirmish.pos.power[:] = 1
    return skirmish


def test_con_121_at_once_counts_once_each_turn_every_time_and_the_end_at_the_end() -> None:
    skirmish = on_both_sides()
    field = zone(skirmish, 0, 0, 0, 20, 20)
    objective(skirmish, CONTROL, field, moment=AT_ONCE, points=1)
    objective(skirmish, CONTROL, field, moment=EACH_TURN, points=10)
    objective(skirmish, CONTROL, field, moment=AT_THE_END, points=100)
    scores = []
    for moment in (AFTER_CARD, AFTER_CARD, TURN_END, TURN_END, BATTLE_END):
        skirmish.begins(frames.OBJECTIVE_FRAME, moment)
        scores.append(int(skirmish.pos.score[0]))
    assert scores == [1, 1, 11, 21, 121]


def test_con_121_an_objective_of_one_side_is_nothing_to_the_other() -> None:
    skirmish = on_both_sides()
    objective(skirmish, CONTROL, zone(skirmish, 0, 0, 0, 20, 20), moment=AT_ONCE, seat=1)
    skirmish.begins(frames.OBJECTIVE_FRAME, AFTER_CARD)
    assert skirmish.pos.score.tolist() == [0, 0]


def test_con_121_objects_count_where_they_are_held() -> None:
    skirmish = on_both_sides()
    objective(skirmish, HOLDING, 0, points=2)
    objective(skirmish, HOLDING, 0, points=5, zone=zone(skirmish, 0, 0, 0, 20, 20))
    for holder, score in ((SCOUT, [7, 0]), (ENEMY, [0, 2])):
        skirmish.pos.score[:] = 0
        skirmish.pos.objective[:, table.O_DONE] = 0
        skirmish.pos.object[0] = HELD, holder, 0, 0
        skirmish.begins(frames.OBJECTIVE_FRAME, BATTLE_END)
        assert skirmish.pos.score.tolist() == score


def test_rag_88_prisoners_are_delivered_at_the_end_of_a_turn() -> None:
    skirmish = on_both_sides()
    for guard in (9, 10):
        skirmish.stands(guard, 10 + 3 * (guard - 8), 12)
    skirmish.pos.prisoner[SCOUT], skirmish.pos.power[9] = 2, 2
    unit(skirmish, 9, 10)
    camp_zone = zone(skirmish, 0, 0, 0, 20, 20)
    objective(skirmish, DELIVERY, SCOUT, moment=AT_ONCE, points=3, zone=camp_zone)
    for moment, score in ((AFTER_CARD, 0), (TURN_END, 3)):
        skirmish.begins(frames.OBJECTIVE_FRAME, moment)
        assert skirmish.pos.score.tolist() == [0, score]


def test_con_121_without_objectives_the_pa_of_enemies_dead_or_fled_count() -> None:
    skirmish = on_both_sides()
    skirmish.pos.pa[:] = 1, 2, 4, 8, *[0] * 16
    skirmish.pos.pa[9] = 32
    skirmish.pos.status[1:4] = DEAD, FLED, VANISHED
    skirmish.pos.status[9] = DEAD
    skirmish.begins(frames.OBJECTIVE_FRAME, BATTLE_END)
    assert skirmish.pos.score.tolist() == [32, 6]
    skirmish = on_both_sides()
    skirmish.pos.pa[ENEMY], skirmish.pos.status[ENEMY] = 50, DEAD
    objective(skirmish, CAPTURE, ENEMY, points=1)
    skirmish.begins(frames.OBJECTIVE_FRAME, BATTLE_END)
    assert skirmish.pos.score.tolist() == [1, 0]


def test_con_121_the_battle_ends_after_its_turns_or_without_anybody_unrouted() -> None:
    skirmish = on_both_sides()
    assert not battle_is_over(skirmish.pos)
    for turns, turn, over in ((3, 2, False), (3, 3, True), (0, 5, False), (0, 6, True)):
        skirmish.pos.turns, skirmish.pos.turn = turns, turn
        assert battle_is_over(skirmish.pos) == over
    for field, number in (("routed", 1), ("status", DEAD), ("captor", SCOUT)):
        skirmish = on_both_sides()
        getattr(skirmish.pos, field)[ENEMY] = number
        assert battle_is_over(skirmish.pos)
