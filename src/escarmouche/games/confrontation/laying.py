"""Two warbands and a scenario are laid into a blank record, before anything has happened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from escarmouche.games.confrontation import table
from escarmouche.games.confrontation.geometry.ground import MOST_FIGHTERS
from escarmouche.games.confrontation.geometry.measure import EIGHTHS
from escarmouche.games.confrontation.profiles import BASES, SKILLS, Profile, Warband
from escarmouche.games.confrontation.scenario import Objective, Scenario
from escarmouche.games.confrontation.table import NOBODY
from escarmouche.games.confrontation.wound_table import SEVERITY, default_table


def clear(pos: np.record) -> None:
    """A record in which nothing is but the wound table: no fighters, no card, no question."""
    pos.wounds[:] = [[SEVERITY[each] for each in row] for row in default_table().rows[1:]]
    pos.printed[:] = table.MISSING
    for field in ("unit", "profile", "group"):
        pos[field][:] = range(MOST_FIGHTERS)
    pos.side[:] = [0] * table.BAND + [1] * table.BAND + [NOBODY] * (MOST_FIGHTERS - 16)
    pos.immune[:] = table.MISSING
    for field in ("summoner", "captor", "fight", "edge", "edges", "secret_seat", "tactics", "seat"):
        pos[field] = NOBODY
    pos.effect[:, (table.E_SPELL, table.E_CASTER)] = NOBODY
    pos.objective[:, (table.O_SEAT, table.O_SUBJECT, table.O_ZONE)] = NOBODY
    pos.building[:, (table.B_SEAT, table.B_OUTLINE)] = NOBODY
    pos.object[:, table.J_HOLDER] = NOBODY
    pos.appearance[:, (table.A_ZONE, table.A_FIGHTER, table.A_OBJECT)] = NOBODY
    pos.pile[:] = pos.reserve[:] = table.NO_CARD


def lay(
    pos: np.record, warbands: Sequence[Warband], scenario: Scenario, size: int | None = None
) -> None:
    """Everything but the options of the course; `size` widens the table about its middle."""
    clear(pos)
    width, height = size or scenario.width, size or scenario.height
    pos.width, pos.height = width, height
    offset = (width - scenario.width) // 2, (height - scenario.height) // 2
    free = iter(range(table.FIRST_LATER, MOST_FIGHTERS))
    _lay_scenery(pos, scenario, offset)
    units = _lay_prisoners(pos, scenario, offset, free)
    _lay_appearances(pos, scenario, free)
    _lay_warbands(pos, warbands, free)
    _lay_objectives(pos, scenario, warbands, units)
    for seat, warband in enumerate(warbands):
        for fighter, profile in enumerate(warband.fighters, seat * table.BAND):
            if {profile.rank, profile.unit, profile.base} & set(scenario.excluded):
                pos.skills[fighter] |= table.EXCLUDED


def _lay_scenery(pos: np.record, scenario: Scenario, offset: tuple[int, int]) -> None:
    """Terrain, zones, edges, buildings, caches, objects and explosions."""
    for at, piece in enumerate(scenario.terrain):
        pos.terrain[at], pos.corners[at] = piece.kind, len(piece.corners)
        pos.outline[at, : len(piece.corners)] = np.add(piece.corners, offset)
    pos.edges[:] = scenario.edges
    pos.edges_fixed = scenario.edges_fixed
    if scenario.edges_fixed:
        pos.edge[:] = scenario.edges
    pos.zones = len(scenario.zones)
    for at, zone in enumerate(scenario.zones):
        extent = (zone.radius, 0) if zone.radius else zone.size
        pos.zone[at] = (zone.radius > 0, *np.add(zone.at, offset), *extent)
    for at, building in enumerate(scenario.buildings):
        row = pos.building[at]
        row[table.B_SEAT], row[table.B_STRUCTURE] = building.side, building.structure
        row[table.B_RESISTANCE] = building.resistance
        row[table.B_WIDTH], row[table.B_HEIGHT] = building.footprint
    pos.caches = len(scenario.caches)
    for at, cache in enumerate(scenario.caches):
        pos.cache[at, : table.C_SEARCHED] = np.add(cache, offset) * EIGHTHS
    pos.object[: scenario.objects, table.J_STATE] = table.UNFOUND
    pos.secret_seat = scenario.secret
    for at, each in enumerate(scenario.explosions):
        x, y = np.add(each.at, offset) * EIGHTHS
        pos.explosion[at] = x, y, each.large, each.debris, each.strength, each.turn, each.hit, 0


def _lay_prisoners(
    pos: np.record, scenario: Scenario, offset: tuple[int, int], free: Iterator[int]
) -> list[int]:
    """RAG-30: units of captives on the table; the number of each."""
    units = []
    for prisoners in scenario.prisoners:
        numbers = [next(free) for _ in prisoners.fighters]
        units.append(numbers[0])
        for fighter, profile, spot in zip(numbers, prisoners.fighters, prisoners.at, strict=True):
            lay_card(pos, fighter, profile, prisoners.side)
            pos.unit[fighter] = numbers[0]
            pos.status[fighter], pos.prisoner[fighter] = table.ON_TABLE, 2
            pos.x[fighter], pos.y[fighter] = np.add(spot, offset) * EIGHTHS
    return units


def _lay_appearances(pos: np.record, scenario: Scenario, free: Iterator[int]) -> None:
    things = iter(range(scenario.objects, table.MOST_OBJECTS))
    for at, each in enumerate(scenario.appearances):
        fighter = thing = NOBODY
        if each.fighter:
            fighter = next(free)
            lay_card(pos, fighter, each.fighter, each.side)
        else:
            thing = next(things)
        pos.appearance[at] = each.turn, each.zone, each.parts, fighter, thing, 0


def _lay_warbands(pos: np.record, warbands: Sequence[Warband], free: Iterator[int]) -> None:
    """The bands in hand, their spells, and the cards of what they can summon."""
    spells = 0
    for seat, warband in enumerate(warbands):
        first = seat * table.BAND
        beings = {}
        for being in warband.summoned:
            beings[being.name] = number = next(free, NOBODY)
            if number == NOBODY:
                raise warband.source.wrong("summoned", "reason-no-room")
            lay_card(pos, number, being, seat)
            pos.skills[number] |= table.SUMMONED
            same = [being.same_card(other) for other in warband.summoned]
            pos.profile[number] = beings[warband.summoned[same.index(True)].name]
        numbers = {}
        for number, spell in enumerate(warband.spells, spells):
            numbers[spell.name] = number
            pos.spell[number] = spell.fields
            if spell.summons:
                pos.spell[number, table.S_AMOUNT] = beings[spell.summons]
            _spell_out(pos.spell_name[number], spell.name)
        spells += len(warband.spells)
        for fighter, profile in enumerate(warband.fighters, first):
            lay_card(pos, fighter, profile, seat)
            pos.status[fighter] = table.IN_HAND
            pos.knows[fighter] = sum(1 << numbers[name] for name in profile.spells)
            if profile.unit:
                units = [other.unit for other in warband.fighters]
                pos.unit[fighter] = first + units.index(profile.unit)
            same = [profile.same_card(other) for other in warband.fighters]
            pos.profile[fighter] = first + same.index(True)


def lay_card(pos: np.record, fighter: int, profile: Profile, side: int) -> None:
    """CON-66: what a fighter is."""
    pos.printed[fighter] = [
        profile.characteristics.get(name, table.MISSING) for name in table.CHARACTERISTICS
    ]
    skills = sum(SKILLS.get(skill, 0) for skill in profile.skills)
    pos.skills[fighter] = skills | (table.CHARACTER if profile.character else 0)
    pos.pa[fighter] = profile.pa
    pos.side[fighter] = side
    pos["base"][fighter] = list(BASES).index(profile.base)
    pos.power[fighter] = profile.power
    if profile.weapon:
        pos.weapon[fighter] = (
            profile.weapon.strength, *profile.weapon.ranges, profile.weapon.radius
        )  # fmt: skip
    pos.regeneration[fighter] = profile.skill_number("Régénération")
    pos.ephemeral[fighter] = profile.skill_number("Éphémère")
    if "FOI" in profile.characteristics:
        pos.aura[fighter] = profile.aura
    pos.elements[fighter] = sum(1 << table.ELEMENTS.index(each) for each in profile.elements)
    _spell_out(pos.name[fighter], profile.name)


def _lay_objectives(
    pos: np.record, scenario: Scenario, warbands: Sequence[Warband], units: Sequence[int]
) -> None:
    for at, objective in enumerate(scenario.objectives):
        subject = objective.subject
        if objective.kind == table.CAPTURE:
            subject = _quarry(scenario, at, objective, warbands)
        elif objective.kind == table.DELIVERY:
            subject = units[int(subject)]
        pos.objective[at] = (
            objective.kind, objective.side, subject, objective.points, objective.moment,
            objective.zone, 0,
        )  # fmt: skip


def _quarry(scenario: Scenario, at: int, objective: Objective, warbands: Sequence[Warband]) -> int:
    """The enemy fighter to be captured: the dearest one, or by its name."""
    enemy = 1 - objective.side
    fighters = warbands[enemy].fighters
    names = [fighter.name for fighter in fighters]
    if objective.subject == "dearest":
        return enemy * table.BAND + fighters.index(max(fighters, key=lambda each: each.pa))
    if objective.subject in names:
        return enemy * table.BAND + names.index(objective.subject)
    raise scenario.source.wrong(
        f"objective[{at}].fighter", "reason-one-of", value=objective.subject,
        values=", ".join(("dearest", *names)),
    )  # fmt: skip


def _spell_out(letters: np.ndarray, name: str) -> None:
    letters[: len(name)] = [ord(letter) for letter in name]
