"""Monte Carlo tree search over any kernel, with dice and hidden choices, in compiled code.

A node is what the seat to decide *sees*: it is found by the hash of what `hide` leaves of the
position. So two positions that a seat cannot tell apart share one node and one strategy, orders of
moves that lead to the same position meet again, and nothing hidden can steer a decision. Dice have
no nodes: every simulation rolls them.

An open decision is chosen by upper confidence bounds whose first guess is the game's own estimate.
A hidden decision is chosen by regret matching, so that its average strategy approaches one that
no opponent can exploit.
"""

from __future__ import annotations

import math
from typing import Annotated, Any

import numba
import numpy as np

from escarmouche.core.compiling import compiled, generic
from escarmouche.core.kernel import CHANCE, DRAW, OVER, Moves, Pos, Positions, Stream, kernel
from escarmouche.core.portable_math import log
from escarmouche.core.seeds import below, fraction, mixed
from escarmouche.search.thinking import Stop

NODE = np.dtype(
    (
        np.record,
        [
            ("key", "u8"),
            ("first", "i4"),  # its edges are edges[first : first + count]
            ("count", "i4"),
            ("visits", "i4"),
            ("hidden", "i4"),
        ],
    )
)
EDGE = np.dtype(
    (
        np.record,
        [
            ("total", "f8"),  # results for the seat that decides: 1 a win, ½ a draw
            ("margin", "f8"),  # margins for seat 0
            ("move", "i4"),
            ("visits", "i4"),
            ("prior", "f4"),  # the game's estimate for the seat that decides
            ("regret", "f4"),
            ("strategy", "f8"),
        ],
    )
)
# How a search thinks, and how far it is.
SEARCH = np.dtype(
    (
        np.record,
        [
            ("explore", "f8"),  # the weight of what has been tried little
            ("trust", "f8"),  # how many simulations a prior is worth
            ("horizon", "i8"),  # random moves played before the game's estimate is asked
            ("samples", "i8"),  # how often that is done in one simulation
            ("sight", "i8"),  # decisions looked ahead
            ("blindness", "f8"),  # the share of replies that are overlooked
            ("noise", "f8"),  # how far estimates may be wrong
            ("stray", "f8"),  # the share of hidden choices made at random, so that each is tried
            ("favour", "f8"),  # how much a game that goes on is overrated, below 0 for seat 1
            ("salt", "u8"),  # decides what is overlooked and misjudged
            ("nodes", "i8"),
            ("edges", "i8"),
            ("simulations", "i8"),
            ("total", "f8"),  # results for seat 0
            ("margin", "f8"),
        ],
    )
)
Nodes = Annotated[Any, numba.types.Array(numba.from_dtype(NODE), 1, "C")]
Edges = Annotated[Any, numba.types.Array(numba.from_dtype(EDGE), 1, "C")]
Search = Annotated[Any, SEARCH]
# An array of one: compiled code frees an array when it is done with it, whoever has its record.
Searches = Annotated[Any, numba.types.Array(numba.from_dtype(SEARCH), 1, "C")]

PATH = 400  # decisions remembered in one simulation
STEP_DOWN = 0.03  # how much less likely to win each next one of ordered candidates is taken to be
SURPRISE = 2.0  # what one result may add to a regret at most, in games won

_FACTOR = np.uint64(0x9DDFEA08EB382D69)
_SHIFT = np.uint64(29)
_EMPTY = 0  # in the table; the first node is number 1


@generic
def hashed(seen: Positions) -> np.uint64:
    """A hash of the bytes of a position."""
    value = _FACTOR
    for word in seen.view(np.uint64):
        value = (value ^ word) * _FACTOR
        value ^= value >> _SHIFT
    return mixed(value)


@compiled
def quirk(salt: np.uint64, key: np.uint64) -> float:
    """A number in [0, 1) that is always the same for one salt and one key."""
    return (mixed(salt ^ key) >> np.uint64(11)) / 9007199254740992.0


@compiled
def find(nodes: Nodes, table: Moves, key: np.uint64) -> int:
    """The place of a key in the table: of its node, or free for it."""
    place: Any = np.int64(key & np.uint64(len(table) - 1))
    while table[place] != _EMPTY and nodes[table[place]].key != key:
        place = (place + 1) & (len(table) - 1)
    return place


@compiled
def mean_of(edges: Edges, index: int, search: Search) -> float:
    """The mean result of an edge, its prior counting like a few simulations."""
    if edges[index].visits == 0:
        return edges[index].prior
    weight = edges[index].visits + search.trust
    return (edges[index].total + search.trust * edges[index].prior) / weight


@compiled
def most_promising(nodes: Nodes, edges: Edges, node: int, search: Search) -> int:
    """The edge with the highest upper confidence bound."""
    first, count = nodes[node].first, nodes[node].count
    confidence = search.explore * math.sqrt(log(nodes[node].visits + 1.0))
    best, chosen = -1.0, first
    for index in range(first, first + count):
        bound = mean_of(edges, index, search)
        bound += confidence / math.sqrt(edges[index].visits + 1.0)
        if bound > best:
            best, chosen = bound, index
    return chosen


@compiled
def mixed_choice(nodes: Nodes, edges: Edges, node: int, search: Search, stream: Stream) -> int:
    """An edge drawn by regret matching, or sometimes any edge."""
    first, count = nodes[node].first, nodes[node].count
    regret = 0.0
    for index in range(first, first + count):
        regret += edges[index].regret
    if regret <= 0 or fraction(stream) < search.stray:
        return first + below(stream, count)
    left = fraction(stream) * regret
    for index in range(first, first + count):
        left -= edges[index].regret
        if left < 0:
            return index
    return first + count - 1


@compiled
def learn(
    nodes: Nodes, edges: Edges, node: int, chosen: int, result: float, search: Search
) -> None:
    """Regret matching after one result (Hart and Mas-Colell 2000, with the floor of CFR+).

    What the other choices would have given is estimated by their means so far, and the sampled
    one is corrected by its probability, within bounds: a choice hardly ever made would otherwise
    rule the strategy whenever it is tried.
    """
    first, count = nodes[node].first, nodes[node].count
    regret = 0.0
    for index in range(first, first + count):
        regret += edges[index].regret
    expected = correction = 0.0
    for index in range(first, first + count):
        share = edges[index].regret / regret if regret > 0 else 1.0 / count
        mean = mean_of(edges, index, search)
        if index == chosen:
            correction = (result - mean) / ((1 - search.stray) * share + search.stray / count)
            correction = min(SURPRISE, max(-SURPRISE, correction))
            mean += correction
        expected += share * mean
        edges[index].strategy += share * nodes[node].visits
    for index in range(first, first + count):
        gain = mean_of(edges, index, search) - expected
        if index == chosen:
            gain += correction
        edges[index].regret = max(0.0, edges[index].regret + gain)


@generic
def expected(pos: Pos) -> float:
    """The result for seat 0 if the game is over, else the game's estimate of it."""
    if kernel.actor(pos) != OVER:
        return kernel.chance(pos)
    winner = kernel.outcome(pos)[0]
    return 0.5 if winner == DRAW else 1.0 - winner


@generic
def estimate(pos: Pos, search: Search) -> float:
    """What is expected for seat 0, a game that goes on as favoured."""
    value = expected(pos)
    if kernel.actor(pos) != OVER:
        value += search.favour * value * (1 - value)
    return value


@generic
def opinion(pos: Pos, seen: Positions, search: Search) -> float:
    """The estimate as this player makes it: wrong in the same way whenever it looks again."""
    value = estimate(pos, search)
    if search.noise > 0:
        seen[0] = pos
        error = (2 * quirk(search.salt, hashed(seen)) - 1) * search.noise
        value = min(1.0, max(0.0, value + error))
    return value


@generic
def is_settled(pos: Pos, horizon: int) -> bool:
    """Whether a game that is played on may be judged; dice are always rolled to the end."""
    who = kernel.actor(pos)
    return who == OVER or (who != CHANCE and (horizon == 0 or kernel.rests(pos)))


@generic
def go_on(pos: Pos, options: Moves, weights: Moves, stream: Stream) -> bool:
    """One move as nobody thinks; whether a player made it."""
    if kernel.actor(pos) == CHANCE:
        kernel.play(pos, kernel.draw(pos, options, weights, stream), None)
        return False
    kernel.play(pos, kernel.reply(pos, options, stream), None)
    return True


@generic
def wander(pos: Pos, horizon: int, options: Moves, weights: Moves, stream: Stream) -> None:
    """Play on as nobody thinks, `horizon` decisions at most."""
    while not is_settled(pos, horizon):
        horizon -= go_on(pos, options, weights, stream)


@generic
def grow(
    work: Positions,
    spare: Positions,
    seen: Positions,
    nodes: Nodes,
    edges: Edges,
    options: Moves,
    search: Search,
    key: np.uint64,
    overlook: bool,
) -> int:
    """A new node for the decision in `work[0]`; 0 if there is no room left."""
    count = kernel.candidates(work[0], options)
    if search.nodes + 1 >= len(nodes) or search.edges + count > len(edges):
        return 0
    search.nodes += 1
    node = search.nodes
    who = kernel.actor(work[0])
    ordered = kernel.ordered(work[0])
    first = search.edges
    kept = 0
    guess = opinion(work[0], seen, search) if ordered else 0.0
    for index in range(count):
        move = options[index]
        if overlook and count > 1 and quirk(search.salt + np.uint64(move), key) < search.blindness:
            continue
        edge = edges[first + kept]
        edge.total = edge.margin = edge.regret = edge.strategy = 0.0
        edge.visits = 0
        edge.move = move
        edge.prior = 0.5
        if ordered:
            error = (quirk(search.salt + np.uint64(move), key) - 0.5) * search.noise
            value = (guess if who == 0 else 1 - guess) - STEP_DOWN * kept + error
            edge.prior = min(1.0, max(0.0, value))
        elif search.trust > 0:
            spare[0] = work[0]
            kernel.play(spare[0], move, None)
            value = opinion(spare[0], seen, search)
            edge.prior = value if who == 0 else 1 - value
        kept += 1
    if kept == 0:  # at least one move always comes to mind
        edge = edges[first]
        edge.total = edge.margin = edge.regret = edge.strategy = 0.0
        edge.visits = 0
        edge.move = options[np.int64(key % np.uint64(count))]
        edge.prior = 0.5
        kept = 1
    search.edges += kept
    nodes[node].key = key
    nodes[node].first = first
    nodes[node].count = kept
    nodes[node].visits = 0
    nodes[node].hidden = kernel.secret(work[0]) != 0
    if nodes[node].hidden:  # the first strategy prefers what looks better than the rest
        mean = 0.0
        for index in range(first, first + kept):
            mean += edges[index].prior / kept
        for index in range(first, first + kept):
            edges[index].regret = search.trust * max(0.0, edges[index].prior - mean)
    return node


@generic
def simulate(
    root: Positions,
    seen: Positions,
    work: Positions,
    nodes: Nodes,
    edges: Edges,
    table: Moves,
    searches: Searches,
    move_count: int,
    stream: Stream,
    stop: Stop,
    simulations: int,
) -> None:
    """Run simulations from `root[0]` until there are enough or `stop[0]` is set; at least one.

    `work[0]` is the position of a simulation, `seen[0]` what a seat sees of it.
    """
    search = searches[0]
    options = np.empty(move_count, np.int32)
    weights = np.empty(move_count, np.int32)
    spare = np.empty(1, root.dtype)
    path_node = np.empty(PATH, np.int64)
    path_edge = np.empty(PATH, np.int64)
    path_seat = np.empty(PATH, np.int64)
    pos = work[0]
    for _ in range(simulations):
        if stop[0] and search.simulations:
            return
        work[0] = root[0]
        length = 0
        fresh = False  # the last choice led where no simulation went before
        while True:
            who = kernel.actor(pos)
            if who == OVER:
                break
            if who == CHANCE:
                kernel.play(pos, kernel.draw(pos, options, weights, stream), None)
                continue
            if length >= search.sight or length == PATH:
                break
            if fresh:
                break
            seen[0] = pos
            kernel.hide(seen[0], who)
            key = hashed(seen)
            place = find(nodes, table, key)
            if table[place] == _EMPTY:
                overlook = search.blindness > 0 and length > 0
                node = grow(work, spare, seen, nodes, edges, options, search, key, overlook)
                if node == 0:
                    break
                table[place] = node
            node = int(table[place])
            if nodes[node].hidden:
                edge = mixed_choice(nodes, edges, node, search, stream)
            else:
                edge = most_promising(nodes, edges, node, search)
            fresh = edges[edge].visits == 0 and nodes[node].count > 1
            path_node[length] = node
            path_edge[length] = edge
            path_seat[length] = who
            length += 1
            kernel.play(pos, edges[edge].move, None)
        value = lead = 0.0
        for _ in range(search.samples):
            spare[0] = pos
            wander(spare[0], search.horizon, options, weights, stream)
            value += opinion(spare[0], seen, search) / search.samples
            lead += kernel.margin(spare[0]) / search.samples
        search.total += value
        search.margin += lead
        search.simulations += 1
        for at in range(length):
            node, edge = path_node[at], path_edge[at]
            result = value if path_seat[at] == 0 else 1 - value
            if nodes[node].hidden:
                learn(nodes, edges, node, edge, result, search)
            nodes[node].visits += 1
            edges[edge].visits += 1
            edges[edge].total += result
            edges[edge].margin += lead
