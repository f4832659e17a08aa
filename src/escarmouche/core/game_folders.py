"""Where the games are: each in a folder of its own, found without loading anything of it.

Those of this package are in `escarmouche.games`. Another package names its own in the entry point
group `escarmouche.games`, as `name = "package.module:GameClass"`; the folder is that of the module.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

_OWN = Path(__file__).parent.parent / "games"
_GROUP = "escarmouche.games"


class GameFolder(NamedTuple):
    path: Path
    module: str  # that has the `Game`
    attribute: str = ""  # the name of its class; empty where the module has only one

    @property
    def has_board(self) -> bool:
        """Whether the game brings a board for the page; else the page shows its drawing."""
        return (self.path / "page").is_dir()


@cache
def game_folders() -> dict[str, GameFolder]:
    """The folders by the name of the game; a game of this package cannot be replaced."""
    found = {}
    for entry in entry_points(group=_GROUP):
        if path := _folder_of(entry.module):
            found[entry.name] = GameFolder(path, entry.module, entry.attr)
    for path in _OWN.iterdir():
        if (path / "game.py").is_file():
            found[path.name] = GameFolder(path, f"{_GROUP}.{path.name}.game")
    return dict(sorted(found.items()))


def _folder_of(module: str) -> Path | None:
    """The folder of a module; looking for a package by its first name does not import it."""
    top, *rest = module.split(".")
    spec = find_spec(top)
    if spec is None or not spec.submodule_search_locations:
        return None
    path = Path(next(iter(spec.submodule_search_locations)), *rest)
    return path if path.is_dir() else path.parent
