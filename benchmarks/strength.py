"""Our strongest level against OpenSpiel's C++ MCTSBot in the same game, colours changing.

    python benchmarks/strength.py [GAME …] [--games N] [--simulations 1000 | --seconds 0.5]

Both get the same number of simulations a move, or the same time on one thread. Where ours reads by
alpha-beta there are no simulations: it then gets ROLLOUT nodes for each, which is equal work by our
count, not equal simulations; `--tree` makes it use the tree throughout. MCTSBot makes one
random rollout per simulation; where choices are hidden it sees them, ours does not. Needs
open_spiel. The set-up of each game is the one that leaves least to the dice.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
import pyspiel

import escarmouche.adapters.openspiel  # noqa: F401 — registers the games
from escarmouche import catalog
from escarmouche.lab.contests import Tally
from escarmouche.lab.match import result_of
from escarmouche.search import mcts
from escarmouche.search.levels import STRONGEST, player
from escarmouche.search.mcts import Manner
from escarmouche.search.thinking import Budget

OPTIONS = {"dragons": {"setup": "equal"}, "metals": {}, "irondie": {}}
TREE_ONLY = 5
ROLLOUT = 20  # positions that a simulation of MCTSBot goes through, tree and rollout together


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(OPTIONS))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--simulations", type=int, default=1000)
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--tree", action="store_true", help="never alpha-beta")
    parser.add_argument("--setup", help="another set-up of Dragons Arena")
    asked = parser.parse_args()
    if asked.setup:
        OPTIONS["dragons"]["setup"] = asked.setup
    print(f"MCTSBot on connect_four: {connect_four():,.0f} simulations/s")
    for game in asked.game:
        print(f"ours on {game}: {ours(game):,.0f} simulations/s")
        began = time.perf_counter()
        points = [
            play(game, number, asked.simulations, asked.seconds, asked.tree)
            for number in range(asked.games)
        ]
        result = result_of(Tally(*(points.count(value) for value in (1.0, 0.5, 0.0))))
        low, high = result.interval
        budget = f"{asked.seconds} s" if asked.seconds else f"{asked.simulations} simulations"
        print(
            f"{game} at {budget} a move: {result.score:.1%} of {result.games} "
            f"(95 %: {low:.1%} to {high:.1%}) in {time.perf_counter() - began:.0f} s",
            flush=True,
        )


def bot(game: pyspiel.Game, simulations: int, seed: int) -> pyspiel.MCTSBot:
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    return pyspiel.MCTSBot(game, evaluator, 2.0, simulations, 1000, True, seed, False)


def connect_four(simulations: int = 20_000) -> float:
    game = pyspiel.load_game("connect_four")
    began = time.perf_counter()
    bot(game, simulations, 1).step(game.new_initial_state())
    return simulations / (time.perf_counter() - began)


def ours(game: str, simulations: int = 50_000) -> float:
    """Simulations a second from the first decision, random play to the end as MCTSBot does."""
    chooser = np.random.default_rng(1)
    position = catalog.game(game).new(**({"setup": "baby"} if game == "dragons" else {}))
    while position.is_chance:
        position = position.play(int(chooser.choice(position.move_ids)))
    rollouts = Manner(explore=1.4, trust=0, horizon=1 << 30, noise=0)
    mcts.think(position, rollouts, Budget(nodes=10), 1)
    began = time.perf_counter()
    mcts.think(position, rollouts, Budget(nodes=simulations), 1)
    return simulations / (time.perf_counter() - began)


def play(name: str, number: int, simulations: int, seconds: float | None, tree: bool) -> float:
    game = pyspiel.load_game(f"escarmouche_{name}", OPTIONS[name])
    chooser = np.random.default_rng(number // 2)
    state = game.new_initial_state()
    mine = number % 2
    speed = 1.0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            action = chooser.choice(actions, p=np.array(chances) / sum(chances))
        elif state.current_player() == mine:
            action = answer(name, state, number, simulations, seconds, tree)
        elif len(state.legal_actions()) == 1:
            action = state.legal_actions()[0]
        else:
            asked = simulations if seconds is None else max(2, int(speed * seconds))
            began = time.perf_counter()
            action = bot(game, asked, number).step(state)
            # MCTSBot cannot be given a time, so its speed in this game is measured and used.
            measured = asked / (time.perf_counter() - began)
            speed = measured if speed == 1.0 else (speed + measured) / 2
        state.apply_action(int(action))
    return (state.returns()[mine] + 1) / 2


def answer(
    name: str,
    state: pyspiel.State,
    number: int,
    simulations: int,
    seconds: float | None,
    tree: bool,
) -> int:
    position = state.position
    game = catalog.game(name)
    if seconds is not None:
        return player(game, STRONGEST, seconds, seed=number).choose(position)
    if tree:  # the level above which alpha-beta begins
        return player(game, TREE_ONLY, nodes=simulations, seed=number).choose(position)
    nodes = simulations
    if game.readable(position.record):
        nodes *= ROLLOUT  # alpha-beta may look at as many positions as the rollouts do
    return player(game, STRONGEST, nodes=nodes, seed=number).choose(position)


if __name__ == "__main__":
    main()
