"""CON-30 … CON-38, CON-61, CON-62: wound rolls, and what they do to a fighter's health."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, IntEnum
from functools import cache
from itertools import combinations, combinations_with_replacement, permutations
from typing import Any, NamedTuple

from escarmouche.games.confrontation.wound_table import Result, WoundTable, default_table
from escarmouche.odds.tree import CHANCE, D6, FAIR, OVER


class Level(IntEnum):
    """CON-34: how badly a fighter is hurt; CON-61: levels add up."""

    HEALTHY = 0
    LIGHT = 1
    SERIOUS = 2
    CRITICAL = 3
    KILLED = 4

    __hash__ = int.__hash__  # the hash of enumerations is slow, and solvers hash states a lot


LEVELS = tuple(Level)
_KILLED = Level.KILLED  # looked up in its enumeration once: that is slow
LEVEL_OF = {
    Result.LIGHT: Level.LIGHT,
    Result.SERIOUS: Level.SERIOUS,
    Result.CRITICAL: Level.CRITICAL,
    Result.KILLED: Level.KILLED,
}

PAIRS = tuple(combinations(range(3), 2))  # two of three dice, by their place

# CON-36: the characteristics that wounds lower.
WEAKENED = frozenset({"INI", "ATT", "DEF", "TIR", "FOR", "POU", "FOI"})


class Health(NamedTuple):
    """CON-34: a level of wounds, and whether the fighter is stunned."""

    level: Level = Level.HEALTHY
    stunned: bool = False

    @property
    def killed(self) -> bool:
        return self.level == _KILLED

    @property
    def penalty(self) -> int:
        """CON-36: what the characteristics lose.

        >>> Health(Level.SERIOUS, stunned=True).penalty
        3
        """
        return self.level + self.stunned

    def suffer(self, result: Result) -> Health:
        """CON-35, CON-61: the health after one more result of the wound table.

        >>> Health(Level.LIGHT).suffer(Result.SERIOUS).level.name
        'CRITICAL'
        """
        return _after(self, result)

    def end_of_turn(self) -> Health:
        """CON-37: wounds stay, stunned ends."""
        return Health(self.level)

    def healed(self, levels: int) -> Health:
        """CON-37: an effect heals some levels; nobody comes back from death."""
        if self.killed:
            return self
        return Health(Level(max(self.level - levels, Level.HEALTHY)), self.stunned)


@cache
def _after(health: Health, result: Result) -> Health:
    level, stunned = health
    if result == Result.STUNNED:
        return Health(level, stunned=True)
    gained = LEVEL_OF.get(result, Level.HEALTHY)
    return Health(LEVELS[min(level + gained, Level.KILLED)], stunned)


class ExtraDie(Enum):
    """CON-38: who picks the two dice that count, if one more die is thrown."""

    NONE = "normal"
    AMPLIFIED = "amplified"
    ATTENUATED = "attenuated"

    __hash__ = object.__hash__

    @classmethod
    def of(cls, amplified: int, attenuated: int) -> ExtraDie:
        """CON-38: effects cancel out one by one; the majority decides."""
        if amplified == attenuated:
            return cls.NONE
        return cls.AMPLIFIED if amplified > attenuated else cls.ATTENUATED


class Wound(NamedTuple):
    """What a wound roll said."""

    result: Result
    location: str | None  # none for a double 6, which has no column
    exceptional: bool


def read_wound(
    dice: tuple[int, int], strength: int, resistance: int, bonus: int, table: WoundTable
) -> Wound:
    """CON-30 … CON-33: two dice read in the wound table; nothing is rerolled, nothing fails.

    >>> wound = read_wound((3, 5), 3, 5, 0, default_table())
    >>> wound.location, wound.result.value
    ('abdomen', 'light')
    """
    lower, higher = sorted(dice)
    if lower == 6:  # CON-32 overrides the table: only a double 6 has no lower die below 6
        return Wound(Result.KILLED, None, exceptional=True)
    location = table.locations[lower - 1]
    result = table.read(higher + strength - resistance + bonus, lower - 1)
    return Wound(result, location, exceptional=lower == higher)


class WoundRoll(NamedTuple):
    """A wound roll: seat 0 inflicts it, seat 1 suffers it."""

    strength: int
    resistance: int
    bonus: int
    extra: ExtraDie
    table: WoundTable
    thrown: tuple[int, ...] = ()  # the two base dice, then the extra one

    @classmethod
    def start(
        cls,
        strength: int,
        resistance: int,
        bonus: int = 0,
        extra: ExtraDie = ExtraDie.NONE,
        table: WoundTable | None = None,
    ) -> WoundRoll:
        return cls(strength, resistance, bonus, extra, table or default_table())

    @property
    def dice(self) -> int:
        return 2 if self.extra is ExtraDie.NONE else 3

    @property
    def actor(self) -> int:
        if len(self.thrown) < self.dice:
            return CHANCE
        if self.extra is ExtraDie.NONE:
            return OVER
        return 0 if self.extra is ExtraDie.AMPLIFIED else 1

    def moves(self) -> Sequence[Any]:
        """The faces of the next die, or CON-62 any two of the three dice."""
        return D6 if self.actor == CHANCE else PAIRS

    def weights(self) -> Sequence[int]:
        return FAIR

    def play(self, move: Any) -> WoundRoll:
        strength, resistance, bonus, extra, table, thrown = self
        if len(thrown) == 3:
            # The two dice that count are read like a roll without an extra die.
            extra, thrown = ExtraDie.NONE, (thrown[move[0]], thrown[move[1]])
        elif len(thrown) == 1 and move < thrown[0]:
            # The base dice are alike, so the lower one lies first; the extra die stays apart.
            thrown = (move, *thrown)
        else:
            thrown = (*thrown, move)
        return WoundRoll(strength, resistance, bonus, extra, table, thrown)

    def outcome(self) -> Wound:
        first, second = self.thrown
        return read_wound((first, second), self.strength, self.resistance, self.bonus, self.table)


def thrown_at_once(roll: WoundRoll) -> list[tuple[WoundRoll, int]]:
    """What may follow when all the dice land in one step, whatever their order."""
    start = roll[:-1]
    return [(WoundRoll(*start, faces), weight) for faces, weight in _throws(roll.dice)]


@cache
def _throws(count: int) -> list[tuple[tuple[int, ...], int]]:
    """Every throw of so many dice in order, with how often it comes."""
    throws = combinations_with_replacement(D6, count)
    return [(faces, len(set(permutations(faces)))) for faces in throws]
