"""CON-122: nothing that others get depends on the order of a pile or on the cards in a reserve."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from skirmish_battles import bold_move, random_options

from escarmouche import catalog
from escarmouche.core.kernel import OVER, SPECTATOR
from escarmouche.core.position import Position
from escarmouche.games.confrontation.frames import PICK_CARD
from escarmouche.games.confrontation.options import scenario_names
from escarmouche.games.confrontation.table import ACTIVATION, NO_CARD, STRATEGIC


def dealt_otherwise(record: np.record, seat: int, rng: Random) -> np.record:
    """The same position with the hidden cards of a seat in another order, in pile and reserve."""
    other = record.copy()
    places = [
        (name, place) for name in ("pile", "reserve") for place in range(record[name].shape[1])
    ]
    full = [(name, place) for name, place in places if record[name][seat, place] != NO_CARD]
    cards = [int(record[name][seat, place]) for name, place in full]
    for (name, place), card in zip(full, rng.sample(cards, len(cards)), strict=True):
        other[name][seat, place] = card
    return other


def told(position: Position) -> tuple[object, ...]:
    """Everything an audience is sent of a position."""
    return (
        bytes(position),
        position.text,
        position.view,
        position.actor,
        position.moves,
        position.prompt.text("en"),
    )


@pytest.mark.parametrize("scenario", scenario_names()[::3])
def test_con_122_others_learn_nothing_of_the_order_of_the_cards(scenario: str) -> None:
    game = catalog.game("confrontation")
    rng = Random(f"hidden {scenario}")
    record = game.new(**random_options(rng, scenario)).record
    kernel, out = game.rules.kernel, game.rules.buffer()
    compared = shuffled = 0
    for _ in range(450):
        if kernel.actor(record) == OVER:
            break
        if record.phase in (STRATEGIC, ACTIVATION) and record.question != PICK_CARD:
            for seat in range(2):
                other = dealt_otherwise(record, seat, rng)
                shuffled += other.tobytes() != record.tobytes()
                if not rng.randrange(8):
                    for audience in (1 - seat, SPECTATOR):
                        mine, theirs = (
                            told(Position(game, each).hide(audience)) for each in (record, other)
                        )
                        assert mine == theirs
                        compared += 1
        kernel.play(record, bold_move(record, out[: kernel.moves(record, out)].tolist(), rng), None)
    assert compared > 20 and shuffled > 100


@pytest.mark.parametrize("seat", [0, 1])
def test_con_122_cards_that_are_being_put_in_order_stay_hidden(seat: int) -> None:
    """Whatever was put first, the others see a pile that is not in order yet."""
    game = catalog.game("confrontation")
    rng = Random(seat)
    position = game.new()
    while not (position.record.question == PICK_CARD and position.actor == seat):
        position = position.play(rng.choice(position.move_ids))
    choices = position.move_ids
    after = [position.play(move) for move in (choices[0], choices[-1])]
    for audience in (1 - seat, SPECTATOR):
        first, second = (told(each.hide(audience)) for each in after)
        assert first == second
