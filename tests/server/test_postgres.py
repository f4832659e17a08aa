"""Two servers on one PostgreSQL: any of them serves any room, and both tell the same."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from postgres import Postgres, find_initdb, free_port


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    if find_initdb() is None:
        pytest.skip("PostgreSQL's initdb is not installed (Debian package postgresql)")
    running = Postgres()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def database(postgres: Postgres) -> str:
    return postgres.url


@pytest.fixture(scope="module")
def other_server(database: str) -> Iterator[int]:
    """A server in a process of its own."""
    port = free_port()
    program = str(Path(sys.executable).with_name("escarmouche"))
    words = [program, "serve", "--port", str(port), "--database", database]
    process = subprocess.Popen(words, stderr=subprocess.DEVNULL)
    try:
        # Asked again until it listens, twice as late each time.
        with httpx.Client(transport=httpx.HTTPTransport(retries=8)) as client:
            assert client.get(f"http://127.0.0.1:{port}/healthz").status_code == 200
        yield port
    finally:
        process.terminate()
        process.wait(20)


@pytest.fixture
async def tables(database, other_server, serve, settings, table_at) -> AsyncIterator[tuple]:
    """A table at each of two servers that share a database."""
    with serve(replace(settings, database=database)) as port:
        async with table_at(port) as here, table_at(other_server) as there:
            yield here, there


async def test_two_servers_play_the_same_game(tables) -> None:
    here, there = tables
    made = await here.create(options={"setup": "equal"})
    name = made["room"]["id"]
    async with here.both(made, there) as (first, second), there.sit(name) as watching:
        chooser = random.Random(4)
        while first.state["result"] is None:
            actor = first.state["actor"]
            mover, other = ((first, second), (second, first))[actor]
            await mover.until(lambda each, actor=actor: each.state["actor"] == actor)
            before = other.version
            answer = await mover.move(chooser.choice(mover.moves))
            assert answer["type"] == "ack", answer
            await other.until(lambda each, before=before: each.version > before)
        await watching.until(lambda each: each.state["result"] is not None)
        assert first.log == second.log == watching.log
    texts = [(await table.http.get(f"/api/rooms/{name}/record")).text for table in (here, there)]
    assert texts[0] == texts[1]


async def test_an_act_sent_to_both_servers_at_once_is_played_once(tables) -> None:
    here, there = tables
    made = await here.create(options={"setup": "big"})
    name, keys = made["room"]["id"], made["keys"]
    headers = {"Authorization": f"Bearer {keys['0']}"}
    async with here.both(made):
        pass
    for number, power in enumerate("11116666"):
        act = {"type": "move", "id": f"m{number}", "move": power}
        answers = await asyncio.gather(
            *(
                table.http.post(f"/api/rooms/{name}/acts", json=act, headers=headers)
                for table in (here, there, here, there)
            )
        )
        assert [answer.status_code for answer in answers] == [200] * 4, answers[1].text
        assert len({answer.text for answer in answers}) == 1
    look = await there.look(name, keys["0"])
    plays = [play["move"] for item in look["log"] for play in item["plays"]]
    assert plays == list("11116666")
    assert look["state"]["actor"] == 1


async def test_different_acts_sent_to_both_servers_at_once_are_told_alike_everywhere(
    tables,
) -> None:
    """Both seats act on both servers at the same moment; sockets of both watch."""
    here, there = tables
    for _ in range(20):
        made = await here.create(options={"setup": "equal"})
        name, keys = made["room"]["id"], made["keys"]
        async with (
            here.both(made, there) as (first, second),
            here.sit(name) as near,
            there.sit(name) as far,
        ):
            everyone = (first, second, near, far)
            for each in everyone:
                await each.until(lambda each: each.state["status"] == "playing")
            answers = await asyncio.gather(
                first.act("offer", what="draw"),
                second.act("resign"),
                _act(here, name, keys["1"], {"type": "offer", "what": "draw"}),
                _act(there, name, keys["0"], {"type": "resign"}),
            )
            assert "unavailable" not in {answer.get("code") for answer in answers}
            for each in everyone:
                await each.until(lambda each: each.state["result"] is not None)
            for each in everyone:
                assert each.log == first.log
            assert [item["kind"] for item in first.log].count("resign") == 1
        for table in (here, there):
            assert (await table.look(name))["log"] == first.log


async def test_a_nul_at_any_door_is_no_defect(database, serve, settings, table_at) -> None:
    """PostgreSQL takes no NUL in a text: it is refused before, or written in another way."""
    seats = [{"kind": "you"}, {"kind": "you"}]
    room = {"game": "dragons", "seats": seats}
    act = {"type": "move", "id": "a", "move": "1+6"}
    battle = {"name": "b", "game": "confrontation", "options": {"turns": "1"}}
    entry = {"phone": "ab", "seq": 1, "at": 0}
    with serve(replace(settings, database=database)) as port:
        async with table_at(port) as table:
            made = await table.create()
            place = f"/api/rooms/{made['room']['id']}"
            headers = {"Authorization": f"Bearer {made['keys']['0']}"}
            shared = (await table.http.post("/api/battles", json=battle)).json()
            told = f"/api/battles/{shared['battle']}/entries"
            for path, asked in (
                ("/api/rooms", room | {"options": {"setup": "big\0"}}),
                ("/api/rooms", room | {"name": "L\0a"}),
                (f"{place}/acts", act | {"move": "1\0+6"}),
                (f"{place}/acts", act | {"id": "a\0"}),
                (f"{place}/join", {"invite": "a\0" * 12}),
                (f"{place}/why-not", {"steps": ["1\0"]}),
                ("/api/players", {"name": "Lé\0a", "key": "k" * 32}),
                ("/api/players", {"name": "Léa", "key": "k\0" * 16}),
                ("/api/battles", battle | {"name": "b\0"}),
                ("/api/battles", battle | {"options": {"scenario\0": "x\0"}}),
            ):
                answer = await table.http.post(path, json=asked, headers=headers)
                assert answer.status_code < 500, (path, asked, answer.text)
            place = f"{place}/push"
            keys = {"p256dh": "A" * 87, "auth": "A" * 22}
            push = {"endpoint": "https://fcm.googleapis.com/a\0b", "keys": keys}
            assert (await table.http.put(place, json=push, headers=headers)).status_code < 500
            for path in ("rooms/%00", "ladder/%00", "battles/%00", "positions/metals?p=%00"):
                assert 400 <= (await table.http.get(f"/api/{path}")).status_code < 500, path
            # What phones enter is handed on as they wrote it.
            news = {"phone": "ab", "since": 0, "entries": [entry | {"move": "a\0b"}]}
            headers = {"Authorization": f"Bearer {shared['key']}"}
            heard = (await table.http.post(told, json=news, headers=headers)).json()
            assert [each["move"] for each in heard["entries"]] == ["a\0b"]


async def _act(table, name: str, key: str, act: dict) -> dict:
    headers = {"Authorization": f"Bearer {key}"}
    path = f"/api/rooms/{name}/acts"
    return (await table.http.post(path, json=act | {"id": "over-http"}, headers=headers)).json()
