"""RAG-50, RAG-51: find the secret fighter that neither player knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from escarmouche.core.errors import IllegalMove, OptionError
from escarmouche.core.texts import Message
from escarmouche.odds.tree import CHANCE, OVER

D10 = tuple(range(1, 11))


def threshold(losses: int, candidates: int) -> int:
    """RAG-50: ten times the share lost, half rounded up.

    >>> threshold(16, 25), threshold(1, 25), threshold(24, 25)
    (6, 0, 10)
    """
    return (20 * losses + candidates) // (2 * candidates)


class SecretFighter(NamedTuple):
    """The losses of phase after phase among the candidates; a chance node is a d10 to throw.

    Until it is found, another phase of losses may come when no die is due.
    """

    candidates: int
    losses: tuple[int, ...]  # of the phases still to be checked
    found: bool = False

    @classmethod
    def start(cls, candidates: int, losses: Sequence[int] = ()) -> SecretFighter:
        if candidates < 1:
            raise OptionError("error-candidates", candidates=candidates)
        left = candidates
        for place, lost in enumerate(losses, 1):
            if not 0 <= lost <= left:
                raise OptionError("error-losses", phase=place, lost=lost, left=left)
            left -= lost
        return cls(candidates, tuple(losses))._without_dice()

    def lost(self, count: int) -> SecretFighter:
        """RAG-50: a phase cost so many candidates; its die comes next, if one is due."""
        if self.found:
            return self
        left = self.candidates - sum(self.losses)
        if not 0 <= count <= left:
            raise IllegalMove("RAG-50", Message("ragnarok-losses", {"lost": count, "left": left}))
        return self._replace(losses=(*self.losses, count))._without_dice()

    @property
    def threshold(self) -> int:
        return threshold(self.losses[0], self.candidates)

    @property
    def actor(self) -> int:
        return CHANCE if self.losses and not self.found else OVER

    def moves(self) -> Sequence[Any]:
        return D10

    def weights(self) -> Sequence[int]:
        return (1,) * 10

    def play(self, face: Any) -> SecretFighter:
        return self.checked(face <= self.threshold)._without_dice()

    def outcome(self) -> bool:
        return self.found

    def checked(self, found: bool) -> SecretFighter:
        """What the phase leaves to be checked."""
        if found:
            return SecretFighter(self.candidates, (), found=True)
        return SecretFighter(self.candidates - self.losses[0], self.losses[1:])

    def _without_dice(self) -> SecretFighter:
        """RAG-51: a threshold of 0 fails and one of 10 succeeds without a die."""
        secret = self
        while secret.actor == CHANCE and (secret.losses[0] == 0 or secret.threshold in (0, 10)):
            secret = secret.checked(secret.losses[0] > 0 and secret.threshold == 10)
        return secret
