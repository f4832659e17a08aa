"""RAG-30 … RAG-34: escort a unit of prisoners, and the card of that unit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from escarmouche.core.errors import IllegalMove
from escarmouche.core.texts import Message
from escarmouche.games.ragnarok.army import Unit

REACH = 10  # cm


def escorts_near(prisoners: Unit, enemies: Sequence[Unit]) -> list[Unit]:
    """RAG-30: only units within 10 cm, even partly, count as escorts."""
    return [unit for unit in enemies if unit.side != prisoners.side and unit.near(prisoners, REACH)]


def numbers(escorts: Sequence[Unit]) -> int:
    """RAG-32: the escorts' strength in numbers, without those who cannot guard anybody."""
    return sum(
        unit.strength_in_numbers
        for unit in escorts
        if not (unit.knocked_down or unit.routed or unit.immobilised)
    )


def guarded(prisoners: Unit, escorts: Sequence[Unit]) -> bool:
    """RAG-30, RAG-32: whether these escorts, all within 10 cm, can hold the prisoners."""
    if not escorts or all(unit.assaulting for unit in escorts):
        return False
    if prisoners.power >= sum(unit.power for unit in escorts):
        return False
    return numbers(escorts) >= 2 * prisoners.strength_in_numbers


@dataclass(frozen=True)
class Escort:
    """Whether a unit of prisoners is captive, and where its card is this turn."""

    captive: bool = True
    activated: bool = False
    set_aside: bool = False
    in_reserve: bool = False

    def update(
        self, prisoners: Unit, escorting: Sequence[Unit], others: Sequence[Unit] = ()
    ) -> Escort:
        """RAG-32, RAG-33: freed as soon as the conditions fail; taken again when they hold.

        `escorting` are the units of the escort, `others` the remaining units. Free prisoners are
        not taken again while a unit hostile to the escort stands within 10 cm of them.
        """
        near = escorts_near(prisoners, escorting)
        holding = guarded(prisoners, near)
        if not self.captive and holding:
            side = near[0].side
            helped = any(
                unit.side != side and unit.name != prisoners.name and unit.near(prisoners, REACH)
                for unit in others
            )
            holding = not helped
        return replace(self, captive=holding)

    def follow(self, escort: Unit, escorts: Sequence[Unit]) -> Escort:
        """RAG-31: activated together with one escort that the escorting player chooses."""
        if not self.captive or escort not in escorts:
            raise IllegalMove("RAG-31", Message("ragnarok-no-escort", {"unit": escort.name}))
        return self._activate()

    def draw(self) -> tuple[Escort, bool]:
        """RAG-34: the unit's card is drawn; whether the owner draws another card at once."""
        if self.captive:
            return replace(self, set_aside=True), True
        return self._activate(), False

    def reserve(self) -> Escort:
        """RAG-34: the card may go to the reserve even while captive; the player passes."""
        return replace(self, in_reserve=True)

    def from_reserve(self) -> Escort:
        """RAG-34: a card in reserve is played later, by a free unit."""
        if not self.in_reserve or self.captive:
            raise IllegalMove("RAG-34", Message("ragnarok-card-captive"))
        return replace(self._activate(), in_reserve=False)

    def end_of_turn(self) -> Escort:
        return Escort(captive=self.captive)

    def _activate(self) -> Escort:
        # RAG-34: once per turn; a card set aside is lost for the turn.
        if self.activated:
            raise IllegalMove("RAG-34", Message("ragnarok-activated-already"))
        return replace(self, activated=True)
