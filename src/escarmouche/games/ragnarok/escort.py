"""RAG-30 … RAG-34: escort a unit of prisoners, and the card of that unit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum

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


class Card(Enum):
    """RAG-34: where the card of the prisoners is this turn."""

    PILE = "pile"
    RESERVE = "reserve"
    PLAYED = "played"
    ASIDE = "aside"  # lost for the turn


@dataclass(frozen=True)
class Escort:
    """Whether a unit of prisoners is captive, whether it has acted, and where its card is."""

    captive: bool = True
    activated: bool = False  # this turn, by its card or with an escort
    card: Card = Card.PILE

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
        self._check_not_activated()
        return replace(self, activated=True)

    def draw(self) -> tuple[Escort, bool]:
        """RAG-34: the unit's card is drawn; whether the owner draws another card at once.

        Drawing is no choice: the card of a unit that has been activated is set aside like that
        of a captive one.
        """
        self._check_card(Card.PILE)
        if self.captive or self.activated:
            return replace(self, card=Card.ASIDE), True
        return replace(self, activated=True, card=Card.PLAYED), False

    def reserve(self) -> Escort:
        """RAG-34: the card may go to the reserve even while captive; the player passes."""
        self._check_card(Card.PILE)
        self._check_not_activated()
        return replace(self, card=Card.RESERVE)

    def from_reserve(self) -> Escort:
        """RAG-34: a card in reserve is played later, by a free unit."""
        self._check_card(Card.RESERVE)
        self._check_not_activated()
        if self.captive:
            raise IllegalMove("RAG-34", Message("ragnarok-card-captive"))
        return replace(self, activated=True, card=Card.PLAYED)

    def end_of_turn(self) -> Escort:
        return Escort(captive=self.captive)

    def _check_card(self, place: Card) -> None:
        if self.card is not place:
            raise IllegalMove("RAG-34", Message(f"ragnarok-card-not-in-{place.value}"))

    def _check_not_activated(self) -> None:
        if self.activated:
            raise IllegalMove("RAG-34", Message("ragnarok-activated-already"))
