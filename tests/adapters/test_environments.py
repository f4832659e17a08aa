"""The games as environments of PettingZoo and Gymnasium, by the tests of both."""

import numpy as np
import pytest
from variants import some_variants

pytest.importorskip("pettingzoo", reason="the extra [pettingzoo] is not installed")

import gymnasium
from gymnasium.utils import passive_env_checker
from pettingzoo.test import api_test, render_test, seed_test

import escarmouche.adapters.gymnasium  # noqa: F401 — registers the environments
from escarmouche import catalog
from escarmouche.adapters import pettingzoo as environments
from escarmouche.adapters.environment import identity
from escarmouche.adapters.gymnasium import DuelEnv
from escarmouche.core.errors import EscarmoucheError, IllegalMove, InputError

VARIANTS = [
    pytest.param(game.name, options, id=f"{game.name} {' '.join(options.values())}")
    for game in catalog.games()
    for options in some_variants(game)
]


def module(name: str):
    return getattr(environments, identity(catalog.game(name)))


def play(env, seed: int) -> dict[str, float]:
    """A random game; the sum of what each agent was given."""
    env.reset(seed=seed)
    chooser = np.random.default_rng(seed)
    given = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, info = env.last()
        given[agent] += reward
        if terminated or truncated:
            env.step(None)
            continue
        assert (seen["action_mask"] == info["action_mask"]).all()
        env.step(int(chooser.choice(np.flatnonzero(seen["action_mask"]))))
    return given


@pytest.mark.filterwarnings("ignore:Observation")  # a dict is meant, and allowed
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")  # the waiting agent
@pytest.mark.parametrize("name", catalog.GAMES)
def test_pettingzoo_finds_the_environment_conformant(name: str, capsys) -> None:
    api_test(module(name).env(), num_cycles=300)
    seed_test(module(name).env, num_cycles=100)
    render_test(module(name).env)


@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_every_set_up_is_played_to_its_end(name: str, options) -> None:
    env = module(name).env(**options)
    for seed in range(3):
        given = play(env, seed)
        duel = env.unwrapped._duel.position
        winner = duel.outcome.winner
        assert list(given.values()) == (
            [0, 0] if winner is None else [1 if seat == winner else -1 for seat in (0, 1)]
        )


def test_environments_have_versions_and_names() -> None:
    assert module("dragons").__name__ == "dragons_v0"
    assert module("dragons").env().metadata["name"] == "dragons_v0"
    assert "dragons_v0" in dir(environments)
    with pytest.raises(AttributeError):
        _ = environments.dragons_v99


def test_renderings() -> None:
    position = "arena=f3i5*--f1/f6i1i2--/--f4--i3/i4--f2*i6 turn=fire"
    shown = {}
    for mode in ("ansi", "svg", "rgb_array"):
        env = module("dragons").env(render_mode=mode, position=position)
        env.reset(seed=1)
        shown[mode] = env.render()
    assert position in shown["ansi"]
    assert shown["svg"].startswith("<svg")
    assert shown["rgb_array"].shape[2] == 3
    assert len(np.unique(shown["rgb_array"].reshape(-1, 3), axis=0)) > 5
    with pytest.raises(InputError, match="not a way to render"):
        module("dragons").env(render_mode="hologram")


def test_renderings_keep_secrets() -> None:
    env = module("dragons").env(render_mode="ansi", setup="big")
    env.reset(seed=1)
    before = env.render()
    env.step(int(np.flatnonzero(env.observe("player_0")["action_mask"])[0]))
    assert env.render() == before


@pytest.mark.parametrize("name", catalog.GAMES)
def test_an_illegal_action_is_refused_with_the_rule(name: str) -> None:
    env = module(name).env()
    env.reset(seed=1)
    seen = env.observe(env.agent_selection)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    before = env.unwrapped._duel.position
    with pytest.raises(IllegalMove, match=r"[A-Z]{3}-\d\d"):
        env.step(illegal)
    with pytest.raises(EscarmoucheError, match="does not exist"):
        env.step(10**6)
    assert env.unwrapped._duel.position == before


def test_only_the_agent_to_act_may_choose() -> None:
    env = module("dragons").env()
    env.reset(seed=3)
    waiting = next(agent for agent in env.agents if agent != env.agent_selection)
    assert not env.observe(waiting)["action_mask"].any()


@pytest.mark.parametrize("name", catalog.GAMES)
def test_gymnasium_finds_the_environment_conformant(name: str) -> None:
    known = identity(catalog.game(name)).title().replace("_V", "-v")
    env = gymnasium.make(f"escarmouche/{known}", opponent="random", seat=1)
    passive_env_checker.check_observation_space(env.observation_space)
    passive_env_checker.check_action_space(env.action_space)
    passive_env_checker.env_reset_passive_checker(env.unwrapped, seed=1)
    for seed in range(3):
        seen, info = env.reset(seed=seed)
        over = False
        while not over:
            assert env.observation_space.contains(seen)
            seen, reward, over, truncated, info = env.step(
                env.action_space.sample(info["action_mask"])
            )
            assert not truncated and (over or reward == 0)


def test_the_opponent_may_be_any_function_and_sees_no_secret() -> None:
    asked = []

    def first(position):
        asked.append(position)
        return position.move_ids[0]

    env = DuelEnv("dragons", opponent=first, seat=0, setup="big")
    _, info = env.reset(seed=1)
    for _ in range(8):
        _, _, _, _, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
    assert asked and all(position == position.hide(1) for position in asked)


@pytest.mark.parametrize("name", catalog.GAMES)
def test_a_level_is_an_opponent_and_plays_the_same_for_the_same_seed(name: str) -> None:
    ends = []
    for _ in range(2):
        env = DuelEnv(name, opponent=2, seat=1)
        _, info = env.reset(seed=5)
        for _ in range(4):
            _, _, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
            if over:
                break
        ends.append(env._duel.position)
    assert ends[0] == ends[1]
    with pytest.raises(EscarmoucheError):
        DuelEnv(name, opponent=9)


def test_gymnasium_refuses_what_does_not_exist() -> None:
    with pytest.raises(InputError, match="not a seat"):
        DuelEnv("dragons", seat=2)
    with pytest.raises(InputError, match="no opponent called"):
        DuelEnv("dragons", opponent="grandmother")
