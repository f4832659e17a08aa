"""An exchange of blows (CON-63): attacks, parries and wounds of two fighters, blow by blow.

Each stage is a test or a wound roll of its own; its outcome leads to the next stage. Dice and
players walk through the stages die by die; the odds solve them one by one.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any, NamedTuple

from escarmouche.games.confrontation.odds.trials import DifficultyTest, OpenTest
from escarmouche.games.confrontation.wound_table import WoundTable
from escarmouche.games.confrontation.wounds import ExtraDie, Health, WoundRoll
from escarmouche.odds.tree import OVER


class Combatant(NamedTuple):
    """A fighter as it enters close combat: the values on its card, its dice and its health."""

    attack: int
    defence: int
    strength: int
    resistance: int
    attacks: int = 0
    parries: int = 0
    health: Health = Health()
    brute: bool = False  # CON-05, on attacks only
    # On the wounds it inflicts:
    extra: ExtraDie = ExtraDie.NONE
    bonus: int = 0  # CON-30
    table: WoundTable | None = None  # CON-39; none: the one shipped


class Fighter(NamedTuple):
    """What the blows change: the dice a combatant has left, and its health."""

    attacks: int
    parries: int
    health: Health


class Stage(Enum):
    ATTACK = "attack"
    ANSWER = "answer"  # the defender spends a die on a parry, or saves it
    PARRY = "parry"
    WOUND = "wound"
    DONE = "done"  # this blow; the next one follows by itself
    OVER = "over"

    __hash__ = object.__hash__  # the hash of enumerations is slow, and solvers hash states a lot


# To look a member up in its enumeration is slow, and every stage asks for some.
ATTACK, ANSWER, PARRY, WOUND, DONE, ENDED = Stage


class Exchange(NamedTuple):
    """Two fighters striking in turn, seen by whose blow it is."""

    cards: tuple[Combatant, Combatant]
    seat: int  # of the striker
    stage: Stage
    striker: Fighter
    target: Fighter
    final: int = 0  # the attack to be parried
    thrown: Any = None  # the test or wound roll of this stage, once a die has fallen

    @classmethod
    def start(cls, first: Combatant, second: Combatant, begins: int = 0) -> Exchange:
        """The seat that begins strikes first."""
        cards = first, second
        sides = [Fighter(card.attacks, card.parries, card.health) for card in cards]
        return cls(cards, 1 - begins, DONE, sides[1 - begins], sides[begins]).next_blow()

    @property
    def test(self) -> Any:
        """The test or wound roll of this stage as it lies; none where nothing is thrown."""
        return self.thrown or self._about_to_throw()

    @property
    def actor(self) -> int:
        if self.stage is ENDED:
            return OVER
        if self.stage is ANSWER:
            return 1 - self.seat
        seat: int = self.test.actor
        if seat < 0:
            return seat
        # The striker is seat 0 of its attack and its wound roll, the other one of its parry.
        return seat ^ self.seat ^ (self.stage is PARRY)

    def moves(self) -> Sequence[Any]:
        if self.stage is ANSWER:
            return ("take", "parry")
        found: Sequence[Any] = self.test.moves()
        return found

    def weights(self) -> Sequence[int]:
        found: Sequence[int] = self.test.weights()
        return found

    def play(self, move: Any) -> Exchange:
        if self.stage is ANSWER:
            return self.resume(move).next_blow()
        test = self.test.play(move)
        if test.actor == OVER:
            return self.resume(test.outcome()).next_blow()
        return self._replace(thrown=test)

    def outcome(self) -> tuple[Health, Health]:
        striker, target = self.striker.health, self.target.health
        return (target, striker) if self.seat else (striker, target)

    def with_healths(self, first: Health, second: Health) -> Exchange:
        """The same dice in the hands of fighters in other healths."""
        cards, seat, stage, striker, target, final, thrown = self
        if seat:
            first, second = second, first
        striker = Fighter(striker.attacks, striker.parries, first)
        target = Fighter(target.attacks, target.parries, second)
        return Exchange(cards, seat, stage, striker, target, final, thrown)

    def resume(self, outcome: Any) -> Exchange:
        """What follows in this blow, after this stage came out so."""
        cards, seat, stage, striker, target, final, _ = self
        attacks, parries, health = target
        following = WOUND
        if stage is ATTACK:
            if outcome <= 0:  # CON-10: misses by itself
                following = DONE
            elif parries:
                return Exchange(cards, seat, ANSWER, striker, target, outcome)
        elif stage is ANSWER:
            if outcome == "parry":
                spent = Fighter(attacks, parries - 1, health)
                return Exchange(cards, seat, PARRY, striker, spent, final)
        elif stage is PARRY:
            if outcome:
                following = DONE
        else:
            target = Fighter(attacks, parries, health.suffer(outcome.result))
            following = DONE
        return Exchange(cards, seat, following, striker, target)

    def next_blow(self) -> Exchange:
        """Blows alternate while both have attack dice; every attack die must be used."""
        cards, seat, stage, striker, target, _, _ = self
        if stage is not DONE:
            return self
        if not (target.health.killed or striker.health.killed):
            attacks, parries, health = target
            if attacks:
                spent = Fighter(attacks - 1, parries, health)
                return Exchange(cards, 1 - seat, ATTACK, spent, striker)
            attacks, parries, health = striker
            if attacks:
                spent = Fighter(attacks - 1, parries, health)
                return Exchange(cards, seat, ATTACK, spent, target)
        return Exchange(cards, seat, ENDED, striker, target)

    def _about_to_throw(self) -> OpenTest | DifficultyTest | WoundRoll | None:
        card, health = self.cards[self.seat], self.striker.health
        target_card, target = self.cards[1 - self.seat], self.target
        if self.stage is ATTACK:
            if target.parries:
                return OpenTest.start(card.attack - health.penalty, brute=card.brute)
            # Nobody will parry: the attack only has to be above 0 (CON-10).
            return DifficultyTest.start(card.attack - health.penalty, 1, brute=card.brute)
        if self.stage is PARRY:
            return DifficultyTest.start(target_card.defence - target.health.penalty, self.final)
        if self.stage is WOUND:
            return WoundRoll.start(
                card.strength - health.penalty,
                target_card.resistance,
                card.bonus,
                card.extra,
                card.table,
            )
        return None


def same_end(exchange: Exchange) -> Exchange:
    """The exchange without the dice that no longer count: parries for which no blow is left."""
    cards, seat, stage, striker, target, final, thrown = exchange
    if stage is ENDED:
        striker, target = Fighter(0, 0, striker.health), Fighter(0, 0, target.health)
        return Exchange(cards, seat, stage, striker, target)
    to_come = striker.attacks
    if stage is ATTACK or stage is ANSWER:  # this blow can still be parried
        to_come += 1
    if striker.parries <= target.attacks and target.parries <= to_come:
        return exchange
    striker = Fighter(striker.attacks, min(striker.parries, target.attacks), striker.health)
    target = Fighter(target.attacks, min(target.parries, to_come), target.health)
    return Exchange(cards, seat, stage, striker, target, final, thrown)
