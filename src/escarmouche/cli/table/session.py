"""A game at a table, without its screen: who decides, what may be seen, touched and taken back.

The table knows no rules. A legal move is a path of steps, the things a hand touches in order;
the session offers the next steps of every path that begins with those already chosen.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from escarmouche.cli.table.players import HUMAN, PLAYERS, Player
from escarmouche.core.dice import FairDice
from escarmouche.core.errors import IllegalMove
from escarmouche.core.game import Game
from escarmouche.core.game_record import Record, dice_tags
from escarmouche.core.kernel import SPECTATOR
from escarmouche.core.position import Position
from escarmouche.core.texts import Message
from escarmouche.core.vocabulary import Event


@dataclass(frozen=True)
class Entry:
    """One line of the log: a move and what it did; a secret one has neither.

    `number` counts what the viewer may count, `at` is the position that followed.
    """

    number: int
    at: int
    move: str
    events: tuple[Event, ...]
    seat: int


class Session:
    """One game: its record, who sits where, and where the dice come from (None: typed in)."""

    def __init__(
        self,
        record: Record,
        seats: tuple[str, str] = (HUMAN, HUMAN),
        dice: FairDice | None = None,
        *,
        seed: int | None = None,
        replay: bool = False,
    ) -> None:
        self.record = record
        self.seats = seats
        self.players = {
            seat: PLAYERS[kind](record.game, seed)
            for seat, kind in enumerate(seats)
            if kind != HUMAN
        }
        self.dice = dice
        self.replay = replay
        self.chosen: tuple[str, ...] = ()
        self.at = 0 if replay else len(record.moves)  # the position looked at
        self.holder: int | None = None  # the person who has the keyboard
        self._saved = self._mark
        self._told: list[tuple[str, tuple[Event, ...]]] = []  # of each move, when first asked for

    @property
    def game(self) -> Game:
        return self.record.game

    @property
    def position(self) -> Position:
        """Where the game is, with its secrets; `shown` is what may be looked at."""
        return self.record.position

    @property
    def persons(self) -> list[int]:
        return [seat for seat in (0, 1) if seat not in self.players]

    @property
    def near(self) -> int:
        """The seat that is nearest to the eye: the only person's, else the first."""
        return self.persons[0] if len(self.persons) == 1 else 0

    # What may be seen

    @property
    def handover(self) -> int | None:
        """The person to take the keyboard before anything secret may be shown."""
        seat = self.position.actor
        if self.replay or self.is_over or len(self.persons) < 2:
            return None
        if seat not in (0, 1) or seat == self.holder:
            return None
        return seat if _is_secret(self.position) else None

    @property
    def viewer(self) -> int:
        """Whose eyes the screen serves."""
        if len(self.persons) == 1:
            return self.persons[0]
        if self.is_over or self.handover is not None or self.position.actor not in (0, 1):
            return SPECTATOR
        return self.position.actor

    @property
    def shown(self) -> Position:
        """The position looked at, without what its viewer may not know."""
        position = self.record.positions[self.at]
        return position if self.replay else position.hide(self.viewer)

    @property
    def is_live(self) -> bool:
        return self.at == len(self.record.moves)

    def stops(self) -> list[int]:
        """The positions that may be looked at: how many secret moves there are is a secret."""
        knows = [self._knows(number) for number in range(len(self.record.moves))]
        return [0] + [
            number
            for number, known in enumerate(knows, 1)
            if known or number == len(knows) or knows[number]
        ]

    def look(self, at: int) -> None:
        """Look at the position after so many moves; the game itself stays where it is."""
        self.at = max(0, min(at, len(self.record.moves)))
        self.chosen = ()

    def walk(self, by: int) -> None:
        """Look so many stops further."""
        stops = self.stops()
        self.look(stops[max(0, min(stops.index(self.at) + by, len(stops) - 1))])

    def log(self) -> list[Entry]:
        """What has happened up to the position looked at, as far as the viewer may know."""
        entries = []
        stops = self.stops()
        for number, at in enumerate(stops[1 : stops.index(self.at) + 1], 1):
            before = self.record.positions[at - 1]
            move, events = self._tell(at - 1) if self._knows(at - 1) else ("", ())
            entries.append(Entry(number, at, move, events, before.actor))
        return entries

    def _tell(self, number: int) -> tuple[str, tuple[Event, ...]]:
        for known in range(len(self._told), number + 1):
            before, move = self.record.positions[known], self.record.moves[known]
            self._told.append((before.move_text(move), tuple(before.events(move))))
        return self._told[number]

    def _knows(self, number: int) -> bool:
        positions = self.record.positions
        if self.replay or not positions[number].hidden:
            return True
        if positions[number].actor == self.viewer:
            return True
        secret = positions[number].secret
        return any(
            position.secret != secret and not position.kept for position in positions[number + 1 :]
        )

    def last_steps(self) -> tuple[str, ...]:
        """What the last move before the position looked at touched."""
        if not self.at or not self._knows(self.at - 1):
            return ()
        return self.record.positions[self.at - 1].steps(self.record.moves[self.at - 1])

    # Who decides

    @property
    def thinker(self) -> Player | None:
        """The program whose turn it is."""
        return None if self.replay or self.is_over else self.players.get(self.position.actor)

    @property
    def dice_fall(self) -> bool:
        """Whether the table's own dice decide now; a single outcome waits for a person."""
        position = self.position
        if self.replay or self.is_over or self.dice is None or not position.is_chance:
            return False
        return len(position.move_ids) > 1 or not self.persons

    @property
    def person_decides(self) -> bool:
        """Whether a person decides now, or tells what the dice on the real table show."""
        if self.replay or not self.is_live or self.is_over or self.handover is not None:
            return False
        return self.thinker is None and not self.dice_fall

    # Moves

    def paths(self) -> dict[tuple[str, ...], int]:
        """The legal moves by the steps that make them."""
        if not self.person_decides:
            return {}
        return {self.position.steps(move): move for move in self.position.move_ids}

    def offered(self) -> list[str]:
        """The steps that may be touched next, each once, in the order of the moves."""
        at = len(self.chosen)
        paths = [path for path in self.paths() if path[:at] == self.chosen]
        return list(dict.fromkeys(path[at] for path in paths))

    def touch(self, step: str) -> bool:
        """Touch something: choose it, play the move it completes, or choose anew from it.

        Returns whether it meant anything.
        """
        for chosen in ((*self.chosen, step), (step,)):
            paths = self.paths()
            if chosen in paths:
                self.play(paths[chosen])
                return True
            if any(path[: len(chosen)] == chosen for path in paths):
                self.chosen = chosen
                return True
        return False

    def leave(self) -> None:
        """Let go of what was touched."""
        self.chosen = ()

    def play(self, move: str | int) -> None:
        """Play a legal move of whoever decides."""
        self.record.play(move)
        self._go_on()

    def write(self, words: str) -> None:
        """Play moves written in notation; if one is refused, none is played."""
        moves = words.replace(",", " ").split()
        if not self.person_decides:
            raise IllegalMove(self.position.prompt.rule, Message("table-not-yours"))
        trial = Session(self.record.copy(), self.seats, self.dice)
        trial.holder = self.holder
        for number, move in enumerate(moves):
            if number and not trial.person_decides:
                prompt = trial.shown.prompt
                raise IllegalMove(prompt.rule, Message("table-too-many", {"move": move}))
            trial.play(move)
        for move in moves:
            self.play(move)

    def roll(self) -> None:
        """Let the table's dice fall."""
        assert self.dice is not None
        self.record.roll(self.dice)
        self._go_on()

    def _go_on(self) -> None:
        while (move := self.position.foregone) is not None:
            self.record.play(move)
        self._moved()

    def _moved(self) -> None:
        self.chosen = ()
        self.at = len(self.record.moves)
        if not _is_secret(self.position):
            self.holder = None  # everybody looks at the screen again

    # The end

    @property
    def is_over(self) -> bool:
        return self.position.is_over or "Termination" in self.record.tags

    @property
    def prompt(self) -> Event:
        """What is expected at the position looked at, or how the game ended."""
        ended = self.record.tags.get("Termination")
        if not ended or not self.is_live:
            return self.shown.prompt
        if self.record.result not in self.game.seats:
            return Event("", Message("table-end-draw"))
        winner = self.game.seats.index(self.record.result)
        names = {"winner": self.game.seat_name(winner), "loser": self.game.seat_name(1 - winner)}
        return Event("", Message(f"table-end-{ended}", names))

    @property
    def resigner(self) -> int | None:
        """The person who would resign now; None if nobody can."""
        if self.replay or self.is_over or not self.persons:
            return None
        if len(self.persons) == 1:
            return self.persons[0]
        return self.position.actor if self.position.actor in (0, 1) else None

    def resign(self, seat: int) -> None:
        """Give the game up; secret choices that were not shown stay so."""
        self.record.tags |= {"Termination": "resignation", "Result": self.game.seats[1 - seat]}
        self._moved()

    # Taking back and keeping

    def undo(self) -> bool:
        """Take back the last decision of a person, and what programs did since.

        A die that has fallen stays, and so does a secret that has been shown.
        """
        if "Secret" in self.record.tags or "Termination" in self.record.tags:
            return False
        positions = self.record.positions
        for number in range(len(self.record.moves) - 1, -1, -1):
            before, after = positions[number], positions[number + 1]
            shown = before.hidden and (before.secret, before.actor) != (after.secret, after.actor)
            if before.is_chance or shown:
                return False
            if before.actor in self.persons and before.foregone is None:
                while len(self.record.moves) > number:
                    self.record.undo()
                del self._told[number:]
                self._moved()
                return True
        return False

    @property
    def is_saved(self) -> bool:
        return self.replay or self._saved == self._mark

    @property
    def _mark(self) -> tuple[int, bool]:
        return len(self.record.moves), self.is_over

    def mark_saved(self) -> None:
        self._saved = self._mark

    def text(self) -> str:
        """The record to keep; choices that are still secret are left out of it.

        The secret of the dice is in the record of a game that is over, and in no other.
        """
        if self.dice and self.is_over and self.record.tags["Dice"].startswith("sha256:"):
            self.record.tags |= dice_tags(self.dice, reveal=True)
        kept = self.record.copy()
        secret = kept.position.secret
        while secret and kept.moves and kept.positions[-2].secret == secret:
            kept.undo()
        kept.tags["Players"] = " ".join(self.seats)
        kept.tags.setdefault("Date", date.today().isoformat())
        return kept.text


def _is_secret(position: Position) -> bool:
    """Whether the two seats may not look at the same screen."""
    return position.hidden or position.hide(0) != position.hide(1)
