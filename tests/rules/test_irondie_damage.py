"""Irondie's damage and the end of the game, as sentences."""

from itertools import product

from irondie_table import after, at, rules_of, value, zone

from escarmouche.core.position import Position


def test_iro_03_vitality_at_zero_loses() -> None:
    position = at("south=Ar6,Nb,Wk3 north=Ar2,Nb2,Wk4 phase=provoke turn=south turns=2")
    # 6 against 2 takes all four points of north.
    position = after(position, "pass")
    assert position.outcome.winner == 0
    assert position.outcome.reason == "no-vitality"
    assert zone(position, "north", "Wk") == "abyss"


# South's attack is 7 against 2, north's 3 against 4; passing leads to the damage.
STRIKE = "south=Ak4,Ar3,Nk4,Nr,{south} north=Ak3,Nk2,{north} phase=provoke turn=south turns=2"


def struck(south: str = "Wk6", north: str = "Wk4,Fk3,Gk2") -> Position:
    return after(at(STRIKE.format(south=south, north=north)), "pass")


def test_iro_30_each_suffers_the_enemys_attack_less_its_own_defence() -> None:
    position = at(STRIKE.format(south="Wk6", north="Wk4,Fk3,Gk2"))
    assert position.view["damage"] == [0, 5]
    assert value(struck(north="Wk6"), "north", "Wk") == 1
    assert value(struck(), "south", "Wk") == 6


def test_iro_30_the_damage_is_placed_point_by_point_as_its_owner_likes() -> None:
    position = struck()
    assert (position.view["phase"], position.actor) == ("wound", 1)
    # The second point on Fk and the last one on Gk leave no choice.
    placed = after(position, "wound:Wk wound:Fk wound:Gk")
    assert placed.view["phase"] != "wound"
    assert [value(placed, "north", name) for name in ("Wk", "Fk")] == [3, 1]
    assert zone(placed, "north", "Gk") == "abyss"


def test_iro_30_a_die_takes_at_most_its_value_and_all_damage_is_placed() -> None:
    position = struck()
    assert position.moves == ("wound:Wk", "wound:Fk")
    assert position.why_not("wound:Gk").rule == "IRO-30"  # Gk alone cannot take five
    full = after(position, "wound:Wk wound:Wk wound:Wk wound:Wk")
    assert full.why_not("wound:Wk").rule == "IRO-30"
    assert full.moves == ("wound:Fk", "wound:Gk")
    assert position.play("wound:Fk").view["phase"] != "wound"  # five points fill both dice


def test_iro_30_every_distribution_is_one_sequence_of_moves() -> None:
    found = set()

    def explore(position: Position) -> None:
        if position.view["phase"] == "wound":
            for move in position.moves:
                explore(position.play(move))
        else:
            found.add(tuple(value(position, "north", name) for name in ("Wk", "Fk", "Gk")))

    explore(struck())
    assert found == {
        (4 - a, 3 - b, 2 - c) for a, b, c in product(range(5), range(4), range(3)) if a + b + c == 5
    }


def test_iro_30_damage_of_at_least_the_total_destroys_all() -> None:
    position = struck(north="Wk3,Fk2")
    assert position.outcome.winner == 0
    assert zone(position, "north", "Wk") == zone(position, "north", "Fk") == "abyss"


def test_iro_30_both_distributions_are_hidden() -> None:
    position = at(
        "south=Ak6,Nk,Nk,Wk4,Fk3 north=Ar5,Nk,Wk4,Gk3 phase=provoke turn=south turns=2"
    ).play("pass")
    assert (position.view["phase"], position.actor) == ("wound", 0)
    one, other = after(position, "wound:Fk"), after(position, "wound:Wk wound:Wk")
    assert one.actor == other.actor == 1
    assert one.hide(1) == other.hide(1)
    assert one.hide() == other.hide()
    assert one.hide(0) != other.hide(0)
    assert value(one, "south", "Wk") == 4  # nothing happens before north has placed its own
    assert position.hide(1) == position.play("wound:Wk").hide(1)
    settled = after(other, "wound:Gk")
    assert zone(settled, "south", "Wk") == zone(settled, "north", "Gk") == "abyss"


def test_iro_31_both_at_once_is_a_draw() -> None:
    position = at("south=Ak6,Nk,Nk,Wk4 north=Ar5,Nk,Wk4 phase=provoke turn=south turns=2")
    position = position.play("pass")
    assert position.outcome.winner is None
    assert position.outcome.reason == "both-fell"


def test_iro_31_a_last_vitality_die_sent_to_limbo_loses_at_once() -> None:
    position = at("south=Ny,Sy,By,Wk6 north=Sy,Nk,Wk4 phase=provoke turn=south turns=2")
    position = after(position, "Ny>Wk 5 decline")
    assert position.outcome.winner == 0
    assert zone(position, "north", "Wk") == "limbo"


def test_iro_31_the_game_stops_after_the_single_effect_that_decides_it() -> None:
    # North's reply takes south's last vitality die first; south's Smasher never resolves.
    position = at("south=Sy,Ny,By,Wk2 north=Sy,Ny,Ny,Wk2 phase=provoke turn=south turns=2")
    position = after(position, "Ny>Wk 6 Sy>Ny 2 Sy>Wk 6 decline")
    assert position.outcome.winner == 0
    assert zone(position, "north", "Sy") == "skirmish"


def test_iro_31_destroyed_dice_never_come_back() -> None:
    position = struck(north="Wk6,Fk^")
    assert zone(position, "north", "Fk") == "abyss"
    assert position.view["turns"] == 3


def test_iro_32_attack_and_defence_dice_leave_and_vitality_stays() -> None:
    position = at("south=Ak4,Nk4,Nr,Wk6,Fk~ north=Ak3,Nk2,Wk5 phase=provoke turn=south turns=2")
    assert rules_of(position, "pass") >= {"IRO-30", "IRO-32"}
    position = position.play("pass")
    for seat, name in (("south", "Ak"), ("south", "Nk"), ("north", "Ak"), ("south", "Fk")):
        assert zone(position, seat, name) == "hand"  # through Limbo
    assert zone(position, "south", "Nr") == "hand"
    assert (zone(position, "south", "Wk"), value(position, "south", "Wk")) == ("vitality", 6)


def test_iro_33_thirty_quiet_turns_are_a_draw() -> None:
    text = "south=Ak,Nk,Nr,Wk6 north=Ak,Nk,Wk5 phase=provoke turn=south turns=40 quiet={}"
    assert not at(text.format(28)).play("pass").is_over
    over = at(text.format(29)).play("pass")
    assert (over.outcome.winner, over.outcome.reason) == (None, "quiet")


def test_iro_33_a_die_in_the_abyss_starts_the_count_again() -> None:
    position = at("south=Sy,Ny,By,Wk6 north=Ak3,Ry,Wk6 phase=provoke turn=south turns=40 quiet=29")
    position = after(position, "Sy>Ak 5")
    assert not position.is_over
    assert "quiet" not in position.text
