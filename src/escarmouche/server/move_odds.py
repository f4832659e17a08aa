"""What a decision may bring: the worth of each move, and the dice that fall right after it.

Runs in another process, on the position as the seat that decides sees it.
"""

from __future__ import annotations

from fractions import Fraction

from escarmouche.core.position import Position
from escarmouche.core.vocabulary import Event
from escarmouche.server.audience_log import ruled
from escarmouche.server.on_demand_messages import MoveOdds, Odds, Roll
from escarmouche.server.thinking import adviser, position_of


def odds(game: str, record: bytes, version: int) -> Odds:
    """Every legal move of the seat to decide, the one thought best first."""
    seen = position_of(game, record)
    thought = adviser(game).think(seen, lines=len(seen.move_ids))
    return Odds(
        version=version,
        exact=all(choice.exact for choice in thought.choices),
        moves=[
            MoveOdds(
                move=seen.move_text(choice.move),
                event=ruled(seen.told(choice.move)[0]),
                win=choice.chance,
                rolls=falls(seen.play(choice.move)),
            )
            for choice in thought.choices
        ],
    )


def falls(position: Position) -> list[Roll]:
    """What the next die may bring, the likeliest first; nothing where no die falls."""
    if not position.is_chance or len(position.move_ids) == 1:
        return []
    total = sum(position.weights)
    moves: dict[Event, list[str]] = {}
    chances: dict[Event, Fraction] = {}
    for move, weight in zip(position.move_ids, position.weights, strict=True):
        event = position.fall(move)
        moves.setdefault(event, []).append(position.move_text(move))
        chances[event] = chances.get(event, Fraction(0)) + Fraction(weight, total)
    return [
        Roll(event=ruled(event), moves=moves[event], chance=str(chance), probability=float(chance))
        for event, chance in sorted(chances.items(), key=lambda each: -each[1])
    ]
