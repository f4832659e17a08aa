"""What moves would lead to: for a board that shows where a piece may go before it is moved."""

from __future__ import annotations

from escarmouche.core.position import Position
from escarmouche.server.audience_log import actor_of
from escarmouche.server.choices import listed
from escarmouche.server.drawn_view import drawn_view
from escarmouche.server.on_demand_messages import Ahead
from escarmouche.server.refusals import Refusal
from escarmouche.server.to_server import ToServerAhead


def ahead(seen: Position, audience: int, asked: ToServerAhead) -> Ahead:
    """Where moves of the audience lead from what it sees, as it would see it."""
    for step in asked.steps:
        if actor_of(seen) != audience:
            raise Refusal("not-your-turn")
        seen = seen.after(_meant(seen, step)).hide(audience)
    actor = actor_of(seen)
    return Ahead(
        actor=actor,
        moves=listed(seen)[0] if actor == audience else [],
        view=drawn_view(seen),
        told=seen.survey(asked.about) if asked.about else {},
    )


def _meant(seen: Position, step: str) -> int:
    """The legal move that is made by touching one thing."""
    for move in seen.move_ids:
        if seen.steps(move) == (step,):
            return move
    ruling = seen.why_not_steps((step,)) or seen.prompt
    raise Refusal("illegal-move", rule=ruling.rule, message=ruling.message)
