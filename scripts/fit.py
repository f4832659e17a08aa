"""Fit the weights of a game's insight to games it plays against itself, and print them.

    python scripts/fit.py GAME [--seconds 300] [--nodes 300] [--ridge 5] [--option NAME=VALUE …]

Games begin with some random moves, so that all kinds of positions are seen; positions after the
last random move are labelled with the result. The estimate is linear in its weights, so what is
weighed is read off by giving it one weight at a time. Irondie's weights of hidden choices are
fitted otherwise (ADR 16): in such games everybody chooses alike.
"""

from __future__ import annotations

import argparse
import random
import time
from importlib import import_module
from textwrap import fill
from typing import Any

import numpy as np

from escarmouche import catalog
from escarmouche.core.game import Game
from escarmouche.search.levels import STRONGEST, Player


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--nodes", type=int, default=300)
    parser.add_argument("--ridge", type=float, default=5.0)
    parser.add_argument("--option", action="append", default=[])
    asked = parser.parse_args()
    game = catalog.game(asked.game)
    insight = import_module(f"escarmouche.games.{asked.game}.insight")
    options = dict(word.split("=", 1) for word in asked.option)
    positions, results, games = self_play(game, options, asked.seconds, asked.nodes)
    weighed = weighed_things(insight, positions)
    trained = games % 5 != 0
    weights = logistic(weighed[trained], results[trained], asked.ridge)
    for name, share in (("fitted", trained), ("kept aside", ~trained)):
        found = loss(weighed[share], results[share], weights)
        print(f"# {name}: {share.sum()} positions, loss {found:.4f}")
    print(fill(", ".join(f"{weight:.2f}" for weight in weights) + ",", 92))


def self_play(
    game: Game, options: dict[str, str], seconds: float, nodes: int
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Positions, the results of their games for seat 0, and the numbers of the games."""
    rows: list[np.ndarray] = []
    results: list[float] = []
    numbers: list[int] = []
    began, number = time.perf_counter(), 0
    while time.perf_counter() - began < seconds:
        number += 1
        chooser = random.Random(number)
        opponent = Player(game, STRONGEST, nodes=nodes, seed=number)
        position = game.new(**(options or dict(chooser.choice(game.variants))))
        opening, wildness = chooser.choice((2, 4, 8, 14, 20, 26)), chooser.choice((0.1, 1.0))
        kept: list[np.ndarray] = []
        decisions = 0
        while not position.is_over:
            if position.is_chance:
                move = chooser.choices(position.move_ids, position.weights)[0]
            elif decisions < opening and chooser.random() < wildness:
                move = chooser.choice(position.move_ids)
                kept = []
            else:
                kept.append(position.array)
                move = opponent.choose(position)
            decisions += not position.is_chance
            position = position.play(move)
        outcome = position.outcome
        assert outcome is not None
        rows += kept
        results += [0.5 if outcome.winner is None else 1.0 - outcome.winner] * len(kept)
        numbers += [number] * len(kept)
    return np.concatenate(rows), np.array(results), np.array(numbers)


def weighed_things(insight: Any, positions: np.ndarray) -> np.ndarray:
    units = np.eye(len(insight.WEIGHTS))
    return np.array([[insight.lead(pos, unit) for unit in units] for pos in positions])


def logistic(weighed: np.ndarray, results: np.ndarray, ridge: float) -> np.ndarray:
    """Logistic regression by Newton's method; `ridge` keeps weights small that matter little."""
    weights = np.zeros(weighed.shape[1])
    for _ in range(30):
        expected = 1 / (1 + np.exp(-weighed @ weights))
        slope = weighed.T @ (results - expected) - ridge * weights
        curvature = (weighed * (expected * (1 - expected))[:, None]).T @ weighed
        weights += np.linalg.solve(curvature + ridge * np.eye(len(weights)), slope)
    return weights


def loss(weighed: np.ndarray, results: np.ndarray, weights: np.ndarray) -> float:
    expected = np.clip(1 / (1 + np.exp(-weighed @ weights)), 1e-6, 1 - 1e-6)
    return float(-(results * np.log(expected) + (1 - results) * np.log(1 - expected)).mean())


if __name__ == "__main__":
    main()
