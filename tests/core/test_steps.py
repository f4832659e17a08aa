"""Steps that lead to no legal move are refused by the rule that forbids them all."""

from __future__ import annotations

import pytest

from escarmouche import catalog

FORCED = "arena=f3i5*--f1/f6i1i2--/--f4--i3/i4--f2*i6 turn=fire"
FREE = "arena=f2i5*--f1/------i2/--f4--i6/i4--f2*i6 turn=fire"
PLAIN = "map=plaine blue=b4N,a1E red=b6S!,e5W,d2W pool=1,0 score=7,4 turn=blue"


@pytest.mark.parametrize(
    ("game", "position", "steps", "refusal"),
    [
        ("dragons", FORCED, ("a3", "b3"), "DRA-22: a3 is a 6"),
        ("dragons", FORCED, ("b2", "5"), "DRA-24: Fire must eliminate"),
        ("dragons", FORCED, ("d4",), "DRA-24: Fire must eliminate"),
        ("dragons", FORCED, ("c4",), "DRA-21: "),
        ("dragons", FREE, ("b2", "c3"), "DRA-21: "),
        ("dragons", FORCED, ("b2", "d1"), "DRA-03: "),
        ("metals", PLAIN, ("b4", "e5"), "MET-11: "),
        ("metals", PLAIN, ("c1",), "MET-11: "),
        ("metals", PLAIN, ("+", "c3"), "MET-10: "),
    ],
)
def test_steps_that_lead_nowhere_are_refused_by_rule(
    game: str, position: str, steps: tuple[str, ...], refusal: str
) -> None:
    found = catalog.game(game).position(position).why_not_steps(steps)
    assert str(found).startswith(refusal)


@pytest.mark.parametrize("steps", [("b2",), ("b2", "c3")])
def test_steps_of_a_legal_move_are_not_refused(steps: tuple[str, ...]) -> None:
    assert catalog.game("dragons").position(FORCED).why_not_steps(steps) is None


@pytest.mark.parametrize("steps", [("z9",), ("b2", "c3", "d4"), ("next", "next")])
def test_steps_of_no_move_have_no_rule(steps: tuple[str, ...]) -> None:
    assert catalog.game("dragons").position(FORCED).why_not_steps(steps) is None


@pytest.mark.parametrize(("game", "position"), [("dragons", FORCED), ("metals", PLAIN)])
def test_every_legal_move_can_be_found_by_its_steps(game: str, position: str) -> None:
    start = catalog.game(game).position(position)
    for text, steps in start.choices:
        assert start.why_not(text) is None
        for count in range(1, len(steps) + 1):
            assert start.why_not_steps(steps[:count]) is None


def test_a_button_that_is_always_the_same_need_not_be_touched() -> None:
    start = catalog.game("metals").new().play("lot:blue")
    assert start.why_not_steps(("a1",)) is None
    assert str(start.why_not_steps(("c3",))).startswith("MET-10: ")


def test_where_several_rules_forbid_the_one_that_forbids_most_is_told() -> None:
    """b2 is surrounded by one's own or by nothing, and everything else is too far away."""
    alone = catalog.game("dragons").position("arena=f1------/--i2----/----f3--/i4------ turn=fire")
    assert str(alone.why_not_steps(("a1",))).startswith("DRA-")
