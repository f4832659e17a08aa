"""Speeds of other game libraries, as JSON. Runs in `.venv-bench`, without Escarmouche."""

from __future__ import annotations

import json
import random
import time
from importlib.metadata import version
from statistics import median

import pyspiel


def connect_four_plies(seconds: float = 0.6, runs: int = 5) -> float:
    """Random rollouts inside OpenSpiel's C++: plies a second.

    A search of one simulation evaluates the first position by random games, all in C++. It does
    not count plies, so their mean number comes from random games driven from here.
    """
    game = pyspiel.load_game("connect_four")
    chooser = random.Random(1)
    plies, games = 0, 2000
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(chooser.choice(state.legal_actions()))
            plies += 1
    length = plies / games
    rollouts = 2000
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)
    rates = []
    for _ in range(runs):
        began, count = time.perf_counter(), 0
        while time.perf_counter() - began < seconds:
            bot.mcts_search(game.new_initial_state())
            count += rollouts
        rates.append(count * length / (time.perf_counter() - began))
    return median(rates)


if __name__ == "__main__":
    print(
        json.dumps(
            {
                "versions": {"open_spiel": version("open_spiel")},
                "connect_four_plies": connect_four_plies(),
            }
        )
    )
