"""Puzzles: positions with one clearly best move. Those of a game are in its folder.

[[puzzle]]
position = "arena=…"
best = "c2=6"
chance = 1.0        # of winning for the seat to decide, after the best move
gap = 0.62          # what the next best move loses

[puzzle.lost]       # what other moves lose
"a1=6" = 0.62
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from escarmouche import catalog
from escarmouche.core.game_folders import game_folders

ONLY = 0.9  # from what loss of all others on a move is the only one


@dataclass(frozen=True)
class Puzzle:
    game: str
    position: str
    best: str
    chance: float
    gap: float
    lost: Mapping[str, float]

    @property
    def themes(self) -> list[str]:
        """What it is about, by the engine: rules that the best move tells, and motifs."""
        position = catalog.game(self.game).position(self.position)
        after = position.play(self.best)
        told = position.events(self.best)
        motifs = {
            "wins": after.outcome is not None and after.outcome.winner == position.actor,
            "quiet": len(told) == 1,
            "only": self.gap >= ONLY,
        }
        found = [motif for motif, there in motifs.items() if there]
        return list(dict.fromkeys([*found, *(event.rule for event in told)]))


def shipped(game: str) -> list[Puzzle]:
    """The puzzles that come with a game."""
    file = game_folders()[game].path / "puzzles.toml"
    if not file.is_file():
        return []
    return read(game, file.read_text(encoding="utf-8"))


def read(game: str, text: str) -> list[Puzzle]:
    return [Puzzle(game, **entry) for entry in tomllib.loads(text)["puzzle"]]


def write(puzzles: Sequence[Puzzle]) -> str:
    parts = []
    for puzzle in puzzles:
        lost = [f"{json.dumps(move)} = {value}" for move, value in puzzle.lost.items()]
        parts.append(
            "\n".join(
                [
                    "[[puzzle]]",
                    f"position = {json.dumps(puzzle.position)}",
                    f"best = {json.dumps(puzzle.best)}",
                    f"chance = {puzzle.chance}",
                    f"gap = {puzzle.gap}",
                    "",
                    "[puzzle.lost]",
                    *lost,
                    "",
                ]
            )
        )
    return "\n".join(parts)
