"""Comparing a few plans by playing each of them on, over the same dice.

For games whose turns are long and full of dice, and which say how they go on when nobody thinks
(`Kernel.reply`). A plan is a move and, where the same seat decides again, the move after it. Each
simulation plays a plan on until the position rests, and asks the game's estimate there.

Simulation k of every plan meets the same dice: a die is thrown by k and by what it is thrown for
(`Kernel.occasion`). So plans differ by what they change, not by luck in another corner of the
table, and half as many simulations tell them apart.
"""

from __future__ import annotations

import math
from typing import Annotated, Any

import numba
import numpy as np

from escarmouche.core.compiling import compiled, generic
from escarmouche.core.kernel import CHANCE, Moves, Pos, Positions, Stream, kernel
from escarmouche.core.portable_math import log
from escarmouche.core.seeds import mixed, start_stream
from escarmouche.search.mcts_kernel import expected, go_on, is_settled
from escarmouche.search.thinking import Choices, Found, Stop, make_room

MOST_PLANS = 32
SECOND_MOVES = 3  # of one move, that are worth a plan each
STEP_DOWN = 0.01  # how much less likely to win each next one of ordered candidates is taken to be
SLOTS = 256  # occasions told apart in one simulation

PLAN = np.dtype(
    (
        np.record,
        [
            ("move", "i8"),  # the first one
            ("prior", "f8"),  # for the seat that decides, like `total`
            ("total", "f8"),
            ("margin", "f8"),  # for seat 0
            ("visits", "i8"),
        ],
    )
)
Plans = Annotated[Any, numba.types.Array(numba.from_dtype(PLAN), 1, "C")]
Words = Annotated[np.ndarray, numba.types.Array(numba.uint64, 1, "C")]


@compiled
def once_more(seen: Words, times: Words, occasion: np.uint64) -> np.uint64:
    """A number for a die: of its occasion, and of how often that came in this simulation."""
    place: Any = np.int64(occasion & np.uint64(SLOTS - 1))
    for _ in range(SLOTS):
        if seen[place] == occasion or times[place] == 0:
            break
        place = (place + 1) & (SLOTS - 1)
    seen[place] = occasion
    times[place] += np.uint64(1)
    return mixed(occasion + times[place])


@generic
def play_on(
    pos: Pos,
    options: Moves,
    weights: Moves,
    seen: Words,
    times: Words,
    stream: Stream,
    seed: np.uint64,
    horizon: int,
) -> None:
    """Play on as nobody thinks until the position rests; the seed decides every die."""
    times[:] = 0
    start_stream(stream, seed, np.uint64(0))  # for replies by lot that are no secret
    while not is_settled(pos, horizon):
        if kernel.actor(pos) == CHANCE or kernel.secret(pos):
            start_stream(stream, seed, once_more(seen, times, kernel.occasion(pos)))
        horizon -= go_on(pos, options, weights, stream)


@generic
def worth(pos: Pos, seat: int) -> float:
    """What is expected for a seat."""
    value = expected(pos)
    return value if seat == 0 else 1.0 - value


@generic
def lay_out(
    position: Positions, starts: Positions, options: Moves, more: Moves, plans: Plans
) -> int:
    """Write the plans of the seat that decides, and the positions they lead to; how many."""
    seat = kernel.actor(position[0])
    guess = worth(position[0], seat)
    found = 0
    for first in range(kernel.candidates(position[0], options)):
        if found == MOST_PLANS:
            break
        starts[found] = position[0]
        kernel.play(starts[found], options[first], None)
        seconds = 1
        if kernel.actor(starts[found]) == seat and not kernel.secret(starts[found]):
            seconds = min(kernel.candidates(starts[found], more), SECOND_MOVES)
        before = found
        for second in range(min(seconds, MOST_PLANS - found)):
            if second:
                starts[found] = starts[before]
            plan = plans[found]
            plan.move = options[first]
            plan.prior = guess - STEP_DOWN * (first + second)
            plan.total = plan.margin = 0.0
            plan.visits = 0
            found += 1
        for second in range(found - before if seconds > 1 else 0):
            kernel.play(starts[before + second], more[second], None)
    return found


@compiled
def mean(plans: Plans, index: int, trust: float) -> float:
    """The mean result of a plan, its prior counting like a few simulations."""
    plan = plans[index]
    return (plan.total + trust * plan.prior) / (plan.visits + trust)


@compiled
def most_promising(plans: Plans, count: int, done: int, explore: float, trust: float) -> int:
    """The plan with the highest upper confidence bound."""
    confidence = explore * math.sqrt(log(done + 1.0))
    best, chosen = -1e9, 0
    for index in range(count):
        bound = mean(plans, index, trust) + confidence / math.sqrt(plans[index].visits + 1.0)
        if bound > best:
            best, chosen = bound, index
    return chosen


@compiled
def leads(plans: Plans, count: int, index: int) -> bool:
    """Whether no plan with the same first move was tried more, or as often and earlier."""
    for other in range(count):
        more = plans[other].visits - plans[index].visits
        if plans[other].move == plans[index].move and (more > 0 or (more == 0 and other < index)):
            return False
    return True


@compiled
def judge(plans: Plans, count: int, done: int, trust: float, seat: int, choices: Choices) -> int:
    """Write each move with the worth of its best plan, the most tried first; how many."""
    moves = 0
    for index in range(count):
        if not leads(plans, count, index):
            continue
        plan = plans[index]
        share, chance = plan.visits / done, mean(plans, index, trust)
        place = make_room(choices, moves, share, chance)
        choices[place].move, choices[place].exact = plan.move, 0
        choices[place].share, choices[place].chance = share, chance
        choices[place].margin = plan.margin / max(plan.visits, 1) * (1 - 2 * seat)
        moves += 1
    return moves


@generic
def compare(
    position: Positions,
    move_count: int,
    explore: float,
    trust: float,
    horizon: int,
    simulations: int,
    seed: np.uint64,
    stop: Stop,
    choices: Choices,
    found: Found,
) -> None:
    """Compare the plans of the seat that decides in `position[0]`, as it sees it."""
    root = np.empty(1, position.dtype)
    root[0] = position[0]
    seat = kernel.actor(root[0])
    kernel.hide(root[0], seat)
    options = np.empty(move_count, np.int32)
    weights = np.empty(move_count, np.int32)
    starts = np.empty(MOST_PLANS, position.dtype)
    plans = np.empty(MOST_PLANS, PLAN)
    count = lay_out(root, starts, options, weights, plans)
    seen, times = np.empty(SLOTS, np.uint64), np.empty(SLOTS, np.uint64)
    stream = np.empty(1, np.uint64)
    done = 0
    while done < max(1, simulations) and not (done and stop[0]):
        chosen = most_promising(plans, count, done, explore, trust)
        plan = plans[chosen]
        root[0] = starts[chosen]
        dice = mixed(seed + np.uint64(plan.visits))
        play_on(root[0], options, weights, seen, times, stream, dice, horizon)
        plan.total += worth(root[0], seat)
        plan.margin += kernel.margin(root[0])
        plan.visits += 1
        done += 1
    thought = found[0]
    thought.count, thought.nodes, thought.exact = (
        judge(plans, count, done, trust, seat, choices),
        done,
        0,
    )
    thought.chance, thought.margin = choices[0].chance, choices[0].margin
    if seat == 1:
        thought.chance, thought.margin = 1 - thought.chance, -thought.margin
