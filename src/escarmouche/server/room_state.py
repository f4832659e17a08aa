"""What is told of a room: who sits where, how things stand for an audience, the record."""

from __future__ import annotations

from datetime import UTC, datetime

from escarmouche.core.game_record import Record, dice_tags
from escarmouche.core.kernel import SPECTATOR
from escarmouche.core.texts import Message
from escarmouche.server.audience_log import Step
from escarmouche.server.rooms import Room
from escarmouche.server.to_client import (
    Result,
    RoomInfo,
    SeatInfo,
    Snapshot,
    State,
    ToClientUpdate,
)
from escarmouche.server.wire import Seat, Text


def info(room: Room) -> RoomInfo:
    charter = room.charter
    first, second = (
        SeatInfo(
            name=Text.of(room.game.seat_name(seat)),
            kind="person" if terms.level is None else "computer",
            level=terms.level,
            taken=room.taken(seat),
            player=sitter.name if sitter else None,
        )
        for seat, (terms, sitter) in enumerate(zip(charter.seats, room.sitters, strict=True))
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
        pledges=_pair(room.played.pledges),
        salts=_pair(room.played.salts),
        rated=charter.rated,
        hints=charter.hints,
        created=charter.created,
    )


def _pair(by_seat: list[str | None]) -> tuple[str | None, str | None]:
    return by_seat[0], by_seat[1]


def state(room: Room, audience: int, now: int) -> State:
    """How things stand now, as an audience may see it."""
    shown, actor = room.logs.shown(audience), room.actor
    seated = audience != SPECTATOR
    mine = actor == audience or (actor == "chance" and not room.played.fair and seated)
    return State(
        status=room.status,
        position=shown.text,
        view=shown.view,
        threats=shown.threats,
        actor=actor,
        secret=actor is not None and shown.position.hidden,
        prompt=shown.prompt,
        moves=shown.choices if mine else [],
        clock=room.clocks.state(now),
        offers=room.offers,
        takeback=seated and room.can_take_back(audience),
        result=result_of(room),
        rematch=room.rematch,
    )


def update(room: Room, audience: int, since: int, now: int) -> ToClientUpdate:
    """What an audience has not seen since a version, and how things stand."""
    return ToClientUpdate(
        version=room.logs.version(audience),
        log=[line.told for line in room.logs.lines(audience, since)],
        state=state(room, audience, now),
    )


def snapshot(room: Room, audience: int, since: int, now: int) -> Snapshot:
    news = update(room, audience, since, now)
    return Snapshot(
        room=info(room),
        seat=seat_of(audience),
        version=news.version,
        log=news.log,
        state=news.state,
    )


def seat_of(audience: int) -> Seat | None:
    return None if audience == SPECTATOR else audience  # type: ignore[return-value]


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


def published_text(room: Room) -> str:
    """The record as anyone may have it; it is written once for every state of the room."""
    if room.record_text is None or room.record_text[0] != len(room.entries):
        room.record_text = len(room.entries), published(room).text
    return room.record_text[1]


def is_hidden(step: Step) -> bool:
    """Whether a move, or something decided in secret before it, is not shown yet."""
    return step.secret or step.after.kept


def published(room: Room) -> Record:
    """The record as anyone may have it: all of it after the end, before it no secret."""
    over, played = room.status == "over", room.played
    tags = dict(played.record.tags)
    tags["Date"] = datetime.fromtimestamp(room.charter.created / 1000, UTC).date().isoformat()
    tags["Players"] = ",".join(
        f"level {terms.level}" if terms.level is not None else (sitter and sitter.name) or "person"
        for terms, sitter in zip(room.charter.seats, room.sitters, strict=True)
    )
    tags |= dice_tags(played.dice, reveal=over) if played.fair else {"Dice": "typed"}
    for name, pledge in zip(room.game.seats, played.pledges, strict=True):
        if pledge is not None:
            tags["Pledge"] = f"{name} {pledge}"
    if room.ending:
        winner = room.ending.winner
        tags["Termination"] = room.ending.reason
        tags["Result"] = "draw" if winner is None else room.game.seats[winner]
    count = len(played.record.moves)
    while not over and count and is_hidden(played.step(count - 1)):
        count -= 1
    if played.fair and played.local:
        tags["Local"] = str(min(count, played.local))
    record = played.record.until(count)
    record.tags = tags
    return record
