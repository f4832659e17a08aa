"""Rooms that an earlier version has written: they open as they were left, and go on."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from escarmouche import catalog
from escarmouche.core.game_record import verify
from escarmouche.server.settings import Settings

WRITTEN = json.loads(Path(__file__).with_name("old_rooms.json").read_text(encoding="utf-8"))
ROOMS = WRITTEN["left"]


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory, serve: Callable[..., Any]) -> Iterator[int]:
    file = tmp_path_factory.mktemp("old") / "rooms.sqlite"
    with sqlite3.connect(file) as connection:
        connection.executescript("\n".join(WRITTEN["dump"]))
    connection.close()
    with serve(Settings(f"sqlite:///{file}", thinking=1, requests=(1e6, 1e6))) as port:
        yield port


@pytest.mark.parametrize("left", ROOMS, ids=[f"{room['note']}-{room['room']}" for room in ROOMS])
async def test_an_old_room_opens_as_it_was_left_and_goes_on(table: Any, left: Any) -> None:
    for audience, seen in left["seen"].items():
        look = await table.look(left["room"], left["keys"].get(audience))
        assert look["version"] == seen["version"]
        assert look["state"]["position"] == seen["position"]
        assert look["state"]["status"] == seen["status"]
        history = await table.http.get(f"/api/rooms/{left['room']}/history")
        assert history.status_code == 200
    record = (await table.http.get(f"/api/rooms/{left['room']}/record")).text
    if left["note"] == "waiting":
        invite = {"invite": left["invites"]["1"]}
        joined = await table.http.post(f"/api/rooms/{left['room']}/join", json=invite)
        assert joined.status_code == 200
    elif left["note"] in ("over", "resigned"):
        assert verify(catalog.read_record(record)).dice == "fair"
    else:
        await _moves(table, left)


async def _moves(table: Any, left: Any) -> None:
    async with AsyncExitStack() as stack:
        seats = {
            int(seat): await stack.enter_async_context(table.sit(left["room"], key))
            for seat, key in left["keys"].items()
        }
        state = seats[0].state
        if state["clock"]:  # nobody's time passed while no server was up
            assert min(state["clock"]["left"]) > 500_000
        mover = seats[state["actor"] if state["actor"] in (0, 1) else 0]
        before = mover.version
        assert (await mover.move(mover.moves[-1]))["type"] == "ack"
        assert mover.version > before


def test_the_old_rooms_are_of_all_games_and_in_all_states() -> None:
    notes = {"playing", "waiting", "typed", "clock", "resigned", "over", "secret", "offered"}
    assert {room["note"] for room in ROOMS} >= notes
    for game in ("dragons", "metals", "irondie"):
        assert any(f"'{game}'" in line for line in WRITTEN["dump"])
