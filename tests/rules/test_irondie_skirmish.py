"""Irondie's skirmish, as sentences."""

from itertools import product

import pytest
from irondie_table import after, at, skirmish, targets_of, texts, value, zone

from escarmouche.core.errors import IllegalMove
from escarmouche.core.kernel import CHANCE
from escarmouche.core.position import Position


def commit_nothing(south: str, north: str) -> Position:
    position = at(f"south={south} north={north} phase=commit turn=south turns=2")
    return after(position, "done done")


def test_iro_20_the_larger_reserve_may_provoke() -> None:
    position = commit_nothing("Sk,Nk,Nk,Wk5", "Sk,Nk,Wk5")
    assert (position.view["phase"], position.actor) == ("provoke", 0)
    position = commit_nothing("Sk,Nk,Wk5", "Sk,Nk,Nk,Wk5")
    assert (position.view["phase"], position.actor) == ("provoke", 1)


def test_iro_20_equal_reserves_draw_lots() -> None:
    position = commit_nothing("Sk,Nk,Wk5", "Sk,Nk,Wk5")
    assert position.moves == ("lot:south", "lot:north")
    assert position.weights == (1, 1)
    assert after(position, "lot:north").actor == 1


def test_iro_20_no_skirmish_if_the_entitled_player_declines() -> None:
    position = commit_nothing("Sk,Nk,Nk,Wk5", "Sk,Nk,Wk5").play("pass")
    assert position.view["turns"] == 3


def test_iro_20_no_skirmish_if_the_entitled_player_cannot_even_if_the_other_could() -> None:
    # South holds more dice, but only a Swarm: north has no defence die in play.
    position = commit_nothing("Sk^,Nk^,Wk,Ww,Fk5", "Sk,Nk^,Wk5")
    assert position.view["turns"] == 3


def test_iro_21_die_and_target_are_declared_then_the_die_is_rolled_into_the_skirmish() -> None:
    position = skirmish().play("Sy>Ak")
    assert position.actor == CHANCE
    assert zone(position, "south", "Sy") == "hand"
    position = position.play("Sy=3")
    assert (zone(position, "south", "Sy"), value(position, "south", "Sy")) == ("skirmish", 3)


def test_iro_21_is_the_rule_of_a_die_rolled_in_the_skirmish() -> None:
    position = after(skirmish(), "Sy>Ak")
    assert position.prompt.rule == position.events("Sy=3")[0].rule == "IRO-21"
    assert position.why_not("Ay=3").rule == "IRO-21"


def test_iro_21_what_each_shape_may_target_when_it_provokes() -> None:
    position = at(
        "south=Sy,Ay,By,Ny,Ry,Py,Wy,Fy,Gy4 north=Ak4,Nk3,Nr,Wk6 phase=provoke turn=south turns=2"
    )
    enemies = {"Ak", "Nk", "Wk"}
    assert {name: targets_of(position, name) for name in ("Sy", "By", "Ny")} == dict.fromkeys(
        ("Sy", "By", "Ny"), enemies
    )
    assert targets_of(position, "Ay") == {"Ak"}
    assert targets_of(position, "Ry") == {"Nk"}
    assert targets_of(position, "Py") == {"own:Gy"}
    assert targets_of(position, "Wy") == {"Nk"}
    assert targets_of(position, "Fy") == {"Ak"}
    for refused in ("Sy>own:Gy", "Py>Ak", "Wy>Ak", "Sy>Nr", "Gy>Ak", "Ay>Wk"):
        assert position.why_not(refused).rule == "IRO-21"


def test_iro_21_shapes_that_serve_their_owner_may_target_own_dice() -> None:
    position = at(
        "south=Ay,Ak2,Ry,Nk2,Gy,Py,Wk4 north=Ar4,Nr3,Wk6 phase=provoke turn=south turns=2"
    )
    assert targets_of(position, "Ay") == {"Ar", "own:Ak"}
    assert targets_of(position, "Ry") == {"Nr", "own:Nk"}
    assert targets_of(position, "Py") == targets_of(position, "Gy") == {
        "own:Ak", "own:Nk", "own:Wk"
    }  # fmt: skip


def test_iro_21_a_die_without_a_target_cannot_be_chosen() -> None:
    position = at("south=Ay,Wy,Ny,Gk4 north=Ak,Nk,Wk6 phase=provoke turn=south turns=2")
    assert position.moves == ("Ny>Wk", "pass")


def test_iro_22_the_first_reply_targets_the_provoking_die_or_its_target() -> None:
    position = after(skirmish(), "Sy>Ak 3")
    assert targets_of(position, "Ny") == {"Sy", "own:Ak"}
    assert targets_of(position, "Sy") == {"Sy", "own:Ak"}
    assert position.why_not("Ny>Wk").rule == "IRO-22"


def test_iro_23_later_replies_target_skirmish_dice_or_what_was_targeted_in_the_phase() -> None:
    position = after(skirmish(), "Sy>Ak 3 Ny>Sy 2")
    assert position.actor == 0
    assert targets_of(position, "Ny") == {"Ny", "Ak", "own:Sy"}
    assert position.why_not("Ny>Wk").rule == "IRO-23"
    position = after(position, "Ny>Ny 3")
    assert position.actor == 1
    # North's own Nullifier, its attack die, and both dice of south.
    assert targets_of(position, "Sy") == {"own:Ny", "own:Ak", "Sy", "Ny"}


def test_iro_23_a_die_targeted_in_an_earlier_duel_may_be_targeted_again() -> None:
    position = at(
        "south=Sy,Ny,By,Ay,Wk6 north=Sy,Ny,Ny,Ny,Ak4,Wk6,Fk5 phase=provoke turn=north"
        " turns=2 provoker=north duels=1 targeted=north:Wk"
    )  # fmt: skip
    position = after(position, "Ny>Wk 3 Ny>Ny 3")
    assert "own:Wk" in targets_of(position, "Sy")
    assert "own:Fk" not in targets_of(position, "Sy")


def test_iro_23_four_actions_at_most() -> None:
    position = at(
        "south=Sy,Ny,By,Ay,Wk6 north=Sy,Ny,Ny,Ny,Ak4,Wk6,Fk5 phase=provoke turn=south turns=2"
    )
    position = after(position, "Ny>Ak 2 Ny>Ny 2 Sy>Ny 2")
    assert position.view["phase"] == "reply"
    assert len(position.view["duel"]) == 3
    position = after(position, "Ny#2>Sy 2")
    assert position.view["phase"] == "provoke"
    assert position.actor == 1


def test_iro_23_a_player_who_cannot_reply_ends_the_duel() -> None:
    # North's reserve is a Barrier, which targets defence dice only.
    position = at("south=Sy,Ny,By,Wk6 north=Ak3,Ry,Wk6 phase=provoke turn=south turns=2")
    position = position.play("Sy>Ak").play("5")
    assert zone(position, "north", "Ak") == "abyss"


def test_iro_24_no_reply_to_the_first_attack_ends_the_phase() -> None:
    position = after(skirmish(), "Sy>Ak 5 decline")
    assert zone(position, "north", "Ak") == "abyss"
    assert position.view["turns"] == 3


def test_iro_24_a_later_duel_without_reply_ends_only_itself() -> None:
    position = after(skirmish(), "Sy>Ak 2 Ny>Sy 3 decline")
    assert (position.view["phase"], position.actor) == ("provoke", 1)
    position = after(position, "Sy>Wk 5 decline")
    assert (position.view["phase"], position.actor) == ("provoke", 0)


def test_iro_24_an_impossible_reply_is_no_reply() -> None:
    position = at("south=Sy,Ny,By,Wk6 north=Ak3,Ry,Wk6 phase=provoke turn=south turns=2")
    position = after(position, "Sy>Ak 5")
    assert position.view["turns"] == 3


@pytest.mark.parametrize(("smasher", "nullifier"), list(product(range(1, 7), repeat=2)))
def test_iro_25_the_booklets_duel_of_smasher_and_nullifier(smasher: int, nullifier: int) -> None:
    position = after(skirmish(), f"Sy>Ak {smasher} Ny>Sy {nullifier} decline")
    if nullifier > smasher:  # the Smasher goes to Limbo and does nothing
        assert zone(position, "south", "Sy") == "limbo"
        assert zone(position, "north", "Ak") == "attack"
    elif smasher > 4:
        assert zone(position, "south", "Sy") == "limbo"  # after the duel
        assert zone(position, "north", "Ak") == "abyss"
    else:  # a failed Smasher destroys itself
        assert zone(position, "south", "Sy") == "abyss"
        assert zone(position, "north", "Ak") == "attack"
    assert zone(position, "north", "Ny") == "limbo"


def test_iro_25_a_smasher_is_what_sends_a_die_to_the_abyss() -> None:
    for face, fallen in ((5, "North's black Assault"), (4, "South's yellow Smasher")):
        position = after(skirmish(), f"Sy>Ak {face}")
        events = {event.text(): event.rule for event in position.events("decline")}
        assert events[f"{fallen} goes to the Abyss."] == "IRO-25"


def test_iro_25_an_action_whose_target_is_gone_has_no_effect_and_has_not_failed() -> None:
    # North saves its die by sending it to Limbo; the Smasher of 1 is not destroyed.
    position = after(skirmish(), "Sy>Ak 1 Ny>own:Ak 6 decline")
    assert zone(position, "north", "Ak") == "limbo"
    assert zone(position, "south", "Sy") == "limbo"


def test_iro_25_an_action_whose_die_is_gone_has_no_effect_and_has_not_failed() -> None:
    shown = texts(after(skirmish(), "Sy>Ak 5 Ny>Sy 6"), "decline")
    gone = "it or its target, North's black Assault, is out of play"
    assert f"South's yellow Smasher has no effect: {gone}." in shown
    assert "South's yellow Smasher goes to the Abyss." not in shown


def test_iro_25_contests_use_the_values_of_the_moment() -> None:
    # The Powerup resolves first and lifts the target from 4 to 6.
    position = after(skirmish(north="Py,Ry3"), "Sy>Ak 5 Py>own:Ak 2 decline")
    assert (zone(position, "north", "Ak"), value(position, "north", "Ak")) == ("attack", 6)
    assert zone(position, "south", "Sy") == "abyss"


def test_iro_25_an_assault_of_four_on_a_three_makes_zero_or_six() -> None:
    position = at("south=Ay,Ny,By,Wk6 north=Ak3,Nk,Wk6 phase=provoke turn=south turns=2")
    position = after(position, "Ay>Ak 4 decline")
    assert position.view["phase"] == "sign"
    assert position.moves == ("-", "+")
    for move, expected in (("-", 0), ("+", 6)):
        shown = [event.text() for event in position.events(move)]
        assert f"North's black Assault goes from 3 to {expected}." in shown


def test_iro_25_nobody_chooses_a_sign_for_a_zero() -> None:
    duel = "phase=sign turn=south turns=2 duels=1 unanswered=1 duel=Ry>own:Nk targeted=south:Nk"
    assert at(f"south=Ry3!,Nk1,By,Wk6 north=Ak3,Nk2,Wk6 {duel}").foregone is None  # 3 more or less
    shown = at(f"south=Ry0!,Nk1,By,Wk6 north=Ak3,Nk2,Wk6 {duel}")
    assert shown.view["phase"] == "sign"
    assert shown.moves == ("-", "+")  # so that records in which it was chosen are still read
    assert shown.play("-") == shown.play("+")
    assert shown.foregone == shown.legal("-")
    assert texts(shown, "-") == texts(shown, "+")
    assert "South's yellow Barrier shows 0: there is nothing to add or subtract." in texts(
        shown, "-"
    )


def test_iro_25_a_barrier_adds_to_or_subtracts_from_a_defence_die() -> None:
    position = at("south=Ry,Nk1,By,Wk6 north=Ak3,Nk2,Wk6 phase=provoke turn=south turns=2")
    lowered = after(position, "Ry>Nk 3")
    assert lowered.moves == ("-", "+")
    assert "North's black Nullifier goes from 2 to 0." in texts(lowered, "-")
    raised = after(position, "Ry>own:Nk 3")
    assert "South's black Nullifier goes from 1 to 4." in texts(raised, "+")


def test_iro_25_a_ballistic_takes_the_margin_and_returns_to_the_reserve() -> None:
    position = at("south=By,Ny,Ay,Wk6 north=Sy,Ny,Ak4,Wk6 phase=provoke turn=south turns=2")
    position = after(position, "By>Ak 6 Ny>By 2")
    told = texts(position, "decline")
    margin = told.index("North's black Assault goes from 4 to 2.")
    assert told[margin + 1] == "South's yellow Ballistic comes back to the reserve."
    position = after(position, "decline")
    assert value(position, "north", "Ak") == 2
    assert zone(position, "south", "By") == "hand"
    assert value(position, "south", "By") == 0
    failed = at("south=By,Ny,Ay,Wk6 north=Sy,Ny,Ak4,Wk6 phase=provoke turn=south turns=2")
    failed = after(failed, "By>Ak 4 Ny>By 2 decline")
    assert value(failed, "north", "Ak") == 4
    assert zone(failed, "south", "By") == "limbo"


def test_iro_25_a_nullifier_sends_its_target_to_limbo() -> None:
    position = after(skirmish(), "Ny>Ak 5 Sy>Ny 2 decline")
    assert zone(position, "north", "Ak") == "limbo"
    assert zone(position, "north", "Sy") == "abyss"


def test_iro_25_a_powerup_adds_its_value_to_an_own_die() -> None:
    position = at("south=Py,Ny,Ay,Wk2 north=Sy,Ny,Ak4,Wk6 phase=provoke turn=south turns=2")
    assert value(after(position, "Py>own:Wk 3 Ny>Py 2 decline"), "south", "Wk") == 5


@pytest.mark.parametrize(("shape", "target"), [("W", "N"), ("F", "A")])
def test_iro_25_swarm_and_fortress_weaken_every_enemy_die_of_a_type(shape, target) -> None:
    position = at(
        f"south={shape}y,Sr,Nr2,Ar2,Wr6 north={target}k4,{target}r1,Ny,Sy,Ak3,Nk3,Fk6"
        " phase=provoke turn=south turns=2"
    )
    position = after(position, f"{shape}y>{target}k 5 Ny>{shape}y 2 decline")
    other = "A" if target == "N" else "N"
    first = f"{target}k"
    assert value(position, "north", first) == 2
    assert value(position, "north", f"{target}r") == 0
    assert value(position, "north", f"{target}k#2") == 1
    assert value(position, "north", f"{other}k") == 3
    assert value(position, "south", "Nr") == value(position, "south", "Ar") == 2


def test_iro_25_swarm_needs_to_beat_the_die_it_targets() -> None:
    position = at("south=Wy,Sr,Nr,Wr6 north=Nk4,Nr1,Ny,Ak3,Fk6 phase=provoke turn=south turns=2")
    position = after(position, "Wy>Nk 4 Ny>Wy 2 decline")
    assert (value(position, "north", "Nk"), value(position, "north", "Nr")) == (4, 1)


def test_iro_25_regeneration_brings_a_die_back_from_limbo() -> None:
    position = at("south=Gy,Sy~,Ny~,Ay,Wk6 north=Sy2,Ny,Ny,Wk6 phase=provoke turn=south turns=2")
    position = after(position, "Gy>own:Wk 2 Ny>Gy 1")  # an Assault cannot reply to a Nullifier
    assert position.view["phase"] == "pick"
    assert position.moves == ("recover:Sy", "recover:Ny")
    assert position.why_not("recover:Ay").rule == "IRO-25"
    position = position.play("recover:Ny")
    assert zone(position, "south", "Ny") == "hand"
    assert zone(position, "south", "Sy") == zone(position, "south", "Gy") == "limbo"


def test_illegal_moves_change_nothing() -> None:
    position = skirmish()
    before = bytes(position)
    with pytest.raises(IllegalMove, match="IRO-21"):
        position.play("Sy>own:Wk")
    assert bytes(position) == before
