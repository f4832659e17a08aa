"""Train a small policy for a game by playing it against itself, with NumPy alone.

    python examples/train_policy.py [GAME] [STEPS]

A linear policy over the observation (one weight per feature and move) learns by REINFORCE: in
every game of a batch, the moves of the winner become more likely and those of the loser less. At
the end it plays a random opponent from both seats. The matrices are small: on a busy machine
OPENBLAS_NUM_THREADS=1 makes it quicker.
"""

from __future__ import annotations

import sys
import time

import numpy as np

from escarmouche import catalog
from escarmouche.adapters.batch import Batch
from escarmouche.core.game import Game

GAMES = 128  # played side by side
RATE = 0.3  # how far one step of learning goes
HORIZON = 48  # steps between two of them


def scaled(seen: np.ndarray) -> np.ndarray:
    """Features as numbers near 1, with a constant one."""
    return np.hstack([seen / 4.0, np.ones((len(seen), 1))]).astype(np.float32)


def chances(weights: np.ndarray, seen: np.ndarray, mask: np.ndarray) -> np.ndarray:
    """The probability of every legal move."""
    scores = np.where(mask, seen @ weights, -np.inf)
    scores = np.exp(scores - scores.max(axis=1, keepdims=True))
    return scores / scores.sum(axis=1, keepdims=True)


def drawn(odds: np.ndarray, chooser: np.random.Generator) -> np.ndarray:
    """A move for each row, by its probabilities."""
    ends = odds.cumsum(axis=1)
    lots = chooser.random((len(odds), 1)) * ends[:, -1:]
    return np.minimum((lots >= ends).sum(axis=1), odds.shape[1] - 1)


def train(game: Game, steps: int, chooser: np.random.Generator) -> np.ndarray:
    batch = Batch(game, GAMES, seed=1)
    weights = np.zeros((batch.observe().shape[1] + 1, batch.mask.shape[1]), np.float32)
    played: list[tuple[np.ndarray, ...]] = []
    for _ in range(steps):
        seen, seats = scaled(batch.observe()), batch.actors.copy()
        odds = chances(weights, seen, batch.mask)
        moves = drawn(odds, chooser)
        batch.step(moves)
        played.append((seen, odds, moves, seats, batch.rewards.copy(), batch.over.copy()))
        if len(played) == HORIZON:
            learn(weights, played)
            played.clear()
    return weights


def learn(weights: np.ndarray, played: list[tuple[np.ndarray, ...]]) -> None:
    """Follow each game back from its end; moves whose game did not end yet teach nothing."""
    result = np.zeros((GAMES, 2), np.float32)
    change = np.zeros_like(weights)
    everyone = np.arange(GAMES)
    for seen, odds, moves, seats, rewards, over in reversed(played):
        result = np.where(over[:, None], rewards, result)
        push = -odds
        push[everyone, moves] += 1
        change += seen.T @ (push * result[everyone, seats][:, None])
    weights += RATE * change / GAMES


def score(game: Game, weights: np.ndarray, chooser: np.random.Generator) -> float:
    """The mean result against random play, over games from both seats."""
    batch = Batch(game, 2 * GAMES, seed=2)
    mine = np.arange(2 * GAMES) % 2
    total = ended = 0.0
    while ended < 4 * GAMES:
        moves = drawn(chances(weights, scaled(batch.observe()), batch.mask), chooser)
        batch.step(np.where(batch.actors == mine, moves, batch.drawn))
        ended += batch.over.sum()
        total += batch.rewards[np.arange(2 * GAMES), mine].sum()
    return total / ended


def main(name: str = "irondie", steps: str = "480") -> None:
    game = catalog.game(name)
    chooser = np.random.default_rng(1)
    began = time.monotonic()
    weights = train(game, int(steps), chooser)
    seconds = time.monotonic() - began
    untrained = score(game, np.zeros_like(weights), chooser)
    print(f"{name}: {untrained:+.2f} a game against random play before, ", end="")
    print(f"{score(game, weights, chooser):+.2f} after {seconds:.0f} s of learning")


if __name__ == "__main__":
    main(*sys.argv[1:])
