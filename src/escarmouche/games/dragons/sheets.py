"""What is printed for Dragons Arena: the arena, force-field frames, who takes whom."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from escarmouche.games.dragons.game import Dragons

OPTIONS: Mapping[str, str] = {}


def content(options: Mapping[str, str], language: str) -> dict[str, Any]:
    takes = {
        power: [other for other in range(1, 7) if _takes(power, other)] for power in range(1, 7)
    }
    return {
        "powers": [
            {
                "power": power,
                "takes": takes[power],
                "falls": [other for other in range(1, 7) if power in takes[other]],
            }
            for power in range(1, 7)
        ]
    }


def _takes(attacker: int, target: int) -> bool:
    """DRA-21, DRA-22, as the rules of the game have it."""
    arena = f"f{attacker}i{target}----/--------/--------/--------"
    return "a4xb4" in Dragons().position(f"arena={arena} turn=fire").moves
