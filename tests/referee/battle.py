"""What lies on the table, as plain data, and the questions that a battle asks.

Every deed is a generator: it yields a `Question`, is sent the answer, and goes on. Where only one
answer is legal nobody is asked.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeVar

import numpy as np

from referee.geometry import (
    CM,
    CONTACT,
    CONTROL,
    RADIUS,
    SIZE,
    Place,
    ahead,
    line_passes,
    near,
    overlaps_outline,
    part_inside,
    squared,
)

T = TypeVar("T")
CHANCE = -1
SEATS = ("blue", "red")
WEAKENED = ("INI", "ATT", "DEF", "TIR", "FOR", "POU", "FOI")  # CON-36
LEVELS = ("healthy", "light", "serious", "critical", "killed")


class TooCloseToCall(Exception):
    """A way is so nearly as long as the reach that rounding decides about what is asked next."""


@dataclass
class Question:
    """Who is asked, and which answers are legal: these surely, those perhaps."""

    seat: int
    sure: set[str]
    possible: set[str] | None  # None: whatever is answered is looked at afterwards
    about: str = ""


Asking = Generator[Question, str, T]


def ask(seat: int, answers: Iterable[str], about: str = "") -> Asking[str]:
    answers = list(answers)
    assert answers, about
    if len(answers) == 1:
        return answers[0]
    return (yield Question(seat, set(answers), set(answers), about))


def ask_nearly(seat: int, sure: set[str], possible: set[str], about: str = "") -> Asking[str]:
    """As `ask`, where rounding may decide about some answers."""
    if sure == possible:
        return (yield from ask(seat, sure, about))
    if len(possible) == 1:  # named already as legal
        return next(iter(possible))
    if len(sure) < 2:
        raise TooCloseToCall
    return (yield Question(seat, sure, possible, about))


def ask_place(
    seat: int, sure: Iterable[str], possible: Iterable[str] | None = None, about: str = ""
) -> Asking[str]:
    """A place on the table, named even where it is the only one."""
    sure = set(sure)
    possible = sure if possible is None else set(possible)
    assert possible, about
    return (yield Question(seat, sure, possible, about))


def throw(faces: int = 6) -> Asking[int]:
    answer = yield Question(
        CHANCE, *({f"d{face}" for face in range(1, faces + 1)} for _ in range(2))
    )
    return int(answer[1:])


@dataclass
class Fighter:
    key: str
    name: str
    side: int
    card: dict[str, int]
    base: str
    pa: int
    unit: str  # CON-71: the same word, the same unit; its own key if it has none
    profile: str
    skills: tuple[str, ...] = ()
    rank: str = ""
    power: int = 1
    character: bool = False
    weapon: dict[str, Any] | None = None
    elements: tuple[str, ...] = ()
    aura: int = 10
    spells: tuple[int, ...] = ()
    summoned: bool = False
    # What befalls it:
    status: str = "hand"  # absent, hand, table, dead, fled, vanished
    at: Place = (0, 0)
    facing: int = 0
    wound: int = 0
    stunned: bool = False
    routed: bool = False
    has_fled: bool = False  # this turn
    immune: int = 0
    gems: dict[str, int] = field(default_factory=dict)
    faith: int = 0
    cast: set[int] = field(default_factory=set)
    summoner: Fighter | None = None
    captor: str | None = None  # RAG-03: the unit that holds it
    freed: bool = False  # RAG-04, until it has met its unit
    deployed: bool = False
    prisoner: bool = False  # RAG-30: of a unit of prisoners
    captive_prisoner: bool = False
    followed: bool = False
    was_charged: bool = False
    has_charged: bool = False
    acted: bool = False
    displaced: bool = False
    built: int | None = None
    pursued: bool = False
    fought: bool = False
    lost: bool = False  # left the table this turn
    reinforced: bool = False
    attacks: int = 0
    parries: int = 0
    extra_dice: int = 0

    @property
    def radius(self) -> int:
        return RADIUS[self.base]

    @property
    def captive(self) -> bool:
        return self.captor is not None or self.captive_prisoner

    @property
    def present(self) -> bool:
        return self.status == "table"

    @property
    def active(self) -> bool:
        """RAG-83: on the table, and no captive."""
        return self.present and not self.captive

    def has(self, skill: str) -> bool:
        return skill in self.skills

    def skill_number(self, skill: str) -> int:
        """X of Régénération/X, or 0."""
        for each in self.skills:
            if each.startswith(f"{skill}/"):
                return int(each.split("/")[1])
        return 0

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return self is other


@dataclass
class Spell:
    number: int
    name: str
    miracle: bool
    element: str
    cost: int
    difficulty: int
    range: int
    target: str
    radius: int
    dice: int
    turns: int  # 0: instant
    whole_game: bool
    upkeep: int
    benefit: bool
    effect: dict[str, Any]
    unseen: bool
    combat: bool


@dataclass
class Effect:
    spell: Spell
    caster: Fighter
    whom: set[Fighter]
    last: int
    radius: int
    order: int = 0


@dataclass
class Building:
    side: int
    structure: int
    resistance: int
    width: int
    height: int
    corners: list[Place] | None = None
    points: int = 0
    held: bool = False
    strength: int = 0
    gained: int = 0
    bonus_done: bool = False


@dataclass
class Battle:
    fighters: dict[str, Fighter]
    spells: list[Spell]
    width: int  # cm
    height: int
    terrain: list[tuple[str, list[Place]]]
    edges: tuple[str, str]
    fixed: bool
    turns: int
    zones: list[dict[str, Any]]
    objectives: list[dict[str, Any]]
    buildings: list[Building]
    caches: list[dict[str, Any]]
    objects: list[dict[str, Any]]
    secret: int | None
    appearances: list[dict[str, Any]]
    explosions: list[dict[str, Any]]
    wounds: dict[str, list[str]]
    sealed: bool
    grouped: bool
    edge: list[str] = field(default_factory=lambda: ["", ""])
    turn: int = 0
    phase: str = "deployment"
    tactics: int = 0
    pile: tuple[list[str], list[str]] = field(default_factory=lambda: ([], []))
    reserve: tuple[list[str], list[str]] = field(default_factory=lambda: ([], []))
    group: dict[str, list[Fighter]] = field(default_factory=dict)
    effects: list[Effect] = field(default_factory=list)
    score: list[int] = field(default_factory=lambda: [0, 0])
    done: set[int] = field(default_factory=set)  # objectives scored once
    fights: list[tuple[list[Fighter], list[Fighter]]] = field(default_factory=list)
    fresh: set[frozenset[Fighter]] = field(default_factory=set)
    candidates: list[Fighter] = field(default_factory=list)
    secret_found: bool = False
    escorts: dict[str, set[Fighter]] = field(default_factory=dict)
    over: bool = False
    glance: Random | None = None  # of walks and runs look at every end only now and then
    share: float = 1.0

    def looks_closely(self) -> bool:
        return self.glance is None or self.glance.random() < self.share

    # --- who is who -------------------------------------------------------------------------------

    def everybody(self) -> Iterator[Fighter]:
        yield from self.fighters.values()

    def present(self) -> list[Fighter]:
        return [each for each in self.everybody() if each.present]

    def in_order(self) -> list[Fighter]:
        """CON-78: those of the tactics winner first."""
        first, second, later = [], [], []
        for each in self.everybody():
            if each.key.startswith("x"):
                later.append(each)
            elif each.side == self.tactics:
                first.append(each)
            else:
                second.append(each)
        return first + second + later

    def are_enemies(self, one: Fighter, other: Fighter) -> bool:
        return one.side != other.side and one.active and other.active

    def are_friends(self, one: Fighter, other: Fighter) -> bool:
        return one.side == other.side and one.active and other.active

    def enemies(self, fighter: Fighter) -> list[Fighter]:
        return [each for each in self.everybody() if self.are_enemies(fighter, each)]

    def gap_within(self, one: Fighter, other: Fighter, limit: int) -> bool:
        return near(one.at, other.at, one.radius + other.radius + limit)

    def contact(self, one: Fighter, other: Fighter) -> bool:
        return one is not other and self.gap_within(one, other, CONTACT)

    def touching(self, fighter: Fighter) -> list[Fighter]:
        """The enemies in contact."""
        return [each for each in self.enemies(fighter) if self.contact(fighter, each)]

    def engaged(self, fighter: Fighter) -> bool:
        return bool(self.touching(fighter))

    def unit(self, name: str) -> list[Fighter]:
        return [each for each in self.everybody() if each.unit == name]

    # --- values (CON-11, CON-24, CON-36) ----------------------------------------------------------

    def affected(self, effect: Effect) -> set[Fighter]:
        """CON-24: who has an effect now."""
        if not effect.spell.benefit or not effect.spell.target.endswith("-around"):
            return effect.whom
        if not effect.caster.active:
            return set()
        return {
            each
            for each in self.everybody()
            if self.in_area(effect.spell, effect.caster, each, effect.radius)
        }

    def in_area(self, spell: Spell, caster: Fighter, other: Fighter, radius: int) -> bool:
        if not other.active or not self.gap_within(caster, other, radius * CM):
            return False
        if spell.target == "friends-around":
            return other.side == caster.side  # CON-21: the caster is its own friend
        if spell.target == "enemies-around":
            return other.side != caster.side
        return True

    def value(self, fighter: Fighter, name: str) -> int:
        """A characteristic now: replacement, penalties, bonuses; fixed amounts before divisions."""
        value = fighter.card[name]
        mine = [
            each.spell.effect
            for each in self.effects
            if each.spell.effect.get("characteristic") == name and fighter in self.affected(each)
        ]
        for effect in mine:
            if "set" in effect:
                value = effect["set"]
        if name == "DEF" and self.has_defence_zero(fighter):
            value = 0
        if name in WEAKENED:
            value -= min(fighter.wound, 3) + fighter.stunned
        if name in ("INI", "ATT", "DEF") and fighter.was_charged and not fighter.has_charged:
            value -= 1
        if name in ("ATT", "DEF"):
            value -= 2 * fighter.extra_dice
        value -= sum(effect.get("lower", 0) for effect in mine)
        for effect in mine:
            if "divide" in effect:
                value = -(-value // effect["divide"])
        value += sum(effect.get("raise", 0) for effect in mine)
        if name == "RES":
            value = max(value, 1)
        return max(value, 0) if name == "MOU" else value

    def has_defence_zero(self, fighter: Fighter) -> bool:
        """RAG-24: built this turn, then charged, while the construction has fewer than X."""
        if fighter.built is None or not fighter.was_charged:
            return False
        building = self.buildings[fighter.built]
        return building.points < building.structure

    # --- places -----------------------------------------------------------------------------------

    def blocks(self) -> list[list[Place]]:
        return [corners for kind, corners in self.terrain if kind == "block"] + [
            building.corners for building in self.buildings if building.corners
        ]

    def fits(self, fighter: Fighter, place: Place, ignore: Iterable[Fighter] = ()) -> bool:
        """Whether its base overlaps nothing and is on the table."""
        x, y = place
        edge = fighter.radius
        return (
            edge <= x <= self.width * CM - edge
            and edge <= y <= self.height * CM - edge
            and all(
                squared(place, each.at) >= (edge + each.radius) ** 2
                for each in self.present()
                if each is not fighter and each not in ignore
            )
            and not any(overlaps_outline(place, edge, block) for block in self.blocks())
        )

    def whole_centimetres(self) -> list[Place]:
        return [(x * CM, y * CM) for x in range(self.width + 1) for y in range(self.height + 1)]

    def free_places(
        self,
        fighter: Fighter,
        apart: int = -1,
        bases: Iterable[Fighter] | None = None,
        window: tuple[int, int, int, int] | None = None,
    ) -> list[Place]:
        """The whole centimetres where its base fits, more than `apart` from these bases.

        Without `bases`, from those of its enemies. `window` leaves out what is not wanted anyway:
        left, bottom, right, top.
        """
        keep = [
            (*each.at, (each.radius + fighter.radius) ** 2)
            for each in self.present()
            if each is not fighter
        ]
        keep += [
            (*each.at, (each.radius + fighter.radius + apart) ** 2 + 1)
            for each in (self.enemies(fighter) if bases is None else bases)
        ]
        edge = fighter.radius
        left, bottom, right, top = window or (0, 0, self.width * CM, self.height * CM)
        left, bottom = max(left, edge), max(bottom, edge)
        right, top = min(right, self.width * CM - edge), min(top, self.height * CM - edge)
        columns = np.arange(-(-left // CM), right // CM + 1) * CM
        rows = np.arange(-(-bottom // CM), top // CM + 1) * CM
        x, y = (each.ravel() for each in np.meshgrid(columns, rows, indexing="ij"))
        fine = np.ones(len(x), bool)
        for at_x, at_y, least in keep:
            fine &= (x - at_x) ** 2 + (y - at_y) ** 2 >= least
        found = zip(x[fine].tolist(), y[fine].tolist(), strict=True)
        blocks = self.blocks()
        return [
            place
            for place in found
            if not any(overlaps_outline(place, edge, block) for block in blocks)
        ]

    def sees(self, one: Fighter, other: Fighter) -> bool:
        """CON-87."""
        if self.contact(one, other):
            return True
        if not ahead(one.at, one.facing, other.at):
            return False
        if any(part_inside(one.at, other.at, block) for block in self.blocks()):
            return False
        return not any(
            SIZE[each.base] >= SIZE[other.base]
            and line_passes(one.at, other.at, each.at, each.radius)
            for each in self.present()
            if each not in (one, other)
        )

    def controls(self, enemy: Fighter) -> bool:
        """CON-85, CON-97: whether it has a zone of control."""
        return enemy.active and not enemy.routed and not self.engaged(enemy)

    def in_zone_of(self, enemy: Fighter, place: Place, radius: int) -> bool:
        return near(place, enemy.at, enemy.radius + radius + CONTROL) and ahead(
            enemy.at, enemy.facing, place
        )
