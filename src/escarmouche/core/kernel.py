"""The protocol of a game: compiled functions over one NumPy record, found by their names.

Randomness never happens inside: a die is a chance node whose outcomes are moves. What the referee
says (events, refusals, prompts) and what lies on the table is told in rows of integers, which the
game's vocabulary puts in words (`core.vocabulary`).

A game's `rules.py` has the functions of `Kernel`; those of `insight.py` and `solving.py` beside it
are found when somebody searches. What a game leaves out is in `core.defaults`.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Annotated, Any, Protocol, cast

import numpy as np
from numba import float64, int32, int64, uint64
from numba.core import types

from escarmouche.core.compiling import Either, Generic, OfGame, compiled

if TYPE_CHECKING:
    from escarmouche.core.vocabulary import Vocabulary

CHANCE = -1
OVER = -2

NOBODY = -1
DRAW = 2

SPECTATOR = 2

# Rows: the rule, the kind, then the arguments; the first row of a log holds how many follow.
WIDTH = 12
ARGUMENTS = WIDTH - 2
NONE = -1  # an argument that is not there
LONGEST_LOG = 1024
KEY_WORDS = 3  # of what the solver remembers a position by

_ROWS = types.Array(int32, 2, "C")

Moves = Annotated[np.ndarray, types.Array(int32, 1, "C")]  # move ids, or weights
Row = Annotated[np.ndarray, types.Array(int32, 1, "C")]  # kind and arguments of a move
Rows = Annotated[np.ndarray, _ROWS]  # a log that is written
Log = Annotated[np.ndarray | None, Either(types.none, _ROWS)]  # None: nobody listens
Key = Annotated[np.ndarray, types.Array(int64, 1, "C")]
Stream = Annotated[np.ndarray, types.Array(uint64, 1, "C")]
Table = Annotated[np.ndarray, types.Array(float64, 1, "C", readonly=True)]  # constants: weights …
Pos = Annotated[np.record, OfGame(lambda record: record)]
Positions = Annotated[np.ndarray, OfGame(lambda record: types.Array(record, 1, "C"))]


class Kernel(Protocol):
    """The compiled functions of one game."""

    def setup(self, pos: np.record) -> None:
        """The options are in their fields; the rest becomes the start of a game."""

    def actor(self, pos: np.record) -> int:
        """The seat to decide (0 or 1), CHANCE or OVER."""

    def moves(self, pos: np.record, out: np.ndarray) -> int:
        """Write the legal move ids in ascending order; how many there are."""

    def weights(self, pos: np.record, out: np.ndarray) -> int:
        """At a chance node: the integer weight of each of these moves."""

    def draw(
        self, pos: np.record, options: np.ndarray, weights: np.ndarray, stream: np.ndarray
    ) -> int:
        """At a chance node: one of these moves, drawn by the weights; the others are room for it.

        A game may say it again if its own way is quicker, and gives the same moves.
        """

    def play(self, pos: np.record, move: int, log: np.ndarray | None) -> None:
        """Play a legal move in place, and tell what happens to whoever listens."""

    def correction(self, pos: np.record, row: np.ndarray) -> int:
        """The id, from the count of moves on, of a correction by hand that a row describes.

        NONE where it is not possible. No list of moves has corrections; `play` takes them.
        """

    def outcome(self, pos: np.record) -> tuple[int, int]:
        """The winner (0, 1, DRAW; NOBODY while undecided) and the reason's number."""

    def hide(self, pos: np.record, seat: int) -> None:
        """Erase what a seat (0, 1, SPECTATOR) may not know, as if the other had not decided yet.

        Played on, it will be asked again.
        """

    def secret(self, pos: np.record) -> int:
        """0, or the number of the hidden decision underway; when it changes, the last is out."""

    def kept(self, pos: np.record) -> bool:
        """Whether something decided in secret stays hidden while the game goes on."""

    # --- what the referee says -------------------------------------------------------------------

    def describe(self, pos: np.record, move: int, row: np.ndarray) -> None:
        """A move as a row: its kind, then its arguments; any id, legal or not."""

    def refuse(self, pos: np.record, row: np.ndarray, log: np.ndarray) -> None:
        """Tell the rule that forbids a move (a row) that is not legal."""

    def ask(self, pos: np.record, log: np.ndarray) -> None:
        """Tell what is expected now of whoever acts, or how the game ended."""

    def foresee(self, pos: np.record, move: int, log: np.ndarray) -> None:
        """Tell what an outcome of chance amounts to; the same row for the same thing."""

    def show(self, pos: np.record, log: np.ndarray) -> None:
        """Tell what lies on the table."""

    def survey(self, pos: np.record, piece: int, log: np.ndarray) -> None:
        """Tell what is too long to reckon for every view, of one piece, as rows of the view."""

    def part(self, pos: np.record, kind: int, value: int, part: int) -> int:
        """A part of a piece that the vocabulary names by its parts."""

    # --- what helps a search (`insight.py`) ------------------------------------------------------

    def chance(self, pos: np.record) -> float:
        """An estimate of the chance that seat 0 wins, a draw counting half."""

    def margin(self, pos: np.record) -> float:
        """By how many points of the game seat 0 leads; final when it is over."""

    def candidates(self, pos: np.record, out: np.ndarray) -> int:
        """Write the legal moves that are worth a thought; how many there are."""

    def ordered(self, pos: np.record) -> bool:
        """Whether the candidates come best first: then none is tried out to have a first guess."""

    def reply(self, pos: np.record, options: np.ndarray, stream: np.ndarray) -> int:
        """A move as a game goes on when nobody thinks; `options` is room for moves."""

    def occasion(self, pos: np.record) -> np.uint64:
        """What a die is thrown for, or a secret chosen: alike in all lines of play, if possible."""

    def guessed(self, pos: np.record) -> bool:
        """Whether the hidden decision underway suffers where the other seat foresees it."""

    def rests(self, pos: np.record) -> bool:
        """Whether a position can be judged without playing on."""

    def readable(self, pos: np.record) -> bool:
        """Whether it pays to read ahead move by move: nothing is hidden and no die falls soon."""

    # --- what an exact solution needs (`solving.py`) ---------------------------------------------
    # A game can be solved when everybody sees everything, nothing is left to chance, it always
    # ends, and it is decided by a margin in points: above zero seat 0 wins, below zero seat 1.

    LONGEST: int  # no game has more moves after `isolate`

    def solvable(self, pos: np.record) -> bool:
        """Whether nothing is hidden or left to chance any more."""

    def ready(self, pos: np.record) -> bool:
        """Whether the set-up is over."""

    def isolate(self, pos: np.record) -> None:
        """Make a position what is solved by itself, such as one duel of a match."""

    def choices(self, pos: np.record, out: np.ndarray) -> int:
        """Like `moves`, without those that another one makes needless.

        Leaving them out never changes the best margin.
        """

    def bounds(self, pos: np.record) -> tuple[int, int]:
        """The least and the most that the final margin of seat 0 can still be.

        Equal when the game is over.
        """

    def condense(self, pos: np.record, key: np.ndarray) -> int:
        """Write KEY_WORDS integers, not all zero, and give points.

        Positions with one key differ, for the seat to move, by their points and nothing else.
        """


class _Functions(ModuleType):
    """The functions of one game. A module, because numba reads functions out of modules."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(f"kernel of {rules.name}")
        self.__dict__["rules_of"] = rules

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        rules: Rules = self.__dict__["rules_of"]
        found = rules.function(name)
        if isinstance(found, Generic):
            found = found.of(rules)
        self.__dict__[name] = found
        return found


# Inside `@generic` functions: the functions of the game they are made for.
kernel = cast(Kernel, None)


@dataclass(frozen=True)
class Rules:
    """The compiled part of a game, as its `rules.py` offers it."""

    module: str  # it has RULES_VERSION, MOVE_COUNT and the functions of the kernel
    vocabulary: Vocabulary
    dtype: np.dtype[Any]  # of a position
    chance_from: int  # move ids from here on are outcomes of chance
    reasons: tuple[str, ...]  # names of the numbers that `outcome` gives

    @cached_property
    def name(self) -> str:
        return self.vocabulary.game

    @cached_property
    def version(self) -> int:
        return int(self._own("RULES_VERSION"))

    @cached_property
    def move_count(self) -> int:
        """Move ids are 0 … move_count − 1."""
        return int(self._own("MOVE_COUNT"))

    @cached_property
    def kernel(self) -> Kernel:
        return cast(Kernel, _Functions(self))

    def function(self, name: str) -> Any:
        """A function of the kernel, as the game or `core.defaults` declares it."""
        found = self._own(name)
        for sibling in ("referee", "survey", "insight", "solving"):
            if found is None and self.has(sibling):
                found = getattr(self.sibling(sibling), name, None)
        return getattr(import_module("escarmouche.core.defaults"), name) if found is None else found

    @property
    def folder(self) -> Path:
        """The folder of the game."""
        return Path(str(sys.modules[self.module].__file__)).parent

    def has(self, name: str) -> bool:
        """Whether the game's folder has a module of this name."""
        return (self.folder / f"{name}.py").is_file()

    @property
    def hides(self) -> bool:
        """Whether anything is ever hidden from anyone."""
        return self._own("hide") is not None

    def sibling(self, name: str) -> ModuleType:
        """A module of the game's folder."""
        return import_module(f"{self.module.rpartition('.')[0]}.{name}")

    def _own(self, name: str) -> Any:
        return getattr(sys.modules[self.module], name, None)

    def blank(self) -> np.record:
        """A record of zeros, the canvas of a position."""
        return np.zeros(1, self.dtype)[0]

    def buffer(self) -> np.ndarray:
        """Room for the moves or weights of any position."""
        return np.empty(self.move_count, np.int32)


def copied(record: np.record) -> np.record:
    """An independent copy of a record (`record.copy()` would be a bare `numpy.void`)."""
    # The memory comes from Python: NumPy takes longer to make room for a structure.
    return np.ndarray(1, record.dtype, bytearray(record.tobytes()))[0]


@compiled
def tell(
    log: Log,
    rule: int,
    kind: int,
    a: int = 0,
    b: int = 0,
    c: int = 0,
    d: int = 0,
    e: int = 0,
    f: int = 0,
    g: int = 0,
    h: int = 0,
    i: int = 0,
    j: int = 0,
) -> None:
    """Add a row to a log; with nobody listening this is no code at all."""
    if log is not None:
        at = log[0, 0] + 1
        if at < len(log):
            log[0, 0] = at
            row = log[at]
            row[0], row[1] = rule, kind
            row[2], row[3], row[4], row[5], row[6] = a, b, c, d, e
            row[7], row[8], row[9], row[10], row[11] = f, g, h, i, j


@compiled
def unheard() -> Rows:
    """A log without room: for rules that play on by themselves where speed does not matter.

    With None they would need the silent form of all that may follow, compiled beside the other.
    """
    return np.zeros((1, WIDTH), np.int32)


def empty_log() -> np.ndarray:
    """Room for what is told."""
    return np.zeros((LONGEST_LOG, WIDTH), np.int32)
