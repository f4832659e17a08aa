"""Load on one machine: many games at once over sockets, acknowledged only when durable.

usage: python benchmarks/server.py [--games 500] [--rate 1000] [--seconds 20] [--peer] [--json]

A server with its own SQLite file is started on a free port of 127.0.0.1; for each game two bots
connect. Moves are offered at `--rate` a second in all, at times that do not depend on the answers
(an open loop; only a game whose last move is not answered yet makes the next one wait). Then the
rate is raised step by step until the 95th percentile of the time from sending to acknowledgement
passes 100 ms. At the end every acknowledged move must be in the log of its room once, in order.

The bots run in a process of their own, on the last processor, and leave the others to the server;
the processor time of both is told. With `--peer` the same load goes to boardgame.io
(benchmarks/boardgame).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from importlib.metadata import version
from typing import Any

import boardgame
import httpx
from bots import Phase, play_phases

LIMIT = 0.1  # seconds for 95 of 100 acknowledgements
STEP = 1.25  # from one rate that is tried to the next
STEPS = 8


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--rate", type=float, default=1000)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--peer", action="store_true", help="also measure boardgame.io")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", nargs=2, metavar=("PORT", "FILE"), help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        serve(int(asked.serve[0]), asked.serve[1])
        return
    found = [measured(asked)]
    if asked.peer:
        peer = boardgame.measured(free_port(), asked.games, asked.rate, asked.seconds)
        found += [peer] if peer else []
    for each in found:
        if asked.json:
            print(json.dumps(each), flush=True)
        else:
            tell(each)
    if found[0]["rooms_with_a_lost_or_doubled_move"]:
        sys.exit("A move was lost or doubled.")


def serve(port: int, file: str) -> None:
    """The server under test: durable as always, with limits above the load."""
    import uvicorn

    from escarmouche.server.app import configured
    from escarmouche.server.settings import Settings

    wide = (1e6, 1e6)
    settings = Settings(
        f"sqlite:///{file}",
        rooms_each=1_000_000,
        new_rooms=wide,
        requests=wide,
        messages=wide,
        messages_each=wide,
        sockets_each=5_000,
        connections_each=5_000,
        hello_seconds=120,  # a thousand clients arrive at once
    )
    uvicorn.Server(configured(settings, port=port, log_level="warning")).run()


def measured(asked: argparse.Namespace) -> dict[str, Any]:
    """The offered rate, then higher ones for a shorter time each."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        words = [sys.executable, __file__, "--serve", str(port), f"{folder}/bench.sqlite"]
        server = subprocess.Popen(words)
        *theirs, last = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(server.pid, theirs or {last})
        try:
            wait_for(port)
            rates = [asked.rate * STEP**step for step in range(1, STEPS + 1)]
            shorter = max(2.0, asked.seconds / 4)
            schedule = [(asked.rate, asked.seconds), *((rate, shorter) for rate in rates)]
            with ProcessPoolExecutor(1) as pool:
                bots = pool.submit(play, port, asked.games, schedule, server.pid, last)
                phases, wrong = bots.result()
        finally:
            server.terminate()
            server.wait(10)
    good = [phase for phase in phases if sustained(phase)]
    return {
        "server": f"escarmouche {version('escarmouche')}, SQLite WAL, synchronous=FULL",
        "games": asked.games,
        "sockets": 2 * asked.games,
        **summary(phases[0]),
        "highest_rate_sustained": round(max((phase.rate for phase in good), default=0)),
        "rooms_with_a_lost_or_doubled_move": wrong,
        "load_of_the_machine": round(os.getloadavg()[0], 1),
    }


def play(
    port: int, games: int, schedule: list[tuple[float, float]], server: int, processor: int
) -> tuple[list[Phase], int]:
    # Left to the scheduler, bots and server at times share one processor while another idles.
    os.sched_setaffinity(0, {processor})
    with asyncio.Runner(loop_factory=new_loop) as runner:
        return runner.run(play_phases(port, games, schedule, server, sustained))


def new_loop() -> asyncio.AbstractEventLoop:
    import uvloop

    return uvloop.new_event_loop()


def sustained(phase: Phase) -> bool:
    """Whether the server kept up with what was offered, and answered in time."""
    return phase.moves >= 0.97 * phase.rate * phase.seconds and phase.percentile(95) < LIMIT


def summary(phase: Phase) -> dict[str, Any]:
    cuts = {f"p{cut}": round(1000 * phase.percentile(cut), 1) for cut in (50, 95, 99)}
    return {
        "offered_rate": phase.rate,
        "moves": phase.moves,
        "moves_per_second": round(phase.moves / phase.seconds),
        "ack_ms": cuts,
        "server_processor_ms_per_move": round(1000 * phase.server / phase.moves, 3),
        "bots_processor_ms_per_move": round(1000 * phase.bots / phase.moves, 3),
    }


def tell(found: dict[str, Any]) -> None:
    for name, value in found.items():
        print(f"{name.replace('_', ' ')}: {value}")
    print(flush=True)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(port: int) -> None:
    for _ in range(600):
        try:
            if httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.1)
    sys.exit("The server did not start.")


if __name__ == "__main__":
    main()
