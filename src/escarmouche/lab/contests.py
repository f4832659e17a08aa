"""A contest: two sides that play a game again and again, changing seats.

Game k of contest c depends on the seed, c and k only, so that any part of it can be played by
anyone at any time.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from escarmouche import catalog
from escarmouche.core.game_record import Record
from escarmouche.core.kernel import DRAW, NOBODY
from escarmouche.core.playout import playouts
from escarmouche.core.position import Position
from escarmouche.core.seeds import start_stream, weighted
from escarmouche.lab.findings import GAMES
from escarmouche.lab.players import RANDOM, Player, read_player, seated, seed_of

MOST_GAMES = 1 << 40  # of a contest: what is left of a stream's index numbers contests
RANDOM_AT_ONCE = 20_000

# Whose points a contest counts.
SIDE, STARTER, SEAT_0, SEAT_1 = "side", "starter", "seat-0", "seat-1"


@dataclass(frozen=True)
class Side:
    """Who plays, and what it brings (a faction, a set of dice)."""

    player: str = RANDOM
    arm: str | None = None


@dataclass(frozen=True)
class Contest:
    """Two sides and where they meet; the first sits on seat 0 in even games, or in all."""

    game: str
    sides: tuple[Side, Side] = (Side(), Side())
    options: Mapping[str, str] = field(default_factory=dict)
    start: str | None = None  # a position, instead of options
    counted: str = SIDE
    changing: bool = True

    @property
    def is_random(self) -> bool:
        return all(side.player == RANDOM for side in self.sides)

    @property
    def at_once(self) -> int:
        """How many of its games make a good task for an engine."""
        if self.is_random:
            return RANDOM_AT_ONCE
        return min(read_player(side.player).games_at_once for side in self.sides)

    def seat(self, game: int) -> int:
        """Where the first side sits."""
        return game % 2 if self.changing else 0

    def options_of(self, seat: int) -> dict[str, str]:
        """The options of a game in which the first side has this seat."""
        arms = [side.arm for side in (self.sides if seat == 0 else self.sides[::-1])]
        known = catalog.game(self.game).arms
        if known is None or arms[0] is None or arms[1] is None:
            return dict(self.options)
        return dict(self.options) | dict(known.options(arms[0], arms[1]))

    def record(self, game: int) -> Record:
        """A game about to begin."""
        chosen = catalog.game(self.game)
        if self.start is not None:
            return Record.from_position(chosen.position(self.start))
        return Record.new(chosen, **self.options_of(self.seat(game)))


@dataclass(frozen=True)
class Chunk:
    """Some games of a contest, in a row: what an engine is given at a time."""

    number: int  # of the contest
    contest: Contest
    seed: int
    first: int
    games: int

    @property
    def key(self) -> tuple[int, int, int]:
        return self.number, self.first, self.games


def play_chunk(chunk: Chunk) -> np.ndarray:
    """The `GAMES` of a chunk."""
    contest = chunk.contest
    rows = np.zeros(chunk.games, GAMES)
    rows["contest"] = chunk.number
    rows["game"] = np.arange(chunk.first, chunk.first + chunk.games)
    rows["seat"] = rows["game"] % 2 if contest.changing else 0
    if contest.is_random:
        for seat in (0, 1):
            _play_random(chunk, seat, rows)
        return rows
    with ExitStack() as stack:
        game = catalog.game(contest.game)
        players = [stack.enter_context(seated(game, side.player)) for side in contest.sides]
        for row in rows:
            record = _played(chunk.seed, chunk.number, contest, int(row["game"]), players)
            _note(record, row)
    return rows


def replayed(seed: int, number: int, contest: Contest, game: int) -> Record:
    """One game of a contest, move by move."""
    with ExitStack() as stack:
        chosen = catalog.game(contest.game)
        players = [stack.enter_context(seated(chosen, side.player)) for side in contest.sides]
        return _played(seed, number, contest, game, players)


def replay_first(chunk: Chunk) -> str:
    """The record of the first game of a chunk, as text."""
    return replayed(chunk.seed, chunk.number, chunk.contest, chunk.first).text


class Tally(NamedTuple):
    """How the games ended for what a contest counts."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    @property
    def games(self) -> int:
        return sum(self)

    @property
    def score(self) -> float:
        return (self.wins + self.draws / 2) / self.games if self.games else 0.5

    def plus(self, other: Tally) -> Tally:
        return Tally(*(mine + theirs for mine, theirs in zip(self, other, strict=True)))


def tally(counted: str, rows: np.ndarray) -> Tally:
    """The games in which what is counted was there: not every game has a starter."""
    if counted == SIDE:
        mine = rows["seat"]
    elif counted == STARTER:
        rows = rows[rows["starter"] != NOBODY]
        mine = rows["starter"]
    else:
        mine = np.full(len(rows), counted == SEAT_1, np.int8)
    draws = int((rows["winner"] == DRAW).sum())
    wins = int((rows["winner"] == mine).sum())
    return Tally(wins, draws, len(rows) - wins - draws)


def _index(number: int, game: int) -> int:
    """The index of a game's stream, for every game of every contest another."""
    return number * MOST_GAMES + game


def _play_random(chunk: Chunk, seat: int, rows: np.ndarray) -> None:
    """Fill in the games in which the first side has one seat."""
    here = np.flatnonzero(rows["seat"] == seat)
    if not len(here):
        return
    contest = chunk.contest
    start = _start(contest.game, contest.start, tuple(contest.options_of(seat).items()))
    step = 2 if contest.changing else 1
    first = _index(chunk.number, int(rows["game"][here[0]]))
    endings = playouts(start.game, start.array, chunk.seed, first, len(here), step)
    for name in endings.dtype.names or ():
        rows[name][here] = endings[name]


@lru_cache(64)
def _start(game: str, text: str | None, options: tuple[tuple[str, str], ...]) -> Position:
    chosen = catalog.game(game)
    return chosen.new(**dict(options)) if text is None else chosen.position(text)


def _played(seed: int, number: int, contest: Contest, game: int, sides: list[Player]) -> Record:
    stream = np.empty(1, np.uint64)
    start_stream(stream, np.uint64(seed), np.uint64(_index(number, game)))
    for side, player in enumerate(sides):
        player.begin(seed_of(seed, number, game, side), stream)
    seats = sides if contest.seat(game) == 0 else sides[::-1]
    record = contest.record(game)
    while not record.position.is_over:
        position = record.position
        if position.is_chance:
            weights = np.array(position.weights, np.int32)
            record.play(position.move_ids[weighted(stream, weights, len(weights))])
        else:
            record.play(seats[position.actor].choose(position))
    return record


def _note(record: Record, row: np.void) -> None:
    """Write how a game ended into its row."""
    game, end = record.game, record.position.record
    row["winner"], row["reason"] = game.rules.kernel.outcome(end)
    decisions = [position for position in record.positions if position.actor in (0, 1)]
    open_ones = (position.actor for position in decisions if not position.hidden)
    row["starter"] = next(open_ones, NOBODY)
    row["plies"] = len(decisions)
    row["rolls"] = len(record.moves) - len(decisions)
    row["margin"] = game.rules.kernel.margin(end)
