"""Fighters and units as the objectives see them; RAG-80, RAG-81."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from escarmouche.core.errors import OptionError
from escarmouche.games.ragnarok.tabletop import Figure, Spot, touches_spot, within


class Kind(Enum):
    INFANTRY = "infantry"
    CAVALRY = "cavalry"
    CREATURE = "creature"
    WAR_MACHINE = "war-machine"
    TITAN = "titan"
    DRAGON = "dragon"


# RAG-80: the power of a card that has none; nothing is said of dragons.
POWER = {
    Kind.INFANTRY: 1,
    Kind.CAVALRY: 2,
    Kind.CREATURE: 3,
    Kind.WAR_MACHINE: 4,
    Kind.TITAN: 5,
}

# RAG-81: the life points of a fighter of the Confrontation rules, one lost per level of wounds.
LIFE_POINTS = 4


def life_points(wound_level: int) -> int:
    """RAG-81: light 3, serious 2, critical 1, killed 0."""
    return LIFE_POINTS - wound_level


@dataclass(frozen=True)
class Fighter:
    """One fighter on the table."""

    name: str
    side: int
    figure: Figure
    kind: Kind = Kind.INFANTRY
    rank: str | None = None
    strength: int = 0
    printed_power: int | None = None
    life: int = LIFE_POINTS
    life_at_start: int = LIFE_POINTS
    deployed: bool = True  # present at deployment
    summoned: bool = False
    displaced: bool = False  # teleported or moved by an effect this turn
    routed: bool = False
    engaged: bool = False  # in close combat

    @property
    def power(self) -> int:
        if self.printed_power is not None:
            return self.printed_power
        if self.kind not in POWER:
            raise OptionError("error-power", fighter=self.name)
        return POWER[self.kind]


@dataclass(frozen=True)
class Unit:
    """Fighters deployed together."""

    name: str
    side: int
    fighters: tuple[Fighter, ...]
    strength_at_start: int
    knocked_down: bool = False
    routed: bool = False
    immobilised: bool = False  # a vehicle that cannot move
    assaulting: bool = False  # resolves an assault

    @property
    def power(self) -> int:
        return sum(fighter.power for fighter in self.fighters)

    @property
    def strength_in_numbers(self) -> int:
        return len(self.fighters)

    @property
    def destroyed(self) -> bool:
        return not self.fighters

    def near(self, other: Unit, cm: float) -> bool:
        """Whether some base of one is within `cm` of some base of the other."""
        return any(
            within(mine.figure, theirs.figure, cm)
            for mine in self.fighters
            for theirs in other.fighters
        )

    def touches(self, spot: Spot) -> bool:
        """Whether some base touches a spot or stands on it."""
        return any(touches_spot(fighter.figure, spot) for fighter in self.fighters)
