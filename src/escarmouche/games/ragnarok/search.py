"""RAG-40 … RAG-44: search the camp for hidden objects, and carry them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from escarmouche.core.errors import IllegalMove, OptionError
from escarmouche.core.texts import Message
from escarmouche.odds.tree import CHANCE, D6, FAIR, OVER

FOUND_ON = 5
# RAG-43: the movements after which an object may change hands.
HANDING_MOVES = frozenset({"walk", "run", "disengagement", "after-combat"})


class Search(NamedTuple):
    """The caches in the order they are searched; a chance node is a cache being searched."""

    caches: int
    objects: int
    searches: int  # how many caches will be searched
    found: tuple[bool, ...] = ()  # for each cache searched so far, whether it held an object

    @classmethod
    def start(cls, objects: int, caches: int, searches: int | None = None) -> Search:
        if not 1 <= objects < caches:  # RAG-40: more caches than objects
            raise OptionError("error-search", objects=objects, caches=caches)
        wanted = caches if searches is None else searches
        if not 0 <= wanted <= caches:
            raise OptionError("error-searches", searches=wanted, caches=caches)
        return cls(caches, objects, wanted)._without_dice()

    @property
    def unfound(self) -> int:
        return self.objects - sum(self.found)

    @property
    def unsearched(self) -> int:
        return self.caches - len(self.found)

    @property
    def certain(self) -> bool | None:
        """What the next cache holds when no die is needed: RAG-40 nothing, RAG-41 an object."""
        if self.unfound == 0:
            return False
        return True if self.unsearched == self.unfound else None

    @property
    def actor(self) -> int:
        return OVER if len(self.found) == self.searches else CHANCE

    def moves(self) -> Sequence[Any]:
        return D6

    def weights(self) -> Sequence[int]:
        return FAIR

    def play(self, face: Any) -> Search:
        return self._with(face >= FOUND_ON)._without_dice()

    def outcome(self) -> tuple[bool, ...]:
        return self.found

    def in_any_order(self) -> Search:
        """The same for all that have found as much in as many caches."""
        return self._replace(found=tuple(sorted(self.found)))

    def _with(self, holds: bool) -> Search:
        return self._replace(found=(*self.found, holds))

    def _without_dice(self) -> Search:
        search = self
        while search.actor == CHANCE and (certain := search.certain) is not None:
            search = search._with(certain)
        return search


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

    def passed(self, friend: str, movement: str, in_contact: bool) -> Treasure:
        """RAG-43: handed to a friendly unit in contact at the end of a movement."""
        if self.holder is None or movement not in HANDING_MOVES or not in_contact:
            raise IllegalMove("RAG-43", Message("ragnarok-no-handing", {"unit": friend}))
        return Treasure(friend)

    def holder_lost(self, destroyed: bool, routed_and_flees: bool) -> Treasure:
        """RAG-44: destroyed or put to flight, the holder leaves the object on the ground."""
        if self.holder is not None and (destroyed or routed_and_flees):
            return Treasure(None)
        return self
