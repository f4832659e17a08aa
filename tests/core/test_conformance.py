"""Every game of the catalogue keeps the protocol, and the kit notices one that does not."""

from dataclasses import replace

import pytest

from escarmouche import catalog
from escarmouche.core import conformance
from escarmouche.core.kernel import SPECTATOR


@pytest.mark.parametrize("game", catalog.GAMES)
@pytest.mark.parametrize("check", conformance.CHECKS, ids=lambda check: check.__name__)
def test_game_conforms(game: str, check) -> None:
    check(catalog.game(game))


class Broken:
    """Dragons Arena with one kernel function replaced."""

    def __init__(self, **functions) -> None:
        dragons = type(catalog.game("dragons"))()
        dragons.rules = replace(dragons.rules)
        for name, function in functions.items():
            setattr(dragons.rules.kernel, name, function)
        dragons.variants = ({"setup": "big"},)
        self.game = dragons


dragons_kernel = catalog.game("dragons").rules.kernel


def reversed_moves(pos, out):
    count = dragons_kernel.moves(pos, out)
    out[:count] = out[:count][::-1].copy()
    return count


def hides_from_spectators_only(pos, seat):
    if seat == SPECTATOR:
        dragons_kernel.hide(pos, seat)


def always_ongoing(pos):
    return -1, 0


def no_weight(pos, out):
    count = dragons_kernel.weights(pos, out)
    out[0] = 0
    return count


def draws_the_last_one(pos, options, chances, stream):
    return options[dragons_kernel.moves(pos, options) - 1]


@pytest.mark.parametrize(
    ("check", "functions"),
    [
        (conformance.moves_are_sorted_and_unique, {"moves": reversed_moves}),
        (conformance.weights_are_positive, {"weights": no_weight}),
        (conformance.draws_by_weights, {"draw": draws_the_last_one}),
        (conformance.hide_leaks_nothing, {"hide": hides_from_spectators_only}),
        (conformance.games_end, {"outcome": always_ongoing}),
    ],
    ids=lambda each: getattr(each, "__name__", ""),
)
def test_the_kit_notices(check, functions) -> None:
    broken = Broken(**functions).game
    if functions.keys() & {"weights", "draw"}:
        broken.variants = ({"setup": "baby"},)
    with pytest.raises((conformance.NotConformant, AssertionError, ValueError)):
        check(broken)
