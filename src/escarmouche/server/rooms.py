"""A room: one game between two seats, as an append-only log of what happened.

`decide` turns what a seat wants into the next entry of the log, or refuses; `apply` makes an
entry happen. Both are plain functions of the log and the clock: whoever has the log has the room,
in this process or another, now or after a crash. Nothing here waits or stores.
"""

from __future__ import annotations

import asyncio

from escarmouche.core.dice import pledge_of
from escarmouche.core.position import Position
from escarmouche.core.texts import Message
from escarmouche.server.audience_log import Actor, AudienceLogs, Step, actor_of
from escarmouche.server.charters import Charter, Ending, Entry, Sitter, Status
from escarmouche.server.clocks import Clocks, Downtime
from escarmouche.server.refusals import Refusal
from escarmouche.server.room_game import RoomGame
from escarmouche.server.to_client import Offer
from escarmouche.server.to_server import (
    Act,
    ToServerAnswer,
    ToServerMove,
    ToServerOffer,
    ToServerPledge,
    ToServerResign,
    ToServerSalt,
    ToServerSay,
)
from escarmouche.server.wire import Happening, Seat, What

LONGEST = 3_000  # moves and dice of a game, after which it can only be given up or agreed
SAYINGS = 100  # of one seat in a game
BREATH = 1_500  # milliseconds between two of them
OFFERS = 500  # of one seat in a game: moves taken back and made again would have no end


class Room:
    def __init__(self, charter: Charter, downtime: Downtime) -> None:
        self.charter = charter
        # Who made it, as far as this server knows: its share of the computer's time is theirs.
        self.maker = charter.id
        self.record_text: tuple[int, str] | None = None  # as published after so many entries
        self.turn = asyncio.Lock()  # whoever changes or reads the room has it
        self.played = RoomGame(charter)
        self.game = self.played.game
        self.logs = AudienceLogs(self.position)
        self.clocks = Clocks(charter.clock, downtime)
        self.entries: list[Entry] = []
        self.sitters: list[Sitter | None] = [None, None]
        self.offers: list[Offer] = []
        # When a seat last offered something: at which position, counted by what it saw itself.
        self._offered: dict[tuple[Seat, str], int] = {}
        self.ending: Ending | None = None
        self.rematch: str | None = None
        self.status: Status = "waiting"
        self.actor: Actor = None  # who is to decide; nobody before the start and after the end
        # By seat and id, the entry of an act (its ply) and the version that answered it.
        self._acts: dict[tuple[Seat | None, str], tuple[int, int]] = {}

    # --- how things stand ---------------------------------------------------------------------

    @property
    def position(self) -> Position:
        return self.played.position

    @property
    def keys(self) -> list[str | None]:
        """SHA-256 of each seat's key."""
        return [sitter and sitter.key for sitter in self.sitters]

    @property
    def computer_to_move(self) -> Seat | None:
        actor = self.actor
        if actor in (0, 1) and self.charter.seats[actor].level is not None:
            return actor
        return None

    @property
    def offer_to_computer(self) -> Offer | None:
        for offer in self.offers:
            if self.charter.seats[_other(offer.seat)].level is not None:
                return offer
        return None

    @property
    def awaits_computer(self) -> bool:
        """Whether the computer is to decide, or to answer an offer."""
        return self.computer_to_move is not None or self.offer_to_computer is not None

    def taken(self, seat: int) -> bool:
        return self.charter.seats[seat].level is not None or self.sitters[seat] is not None

    def _status(self) -> Status:
        if self.ending or self.position.is_over:
            return "over"
        return "playing" if self._ready() else "waiting"

    def _ready(self) -> bool:
        salted = not self.played.fair or None not in self.played.salts
        return salted and self.taken(0) and self.taken(1)

    # --- from a wish to an entry --------------------------------------------------------------

    def known(self, seat: Seat, act: Act) -> int | None:
        """The version that answered this act if it was sent before."""
        found = self._acts.get((seat, act.id))
        if found is None:
            return None
        ply, version = found
        entry = self.entries[ply]
        if (entry.kind, entry.said.split()[:2]) != (act.type, word_of(act).split()):
            raise Refusal("id-used")
        return version

    def decide(self, seat: Seat, act: Act, now: int) -> Entry:
        """The entry that an act becomes, or the reason why it cannot."""
        match act:
            case ToServerMove():
                return self._move(seat, act, now)
            case ToServerPledge():
                self._check_unsalted(seat)
                if self.played.bound(0) or self.played.bound(1):
                    raise Refusal("pledged")
                return self._entry("pledge", seat, now, act)
            case ToServerSalt():
                self._check_unsalted(seat)
                if self.played.pledges[seat] not in (None, pledge_of(act.salt)):
                    raise Refusal("broken-pledge")
                return self._entry("salt", seat, now, act, self._opening(seat, act.salt))
            case ToServerOffer():
                self._check_offer(seat, act.what)
                return self._entry("offer", seat, now, act)
            case ToServerAnswer():
                return self._answer(seat, act, now)
            case ToServerResign():
                self._check_playing()
                return self._entry("resign", seat, now, act)
            case ToServerSay():
                self._check_saying(seat, now)
                return self._entry("say", seat, now, act)

    def _check_saying(self, seat: Seat, now: int) -> None:
        said = [entry.at for entry in self.entries if (entry.kind, entry.seat) == ("say", seat)]
        if len(said) >= SAYINGS or (said and now < said[-1] + BREATH):
            raise Refusal("said")

    def join(self, seat: Seat, sitter: Sitter, now: int) -> Entry:
        """Somebody takes a seat, which their key opens from now on."""
        if self.taken(seat):
            raise Refusal("seat-taken")
        return self._entry("join", seat, now, said=sitter.word)

    def begun(self, moves: list[int], now: int) -> Entry:
        """The game was begun elsewhere: these are its moves so far."""
        return self._entry("record", None, now, moves=moves)

    def leave(self, now: int, patience: int) -> Entry | None:
        """The entry that frees a seat whose holder never opened the room, so that nothing came."""
        if self.status != "waiting" or not self.played.fair:
            return None
        for entry in reversed(self.entries):
            seat = entry.seat
            if entry.kind != "join" or seat is None or entry.at > now - patience:
                continue
            terms = self.charter.seats[seat]
            invited = terms.open or terms.invite is not None
            if invited and self.taken(seat) and not self.played.bound(seat):
                return self._entry("leave", seat, now)
        return None

    def end(self, now: int) -> Entry:
        """Whoever runs the server ends the game: nobody wins."""
        if self.status == "over":
            raise Refusal("over")
        return self._entry("end", None, now)

    def out_of_time(self, now: int) -> Entry | None:
        """The entry that ends the game of a seat whose time is over."""
        if self.status == "playing" and self.clocks.expired(now):
            return self._entry("time", self.clocks.running, now)
        return None

    def _entry(
        self,
        kind: Happening,
        seat: Seat | None,
        now: int,
        act: Act | None = None,
        moves: list[int] | None = None,
        said: str | None = None,
    ) -> Entry:
        at = max(now, self.entries[-1].at if self.entries else 0)
        said = word_of(act) if said is None and act else said or ""
        return Entry(
            len(self.entries), kind, seat, at, act.id if act else None, said, tuple(moves or ())
        )

    def _check_playing(self) -> None:
        if self.status != "playing":
            raise Refusal("over" if self.status == "over" else "not-started")

    def _move(self, seat: Seat, act: ToServerMove, now: int) -> Entry:
        self._check_playing()
        if len(self.played.record.moves) >= LONGEST:
            raise Refusal("too-long")
        if act.after is not None and act.after < self.logs.moved[seat]:
            raise Refusal("stale")
        steps: list[Step] = []
        for text in act.move.split(","):
            steps.append(self._step(seat, steps, text))
        return self._entry("move", seat, now, act, self.played.after(steps))

    def _step(self, seat: Seat, before: list[Step], text: str) -> Step:
        """A move of a seat right after others of its own, or the reason why it cannot be."""
        position = before[-1].after if before else self.position
        actor = actor_of(position)
        if actor != seat and not (actor == "chance" and not self.played.fair):
            raise Refusal("not-your-turn")
        # Only a secret is decided at one go: where it is out, even a refusal would tell of it.
        if before and not before[-1].secret:
            raise Refusal("not-your-turn")
        shown = self.logs.shown(seat)
        if not before and text in shown.moves:
            return Step.of(position, shown.moves[text])
        # The refusal is worked out from what the seat sees, so it cannot tell more.
        seen = position.hide(seat) if before else shown.position
        ruling = seen.why_not(text)
        if ruling:
            raise Refusal("illegal-move", rule=ruling.rule, message=ruling.message)
        move = seen.legal(text)
        return Step.of(position, move)

    def _check_unsalted(self, seat: Seat) -> None:
        if not self.played.fair or self.played.salts[seat] is not None:
            raise Refusal("salted")

    def _opening(self, seat: Seat, salt: str) -> list[int]:
        """The rolls that begin the game, if this salt is the last thing it waited for."""
        salts = self.played.salted(seat, salt)
        if None in salts or not (self.taken(0) and self.taken(1)):
            return []
        return self.played.opening(salts)

    def _check_offer(self, seat: Seat, what: What) -> None:
        if what == "rematch":
            if self.status != "over":
                raise Refusal("not-over")
        else:
            self._check_playing()
        if what == "takeback" and not self.can_take_back(seat):
            raise Refusal("no-takeback")
        if self.rematch or any(offer.what == what for offer in self.offers):
            raise Refusal("offered")
        if self._offered.get((seat, what)) == self.logs.moved[seat]:
            raise Refusal("offered", message=Message("refusal-offered-before"))
        if sum(entry.kind == "offer" and entry.seat == seat for entry in self.entries) >= OFFERS:
            raise Refusal("offered", message=Message("refusal-offered-often"))

    def _answer(self, seat: Seat, act: ToServerAnswer, now: int) -> Entry:
        offer = next((each for each in self.offers if each.what == act.what), None)
        if offer is None or (offer.seat == seat and act.accept):
            raise Refusal("no-offer")
        return self._entry("answer", seat, now, act)

    def can_take_back(self, seat: int) -> bool:
        """Whether a seat may ask to have its last decision back."""
        casual = not self.charter.rated and self.status == "playing"
        return casual and self.played.way_back(seat) > 0

    # --- from an entry to the next state ------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Make the next entry of the log happen."""
        assert entry.ply == len(self.entries)
        was_playing = self.status == "playing"
        self.entries.append(entry)
        seat = entry.seat
        match entry.kind:
            case "join":
                assert seat is not None
                self.sitters[seat] = Sitter.read(entry.said)
                self._tell(entry, "room-joined")
            case "salt":
                assert seat is not None
                self.played.salt(seat, entry.said)
                self._tell(entry, "room-salted", salt=entry.said)
            case "pledge":
                assert seat is not None
                self.played.pledges[seat] = entry.said
                self._tell(entry, "room-pledged")
            case "leave":
                assert seat is not None
                self.sitters[seat] = None
                self._tell(entry, "room-left")
            case "end":
                self.ending = Ending(None, "agreement")
                self.logs.tell("end", None, Message("room-ended"))
            case "record":
                steps = self.played.bring(entry.moves)
                self.logs.moves("record", None, steps, Message("room-record"))
            case "move":
                assert seat is not None
                self.logs.moves("move", seat, self.played.play(entry.moves), None)
                self.offers = [offer for offer in self.offers if offer.what != "takeback"]
            case "offer":
                assert seat is not None
                self.offers.append(Offer(what=entry.said, seat=seat))  # type: ignore[arg-type]
                self._offered[seat, entry.said] = self.logs.moved[seat]
                self._tell(entry, f"room-offers-{entry.said}")
            case "answer":
                self._settle(entry)
            case "resign":
                self.ending = Ending(_other(seat), "resignation")
                self._tell(entry, "room-resigns")
            case "say":
                assert seat is not None
                sitter = self.sitters[seat]
                name = (sitter and sitter.name) or self.game.seat_name(seat)
                self._tell(entry, f"room-says-{entry.said}", seat=name)
            case "time":
                self.ending = Ending(_other(seat), "time")
                self._tell(entry, "room-time")
        self.status = self._status()
        self.actor = actor_of(self.position) if self.status == "playing" else None
        self._run_clocks(entry, was_playing)
        if self.status == "over":
            self.offers = [offer for offer in self.offers if offer.what == "rematch"]
        if entry.act is not None and seat is not None:
            self._acts[seat, entry.act] = entry.ply, self.logs.version(seat)

    def _tell(self, entry: Entry, message: str, **arguments: object) -> None:
        assert entry.seat is not None
        said = Message(message, {"seat": self.game.seat_name(entry.seat), **arguments})
        steps = self.played.play(entry.moves)
        if steps:
            self.logs.moves(entry.kind, entry.seat, steps, said)
        else:
            self.logs.tell(entry.kind, entry.seat, said)

    def _settle(self, entry: Entry) -> None:
        what, answer, *room = entry.said.split()
        self.offers = [offer for offer in self.offers if offer.what != what]
        if answer == "no":
            self._tell(entry, f"room-declines-{what}")
            return
        assert entry.seat is not None
        if what == "takeback":
            asked = _other(entry.seat)
            self.played.take_back(asked)
            named = Message("room-takes-back", {"seat": self.game.seat_name(asked)})
            self.logs.tell("takeback", asked, named, self.position)
            return
        if what == "draw":
            self.ending = Ending(None, "agreement")
        else:
            self.rematch = room[0]
        self._tell(entry, f"room-accepts-{what}")

    def _run_clocks(self, entry: Entry, was_playing: bool) -> None:
        if self.status != "playing":
            self.clocks.stop(entry.at)
            return
        actor = self.actor
        runner = actor if actor in (0, 1) else None
        played = entry.kind == "move" and bool(entry.moves)
        # The turn also passes when dice fell, even if the seat comes back to itself.
        passed = self.played.record.positions[-1 - len(entry.moves) : -1]
        rolled = any(position.is_chance for position in passed)
        if not was_playing or runner != self.clocks.running or rolled:
            self.clocks.turn(runner, entry.at, finished=played)


def word_of(act: Act) -> str:
    """What an act says, apart from its kind and id."""
    match act:
        case ToServerMove():
            return act.move
        case ToServerPledge():
            return act.pledge
        case ToServerSalt():
            return act.salt
        case ToServerOffer():
            return act.what
        case ToServerAnswer():
            return f"{act.what} {'yes' if act.accept else 'no'}"
        case ToServerResign():
            return ""
        case ToServerSay():
            return act.phrase


def _other(seat: Seat | None) -> Seat:
    return 0 if seat == 1 else 1
