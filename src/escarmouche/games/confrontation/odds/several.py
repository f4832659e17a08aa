"""Opposed tests of several dice, reckoned like tests of one die each.

The dice of a side that may be rerolled all lie on the same result. So several dice are like a die
that shows the best of their faces, and all there is to know besides is how many of them show a 6.
Who decides and who wins does not depend on that number: the rules are asked about one die each.
"""

from __future__ import annotations

from collections.abc import Callable
from math import comb
from typing import Any

from escarmouche.games.confrontation.odds.naturals import Dice
from escarmouche.games.confrontation.odds.opposition import (
    OpposedTest,
    Side,
    bold,
    same_future,
    sensible,
)
from escarmouche.odds.graph import Node, Tree
from escarmouche.odds.tree import CHANCE, D6, OVER

NOBODY = -1
# How many dice both sides have left, in one number: where each count lies, and all of its bits.
SHIFT = (16, 0)
COUNT = 2**16 - 1


class SeveralDice:
    """The tree of an opposed test; a state of it is a situation and how many dice are left."""

    def __init__(self, first: Side, second: Side) -> None:
        self._sides = first._replace(dice=1), second._replace(dice=1)
        self._rules = Tree(lambda test: same_future(bold(test)), choices=sensible)
        self._situations = _Situations()
        start = self._situations[self._rules.node(OpposedTest.start(*self._sides))]
        start.afresh = _left(first.dice, second.dice)

    def node(self, test: OpposedTest) -> Node:
        _, first, second, drawn = test
        one = OpposedTest(self._sides, _one(first), _one(second), drawn)
        return self._situations[self._rules.node(one)].node(_left(_count(first), _count(second)))

    def following(self, node: Node) -> dict[Node, int]:
        following = node.following
        if not following:
            situation, left = node.state
            if situation.thrower == NOBODY:
                for test in self._rules.following(situation.test):
                    following[self._situations[test].node(left)] = 1
                node.total = len(following)
            else:
                shift = SHIFT[situation.thrower]
                others = left & (COUNT << SHIFT[1 - situation.thrower])
                landings, node.total = self._landed(situation, left >> shift & COUNT)
                for after, own, weight in landings:
                    following[after.node(others | own)] = weight
        return following

    def move(self, test: OpposedTest, best: Callable[[Node], Node]) -> Any:
        """The choice that leads to what is best; where there is only one, to reroll every die."""
        node = self.node(test)
        stop, *_, reroll = test.moves()
        if node.actor == CHANCE:
            return reroll
        return stop if best(node) is next(iter(self.following(node))) else reroll

    def _landed(self, situation: _Situation, dice: int) -> _Landed:
        """What a throw of so many dice may lead to, with those of them left; the total weight."""
        known = situation.landed.get(dice)
        if known is None:
            known = situation.landed[dice] = self._throw(situation, dice)
        return known

    def _throw(self, situation: _Situation, dice: int) -> _Landed:
        thrower = situation.thrower
        shift = SHIFT[thrower]
        weights: dict[tuple[_Situation, int], int] = {}
        # While not even a 6 is enough to stop, who throws goes on with the 6s; without any, all
        # faces are as bad as a 5.
        last, rerolls = situation, 0
        while (six := self._after(last, 6)).thrower == thrower:
            last, rerolls = six, rerolls + 1
        if rerolls:
            weights[self._after(situation, 5), 0] = _sixes(dice, 0, rerolls) * 6**dice
            for left in range(1, dice + 1):
                landings, total = self._landed(last, left)
                unit = _sixes(dice, left, rerolls) * (6**dice // total)
                for after, own, weight in landings:
                    weights[after, own] = weights.get((after, own), 0) + unit * weight
        else:
            for face in D6[:-1]:
                landing = self._after(situation, face), 0
                weight = face**dice - (face - 1) ** dice  # that it is the best one
                weights[landing] = weights.get(landing, 0) + weight
            if six.holds[thrower]:
                for left in range(1, dice + 1):
                    weights[six, left << shift] = _sixes(dice, left)
            else:
                weights[six, 0] = weights.get((six, 0), 0) + 6**dice - 5**dice
        found = [(after, own, weight) for (after, own), weight in weights.items()]
        return found, 6 ** (dice * (rerolls + 1))

    def _after(self, situation: _Situation, face: int) -> _Situation:
        known = situation.faces.get(face)
        if known is None:
            test = self._rules.node(situation.test.state.play(face))
            known = situation.faces[face] = self._situations[test]
        return known


class _Situation:
    """A test of one die each, and its nodes for several."""

    __slots__ = ("_mask", "_nodes", "afresh", "faces", "holds", "landed", "test", "thrower")

    def __init__(self, test: Node) -> None:
        _, first, second, _ = test.state
        self.test = test
        self.thrower = 0 if first.rolling else 1 if second.rolling else NOBODY
        self.holds = (0, 0) if test.actor == OVER else (_count(first), _count(second))
        self.afresh = 0  # the dice of a test that starts, whatever was left before
        self.faces: dict[int, _Situation] = {}
        self.landed: dict[int, _Landed] = {}
        self._mask = COUNT * _left(*self.holds)
        self._nodes: dict[int, Node] = {}

    def node(self, left: int) -> Node:
        """With so many dice left; those of a side that can no longer throw do not count."""
        left = self.afresh or left & self._mask
        known = self._nodes.get(left)
        if known is None:
            test = self.test
            known = self._nodes[left] = Node((self, left), test.actor, (), test.outcome)
        return known


class _Situations(dict[Node, _Situation]):
    """By their tests, each made when it is first come to."""

    def __missing__(self, test: Node) -> _Situation:
        self[test] = made = _Situation(test)
        return made


_Landed = tuple[list[tuple[_Situation, int, int]], int]


def _sixes(dice: int, count: int, times: int = 1) -> int:
    """In how many ways exactly `count` of the dice show nothing but 6s, thrown so many times."""
    return comb(dice, count) * (6**times - 1) ** (dice - count)


def _one(dice: Dice) -> Dice:
    return Dice(dice.best, dice.live[:1], dice.rolling[:1], dice.brute)


def _count(dice: Dice) -> int:
    return len(dice.live) + len(dice.rolling)


def _left(first: int, second: int) -> int:
    return first << SHIFT[0] | second << SHIFT[1]
