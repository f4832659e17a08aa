"""CON-21 … CON-24, CON-112, CON-113, CON-117: spells and miracles, as a warband's file has them.

[[spell]]
name = "Ember lance"
element = "fire"
cost = 2
difficulty = 7
range = 20
target = "enemy"
effect = { strike = 6 }
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NoReturn

from escarmouche.core.datafile import DataFile
from escarmouche.games.confrontation import table
from escarmouche.games.confrontation.table import CHARACTERISTICS, ELEMENTS, LETTERS

TARGETS = (
    "self", "friend", "enemy", "anybody", "friends-around", "enemies-around", "all-around",
)  # fmt: skip
KEYWORDS = ("gain", "benefit")
STEPS = ("set", "lower", "divide", "raise")
DEEDS = ("characteristic", "strike", "heal", "steady", "shift", "summon")
DURATIONS = ("turns", "upkeep", "whole-game")
_MOST_RANGE = 120
_MOST_POINTS = 12


@dataclass(frozen=True)
class Spell:
    """A spell, or a miracle; fields as in `table`, S_MIRACLE … S_COMBAT."""

    name: str
    fields: tuple[int, ...]
    summons: str = ""  # the name of what it summons

    @property
    def is_miracle(self) -> bool:
        return bool(self.fields[table.S_MIRACLE])

    @property
    def element(self) -> str:
        return ELEMENTS[self.fields[table.S_ELEMENT]]


def read_name(entry: DataFile, key: str = "name") -> str:
    """A name that fits on a card."""
    name = entry.text(key)
    check_name(entry, key, name)
    return name


def check_name(entry: DataFile, key: str, name: str) -> None:
    if not 0 < len(name) <= LETTERS or name != name.strip() or not name.isprintable():
        raise entry.wrong(key, "reason-name", value=name, most=LETTERS)
    if max(map(ord, name)) > 0x7FFF:
        raise entry.wrong(key, "reason-letters", value=name)


def read_spell(entry: DataFile, miracle: bool, beings: Sequence[str]) -> Spell:
    """One spell or miracle; `beings` are the names of what can be summoned."""
    price = ("fervour",) if miracle else ("element", "cost")
    entry.only(
        "name", *price, "difficulty", "target", "range", "radius", "dice", *DURATIONS,
        "keyword", "effect", "unseen", "combat",
    )  # fmt: skip
    name = read_name(entry)
    fields = [0] * table.SPELL_FIELDS
    fields[table.S_MIRACLE] = int(miracle)
    if not miracle:
        fields[table.S_ELEMENT] = ELEMENTS.index(entry.one_of("element", ELEMENTS))
    fields[table.S_COST] = entry.integer(price[-1], 0, most=_MOST_POINTS)
    fields[table.S_DIFFICULTY] = entry.integer("difficulty", 1, most=30)
    _read_target(entry, fields)
    summons = _read_effect(entry.table("effect"), fields, beings)
    _read_duration(entry, fields)
    if entry.has("keyword"):
        fields[table.S_KEYWORD] = KEYWORDS.index(entry.one_of("keyword", KEYWORDS))
    fields[table.S_UNSEEN] = int(entry.flag("unseen"))
    fields[table.S_COMBAT] = int(entry.flag("combat"))
    return Spell(name, tuple(fields), summons)


def _read_target(entry: DataFile, fields: list[int]) -> None:
    """CON-21: whom it reaches, and how far; a summoned being appears within the range."""
    if entry.has("effect") and entry.table("effect").has("summon"):
        for key in ("target", "radius", "dice"):
            if entry.has(key):
                _misplaced(entry, key, "summon")
        fields[table.S_RANGE] = entry.integer("range", 1, most=_MOST_RANGE)
        return
    whom = TARGETS.index(entry.one_of("target", TARGETS))
    fields[table.S_WHOM] = whom
    around, chosen = whom >= table.FRIENDS_AROUND, table.SELF < whom <= table.ANYBODY
    for key, wanted in (("range", chosen), ("radius", around), ("dice", around)):
        if entry.has(key) and not wanted:
            _misplaced(entry, key, TARGETS[whom])
    if chosen:
        fields[table.S_RANGE] = entry.integer("range", 1, most=_MOST_RANGE)
    if around:
        fields[table.S_RADIUS] = entry.integer("radius", 0, most=_MOST_RANGE)
        fields[table.S_DICE] = entry.integer("dice", 0, default=0, most=4)


def _read_effect(entry: DataFile, fields: list[int], beings: Sequence[str]) -> str:
    """What it does; the name of what it summons, if it does."""
    entry.only(*DEEDS, *STEPS)
    deeds = [deed for deed in DEEDS if entry.has(deed)]
    if len(deeds) != 1:
        raise entry.wrong(deeds[1] if deeds else DEEDS[0], "reason-deed", deeds=", ".join(DEEDS))
    deed = DEEDS.index(deeds[0])
    fields[table.S_DEED] = deed
    steps = [step for step in STEPS if entry.has(step)]
    if deed == table.MODIFY:
        if len(steps) != 1:
            raise entry.wrong(steps[1] if steps else STEPS[0], "reason-step")
        name = entry.one_of("characteristic", CHARACTERISTICS)
        fields[table.S_CHARACTERISTIC] = CHARACTERISTICS.index(name)
        step = STEPS.index(steps[0])
        fields[table.S_STEP] = step
        least = {table.REPLACE: -2, table.DIVIDE: 2}.get(step, 1)
        fields[table.S_AMOUNT] = entry.integer(steps[0], least, most=12)
    elif steps:
        _misplaced(entry, steps[0], deeds[0])
    elif deed == table.STRIKE:
        fields[table.S_AMOUNT] = entry.integer("strike", 0, most=20)
    elif deed == table.HEAL:
        fields[table.S_AMOUNT] = entry.integer("heal", 1, most=3)
    elif deed == table.SHIFT:
        fields[table.S_AMOUNT] = entry.integer("shift", 1, most=40)
    elif deed == table.STEADY:
        if not entry.flag("steady"):
            raise entry.wrong("steady", "reason-one-of", value="false", values="true")
    else:
        return entry.one_of("summon", tuple(beings))
    return ""


def _read_duration(entry: DataFile, fields: list[int]) -> None:
    """CON-22, CON-23: what changes a characteristic lasts; all the rest happens at once."""
    if fields[table.S_DEED] != table.MODIFY:
        for key in (*DURATIONS, "keyword"):
            if entry.has(key):
                _misplaced(entry, key, DEEDS[fields[table.S_DEED]])
        return
    named = [key for key in DURATIONS if entry.has(key)]
    if len(named) != 1:
        raise entry.wrong(named[1] if named else "turns", "reason-duration")
    if named[0] == "turns":
        fields[table.S_DURATION] = entry.integer("turns", 1, most=12)
    elif named[0] == "upkeep":  # Entretien/X; a miracle costs 1 temporary faith
        most = 1 if fields[table.S_MIRACLE] else _MOST_POINTS
        fields[table.S_KEEP] = entry.integer("upkeep", 1, most=most)
        fields[table.S_DURATION] = 1
    elif entry.flag("whole-game"):
        fields[table.S_DURATION] = table.FOR_EVER
    else:
        raise entry.wrong("whole-game", "reason-one-of", value="false", values="true")


def _misplaced(entry: DataFile, key: str, beside: str) -> NoReturn:
    raise entry.wrong(key, "reason-misplaced", beside=beside)
