"""Write the short games that the home page shows: games/<game>/page/demo.json.

Each goes on at random from the `example.txt` of its game; of many such games the longest is taken.
usage: .venv/bin/python scripts/demo_games.py
"""

from __future__ import annotations

import json
import random

from escarmouche import catalog
from escarmouche.core.game_folders import game_folders
from escarmouche.core.position import Position

FRAMES = 16
TRIES = 100


def demo(position: Position, seed: int) -> list[dict[str, object]]:
    """Moments of a game at random: what the move touched, and what is seen after it."""
    dice = random.Random(seed)
    frames: list[dict[str, object]] = []
    while not position.is_over and len(frames) < FRAMES:
        move = dice.choice(position.move_ids)
        touched = () if position.is_chance else position.steps(move)
        position = position.after(move)
        frames.append({"touched": touched, "view": position.view})
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
