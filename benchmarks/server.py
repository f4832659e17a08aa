"""Load on one machine: many games at once over sockets, acknowledged only when durable.

usage: python benchmarks/server.py [--games 500] [--rate 1000] [--seconds 20] [--json]

A server with its own SQLite file is started on a free port of 127.0.0.1; for each game two bots
connect. They offer `--rate` moves a second in all (0: as fast as answers come), each bot moving
the moment it is its turn and its time has come. At the end every acknowledged move must be in the
log of its room once, in order. Clients run in processes of their own and share the machine with
the server.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import websockets

OPTIONS = {"setup": "baby", "match": "9"}  # long games, so that few rooms end under way


@dataclass
class Tally:
    latencies: list[float] = field(default_factory=list)
    wrong: int = 0
    over: int = 0
    seconds: float = 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--rate", type=float, default=1000)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--clients", type=int, default=1, help="processes for the bots")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", nargs=2, metavar=("PORT", "FILE"), help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        serve(int(asked.serve[0]), asked.serve[1])
        return
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        words = [sys.executable, __file__, "--serve", str(port), f"{folder}/bench.sqlite"]
        server = subprocess.Popen(words)
        try:
            report(asked, *load(port, asked, server.pid))
        finally:
            server.terminate()
            server.wait(10)


def serve(port: int, file: str) -> None:
    """The server under test: durable as always, with limits above the load."""
    import uvicorn

    from escarmouche.server.app import create_app
    from escarmouche.server.settings import Settings

    wide = (1e6, 1e6)
    settings = Settings(
        f"sqlite:///{file}",
        new_rooms=wide,
        requests=wide,
        messages=wide,
        hello_seconds=120,  # a thousand clients arrive at once
    )
    app = create_app(settings)
    uvicorn.run(app, port=port, log_level="warning", access_log=False, ws_per_message_deflate=False)


def load(port: int, asked: argparse.Namespace, server: int) -> tuple[list[Tally], float]:
    """What the bots found, and the processor time that the server used meanwhile."""
    wait_for(port)
    share = asked.games // asked.clients
    start = time.time() + 4 + asked.games / 50  # when everybody is connected
    arguments = (port, share, asked.rate / asked.clients, start, asked.seconds)
    with ProcessPoolExecutor(asked.clients) as pool:
        futures = [pool.submit(client, *arguments) for _ in range(asked.clients)]
        time.sleep(max(0.0, start - time.time()))
        before = processor_seconds(server)
        time.sleep(asked.seconds)
        used = processor_seconds(server) - before
        return [future.result() for future in futures], used


def client(port: int, games: int, rate: float, start: float, seconds: float) -> Tally:
    return asyncio.run(play_games(port, games, rate, start, seconds))


async def play_games(port: int, games: int, rate: float, start: float, seconds: float) -> Tally:
    tally = Tally()
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        rooms = []
        for _ in range(games):
            seats = [{"kind": "you"}, {"kind": "you"}]
            asked = {"game": "dragons", "options": OPTIONS, "seats": seats}
            rooms.append((await http.post("/api/rooms", json=asked)).json())
        gap = games / rate if rate else 0.0  # seconds between two moves of one game
        began = time.perf_counter() + max(0.0, start - time.time())
        played = await asyncio.gather(
            *(play(port, room, gap, began, seconds, tally) for room in rooms)
        )
        tally.seconds = max(end for end, _ in played) - began
        for room, (_, moves) in zip(rooms, played, strict=True):
            look = (await http.get(f"/api/rooms/{room['room']['id']}")).json()
            log = [
                each["move"]
                for item in look["log"]
                for each in item["plays"]
                if each["by"] != "chance"
            ]
            tally.wrong += log != moves
            tally.over += look["state"]["status"] == "over"
    return tally


async def play(
    port: int, room: dict, gap: float, began: float, seconds: float, tally: Tally
) -> tuple[float, list[str]]:
    """One game: whoever is to move sends a move when its time has come."""
    address = f"ws://127.0.0.1:{port}/api/rooms/{room['room']['id']}/socket"
    chooser = random.Random(room["room"]["id"])
    moves: list[str] = []
    due = began + chooser.random() * gap
    how = {"compression": None, "max_queue": None, "open_timeout": 120, "ping_interval": None}
    async with (
        websockets.connect(address, **how) as first,
        websockets.connect(address, **how) as second,
    ):
        sockets = (first, second)
        states = []
        for seat, each in enumerate(sockets):
            key = room["keys"][str(seat)]
            await each.send(json.dumps({"type": "hello", "key": key, "salt": f"salt-{seat}-bench"}))
        for each in sockets:
            states.append(await update_until(each, lambda state: state["status"] == "playing"))
        while True:
            mover = states[0]["actor"]
            if mover is None:
                break
            now = time.perf_counter()
            if max(now, due) > began + seconds:
                break
            if due > now:
                await asyncio.sleep(due - now)
            due = max(due + gap, began)
            move = chooser.choice(states[mover]["moves"])["move"]
            sent = time.perf_counter()
            words = {"type": "move", "id": f"m{len(moves)}", "move": move}
            await sockets[mover].send(json.dumps(words))
            states[mover] = await update_until(sockets[mover], None)
            tally.latencies.append(time.perf_counter() - sent)
            moves.append(move)
            states[1 - mover] = await update_until(sockets[1 - mover], lambda state: True)
    return time.perf_counter(), moves


async def update_until(connection, wanted):
    """The last state, once one is as wanted (None: once an acknowledgement has come)."""
    state = None
    while True:
        message = json.loads(await connection.recv())
        if message["type"] == "update":
            state = message["state"]
            if wanted is not None and wanted(state):
                return state
        elif message["type"] == "ack" and wanted is None:
            return state
        elif message["type"] == "refusal":
            raise SystemExit(f"refused: {message}")


def processor_seconds(process: int) -> float:
    """What a process has used; says more than the clock when the machine is busy."""
    stat = Path(f"/proc/{process}/stat")
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def report(asked: argparse.Namespace, tallies: list[Tally], used: float) -> None:
    latencies = sorted(latency for tally in tallies for latency in tally.latencies)
    cuts = statistics.quantiles(latencies, n=100)
    found = {
        "games": asked.games,
        "sockets": 2 * asked.games,
        "offered_rate": asked.rate,
        "moves": len(latencies),
        "moves_per_second": round(len(latencies) / max(tally.seconds for tally in tallies)),
        "ack_ms": {
            name: round(value * 1000, 1)
            for name, value in (("p50", cuts[49]), ("p95", cuts[94]), ("p99", cuts[98]))
        },
        "rooms_with_a_lost_or_doubled_move": sum(tally.wrong for tally in tallies),
        "server_processor_ms_per_move": round(used * 1000 / len(latencies), 2),
        "load_of_the_machine": round(os.getloadavg()[0], 1),
        "games_over": sum(tally.over for tally in tallies),
    }
    if asked.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name.replace('_', ' ')}: {value}")
    if found["rooms_with_a_lost_or_doubled_move"]:
        sys.exit("A move was lost or doubled.")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def wait_for(port: int) -> None:
    for _ in range(300):
        try:
            if httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.1)
    sys.exit("The server did not start.")


if __name__ == "__main__":
    main()
