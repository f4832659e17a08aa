"""Proof-number search over the kernel: does a seat reach a margin?

For every position met, the search keeps how much is missing to prove a yes and to prove a no (its
*needs*), always goes where the least is missing (df-pn: Nagai 2002), and remembers both in a table.
Forced replies make narrow trees, and those are found first.

Of many moves that must all be refuted, positions that several of them lead to would be counted
again and again; so the largest need counts in full and every other move as one (weak proof-number
search: Ueda et al. 2008).

The table keeps whole keys, not hashes of them: an answer is a proof, not a probability.
"""

from __future__ import annotations

from typing import Annotated

import numba
import numpy as np
from numba import types

from escarmouche.core.compiling import compiled, generic
from escarmouche.core.kernel import KEY_WORDS, Key, Moves, Pos, Positions, kernel
from escarmouche.core.seeds import mixed

ENTRY = np.dtype(
    (
        np.record,
        [
            ("key", "i8", (KEY_WORDS,)),
            ("least", "i2"),  # proved of the best margin, without the points
            ("most", "i2"),
            ("goal", "i2"),  # the question that the two needs are about
            ("effort", "i2"),  # how much work the entry holds: binary logarithm of nodes, plus one
            ("proof", "i4"),
            ("refutation", "i4"),
        ],
    )
)
Proofs = Annotated[np.ndarray, types.Array(numba.from_dtype(ENTRY), 1, "C")]
BUCKET = 4
_ODD = np.uint64(0x9E3779B97F4A7C15)

NEVER = 1 << 30  # the need of what cannot be proved
FARTHEST = 1 << 14  # beyond every margin
YES, NO, NOT_YET = 1, 0, -1


@compiled
def bucket_of(key: Key, entries: int) -> int:
    """Where the bucket of a key begins; `entries` is a power of two."""
    value = np.uint64(0)
    for word in key:
        value = (value ^ np.uint64(word)) * _ODD
    return int(mixed(value) & np.uint64(entries - BUCKET))


@compiled
def recall(table: Proofs, key: Key, goal: int) -> tuple[int, int]:
    """The needs to prove and to refute that the seat to move reaches `goal`; 0, 0 if unknown."""
    first = bucket_of(key, len(table))
    for slot in range(first, first + BUCKET):
        entry = table[slot]
        if entry.key[0] == key[0] and entry.key[1] == key[1] and entry.key[2] == key[2]:
            if entry.least >= goal:
                return 0, NEVER
            if entry.most < goal:
                return NEVER, 0
            # Needs found for another goal are a better guess than none.
            if entry.goal == goal or (entry.proof and entry.refutation):
                return entry.proof, entry.refutation
            break
    return 0, 0


@compiled
def remember(table: Proofs, key: Key, goal: int, proof: int, refutation: int, nodes: int) -> None:
    """Keep what a search of so many nodes found, in place of the entry that holds least work."""
    first = bucket_of(key, len(table))
    chosen = first
    known = False
    for slot in range(first, first + BUCKET):
        entry = table[slot]
        if entry.key[0] == key[0] and entry.key[1] == key[1] and entry.key[2] == key[2]:
            chosen = slot
            known = True
            break
        if entry.effort < table[chosen].effort:
            chosen = slot
    entry = table[chosen]
    if not known:
        for word in range(KEY_WORDS):
            entry.key[word] = key[word]
        entry.least, entry.most, entry.effort = -FARTHEST, FARTHEST, 0
    entry.goal, entry.proof, entry.refutation = goal, proof, refutation
    if proof == 0:
        entry.least = max(entry.least, goal)
    elif refutation == 0:
        entry.most = min(entry.most, goal - 1)
    effort = 1
    while nodes:
        nodes >>= 1
        effort += 1
    entry.effort = max(entry.effort, effort)


@generic
def weigh(
    table: Proofs,
    pos: Pos,
    seat: int,
    goal: int,
    key: Key,
    room: Moves,
) -> tuple[int, int]:
    """What is missing to prove and to refute that `seat` reaches `goal` from `pos`."""
    least, most = kernel.bounds(pos)
    if seat == 1:
        least, most = -most, -least
    if least >= goal:
        return 0, NEVER
    if most < goal:
        return NEVER, 0
    points = kernel.condense(pos, key)
    mine = kernel.actor(pos) == seat
    proof, refutation = recall(table, key, (goal if mine else 1 - goal) - points)
    if proof == 0 and refutation == 0:
        proof, refutation = 1, kernel.moves(pos, room)
    return (proof, refutation) if mine else (refutation, proof)


@generic
def pursue(
    path: Positions,
    table: Proofs,
    width: int,
    goal: int,
    budget: int,
) -> tuple[int, int, int]:
    """Work on “does the seat to move in `path[0]` reach `goal`?” for about `budget` nodes.

    `path` has room for the longest game, `width` is the number of move ids. Gives YES, NO
    or NOT_YET, the move that shows a yes, and how many nodes were entered.
    """
    depths = len(path)
    options = np.empty((depths, width), np.int32)
    proofs = np.empty((depths, width), np.int64)
    refutations = np.empty((depths, width), np.int64)
    keys = np.empty((depths, KEY_WORDS), np.int64)
    points = np.empty(depths, np.int64)
    goals = np.empty(depths, np.int64)
    seats = np.empty(depths, np.int64)
    counts = np.empty(depths, np.int64)
    chosen = np.empty(depths, np.int64)
    entered = np.empty(depths, np.int64)
    proof_limits = np.empty(depths, np.int64)
    refutation_limits = np.empty(depths, np.int64)
    room = np.empty(width, np.int32)
    key = np.empty(KEY_WORDS, np.int64)

    depth = 0
    nodes = 0
    goals[0] = goal
    proof_limits[0] = refutation_limits[0] = NEVER
    expand = True
    while True:
        if expand:
            pos, after = path[depth], path[depth + 1]
            entered[depth] = nodes
            nodes += 1
            seats[depth] = kernel.actor(pos)
            points[depth] = kernel.condense(pos, keys[depth])
            count = kernel.choices(pos, options[depth])
            for index in range(count):
                path[depth + 1] = path[depth]
                kernel.play(after, options[depth, index], None)
                proofs[depth, index], refutations[depth, index] = weigh(
                    table, after, seats[depth], goals[depth], key, room
                )
                if proofs[depth, index] == 0:
                    count = index + 1
                    break
            counts[depth] = count

        # One move must be proved, the one that needs least; every move must be refuted.
        proof = second = NEVER
        refutation = open_moves = chosen[depth] = 0
        for index in range(counts[depth]):
            need = proofs[depth, index]
            if need < proof:
                proof, second = need, proof
                chosen[depth] = index
            elif need < second:
                second = need
            if refutations[depth, index]:
                refutation = max(refutation, refutations[depth, index])
                open_moves += 1
        if proof == 0:
            refutation = NEVER
        elif open_moves:
            refutation = min(refutation + open_moves - 1, NEVER - 1)

        if (
            proof >= proof_limits[depth]
            or refutation >= refutation_limits[depth]
            or proof == 0
            or refutation == 0
            or nodes >= budget
        ):
            inside = nodes - entered[depth]
            remember(table, keys[depth], goals[depth] - points[depth], proof, refutation, inside)
            if depth == 0:
                answer = YES if proof == 0 else NO if refutation == 0 else NOT_YET
                return answer, options[0, chosen[0]], nodes
            depth -= 1
            if seats[depth] != seats[depth + 1]:
                proof, refutation = refutation, proof
            proofs[depth, chosen[depth]] = proof
            refutations[depth, chosen[depth]] = refutation
            expand = False
            continue

        # Stay below this move until it needs a quarter more than the second best.
        proof_limit = min(proof_limits[depth], second + second // 4 + 1)
        refutation_limit = refutation_limits[depth] - (open_moves - 1)
        path[depth + 1] = path[depth]
        kernel.play(path[depth + 1], options[depth, chosen[depth]], None)
        depth += 1
        if kernel.actor(path[depth]) == seats[depth - 1]:
            goals[depth] = goals[depth - 1]
            proof_limits[depth], refutation_limits[depth] = proof_limit, refutation_limit
        else:
            goals[depth] = 1 - goals[depth - 1]
            proof_limits[depth], refutation_limits[depth] = refutation_limit, proof_limit
        expand = True
