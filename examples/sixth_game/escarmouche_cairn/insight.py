"""What a player of Cairn knows beyond the rules: the chance to take the last stone."""

from __future__ import annotations

import numpy as np

from escarmouche.core.compiling import compiled
from escarmouche_cairn.rules import FACES, Pos, most


def _chances(stones: int) -> list[float]:
    """The chance of the seat that rolls next to win, by the stones that are left."""
    chances = [0.0]  # the other one has just taken the last
    for left in range(1, stones + 1):
        by_face = (most(left, face) for face in range(1, FACES + 1))
        best = (max(1 - chances[left - taken] for taken in range(1, up + 1)) for up in by_face)
        chances.append(sum(best) / FACES)
    return chances


CHANCES = np.array(_chances(31))


@compiled
def chance(pos: Pos) -> float:
    up = most(pos.stones, pos.die)
    mine = 1 - CHANCES[pos.stones - up : pos.stones].min() if up else CHANCES[pos.stones]
    return 1 - mine if pos.turn else mine
