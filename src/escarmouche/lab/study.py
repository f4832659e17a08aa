"""Playing contests: chunks to an engine, finished ones into a journal, until it is enough.

The result depends on the contests, their order and the seed; not on the engine, the number of
workers, the order in which chunks come back, or how often the study was interrupted.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np

from escarmouche import catalog
from escarmouche.core.playout import prepare
from escarmouche.lab.contests import Chunk, Contest, Tally, play_chunk, tally
from escarmouche.lab.engines import Engine, Here
from escarmouche.lab.findings import GAMES, Run
from escarmouche.lab.journal import Journal
from escarmouche.lab.statistics import Interval
from escarmouche.lab.stopping import Stopping


@dataclass(frozen=True)
class Standing:
    """How far a study is, for those who watch."""

    games: int  # finished
    planned: int  # until the next look
    rate: float  # games a second, of those played in this run
    contest: Contest  # the one that was played last, and how it stands
    tally: Tally
    interval: Interval


Watcher = Callable[[Standing], None]


@dataclass
class Study:
    """A study under way: contests may follow from the results of earlier ones."""

    seed: int = 1
    engine: Engine = field(default_factory=Here)
    journal: Journal | None = None
    watcher: Watcher | None = None
    contests: list[Contest] = field(default_factory=list)
    games: list[np.ndarray] = field(default_factory=list)  # `GAMES` of each contest
    played: int = 0
    resumed: int = 0
    _began: float = field(default_factory=time.perf_counter)

    def play(self, contests: Sequence[Contest], until: Stopping) -> list[np.ndarray]:
        """Play contests next to each other; gives the `GAMES` of each, in order."""
        first = len(self.contests)
        self.contests += contests
        for name in {contest.game for contest in contests}:
            prepare(catalog.game(name))  # so that workers find the machine code ready
        parts: list[list[np.ndarray]] = [[] for _ in contests]
        tallies = [Tally() for _ in contests]
        unsure = list(range(len(contests)))
        done = 0
        for look in until.looks:
            chunks = [
                chunk
                for place in unsure
                for chunk in self._chunks(first + place, contests[place], done, look)
            ]
            missing = sum(chunk.games for chunk in chunks)
            for chunk, rows in self._finished(chunks):
                contest, place = chunk.contest, chunk.number - first
                parts[place].append(rows)
                tallies[place] = tallies[place].plus(tally(contest.counted, rows))
                missing -= chunk.games
                if self.watcher:
                    self.watcher(self._standing(contest, tallies[place], until, missing))
            unsure = [place for place in unsure if not until.is_enough(tallies[place])]
            done = look
        results = [in_order(part) for part in parts]
        self.games += results
        return results

    @property
    def rows(self) -> np.ndarray:
        """All games so far, by contest and game."""
        return np.concatenate(self.games) if self.games else np.empty(0, GAMES)

    def _standing(self, contest: Contest, found: Tally, until: Stopping, missing: int) -> Standing:
        games = self.played + self.resumed
        rate = self.played / max(1e-9, time.perf_counter() - self._began)
        return Standing(games, games + missing, rate, contest, found, until.interval(found))

    @property
    def run(self) -> Run:
        seconds = round(time.perf_counter() - self._began, 3)
        engine = self.engine
        return Run(seconds, engine.name, engine.workers, self.played, self.resumed)

    def _chunks(self, number: int, contest: Contest, done: int, look: int) -> Iterator[Chunk]:
        size = contest.at_once
        for at in range(done, look, size):
            yield Chunk(number, contest, self.seed, at, min(size, look - at))

    def _finished(self, chunks: Sequence[Chunk]) -> Iterator[tuple[Chunk, np.ndarray]]:
        missing = []
        for chunk in chunks:
            rows = self.journal.find(chunk.key) if self.journal else None
            if rows is None:
                missing.append(chunk)
            else:
                self.resumed += chunk.games
                yield chunk, rows
        for chunk, rows in self.engine.run(play_chunk, missing):
            if self.journal:
                self.journal.add(chunk.key, rows)
            self.played += chunk.games
            yield chunk, rows


def in_order(parts: Sequence[np.ndarray]) -> np.ndarray:
    """Rows by game, whatever order they came in."""
    rows = np.concatenate(parts) if parts else np.empty(0, GAMES)
    return rows[np.argsort(rows["game"], kind="stable")]
