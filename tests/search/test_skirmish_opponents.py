"""What the opponents of the skirmish think about, and what they may not know."""

import random

import numpy as np
import pytest

from escarmouche import catalog
from escarmouche.core.conformance import random_record
from escarmouche.core.kernel import copied
from escarmouche.core.position import Position
from escarmouche.core.seeds import start_stream
from escarmouche.games.confrontation import frames, table
from escarmouche.games.confrontation.rules import secret
from escarmouche.search.levels import Player

GAME = catalog.game("confrontation")
KERNEL = GAME.rules.kernel
FEW = 6  # candidates of an open question


@pytest.fixture(scope="module")
def decisions() -> list[Position]:
    options = {"scenario": "the-strongbox", "turns": "3"}
    positions = random_record(GAME, options, random.Random(3)).positions
    return [position for position in positions if position.actor in (0, 1)]


def candidates(position: Position) -> list[int]:
    found = GAME.rules.buffer()
    return found[: KERNEL.candidates(copied(position.record), found)].tolist()


def test_candidates_are_a_few_legal_moves(decisions) -> None:
    for position in decisions:
        found = candidates(position)
        assert found and set(found) <= set(position.move_ids) and len(set(found)) == len(found)
        if not secret(position.record):
            assert len(found) <= FEW


def test_a_hidden_choice_keeps_all_its_moves(decisions) -> None:
    hidden = [position for position in decisions if secret(position.record)]
    assert hidden
    for position in hidden:
        assert sorted(candidates(position)) == sorted(position.move_ids)


def test_a_battle_goes_on_with_legal_moves_and_rests_when_a_turn_begins(decisions) -> None:
    stream, room = np.zeros(1, np.uint64), GAME.rules.buffer()
    start_stream(stream, np.uint64(1), np.uint64(0))
    rests = 0
    for position in decisions:
        pos = copied(position.record)
        assert KERNEL.reply(pos, room, stream) in position.move_ids
        if KERNEL.rests(pos):
            rests += 1
            assert pos.question == frames.PICK_CARD and pos.phase == table.STRATEGIC
    assert rests == 3


def test_where_a_cache_can_be_searched_it_is(decisions) -> None:
    searching = [
        position
        for position in decisions
        if position.record.question == frames.PICK_ACTION and 5 in position.move_ids
    ]
    for position in searching:
        assert candidates(position)[0] == 5


def test_cards_that_lie_face_down_change_nothing(decisions) -> None:
    changed = 0
    for position in decisions:
        seat, pos = position.actor, copied(position.record)
        pile = pos.pile[1 - seat]
        known = int((pile < table.UNKNOWN).sum())
        if secret(pos) or known < 2 or not pos.ordered[1 - seat]:
            continue
        pile[:known] = pile[:known][::-1].copy()
        changed += 1
        level = Player(GAME, 4, nodes=2, seed=5)
        assert level.choose(position) == level.choose(Position(GAME, pos))
        if changed == 12:
            break
    assert changed
