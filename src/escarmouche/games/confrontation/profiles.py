"""CON-65, CON-66, CON-72: profiles and warbands, from TOML files that users write.

name = "Griffin watch"

[[fighter]]
name = "Dwyn"
pa = 32
characteristics = { MOU = 10, INI = 3, ATT = 2, FOR = 4, DEF = 3, RES = 5, TIR = 3, COU = 4, DIS = 2 }
weapon = { strength = 5, ranges = [15, 30, 45] }
skills = ["Tir rapide"]
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from escarmouche.core.datafile import DataFile
from escarmouche.games.confrontation.characteristics import CHARACTERISTICS, LEAST

# CON-63: the bases, and the power of a card that names none (RAG-80).
BASES = {"infantry": 1, "cavalry": 2, "creature": 3, "large": 4}
NEEDED = ("MOU", "INI", "ATT", "FOR", "DEF", "RES", "DIS")
_LOWEST = -2  # CON-66: printed values go from −2


@dataclass(frozen=True)
class Weapon:
    """A weapon that shoots: its strength and its three ranges in centimetres."""

    strength: int
    ranges: tuple[int, int, int]


@dataclass(frozen=True)
class Profile:
    """CON-66: a fighter as its card has it."""

    name: str
    pa: int
    characteristics: Mapping[str, int]
    base: str = "infantry"
    unit: str = ""
    rank: str = ""
    character: bool = False
    weapon: Weapon | None = None
    skills: tuple[str, ...] = ()
    printed_power: int | None = None

    @property
    def power(self) -> int:
        return BASES[self.base] if self.printed_power is None else self.printed_power


@dataclass(frozen=True)
class Warband:
    name: str
    fighters: tuple[Profile, ...]

    @property
    def pa(self) -> int:
        return sum(fighter.pa for fighter in self.fighters)


def load_warband(path: Path) -> Warband:
    """A warband from a TOML file; `DataError` names file, key and reason."""
    data = DataFile.read(path)
    data.only("name", "fighter")
    data.list_of("fighter")
    return Warband(data.text("name"), tuple(_profile(entry) for entry in data.tables("fighter")))


def _profile(entry: DataFile) -> Profile:
    entry.only(
        "name", "unit", "pa", "base", "characteristics", "weapon", "skills", "power", "rank",
        "character",
    )  # fmt: skip
    skills = entry.list_of("skills") if entry.has("skills") else []
    for place, skill in enumerate(skills):
        if not isinstance(skill, str):
            raise entry.wrong(f"skills[{place}]", "reason-text", value=str(skill))
    return Profile(
        entry.text("name"),
        entry.integer("pa", 0),
        _characteristics(entry.table("characteristics")),
        entry.one_of("base", tuple(BASES)) if entry.has("base") else "infantry",
        entry.text("unit") if entry.has("unit") else "",
        entry.text("rank") if entry.has("rank") else "",
        entry.flag("character"),
        _weapon(entry.table("weapon")) if entry.has("weapon") else None,
        tuple(skills),
        entry.integer("power", 0) if entry.has("power") else None,
    )


def _characteristics(entry: DataFile) -> dict[str, int]:
    entry.only(*CHARACTERISTICS)
    courage = "PEUR" if entry.has("PEUR") else "COU"
    needed = (*NEEDED, courage)
    return {
        name: entry.integer(name, LEAST.get(name, _LOWEST))
        for name in CHARACTERISTICS
        if name in needed or entry.has(name)
    }


def _weapon(entry: DataFile) -> Weapon:
    entry.only("strength", "ranges")
    short, medium, long = (int(cm) for cm in entry.numbers("ranges", 3))
    return Weapon(entry.integer("strength", _LOWEST), (short, medium, long))
