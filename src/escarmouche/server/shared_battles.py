"""Where the phones of one battle meet: a list of entries that only grows.

The server keeps what phones enter and hands it on; what an entry means, and what fits, the phones
know (`web/src/companion/merge.ts`). Each entry is kept once, however often it is told.
"""

from __future__ import annotations

import json
from typing import Annotated

from fastapi import APIRouter, Path, Request
from pydantic import Field, model_validator

from escarmouche.core.files import refusing_files, toml
from escarmouche.server.api import PROBLEMS, Authorization, EncodedRoute, Hosted
from escarmouche.server.battles import A_PAGE
from escarmouche.server.clocks import now_ms
from escarmouche.server.refusals import Refusal
from escarmouche.server.security import bearer, client_of, hashed, new_key, new_room_id, opens
from escarmouche.server.wire import RoomId, Wire, message

router = APIRouter(prefix="/api/battles", responses=PROBLEMS, route_class=EncodedRoute)

Phone = Annotated[str, Field(pattern=r"^[0-9a-f]{1,12}$")]
EntryId = Annotated[str, Field(max_length=24)]
Count = Annotated[int, Field(ge=0, le=1_000_000)]
Named = Annotated[RoomId, Path(alias="battle")]


class ToServerBattle(Wire):
    """A battle that several phones will keep: what it began with."""

    name: Annotated[str, Field(max_length=60)]
    game: Annotated[str, Field(max_length=32)]
    options: Annotated[
        dict[Annotated[str, Field(max_length=32)], Annotated[str, Field(max_length=20_000)]],
        Field(max_length=16),
    ]
    start: Annotated[str, Field(pattern=r"^[0-9a-f]*$", max_length=40_000)] | None = None


class ToServerText(Wire):
    """A file of the user in TOML, such as a warband."""

    name: Annotated[str, Field(max_length=60)]
    text: Annotated[str, Field(max_length=65_536)]


class BattleEntry(Wire):
    """A move and what it follows; or where the battle stands; or a branch that is left out."""

    phone: Phone
    seq: Count
    at: Count
    move: Annotated[str, Field(max_length=80)] | None = None
    after: EntryId | None = None
    head: EntryId | None = None
    dismiss: EntryId | None = None

    @model_validator(mode="after")
    def _one_of_them(self) -> BattleEntry:
        if len(self.model_fields_set & {"move", "head", "dismiss"}) != 1:
            raise ValueError("give one of move, head, dismiss")
        return self


class ToServerEntries(Wire):
    phone: Phone
    since: Count
    entries: Annotated[list[BattleEntry], Field(max_length=5000)]


@message
class SharedBattle:
    battle: str
    key: str


@message
class BattleBegun:
    name: str
    game: str
    options: dict[str, str]
    start: str | None = None


@message
class BattleStart:
    """A battle laid out: its options as a record keeps them, and its first position in bytes."""

    options: dict[str, str]
    start: str


@message
class TableOfText:
    """A table as JSON in a text: numbers of TOML may be longer than those of a message."""

    table: str


@message
class Entries:
    """What a phone has not heard yet, a page of it; `since` is where to ask next."""

    since: int
    phones: int
    more: bool
    entries: list[dict[str, object]]


async def _begun(hosted: Hosted, battle: str, authorization: str | None) -> BattleBegun:
    """What a battle began with, for whoever has its key."""
    found = await hosted.battles.begun(battle)
    if found is None:
        raise Refusal("unknown-room")
    if not opens(bearer(authorization) or "", found[0]):
        raise Refusal("unknown-key")
    return BattleBegun(**json.loads(found[1]))


@router.post("", status_code=201)
async def share(asked: ToServerBattle, hosted: Hosted, request: Request) -> SharedBattle:
    """A meeting place for the phones of a battle."""
    request.app.state.new_battles.take(client_of(request.scope))
    battle, key = new_room_id(), new_key()
    await hosted.battles.open(battle, hashed(key), asked.model_dump_json(), now_ms())
    return SharedBattle(battle=battle, key=key)


@router.post("/start")
async def start(asked: ToServerBattle, hosted: Hosted, request: Request) -> BattleStart:
    """Lay a battle out that a phone cannot: one with warbands or a scenario of the user's own."""
    request.app.state.new_rooms.take(client_of(request.scope))
    game = await hosted.game(asked.game)
    with refusing_files():
        options = game.settings(asked.options)
    return BattleStart(options=options, start=bytes(game.new(**options)).hex())


@router.post("/table")
async def table(asked: ToServerText, request: Request) -> TableOfText:
    """A text in TOML as a table."""
    request.app.state.new_rooms.take(client_of(request.scope))
    return TableOfText(table=json.dumps(toml(asked.text, asked.name), default=str))


@router.get("/{battle}")
async def look(name: Named, hosted: Hosted, authorization: Authorization = None) -> BattleBegun:
    return await _begun(hosted, name, authorization)


@router.post("/{battle}/entries")
async def exchange(
    name: Named,
    asked: ToServerEntries,
    hosted: Hosted,
    request: Request,
    authorization: Authorization = None,
) -> Entries:
    """Tell what a phone entered, and hear what the others did."""
    await _begun(hosted, name, authorization)
    told = {
        (entry.phone, entry.seq): entry.model_dump_json(exclude_unset=True)
        for entry in asked.entries
    }
    if told:
        request.app.state.new_entries.take(client_of(request.scope), len(told))
        await hosted.battles.add(name, told, now_ms())
    newer, phones = await hosted.battles.after(name, asked.since)
    return Entries(
        since=newer[-1][0] if newer else asked.since,
        phones=max(phones, 1),
        more=len(newer) == A_PAGE,
        entries=[json.loads(said) for _, said in newer],
    )
