"""How long a game takes to begin, never played before and the second time, and how long the
destinations of a movement in the skirmish take.

    .venv/bin/python benchmarks/starting.py [GAME …]

Aims for the skirmish: 60 s, 1.5 s and 200 µs.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
import time

import numpy as np

from escarmouche import catalog
from escarmouche.core.kernel import CHANCE
from escarmouche.core.position import Position
from escarmouche.core.seeds import below, start_stream

FIRST_MOVE = """
import sys
from escarmouche import catalog
position = catalog.game(sys.argv[1]).new()
position.told(position.move_ids[0])
position.after(position.move_ids[0])
"""
MANY = 50  # moves at a node: destinations, not answers


def main() -> None:
    for name in sys.argv[1:] or [game.name for game in catalog.games()]:
        with tempfile.TemporaryDirectory() as empty:
            cold, work = first_move(name, empty)
            warm, _ = min(first_move(name, empty) for _ in range(3))
        print(
            f"{name:14} cold {cold:6.1f} s ({work:.1f} s of work), warm {warm:5.2f} s", flush=True
        )
    times = destinations()
    average, slowest = 1e6 * times.mean(), 1e6 * times.max()
    print(f"destinations   {average:6.0f} µs on average, {slowest:.0f} at most, {len(times)} nodes")


def first_move(name: str, cache: str) -> tuple[float, float]:
    """Seconds until a new process has made a move, and those its processors worked."""
    environment = {**os.environ, "XDG_CACHE_HOME": cache}
    began, worked = time.perf_counter(), _work()
    subprocess.run([sys.executable, "-c", FIRST_MOVE, name], env=environment, check=True)
    return time.perf_counter() - began, _work() - worked


def _work() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def destinations() -> np.ndarray:
    """Seconds that `moves` takes wherever there are many, along random battles."""
    game = catalog.game("confrontation")
    kernel, out = game.rules.kernel, game.rules.buffer()
    stream, times = np.zeros(1, np.uint64), []
    kernel.moves(game.new().record, out)  # compiled before anything is measured
    for number, options in enumerate(game.variants):
        start_stream(stream, np.uint64(1), np.uint64(number))
        position: Position = game.new(**options)
        record = position.record
        while (who := kernel.actor(record)) >= CHANCE:
            began = time.process_time()
            count = kernel.moves(record, out)
            if who != CHANCE and count > MANY:
                times.append(time.process_time() - began)
            kernel.play(record, int(out[below(stream, count)]), None)
    return np.array(times)


if __name__ == "__main__":
    main()
