"""How well the opponents of the skirmish play: seats and warbands swapped, intervals printed.

    python benchmarks/skirmish.py FIRST SECOND [--battles N] [--scenario NAME …] [--workers K]
                                  [--log FILE] [--seed S]

A player is `level:N`, `blind:N` (the same level, to which the objectives are not shown), `expert`
(the script of `benchmarks/expert.py`) or `mcts` (OpenSpiel's C++ MCTSBot, which also sees what is
hidden; needs open_spiel). After a second colon stand simulations (`level:5:100`) or seconds a turn
(`level:8:2s`): each decision may take a share of what is left of them.

    python benchmarks/skirmish.py level:4 blind:4            ≥ 80 %, ≥ 60 % in each
    python benchmarks/skirmish.py level:8:2s expert          ≥ 90 %
    python benchmarks/skirmish.py level:5 level:4            ≥ 65 %
    python benchmarks/skirmish.py level:8:2s mcts:2s         ≥ 90 %
    python benchmarks/skirmish.py level:2 level:2            a battle ≤ 10 s

N battles are played in each scenario. Every battle is written to the log as it ends; what is in the
log is not played again. Seconds are of the processor.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import numpy as np
from expert import Expert

from escarmouche import catalog
from escarmouche.core.game_record import Record
from escarmouche.core.kernel import copied
from escarmouche.core.position import Position
from escarmouche.games.confrontation.options import scenario_names, warband_names
from escarmouche.lab.contests import Tally
from escarmouche.lab.match import result_of
from escarmouche.search.levels import Player

PLAIN = ("crossroads", "broken-mill")
SHARE = 0.06  # of the seconds that are left of a turn, for one decision
GAME = catalog.game("confrontation")


class Side(Protocol):
    def choose(self, position: Position) -> int: ...


class Blind:
    """A level that is shown the table without its objectives: it fights for the dead alone."""

    def __init__(self, seeing: Side) -> None:
        self._seeing = seeing

    def choose(self, position: Position) -> int:
        pos = copied(position.record)
        pos.objective[:] = 0
        return self._seeing.choose(Position(GAME, pos))


class Hurried:
    """Somebody who has so many seconds of the processor a turn, and asks for a player of each."""

    def __init__(self, seconds: float, make: Callable[[float], Side]) -> None:
        self._seconds, self._make = seconds, make
        self._turn, self._left = 0, seconds

    def choose(self, position: Position) -> int:
        if position.record.turn != self._turn:
            self._turn, self._left = int(position.record.turn), self._seconds
        began = time.process_time()
        move = self._make(max(SHARE * self._left, 0.001)).choose(position)
        self._left -= time.process_time() - began
        return move


class Mcts:
    """OpenSpiel's search with random play to the end, as long as ours may think."""

    def __init__(self, seconds: float, seed: int) -> None:
        import pyspiel

        from escarmouche.adapters.openspiel import EscarmoucheState

        self._game, self._state = pyspiel.load_game("escarmouche_confrontation"), EscarmoucheState
        self._seconds, self._seed = seconds, seed

    def choose(self, position: Position) -> int:
        from strength import bot, step

        state = self._state(self._game, bytes(position), position.actor)
        began = time.process_time()
        step(bot(self._game, 2, self._seed), state)
        each = (time.process_time() - began) / 2
        return step(bot(self._game, max(2, round(self._seconds / each)), self._seed), state)


@dataclass(frozen=True)
class Battle:
    players: tuple[str, str]
    scenario: str
    number: int
    seed: int

    @property
    def seat(self) -> int:
        """Where the first player sits."""
        return self.number % 2

    @property
    def options(self) -> dict[str, str]:
        """Every pair of warbands in turn, each of them for both players and on both seats."""
        names = warband_names()
        pairs = [(one, other) for one in names for other in names if one != other]
        one, other = pairs[self.number // 2 % len(pairs)]
        return {"scenario": self.scenario, "warbands": f"{one},{other}"}


def side(word: str, seed: int) -> Side:
    kind, *rest = word.split(":")
    seconds = next((float(each[:-1]) for each in rest if each.endswith("s")), None)
    if kind == "expert":
        return Expert()
    if kind == "mcts":
        return Hurried(seconds or 2.0, lambda each: Mcts(each, seed))
    numbers = [int(part) for part in rest if not part.endswith("s")]
    nodes = numbers[1] if len(numbers) > 1 else None

    def player(each: float | None) -> Side:
        return Player(GAME, numbers[0], each, nodes, seed)

    found = player(None) if seconds is None else Hurried(seconds, player)
    return Blind(found) if kind == "blind" else found


def play(battle: Battle) -> dict[str, Any]:
    sides = [
        side(word, battle.seed + 2 * battle.number + at) for at, word in enumerate(battle.players)
    ]
    seats = sides if battle.seat == 0 else sides[::-1]
    chooser = np.random.default_rng((battle.seed, battle.number))
    record = Record.new(GAME, **battle.options)
    spent = [0.0, 0.0]
    while not record.position.is_over:
        position = record.position
        if position.is_chance:
            record.play(int(chooser.choice(position.move_ids)))
            continue
        began = time.process_time()
        move = seats[position.actor].choose(position)
        spent[position.actor ^ battle.seat] += time.process_time() - began
        record.play(move)
    winner = record.position.outcome.winner
    points = 0.5 if winner is None else float(winner == battle.seat)
    return {
        "players": battle.players, "scenario": battle.scenario, "number": battle.number,
        "seed": battle.seed, "points": points, "seconds": spent, "decisions": len(record.moves),
    }  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--battles", type=int, default=24)
    parser.add_argument("--scenario", action="append")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--log", type=Path, default=Path("skirmish.jsonl"))
    asked = parser.parse_args()
    players = (asked.first, asked.second)
    names = asked.scenario or scenario_names()
    if not asked.scenario and any(word.startswith("blind") for word in players):
        names = [name for name in names if name not in PLAIN]
    lines = asked.log.read_text().splitlines() if asked.log.exists() else []
    known = [json.loads(line) for line in lines]
    known = [each for each in known if (*each["players"], each["seed"]) == (*players, asked.seed)]
    done = {(each["scenario"], each["number"]): each for each in known}
    left = [
        Battle(players, name, number, asked.seed)
        for number in range(asked.battles)
        for name in names
        if (name, number) not in done
    ]
    with ProcessPoolExecutor(asked.workers) as pool, asked.log.open("a") as log:
        for future in as_completed([pool.submit(play, each) for each in left]):
            found = future.result()
            done[found["scenario"], found["number"]] = found
            log.write(json.dumps(found) + "\n")
            log.flush()
    battles = [each for (name, at), each in done.items() if name in names and at < asked.battles]
    for name in names:
        report(name, [each for each in battles if each["scenario"] == name])
    report("all of them", battles)


def report(name: str, battles: list[dict[str, Any]]) -> None:
    points = [each["points"] for each in battles]
    result = result_of(Tally(*(points.count(value) for value in (1.0, 0.5, 0.0))))
    low, high = result.interval
    first, second = (np.mean([each["seconds"][at] for each in battles]) for at in (0, 1))
    print(
        f"{name:16} {result.score:6.1%} of {result.games:4} (95 %: {low:.1%} to {high:.1%}), "
        f"{result.draws} drawn; seconds a battle: {first:.2f} and {second:.2f}",
        flush=True,
    )


if __name__ == "__main__":
    main()
