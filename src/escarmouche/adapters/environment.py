"""One game as an environment for learning: what PettingZoo's and Gymnasium's faces share.

It is a batch of one, so that all three have the same dice, the same numbers and the same moves.
"""

from __future__ import annotations

import io
import secrets
from typing import Any

import numpy as np
from gymnasium import spaces

from escarmouche.adapters.batch import RESTART, Batch
from escarmouche.adapters.features import Glass
from escarmouche.core.errors import InputError
from escarmouche.core.game import Game
from escarmouche.core.position import Position

# Rises when actions, observations or rewards change their meaning, and with the rules of a game.
VERSION = 0

RENDER_MODES = ("human", "ansi", "svg", "rgb_array")

Observation = dict[str, np.ndarray]


def identity(game: Game) -> str:
    """
    >>> from escarmouche import catalog
    >>> identity(catalog.game("dragons"))
    'dragons_v0'
    """
    return f"{game.name}_v{VERSION + game.rules.version - 1}"


class Duel:
    """A game that two agents play; chance decides by its seed."""

    def __init__(
        self,
        game: Game,
        render_mode: str | None = None,
        position: str | None = None,
        **options: str,
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            known = ", ".join(RENDER_MODES)
            raise InputError("error-render-mode", mode=render_mode, known=known)
        self._render_mode = render_mode
        start = game.position(position) if position else game.new(**options)
        seed = secrets.randbits(63)
        self._batch = Batch(game, 1, seed, start=start, auto_reset=False)
        self._glass = Glass(game.rules)
        self.actions = game.rules.chance_from

    def observation_space(self) -> spaces.Dict:
        """A new space; spaces have random generators of their own, so they are not shared."""
        return spaces.Dict(
            {
                "observation": spaces.Box(-128, 127, (self._glass.features.size,), np.int8),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )

    @property
    def position(self) -> Position:
        """The position, hidden decisions included."""
        return self._batch.position(0)

    @property
    def actor(self) -> int:
        """The seat to decide, or OVER."""
        return int(self._batch.actors[0])

    @property
    def rewards(self) -> list[float]:
        """What the last action brought to each seat."""
        return [float(reward) for reward in self._batch.rewards[0]]

    def reset(self, seed: int | None) -> None:
        """Begin anew, with the dice of a seed or else with the next dice."""
        if seed is None:
            self._batch.step(np.array([RESTART], np.int32))
        else:
            self._batch.reset(seed)

    def play(self, action: int) -> None:
        """Play a legal action; `IllegalMove` gives the rule that forbids any other."""
        if not (0 <= action < self.actions and self._batch.mask[0, action]):
            self.position.legal(int(action))
        self._batch.step(np.array([action], np.int32))

    def mask(self, seat: int) -> np.ndarray:
        """The actions that a seat may choose now."""
        legal = self._batch.mask[0].astype(np.int8)
        return legal if seat == self.actor else np.zeros_like(legal)

    def observe(self, seat: int) -> Observation:
        """What a seat sees, and which actions it may choose now."""
        seen = self._glass.look(self._batch.rows, np.array([seat], np.int8))[0]
        return {"observation": seen.copy(), "action_mask": self.mask(seat)}

    def render(self) -> Any:
        """The position as a spectator sees it, in the mode chosen at the beginning."""
        shown = self.position.hide()
        match self._render_mode:
            case "svg":
                return shown.svg()
            case "rgb_array":
                return pixels(shown.svg())
            case "ansi":
                return f"{shown.text}\n{shown.prompt}"
            case "human":
                print(f"{shown.text}\n{shown.prompt}")
        return None


def pixels(svg: str) -> np.ndarray:
    """A drawing as an array of height × width × 3 bytes."""
    import resvg_py
    from PIL import Image

    picture = Image.open(io.BytesIO(resvg_py.svg_to_bytes(svg_string=svg, background="#ffffff")))
    return np.asarray(picture.convert("RGB"))
