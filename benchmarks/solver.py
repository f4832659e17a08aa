"""How many random baby starts of Dragons Arena are solved in time, on one core.

usage: python benchmarks/solver.py [--starts 100] [--seconds 10] [--json]

Every start has dice from a seed of its own and a solver that knows nothing yet. It is *decided*
when it is proved who wins, *exact* when the best margin and the line of play are found too.
"""

from __future__ import annotations

import argparse
import json
import time
from statistics import median, quantiles

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


def measure(starts: int, seconds: float) -> dict[str, float]:
    rules = catalog.game("dragons").rules
    solvable = catalog.solvable("dragons")
    decided = exact = nodes = 0
    wall, processor = [], []
    for seed in range(starts):
        start = baby_start(seed).record
        began = time.process_time()
        found = Solver(rules, solvable).solve(start, seconds)
        processor.append(time.process_time() - began)
        wall.append(found.seconds)
        decided += found.winner is not None
        exact += found.exact
        nodes += found.nodes
    return {
        "starts": starts,
        "seconds": seconds,
        "decided": decided / starts,
        "exact": exact / starts,
        "median": median(wall),
        "ninetieth": quantiles(wall, n=10)[-1],
        "slowest": max(wall),
        "processor_median": median(processor),  # on a busy machine, less than the wall clock
        "processor_ninetieth": quantiles(processor, n=10)[-1],
        "processor_slowest": max(processor),
        "nodes_per_second": nodes / sum(processor),
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
        f"{found['starts']} baby starts, {found['seconds']:g} s each: "
        f"winner decided in {found['decided']:.0%}, margin exact in {found['exact']:.0%}"
    )
    for kind, prefix in (("wall clock", ""), ("processor", "processor_")):
        print(
            f"{kind:12} median {found[prefix + 'median']:.2f} s, "
            f"90 % within {found[prefix + 'ninetieth']:.2f} s, "
            f"slowest {found[prefix + 'slowest']:.2f} s"
        )
    print(f"{found['nodes_per_second']:,.0f} nodes/s")


if __name__ == "__main__":
    main()
