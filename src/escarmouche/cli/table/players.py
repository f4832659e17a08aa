"""Who may sit at a table: persons, and programs that choose a move by themselves."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Callable
from functools import partial
from typing import Protocol

from escarmouche.core.game import Game
from escarmouche.core.position import Position
from escarmouche.core.texts import Message
from escarmouche.search.thinking import Interrupt

HUMAN, RANDOM = "human", "random"
LEVELS = ("1", "2", "3", "4", "5", "6", "7", "8")
USUAL = "3"


class Player(Protocol):
    """A program in a seat; it is asked in a thread of its own, so it may think for long."""

    def choose(self, position: Position, interrupt: Interrupt) -> int:
        """One of `position.move_ids`; the position shows no more than the seat may see.

        When `interrupt` is set, nobody waits for the answer any more.
        """


class RandomPlayer:
    """Chooses among the legal moves, all equally likely."""

    def __init__(self, game: Game, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, position: Position, interrupt: Interrupt) -> int:
        return self._random.choice(position.move_ids)


class LevelPlayer:
    """One of the eight opponents."""

    def __init__(self, game: Game, seed: int | None = None, *, level: str) -> None:
        from escarmouche.search import levels  # slow to load, and many tables need none

        # One that was stopped may still be busy, so every question goes to a new one.
        self._new = partial(levels.Player, game, int(level), seed=seed)
        self._patience = levels.patience

    def choose(self, position: Position, interrupt: Interrupt) -> int:
        thinker = self._new(seconds=self._patience(position), interrupt=interrupt)
        return thinker.choose(position)


# Every kind of seat that is not a person, made for a game and from the seed of the table (None:
# unforeseeable).
PLAYERS: dict[str, Callable[[Game, int | None], Player]] = {
    RANDOM: RandomPlayer,
    **{level: partial(LevelPlayer, level=level) for level in LEVELS},
}
KINDS = (HUMAN, *PLAYERS)


def kind_name(kind: str) -> Message:
    """A kind of seat as the bars of the table call it."""
    if kind in LEVELS:
        return Message("table-player-level", {"level": kind})
    return Message("table-you" if kind == HUMAN else f"table-player-{kind}")


async def answer(player: Player, position: Position) -> int:
    """What a player chooses; whoever gives up waiting stops it.

    A thread of the loop's own pool would keep a table that is left open until it has answered.
    """
    loop = asyncio.get_running_loop()
    interrupt = Interrupt()
    answered: asyncio.Future[int | None] = loop.create_future()

    def tell(move: int | None, error: BaseException | None) -> None:
        if answered.done():
            return
        if error is None:
            answered.set_result(move)
        else:
            answered.set_exception(error)

    def think() -> None:
        move, failure = None, None
        try:
            move = player.choose(position, interrupt)
        except BaseException as error:
            failure = error
        if not loop.is_closed():
            loop.call_soon_threadsafe(tell, move, failure)

    threading.Thread(target=think, daemon=True).start()
    try:
        move = await answered
    finally:
        if answered.cancelled():
            interrupt.set()
    assert move is not None
    return move
