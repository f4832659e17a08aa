"""What is told of a room: who sits where, how things stand for an audience, the record."""

from __future__ import annotations

from typing import Any

from escarmouche.core.kernel import SPECTATOR
from escarmouche.core.record import Record, dice_tags
from escarmouche.core.texts import Message
from escarmouche.server.rooms import Room
from escarmouche.server.to_client import Result, RoomInfo, SeatInfo
from escarmouche.server.wire import Text


def info(room: Room) -> RoomInfo:
    charter = room.charter
    first, second = (
        SeatInfo(
            name=Text.of(room.game.seat_name(seat)),
            kind="person" if terms.level is None else "computer",
            level=terms.level,
            taken=room.taken(seat),
        )
        for seat, terms in enumerate(charter.seats)
    )
    return RoomInfo(
        id=charter.id,
        game=charter.game,
        title=Text.of(room.game.title),
        options=charter.options,
        seats=(first, second),
        clock=charter.clock,
        dice=charter.dice,
        commitment=room.played.dice.commitment if charter.dice == "fair" else None,
        rated=charter.rated,
        hints=charter.hints,
        created=charter.created,
    )


def common(room: Room, now: int) -> dict[str, Any]:
    """The part of a *State* that is the same for everyone."""
    clock, result = room.clocks.state(now), result_of(room)
    return {
        "status": room.status,
        "actor": room.actor,
        "clock": clock and clock.model_dump(),
        "offers": [offer.model_dump() for offer in room.offers],
        "result": result and result.model_dump(),
        "rematch": room.rematch,
    }


def state(room: Room, audience: int, common: dict[str, Any]) -> dict[str, Any]:
    """A *State*, made of parts that are worked out or encoded once."""
    shown = room.logs.shown(audience)
    actor = common["actor"]
    mine = actor == audience or (
        actor == "chance" and room.charter.dice == "typed" and audience != SPECTATOR
    )
    return {
        **common,
        **shown.encoded,
        "secret": actor is not None and shown.position.hidden,
        "moves": shown.choices if mine else [],
        "takeback": audience != SPECTATOR and room.can_take_back(audience),
    }


def result_of(room: Room) -> Result | None:
    if room.ending:
        winner = room.ending.winner
        named = {} if winner is None else {"seat": room.game.seat_name(winner)}
        text = Message(f"room-result-{room.ending.reason}", named)
        return Result(winner=winner, reason=room.ending.reason, text=Text.of(text))
    outcome = room.position.outcome
    if outcome is None:
        return None
    return Result(
        winner=outcome.winner,  # type: ignore[arg-type]
        reason=outcome.reason,
        text=Text.of(room.position.prompt.message),
    )


def published(room: Room) -> Record:
    """The record as anyone may have it: all of it after the end, before it no secret."""
    over, played = room.status == "over", room.played
    tags = dict(played.record.tags)
    tags |= dice_tags(played.dice, reveal=over) if played.fair else {"Dice": "typed"}
    if room.ending:
        winner = room.ending.winner
        tags["Termination"] = room.ending.reason
        tags["Result"] = "draw" if winner is None else room.game.seats[winner]
    count = len(played.record.moves)
    while not over and count and played.step(count - 1).secret:
        count -= 1
    record = played.record.until(count)
    record.tags = tags
    return record
