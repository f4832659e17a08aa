"""Every rule of Dragons Arena, as a sentence. Positions are written in notation."""

from fractions import Fraction
from itertools import product

import pytest

from escarmouche import catalog
from escarmouche.core.errors import IllegalMove, NotationError
from escarmouche.core.kernel import CHANCE
from escarmouche.core.position import Position
from escarmouche.games.dragons.bitboards import by_power, eliminated
from escarmouche.games.dragons.rules import eliminates

dragons = catalog.game("dragons")
EMPTY = "--------"


def at(text: str) -> Position:
    return dragons.position(text)


def played(setup: str, moves: str, **options: str) -> Position:
    position = dragons.new(setup=setup, **options)
    for move in moves.split():
        position = position.play(move)
    return position


def shaken(ranks: str) -> Position:
    """A baby duel whose dice fall as the arena `ranks` shows (rank 4 first, as in notation)."""
    cells = [rank[i : i + 2] for rank in reversed(ranks.split("/")) for i in range(0, 8, 2)]
    return played("baby", " ".join(cells))


# A full arena where fire has two 1s against ice's one.
SHAKEN = "f1f2f3f4/i1i2i3i4/f1f6f5f4/i6i5i4i3"


def test_dra_01_each_species_has_eight_dragons_of_power_one_to_six() -> None:
    arena = shaken(SHAKEN).view["arena"]
    for species in ("fire", "ice"):
        assert sum(dragon["species"] == species for dragon in arena.values()) == 8
    assert {dragon["power"] for dragon in arena.values()} <= set(range(1, 7))
    with pytest.raises(NotationError, match="Fire has 9 dragons"):
        at("arena=f1f1f1f1/f1f1f1f1/f1------/i1------ turn=fire")


def test_dra_02_the_arena_has_sixteen_squares_a1_to_d4() -> None:
    arena = shaken(SHAKEN).view["arena"]
    assert set(arena) == {file + rank for file, rank in product("abcd", "1234")}
    assert arena["a4"] == {"species": "fire", "power": 1, "shielded": False}
    assert arena["d1"] == {"species": "ice", "power": 3, "shielded": False}


def test_dra_03_a_corner_touch_is_adjacent_and_two_squares_away_is_not() -> None:
    diagonal = at(f"arena={EMPTY}/--i2----/f5------/{EMPTY} turn=fire")
    assert diagonal.moves == ("a2xb3",)
    apart = at("arena=i2------/--i1----/f5------/----f2-- turn=fire")
    assert "a2xa4" not in apart.moves
    assert apart.why_not("a2xa4").rule == "DRA-03"
    # The edge of the arena is not a seam: d1 and a2 do not touch.
    assert at(f"arena={EMPTY}/{EMPTY}/i2------/------f5 turn=fire").is_over


def test_dra_10_shaken_dice_are_equally_likely_on_every_square() -> None:
    start = dragons.new(setup="baby")
    assert start.actor == CHANCE
    assert len(start.moves) == 12 and set(start.weights) == {8}
    after = start.play("a1:f3").play("b1:f5")
    weights = dict(zip(after.moves, after.weights, strict=True))
    assert all(weights[f"c1:f{face}"] == 6 and weights[f"c1:i{face}"] == 8 for face in range(1, 7))


def test_dra_10_every_arrangement_of_colours_has_the_same_probability() -> None:
    def probability(colours: str) -> Fraction:
        position, chance = dragons.new(setup="baby"), Fraction(1)
        for colour in colours:
            weights = dict(zip(position.moves, position.weights, strict=True))
            move = next(move for move in weights if f":{colour}4" in move)
            chance *= Fraction(weights[move], sum(weights.values()))
            position = position.play(move)
        return chance

    assert probability("f" * 8 + "i" * 8) == probability("fi" * 8) == probability("iiff" * 4)


def test_dra_10_a_species_without_dice_left_gets_no_more_squares() -> None:
    position = played("baby", "f1 f2 f3 f4 f5 f6 f1 f2")
    assert all(move.startswith("a3:i") for move in position.moves)


def test_dra_11_more_ones_start() -> None:
    assert shaken(SHAKEN).text.endswith("turn=fire")
    assert shaken("f1f2f3f4/i1i2i3i4/i1f6f5f4/f6i5i4i3").text.endswith("turn=ice")


def test_dra_11_equal_ones_are_decided_by_the_twos_and_so_on() -> None:
    assert shaken("f1f2f2f4/i1i2i3i4/f6f6f5f4/i6i5i4i3").text.endswith("turn=fire")
    assert shaken("f1f2f3f4/i1i2i3i4/f6f6f5f4/i6i5i5i3").text.endswith("turn=ice")
    assert shaken("f6f6f6f6/i6i6i6i6/f6f6f6f6/i6i6i6i5").text.endswith("turn=ice")


def test_dra_11_a_full_tie_is_drawn_by_lot() -> None:
    tied = shaken("f1f2f3f4/i1i2i3i4/f6f6f5f4/i6i6i5i4")
    assert tied.moves == ("lot:fire", "lot:ice") and tied.weights == (1, 1)
    assert tied.play("lot:ice").text.endswith("turn=ice")
    assert tied.play("lot:fire").text.endswith("turn=fire")


LITTLE = "f1 f1 f2 f3 f4 f5 f6 f6 i1 i2 i3 i3 i4 i5 i6 i6"


def test_dra_12_each_side_rolls_eight_dice_then_they_place_in_turns() -> None:
    rolling = dragons.new(setup="little")
    assert rolling.moves == tuple(f"f{face}" for face in range(1, 7))
    assert set(rolling.weights) == {1}
    placing = played("little", LITTLE)
    assert placing.text.endswith(
        "turn=fire hand=fire:1,1,2,3,4,5,6,6;ice:1,2,3,3,4,5,6,6 setup=little"
    )
    # Six different powers on sixteen free squares; equal powers give one move.
    assert len(placing.moves) == 6 * 16
    after = placing.play("6@b2")
    assert after.actor == 1 and "3@b2" not in after.moves
    assert after.why_not("3@b2").rule == "DRA-12"
    assert after.play("3@a1").view["arena"]["b2"]["power"] == 6
    assert placing.play("2@a1").play("1@b1").why_not("2@c1").rule == "DRA-12"


def test_dra_12_placing_goes_on_until_the_arena_is_full() -> None:
    position = played("little", LITTLE)
    for number in range(16):
        assert position.view["phase"] == "place" and position.actor == number % 2
        position = position.play(position.moves[0])
    assert position.view["phase"] == "duel" and len(position.view["arena"]) == 16


@pytest.mark.parametrize(("rolls", "starter"), [(LITTLE, 0), (LITTLE.replace("f1 f1", "f2 f2"), 1)])
def test_dra_13_who_places_first_attacks_first(rolls: str, starter: int) -> None:
    position = played("little", rolls)
    assert position.actor == starter
    while position.view["phase"] == "place":
        position = position.play(position.moves[-1])
    assert position.actor == starter


def test_dra_14_the_eight_powers_total_exactly_28() -> None:
    start = dragons.new(setup="big")
    assert start.actor == 0
    chosen = start.play("1,1,2,3,4,5,6,6")
    assert chosen.actor == 1 and chosen.hidden
    revealed = chosen.play("2,2,3,3,4,4,5,5")
    assert "hand=fire:1,1,2,3,4,5,6,6;ice:2,2,3,3,4,4,5,5" in revealed.text
    assert revealed.actor == 0  # more 1s: DRA-11
    with pytest.raises(IllegalMove, match="DRA-14"):
        start.play("1,1,1,1,1,1,1,1")
    assert start.why_not("6").rule == "DRA-14"  # 8 × 6 is more than 28


def test_dra_14_every_choice_can_be_completed_and_all_sets_of_28_are_there() -> None:
    def sets(position: Position, chosen: tuple[str, ...]) -> list[tuple[str, ...]]:
        if len(chosen) == 8:
            return [chosen]
        return [
            found for move in position.moves for found in sets(position.play(move), (*chosen, move))
        ]

    expected = {
        dice
        for dice in product(range(1, 7), repeat=8)
        if sum(dice) == 28 and list(dice) == sorted(dice)
    }
    found = sets(dragons.new(setup="big"), ())
    assert len(found) == len(expected)
    assert {tuple(map(int, dice)) for dice in found} == expected


def test_dra_14_the_choice_is_hidden_until_both_have_chosen() -> None:
    start = dragons.new(setup="big")
    for other in ("2,2,3,3,4,4,5,5", "3,3,3,3,4,4,4,4"):
        views = [bytes(start.play(choice).hide(1)) for choice in ("1,1,2,3,4,5,6,6", other)]
        assert views[0] == views[1]
    chosen = start.play("1,1,2,3,4,5,6,6")
    assert "hand=fire:?,?,?,?,?,?,?,?;ice:?,?,?,?,?,?,?,?" in chosen.hide(1).text
    assert "hand=fire:1,1,2,3,4,5,6,6" in chosen.hide(0).text
    assert "fire:?" in chosen.hide().text
    revealed = chosen.play("2,2,3,3,4,4,5,5")
    assert revealed.hide(1) == revealed


def test_dra_14_equal_sets_are_decided_by_lot() -> None:
    same = dragons.new(setup="big").play("1,2,3,3,4,4,5,6").play("1,2,3,3,4,4,5,6")
    assert same.moves == ("lot:fire", "lot:ice")
    assert same.play("lot:ice").actor == 1


def test_dra_15_four_pairs_of_seven_points_for_both() -> None:
    start = dragons.new(setup="equal")
    assert start.moves == ("lot:fire", "lot:ice")
    position = start.play("lot:ice")
    assert position.actor == 1 and position.moves == ("1+6", "2+5", "3+4")
    assert position.why_not("1+5").rule == "DRA-15"
    position = position.play("1+6")
    assert position.actor == 0
    position = position.play("5+2").play("3+4").play("3+4")
    assert position.text.endswith(
        "turn=ice hand=fire:1,2,3,3,4,4,5,6;ice:1,2,3,3,4,4,5,6 setup=equal"
    )


def test_dra_20_exactly_one_action_and_the_turn_passes() -> None:
    position = at(f"arena=f5i2--i1/f2--i2--/{EMPTY}/{EMPTY} turn=fire")
    after = position.play("a4xb4")
    assert after.actor == 1
    assert after.why_not("b4xa3").rule == "DRA-20"


TAKES = {1: {6}, 2: {1}, 3: {1, 2}, 4: {1, 2, 3}, 5: {1, 2, 3, 4}, 6: {2, 3, 4, 5}}


@pytest.mark.parametrize(("attacker", "target"), list(product(range(1, 7), repeat=2)))
def test_dra_21_a_strictly_lower_power_can_be_taken(attacker: int, target: int) -> None:
    position = at(f"arena={EMPTY}/{EMPTY}/i{target}------/--f{attacker}---- turn=fire")
    assert ("b1xa2" in position.moves) == (target in TAKES[attacker])


def test_dra_22_only_a_one_takes_a_six_and_a_six_spares_a_one() -> None:
    position = at(f"arena={EMPTY}/f5i6f6--/f1--i1--/{EMPTY} turn=fire")
    assert position.moves == ("a2xb3",)
    assert position.why_not("a3xb3").rule == "DRA-22"
    assert position.why_not("c3xc2").rule == "DRA-22"


def test_dra_23_the_winner_takes_square_and_power() -> None:
    position = at(f"arena={EMPTY}/----i2--/--f5----/{EMPTY} turn=fire")
    after = position.play("b2xc3")
    assert after.view["arena"] == {"c3": {"species": "fire", "power": 2, "shielded": False}}


def test_dra_24_eliminating_is_mandatory() -> None:
    position = at(f"arena={EMPTY}/--i3i2--/--f5----/{EMPTY} turn=fire")
    assert position.moves == ("b2xb3", "b2xc3")
    ruling = position.why_not("b3=6")
    assert str(ruling) == "DRA-24: Fire must eliminate: b2 can take b3."
    assert ruling.text("fr") == "Le camp Feu doit éliminer\u00a0: b2 peut prendre b3."


def test_dra_25_who_can_take_nothing_changes_any_dragon_to_another_power() -> None:
    position = at(f"arena=f6------/i6------/{EMPTY}/------i2 turn=fire")
    assert len(position.moves) == 3 * 5
    assert {"a4=1", "a3=1", "d1=6"} <= set(position.moves)
    assert "a4=6" not in position.moves and position.why_not("a4=6").rule == "DRA-25"
    assert position.why_not("b2=3").rule == "DRA-25"
    assert position.play("d1=5").view["arena"]["d1"]["power"] == 5


def test_dra_25_a_dragon_of_any_power_changes_to_each_of_the_five_others() -> None:
    for own in range(1, 7):
        position = at(f"arena=f{own}------/i{own}------/{EMPTY}/{EMPTY} turn=fire")
        offered = [move for move in position.moves if move.startswith("a3=")]
        assert offered == [f"a3={power}" for power in range(1, 7) if power != own]


def test_dra_26_a_force_field_protects_from_another_change() -> None:
    position = at(f"arena=f6------/i6------/{EMPTY}/------i2 turn=fire").play("d1=5")
    assert position.view["arena"]["d1"]["shielded"]
    assert not any(move.startswith("d1=") for move in position.moves)
    assert position.why_not("d1=3").rule == "DRA-26"


def test_dra_27_a_force_field_goes_with_its_dragon() -> None:
    position = at("arena=f5*i2*----/i4--f6*--/--------/-------- turn=fire")
    moved = position.play("a4xb4")
    assert not moved.view["arena"]["b4"]["shielded"]  # neither its own nor the victim's
    assert moved.view["arena"]["c3"]["shielded"]  # others keep theirs
    assert "a4" not in moved.view["arena"]
    assert [event.rule for event in position.events("a4xb4")] == ["DRA-23", "DRA-27", "DRA-27"]


def test_dra_27_a_field_does_not_save_from_elimination() -> None:
    assert at(f"arena=f5i2*----/{EMPTY}/{EMPTY}/{EMPTY} turn=fire").moves == ("a4xb4",)


def test_dra_30_the_duel_ends_when_no_enemies_are_adjacent() -> None:
    after = at(f"arena=f5i2----/{EMPTY}/{EMPTY}/i6------ turn=fire").play("a4xb4")
    assert after.is_over and after.outcome.reason == "no-contact"
    assert at(f"arena=f5------/{EMPTY}/{EMPTY}/i6------ turn=fire").is_over


def test_dra_31_the_duel_ends_when_all_are_shielded_and_nothing_can_be_taken() -> None:
    before = at(f"arena=f6*i5----/{EMPTY}/{EMPTY}/{EMPTY} turn=ice")
    assert before.play("b4=6").outcome.reason == "all-shielded"
    # Fire could eliminate: the duel goes on although every dragon is shielded.
    assert not before.play("b4=3").is_over


def test_dra_32_the_higher_total_wins_and_equal_totals_draw() -> None:
    won = at(f"arena=f4f2----/{EMPTY}/{EMPTY}/i5------ turn=fire").outcome
    assert won.winner == 0
    assert at(f"arena=f4f2----/{EMPTY}/{EMPTY}/i6i1---- turn=fire").outcome.winner == 1
    assert at(f"arena=f4f2----/{EMPTY}/{EMPTY}/i6------ turn=fire").outcome.winner is None


def test_dra_32_booklet_fire_makes_the_last_elimination_and_ice_wins_6_to_3() -> None:
    before = at(f"arena=f5i3----/{EMPTY}/{EMPTY}/i4--i2-- turn=fire")
    assert before.moves == ("a4xb4",)
    events = before.events("a4xb4")
    assert before.play("a4xb4").outcome.winner == 1
    assert str(events[-1]) == "DRA-32: Ice wins the duel 6 to 3."


def test_dra_33_a_match_goes_to_the_first_with_enough_duels() -> None:
    last = at(f"arena=f5i2----/{EMPTY}/{EMPTY}/{EMPTY} turn=fire match=2 wins=1,1 duels=2")
    assert last.play("a4xb4").outcome.reason == "match-won"
    first = at(f"arena=f5i2----/{EMPTY}/{EMPTY}/{EMPTY} turn=fire match=2 wins=0,1 duels=1")
    between = first.play("a4xb4")
    assert between.moves == ("next",) and between.view["wins"] == [1, 1]
    fresh = between.play("next")
    assert fresh.view["phase"] == "shake" and not fresh.view["arena"]


def test_dra_33_drawn_duels_count_for_nobody_and_at_most_four_times_as_many_are_played() -> None:
    text = f"arena=f5i2----/{EMPTY}/{EMPTY}/i2------ turn=fire match=2 wins=1,0 duels="
    drawn = at(text + "3").play("a4xb4")
    assert drawn.view["wins"] == [1, 0] and drawn.view["duels"] == 4 and not drawn.is_over
    stopped = at(text + "7").play("a4xb4")
    assert stopped.outcome.reason == "match-exhausted" and stopped.outcome.winner == 0


def test_dra_33_each_duel_follows_the_set_up_of_the_match() -> None:
    text = f"arena=f5i2----/{EMPTY}/{EMPTY}/{EMPTY} turn=fire setup=big match=3 wins=0,0 duels=0"
    fresh = at(text).play("a4xb4").play("next")
    assert fresh.view["phase"] == "choose" and fresh.actor == 0


def test_booklet_example_of_an_elimination() -> None:
    # Fire chooses a victim next to its attacker; the attacker stands there with its power.
    position = at("arena=f3i5*--f1/f6i1i2--/--------/i4----f2 turn=fire")
    assert position.play("a4xb3").text.startswith("arena=--i5*--f1/f6f1i2--/")


def test_booklet_example_of_a_modification() -> None:
    # Ice can take nothing and changes a dragon of fire; the force field comes at once.
    position = at(f"arena=f6i5----/{EMPTY}/{EMPTY}/{EMPTY} turn=ice")
    after = position.play("a4=4")
    assert after.text == f"arena=f4*i5----/{EMPTY}/{EMPTY}/{EMPTY} turn=fire"


def test_dra_21_dra_22_sets_of_squares_say_the_same_as_the_definition() -> None:
    for attacker in range(1, 7):
        for target in range(1, 7):
            sets = eliminated(target & 1, target >> 1 & 1, target >> 2)
            found = by_power(sets, attacker) != 0
            expected = target == 6 if attacker == 1 else attacker > target and target != 1
            expected = expected or (target == 1 and 1 < attacker < 6)
            assert found == eliminates(attacker, target) == expected, (attacker, target)


def test_dra_14_the_reason_is_the_order_and_not_a_total_that_fails_with_it() -> None:
    position = played("big", "1 3")
    assert "in ascending order: a 2 cannot follow a 3" in str(position.why_not("2"))
    assert "cannot make" in str(played("big", "1").why_not("6"))
