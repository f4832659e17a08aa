"""Play random battles of the skirmish to their ends, over every scenario and option.

usage: python scripts/battles.py [--battles 10000] [--referee 0] [--seed 1] [--share 1.0]

Each must end without an error; now and then a position is written and read again. A battle that
fails is named by its number, options and moves. At the end: how often an event or a question named
each rule.

`--referee N` then plays N battles of every scenario on the game and on the independent referee of
the tests, which must agree on every question, every set of legal moves and every state. Of a
`--share` of walks and runs all ends are compared, of the others the one that is chosen.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random

from escarmouche import catalog
from escarmouche.core.kernel import OVER, empty_log

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from referee.following import follow
from skirmish_battles import bold_move, random_options

from escarmouche.games.confrontation.options import scenario_names

MOST_MOVES = 20_000
READ_EVERY = 97


def play(seed: str, told: Counter[str]) -> int:
    """One battle; how many moves it had."""
    rng = Random(seed)
    game = catalog.game("confrontation")
    options = random_options(rng)
    rules = game.rules
    pos, out, log = game.new(**options).record, rules.buffer(), empty_log()
    moves: list[int] = []
    try:
        while rules.kernel.actor(pos) != OVER:
            legal = out[: rules.kernel.moves(pos, out)].tolist()
            moves.append(bold_move(pos, legal, rng))
            log[0, 0] = 0
            rules.kernel.play(pos, moves[-1], log)
            rules.kernel.ask(pos, log)
            told.update(rules.vocabulary.rule(rule) for rule in log[1 : 1 + log[0, 0], 0].tolist())
            if len(moves) % READ_EVERY == 0:
                text = game.write(pos)
                assert game.write(game.read(text)) == text, text
            assert len(moves) < MOST_MOVES, "no end"
    except Exception:
        print(json.dumps({"battle": seed, "options": options, "moves": moves}), flush=True)
        raise
    return len(moves)


def referee(battles: int, seed: int, share: float) -> None:
    """Battles of every scenario on both; a disagreement ends it."""
    for scenario in scenario_names():
        compared = ended = 0
        for number in range(battles):
            name = f"{seed}-{scenario}-{number}"
            moves, whole = follow(random_options(Random(name), scenario), name, share=share)
            compared, ended = compared + moves, ended + whole
        print(
            f"{scenario}: {compared} moves of {battles} battles agree; {battles - ended} battles "
            "left where rounding decided about a way",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--battles", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--referee", type=int, default=0)
    parser.add_argument("--share", type=float, default=1.0)
    asked = parser.parse_args()
    told: Counter[str] = Counter()
    moves, begun = 0, time.monotonic()
    try:
        for number in range(asked.battles):
            moves += play(f"{asked.seed}-{number}", told)
            if (number + 1) % 100 == 0:
                seconds = time.monotonic() - begun
                print(f"{number + 1} battles, {moves} moves, {seconds:.0f} s", flush=True)
    finally:
        print(json.dumps(dict(sorted(told.items()))), flush=True)
    if asked.referee:
        referee(asked.referee, asked.seed, asked.share)


if __name__ == "__main__":
    main()
