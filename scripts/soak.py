"""Kill a server again and again under load, spoil its database, and check what was acknowledged.

usage: python scripts/soak.py [--kills 200] [--lanes 2] [--games 8] [--seed 1] [--in-step 2]
                              [--recovery 5] [--trouble 0.3] [--no-postgres] [--texts 100000]

Bots play every game over sockets. They move, ask for takebacks and grant or refuse them, play
rematches, half of them against the clock. Meanwhile, at random moments,
- the server is killed (SIGKILL) and started again on the same database;
- the database is locked by another program, its disk full or read-only, fsync slow or failing
  (scripts/faults.c, preloaded into the server); PostgreSQL crashes or does not answer;
- the wall clock jumps by an hour, forwards or back.
What was not acknowledged is sent again with its id. Several lanes, each with a server and a
database of its own, share the kills: one starts while the other is under load. The last lane uses
PostgreSQL where it is installed.

What is checked, and how to read it:
- *lost, doubled, reordered*: at the end the log of every room, read with plain SQL, must hold each
  acknowledged act exactly once, in the order of the acknowledgements, with plies 0, 1, 2, …; and
  the record of every room must replay (`check`).
- *in step*: after a restart both seats of a room must have been told the same state within
  `--in-step` seconds of coming back (`Played.play`).
- *clocks*: an outage of six seconds costs nobody more than a heartbeat, and no game ends by time
  (`outage`).
- *trouble*: while the database cannot be used acts are refused as `unavailable` and nothing else,
  sockets stay open, and acts are acknowledged again within `--recovery` seconds of its end
  (`trouble`).
Whatever does not hold ends the program with a sentence that names the room. The last line is a JSON
object with the number of kills, troubles by kind, acts by kind, and the slowest times.

Before that, `--texts` texts that are almost positions, as many of each game, are read: each must be
refused with a reason, or the game played on to its end.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import ctypes
import json
import multiprocessing
import os
import random
import sqlite3
import struct
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any

import httpx
import websockets
from postgres import Postgres, find_initdb, free_port

from escarmouche import catalog
from escarmouche.core import fuzzing

GAMES: tuple[dict[str, Any], ...] = (
    {"game": "dragons", "options": {"setup": "baby", "match": "9"}},
    {"game": "dragons", "options": {"setup": "big", "match": "9"}},
    *({"game": name} for name in catalog.GAMES if name != "dragons"),
    # Short ones, which come to their rematch.
    {"game": "dragons", "options": {"setup": "baby"}},
)
CLOCK = {"kind": "bank", "seconds": 7200, "increment": 5}

MOST_ACTS = 60  # acknowledged between two kills
PATIENCE = 60  # seconds for them
AGAIN = 0.2  # seconds after which an act is sent again that could not be stored
OUTAGE = 6  # seconds of a longer outage, which no clock may notice
BEAT = 2.5  # seconds of it that a clock may: from one heartbeat to the next
EVERY = 25  # kills from one longer outage to the next
HOUR = 3600


@dataclass
class Played:
    """One room and what its bots know to have happened."""

    room: str
    keys: dict[str, str]
    chooser: random.Random
    acknowledged: list[str] = field(default_factory=list)
    pending: tuple[int, dict[str, Any]] | None = None
    number: int = 0
    over: bool = False
    rematch: str | None = None
    asked: int = 0  # the number of the last act that asked for a takeback
    moved: list[bool] = field(default_factory=lambda: [False, False])  # since each asked for one
    timed: bool = False
    in_step: float = 0.0  # the longest that both seats took to be told the same
    together: bool = False  # whether they were since the last restart
    unstored: int = 0  # refusals because the database could not be used
    dropped: int = 0  # times that a socket ended

    async def play(self, port: int, began: float) -> None:
        """Play until the server, which answers since `began`, dies or the game is over."""
        address = f"ws://127.0.0.1:{port}/api/rooms/{self.room}/socket"
        self.together = False
        try:
            async with websockets.connect(address) as first, websockets.connect(address) as second:
                seats = (Seat(first), Seat(second))
                for number, seat in enumerate(seats):
                    await seat.hello(self.keys[str(number)], f"salt-{number}-{self.room}")
                while seats[0].public != seats[1].public:
                    for seat in seats:
                        await seat.catch_up()
                self.in_step = max(self.in_step, time.monotonic() - began)
                self.together = True
                await self._exchange(seats)
        except (OSError, websockets.WebSocketException):
            self.dropped += 1

    async def _exchange(self, seats: tuple[Seat, Seat]) -> None:
        while not self.over:
            if self.pending is None:
                for seat in seats:
                    await seat.catch_up()
                if seats[0].state["rematch"]:
                    self.rematch = seats[0].state["rematch"]
                    self.over = True
                    return
                self.number += 1
                actor, act = self._next(seats)
                self.pending = actor, act | {"id": f"act-{self.number}"}
            actor, act = self.pending
            answer = await seats[actor].send(act)
            if answer.get("code") == "unavailable":
                self.unstored += 1
                await asyncio.sleep(AGAIN)
                continue
            if answer["type"] != "ack":
                raise SystemExit(f"{self.room}: {act} was refused: {answer}")
            self.acknowledged.append(act["id"])
            self.pending = None
            await asyncio.sleep(0.15 * self.chooser.random())

    def _next(self, seats: tuple[Seat, Seat]) -> tuple[int, dict[str, Any]]:
        """What is done now, and by whom."""
        state = seats[0].state
        for offer in state["offers"]:
            accept = offer["what"] == "rematch" or self.chooser.random() < 0.5
            answer = {"type": "answer", "what": offer["what"], "accept": accept}
            return 1 - offer["seat"], answer
        if state["result"]:
            if state["result"]["reason"] == "time":
                raise SystemExit(f"{self.room}: somebody lost by time.")
            return 0, {"type": "offer", "what": "rematch"}
        asker = self.chooser.randrange(2)
        # Who was refused has to move before asking again, and nobody may ask for ever.
        may_ask = self.moved[asker] and self.number in range(self.asked + 6, 60)
        if may_ask and seats[asker].state["takeback"]:
            self.asked, self.moved[asker] = self.number, False
            return asker, {"type": "offer", "what": "takeback"}
        actor = state["actor"]
        move = self.chooser.choice(seats[actor].state["moves"])["move"]
        self.moved[actor] = True
        return actor, {"type": "move", "move": move}


class Seat:
    def __init__(self, connection: websockets.ClientConnection) -> None:
        self._connection = connection
        self.state: dict[str, Any] = {}
        self._waiting: list[dict[str, Any]] = []

    @property
    def public(self) -> tuple[object, ...]:
        """What both seats are told alike."""
        state = self.state
        told = (state[name] for name in ("status", "actor", "result", "rematch"))
        return (*told, json.dumps(state["offers"]), state["clock"] and state["clock"]["running"])

    async def hello(self, key: str, salt: str) -> None:
        await self._connection.send(json.dumps({"type": "hello", "key": key, "salt": salt}))
        while not self.state:
            await self._receive()

    async def catch_up(self) -> None:
        await self.send({"type": "ping"})
        while self.state["status"] == "waiting":
            await self._receive()

    async def send(self, message: dict[str, Any]) -> dict[str, Any]:
        await self._connection.send(json.dumps(message))
        while True:
            answer = await self._receive()
            if answer["type"] in ("ack", "refusal", "pong"):
                return answer

    async def _receive(self) -> dict[str, Any]:
        if not self._waiting:
            text = await self._connection.recv()
            self._waiting = [json.loads(line) for line in text.split("\n")]
        message = self._waiting.pop(0)
        if message["type"] == "update":
            self.state = message["state"]
        return message


def serve(port: int, database: str, orders: str) -> None:
    """What `escarmouche serve` runs, without preparing opponents: nobody plays them here."""
    ctypes.CDLL(None).obey(orders.encode())
    import uvicorn

    from escarmouche.server.app import configured
    from escarmouche.server.settings import Settings

    wide = (1e6, 1e6)  # all bots come from one address, and are quicker than people
    rates = dict.fromkeys(("new_rooms", "requests", "messages", "messages_each"), wide)
    settings = Settings(database, rooms_each=1_000_000, **rates)  # type: ignore[arg-type]
    uvicorn.Server(configured(settings, port=port, log_level="error")).run()


# Servers are forked from a process that has read the program and this file already: most of the
# start of one is reading it, and each of them is a process of its own to be killed all the same.
PROCESSES = multiprocessing.get_context("forkserver")
PROCESSES.set_forkserver_preload(
    [
        "alembic.command",
        "aiosqlite",
        "uvicorn.protocols.http.httptools_impl",
        "uvicorn.protocols.websockets.websockets_sansio_impl",
        "escarmouche.server.app",
        *(game.rules.module for game in catalog.games()),
        Path(__file__).stem,
    ]
)
if __name__ == Path(__file__).stem:
    from escarmouche.server.warming import warm

    warm()  # nor is the loading of compiled rules what is tested


class Faults:
    """What is wrong with the disk and the wall clock of one lane (scripts/faults.c)."""

    NAMES = ("full", "read_only", "failing_sync", "slow_sync", "wrong_clock")

    def __init__(self, orders: Path) -> None:
        self.orders = orders
        self._now = dict.fromkeys(self.NAMES, 0)
        self.set()

    def set(self, **changed: int) -> None:
        self._now |= changed
        self.orders.touch()
        with self.orders.open("r+b") as file:
            file.write(struct.pack("5q", *self._now.values()))

    @staticmethod
    def prepare(folder: Path) -> None:
        """Compile them, for the servers that are started from now on."""
        library = folder / "faults.so"
        source = Path(__file__).with_name("faults.c")
        words = ["-shared", "-fPIC", "-O1", "-o", str(library), str(source)]
        subprocess.run([sys.executable, "-m", "ziglang", "cc", *words], check=True)
        os.environ["LD_PRELOAD"] = str(library)
        ways = [str(source.parent), *filter(None, [os.environ.get("PYTHONPATH")])]
        os.environ["PYTHONPATH"] = os.pathsep.join(ways)  # where this file is found


@dataclass
class Lane:
    """A server, its database, and the rooms that are played there."""

    database: str
    faults: Faults
    chooser: random.Random
    in_step: float
    recovery: float  # seconds after trouble until acts are acknowledged again
    often: float  # how likely trouble is before a kill
    postgres: Postgres | None = None
    port: int = field(default_factory=free_port)
    rooms: list[Played] = field(default_factory=list)
    happened: Counter[str] = field(default_factory=Counter)
    began: float = 0.0  # when the server could be used
    recovered: float = 0.0  # the longest time after trouble until an act was acknowledged

    async def start(self) -> ForkServerProcess:
        words = self.port, self.database, str(self.faults.orders)
        server = PROCESSES.Process(target=serve, args=words, daemon=True)
        server.start()
        async with httpx.AsyncClient() as http:
            for _ in range(2400):
                try:
                    if (await http.get(f"{self._address}/healthz")).status_code == 200:
                        self.began = time.monotonic()
                        return server
                except httpx.TransportError:
                    await asyncio.sleep(0.05)
                if server.exitcode is not None:
                    raise SystemExit(f"The server ended with {server.exitcode}.")
        raise SystemExit("The server did not start.")

    @property
    def _address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def made(self, asked: dict[str, Any]) -> Played:
        async with httpx.AsyncClient(base_url=self._address, timeout=60) as http:
            seats = [{"kind": "you"}, {"kind": "you"}]
            answer = (await http.post("/api/rooms", json={"seats": seats} | asked)).json()
        room, chooser = answer["room"]["id"], random.Random(self.chooser.random())
        return Played(room, answer["keys"], chooser, timed=bool(asked["clock"]))

    async def fill(self, games: int) -> None:
        """As many games as are wanted, rematches first."""
        for room in [room for room in self.rooms if room.rematch]:
            keys = {"0": room.keys["1"], "1": room.keys["0"]}  # the seats change
            again = random.Random(self.chooser.random())
            self.rooms.append(Played(str(room.rematch), keys, again, timed=room.timed))
            room.rematch = None
        while sum(not room.over for room in self.rooms) < games:
            count = len(self.rooms)
            asked = GAMES[count % len(GAMES)] | {"clock": CLOCK if count % 2 else None}
            self.rooms.append(await self.made(asked))

    async def soak(self, kills: int, games: int) -> None:
        for kill in range(kills):
            server = await self.start()
            await self.fill(games)
            self.began = time.monotonic()
            bots = [
                asyncio.create_task(room.play(self.port, self.began))
                for room in self.rooms
                if not room.over
            ]
            await acknowledged(self.rooms, self.chooser.randint(1, MOST_ACTS))
            if self.chooser.random() < self.often:
                await self.together()  # or trouble would count as the time that a restart took
                await self.trouble()
            await asyncio.sleep(0.05 * self.chooser.random())
            if kill % EVERY == EVERY // 2:
                server = await self.outage(server, bots)
            server.kill()
            await asyncio.to_thread(server.join)
            await asyncio.gather(*bots, return_exceptions=True)
            self._check_bots(bots)
            if (kill + 1) % 10 == 0:
                print(f"{self.database}: {kill + 1} of {kills} kills", file=sys.stderr, flush=True)
        server = await self.start()
        try:
            async with httpx.AsyncClient(base_url=self._address, timeout=60) as http:
                for room in self.rooms:
                    answer = await http.get(f"/api/rooms/{room.room}/record")
                    catalog.read_record(answer.raise_for_status().text)
        finally:
            server.terminate()
            await asyncio.to_thread(server.join)

    async def together(self) -> None:
        """Wait until both seats of every room are in step."""
        async with asyncio.timeout(PATIENCE):
            while not all(room.over or room.together for room in self.rooms):
                await asyncio.sleep(0.01)

    def _check_bots(self, bots: list[asyncio.Task[None]]) -> None:
        for bot in bots:
            if not bot.cancelled() and bot.exception() is not None:
                raise bot.exception() or AssertionError
        slowest = max(room.in_step for room in self.rooms)
        if slowest > self.in_step:
            raise SystemExit(f"Both seats were in step only {slowest:.1f} s after a restart.")

    # --- what goes wrong ----------------------------------------------------------------------

    async def trouble(self) -> None:
        """Something is wrong with the database for a while, or with the clock from now on."""
        kinds: dict[str, Callable[[], Any]] = {
            "clock-forwards": lambda: self._wrong(wrong_clock=HOUR),
            "clock-back": lambda: self._wrong(wrong_clock=-HOUR),
        }
        if self.postgres is None:
            kinds |= {
                "locked": self._locked,
                "full": lambda: self._wrong(full=1),
                "read-only": lambda: self._wrong(read_only=1),
                "failing-sync": lambda: self._wrong(failing_sync=1),
                "slow-sync": lambda: self._wrong(slow_sync=300),
            }
        else:
            kinds |= {"crashed": self._crashed, "silent": self._silent}
        kind = self.chooser.choice(sorted(kinds))
        dropped = sum(room.dropped for room in self.rooms)
        async with kinds[kind]():
            await asyncio.sleep(self.chooser.uniform(0.5, 3))
        began = time.monotonic()
        if any(not room.over for room in self.rooms):
            await acknowledged(self.rooms, 1)
        self.recovered = max(self.recovered, time.monotonic() - began)
        if sum(room.dropped for room in self.rooms) > dropped:
            raise SystemExit(f"A socket was dropped because of trouble ({kind}).")
        if self.recovered > self.recovery:
            raise SystemExit(f"No act for {self.recovered:.1f} s after trouble ({kind}).")
        self.happened[kind] += 1

    @contextlib.asynccontextmanager
    async def _wrong(self, **what: int) -> AsyncIterator[None]:
        self.faults.set(**what)
        yield
        if "wrong_clock" not in what:  # a clock stays as it was set
            self.faults.set(**dict.fromkeys(what, 0))

    @contextlib.asynccontextmanager
    async def _locked(self) -> AsyncIterator[None]:
        file = self.database.removeprefix("sqlite:///")
        other = sqlite3.connect(file, isolation_level=None, timeout=30)
        try:
            other.execute("BEGIN IMMEDIATE")
            yield
        finally:
            other.close()

    @contextlib.asynccontextmanager
    async def _crashed(self) -> AsyncIterator[None]:
        assert self.postgres is not None
        await asyncio.to_thread(self.postgres.crash)
        yield
        await asyncio.to_thread(self.postgres.start)

    @contextlib.asynccontextmanager
    async def _silent(self) -> AsyncIterator[None]:
        assert self.postgres is not None
        self.postgres.pause(True)
        yield
        self.postgres.pause(False)

    async def outage(
        self, server: ForkServerProcess, bots: list[asyncio.Task[None]]
    ) -> ForkServerProcess:
        """The server is away for long, perhaps with another time of day after it."""
        for bot in bots:
            bot.cancel()
        await asyncio.gather(*bots, return_exceptions=True)
        before, asked = await self._clocks(), time.monotonic()
        server.kill()
        await asyncio.to_thread(server.join)
        down = time.monotonic()
        await asyncio.sleep(OUTAGE)
        server = await self.start()
        up = self.began - down
        after = await self._clocks()
        for room, left in before.items():
            lost = (left - after[room]) / 1000 - (time.monotonic() - asked - up)
            if lost > BEAT:
                raise SystemExit(f"{room}: an outage of {up:.1f} s cost {lost:.1f} s.")
        self.happened["outage"] += 1
        return server

    async def _clocks(self) -> dict[str, int]:
        """What is left to whoever is to move, in milliseconds."""
        found = {}
        async with httpx.AsyncClient(base_url=self._address, timeout=60) as http:
            for room in self.rooms:
                if room.timed and not room.over:
                    told = (await http.get(f"/api/rooms/{room.room}")).raise_for_status().json()
                    clock = told["state"]["clock"]
                    if clock["running"] is not None:
                        found[room.room] = clock["left"][clock["running"]]
        return found


async def acknowledged(rooms: list[Played], more: int) -> None:
    """Wait until some more acts are acknowledged, however slow the machine is."""
    wanted = sum(len(room.acknowledged) for room in rooms) + more
    until = time.monotonic() + PATIENCE
    while sum(len(room.acknowledged) for room in rooms) < wanted:
        if time.monotonic() > until:
            raise SystemExit(f"No {more} acts were acknowledged in {PATIENCE} s.")
        await asyncio.sleep(0.01)


async def stored(database: str) -> dict[str, list[tuple[int, str | None, str]]]:
    """The log of every room, read without the server: ply, id of the act, kind."""
    logs: dict[str, list[tuple[int, str | None, str]]] = {}
    wanted = "SELECT room, ply, act, kind FROM entries ORDER BY room, ply"
    if database.startswith("sqlite"):
        with contextlib.closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as file:
            rows = file.execute(wanted).fetchall()
    else:
        import asyncpg

        connection = await asyncpg.connect(database)
        rows = await connection.fetch(wanted)
        await connection.close()
    for room, ply, act, kind in rows:
        logs.setdefault(room, []).append((ply, act, kind))
    return logs


async def check(rooms: list[Played], database: str) -> Counter[str]:
    """Compare the logs with what was acknowledged; gives the number of acts of each kind."""
    logs = await stored(database)
    found: Counter[str] = Counter()
    for room in rooms:
        log = logs[room.room]
        if [ply for ply, _, _ in log] != list(range(len(log))):
            raise SystemExit(f"{room.room}: plies are missing or doubled.")
        acts = [act for _, act, _ in log if act and act.startswith("act-")]
        expected = list(room.acknowledged)
        # The last act may be stored although the server died before saying so.
        if room.pending and acts[len(expected) :] == [room.pending[1]["id"]]:
            expected.append(room.pending[1]["id"])
        if acts != expected:
            raise SystemExit(f"{room.room}: acknowledged {expected}, stored {acts}.")
        kinds = {act: kind for _, act, kind in log}
        found.update(kinds[act] for act in room.acknowledged)
    return found


async def run(kills: int, games: int, lanes: list[Lane]) -> Counter[str]:
    """The acts that were acknowledged, by kind, once all logs are checked."""

    async def soaked(number: int, lane: Lane) -> Counter[str]:
        await lane.soak(kills // len(lanes) + (number < kills % len(lanes)), games)
        found = await check(lane.rooms, lane.database)
        if not found:
            raise SystemExit("Nothing was played.")
        return found

    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(soaked(number, lane)) for number, lane in enumerate(lanes)]
    return sum((task.result() for task in tasks), Counter())


def read_texts(count: int, seed: int) -> int:
    """How many of so many changed texts, shared by the games, were positions after all."""
    games = [catalog.game(name) for name in catalog.GAMES]
    return sum(
        fuzzing.check(game, text) is not None
        for game in games
        for text in fuzzing.texts(game, seed, count // len(games))
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--lanes", type=int, default=2)
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--in-step", type=float, default=2)
    parser.add_argument("--recovery", type=float, default=5)
    parser.add_argument("--trouble", type=float, default=0.3)
    parser.add_argument("--no-postgres", action="store_true")
    parser.add_argument("--texts", type=int, default=100_000)
    asked = parser.parse_args()
    read = read_texts(asked.texts, asked.seed)
    began = time.monotonic()
    postgres = None if asked.no_postgres or not find_initdb() else Postgres()
    with tempfile.TemporaryDirectory() as name, contextlib.ExitStack() as ending:
        folder = Path(name)
        if postgres:
            ending.callback(postgres.stop)
        Faults.prepare(folder)
        lanes = []
        for number in range(asked.lanes):
            faults = Faults(folder / f"orders-{number}")
            chooser = random.Random(asked.seed + number)
            shared = postgres if number == asked.lanes - 1 else None
            database = shared.url if shared else f"sqlite:///{folder / f'soak-{number}.sqlite'}"
            limits = asked.in_step, asked.recovery
            lanes.append(Lane(database, faults, chooser, *limits, asked.trouble, shared))
        found = asyncio.run(run(asked.kills, asked.games, lanes))
    rooms = [room for lane in lanes for room in lane.rooms]
    figures = {
        "kills": asked.kills,
        "trouble": sum((lane.happened for lane in lanes), Counter()),
        "acknowledged": found,
        "unstored": sum(room.unstored for room in rooms),
        "rooms": len(rooms),
        "in_step_seconds": round(max(room.in_step for room in rooms), 2),
        "recovery_seconds": round(max(lane.recovered for lane in lanes), 2),
        "seconds": round(time.monotonic() - began),
    }
    print(json.dumps(figures | {"texts": asked.texts, "read": read}))


if __name__ == "__main__":
    main()
