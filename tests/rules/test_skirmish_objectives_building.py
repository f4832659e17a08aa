"""Rag'Narok objectives in the skirmish: constructions (RAG-20 … RAG-28, RAG-82 … RAG-87)."""

import pytest
from skirmish_aims import building, objective, phase_ends, places, unit
from skirmish_table import Skirmish

from escarmouche.games.confrontation import frames, table
from escarmouche.games.confrontation.building import (
    construction_targets,
    defence_is_zero,
    distance_to_building,
    is_valid,
    may_attack_construction,
    remember,
)
from escarmouche.games.confrontation.construction import (
    lay_foundation,
    may_found_at,
    sites,
    works,
)
from escarmouche.games.confrontation.objective_arithmetic import damage, gain, limit, valid_from
from escarmouche.games.confrontation.objectives import (
    BUILD,
    FOUND,
    STRIKE,
    fulfilled_by,
    last_actions,
)
from escarmouche.games.confrontation.table import (
    ACTIVATION,
    B_BONUS,
    B_HEIGHT,
    B_POINTS,
    B_RESISTANCE,
    B_STRENGTH,
    B_STRUCTURE,
    B_WIDTH,
    CAVALRY,
    COMBAT,
    CONSTRUCTION,
    CREATURE,
    DEF,
    DRAGON,
    EXCLUDED,
    INFANTRY,
    LARGE,
    NOBODY,
    SUMMONED,
)
from escarmouche.games.confrontation.values import value

WORKER, MATE, ENEMY = 0, 1, 8


def site(structure: int = 10, resistance: int = 6, points: int = 0, **fields: int) -> Skirmish:
    """A construction from (8, 8) to (12, 12), founded by blue, and a worker touching it."""
    skirmish = Skirmish(phase=ACTIVATION, **fields)
    building(skirmish, 0, structure, resistance)
    lay_foundation(skirmish.pos, 0, 8, 8)
    skirmish.pos.building[0, B_POINTS] = points
    skirmish.stands(WORKER, 6, 10, FOR=12)
    return skirmish


def points(skirmish: Skirmish) -> int:
    return int(skirmish.pos.building[0, B_POINTS])


def built(skirmish: Skirmish, *workers: int) -> Skirmish:
    for worker in workers:
        skirmish.begins(frames.LAST_ACTION_FRAME, worker, BUILD)
    return skirmish


def turn_ends(skirmish: Skirmish) -> Skirmish:
    remember(skirmish.pos, skirmish.log)
    return skirmish


# Foundations


def founding(**fields: int) -> Skirmish:
    skirmish = Skirmish(phase=ACTIVATION, **fields)
    building(skirmish)
    skirmish.stands(WORKER, 6, 10)
    return skirmish


def test_rag_20_86_a_worker_founds_once_where_it_touches_the_footprint() -> None:
    skirmish = founding()
    assert last_actions(skirmish.pos, WORKER, False) == 1 << FOUND
    skirmish.begins(frames.LAST_ACTION_FRAME, WORKER, FOUND)
    assert (8, 8) in places(skirmish)  # a gap of 0.75 cm
    assert (9, 8) not in places(skirmish)
    assert (0, 7) in places(skirmish)
    assert (-1, 7) not in places(skirmish)
    skirmish.play("to:8-8")
    assert skirmish.is_done
    assert skirmish.pos.terrain[0] == table.BUILDING
    assert skirmish.pos.outline[0, :4].tolist() == [[8, 8], [12, 8], [12, 12], [8, 12]]
    assert not sites(skirmish.pos, WORKER)


def test_rag_20_bases_under_it_go_to_the_nearest_free_centimetre_and_are_displaced() -> None:
    skirmish = founding(tactics=0)
    skirmish.stands(ENEMY, 10, 10)
    skirmish.stands(MATE, 13, 10)
    skirmish.begins(frames.LAST_ACTION_FRAME, WORKER, FOUND).play("to:8-8")
    # Blue's fighter first; from (13, 10) the nearest place without the site is (14, 10).
    assert skirmish.pos.x[MATE] == 14 * 8
    assert skirmish.asked == 1
    assert places(skirmish) == {(10, 6), (10, 14)}  # the worker and the mate stand at the sides
    skirmish.play("to:10-6")
    assert skirmish.pos.displaced.tolist()[:9] == [0, 1, 0, 0, 0, 0, 0, 0, 1]
    assert skirmish.is_done


def test_rag_20_a_worker_that_touches_the_site_stays_where_it_is() -> None:
    skirmish = founding()
    skirmish.stands(MATE, 6.75, 13)
    skirmish.begins(frames.LAST_ACTION_FRAME, WORKER, FOUND).play("to:8-8")
    assert skirmish.is_done
    assert not skirmish.pos.displaced.any()
    assert works(skirmish.pos, MATE) == 1


def test_rag_20_no_engaged_base_lies_under_it_and_the_worker_is_not_engaged() -> None:
    skirmish = founding()
    skirmish.stands(MATE, 10, 10)
    skirmish.begins(frames.LAST_ACTION_FRAME, WORKER, FOUND)
    assert (8, 8) in places(skirmish)
    skirmish.stands(ENEMY, 10, 12.5)
    assert (8, 8) not in places(skirmish)
    assert (2, 4) in places(skirmish)
    skirmish.stands(ENEMY, 6, 12.5)
    assert not sites(skirmish.pos, WORKER)


def test_rag_86_anywhere_on_the_table_that_is_no_block() -> None:
    skirmish = founding()
    pos = skirmish.pos
    pos.outline[0, :3], pos.corners[0] = [(10, 9), (14, 5), (14, 13)], 3
    for kind, free in ((table.BLOCK_TERRAIN, False), (table.DIFFICULT, True), (table.LOW, True)):
        pos.terrain[0] = kind
        pos.depth = 0
        skirmish.begins(frames.LAST_ACTION_FRAME, WORKER, FOUND)
        assert ((8, 8) in places(skirmish)) is free
        assert (6, 7) in places(skirmish)  # its edge at x = 10 only meets the tip


# Workers


@pytest.mark.parametrize(
    ("base", "skills", "may"),
    [
        (INFANTRY, 0, True),
        (CREATURE, 0, True),
        (CAVALRY, 0, False),
        (LARGE, 0, False),
        (INFANTRY, SUMMONED, False),
        (CREATURE, DRAGON, False),
        (INFANTRY, EXCLUDED, False),
    ],
)
def test_rag_21_only_infantry_and_creatures_work(base: int, skills: int, may: bool) -> None:
    skirmish = site()
    skirmish.stands(WORKER, 5, 10, base=base, skills=skills)
    skirmish.pos.x[WORKER] = 64 - 8 - table.RADIUS[base]
    assert bool(works(skirmish.pos, WORKER)) is may
    building(skirmish)
    assert bool(sites(skirmish.pos, WORKER)) is may


def test_rag_22_a_worker_must_touch_its_own_construction() -> None:
    skirmish = site()
    assert works(skirmish.pos, WORKER) == 1
    skirmish.stands(WORKER, 5.75, 10)  # a gap of 8 eighths
    assert works(skirmish.pos, WORKER) == 1
    skirmish.stands(WORKER, 5.625, 10)
    assert works(skirmish.pos, WORKER) == 0
    skirmish.stands(ENEMY, 14, 10)
    assert works(skirmish.pos, ENEMY) == 0


def test_rag_23_strength_less_resistance_by_ten_half_rounded_up() -> None:
    # 3 ≤ x < 3.5 gives 3, 3.5 ≤ x ≤ 4 gives 4
    assert [gain(s, 0) for s in (30, 34, 35, 40)] == [3, 3, 4, 4]
    assert gain(2, 30) == 0


def test_rag_23_con_83_all_builders_of_the_turn_count_and_only_the_difference_is_added() -> None:
    skirmish = site()
    skirmish.stands(MATE, 14, 10, FOR=12)
    skirmish.stands(2, 10, 14, FOR=12)
    gained = [points(built(skirmish, worker)) for worker in (WORKER, MATE, 2)]
    assert gained == [1, 2, 3]  # 0.6, 1.8, 3.0
    assert points(built(turn_ends(skirmish), WORKER)) == 4


def test_rag_86_it_is_founded_wholly_on_the_table() -> None:
    skirmish = Skirmish(phase=ACTIVATION)
    building(skirmish, 0, 10, 6)
    wide, high = skirmish.pos.building[0, [B_WIDTH, B_HEIGHT]].tolist()
    skirmish.stands(WORKER, 57, 57)
    last = 60 - wide, 60 - high
    assert may_found_at(skirmish.pos, WORKER, 0, *last)
    assert not may_found_at(skirmish.pos, WORKER, 0, last[0] + 1, last[1])
    assert not may_found_at(skirmish.pos, WORKER, 0, last[0], last[1] + 1)


def test_con_83_each_further_builder_adds_only_the_difference() -> None:
    skirmish = site(resistance=0)
    skirmish.stands(MATE, 14, 10, FOR=12)
    gained = []
    for worker in (WORKER, MATE):
        built(skirmish, worker)
        gained.append(points(skirmish))
    assert gained == [1, 2]  # 12 make 1, 24 make 2


def test_con_83_a_builder_counts_with_its_current_strength_at_its_own_action() -> None:
    skirmish = site(resistance=0)
    skirmish.pos.wound[WORKER] = table.CRITICAL
    built(skirmish, WORKER)
    assert skirmish.pos.building[0, B_STRENGTH] == 9
    skirmish.pos.wound[WORKER] = 0
    assert points(skirmish) == 1


def test_rag_24_a_worker_in_close_combat_never_builds_finished_or_not() -> None:
    for standing in (0, 10):
        skirmish = site(points=standing)
        assert last_actions(skirmish.pos, WORKER, False) == 1 << BUILD
        skirmish.stands(ENEMY, 6, 12.5)
        assert last_actions(skirmish.pos, WORKER, False) == 0
        assert works(skirmish.pos, WORKER) == 0


def test_rag_24_a_worker_that_built_and_is_charged_has_defence_0_until_finished() -> None:
    skirmish = site(resistance=0, points=8)
    pos = skirmish.pos
    pos.charged[WORKER] = 1
    assert not defence_is_zero(pos, WORKER)  # it did not build
    pos.charged[WORKER] = 0
    built(skirmish, WORKER)
    assert not defence_is_zero(pos, WORKER)  # it was not charged
    pos.charged[WORKER] = 1
    assert defence_is_zero(pos, WORKER)
    pos.building[0, B_POINTS] = 10
    assert not defence_is_zero(pos, WORKER)
    pos.building[0, B_POINTS] = 9  # razed below X it is unfinished again
    assert defence_is_zero(pos, WORKER)
    turn_ends(skirmish)
    assert not defence_is_zero(pos, WORKER)


def test_rag_24_defence_0_is_a_replacement_and_penalties_come_after_it() -> None:
    skirmish = site()
    built(skirmish, WORKER)
    skirmish.pos.charged[WORKER] = 3  # it charged itself too: no −1 of CON-86
    assert value(skirmish.pos, WORKER, DEF) == 0
    skirmish.pos.wound[WORKER] = table.SERIOUS
    assert value(skirmish.pos, WORKER, DEF) == -2


def test_rag_25_finished_at_the_required_points_and_reinforced_by_a_fifth() -> None:
    assert [limit(x) for x in (4, 5, 10, 11)] == [5, 6, 12, 14]
    skirmish = site(4, 0, 3)
    built(skirmish, WORKER)
    assert points(skirmish) == 4
    assert skirmish.tells("RAG-25", "building-finished")
    skirmish.stands(MATE, 14, 10, FOR=90)
    assert points(built(skirmish, MATE)) == 5
    assert not works(skirmish.pos, WORKER)


def test_rag_26_82_damage_never_goes_below_0_and_resistance_stays() -> None:
    skirmish = site(points=1)
    skirmish.begins(frames.DAMAGE_FRAME, 0, 9).play("d6")
    assert points(skirmish) == 0
    assert skirmish.pos.building[0, B_RESISTANCE] == 6


@pytest.mark.parametrize(("face", "after"), [(1, 1), (2, 2), (3, 3), (4, 3), (5, 3), (6, 4)])
def test_rag_27_the_bonus_die(face: int, after: int) -> None:
    skirmish = built(site(resistance=0, points=1), WORKER)
    phase_ends(skirmish, ACTIVATION)
    assert (skirmish.moves, skirmish.asked) == (["bonus:0", "bonus:1"], 0)
    assert points(skirmish.play(f"bonus:1 d{face}")) == after
    assert skirmish.is_done


def test_rag_27_it_may_be_declined_and_needs_worth_a_point_and_a_free_builder() -> None:
    skirmish = built(site(resistance=0, points=1), WORKER)
    phase_ends(skirmish, ACTIVATION).play("bonus:0")
    assert skirmish.is_done
    assert points(skirmish) == 2
    for change in ("worth", "points", "engaged", "builder", "phase"):
        skirmish = built(site(resistance=0, points=1), WORKER)
        if change == "worth":
            skirmish.pos.building[0, B_STRUCTURE] = 3
        elif change == "points":
            skirmish.pos.building[0, B_POINTS] = 0
        elif change == "engaged":
            skirmish.stands(ENEMY, 6, 12.5)
        elif change == "builder":
            skirmish.pos.built[WORKER] = 0
        assert phase_ends(skirmish, COMBAT if change == "phase" else ACTIVATION).is_done, change


def test_rag_28_valid_from_four_fifths_once_the_full_points_were_held() -> None:
    assert [valid_from(x) for x in (4, 5, 10, 11)] == [3, 4, 8, 8]
    almost = turn_ends(site(points=9))
    assert not is_valid(almost.pos, 0)  # 80 % alone is not enough
    full = site(points=10)
    assert not is_valid(full.pos, 0)  # not held to the end of the turn
    turn_ends(full)
    assert is_valid(full.pos, 0)
    for left, valid in ((8, True), (7, False), (8, True)):  # the last: repaired
        full.pos.building[0, B_POINTS] = left
        assert is_valid(full.pos, 0) == valid


def test_rag_28_a_valid_construction_is_an_objective_of_its_builder() -> None:
    skirmish = site(points=10)
    objective(skirmish, CONSTRUCTION, 0)
    assert fulfilled_by(skirmish.pos, 0, False) == NOBODY
    turn_ends(skirmish)
    assert fulfilled_by(skirmish.pos, 0, False) == 0


def test_rag_82_one_bonus_die_a_turn_and_never_below_0() -> None:
    skirmish = built(site(resistance=0, points=0), WORKER)
    assert points(phase_ends(skirmish, ACTIVATION).play("bonus:1 d1")) == 0
    skirmish.pos.building[0, B_POINTS] = 3
    assert phase_ends(skirmish, ACTIVATION).is_done
    built(turn_ends(skirmish), WORKER)
    assert skirmish.pos.building[0, B_BONUS] == 0
    assert not phase_ends(skirmish, ACTIVATION).is_done


def test_rag_85_four_fifths_of_1_point_are_1_point() -> None:
    skirmish = turn_ends(site(1, points=1))
    assert valid_from(1) == 1
    assert is_valid(skirmish.pos, 0)
    skirmish.pos.building[0, B_POINTS] = 0
    assert not is_valid(skirmish.pos, 0)


# Attacks


def test_rag_87_a_fighter_touching_an_enemy_construction_attacks_it() -> None:
    assert [damage(face, 5, 5) for face in range(1, 7)] == [1, 1, 1, 2, 2, 2]
    assert damage(1, 4, 5) == 0
    skirmish = site(points=5)
    skirmish.stands(ENEMY, 14, 10, FOR=5)
    assert may_attack_construction(skirmish.pos, WORKER) == 0  # its own
    assert last_actions(skirmish.pos, ENEMY, False) == 1 << STRIKE
    skirmish.begins(frames.LAST_ACTION_FRAME, ENEMY, STRIKE).play("d5")  # 5 + 5 − 6 = 4
    assert points(skirmish) == 3
    skirmish.stands(ENEMY, 14.5, 10)
    assert may_attack_construction(skirmish.pos, ENEMY) == 0  # away
    skirmish.stands(ENEMY, 14, 10)
    skirmish.stands(MATE, 14, 12.5)
    assert may_attack_construction(skirmish.pos, ENEMY) == 0  # engaged


def test_rag_87_shooters_see_it_as_a_large_target_in_range() -> None:
    skirmish = site(points=5)
    skirmish.stands(ENEMY, 10, 30, facing=6, TIR=3)
    skirmish.pos.weapon[ENEMY] = 5, 5, 10, 17, 0
    assert distance_to_building(skirmish.pos, ENEMY, 0) == 18 * 8 - 10  # 16.75 cm
    assert construction_targets(skirmish.pos, ENEMY) == 1
    skirmish.pos.facing[ENEMY] = 0
    assert construction_targets(skirmish.pos, ENEMY) == 0
    skirmish.pos.facing[ENEMY] = 6
    skirmish.stands(MATE, 10, 20, base=CREATURE)
    assert construction_targets(skirmish.pos, ENEMY) == 1
    skirmish.stands(MATE, 10, 20, base=LARGE)
    assert construction_targets(skirmish.pos, ENEMY) == 0
    skirmish.stands(MATE, 40, 20)
    skirmish.pos.weapon[ENEMY, 3] = 16
    assert construction_targets(skirmish.pos, ENEMY) == 0
    unit(skirmish, WORKER, MATE)
    assert construction_targets(skirmish.pos, WORKER) == 0
