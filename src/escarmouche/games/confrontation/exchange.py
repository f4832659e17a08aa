"""An exchange of blows (CON-63): attacks, parries and wounds of two fighters, blow by blow.

Each stage is a test or a wound roll of its own; its outcome leads to the next stage. Dice and
players walk through the stages die by die; the odds solve them one by one.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any, NamedTuple

from escarmouche.games.confrontation.trials import DifficultyTest, OpenTest
from escarmouche.games.confrontation.wounds import ExtraDie, Health, WoundRoll
from escarmouche.odds.tree import OVER


class Combatant(NamedTuple):
    """A fighter in close combat: the values on its card and the dice it has left."""

    attack: int
    defence: int
    strength: int
    resistance: int
    attacks: int = 0
    parries: int = 0
    health: Health = Health()
    brute: bool = False  # CON-05, on attacks only
    extra: ExtraDie = ExtraDie.NONE  # on the wounds it inflicts


class Stage(Enum):
    ATTACK = "attack"
    ANSWER = "answer"  # the defender spends a die on a parry, or saves it
    PARRY = "parry"
    WOUND = "wound"
    OVER = "over"

    __hash__ = object.__hash__  # the hash of enumerations is slow, and solvers hash states a lot


class Exchange(NamedTuple):
    """Two fighters striking in turn; the striker of the stage is `striker`."""

    fighters: tuple[Combatant, Combatant]
    striker: int
    stage: Stage
    test: Any = None  # the test or wound roll of this stage
    final: int = 0  # the attack to be parried

    @classmethod
    def start(cls, first: Combatant, second: Combatant) -> Exchange:
        """Seat 0 strikes first."""
        return cls((first, second), 1, Stage.OVER)._next_blow()

    @property
    def actor(self) -> int:
        if self.stage is Stage.OVER:
            return OVER
        if self.stage is Stage.ANSWER:
            return 1 - self.striker
        seat: int = self.test.actor
        if seat < 0:
            return seat
        # The striker is seat 0 of its attack and its wound roll, the other one of its parry.
        return seat ^ self.striker ^ (self.stage is Stage.PARRY)

    def moves(self) -> Sequence[Any]:
        if self.stage is Stage.ANSWER:
            return ("take", "parry")
        found: Sequence[Any] = self.test.moves()
        return found

    def weights(self) -> Sequence[int]:
        found: Sequence[int] = self.test.weights()
        return found

    def play(self, move: Any) -> Exchange:
        if self.stage is Stage.ANSWER:
            return self.resume(move)
        test = self.test.play(move)
        if test.actor == OVER:
            return self.resume(test.outcome())
        return self._at(self.stage, test)

    def outcome(self) -> tuple[Health, Health]:
        return self.fighters[0].health, self.fighters[1].health

    def resume(self, outcome: Any) -> Exchange:
        """The next stage, after this one came out so."""
        target = self.fighters[1 - self.striker]
        if self.stage is Stage.ATTACK:
            if outcome <= 0:  # CON-10: misses by itself
                return self._next_blow()
            if isinstance(self.test, OpenTest):
                return self._at(Stage.ANSWER, None, outcome)
            return self._wounding()
        if self.stage is Stage.ANSWER:
            return self._parrying() if outcome == "parry" else self._wounding()
        if self.stage is Stage.PARRY:
            return self._next_blow() if outcome else self._wounding()
        hurt = target._replace(health=target.health.suffer(outcome.result))
        return self._with(1 - self.striker, hurt)._next_blow()

    def _parrying(self) -> Exchange:
        seat = 1 - self.striker
        target = self.fighters[seat]
        test = DifficultyTest.start(target.defence - target.health.penalty, self.final)
        spent = self._with(seat, target._replace(parries=target.parries - 1))
        return spent._at(Stage.PARRY, test)

    def _wounding(self) -> Exchange:
        striker, target = self.fighters[self.striker], self.fighters[1 - self.striker]
        roll = WoundRoll.start(
            striker.strength - striker.health.penalty, target.resistance, extra=striker.extra
        )
        return self._at(Stage.WOUND, roll)

    def _next_blow(self) -> Exchange:
        """Blows alternate while both have attack dice; every attack die must be used."""
        first, second = self.fighters
        if first.health.killed or second.health.killed:
            return self._at(Stage.OVER)
        for seat in (1 - self.striker, self.striker):
            fighter = self.fighters[seat]
            if fighter.attacks:
                spent = self._with(seat, fighter._replace(attacks=fighter.attacks - 1))
                return Exchange(spent.fighters, seat, Stage.ATTACK, self._attacking(seat))
        return self._at(Stage.OVER)

    def _attacking(self, seat: int) -> OpenTest | DifficultyTest:
        fighter = self.fighters[seat]
        value = fighter.attack - fighter.health.penalty
        if self.fighters[1 - seat].parries:
            return OpenTest.start(value, brute=fighter.brute)
        # Nobody will parry: the attack only has to be above 0 (CON-10).
        return DifficultyTest.start(value, 1, brute=fighter.brute)

    def _with(self, seat: int, fighter: Combatant) -> Exchange:
        (first, second), striker, stage, test, final = self
        pair = (fighter, second) if seat == 0 else (first, fighter)
        return Exchange(pair, striker, stage, test, final)

    def _at(self, stage: Stage, test: Any = None, final: int = 0) -> Exchange:
        return Exchange(self.fighters, self.striker, stage, test, final)


def same_end(exchange: Exchange) -> Exchange:
    """The exchange without the parries for which no blow is left."""
    blow = exchange.stage in (Stage.ATTACK, Stage.ANSWER)  # one that can still be parried
    for seat in (0, 1):
        fighter, enemy = exchange.fighters[seat], exchange.fighters[1 - seat]
        useful = enemy.attacks + (blow and exchange.striker != seat)
        if fighter.parries > useful:
            exchange = exchange._with(seat, fighter._replace(parries=useful))
    return exchange
