"""RAG-20 … RAG-28, RAG-82: build, reinforce, damage, and when a construction is valid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import dist
from typing import TYPE_CHECKING, Any, NamedTuple

from escarmouche.core.errors import IllegalMove
from escarmouche.core.texts import Message
from escarmouche.games.ragnarok.army import Fighter, Kind
from escarmouche.games.ragnarok.tabletop import Figure, Spot, overlaps, touches_zone
from escarmouche.odds.tree import CHANCE, D6, FAIR, OVER

if TYPE_CHECKING:
    from shapely.geometry.base import BaseGeometry

BONUS = {1: -1, 2: 0, 3: 1, 4: 1, 5: 1, 6: 2}


def gained(total_strength: int, resistance: int) -> int:
    """RAG-23: the structure points of one turn, half rounded up, never below 0.

    >>> gained(40, 5), gained(39, 5), gained(3, 9)
    (4, 3, 0)
    """
    return max((total_strength - resistance + 5) // 10, 0)


def limit(required: int) -> int:
    """RAG-25: the most structure points: a fifth more, rounded up."""
    return required + (required + 4) // 5


def valid_from(required: int) -> int:
    """RAG-28: four fifths, rounded down."""
    return 4 * required // 5


def bounded(points: int, required: int) -> int:
    """RAG-25, RAG-26: structure points stay between 0 and the limit."""
    return min(max(points, 0), limit(required))


def may_work(fighter: Fighter, excluded: frozenset[str] = frozenset()) -> bool:
    """RAG-21: infantry and creatures only, but not of a rank or kind the scenario excludes."""
    if fighter.summoned or fighter.rank in excluded or fighter.kind.value in excluded:
        return False
    return fighter.kind in (Kind.INFANTRY, Kind.CREATURE)


def foundations(
    site: BaseGeometry, figures: Iterable[Figure], unit_edge: Sequence[Spot]
) -> list[Figure]:
    """RAG-20: figures on the site go to the nearest free place at the unit's edge.

    `figures` are all that may be in the way, of the site or of each other. Those that merely
    touch the site stay: that is where workers stand (RAG-22).
    """
    everyone = list(figures)
    standing = [figure for figure in everyone if not overlaps(figure, site)]
    placed = []
    for figure in everyone:
        there = figure
        if overlaps(figure, site):
            taken = [site, *(other.outline for other in standing)]
            moved = [figure.moved(*spot) for spot in unit_edge]
            clear = [at for at in moved if not any(overlaps(at, place) for place in taken)]
            if not clear:
                raise IllegalMove("RAG-20", Message("ragnarok-no-room"))
            there = min(clear, key=lambda at: dist(at.spot, figure.spot))
            standing.append(there)
        placed.append(there)
    return placed


@dataclass(frozen=True)
class Construction:
    """One construction: what the scenario asks, what stands, and what happened this turn."""

    required: int
    resistance: int
    points: int = 0
    achieved: bool = False  # once held its full points to the end of a turn
    finished: bool = False
    builders: frozenset[str] = frozenset()  # who built this turn
    bonus_thrown: bool = False

    def work(
        self,
        workers: Iterable[Fighter],
        site: BaseGeometry,
        excluded: frozenset[str] = frozenset(),
    ) -> Construction:
        """RAG-21 … RAG-24: one turn's work of workers in contact and not in close combat."""
        if self.builders:
            raise IllegalMove("RAG-23", Message("ragnarok-built-already"))
        team = list(workers)
        for fighter in team:
            _check_worker(fighter, site, excluded)
            if fighter.engaged and not self.finished:
                raise IllegalMove(
                    "RAG-24", Message("ragnarok-worker-fights", {"fighter": fighter.name})
                )
        added = gained(sum(fighter.strength for fighter in team), self.resistance)
        names = frozenset(fighter.name for fighter in team)
        return replace(self._with(self.points + added), builders=names)

    def bonus(self, face: int, engaged: frozenset[str] = frozenset()) -> Construction:
        """RAG-27, RAG-82: the bonus die, once a turn, after the work."""
        self.check_bonus(engaged)
        return replace(self._with(self.points + BONUS[face]), bonus_thrown=True)

    def check_bonus(self, engaged: frozenset[str] = frozenset()) -> None:
        reason = None
        if self.required < 4:
            reason = "ragnarok-bonus-small"
        elif self.points < 1:
            reason = "ragnarok-bonus-nothing"
        elif not self.builders - engaged:
            reason = "ragnarok-bonus-nobody"
        if reason:
            raise IllegalMove("RAG-27", Message(reason))
        if self.bonus_thrown:
            raise IllegalMove("RAG-82", Message("ragnarok-bonus-twice"))

    def damaged(self, points: int) -> Construction:
        """RAG-26: damage; the resistance stays."""
        return self._with(self.points - points)

    def end_of_turn(self) -> Construction:
        """RAG-28: full points held to the end of a turn are remembered."""
        return replace(
            self,
            achieved=self.achieved or self.points >= self.required,
            builders=frozenset(),
            bonus_thrown=False,
        )

    def defence(self, fighter: Fighter, printed: int) -> int:
        """RAG-24: a worker charged in the turn it built has no defence until all is finished."""
        exposed = fighter.name in self.builders and fighter.engaged and not self.finished
        return 0 if exposed else printed

    @property
    def valid(self) -> bool:
        """RAG-28."""
        return self.achieved and self.points >= valid_from(self.required)

    def _with(self, points: int) -> Construction:
        points = bounded(points, self.required)
        # RAG-24: once finished, a repair or a reinforcement does not bind the workers again.
        return replace(self, points=points, finished=self.finished or points >= self.required)


def _check_worker(fighter: Fighter, site: BaseGeometry, excluded: frozenset[str]) -> None:
    name = {"fighter": fighter.name}
    if not may_work(fighter, excluded):
        raise IllegalMove("RAG-21", Message("ragnarok-no-worker", name))
    if not touches_zone(fighter.figure, site):
        raise IllegalMove("RAG-22", Message("ragnarok-worker-away", name))


class BuildingSite(NamedTuple):
    """The same work turn after turn against a deadline, as a game of the builder and the dice."""

    required: int
    gain: int  # RAG-23, every turn
    points: int
    left: int  # turns left, the current one included
    throwing: bool = False

    @classmethod
    def start(cls, required: int, gain: int, turns: int, points: int = 0) -> BuildingSite:
        """The first turn's work is done; the bonus die comes next."""
        return cls(required, gain, points, turns + 1)._next_turn()

    @property
    def actor(self) -> int:
        if self.throwing:
            return CHANCE
        return OVER if self.left == 0 or self.points >= self.required else 0

    def moves(self) -> Sequence[Any]:
        """A face of the bonus die, or whether to throw it."""
        if self.throwing:
            return D6
        return (False, True) if self.required >= 4 and self.points >= 1 else (False,)

    def weights(self) -> Sequence[int]:
        return FAIR

    def play(self, move: Any) -> BuildingSite:
        required, gain, points, left, throwing = self
        if not throwing:
            return BuildingSite(*self[:-1], throwing=True) if move else self._next_turn()
        points = bounded(points + BONUS[move], required)
        site = BuildingSite(required, gain, points, left)
        return site if points >= required else site._next_turn()

    def outcome(self) -> bool:
        """Whether the construction was finished in time."""
        return self.left > 0

    def _next_turn(self) -> BuildingSite:
        required, gain, points, left, _ = self
        return BuildingSite(required, gain, bounded(points + gain, required), left - 1)


def undecided(required: int, gain: int, left: int) -> range:
    """The points after a turn's work, with `left` turns, that leave the end open.

    With fewer, the best of every bonus comes too late; with more, work alone is in time.
    """
    enough = required - (left - 1) * gain
    return range(max(enough - left * max(BONUS.values()), 0), enough)


def turn(site: BuildingSite) -> list[tuple[BuildingSite, int]]:
    """What may follow a turn, in sixths, if the bonus die is thrown whenever it may be.

    This is enough to decide best while the end is undecided: who leaves the die out for now and
    throws later could as well throw now and leave the last throw out.
    """
    if not site.moves()[-1]:
        return [(site.play(False), len(D6))]
    throwing = site.play(True)
    return [(throwing.play(face), count) for face, count in _FACES]


# RAG-27: a face for each bonus, and how many faces give it.
_FACES = [
    (next(face for face, given in BONUS.items() if given == bonus), count)
    for bonus, count in Counter(BONUS.values()).items()
]
