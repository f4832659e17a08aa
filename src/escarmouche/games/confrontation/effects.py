"""CON-20 … CON-24: dispersion, areas of effect, durations, and the two keywords."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from escarmouche.core.errors import IllegalMove, NotationError, OptionError
from escarmouche.core.texts import Message
from escarmouche.games.confrontation.characteristics import Modifier
from escarmouche.games.confrontation.course import Moment
from escarmouche.games.ragnarok.tabletop import Figure, Spot, arrow, bearing, scattered, within
from escarmouche.odds.tree import D6


def dispersion_distance(face: int) -> int:
    """CON-20: how far the point of impact moves.

    >>> [dispersion_distance(face) for face in range(1, 7)]
    [4, 6, 8, 10, 12, 14]
    """
    _check_faces(face)
    return 2 + 2 * face


def dispersed(shooter: Spot, impact: Spot, distance_face: int, direction_face: int) -> Spot:
    """CON-20: the point of impact after dispersion; arrow 1 points away from the shooter."""
    _check_faces(direction_face)
    direction = arrow(direction_face, bearing(shooter, impact))
    return scattered(impact, direction, dispersion_distance(distance_face))


@dataclass(frozen=True)
class Area:
    """CON-21: a radius in cm around a base; dice may be added to it."""

    radius: int
    dice: int = 0

    def distance(self, faces: Sequence[int] = ()) -> int:
        """The radius for one use: dice are thrown anew each time, summed, 6s not rerolled.

        >>> Area(10, dice=2).distance([6, 3])
        19
        """
        if len(faces) != self.dice:
            raise NotationError("error-area-dice", expected=self.dice, found=len(faces))
        _check_faces(*faces)
        return self.radius + sum(faces)


def _check_faces(*faces: int) -> None:
    for face in faces:
        if face not in D6:
            raise OptionError("error-face", face=face, faces=len(D6))


class Lasting(Enum):
    """CON-22, CON-23: the kinds of duration."""

    INSTANT = "instant"
    TURNS = "turns"
    GAME = "game"
    UPKEEP = "upkeep"


@dataclass(frozen=True)
class Duration:
    kind: Lasting
    turns: int = 1  # how many turns, the current one included
    cost: int = 0  # Entretien/X: the X gems
    element: str | None = None  # of a spell; a miracle costs 1 temporary faith instead


INSTANT = Duration(Lasting.INSTANT)
END_OF_TURN = Duration(Lasting.TURNS)
END_OF_GAME = Duration(Lasting.GAME)


def for_turns(turns: int) -> Duration:
    return Duration(Lasting.TURNS, turns)


def spell_upkeep(cost: int, element: str) -> Duration:
    return Duration(Lasting.UPKEEP, cost=cost, element=element)


MIRACLE_UPKEEP = Duration(Lasting.UPKEEP)


@dataclass(frozen=True)
class Piece:
    """A fighter as effects see it: where it stands and whose it is."""

    figure: Figure
    side: int


Pieces = Mapping[str, Piece]  # the fighters on the table now, by name


@dataclass(frozen=True)
class Itself:
    """CON-21: the effect reaches its caster."""

    def holds(self, name: str, caster: str, pieces: Pieces) -> bool:
        return name == caster and name in pieces


@dataclass(frozen=True)
class Chosen:
    """CON-21: the effect reaches a fighter whom a player chose."""

    fighter: str

    def holds(self, name: str, caster: str, pieces: Pieces) -> bool:
        return name == self.fighter and name in pieces


class Whom(Enum):
    """Of those within a radius, whom an effect means."""

    FRIENDS = "friends"
    ENEMIES = "enemies"
    ALL = "all"


@dataclass(frozen=True)
class Near:
    """CON-21: the effect reaches those within so many cm of its caster, see `Area.distance`."""

    cm: float
    whom: Whom

    def holds(self, name: str, caster: str, pieces: Pieces) -> bool:
        if name not in pieces or caster not in pieces:
            return False
        piece, centre = pieces[name], pieces[caster]
        friends = piece.side == centre.side
        if self.whom is not Whom.ALL and friends != (self.whom is Whom.FRIENDS):
            return False
        return within(centre.figure, piece.figure, self.cm)


Condition = Itself | Chosen | Near


class Keyword(Enum):
    """CON-24."""

    GAIN = "gagner"
    BENEFIT = "bénéficier"


@dataclass(frozen=True)
class Effect:
    """An effect in play on one characteristic, evaluated against the table as it is now."""

    keyword: Keyword
    caster: str
    condition: Condition
    characteristic: str
    modifier: Modifier
    duration: Duration
    last_turn: int | None  # none: to the end of the game
    gained_by: frozenset[str] = frozenset()

    @classmethod
    def begin(
        cls,
        keyword: Keyword,
        caster: str,
        condition: Condition,
        characteristic: str,
        modifier: Modifier,
        duration: Duration,
        turn: int,
        pieces: Pieces,
    ) -> Effect:
        """CON-24: who meets the condition now is remembered for *gagner*."""
        gained = frozenset(name for name in pieces if condition.holds(name, caster, pieces))
        last_turn = None if duration.kind is Lasting.GAME else turn + duration.turns - 1
        if duration.kind is Lasting.INSTANT:
            last_turn = turn - 1  # over as soon as it has happened
        return cls(
            keyword, caster, condition, characteristic, modifier, duration, last_turn, gained
        )

    def active(self, turn: int) -> bool:
        return self.last_turn is None or turn <= self.last_turn

    def applies_to(self, name: str, turn: int, pieces: Pieces) -> bool:
        if not self.active(turn):
            return False
        if self.keyword is Keyword.GAIN:
            return name in self.gained_by
        return self.condition.holds(name, self.caster, pieces)

    def sustained(
        self, now: Moment, pieces: Pieces, paid: int, element: str | None = None
    ) -> Effect:
        """CON-23: its caster pays for it in the upkeep phase, so it lasts through the next turn."""
        now.check("sustain")
        duration = self.duration
        if duration.kind is not Lasting.UPKEEP or not self.active(now.turn):
            raise IllegalMove("CON-23", Message("confrontation-no-upkeep"))
        if self.caster not in pieces:
            raise IllegalMove("CON-23", Message("confrontation-no-caster"))
        cost = duration.cost if duration.element else 1
        if paid != cost or element != duration.element:
            price = Message("confrontation-price-faith")
            if duration.element:
                price = Message(
                    "confrontation-price-gems", {"gems": cost, "element": duration.element}
                )
            raise IllegalMove("CON-23", Message("confrontation-upkeep-price", {"price": price}))
        return replace(self, last_turn=now.turn + 1)


def modifiers_on(
    name: str, characteristic: str, effects: Iterable[Effect], turn: int, pieces: Pieces
) -> tuple[Modifier, ...]:
    """Every modifier that effects bring to a fighter's characteristic right now."""
    return tuple(
        effect.modifier
        for effect in effects
        if effect.characteristic == characteristic and effect.applies_to(name, turn, pieces)
    )
