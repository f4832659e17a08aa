"""Cairn by its rules, and by the kit that any game must satisfy."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from escarmouche import catalog
from escarmouche.core import conformance
from escarmouche.core.game import Game
from escarmouche.core.rulebook import rulebook

CAIRN = catalog.game("cairn")


@pytest.mark.parametrize("check", conformance.CHECKS, ids=lambda check: check.__name__)
def test_it_conforms(check: Callable[[Game], None]) -> None:
    check(CAIRN)


@pytest.mark.parametrize("stones", ["11", "21", "31"])
def test_cai_01_the_cairn_has_as_many_stones_as_agreed(stones: str) -> None:
    assert CAIRN.new(stones=stones).view["stones"] == int(stones)


def test_cai_02_the_sun_begins_and_turns_alternate() -> None:
    start = CAIRN.new().play("d3")
    assert start.actor == 0
    assert start.play("1,d2").actor == 1


def test_cai_10_every_face_is_as_likely() -> None:
    start = CAIRN.new()
    assert start.moves == ("d1", "d2", "d3", "d4", "d5", "d6")
    assert len(set(start.weights)) == 1
    assert start.why_not("2").rule == "CAI-10"


def test_cai_11_one_stone_up_to_the_die_or_all_that_are_left() -> None:
    rolled = CAIRN.position("stones=21 turn=sun die=4")
    assert rolled.moves == ("1", "2", "3", "4")
    assert str(rolled.why_not("5")) == "CAI-11: 5 stones are too many: the die shows 4."
    few = CAIRN.position("stones=2 turn=moon die=5")
    assert few.moves == ("1", "2")
    assert few.why_not("3").text("fr") == "Le cairn n’a pas 3 pierres\u00a0: il en reste 2."


def test_cai_20_the_last_stone_wins() -> None:
    end = CAIRN.position("stones=2 turn=moon die=5").play("2")
    assert end.outcome.winner == 1 and end.outcome.reason == "last-stone"
    assert end.text == "stones=0 turn=sun"
    assert end.prompt.text() == "Moon has taken the last stone and wins."


@pytest.mark.parametrize(
    "text", ["stones=32 turn=sun", "stones=3 turn=rain", "stones=3 turn=sun die=7", "stones=3"]
)
def test_a_position_that_never_is_is_refused(text: str) -> None:
    from escarmouche.core.errors import NotationError

    with pytest.raises(NotationError):
        CAIRN.position(text)


def test_every_rule_has_a_text_in_both_languages() -> None:
    for rule in rulebook("cairn").rules:
        assert rule.text("fr") != rule.text("en")


def test_the_estimate_is_what_the_tree_of_dice_and_choices_gives() -> None:
    """An oracle: walk the kernel's own moves to the end."""
    from functools import cache

    from escarmouche.core.position import Position

    @cache
    def value(position: Position) -> float:
        if position.outcome:
            return 1.0 - position.outcome.winner
        after = [value(position.play(move)) for move in position.move_ids]
        if position.is_chance:
            return sum(after) / len(after)
        return min(after) if position.actor else max(after)

    for text in ("stones=7 turn=sun", "stones=6 turn=moon", "stones=7 turn=moon die=5"):
        position = CAIRN.position(text)
        estimate = CAIRN.rules.kernel.chance(position.record)
        assert estimate == pytest.approx(value(position), abs=1e-12)
