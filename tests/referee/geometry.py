"""Measures on the table (CON-67 … CON-70, CON-84, CON-85, CON-87): eighths of a centimetre.

What the ledger defines in whole numbers is reckoned in whole numbers and fractions. Ways bend at
corners that are no whole numbers; they are reckoned twice, once leniently and once strictly, and
what lies between the two is too close to call.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache

import numpy as np

Place = tuple[int, int]
CM = 8
CONTACT = 2  # CON-68
TOUCH = 8  # CON-68: constructions, caches, objects, table edges
CONTROL = 24  # CON-85
RADIUS = {"infantry": 10, "cavalry": 15, "creature": 15, "large": 20}
SIZE = {"infantry": 0, "cavalry": 1, "creature": 1, "large": 2}
SLOT = {20: (10, 18), 25: (13, 22), 30: (15, 26), 35: (18, 31), 40: (20, 35)}


def squared(a: Place, b: Place) -> int:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def near(a: Place, b: Place, limit: int) -> bool:
    """Whether two points are at most so far apart."""
    return squared(a, b) <= limit * limit


def slot_place(centre: Place, both: int, slot: int) -> Place:
    """CON-68: the place of a base in a slot around another, `both` radii away."""
    a, b = SLOT[both]
    right = [(0, both), (a, b), (b, a), (both, 0), (b, -a), (a, -b)]
    x, y = right[slot] if slot < 6 else (-right[slot - 6][0], -right[slot - 6][1])
    return centre[0] + x, centre[1] + y


def heading(facing: int) -> tuple[float, float]:
    """CON-69: 0 is the top of the table, then clockwise."""
    return math.sin(math.radians(30 * facing)), math.cos(math.radians(30 * facing))


def ahead(centre: Place, facing: int, place: Place) -> bool:
    """CON-69: whether a place is in the 180° ahead, edges included."""
    x, y = heading(facing)
    return (place[0] - centre[0]) * x + (place[1] - centre[1]) * y >= -1e-6


def line_passes(a: Place, b: Place, centre: Place, limit: int) -> bool:
    """Whether a line comes nearer to a point than a limit (touching is not nearer)."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    px, py = centre[0] - a[0], centre[1] - a[1]
    length, along = dx * dx + dy * dy, px * dx + py * dy
    if along <= 0:
        return px * px + py * py < limit * limit
    if along >= length:
        return squared(b, centre) < limit * limit
    return (px * dy - py * dx) ** 2 < limit * limit * length


def part_inside(a: Place, b: Place, corners: Sequence[Place]) -> tuple[Fraction, Fraction] | None:
    """The part of a line, from 0 to 1, inside a convex outline; None if it only grazes it."""
    low, high = Fraction(0), Fraction(1)
    for (x, y), (to_x, to_y) in zip(corners, [*corners[1:], corners[0]], strict=True):
        # Positive on the inner side of this edge, for outlines anticlockwise.
        at = (to_x - x) * (a[1] - y) - (to_y - y) * (a[0] - x)
        to = (to_x - x) * (b[1] - y) - (to_y - y) * (b[0] - x)
        if at <= 0 and to <= 0:
            return None
        if at < 0:
            low = max(low, Fraction(at, at - to))
        elif to < 0:
            high = min(high, Fraction(at, at - to))
    return (low, high) if low < high else None


def anticlockwise(corners: Sequence[Place]) -> list[Place]:
    turned = sum(
        x * to_y - to_x * y
        for (x, y), (to_x, to_y) in zip(corners, [*corners[1:], corners[0]], strict=True)
    )
    return list(corners) if turned > 0 else list(corners)[::-1]


def outline_distance(place: Place, corners: Sequence[Place]) -> Fraction:
    """The square of the distance between a point and a convex outline, 0 inside."""
    best = None
    inside = True
    for (x, y), (to_x, to_y) in zip(corners, [*corners[1:], corners[0]], strict=True):
        dx, dy, px, py = to_x - x, to_y - y, place[0] - x, place[1] - y
        if dx * py - dy * px < 0:
            inside = False
        length, along = dx * dx + dy * dy, px * dx + py * dy
        if along <= 0:
            found = Fraction(px * px + py * py)
        elif along >= length:
            found = Fraction(squared((to_x, to_y), place))
        else:
            found = Fraction((px * dy - py * dx) ** 2, length)
        best = found if best is None else min(best, found)
    assert best is not None
    return Fraction(0) if inside else best


@cache
def _bounds(corners: tuple[Place, ...]) -> tuple[int, int, int, int]:
    across, up = zip(*corners, strict=True)
    return min(across), min(up), max(across), max(up)


@cache
def _around(corners: tuple[Place, ...]) -> tuple[float, float, float]:
    """A circle around an outline."""
    left, bottom, right, top = _bounds(corners)
    return (left + right) / 2, (bottom + top) / 2, math.hypot(right - left, top - bottom) / 2


def overlaps_outline(place: Place, radius: int, corners: Sequence[Place]) -> bool:
    left, bottom, right, top = _bounds(tuple(corners))
    x, y = place
    if not (left - radius < x < right + radius and bottom - radius < y < top + radius):
        return False
    return outline_distance(place, corners) < radius * radius


# --- ways (CON-84, CON-85)


@dataclass
class Ground:
    """What a mover has to go around."""

    start: Place
    radius: int
    budget: int
    width: int
    height: int
    discs: list[tuple[int, int, int]] = field(default_factory=list)  # centre, distance to keep
    blocks: list[list[Place]] = field(default_factory=list)
    slow: list[list[Place]] = field(default_factory=list)
    zones: list[tuple[int, int, int, int]] = field(default_factory=list)  # centre, reach, facing


class _Ways:
    """Ways on one ground: strictly, or `lenient` where rounding decides."""

    def __init__(self, ground: Ground, ends: np.ndarray, *, lenient: bool) -> None:
        self.ground = ground
        self.ends = ends
        self.slack = 0.06 if lenient else 1e-6
        self.room = 0.0 if lenient else 0.05  # corners are pushed outwards
        self.away = -0.06 if lenient else 0.03
        self.most = ground.budget + (0.1 if lenient else -0.4)
        self.zone_slack = -0.06 if lenient else 0.06
        self.discs = [disc for disc in ground.discs if self.matters(*disc)]
        self.blocks = [each for each in ground.blocks if self.matters(*_around(tuple(each)))]
        self.slow = [each for each in ground.slow if self.matters(*_around(tuple(each)))]

    def matters(self, x: float, y: float, far: float) -> bool:
        """Whether a way within the budget to any of the ends may come so near to a point."""
        from_start = math.hypot(self.ground.start[0] - x, self.ground.start[1] - y)
        to_ends = np.hypot(self.ends[:, 0] - x, self.ends[:, 1] - y).min()
        return bool(from_start + to_ends <= self.ground.budget + 2 * (far + self.ground.radius) + 2)

    def corners(self) -> np.ndarray:
        ground = self.ground
        found = [ground.start]
        points: list[tuple[float, float]] = []
        for x, y, keep in self.discs:
            far = keep / math.cos(math.radians(7.5)) + self.room
            for number in range(24):
                angle = math.radians(7.5 + 15 * number)
                points.append((x + far * math.sin(angle), y + far * math.cos(angle)))
        for outline in self.slow:
            points += outline
        for block in self.blocks:
            points += _widened(block, ground.radius + self.room)
        edge = ground.radius - 0.06
        for x, y in points:
            if (
                edge <= x <= ground.width - edge
                and edge <= y <= ground.height - edge
                and math.hypot(x - ground.start[0], y - ground.start[1]) <= self.most
            ):
                found.append((x, y))  # type: ignore[arg-type]
        places = np.array(found, float)
        return places[self._clear(places)]

    def _clear(self, places: np.ndarray) -> np.ndarray:
        fine = np.ones(len(places), bool)
        for x, y, keep in self.discs:
            fine &= np.hypot(places[:, 0] - x, places[:, 1] - y) >= keep - self.slack
        for block in self.blocks:
            fine &= _distances(places, block) >= self.ground.radius - self.slack
        fine[0] = True
        return fine

    def legs(self, a: np.ndarray, b: np.ndarray, *, last: bool) -> np.ndarray:
        """What straight lines from each of `a` to each of `b` cost; infinity if they are closed."""
        ax, ay = a[:, None, 0], a[:, None, 1]
        bx, by = b[None, :, 0], b[None, :, 1]
        dx, dy = bx - ax, by - ay
        length = np.hypot(dx, dy)
        cost = np.where(length <= self.ground.budget + 1e-6, length, np.inf)
        safe = np.where(length > 0, length, 1.0)
        keeps = [*self.discs]
        for block in self.blocks:
            keeps += [(x, y, self.ground.radius) for x, y in block]
        for x, y, keep in keeps:
            along = np.clip(((x - ax) * dx + (y - ay) * dy) / (safe * safe), 0, 1)
            gap = np.hypot(ax + along * dx - x, ay + along * dy - y)
            # Strictly, a line that passes by keeps a little more away; it may begin and end closer.
            need = np.where(
                (along > 1e-6) & (along < 1 - 1e-6), keep + self.away, keep - self.slack
            )
            cost[gap < need] = np.inf
        for block in self.blocks:
            low, high = _clip(ax, ay, dx, dy, block)
            cost[(high - low) * length > self.slack] = np.inf
            away = self.ground.radius - self.slack
            cost[_distances(a, block) < away, :] = np.inf
            cost[:, _distances(b, block) < away] = np.inf
        for outline in self.slow:
            low, high = _clip(ax, ay, dx, dy, outline)
            cost = cost + np.maximum(high - low, 0) * length
        for zone in self.ground.zones:
            cost[self._in_zone(zone, ax, ay, dx, dy, length, last=last)] = np.inf
        return cost

    def _in_zone(  # type: ignore[no-untyped-def]
        self, zone, ax, ay, dx, dy, length, *, last: bool
    ) -> np.ndarray:
        x, y, reach, facing = zone
        head_x, head_y = heading(facing)
        end = np.ones_like(length)
        if last:  # CON-85: except in its last 8 eighths
            end = np.where(length > 8, 1 - 8 / np.where(length > 0, length, 1.0), -1.0)
        slack = self.zone_slack
        at = (ax - x) * head_x + (ay - y) * head_y + slack
        grows = dx * head_x + dy * head_y
        with np.errstate(divide="ignore", invalid="ignore"):
            crossing = np.where(grows != 0, -at / np.where(grows != 0, grows, 1.0), 0.0)
        low = np.where((at < 0) & (grows > 0), crossing, 0.0)
        high = np.where((grows < 0), np.minimum(end, crossing), end)
        open_ = (at < 0) & (grows <= 0)
        high = np.where(open_, -1.0, high)
        safe = np.where(length > 0, length, 1.0)
        along = np.clip(((x - ax) * dx + (y - ay) * dy) / (safe * safe), low, np.maximum(low, high))
        gap = np.hypot(ax + along * dx - x, ay + along * dy - y)
        return np.asarray((low <= high) & (high >= 0) & (gap <= reach + slack))

    def reached(self) -> np.ndarray:
        """Whether each end is within the budget."""
        ends = self.ends
        start = np.array([self.ground.start], float)
        straight = np.hypot(ends[:, 0] - start[0, 0], ends[:, 1] - start[0, 1])
        direct = self.legs(start, ends, last=True)[0]
        # A straight way over open ground is exactly as long as it is.
        found = (direct <= self.most) | (direct == straight)
        open_ = ~found & (straight <= self.ground.budget)
        if not open_.any():
            return np.asarray(found)
        nodes, costs = self.costs(ends[open_])
        live = costs <= self.most
        last = self.legs(nodes[live], ends[open_], last=True)
        found[open_] = (costs[live][:, None] + last).min(axis=0) <= self.most
        return np.asarray(found)

    def costs(self, ends: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The corners by which an end may be reached, and what the cheapest way there costs."""
        nodes = self.corners()
        from_start = np.hypot(*(nodes - nodes[0]).T)
        to_ends = np.hypot(*(nodes[:, None] - ends[None]).transpose(2, 0, 1)).min(axis=1)
        useful = from_start + to_ends <= self.most
        useful[0] = True
        nodes = nodes[useful]
        between = self.legs(nodes, nodes, last=False)
        costs = np.full(len(nodes), np.inf)
        costs[0] = 0
        done = np.zeros(len(nodes), bool)
        for _ in range(len(nodes)):
            at = int(np.argmin(np.where(done, np.inf, costs)))
            if done[at] or not costs[at] <= self.most:
                break
            done[at] = True
            costs = np.minimum(costs, costs[at] + between[at])
        return nodes, costs

    def cost(self) -> np.ndarray:
        """The cost of the cheapest way to each end; beyond the budget it is not reckoned."""
        nodes, costs = self.costs(self.ends)
        return np.asarray((costs[:, None] + self.legs(nodes, self.ends, last=True)).min(axis=0))


def reachable(ground: Ground, ends: Sequence[Place]) -> tuple[set[int], set[int]]:
    """Which ends (by number) are surely within the budget, and which may be."""
    if not ends:
        return set(), set()
    places = np.array(ends, float)
    strict = _Ways(ground, places, lenient=False).reached()
    sure = set(np.flatnonzero(strict).tolist())
    if strict.all():
        return sure, sure
    lenient = strict.copy()
    lenient[~strict] = _Ways(ground, places[~strict], lenient=True).reached()
    return sure, set(np.flatnonzero(lenient).tolist())


def way_cost(ground: Ground, end: Place) -> tuple[float, float]:
    """What the cheapest way costs at least and at most; infinity if there is none."""
    places = np.array([end], float)
    return (
        float(_Ways(ground, places, lenient=True).cost()[0]),
        float(_Ways(ground, places, lenient=False).cost()[0]),
    )


def _clip(ax, ay, dx, dy, corners):  # type: ignore[no-untyped-def]
    """The part of lines inside a convex outline, vectorised `part_inside`."""
    low = np.zeros(np.broadcast(ax, dx).shape)
    high = np.ones_like(low)
    for (x, y), (to_x, to_y) in zip(corners, [*corners[1:], corners[0]], strict=True):
        at = (to_x - x) * (ay - y) - (to_y - y) * (ax - x) + 0 * dx
        grows = (to_x - x) * dy - (to_y - y) * dx
        outside = (at <= 1e-9) & (at + grows <= 1e-9)
        with np.errstate(divide="ignore", invalid="ignore"):
            crossing = np.where(grows != 0, -at / np.where(grows != 0, grows, 1.0), 0.0)
        low = np.where((grows > 0) & (at < 0), np.maximum(low, crossing), low)
        high = np.where((grows < 0) & (at + grows < 0), np.minimum(high, crossing), high)
        high = np.where(outside, -1.0, high)
    return low, high


def _distances(places: np.ndarray, corners: Sequence[Place]) -> np.ndarray:
    best = np.full(len(places), np.inf)
    inside = np.ones(len(places), bool)
    for (x, y), (to_x, to_y) in zip(corners, [*corners[1:], corners[0]], strict=True):
        dx, dy = to_x - x, to_y - y
        px, py = places[:, 0] - x, places[:, 1] - y
        along = np.clip((px * dx + py * dy) / (dx * dx + dy * dy), 0, 1)
        best = np.minimum(best, np.hypot(px - along * dx, py - along * dy))
        inside &= dx * py - dy * px >= 0
    return np.where(inside, 0.0, best)


def _widened(corners: Sequence[Place], radius: float) -> list[tuple[float, float]]:
    """The corners of a convex outline whose edges are moved outwards."""
    found = []
    count = len(corners)
    for number in range(count):
        before, at, after = corners[number - 1], corners[number], corners[(number + 1) % count]
        first = _outwards(before, at)
        second = _outwards(at, after)
        scale = radius / (1 + first[0] * second[0] + first[1] * second[1])
        found.append(
            (at[0] + scale * (first[0] + second[0]), at[1] + scale * (first[1] + second[1]))
        )
    return found


def _outwards(a: Place, b: Place) -> tuple[float, float]:
    """The unit vector away from an outline that is anticlockwise."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = math.hypot(dx, dy)
    return dy / length, -dx / length
