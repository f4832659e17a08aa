"""Each level against the one below: python benchmarks/levels.py [GAME] [--games N] [--workers K]

The set-up of each game is the one that leaves least to the dice, so that the score shows skill.
"""

from __future__ import annotations

import argparse
import time

from escarmouche.lab.engines import engine
from escarmouche.lab.match import match
from escarmouche.lab.study import Study
from escarmouche.search.levels import STRONGEST, WEAKEST

OPTIONS = {"dragons": {"setup": "equal"}, "metals": {}, "irondie": {}}
WANTED = 0.65


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(OPTIONS))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--first", type=int, default=WEAKEST + 1)
    parser.add_argument("--last", type=int, default=STRONGEST)
    asked = parser.parse_args()
    played_by = engine(asked.workers)
    for game in asked.game:
        for level in range(asked.first, asked.last + 1):
            began = time.perf_counter()
            players = (f"level:{level}", f"level:{level - 1}")
            study = Study(engine=played_by)
            result = match(game, players, asked.games, OPTIONS[game], study)
            low, high = result.interval
            print(
                f"{game:8} level {level} against {level - 1}: {result.score:6.1%} of "
                f"{result.games} (95 %: {low:.1%} to {high:.1%})"
                f"{'' if result.score >= WANTED else '  below ' + format(WANTED, '.0%')}"
                f"  {time.perf_counter() - began:.0f} s",
                flush=True,
            )
    played_by.close()


if __name__ == "__main__":
    main()
