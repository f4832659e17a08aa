"""What the computer would do for the seat to decide, and why.

Runs in another process, on the position as that seat sees it.
"""

from __future__ import annotations

from escarmouche.core.position import Position
from escarmouche.search.levels import Player, patience
from escarmouche.search.thinking import Choice
from escarmouche.server.audience_log import Step, ruled
from escarmouche.server.on_demand_messages import Hint, Planned, Valued
from escarmouche.server.thinking import adviser, position_of

HINTS = 5
PLANNER = 6  # the level that finds the rest of a secret whose best beginning is known


def hint(game: str, record: bytes) -> Hint:
    seen = position_of(game, record)
    thought = adviser(game).think(seen, HINTS)
    return Hint(
        move=seen.move_text(thought.choices[0].move),
        plan=_plan(seen, thought.choices[0].move),
        value=thought.chance,
        exact=thought.exact,
        moves=[_valued(seen, choice) for choice in thought.choices[:HINTS]],
    )


def _plan(seen: Position, move: int) -> list[Planned]:
    """The moves of a decision that begins with one: a secret is made of several."""
    seat, before, planned = seen.actor, seen, []
    while True:
        step = Step(before, move, before.after(move).hide(seat))
        planned.append(Planned(move=before.move_text(move), event=ruled(before.told(move)[0])))
        if not step.secret or step.after.actor != seat:
            return planned
        before = step.after
        move = Player(seen.game, PLANNER, seconds=patience(before)).choose(before)


def _valued(seen: Position, choice: Choice) -> Valued:
    seat = seen.actor
    event, *then = (ruled(each) for each in seen.told(choice.move))
    after = seen.after(choice.move).hide(seat)
    return Valued(
        move=seen.move_text(choice.move),
        event=event,
        then=then,
        threatens=len(after.threats(1 - seat)),
        risks=len(after.threats(seat)),
        value=choice.chance if seat == 0 else 1 - choice.chance,
        margin=choice.margin if seat == 0 else -choice.margin,
        share=choice.share,
    )
