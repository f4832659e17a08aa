"""Where nothing can be won against best play: moves after which the other seat may go wrong.

Every move that keeps a proved result is as good as another against a perfect opponent, but not
against others. One who judges as a short search does is likely to make the replies that such a
search likes; where most of those give something away, there is a trap.
"""

from __future__ import annotations

from escarmouche.core.position import Position
from escarmouche.search import mcts
from escarmouche.search.mcts import FAR, Manner
from escarmouche.search.solver import Proving
from escarmouche.search.thinking import Budget

GLANCE = Budget(nodes=5_000)  # what the other seat is thought to see
AT_A_GLANCE = Manner(explore=1.0, trust=0.0, horizon=FAR, noise=0.0)  # games at random to the end
SELDOM = 0.02  # a reply with a smaller share is left out, unless all are as unlikely
HUNCH = 0.01  # what the glance itself counts, where no reply goes wrong or all do


def best_trap(position: Position, worth: float, proving: Proving, seed: int) -> int | None:
    """Of the moves that keep what the position is proved to be worth, the most promising one.

    None when the means are spent before one was found.
    """
    best, most = None, -1.0
    for move in position.move_ids:
        if proving.is_over:
            break
        after = position.after(move)
        kept = proving.worth(after.record, position.actor)
        if kept is None or kept < worth:
            continue
        hope = kept if after.is_over else _hope(after, position.actor, kept, proving, seed)
        if hope > most:
            best, most = move, hope
    return best


def _hope(after: Position, seat: int, worth: float, proving: Proving, seed: int) -> float:
    """What a seat may expect of a position worth less, when the other one replies at a glance."""
    glance = mcts.think(after, AT_A_GLANCE, GLANCE, seed)
    hunch = HUNCH * (glance.chance if seat == 0 else 1 - glance.chance)
    if after.actor == seat:
        return worth + hunch
    least = min(SELDOM, glance.choices[0].share)
    likely = [reply for reply in glance.choices if reply.share >= least]
    total = 0.0
    for reply in likely:
        found = proving.worth(after.after(reply.move).record, seat)
        total += reply.share * (worth if found is None else found)
    return total / sum(reply.share for reply in likely) + hunch
