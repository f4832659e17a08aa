"""The game in a room: the positions so far, and where a decision and the dice lead from there."""

from __future__ import annotations

from escarmouche import catalog
from escarmouche.core.dice import FairDice
from escarmouche.core.game_record import Record
from escarmouche.core.position import Position
from escarmouche.server.audience_log import Step
from escarmouche.server.charters import Charter


class RoomGame:
    def __init__(self, charter: Charter) -> None:
        self.game = catalog.game(charter.game)
        self.record = Record.new(self.game, **charter.options)
        self.salts: list[str | None] = [None, None]
        self.pledges: list[str | None] = [None, None]  # hashes of salts; one seat at most
        self._charter = charter
        self.dice = self._dice(self.salts)
        self.local = 0  # moves that were made before the game came here
        self._foreseen: list[Step] = []  # where the last decision leads, worked out already

    @property
    def position(self) -> Position:
        return self.record.positions[-1]

    @property
    def fair(self) -> bool:
        """Whether the server rolls the dice."""
        return self._charter.dice == "fair"

    def step(self, index: int) -> Step:
        positions = self.record.positions
        return Step(positions[index], self.record.moves[index], positions[index + 1])

    # --- salts and dice -----------------------------------------------------------------------

    def salted(self, seat: int, salt: str) -> list[str | None]:
        """The salts with one more."""
        salts = [*self.salts]
        salts[seat] = salt
        return salts

    def salt(self, seat: int, salt: str) -> None:
        self.salts = self.salted(seat, salt)
        self.dice = self._dice(self.salts)

    def bound(self, seat: int) -> bool:
        """Whether a seat can no longer choose its salt."""
        return self.salts[seat] is not None or self.pledges[seat] is not None

    def _dice(self, salts: list[str | None]) -> FairDice:
        first, second = (salt or "" for salt in salts)
        return FairDice(self._charter.secret, self._charter.id, (first, second))

    # --- onward -------------------------------------------------------------------------------

    def opening(self, salts: list[str | None]) -> list[int]:
        """The rolls that begin the game with these salts."""
        return self._onward([], self._dice(salts))

    def after(self, steps: list[Step]) -> list[int]:
        """Legal moves from here on, and what follows by itself until somebody must decide."""
        return self._onward(steps, self.dice)

    def _onward(self, steps: list[Step], dice: FairDice) -> list[int]:
        position = steps[-1].after if steps else self.position
        number = self.record.rolls
        while True:
            if self.fair and position.is_chance:
                move = position.move_ids[dice.roll(number, position.weights)]
                number += 1
            elif position.foregone is not None:
                move = position.foregone
            else:
                break
            steps.append(Step.of(position, move))
            position = steps[-1].after
        self._foreseen = steps
        return [step.move for step in steps]

    def play(self, moves: tuple[int, ...]) -> list[Step]:
        """Make moves and rolls happen."""
        steps, self._foreseen = self._foreseen, []
        from_here = bool(steps) and steps[0].before is self.position
        if from_here and moves == tuple(step.move for step in steps):
            for step in steps:
                self.record.add(step.move, step.after)
            return steps
        for move in moves:
            self.record.play(move)
        first = len(self.record.moves) - len(moves)
        return [self.step(index) for index in range(first, len(self.record.moves))]

    def bring(self, moves: tuple[int, ...]) -> list[Step]:
        """Make the moves of a game that was begun elsewhere."""
        self.local = len(moves)
        return self.play(moves)

    # --- and back -----------------------------------------------------------------------------

    def way_back(self, seat: int) -> int:
        """How many moves go back to the seat's last decision, or 0: dice and secrets stay out.

        A die that was typed in goes back alone.
        """
        if self.position.secret is not None:
            return 0
        positions = self.record.positions
        if not self.fair and len(positions) > 1 + self.local and positions[-2].is_chance:
            return 1
        for depth in range(1, len(positions) - self.local):
            position = positions[-1 - depth]
            if position.is_chance or position.hidden:
                return 0
            if position.actor == seat and position.foregone is None:
                return depth
        return 0

    def take_back(self, seat: int) -> None:
        """Go back to the seat's last decision."""
        for _ in range(self.way_back(seat)):
            self.record.undo()
