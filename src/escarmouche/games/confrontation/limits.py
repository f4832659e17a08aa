"""What the numbers of a record can be: a text with others is refused before anybody plays on it.

Fields, then columns of tables, then what has to fit each other; frames are `possible_frames`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import numpy as np

from escarmouche.core.errors import NotationError
from escarmouche.core.texts import Message
from escarmouche.games.confrontation import frames, possible_frames, table
from escarmouche.games.confrontation.geometry.ground import MOST_FIGHTERS, MOST_OUTLINES
from escarmouche.games.confrontation.geometry.measure import EIGHTHS, MOST_CORNERS
from escarmouche.games.confrontation.scenario import is_convex
from escarmouche.games.confrontation.strategy import unseen_cards
from escarmouche.games.confrontation.table import NOBODY, POSITION, count_bits
from escarmouche.games.confrontation.vocabulary import FIGHTERS, SEATS

_FIGHTER = (0, MOST_FIGHTERS - 1)
_ANYBODY = (NOBODY, MOST_FIGHTERS - 1)
_FLAG = (0, 1)
_SPELLS = (0, (1 << table.MOST_SPELLS) - 1)
_LONG = 120
_MOST = 200  # of a value, a final, a difficulty
_BITS = (0, (1 << MOST_FIGHTERS) - 1)
_PLACE = (0, _LONG * EIGHTHS)
_NUMBERS = (0, 99)
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
    "skills": (0, 2 * table.ATTENUATES - 1), "immune": (table.MISSING, _MOST), "escorts": _BITS,
    "acted": _FLAG, "displaced": _FLAG, "pursued": _FLAG, "fought": _FLAG, "lost": _FLAG,
    "reinforced": _FLAG, "fresh": _BITS, "extra_dice": (0, 2), "carded": _BITS, "shown": _BITS,
    "candidates": _BITS, "declared": _BITS, "wounds": (0, 5), "score": (0, 9999),
    "answer": (0, 0), "result": (-_MOST, _MOST), "against": (0, (1 << 62) - 1),
}  # fmt: skip
# The same for columns of tables: what is used to find something else.
COLUMNS = {
    "spell": {
        table.S_MIRACLE: _FLAG, table.S_ELEMENT: (0, 5), table.S_COST: (0, 20),
        table.S_DIFFICULTY: (0, 30), table.S_RANGE: (0, _LONG),
        table.S_WHOM: (0, table.ALL_AROUND), table.S_RADIUS: (0, _LONG), table.S_DICE: (0, 6),
        table.S_DURATION: _NUMBERS, table.S_KEEP: (0, 20), table.S_KEYWORD: _FLAG,
        table.S_DEED: (0, table.SUMMON), table.S_CHARACTERISTIC: (0, 11),
        table.S_STEP: (0, table.RAISE), table.S_AMOUNT: (-20, _LONG), table.S_UNSEEN: _FLAG,
        table.S_COMBAT: _FLAG,
    },
    "effect": {
        table.E_SPELL: (NOBODY, table.MOST_SPELLS - 1), table.E_CASTER: _ANYBODY,
        table.E_WHOM: _BITS, table.E_LAST: _NUMBERS, table.E_RADIUS: (0, _MOST),
    },
    "zone": {
        table.Z_ROUND: _FLAG, table.Z_X: (0, _LONG), table.Z_Y: (0, _LONG),
        table.Z_WIDTH: (0, _LONG), table.Z_HEIGHT: (0, _LONG),
    },
    "objective": {
        table.O_KIND: (0, table.SECRET_FOUND), table.O_SEAT: (NOBODY, 1),
        table.O_SUBJECT: _ANYBODY, table.O_POINTS: (0, 999),
        table.O_MOMENT: (0, table.AT_THE_END), table.O_ZONE: (NOBODY, table.MOST_ZONES - 1),
        table.O_DONE: (0, 3),
    },
    "building": {
        table.B_SEAT: (NOBODY, 1), table.B_STRUCTURE: _NUMBERS, table.B_RESISTANCE: _NUMBERS,
        table.B_WIDTH: (0, _LONG), table.B_HEIGHT: (0, _LONG),
        table.B_OUTLINE: (NOBODY, MOST_OUTLINES - 1), table.B_POINTS: (0, _MOST),
        table.B_HELD: _FLAG, table.B_STRENGTH: (-_MOST, _MOST), table.B_GAINED: (-_MOST, _MOST),
        table.B_BONUS: _FLAG,
    },
    "cache": {table.C_X: _PLACE, table.C_Y: _PLACE, table.C_SEARCHED: _FLAG},
    "object": {
        table.J_STATE: (0, table.HELD), table.J_HOLDER: _ANYBODY, table.J_X: _PLACE,
        table.J_Y: _PLACE,
    },
    "appearance": {
        table.A_TURN: (0, 12), table.A_ZONE: (NOBODY, table.MOST_ZONES - 1),
        table.A_PARTS: (0, 20), table.A_FIGHTER: _ANYBODY,
        table.A_OBJECT: (NOBODY, table.MOST_OBJECTS - 1), table.A_DONE: _FLAG,
    },
    "explosion": {
        table.X_X: _PLACE, table.X_Y: _PLACE, table.X_LARGE: _FLAG, table.X_DEBRIS: (0, 20),
        table.X_STRENGTH: (-1, 20), table.X_TURN: (0, 12), table.X_HIT: _FLAG,
        table.X_DONE: _FLAG,
    },
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
    yield from _faults_of_cards(pos)
    yield from _faults_of_things(pos)
    if pos.over != (pos.question == frames.NO_QUESTION):
        yield Message("skirmish-nobody")
    yield from possible_frames.faults(pos)


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
        if pos.group[number] != number and not (
            pos.side[number] == pos.side[pos.group[number]]
            and pos.group[pos.group[number]] == pos.group[number]
        ):
            yield Message("skirmish-row", {"word": f"{name} group"})
        for field in ("unit", "profile"):
            if pos.side[pos[field][number]] != pos.side[number]:
                yield Message("skirmish-row", {"word": f"{name} {field}"})
        seatless = pos.side[number] == NOBODY and status[number] != table.ABSENT
        if seatless or (number < 2 * table.BAND and pos.side[number] != number // table.BAND):
            yield Message("skirmish-row", {"word": f"{name} side"})


def _faults_of_cards(pos: np.record) -> Iterator[Message]:
    """CON-77, CON-80: a card is one of its seat's, lies in one place, and the first places."""
    hidden = int(pos.carded) & ~int(pos.shown)
    for seat in range(2):
        lying = [*pos.pile[seat].tolist(), *pos.reserve[seat].tolist()]
        known = [card for card in lying if card < table.UNKNOWN]
        unknown = lying.count(table.UNKNOWN)
        wrong = len(set(known)) < len(known) or any(
            card >= MOST_FIGHTERS
            or pos.side[card] != seat
            or pos.group[card] != card
            or not hidden >> card & 1
            for card in known
        )
        gaps = any(
            before == table.NO_CARD != card
            for place, (before, card) in enumerate(pairwise(lying))
            if place != table.BAND + 3  # from the pile to the reserve
        )
        # Whoever still puts cards in order has hidden none of them.
        most = count_bits(unseen_cards(pos, seat)) if pos.ordered[seat] else 0
        if wrong or gaps or unknown > most:
            yield Message("skirmish-cards", {"seat": Message(f"confrontation-seat-{SEATS[seat]}")})


def _faults_of_things(pos: np.record) -> Iterator[Message]:
    """Terrain, effects, and what the scenario has laid."""
    for number in range(MOST_OUTLINES):
        corners = int(pos.corners[number])
        outline = pos.outline[number, :corners].tolist()
        drawn = corners == 0 if pos.terrain[number] == table.NO_OUTLINE else is_convex(outline)
        if not drawn or any(x > pos.width or y > pos.height for x, y in outline):
            yield Message("skirmish-outline", {"number": number + 1})
    at_work = [spell != NOBODY for spell in pos.effect[:, table.E_SPELL].tolist()]
    if at_work != sorted(at_work, reverse=True):
        yield Message("skirmish-row", {"word": f"effect{at_work.index(False) + 1}"})
    for row, effect in enumerate(pos.effect.tolist()):
        if at_work[row] and effect[table.E_CASTER] == NOBODY:
            yield Message("skirmish-row", {"word": f"effect{row + 1}"})
    for row, spell in enumerate(pos.spell.tolist()):
        being = spell[table.S_AMOUNT]
        if spell[table.S_DEED] == table.SUMMON and not table.FIRST_LATER <= being < MOST_FIGHTERS:
            yield Message("skirmish-row", {"word": f"spell{row + 1}"})
    for row, objective in enumerate(pos.objective.tolist()):
        most = {
            table.CONTROL: int(pos.zones), table.CONSTRUCTION: table.MOST_BUILDINGS,
            table.HOLDING: table.MOST_OBJECTS,
        }.get(objective[table.O_KIND], MOST_FIGHTERS)  # fmt: skip
        zoned = objective[table.O_ZONE] < pos.zones
        if objective[table.O_KIND] and not (0 <= objective[table.O_SUBJECT] < most and zoned):
            yield Message("skirmish-row", {"word": f"objective{row + 1}"})
    for row, appearance in enumerate(pos.appearance.tolist()):
        zone = appearance[table.A_ZONE]
        if appearance[table.A_TURN] and not (
            0 <= zone < pos.zones
            and (pos.zone[zone, table.Z_ROUND] or appearance[table.A_PARTS] > 1)
        ):
            yield Message("skirmish-row", {"word": f"appearance{row + 1}"})
