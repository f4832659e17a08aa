"""Distances, lines, arcs and areas of the skirmish agree with shapely on random layouts."""

import math
from collections.abc import Iterator
from decimal import Decimal, getcontext
from random import Random

import pytest
import shapely
from skirmish_layouts import RADII, polygon, random_outline

from escarmouche.games.confrontation.geometry import area, measure, sight
from escarmouche.games.confrontation.geometry.way import widened_corner

TABLE = 960  # eighths: the largest table
INSIDE = "T********"  # a line has points in the interior of a shape (DE-9IM)


def places(rng: Random, count: int, side: int = TABLE) -> Iterator[tuple[int, ...]]:
    for _ in range(count):
        yield tuple(rng.randrange(side + 1) for _ in range(6))


def test_the_gap_between_bases_is_within_a_limit_exactly_when_it_measures_so() -> None:
    rng = Random(1)
    for x, y, to_x, to_y, _, _ in places(rng, 5000, 200):
        radius, other = rng.choice(RADII), rng.choice(RADII)
        true = math.dist((x, y), (to_x, to_y)) - radius - other
        found = measure.gap(x, y, radius, to_x, to_y, other)
        assert found == max(0, math.ceil(true))
        assert measure.overlap(x, y, radius, to_x, to_y, other) == (true < 0)


@pytest.mark.parametrize("reach", [20, 25, 30, 35, 40])
def test_every_slot_is_in_contact_without_overlap_and_in_its_direction(reach: int) -> None:
    for slot in range(12):
        x, y = measure.slot_offset(slot, reach)
        assert not measure.overlap(0, 0, reach, x, y, 0)
        assert measure.gap(0, 0, reach, x, y, 0) <= measure.CONTACT
        assert math.degrees(math.atan2(x, y)) % 360 == pytest.approx(30 * slot, abs=1.0)


def test_a_line_passes_a_place_as_near_as_shapely_says() -> None:
    rng = Random(2)
    for x, y, to_x, to_y, at_x, at_y in places(rng, 5000):
        near = shapely.LineString([(x, y), (to_x, to_y)]).distance(shapely.Point(at_x, at_y))
        limit = rng.choice((10, 15, 20, 44, math.ceil(near), math.floor(near)))
        if abs(near - limit) > 1e-7:
            for included in (False, True):
                passed = measure.passes(x, y, to_x, to_y, at_x, at_y, limit, included)
                assert passed == (near < limit)


def test_a_line_that_just_touches_passes_only_if_touching_is_included() -> None:
    for a, b, c in ((3, 4, 5), (5, 12, 13), (8, 15, 17), (20, 21, 29)):
        for scale in (1, 7, 50):  # the line in direction (a, b), the place c × scale beside it
            x, y, at_x, at_y = 40 * a, 40 * b, 20 * a - b * scale, 20 * b + a * scale
            assert not measure.passes(0, 0, x, y, at_x, at_y, c * scale, False)
            assert measure.passes(0, 0, x, y, at_x, at_y, c * scale, True)


def test_a_line_is_inside_an_outline_as_long_as_shapely_says() -> None:
    rng = Random(3)
    for x, y, to_x, to_y, at_x, at_y in places(rng, 2500, 240):
        outline = random_outline(rng, 30, 30, 12)
        shape, line = polygon(outline), shapely.LineString([(x, y), (to_x, to_y)])
        enter, enter_of, leave, leave_of = measure.inside_part(
            outline, len(outline), 8, x, y, to_x, to_y
        )
        share = leave / leave_of - enter / enter_of
        inside = line.intersection(shape).length
        if shapely.get_dimensions(line.intersection(shape.exterior)) < 1:  # not along a side
            assert share * line.length == pytest.approx(inside, abs=1e-6)
        crossed = measure.crosses(outline, len(outline), x, y, to_x, to_y)
        assert crossed == (share > 0) == shapely.relate_pattern(line, shape, INSIDE)
        spot, limit = shapely.Point(at_x, at_y), rng.randrange(1, 60)
        assert measure.contains(outline, len(outline), 8, at_x, at_y) == shape.contains(spot)
        if abs(shape.distance(spot) - limit) > 1e-7:
            near = measure.near_outline(outline, len(outline), 8, at_x, at_y, limit, False)
            assert near == (shape.distance(spot) < limit)


def test_the_edge_of_an_arc_is_exact_for_every_place_on_a_table() -> None:
    """a + b√3 ≥ 0, decided in whole numbers; the hardest places are near the edge."""

    def at_least_zero(a: int, b: int) -> bool:
        if a >= 0 and b >= 0:
            return True
        if a < 0 and b < 0:
            return False
        return a * a >= 3 * b * b if a >= 0 else 3 * b * b >= a * a

    twice_sine = ((0, 0), (1, 0), (0, 1), (2, 0), (0, 1), (1, 0)) * 2  # whole part, part of √3
    for x in range(-TABLE, TABLE + 1):
        for y in {0, round(x * math.sqrt(3)), round(x / math.sqrt(3))}:
            for dy in (y - 1, y, y + 1):
                for dx in (x, -x):
                    if abs(dy) > TABLE:
                        continue
                    for facing in range(12):
                        whole, root = twice_sine[facing]
                        whole_c, root_c = twice_sine[(facing + 3) % 12]
                        sine = -1 if facing > 6 else 1
                        cosine = -1 if 3 < facing < 9 else 1
                        a = sine * whole * dx + cosine * whole_c * dy
                        b = sine * root * dx + cosine * root_c * dy
                        assert sight.ahead(facing, dx, dy) == at_least_zero(a, b)


def half_disc(x: int, y: int, facing: int, limit: float, ahead: float) -> shapely.Polygon:
    """What lies at most `limit` from a place and at least −`ahead` before it."""
    box = shapely.box(x - 2 * limit, y - ahead, x + 2 * limit, y + 2 * limit)
    turned = shapely.affinity.rotate(box, -30 * facing, origin=(x, y))
    return shapely.Point(x, y).buffer(limit, quad_segs=32).intersection(turned)


def test_a_line_enters_a_control_zone_when_it_meets_the_half_disc() -> None:
    rng, met = Random(4), 0
    for x, y, to_x, to_y, at_x, at_y in places(rng, 2500, 240):
        facing, limit = rng.randrange(12), rng.choice((44, 49, 54, 64))
        line = shapely.LineString([(x, y), (to_x, to_y)])
        found = sight.enters(at_x, at_y, facing, limit, x, y, to_x, to_y)
        if line.intersects(half_disc(at_x, at_y, facing, limit - 0.05, -0.05)):
            assert found
            met += 1
        if found:
            assert line.intersects(half_disc(at_x, at_y, facing, limit + 0.05, 0.05))
    assert met > 300


def test_control_is_the_half_disc_within_3_cm() -> None:
    rng = Random(5)
    for x, y, to_x, to_y, _, _ in places(rng, 2500, 120):
        facing, radius, mover = rng.randrange(12), rng.choice(RADII), rng.choice(RADII)
        found = sight.controls(x, y, radius, facing, to_x, to_y, mover)
        limit, spot = radius + mover + 24, shapely.Point(to_x, to_y)
        if spot.within(half_disc(x, y, facing, limit - 0.05, -0.05)):
            assert found
        if found:
            assert spot.within(half_disc(x, y, facing, limit + 0.05, 0.05))


def test_low_terrain_covers_when_the_line_crosses_it_near_the_target() -> None:
    rng, covered = Random(6), 0
    for x, y, to_x, to_y, _, _ in places(rng, 2500, 240):
        outline, radius = random_outline(rng, 30, 30, 12), rng.choice(RADII)
        line = shapely.LineString([(x, y), (to_x, to_y)])
        if (x, y) == (to_x, to_y):
            continue
        part, target = line.intersection(polygon(outline)), shapely.Point(to_x, to_y)
        found = sight.covers(outline, len(outline), x, y, to_x, to_y, radius)
        if part.length > 1e-6 and abs(part.distance(target) - radius - 24) > 1e-6:
            assert found == (part.distance(target) < radius + 24)
            covered += found
        elif part.is_empty:
            assert not found
    assert covered > 100


def test_scatter_ends_on_the_nearest_eighth() -> None:
    getcontext().prec = 50
    rng, root = Random(7), Decimal(3).sqrt()
    cosine = [Decimal(n) / 2 for n in (2, 1, -1, -2, -1, 1)]
    sine = [root * n / 2 for n in (0, 1, 1, 0, -1, -1)]
    for x, y, dx, dy, _, _ in places(rng, 4000):
        if (dx, dy) == (0, 0):
            continue
        dx, dy = dx * rng.choice((1, -1)), dy * rng.choice((1, -1))
        arrow, distance = rng.randrange(6), 8 * rng.choice((4, 6, 8, 10, 12, 14, 30, 60))
        scale = distance / Decimal(dx * dx + dy * dy).sqrt()
        aside = (dx * cosine[arrow] + dy * sine[arrow]) * scale
        along = (dy * cosine[arrow] - dx * sine[arrow]) * scale
        expected = (x + int(aside.to_integral_value()), y + int(along.to_integral_value()))
        assert area.scattered(x, y, dx, dy, arrow, distance) == expected


def test_the_axes_turned_by_30_degrees_end_on_the_nearest_eighth() -> None:
    for turned in (0, 1):
        axis = sight.ASIDE[turned], sight.ALONG[turned]
        for distance in range(8, 488, 8):
            for arrow in range(6):
                angle = math.radians(30 * turned + 60 * arrow)
                expected = round(distance * math.sin(angle)), round(distance * math.cos(angle))
                assert area.scattered(0, 0, *axis, arrow, distance) == expected


def test_what_flies_off_the_table_stops_where_its_line_meets_the_edge() -> None:
    rng, surface = Random(8), shapely.box(0, 0, 480, 640)
    for x, y, to_x, to_y, _, _ in places(rng, 3000, 1000):
        x, y, to_x, to_y = x % 481, y % 641, to_x - 250, to_y - 180
        end = area.stopped(x, y, to_x, to_y, 480, 640)
        if surface.covers(shapely.Point(to_x, to_y)):
            assert end == (to_x, to_y)
        else:
            flight = shapely.LineString([(x, y), (to_x, to_y)]).intersection(surface)
            assert math.dist(end, flight.coords[-1]) <= 0.71
            assert surface.exterior.covers(shapely.Point(end))


def test_more_than_half_of_a_base_in_a_zone_is_more_than_half_of_its_area() -> None:
    """Points and area may differ by little where a base is cut almost in half."""
    rng, counted = Random(9), [0, 0]
    for _ in range(1500):
        left, bottom, wide, high = (8 * rng.randrange(1, 9) for _ in range(4))
        x, y, radius = rng.randrange(16, 104), rng.randrange(16, 104), rng.choice(RADII)
        base = shapely.Point(x, y).buffer(radius, quad_segs=64)
        rectangle = shapely.box(left, bottom, left + wide, bottom + high)
        share = base.intersection(rectangle).area / base.area
        if abs(share - 0.5) > 0.07:
            found = area.mostly_in_rectangle(x, y, radius, left, bottom, wide, high)
            assert found == (share > 0.5)
            counted[found] += 1
        zone_x, zone_y, zone_radius = x + rng.randrange(60), y + rng.randrange(60), 56
        zone = shapely.Point(zone_x, zone_y).buffer(zone_radius, quad_segs=64)
        share = base.intersection(zone).area / base.area
        if abs(share - 0.5) > 0.07:
            found = area.mostly_in_disc(x, y, radius, zone_x, zone_y, zone_radius)
            assert found == (share > 0.5)
    assert min(counted) > 100


def test_axes_cut_the_terrain_they_cross() -> None:
    rng = Random(10)
    for _ in range(500):
        outline, turned = random_outline(rng, 30, 30, 12), rng.randrange(2)
        x, y, radius = rng.randrange(240), rng.randrange(240), 8 * rng.randrange(3, 13)
        shape = polygon(outline)
        ends = [
            area.scattered(x, y, sight.ASIDE[turned], sight.ALONG[turned], arrow, radius)
            for arrow in range(6)
        ]
        axes = [shapely.LineString([(x, y), end]) for end in ends]
        cut = any(shapely.relate_pattern(axis, shape, INSIDE) for axis in axes)
        assert area.is_cut(outline, len(outline), x, y, radius, turned) == cut


def test_the_widened_corner_clears_both_sides_by_no_more_than_it_must() -> None:
    rng = Random(11)
    for _ in range(1500):
        outline, radius = random_outline(rng, 30, 30, 12), rng.choice(RADII)
        corners = (outline.astype(int) * 512).tolist()
        for number, corner in enumerate(corners):
            x, y = widened_corner(outline, len(outline), number, radius * 64)
            before, after = corners[number - 1], corners[(number + 1) % len(corners)]
            for (ax, ay), (bx, by) in ((before, corner), (corner, after)):
                away = ((by - ay) * (x - ax) - (bx - ax) * (y - ay)) / math.dist((ax, ay), (bx, by))
                assert radius * 64 - 1e-6 <= away <= radius * 64 + 3
