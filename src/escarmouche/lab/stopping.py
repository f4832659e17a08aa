"""When a contest has been played often enough: after a number of games, or when it is sure enough.

Who stops when the figure looks good fools himself. So with a wanted precision the interval is one
that holds at all looks together (`statistics.always_valid`), and looks happen after numbers of
games fixed beforehand, whatever plays the games. These are even: sides that change seats have the
same expectation in every pair of games, not in every game.
"""

from __future__ import annotations

from dataclasses import dataclass

from escarmouche.lab.contests import Tally
from escarmouche.lab.statistics import Interval, always_valid, score_interval

FIRST_LOOK = 64
GROWTH = 1.25  # from look to look: at most a quarter too many games


@dataclass(frozen=True)
class Stopping:
    """At most `games` of each contest; fewer if half the interval is `precision` or less."""

    games: int
    precision: float | None = None

    @property
    def looks(self) -> list[int]:
        """The numbers of games after which to look.

        >>> Stopping(200, 0.05).looks
        [64, 80, 100, 126, 158, 198, 200]
        """
        if self.precision is None:
            return [self.games]
        looks, games = [], FIRST_LOOK
        while games < self.games:
            looks.append(games)
            games = int(games * GROWTH / 2 + 0.5) * 2
        return [*looks, self.games]

    def interval(self, tally: Tally) -> Interval:
        """The interval of a score."""
        if not tally.games:
            return 0.0, 1.0
        if self.precision is None:
            return score_interval(*tally)
        return always_valid(tally.score * tally.games, tally.games, self.precision)

    def is_enough(self, tally: Tally) -> bool:
        if self.precision is None:
            return False
        low, high = self.interval(tally)
        return (high - low) / 2 <= self.precision
