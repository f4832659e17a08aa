"""Small dice games as trees: who acts, what may happen, how likely, and how it ended.

The words are those of the compiled games, over immutable Python values instead of records:

    state.actor           the seat to decide (0 or 1), CHANCE or OVER
    state.moves()         what may be chosen, or what the dice may show
    state.weights()       at a chance node: the integer weight of each of these
    state.play(move)      the state after a move; legality is checked once, by the caller
    state.outcome()       how it ended

Real dice, fair dice, players and the exact solvers all walk the same tree.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from itertools import count
from typing import Any, Protocol, TypeVar

# The same numbers as in the compiled protocol, whose module costs the start-up of a compiler.
CHANCE = -1
OVER = -2

D6 = (1, 2, 3, 4, 5, 6)
FAIR = (1, 1, 1, 1, 1, 1)


class State(Hashable, Protocol):
    """One state of a small dice game."""

    @property
    def actor(self) -> int: ...
    def moves(self) -> Sequence[Any]: ...
    def weights(self) -> Sequence[int]: ...
    def play(self, move: Any) -> Any: ...
    def outcome(self) -> Any: ...


S = TypeVar("S", bound=State)

Source = Callable[[Any], Any]  # from a state to one of its moves


def run(state: S, dice: Source, choose: Source) -> S:
    """Play to the end: `dice` moves at chance nodes, `choose` for whoever decides."""
    while state.actor != OVER:
        state = state.play((dice if state.actor == CHANCE else choose)(state))
    return state


def spread(state: S) -> Iterable[tuple[S, int]]:
    """What may follow a chance node, with integer weights."""
    return zip(map(state.play, state.moves()), state.weights(), strict=True)


class ScriptError(ValueError):
    """Dice or decisions written down in advance do not fit the game."""


class Dice(Protocol):
    """Dice whose rolls are numbered, such as those that can be checked after a game."""

    def roll(self, number: int, weights: Sequence[int]) -> int: ...


def fair(dice: Dice, first: int = 0) -> Source:
    """Rolls number `first`, `first` + 1, … of numbered dice."""
    number = count(first)

    def roll(state: State) -> Any:
        return state.moves()[dice.roll(next(number), state.weights())]

    return roll


def scripted(script: Iterable[Any]) -> Source:
    """What the dice on a real table showed, or what a player decided, in order."""
    items = iter(script)
    position = count(1)

    def take(state: State) -> Any:
        at = next(position)
        try:
            move = next(items)
        except StopIteration:
            raise ScriptError(f"the script ends before number {at}") from None
        if move not in state.moves():
            raise ScriptError(f"number {at} cannot be {move}, only one of {state.moves()}")
        return move

    return take


def boldest(state: State) -> Any:
    """The last choice offered: in a test, to reroll every die that may be rerolled."""
    return state.moves()[-1]


def replay(state: S, faces: Iterable[Any], choose: Source = boldest) -> S:
    """The end of a game whose dice showed `faces`, in order, all of them."""
    script = list(faces)
    unread = iter(script)
    end = run(state, scripted(unread), choose)
    left = sum(1 for _ in unread)
    if left:
        raise ScriptError(f"only {len(script) - left} of the {len(script)} dice are used")
    return end
