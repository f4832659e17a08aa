"""Every game of the catalogue as a single-agent environment of Gymnasium, against an opponent.

    import gymnasium
    import escarmouche.adapters.gymnasium

    env = gymnasium.make("escarmouche/Dragons-v0", opponent="random", seat=0, setup="big")

The opponent is `random`, a level from 1 to 8, or any function from a position, as its seat sees it,
to a move id.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from escarmouche import catalog
from escarmouche.adapters.environment import RENDER_MODES, Duel, Observation, identity
from escarmouche.core.errors import InputError
from escarmouche.core.kernel import OVER
from escarmouche.core.position import Position
from escarmouche.search.levels import STRONGEST, WEAKEST, Player

Opponent = Callable[[Position], int]
RANDOM = "random"


class DuelEnv(gymnasium.Env[Any, Any]):
    """One seat of a game; the other one's moves happen inside `reset` and `step`."""

    def __init__(
        self,
        game: str,
        opponent: str | int | Opponent = RANDOM,
        seat: int = 0,
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        if seat not in (0, 1):
            raise InputError("error-environment-seat", seat=seat)
        if isinstance(opponent, str) and opponent != RANDOM:
            known = f"{RANDOM}, {WEAKEST} … {STRONGEST}"
            raise InputError("error-environment-opponent", opponent=opponent, known=known)
        self.metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}
        self.render_mode = render_mode
        self.seat = seat
        self._game = catalog.game(game)
        self._asked = opponent
        self._opponent = self._sit_down()
        self._duel = Duel(self._game, render_mode, **options)
        self.action_space = spaces.Discrete(self._duel.actions)
        self.observation_space = self._duel.observation_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._opponent = self._sit_down()
        while True:
            self._duel.reset(seed)
            self._answer()
            if self._duel.actor != OVER:
                return self._seen()
            seed = None  # the opponent's moves alone ended it: another one

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self._duel.play(action)
        self._answer()
        observation, info = self._seen()
        over = self._duel.actor == OVER
        return observation, self._duel.rewards[self.seat], over, False, info

    def render(self) -> Any:
        return self._duel.render()

    def _sit_down(self) -> Opponent:
        """The opponent of one game; a level gets a seed from the environment's own generator."""
        if isinstance(self._asked, int):
            seed = int(self.np_random.integers(2**48))
            return Player(self._game, self._asked, seed=seed).choose
        return self._random_move if isinstance(self._asked, str) else self._asked

    def _answer(self) -> None:
        """Let the opponent decide as long as it is asked."""
        while self._duel.actor == 1 - self.seat:
            self._duel.play(self._opponent(self._duel.position.hide(1 - self.seat)))

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        observation = self._duel.observe(self.seat)
        return observation, {"action_mask": observation["action_mask"]}

    def _random_move(self, position: Position) -> int:
        return int(self.np_random.choice(np.array(position.move_ids)))


for _game in catalog.games():
    _title, _, _version = identity(_game).partition("_v")
    gymnasium.register(
        id=f"escarmouche/{_title.title()}-v{_version}",
        entry_point="escarmouche.adapters.gymnasium:DuelEnv",
        kwargs={"game": _game.name},
    )
