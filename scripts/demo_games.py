"""Write the short games that the home page shows: games/<game>/page/demo.json.

usage: .venv/bin/python scripts/demo_games.py
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

from escarmouche import catalog
from escarmouche.core.position import Position

GAMES = Path(__file__).resolve().parent.parent / "src" / "escarmouche" / "games"
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


def demo(game: str, seed: int, good: Callable[[Position], bool]) -> list[dict[str, object]]:
    """Moments of a game at random: what the move touched, and what is seen after it."""
    dice = random.Random(seed)
    position = catalog.game(game).new()
    frames: list[dict[str, object]] = []
    while not position.is_over and len(frames) < FRAMES:
        before, move = position, dice.choice(position.moves)
        position = position.play(move)
        if frames or good(position):
            number = before.move_id(move)
            assert number is not None
            touched = () if before.is_chance else before.steps(number)
            frames.append({"touched": touched, "view": position.view})
    return frames


def main() -> None:
    for game, seed in (("dragons", 5), ("metals", 11), ("irondie", 7)):
        text = json.dumps(demo(game, seed, started), separators=(",", ":"))
        (GAMES / game / "page" / "demo.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
