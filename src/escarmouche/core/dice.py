"""Dice that anyone can check afterwards: commit, roll, reveal (docs/fair-dice.md).

Before the game the SHA-256 of a 32-byte secret is published, then each seat adds a salt of its
own: one of them shows first only the SHA-256 of its salt, and the salt itself once the other's is
in, so that neither can be chosen to fit the other. Roll k is read from HMAC-SHA256(secret, game id,
both salts, k). The secret is revealed when the game is over, and every roll can be derived again.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count

from escarmouche.core.errors import RecordError


def pledge_of(salt: str) -> str:
    """What is shown of a salt before the other seat has chosen its own."""
    return hashlib.sha256(salt.encode()).hexdigest()


@dataclass(frozen=True)
class FairDice:
    """The dice of one game.

    >>> dice = FairDice.seeded(7)
    >>> [dice.roll(k, (1, 1, 1, 1, 1, 1)) + 1 for k in range(8)]
    [4, 1, 2, 4, 1, 1, 1, 2]
    """

    secret: bytes
    game_id: str
    salts: tuple[str, str]

    def __post_init__(self) -> None:
        for part in (self.game_id, *self.salts):
            if any(ord(character) < 32 for character in part):
                raise RecordError("error-dice-control-character", text=repr(part))

    @classmethod
    def fresh(cls) -> FairDice:
        """Dice nobody can foresee."""
        salts = (secrets.token_hex(8), secrets.token_hex(8))
        return cls(secrets.token_bytes(32), secrets.token_hex(8), salts)

    @classmethod
    def seeded(cls, seed: int) -> FairDice:
        """Dice that come out the same for the same seed: for tests, lessons and reruns."""
        return cls(hashlib.sha256(f"escarmouche seed {seed}".encode()).digest(), "seed", ("", ""))

    @property
    def commitment(self) -> str:
        return hashlib.sha256(self.secret).hexdigest()

    def roll(self, number: int, weights: Sequence[int]) -> int:
        """The index of the outcome that roll `number` gives, with chances by weight."""
        left = self.uniform(number, sum(weights))
        for index, weight in enumerate(weights):
            if left < weight:
                return index
            left -= weight
        raise AssertionError("a uniform number below the total is inside one weight")

    def uniform(self, number: int, bound: int) -> int:
        """A uniform integer below `bound`: the first draw of the stream that is not biased.

        Draws are single bytes (pairs when the bound needs them). One that falls in the
        incomplete last run of `bound` values is skipped: for a six-sided die, bytes from 252 up.
        """
        size = 1 if bound <= 256 else 2
        if not 1 <= bound <= 65536:
            raise ValueError(f"no fair draw below {bound}")
        space = 256**size
        fair = space - space % bound
        for block in count():
            digest = hmac.digest(self.secret, self._message(number, block), "sha256")
            for at in range(0, len(digest), size):
                draw = int.from_bytes(digest[at : at + size], "big")
                if draw < fair:
                    return draw % bound
        raise AssertionError("unreachable")

    def _message(self, number: int, block: int) -> bytes:
        # Almost every roll ends in the first block; later ones carry their number.
        first, second = self.salts
        ending = f"\n{block}" if block else ""
        return f"{self.game_id}\n{first}\n{second}\n{number}{ending}".encode()
