"""What a decision may bring: exact dice, and chances that a search gives."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from escarmouche import catalog
from escarmouche.server import move_odds


def decisions(name: str, wanted, count: int = 6, **options: str):
    """Positions of random games in which somebody decides and `wanted` holds."""
    chooser, found = random.Random(name), []
    while len(found) < count:
        position = catalog.game(name).new(**options)
        while not position.is_over and len(found) < count:
            if position.actor in (0, 1) and wanted(position):
                found.append(position)
            position = position.play(chooser.choice(position.move_ids))
    return found


def test_the_faces_of_a_contest_are_counted_together() -> None:
    seen = 0
    for position in decisions("irondie", lambda each: each.view["phase"] == "provoke", 30):
        values = {
            f"{seat}:{die['name']}": die["value"]
            for seat in ("south", "north")
            for die in position.view["dice"][seat]
        }
        other = ("north", "south")[position.actor]
        for move in position.moves:
            _, sign, target = move.partition(">")
            if not sign or target.startswith("own:"):
                continue
            falls = move_odds.falls(position.play(move))
            assert sum(Fraction(fall.chance) for fall in falls) == 1
            assert all(float(Fraction(fall.chance)) == fall.probability for fall in falls)
            # A greater value wins; on a tie a die of the shape's own colour may.
            won = [fall for fall in falls if "would beat" in fall.event.text.en]
            above = 6 - values[f"{other}:{target}"]
            assert sum(len(fall.moves) for fall in won) in (above, above + 1)
            assert len(falls) <= 2
            seen += 1
    assert seen > 20


def test_a_die_for_oneself_is_told_face_by_face() -> None:
    for position in decisions("irondie", lambda each: any("own:" in move for move in each.moves)):
        move = next(move for move in position.moves if "own:" in move)
        falls = move_odds.falls(position.play(move))
        assert [fall.chance for fall in falls] == ["1/6"] * 6


def test_no_roll_where_no_die_falls_at_once() -> None:
    for position in decisions("metals", lambda each: True):
        assert move_odds.falls(position.play(position.move_ids[0])) == []


@pytest.mark.parametrize("name", ["dragons", "metals", "irondie"])
def test_every_legal_move_has_its_chance(name) -> None:
    for position in decisions(name, lambda each: len(each.move_ids) > 1, 2):
        seen = position.hide(position.actor)
        found = move_odds.odds(name, bytes(seen), 3)
        assert found.version == 3
        assert {each.move for each in found.moves} == set(seen.moves)
        assert all(0 <= each.win <= 1 for each in found.moves)


def test_a_move_that_wins_at_once_is_certain() -> None:
    game = catalog.game("metals")
    text = "map=.,.,1/.,.,./.,.,. blue=c2N red=a3N pool=2,2 score=9,0 turn=blue"
    found = move_odds.odds("metals", bytes(game.position(text)), 1)
    best = found.moves[0]
    assert best.move.startswith("c2-c3") and best.win > 0.95


def test_odds_are_called_exact_only_where_every_one_is() -> None:
    exact = []
    for position in decisions("dragons", lambda each: len(each.move_ids) > 1, 60, setup="baby"):
        found = move_odds.odds("dragons", bytes(position), 1)
        assert not found.exact or all(each.win in (0, 1) for each in found.moves), position.text
        exact.append(found.exact)
    assert {True, False} <= set(exact)
