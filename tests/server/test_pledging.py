"""Salts that nobody can choose to fit the other's (docs/fair-dice.md, ADR 32)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche import catalog
from escarmouche.core.dice import pledge_of
from escarmouche.core.errors import RecordError
from escarmouche.core.game_record import verify

FIRST, SECOND = "word-of-the-first", "word-of-the-second"


async def sat(table: Any, made: dict[str, Any]) -> tuple[Any, Any]:
    name, keys = made["room"]["id"], made["keys"]
    return table.sit(name, keys["0"]), table.sit(name, keys["1"])


async def test_the_first_pledges_the_second_gives_the_first_shows(table) -> None:
    made = await table.create()
    assert made["room"]["pledges"] == made["room"]["salts"] == [None, None]
    zero, one = await sat(table, made)
    async with zero as first, one as second:
        assert (await first.act("pledge", pledge=pledge_of(FIRST)))["type"] == "ack"
        await second.until(lambda seat: seat.room["pledges"][0] == pledge_of(FIRST))
        assert second.room["salts"] == [None, None]
        assert FIRST not in "".join(second.raw)
        assert (await second.act("salt", salt=SECOND))["type"] == "ack"
        await first.until(lambda seat: seat.room["salts"][1] == SECOND)
        assert first.state["status"] == "waiting"
        assert (await first.act("salt", salt=FIRST))["type"] == "ack"
        await second.until(lambda seat: seat.state["status"] == "playing")
        assert second.room["salts"] == [FIRST, SECOND]
        await first.act("resign")
    name = made["room"]["id"]
    record = catalog.read_record((await table.http.get(f"/api/rooms/{name}/record")).text)
    assert record.tags["Pledge"] == f"fire {pledge_of(FIRST)}"
    assert verify(record).dice == "fair"
    proof = (await table.http.get(f"/api/rooms/{name}/dice")).json()
    assert proof["pledges"] == [pledge_of(FIRST), None] and proof["salts"] == [FIRST, SECOND]


async def test_another_salt_than_the_pledged_one_is_refused(table) -> None:
    zero, one = await sat(table, await table.create())
    async with zero as first, one as second:
        await first.act("pledge", pledge=pledge_of(FIRST))
        assert (await first.act("salt", salt=SECOND))["code"] == "broken-pledge"
        await second.act("salt", salt=SECOND)
        assert (await first.act("salt", salt="ground-a-long-time"))["code"] == "broken-pledge"
        assert (await first.act("salt", salt=FIRST))["type"] == "ack"


async def test_one_seat_at_most_pledges(table) -> None:
    zero, one = await sat(table, await table.create())
    async with zero as first, one as second:
        await first.act("pledge", pledge=pledge_of(FIRST))
        for seat in (first, second):
            assert (await seat.act("pledge", pledge=pledge_of(SECOND)))["code"] == "pledged"
        await second.act("salt", salt=SECOND)
        assert (await second.act("pledge", pledge=pledge_of(SECOND)))["code"] == "salted"


async def test_the_computer_is_bound_before_anyone_sits_down(table) -> None:
    made = await table.create(seats=[{"kind": "you"}, {"kind": "computer", "level": 1}])
    assert made["room"]["salts"][0] is None and made["room"]["salts"][1]


async def test_a_pledge_survives_a_restart(serve, settings, table_at) -> None:
    with serve(settings) as port:
        async with table_at(port) as table:
            made = await table.create()
            zero, _ = await sat(table, made)
            async with zero as first:
                await first.act("pledge", pledge=pledge_of(FIRST))
    with serve(settings) as port:
        async with table_at(port) as table:
            zero, one = await sat(table, made)
            async with zero as first, one as second:
                assert second.room["pledges"] == [pledge_of(FIRST), None]
                assert (await first.act("salt", salt=SECOND))["code"] == "broken-pledge"


@pytest.mark.parametrize(
    ("pledge", "message"),
    [
        (f"fire {pledge_of(SECOND)}", "error-record-pledge"),
        (f"ice {pledge_of(FIRST)}", "error-record-pledge"),
        (f"nobody {pledge_of(FIRST)}", "error-record-pledge-seat"),
    ],
)
async def test_a_record_whose_salt_was_not_the_pledged_one_is_refused(
    table, pledge: str, message: str
) -> None:
    made = await table.create()
    name, keys = made["room"]["id"], made["keys"]
    async with table.sit(name, keys["0"], FIRST) as first, table.sit(name, keys["1"], SECOND):
        await first.until(lambda seat: seat.state["status"] == "playing")
        await first.act("resign")
    text = (await table.http.get(f"/api/rooms/{name}/record")).text
    assert "Pledge" not in text and verify(catalog.read_record(text)).dice == "fair"
    forged = catalog.read_record(text.replace("[Salts", f'[Pledge "{pledge}"]\n[Salts', 1))
    with pytest.raises(RecordError) as refused:
        verify(forged)
    assert refused.value.message.id == message
