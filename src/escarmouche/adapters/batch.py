"""Many games at once as one array of records, stepped in compiled code.

    batch = Batch(catalog.game("dragons"), 1024, seed=1)
    while learning:
        batch.step(policy(batch.observe(), batch.mask))
        … batch.rewards, batch.over …

Chance is resolved inside, by a stream of each game's own, so what happens depends on nothing but
the seed and the actions. A game that ends begins again in the same step: `over` and `rewards` tell
of the game that ended, everything else of the new one.
"""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Annotated, Any

import numpy as np
from numba import boolean, float32, int8, uint64

from escarmouche.adapters.features import Glass
from escarmouche.core.compiling import generic
from escarmouche.core.errors import InputError
from escarmouche.core.game import Game
from escarmouche.core.kernel import CHANCE, OVER, Moves, Positions, kernel
from escarmouche.core.position import Position
from escarmouche.core.seeds import below, start_stream

RESTART = -1  # as an action: begin a new game


@generic
def step_games(
    actions: Moves,
    start: Positions,
    move_count: int,
    rows: Positions,
    streams: Annotated[np.ndarray, uint64[:, ::1]],
    actors: Annotated[np.ndarray, int8[::1]],
    mask: Annotated[np.ndarray, boolean[:, ::1]],
    rewards: Annotated[np.ndarray, float32[:, ::1]],
    over: Annotated[np.ndarray, boolean[::1]],
    drawn: Moves,
    again: bool,
) -> int:
    """Play `actions[i]` in game i and let chance act, up to the next decision.

    Everything is checked before anything is played: the number of the first game whose action is
    not legal is returned, −1 if all are. Column 0 of `streams` is the dice of each game, column 1
    draws the uniform legal move in `drawn`.
    """
    decisions = mask.shape[1]
    for game in range(rows.shape[0]):
        action = actions[game]
        outside = action < 0 or action >= decisions
        if action != RESTART and actors[game] != OVER and (outside or not mask[game, action]):
            return game
    options = np.empty(move_count, np.int32)
    chances = np.empty(move_count, np.int32)
    stream = np.empty(1, np.uint64)
    # Indices are unsigned where numba would otherwise look whether they count from the end.
    for game in range(rows.shape[0]):
        rewards[game, 0] = rewards[game, 1] = 0
        restarts = actions[game] == RESTART
        over[game] = actors[game] == OVER and not restarts
        if over[game]:
            continue
        pos = rows[game]
        stream[0] = streams[game, 0]
        if restarts:
            rows[game] = start[0]
        else:
            kernel.play(pos, actions[game], None)
        while True:
            who = kernel.actor(pos)
            if who == CHANCE:
                kernel.play(pos, kernel.draw(pos, options, chances, stream), None)
            elif who == OVER and not over[game]:
                over[game] = True
                winner = kernel.outcome(pos)[0]
                if winner == 0 or winner == 1:
                    rewards[game, winner] = 1
                    rewards[game, 1 - winner] = -1
                if not again:
                    break
                rows[game] = start[0]
            else:
                break
        streams[game, 0] = stream[0]
        actors[game] = who
        for move in range(decisions):
            mask[game, move] = False
        if who != OVER:
            count = kernel.moves(pos, options)
            for index in range(count):
                mask[game, np.uint32(options[index])] = True
            stream[0] = streams[game, 1]
            drawn[game] = options[below(stream, count)]
            streams[game, 1] = stream[0]
    return -1


class Batch:
    """`size` games side by side; every array has one row for each.

    rows      the records of the positions
    actors    the seat to decide, or OVER where a game is not begun again
    mask      which moves are legal for it
    rewards   1 and −1 for both seats in the step that ended a game, else 0
    over      whether the last step ended the game
    drawn     a legal move drawn uniformly: the random policy
    """

    def __init__(
        self,
        game: Game,
        size: int,
        seed: int = 0,
        options: Mapping[str, str] | None = None,
        start: Position | None = None,
        auto_reset: bool = True,
        threads: int = 1,
    ) -> None:
        if size < 1 or threads < 1:
            raise InputError("error-batch-size", size=size, threads=threads)
        rules = game.rules
        self.game = game
        self.auto_reset = auto_reset
        self._start = (start or game.new(**(options or {}))).array
        self.rows = np.zeros(size, rules.dtype)
        self.actors = np.full(size, OVER, np.int8)
        self.mask = np.zeros((size, rules.chance_from), np.bool_)
        self.rewards = np.zeros((size, 2), np.float32)
        self.over = np.zeros(size, np.bool_)
        self.drawn = np.zeros(size, np.int32)
        self._streams = np.zeros((size, 2), np.uint64)
        bounds = np.linspace(0, size, min(threads, size) + 1).astype(int)
        self._parts = [self._part(slice(a, b)) for a, b in pairwise(bounds)]
        self._glass = Glass(rules, size)
        self._pool = ThreadPoolExecutor(threads) if len(self._parts) > 1 else None
        self._step = step_games.straight(rules)
        self.reset(seed)

    def __len__(self) -> int:
        return len(self.rows)

    def reset(self, seed: int) -> None:
        """Begin all games anew, from the dice of `seed`."""
        stream = np.empty(1, np.uint64)
        for game in range(len(self)):
            for kind in range(2):
                start_stream(stream, np.uint64(seed), np.uint64(2 * game + kind))
                self._streams[game, kind] = stream[0]
        self.step(np.full(len(self), RESTART, np.int32))

    def step(self, actions: np.ndarray) -> None:
        """Play an action in every game; RESTART begins a game anew.

        An action that is not legal is an error that names it, and nothing is played. In games
        that are over and do not begin again, actions do nothing.
        """
        actions = np.ascontiguousarray(actions, np.int32)
        if actions.shape != (len(self),):
            raise InputError("error-batch-actions", found=str(actions.shape), expected=len(self))
        if self._pool is None:
            ((_, arguments),) = self._parts
            if self._step(actions, *arguments) >= 0:
                self._refuse(actions)
        else:
            self._refuse(actions)  # no part may play before all are checked
            list(self._pool.map(lambda part: self._step(actions[part[0]], *part[1]), self._parts))

    def observe(self) -> np.ndarray:
        """What the seat to decide sees of each game (`adapters.features`), until the next call."""
        return self._glass.look(self.rows, self.actors)

    def position(self, game: int) -> Position:
        """One of the games as a position."""
        return Position(self.game, self.rows[game : game + 1].copy()[0])

    def _part(self, part: slice) -> tuple[slice, tuple[Any, ...]]:
        """Some of the games, and what `step_games` takes for them after the actions."""
        return part, (
            self._start,
            self.game.rules.move_count,
            self.rows[part],
            self._streams[part],
            self.actors[part],
            self.mask[part],
            self.rewards[part],
            self.over[part],
            self.drawn[part],
            self.auto_reset,
        )

    def _refuse(self, actions: np.ndarray) -> None:
        """The sentence for the first action that is not legal, if there is one."""
        playing = (actions != RESTART) & (self.actors != OVER)
        inside = (actions >= 0) & (actions < self.mask.shape[1])
        legal = self.mask[np.arange(len(self)), np.where(inside, actions, 0)] & inside
        wrong = np.flatnonzero(playing & ~legal)
        if wrong.size:
            game = int(wrong[0])
            raise InputError("error-batch-action", game=str(game), action=str(actions[game]))
