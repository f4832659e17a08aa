"""Reconnecting clients get what they miss; a restarted server goes on where it stopped."""

from __future__ import annotations

import random

import httpx

from escarmouche.server.clocks import Downtime
from escarmouche.server.store import Store


async def some_moves(sittings, count, chooser):
    for _ in range(count):
        actor = sittings[0].state["actor"]
        answer = await sittings[actor].move(chooser.choice(sittings[actor].moves))
        assert answer["type"] == "ack", answer
        await sittings[1 - actor].catch_up()


async def test_a_reconnecting_client_gets_exactly_what_it_missed(table) -> None:
    made = await table.create(options={"setup": "little"})
    name, keys = made["room"]["id"], made["keys"]
    async with table.both(made) as sittings:
        await some_moves(sittings, 3, random.Random(1))
        seen = sittings[0].version
        await some_moves(sittings, 4, random.Random(2))
        whole = sittings[0].log
    async with table.sit(name, keys["0"], since=seen) as again:
        assert again.log == whole[seen:]
        assert [item["version"] for item in again.log] == list(range(seen + 1, seen + 5))
    async with table.sit(name, keys["0"]) as again:
        assert again.log == whole
    async with table.sit(name, keys["0"], since=again.version) as again:
        assert again.log == [] and again.state["position"] == sittings[0].state["position"]
    snapshot = (await table.http.get(f"/api/rooms/{name}", params={"since": 2})).json()
    assert snapshot["log"][0]["version"] == 3


async def test_a_restarted_server_resumes_games_salts_and_offers(serve, settings, table_at) -> None:
    with serve(settings) as port:
        async with table_at(port) as table:
            made = await table.create(options={"setup": "little"})
            async with table.both(made) as sittings:
                await some_moves(sittings, 5, random.Random(1))
                await sittings[0].act("offer", what="draw")
                await sittings[1].until(lambda each: bool(each.state["offers"]))
            old = [sitting.log for sitting in sittings]
            states = [sitting.state for sitting in sittings]
    with serve(settings) as port:
        async with table_at(port) as table:
            name, keys = made["room"]["id"], made["keys"]
            async with (
                table.sit(name, keys["0"], "another-salt") as first,
                table.sit(name, keys["1"]) as second,
            ):
                assert [first.log, second.log] == old
                assert [first.state, second.state] == states
                await second.act("answer", what="draw", accept=False)
                await first.until(lambda each: not each.state["offers"])
                await some_moves((first, second), 5, random.Random(2))


async def test_a_restarted_server_lets_the_computer_go_on(serve, settings, table_at) -> None:
    with serve(settings) as port:
        async with table_at(port) as table:
            made = await table.create(
                "dragons",
                options={"match": "9"},
                seats=[{"kind": "computer", "level": 1}, {"kind": "computer", "level": 1}],
            )
    with serve(settings) as port:
        async with table_at(port) as table, table.sit(made["room"]["id"]) as watching:
            before = watching.version
            await watching.until(lambda each: each.version > before + 3)


async def test_a_time_without_server_is_noticed_at_the_next_start(settings) -> None:
    store = await Store.open(settings.database)
    assert await store.beat(1_000, 10_000) == []
    assert await store.beat(3_000, 10_000) == []
    await store.close()
    store = await Store.open(settings.database)
    assert await store.beat(60_000, 10_000) == [(3_000, 60_000)]
    assert await store.beat(62_000, 10_000) == [(3_000, 60_000)]
    await store.close()


def test_overlapping_downtimes_count_once() -> None:
    downtime = Downtime([(10, 20), (15, 30), (50, 60)])
    assert downtime.between(0, 100) == 30
    assert downtime.between(12, 55) == 23
    assert downtime.between(30, 50) == 0


def test_a_turn_charged_across_a_downtime() -> None:
    from escarmouche.server.clocks import Clocks
    from escarmouche.server.to_server import Bank

    downtime = Downtime()
    clocks = Clocks(Bank(kind="bank", seconds=60, increment=5), downtime)
    clocks.turn(0, 1_000, finished=False)
    downtime.periods.append((2_000, 3_602_000))
    clocks.turn(1, 3_611_000, finished=True)
    state = clocks.state(3_612_000)
    assert state is not None
    assert state.left == (60_000 - 10_000 + 5_000, 59_000)
    assert clocks.deadline == 3_611_000 + 60_000


async def test_health_and_metrics_are_public(table) -> None:
    assert (await table.http.get("/healthz")).json() == {"status": "ok"}
    metrics = await table.http.get("/metrics")
    assert "escarmouche_updates_total" in metrics.text
    assert metrics.headers["content-type"].startswith("text/plain")
    assert httpx.codes.is_success(metrics.status_code)
