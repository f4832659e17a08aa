"""The clocks of a room: time is charged when a turn passes, so a clock shows nothing else.

A seat that decides several things in a row, perhaps in secret, is charged once, at the end: how
many decisions it took cannot be read from its clock.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from escarmouche.server.to_client import ClockState
from escarmouche.server.to_server import Bank, Clock, Days
from escarmouche.server.wire import Seat

DAY = 86_400_000


# The time of day when this process began; from then on only time that passed for it counts. A
# wall clock that is set, and a laptop that sleeps, cost nobody their time.
_began = time.time_ns() - time.monotonic_ns()


def now_ms() -> int:
    """Milliseconds since 1970, which never jump while a server runs."""
    return (_began + time.monotonic_ns()) // 1_000_000


def go_on_from(earlier: int) -> None:
    """Time goes on from where a server before this one left it, if the clock was set back since."""
    global _began
    _began += max(0, earlier - now_ms()) * 1_000_000


@dataclass
class Downtime:
    """The periods without any server: nobody's clock ran then."""

    periods: list[tuple[int, int]] = field(default_factory=list)

    def between(self, start: int, end: int) -> int:
        """Milliseconds of downtime in a period; overlapping entries count once."""
        total, covered = 0, start
        for began, ended in sorted(self.periods):
            began, ended = max(began, covered), min(ended, end)
            if ended > began:
                total += ended - began
                covered = ended
        return total


class Clocks:
    """Both clocks of a room, in milliseconds."""

    def __init__(self, terms: Clock | None, downtime: Downtime) -> None:
        self._terms = terms
        self._downtime = downtime
        self._left = [self._full(), self._full()]
        self._since = 0
        self.running: Seat | None = None

    def _full(self) -> int:
        match self._terms:
            case Bank(seconds=seconds):
                return seconds * 1000
            case Days(days=days):
                return days * DAY
        return 0

    def turn(self, seat: Seat | None, at: int, *, finished: bool) -> None:
        """Pass the turn to a seat, or to nobody; `finished` earns the increment."""
        if self._terms is None:
            return
        if self.running is not None:
            if isinstance(self._terms, Bank):
                earned = self._terms.increment * 1000 if finished else 0
                self._left[self.running] = max(0, self._remaining(at)) + earned
            else:
                self._left[self.running] = self._full()
        self.running, self._since = seat, at

    def stop(self, at: int) -> None:
        """The game is over: what is left stays shown."""
        if self.running is not None:
            self._left[self.running] = max(0, self._remaining(at))
        self.running = None

    def _remaining(self, at: int) -> int:
        assert self.running is not None
        elapsed = at - self._since - self._downtime.between(self._since, at)
        return self._left[self.running] - max(0, elapsed)

    def expired(self, at: int) -> bool:
        return self.running is not None and self._remaining(at) <= 0

    @property
    def deadline(self) -> int | None:
        """When the running clock ends if the server stays up."""
        return None if self.running is None else self._since + self._left[self.running]

    def state(self, at: int) -> ClockState | None:
        if self._terms is None:
            return None
        left = list(self._left)
        if self.running is not None:
            left[self.running] = max(0, self._remaining(at))
        return ClockState(left=(left[0], left[1]), running=self.running)
