"""Each level against the one below.

    python benchmarks/levels.py [GAME …] [--games N] [--workers K] [--share 8] [--seed S]

The set-up of each game is the one that leaves least to the dice, so that the score shows skill.
`--share 8` gives the strong levels that sample an eighth of their simulations, both sides alike.
"""

from __future__ import annotations

import argparse
import time

from escarmouche import catalog
from escarmouche.lab.engines import engine
from escarmouche.lab.match import match
from escarmouche.lab.players import level_word
from escarmouche.lab.study import Study
from escarmouche.search.levels import LEVELS, STRONGEST, WEAKEST

OPTIONS = {"dragons": {"setup": "equal"}}  # where the usual ones are not the best test
WANTED = 0.65


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(catalog.GAMES))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--first", type=int, default=WEAKEST + 1)
    parser.add_argument("--last", type=int, default=STRONGEST)
    parser.add_argument("--share", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    played_by = engine(asked.workers)
    for game in asked.game:
        for level in range(asked.first, asked.last + 1):
            began = time.perf_counter()
            players = (word(game, level, asked.share), word(game, level - 1, asked.share))
            study = Study(asked.seed, played_by)
            result = match(game, players, asked.games, OPTIONS.get(game, {}), study)
            low, high = result.interval
            print(
                f"{game:8} level {level} against {level - 1}: {result.score:6.1%} of "
                f"{result.games} (95 %: {low:.1%} to {high:.1%})"
                f"{'' if result.score >= WANTED else '  below ' + format(WANTED, '.0%')}"
                f"  {time.perf_counter() - began:.0f} s",
                flush=True,
            )
    played_by.close()


def word(game: str, level: int, share: int) -> str:
    """A level as the laboratory is told it; those who err or read keep their budget."""
    chosen, known = catalog.game(game), LEVELS[level]
    if share == 1 or known.erring or chosen.solvable:
        return level_word(level)
    return level_word(level, known.estimates // known.manner(chosen).samples // share)


if __name__ == "__main__":
    main()
