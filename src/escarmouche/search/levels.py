"""Eight opponents for every game, from one who sees a single move to the strongest there is.

The weak ones err as people do: they look a few decisions ahead, overlook replies and misjudge
positions; what they do see, they choose well. The strong ones differ by how much they may think;
where a game can be solved the strongest plays what is proved, and sets traps where that is no win.
"""

from __future__ import annotations

import random
import secrets
import time
from dataclasses import dataclass, replace

from escarmouche.core.errors import OptionError
from escarmouche.core.game import Game
from escarmouche.core.position import Position
from escarmouche.core.texts import Message
from escarmouche.search import mcts, reading, traps
from escarmouche.search.mcts import Manner
from escarmouche.search.proofs import BUCKET
from escarmouche.search.solver import Solver
from escarmouche.search.thinking import Budget, Choice, Interrupt, Thought

WEAKEST, STRONGEST = 1, 8
RARELY = 0.5  # a hidden choice with less than this share of the likeliest is never made
MOST_PROOFS = 1 << 20  # what the table of proofs holds
FEW = 9  # moves: with more of them a set-up has too long to go for a proof
# Where an estimate alone misleads, the mean of several after short games at random. In play a level
# believes to be the better player: it would rather play on than let the dice decide at once.
SAMPLING = Manner(explore=0.2, trust=6.0, samples=4, contempt=1.0)


@dataclass(frozen=True)
class Level:
    """How an opponent thinks: by sampling, or by reading where the game allows."""

    estimates: int  # asked while sampling
    nodes: int = 0  # of alpha-beta; 0 for one who never reads
    proves: bool = False  # asks the solver first, with as many nodes
    samples: int = SAMPLING.samples  # a simulation, where no dice make the mean of few unsure
    erring: Manner | None = None

    def manner(self, game: Game) -> Manner:
        """How it samples; those who do not err do as suits the game."""
        if self.erring:
            return self.erring
        if not game.horizon:
            return Manner()
        samples = self.samples if game.solvable else SAMPLING.samples
        return replace(SAMPLING, horizon=game.horizon, samples=samples)


LEVELS = {
    1: Level(100, erring=Manner(sight=1, noise=1.0)),
    2: Level(80, erring=Manner(sight=3, noise=0.62, blindness=0.56)),
    3: Level(110, erring=Manner(sight=4, noise=0.34, blindness=0.21)),
    4: Level(90, erring=Manner(sight=8, noise=0.05, blindness=0.03)),
    5: Level(800, erring=Manner(sight=8, noise=0.03, blindness=0.05)),
    6: Level(2_000),
    7: Level(10_000, nodes=20_000),
    8: Level(250_000, nodes=2_000_000, proves=True, samples=2),
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

    The same seed and node budget give the same moves. `interrupt` may be set from another thread:
    whatever is searched then ends at once with what it has found.
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
        if game.insight is None:
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
        seen = position.hide(position.actor)
        if len(seen.move_ids) == 1:
            return seen.move_ids[0]
        began = time.perf_counter()
        proved = self._proved(seen)
        if proved is not None:
            return proved
        choices = self._think(seen, spent=time.perf_counter() - began).choices
        if not seen.hidden:
            return choices[0].move
        likely = [each for each in choices if each.share >= RARELY * choices[0].share]
        draw = random.Random(f"{self.seed} {bytes(seen).hex()}")
        return draw.choices(likely, [each.share for each in likely])[0].move

    def evaluate(self, position: Position) -> Evaluation:
        """What a position is worth, seen by the seat that is to decide."""
        outcome = position.outcome
        if outcome is not None:
            assert self.game.insight is not None
            chance = 0.5 if outcome.winner is None else 1.0 - outcome.winner
            return Evaluation(chance, float(self.game.insight.margin(position.record)), True, 0)
        thought = self.think(position)
        return Evaluation(thought.chance, thought.margin, thought.exact, thought.nodes)

    def hints(self, position: Position, count: int = 3) -> tuple[Choice, ...]:
        """The best moves for the seat that is to decide, with what they are worth to it."""
        return self.think(position, count).choices[:count]

    def think(self, position: Position, lines: int = 1) -> Thought:
        """Search a position as the seat that is to decide sees it, without contempt for anyone."""
        seen = position.hide(position.actor) if position.actor in (0, 1) else position
        return self._think(seen, lines, contempt=False)

    def _think(
        self, seen: Position, lines: int = 1, spent: float = 0.0, contempt: bool = True
    ) -> Thought:
        """Search what a seat sees; `spent` of the time is gone."""
        level = self._level
        if self._reads(seen):
            budget = self._budget(level.nodes, spent)
            return reading.think(seen, budget, self.seed, self.interrupt, max(1, lines))
        manner = level.manner(self.game)
        if not contempt:
            manner = replace(manner, contempt=0.0)
        budget = self._budget(level.estimates // manner.samples, spent)
        return mcts.think(seen, manner, budget, self.seed, self.interrupt)

    def _reads(self, seen: Position) -> bool:
        return self._level.nodes > 0 and seen.actor in (0, 1) and self.game.readable(seen.record)

    def _proved(self, seen: Position) -> int | None:
        """A move that keeps what is proved in half of the time or with as many nodes as it reads.

        Where nothing is won, the best trap found in the rest; None where there is neither.
        """
        solvable = self.game.solvable
        if solvable is None or not self._level.proves or not solvable.open(seen.record):
            return None
        if not solvable.ready(seen.record) and len(seen.move_ids) > FEW:
            return None
        began = time.perf_counter()
        budget = self._budget(self._level.nodes)
        seconds = None if budget.seconds is None else budget.seconds / 2
        entries = min(MOST_PROOFS, 1 << (budget.most_nodes + BUCKET).bit_length())
        solver = Solver(self.game.rules, solvable, entries)
        proving = solver.proving(Budget(budget.nodes, seconds), self.interrupt)
        duel = Position(self.game, solvable.start(seen.record))
        worth, move = proving.result(duel.record)
        if worth is None:
            return None
        if worth == 1:
            return proving.larger(duel.record, move)
        rest = self._budget(self._level.nodes, spent=time.perf_counter() - began)
        trap = traps.best_trap(duel, worth, solver.proving(rest, self.interrupt), self.seed)
        return move if trap is None and worth > 0 else trap

    def _budget(self, nodes: int, spent: float = 0.0) -> Budget:
        seconds = None if self._seconds is None else max(0.0, self._seconds - spent)
        return Budget(nodes if self._nodes is None else self._nodes, seconds)


def player(
    game: Game,
    level: int,
    seconds: float | None = None,
    nodes: int | None = None,
    seed: int | None = None,
    interrupt: Interrupt | None = None,
) -> Player:
    """An opponent of a level; by default it thinks as much as its level says."""
    return Player(game, level, seconds, nodes, seed, interrupt)


def patience(position: Position) -> float:
    """The seconds that people at a table wait for a decision at most.

    A secret is chosen piece by piece, so each of them has a part.
    """
    return 1.0 if position.hidden else 4.0


def level_name(level: int) -> Message:
    return Message(f"level-{level}")
