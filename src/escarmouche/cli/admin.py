"""`escarmouche admin`: look after the games of a server, while it runs or not."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Optional, TypeVar

import typer

from escarmouche.cli import output
from escarmouche.cli.groups import group
from escarmouche.cli.output import console, text
from escarmouche.core.errors import InputError

if TYPE_CHECKING:
    from escarmouche.server.rooms import Room
    from escarmouche.server.store import Store

app = group(text("cli-help-admin"))

Answer = TypeVar("Answer")
Database = Annotated[
    Optional[str],  # noqa: UP045 — typer reads the annotation at run time
    typer.Option(metavar="URL", help=text("cli-help-database")),
]
RoomId = Annotated[str, typer.Argument(metavar="ROOM", help=text("cli-help-admin-room"))]
Client = Annotated[str, typer.Argument(metavar="ADDRESS", help=text("cli-help-admin-address"))]
Json = Annotated[bool, typer.Option("--json", help=text("cli-help-json"))]


def _with_store(database: str | None, work: Callable[[Store], Awaitable[Answer]]) -> Answer:
    try:
        from escarmouche.server.settings import default_database
        from escarmouche.server.store import Store
    except ModuleNotFoundError as error:
        raise InputError("error-web-missing") from error

    async def run() -> Answer:
        store = await Store.open(database or default_database())
        try:
            return await work(store)
        finally:
            await store.close()

    import asyncio  # which takes long to load, and help is asked for often

    return asyncio.run(run())


async def _room(store: Store, name: str) -> Room:
    from escarmouche.server.clocks import Downtime
    from escarmouche.server.rooms import Room

    charter = await store.charter(name)
    if charter is None:
        raise InputError("error-admin-room", room=name)
    room = Room(charter, Downtime())
    for entry in await store.entries(name):
        room.apply(entry)
    return room


@app.command("list", help=text("cli-help-admin-list"))
def list_rooms(
    status: Annotated[
        Optional[str],  # noqa: UP045
        typer.Option(metavar="waiting|playing|over", help=text("cli-help-admin-status")),
    ] = None,
    limit: Annotated[int, typer.Option(min=1, help=text("cli-help-admin-limit"))] = 50,
    database: Database = None,
    json: Json = False,
) -> None:
    found = _with_store(database, lambda store: store.overview(status, limit))
    if json:
        output.print_json(found)
        return
    for row in found:
        changed = _time(row["changed"])
        line = f"{row['id']}  {row['game']:<10} {row['status']:<8} {row['entries']:>6}  {changed}"
        console.print(line, highlight=False, soft_wrap=True)


@app.command(help=text("cli-help-admin-inspect"))
def inspect(room: RoomId, database: Database = None, json: Json = False) -> None:
    """Everything but secrets: no key, no invite, no dice to come."""

    async def look(store: Store) -> dict[str, Any]:
        found = await _room(store, room)
        said = ("join", "salt")  # of these only that they happened
        return {
            "room": room,
            "game": found.charter.game,
            "rules": found.charter.rules,
            "options": found.charter.options,
            "status": found.status,
            "created": found.charter.created,
            "log": [
                {
                    "at": entry.at,
                    "kind": entry.kind,
                    "seat": entry.seat,
                    "said": "" if entry.kind in said else entry.said,
                }
                for entry in found.entries
                if found.status == "over" or entry.kind != "move"
            ],
        }

    found = _with_store(database, look)
    if json:
        output.print_json(found)
        return
    for name, value in found.items():
        if name != "log":
            console.print(f"{name}: {value}", highlight=False, soft_wrap=True)
    for line in found["log"]:
        words = _time(line["at"]), line["kind"], str(line["seat"]), line["said"]
        console.print("  ".join(words), highlight=False, soft_wrap=True)


@app.command(help=text("cli-help-admin-end"))
def end(room: RoomId, database: Database = None) -> None:
    async def work(store: Store) -> None:
        from escarmouche.server.clocks import now_ms
        from escarmouche.server.rows import Append, Summary

        found = await _room(store, room)
        entry = found.end(now_ms())
        found.apply(entry)
        await store.append(Append(room, (entry,), Summary.after(found)))

    _with_store(database, work)
    console.print(text("cli-admin-ended", room=room))


@app.command(help=text("cli-help-admin-delete"))
def delete(room: RoomId, database: Database = None) -> None:
    if not _with_store(database, lambda store: store.delete_room(room)):
        raise InputError("error-admin-room", room=room)
    console.print(text("cli-admin-deleted", room=room))


@app.command(help=text("cli-help-admin-tidy"))
def tidy(
    limit: Annotated[
        Optional[list[str]],  # noqa: UP045
        typer.Option(metavar="NAME=DAYS", help=text("cli-help-admin-days")),
    ] = None,
    database: Database = None,
) -> None:
    from escarmouche.server.clocks import now_ms
    from escarmouche.server.settings import Settings, limited

    retention = limited(Settings(""), limit or ()).retention
    count = _with_store(database, lambda store: store.forget(retention, now_ms()))
    console.print(text("cli-admin-tidied", rooms=count))


@app.command(help=text("cli-help-admin-ban"))
def ban(
    address: Client,
    lift: Annotated[bool, typer.Option("--lift", help=text("cli-help-admin-lift"))] = False,
    database: Database = None,
) -> None:
    from escarmouche.server.clocks import now_ms
    from escarmouche.server.security import network_of

    client = network_of(address)
    _with_store(database, lambda store: store.ban(client, now_ms(), lift=lift))
    console.print(text("cli-admin-unbanned" if lift else "cli-admin-banned", client=client))


@app.command(help=text("cli-help-admin-bans"))
def bans(database: Database = None) -> None:
    for client in sorted(_with_store(database, lambda store: store.bans())):
        console.print(client, highlight=False)


@app.command(help=text("cli-help-admin-export"))
def export(room: RoomId, database: Database = None) -> None:
    async def work(store: Store) -> str:
        from escarmouche.server.room_state import published

        return published(await _room(store, room)).text

    typer.echo(_with_store(database, work), nl=False)


@app.command(help=text("cli-help-admin-backup"))
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=text("cli-help-admin-file"))],
    database: Database = None,
) -> None:
    if file.exists():
        raise InputError("error-file-exists", path=str(file))
    _with_store(database, lambda store: store.back_up(file))
    console.print(text("cli-admin-backed-up", path=str(file)), soft_wrap=True, highlight=False)


def _time(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")
