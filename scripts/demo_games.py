"""Write the short games that the home page shows: web/src/demo/<game>.json.

usage: .venv/bin/python scripts/demo_games.py
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

from escarmouche import catalog
from escarmouche.core.position import Position

DEMOS = Path(__file__).resolve().parent.parent / "web" / "src" / "demo"
FRAMES = 16


def started(position: Position) -> bool:
    """Whether a board shows enough to be worth looking at."""
    view = position.view
    match position.game.name:
        case "dragons":
            return view["phase"] == "duel"
        case "metals":
            return len(view["metals"]) >= 4
        case _:
            return view["turns"] >= 1 and view["phase"] in ("provoke", "reply", "resolve")


def demo(game: str, seed: int, good: Callable[[Position], bool]) -> dict[str, list[object]]:
    dice = random.Random(seed)
    position = catalog.game(game).new()
    moves: list[object] = []
    views: list[object] = []
    while not position.is_over and len(views) < FRAMES:
        move = dice.choice(position.moves)
        position = position.play(move)
        if views or good(position):
            moves.append(move)
            views.append(position.view)
    return {"moves": moves, "views": views}


def main() -> None:
    DEMOS.mkdir(parents=True, exist_ok=True)
    for game, seed in (("dragons", 5), ("metals", 11), ("irondie", 7)):
        text = json.dumps(demo(game, seed, started), separators=(",", ":"))
        (DEMOS / f"{game}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
