"""Nothing fills up for ever, and whoever runs the server can look after it."""

from __future__ import annotations

import json
import sqlite3
import stat
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

from escarmouche import catalog
from escarmouche.cli.admin import app
from escarmouche.cli.output import choose_language
from escarmouche.server.clocks import DAY, now_ms
from escarmouche.server.host import ABSENT, UNOPENED, Host
from escarmouche.server.metrics import Metrics
from escarmouche.server.players import Players, Score
from escarmouche.server.refusals import Refusal
from escarmouche.server.schema import pushes
from escarmouche.server.settings import Retention, Settings
from escarmouche.server.store import Store
from escarmouche.server.to_server import (
    ToServerAnswer,
    ToServerCreate,
    ToServerJoin,
    ToServerOffer,
    ToServerResign,
)

YOU, FRIEND, OPEN = {"kind": "you"}, {"kind": "friend"}, {"kind": "open"}


def asked(*seats: dict[str, str], **words: Any) -> ToServerCreate:
    whole = {"game": "dragons", "dice": "typed", "seats": seats or (YOU, YOU)} | words
    return ToServerCreate.model_validate(whole)


@pytest.fixture
async def store(settings: Settings) -> AsyncIterator[Store]:
    store = await Store.open(settings.database)
    yield store
    await store.close()


@pytest.fixture
async def host(settings: Settings) -> AsyncIterator[Host]:
    small = replace(settings, rooms_each=3, challenges_each=2)
    host = Host(await Store.open(settings.database), small, Metrics())
    yield host
    await host.stop()


def path_of(settings: Settings) -> str:
    return settings.database.removeprefix("sqlite:///")


def grown_old(settings: Settings, room: str, days: int) -> None:
    """As if all of a room had happened so many days ago."""
    with sqlite3.connect(path_of(settings)) as connection:
        for table, column, key in (("rooms", "changed", "id"), ("entries", "at", "room")):
            wanted = f"UPDATE {table} SET {column} = {column} - ? WHERE {key} = ?"
            connection.execute(wanted, (days * DAY, room))
    connection.close()


@pytest.mark.parametrize(
    ("seats", "days", "left"),
    [
        ((YOU, FRIEND), 29, True),
        ((YOU, FRIEND), 31, False),
        ((YOU, YOU), 1, True),
        ((YOU, YOU), 3, False),  # begun, but nobody ever moved
    ],
)
async def test_rooms_in_which_nothing_happens_are_removed(
    settings: Settings, host: Host, store: Store, seats: Any, days: int, left: bool
) -> None:
    room, _ = await host.create(asked(*seats))
    grown_old(settings, room.charter.id, days)
    await store.forget(Retention(), now_ms())
    assert (await store.charter(room.charter.id) is not None) == left


async def test_a_game_in_which_somebody_moved_lately_is_kept(
    settings: Settings, host: Host, store: Store
) -> None:
    room, _ = await host.create(asked())
    with sqlite3.connect(path_of(settings)) as connection:
        connection.execute("UPDATE rooms SET changed = 0")
        connection.execute("UPDATE entries SET kind = 'move' WHERE ply = 1")
    connection.close()
    assert await store.forget(Retention(), now_ms()) == 0
    assert await store.charter(room.charter.id) is not None


async def test_an_address_has_so_many_games_and_challenges_and_rematches_count(host: Host) -> None:
    for _ in range(2):
        await host.create(asked(YOU, OPEN), "192.0.2.1")
    with pytest.raises(Refusal, match="as many opponents"):
        await host.create(asked(YOU, OPEN), "192.0.2.1")
    room, _ = await host.create(asked(), "192.0.2.1")
    name = room.charter.id
    with pytest.raises(Refusal, match="as many games"):
        await host.create(asked(), "192.0.2.1")
    await host.create(asked(), "192.0.2.2")
    await host.act(name, 0, ToServerResign(type="resign", id="r"))
    await host.create(asked(), "192.0.2.1")
    await host.act(name, 0, ToServerOffer(type="offer", id="o", what="rematch"))
    accept = ToServerAnswer(type="answer", id="a", what="rematch", accept=True)
    with pytest.raises(Refusal, match="as many games"):
        await host.act(name, 1, accept)


async def test_a_challenge_is_listed_while_its_maker_is_there(
    settings: Settings, host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, _ = await host.create(asked(YOU, OPEN))
    assert [each.charter.id for each in await host.challenges()] == [room.charter.id]
    later = now_ms() + ABSENT + 1
    monkeypatch.setattr("escarmouche.server.host.now_ms", lambda: later)
    assert await host.challenges() == []


async def test_one_room_that_cannot_be_read_spoils_no_list(settings: Settings, host: Host) -> None:
    rooms = [(await host.create(asked(YOU, OPEN)))[0] for _ in range(2)]
    broken = rooms[0].charter.id
    host.rooms.clear()
    with sqlite3.connect(path_of(settings)) as connection:
        connection.execute("UPDATE rooms SET charter = 'no charter' WHERE id = ?", (broken,))
    connection.close()
    assert [each.charter.id for each in await host.challenges()] == [rooms[1].charter.id]


async def test_a_seat_that_is_taken_but_never_opened_is_free_again(host: Host) -> None:
    room, handed = await host.create(asked(YOU, FRIEND, dice="fair"))
    invite = handed.invites["1"]
    await host.join(room.charter.id, ToServerJoin(invite=invite))
    assert room.leave(now_ms(), UNOPENED) is None
    left = room.leave(now_ms() + UNOPENED + 1, UNOPENED)
    assert left is not None and left.seat == 1
    room.apply(left)
    assert not room.taken(1) and room.taken(0)


async def test_a_game_of_other_rules_is_refused_with_their_version(
    settings: Settings, host: Host
) -> None:
    room, _ = await host.create(asked())
    host.rooms.clear()
    with sqlite3.connect(path_of(settings)) as connection:
        connection.execute("UPDATE rooms SET rules = 99")
    connection.close()
    with pytest.raises(Refusal, match="version 99") as refused:
        await host.room(room.charter.id)
    assert refused.value.code == "other-rules"


async def test_the_database_is_its_owners_alone(settings: Settings, store: Store) -> None:
    assert stat.S_IMODE(Path(path_of(settings)).stat().st_mode) == 0o600


async def test_small_manners_of_http(settings: Settings, serve: Any, table_at: Any) -> None:
    strict = replace(settings, hosts=("127.0.0.1",), new_rooms=(0.001, 1))
    with serve(strict) as port:
        async with table_at(port) as table:
            assert (await table.http.head("/healthz")).status_code == 200
            assert (await table.http.get("/healthz?ready")).json() == {"status": "ok"}
            await table.create()
            again = await table.http.post(
                "/api/rooms", json={"game": "dragons", "seats": [YOU, YOU]}
            )
            assert again.status_code == 429 and int(again.headers["Retry-After"]) > 0
            other = await table.http.get("/healthz", headers={"Host": "elsewhere.example"})
            assert other.status_code == 421


def admin(settings: Settings, *words: str) -> str:
    choose_language("en")
    done = CliRunner().invoke(app, [*words, "--database", settings.database])
    assert done.exit_code == 0, done.exception
    return done.output


def test_whoever_runs_the_server_can_look_after_it_while_it_runs(
    settings: Settings, serve: Any, tmp_path: Path
) -> None:
    with serve(settings) as port, httpx.Client(base_url=f"http://127.0.0.1:{port}") as http:
        made = http.post("/api/rooms", json={"game": "dragons", "seats": [YOU, YOU]}).json()
        other = http.post("/api/rooms", json={"game": "metals", "seats": [YOU, FRIEND]}).json()
        name, key = made["room"]["id"], made["keys"]["0"]
        listed = json.loads(admin(settings, "list", "--json"))
        assert {row["id"] for row in listed} == {name, other["room"]["id"]}
        seen = admin(settings, "inspect", name)
        assert "dragons" in seen and key not in seen
        catalog.read_record(admin(settings, "export", name))
        copy = tmp_path / "copy.sqlite"
        admin(settings, "backup", str(copy))
        with sqlite3.connect(copy) as connection:
            assert connection.execute("SELECT count(*) FROM rooms").fetchone() == (2,)
        connection.close()
        admin(settings, "end", name)
        act = {"type": "resign", "id": "r"}
        headers = {"Authorization": f"Bearer {key}"}
        late = http.post(f"/api/rooms/{name}/acts", json=act, headers=headers)
        assert late.json()["code"] in ("over", "not-started")
        admin(settings, "delete", other["room"]["id"])
        admin(settings, "ban", "2001:db8::7")
        assert admin(settings, "bans") == "2001:db8::\n"
        admin(settings, "ban", "2001:db8::8", "--lift")
        assert admin(settings, "bans") == ""
        assert "0 rooms" in admin(settings, "tidy")


async def test_a_banned_address_is_kept_out(settings: Settings, serve: Any, table_at: Any) -> None:
    store = await Store.open(settings.database)
    await store.ban("127.0.0.1", now_ms())
    await store.close()
    with serve(settings) as port:
        async with table_at(port) as table:
            answer = await table.http.get("/api/catalog")
            assert (answer.status_code, answer.json()["code"]) == (403, "banned")


async def test_a_name_that_nobody_plays_under_is_freed(settings: Settings, store: Store) -> None:
    people = Players(store.engine)
    await people.introduce("Léa", "key-of-lea", now=0)
    await people.introduce("Hugo", "key-of-hugo", now=0)
    ranked = await people.known("key-of-hugo")
    await people.rate(Score("room", "dragons", (ranked[0], "level:3"), 1.0), now=0)
    await people.forget(before=1)
    with pytest.raises(Refusal):
        await people.known("key-of-lea")
    assert await people.known("key-of-hugo") == ranked
    await people.introduce("Léa", "another-key", now=2)


async def test_pushes_go_with_their_room(settings: Settings, store: Store, host: Host) -> None:
    room, _ = await host.create(asked())
    async with store.engine.begin() as connection:
        row = {"room": room.charter.id, "seat": 0, "endpoint": "x", "p256dh": "x", "auth": "x"}
        await connection.execute(pushes.insert().values(**row, language="fr"))
    assert await store.delete_room(room.charter.id)
    async with store.engine.connect() as connection:
        assert (await connection.execute(pushes.select())).all() == []


async def test_an_unreadable_room_keeps_no_server_from_starting(
    settings: Settings, host: Host
) -> None:
    """A rated game that ended just before an upgrade to other rules."""
    room, _ = await host.create(asked())
    name = room.charter.id
    with sqlite3.connect(path_of(settings)) as connection:
        wanted = "UPDATE rooms SET status = 'over', rules = 99, charter = replace(charter, ?, ?)"
        connection.execute(wanted, ('"rated": false', '"rated": true'))
    connection.close()
    host.drop(room)
    assert await host.people.unrated(0) == [name]
    await host.start()
