"""Positions of Cairn as text.

    stones=21 turn=sun
    stones=9 turn=moon die=4

Without a die it is still to be rolled.
"""

from __future__ import annotations

import numpy as np

from escarmouche.core.fields import choice, number, read_fields
from escarmouche_cairn.rules import FACES, RULES
from escarmouche_cairn.vocabulary import SEATS

_MOST = 31


def write(pos: np.record) -> str:
    text = f"stones={pos.stones} turn={SEATS[pos.turn]}"
    return f"{text} die={pos.die}" if pos.die else text


def read(text: str) -> np.record:
    fields = read_fields(text, ("stones", "turn", "die"), ("stones", "turn"))
    pos = RULES.blank()
    pos.stones = number("stones", fields["stones"], 0, _MOST)
    pos.turn = choice("turn", fields["turn"], SEATS)
    if "die" in fields:
        pos.die = number("die", fields["die"], 1, FACES if pos.stones else 0)
    return pos
