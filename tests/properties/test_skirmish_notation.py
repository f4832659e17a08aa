"""A battle as text: the whole record, byte for byte, and what cannot be is refused."""

import functools
import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from refusals import REFUSED

from escarmouche.core.conformance import random_record
from escarmouche.core.errors import NotationError
from escarmouche.core.position import Position
from escarmouche.core.record_dtype import PADDING
from escarmouche.games.confrontation import frames, notation, table
from escarmouche.games.confrontation.game import Confrontation
from escarmouche.games.confrontation.limits import COLUMNS, LIMITS
from escarmouche.games.confrontation.table import POSITION

GAME = Confrontation()
# Fields that must fit others: a number drawn for one of them alone would rightly be refused.
FITTING = {
    "touch", "x", "y", "corners", "terrain", "outline", "depth", "frame", "question", "over",
    "status", "unit", "profile", "group", "side", "pile", "reserve", "phase", "turn", "tactics",
    "edge", "seat", "offer", "against", "answer", "zones",
}  # fmt: skip
FREE = [
    name
    for name in POSITION.names or ()
    if name not in FITTING | COLUMNS.keys() | {PADDING, "name", "spell_name"}
]


POWDER_MILL = GAME.variants.index({"scenario": "the-powder-mill", "points": "320"})


def laid(variant: int) -> np.record:
    """Before the first die."""
    return begun(variant).record


@functools.cache
def begun(variant: int) -> Position:
    return GAME.new(**GAME.variants[variant])


@pytest.mark.parametrize("variant", range(len(GAME.variants)))
def test_every_battle_laid_out_comes_back_byte_for_byte(variant: int) -> None:
    pos = laid(variant)
    assert notation.read(notation.write(pos)).tobytes() == pos.tobytes()


@given(st.sampled_from(FREE), st.data())
def test_whatever_a_field_holds_comes_back(field: str, data: st.DataObject) -> None:
    pos = laid(0)
    kind = np.iinfo(POSITION[field].base)
    least, most = LIMITS.get(field, (int(kind.min), int(kind.max)))
    size = POSITION[field].shape
    numbers = [data.draw(st.integers(least, most)) for _ in range(int(np.prod(size, dtype=int)))]
    pos[field] = np.array(numbers, POSITION[field].base).reshape(size) if size else numbers[0]
    assert notation.read(notation.write(pos)).tobytes() == pos.tobytes()


@given(st.text(st.characters(max_codepoint=0x7FFF, exclude_characters="\0"), max_size=20))
def test_any_name_comes_back(name: str) -> None:
    pos = laid(0)
    pos.name[0] = 0
    pos.name[0, : len(name)] = [ord(letter) for letter in name]
    assert notation.read(notation.write(pos)).tobytes() == pos.tobytes()


@pytest.mark.parametrize(("before", "after", "reason"), REFUSED["skirmish"]["positions"])
def test_a_text_that_cannot_be_is_refused(before: str, after: str, reason: str) -> None:
    text = notation.write(laid(POWDER_MILL))
    assert before in text
    with pytest.raises(NotationError, match=reason):
        notation.read(text.replace(before, after, 1))


def test_con_77_who_still_puts_cards_in_order_has_hidden_none() -> None:
    """An unknown card counts for none that is left: the pile would be filled beyond its end."""
    played = random_record(GAME, {}, random.Random(1)).positions
    ordering = next(each for each in played if each.record.question == frames.PICK_CARD)
    assert notation.read(ordering.text).tobytes() == bytes(ordering)
    for cards in (f"{table.UNKNOWN}", f"{table.UNKNOWN},{table.UNKNOWN}"):
        with pytest.raises(NotationError, match="a card of Red"):
            notation.read(f"{ordering.text} pile-red={cards}")
