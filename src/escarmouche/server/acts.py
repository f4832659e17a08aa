"""Acts of the seats: from a wish to its answer, one at a time in each room.

An act that finds its room in memory and at rest goes straight to the writer; only one that must
wait for its turn, or for the room to be read, is a task.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from escarmouche.core.errors import EscarmoucheError
from escarmouche.server import opening
from escarmouche.server.charters import Entry
from escarmouche.server.clocks import now_ms
from escarmouche.server.group_commit import Conflict
from escarmouche.server.refusals import Refusal
from escarmouche.server.rooms import Room
from escarmouche.server.rows import Append
from escarmouche.server.to_server import Act, ToServerAnswer
from escarmouche.server.wire import Seat

if TYPE_CHECKING:
    from escarmouche.server.host import Host

TRIES = 3  # while other servers write to the same room


@dataclass(eq=False, slots=True)
class Wish:
    """An act on its way."""

    room: str
    seat: Seat
    act: Act
    # Called once, with the version that shows the act when it is durable, or the reason why not.
    answer: Callable[[int | Exception], None]
    tries: int = TRIES


class Acts:
    def __init__(self, host: Host) -> None:
        self._host = host
        self.tasks: set[asyncio.Task[None]] = set()

    def begin(
        self, name: str, seat: Seat, act: Act, answer: Callable[[int | Exception], None]
    ) -> None:
        """Do what a seat wants, and answer once that is durable."""
        wish = Wish(name, seat, act, answer)
        room = self._host.rooms.get(name)
        if room is not None and room.turn.take():
            self._grant(wish, room)
        else:
            self._later(self._in_turn(wish))

    async def perform(self, name: str, seat: Seat, act: Act) -> int:
        """Do what a seat wants; gives the version that shows it, once it is durable."""
        version: int = await answer_to(partial(self.begin, name, seat, act))
        return version

    async def _in_turn(self, wish: Wish) -> None:
        """Wait for the room."""
        try:
            room = await self._host.take(wish.room)
        except Exception as error:
            wish.answer(error)
        else:
            self._grant(wish, room)

    def _grant(self, wish: Wish, room: Room) -> None:
        """The caller has taken the room's turn; it is given back before the answer."""

        def answer(answer: int | Exception) -> None:
            room.turn.give()
            wish.answer(answer)

        try:
            known = room.known(wish.seat, wish.act)
            if known is not None:
                answer(known)
                return
            now = now_ms()
            late = room.out_of_time(now)
            entry, following, also = (
                (late, None, None) if late else self._entry(room, wish.seat, wish.act, now)
            )

            def settled(error: Exception | None) -> None:
                if isinstance(error, Conflict):
                    room.turn.give()
                    self._retry(wish)
                elif late:
                    answer(error or Refusal("time"))
                else:
                    answer(error or room.logs.version(wish.seat))

            self._host.write(room, settled, entry, following, also)
        except EscarmoucheError as error:
            answer(error)
        except Exception as error:
            self._host.drop(room)  # it may be half changed; the log is not
            answer(error)

    def _entry(
        self, room: Room, seat: Seat, act: Act, now: int
    ) -> tuple[Entry, Room | None, Append | None]:
        """The entry of an act, and the room that a rematch opens."""
        entry = room.decide(seat, act, now)
        if not (isinstance(act, ToServerAnswer) and act.what == "rematch" and act.accept):
            return entry, None, None
        charter = opening.rematch_of(room.charter)
        following, append = opening.opened(charter, room.keys[::-1], self._host.downtime)
        return entry._replace(said=f"{entry.said} {charter.id}"), following, append

    def _retry(self, wish: Wish) -> None:
        """Another server was first: decide again after what it wrote."""
        wish.tries -= 1
        if wish.tries:
            self._later(self._in_turn(wish))
        else:
            wish.answer(Refusal("unavailable"))

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


async def answer_to(begin: Callable[[Callable[[Any], None]], None]) -> Any:
    """Wait for the result or the exception of work that calls whom it is told to call."""
    done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def settle(result: Any) -> None:
        if done.done():  # nobody waits any more
            return
        if isinstance(result, Exception):
            done.set_exception(result)
        else:
            done.set_result(result)

    begin(settle)
    return await done
