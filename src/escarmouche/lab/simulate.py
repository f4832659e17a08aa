"""Random games by the million, on as many processes as wanted, always with the same result."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from escarmouche.core.position import Position
from escarmouche.lab.contests import SEAT_0, Contest
from escarmouche.lab.stopping import Stopping
from escarmouche.lab.study import Study


@dataclass(frozen=True)
class Simulation:
    """How many random games ended how; `plies` are decisions of players, `rolls` of chance."""

    games: int
    wins: tuple[int, int]
    draws: int
    plies: int
    rolls: int
    seconds: float


def simulate(start: Position, games: int, study: Study) -> Simulation:
    """Play `games` random games; game number k depends on nothing but the seed and k."""
    contest = Contest(start.game.name, start=start.text, counted=SEAT_0, changing=False)
    (rows,) = study.play([contest], Stopping(games))
    first, second, draws = np.bincount(rows["winner"], minlength=3).tolist()
    return Simulation(
        games,
        (first, second),
        draws,
        int(rows["plies"].sum()),
        int(rows["rolls"].sum()),
        study.run.seconds,
    )
