"""The computer's seats: lets it decide, and answer offers, whenever a room waits for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager

from escarmouche.server.refusals import Refusal, Unavailable
from escarmouche.server.rooms import Room
from escarmouche.server.thinking import Thinker
from escarmouche.server.to_server import Act, ToServerAnswer, ToServerMove
from escarmouche.server.wire import Seat

log = logging.getLogger("escarmouche.server")

PAUSE = 1  # seconds after a refusal


class Computer:
    """Acts like any client; what it thinks about is the position that its seat sees."""

    def __init__(
        self,
        thinker: Thinker,
        in_turn: Callable[[str], AbstractAsyncContextManager[Room]],
        act: Callable[[str, Seat, Act], Awaitable[object]],
        share: Callable[[Room], str],
    ) -> None:
        self._share = share
        self._thinker = thinker
        self._in_turn = in_turn
        self._act = act
        self._playing: dict[str, asyncio.Task[None]] = {}  # by room

    def react(self, room: Room) -> None:
        """Take up a room if it waits for the computer."""
        if room.awaits_computer:
            self.play(room.charter.id)

    def play(self, name: str) -> None:
        if name not in self._playing:
            self._playing[name] = asyncio.create_task(self._play(name))

    def plays(self, name: str) -> bool:
        return name in self._playing

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        return list(self._playing.values())

    async def _play(self, name: str) -> None:
        """Decide until it is somebody else's turn; what the database cannot do is tried again."""
        try:
            waits = True
            while waits:
                try:
                    waits = await self._decide(name)
                except Unavailable:
                    await asyncio.sleep(PAUSE)
        except Exception:  # taken up again when the room has waited for long
            log.exception("the computer did not decide", extra={"room": name})
        finally:
            self._playing.pop(name, None)

    async def _decide(self, name: str) -> bool:
        """Decide once, if the room waits for that."""
        async with self._in_turn(name) as room:
            answer = answer_of(room)
            seat, ply = room.computer_to_move, len(room.entries)
            if seat is not None:
                seen, version = room.position.hide(seat), room.logs.version(seat)
        if answer:
            await self._try(name, *answer)
        elif seat is not None:
            level = room.charter.seats[seat].level or 1
            move = seen.move_text(await self._thinker.choose(seen, level, self._share(room)))
            act = ToServerMove(type="move", id=f"computer-{ply}", move=move, after=version)
            await self._try(name, seat, act)
        return answer is not None or seat is not None

    async def _try(self, name: str, seat: Seat, act: Act) -> None:
        """Act; what stood against it shows in the next look at the room, or has passed by then."""
        try:
            await self._act(name, seat, act)
        except Refusal:
            await asyncio.sleep(PAUSE)


def answer_of(room: Room) -> tuple[Seat, ToServerAnswer] | None:
    """The computer's answer to an offer: takebacks and rematches gladly, no draws."""
    offer = room.offer_to_computer
    if offer is None:
        return None
    return 1 if offer.seat == 0 else 0, ToServerAnswer(
        type="answer",
        id=f"computer-{len(room.entries)}",
        what=offer.what,
        accept=offer.what != "draw",
    )
