"""Keys at rest, headers, defects, and thinking that blocks nobody."""

from __future__ import annotations

import asyncio
import hashlib
import os
import random
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from escarmouche import catalog
from escarmouche.core.game_record import Record
from escarmouche.core.position import Position
from escarmouche.server import api, thinking
from escarmouche.server.app import Page
from escarmouche.server.clocks import now_ms
from escarmouche.server.refusals import Refusal
from escarmouche.server.security import new_key, new_room_id, same_origin


async def test_keys_are_long_and_only_their_hashes_are_kept(serve, settings, table_at) -> None:
    with serve(settings) as port:
        async with table_at(port) as table:
            made = await table.create(seats=[{"kind": "you"}, {"kind": "friend"}])
            join = f"/api/rooms/{made['room']['id']}/join"
            joined = (await table.http.post(join, json={"invite": made["invites"]["1"]})).json()
    path = settings.database.removeprefix("sqlite:///")
    with sqlite3.connect(path) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    stored = b"".join(file.read_bytes() for file in Path(path).parent.iterdir())
    for key in (made["keys"]["0"], made["invites"]["1"], joined["key"]):
        assert len(key) >= 32  # of 64 signs each: at least 192 bits
        assert key.encode() not in stored
        assert hashlib.sha256(key.encode()).hexdigest().encode() in stored
    assert len({new_key() for _ in range(1000)}) == 1000


async def test_every_answer_has_strict_headers(table) -> None:
    for path in ("/api/catalog", "/healthz", "/api/rooms/AAAAAAAAAAAAAAAA", "/nothing/here"):
        headers = (await table.http.get(path)).headers
        policy = headers["content-security-policy"]
        # The engines are WebAssembly of our own; nothing else may be made into code.
        assert "script-src 'self' 'wasm-unsafe-eval';" in policy and policy.count("unsafe") == 1
        assert "frame-ancestors 'none'" in policy
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
    assert (await table.http.get("/api/catalog")).headers["cache-control"] == "no-store"


async def test_files_named_by_what_they_hold_are_kept_and_others_asked_for_again(tmp_path) -> None:
    (tmp_path / "assets").mkdir()
    for name in ("index.html", "assets/page-1a2b3c.js"):
        (tmp_path / name).write_text("built")
    built = httpx.ASGITransport(app=Page(directory=tmp_path, html=True))
    async with httpx.AsyncClient(transport=built, base_url="http://page") as page:
        kept = await page.get("/assets/page-1a2b3c.js")
        assert "immutable" in kept.headers["cache-control"]
        assert (await page.get("/")).headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("origin", "host", "ours"),
    [
        (None, "a.example", True),
        ("https://a.example", "a.example", True),
        ("http://a.example:8000", "a.example:8000", True),
        ("https://b.example", "a.example", False),
        ("https://a.example.b.example", "a.example", False),
        ("null", "a.example", False),
        ("https://a.example", None, False),
    ],
)
def test_origins(origin, host, ours) -> None:
    assert same_origin(origin, host) is ours


async def test_a_defect_shows_nothing_of_the_inside(table, monkeypatch) -> None:
    def broken(_game: object) -> None:
        raise RuntimeError("the password is swordfish")

    monkeypatch.setattr(api, "_game_info", broken)
    answer = await table.http.get("/api/catalog")
    assert (answer.status_code, answer.json()["code"]) == (500, "defect")
    assert "swordfish" not in answer.text and "Traceback" not in answer.text


async def test_thinking_does_not_block_the_server(table) -> None:
    """While a record is analysed in another process, health answers at once."""
    chooser = random.Random(3)
    record = Record.new(catalog.game("dragons"))
    while not record.position.is_over:
        record.play(chooser.choice(record.position.move_ids))
    thought = asyncio.create_task(table.http.post("/api/analyses", json={"record": record.text}))
    slowest = 0.0
    while not thought.done():
        began = time.perf_counter()
        assert (await table.http.get("/healthz")).status_code == 200
        slowest = max(slowest, time.perf_counter() - began)
    assert len((await thought).json()["steps"]) == len(record.moves)
    assert slowest < 1.0


@pytest.fixture
def thinker() -> Iterator[thinking.Thinker]:
    """One process, in which two of each client may be in line, three in all."""
    one = thinking.Thinker(1, each=2, most=3)
    yield one
    one.close()


def sleep(seconds: float, folder: Path) -> tuple[Callable[..., int], str]:
    """Work for a thinker that leaves a trace in a folder each time it is begun."""
    return os.system, f"touch {folder}/$$ && exec sleep {seconds}"


async def test_a_thought_that_takes_too_long_is_given_up_and_not_tried_again(
    thinker, monkeypatch, tmp_path
) -> None:
    await thinker.run(os.getpid)
    monkeypatch.setattr(thinking, "PATIENCE", 1)
    with pytest.raises(TimeoutError):
        await thinker.run(*sleep(10, tmp_path))
    assert len(list(tmp_path.iterdir())) == 1


async def test_waiting_for_others_counts_for_nobody(thinker, monkeypatch, tmp_path) -> None:
    await thinker.run(os.getpid)
    monkeypatch.setattr(thinking, "PATIENCE", 2)
    await asyncio.gather(*(thinker.run(*sleep(1, tmp_path)) for _ in range(4)))
    assert len(list(tmp_path.iterdir())) == 4


async def test_whoever_takes_too_long_spoils_nobody_else_s_work(monkeypatch, tmp_path) -> None:
    two = thinking.Thinker(2)
    await asyncio.gather(two.run(os.getpid), two.run(os.getpid))
    monkeypatch.setattr(thinking, "PATIENCE", 3)
    long = asyncio.create_task(two.run(time.sleep, 60))
    await asyncio.sleep(1.5)
    short = asyncio.create_task(two.run(*sleep(2, tmp_path)))
    with pytest.raises(TimeoutError):
        await long
    await short
    two.close()
    assert len(list(tmp_path.iterdir())) == 1


async def test_a_process_that_dies_is_replaced_for_everyone_in_line(thinker, tmp_path) -> None:
    mark = tmp_path / "died"
    dying = thinker.run(os.system, f"test -e {mark} || {{ touch {mark}; kill -9 $PPID; }}")
    waiting = [thinker.run(*sleep(0.1, tmp_path)) for _ in range(4)]
    assert await asyncio.gather(dying, *waiting) == [0] * 5
    assert len(list(tmp_path.iterdir())) == 5


async def test_a_client_has_few_places_in_a_line_that_is_short_for_all(thinker) -> None:
    with thinker.line("one"), thinker.line("one"):
        with pytest.raises(Refusal) as refused, thinker.line("one"):
            pass
        assert (refused.value.code, refused.value.status) == ("too-many", 429)
        with thinker.line("two"):
            with pytest.raises(Refusal) as refused, thinker.line("three"):
                pass
            assert (refused.value.code, refused.value.status) == ("busy", 503)
        with thinker.line("three"):
            pass
    with thinker.line("one"):
        pass


async def test_questions_are_refused_while_too_many_wait_or_take_too_long(
    table, monkeypatch
) -> None:
    record = '[Game "dragons"]\n[Rules "1"]\n\n*\n'

    async def never(*_: object, **__: object) -> None:
        await asyncio.sleep(0.5)
        raise TimeoutError

    monkeypatch.setattr(thinking.Thinker, "run", never)
    for address, places in (("/api/records", 4), ("/api/analyses", 2)):
        asked = [table.http.post(address, json={"record": record}) for _ in range(places + 1)]
        codes = sorted(answer.json()["code"] for answer in await asyncio.gather(*asked))
        assert codes == [*["given-up"] * places, "too-many"]


async def test_thinkers_end_with_a_server_that_is_killed(settings) -> None:
    """Otherwise each crash would leave processes behind."""
    script = (
        "import asyncio, os\n"
        "from escarmouche.server.thinking import Thinker\n"
        "async def main():\n"
        "    print(await Thinker(1).run(os.getpid), flush=True)\n"
        "    await asyncio.sleep(60)\n"
        "if __name__ == '__main__':\n"
        "    asyncio.run(main())\n"
    )
    path = Path(settings.database.removeprefix("sqlite:///")).with_name("parent.py")
    path.write_text(script)
    with subprocess.Popen([sys.executable, str(path)], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        thinker = int(parent.stdout.readline())
        parent.kill()
    for _ in range(100):
        if not _alive(thinker):
            return
        await asyncio.sleep(0.05)
    raise AssertionError("the thinker lives on")


def _alive(process: int) -> bool:
    state = Path(f"/proc/{process}/stat")
    return state.exists() and state.read_text().rpartition(")")[2].split()[0] != "Z"


async def test_texts_are_served_as_fluent_files_and_nothing_else_is(table) -> None:
    names = (await table.http.get("/texts/fr")).json()
    assert "dragons.ftl" in names and "server.ftl" in names
    assert "dragons-title" in (await table.http.get("/texts/fr/dragons.ftl")).text
    for path in ("/texts/de", "/texts/fr/..%2F..%2Fpy.typed", "/texts/fr/nothing.ftl"):
        assert (await table.http.get(path)).status_code == 404


def test_the_example_bots_play_a_game(port) -> None:
    bot = str(Path(__file__).parents[2] / "examples" / "bot.py")
    words = [sys.executable, bot, "--server", f"http://127.0.0.1:{port}"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as first:
        assert first.stdout is not None
        try:
            room = first.stdout.readline().split()[-1]
            second = subprocess.run(
                [*words, "--room", room], capture_output=True, text=True, timeout=60
            )
            assert second.returncode == 0, second.stderr
            assert first.stdout.readline() == second.stdout
            assert "duel" in second.stdout
        finally:
            first.kill()  # it would wait for its opponent for ever


def test_the_id_of_a_room_is_never_taken_for_an_option() -> None:
    assert all(new_room_id().isalnum() for _ in range(1000))
    assert len({new_room_id() for _ in range(1000)}) == 1000


async def play_on(both) -> None:
    """Six moves of two who hear of each other's."""
    for _ in range(6):
        for each in both:
            await each.catch_up()
        mover = both[both[0].state["actor"]]
        assert (await mover.move(mover.moves[0]))["type"] == "ack"


async def test_nobody_is_helped_with_a_timed_game_through_another_door(table) -> None:
    made = await table.create("metals", clock={"kind": "bank", "seconds": 600})
    async with table.both(made) as both:
        await play_on(both)
        name = made["room"]["id"]
        record = (await table.http.get(f"/api/rooms/{name}/record")).text
        asked = await table.http.post("/api/analyses", json={"record": record})
        assert (asked.status_code, asked.json()["code"]) == (403, "hints-off")
        seats = [{"kind": "you"}, {"kind": "computer", "level": 8}]
        asked = {"game": "metals", "record": record, "seats": seats}
        told = await table.http.post("/api/rooms", json=asked)
        assert (told.status_code, told.json()["code"]) == (403, "hints-off")
        copied = await table.create("metals", record=record)
        async with table.both(copied) as twins:
            mover = twins[twins[0].state["actor"]]
            headers = {"Authorization": f"Bearer {copied['keys'][str(mover.seat)]}"}
            for what in ("hint", "odds"):
                path = f"/api/rooms/{copied['room']['id']}/{what}"
                told = await table.http.post(path, headers=headers)
                assert (told.status_code, told.json()["code"]) == (403, "hints-off")


async def test_nobody_is_helped_with_a_timed_game_after_a_restart_either(
    serve, settings, table_at
) -> None:
    with serve(settings) as port:
        async with table_at(port) as table:
            made = await table.create("metals", clock={"kind": "days", "days": 3})
            async with table.both(made) as both:
                await play_on(both)
            record = (await table.http.get(f"/api/rooms/{made['room']['id']}/record")).text
    with serve(settings) as port:
        async with table_at(port) as table:
            await asyncio.sleep(1)  # nobody opens the room
            asked = await table.http.post("/api/analyses", json={"record": record})
            assert (asked.status_code, asked.json()["code"]) == (403, "hints-off")


def test_the_time_of_games_does_not_jump_with_the_wall_clock(monkeypatch) -> None:
    before = now_ms()
    monkeypatch.setattr(time, "time_ns", lambda: 0)
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert 0 <= now_ms() - before < 10_000


CLOCK = {"kind": "bank", "seconds": 600}


async def test_a_timed_battle_tells_both_the_same_odds_and_no_advice(table) -> None:
    """ADR 41: arithmetic of what lies open is told to both, what a search thinks to nobody."""
    made = await table.create("confrontation", clock=CLOCK, options={"turns": "1"})
    name, keys = made["room"]["id"], made["keys"]
    headers = [{"Authorization": f"Bearer {keys[str(seat)]}"} for seat in (0, 1)]
    async with table.both(made) as both:
        while "card" not in both[0].state["prompt"]["text"]["en"]:  # deployment is over
            for each in both:
                await each.catch_up()
            mover = both[both[0].state["actor"]]
            assert (await mover.move(mover.moves[0]))["type"] == "ack"
        asked = {"steps": [], "about": "b1"}
        path = f"/api/rooms/{name}"
        told = [
            (await table.http.post(f"{path}/ahead", json=asked, headers=each)).json()["told"]
            for each in headers
        ]
        assert told[0] == told[1]
        assert any(odds for name, odds in told[0].items() if name.endswith("odds"))
        for what in ("hint", "odds"):
            answers = [await table.http.post(f"{path}/{what}", headers=each) for each in headers]
            assert {answer.json()["code"] for answer in answers} == {"hints-off"}


async def test_questions_about_rules_stop_nobody(table, monkeypatch) -> None:
    """While a ruling is worked out, moves are made in the same room."""
    made = await table.create("metals")
    asked, going = threading.Event(), threading.Event()

    def slow(self: Position, steps: object) -> None:
        asked.set()
        assert going.wait(20)

    monkeypatch.setattr(Position, "why_not_steps", slow)
    async with table.both(made) as both:
        path = f"/api/rooms/{made['room']['id']}/why-not"
        ruling = asyncio.create_task(table.http.post(path, json={"steps": ["a1"]}))
        while not asked.is_set():
            await asyncio.sleep(0.01)
        for each in both:
            await each.catch_up()
        mover = both[both[0].state["actor"]]
        assert (await mover.move(mover.moves[0]))["type"] == "ack"
        going.set()
        assert (await ruling).json() == {"legal": True, "why": None}
