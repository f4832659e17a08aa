"""Our opponents against OpenSpiel's C++ MCTSBot in the same game, colours changing.

    python benchmarks/strength.py [GAME[:SETUP] …] [--games N] [--simulations 1000 | --seconds 0.5]
                                  [--strongest] [--workers K] [--log FILE]

With equal simulations ours is the tree search, one simulation for one; where a game has a horizon,
each of ours ends in four short random games instead of a long one. `--strongest` plays the
strongest level instead, which proves and reads by alpha-beta where the game allows it: it then gets
ROLLOUT nodes for each simulation, which is equal work by our count, not equal simulations. The time
a move beside the score says what each side spent. With equal time (one thread) ours is always
the strongest level. MCTSBot makes one random rollout per simulation, and where choices are hidden
it sees them; ours does not. It cannot be given a time, so before every move its speed in that
position is measured, which is not counted against it. Seconds are of the processor, so other work
on the machine does not change what MCTSBot gets; ours stops by the clock, so it never gets more.

Every game is written to the log as soon as it ends; games that are in it are not played again.
Needs open_spiel.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel

import escarmouche.adapters.openspiel  # noqa: F401 — registers the games
from escarmouche import catalog
from escarmouche.lab.contests import Tally
from escarmouche.lab.match import result_of
from escarmouche.search import mcts
from escarmouche.search.levels import LEVELS, STRONGEST, Player
from escarmouche.search.mcts import Manner
from escarmouche.search.thinking import Budget

CASES = ("dragons:baby", "dragons:equal", "metals", "irondie")
TREE_ONLY = max(level for level, known in LEVELS.items() if not known.nodes)
ROLLOUT = 20  # positions that a simulation of MCTSBot goes through, tree and rollout together
PROBE = 100  # simulations that measure the speed of MCTSBot


@dataclass(frozen=True)
class Terms:
    """What is played, and what each side may spend on a move."""

    case: str
    simulations: int
    seconds: float | None
    strongest: bool

    def __str__(self) -> str:
        budget = f"{self.seconds} s" if self.seconds else f"{self.simulations} simulations"
        ours = "strongest level" if self.strongest else "tree"
        return f"{self.case} at {budget} a move, {ours}"


@dataclass
class Side:
    """How long one side thought."""

    moves: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def note(self, seconds: float) -> None:
        self.moves += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)


@dataclass
class Played:
    """One game: our points and what both sides spent."""

    number: int
    points: float = 0.0
    ours: Side = field(default_factory=Side)
    theirs: Side = field(default_factory=Side)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("case", nargs="*", default=list(CASES))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--simulations", type=int, default=1000)
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--strongest", action="store_true")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--log", type=Path, default=Path("strength.jsonl"))
    asked = parser.parse_args()
    print(f"MCTSBot on connect_four: {connect_four():,.0f} simulations/s")
    print(f"ours on dragons: {ours():,.0f} simulations/s", flush=True)
    strongest = asked.strongest or asked.seconds is not None
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(asked.workers, mp_context=context) as pool:
        for case in asked.case:
            terms = Terms(case, asked.simulations, asked.seconds, strongest)
            games = logged(asked.log, terms)
            waiting = [
                pool.submit(play, terms, number)
                for number in range(asked.games)
                if number not in games
            ]
            for done in as_completed(waiting):
                game = done.result()
                games[game.number] = asdict(game)
                with asked.log.open("a") as log:
                    log.write(json.dumps({"terms": str(terms), **asdict(game)}) + "\n")
            report(terms, [games[number] for number in range(asked.games)])


def logged(log: Path, terms: Terms) -> dict[int, dict[str, Any]]:
    """The games of these terms that were played before, by number."""
    lines = log.read_text().splitlines() if log.exists() else []
    games = (json.loads(line) for line in lines)
    return {game["number"]: game for game in games if game["terms"] == str(terms)}


def report(terms: Terms, games: list[dict[str, Any]]) -> None:
    points = [game["points"] for game in games]
    result = result_of(Tally(*(points.count(value) for value in (1.0, 0.5, 0.0))))
    low, high = result.interval
    spent = []
    for side in ("ours", "theirs"):
        moves = sum(game[side]["moves"] for game in games)
        mean = sum(game[side]["seconds"] for game in games) / max(1, moves)
        spent.append(f"{side} {mean:.3f} (at most {max(g[side]['longest'] for g in games):.2f})")
    print(
        f"{terms}: {result.score:.1%} of {result.games} (95 %: {low:.1%} to {high:.1%}); "
        f"seconds a move: {', '.join(spent)}",
        flush=True,
    )


def bot(game: pyspiel.Game, simulations: int, seed: int) -> pyspiel.MCTSBot:
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    return pyspiel.MCTSBot(game, evaluator, 2.0, simulations, 1000, True, seed, False)


def step(bot: pyspiel.MCTSBot, state: pyspiel.State) -> int:
    """The bot's move.

    Its own `step` lets go of Python's lock, so it crashes in every game written in Python
    (open_spiel 2.0.2, `python_tic_tac_toe` too); this is what `step` does.
    """
    return int(bot.mcts_search(state).best_child().action)


def connect_four(simulations: int = 20_000) -> float:
    game = pyspiel.load_game("connect_four")
    began = time.perf_counter()
    step(bot(game, simulations, 1), game.new_initial_state())
    return simulations / (time.perf_counter() - began)


def ours(simulations: int = 50_000) -> float:
    """Simulations a second in Dragons Arena, random play to the end as MCTSBot does."""
    chooser = np.random.default_rng(1)
    position = catalog.game("dragons").new()
    while position.is_chance:
        position = position.play(int(chooser.choice(position.move_ids)))
    rollouts = Manner(explore=1.4, trust=0, horizon=1 << 30, noise=0)
    mcts.think(position, rollouts, Budget(nodes=10), 1)
    began = time.perf_counter()
    mcts.think(position, rollouts, Budget(nodes=simulations), 1)
    return simulations / (time.perf_counter() - began)


def play(terms: Terms, number: int) -> Played:
    name, _, setup = terms.case.partition(":")
    game = pyspiel.load_game(f"escarmouche_{name}", {"setup": setup} if setup else {})
    chooser = np.random.default_rng(number // 2)
    state = game.new_initial_state()
    played = Played(number)
    level = STRONGEST if terms.strongest else TREE_ONLY
    ours = catalog.game(name)
    nodes = None if terms.seconds else terms.simulations
    if nodes and terms.strongest and ours.solvable:
        nodes *= ROLLOUT
    opponent = Player(ours, level, terms.seconds, nodes, seed=number)
    while not state.is_terminal():
        actions = state.legal_actions()
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            action = chooser.choice(actions, p=np.array(chances) / sum(chances))
        elif len(actions) == 1:
            action = actions[0]
        elif state.current_player() == number % 2:
            began = time.process_time()
            action = opponent.choose(state.position)
            played.ours.note(time.process_time() - began)
        else:
            simulations = terms.simulations
            if terms.seconds is not None:
                began = time.process_time()
                step(bot(game, PROBE, number), state)
                speed = PROBE / (time.process_time() - began)
                simulations = max(2, round(speed * terms.seconds))
            began = time.process_time()
            action = step(bot(game, simulations, number), state)
            played.theirs.note(time.process_time() - began)
        state.apply_action(int(action))
    played.points = (state.returns()[number % 2] + 1) / 2
    return played


if __name__ == "__main__":
    main()
