"""RAG-40 … RAG-44: search the camp for hidden objects, and carry them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from escarmouche.core.errors import IllegalMove, OptionError
from escarmouche.core.texts import Message
from escarmouche.games.ragnarok.army import Unit
from escarmouche.odds.tree import CHANCE, D6, FAIR, OVER

FOUND_ON = 5
# RAG-43: the movements after which an object may change hands.
HANDING_MOVES = frozenset({"walk", "run", "disengagement", "after-combat"})


class Search(NamedTuple):
    """The caches of a camp, by number from 0; a chance node is a die due for one of them."""

    objects: int
    held: tuple[bool | None, ...]  # whether a cache held an object; None: nobody searched it
    at: int | None = None  # the cache for which a die is due

    @classmethod
    def start(cls, objects: int, caches: int) -> Search:
        if not 1 <= objects < caches:  # RAG-40: more caches than objects
            raise OptionError("error-search", objects=objects, caches=caches)
        return cls(objects, (None,) * caches)

    @property
    def unfound(self) -> int:
        return self.objects - self.held.count(True)

    @property
    def unsearched(self) -> int:
        return self.held.count(None)

    def search(self, cache: int, in_contact: bool, ends_activation: bool) -> Search:
        """RAG-40, RAG-41: a unit that touches a cache or stands on it searches it.

        If as many caches as objects are left, the object is found at once; else a die is due.
        """
        reason = None
        if not 0 <= cache < len(self.held):
            reason = "ragnarok-no-cache"
        elif self.at is not None:
            reason = "ragnarok-search-die"
        elif self.held[cache] is not None:
            reason = "ragnarok-searched-already"
        elif not self.unfound:
            reason = "ragnarok-all-found"
        elif not in_contact:
            reason = "ragnarok-cache-away"
        elif not ends_activation:
            reason = "ragnarok-search-early"
        if reason:
            raise IllegalMove("RAG-40", Message(reason, {"cache": cache}))
        searching = self._replace(at=cache)
        return searching._holds(True) if self.unsearched == self.unfound else searching

    @property
    def actor(self) -> int:
        return OVER if self.at is None else CHANCE

    def moves(self) -> Sequence[Any]:
        return D6

    def weights(self) -> Sequence[int]:
        return FAIR

    def play(self, face: Any) -> Search:
        return self._holds(face >= FOUND_ON)

    def outcome(self) -> tuple[bool | None, ...]:
        return self.held

    def _holds(self, found: bool) -> Search:
        held = (found if cache == self.at else known for cache, known in enumerate(self.held))
        return Search(self.objects, tuple(held))


@dataclass(frozen=True)
class Treasure:
    """A found object: carried by a unit, or lying on the ground."""

    holder: str | None

    @classmethod
    def found(cls, finder: str, left_in_place: bool = False) -> Treasure:
        """RAG-42: taken unless it is announced, before the next enemy card, that it stays."""
        return cls(None if left_in_place else finder)

    def picked_up(self, unit: str, ends_movement_on_it: bool) -> Treasure:
        """RAG-42, RAG-44: by ending a movement on it."""
        if self.holder is not None or not ends_movement_on_it:
            raise IllegalMove("RAG-42", Message("ragnarok-not-on-object", {"unit": unit}))
        return Treasure(unit)

    def passed(self, giver: Unit, friend: Unit, movement: str) -> Treasure:
        """RAG-43: handed to another unit of the same side in contact at the end of a movement."""
        meet = giver.name != friend.name and giver.near(friend, 0)
        allied = giver.side == friend.side
        if self.holder != giver.name or movement not in HANDING_MOVES or not (meet and allied):
            raise IllegalMove("RAG-43", Message("ragnarok-no-handing", {"unit": friend.name}))
        return Treasure(friend.name)

    def holder_lost(self, destroyed: bool, routed_and_flees: bool) -> Treasure:
        """RAG-44: destroyed or put to flight, the holder leaves the object on the ground."""
        if self.holder is not None and (destroyed or routed_and_flees):
            return Treasure(None)
        return self
