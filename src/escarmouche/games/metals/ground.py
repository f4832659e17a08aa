"""The ground of Metals (MET-02, MET-04): any map lies on a grid of 9×9 squares."""

from __future__ import annotations

SIDE = 9  # the longest side of a map
SQUARES = SIDE * SIDE

# Terrains; nothing enters a closed square.
PLAIN, FOREST, CITY, CLOSED = range(4)
