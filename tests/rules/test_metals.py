"""Every rule of Metals, as a sentence. Positions are written in notation."""

import pytest

from escarmouche import catalog
from escarmouche.core.errors import EscarmoucheError, IllegalMove, NotationError, OptionError
from escarmouche.core.kernel import CHANCE
from escarmouche.core.position import Position

metals = catalog.game("metals")
OPEN = ".,.,./.,.,./.,.,."  # nine empty squares


def at(blue: str = "-", red: str = "-", turn: str = "blue", **more: str) -> Position:
    fields = {"map": "plaine", "blue": blue, "red": red, "pool": "3,3", "score": "0,0"}
    fields |= {"turn": turn} | more
    return metals.position(" ".join(f"{key}={value}" for key, value in fields.items()))


def field(position: Position, key: str) -> str:
    """What the text of a position says of one field."""
    return dict(word.split("=", 1) for word in position.text.split())[key]


def rules_of(position: Position, move: str) -> list[str]:
    return [event.rule for event in position.events(move)]


def refused_by(position: Position, move: str) -> str:
    with pytest.raises(IllegalMove) as refusal:
        position.play(move)
    assert position.why_not(move).rule == refusal.value.rule
    return refusal.value.rule


def test_met_01_each_player_has_three_metals_or_more_in_the_pool() -> None:
    start = metals.new()
    assert field(start, "pool") == "3,3"
    assert field(start, "blue") == field(start, "red") == "-"
    assert field(metals.new(metals_each="5"), "pool") == "5,5"
    assert field(metals.new(metals_each="3,5"), "pool") == "3,5"
    assert metals.settings({"metals_each": "4,4"})["metals_each"] == "4"
    for wrong in ("2", "3,10", "3,4,5", ""):
        with pytest.raises(OptionError, match="from 3 to 9"):
            metals.new(metals_each=wrong)


def test_met_02_squares_carry_points_forests_cities_and_four_corners() -> None:
    squares = metals.new().view["squares"]
    assert len(squares) == 35
    assert squares["c4"] == {"terrain": "plain", "vp": 2, "corner": False}
    forests = {name for name, square in squares.items() if square["terrain"] == "forest"}
    cities = {name for name, square in squares.items() if square["terrain"] == "city"}
    points = {name: square["vp"] for name, square in squares.items() if square["vp"]}
    assert forests == {"a3", "b6", "d2", "e5"}
    assert cities == {"b2", "d6"}
    assert points == {"a5": 2, "c4": 2, "e3": 2, "c1": 1, "c7": 1}
    assert {name for name, square in squares.items() if square["corner"]} == {
        "a1", "a7", "e1", "e7",
    }  # fmt: skip
    assert refused_by(at(blue="e4N"), "e4-f4N") == "MET-02"
    assert refused_by(at(), "+i9N") == "MET-02"


def test_met_03_a_fair_lot_decides_who_plays_first() -> None:
    start = metals.new()
    assert start.actor == CHANCE
    assert start.moves == ("lot:blue", "lot:red")
    assert start.weights == (1, 1)
    assert start.play("lot:blue").actor == 0
    assert start.play("lot:red").actor == 1
    assert refused_by(start, "+a1N") == "MET-03"
    assert refused_by(start.play("lot:red"), "lot:blue") == "MET-03"


def test_met_03_ten_points_win_and_twenty_with_factions() -> None:
    assert metals.new().view["target"] == 10
    assert metals.new(factions="Zipang,Zipang").view["target"] == 20
    assert metals.new(factions="Zipang,Zipang", target="12").view["target"] == 12
    assert at(score="9,0", blue="b1N").play("b1-c1N").outcome.winner == 0
    with_factions = {"factions": "Zipang,Zipang", "blue": "b1N"}
    assert at(score="9,0", **with_factions).play("b1-c1N").outcome is None
    assert at(score="19,0", **with_factions).play("b1-c1N").outcome.winner == 0


def test_met_04_maps_are_rectangles_from_three_to_nine() -> None:
    nine = "/".join([",".join("." * 9)] * 9)
    assert len(metals.new(map=nine).view["squares"]) == 81
    assert metals.new(map=OPEN).play("lot:blue").play("+c3S").play("+a1N").moves
    for word in (".,./.,./.,.", ".,.,./.,.,.", nine + "/.,.,.,.,.,.,.,.,."):
        with pytest.raises(EscarmoucheError, match="3 to 9"):
            metals.new(map=word)


def test_met_04_nothing_enters_a_closed_square_but_sight_crosses_it() -> None:
    closed = {"map": ".,.,./.,#,./.,.,."}
    assert refused_by(at(blue="a2N", **closed), "a2-b2N") == "MET-04"
    assert field(at(blue="a1N", red="c2W", **closed).play("a1-a2N"), "blue") == "a2N!"


def test_met_10_a_metal_is_deployed_on_any_free_corner_with_any_facing() -> None:
    every = {f"+{corner}{facing}" for corner in ("a1", "a7", "e1", "e7") for facing in "NESW"}
    assert set(at().moves) == every
    assert set(at(red="a7S").moves) == {move for move in every if "a7" not in move}
    after = at().play("+e7W")
    assert field(after, "blue") == "e7W" and field(after, "pool") == "2,3"
    assert refused_by(at(red="a7S"), "+a7N") == "MET-10"
    assert refused_by(at(), "+c1N") == "MET-10"


def test_met_10_not_with_three_metals_on_the_map_nor_with_an_empty_pool() -> None:
    three = at(blue="b3N,c3N,d3N", pool="2,3")
    assert not any(move.startswith("+") for move in three.moves)
    assert "three metals" in str(three.why_not("+a1N"))
    empty = at(blue="b3N,c3N,d3N!", pool="0,3")
    assert refused_by(empty, "+a1N") == "MET-10" and "pool" in str(empty.why_not("+a1N"))


def test_met_11_a_metal_goes_to_a_free_square_beside_it_and_faces_any_way() -> None:
    position = at(blue="b4N", pool="2,3")
    assert {move for move in position.moves if not move.startswith("+")} == {
        f"b4-{end}{facing}" for end in ("a4", "b3", "b5", "c4") for facing in "NESW"
    }
    assert field(position.play("b4-b5W"), "blue") == "b5W"
    assert field(at(blue="b4N!").play("b4-b5W"), "blue") == "b5W!"
    crowded = at(blue="b4N,b5N", red="a4N")
    assert refused_by(crowded, "b4-b5N") == refused_by(crowded, "b4-a4N") == "MET-11"
    for forbidden in ("b4-c5N", "b4-b6N", "b4-b4E", "c3-c4N", "a4-a5N"):
        assert refused_by(crowded, forbidden) == "MET-11"
    assert "turning" in str(crowded.why_not("b4-b4E"))


def test_met_12_one_action_and_the_turn_passes() -> None:
    after = at(blue="b4N").play("b4-b5N")
    assert after.actor == 1
    assert rules_of(at(blue="b4N"), "b4-b5N") == ["MET-11"]


def test_met_12_a_player_who_can_do_nothing_loses_at_once() -> None:
    trapped = at(blue="a1E,a2E,b1E", red="a3N,b2N,c1N", pool="0,0", map=OPEN)
    assert (trapped.outcome.winner, trapped.outcome.reason) == (1, "no-action")
    assert refused_by(trapped, "a1-a2N") == "MET-12"
    assert at(blue="a1E", red="a2N,b1N", pool="2,1", map=OPEN).outcome is None
    # The trap closes: checked when the turn of the trapped player begins.
    closing = at(blue="a1W,a2W,b1S", red="a3N,b3N,c1N", pool="0,0", map=OPEN, turn="red")
    assert closing.play("b3-b2N").outcome.winner == 1
    assert rules_of(closing, "b3-b2N")[-1] == "MET-12"


def test_met_12_a_metal_in_the_pool_is_no_help_without_a_free_corner() -> None:
    corners = {"map": ".,#,./#,.,#/.,#,.", "red": "a3N,c1N,c3N", "pool": "2,0"}
    assert at(blue="a1N", **corners).outcome.winner == 1


def test_met_20_metals_of_the_active_player_in_sight_are_attacked_and_no_others() -> None:
    # b4 moves into the sight of b6's row mate; c2 was there all along; d7 is out of sight.
    position = at(blue="b4N,c2N,d7N", red="c6S,e5W", pool="0,1")
    after = position.play("b4-b5N")
    assert field(after, "blue") == "b5N!,c2N!,d7N"
    assert field(after, "red") == "c6S,e5W"
    assert rules_of(position, "b4-b5N").count("MET-20") == 2
    # Blue looks at red all the same: it is not red's turn.
    assert field(at(blue="c1N", red="c6N").play("c1-c2N"), "red") == "c6N"


def test_met_21_sight_goes_straight_ahead_at_any_distance() -> None:
    for watcher, seen in (("c7S", True), ("c3S", True), ("c7N", False), ("c7W", False)):
        after = at(blue="b2N", red=watcher).play("b2-c2N")
        assert (field(after, "blue") == "c2N!") is seen
    assert field(at(blue="b2N", red="e2W").play("b2-c2N"), "blue") == "c2N!"
    assert field(at(blue="b2N", red="a2E").play("b2-c2N"), "blue") == "c2N!"
    assert field(at(blue="b2N", red="c1N").play("b2-c2N"), "blue") == "c2N!"
    assert field(at(blue="b2N", red="d3S,d1N,b3S").play("b2-c2N"), "blue") == "c2N"


def test_met_21_nothing_blocks_sight_unless_the_option_says_so() -> None:
    behind = {"blue": "b2N,c4E", "red": "c7S", "pool": "1,2"}
    assert field(at(**behind).play("b2-c2N"), "blue") == "c2N!,c4E!"
    assert field(at(**behind, blocked_sight="on").play("b2-c2N"), "blue") == "c2N,c4E!"
    own = {"blue": "b2N", "red": "c5W,c7S"}
    assert field(at(**own).play("b2-c2N"), "blue") == "c2N!"
    assert field(at(**own, blocked_sight="on").play("b2-c2N"), "blue") == "c2N"
    beside = {"blue": "b2N", "red": "c7S,d5W,c1W"}
    assert field(at(**beside, blocked_sight="on").play("b2-c2N"), "blue") == "c2N!"


def test_met_21_sight_is_fixed_before_any_damage() -> None:
    position = at(blue="b2N,c4E!", red="c7S", pool="1,2", blocked_sight="on")
    after = position.play("b2-c2N")
    assert field(after, "blue") == "c2N" and field(after, "pool") == "2,2"


def test_met_22_an_attacked_metal_is_damaged_and_then_defeated() -> None:
    damaged = at(blue="b4N", red="b7S", pool="2,2").play("b4-b5E")
    assert field(damaged, "blue") == "b5E!" and field(damaged, "pool") == "2,2"
    again = damaged.play("b7-a7N").play("b5-b4N")
    assert field(again, "blue") == "b4N!"
    defeated = at(blue="b4N!", red="b7S", pool="2,2").play("b4-b5E")
    assert field(defeated, "blue") == "-" and field(defeated, "pool") == "3,2"
    back = defeated.play("b7-a7N").play("+a1N")
    assert field(back, "blue") == "a1N"


def test_met_22_once_in_a_turn_however_many_enemies_see_it() -> None:
    position = at(blue="b4N", red="b7S,e5W,a5E", pool="2,0")
    after = position.play("b4-b5E")
    assert field(after, "blue") == "b5E!" and field(after, "score") == "0,1"


def test_met_22_every_attacker_resolves_each_until_the_defeat() -> None:
    every = {"blue": "b4N", "pool": "2,1", "every_attacker": "on"}
    two = at(**every, red="b7S,e5W").play("b4-b5E")
    assert field(two, "blue") == "-" and field(two, "score") == "0,2"
    three = at(**every, red="b7S,e5W,a5E").play("b4-b5E")
    assert field(three, "pool") == "3,1" and field(three, "score") == "0,2"


def test_met_22_every_attacker_takes_the_order_best_for_the_attacker() -> None:
    # Only a5 stands on a 2: Obsidior's bonus is lost if it attacks after the defeat.
    every = {"red": "b7S,b1N,a5E", "every_attacker": "on", "factions": "Zipang,Obsidior"}
    assert field(at(blue="b4N", pool="2,0", **every).play("b4-b5E"), "score") == "0,3"
    assert field(at(blue="b4N!", pool="2,0", **every).play("b4-b5E"), "score") == "0,2"
    # Corsario counts the first attack only: after it the target is damaged.
    corsario = {"red": "b7S,b1N,a5E", "every_attacker": "on", "factions": "Zipang,Corsario"}
    assert field(at(blue="b4N", pool="2,0", **corsario).play("b4-b5E"), "score") == "0,3"
    # White Fang: of three attackers two come from the flank.
    fang = {"red": "b7S,e5W,a5E", "every_attacker": "on", "factions": "Zipang,White_Fang"}
    assert field(at(blue="b4N", pool="2,0", **fang).play("b4-b5N"), "score") == "0,4"


def test_met_23_a_metal_placed_this_turn_is_not_attacked() -> None:
    deployed = at(red="a7S,e1W")
    assert field(deployed.play("+a1N"), "blue") == "a1N"
    assert rules_of(deployed, "+a1N") == ["MET-10", "MET-23"]
    # A metal that walks onto a corner was not placed there.
    assert field(at(blue="b1N", red="a7S").play("b1-a1N"), "blue") == "a1N!"
    # The others are attacked while one is placed.
    assert field(at(blue="a2N", red="a7S").play("+a1N"), "blue") == "a1N,a2N!"


def test_met_23_a_metal_in_a_forest_is_not_attacked() -> None:
    entering = at(blue="a2N", red="a7S")
    assert field(entering.play("a2-a3N"), "blue") == "a3N"
    assert rules_of(entering, "a2-a3N") == ["MET-11", "MET-23"]
    assert field(at(blue="a3N", red="a7S").play("a3-a4N"), "blue") == "a4N!"
    assert field(at(blue="a3N!,e1N", red="a7S").play("e1-d1N"), "blue") == "a3N!,d1N"


def test_met_24_the_opponent_gains_a_point_for_each_metal_damaged_or_defeated() -> None:
    position = at(blue="b4N,b3N!", red="b7S", pool="1,2", score="3,5")
    after = position.play("b4-b5E")
    assert field(after, "score") == "3,7"
    assert field(after, "blue") == "b5E!" and field(after, "pool") == "2,2"


def test_met_30_the_active_player_gains_the_points_under_its_metals() -> None:
    after = at(blue="b4N,c1N,a5N", red="e3N", pool="0,2").play("b4-c4N")
    assert field(after, "score") == "5,0"
    assert field(after.play("e3-e4N"), "score") == "5,0"
    # A metal defeated in the assault occupies nothing.
    assert field(at(blue="b4N!", red="c7S").play("b4-c4N"), "score") == "0,1"


def test_met_30_then_damaged_metals_on_cities_of_either_side_are_repaired() -> None:
    position = at(blue="b2N!,e1N!", red="d6N!,a7N!", pool="1,1")
    after = position.play("e1-d1N")
    assert field(after, "blue") == "b2N,d1N!" and field(after, "red") == "a7N!,d6N"
    assert [event.rule for event in position.events("e1-d1N")] == ["MET-11", "MET-30", "MET-30"]
    # Damaged in the assault, repaired after it; a city saves no damaged metal from the assault.
    assert field(at(blue="a2N", red="e2W").play("a2-b2N"), "blue") == "b2N"
    assert field(at(blue="a2N!", red="e2W").play("a2-b2N"), "blue") == "-"


def test_met_31_reaching_the_target_in_the_assault_ends_the_turn_there() -> None:
    position = at(blue="b4N,a4N", red="c7S,a7S", score="9,9", pool="1,1")
    after = position.play("b4-c4N")
    assert (after.outcome.winner, after.outcome.reason) == (1, "target-reached")
    assert field(after, "score") == "9,10"  # blue's two points on c4 come too late
    assert field(after, "blue").count("!") == 1  # and the second attack never happens
    assert rules_of(position, "b4-c4N") == [
        "MET-11",
        "MET-20",
        "MET-22",
        "MET-24",
        "MET-24",
        "MET-31",
    ]
    assert metals.position(after.text) == after
    assert refused_by(after, "+a1N") == "MET-31"


def test_met_31_the_marker_stops_at_the_target_and_nothing_is_repaired_after_it() -> None:
    after = at(blue="b4N,a5N,b2N!", score="7,0", pool="0,3").play("b4-c4N")
    assert field(after, "score") == "10,0" and after.outcome.winner == 0
    assert field(after, "blue") == "a5N,b2N!,c4N"
    bonus = at(blue="b4N", red="b7S", score="0,19", factions="Zipang,Zipang").play("b4-b5N")
    assert field(bonus, "score") == "0,20"


def test_met_32_sixty_turns_without_a_point_are_a_draw() -> None:
    quiet = at(blue="b4N", still="59")
    drawn = quiet.play("b4-b5N")
    assert (drawn.outcome.winner, drawn.outcome.reason) == (None, "no-progress")
    assert rules_of(quiet, "b4-b5N")[-1] == "MET-32"
    assert field(at(blue="b4N", still="58").play("b4-b5N"), "still") == "59"
    scoring = quiet.play("b4-c4N")
    assert scoring.outcome is None and "still" not in scoring.text
    attacked = at(blue="b4N", red="b7S", still="59").play("b4-b5N")
    assert attacked.outcome is None and "still" not in attacked.text


def gained(faction: str, blue: str, red: str, move: str, **more: str) -> int:
    """What red, of a faction, gains when blue makes a move."""
    after = at(blue=blue, red=red, factions=f"Zipang,{faction}", **more).play(move)
    return int(field(after, "score").split(",")[1])


def test_met_50_artemisia_gains_on_a_two_point_square() -> None:
    assert gained("Artemisia", "b4N", "c7S", "b4-c4N") == 2
    assert gained("Artemisia", "b1N", "c7S", "b1-c1N") == 1  # worth 1
    assert gained("Artemisia", "b5N", "a5E", "b5-b4N") == 0
    assert gained("Artemisia", "c4N", "a5E", "c4-c5N") == 1  # the attacker's square is no matter


def gains_facing(faction: str) -> list[str]:
    """The facings of the metal attacked at which a faction gains more than the one point.

    It is attacked from the north, and then from the east.
    """
    found = []
    for attacker in ("b7S", "e5W"):
        points = {at: gained(faction, "b4N", attacker, f"b4-b5{at}") for at in "NESW"}
        assert set(points.values()) == {1, 2}
        found.append("".join(at for at in points if points[at] == 2))
    return found


def test_met_51_white_fang_gains_from_the_flank() -> None:
    assert gains_facing("White_Fang") == ["EW", "NS"]


def test_met_51_with_several_attackers_the_one_that_earns_the_bonus_counts() -> None:
    assert gained("White_Fang", "b4N", "b7S,e5W", "b4-b5N") == 2
    assert gained("White_Fang", "b4N", "b7S,e5W", "b4-b5E") == 2
    position = at(blue="b4N", red="b7S,e5W", factions="Zipang,White_Fang")
    assert "e5" in str(position.events("b4-b5N")[1])
    assert "b7" in str(position.events("b4-b5E")[1])


def test_met_52_zipang_gains_from_the_front_and_the_rear() -> None:
    assert gains_facing("Zipang") == ["NS", "EW"]


def test_met_53_metaclyon_gains_on_a_corner() -> None:
    assert gained("Metaclyon", "b1N", "a7S", "b1-a1N") == 2
    assert gained("Metaclyon", "b2N", "a7S", "b2-a2N") == 1
    assert gained("Metaclyon", "d7N", "e1N", "d7-e7N") == 2


def test_met_54_dinorda_gains_on_a_city() -> None:
    assert gained("Dinorda", "a2N", "e2W", "a2-b2N") == 2
    assert gained("Dinorda", "b2N", "e2W", "b2-c2N") == 1


def test_met_55_corsario_gains_on_a_metal_that_was_not_damaged() -> None:
    assert gained("Corsario", "b4N", "b7S", "b4-b5N") == 2
    assert gained("Corsario", "b4N!", "b7S", "b4-b5N") == 1


def test_met_56_obsidior_gains_from_a_two_point_square() -> None:
    assert gained("Obsidior", "b4N", "a5E", "b4-b5N") == 2
    assert gained("Obsidior", "b4N", "c5W", "b4-b5N") == 1
    assert gained("Obsidior", "b4N", "c7S", "b4-c4N") == 1  # the target's square is no matter
    assert gained("Obsidior", "b4N", "b7S,a5E", "b4-b5N") == 2


@pytest.mark.parametrize(
    ("rule", "faction", "blue", "red", "move"),
    [
        ("MET-50", "Artemisia", "b4N", "c7S", "b4-c4N"),
        ("MET-51", "White_Fang", "b4N", "b7S", "b4-b5E"),
        ("MET-52", "Zipang", "b4N", "b7S", "b4-b5N"),
        ("MET-53", "Metaclyon", "b1N", "a7S", "b1-a1N"),
        ("MET-54", "Dinorda", "a2N", "e2W", "a2-b2N"),
        ("MET-55", "Corsario", "b4N", "b7S", "b4-b5N"),
        ("MET-56", "Obsidior", "b4N", "a5E", "b4-b5N"),
    ],
)
def test_the_referee_names_the_faction_that_gains(
    rule: str, faction: str, blue: str, red: str, move: str
) -> None:
    position = at(blue=blue, red=red, factions=f"Dinorda,{faction}")
    (bonus,) = [event for event in position.events(move) if event.rule == rule]
    for language in ("fr", "en"):
        assert faction.replace("_", " ") in bonus.text(language)
    alone = at(blue=blue, red=red)
    assert rule not in rules_of(alone, move)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("map=plaine blue=- red=- pool=3,3 score=0,0", "lacks “turn=”"),
        ("map=plaine map=lac blue=- red=- pool=3,3 score=0,0 turn=lot", "“map” twice"),
        ("map=plaine blue=- red=- pool=3,3 score=0,0 turn=green", "turn=green"),
        ("map=nulle blue=- red=- pool=3,3 score=0,0 turn=lot", "no map called “nulle”"),
        ("map=plaine blue=b3X red=- pool=3,3 score=0,0 turn=blue", "“b3X” is not a metal"),
        ("map=plaine blue= red=- pool=3,3 score=0,0 turn=blue", "“” is not a metal"),
        ("map=plaine blue=f1N red=- pool=3,3 score=0,0 turn=blue", "no square f1"),
        ("map=lac blue=d4N red=- pool=3,3 score=0,0 turn=blue", "d4 is closed"),
        ("map=plaine blue=b3N red=b3S pool=3,3 score=0,0 turn=blue", "Two metals stand on b3"),
        ("map=plaine blue=a1N,b1N,c1N,d1N red=- pool=3,3 score=0,0 turn=blue", "more than 3"),
        ("map=plaine blue=- red=- pool=3 score=0,0 turn=blue", "pool=3"),
        ("map=plaine blue=- red=- pool=3,-1 score=0,0 turn=blue", "pool=3,-1"),
        ("map=plaine blue=- red=- pool=3,3 score=11,0 turn=blue", "score=11,0"),
        ("map=plaine blue=- red=- pool=3,3 score=10,10 turn=blue", "Both players"),
        ("map=plaine blue=- red=- pool=3,3 score=0,0 turn=blue still=61", "still=61"),
        ("map=plaine blue=- red=- pool=3,3 score=0,0 turn=blue target=0", "target=0"),
        ("map=plaine blue=- red=- pool=3,3 score=0,0 turn=blue factions=Zipang", "two factions"),
        ("map=plaine blue=- red=- pool=3,3 score=0,0 turn=blue blocked_sight=1", "blocked_sight=1"),
        ("map=plaine blue=a1N red=- pool=3,3 score=0,0 turn=lot", "start of the game"),
        ("map=plaine blue=- red=- pool=3,3 score=0,0 turn=blue colour=green", "colour=green"),
    ],
)
def test_a_wrong_position_is_refused_with_its_reason(text: str, reason: str) -> None:
    with pytest.raises(EscarmoucheError) as refusal:
        metals.position(text)
    assert reason in str(refusal.value)
    assert refusal.value.text("fr")


def test_a_position_is_written_in_one_way_only() -> None:
    loose = "turn=blue score=4,7 pool=1,2 red=d5S blue=c1E!,b3N map=plaine"
    assert metals.position(loose).text == (
        "map=plaine blue=b3N,c1E! red=d5S pool=1,2 score=4,7 turn=blue"
    )
    usual = "map=plaine blue=- red=- pool=3,3 score=0,0 turn=lot"
    assert metals.position(usual + " target=10 blocked_sight=off still=0").text == usual
    assert metals.new() == metals.position(usual)


def test_a_malformed_move_says_how_moves_are_written() -> None:
    for text in ("", "a1", "+a1", "b3-b4", "b3-b4X", "lot:green", "b3xb4N"):
        with pytest.raises(NotationError, match="lot:blue"):
            at().play(text)


@pytest.mark.parametrize("value", ["0", "100", "-5", "ten", "٣"])
def test_a_wrong_target_is_refused(value: str) -> None:
    with pytest.raises(OptionError, match="from 1 to 99"):
        metals.new(target=value)
