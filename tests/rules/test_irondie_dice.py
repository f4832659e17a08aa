"""Irondie's dice, sets and colours, as sentences."""

from itertools import product
from pathlib import Path

import pytest
from irondie_table import COLOURS, LETTERS, after, at, irondie, value, zone
from refusals import REFUSED

from escarmouche.core.errors import EscarmoucheError, OptionError
from escarmouche.core.kernel import CHANCE
from escarmouche.games.irondie.mat import standard_mat


def test_iro_01_nine_shapes_three_of_each_type() -> None:
    dice = irondie.new(south="red").view["dice"]["south"]
    types = {"attack": [], "defence": [], "vitality": []}
    for each in dice:
        types[each["type"]].append(each["shape"])
    assert types == {
        "attack": ["smasher", "assault", "ballistic"],
        "defence": ["nullifier", "barrier", "powerup"],
        "vitality": ["swarm", "fortress", "regeneration"],
    }
    rolling = after(irondie.new(), "commit:Wr done commit:Wb done")
    assert rolling.actor == CHANCE
    assert rolling.moves == tuple(f"Wr={face}" for face in range(1, 7))
    assert set(rolling.weights) == {1}


@pytest.mark.parametrize("colour", COLOURS)
def test_iro_02_a_starter_set_is_every_shape_in_one_colour(colour: str) -> None:
    dice = irondie.new(south=colour).view["dice"]["south"]
    assert len({each["shape"] for each in dice}) == len(dice) == 9
    assert {each["colour"] for each in dice} == {colour}
    assert not any(each["rare"] for each in dice)


def test_iro_02_any_nine_dice_with_one_of_each_type_are_a_set() -> None:
    dice = irondie.new(south="Sk,Sk,Sk*,Sk,Sk,Sk,Sk,Nb*,Gy").view["dice"]["south"]
    assert [each["name"] for each in dice[:4]] == ["Sk", "Sk#2", "Sk*", "Sk#3"]
    assert [each["name"] for each in dice if each["rare"]] == ["Sk*", "Nb*"]


@pytest.mark.parametrize(("dice", "sentence"), REFUSED["irondie"]["sets"])
def test_iro_02_a_wrong_set_is_refused_with_what_is_missing(dice: str, sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        irondie.new(north=dice)


def test_iro_02_a_set_may_come_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('name = "mine"\ndice = ["Sk","Ar","Bo","Nb*","Rv","Pg","Ww","Fg","Gy"]\n')
    assert irondie.settings({"south": str(path)})["south"] == "Sk,Ar,Bo,Nb*,Rv,Pg,Ww,Fg,Gy"
    refusals = {
        'dice = ["Sk","Ar"]': "”: it has 2 dice",
        'dice = ["Sk"\ncolour = 3': ", line 2",
        'dices = ["Sk"]': ", dices: there is no such entry",
        "dice = 9": ", dice: “9” should be a list",
    }
    for text, sentence in refusals.items():
        path.write_text(f"{text}\n")
        with pytest.raises(EscarmoucheError, match=rf"mine\.toml{sentence}"):
            irondie.new(south=str(path))
    with pytest.raises(EscarmoucheError, match="There is no file"):
        irondie.new(south=str(tmp_path / "absent.toml"))


def test_iro_02_three_dice_each_need_the_option_size() -> None:
    with pytest.raises(OptionError, match="3 dice, but the option size asks for 9"):
        irondie.new(south="trio-red", north="trio-blue")
    small = irondie.new(south="trio-red", north="trio-blue", size="3")
    assert [len(small.view["dice"][seat]) for seat in ("south", "north")] == [3, 3]


def mat_for(letter: str) -> str:
    """A mat whose Smasher is specialised in one colour and whose bonuses are all attack +2."""
    shapes = standard_mat().word.split(";")[:9]
    colour = next(name for name, each in LETTERS.items() if each == letter)
    shapes[0] = shapes[0].replace("black", colour)
    return ";".join([*shapes, *(f"{name}:attack+2" for name in COLOURS)])


def relation(one: str, other: str) -> str:
    """How two colours stand, as the game shows it: by a bonus, then by a Smasher's tie."""
    position = at(
        f"south=A{one},A{other}2,N{one},W{one}5 north=Ak,Nk,Wk5 phase=roll turn=south turns=2"
        f" chosen=south:A{one} mat={mat_for(one)}"
    )
    if value(position.play("1"), "south", f"A{other}" + "#2" * (one == other)) > 2:
        return "allied"
    position = at(
        f"south=S{one},Nk,Ak,Wk6 north=A{other}4,Nk,Wk6 phase=provoke turn=south turns=2"
        f" mat={mat_for(one)}"
    )
    position = after(position, f"S{one}>A{other} 4 decline")
    return "neutral" if zone(position, "north", f"A{other}") == "abyss" else "hostile"


FAMILIES = {"primary": "rby", "secondary": "vgo", "apart": "kw"}
PARENTS = {"v": "rb", "g": "by", "o": "ry"}


def test_iro_40_the_parents_of_each_secondary_colour() -> None:
    for child, parents in PARENTS.items():
        allies = {other for other in "rbyvgokw" if relation(child, other) == "allied"}
        assert allies == {child, *parents}


@pytest.mark.parametrize(("one", "other"), list(product("rbyvgokw", repeat=2)))
def test_iro_41_allied_hostile_and_neutral_colours(one: str, other: str) -> None:
    if one == other or other in PARENTS.get(one, "") or one in PARENTS.get(other, ""):
        expected = "allied"
    elif any(one in family and other in family for family in FAMILIES.values()):
        expected = "hostile"
    else:
        expected = "neutral"
    assert relation(one, other) == expected
