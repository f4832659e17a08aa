"""How an opponent decides, in compiled code: the same in every engine.

The strongest asks first what can be proved (`prove`); then all read where the game allows, and
sample everywhere else.
"""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np

from escarmouche.core.compiling import compiled, generic
from escarmouche.core.kernel import OVER, Moves, Positions, kernel
from escarmouche.core.seeds import fraction, mixed, start_stream
from escarmouche.search.alphabeta_player import MOST_DEPTH, read
from escarmouche.search.mcts import MANNER, above, sample
from escarmouche.search.mcts_kernel import hashed, quirk
from escarmouche.search.planning import compare
from escarmouche.search.proofs import BUCKET, ENTRY
from escarmouche.search.proving import MEANS, NO_MOVE, UNKNOWN, larger, result
from escarmouche.search.resistance import stubborn
from escarmouche.search.thinking import ALL, CHOICE, HALF, THOUGHT, Choices, Found, Stop
from escarmouche.search.traps import best_trap

RARELY = 0.5  # a hidden choice with less than this share of the likeliest is never made
MOST_PROOFS = 1 << 20  # what the table of proofs holds
HOPELESS = 0.15  # the chance of a seat that thinks it has lost
ALIKE = 0.03  # chances of such a seat that differ by less are the same
ERRING = 0.02  # the noise in the judgement of those who err on purpose is larger
FEW = 9  # moves: with more of them a set-up has too long to go for a proof

# How an opponent thinks: how much of what it may do, and in which manner it samples.
HOW = np.dtype(
    (
        np.record,
        [
            ("simulations", "i8"),
            ("nodes", "i8"),  # of alpha-beta and of proofs; 0 for one who never reads
            ("plans", "i8"),  # 1 where a game says how it goes on when nobody thinks
            ("astray", "f8"),  # the share of decisions made at random
            ("manner", MANNER),
        ],
    )
)
How = Annotated[Any, HOW]


@generic
def plans_ahead(seen: Positions, how: How) -> bool:
    """Whether plans are compared here: not where a secret is best drawn by lot."""
    who = kernel.actor(seen[0])
    return (
        how.plans
        and how.manner.horizon > 0
        and (who == 0 or who == 1)
        and not (kernel.secret(seen[0]) and kernel.guessed(seen[0]))
    )


@generic
def ponder(
    position: Positions,
    move_count: int,
    how: How,
    lines: int,
    seed: np.uint64,
    stop: Stop,
    choices: Choices,
    found: Found,
) -> None:
    """Search what a seat sees, and write what is found; with no lines asked for, the move alone."""
    who = kernel.actor(position[0])
    manner = how.manner
    if plans_ahead(position, how):
        compare(
            position, move_count, manner.trust, manner.horizon, how.simulations,
            lines > 0, seed, stop, choices, found,
        )  # fmt: skip
    elif how.nodes and (who == 0 or who == 1) and kernel.readable(position[0]):
        read(position, move_count, how.nodes, max(1, lines), MOST_DEPTH, seed, stop, choices, found)
    else:
        sample(position, move_count, manner, how.simulations, seed, stop, choices, found)


@generic
def win_at_once(seen: Positions, moves: Moves, count: int) -> int:
    """A move that wins the game here and now, which even a beginner sees; else NO_MOVE."""
    who = kernel.actor(seen[0])
    after = np.empty(1, seen.dtype)
    for index in range(count):
        after[0] = seen[0]
        kernel.play(after[0], moves[index], None)
        if kernel.actor(after[0]) == OVER and kernel.outcome(after[0])[0] == who:
            return moves[index]
    return NO_MOVE


@generic
def loses_at_once(position: Positions, move: int, move_count: int) -> bool:
    """Whether the other seat wins by a move, or right after it."""
    other = 1 - kernel.actor(position[0])
    after = np.empty(1, position.dtype)
    after[0] = position[0]
    kernel.play(after[0], move, None)
    if kernel.actor(after[0]) == OVER:
        return kernel.outcome(after[0])[0] == other
    if kernel.actor(after[0]) != other:
        return False
    moves = np.empty(move_count, np.int32)
    return win_at_once(after, moves, kernel.moves(after[0], moves)) != NO_MOVE


@generic
def safe_move(position: Positions, choices: Choices, move: int, move_count: int) -> int:
    """A move that does not lose at once, of those thought of if there is one; else this one."""
    for index in range(len(choices)):
        if not loses_at_once(position, choices[index].move, move_count):
            return choices[index].move
    moves = np.empty(move_count, np.int32)
    for index in range(kernel.moves(position[0], moves)):
        if not loses_at_once(position, moves[index], move_count):
            return moves[index]
    return move


@generic
def prove(position: Positions, move_count: int, how: How, seed: np.uint64, stop: Stop) -> int:
    """A move that keeps what is proved in half of the time or with as many nodes as it reads.

    Where nothing is won, the best trap found in the rest; NO_MOVE where there is neither. For
    games that can be solved, and opponents that ask this first.
    """
    if not kernel.solvable(position[0]):
        return NO_MOVE
    moves = np.empty(move_count, np.int32)
    count = kernel.moves(position[0], moves)
    if count == 1 or (not kernel.ready(position[0]) and count > FEW):
        return NO_MOVE
    most_nodes = how.nodes
    table = np.zeros(min(MOST_PROOFS, above(min(most_nodes, MOST_PROOFS) + BUCKET)), ENTRY)
    alone = np.empty(1, position.dtype)
    alone[0] = position[0]
    kernel.isolate(alone[0])
    means = np.zeros(1, MEANS)
    means[0].most_nodes, means[0].flag = most_nodes, HALF
    value, move = result(alone, table, move_count, means, stop)
    if value == UNKNOWN:
        return NO_MOVE
    if value == 1:
        return larger(alone, table, move_count, move, means, stop)
    means[0].nodes, means[0].flag = 0, ALL
    trap = best_trap(alone, table, move_count, value, seed, means, stop)
    if trap == NO_MOVE and value > 0:
        return move
    if trap != NO_MOVE and value == 0 and loses_at_once(alone, trap, move_count):
        return NO_MOVE  # no trap after all: resist instead
    return trap


@compiled
def drawn(choices: Choices, hidden: bool, seed: np.uint64, key: np.uint64) -> int:
    """The best move; in a hidden decision one of the likely ones, by lot."""
    if not hidden:
        return choices[0].move
    likely = 0
    total = 0.0
    while likely < len(choices) and choices[likely].share >= RARELY * choices[0].share:
        total += choices[likely].share
        likely += 1
    stream = np.empty(1, np.uint64)
    start_stream(stream, seed, key)
    left = fraction(stream) * total
    for index in range(likely):
        left -= choices[index].share
        if left < 0:
            return choices[index].move
    return choices[0].move


@generic
def choose(position: Positions, move_count: int, how: How, seed: np.uint64, stop: Stop) -> int:
    """The move that an opponent plays; it looks at nothing that its seat may not see."""
    seen = np.empty(1, position.dtype)
    seen[0] = position[0]
    kernel.hide(seen[0], kernel.actor(seen[0]))
    moves = np.empty(move_count, np.int32)
    count = kernel.moves(seen[0], moves)
    if count == 1:
        return moves[0]
    winning = win_at_once(seen, moves, count)
    if winning != NO_MOVE:
        return winning
    if how.astray > 0 and quirk(mixed(seed), hashed(seen)) < how.astray:
        return moves[np.int64(mixed(hashed(seen) ^ seed) % np.uint64(count))]
    count = kernel.candidates(seen[0], moves)
    choices = np.zeros(move_count, CHOICE)
    choices[0].move = moves[0]
    choices[0].chance = 1.0
    if count > 1:
        found = np.zeros(1, THOUGHT)
        ponder(seen, move_count, how, 0, seed, stop, choices, found)
    secret = kernel.secret(seen[0]) != 0 and not plans_ahead(seen, how)
    if secret or how.manner.noise >= ERRING:
        return drawn(choices[:count], secret, seed, hashed(seen))
    move = choices[0].move
    if choices[0].chance < HOPELESS and not how.plans:  # a turn is too long to read
        alike = 0
        for index in range(count):
            if choices[index].chance >= choices[0].chance - ALIKE:
                moves[alike] = choices[index].move
                alike += 1
        move = stubborn(seen, move_count, moves, alike, stop)
    if loses_at_once(seen, move, move_count):
        return safe_move(seen, choices[:count], move, move_count)
    return move
