"""What the numbers of a record can be: a text with others is refused before anybody plays on it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import numpy as np

from escarmouche.core.errors import NotationError
from escarmouche.core.texts import Message
from escarmouche.games.confrontation import frames, table
from escarmouche.games.confrontation.geometry.ground import MOST_FIGHTERS, MOST_OUTLINES
from escarmouche.games.confrontation.geometry.measure import EIGHTHS, MOST_CORNERS
from escarmouche.games.confrontation.table import NOBODY, POSITION
from escarmouche.games.confrontation.vocabulary import FIGHTERS

_FIGHTER = (0, MOST_FIGHTERS - 1)
_ANYBODY = (NOBODY, MOST_FIGHTERS - 1)
_FLAG = (0, 1)
_SPELLS = (0, (1 << table.MOST_SPELLS) - 1)
_LONG = 120
# The least and the most of each field; those left out may be whatever the record can hold.
LIMITS = {
    "printed": (-2, 20), "pa": (0, 999), "side": (NOBODY, 1), "base": (0, table.LARGE),
    "unit": _FIGHTER, "power": (0, 20), "weapon": (-2, _LONG), "regeneration": (0, 6),
    "ephemeral": (0, 6), "aura": (0, _LONG), "elements": (0, 63), "knows": _SPELLS,
    "profile": _FIGHTER, "x": (0, _LONG * EIGHTHS), "y": (0, _LONG * EIGHTHS),
    "facing": (0, 11), "status": (0, table.VANISHED), "touch": (0, (1 << MOST_FIGHTERS) - 1),
    "wound": (0, table.KILLED), "stunned": _FLAG, "routed": (0, 2), "gems": (0, 127),
    "faith": (0, 127), "cast": _SPELLS, "summoner": _ANYBODY, "captor": _ANYBODY, "freed": _FLAG,
    "deployed": _FLAG, "prisoner": (0, 2), "followed": _FLAG, "charged": (0, 3),
    "built": (0, table.MOST_BUILDINGS), "fight": _ANYBODY, "attacks": (0, 20), "parries": (0, 20),
    "group": _FIGHTER, "width": (60, _LONG), "height": (60, _LONG),
    "terrain": (0, table.BUILDING), "corners": (0, MOST_CORNERS), "outline": (0, _LONG),
    "edge": (NOBODY, table.EAST), "edges": (NOBODY, table.EAST), "edges_fixed": _FLAG,
    "turns": (1, 12), "zones": (0, table.MOST_ZONES), "caches": (0, table.MOST_CACHES),
    "secret_seat": (NOBODY, 1), "secret_found": _FLAG, "sealed": _FLAG, "grouped": _FLAG,
    "real_table": _FLAG, "dial": (0, table.OFF), "near": (0, (1 << MOST_FIGHTERS) - 1),
    "inside": (0, (1 << MOST_FIGHTERS) - 1), "turn": (0, 12), "phase": (0, table.UPKEEP),
    "tactics": (NOBODY, 1), "pile": (0, table.NO_CARD),
    "reserve": (0, table.NO_CARD), "ordered": _FLAG, "over": _FLAG,
    "question": (0, frames.DRAW_LOT), "seat": (NOBODY, 1), "depth": (0, table.MOST_FRAMES),
}  # fmt: skip
# The same for columns of tables: what is used to find something else.
COLUMNS = {
    "spell": {
        table.S_ELEMENT: (0, 5), table.S_WHOM: (0, table.ALL_AROUND),
        table.S_DEED: (0, table.SUMMON), table.S_CHARACTERISTIC: (0, 11),
        table.S_STEP: (0, table.RAISE),
    },
    "effect": {table.E_SPELL: (NOBODY, table.MOST_SPELLS - 1), table.E_CASTER: _ANYBODY},
    "objective": {
        table.O_KIND: (0, table.SECRET_FOUND), table.O_SEAT: (NOBODY, 1),
        table.O_SUBJECT: _ANYBODY, table.O_MOMENT: (0, table.AT_THE_END),
        table.O_ZONE: (NOBODY, table.MOST_ZONES - 1),
    },
    "building": {table.B_SEAT: (NOBODY, 1), table.B_OUTLINE: (NOBODY, MOST_OUTLINES - 1)},
    "object": {table.J_STATE: (0, table.HELD), table.J_HOLDER: _ANYBODY},
    "appearance": {
        table.A_ZONE: (NOBODY, table.MOST_ZONES - 1), table.A_FIGHTER: _ANYBODY,
        table.A_OBJECT: (NOBODY, table.MOST_OBJECTS - 1),
    },
    "frame": {table.KIND: (0, 63)},
}  # fmt: skip


def check_limits(key: str, field: str, value: int) -> int:
    """A number of a field, if it can be."""
    least, most = LIMITS.get(field) or _held(field)
    if not least <= value <= most:
        raise NotationError("error-position-value", key=key, value=str(value))
    return value


@cache
def _held(field: str) -> tuple[int, int]:
    kind = np.iinfo(POSITION[field].base)
    return int(kind.min), int(kind.max)


def check_whole(pos: np.record) -> None:
    """`NotationError` for a record whose parts do not fit each other."""
    for reason in _faults(pos):
        raise NotationError("error-skirmish-impossible", reason=reason)


def _faults(pos: np.record) -> Iterator[Message]:
    for field, columns in COLUMNS.items():
        for column, (least, most) in columns.items():
            for row, value in enumerate(pos[field][:, column].tolist()):
                if not least <= value <= most:
                    yield Message("skirmish-row", {"word": f"{field}{row + 1}"})
    yield from _faults_of_fighters(pos)
    for number in range(MOST_OUTLINES):
        corners = int(pos.corners[number])
        if (pos.terrain[number] == table.NO_OUTLINE) != (corners < 3) or corners in (1, 2):
            yield Message("skirmish-outline", {"number": number + 1})
    if pos.frame[pos.depth :].any():
        yield Message("skirmish-frames", {"depth": int(pos.depth)})
    if pos.question == frames.NO_QUESTION and not pos.over:
        yield Message("skirmish-nobody")


def _faults_of_fighters(pos: np.record) -> Iterator[Message]:
    touch, status = pos.touch.tolist(), pos.status.tolist()
    for number, name in enumerate(FIGHTERS):
        if status[number] == table.ON_TABLE and not (
            pos.x[number] <= pos.width * EIGHTHS and pos.y[number] <= pos.height * EIGHTHS
        ):
            yield Message("skirmish-off-table", {"fighter": name})
        for other in range(MOST_FIGHTERS):
            if touch[number] >> other & 1 and not (
                touch[other] >> number & 1
                and other != number
                and status[number] == status[other] == table.ON_TABLE
            ):
                yield Message("skirmish-touch", {"fighter": name})
