"""Irondie's battle and rule of 1, as sentences."""

import pytest
from irondie_table import LETTERS, after, at, irondie, value, zone

from escarmouche.core.position import Position

# The end of a turn where nobody is hurt: both have dice in Limbo and a reserve.
CALM = "south=Ar~,Nb,Wk5,Fk4 north=Ar~,Nb,Wk5 phase=provoke turn=south turns=3"


def test_iro_10_limbo_comes_back_in_hand_in_the_next_turn() -> None:
    position = after(at(CALM), "pass")
    assert position.view["turns"] == 4
    assert zone(position, "south", "Ar") == zone(position, "north", "Ar") == "hand"
    assert "~" not in position.text
    assert zone(position, "south", "Wk") == "vitality"


def test_iro_10_one_vitality_die_may_be_taken_back_if_another_stays() -> None:
    position = after(at(CALM), "pass")
    assert position.view["phase"] == "take-back"
    assert position.moves == ("take:Wk", "take:Fk", "keep")
    assert position.why_not("take:Nb").rule == "IRO-10"
    taken = position.play("take:Fk")
    # North has one vitality die and so nothing to decide.
    assert taken.view["phase"] == "commit"
    assert zone(taken, "south", "Fk") == "hand"
    assert value(taken, "south", "Fk") == 0
    assert zone(position.play("keep"), "south", "Fk") == "vitality"


def test_iro_10_take_backs_are_hidden_and_shown_together() -> None:
    start = at("south=Ar,Nb,Wk5,Fk4 north=Ar,Nb,Wk5,Gk2 phase=take-back turn=south turns=4")
    taken, kept = start.play("take:Wk"), start.play("keep")
    assert taken.actor == kept.actor == 1
    assert taken.hide(1) == kept.hide(1)
    assert taken.hide() == kept.hide()
    assert taken.hide(0) != kept.hide(0)
    assert zone(taken, "south", "Wk") == "vitality"
    shown = taken.play("take:Gk")
    assert zone(shown, "south", "Wk") == zone(shown, "north", "Gk") == "hand"


def test_iro_11_the_first_turn_needs_a_vitality_die() -> None:
    start = irondie.new(south="Sk,Ar,Bo,Nb,Wr,Pg,Pg,Pg,Pg")
    assert start.why_not("done").rule == "IRO-11"
    chosen = after(start, "commit:Sk commit:Bo")
    assert "commit:Wr" in chosen.moves
    assert "commit:Pg" not in chosen.moves  # Wr would be out of reach
    assert chosen.why_not("commit:Pg").rule == "IRO-11"
    assert "done" in chosen.play("commit:Wr").moves
    assert "commit:Pg#4" in chosen.play("commit:Wr").moves


def test_iro_11_later_turns_may_roll_nothing() -> None:
    start = at("south=Ar,Nb,Wk5 north=Ar,Nb,Wk5 phase=commit turn=south turns=2")
    assert start.moves == ("commit:Ar", "commit:Nb", "done")
    assert after(start, "done done").view["phase"] == "lot"


def test_iro_11_dice_are_named_in_ascending_order_so_that_a_choice_is_one_sequence() -> None:
    chosen = irondie.new().play("commit:Nr")
    assert "commit:Sr" not in chosen.moves
    assert chosen.why_not("commit:Sr").rule == "IRO-11"
    assert chosen.why_not("commit:Nr").rule == "IRO-11"


def test_iro_11_commitments_are_hidden_until_both_are_made() -> None:
    start = irondie.new()
    few, many = after(start, "commit:Wr done"), after(start, "commit:Sr commit:Ar commit:Wr done")
    assert few.actor == many.actor == 1
    assert few.hide(1) == many.hide(1)
    assert few.hide() == many.hide()
    assert few.hide(1).moves == few.moves
    half = start.play("commit:Sr")
    assert half.hide(1) == start.hide(1)
    shown = after(many, "commit:Wb done")
    assert shown.view["phase"] == "roll"
    assert shown.hide(1) == shown.hide() == shown


def test_iro_11_a_hidden_view_can_be_played_on_the_other_seat_deciding_again() -> None:
    view = after(irondie.new(), "commit:Sr commit:Wr done").hide(1)
    decided = after(view, "commit:Wb done")
    assert decided.actor == 0
    assert decided.view["phase"] == "commit"
    sampled = after(decided, "commit:Fr done")
    assert sampled.view["phase"] == "roll"
    assert [each["name"] for each in sampled.view["dice"]["south"] if each["chosen"]] == ["Fr"]


def test_iro_11_only_the_vitality_zone_is_vitality_in_play() -> None:
    # North's Swarm in a skirmish zone does not save it when its last die in the zone falls.
    position = at("south=Sy,Ak,Ny,Wk6 north=Sy,Ny,Wk,Fk2 phase=provoke turn=south turns=2")
    position = after(position, "Sy>Fk 5 Ny>own:Fk 3 decline")
    assert position.outcome.winner == 0


def test_iro_12_dice_go_to_the_zone_of_their_type_as_they_fell() -> None:
    position = after(irondie.new(), "commit:Ar commit:Nr commit:Wr done commit:Wb done")
    rolled = after(position, "Ar=3 5 6")
    for name, expected in (("Ar", ("attack", 3)), ("Nr", ("defence", 5)), ("Wr", ("vitality", 6))):
        assert (zone(rolled, "south", name), value(rolled, "south", name)) == expected
    assert position.why_not("Wb=3").rule == "IRO-12"


def test_iro_12_the_highest_die_of_a_zone_is_drawn_first() -> None:
    drawing = at("south=Ak2,Ar5,Nb,Wk5 north=Ar4,Nb,Wk5 phase=provoke turn=south turns=2").svg()
    assert drawing.index(">Ar<") < drawing.index(">Ak<")


def roll_last(south: str, face: int, north: str = "Ak,Nk,Wk5") -> Position:
    """South's first die, the last one to be rolled, falls on `face`."""
    name = south.split(",")[0]
    position = at(f"south={south} north={north} phase=roll turn=south turns=2 chosen=south:{name}")
    return position.play(str(face))


def test_iro_13_a_one_gives_the_colours_bonus_to_an_allied_die() -> None:
    position = roll_last("Ar,Av3,Nb,Wk5", 1)
    assert value(position, "south", "Av") == 5
    assert value(position, "south", "Ar") == 1
    assert value(roll_last("Ar,Av3,Nb,Wk5", 2), "south", "Av") == 3


def test_iro_13_never_to_itself_nor_to_a_die_that_is_not_allied_nor_to_the_enemy() -> None:
    position = roll_last("Ar,Ab3,Nb,Wk5", 1, north="Ar2,Nk,Wk5")
    assert value(position, "south", "Ar") == 1
    assert value(position, "south", "Ab") == 3
    assert value(position, "north", "Ar") == 2


def test_iro_13_the_owner_picks_among_several() -> None:
    position = roll_last("Ar,Av3,Ao2,Nb,Wk5", 1)
    assert position.moves == ("bonus:Ar>Av", "bonus:Ar>Ao")
    assert value(position.play("bonus:Ar>Ao"), "south", "Ao") == 4
    assert position.why_not("bonus:Ar>Ar").rule == "IRO-13"
    assert position.why_not("bonus:Ar>Nb").rule == "IRO-13"
    assert position.why_not("bonus:Av>Ao").rule == "IRO-13"


def test_iro_13_a_rare_die_triggers_on_two_instead() -> None:
    assert value(roll_last("Ar*,Av3,Nb,Wk5", 2), "south", "Av") == 5
    assert value(roll_last("Ar*,Av3,Nb,Wk5", 1), "south", "Av") == 3


def test_iro_13_both_parts_are_given_even_if_fatal() -> None:
    fatal = roll_last("Ak,Rk2,Nk,Wk1", 1)
    assert fatal.outcome.winner == 1
    assert value(fatal, "south", "Rk") == 5
    assert zone(fatal, "south", "Wk") == "abyss"


def test_iro_13_a_part_without_a_fitting_die_is_lost_and_the_other_given() -> None:
    position = roll_last("Ak,Nk,Wk4", 1)  # no black defence die in play
    assert value(position, "south", "Wk") == 3


@pytest.mark.parametrize(
    ("colour", "bonus"),
    [
        ("red", {"attack": 2}),
        ("blue", {"defence": 2}),
        ("yellow", {"vitality": 2}),
        ("purple", {"attack": 1, "defence": 1}),
        ("green", {"defence": 1, "vitality": 1}),
        ("orange", {"attack": 1, "vitality": 1}),
        ("black", {"defence": 3, "vitality": -1}),
        ("white", {"vitality": 3, "defence": -1}),
    ],
)
def test_iro_13_the_bonus_of_each_colour(colour: str, bonus: dict[str, int]) -> None:
    letter = LETTERS[colour]
    position = roll_last(f"S{letter},A{letter}2,N{letter}2,W{letter}2", 1)
    shown = {
        kind: value(position, "south", name + letter) - 2
        for name, kind in (("A", "attack"), ("N", "defence"), ("W", "vitality"))
    }
    assert shown == {"attack": 0, "defence": 0, "vitality": 0} | bonus


def test_iro_13_the_bonuses_start_when_every_die_has_fallen() -> None:
    position = at(
        "south=Ar,Av,Nk,Wk5 north=Ak,Nk,Wk5 phase=roll turn=south turns=2 chosen=south:Ar,south:Av"
    )
    position = position.play("1")
    assert position.view["phase"] == "roll"
    assert value(position.play("3"), "south", "Av") == 5


def test_iro_13_the_larger_reserve_gives_its_bonuses_first_and_each_orders_its_own() -> None:
    def both_owe(reserve: str) -> Position:
        position = at(
            f"south=Ar,Av3,Ao2,Nb,Wk5 north=Ar,Av3,Ao3,{reserve}Nk,Wk5 phase=roll turn=south"
            " turns=2 chosen=south:Ar,north:Ar"
        )
        return after(position, "1 1")

    north = both_owe("Nb,")
    assert (north.actor, north.view["phase"]) == (1, "bonus")
    assert after(north, "bonus:Ar>Av").actor == 0
    lot = both_owe("")
    assert lot.view["phase"] == "lot"
    assert after(lot, "lot:north").actor == 1
    own = at(
        "south=Ar,Sr,Av3,Nb,Wk5 north=Ak,Nk,Wk5 phase=roll turn=south turns=2"
        " chosen=south:Ar,south:Sr"
    )
    assert set(after(own, "1 1").moves) == {
        f"bonus:{giver}>{getter}"
        for giver, getter in (("Ar", "Sr"), ("Ar", "Av"), ("Sr", "Ar"), ("Sr", "Av"))
    }


def test_iro_13_the_same_lot_serves_the_bonuses_and_the_right_to_provoke() -> None:
    position = at(
        "south=Ar,Av3,Ao2,Nk,Wk5 north=Ar,Av3,Ao3,Nk,Wk5 phase=roll turn=south turns=2"
        " chosen=south:Ar,north:Ar"
    )
    position = after(position, "1 1 lot:north bonus:Ar>Av bonus:Ar>Av")
    assert (position.view["phase"], position.actor) == ("provoke", 1)


def test_iro_13_a_die_that_fell_before_its_bonus_gives_none() -> None:
    # Both black vitality dice roll 1: the first bonus destroys the other die, whose own is lost.
    position = at(
        "south=Wk,Fk,Ak,Nb,Nb,Wr5 north=Ak,Nk,Wk5 phase=roll turn=south turns=2"
        " chosen=south:Wk,south:Fk"
    )
    position = after(position, "1 1")
    assert position.moves == ("bonus:Wk>Fk", "bonus:Fk>Wk")
    position = position.play("bonus:Wk>Fk")
    assert position.view["phase"] != "bonus"
    assert (zone(position, "south", "Fk"), value(position, "south", "Wk")) == ("abyss", 1)


def test_iro_13_in_a_skirmish_the_bonus_comes_before_the_reply() -> None:
    position = at("south=Ar,Av3,Nk,Nk,Wk5 north=Ak4,Nk,Wk5 phase=provoke turn=south turns=2")
    position = after(position, "Ar>Ak 1")
    assert (position.view["phase"], position.actor) == ("reply", 1)
    assert value(position, "south", "Av") == 5
