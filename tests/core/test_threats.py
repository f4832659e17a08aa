"""What the other seat could take or hurt next, against slow and obvious enumerations."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from escarmouche import catalog
from escarmouche.core.position import Position
from escarmouche.games.irondie.game import Irondie
from escarmouche.games.metals.game import Metals


def played(name: str, games: int = 12, longest: int = 300, **options: str) -> Iterator[Position]:
    chooser = random.Random(f"{name} {options}")
    for _ in range(games):
        position = catalog.game(name).new(**options)
        for _ in range(longest):
            if position.is_over:
                break
            yield position
            position = position.play(chooser.choice(position.move_ids))


@pytest.mark.parametrize("setup", ["baby", "little"])
def test_threatened_dragons_are_those_that_a_legal_move_eliminates(setup) -> None:
    seen = 0
    for position in played("dragons", setup=setup):
        if position.actor in (0, 1) and position.view["phase"] == "duel":
            ends = {move.partition("x")[2] for move in position.moves if "x" in move}
            assert set(position.threats(1 - position.actor)) == ends
            seen += len(ends)
    assert seen > 100


def test_no_dragon_is_threatened_before_the_duel() -> None:
    for position in played("dragons", games=2, setup="little"):
        if position.view["phase"] != "duel":
            assert position.threats(0) == position.threats(1) == ()


@pytest.mark.parametrize("options", [{}, {"map": "lac"}, {"map": "faubourg", "metals_each": "5"}])
def test_threatened_metals_are_attacked_unless_they_move(options) -> None:
    seen = 0
    for position in played("metals", **options):
        if position.actor not in (0, 1):
            continue
        for move in position.moves[::5]:
            if "-" not in move or position.play(move).is_over:
                continue
            moved = move.partition("-")[0]
            attacked = {
                event.message.arguments["target"]
                for event in position.events(move)
                if event.message.id == "metals-attacks"
            }
            stayed = set(position.threats(position.actor)) - {moved}
            assert attacked - {move.partition("-")[2][:2]} == stayed
            seen += len(stayed)
    assert seen > 20


def test_a_metal_behind_another_is_safe_when_sight_is_blocked() -> None:
    text = "map=.,.,./.,.,./.,.,./.,.,. blue=a1N,a3N red=a4S pool=1,2 score=0,0 turn=blue"
    assert Metals().position(text).threats(0) == ("a1", "a3")
    blocked = Metals().position(text + " blocked_sight=on")
    assert blocked.threats(0) == ("a3",)


@pytest.mark.parametrize("options", Irondie.variants[:3])
def test_every_enemy_action_against_a_die_was_announced(options) -> None:
    seen = 0
    for position in played("irondie", games=6, **options):
        view = position.view
        if position.actor not in (0, 1) or view["phase"] not in ("provoke", "reply"):
            continue
        other = Irondie.seats[1 - position.actor]
        threats = position.threats(1 - position.actor)
        shapes = {die["name"]: die["shape"] for die in view["dice"][Irondie.seats[position.actor]]}
        for move in position.moves:
            die, sign, target = move.partition(">")
            if not sign or target.startswith("own:") or shapes[die] in ("swarm", "fortress"):
                continue
            assert f"{other}:{target}" in threats
            seen += 1
        assert all(threat.startswith(other) for threat in threats)
    assert seen > 50


def test_iro_30_damage_about_to_be_placed_threatens_the_vitality_dice() -> None:
    found = [
        position
        for position in played("irondie", games=8)
        if position.view["phase"] == "wound" and position.actor == 0
    ]
    assert found
    for position in found:
        vitality = [
            f"south:{die['name']}"
            for die in position.view["dice"]["south"]
            if die["zone"] == "vitality"
        ]
        assert sorted(position.threats(0)) == sorted(vitality)


def test_no_die_is_threatened_while_the_enemy_can_attack_with_none() -> None:
    position = catalog.game("irondie").position(
        "south=Ak4,Sy,Nk2,Wk4,Fk3 north=Ak^,Nk4,Wk6,Fk5,Gk4 phase=provoke turn=south turns=2"
    )
    assert list(position.threats(0)) == []
