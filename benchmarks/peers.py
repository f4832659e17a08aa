"""Speeds of other game libraries, as JSON. Runs in `.venv-bench`, without Escarmouche."""

from __future__ import annotations

import json
import os
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


def pgx_connect_four_steps(batch: int = 1024, steps: int = 200, runs: int = 7) -> float:
    """Steps a second of a batch on one core, at its best: the whole loop compiled by JAX.

    A step draws a uniform legal action, plays it, begins finished games again, and gives mask,
    rewards and observation.
    """
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})  # before JAX counts the cores
    import jax
    import pgx
    from pgx.experimental import act_randomly, auto_reset

    env = pgx.make("connect_four")
    step = jax.vmap(auto_reset(env.step, env.init))

    def once(_, carried):
        state, key = carried
        key, for_action, for_step = jax.random.split(key, 3)
        action = act_randomly(for_action, state.legal_action_mask)
        return step(state, action, jax.random.split(for_step, batch)), key

    play = jax.jit(lambda state, key: jax.lax.fori_loop(0, steps, once, (state, key)))
    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, batch))
    state, key = jax.block_until_ready(play(state, key))
    rates = []
    for _ in range(runs):
        began = time.perf_counter()
        state, key = jax.block_until_ready(play(state, key))
        rates.append(batch * steps / (time.perf_counter() - began))
    return median(rates)


def pettingzoo_connect_four_steps(steps: int = 3000, runs: int = 5) -> float:
    """Steps a second of one environment: a uniform legal action from the mask, `last`, `step`."""
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.raw_env()
    chooser = random.Random(1)
    rates = []
    for _ in range(runs):
        began = time.perf_counter()
        env.reset(seed=1)
        for _ in range(steps):
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                continue
            legal = [move for move, may in enumerate(observation["action_mask"]) if may]
            env.step(chooser.choice(legal))
        rates.append(steps / (time.perf_counter() - began))
    return median(rates)


if __name__ == "__main__":
    print(
        json.dumps(
            {
                "versions": {
                    name: version(name) for name in ("open_spiel", "pettingzoo", "pgx", "jax")
                },
                "connect_four_plies": connect_four_plies(),
                "pettingzoo_connect_four_steps": pettingzoo_connect_four_steps(),
                "pgx_connect_four_steps": pgx_connect_four_steps(),
            }
        )
    )
