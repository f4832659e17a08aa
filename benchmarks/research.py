"""Speeds of the research face, as JSON: batches, and OpenSpiel driven from a Python loop."""

from __future__ import annotations

import json
import os
import random
import time
from collections.abc import Mapping
from statistics import median
from typing import Any

import pyspiel
from open_spiel.python.games import tic_tac_toe  # noqa: F401 — registers the game

import escarmouche.adapters.openspiel  # noqa: F401 — registers the games
from escarmouche import catalog
from escarmouche.adapters.batch import Batch
from escarmouche.core.game import Game


def batch_steps(
    game: Game, options: Mapping[str, str], size: int = 1024, steps: int = 200, runs: int = 7
) -> float:
    """Steps a second of a batch on one core.

    A step draws a uniform legal action, plays it with the dice that follow, begins finished games
    again with the dice of their set-up, and gives mask, rewards and observation. Dice are not
    counted as steps.
    """
    batch = Batch(game, size, seed=1, options=options)
    for _ in range(steps):  # away from the beginning, where all games are in step
        batch.step(batch.drawn)
    rates = []
    for _ in range(runs):
        began = time.perf_counter()
        for _ in range(steps):
            batch.step(batch.drawn)
            batch.observe()
        rates.append(size * steps / (time.perf_counter() - began))
    return median(rates)


def openspiel_plies(game: Any, seconds: float = 0.2) -> float:
    """Decisions a second of random games in a Python loop over OpenSpiel's interface."""
    chooser = random.Random(1)
    plies = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                action = chooser.choices(actions, odds)[0]
            else:
                action = chooser.choice(state.legal_actions())
                plies += 1
            state.apply_action(action)
    return plies / (time.perf_counter() - began)


def openspiel_beside_python(game: Game, options: Mapping[str, str], runs: int = 7) -> Any:
    """Our plies a second, and those of OpenSpiel's own Python game measured in turn with them."""
    specification = pyspiel.load_game(f"escarmouche_{game.name}").get_type()
    kinds = specification.parameter_specification
    ours = pyspiel.load_game(
        f"escarmouche_{game.name}",
        {name: type(kinds[name])(value) for name, value in options.items()},
    )
    theirs = pyspiel.load_game("python_tic_tac_toe")
    pairs = [(openspiel_plies(ours), openspiel_plies(theirs)) for _ in range(runs)]
    return [median(column) for column in zip(*pairs, strict=True)]


if __name__ == "__main__":
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    print(
        json.dumps(
            [
                {
                    "game": game.name,
                    "options": dict(options),
                    "batch_steps": batch_steps(game, options),
                    "openspiel": openspiel_beside_python(game, options),
                }
                for game in catalog.games()
                for options in game.variants
            ]
        )
    )
