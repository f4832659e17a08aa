"""Counterfactual regret with OpenSpiel: exact on an end of Dragons Arena, sampled on Irondie.

    python examples/cfr_small_irondie.py [ITERATIONS]

Irondie with three dice each still has too many positions for exact regrets, so outcome sampling
visits one line of play at a time. What it learned is measured against random play.
"""

from __future__ import annotations

import random
import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import cfr, exploitability, outcome_sampling_mccfr

import escarmouche.adapters.openspiel  # noqa: F401 — registers the games

END = "arena=f3i5*--f1/f6i1*i2*--/--------/-------- turn=fire"
TRIO = {"south": "trio-red", "north": "trio-blue", "size": 3}


def exact(iterations: int) -> list[float]:
    """How much a best answer gains against the average policy, before and after."""
    game = pyspiel.load_game("escarmouche_dragons", {"position": END})
    solver = cfr.CFRPlusSolver(game)
    before = exploitability.exploitability(game, solver.average_policy())
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    return [before, exploitability.exploitability(game, solver.average_policy())]


def sampled(iterations: int, games: int = 400) -> float:
    """The mean result of the learned policy against random play, from both seats."""
    game = pyspiel.load_game("escarmouche_irondie", TRIO)
    np.random.seed(1)  # the generator that the solver of OpenSpiel draws from
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(iterations):
        solver.iteration()
    policy = solver.average_policy()
    chooser = random.Random(1)
    total = 0.0
    for number in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                options = dict(state.chance_outcomes())
            elif state.current_player() == number % 2:
                options = policy.action_probabilities(state)
            else:
                options = dict.fromkeys(state.legal_actions(), 1.0)
            state.apply_action(chooser.choices(list(options), list(options.values()))[0])
        total += state.returns()[number % 2]
    return total / games


def main(iterations: str = "2000") -> None:
    before, after = exact(50)
    print(f"Dragons Arena, an end: exploitability {before:.4f} before, {after:.4f} after CFR+")
    result = sampled(int(iterations))
    print(f"Irondie, three dice each: {result:+.2f} a game against random play")


if __name__ == "__main__":
    main(*sys.argv[1:])
