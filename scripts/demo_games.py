"""Write the short games that the home page shows: games/<game>/page/demo.json.

Two opponents go on from the `example.txt` of its game; of several such games the longest is taken.
usage: .venv/bin/python scripts/demo_games.py
"""

from __future__ import annotations

import json
import random

from escarmouche import catalog
from escarmouche.core.game_folders import game_folders
from escarmouche.core.position import Position
from escarmouche.search.levels import Player

FRAMES = 16
TRIES = 40
LEVEL = 1
# Moves between two frames, where a game has many that change little.
STRIDES = {"confrontation": 7}


def demo(position: Position, seed: int) -> list[dict[str, object]]:
    """Moments of a game: what the moves before touched, and what is seen after them."""
    dice = random.Random(seed)
    seats = [Player(position.game, LEVEL, nodes=50, seed=seed) for _ in range(2)]
    stride = STRIDES.get(position.game.name, 1)
    frames: list[dict[str, object]] = []
    touched: dict[str, None] = {}  # in order
    for count in range(1, FRAMES * stride + 1):
        if position.is_over:
            break
        if position.is_chance:
            move = dice.choice(position.move_ids)
        else:
            move = seats[position.actor].choose(position)
            touched |= dict.fromkeys(position.steps(move))
        position = position.after(move)
        if count % stride == 0:
            frames.append({"touched": [*touched], "view": position.view})
            touched = {}
    return frames


def main() -> None:
    for name, folder in game_folders().items():
        page, example = folder.path / "page", folder.path / "example.txt"
        if page.is_dir() and example.is_file():
            start = catalog.game(name).position(example.read_text(encoding="utf-8").strip())
            frames = max((demo(start, seed) for seed in range(TRIES)), key=len)
            text = json.dumps(frames, separators=(",", ":"))
            (page / "demo.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
