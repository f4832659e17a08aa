"""Thinking by Monte Carlo tree search: dice, hidden choices and anything else."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from escarmouche.core.position import Position
from escarmouche.core.seeds import start_stream
from escarmouche.search.thinking import Budget, Choice, Interrupt, Thought
from escarmouche.search.tree import EDGE, NODE, SEARCH, find, hashed, simulate

MOST_EDGES = 6_000_000
FAR = 1 << 30


@dataclass(frozen=True)
class Manner:
    """How a tree search thinks; what most of it means is said in `search.tree.SEARCH`."""

    explore: float = 0.12
    trust: float = 3.0
    horizon: int = 0
    samples: int = 1
    sight: int = FAR
    blindness: float = 0.0
    noise: float = 0.01  # enough that two seeds play two games
    stray: float = 0.3
    contempt: float = 0.0  # 0 to 1: how far it believes to outplay whom it plays against


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
    game = position.game
    rules, insight = game.rules, game.insight
    assert insight is not None, f"{game.name} offers no insight"
    seat = position.actor
    words = np.zeros(-(-rules.dtype.itemsize // 8), np.uint64)
    seen = words.view(np.uint8)[: rules.dtype.itemsize].view(rules.dtype)
    root = position.array
    if seat in (0, 1):
        rules.kernel.hide(root[0], seat)
        seen[0] = root[0]
    asked = hashed(words)

    simulations = max(1, budget.most_nodes)
    most_nodes = min(simulations, MOST_EDGES // 4) + 64
    nodes = np.empty(most_nodes, NODE)
    edges = np.empty(min(most_nodes * rules.move_count, MOST_EDGES), EDGE)
    table = np.zeros(1 << (2 * most_nodes).bit_length(), np.int32)
    search = np.zeros(1, SEARCH)[0]
    for name in ("explore", "trust", "horizon", "samples", "sight", "blindness", "noise", "stray"):
        search[name] = getattr(manner, name)
    search["favour"] = {0: manner.contempt, 1: -manner.contempt}.get(seat, 0.0)
    stream = np.empty(1, np.uint64)
    start_stream(stream, np.uint64(seed), np.uint64(0))
    search["salt"] = stream[0]

    simulate.compile(rules)  # so that the time is spent on thinking
    with (interrupt or Interrupt()).after(budget.seconds) as stop:
        simulate(
            rules,
            tuple(insight),
            root,
            seen,
            words,
            root.copy(),
            nodes,
            edges,
            table,
            search,
            rules.move_count,
            stream,
            stop,
            simulations,
        )
    done = max(1, int(search["simulations"]))
    chance, margin = float(search["total"]) / done, float(search["margin"]) / done
    node = table[find(nodes, table, asked)] if seat in (0, 1) else 0
    if node == 0:
        return Thought((), chance, margin, done)
    first, count = int(nodes[node]["first"]), int(nodes[node]["count"])
    choices = _choices(edges[first : first + count], bool(nodes[node]["hidden"]), manner, seat)
    if nodes[node]["hidden"]:
        chance = sum(choice.share * choice.chance for choice in choices)
        margin = sum(choice.share * choice.margin for choice in choices)
    else:
        chance, margin = choices[0].chance, choices[0].margin
    if seat == 1:
        chance, margin = 1 - chance, -margin
    return Thought(choices, chance, margin, done)


def _choices(edges: np.ndarray, hidden: bool, manner: Manner, seat: int) -> tuple[Choice, ...]:
    visits = edges["visits"]
    tried = np.maximum(visits, 1)
    trust = manner.trust
    chances = np.where(
        visits > 0,
        (edges["total"] + trust * edges["prior"]) / (tried + trust),
        edges["prior"],
    )
    margins = edges["margin"] / tried * (1 if seat == 0 else -1)
    shares = (edges["strategy"] if hidden else visits).astype(float)
    total = shares.sum()
    shares = shares / total if total else np.full(len(edges), 1 / len(edges))
    order = np.lexsort((-chances, -shares))
    return tuple(
        Choice(
            int(edges["move"][index]),
            float(shares[index]),
            float(chances[index]),
            float(margins[index]),
        )
        for index in order
    )
