"""One position played in compiled code, with as little Python between the moves as can be.

Actions are numbered as OpenSpiel wants them: decisions by their move ids, outcomes of chance
from 0.
"""

from __future__ import annotations

import threading
from typing import Annotated

import numpy as np
from numba import float64, uint8

from escarmouche.adapters.features import Glass
from escarmouche.core.compiling import generic
from escarmouche.core.kernel import CHANCE, OVER, Moves, Positions, Rules, kernel

ILLEGAL = -3  # beside the actors that a kernel knows

Shares = Annotated[np.ndarray, float64[::1]]
Bytes = Annotated[np.ndarray, uint8[::1]]
Views = Annotated[np.ndarray, uint8[:, ::1]]


@generic
def advance(rows: Positions, chance_from: int, action: int, room: Moves) -> int:
    """Play an action and give the actor after it, or ILLEGAL and play nothing."""
    who = kernel.actor(rows[0])
    move = action + chance_from if who == CHANCE else action
    for index in range(kernel.moves(rows[0], room) if who != OVER else 0):
        if room[index] == move:
            kernel.play(rows[0], move, None)
            return kernel.actor(rows[0])
    return ILLEGAL


@generic
def list_actions(rows: Positions, chance_from: int, actions: Moves) -> int:
    """Write the legal actions of a position that is not over; how many there are."""
    count = kernel.moves(rows[0], actions)
    if kernel.actor(rows[0]) == CHANCE:
        for index in range(count):
            actions[index] -= chance_from
    return count


@generic
def list_outcomes(
    rows: Positions,
    chance_from: int,
    actions: Moves,
    shares: Moves,
    odds: Shares,
) -> int:
    """Write the outcomes of chance and their probabilities; how many there are."""
    count = kernel.moves(rows[0], actions)
    kernel.weights(rows[0], shares)
    total = 0
    for index in range(count):
        actions[index] -= chance_from
        total += shares[index]
    for index in range(count):
        odds[index] = shares[index] / total
    return count


@generic
def winner_of(rows: Positions) -> int:
    return kernel.outcome(rows[0])[0]


@generic
def conceal(rows: Positions, seat: int) -> None:
    kernel.hide(rows[0], seat)


@generic
def remember(
    rows: Positions,
    shown: Positions,
    raw: Bytes,
    chance_from: int,
    actions: Moves,
    seat: int,
    own: Moves,
    seen: Views,
) -> int:
    """Play `actions` from `rows[0]` and write what a seat sees and does meanwhile.

    Row 0 of `seen` is what it saw before. Each further row is a new view, and `own` of the same
    row the move of its own that led there, or −1. A view equal to the one before is left out: not
    even the number of another seat's hidden moves may show. Gives the number of rows.
    """
    count = 1
    for action in actions:
        who = kernel.actor(rows[0])
        kernel.play(rows[0], action + chance_from if who == CHANCE else action, None)
        shown[0] = rows[0]
        kernel.hide(shown[0], seat)
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
        self.advance = advance.straight(rules)
        self.list_actions = list_actions.straight(rules)
        self.list_outcomes = list_outcomes.straight(rules)
        self.winner_of = winner_of.straight(rules)
        self.conceal = conceal.straight(rules)
        self.remember = remember.straight(rules)
        self.glass = Glass(rules)
