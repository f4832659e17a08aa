"""The host of all rooms: seats people, commits what happens, lets the computer think.

An act goes one way: `act` takes the room's turn, the room decides what the act becomes, `_commit`
applies and stores it, and once it is durable everyone is told and the asker is answered. A room
whose commit fails is dropped from memory and read again: the log is the truth.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from escarmouche import catalog
from escarmouche.core.errors import EscarmoucheError
from escarmouche.core.game import Game
from escarmouche.core.kernel import SPECTATOR
from escarmouche.core.texts import Message
from escarmouche.server import opening, security
from escarmouche.server.audience_log import AUDIENCES
from escarmouche.server.battles import Battles
from escarmouche.server.charters import Entry, Sitter
from escarmouche.server.clocks import DAY, Downtime, go_on_from, now_ms
from escarmouche.server.computer import Computer
from escarmouche.server.fair_line import FairLine
from escarmouche.server.group_commit import Conflict
from escarmouche.server.hub import Hub
from escarmouche.server.metrics import Metrics
from escarmouche.server.players import Players, Score
from escarmouche.server.push import Pushes
from escarmouche.server.refusals import Refusal, Unavailable
from escarmouche.server.rooms import Room
from escarmouche.server.rows import Append, Summary
from escarmouche.server.settings import Settings
from escarmouche.server.store import Store
from escarmouche.server.thinking import Thinker, prepare
from escarmouche.server.to_server import (
    Act,
    Introduced,
    ToServerAnswer,
    ToServerCreate,
    ToServerJoin,
)
from escarmouche.server.warming import warm, warmed
from escarmouche.server.wire import Seat

log = logging.getLogger("escarmouche.server")

TRIES = 3  # while other servers write to the same room
HEARTBEAT = 2  # seconds
LONGEST_GAP = 5_000  # milliseconds without a heartbeat that mean no server could do anything
ABANDONED = 90_000  # milliseconds after which another server takes over a computer's turn
ABSENT = 90_000  # milliseconds after which a challenge is listed no more unless its maker is there
ARRIVING = 15_000  # milliseconds in which whoever makes a challenge opens its room
UNOPENED = 120_000  # milliseconds in which whoever takes a seat must open the room
OPENING = 4  # moves and dice after which a position is a game's own
SEATING = ("join", "leave", "pledge", "salt")  # what changes a RoomInfo
PAUSE = 0.02  # seconds between rooms that are read because of a restart
CACHED = 2_000  # rooms kept in memory although nobody watches


class Host:
    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.hub = Hub()
        self.players = Thinker(settings.thinking)
        # Whoever asks for something keeps no opponent waiting, nor do long things short ones.
        self.readers = Thinker(1, finish=True)
        self.analysts = Thinker(1, each=2, most=8)
        self.looks = FairLine(1)  # in a thread: what takes a moment only
        self.metrics = metrics
        self.people = Players(store.engine)
        self.battles = Battles(store.engine, settings)
        self.pushes = Pushes(store.engine, settings)
        self.hub.alone = store.alone
        self._store = store
        self._settings = settings
        self.downtime = Downtime()
        self.rooms: dict[str, Room] = {}
        self._computer = Computer(self.players, self.in_turn, self.act, self._share)
        self._tasks: list[asyncio.Task[None]] = []
        self.loading = asyncio.Lock()  # of what is used for the first time, one thing at a time
        self._unfinished = 0
        self._beaten = 0.0  # when the heartbeat was last stored
        self.bans: frozenset[str] = frozenset()

    async def start(self) -> None:
        go_on_from(await self._store.last_beat())
        await self._beat(1_000 * HEARTBEAT)  # what is longer than one beat is time without a server
        self._unfinished = await self._store.count_rooms()
        self.bans = await self._store.bans()
        await self.pushes.start()
        await self._rate_all()
        for room in await self._store.thinking(now_ms()):
            self._computer.play(room)
        self._tasks = [
            asyncio.create_task(self._every(HEARTBEAT, self._beat)),
            asyncio.create_task(self._every(1, self._watch_clocks)),
            asyncio.create_task(self._every(30, self._tidy)),
            asyncio.create_task(self._store.listen(self._heard)),
            asyncio.create_task(self._recall()),
        ]
        if self._settings.prepare:
            self._tasks.append(asyncio.create_task(self._prepare()))

    async def _prepare(self) -> None:
        """What the first visitor does not ask for is compiled by another process, then loaded."""
        await self.players.run(prepare)
        await asyncio.to_thread(warm)

    async def game(self, name: str) -> Game:
        """A game by its name.

        What it takes to play it is loaded in a thread the first time: everyone else would wait
        for that too.
        """
        if name in catalog.GAMES and name not in warmed:
            async with self.loading:
                if name not in warmed:
                    await asyncio.to_thread(warm, (name,))
        return catalog.game(name)

    async def stop(self) -> None:
        for connection in self.hub:
            connection.close(1012)
        tasks = [*self._tasks, *self._computer.tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.pushes.stop()
        self.players.close()
        self.readers.close()
        self.analysts.close()
        await self._store.close()

    # --- rooms --------------------------------------------------------------------------------

    async def room(self, name: str) -> Room:
        """A room, from memory or from its log."""
        if name not in self.rooms:
            charter = await self._store.charter(name)
            if charter is None:
                raise Refusal("unknown-room")
            known = (await self.game(charter.game)).rules.version
            if charter.rules != known:  # never play a game by other rules than it was begun with
                versions = {"found": charter.rules, "known": known}
                raise Refusal("other-rules", message=Message("refusal-other-rules", versions))
            room = Room(charter, self.downtime)
            for entry in await self._store.entries(name):
                room.apply(entry)
            if self.rooms.setdefault(name, room) is room:
                # Whoever watched it before it was dropped may have missed something.
                self.hub.publish(room, seats_changed=True)
        return self.rooms[name]

    def in_turn(self, name: str) -> Turn:
        """A room that nobody else changes meanwhile: all of it is durable."""
        return Turn(self, name)

    def drop(self, room: Room) -> None:
        """Forget a room that may differ from its log; whoever wants it reads it again."""
        if self.rooms.get(room.charter.id) is room:
            del self.rooms[room.charter.id]

    async def create(self, asked: ToServerCreate, client: str = "") -> tuple[Room, opening.Handed]:
        """A new room, and what its creator is handed."""
        self._check_space(client)
        if any(seat.kind == "open" for seat in asked.seats):
            self._check_challenges(client)
        await self.game(asked.game)
        begun = await asyncio.to_thread(opening.begun_elsewhere, asked)
        opening.check_rated(asked)
        # What the computer would play there is help too.
        helped = any(seat.kind == "computer" for seat in asked.seats)
        if begun and helped and bytes(begun.position) in self.guarded():
            raise Refusal("hints-off", message=Message("refusal-hints-elsewhere"))
        name, player = await self._introduced(asked, asked.rated)
        charter, handed = opening.asked_for(asked, begun)
        sitters = handed.sitters(name, player)
        room, append = opening.opened(charter, sitters, self.downtime, begun)
        await self._store.append(append)
        room.maker = client or room.maker
        self._opened(room)
        return room, handed

    async def _introduced(self, asked: Introduced, rated: bool) -> tuple[str | None, str | None]:
        """The name that somebody is shown with, and in a rated game who they are."""
        if not rated:
            return asked.name, None
        player, name = await self.people.known(asked.player)
        return name, player

    def _check_space(self, client: str) -> None:
        """Whether there may be one more game, and one more of this client."""
        theirs = sum(room.maker == client and room.status != "over" for room in self.rooms.values())
        if self._unfinished >= self._settings.rooms:
            raise Refusal("full")
        if client and theirs >= self._settings.rooms_each:
            raise Refusal("too-many", message=Message("refusal-many-rooms"))

    def _check_challenges(self, client: str) -> None:
        waiting = sum(
            room.maker == client and Summary.after(room).open for room in self.rooms.values()
        )
        if client and waiting >= self._settings.challenges_each:
            raise Refusal("too-many", message=Message("refusal-many-challenges"))

    def _share(self, room: Room) -> str:
        """Whose share of the computer's time a room takes: all that nobody watches have one."""
        return room.maker if self.hub.watched(room.charter.id) else ""

    def _opened(self, room: Room) -> None:
        self._unfinished += 1
        self.rooms[room.charter.id] = room
        self.metrics.add("rooms_created_total")
        log.info("room opened", extra={"room": room.charter.id, "game": room.charter.game})
        self._computer.react(room)

    async def join(self, name: str, asked: ToServerJoin) -> tuple[Room, Seat, str]:
        """Take a free seat, by its invite or because it is open to anyone."""
        nickname, player = await self._introduced(asked, (await self.room(name)).charter.rated)
        for _ in range(TRIES):
            async with self.in_turn(name) as room:
                seat = self._free_seat(room, asked.invite)
                if player and any(other and other.player == player for other in room.sitters):
                    raise Refusal("same-player")
                key = security.new_key()
                sitter = Sitter(security.hashed(key), nickname, player)
                with contextlib.suppress(Conflict):
                    await self._commit(room, room.join(seat, sitter, now_ms()))
                    return room, seat, key
        raise Refusal("unavailable")

    def _free_seat(self, room: Room, invite: str | None) -> Seat:
        for seat in opening.SEATS:
            terms = room.charter.seats[seat]
            invited = invite is not None and security.opens(invite, terms.invite)
            if not room.taken(seat) and (invited or (invite is None and terms.open)):
                return seat
        if invite is not None and not any(
            security.opens(invite, terms.invite) for terms in room.charter.seats
        ):
            raise Refusal("unknown-invite")
        raise Refusal("seat-taken")

    async def audience(self, name: str, key: str | None) -> int:
        """Who asks for a room: the seat that the key opens, or a spectator."""
        room = await self.room(name)
        if key is None:
            return SPECTATOR
        for seat in (0, 1):
            if security.opens(key, room.keys[seat]):
                return seat
        raise Refusal("unknown-key")

    async def challenges(self) -> list[Room]:
        """Rooms with a seat open to anyone whose makers are there, the newest first."""
        found = []
        for name in await self._store.challenges(now_ms() - ABSENT, 50):
            try:
                room = await self.room(name)
                if self._is_offered(room):
                    found.append(room)
            except Unavailable:
                raise
            except Exception:  # one that cannot be read spoils no list
                log.exception("unreadable room", extra={"room": name})
        return found

    def _is_offered(self, room: Room) -> bool:
        """Whether whoever made a challenge is there; when they leave it is withdrawn."""
        fresh = now_ms() - room.charter.created < ARRIVING
        return fresh or not self.hub.alone or True in self.hub.here(room.charter.id)

    def public(self) -> list[Room]:
        """Games that go on between people who met in public, for others to watch."""
        return [
            room
            for name, room in self.rooms.items()
            if room.status == "playing"
            and any(terms.open for terms in room.charter.seats)
            and self.hub.watched(name)
        ]

    @property
    def can_store(self) -> bool:
        """Whether the heart still beats, which is the smallest thing that is stored."""
        return time.monotonic() - self._beaten < 3 * HEARTBEAT

    def guarded(self) -> frozenset[bytes]:
        """Positions of games underway in which hints are off, as anyone there sees them.

        Nobody is told what is best in them, in another room or for a record either.
        """
        return frozenset(
            bytes(room.logs.shown(audience).position)
            for room in self.rooms.values()
            if room.status == "playing"
            and not room.charter.hints
            and len(room.played.record.moves) > OPENING
            for audience in AUDIENCES
        )

    async def _recall(self) -> None:
        """Read the games underway, without haste: those that are guarded must be known."""
        for name in await self._store.playing(CACHED):
            await self._each([name], self.room)
            await asyncio.sleep(PAUSE)

    # --- what happens ---------------------------------------------------------------------------

    async def act(self, name: str, seat: Seat, act: Act) -> int:
        """Do what a seat wants; gives the version that shows it, once it is durable."""
        for _ in range(TRIES):
            async with self.in_turn(name) as room:
                known = room.known(seat, act)
                if known is not None:
                    return known
                late = await self._late(room)
                now = now_ms()
                with contextlib.suppress(Conflict):  # decide again after what another server wrote
                    if late:
                        await self._commit(room, late)
                        raise Refusal("time")
                    await self._commit(room, *self._decided(room, seat, act, now))
                    return room.logs.version(seat)
        raise Refusal("unavailable")

    def _decided(
        self, room: Room, seat: Seat, act: Act, now: int
    ) -> tuple[Entry, tuple[Room, Append] | None]:
        """The entry of an act, and the room that a rematch opens."""
        entry = room.decide(seat, act, now)
        if not (isinstance(act, ToServerAnswer) and act.what == "rematch" and act.accept):
            return entry, None
        self._check_space(room.maker)
        charter = opening.rematch_of(room.charter)
        following = opening.opened(charter, room.sitters[::-1], self.downtime)
        return entry._replace(said=f"{entry.said} {charter.id}"), following

    async def _commit(
        self, room: Room, entry: Entry, following: tuple[Room, Append] | None = None
    ) -> None:
        """Apply and store; once it is durable, tell everyone. The caller has the room's turn."""
        name, status, asked = room.charter.id, room.status, room.actor
        watching = room.logs.version(SPECTATOR)
        before = Summary.after(room)
        room.apply(entry)
        after = Summary.after(room)
        began = time.perf_counter()
        summary = after if after.differs(before) else None
        also = following[1] if following else None
        try:
            await self._store.append(Append(name, (entry,), summary, also=also))
        except Exception:
            self.drop(room)
            raise
        if room.logs.version(SPECTATOR) > watching:
            # Only what everyone may know is counted: the numbers are public.
            self.metrics.add("updates_total")
            self.metrics.observe(time.perf_counter() - began)
        if room.status == "over" != status:
            self._unfinished -= 1
            log.info("game over", extra={"room": name})
            if room.charter.rated:
                await self.people.rate(Score.of(room), now_ms())
        actor = room.actor
        if actor in (0, 1) and actor != asked and not self.hub.here(name)[actor]:
            self.pushes.turn(room, actor)
        self.hub.publish(room, seats_changed=entry.kind in SEATING)
        self._computer.react(room)
        if following:
            following[0].maker = room.maker
            self._opened(following[0])

    async def _rate_all(self) -> None:
        """Put results in the ratings that a server which died has left out."""
        await self._each(await self.people.unrated(now_ms() - DAY), self._rate)

    async def _rate(self, name: str) -> None:
        await self.people.rate(Score.of(await self.room(name)), now_ms())

    async def refresh(self, name: str) -> None:
        """Read what another server has added to a room, and tell who watches it here."""
        if name not in self.rooms and not self.hub.watched(name):
            return
        async with self.in_turn(name) as room:
            news = await self._store.entries(name, len(room.entries))
            for entry in news:
                room.apply(entry)
            self.hub.publish(room, seats_changed=any(entry.kind in SEATING for entry in news))

    async def _heard(self, names: Iterable[str] | None) -> None:
        await self._each({*self.rooms, *self.hub.rooms} if names is None else names, self.refresh)

    # --- the passing of time --------------------------------------------------------------------

    async def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Exception:
                log.exception("housekeeping failed and will be tried again")

    async def _each(self, names: Iterable[str], work: Callable[[str], Awaitable[object]]) -> None:
        """Work on several rooms; what one of them cannot do does not keep the others from it."""
        for name in names:
            try:
                await work(name)
            except Unavailable:  # nor can the others, for now
                raise
            except Exception:
                log.exception("housekeeping failed", extra={"room": name})

    async def _beat(self, longest_gap: int = LONGEST_GAP) -> None:
        self.downtime.periods = await self._store.beat(now_ms(), longest_gap)
        self._beaten = time.monotonic()

    def _waits(self, name: str) -> bool:
        """Whether a room here waits for anyone, while somebody watches it."""
        room = self.rooms.get(name)
        return room is not None and room.status == "waiting" and Summary.after(room).open

    async def _free_unopened(self, name: str) -> None:
        """A seat that was taken but never opened is given to the next who comes."""
        async with self.in_turn(name) as room:
            left = room.leave(now_ms(), UNOPENED)
            if left:
                with contextlib.suppress(Conflict):
                    await self._commit(room, left)

    async def _watch_clocks(self) -> None:
        await self._each(await self._store.out_of_time(now_ms()), self._watch_clock)

    async def _watch_clock(self, name: str) -> None:
        async with self.in_turn(name) as room:
            late = await self._late(room)
            if late:
                with contextlib.suppress(Conflict):
                    await self._commit(room, late)

    async def _late(self, room: Room) -> Entry | None:
        """The entry that ends a game by time, once the time in which nothing worked is known."""
        late = room.out_of_time(now_ms())
        if late and not self.can_store:
            await self._beat()
            late = room.out_of_time(now_ms())
        return late

    async def _tidy(self) -> None:
        for name in await self._store.thinking(now_ms() - ABANDONED):
            self._computer.play(name)
        await self._store.touch([name for name in self.hub.rooms if self._waits(name)], now_ms())
        await self._each(await self._store.unopened(now_ms() - UNOPENED), self._free_unopened)
        kept = self._settings.retention
        await self._store.forget(kept, now_ms())
        await self.battles.forget(kept, now_ms())
        await self.people.forget(now_ms() - kept.playing * DAY)
        self._unfinished = await self._store.count_rooms()
        self.bans = await self._store.bans()
        await self._rate_all()
        await self.pushes.refresh()
        idle = [
            name
            for name, room in self.rooms.items()
            if not self.hub.watched(name)
            and not room.turn.locked()
            and not self._computer.plays(name)
        ]
        for name in idle[: max(0, len(self.rooms) - CACHED)]:
            del self.rooms[name]


class Turn(contextlib.AbstractAsyncContextManager[Room]):
    """A room in which only one at a time may change anything."""

    def __init__(self, host: Host, name: str) -> None:
        self._host = host
        self._name = name

    async def __aenter__(self) -> Room:
        rooms, name = self._host.rooms, self._name
        while True:
            self._room = room = rooms.get(name) or await self._host.room(name)
            await room.turn.acquire()
            if rooms.get(name) is room:
                return room
            room.turn.release()  # it was dropped while we waited, and may differ from its log

    async def __aexit__(self, *raised: Any) -> None:
        _, error, _ = raised
        if error is not None and not isinstance(error, EscarmoucheError):
            self._host.drop(self._room)  # it may be half changed; the log is not
        self._room.turn.release()
