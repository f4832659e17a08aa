"""The table in centimetres: bases, distances between them, zones, templates and scatter.

A base is a core (a point or a rectangle) with a radius around it, so distances between round
bases are exact; only the share of a round base in a zone goes through a polygon.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from math import atan2, cos, degrees, radians, sin
from types import ModuleType
from typing import TYPE_CHECKING

from escarmouche.core.errors import InputError

if TYPE_CHECKING:
    from shapely import Polygon
    from shapely.geometry.base import BaseGeometry

Spot = tuple[float, float]

# Bases as near as this touch: coordinates come from divisions and square roots.
TOUCH = 1e-6
_QUARTER_SEGMENTS = 64


def _shapely() -> ModuleType:
    """Imported when shapes are first needed: odds and distances along arrows do without."""
    try:
        import shapely
    except ModuleNotFoundError:
        raise InputError("error-extra", package="shapely", extra="skirmish") from None
    return shapely


@dataclass(frozen=True)
class Base:
    """The shape of a base: round with a diameter, or a rectangle width × depth, in cm."""

    width: float
    depth: float | None = None

    @property
    def round(self) -> bool:
        return self.depth is None


# CON-63: the sizes of bases.
INFANTRY = Base(2.5)
CAVALRY = Base(2.5, 5.0)
CREATURE = Base(3.75)
LARGE = Base(5.0)


@dataclass(frozen=True)
class Figure:
    """A base at a place; `facing` in degrees clockwise from the top of the table."""

    base: Base
    x: float
    y: float
    facing: float = 0.0

    @property
    def spot(self) -> Spot:
        return self.x, self.y

    @property
    def radius(self) -> float:
        return self.base.width / 2 if self.base.round else 0.0

    @cached_property
    def core(self) -> BaseGeometry:
        if self.base.depth is None:
            return _shapely().Point(self.x, self.y)
        half_width, half_depth = self.base.width / 2, self.base.depth / 2
        upright = _shapely().box(
            self.x - half_width, self.y - half_depth, self.x + half_width, self.y + half_depth
        )
        return _shapely().affinity.rotate(upright, -self.facing)

    @cached_property
    def outline(self) -> BaseGeometry:
        if self.base.round:
            return self.core.buffer(self.radius, quad_segs=_QUARTER_SEGMENTS)
        return self.core

    def moved(self, x: float, y: float) -> Figure:
        return Figure(self.base, x, y, self.facing)


def distance(first: Figure, second: Figure) -> float:
    """The distance from base to base; 0 when they touch or overlap.

    >>> distance(Figure(INFANTRY, 0, 0), Figure(INFANTRY, 3, 4))
    2.5
    """
    between = first.core.distance(second.core) - first.radius - second.radius
    return between if between > TOUCH else 0.0


def touching(first: Figure, second: Figure) -> bool:
    return distance(first, second) == 0.0


def within(first: Figure, second: Figure, cm: float) -> bool:
    """Whether two bases are `cm` apart or less, even partly."""
    return distance(first, second) <= cm + TOUCH


def share(figure: Figure, zone: BaseGeometry) -> float:
    """The part of a base, from 0 to 1, that lies in a zone."""
    return float(figure.outline.intersection(zone).area / figure.outline.area)


def mostly_in(figure: Figure, zone: BaseGeometry) -> bool:
    """Whether more than half of the base lies in the zone; exactly half is not enough."""
    return share(figure, zone) > 0.5 + TOUCH


def touches_zone(figure: Figure, zone: BaseGeometry) -> bool:
    """Whether a base touches a place or stands on it."""
    return bool(figure.core.distance(zone) <= figure.radius + TOUCH)


def overlaps(figure: Figure, place: BaseGeometry) -> bool:
    """Whether a base covers some of a place; to touch it is not enough."""
    return share(figure, place) > TOUCH


def touches_spot(figure: Figure, spot: Spot) -> bool:
    return touches_zone(figure, _shapely().Point(spot))


def spot_in(spot: Spot, zone: BaseGeometry) -> bool:
    return bool(_shapely().Point(spot).distance(zone) <= TOUCH)


def rectangle(x: float, y: float, width: float, height: float) -> Polygon:
    return _shapely().box(x, y, x + width, y + height)


def disc(centre: Spot, radius: float) -> Polygon:
    """A round zone or template."""
    return _shapely().Point(centre).buffer(radius, quad_segs=_QUARTER_SEGMENTS)


def under(template: BaseGeometry, figures: Iterable[Figure]) -> list[Figure]:
    """The figures that a template touches, even partly."""
    return [figure for figure in figures if touches_zone(figure, template)]


def bearing(start: Spot, end: Spot) -> float:
    """The direction from one place to another, in degrees clockwise from the top."""
    return degrees(atan2(end[0] - start[0], end[1] - start[1])) % 360


def arrow(number: int, axis: float = 0.0) -> float:
    """The direction of one of the six arrows, 60° apart, clockwise; arrow 1 lies on the axis."""
    return (axis + 60 * (number - 1)) % 360


def scattered(spot: Spot, direction: float, cm: float) -> Spot:
    """The place `cm` away in a direction.

    >>> scattered((10, 10), arrow(4), 8)
    (10.0, 2.0)
    """
    angle = radians(direction)
    return round(spot[0] + cm * sin(angle), 9), round(spot[1] + cm * cos(angle), 9)


@dataclass(frozen=True)
class Table:
    """The playing surface, from (0, 0) to (width, height)."""

    width: float
    height: float

    @cached_property
    def surface(self) -> Polygon:
        return _shapely().box(0, 0, self.width, self.height)

    def holds(self, zone: BaseGeometry) -> bool:
        return bool(self.surface.buffer(TOUCH).covers(zone))

    def stopped(self, start: Spot, end: Spot) -> Spot:
        """RAG-81: where something flying from `start` to `end` ends; the edge stops it.

        >>> Table(60, 60).stopped((50, 30), (80, 30))
        (60.0, 30.0)
        """
        part = 1.0
        for origin, target, length in (
            (start[0], end[0], self.width),
            (start[1], end[1], self.height),
        ):
            if target > length:
                part = min(part, (length - origin) / (target - origin))
            elif target < 0:
                part = min(part, origin / (origin - target))
        x, y = (a + part * (b - a) for a, b in zip(start, end, strict=True))
        return round(x, 9), round(y, 9)


def turned_axes(
    centre: Spot, radius: float, scenery: Iterable[BaseGeometry], steps: int = 60
) -> float:
    """RAG-60: the turn of the six axes, in degrees, that cuts the least scenery."""
    shapely = _shapely()
    obstacles = shapely.union_all(list(scenery))

    def cut(axis: float) -> float:
        ends = [scattered(centre, arrow(number, axis), radius) for number in range(1, 7)]
        axes = shapely.MultiLineString([(centre, end) for end in ends])
        return float(axes.intersection(obstacles).length)

    return min((60 * step / steps for step in range(steps)), key=cut)
