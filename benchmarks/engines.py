"""The engines of the page beside machine code, as JSON: random play and simulations of a search.

Both are given the same seeds, so they do the same work, and what they find must be the same. They
run by turns; seconds are of the processor, and of all pairs the median counts.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Mapping
from statistics import median
from typing import Any

import numpy as np

from escarmouche import catalog
from escarmouche.core.compiling import Generic
from escarmouche.core.game import Game
from escarmouche.core.playout import ENDING, play_out
from escarmouche.core.webassembly_runner import Runner
from escarmouche.engine.building import engine, playable_in_page
from escarmouche.search.choosing import ponder
from escarmouche.search.levels import LEVELS
from escarmouche.search.thinking import room

PAIRS = 7
SECONDS = 0.3  # of a run in machine code
SAMPLER = LEVELS[6]  # the strongest that never reads move by move
NEVER = np.zeros(3, np.int8)

Call = Callable[..., float]  # runs a function with arguments; the seconds it took
Run = Callable[[Call, int], tuple[float, int, bytes]]  # its seconds, its work, what it found


def random_play(game: Game) -> Run:
    """So many random games; the work is decisions."""
    start, move_count = game.new().array, game.rules.move_count
    numbers = np.uint64(1), np.uint64(0), np.uint64(1)

    def run(call: Call, games: int) -> tuple[float, int, bytes]:
        endings = np.zeros(games, ENDING)
        seconds = call(play_out, start, move_count, *numbers, endings)
        return seconds, int(endings["plies"].sum()), endings.tobytes()

    return run


def search(game: Game) -> Run:
    """So many simulations from the first decision of a game."""
    chooser = np.random.default_rng(1)
    position = game.new()
    while position.is_chance:
        position = position.after(int(chooser.choice(position.move_ids)))
    seen, move_count = position.hide(position.actor).array, game.rules.move_count

    def run(call: Call, simulations: int) -> tuple[float, int, bytes]:
        how = SAMPLER.how(game, nodes=simulations, contempt=False)
        choices, found = room(move_count)
        seconds = call(ponder, seen, move_count, how, 1, np.uint64(1), NEVER, choices, found)
        return seconds, int(found["nodes"][0]), choices.tobytes()

    return run


def measured(game: Game, runner: Runner) -> Mapping[str, Any]:
    def native(function: Generic, *given: Any) -> float:
        run = function.of(game.rules)
        began = time.process_time()
        run(*given)
        return time.process_time() - began

    def webassembly(function: Generic, *given: Any) -> float:
        runner.call(function.function.__name__, *given)
        return runner.seconds

    return {
        "game": game.name,
        "random_play": beside(random_play(game), native, webassembly),
        "simulations": beside(search(game), native, webassembly),
    }


def beside(run: Run, native: Call, webassembly: Call) -> Mapping[str, float]:
    """The work a second of both engines, and the share that WebAssembly does."""
    amount, seconds = 1, 0.0
    run(native, amount)  # compiled or loaded
    while seconds < SECONDS / 2:
        amount *= 2
        seconds, _, _ = run(native, amount)
    run(webassembly, amount)  # until the engine has compiled it as well as it will
    rates = []
    for _ in range(PAIRS):
        (ours, work, found), (theirs, _, also) = run(native, amount), run(webassembly, amount)
        if found != also:
            sys.exit("The engines differ.")
        rates.append((work / ours, work / theirs, ours / theirs))
    machine, page, share = (median(column) for column in zip(*rates, strict=True))
    return {"native": round(machine), "webassembly": round(page), "share": round(share, 2)}


def main() -> None:
    found = []
    for name in playable_in_page():
        with Runner(engine(name)) as runner:
            found.append(measured(catalog.game(name), runner))
    print(json.dumps(found))


if __name__ == "__main__":
    main()
