"""Irondie's contests and what follows from them, as sentences."""

import pytest
from irondie_table import after, at, skirmish, targets_of, texts, value, zone

from escarmouche.core.errors import NotationError
from escarmouche.core.position import Position


def duel(attacker: str, target: str, face: int, shown: int) -> Position:
    position = at(
        f"south={attacker},Ny,Ay,Wk6 north={target}{shown},Ry,Sy,Ny,Wk6,Fk6"
        " phase=provoke turn=south turns=2"
    )  # fmt: skip
    position = after(position, f"{attacker}>{target} {face}")
    while position.view["phase"] == "bonus":
        position = position.play(position.moves[0])
    return position


def test_iro_26_a_tie_is_a_win_for_the_target() -> None:
    tied = after(duel("Sr", "Ay", 4, 4), "decline")
    assert zone(tied, "north", "Ay") != "abyss"
    assert zone(tied, "south", "Sr") == "abyss"
    assert zone(after(duel("Sr", "Ay", 5, 4), "decline"), "north", "Ay") == "abyss"


def test_iro_26_a_black_smasher_wins_a_tie_against_yellow_and_loses_it_against_white() -> None:
    yellow = after(duel("Sk", "Ay", 4, 4), "decline")
    assert zone(yellow, "north", "Ay") == "abyss"
    white = after(duel("Sk", "Aw", 4, 4), "decline")
    assert zone(white, "north", "Aw") != "abyss"
    assert zone(white, "south", "Sk") == "abyss"
    assert zone(after(duel("Sk", "Ay", 3, 4), "decline"), "south", "Sk") == "abyss"


SPECIALISED = {
    "S": "k", "A": "r", "B": "o", "N": "b", "R": "v", "P": "g", "W": "w", "F": "g", "G": "y",
}  # fmt: skip


@pytest.mark.parametrize("shape", "SABNRWF")
@pytest.mark.parametrize("colour", "rbyvgokw")
def test_iro_26_only_the_specialised_colour_wins_ties(shape: str, colour: str) -> None:
    # A target of the same colour, so never hostile, and of a type that the shape may target.
    target = {"R": "N", "W": "N"}.get(shape, "A") + colour
    position = duel(f"{shape}{colour}", target, 4, 4)
    rules = [event.rule for event in position.events("decline")]
    told = texts(position, "decline")
    assert "IRO-26" in rules
    wins = any("wins the tie" in sentence for sentence in told)
    assert wins == (SPECIALISED[shape] == colour)


def test_iro_26_against_own_dice_there_is_no_contest() -> None:
    # A Nullifier of 1 sends north's own 4 to Limbo.
    position = after(skirmish(), "Sy>Ak 2 Ny>own:Ak 1 decline")
    assert zone(position, "north", "Ak") == "limbo"


def test_iro_27_after_a_duel_the_dice_go_to_limbo_and_the_other_may_provoke() -> None:
    position = after(skirmish(), "Ny>Ak 2 Ny>Ny 2 decline")
    assert zone(position, "south", "Ny") == zone(position, "north", "Ny") == "limbo"
    assert (position.view["phase"], position.actor) == ("provoke", 1)


def test_iro_27_who_passes_provokes_no_more_but_may_reply() -> None:
    position = after(skirmish(), "Ny>Ak 2 Ny>Ny 2 decline pass")
    assert (position.view["phase"], position.actor) == ("provoke", 0)
    position = after(position, "By>Ak 2")
    assert (position.view["phase"], position.actor) == ("reply", 1)
    position = after(position, "Sy>By 3 decline")
    # North has passed: south is asked again.
    assert (position.view["phase"], position.actor) == ("provoke", 0)
    assert position.play("pass").view["turns"] == 3


def test_iro_27_a_player_without_a_usable_die_is_skipped_and_has_not_passed() -> None:
    position = at("south=Ny,Sy,By,Ay,Wk6 north=Sy^,Ny,Ak4,Wk6,Fk5 phase=provoke turn=south turns=2")
    position = after(position, "Ny>Ak 2 Ny>Ny 2 decline")
    assert position.actor == 0  # north has no reserve left: the same player provokes again
    assert position.view["passed"] == [False, False]


def test_iro_28_values_stay_between_zero_and_six() -> None:
    position = at("south=Ay,Ny,By,Wk6 north=Ak5,Nk,Wk6 phase=provoke turn=south turns=2")
    position = after(position, "Ay>Ak 6 decline")
    assert "North's black Assault goes from 5 to 6." in texts(position, "+")
    assert "North's black Assault goes from 5 to 0." in texts(position, "-")


def test_iro_28_attack_and_defence_dice_at_zero_stay_and_still_act() -> None:
    # A reply lowers the attacking Assault to 0; it still changes its owner's die by 0.
    position = at("south=Ay,Ak3,Ny,By,Wk6 north=Ay,Nk,Wk6 phase=provoke turn=south turns=2")
    position = after(position, "Ay>own:Ak 2 Ay>Ay 5 decline -")
    assert (zone(position, "south", "Ay"), value(position, "south", "Ay")) == ("skirmish", 0)
    assert (position.view["phase"], position.actor) == ("sign", 0)


def test_iro_28_a_vitality_die_at_zero_is_destroyed_at_once_and_its_action_lost() -> None:
    # North's Ballistic takes south's Fortress, a 2 in the skirmish, down to 0.
    position = at("south=Fy,Sy,Ny,Wk6 north=By,Ny,Ak4,Wk6 phase=provoke turn=south turns=2")
    position = after(position, "Fy>Ak 2 By>Fy 5 decline")
    assert zone(position, "south", "Fy") == "abyss"
    assert value(position, "north", "Ak") == 4
    with pytest.raises(NotationError, match="is in the Abyss"):
        at("south=Ay,Ny,Wk0 north=Ay,Ny,Wk6 phase=commit turn=south turns=2")


def test_iro_29_a_ballistic_returns_once_and_then_goes_to_limbo() -> None:
    position = at("south=By,Ny,Ay,Wk6 north=Ny,Ny,Ny,Ak4,Wk6 phase=provoke turn=south turns=2")
    position = after(position, "By>Ak 5 Ny>By 2 decline")
    assert zone(position, "south", "By") == "hand"
    position = after(position, "pass By>Ak 6 decline")
    assert zone(position, "south", "By") == "limbo"
    assert value(position, "north", "Ak") == 0


def test_iro_29_regeneration_cannot_pick_a_die_that_has_returned() -> None:
    position = at(
        "south=Gy,By~,Ny~,Ay,Wk6 north=Sy,Ny,Ny,Wk6 phase=provoke turn=south turns=2 duels=1"
        " returned=south:By"
    )
    position = after(position, "Gy>own:Wk 2 decline")
    assert (zone(position, "south", "Ny"), zone(position, "south", "By")) == ("hand", "limbo")
    several = at(
        "south=Gy,By~,Ny~,Sy~,Ay,Wk6 north=Sy,Ny,Wk6 phase=provoke turn=south turns=2 duels=1"
        " returned=south:By"
    )
    several = after(several, "Gy>own:Wk 2 decline")
    assert several.moves == ("recover:Ny", "recover:Sy")
    assert several.why_not("recover:By").rule == "IRO-29"


def test_iro_29_a_ballistic_never_targets_its_owners_dice() -> None:
    position = after(skirmish(north="By,Ry3"), "Sy>Ak 3")
    assert targets_of(position, "By") == {"Sy"}
    assert position.why_not("By>own:Ak").rule == "IRO-29"
    provoking = skirmish()
    assert provoking.why_not("By>own:Wk").rule == "IRO-29"
