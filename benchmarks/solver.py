"""How many random baby starts of Dragons Arena are solved in time, on one core.

usage: python benchmarks/solver.py [--starts 100] [--seconds 10] [--processor] [--json]

Every start has dice from a seed of its own and a solver that knows nothing yet. It is *decided*
when it is proved who wins, *exact* when the best margin and the line of play are found too.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from math import inf
from statistics import median
from typing import Any

from escarmouche import catalog
from escarmouche.core.dice import FairDice
from escarmouche.core.position import Position
from escarmouche.search.solver import Solver


def baby_start(seed: int) -> Position:
    dice = FairDice.seeded(seed)
    position = catalog.game("dragons").new(setup="baby")
    roll = 0
    while position.is_chance:
        outcome = dice.roll(roll, position.weights)
        position = position.play(position.move_ids[outcome])
        roll += 1
    return position


def measure(starts: int, seconds: float, clock: Callable[[], float]) -> dict[str, Any]:
    rules = catalog.game("dragons").rules
    decided, exact = [], []
    nodes = 0
    spent = 0.0
    for seed in range(starts):
        solver = Solver(rules, clock=clock)
        solutions = list(solver.improve(baby_start(seed).record, seconds))
        decided.append(next((each.seconds for each in solutions if each.winner is not None), inf))
        exact.append(solutions[-1].seconds if solutions[-1].exact else inf)
        nodes += solutions[-1].nodes
        spent += solutions[-1].seconds
    return {
        "starts": starts,
        "seconds": seconds,
        "decided": summary(decided),
        "exact": summary(exact),
        "nodes_per_second": round(nodes / spent),
    }


def summary(times: list[float]) -> dict[str, float | None]:
    """Of all starts; a time that was not reached is none."""
    ordered = sorted(times)
    found = {"median": median(ordered), "ninetieth": ordered[len(ordered) * 9 // 10]}
    found["slowest"] = ordered[-1]
    share = sum(each < inf for each in times) / len(times)
    return {"share": share} | {
        name: round(each, 3) if each < inf else None for name, each in found.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--starts", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument(
        "--processor", action="store_true", help="count processor time, for a busy machine"
    )
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    clock = time.process_time if asked.processor else time.perf_counter
    found = measure(asked.starts, asked.seconds, clock)
    if asked.json:
        print(json.dumps(found))
        return
    print(
        f"{found['starts']} baby starts of Dragons Arena, "
        f"{found['seconds']:g} s{' of processor time' if asked.processor else ''} each, one core, "
        f"{found['nodes_per_second']:,} nodes/s"
    )
    for title, name in (("who wins", "decided"), ("exact margin and line", "exact")):
        times = {key: "too long" if each is None else each for key, each in found[name].items()}
        print(
            f"{title:23}{times['share']:5.0%} in time, seconds: median {times['median']}, "
            f"90th of a hundred {times['ninetieth']}, slowest {times['slowest']}"
        )


if __name__ == "__main__":
    main()
