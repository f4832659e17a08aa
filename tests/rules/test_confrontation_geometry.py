"""CON-67 … CON-94 and RAG-10 … RAG-83 where they measure, on small set tables."""

import numpy as np
import pytest

from escarmouche.games.confrontation.geometry.area import (
    mostly_in_disc,
    mostly_in_rectangle,
    stopped,
)
from escarmouche.games.confrontation.geometry.ground import (
    ANYWHERE,
    BLOCK,
    COLUMN,
    GRID,
    SLOW,
    WHOLE_TABLE,
    add_base,
    add_control,
    add_outline,
    lay_out,
    new_ground,
    offer_inside,
    offer_nearest,
    offer_places,
    offer_slots,
    place_of,
)
from escarmouche.games.confrontation.geometry.measure import (
    CONTACT,
    CREATURE,
    INFANTRY,
    LARGE,
    gap,
    slot_offset,
)
from escarmouche.games.confrontation.geometry.sight import ahead, controls, covers, hides
from escarmouche.games.confrontation.geometry.way import NO_WAY, cost_of, reach

UP, RIGHT, DOWN = 0, 3, 6
BOX = np.array([(28, 30), (32, 30), (32, 34), (28, 34)], np.int16)


@pytest.fixture
def ground() -> np.record:
    """An infantry fighter at (30, 25) cm on an empty table of 60 × 60 cm, with 10 cm to go."""
    table = new_ground()
    lay_out(table, 60, 60, 240, 200, INFANTRY, 80)
    return table


def at(x: int, y: int) -> int:
    return x * COLUMN + y


def reached(ground: np.record) -> list[int]:
    out = np.zeros(16000, np.int32)
    return out[: reach(ground, out)].tolist()


def test_con_67_distances_are_from_edge_to_edge_and_limits_included() -> None:
    assert gap(0, 0, INFANTRY, 100, 0, LARGE) == 70
    assert gap(0, 0, INFANTRY, 60, 80, CREATURE) == 75
    assert gap(0, 0, INFANTRY, 61, 80, CREATURE) == 76  # 75.6 eighths are not within 75


def test_con_68_the_slots_lie_at_the_offsets_of_the_rule() -> None:
    printed = {20: (10, 18), 25: (13, 22), 30: (15, 26), 35: (18, 31), 40: (20, 35)}
    for reach_, (aside, along) in printed.items():
        assert slot_offset(0, reach_) == (0, reach_)
        assert slot_offset(1, reach_) == (aside, along)
        assert slot_offset(2, reach_) == (along, aside)
        assert slot_offset(10, reach_) == (-along, aside)
        for slot in range(12):
            assert gap(0, 0, reach_, *slot_offset(slot, reach_), 0) <= CONTACT


def test_con_68_a_slot_is_not_offered_where_the_base_would_overlap(ground: np.record) -> None:
    add_base(ground, 1, 240, 240, INFANTRY, ANYWHERE)
    add_base(ground, 2, 240, 264, INFANTRY, ANYWHERE)  # behind it
    add_outline(ground, BLOCK, BOX, 4)
    offer_slots(ground, 1, True)
    slots = [end - GRID - 12 for end in ground.end[: ground.ends].tolist()]
    assert slots == [4, 5, 6, 7, 8]
    assert place_of(ground, GRID + 12 + 6) == (240, 220)


def test_con_69_the_front_arc_is_the_half_ahead_with_its_edges() -> None:
    assert ahead(UP, 100, 0) and ahead(UP, -100, 0)
    assert not ahead(UP, 100, -1)
    assert ahead(1, 100, -57) and not ahead(1, 100, -58)


def test_con_74_deployment_is_wholly_inside_the_strip(ground: np.record) -> None:
    lay_out(ground, 60, 60, 0, 0, INFANTRY, WHOLE_TABLE)
    add_base(ground, 1, 80, 80, INFANTRY, CONTACT)
    offer_inside(ground, 0, 0, 60, 15)
    places = [divmod(end, COLUMN) for end in ground.end[: ground.ends].tolist()]
    assert min(places) == (2, 2) and max(places) == (58, 13)
    assert (10, 10) not in places and (12, 12) in places
    # Two infantry bases at 22 eighths would still be in contact.
    assert all(gap(8 * x, 8 * y, 10, 80, 80, 10) > CONTACT for x, y in places)


def test_con_84_a_free_straight_way_costs_its_length_rounded_up(ground: np.record) -> None:
    assert cost_of(ground, at(30, 35)) == 80
    assert cost_of(ground, at(36, 33)) == 80
    assert cost_of(ground, at(31, 26)) == 12  # 11.3
    assert cost_of(ground, at(36, 34)) == NO_WAY


def test_con_84_a_way_leads_around_a_base(ground: np.record) -> None:
    add_base(ground, 1, 240, 240, INFANTRY, ANYWHERE)
    # Two tangents and an arc about a circle of 20 eighths would cost 90.7.
    ground.budget *= 2
    assert cost_of(ground, at(30, 35)) == 91
    add_base(ground, 2, 216, 240, INFANTRY, ANYWHERE)
    assert cost_of(ground, at(30, 35)) == 91  # on the other side
    add_base(ground, 3, 264, 240, INFANTRY, ANYWHERE)
    assert cost_of(ground, at(30, 35)) > 91


def test_con_84_a_base_slips_through_a_gap_as_wide_as_itself(ground: np.record) -> None:
    for width, free in ((20, True), (19, False)):
        lay_out(ground, 60, 60, 240, 200, INFANTRY, 80)
        add_base(ground, 1, 220, 240, INFANTRY, ANYWHERE)
        add_base(ground, 2, 240 + width, 240, INFANTRY, ANYWHERE)
        assert (cost_of(ground, at(30, 35)) == 80) == free


def test_con_84_no_way_leads_over_the_edge_of_the_table(ground: np.record) -> None:
    lay_out(ground, 60, 60, 240, 16, INFANTRY, 240)
    offer_places(ground)
    assert min(end % COLUMN for end in reached(ground)) == 2
    # A large base on the edge leaves no room below it.
    lay_out(ground, 60, 60, 240, 16, INFANTRY, 160)
    add_base(ground, 1, 280, 24, LARGE, ANYWHERE)
    assert cost_of(ground, at(41, 2)) > 104


def test_con_84_difficult_ground_counts_double(ground: np.record) -> None:
    add_outline(ground, SLOW, np.array([(20, 26), (40, 26), (40, 28), (20, 28)], np.int16), 4)
    assert cost_of(ground, at(30, 27)) == 24
    assert cost_of(ground, at(30, 30)) == 56
    assert cost_of(ground, at(30, 26)) == 8  # on its edge is not inside


def test_con_84_a_way_leads_around_difficult_ground_where_that_is_cheaper(
    ground: np.record,
) -> None:
    ground.budget *= 2
    add_outline(ground, SLOW, np.array([(29, 26), (31, 26), (31, 34), (29, 34)], np.int16), 4)
    assert cost_of(ground, at(30, 35)) == 87  # over two corners, 11.3 + 64 + 11.3; through it 144


def test_con_84_a_way_leads_around_a_block_at_the_distance_of_the_radius(
    ground: np.record,
) -> None:
    add_outline(ground, BLOCK, BOX, 4)
    ground.budget *= 2
    # Over (266, 230) and (266, 282), in eighths: 39.7 + 52 + 28.
    assert cost_of(ground, at(30, 37)) == 122
    offer_places(ground)
    assert not {at(30, 31), at(30, 35), at(27, 32)} & set(reached(ground))


def test_con_85_no_movement_ends_within_1_cm_of_an_enemy(ground: np.record) -> None:
    add_base(ground, 1, 240, 240, INFANTRY, 8)
    add_base(ground, 2, 296, 200, INFANTRY, ANYWHERE)
    offer_places(ground)
    ends = reached(ground)
    assert at(30, 26) in ends  # a gap of 12 eighths
    assert at(33, 29) not in ends  # 5.3 eighths
    assert at(34, 25) in ends  # next to a friend


def test_con_85_a_way_may_enter_control_only_at_its_end(ground: np.record) -> None:
    add_base(ground, 1, 240, 264, INFANTRY, 8)
    add_control(ground, 240, 264, INFANTRY, DOWN)  # 44 eighths about (240, 264), downwards
    offer_places(ground)
    ends = reached(ground)
    assert at(30, 28) in ends  # 4 eighths deep
    assert at(30, 29) not in ends  # 12 eighths deep
    lay_out(ground, 60, 60, 240, 200, INFANTRY, 80)
    add_base(ground, 1, 240, 264, INFANTRY, 8)
    add_control(ground, 240, 264, INFANTRY, UP)
    offer_places(ground)
    assert at(30, 29) in reached(ground)


def test_con_85_who_begins_in_control_must_leave_it(ground: np.record) -> None:
    assert controls(240, 240, INFANTRY, DOWN, 240, 200, INFANTRY)
    add_base(ground, 1, 240, 240, INFANTRY, 8)
    add_control(ground, 240, 240, INFANTRY, DOWN)
    offer_places(ground)
    ends = reached(ground)
    assert at(31, 25) not in ends
    assert at(30, 24) in ends and at(36, 29) in ends


def test_con_87_a_line_of_sight_is_hidden_by_what_lies_across_it() -> None:
    assert hides(40, 0, INFANTRY, 0, 0, 100, 0)
    assert not hides(40, 10, INFANTRY, 0, 0, 100, 0)
    assert not hides(-20, 0, INFANTRY, 0, 0, 100, 0)


def test_con_91_low_terrain_covers_within_3_cm_of_the_target() -> None:
    hedge = np.array([(10, 0), (11, 0), (11, 20), (10, 20)], np.int16)
    assert covers(hedge, 4, 0, 80, 122, 80, INFANTRY)
    assert not covers(hedge, 4, 0, 80, 123, 80, INFANTRY)
    assert covers(hedge, 4, 0, 80, 84, 80, INFANTRY)  # standing in it
    assert not covers(hedge, 4, 84, 80, 200, 80, INFANTRY)  # the shooter stands in it


def test_rag_10_exactly_half_of_a_base_is_not_enough() -> None:
    for radius in (INFANTRY, CREATURE, LARGE):
        assert not mostly_in_rectangle(240, 120, radius, 0, 0, 480, 120)
        assert mostly_in_rectangle(240, 119, radius, 0, 0, 480, 120)
        assert not mostly_in_disc(240, 240, radius, 240, 140, 100)
    assert mostly_in_disc(240, 240, INFANTRY, 240, 140, 101)


def test_rag_20_a_base_is_moved_to_the_nearest_free_whole_centimetre(ground: np.record) -> None:
    lay_out(ground, 60, 60, 240, 264, INFANTRY, WHOLE_TABLE)
    add_outline(ground, BLOCK, np.array([(27, 30), (34, 30), (34, 40), (27, 40)], np.int16), 4)
    offer_nearest(ground)
    assert ground.end[: ground.ends].tolist() == [at(25, 33), at(30, 28)]  # the owner chooses
    lay_out(ground, 60, 60, 240, 264, INFANTRY, WHOLE_TABLE)
    add_outline(ground, BLOCK, BOX, 4)
    offer_nearest(ground)
    assert ground.end[: ground.ends].tolist() == [at(30, 36)]


def test_rag_81_debris_stops_at_the_edge_of_the_table() -> None:
    assert stopped(400, 240, 640, 240, 480, 480) == (480, 240)
    assert stopped(40, 40, -40, -120, 480, 480) == (20, 0)
    assert stopped(40, 40, 80, 80, 480, 480) == (80, 80)
