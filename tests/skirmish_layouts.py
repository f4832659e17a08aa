"""Random tables of the skirmish, for the tests of its geometry."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

import numpy as np
import shapely
from shapely.geometry.polygon import orient

from escarmouche.games.confrontation.geometry.ground import (
    ANYWHERE,
    BLOCK,
    SLOW,
    add_base,
    add_control,
    add_outline,
    lay_out,
)

RADII = (10, 10, 10, 15, 20)


@dataclass
class Layout:
    """Bases are (x, y, radius, facing) in eighths; the first is the mover, odd ones its enemies."""

    width: int
    height: int
    bases: list[tuple[int, int, int, int]] = field(default_factory=list)
    outlines: list[tuple[int, np.ndarray]] = field(default_factory=list)  # kind, corners in cm
    budget: int = 80
    controlled: bool = False

    def lay_out(self, ground: np.record) -> None:
        x, y, radius, _ = self.bases[0]
        lay_out(ground, self.width, self.height, x, y, radius, self.budget)
        for fighter, (x, y, radius, facing) in enumerate(self.bases[1:], 1):
            add_base(ground, fighter, x, y, radius, 8 if fighter % 2 else ANYWHERE)
            if self.controlled and fighter % 2:
                add_control(ground, x, y, radius, facing)
        for kind, outline in self.outlines:
            add_outline(ground, kind, outline, len(outline))


def random_outline(rng: Random, width: int, height: int, size: int = 8) -> np.ndarray:
    """A convex outline with 3 … 8 corners on whole centimetres, anticlockwise."""
    while True:
        left, bottom = rng.randrange(width), rng.randrange(height)
        points = [
            (
                min(left + rng.randrange(size + 1), width),
                min(bottom + rng.randrange(size + 1), height),
            )
            for _ in range(rng.randrange(3, 9))
        ]
        hull = shapely.MultiPoint(points).convex_hull
        if isinstance(hull, shapely.Polygon):
            corners = orient(hull).exterior.coords[:-1]
            if len(corners) <= 8:
                return np.array(corners, np.int16)


def polygon(outline: np.ndarray, unit: int = 8) -> shapely.Polygon:
    return shapely.Polygon(outline.astype(int) * unit)


def random_layout(rng: Random, bases: int, outlines: int, side: int, budget: int) -> Layout:
    """A table on which nothing overlaps; pieces of slow ground do not even touch."""
    layout = Layout(side, side, budget=budget, controlled=rng.random() < 0.5)
    while len(layout.outlines) < outlines:
        outline, kind = random_outline(rng, side, side), rng.choice((BLOCK, SLOW))
        others = [polygon(other) for other_kind, other in layout.outlines if other_kind == SLOW]
        if kind == BLOCK or polygon(outline).disjoint(shapely.union_all(others)):
            layout.outlines.append((kind, outline))
    blocks = shapely.union_all([polygon(o) for kind, o in layout.outlines if kind == BLOCK])
    tries = 0
    while len(layout.bases) < bases and tries < 200:
        tries += 1
        radius = rng.choice(RADII)
        x, y = (8 * rng.randrange(3, side - 2) for _ in range(2))
        spot = shapely.Point(x, y)
        if (blocks.is_empty or spot.distance(blocks) > radius) and all(
            spot.distance(shapely.Point(other[:2])) >= radius + other[2] for other in layout.bases
        ):
            layout.bases.append((x, y, radius, rng.randrange(12)))
    return layout
