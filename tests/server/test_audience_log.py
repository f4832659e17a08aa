"""What audiences are told has the shape that the protocol declares."""

import pytest
from pydantic import TypeAdapter

from escarmouche import catalog
from escarmouche.core.dice import FairDice
from escarmouche.core.texts import Message
from escarmouche.server.audience_log import AudienceLogs, Line, Step
from escarmouche.server.to_client import LogItem
from escarmouche.server.wire import encode


@pytest.mark.parametrize("game", ["dragons", "metals", "irondie"])
def test_steps_and_lines_are_encoded_as_the_protocol_declares(game: str) -> None:
    position = catalog.game(game).new()
    dice, rolls, steps = FairDice.seeded(1), 0, []
    for _ in range(60):
        if position.is_over:
            break
        if position.is_chance:
            move = position.move_ids[dice.roll(rolls, position.weights)]
            rolls += 1
        else:
            move = position.move_ids[-1]
        steps.append(Step(position, move, position.after(move)))
        position = steps[-1].after
    for message in (None, Message("room-time", {"seat": catalog.game(game).seat_name(0)})):
        line = Line(7, "move", 1, steps, message)
        item = TypeAdapter(LogItem).validate_json(encode(line.item))
        assert item == line.item
        assert encode(line.told) == encode(line.item)
        assert (item.version, item.kind, item.seat) == (7, "move", 1)
        assert [play.move for play in item.plays] == [
            step.before.move_text(step.move) for step in steps
        ]
        assert (item.text is None) == (message is None)


def test_who_sees_everything_shares_one_position_and_who_does_not_has_its_own() -> None:
    dragons = catalog.game("dragons")
    open_one = AudienceLogs(dragons.new(setup="equal"))
    assert open_one.shown(0) is open_one.shown(1) is open_one.shown(2)
    secret = dragons.new(setup="big")
    secret = secret.after(secret.move_ids[0])
    hidden = AudienceLogs(secret)
    assert hidden.shown(0).position == secret
    assert hidden.shown(1).position == hidden.shown(2).position != secret
