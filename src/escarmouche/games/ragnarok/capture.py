"""RAG-01 … RAG-04: capture an enemy fighter, and free it again."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from escarmouche.core.errors import IllegalMove
from escarmouche.core.texts import Message
from escarmouche.games.ragnarok.army import Fighter, Unit


class Status(Enum):
    FREE = "free"
    TAKEN = "taken"  # removed from the table: captured for good
    CAPTIVE = "captive"  # follows its captors
    REJOINING = "rejoining"  # freed, on its way to its unit


def few_left(unit: Unit) -> bool:
    """RAG-02: a quarter of the starting strength or less, rounded down but at least 1.

    Only fighters present at deployment count.
    """
    left = sum(fighter.deployed for fighter in unit.fighters)
    return left <= max(unit.strength_at_start // 4, 1)


@dataclass(frozen=True)
class Capture:
    """What has become of one fighter that the enemy wants alive."""

    fighter: str
    status: Status = Status.FREE
    captor: str | None = None
    in_sequence: bool = True  # whether its own card is in the activation sequence

    @property
    def captured(self) -> bool:
        return self.status in (Status.TAKEN, Status.CAPTIVE)

    def removed(self) -> Capture:
        """RAG-01: removed from the table."""
        return replace(self, status=Status.TAKEN, captor=None, in_sequence=False)

    def after_combat(
        self, fighter: Fighter, unit: Unit, engaging: tuple[str, ...], captor: str | None = None
    ) -> Capture:
        """RAG-02, RAG-03: the end of a close-combat phase; the capturing player names the captor.

        `engaging` are the enemy units in close combat with the fighter.
        """
        cornered = fighter.deployed and fighter.life == 1 and fighter.engaged and engaging
        if self.captured or not cornered or not few_left(unit):
            return self
        if captor is None and len(engaging) == 1:
            captor = engaging[0]
        if captor not in engaging:
            raise IllegalMove(
                "RAG-02", Message("ragnarok-name-captor", {"units": ", ".join(engaging)})
            )
        return replace(self, status=Status.CAPTIVE, captor=captor, in_sequence=False)

    def captor_lost(self, unit: Unit, by_ally: bool, own_unit_destroyed: bool) -> Capture:
        """RAG-04: an ally of the fighter destroyed the captors or made them flee."""
        if self.status is not Status.CAPTIVE or unit.name != self.captor:
            return self
        if not by_ally or not (unit.destroyed or unit.routed):
            return self
        status = Status.FREE if own_unit_destroyed else Status.REJOINING
        return replace(self, status=status, captor=None, in_sequence=True)

    def may(self, action: str) -> bool:
        """RAG-04: until they have met, fighter and unit may only move towards each other."""
        if self.status is Status.REJOINING:
            return action == "move-together"
        return self.status is Status.FREE

    def met(self) -> Capture:
        """RAG-04: the fighter is back with its unit."""
        if self.status is not Status.REJOINING:
            return self
        return replace(self, status=Status.FREE)
