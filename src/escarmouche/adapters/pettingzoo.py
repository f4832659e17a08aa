"""Every game of the catalogue as an environment of PettingZoo, for two agents that take turns.

    from escarmouche.adapters.pettingzoo import dragons_v0

    env = dragons_v0.env(render_mode="ansi", setup="big")

Keywords are the options of the game, and `position`, the text of a position to start from. Chance
acts inside the environment. An action that is not legal raises the sentence of the rule it breaks.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from escarmouche import catalog
from escarmouche.adapters.environment import RENDER_MODES, Duel, Observation, identity
from escarmouche.core.game import Game
from escarmouche.core.kernel import OVER

AGENTS = ("player_0", "player_1")


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 — PettingZoo's own name for it
    """A game without wrappers; agent `player_0` is the first seat of the game."""

    def __init__(self, game: Game, render_mode: str | None = None, **options: str) -> None:
        super().__init__()
        self._duel = Duel(game, render_mode, **options)
        self.metadata = {
            "name": identity(game),
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.possible_agents = list(AGENTS)
        self.action_spaces = {agent: spaces.Discrete(self._duel.actions) for agent in AGENTS}
        self.observation_spaces = {agent: self._duel.observation_space() for agent in AGENTS}

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._duel.reset(seed)
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self._ask()

    def step(self, action: int) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._duel.play(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(AGENTS, self._duel.rewards, strict=True))
        self._ask()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        return self._duel.observe(AGENTS.index(agent))

    def render(self) -> Any:
        return self._duel.render()

    def _ask(self) -> None:
        """Turn to the agent that decides now, or end the game."""
        actor = self._duel.actor
        self.agent_selection = AGENTS[actor if actor != OVER else 0]
        self.terminations = dict.fromkeys(AGENTS, actor == OVER)
        self.infos = {
            agent: {"action_mask": self._duel.mask(seat)} for seat, agent in enumerate(AGENTS)
        }


def _module(game: Game) -> SimpleNamespace:
    """What PettingZoo expects in the module of an environment."""

    def raw(render_mode: str | None = None, **options: str) -> raw_env:
        return raw_env(game, render_mode, **options)

    def env(render_mode: str | None = None, **options: str) -> OrderEnforcingWrapper:
        return OrderEnforcingWrapper(raw(render_mode, **options))

    return SimpleNamespace(__name__=identity(game), env=env, raw_env=raw)


def __getattr__(name: str) -> SimpleNamespace:
    for game in catalog.games():
        if name == identity(game):
            return _module(game)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*globals(), *(identity(game) for game in catalog.games())]
