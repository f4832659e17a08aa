"""Comparing a few plans by playing each of them on, over the same dice.

For games whose turns are long and full of dice, and which say how they go on when nobody thinks
(`Kernel.reply`). A plan is a move and, where the same seat decides again, the move after it. A
simulation plays a plan on until the position rests, and asks the game's estimate there.

Simulation k of every plan meets the same dice: a die is thrown by k and by what it is thrown for
(`Kernel.occasion`). So plans differ by what they change, not by luck in another corner of the
table, and half as many simulations tell them apart. It is a race: all plans have as many
simulations, until one falls behind the first by more than chance explains and is left out.
"""

from __future__ import annotations

import math
from typing import Annotated, Any

import numba
import numpy as np

from escarmouche.core.compiling import compiled, generic
from escarmouche.core.kernel import CHANCE, Moves, Pos, Positions, Stream, kernel
from escarmouche.core.seeds import mixed, start_stream
from escarmouche.search.mcts_kernel import expected, go_on, is_settled
from escarmouche.search.thinking import Choices, Found, Stop, make_room

MOST_PLANS = 32
SECOND_MOVES = 3  # of one move, that are worth a plan each
STEP_DOWN = 0.01  # how much less likely to win each next one of ordered candidates is taken to be
SLOTS = 256  # occasions told apart in one simulation
FEWEST = 4  # simulations of each plan before one is left out; with fewer, fewer plans start
BEHIND = 2.0  # standard errors that a plan may fall behind
DOUBT = 0.0001  # added to the variance of a difference, which a few simulations may hide
ALIKE = 0.004  # of a game won: plans that differ by less are the same

PLAN = np.dtype(
    (
        np.record,
        [
            ("move", "i8"),  # the first one
            ("prior", "f8"),  # for the seat that decides, like `total`
            ("total", "f8"),
            ("margin", "f8"),  # for seat 0
            ("visits", "i8"),
            ("result", "f8"),  # of the last simulation
            ("races", "i8"),  # 0: left out
        ],
    )
)
Plans = Annotated[Any, numba.types.Array(numba.from_dtype(PLAN), 1, "C")]
Words = Annotated[np.ndarray, numba.types.Array(numba.uint64, 1, "C")]
Products = Annotated[np.ndarray, numba.types.Array(numba.float64, 2, "C")]


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
            plan.total = plan.margin = plan.result = 0.0
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
def line_up(plans: Plans, count: int, simulations: int) -> int:
    """Leave out the least likely plans where simulations are few; how many start."""
    racing = min(count, max(1, simulations), max(2, simulations // FEWEST))
    for index in range(count):
        likelier = 0
        for other in range(count):
            gain = plans[other].prior - plans[index].prior
            likelier += gain > 0 or (gain == 0 and other < index)
        plans[index].races = likelier < racing
    return racing


@compiled
def note(plans: Plans, count: int, products: Products) -> None:
    """Add the products of the last results of all pairs that still race."""
    for index in range(count):
        if plans[index].races:
            for other in range(index + 1):
                products[index, other] += plans[index].result * plans[other].result


@compiled
def leave_out(plans: Plans, count: int, products: Products, runs: int, trust: float) -> int:
    """Leave out who is behind the first for certain, or surely no better; how many stay."""
    first = -1
    for index in range(count):
        if plans[index].races and (
            first < 0 or mean(plans, index, trust) > mean(plans, first, trust)
        ):
            first = index
    racing = 0
    for index in range(count):
        if plans[index].races and index != first:
            lead = mean(plans, first, trust) - mean(plans, index, trust)
            total = plans[first].total - plans[index].total
            squares = products[first, first] + products[index, index]
            squares -= 2 * products[max(first, index), min(first, index)]
            variance = (squares - total * total / runs) / (runs - 1) + DOUBT
            doubt = BEHIND * math.sqrt(variance / (runs + trust))
            plans[index].races = lead <= doubt and (lead + doubt > 2 * ALIKE or doubt > ALIKE)
        racing += plans[index].races
    return racing


@compiled
def leads(plans: Plans, count: int, index: int) -> bool:
    """Whether no plan with the same first move was tried more, or as often with more success."""
    for other in range(count):
        more = plans[other].visits - plans[index].visits
        better = plans[other].total - plans[index].total
        if plans[other].move == plans[index].move and (
            more > 0 or (more == 0 and (better > 0 or (better == 0 and other < index)))
        ):
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
    trust: float,
    horizon: int,
    simulations: int,
    to_the_end: bool,
    seed: np.uint64,
    stop: Stop,
    choices: Choices,
    found: Found,
) -> None:
    """Compare the plans of the seat that decides in `position[0]`, as it sees it.

    When one plan is left, it has what remains of the simulations only if asked: to know what it is
    worth, not to choose it.
    """
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
    products = np.zeros((MOST_PLANS, MOST_PLANS))
    racing = line_up(plans, count, 1 if stop[0] else simulations)
    done = runs = 0
    while runs == 0 or (
        done + racing <= simulations and (racing > 1 or to_the_end) and not stop[0]
    ):
        dice = mixed(seed + np.uint64(runs))
        for index in range(count):
            plan = plans[index]
            if plan.races:
                root[0] = starts[index]
                play_on(root[0], options, weights, seen, times, stream, dice, horizon)
                plan.result = worth(root[0], seat)
                plan.total += plan.result
                plan.margin += kernel.margin(root[0])
                plan.visits += 1
        runs += 1
        done += racing
        if racing > 1:
            note(plans, count, products)
            if runs >= FEWEST:
                racing = leave_out(plans, count, products, runs, trust)
    thought = found[0]
    thought.count, thought.nodes, thought.exact = (
        judge(plans, count, done, trust, seat, choices),
        done,
        0,
    )
    thought.chance, thought.margin = choices[0].chance, choices[0].margin
    if seat == 1:
        thought.chance, thought.margin = 1 - thought.chance, -thought.margin
