"""What a player of Dragons Arena knows beyond the rules: who stands better, and what is secret."""

from __future__ import annotations

import math

import numpy as np
from numba import float64, int64

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import DRAW, Insight
from escarmouche.games.dragons.rules import (
    CHOOSE,
    DONE,
    FIRE,
    ICE,
    NEIGHBOURS,
    T,
    eliminates,
    forget_hand,
    lowest,
    outcome,
    total,
)

# The worth of a dragon by its power, and what it loses when an enemy beside it may eliminate it:
# with the turn the enemy takes it now, without it the threat may still be met.
WORTH = np.array([0.0, 0.30, 0.20, 0.32, 0.44, 0.56, 0.75])
THREATENED_NOW = 0.5
THREATENED_NEXT = 0.25


@compiled(float64(T.position, int64))
def standing(pos: np.record, species: int) -> float:
    """The worth of the dragons of a species, in the arena and in hand."""
    worth = 0.0
    for power in range(1, 7):
        worth += WORTH[power] * pos.hand[species, power]
    danger = THREATENED_NEXT if pos.turn == species else THREATENED_NOW
    mine = pos.squares[species]
    enemies = pos.squares[1 - species]
    while mine:
        square = lowest(mine)
        mine &= mine - 1
        power = pos.power[square]
        value = WORTH[power]
        near = NEIGHBOURS[square] & enemies
        while near:
            if eliminates(pos.power[lowest(near)], power):
                value *= 1 - danger
                break
            near &= near - 1
        worth += value
    return worth


@compiled("float64(int64, int64)")
def race(mine: int, theirs: int) -> float:
    """The chance to win `mine` even duels before the other wins `theirs`."""
    if mine <= 0:
        return 1.0
    if theirs <= 0:
        return 0.0
    duels = mine + theirs - 1
    ways, good = 1, 0
    for won in range(duels + 1):
        if won >= mine:
            good += ways
        ways = ways * (duels - won) // (won + 1)
    return good / 2**duels


@compiled(T.chance)
def chance(pos: np.record) -> float:
    if pos.phase == DONE:
        winner = outcome(pos)[0]
        return 0.5 if winner == DRAW else 1.0 - winner
    duel = 1 / (1 + math.exp(standing(pos, ICE) - standing(pos, FIRE)))
    if pos.match == 0:
        return duel
    fire, ice = pos.match - pos.wins[FIRE], pos.match - pos.wins[ICE]
    return duel * race(fire - 1, ice) + (1 - duel) * race(fire, ice - 1)


@compiled(T.margin)
def margin(pos: np.record) -> float:
    """The lead in points of power, or in duels of a match."""
    if pos.match:
        return float(pos.wins[FIRE] - pos.wins[ICE])
    return float(total(pos, FIRE) - total(pos, ICE))


@compiled(T.hidden)
def hidden(pos: np.record) -> bool:
    return pos.phase == CHOOSE


@compiled(T.rewind)
def rewind(pos: np.record, seat: int) -> None:
    """DRA-14: fire chooses first in the record, but nobody has seen what."""
    if pos.phase == CHOOSE and seat == ICE:
        forget_hand(pos, FIRE)
        pos.turn = FIRE


INSIGHT = Insight(chance, margin, hidden, rewind)
