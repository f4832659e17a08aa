"""Eight opponents for every game, from one who sees a single move to the strongest there is.

The weak ones err as people do: they look a few decisions ahead, overlook replies and misjudge
positions; what they do see, they choose well. The strong ones differ by how much they may think;
where a game can be solved the strongest plays what is proved, and sets traps where that is no win.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace

import numpy as np

from escarmouche.core.errors import OptionError
from escarmouche.core.game import Game
from escarmouche.core.position import Position
from escarmouche.core.texts import Message
from escarmouche.search import choosing
from escarmouche.search.choosing import HOW
from escarmouche.search.mcts import Manner
from escarmouche.search.proving import NO_MOVE
from escarmouche.search.thinking import Choice, Interrupt, Thought, think_with

WEAKEST, STRONGEST = 1, 8
# Where an estimate alone misleads, the mean of several after short games at random. In play a level
# believes to be the better player: it would rather play on than let the dice decide at once.
SAMPLING = Manner(explore=0.2, trust=6.0, samples=4, contempt=1.0)

# Where whole turns are played on by rules of thumb, one result tells more than several estimates.
PLAYING_ON = Manner(explore=0.12, trust=4.0, horizon=600)


@dataclass(frozen=True)
class Planner:
    """How a level thinks where whole turns are played on by rules of thumb."""

    simulations: int = 1  # one only: what the rules of thumb say, whatever it leads to
    noise: float = 0.01  # how far its guesses may be wrong
    astray: float = 0.0  # the share of its decisions made at random


@dataclass(frozen=True)
class Level:
    """How an opponent thinks: by sampling, or by reading where the game allows."""

    estimates: int  # asked while sampling
    nodes: int = 0  # of alpha-beta; 0 for one who never reads
    proves: bool = False  # asks the solver first, with as many nodes
    samples: int = SAMPLING.samples  # a simulation, where no dice make the mean of few unsure
    erring: Manner | None = None
    planner: Planner = Planner()

    def manner(self, game: Game) -> Manner:
        """How it samples; those who do not err do as suits the game."""
        if game.plays_on:
            horizon = PLAYING_ON.horizon if self.planner.simulations > 1 else 0
            return replace(PLAYING_ON, noise=self.planner.noise, horizon=horizon)
        if self.erring:
            return self.erring
        if not game.horizon:
            return Manner()
        samples = self.samples if game.solvable else SAMPLING.samples
        return replace(SAMPLING, horizon=game.horizon, samples=samples)

    def how(self, game: Game, nodes: int | None = None, *, contempt: bool = True) -> np.record:
        """The same for compiled code; `nodes` are allowed in place of what the level has."""
        manner = self.manner(game)
        if not contempt:
            manner = replace(manner, contempt=0.0)
        row = np.zeros(1, HOW)[0]
        plans = game.plays_on
        most = self.planner.simulations if plans else self.estimates // manner.samples
        row["simulations"] = most if nodes is None else nodes
        row["nodes"] = self.nodes if nodes is None or not self.nodes else nodes
        row["plans"] = plans
        row["astray"] = self.planner.astray if plans else 0.0
        row["manner"] = manner.row
        return row


LEVELS = {
    1: Level(100, erring=Manner(sight=1, noise=1.0), planner=Planner(noise=1.0, astray=0.25)),
    2: Level(80, erring=Manner(sight=3, noise=0.62, blindness=0.56), planner=Planner(noise=0.35)),
    3: Level(110, erring=Manner(sight=4, noise=0.34, blindness=0.21), planner=Planner(noise=0.13)),
    4: Level(90, erring=Manner(sight=8, noise=0.05, blindness=0.03), planner=Planner(noise=0.045)),
    5: Level(
        800,
        erring=Manner(sight=8, noise=0.03, blindness=0.05),
        planner=Planner(12, astray=0.05),
    ),
    6: Level(2_000, planner=Planner(27)),
    7: Level(10_000, nodes=20_000, planner=Planner(36)),
    8: Level(250_000, nodes=2_000_000, proves=True, samples=2, planner=Planner(300)),
}


@dataclass(frozen=True)
class Evaluation:
    """What a position is worth to seat 0."""

    chance: float  # of winning, a draw counting half
    margin: float  # expected, in points of the game
    exact: bool  # proved, not estimated
    nodes: int


class Player:
    """An opponent; it looks at nothing that its seat may not see.

    It thinks as much as its level says, unless told otherwise. The same seed and node budget give
    the same moves. `interrupt` may be set from another thread: whatever is searched then ends at
    once with what it has found.
    """

    def __init__(
        self,
        game: Game,
        level: int,
        seconds: float | None = None,
        nodes: int | None = None,
        seed: int | None = None,
        interrupt: Interrupt | None = None,
    ) -> None:
        if level not in LEVELS:
            raise OptionError("error-level", level=level, first=WEAKEST, last=STRONGEST)
        if not game.rules.has("insight"):
            raise OptionError("error-no-opponents", game=game.title)
        self.game = game
        self.level = level
        self.seed = secrets.randbits(48) if seed is None else seed
        self.interrupt = interrupt or Interrupt()
        self._level = LEVELS[level]
        self._seconds = seconds
        self._nodes = nodes

    @property
    def name(self) -> Message:
        return level_name(self.level)

    def choose(self, position: Position) -> int:
        """The id of the move it plays."""
        rules = self.game.rules
        given = position.array, rules.move_count, self._how(), np.uint64(self.seed)
        proves = self._level.proves and self.game.solvable
        ways = [choosing.prove] * proves + [choosing.choose]
        run = [each.of(rules) for each in ways]  # compiled before the time runs
        with self.interrupt.after(self._seconds) as stop:
            found = (each(*given, stop) for each in run)
            return next(move for move in found if move != NO_MOVE)

    def evaluate(self, position: Position) -> Evaluation:
        """What a position is worth, seen by the seat that is to decide."""
        outcome = position.outcome
        if outcome is not None:
            chance = 0.5 if outcome.winner is None else 1.0 - outcome.winner
            return Evaluation(
                chance, float(self.game.rules.kernel.margin(position.record)), True, 0
            )
        thought = self.think(position)
        return Evaluation(thought.chance, thought.margin, thought.exact, thought.nodes)

    def hints(self, position: Position, count: int = 3) -> tuple[Choice, ...]:
        """The best moves for the seat that is to decide, with what they are worth to it."""
        return self.think(position, count).choices[:count]

    def think(self, position: Position, lines: int = 1) -> Thought:
        """Search a position as the seat that is to decide sees it, without contempt for anyone."""
        seen = position.hide(position.actor) if position.actor in (0, 1) else position
        given = self._how(contempt=False), max(1, lines), np.uint64(self.seed)
        return think_with(choosing.ponder, seen, given, self._seconds, self.interrupt)

    def _how(self, contempt: bool = True) -> np.record:
        return self._level.how(self.game, self._nodes, contempt=contempt)


def patience(position: Position) -> float:
    """The seconds that people at a table wait for a decision at most.

    A secret is chosen piece by piece, so each of them has a part.
    """
    return 1.0 if position.hidden else 4.0


def level_name(level: int) -> Message:
    return Message(f"level-{level}")
