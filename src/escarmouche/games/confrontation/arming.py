"""CON-66, CON-72: two warbands are laid into a battle whose scenario lies there already.

The page does the same without a server: `warbands_for_page` writes this file, and what reads and
checks a warband, as JavaScript (`core.javascript`). So it is plain Python over fields by number,
and it begins by clearing what another pair of warbands may have left.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from escarmouche.core.datafile import DataFile
from escarmouche.games.confrontation import table
from escarmouche.games.confrontation.geometry.ground import MOST_FIGHTERS
from escarmouche.games.confrontation.profiles import (
    BASES,
    NUMBERED_SKILLS,
    SKILLS,
    Profile,
    Warband,
    check_limit,
    read_warband,
)

# What warbands write, of the record of a battle.
FIELDS = (
    "printed", "skills", "pa", "side", "base", "power", "weapon", "regeneration", "ephemeral",
    "aura", "elements", "name", "status", "knows", "unit", "profile", "spell", "spell_name",
    "objective",
)  # fmt: skip
_WEAPON = 5  # numbers of a weapon


class Plan(NamedTuple):
    """What a scenario asks of warbands."""

    name: str
    first: int  # the first number that neither prisoners nor appearances have
    limit: int  # CON-50, in PA; 0: open
    excluded: Sequence[str]  # RAG-21: ranks, units and bases that do not build
    quarries: Sequence[tuple[int, int, str]]  # objective, seat of the quarry, who it is


def points_of(entries: Mapping[str, Any], limit: int = 0) -> int:
    """CON-72: what a warband costs; `DataError` says what is wrong with it. 0: no limit."""
    warband = read_warband(DataFile(str(entries.get("name", "")), entries))
    check_limit(warband, limit or warband.pa)
    return warband.pa


def arm_as_told(
    pos: Any, tables: Sequence[Mapping[str, Any]], plan: Sequence[Any], points: int
) -> None:
    """The page's way: two warbands as tables, a plan as a list; 0 points: as the scenario says."""
    told = Plan(plan[0], plan[1], plan[2], plan[3], plan[4])
    warbands = [read_warband(DataFile(str(each.get("name", "")), each)) for each in tables]
    check_limits(warbands, points or told.limit)
    arm(pos, warbands, told, DataFile(told.name, {}))


def check_limits(warbands: Sequence[Warband], limit: int) -> None:
    """CON-50: the limit of the scenario, or agreed; else what the greater band costs."""
    most = limit or max([warband.pa for warband in warbands])
    for warband in warbands:
        check_limit(warband, most)


def arm(pos: Any, warbands: Sequence[Warband], plan: Plan, scenario: DataFile) -> None:
    """Lay two warbands; `scenario` is the file to blame if a quarry is not among them."""
    _clear(pos, plan.first)
    free = plan.first
    spells = 0
    for seat, warband in enumerate(warbands):
        first = seat * table.BAND
        beings = {}
        for being in warband.summoned:
            if free == MOST_FIGHTERS:
                raise warband.source.wrong("summoned", "reason-no-room")
            beings[being.name] = free
            lay_card(pos, free, being, seat)
            pos.skills[free] |= table.SUMMONED
            same = [being.same_card(other) for other in warband.summoned]
            pos.profile[free] = beings[warband.summoned[same.index(True)].name]
            free += 1
        numbers = {}
        for number, spell in enumerate(warband.spells, spells):
            numbers[spell.name] = number
            pos.spell[number] = [*spell.fields]
            if spell.summons:
                pos.spell[number][table.S_AMOUNT] = beings[spell.summons]
            _spell_out(pos.spell_name[number], spell.name)
        spells += len(warband.spells)
        units = [other.unit for other in warband.fighters]
        for fighter, profile in enumerate(warband.fighters, first):
            lay_card(pos, fighter, profile, seat)
            pos.status[fighter] = table.IN_HAND
            pos.knows[fighter] = sum([1 << numbers[name] for name in profile.spells])
            if profile.unit:
                pos.unit[fighter] = first + units.index(profile.unit)
            same = [profile.same_card(other) for other in warband.fighters]
            pos.profile[fighter] = first + same.index(True)
            if any(each in plan.excluded for each in (profile.rank, profile.unit, profile.base)):
                pos.skills[fighter] |= table.EXCLUDED
    for at, seat, subject in plan.quarries:
        quarry = _quarry(scenario, at, subject, warbands[seat].fighters)
        pos.objective[at][table.O_SUBJECT] = seat * table.BAND + quarry


def _clear(pos: Any, first: int) -> None:
    """No warbands, no beings and no spells."""
    for fighter in [*range(table.FIRST_LATER), *range(first, MOST_FIGHTERS)]:
        pos.printed[fighter] = [table.MISSING] * len(table.CHARACTERISTICS)
        pos.skills[fighter] = 0
        pos.pa[fighter] = 0
        pos.side[fighter] = table.NOBODY if fighter >= table.FIRST_LATER else fighter // table.BAND
        pos["base"][fighter] = 0
        pos.power[fighter] = 0
        pos.weapon[fighter] = [0] * _WEAPON
        pos.regeneration[fighter] = 0
        pos.ephemeral[fighter] = 0
        pos.aura[fighter] = 0
        pos.elements[fighter] = 0
        pos.name[fighter] = [0] * table.LETTERS
        pos.status[fighter] = 0
        pos.knows[fighter] = 0
        pos.unit[fighter] = fighter
        pos.profile[fighter] = fighter
    for number in range(table.MOST_SPELLS):
        pos.spell[number] = [0] * table.SPELL_FIELDS
        pos.spell_name[number] = [0] * table.LETTERS


def lay_card(pos: Any, fighter: int, profile: Profile, side: int) -> None:
    """CON-66: what a fighter is."""
    pos.printed[fighter] = [
        profile.characteristics.get(name, table.MISSING) for name in table.CHARACTERISTICS
    ]
    skills = sum([SKILLS.get(skill, 0) for skill in profile.skills])
    pos.skills[fighter] = skills | (table.CHARACTER if profile.character else 0)
    pos.pa[fighter] = profile.pa
    pos.side[fighter] = side
    pos["base"][fighter] = list(BASES).index(profile.base)
    pos.power[fighter] = profile.power
    if profile.weapon:
        weapon = profile.weapon
        pos.weapon[fighter] = [weapon.strength, *weapon.ranges, weapon.radius]
    pos.regeneration[fighter] = profile.skill_number("Régénération")
    pos.ephemeral[fighter] = profile.skill_number("Éphémère")
    if "FOI" in profile.characteristics:
        pos.aura[fighter] = profile.aura
    pos.elements[fighter] = sum([1 << table.ELEMENTS.index(each) for each in profile.elements])
    _spell_out(pos.name[fighter], profile.name)


def _quarry(scenario: DataFile, at: int, subject: str, fighters: Sequence[Profile]) -> int:
    """The enemy fighter to be captured: the dearest one, or by its name."""
    names = [fighter.name for fighter in fighters]
    costs = [fighter.pa for fighter in fighters]
    if subject == "dearest":
        return costs.index(max(costs))
    if subject in names:
        return names.index(subject)
    raise scenario.wrong(
        f"objective[{at}].fighter", "reason-one-of", value=subject,
        values=", ".join(["dearest", *names]),
    )  # fmt: skip


def _spell_out(letters: Any, name: str) -> None:
    for at, letter in enumerate(name):
        letters[at] = ord(letter)


def warbands_for_page() -> str:
    """A module with `points_of` and `arm_as_told`, the tables, the plans, where fields are
    and what cards choose from.
    """
    import tomllib

    from escarmouche.core.javascript import translated
    from escarmouche.games.confrontation import options
    from escarmouche.games.confrontation.laying import plan_of

    folder = options._FOLDER / "warbands"
    tables = {
        name: tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8"))
        for name in options.warband_names()
    }
    plans = {name: plan_of(options.shipped_scenario(name)) for name in options.scenario_names()}
    layout = {}
    places: Mapping[str, Any] = table.POSITION.fields or {}
    for field in FIELDS:
        kind, at = places[field][:2]
        of, shape = kind.subdtype or (kind, ())
        layout[field] = [at, of.str[1:], shape]
    choices = {
        "bases": list(BASES), "skills": list(SKILLS), "numbered": NUMBERED_SKILLS,
        "elements": table.ELEMENTS,
    }  # fmt: skip
    given = {"tables": tables, "plans": plans, "layout": layout, "choices": choices}
    text = translated(
        __name__, ["points_of", "arm_as_told"], {"escarmouche.core.files.read_toml": {}}
    )
    data = "\n".join(
        f"export const {name} = {json.dumps(each, ensure_ascii=False)}"
        for name, each in given.items()
    )
    return f"{text}export {{ $fromData as told }}\n{data}\n"
