"""The exact odds of a fight of several (CON-100, CON-104 … CON-107), dice shared out.

Sides strike in turn; whoever strikes names the fighter and its target, and whoever is struck
decides whether to parry. Each blow is solved like one of an exchange, for what follows it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import NamedTuple

from escarmouche.games.confrontation.odds.blows import BLOW, Attack, End, Roll, StagesOdds
from escarmouche.games.confrontation.odds.contest import Contest
from escarmouche.games.confrontation.odds.exchange import Combatant, Fighter
from escarmouche.games.confrontation.odds.rolls import hurt, reaches
from escarmouche.games.confrontation.odds.trials import OpenTest
from escarmouche.games.confrontation.wounds import Health, WoundRoll
from escarmouche.odds.exact import scaled

Healths = tuple[Health, ...]  # of one side


class Blow(NamedTuple):
    striker: int
    target: int


class MeleeOdds(StagesOdds):
    """A fight in which both sides decide best for one aim (and against it); side 0 begins."""

    def __init__(
        self,
        first: Sequence[Combatant],
        second: Sequence[Combatant],
        aim: Callable[[Healths, Healths], int],
    ) -> None:
        super().__init__()
        self._cards = (*first, *second)
        self._split = len(first)  # fighters below this number are of side 0
        self._aim = aim
        self._known: dict[tuple[int, tuple[Fighter, ...]], Roll] = {}
        self._contests: dict[tuple[OpenTest, int], Contest] = {}
        self._ends: list[tuple[End, Healths]] = []
        start = tuple(Fighter(card.attacks, card.parries, card.health) for card in self._cards)
        self._first = self._next_blow(0, start)
        self.value = scaled(self._solved, BLOW ** sum(card.attacks for card in self._cards))

    def distribution(self) -> dict[tuple[Healths, Healths], Fraction]:
        """The chance of every state of all fighters afterwards."""
        return scaled(self._spread, self._scale)

    def _side(self, seat: int) -> range:
        return range(self._split, len(self._cards)) if seat else range(self._split)

    def _next_blow(self, seat: int, fighters: tuple[Fighter, ...]) -> Roll:
        """CON-104, CON-107: the side to strike names a blow; without attack dice the other does."""
        fighters = self._without_idle_dice(fighters)
        known = self._known.get((seat, fighters))
        if known is None:
            known = self._known[seat, fighters] = self._new(seat, fighters)
        return known

    def _new(self, seat: int, fighters: tuple[Fighter, ...]) -> Roll:
        standing = [
            [each for each in self._side(side) if not fighters[each].health.killed]
            for side in (0, 1)
        ]
        strikers = [each for each in standing[seat] if fighters[each].attacks]
        if not strikers:
            seat = 1 - seat
            strikers = [each for each in standing[seat] if fighters[each].attacks]
        if not (strikers and standing[1 - seat]):
            healths = tuple(fighter.health for fighter in fighters)
            end = End(self._aim(healths[: self._split], healths[self._split :]))
            self._ends.append((end, healths))
            return self._added(end)
        blows = [
            self._blow(seat, Blow(striker, target), fighters)
            for striker in strikers
            for target in standing[1 - seat]
        ]
        return blows[0] if len(blows) == 1 else self._added(_Choice(blows, -1 if seat else 1))

    def _blow(self, seat: int, blow: Blow, fighters: tuple[Fighter, ...]) -> Roll:
        """CON-105: an attack, and a parry if the target has a die for it and wants to."""
        card, (attacks, parries, health) = self._cards[blow.striker], fighters[blow.striker]
        fighters = _with(fighters, blow.striker, Fighter(attacks - 1, parries, health))
        attack = OpenTest.start(card.attack - health.penalty, brute=card.brute)
        missed = self._next_blow(1 - seat, fighters)
        taken = self._wound(seat, blow, fighters)
        attacks, parries, health = fighters[blow.target]
        if not parries:
            hits, total = reaches(attack.value, 1, card.brute).as_integer_ratio()
            return self._added(Roll([(missed, total - hits), (taken, hits)]))
        spent = _with(fighters, blow.target, Fighter(attacks, parries - 1, health))
        ways = [missed, taken, self._next_blow(1 - seat, spent), self._wound(seat, blow, spent)]
        defence = self._cards[blow.target].defence - health.penalty
        contest = self._contests.get((attack, defence))
        if contest is None:
            contest = self._contests[attack, defence] = Contest(attack, defence)
        return self._added(Attack(ways, contest, -1 if seat else 1))

    def _wound(self, seat: int, blow: Blow, fighters: tuple[Fighter, ...]) -> Roll:
        """CON-106: a wound counts at once; the dice of the dead are lost."""
        card, target = self._cards[blow.striker], fighters[blow.target]
        strength = card.strength - fighters[blow.striker].health.penalty
        resistance = self._cards[blow.target].resistance
        roll = WoundRoll.start(strength, resistance, card.bonus, card.extra, card.table)
        return self._added(
            Roll(
                [
                    (self._next_blow(1 - seat, _with(fighters, blow.target, after)), weight)
                    for after, weight in (
                        (Fighter(0, 0, health) if health.killed else target._replace(health=health),
                         weight)
                        for health, weight in hurt(target.health, roll).items()
                    )
                ]
            )
        )  # fmt: skip

    def _without_idle_dice(self, fighters: tuple[Fighter, ...]) -> tuple[Fighter, ...]:
        """Parries for which no blow is left do not count."""
        coming = [sum(fighters[each].attacks for each in self._side(1 - side)) for side in (0, 1)]
        return tuple(
            fighter
            if fighter.parries <= coming[number >= self._split]
            else fighter._replace(parries=coming[number >= self._split])
            for number, fighter in enumerate(fighters)
        )

    def _added(self, stage: Roll) -> Roll:
        self._stages.append(stage)
        return stage

    def _spread(self, scale: int) -> dict[tuple[Healths, Healths], Fraction]:
        self._spread_chances(scale)
        found: dict[tuple[Healths, Healths], Fraction] = {}
        for end, healths in self._ends:
            if end.chance:
                sides = healths[: self._split], healths[self._split :]
                found[sides] = found.get(sides, Fraction(0)) + Fraction(end.chance, scale)
        return found


def _with(fighters: tuple[Fighter, ...], at: int, fighter: Fighter) -> tuple[Fighter, ...]:
    return (*fighters[:at], fighter, *fighters[at + 1 :])


class _Choice(Roll):
    """Whoever strikes picks among blows."""

    __slots__ = ("_best", "_blows", "_sign")

    def __init__(self, blows: list[Roll], sign: int) -> None:
        self._blows = blows
        self._sign = sign

    def solve(self, scale: int) -> None:
        self._best = max(self._blows, key=lambda blow: self._sign * blow.value)
        self.value = self._best.value

    def spread(self) -> None:
        self._best.chance += self.chance
