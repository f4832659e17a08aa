"""How many random baby starts of Dragons Arena are solved in time, on one core.

usage: python benchmarks/solver.py [--starts 100] [--seconds 10] [--json]

Every start has dice from a seed of its own and a solver that knows nothing yet. It is *decided*
when it is proved who wins, *exact* when the best margin and the line of play are found too.
"""

from __future__ import annotations

import argparse
import json
import time
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


def measure(starts: int, seconds: float) -> dict[str, Any]:
    rules = catalog.game("dragons").rules
    solvable = catalog.solvable("dragons")
    decided, exact, processor = [], [], []
    nodes = 0
    for seed in range(starts):
        start = baby_start(seed).record
        began = time.process_time()
        solutions = list(Solver(rules, solvable).improve(start, seconds))
        processor.append(time.process_time() - began)
        decided.append(next((each.seconds for each in solutions if each.winner is not None), inf))
        exact.append(solutions[-1].seconds if solutions[-1].exact else inf)
        nodes += solutions[-1].nodes
    return {
        "starts": starts,
        "seconds": seconds,
        "decided": summary(decided, seconds),
        "exact": summary(exact, seconds),
        # On a busy machine the wall clock says more about its other work.
        "exact_processor": summary(processor, seconds),
        "nodes_per_second": round(nodes / sum(processor)),
    }


def summary(times: list[float], limit: float) -> dict[str, float]:
    ordered = sorted(times)
    return {
        "share": sum(each <= limit for each in times) / len(times),
        "median": round(median(ordered), 3),
        "ninetieth": round(ordered[len(ordered) * 9 // 10], 3),
        "slowest": round(ordered[-1], 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--starts", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    found = measure(asked.starts, asked.seconds)
    if asked.json:
        print(json.dumps(found))
        return
    print(
        f"{found['starts']} baby starts of Dragons Arena, {found['seconds']:g} s each, one core, "
        f"{found['nodes_per_second']:,} nodes/s"
    )
    for title, name in (
        ("who wins", "decided"),
        ("exact margin and line", "exact"),
        ("the same, processor time", "exact_processor"),
    ):
        times = found[name]
        print(
            f"{title:26}{times['share']:5.0%} in time, median {times['median']:.2f} s, "
            f"90 % within {times['ninetieth']:.2f} s, slowest {times['slowest']:.2f} s"
        )


if __name__ == "__main__":
    main()
