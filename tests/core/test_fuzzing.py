"""Positions that cannot be are refused with the reason; from any other the game plays on."""

import pytest

from escarmouche import catalog
from escarmouche.core import conformance, fuzzing
from escarmouche.core.errors import IllegalMove, NotationError

TEXTS = {"confrontation": 4_000}  # battles are long: `make soak` reads and plays on many more
MOST = 10_000


@pytest.mark.parametrize("name", catalog.GAMES)
def test_any_text_is_refused_with_a_reason_or_plays_on_to_the_end(name: str) -> None:
    game = catalog.game(name)
    count = TEXTS.get(name, MOST)
    every = 5 if name in TEXTS else 1
    texts = enumerate(fuzzing.texts(game, seed=19, count=count))
    read = [fuzzing.check(game, text, play_on=number % every == 0) for number, text in texts]
    accepted = [position for position in read if position is not None]
    assert count / 20 < len(accepted) < count * 0.9
    conformance.check_from(accepted[:: len(accepted) // 8])


@pytest.mark.parametrize("name", catalog.GAMES)
def test_an_id_without_a_move_is_refused_by_a_rule(name: str) -> None:
    game = catalog.game(name)
    texts = fuzzing.texts(game, seed=7, count=20 if name in TEXTS else 60)
    for position in filter(None, (fuzzing.check(game, text) for text in texts)):
        legal = set(position.move_ids)
        step = max(9, game.rules.move_count // 25 if game.rules.move_count > 5_000 else 0)
        for move in range(len(position.text) % step, game.rules.move_count, step):
            if move not in legal:
                with pytest.raises(IllegalMove) as refusal:
                    position.play(move)
                assert refusal.value.text("fr") and refusal.value.text("en")
    for move in (-1, game.rules.move_count):
        with pytest.raises(NotationError, match="Move number"):
            game.new().play(move)


CANNOT_BE = {
    "dragons": {
        "arena=--------/--------/--------/-------- turn=fire setup=little "
        "hand=fire:12,1,1,1,1,1,1,1;ice:1,1,1,1,1,1,1,1": "is not a hand",
        "arena=--------/--------/--------/-------- turn=fire setup=little "
        "hand=fire:1,,1,1,1,1,1,1,1;ice:1,1,1,1,1,1,1,1": "is not a hand",
        "arena=--------/--------/--------/-------- turn=lot setup=little "
        "hand=fire:1,1,1,1,1,1,1,?;ice:1,1,1,1,1,1,1,1": "does not happen",
        "arena=--------/--------/--------/-------- turn=fire setup=big "
        "hand=fire:1,1,1,1,1,1,1,1;ice:1,1,1,1,6,6,6,6": "total of 28",
        "arena=--------/--------/--------/-------- turn=fire setup=equal "
        "hand=fire:1,1,1,1,6,6,6,6;ice:2,2,2,2,5,5,5,5": "does not happen",
        "arena=f1------/--------/--------/------i1 turn=next match=2 wins=1,1 duels=1": "wins=1,1",
        "arena=f1f1----/--------/--------/------i1 turn=over match=2 wins=1,0 duels=1": "wins=1,0",
    },
    "metals": {
        "map=plaine blue=b3N red=- pool=1,3 score=0,0 turn=blue": "blue has 2 metals",
        "map=nowhere blue=- red=- pool=3,3 score=0,0 turn=lot": "no map called",
        "map=./. blue=- red=- pool=3,3 score=0,0 turn=lot": "ranks",
    },
    "irondie": {
        "south=Ar,Nr,Fr north=Ab,Nb,Wb,Fb phase=commit turn=south turns=1": "of one size",
        "south=Ar,Nr,Fr6 north=Ab,Nb,Wb phase=commit turn=south turns=1": "begin in hand",
        "south=Ar,Nr,Fr north=Ab,Nb,Wb phase=roll turn=south turns=1 chosen=south:Ar": (
            "rolls a vitality die"
        ),
        "south=Ar~,Nr,Fr6 north=Ab,Nb,Wb6 phase=commit turn=south turns=2": "Limbo is empty",
        "south=Ar5,Nr,Fr6 north=Ab,Nb,Wb6 phase=commit turn=south turns=2": "went to Limbo",
        "south=Nr4!,Ar5,Sr,Fr6 north=Ab6!,Nb,Sb,Wb6 phase=reply turn=south turns=2 duels=1 "
        "duel=Nr>Ab;Ab>Nr targeted=south:Nr,north:Ab": "north:Ab cannot have south:Nr",
    },
}


@pytest.mark.parametrize(
    ("name", "text", "reason"),
    [(name, text, why) for name, texts in CANNOT_BE.items() for text, why in texts.items()],
)
def test_a_position_that_cannot_be_is_refused(name: str, text: str, reason: str) -> None:
    with pytest.raises(NotationError) as refusal:
        catalog.game(name).position(text)
    assert reason in refusal.value.text("en")
    assert refusal.value.text("fr") != refusal.value.text("en")
