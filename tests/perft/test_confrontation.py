"""Perft of small set positions of the skirmish against the independent referee."""

from __future__ import annotations

import copy

import pytest
from referee import combat, course, dice
from referee.battle import Asking, Battle, Fighter
from referee.cards import lay
from referee.perft import Start, count
from skirmish_table import CARD, Skirmish

from escarmouche.games.confrontation import frames, table

DUEL = {"MOU": 1, "INI": 3, "ATT": 3, "FOR": 4, "DEF": 3, "RES": 5, "COU": 4, "DIS": 3}


def counted(skirmish: Skirmish, depth: int) -> int:
    """The sequences of answers that the game allows."""
    if skirmish.is_done or depth == 0:
        return 1
    total = 0
    for move in skirmish.moves:
        after = copy.copy(skirmish)
        after.pos = skirmish.pos.copy()
        total += counted(after.play(move), depth - 1)
    return total


def table_of(*fighters: tuple[str, float, float, int, dict[str, int]]) -> Battle:
    """The same table for the referee: 60 × 60 cm, nobody but these."""
    battle = lay({"warbands": "cindermark,greywater"}, ["Slag imp"])
    battle.terrain, battle.edge, battle.turn = [], ["south", "north"], 1
    battle.fighters = {}
    for key, x, y, facing, card in fighters:
        battle.fighters[key] = Fighter(
            key=key,
            name=key,
            side="br".index(key[0]),
            card={**CARD, **card},
            base="infantry",
            pa=0,
            unit=key,
            profile=key,
            status="table",
            at=(round(x * 8), round(y * 8)),
            facing=facing,
        )
    return battle


def duel(battle: Battle) -> Asking[None]:
    yield from combat.fight(battle, ([battle.fighters["b1"]], [battle.fighters["r1"]]))


def activation(battle: Battle) -> Asking[None]:
    yield from course.activate(battle, battle.fighters["b1"], contact_allowed=True)


def test_of_initiative(battle: Battle) -> Asking[None]:
    yield from dice.opposed((3, 3))


test_of_initiative.__test__ = False  # type: ignore[attr-defined]


@pytest.mark.parametrize("depth", [1, 3, 5])
def test_a_duel_has_as_many_courses_for_both(depth: int) -> None:
    skirmish = Skirmish(phase=table.COMBAT)
    skirmish.stands(0, 30, 30)
    skirmish.stands(8, 30, 32.5, facing=6)
    skirmish.pos.fight[[0, 8]] = 0
    battle = table_of(("b1", 30, 30, 0, {}), ("r1", 30, 32.5, 6, {}))
    battle.phase = "combat"
    start: Start = duel
    assert counted(skirmish.begins(frames.FIGHT_FRAME, 0), depth) == count(start, battle, depth)


@pytest.mark.parametrize(
    ("gap", "card", "depth"),
    [(6.0, {}, 3), (4.0, {}, 3), (4.0, {"PEUR": 6}, 4), (2.5, {}, 4)],
    ids=["far", "near", "fearsome", "engaged"],
)
def test_an_activation_has_as_many_courses_for_both(
    gap: float, card: dict[str, int], depth: int
) -> None:
    skirmish = Skirmish(phase=table.ACTIVATION)
    skirmish.stands(0, 30, 30, MOU=2)
    skirmish.stands(8, 30, 30 + gap, facing=6, **card)
    battle = table_of(("b1", 30, 30, 0, {"MOU": 2}), ("r1", 30, 30 + gap, 6, card))
    battle.phase = "activation"
    begun = skirmish.begins(frames.ACTIVATE_FRAME, 0)
    assert counted(begun, depth) == count(activation, battle, depth)
