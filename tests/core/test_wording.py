"""Sentences that people stumbled over are gone, in every text of the program."""

from pathlib import Path

import pytest

import escarmouche
from escarmouche import catalog

TEXTS = {
    path: path.read_text(encoding="utf-8")
    for path in Path(escarmouche.__file__).parent.rglob("*.ftl")
}


@pytest.mark.parametrize(
    "stumbled",
    [
        "Why not done",  # the move that was tried is named in words
        "obvious captures",  # there are none in Irondie
        "\nweb-option-target = Option",
        " PV",  # points of victory are written out in French
        "Feu doit éliminer",
    ],
)
def test_no_text_says_it_any_more(stumbled: str) -> None:
    assert TEXTS
    assert [path.name for path, text in TEXTS.items() if stumbled in text] == []


DUEL = "arena=--i4--i2/----i6--/--f5--f1/f3------ turn=fire"


def test_a_side_that_must_eliminate_is_named_as_a_side() -> None:
    position = catalog.game("dragons").position(DUEL)
    assert position.prompt.text("fr").startswith("Le camp")


def test_the_dragon_that_takes_a_square_is_told_with_its_power() -> None:
    position = catalog.game("dragons").position(DUEL)
    (told, *_) = position.events("d2xc3")
    assert told.text("en") == "Fire takes c3 from d2; its dragon there now has power 6."
