"""The odds equal a walk through the frames of a battle, with exact fractions.

The solvers take shortcuts that a step machine cannot: whole chains of rerolls at once, dice that no
longer count, healths apart from dice. Here every die and every decision goes through the rules that
play the game, and both come to the same fractions.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from skirmish_table import Skirmish

from escarmouche.core.errors import OptionError
from escarmouche.core.kernel import CHANCE, empty_log
from escarmouche.games.confrontation import frames, table
from escarmouche.games.confrontation.battle import step
from escarmouche.games.confrontation.dice import succeeds
from escarmouche.games.confrontation.odds import answers as odds
from escarmouche.games.confrontation.odds.exchange import Combatant
from escarmouche.games.confrontation.odds.opposition import Side
from escarmouche.games.confrontation.table import (
    AMPLIFIES,
    ATT,
    ATTENUATES,
    BRUTE,
    DEF,
    STEP,
    A,
    B,
    C,
    D,
    E,
    I,
)
from escarmouche.games.confrontation.wound_table import Result
from escarmouche.games.confrontation.wounds import ExtraDie, Health, Level
from escarmouche.odds.exact import Solution
from escarmouche.odds.graph import Tree
from escarmouche.odds.loops import LoopSolution
from escarmouche.odds.tree import D6, FAIR, OVER

UNREAD = empty_log()  # what happens is told to nobody


class Frames:
    """A position of the skirmish as a state of a small dice game."""

    def __init__(self, pos: Any, worth: Any) -> None:
        self.pos = pos
        self.worth = worth
        self._key = pos.tobytes()

    @classmethod
    def of(cls, skirmish: Skirmish, worth: Any) -> Frames:
        return cls(skirmish.pos, worth)

    def __hash__(self) -> int:
        return hash(self._key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frames) and self._key == other._key

    @property
    def actor(self) -> int:
        return int(self.pos.seat) if self.pos.depth else OVER

    def moves(self) -> Any:
        if self.pos.question == frames.THROW:
            return D6
        if self.pos.question == frames.DRAW_LOT:
            return (0, 1)
        return [answer for answer in range(64) if int(self.pos.offer) >> answer & 1]

    def weights(self) -> Any:
        return FAIR if self.pos.question == frames.THROW else (1, 1)

    def play(self, move: int) -> Frames:
        after = np.array([self.pos])[0]
        after.answer = move
        frames.answered(after)
        UNREAD[0, 0] = 0
        while after.depth and step(after, UNREAD):
            pass
        return Frames(after, self.worth)

    def outcome(self) -> Any:
        return self.worth(self.pos)


def value(skirmish: Skirmish, worth: Any, low: int = 0, high: int = 1) -> Fraction:
    """What best play of both seats makes of it; seat 0 wants more."""
    return Solution(Frames.of(skirmish, worth), Fraction, low, high).value


def test_a_walk_is_hashed_by_what_counts() -> None:
    """Two ways to the same position are one state, or the walks below would never end."""
    skirmish = Skirmish()
    skirmish.stands(0, 30, 30)
    skirmish.begins(frames.TEST_FRAME, 0, ATT, 7, 2)
    start = Frames.of(skirmish, int)
    assert start.play(2).play(3) == start.play(3).play(3)


# Brutes reroll in attacks only, which are thrown with one die (CON-05, CON-105).
@pytest.mark.parametrize(("dice", "brute"), [(1, False), (2, False), (3, False), (1, True)])
@pytest.mark.parametrize(("worth", "difficulty"), [(4, 7), (3, 10), (0, 13), (-7, -1), (8, 2)])
def test_tests(worth: int, difficulty: int, dice: int, brute: bool) -> None:
    skirmish = Skirmish()
    skirmish.stands(0, 30, 30, skills=BRUTE if brute else 0, ATT=worth)
    skirmish.begins(frames.TEST_FRAME, 0, ATT, difficulty, dice)
    walked = value(skirmish, lambda pos: succeeds(int(pos.result), difficulty))
    assert walked == odds.success(worth, difficulty, dice, brute)


def lowered(state: Frames) -> Frames:
    """The same opposed test with chains a six shorter, while that changes nothing to come.

    A chain that breaks must lose before and after, and nothing falls to 0 (CON-03, CON-10).
    """
    frame = state.pos.frame[0]
    finals = int(frame[A]) + int(frame[C]), int(frame[B]) + int(frame[D])
    live = int(frame[E]) & ~(int(frame[E]) >> 2) & 3
    shorter = []
    broken = max(int(frame[A]), int(frame[B]), 0) + 1
    if live == 3 and min(int(frame[C]), int(frame[D])) > 6 and min(finals) - 6 > broken:
        shorter = [0, 1]
    for seat in (0, 1):  # one side's results are final, the other is ahead of it
        ahead = finals[seat] - 6 > max(finals[1 - seat], 0)
        if live == 1 << seat and frame[C + seat] > 6 and ahead:
            shorter = [seat]
    if state.actor == OVER or not shorter:
        return state
    pos = np.array([state.pos])[0]
    for seat in shorter:
        pos.frame[0, C + seat] -= 6
    return lowered(Frames(pos, state.worth))


@pytest.mark.parametrize(
    ("first", "second"), [(3, 3), (3, 2), (2, 5), (7, 1), (-3, -5), (-1, 4), (0, 0)]
)
def test_opposition_with_waiting(first: int, second: int) -> None:
    skirmish = Skirmish().begins(frames.OPPOSED_FRAME, first, second)
    start = Frames.of(skirmish, lambda pos: 1 - int(pos.result))
    walked = LoopSolution(start, Fraction, Tree(lowered)).value
    assert (walked, 1 - walked) == odds.opposed(Side(first), Side(second))


EXTRA = {ExtraDie.NONE: 0, ExtraDie.AMPLIFIED: 1, ExtraDie.ATTENUATED: -1}


@pytest.mark.parametrize("extra", ExtraDie)
@pytest.mark.parametrize("difference", [-3, 0, 4])
def test_wounds(difference: int, extra: ExtraDie) -> None:
    skirmish = Skirmish()
    skirmish.stands(0, 30, 30)
    skirmish.stands(8, 30, 40, RES=5)
    frames.push(skirmish.pos, frames.WOUND_FRAME, 8, 5 + difference, 0, 0)
    skirmish.pos.frame[0, E] = EXTRA[extra]
    skirmish.goes_on()
    solved = Solution(Frames.of(skirmish, lambda pos: int(pos.result)), Fraction, 0, 5)
    walked = {result: solved.distribution().get(at, 0) for at, result in enumerate(Result)}
    assert walked == odds.wound(5 + difference, 5, extra=extra)


def fight(*sides: list[Combatant]) -> Skirmish:
    """Both sides in one fight, dice shared out; seat 0 strikes first."""
    skirmish = Skirmish(phase=table.COMBAT)
    pos = skirmish.pos
    extra = {ExtraDie.NONE: 0, ExtraDie.AMPLIFIED: AMPLIFIES, ExtraDie.ATTENUATED: ATTENUATES}
    for seat, side in enumerate(sides):
        for number, card in enumerate(side):
            who = skirmish.stands(
                seat * table.BAND + number, 10 + 20 * number, 30 + 2.5 * seat,
                skills=(BRUTE if card.brute else 0) | extra[card.extra],
                ATT=card.attack, DEF=card.defence, FOR=card.strength, RES=card.resistance,
            )  # fmt: skip
            pos.fight[who] = 0
            pos.attacks[who], pos.parries[who] = card.attacks, card.parries
            pos.wound[who], pos.stunned[who] = card.health
    frames.push(pos, frames.FIGHT_FRAME, 0, 0, 0, 0)
    pos.frame[0, STEP] = 6
    return skirmish.goes_on()


def health_of(pos: Any, fighter: int) -> Health:
    if pos.status[fighter] == table.DEAD:
        return Health(Level.KILLED)
    return Health(Level(int(pos.wound[fighter])), bool(pos.stunned[fighter]))


DUELS = [
    (Combatant(4, 0, 4, 1, attacks=1), Combatant(0, 4, 0, 5, parries=1)),
    (Combatant(4, 3, 6, 4, attacks=1), Combatant(3, 2, 5, 5, attacks=1, parries=1)),
    (
        Combatant(4, 3, 6, 4, attacks=1, health=Health(Level.LIGHT)),
        Combatant(5, 2, 5, 5, attacks=1, health=Health(Level.SERIOUS, stunned=True)),
    ),
    (
        Combatant(3, 0, 5, 5, attacks=1, brute=True),
        Combatant(0, 3, 0, 5, parries=1),
    ),
]


class Walk:
    """What a fight is worth along its frames; every die and every decision is one of the rules'.

    A chain of rerolls has no end. Whoever parries has nothing to gain once the blow is parried, and
    nothing to lose before. Whoever attacks gains no more than a hit that nobody parries, and one
    time in six its chain breaks: where that bound is no more than what it has, it stops.
    """

    def __init__(self, worth: Any) -> None:
        self._worth = worth
        self._known: dict[Frames, Fraction] = {}

    def value(self, state: Frames) -> Fraction:
        known = self._known.get(state)
        if known is None:
            known = self._known[state] = self._new(state)
        return known

    def _new(self, state: Frames) -> Fraction:
        if state.actor == OVER:
            return Fraction(state.outcome())
        if state.actor == CHANCE:
            return sum((self.value(state.play(face)) for face in D6), Fraction()) / 6
        sign = -1 if state.actor else 1
        if state.pos.question == frames.REROLL:
            return sign * self._reroll(state, sign)
        return sign * max(sign * self.value(state.play(move)) for move in state.moves())

    def _reroll(self, state: Frames, sign: int) -> Fraction:
        frame = state.pos.frame[state.pos.depth - 1]
        final = int(frame[E]) + int(frame[I])
        if frame[B] == DEF:
            return sign * self.value(state.play(0 if succeeds(final, int(frame[C])) else 1))
        struck = state.play(0)
        stop = sign * self.value(struck)
        if struck.pos.question != frames.PARRY and final > 0:
            return stop  # a hit already
        broken = state.play(1).play(1)
        most = stop if final > 0 else None
        if struck.pos.question == frames.PARRY:
            most = (5 * sign * self.value(struck.play(0)) + sign * self.value(broken)) / 6
        if most is not None and most <= stop:
            return stop
        return max(stop, sign * self.value(state.play(1)))


def of_sides(worth: Any, sides: tuple[list[Combatant], list[Combatant]]) -> Any:
    """What the healths of all fighters are worth in a position."""

    def worth_of(pos: Any) -> int:
        total = 0
        for number in range(len(sides[0])):
            total += worth(health_of(pos, number), Health())
        for number in range(len(sides[1])):
            total += worth(Health(), health_of(pos, table.BAND + number))
        return total

    return worth_of


def walked_and_solved(sides: tuple[list[Combatant], list[Combatant]], aim: str) -> tuple[Any, Any]:
    worth = odds.AIMS[aim]
    unhurt = Health()
    solved = Fraction()
    for (ours, theirs), chance in odds.fight(*sides, aim).items():
        value = sum(worth(each, unhurt) for each in ours)
        solved += (value + sum(worth(unhurt, each) for each in theirs)) * chance
    start = Frames.of(fight(*sides), of_sides(worth, sides))
    return Walk(worth).value(start), solved


# The dead have no marks in a battle, so harm, which counts the stunned, is asked where nobody who
# is stunned can be killed later.
@pytest.mark.parametrize(
    ("first", "second", "aim"),
    [(*DUELS[0], "harm"), (*DUELS[1], "harm"), (*DUELS[2], "kill"), (*DUELS[3], "harm")],
)
def test_exchanges(first: Combatant, second: Combatant, aim: str) -> None:
    worth = odds.AIMS[aim]
    after = odds.exchange(first, second, aim)
    exchanged = sum((worth(*healths) * chance for healths, chance in after.items()), Fraction())
    walked, solved = walked_and_solved(([first], [second]), aim)
    assert walked == exchanged == solved


def test_one_against_several() -> None:
    alone = Combatant(5, 3, 7, 5, attacks=1, parries=1)
    others = [Combatant(3, 2, 6, 4, attacks=1), Combatant(2, 3, 5, 6, parries=1)]
    for sides in (([alone], others), (others, [alone])):
        walked, solved = walked_and_solved(sides, "kill")
        assert walked == solved


def test_a_fight_of_two_is_an_exchange() -> None:
    for first, second in (
        *DUELS,
        (Combatant(4, 4, 4, 5, attacks=2, parries=2), Combatant(4, 4, 4, 5, attacks=2, parries=2)),
    ):
        exchanged = odds.exchange(first, second)
        fought = odds.fight([first], [second])
        assert {(a[0], b[0]): chance for (a, b), chance in fought.items()} == exchanged


@pytest.mark.parametrize("sides", [([], [DUELS[0][0]]), ([DUELS[0][0]] * 2, [DUELS[0][0]] * 2)])
def test_con_100_several_never_fight_several(sides: Any) -> None:
    with pytest.raises(OptionError, match="one against one or several"):
        odds.fight(*sides)
