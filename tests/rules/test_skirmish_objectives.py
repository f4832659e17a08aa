"""Rag'Narok objectives in the skirmish: captives, zones and prisoners (RAG-01 … RAG-34)."""

from math import hypot

import numpy as np
import pytest
from skirmish_aims import (
    at,
    deployed,
    ends,
    goes_to,
    objective,
    phase_ends,
    places,
    slot,
    unit,
    zone,
)
from skirmish_table import Skirmish

from escarmouche.games.confrontation import frames, table
from escarmouche.games.confrontation.capture import (
    after_leaving,
    is_cornered,
    must_meet,
    nearer_to_its_own,
)
from escarmouche.games.confrontation.escort import (
    are_captive,
    are_delivered,
    escorts_of,
    is_set_aside,
)
from escarmouche.games.confrontation.movement import PURSUE, STAND, WALK
from escarmouche.games.confrontation.objectives import (
    AFTER_CARD,
    AFTER_FIGHT,
    fulfilled_by,
    last_actions,
)
from escarmouche.games.confrontation.spots import fits
from escarmouche.games.confrontation.table import (
    ACTIVATION,
    CAPTURE,
    COMBAT,
    CREATURE,
    CRITICAL,
    DEAD,
    FLED,
    NO_CARD,
    NOBODY,
    RALLY,
    SERIOUS,
    SUMMONED,
    VANISHED,
)
from escarmouche.games.confrontation.zones import controller

SPY, GUARD, RIDER = 0, 8, 9


def cornered(left: int = 1, start: int = 4, **fields: int) -> Skirmish:
    """The spy, one life point left, beside a guard; so many of its unit are left of so many."""
    skirmish = Skirmish(**fields)
    for mate in range(start):
        skirmish.stands(mate, 10 + 4 * mate, 10)
    skirmish.stands(GUARD, 10, 12.5)
    unit(skirmish, *range(start))
    deployed(skirmish)
    for mate in range(left, start):
        skirmish.pos.status[mate] = DEAD
    skirmish.pos.wound[SPY] = CRITICAL
    objective(skirmish, CAPTURE, SPY)
    return skirmish


def taken(skirmish: Skirmish) -> bool:
    phase_ends(skirmish, COMBAT)
    return bool(skirmish.pos.captor[SPY] == GUARD)


# Capture


@pytest.mark.parametrize(("status", "captured"), [(DEAD, True), (FLED, True), (VANISHED, False)])
def test_rag_01_a_fighter_removed_from_the_table_is_captured(status: int, captured: bool) -> None:
    skirmish = cornered()
    assert fulfilled_by(skirmish.pos, 0, False) == NOBODY
    skirmish.pos.status[SPY] = status  # CON-119: who vanishes is scored by nobody
    assert fulfilled_by(skirmish.pos, 0, False) == (1 if captured else NOBODY)


def test_rag_02_last_life_point_engaged_and_a_quarter_of_the_unit_left() -> None:
    assert taken(cornered(2, 8))
    assert taken(cornered(1, 7))  # 25 % of 7, rounded down
    assert not taken(cornered(2, 7))
    assert not taken(cornered(3, 8))
    for change in ("wound", "deployed", "touch"):
        skirmish = cornered(2, 8)
        getattr(skirmish.pos, change)[SPY] -= 1 if change != "touch" else 1 << GUARD
        assert not taken(skirmish)


def test_rag_02_the_quarter_is_at_least_one_fighter() -> None:
    assert taken(cornered(1, 3))
    assert not taken(cornered(2, 3))
    assert taken(cornered(1, 1))  # a fighter without a unit


def test_rag_02_only_fighters_present_at_deployment_count() -> None:
    skirmish = cornered(3, 4)
    assert not is_cornered(skirmish.pos, SPY)
    skirmish.pos.deployed[1:3] = 0  # back by Renfort
    assert is_cornered(skirmish.pos, SPY)


def test_rag_02_a_captive_no_longer_counts_in_its_unit() -> None:
    skirmish = cornered(2, 4)
    assert not is_cornered(skirmish.pos, SPY)
    skirmish.pos.captor[1] = RIDER
    assert is_cornered(skirmish.pos, SPY)


def test_rag_02_only_at_the_end_of_a_combat_phase() -> None:
    for phase in (ACTIVATION, RALLY):
        skirmish = cornered()
        phase_ends(skirmish, phase)
        assert skirmish.pos.captor[SPY] == NOBODY


def test_rag_02_the_capturing_player_names_the_captor_among_several_units() -> None:
    skirmish = cornered()
    skirmish.stands(RIDER, 7.5, 10)
    phase_ends(skirmish, COMBAT)
    assert (skirmish.moves, skirmish.asked) == (["captor:8", "captor:9"], 1)
    assert skirmish.play("captor:9").pos.captor[SPY] == RIDER
    skirmish = cornered()
    skirmish.stands(RIDER, 7.5, 10)
    unit(skirmish, GUARD, RIDER)
    assert taken(skirmish)  # one unit: nothing to name
    skirmish = cornered()
    skirmish.stands(GUARD, 40, 40)
    skirmish.stands(RIDER, 7.5, 10)
    unit(skirmish, GUARD, RIDER)
    assert taken(skirmish)  # the whole unit holds it


def test_rag_02_a_captor_is_unrouted_and_not_cornered_itself() -> None:
    skirmish = cornered()
    skirmish.pos.routed[GUARD] = 1
    assert not taken(skirmish)
    assert not skirmish.tells("RAG-02", "captured")
    skirmish = deployed(cornered())
    skirmish.pos.wound[GUARD] = CRITICAL
    objective(skirmish, CAPTURE, GUARD)
    assert not taken(skirmish)
    assert skirmish.pos.captor[GUARD] == NOBODY


@pytest.mark.parametrize(("tactics", "first"), [(0, RIDER), (1, SPY)])
def test_rag_02_the_tactics_winners_captures_come_first(tactics: int, first: int) -> None:
    skirmish = Skirmish(tactics=tactics)
    for fighter, x, y in ((SPY, 10, 10), (GUARD, 10, 12.5), (RIDER, 30, 30), (1, 30, 32.5)):
        skirmish.stands(fighter, x, y)
    deployed(skirmish)
    for fighter in (SPY, RIDER):
        skirmish.pos.wound[fighter] = CRITICAL
        objective(skirmish, CAPTURE, fighter)
    phase_ends(skirmish, COMBAT)
    told = [row[2][0] for row in skirmish.told if row[1] == "captured"]
    assert told == [first, SPY + RIDER - first]


def test_rag_03_the_captive_leaves_its_unit_and_is_nobodys_enemy() -> None:
    skirmish = cornered()
    assert table.is_engaged(skirmish.pos, GUARD)
    assert taken(skirmish)
    assert not table.is_active(skirmish.pos, SPY)
    assert not table.is_engaged(skirmish.pos, GUARD)
    assert fulfilled_by(skirmish.pos, 0, False) == 1  # CON-121: captive then


def test_rag_84_until_they_meet_every_end_is_nearer_to_the_other() -> None:
    skirmish = Skirmish(phase=table.ACTIVATION)
    skirmish.stands(0, 30, 30)
    skirmish.stands(1, 30, 55)
    unit(skirmish, 0, 1)
    skirmish.pos.freed[0] = 1
    skirmish.begins(frames.MOVE_FRAME, 0, WALK, NOBODY)
    ends = [tuple(map(int, end.removeprefix("end:").split("-"))) for end in skirmish.moves]
    assert (30, 31) in ends
    assert all(hypot(x - 30, y - 55) < 25 for x, y in ends)


def test_rag_03_it_follows_the_whole_unit_of_its_captor() -> None:
    skirmish = cornered()
    skirmish.pos.unit[GUARD] = GUARD + 1
    phase_ends(skirmish, COMBAT)
    assert skirmish.pos.captor[SPY] == GUARD + 1


def test_rag_03_83_a_captive_blocks_but_is_no_friend_no_enemy_and_no_target() -> None:
    skirmish = cornered()
    assert taken(skirmish)
    assert not table.are_enemies(skirmish.pos, SPY, GUARD)
    assert not fits(skirmish.pos, GUARD, 80, 90)  # its base is in the way


def held() -> Skirmish:
    """The spy is captive of the guard; two of its unit are left elsewhere."""
    skirmish = cornered(3, 4)
    skirmish.pos.captor[SPY] = GUARD
    return skirmish


@pytest.mark.parametrize("how", ["dies", "flees", "vanishes", "routs"])
def test_rag_04_84_freed_when_the_captors_are_gone_in_any_way(how: str) -> None:
    skirmish = held()
    skirmish.begins(frames.OBJECTIVE_FRAME, AFTER_FIGHT)
    assert skirmish.pos.captor[SPY] == GUARD
    if how == "routs":
        skirmish.pos.routed[GUARD] = 1
    else:
        skirmish.pos.status[GUARD] = {"dies": DEAD, "flees": FLED, "vanishes": VANISHED}[how]
    skirmish.begins(frames.OBJECTIVE_FRAME, AFTER_FIGHT)
    assert (skirmish.pos.captor[SPY], skirmish.pos.freed[SPY]) == (NOBODY, 1)


def test_rag_84_captors_are_gone_when_the_whole_unit_is() -> None:
    skirmish = held()
    skirmish.stands(RIDER, 40, 40)
    unit(skirmish, GUARD, RIDER)
    skirmish.pos.status[GUARD] = DEAD
    skirmish.begins(frames.OBJECTIVE_FRAME, AFTER_FIGHT)
    assert skirmish.pos.captor[SPY] == GUARD
    skirmish.pos.routed[RIDER] = 1
    skirmish.begins(frames.OBJECTIVE_FRAME, AFTER_FIGHT)
    assert skirmish.pos.captor[SPY] == NOBODY


def test_rag_04_its_card_is_slipped_into_the_pile_by_its_owner() -> None:
    skirmish = held()
    skirmish.pos.phase, skirmish.pos.status[GUARD] = ACTIVATION, DEAD
    skirmish.pos.pile[0, :2] = 2, 1
    skirmish.begins(frames.OBJECTIVE_FRAME, AFTER_CARD)
    assert (skirmish.moves, skirmish.asked) == (["under:0", "under:1", "under:2"], 0)
    skirmish.play("under:1")
    assert skirmish.pos.pile[0].tolist()[:4] == [2, SPY, 1, NO_CARD]
    assert skirmish.tells("CON-79", "slipped-in")
    assert all(1 not in row[2] for row in skirmish.told if row[1] == "slipped-in")  # in secret


def test_rag_04_freed_outside_the_activation_phase_it_has_no_card_this_turn() -> None:
    skirmish = held()
    skirmish.pos.phase, skirmish.pos.status[GUARD] = COMBAT, DEAD
    skirmish.begins(frames.OBJECTIVE_FRAME, AFTER_FIGHT)
    assert skirmish.is_done
    assert (skirmish.pos.pile == NO_CARD).all()


def test_rag_04_84_until_they_have_met_they_only_move_towards_each_other() -> None:
    skirmish = held()
    pos = skirmish.pos
    assert not must_meet(pos, 1)
    pos.captor[SPY], pos.freed[SPY] = NOBODY, 1
    assert [must_meet(pos, fighter) for fighter in (SPY, 1, 2, GUARD)] == [True, True, True, False]
    assert nearer_to_its_own(pos, SPY, 11 * 8, 10 * 8)
    assert not nearer_to_its_own(pos, SPY, 10 * 8, 10 * 8)
    assert not nearer_to_its_own(pos, SPY, 9 * 8, 10 * 8)
    assert nearer_to_its_own(pos, 2, 17 * 8, 10 * 8)
    assert not nearer_to_its_own(pos, 2, 19 * 8, 10 * 8)
    skirmish.begins(frames.OBJECTIVE_FRAME, AFTER_CARD)
    assert pos.freed[SPY]
    skirmish.stands(1, 12.5, 10)  # base contact
    skirmish.begins(frames.OBJECTIVE_FRAME, AFTER_CARD)
    assert not pos.freed[SPY]
    assert not must_meet(pos, 2)


def test_rag_84_who_must_meet_has_no_action() -> None:
    skirmish = held()
    skirmish.pos.captor[SPY] = NOBODY
    skirmish.stands(GUARD, 40, 40)
    skirmish.pos.object[0] = table.LYING, NOBODY, 80, 80
    assert last_actions(skirmish.pos, SPY, True)
    skirmish.pos.freed[SPY] = 1
    assert last_actions(skirmish.pos, SPY, True) == 0


@pytest.mark.parametrize("gone", [DEAD, FLED])
def test_rag_04_84_without_a_unit_to_rejoin_it_acts_on_its_own(gone: int) -> None:
    skirmish = cornered(1, 4)
    skirmish.pos.captor[SPY], skirmish.pos.status[GUARD] = GUARD, DEAD
    skirmish.begins(frames.OBJECTIVE_FRAME, AFTER_FIGHT)
    assert not skirmish.pos.freed[SPY]
    skirmish = held()
    skirmish.pos.captor[SPY], skirmish.pos.freed[SPY] = NOBODY, 1
    skirmish.pos.status[1:3] = gone  # its unit is gone meanwhile
    skirmish.begins(frames.OBJECTIVE_FRAME, AFTER_FIGHT)
    assert not skirmish.pos.freed[SPY]


def test_rag_83_a_captive_is_set_down_in_a_free_slot_of_a_captor() -> None:
    skirmish = held()
    skirmish.stands(GUARD, 30, 30)
    skirmish.stands(RIDER, 30, 32.5)  # in slot 0
    skirmish.begins(frames.FOLLOW_FRAME, GUARD)
    assert skirmish.asked == 1
    assert set(ends(skirmish)) <= {slot(GUARD, number) for number in range(12)}
    assert slot(GUARD, 0) not in ends(skirmish)
    goes_to(skirmish, slot(GUARD, 6))
    assert at(skirmish, SPY) == (30, 27.5)
    assert skirmish.pos.touch[SPY] == 1 << GUARD
    assert skirmish.is_done


def test_rag_83_it_stays_where_it_is_while_it_touches_a_captor() -> None:
    skirmish = held()
    skirmish.begins(frames.FOLLOW_FRAME, GUARD)
    assert skirmish.is_done
    assert at(skirmish, SPY) == (10, 10)


@pytest.mark.parametrize("movement", [WALK, PURSUE])
def test_rag_83_nobody_moves_into_a_slot_of_a_captive(movement: int) -> None:
    """It is neither friend nor foe (CON-68)."""
    skirmish = held()
    skirmish.stands(RIDER, 10, 16)
    found = ends(skirmish.begins(frames.MOVE_FRAME, RIDER, movement, NOBODY))
    assert not any(slot(SPY, number) in found for number in range(12))
    assert any(slot(GUARD, number) in found for number in range(12))


def test_rag_83_without_a_free_slot_on_the_nearest_free_centimetre() -> None:
    skirmish = held()
    skirmish.stands(GUARD, 1.25, 1.25)
    block = np.array([(3, 0), (6, 0), (6, 6), (3, 6)], np.int16)
    skirmish.pos.outline[0, :4], skirmish.pos.corners[0] = block, 4
    skirmish.pos.terrain[0] = table.BLOCK_TERRAIN
    skirmish.stands(RIDER, 1.25, 3.75)
    skirmish.pos.outline[1, :4] = [(0, 5), (3, 5), (3, 6), (0, 6)]
    skirmish.pos.corners[1], skirmish.pos.terrain[1] = 4, table.BLOCK_TERRAIN
    skirmish.begins(frames.FOLLOW_FRAME, GUARD)
    assert places(skirmish) == {(10, 10)}
    goes_to(skirmish, 10 * 128 + 10)
    assert skirmish.is_done


def test_rag_83_a_captive_that_leaves_the_table_is_nobodys_captive() -> None:
    skirmish = held()
    skirmish.pos.status[SPY] = DEAD
    after_leaving(skirmish.pos, SPY, None)
    assert skirmish.pos.captor[SPY] == NOBODY


# Control


def test_rag_10_the_greater_power_controls_and_equal_powers_nobody() -> None:
    skirmish = Skirmish()
    skirmish.stands(0, 5, 5)
    skirmish.stands(8, 15, 15)
    square, disc = zone(skirmish, 0, 0, 0, 20, 20), zone(skirmish, 1, 10, 10, 10)
    for powers, seat in (((3, 2), 0), ((3, 4), 1), ((3, 3), NOBODY)):
        skirmish.pos.power[0], skirmish.pos.power[8] = powers
        assert controller(skirmish.pos, square) == seat
        assert controller(skirmish.pos, disc) == seat


@pytest.mark.parametrize(("x", "seat"), [(20, NOBODY), (20.125, NOBODY), (19.875, 0)])
def test_rag_10_more_than_half_of_the_base_must_lie_in_the_zone(x: float, seat: int) -> None:
    skirmish = Skirmish()
    skirmish.stands(0, x, 10)
    skirmish.pos.power[0] = 1
    assert controller(skirmish.pos, zone(skirmish, 0, 0, 0, 20, 20)) == seat


@pytest.mark.parametrize("what", ["summoned", "displaced", "routed", "wound", "captive"])
def test_rag_11_83_some_fighters_do_not_count(what: str) -> None:
    skirmish = Skirmish()
    skirmish.stands(0, 10, 10)
    skirmish.pos.power[0] = 1
    square = zone(skirmish, 0, 0, 0, 20, 20)
    skirmish.pos.wound[0] = SERIOUS  # half of the life points lost still counts
    assert controller(skirmish.pos, square) == 0
    if what == "summoned":
        skirmish.pos.skills[0] = SUMMONED
    elif what == "captive":
        skirmish.pos.captor[0] = 8
    else:
        getattr(skirmish.pos, what)[0] += 1
    assert controller(skirmish.pos, square) == NOBODY


# Escort

MASON, FELLOW = 0, 1


def escorted(guards: int = 4, x: float = 8, captive: int = 2) -> Skirmish:
    """Two masons of blue, prisoners, and so many guards of red, each a unit of its own."""
    skirmish = Skirmish(phase=ACTIVATION)
    skirmish.stands(MASON, 10, 10)
    skirmish.stands(FELLOW, 10, 14)
    unit(skirmish, MASON, FELLOW)
    skirmish.pos.prisoner[:2] = captive
    for guard in range(guards):
        skirmish.stands(8 + guard, x + 3 * guard, 18)
    skirmish.pos.power[:2], skirmish.pos.power[8:16] = 1, 1
    return skirmish


def are_held(skirmish: Skirmish) -> bool:
    skirmish.begins(frames.OBJECTIVE_FRAME, AFTER_CARD)
    assert skirmish.is_done
    return bool(are_captive(skirmish.pos, MASON))


def test_rag_30_prisoners_follow_while_weaker_and_within_10_cm() -> None:
    assert are_held(escorted())
    strong = escorted()
    strong.pos.power[:2] = 2
    assert not are_held(strong)
    near = escorted(2, 40)
    near.stands(8, 22.5, 10)  # a gap of exactly 10 cm
    near.stands(9, 22.625, 10)
    assert escorts_of(near.pos, MASON) == 1 << 8
    unit(near, 8, 9)  # even partly: the whole unit
    assert escorts_of(near.pos, MASON) == 0b11 << 8


def test_rag_31_once_a_turn_they_move_with_an_escort_of_the_owners_choice() -> None:
    skirmish = escorted()
    assert are_held(skirmish)
    skirmish.begins(frames.FOLLOW_FRAME, 8)
    assert (skirmish.moves, skirmish.asked) == (["escort:8", "escort:none"], 1)
    skirmish.play("escort:none")
    assert skirmish.is_done
    skirmish.begins(frames.FOLLOW_FRAME, 9).play("escort:9")
    goes_to(skirmish, 6 * 128 + 14)
    goes_to(skirmish, STAND)
    assert at(skirmish, MASON) == (6, 14)
    assert at(skirmish, FELLOW) == (10, 14)
    assert skirmish.is_done
    assert skirmish.begins(frames.FOLLOW_FRAME, 8).is_done  # they have followed


def test_rag_31_they_go_into_no_contact_and_end_within_10_cm_or_as_near_as_they_can() -> None:
    skirmish = escorted()
    assert are_held(skirmish)
    skirmish.stands(8, 33, 10)  # a gap of 20.5 cm to the first mason, who goes 10 cm
    skirmish.begins(frames.FOLLOW_FRAME, 8).play("escort:8")
    assert places(skirmish) == {(20, 10)}
    goes_to(skirmish, 20 * 128 + 10)
    skirmish = escorted()
    assert are_held(skirmish)
    skirmish.stands(8, 25, 10)
    skirmish.begins(frames.FOLLOW_FRAME, 8).play("escort:8")
    assert len(places(skirmish)) > 20
    assert all(hypot(x - 25, y - 10) <= 12.5 for x, y in places(skirmish))
    assert STAND not in ends(skirmish)
    skirmish.stands(9, 18, 16, base=CREATURE)
    assert (18, 12) in places(skirmish)
    assert (17, 13) not in places(skirmish)  # a gap of 0.04 cm: contact


def test_rag_31_only_an_unrouted_escort_in_the_activation_phase_leads_them() -> None:
    for change in ("routed", "phase", "escorts", "acted"):
        skirmish = escorted()
        assert are_held(skirmish)
        if change == "phase":
            skirmish.pos.phase = COMBAT
        elif change == "escorts":
            skirmish.pos.escorts[MASON] &= ~(1 << 8)
        else:
            getattr(skirmish.pos, change)[8 if change == "routed" else MASON] = 1
        assert skirmish.begins(frames.FOLLOW_FRAME, 8).is_done


def test_rag_32_freed_by_an_assault_of_all_escorts_or_too_few_of_them() -> None:
    assert are_held(escorted(4))  # exactly twice as many
    assert not are_held(escorted(3))
    assert not are_held(escorted(4, x=40))
    fighting = escorted(4)
    unit(fighting, 8, 9)
    unit(fighting, 10, 11)
    fighting.pos.phase, fighting.pos.fought[9] = COMBAT, 1
    assert are_held(fighting)
    fighting.pos.fought[10] = 1
    assert not are_held(fighting)
    later = escorted(4)
    later.pos.phase, later.pos.fought[8:12] = RALLY, 1
    assert are_held(later)


def test_rag_32_routed_fighters_do_not_count_in_numbers() -> None:
    skirmish = escorted(5)
    skirmish.pos.routed[8] = 1
    assert are_held(skirmish)
    skirmish.pos.routed[9] = 1
    assert not are_held(skirmish)


@pytest.mark.parametrize("kind", ["card", "fight", "phase"])
def test_rag_32_is_looked_at_after_every_card_fight_and_phase(kind: str) -> None:
    skirmish = escorted(3)
    if kind == "phase":
        phase_ends(skirmish, RALLY)
    else:
        skirmish.begins(frames.OBJECTIVE_FRAME, AFTER_CARD if kind == "card" else AFTER_FIGHT)
    assert not are_captive(skirmish.pos, MASON)
    assert skirmish.tells("RAG-32", "prisoners-free")


def test_rag_33_captured_again_unless_a_unit_hostile_to_the_escort_is_near() -> None:
    assert are_held(escorted(captive=1))
    rescue = escorted(captive=1)
    rescue.stands(2, 2, 10)
    assert not are_held(rescue)
    rescue.stands(2, 50, 50)
    assert are_held(rescue)
    # A rescue nearby does not free prisoners that are still held.
    rescue.stands(2, 2, 10)
    assert are_held(rescue)


def test_rag_83_prisoners_captured_again_leave_the_fight_that_awaited_them() -> None:
    skirmish = escorted(captive=1)
    skirmish.pos.phase, skirmish.pos.fight[[MASON, 8]] = COMBAT, 1
    skirmish.begins(frames.OBJECTIVE_FRAME, AFTER_FIGHT)
    assert are_captive(skirmish.pos, MASON)
    assert skirmish.pos.fight[[MASON, 8]].tolist() == [NOBODY, 1]


def test_rag_34_their_card_is_set_aside_while_captive_or_after_they_followed() -> None:
    skirmish = escorted()
    assert is_set_aside(skirmish.pos, MASON)
    skirmish.pos.prisoner[:2] = 1
    assert not is_set_aside(skirmish.pos, MASON)
    skirmish.pos.followed[:2] = 1
    assert is_set_aside(skirmish.pos, MASON)


def test_rag_88_delivered_when_captive_and_all_in_the_zone_whatever_rag_11_says() -> None:
    skirmish = escorted()
    camp = zone(skirmish, 0, 0, 0, 20, 13)
    assert not are_delivered(skirmish.pos, MASON, camp)
    skirmish.stands(FELLOW, 14, 10)
    skirmish.pos.routed[FELLOW] = 1
    assert are_delivered(skirmish.pos, MASON, camp)
    skirmish.pos.prisoner[:2] = 1
    assert not are_delivered(skirmish.pos, MASON, camp)
    skirmish.pos.prisoner[:2], skirmish.pos.status[:2] = 2, DEAD
    assert not are_delivered(skirmish.pos, MASON, camp)


def speaking(captive: int, followed: int = 0) -> Skirmish:
    """Blue has the card of the masons on top of that of a scout; red has one card."""
    skirmish = escorted(captive=captive)
    skirmish.stands(2, 40, 40)
    skirmish.pos.group[FELLOW] = MASON
    skirmish.pos.followed[:2] = followed
    skirmish.pos.pile[0, :2], skirmish.pos.pile[1, 0] = (MASON, 2), 8
    skirmish.pos.carded = 1 << MASON | 1 << 2 | 1 << 8
    return skirmish.begins(frames.SPEECHES_FRAME).play("first:0")


@pytest.mark.parametrize("followed", [0, 1])
def test_rag_34_drawn_while_captive_it_is_set_aside_and_the_next_card_is_drawn(
    followed: int,
) -> None:
    skirmish = speaking(2 - followed, followed)  # or free again, after they followed
    skirmish.play("speak:0")
    assert skirmish.tells("RAG-34", "set-aside")
    assert skirmish.question == frames.PICK_MOVEMENT
    assert skirmish.pos.acted.tolist()[:3] == [0, 0, 1]


def test_rag_34_drawn_while_free_each_of_them_is_activated() -> None:
    skirmish = speaking(1).play("speak:0")
    assert not skirmish.tells("RAG-34", "set-aside")
    assert skirmish.question == frames.PICK_TARGET  # who of the unit comes first
    assert skirmish.moves == ["at:0", "at:1"]


@pytest.mark.parametrize("followed", [0, 1])
def test_rag_34_88_it_may_be_laid_in_the_reserve_even_by_captives_that_have_moved(
    followed: int,
) -> None:
    skirmish = speaking(2, followed)
    assert skirmish.moves == ["speak:0", "speak:1"]
    skirmish.play("speak:1")
    assert skirmish.pos.reserve[0].tolist() == [MASON, NO_CARD]
    assert skirmish.question in (frames.SPEAK, frames.PICK_MOVEMENT)  # the player has passed
    assert skirmish.asked == 1
