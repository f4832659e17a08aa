"""Nothing is loaded while people wait, whoever plays a game first."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time

from escarmouche.server import api
from escarmouche.server import host as hosts
from escarmouche.server.host import Host
from escarmouche.server.metrics import Metrics
from escarmouche.server.settings import Settings
from escarmouche.server.store import Store
from escarmouche.server.to_server import ToServerCreate

SLOW = 0.6  # seconds for which a game is loaded

# In a process of its own: here other tests have loaded everything.
PLAYED = """
import random, sys
from escarmouche import catalog
from escarmouche.core.machine_code import Declared
from escarmouche.server import opening, room_state
from escarmouche.server.audience_log import AUDIENCES
from escarmouche.server.clocks import Downtime, now_ms
from escarmouche.server.refusals import Refusal
from escarmouche.server.to_server import ToServerCreate, ToServerMove, ToServerSalt
from escarmouche.server.warming import warm
from escarmouche.server.wire import encode

warm()
have, loaded = Declared.have, set()
Declared.have = lambda self, number: [loaded.add(self.key), have(self, number)][1]
for game in catalog.GAMES:
    asked = ToServerCreate(game=game, seats=[{"kind": "you"}, {"kind": "you"}])
    charter, handed = opening.asked_for(asked, None)
    room, _ = opening.opened(charter, handed.sitters(None, None), Downtime(), None)
    for seat in (0, 1):
        salt = ToServerSalt(type="salt", id="s", salt="12345678")
        room.apply(room.decide(seat, salt, now_ms()))
    chooser = random.Random(1)
    for number in range(40):
        if room.status != "playing":
            break
        move = chooser.choice(room.position.moves)
        act = ToServerMove(type="move", id=f"m{number}", move=move)
        room.apply(room.decide(room.actor, act, now_ms()))
        for audience in AUDIENCES:
            encode(room_state.snapshot(room, audience, 0, now_ms()))
    assert number > 5
print(*sorted(loaded))
"""


def test_after_warming_a_game_is_played_without_loading_anything() -> None:
    done = subprocess.run([sys.executable, "-c", PLAYED], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == []


async def test_a_game_that_is_loaded_keeps_nobody_else_waiting(
    settings: Settings, monkeypatch
) -> None:
    loaded: list[tuple[str, ...]] = []

    def slowly(games: tuple[str, ...]) -> None:
        time.sleep(SLOW)
        loaded.append(games)
        cold.update(games)

    cold: set[str] = set()
    monkeypatch.setattr(hosts, "warmed", cold)
    monkeypatch.setattr(hosts, "warm", slowly)
    host = Host(await Store.open(settings.database), settings, Metrics())
    asked = ToServerCreate(game="metals", seats=[{"kind": "you"}, {"kind": "you"}])
    try:
        making = asyncio.gather(host.create(asked), host.create(asked))
        longest, before = 0.0, time.monotonic()
        while not making.done():
            await asyncio.sleep(0.01)
            longest, before = max(longest, time.monotonic() - before), time.monotonic()
        (first, _), (second, _) = making.result()
    finally:
        await host.stop()
    assert first.charter.game == second.charter.game == "metals"
    assert loaded == [("metals",)]
    assert longest < SLOW


async def test_rules_that_many_ask_for_at_once_are_written_once(table, monkeypatch) -> None:
    written: list[str] = []

    def slowly(game: str) -> list[object]:
        written.append(game)
        time.sleep(0.2)
        return []

    monkeypatch.setattr(api, "_written", {})
    monkeypatch.setattr(api, "sections", slowly)
    found = await asyncio.gather(*(table.http.get("/api/rules/metals") for _ in range(12)))
    assert {answer.content for answer in found} == {b"[]"}
    assert written == ["metals"]
