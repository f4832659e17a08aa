"""What the options of Metals may be, as positions and new games write them."""

from __future__ import annotations

from escarmouche.core.errors import NotationError
from escarmouche.games.metals.vocabulary import FACTIONS

SWITCH = ("off", "on")
MOST = 99  # metals in a pool, and VP of a target


def read_factions(text: str) -> tuple[int, int]:
    """The numbers of the factions of blue and red: `none`, or two names with a comma."""
    if text == "none":
        return 0, 0
    names = text.split(",")
    if len(names) != 2 or not set(names) <= set(FACTIONS):
        raise NotationError("error-metals-factions", text=text, known=", ".join(FACTIONS))
    return 1 + FACTIONS.index(names[0]), 1 + FACTIONS.index(names[1])
