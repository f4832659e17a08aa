"""While the database cannot be used: refused in words, accepted on retry, and nobody is cut off."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import contextmanager

import pytest
import sqlalchemy as sa

from escarmouche.server import clocks, group_commit, host
from escarmouche.server.clocks import now_ms
from escarmouche.server.connecting import writing
from escarmouche.server.group_commit import BUSY
from escarmouche.server.host import Host
from escarmouche.server.metrics import Metrics
from escarmouche.server.refusals import Unavailable
from escarmouche.server.settings import Settings
from escarmouche.server.store import Store
from escarmouche.server.to_server import ToServerCreate, ToServerResign


@contextmanager
def locked(settings: Settings):
    """Another program holds the database."""
    other = sqlite3.connect(settings.database.removeprefix("sqlite:///"), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.close()


async def test_acts_are_refused_at_once_for_all_and_accepted_again(
    serve, settings, table_at, monkeypatch
) -> None:
    monkeypatch.setattr(host, "HEARTBEAT", 0.3)
    with serve(settings) as port:
        async with table_at(port) as table:
            rooms = [await table.create() for _ in range(8)]
            sitting = [table.both(made) for made in rooms]
            seats = [(await each.__aenter__())[0] for each in sitting]
            acts = [{"type": "resign", "id": "same"} for _ in seats]
            with locked(settings):
                began = time.monotonic()
                answers = await asyncio.gather(
                    *(seat.send(act) for seat, act in zip(seats, acts, strict=True))
                )
                waited = time.monotonic() - began
                assert {answer["code"] for answer in answers} == {"unavailable"}
                # In line they wait for the lock together, not one after the other.
                assert waited < len(rooms) * BUSY
                await asyncio.sleep(1.5)
                assert (await table.http.get("/healthz")).status_code == 200
                assert (await table.http.get("/healthz?ready")).status_code == 503
            for seat, act in zip(seats, acts, strict=True):
                assert (await seat.send(act))["type"] == "ack"  # over the same socket
            async with asyncio.timeout(5):
                while (await table.http.get("/healthz?ready")).status_code != 200:
                    await asyncio.sleep(0.1)
            for each in sitting:
                await each.__aexit__(None, None, None)


async def test_what_cannot_be_read_is_refused_and_no_defect(settings, monkeypatch) -> None:
    store = await Store.open(settings.database)
    hosting = Host(store, settings, Metrics())
    try:

        def fail(*_: object) -> None:
            raise sa.exc.OperationalError("SELECT", {}, OSError("gone"))

        monkeypatch.setattr(type(store._engine), "begin", fail)
        with pytest.raises(Unavailable):
            await hosting.act("0123456789abcdef", 0, ToServerResign(type="resign", id="r"))
        with pytest.raises(Unavailable):
            await hosting.challenges()
    finally:
        await hosting.stop()


async def test_nobody_loses_by_time_while_nothing_could_be_stored(settings, monkeypatch) -> None:
    """The clock ran out during the trouble; the first look after it knows that."""
    asked = ToServerCreate.model_validate(
        {
            "game": "metals",
            "dice": "typed",
            "seats": [{"kind": "you"}, {"kind": "you"}],
            "clock": {"kind": "bank", "seconds": 30},
        }
    )
    store = await Store.open(settings.database)
    hosting = Host(store, settings, Metrics())
    try:
        await hosting._beat()
        room, _ = await hosting.create(asked)
        name = room.charter.id
        later = now_ms() + 60_000
        for module in (host, clocks):
            monkeypatch.setattr(module, "now_ms", lambda: later)
        hosting._beaten -= 60  # no heartbeat in all that time
        await hosting._watch_clock(name)
        assert (await hosting.room(name)).status == "playing"
    finally:
        await hosting.stop()


async def test_time_goes_on_where_it_was_when_the_clock_was_set_back(settings, monkeypatch) -> None:
    store = await Store.open(settings.database)
    await store.beat(now_ms() + 3_600_000, 5_000)  # a server whose clock was an hour ahead
    await store.close()
    monkeypatch.setattr(clocks, "_began", clocks._began)
    before = now_ms()
    hosting = Host(await Store.open(settings.database), settings, Metrics())
    await hosting.start()
    try:
        assert 3_500_000 < now_ms() - before < 3_700_000
    finally:
        await hosting.stop()


async def test_a_slow_writer_of_our_own_keeps_moves_waiting_but_refuses_none(
    settings, monkeypatch
) -> None:
    monkeypatch.setattr(group_commit, "BUSY", 0)
    store = await Store.open(settings.database)
    hosting = Host(store, settings, Metrics())
    try:
        asked = {"game": "dragons", "dice": "typed", "seats": [{"kind": "you"}, {"kind": "you"}]}
        async with writing(store.engine) as connection:
            await connection.execute(sa.text("UPDATE heartbeat SET at = at"))
            creating = asyncio.ensure_future(hosting.create(ToServerCreate.model_validate(asked)))
            await asyncio.sleep(0.5)
            assert not creating.done()
        assert (await creating)[0].status == "playing"
    finally:
        await hosting.stop()
