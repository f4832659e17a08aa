"""One position played in compiled code, with as little Python between the moves as can be.

Actions are numbered as OpenSpiel wants them: decisions by their move ids, outcomes of chance
from 0.
"""

from __future__ import annotations

import threading

import numpy as np
from numba import float64, int32, int64, uint8, void

from escarmouche.adapters.features import Glass
from escarmouche.core.bound import BoundKernel, bound
from escarmouche.core.kernel import CHANCE, MOVES, OVER, Rules

ILLEGAL = -3  # beside the actors that a kernel knows

_VIEWS = uint8[:, ::1]


@bound(lambda t, kernel: int64(kernel, t.positions, int64, int64, MOVES))
def advance(
    kernel: BoundKernel, rows: np.ndarray, chance_from: int, action: int, room: np.ndarray
) -> int:
    """Play an action and give the actor after it, or ILLEGAL and play nothing."""
    _, actor, moves, _, play, _, _ = kernel.functions
    who = actor(rows[0])
    move = action + chance_from if who == CHANCE else action
    for index in range(moves(rows[0], room) if who != OVER else 0):
        if room[index] == move:
            play(rows[0], move)
            return actor(rows[0])
    return ILLEGAL


@bound(lambda t, kernel: int64(kernel, t.positions, int64, MOVES))
def list_actions(
    kernel: BoundKernel, rows: np.ndarray, chance_from: int, actions: np.ndarray
) -> int:
    """Write the legal actions of a position that is not over; how many there are."""
    _, actor, moves, _, _, _, _ = kernel.functions
    count = moves(rows[0], actions)
    if actor(rows[0]) == CHANCE:
        for index in range(count):
            actions[index] -= chance_from
    return count


@bound(lambda t, kernel: int64(kernel, t.positions, int64, MOVES, MOVES, float64[::1]))
def list_outcomes(
    kernel: BoundKernel,
    rows: np.ndarray,
    chance_from: int,
    actions: np.ndarray,
    shares: np.ndarray,
    odds: np.ndarray,
) -> int:
    """Write the outcomes of chance and their probabilities; how many there are."""
    _, _, moves, weights, _, _, _ = kernel.functions
    count = moves(rows[0], actions)
    weights(rows[0], shares)
    total = 0
    for index in range(count):
        actions[index] -= chance_from
        total += shares[index]
    for index in range(count):
        odds[index] = shares[index] / total
    return count


@bound(lambda t, kernel: int64(kernel, t.positions))
def winner_of(kernel: BoundKernel, rows: np.ndarray) -> int:
    _, _, _, _, _, outcome, _ = kernel.functions
    return outcome(rows[0])[0]


@bound(lambda t, kernel: void(kernel, t.positions, int64))
def conceal(kernel: BoundKernel, rows: np.ndarray, seat: int) -> None:
    _, _, _, _, _, _, hide = kernel.functions
    hide(rows[0], seat)


@bound(
    lambda t, kernel: int64(
        kernel, t.positions, t.positions, uint8[::1], int64, int32[::1], int64, int32[::1], _VIEWS
    )
)
def remember(
    kernel: BoundKernel,
    rows: np.ndarray,
    shown: np.ndarray,
    raw: np.ndarray,
    chance_from: int,
    actions: np.ndarray,
    seat: int,
    own: np.ndarray,
    seen: np.ndarray,
) -> int:
    """Play `actions` from `rows[0]` and write what a seat sees and does meanwhile.

    Row 0 of `seen` is what it saw before. Each further row is a new view, and `own` of the same
    row the move of its own that led there, or −1. A view equal to the one before is left out: not
    even the number of another seat's hidden moves may show. Gives the number of rows.
    """
    _, actor, _, _, play, _, hide = kernel.functions
    count = 1
    for action in actions:
        who = actor(rows[0])
        play(rows[0], action + chance_from if who == CHANCE else action)
        shown[0] = rows[0]
        hide(shown[0], seat)
        new = who == seat
        for byte in range(raw.shape[0]):
            new = new or raw[byte] != seen[count - 1, byte]
        if new:
            for byte in range(raw.shape[0]):
                seen[count, byte] = raw[byte]
            own[count] = action if who == seat else -1
            count += 1
    return count


class Desk(threading.local):
    """Room for compiled code to work in, for each thread its own."""

    def __init__(self, rules: Rules) -> None:
        self.rows = np.zeros(1, rules.dtype)
        self.raw = self.rows.view(np.uint8).data
        self.actions = rules.buffer()
        self.shares = rules.buffer()
        self.odds = np.empty(rules.move_count)
        self.shown = np.zeros(1, rules.dtype)
        self.advance = advance.of(rules)
        self.list_actions = list_actions.of(rules)
        self.list_outcomes = list_outcomes.of(rules)
        self.winner_of = winner_of.of(rules)
        self.conceal = conceal.of(rules)
        self.remember = remember.of(rules)
        self.glass = Glass(rules)
