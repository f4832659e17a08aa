"""Two players against each other, colours changing, and how sure the result is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from escarmouche import catalog
from escarmouche.lab.contests import Contest, Side, Tally, tally
from escarmouche.lab.players import read_player
from escarmouche.lab.statistics import elo, wilson
from escarmouche.lab.stopping import Stopping
from escarmouche.lab.study import Study


@dataclass(frozen=True)
class Result:
    """Points of the first player: a win counts one, a draw half. Intervals hold 95 %."""

    games: int
    wins: int
    draws: int
    losses: int
    score: float
    interval: tuple[float, float]
    elo: float | None  # None where one player won everything
    elo_interval: tuple[float | None, float | None]


def match(
    game: str,
    players: tuple[str, str],
    games: int,
    options: Mapping[str, str],
    study: Study | None = None,
) -> Result:
    """Play `games` games; players are words as `lab.players` reads them."""
    for word in players:
        read_player(word)
    sides = (Side(players[0]), Side(players[1]))
    contest = Contest(game, sides, catalog.game(game).settings(options))
    (rows,) = (study or Study()).play([contest], Stopping(games))
    return result_of(tally(contest.counted, rows))


def result_of(found: Tally) -> Result:
    """The summary of wins, draws and losses."""
    low, high = wilson(found.score, found.games)
    return Result(
        found.games, *found, found.score, (low, high), elo(found.score), (elo(low), elo(high))
    )
