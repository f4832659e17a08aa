"""What every study is asked, whatever its kind."""

from __future__ import annotations

import platform
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from functools import cached_property
from importlib.metadata import version
from importlib.util import find_spec
from typing import Any

from escarmouche import __version__, catalog
from escarmouche.core.errors import InputError
from escarmouche.core.game import Game
from escarmouche.lab.journal import code_version
from escarmouche.lab.players import RANDOM, read_player
from escarmouche.lab.stopping import Stopping

# Games of each contest where nothing is said, and at most where a precision is wanted.
GAMES_RANDOM, GAMES_THOUGHT = 10_000, 100
MOST_RANDOM, MOST_THOUGHT = 4_000_000, 20_000
FINEST = 0.0005  # a precision beyond which MOST_RANDOM games would not do


@dataclass(frozen=True)
class Question:
    """A study to be made: two of them with equal fields have the same answer."""

    kind: str
    game_name: str
    seed: int
    until: Stopping
    player: str = RANDOM
    options: Mapping[str, str] = field(default_factory=dict)  # as asked; the rest is by default
    details: Mapping[str, Any] = field(default_factory=dict)  # what only this kind of study asks
    command: tuple[str, ...] = ()  # what was typed, without what only says how to run it

    @cached_property
    def game(self) -> Game:
        return catalog.game(self.game_name)

    @cached_property
    def settings(self) -> dict[str, str]:
        """Every option of the game with its value, files read."""
        return self.game.settings(self.options)

    @cached_property
    def versions(self) -> dict[str, str]:
        """Of everything that may change a game or a figure."""
        found = {name: version(name) for name in ("numba", "numpy")}
        return {
            "escarmouche": __version__,
            "code": code_version(),
            "rules": str(self.game.rules.version),
            "python": platform.python_version(),
        } | found

    @property
    def definition(self) -> dict[str, Any]:
        """What must be the same for a study to go on."""
        return {
            "kind": self.kind,
            "game": self.game_name,
            "seed": self.seed,
            "until": asdict(self.until),
            "player": self.player,
            "options": self.settings,
            "details": dict(self.details),
            "versions": self.versions,
        }

    def check(self) -> None:
        """Refuse what cannot be studied before anything is played."""
        if read_player(self.player).level and not self.game.rules.has("insight"):
            raise InputError("error-no-opponents", game=self.game.title)
        _ = self.game.start(self.settings)


def require(package: str) -> None:
    """Refuse, before anything is played, what could not be done afterwards."""
    if find_spec(package) is None:
        raise InputError("error-extra", package=package, extra="lab")


def stopping(games: int | None, precision: float | None, thoughtful: bool) -> Stopping:
    """When to stop, from what a command line says."""
    if precision is not None and not FINEST <= precision < 0.5:
        raise InputError("error-lab-precision", precision=f"{precision:g}", least=f"{FINEST:g}")
    if games is not None:
        return Stopping(games, precision)
    if precision is None:
        return Stopping(GAMES_THOUGHT if thoughtful else GAMES_RANDOM)
    return Stopping(MOST_THOUGHT if thoughtful else MOST_RANDOM, precision)
