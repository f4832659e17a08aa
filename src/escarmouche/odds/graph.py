"""The states of a small dice game as its rules tell them, each asked once.

However often a game is solved, its rules are asked no further than the solvers come.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Protocol

from escarmouche.odds.tree import CHANCE, OVER, State, spread


class Node:
    """A state; what follows it is known once somebody has asked."""

    __slots__ = ("actor", "choices", "following", "outcome", "state", "total")

    def __init__(
        self, state: Any, actor: int, choices: Sequence[Any] = (), outcome: Any = None
    ) -> None:
        self.state = state
        self.actor = actor
        self.choices = choices
        self.outcome = outcome
        self.following: dict[Node, int] = {}  # with their weights
        self.total = 0  # of the weights


class Graph(Protocol):
    """What a solver asks about a game."""

    def node(self, state: Any) -> Node: ...
    def following(self, node: Node) -> dict[Node, int]: ...
    def move(self, state: Any, best: Callable[[Node], Node]) -> Any: ...


class Tree:
    """The states met so far; those with the same future are one node."""

    def __init__(
        self,
        canonical: Callable[[Any], Any] = lambda state: state,
        choices: Callable[[Any], Sequence[Any]] = lambda state: state.moves(),
    ) -> None:
        """`canonical` maps states with the same future to one.

        `choices` are the moves worth a thought: all of them, or enough to have a best one.
        """
        self._canonical = canonical
        self._choices = choices
        self._nodes: dict[State, Node] = {}
        self._ends: dict[Hashable, Node] = {}  # by their outcome, which is all that counts

    def node(self, state: State) -> Node:
        if state.actor == OVER:
            return self._end(state)
        known = self._nodes.get(state)
        if known is None:
            same = self._canonical(state)
            known = None if same is state else self._nodes.get(same)
            if known is None:
                known = self._nodes[same] = self._new(same)
            if same is not state:
                self._nodes[state] = known
        return known

    def _end(self, state: State) -> Node:
        outcome = state.outcome()
        known = self._ends.get(outcome)
        if known is None:
            known = self._ends[outcome] = Node(state, OVER, (), outcome)
        return known

    def _new(self, state: State) -> Node:
        actor = state.actor
        choices = () if actor == CHANCE else self._choices(state)
        if len(choices) == 1:
            return self.node(state.play(choices[0]))  # nothing to decide
        return Node(state, actor, choices)

    def following(self, node: Node) -> dict[Node, int]:
        """What may come next; the weights matter at chance nodes only."""
        following = node.following
        if not following:
            state = node.state
            if node.actor == CHANCE:
                for after, weight in spread(state):
                    child = self.node(after)
                    following[child] = following.get(child, 0) + weight
                node.total = sum(following.values())
            else:
                for move in node.choices:
                    following[self.node(state.play(move))] = 1
        return following

    def move(self, state: State, best: Callable[[Node], Node]) -> Any:
        """The first move from a state to what is best after its node."""
        moves = self._choices(state)
        if len(moves) == 1:
            return moves[0]
        following = best(self.node(state))
        return next(move for move in moves if self.node(state.play(move)) is following)
