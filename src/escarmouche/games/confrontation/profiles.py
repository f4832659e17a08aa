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

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from escarmouche.core.datafile import DataFile
from escarmouche.games.confrontation import table
from escarmouche.games.confrontation.spells import Spell, check_name, read_name, read_spell
from escarmouche.games.confrontation.table import BAND, CHARACTERISTICS, ELEMENTS, SPELLS_EACH

# CON-63: the bases, and the power of a card that names none (RAG-80).
BASES = {"infantry": 1, "cavalry": 2, "creature": 3, "large": 4}
NEEDED = ("MOU", "INI", "ATT", "FOR", "DEF", "RES", "DIS")
# Skills without a number, and those with one: Régénération/5.
SKILLS = {
    "Brute épaisse": table.BRUTE,
    "Tir rapide": table.QUICK_SHOT,
    "Ambidextre": table.AMBIDEXTROUS,
    "Renfort": table.REINFORCEMENT,
    "Dragon": table.DRAGON,
}
NUMBERED_SKILLS = ("Régénération", "Éphémère")
SPELLS_OF_A_BAND = table.MOST_SPELLS // 2
_STARTED = 150  # CON-72: PA for every magician and faithful
# CON-66: printed values go from −2 to 12, those named here from and to others.
_LEAST = {"MOU": 0, "RES": 1}
_MOST = {"MOU": 20}
_RANGE = 120
AURA = 10  # CON-116


@dataclass(frozen=True)
class Weapon:
    """A weapon that shoots: its strength, its ranges and the radius of its area, in cm."""

    strength: int
    ranges: tuple[int, int, int]
    radius: int = 0


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
    elements: tuple[str, ...] = ()
    aura: int = AURA
    spells: tuple[str, ...] = ()

    @property
    def power(self) -> int:
        return BASES[self.base] if self.printed_power is None else self.printed_power

    def skill_number(self, skill: str) -> int:
        """The X of a skill such as Régénération/X; 0 without it."""
        found = (each.partition("/") for each in self.skills)
        return next((int(number) for name, _, number in found if name == skill), 0)

    def same_card(self, other: Profile) -> bool:
        """Whether both have one profile: names are the fighters' own."""
        return replace(self, name="") == replace(other, name="")


@dataclass(frozen=True)
class Warband:
    name: str
    fighters: tuple[Profile, ...]
    spells: tuple[Spell, ...]
    summoned: tuple[Profile, ...]
    source: DataFile  # to name the file and the key of what is wrong with it

    @property
    def pa(self) -> int:
        return sum(fighter.pa for fighter in self.fighters)


def load_warband(path: Path) -> Warband:
    """A warband from a TOML file; `DataError` names file, key and reason."""
    return read_warband(DataFile.read(path))


def read_warband(data: DataFile) -> Warband:
    """The warband of a table, but for the PA limit (`check_limit`)."""
    data.only("name", "fighter", "spell", "miracle", "summoned")
    name = data.text("name")
    summoned = _read_profiles(data, "summoned", ())
    beings = [being.name for being in summoned]
    spells = tuple(
        read_spell(entry, key == "miracle", beings)
        for key in ("spell", "miracle")
        for entry in data.tables(key)
    )
    _check_names(data, ("spell", "miracle"), [spell.name for spell in spells])
    if len(spells) > SPELLS_OF_A_BAND:
        raise data.wrong("spell", "reason-many", count=len(spells), most=SPELLS_OF_A_BAND)
    data.list_of("fighter")
    fighters = _read_profiles(data, "fighter", spells)
    if not 2 <= len(fighters) <= BAND:
        raise data.wrong("fighter", "reason-band", count=len(fighters), most=BAND)
    return Warband(name, fighters, spells, summoned, data)


def check_limit(warband: Warband, limit: int) -> None:
    """CON-50, CON-72: what depends on the limit in PA."""
    data = warband.source
    if warband.pa > limit:
        raise data.wrong("fighter", "reason-army", pa=warband.pa, limit=limit)
    for fighter in warband.fighters:
        if 2 * fighter.pa > limit:
            raise data.wrong(
                "fighter", "reason-half", name=fighter.name, pa=fighter.pa, limit=limit
            )
    most = -(-limit // _STARTED)
    for characteristic in ("POU", "FOI"):
        count = sum(characteristic in fighter.characteristics for fighter in warband.fighters)
        if count > most:
            raise data.wrong(
                "fighter", "reason-mystics", characteristic=characteristic, count=count, most=most
            )


def _check_names(data: DataFile, keys: Sequence[str], names: Sequence[str]) -> None:
    for place, name in enumerate(names):
        if name in names[:place]:
            raise data.wrong(" / ".join(keys), "reason-twice", value=name)


def _read_profiles(data: DataFile, key: str, spells: Sequence[Spell]) -> tuple[Profile, ...]:
    profiles: list[Profile] = []
    for entry in data.tables(key):
        profile = read_profile(entry, spells, extra=("names",))
        names = entry.texts("names") or (profile.name,)
        for place, name in enumerate(names):
            where = f"names[{place}]" if entry.has("names") else "name"
            check_name(entry, where, name)
            if any(name == other.name for other in profiles):
                raise entry.wrong(where, "reason-twice", value=name)
            if profile.character and place:
                raise entry.wrong(where, "reason-character")
            profiles.append(replace(profile, name=name))
    return tuple(profiles)


def read_profile(
    entry: DataFile, spells: Sequence[Spell] = (), extra: Sequence[str] = ()
) -> Profile:
    """One card; fighters that share one may have `names` in place of a `name`."""
    entry.only(
        "name", *extra, "unit", "pa", "base", "characteristics", "weapon", "skills", "power",
        "rank", "character", "elements", "aura", "spells",
    )  # fmt: skip
    if entry.has("names") and entry.has("name"):
        raise entry.wrong("names", "reason-misplaced", beside="name")
    profile = Profile(
        "" if entry.has("names") else read_name(entry),
        entry.integer("pa", 0, most=999),
        _characteristics(entry.table("characteristics")),
        entry.one_of("base", tuple(BASES)) if entry.has("base") else "infantry",
        entry.text("unit") if entry.has("unit") else "",
        entry.text("rank") if entry.has("rank") else "",
        entry.flag("character"),
        _weapon(entry.table("weapon")) if entry.has("weapon") else None,
        _skills(entry),
        entry.integer("power", 0, most=20) if entry.has("power") else None,
        entry.texts("elements"),
        entry.integer("aura", 0, default=AURA, most=_RANGE),
        entry.texts("spells"),
    )
    values = profile.characteristics
    for key, characteristic, given in (
        ("weapon", "TIR", profile.weapon is not None),
        ("elements", "POU", bool(profile.elements)),
    ):
        if given != (characteristic in values):
            raise entry.wrong(key, "reason-together", characteristic=characteristic)
    if entry.has("aura") and "FOI" not in values:
        raise entry.wrong("aura", "reason-needs", characteristic="FOI")
    for place, element in enumerate(profile.elements):
        if element not in ELEMENTS:
            raise entry.wrong(
                f"elements[{place}]", "reason-one-of", value=element, values=", ".join(ELEMENTS)
            )
    _check_spells(entry, profile, {spell.name: spell for spell in spells})
    return profile


def _skills(entry: DataFile) -> tuple[str, ...]:
    skills = entry.texts("skills")
    for place, skill in enumerate(skills):
        name, _, number = skill.partition("/")
        if skill in SKILLS or (name in NUMBERED_SKILLS and number in tuple("23456")):
            continue
        values = (*SKILLS, *(f"{each}/2 … /6" for each in NUMBERED_SKILLS))
        raise entry.wrong(
            f"skills[{place}]", "reason-one-of", value=skill, values=", ".join(values)
        )
    return skills


def _check_spells(entry: DataFile, profile: Profile, known: Mapping[str, Spell]) -> None:
    if len(profile.spells) > SPELLS_EACH:
        raise entry.wrong("spells", "reason-many", count=len(profile.spells), most=SPELLS_EACH)
    for place, name in enumerate(profile.spells):
        key = f"spells[{place}]"
        if name not in known:
            raise entry.wrong(key, "reason-one-of", value=name, values=", ".join(known))
        spell = known[name]
        needed = "FOI" if spell.is_miracle else "POU"
        if needed not in profile.characteristics:
            raise entry.wrong(key, "reason-needs", characteristic=needed)
        if not spell.is_miracle and spell.element not in profile.elements:
            raise entry.wrong(key, "reason-element", element=spell.element)


def _characteristics(entry: DataFile) -> dict[str, int]:
    entry.only(*CHARACTERISTICS)
    if entry.has("PEUR") and entry.has("COU"):
        raise entry.wrong("PEUR", "reason-misplaced", beside="COU")
    needed = (*NEEDED, "PEUR" if entry.has("PEUR") else "COU")
    return {
        name: entry.integer(name, _LEAST.get(name, -2), most=_MOST.get(name, 12))
        for name in CHARACTERISTICS
        if name in needed or entry.has(name)
    }


def _weapon(entry: DataFile) -> Weapon:
    entry.only("strength", "ranges", "radius")
    short, medium, long = entry.integers("ranges", 3, 0, _RANGE)
    if not short <= medium <= long:
        raise entry.wrong("ranges", "reason-ascending")
    return Weapon(
        entry.integer("strength", -2, most=20),
        (short, medium, long),
        entry.integer("radius", 0, default=0, most=20),
    )
