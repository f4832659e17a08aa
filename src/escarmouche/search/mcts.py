"""Thinking by Monte Carlo tree search: dice, hidden choices and anything else."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Annotated, Any

import numpy as np

from escarmouche.core.compiling import compiled, generic
from escarmouche.core.kernel import Moves, Positions, kernel
from escarmouche.core.position import Position
from escarmouche.core.seeds import start_stream
from escarmouche.search.mcts_kernel import (
    EDGE,
    NODE,
    SEARCH,
    Edges,
    Nodes,
    Searches,
    find,
    hashed,
    simulate,
)
from escarmouche.search.thinking import (
    Budget,
    Choices,
    Found,
    Interrupt,
    Stop,
    Thought,
    make_room,
    think_with,
)

MOST_EDGES = 6_000_000
FEW_EDGES = 64  # moves of a node, with room to spare in every game
FAR = 1 << 30

MANNER = np.dtype(
    (
        np.record,
        [
            ("explore", "f8"),
            ("trust", "f8"),
            ("horizon", "i8"),
            ("samples", "i8"),
            ("sight", "i8"),
            ("blindness", "f8"),
            ("noise", "f8"),
            ("stray", "f8"),
            ("contempt", "f8"),
        ],
    )
)
Mannered = Annotated[Any, MANNER]


@dataclass(frozen=True)
class Manner:
    """How a tree search thinks; what most of it means is said in `search.mcts_kernel.SEARCH`."""

    explore: float = 0.12
    trust: float = 3.0
    horizon: int = 0
    samples: int = 1
    sight: int = FAR
    blindness: float = 0.0
    noise: float = 0.01  # enough that two seeds play two games
    stray: float = 0.3
    contempt: float = 0.0  # 0 to 1: how far it believes to outplay whom it plays against

    @property
    def row(self) -> np.record:
        """The same for compiled code."""
        row = np.zeros(1, MANNER)[0]
        for each in fields(self):
            row[each.name] = getattr(self, each.name)
        return row


def think(
    position: Position,
    manner: Manner,
    budget: Budget,
    seed: int,
    interrupt: Interrupt | None = None,
) -> Thought:
    """Search a position as its actor sees it; at a chance node, its average worth.

    However little the means, there is one simulation, so that every move has its first estimate.
    """
    given = manner.row, budget.most_nodes, np.uint64(seed)
    return think_with(sample, position, given, budget.seconds, interrupt)


@compiled
def above(number: int) -> int:
    """The first power of two above a number."""
    power = 1
    while power <= number:
        power *= 2
    return power


@compiled
def judge(nodes: Nodes, edges: Edges, node: int, trust: float, seat: int, choices: Choices) -> None:
    """Write the moves of a node with their worth, the most played first."""
    first, count = nodes[node].first, nodes[node].count
    total = 0.0
    for index in range(first, first + count):
        total += edges[index].strategy if nodes[node].hidden else edges[index].visits
    for index in range(first, first + count):
        edge = edges[index]
        played = edge.strategy if nodes[node].hidden else float(edge.visits)
        share = played / total if total > 0 else 1.0 / count
        chance = float(edge.prior)
        margin = 0.0
        if edge.visits:
            chance = (edge.total + trust * edge.prior) / (edge.visits + trust)
            margin = edge.margin / edge.visits * (1 - 2 * seat)
        place = make_room(choices, index - first, share, chance)
        choices[place].move, choices[place].exact = edge.move, 0
        choices[place].share, choices[place].chance = share, chance
        choices[place].margin = margin


@compiled
def conclude(
    nodes: Nodes,
    edges: Edges,
    table: Moves,
    searches: Searches,
    asked: np.uint64,
    seat: int,
    choices: Choices,
    found: Found,
) -> None:
    """Write what a search has found of the position with the key `asked`, for a seat or nobody."""
    thought = found[0]
    search = searches[0]
    done = max(1, search.simulations)
    thought.chance, thought.margin = search.total / done, search.margin / done
    thought.nodes, thought.count, thought.exact = done, 0, 0
    node = table[find(nodes, table, asked)] if seat < 2 else 0
    if node == 0:
        return
    judge(nodes, edges, node, search.trust, seat, choices)
    thought.count = nodes[node].count
    thought.chance, thought.margin = choices[0].chance, choices[0].margin
    if nodes[node].hidden:
        thought.chance = thought.margin = 0.0
        for index in range(thought.count):
            thought.chance += choices[index].share * choices[index].chance
            thought.margin += choices[index].share * choices[index].margin
    if seat == 1:
        thought.chance, thought.margin = 1 - thought.chance, -thought.margin


@compiled
def start_search(searches: Searches, manner: Mannered, seat: int, salt: np.uint64) -> None:
    """Set a search to think in a manner, for a seat or for nobody."""
    search = searches[0]
    search.salt = salt
    search.explore, search.trust = manner.explore, manner.trust
    search.horizon, search.samples, search.sight = manner.horizon, manner.samples, manner.sight
    search.blindness, search.noise, search.stray = manner.blindness, manner.noise, manner.stray
    if seat < 2:
        search.favour = manner.contempt * (1 - 2 * seat)


@generic
def sample(
    position: Positions,
    move_count: int,
    manner: Mannered,
    most_nodes: int,
    seed: np.uint64,
    stop: Stop,
    choices: Choices,
    found: Found,
) -> None:
    """Search `position[0]`, and write what is found."""
    seat = kernel.actor(position[0])
    root = np.empty(1, position.dtype)
    root[0] = position[0]
    decides = seat == 0 or seat == 1
    if decides:
        kernel.hide(root[0], seat)
    seen = np.empty(1, position.dtype)
    seen[0] = root[0]
    asked = hashed(seen)

    simulations = max(1, most_nodes)
    size = min(simulations, MOST_EDGES // 4) + 64
    nodes = np.empty(size, NODE)
    edges = np.empty(min(size * FEW_EDGES + move_count, MOST_EDGES), EDGE)
    table = np.zeros(above(2 * size), np.int32)
    searches = np.zeros(1, SEARCH)
    stream = np.empty(1, np.uint64)
    start_stream(stream, seed, np.uint64(0))
    start_search(searches, manner, seat if decides else 2, stream[0])
    work = np.empty(1, position.dtype)
    simulate(root, seen, work, nodes, edges, table, searches, move_count, stream, stop, simulations)

    conclude(nodes, edges, table, searches, asked, seat if decides else 2, choices, found)
