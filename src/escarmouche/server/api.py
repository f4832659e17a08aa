"""The HTTP half of the protocol (docs/server-protocol.md)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from functools import wraps
from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, Body, Depends, Header, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from fastapi.routing import APIRoute

from escarmouche import catalog
from escarmouche.core.game import FreeOption, Game, Option
from escarmouche.core.kernel import SPECTATOR
from escarmouche.core.position import Position
from escarmouche.core.rulebook import rulebook
from escarmouche.core.texts import Message
from escarmouche.engine.information import books, sections
from escarmouche.server import ahead as looking_ahead
from escarmouche.server import hints, history, move_odds, replays, room_state, security
from escarmouche.server.audience_log import ruled
from escarmouche.server.clocks import now_ms
from escarmouche.server.host import Host
from escarmouche.server.on_demand_messages import (
    Ahead,
    Analysis,
    DiceProof,
    Hint,
    History,
    Odds,
    Replay,
    Ruling,
)
from escarmouche.server.refusals import STATUS, Refusal
from escarmouche.server.rooms import Room
from escarmouche.server.security import client_of
from escarmouche.server.thinking import Thinker
from escarmouche.server.to_client import (
    Challenge,
    Created,
    GameInfo,
    Joined,
    NamedValue,
    OptionInfo,
    PushOffer,
    RulebookInfo,
    SectionInfo,
    Snapshot,
    Standing,
    ToClientAck,
    Watched,
)
from escarmouche.server.to_server import (
    ToServerAct,
    ToServerAhead,
    ToServerCreate,
    ToServerJoin,
    ToServerPlayer,
    ToServerPush,
    ToServerRecord,
    ToServerTry,
)
from escarmouche.server.wire import RoomId, Text, encode

PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {
        "description": "A refusal; nothing changed.",
        "content": {
            "application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}
        },
    }
    for status in sorted({*STATUS.values(), 400})
}


class EncodedRoute(APIRoute):
    """Sends messages through the one encoder; what an endpoint returns is documented as usual."""

    def __init__(self, path: str, endpoint: Callable[..., Awaitable[Any]], **words: Any) -> None:
        status = words.get("status_code") or 200

        @wraps(endpoint)
        async def encoded(*arguments: Any, **named: Any) -> Any:
            told = await endpoint(*arguments, **named)
            if isinstance(told, str | Response):
                return told
            text = told if isinstance(told, bytes) else encode(told)  # in another process, or here
            return Response(text, status, media_type="application/json")

        super().__init__(path, encoded, **words)


router = APIRouter(prefix="/api", responses=PROBLEMS, route_class=EncodedRoute)


async def host(request: Request) -> Host:  # one that is not async would run in a thread
    return request.app.state.host


Answer = TypeVar("Answer")
Hosted = Annotated[Host, Depends(host)]
Named = Annotated[RoomId, Path(alias="room")]
Since = Annotated[int, Query(ge=0, le=1_000_000)]
Authorization = Annotated[str | None, Header()]


_Asked = tuple[AbstractAsyncContextManager[Room], int]  # the room in its turn, and the audience


async def _asking(name: Named, hosted: Hosted, authorization: Authorization = None) -> _Asked:
    """The room of a request and who asks."""
    audience = await hosted.audience(name, security.bearer(authorization))
    return hosted.in_turn(name), audience


class Asker:
    """Whoever waits for long work; it is given up when they hang up."""

    def __init__(self, thinker: Thinker, request: Request) -> None:
        self._thinker = thinker
        self._request = request

    async def run(self, function: Callable[..., Answer], *arguments: object) -> Answer:
        client = client_of(self._request.scope)
        work = asyncio.ensure_future(self._thinker.run(function, *arguments, client=client))
        leaving = asyncio.ensure_future(self._leaves())
        try:
            await asyncio.wait({work, leaving}, return_when=asyncio.FIRST_COMPLETED)
            if not work.done():
                raise Refusal("given-up")
            return work.result()
        finally:
            leaving.cancel()
            work.cancel()

    async def _leaves(self) -> None:
        while (await self._request.receive())["type"] != "http.disconnect":
            pass


async def _readers(hosted: Hosted, request: Request) -> AsyncIterator[Asker]:
    with hosted.readers.line(client_of(request.scope)):  # before anything is worked out
        yield Asker(hosted.readers, request)


async def _analysts(hosted: Hosted, request: Request) -> AsyncIterator[Asker]:
    with hosted.analysts.line(client_of(request.scope)):
        yield Asker(hosted.analysts, request)


async def _looks(hosted: Hosted, request: Request) -> AsyncIterator[None]:
    """One at a time, clients in turn: a ruling of the skirmish takes a tenth of a second."""
    async with hosted.looks.place(client_of(request.scope)):
        yield


Asking = Annotated[_Asked, Depends(_asking)]
Readers = Annotated[Asker, Depends(_readers)]
Analysts = Annotated[Asker, Depends(_analysts)]


@router.get("/catalog")
async def games() -> list[GameInfo]:
    return await asyncio.to_thread(_catalog)


def _catalog() -> list[GameInfo]:
    return [_game_info(game) for game in catalog.games()]


@router.get("/rulebooks")
async def rulebooks() -> list[RulebookInfo]:
    """The rules that can be read."""
    return [RulebookInfo(**book | {"title": Text(**book["title"])}) for book in books()]


@router.get("/rules/{game}", response_model=list[SectionInfo])
async def rules(game: Annotated[str, Path(max_length=32)], hosted: Hosted) -> bytes:
    if game not in _written:
        async with hosted.loading:  # or everyone who asks meanwhile would have it written again
            if game not in _written:
                _written[game] = await asyncio.to_thread(_rules, game)
    return _written[game]


_written: dict[str, bytes] = {}  # rules that somebody has asked for


def _rules(game: str) -> bytes:
    return encode(sections(rulebook(game).game))


@router.post("/rooms", status_code=201)
async def create(asked: ToServerCreate, hosted: Hosted, request: Request) -> Created:
    request.app.state.new_rooms.take(client_of(request.scope))
    room, handed = await hosted.create(asked, client_of(request.scope))
    return Created(room=room_state.info(room), keys=handed.keys, invites=handed.invites)


@router.get("/rooms/{room}")
async def look(asking: Asking, since: Since = 0) -> Snapshot:
    in_turn, audience = asking
    async with in_turn as room:
        return room_state.snapshot(room, audience, since, now_ms())


@router.post("/rooms/{room}/join")
async def join(name: Named, asked: ToServerJoin, hosted: Hosted) -> Joined:
    room, seat, key = await hosted.join(name, asked)
    return Joined(room=room_state.info(room), seat=seat, key=key)


@router.post("/rooms/{room}/acts")
async def act(
    name: Named, asking: Asking, asked: Annotated[ToServerAct, Body()], hosted: Hosted
) -> ToClientAck:
    version = await hosted.act(name, _seated(asking), asked)  # type: ignore[arg-type]
    return ToClientAck(id=asked.id, version=version)


@router.post("/rooms/{room}/why-not", dependencies=[Depends(_looks)])
async def why_not(asking: Asking, asked: ToServerTry) -> Ruling:
    """Whether a move is legal for whoever is to decide, from what the audience sees."""
    in_turn, audience = asking
    async with in_turn as room:
        seen = room.logs.shown(audience).position
    if asked.move:
        why = await asyncio.to_thread(seen.why_not, asked.move)
    else:
        why = await asyncio.to_thread(seen.why_not_steps, asked.steps or ())
    return Ruling(legal=why is None, why=ruled(why) if why else None)


@router.post("/rooms/{room}/ahead", dependencies=[Depends(_looks)])
async def ahead(asking: Asking, asked: ToServerAhead) -> Ahead:
    """What a seat would see and could do after moves of its own; nothing is played."""
    in_turn, audience = asking
    async with in_turn as room:
        seen = room.logs.shown(audience).position
    return await asyncio.to_thread(looking_ahead.ahead, seen, audience, asked)


@router.post("/rooms/{room}/hint")
async def hint(asking: Asking, readers: Readers, hosted: Hosted) -> Hint:
    """What the computer would do for the seat to move, and what its moves are worth."""
    seen, _ = await _decision(asking, hosted)
    return await readers.run(hints.hint, seen.game.name, bytes(seen))


@router.post("/rooms/{room}/odds")
async def odds(asking: Asking, readers: Readers, hosted: Hosted) -> Odds:
    """What each move of the decision at hand may bring to the seat that asks."""
    seen, version = await _decision(asking, hosted)
    return await readers.run(move_odds.odds, seen.game.name, bytes(seen), version)


@router.get("/rooms/{room}/history", response_model=History)
async def look_back(asking: Asking, readers: Readers, since: Since = 0) -> bytes:
    """The positions of the game as whoever asks saw them, a thousand log items at most."""
    in_turn, audience = asking
    async with in_turn as room:
        past = history.past(room, audience, since)
    return await readers.run(history.told, past)


@router.get("/rooms/{room}/record", response_class=PlainTextResponse)
async def record(asking: Asking) -> str:
    in_turn, _ = asking
    async with in_turn as room:
        return room_state.published_text(room)


@router.get("/rooms/{room}/replay", response_model=Replay)
async def replay(asking: Asking, readers: Readers) -> bytes:
    in_turn, _ = asking
    async with in_turn as room:
        text = room_state.published_text(_finished(room))
    return await readers.run(replays.read, text)


@router.get("/rooms/{room}/dice")
async def dice(asking: Asking) -> DiceProof:
    in_turn, _ = asking
    async with in_turn as room:
        finished = _finished(room)
        if room.charter.dice != "fair":
            raise Refusal("no-dice")
        pledges = room_state.info(finished).pledges
        return replays.proof(room_state.published(finished), room.played.dice, pledges)


@router.post("/records", response_model=Replay)
async def upload(asked: ToServerRecord, readers: Readers) -> bytes:
    return await readers.run(replays.read, asked.record)


@router.get("/positions/{game}", response_model=Replay)
async def position(
    game: Annotated[str, Path(max_length=32)],
    readers: Readers,
    p: Annotated[str, Query(max_length=4000)],
) -> bytes:
    """A position in notation, as a game that begins there."""
    return await readers.run(replays.position, game, p)


@router.get("/positions/{game}/advice")
async def advice(
    game: Annotated[str, Path(max_length=32)],
    readers: Readers,
    hosted: Hosted,
    p: Annotated[str, Query(max_length=4000)],
) -> Hint:
    """What is best in a position in notation, and whether that is proved."""
    position = await asyncio.to_thread((await hosted.game(game)).position, p)
    if position.is_over or position.is_chance:
        raise Refusal("over" if position.is_over else "not-your-turn")
    seen = position.hide(position.actor)
    if bytes(seen) in hosted.guarded():
        raise Refusal("hints-off", message=Message("refusal-hints-elsewhere"))
    return await readers.run(hints.hint, seen.game.name, bytes(seen))


@router.post("/analyses")
async def analyse(asked: ToServerRecord, analysts: Analysts, hosted: Hosted) -> Analysis:
    """What each move of a record was worth, the mistakes, and the ledger of luck."""
    return await analysts.run(replays.analysis, asked.record, hosted.guarded())


@router.get("/challenges")
async def challenges(hosted: Hosted) -> list[Challenge]:
    found = []
    for room in await hosted.challenges():
        free = [seat for seat in (0, 1) if room.charter.seats[seat].open and not room.taken(seat)]
        if free:
            found.append(Challenge(room=room_state.info(room), seat=free[0]))  # type: ignore[arg-type]
    return found


@router.get("/watch")
async def watch(hosted: Hosted) -> list[Watched]:
    """Games between people who met in public, for anyone to watch."""
    return [
        Watched(room=room_state.info(room), watching=hosted.hub.watching(room.charter.id))
        for room in hosted.public()[:20]
    ]


@router.post("/players", status_code=204, response_class=Response)
async def introduce(asked: ToServerPlayer, hosted: Hosted, request: Request) -> Response:
    """Be known by a name: rated games count for whoever has its key."""
    request.app.state.new_names.take(client_of(request.scope))
    await hosted.people.introduce(asked.name, asked.key, now_ms())
    return Response(status_code=204)


@router.get("/ladder/{game}")
async def ladder(
    game: Annotated[str, Path(max_length=32)], hosted: Hosted, authorization: Authorization = None
) -> list[Standing]:
    """Who has played rated games of this kind, the strongest first; the computer too."""
    return await hosted.people.ladder(
        (await hosted.game(game)).name, security.bearer(authorization)
    )


@router.get("/push")
async def push(hosted: Hosted) -> PushOffer:
    return PushOffer(key=hosted.pushes.key)


@router.put("/rooms/{room}/push", status_code=204, response_class=Response)
async def want_push(name: Named, asking: Asking, asked: ToServerPush, hosted: Hosted) -> Response:
    """Tell this browser when it is the turn of the seat that asks."""
    await hosted.pushes.want(name, _seated(asking), asked)
    return Response(status_code=204)


@router.delete("/rooms/{room}/push", status_code=204, response_class=Response)
async def want_no_push(name: Named, asking: Asking, hosted: Hosted) -> Response:
    await hosted.pushes.want(name, _seated(asking), None)
    return Response(status_code=204)


def _seated(asking: _Asked) -> int:
    _, audience = asking
    if audience == SPECTATOR:
        raise Refusal("watching")
    return audience


async def _decision(asking: _Asked, hosted: Host) -> tuple[Position, int]:
    """The decision that the seat asking has to take, as it sees it, and at which version."""
    in_turn, audience = asking
    async with in_turn as room:
        if not room.charter.hints:
            raise Refusal("hints-off")
        if room.status != "playing":
            raise Refusal("not-started" if room.status == "waiting" else "over")
        if audience == SPECTATOR:
            raise Refusal("watching")
        if room.actor != audience:
            raise Refusal("not-your-turn")
        seen = room.logs.shown(audience).position
        if bytes(seen) in hosted.guarded():
            raise Refusal("hints-off", message=Message("refusal-hints-elsewhere"))
        return seen, room.logs.version(audience)


def _finished(room: Room) -> Room:
    if room.status != "over":
        raise Refusal("not-over")
    return room


def _game_info(game: Game) -> GameInfo:
    first, second = (Text.of(game.seat_name(seat)) for seat in (0, 1))
    return GameInfo(
        name=game.name,
        title=Text.of(game.title),
        about=Text.of(game.about),
        seats=(first, second),
        seat_names=game.seats,
        rules_version=game.rules.version,
        options=[_option_info(game, option) for option in game.options],
    )


def _option_info(game: Game, option: Option) -> OptionInfo:
    return OptionInfo(
        name=option.name,
        title=Text.of(game.option_name(option)),
        values=list(option.values),
        names=[Text.of(game.option_value(option, value)) for value in option.values],
        pair=[
            NamedValue(value=value, name=Text.of(game.option_value(option, value)))
            for value in (option.pair if isinstance(option, FreeOption) else ())
        ],
        default=option.default,
        free=isinstance(option, FreeOption),
        text=Text.of(Message(f"option-{game.name}-{option.name}")),
    )
