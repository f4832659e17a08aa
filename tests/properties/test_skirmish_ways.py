"""The shortest free way of the skirmish against an exhaustive search, and against shapely."""

import math
from functools import cache
from heapq import heappop, heappush
from random import Random
from types import FunctionType

import numba
import numpy as np
import pytest
import shapely
from skirmish_layouts import Layout, polygon, random_layout

from escarmouche.games.confrontation.geometry import area, ground, measure, sight, way
from escarmouche.games.confrontation.geometry.ground import BLOCK, CENTIMETRE, FINE, SLOW
from escarmouche.games.confrontation.geometry.measure import inside_part, length, nearest, passes
from escarmouche.games.confrontation.geometry.sight import enters
from escarmouche.games.confrontation.geometry.way import NO_WAY, bend_offset, widened_corner

OUT = np.zeros(ground.MOST_ENDS, np.int32)


@numba.njit
def leg(table, controls, x, y, to_x, to_y, last):  # type: ignore[no-untyped-def]
    """The cost of a straight line past everything on the table; NO_WAY if it is closed."""
    discs, kinds, corners, outlines = table
    for at in discs:
        if passes(x, y, to_x, to_y, at[0], at[1], at[2], False):
            return NO_WAY
    cost = whole = length(to_x - x, to_y - y)
    slow = 0
    for number in range(len(kinds)):
        enter, enter_of, leave, leave_of = inside_part(
            outlines[number], corners[number], CENTIMETRE, x, y, to_x, to_y
        )
        if leave > 0 and kinds[number] == BLOCK:
            return NO_WAY
        slow += nearest(leave << 30, leave_of) - nearest(enter << 30, enter_of)
    cost += nearest(whole * slow, 1 << 30)
    cut_x, cut_y = to_x, to_y
    if last:
        if whole <= 8 * FINE:
            return cost
        cut_x += (x - to_x) * 8 * FINE // whole
        cut_y += (y - to_y) * 8 * FINE // whole
    for zone in controls:
        if enters(zone[0], zone[1], zone[3], zone[2], x, y, cut_x, cut_y):
            return NO_WAY
    return cost


@numba.njit
def every_cost(table, controls, bends, ends):  # type: ignore[no-untyped-def]
    """The cheapest way from the first bend to each end: every bend sees every other."""
    costs = np.full(len(bends), NO_WAY)
    found = np.full(len(ends), NO_WAY)
    done = np.zeros(len(bends), np.bool_)
    costs[0] = 0
    for _ in range(len(bends)):
        at = np.argmin(np.where(done, 2 * NO_WAY, costs))
        if costs[at] >= NO_WAY:
            break
        done[at] = True
        x, y = bends[at]
        for number in range(len(bends)):
            to_x, to_y = bends[number]
            costs[number] = min(
                costs[number], costs[at] + leg(table, controls, x, y, to_x, to_y, False)
            )
        for number in range(len(ends)):
            to_x, to_y = ends[number]
            found[number] = min(
                found[number], costs[at] + leg(table, controls, x, y, to_x, to_y, True)
            )
    return found


def exhaustive(layout: Layout, ends: list[tuple[int, int]]) -> list[int]:
    """What the way to each end costs in 64ths of an eighth, by looking at everything."""
    mover_x, mover_y, radius, _ = layout.bases[0]
    others = layout.bases[1:]
    discs = [(x * FINE, y * FINE, (radius + r) * FINE) for x, y, r, _ in others]
    bends = [
        (x + dx, y + dy)
        for x, y, keep in discs
        for dx, dy in (bend_offset(corner, keep) for corner in range(24))
    ]
    for kind, outline in layout.outlines:
        margin = radius * FINE if kind == BLOCK else 0
        bends += [
            widened_corner(outline, len(outline), corner, margin) for corner in range(len(outline))
        ]
        if kind == BLOCK:
            discs += [(int(x) * CENTIMETRE, int(y) * CENTIMETRE, radius * FINE) for x, y in outline]
    blocks = [outline for kind, outline in layout.outlines if kind == BLOCK]
    edge = radius * FINE

    def clear(x: int, y: int) -> bool:
        return (
            edge <= x <= layout.width * CENTIMETRE - edge
            and edge <= y <= layout.height * CENTIMETRE - edge
            and all((x - a) ** 2 + (y - b) ** 2 >= keep**2 for a, b, keep in discs)
            and not any(
                measure.near_outline(block, len(block), CENTIMETRE, x, y, edge, False)
                for block in blocks
            )
        )

    zones = [
        (x * FINE, y * FINE, (r + radius + 24) * FINE, facing)
        for number, (x, y, r, facing) in enumerate(others, 1)
        if layout.controlled
        and number % 2
        and not sight.controls(x, y, r, facing, mover_x, mover_y, radius)
    ]
    padded = np.zeros((len(layout.outlines), 8, 2), np.int16)
    for number, (_, outline) in enumerate(layout.outlines):
        padded[number, : len(outline)] = outline
    table = (
        np.array(discs, np.int64).reshape(-1, 3),
        np.array([kind for kind, _ in layout.outlines], np.int64),
        np.array([len(outline) for _, outline in layout.outlines], np.int64),
        padded,
    )
    start = (mover_x * FINE, mover_y * FINE)
    turns = [start, *(bend for bend in bends if clear(*bend))]
    costs: list[int] = every_cost(
        table,
        np.array(zones, np.int64).reshape(-1, 4),
        np.array(turns, np.int64),
        np.array(ends, np.int64).reshape(-1, 2) * FINE,
    ).tolist()
    return costs


def offered(layout: Layout, table: np.record) -> list[int]:
    """The ends that a movement may have at all: whole centimetres, and slots of everybody."""
    layout.lay_out(table)
    ground.offer_places(table)
    for fighter in range(1, len(layout.bases)):
        ground.offer_slots(table, fighter, fighter % 2 == 1)
    ends: list[int] = table.end[: table.ends].tolist()
    return ends


@cache
def layouts() -> tuple[Layout, ...]:
    rng = Random(20)
    sizes = ((2, 0), (5, 0), (5, 2), (9, 0), (9, 3), (12, 4))
    return tuple(
        random_layout(rng, *rng.choice(sizes), side=rng.choice((24, 30)), budget=8 * moves)
        for moves in range(3, 21)
        for _ in range(30)
    )


def test_con_84_the_ends_reached_are_those_of_an_exhaustive_search() -> None:
    table, reached, closed = ground.new_ground(), 0, 0
    for layout in layouts():
        ends = offered(layout, table)
        found = OUT[: way.reach(table, OUT)].tolist()
        costs = exhaustive(layout, [ground.place_of(table, end) for end in ends])
        within = [end for end, cost in zip(ends, costs, strict=True) if cost <= table.budget]
        assert found == within
        reached += len(found)
        closed += len(ends) - len(found)
    assert reached > 20_000 and closed > 2_000


def test_con_84_the_cost_of_a_way_is_that_of_an_exhaustive_search() -> None:
    rng, table, around = Random(21), ground.new_ground(), 0
    for layout in layouts():
        ends = offered(layout, table)
        ends = rng.sample(ends, min(4, len(ends)))
        places = [ground.place_of(table, end) for end in ends]
        for end, place, cost in zip(ends, places, exhaustive(layout, places), strict=True):
            expected = -(-cost // FINE) if cost <= table.budget else NO_WAY
            assert way.cost_of(table, end) == expected
            around += NO_WAY > expected > math.ceil(math.dist(place, layout.bases[0][:2]))
    assert around > 200


class Oracle:
    """CON-84 in real numbers with shapely: the true corners, and `slack` eighths of leniency."""

    def __init__(self, layout: Layout, slack: float) -> None:
        self.x, self.y, self.radius, _ = layout.bases[0]
        bases = layout.bases[1:]
        self.table = shapely.box(0, 0, 8 * layout.width, 8 * layout.height).buffer(-self.radius)
        # A line keeps away from the centre of a base and from blocks, as far as the mover's base.
        self.closed = [
            (shapely.Point(x, y), self.radius + radius - slack) for x, y, radius, _ in bases
        ] + [(polygon(o), self.radius - slack) for kind, o in layout.outlines if kind == BLOCK]
        # To walk along the edge of slow ground is not to be in it.
        self.slow = [polygon(o).buffer(-1e-4) for kind, o in layout.outlines if kind == SLOW]
        turns = [(self.x, self.y)]
        for x, y, radius, _ in bases:
            far = (self.radius + radius) / math.cos(math.radians(7.5))
            for corner in range(24):
                angle = math.radians(7.5 + 15 * corner)
                turns.append((x + far * math.sin(angle), y + far * math.cos(angle)))
        for kind, outline in layout.outlines:
            margin = self.radius if kind == BLOCK else 0
            wide = polygon(outline).buffer(margin, join_style="mitre", mitre_limit=100)
            turns += wide.exterior.coords[:-1]
        self.turns = [turn for turn in turns if self.is_clear(turn)]

    def is_clear(self, place: tuple[float, float]) -> bool:
        spot = shapely.Point(place)
        return bool(self.table.distance(spot) < 0.05) and all(
            spot.distance(shape) >= keep for shape, keep in self.closed
        )

    def legs(self, place: tuple[float, float], others: list[tuple[float, float]]) -> np.ndarray:
        """What straight lines from one place to others cost."""
        lines = shapely.linestrings([(place, other) for other in others])
        costs = shapely.length(lines)
        for shape in self.slow:
            costs += shapely.length(shapely.intersection(lines, shape))
        for shape, keep in self.closed:
            costs[shapely.distance(lines, shape) < keep] = math.inf
        return np.asarray(costs)

    def costs(self, ends: list[tuple[int, int]]) -> np.ndarray:
        cheapest = np.full(len(self.turns) + len(ends), math.inf)
        cheapest[0], heap, done = 0, [(0.0, 0)], set()
        while heap:
            cost, at = heappop(heap)
            if at in done:
                continue
            done.add(at)
            ways = cost + self.legs(self.turns[at], [*self.turns, *ends])
            for number in np.flatnonzero(ways < cheapest - 1e-9).tolist():
                cheapest[number] = ways[number]
                if number < len(self.turns):
                    heappush(heap, (float(ways[number]), number))
        return cheapest[len(self.turns) :]


def test_con_84_ways_are_as_long_as_shapely_measures_them() -> None:
    """Corners are rounded outwards by 1/64 of an eighth at most, so no way is too short.

    Where a gap is just as wide as the base, the rounding may close it: this is rare.
    """
    rng, table, compared, around, longer = Random(22), ground.new_ground(), 0, 0, 0
    for _ in range(200):
        layout = random_layout(rng, rng.randrange(2, 6), rng.randrange(2), 20, 8 * 12)
        layout.controlled = False
        ends = offered(layout, table)
        ends = rng.sample(ends, min(25, len(ends)))
        places = [ground.place_of(table, end) for end in ends]
        ours = [way.cost_of(table, end) for end in ends]
        lenient, strict = (Oracle(layout, slack).costs(places) for slack in (0.05, 1e-6))
        for place, cost, least, true in zip(places, ours, lenient, strict, strict=True):
            compared += 1
            around += math.dist(place, layout.bases[0][:2]) + 1 < true < math.inf
            if cost == NO_WAY:
                longer += true <= layout.budget - 0.2
            else:
                assert cost >= least - 0.2
                longer += cost > math.ceil(true + 0.2)
    assert compared > 4000 and around > 400
    assert longer <= compared / 1000


def test_con_85_a_mover_that_begins_in_control_ends_outside_it() -> None:
    rng, table, held = Random(23), ground.new_ground(), 0
    for _ in range(300):
        layout = random_layout(rng, 6, 0, 16, 64)
        layout.controlled = True
        x, y, radius, _ = layout.bases[0]
        offered(layout, table)
        for end in OUT[: way.reach(table, OUT)].tolist():
            end_x, end_y = ground.place_of(table, end)
            for enemy_x, enemy_y, enemy_radius, facing in layout.bases[1::2]:
                enemy = (enemy_x, enemy_y, enemy_radius, facing)
                if end < ground.GRID and sight.controls(*enemy, x, y, radius):
                    assert not sight.controls(*enemy, end_x, end_y, radius)
                    held += 1
    assert held > 500


def plain(name: str) -> FunctionType:
    """A function of the geometry as plain Python, down to the last function it calls."""
    names: dict[str, object] = {}
    for module in (measure, sight, area, ground, way):
        names |= vars(module)
    for each, function in list(names.items()):
        if hasattr(function, "py_func"):
            names[each] = FunctionType(function.py_func.__code__, names, each)
    chosen = names[name]
    assert isinstance(chosen, FunctionType)
    return chosen


@pytest.mark.filterwarnings("error")  # NumPy warns when a number does not fit
def test_machine_code_and_plain_python_agree_on_ways() -> None:
    table, other = ground.new_ground(), ground.new_ground()
    ours, theirs = OUT, np.zeros_like(OUT)
    offer_places, reach, cost_of = plain("offer_places"), plain("reach"), plain("cost_of")
    for layout in layouts()[:200:5]:
        layout.budget = min(layout.budget, 64)
        layout.lay_out(table)
        layout.lay_out(other)
        ground.offer_places(table)
        offer_places(other)
        count = way.reach(table, ours)
        assert reach(other, theirs) == count
        assert theirs[:count].tolist() == ours[:count].tolist()
        for end in ours[:count:20].tolist():
            assert cost_of(other, end) == way.cost_of(table, end)
