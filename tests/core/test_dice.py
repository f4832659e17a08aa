"""Fair dice: committed before, derived again after, without bias."""

import hashlib
import hmac
from collections import Counter

import pytest

from escarmouche.core.dice import FairDice
from escarmouche.core.errors import RecordError

SIX = (1,) * 6
dice = FairDice(bytes(range(32)), "game-7", ("sel de feu", "sel de glace"))


def test_a_roll_is_the_first_unbiased_byte_of_the_hmac_modulo_six() -> None:
    for number in range(300):
        message = f"game-7\nsel de feu\nsel de glace\n{number}".encode()
        digest = hmac.new(bytes(range(32)), message, hashlib.sha256).digest()
        expected = next(byte % 6 for byte in digest if byte < 252)
        assert dice.roll(number, SIX) == expected


def test_bytes_from_252_up_are_skipped() -> None:
    skipped = 0
    for number in range(3000):
        message = f"game-7\nsel de feu\nsel de glace\n{number}".encode()
        first = hmac.digest(bytes(range(32)), message, "sha256")[0]
        skipped += first >= 252
        if first >= 252:
            assert dice.roll(number, SIX) != first % 6 or first % 6 in range(6)
    assert skipped  # otherwise the test shows nothing


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert dice.commitment == hashlib.sha256(bytes(range(32))).hexdigest()


def test_rolls_change_with_the_secret_the_game_and_either_salt() -> None:
    others = [
        FairDice(bytes(32), "game-7", dice.salts),
        FairDice(dice.secret, "game-8", dice.salts),
        FairDice(dice.secret, "game-7", ("autre", "sel de glace")),
        FairDice(dice.secret, "game-7", ("sel de feu", "autre")),
    ]
    rolls = [[each.roll(k, SIX) for k in range(20)] for each in (dice, *others)]
    assert len({tuple(each) for each in rolls}) == 5


@pytest.mark.parametrize("weights", [SIX, (8, 8, 3), (1, 0, 2), (300, 1000)])
def test_outcomes_follow_their_weights(weights: tuple[int, ...]) -> None:
    rolls = 6000
    seen = Counter(dice.roll(number, weights) for number in range(rolls))
    for index, weight in enumerate(weights):
        share = weight / sum(weights)
        assert abs(seen[index] - rolls * share) <= 4 * (rolls * share * (1 - share)) ** 0.5


def test_a_large_total_is_drawn_from_pairs_of_bytes() -> None:
    draws = {dice.uniform(number, 40_000) for number in range(200)}
    assert max(draws) > 256 and max(draws) < 40_000


def test_a_text_with_a_line_break_is_refused() -> None:
    with pytest.raises(RecordError, match="control character"):
        FairDice(bytes(32), "a\nb", ("", ""))
