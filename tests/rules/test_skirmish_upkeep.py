"""The upkeep of the skirmish, as sentences (CON-23, CON-119, CON-120)."""

from skirmish_table import Skirmish

from escarmouche.core.kernel import CHANCE
from escarmouche.games.confrontation.effects_at_work import begin_effect
from escarmouche.games.confrontation.frames import PICK_ELEMENT, PICK_SPOT, SUSTAIN, UPKEEP_FRAME
from escarmouche.games.confrontation.leaving import leave
from escarmouche.games.confrontation.table import (
    BENEFIT,
    DEAD,
    E_LAST,
    E_SPELL,
    EAST,
    FLED,
    INI,
    NO_CARD,
    NOBODY,
    ON_TABLE,
    RAISE,
    REINFORCEMENT,
    SELF,
    SUMMONED,
    VANISHED,
    WEST,
)
from escarmouche.games.confrontation.values import value

AIR, EARTH, FIRE, WATER = range(4)


def kept_up(keep: int = 2, **fields: int) -> Skirmish:
    """A magician of each side has an effect with Entretien/2, and 5 gems of fire."""
    skirmish = Skirmish(turn=2)
    for seat, mage in enumerate((0, 8)):
        skirmish.stands(mage, 30, 10 + 40 * seat, POU=4, FOI=3)
        skirmish.pos.gems[mage, FIRE] = 5
        usual = {"element": FIRE, "whom": SELF, "characteristic": INI, "step": RAISE, "duration": 1}
        skirmish.knows(mage, seat, amount=2, keep=keep, **(usual | fields))
        begin_effect(skirmish.pos, seat, mage, 1 << mage, 0)
    return skirmish


def test_con_23_the_caster_may_pay_x_gems_of_the_element_for_the_next_turn() -> None:
    skirmish = kept_up().begins(UPKEEP_FRAME)
    assert (skirmish.question, skirmish.asked, skirmish.moves) == (
        SUSTAIN, 0, ["sustain:0", "sustain:1"],
    )  # fmt: skip
    skirmish.play("sustain:1 sustain:0")
    assert skirmish.is_done
    skirmish.pos.turn = 3
    assert skirmish.pos.gems[[0, 8], FIRE].tolist() == [3, 5]
    assert [value(skirmish.pos, mage, INI) for mage in (0, 8)] == [5, 3]
    assert skirmish.pos.effect[:2, E_SPELL].tolist() == [0, NOBODY]
    assert skirmish.tells("CON-23", "sustains")


def test_con_23_it_is_paid_once_a_turn_and_again_in_the_next() -> None:
    skirmish = kept_up().begins(UPKEEP_FRAME).play("sustain:1 sustain:0")
    assert skirmish.pos.effect[0, E_LAST] == 3
    skirmish.pos.turn = 3
    skirmish.begins(UPKEEP_FRAME).play("sustain:1")
    assert skirmish.is_done
    assert skirmish.pos.gems[0, FIRE] == 1
    skirmish.pos.turn = 4
    assert skirmish.begins(UPKEEP_FRAME).is_done  # one gem is not enough
    assert skirmish.pos.effect[0, E_SPELL] == NOBODY


def test_con_23_whatever_its_duration_it_lasts_to_the_end_of_the_turn() -> None:
    assert kept_up(duration=3).pos.effect[0, E_LAST] == 2


def test_con_37_wounds_stay_and_stunned_ends_with_the_turn() -> None:
    skirmish = kept_up(keep=0)
    skirmish.pos.wound[0], skirmish.pos.stunned[0] = 2, 1
    assert skirmish.begins(UPKEEP_FRAME).is_done
    assert (skirmish.pos.wound[0], skirmish.pos.stunned[0]) == (2, 0)


def test_con_23_a_miracle_costs_1_temporary_faith() -> None:
    skirmish = kept_up(miracle=1)
    skirmish.pos.faith[0] = 2
    skirmish.begins(UPKEEP_FRAME).play("sustain:1")  # red has none
    assert skirmish.is_done
    assert skirmish.pos.faith[0] == 1
    assert skirmish.pos.gems[0, FIRE] == 5
    assert skirmish.tells("CON-23", "honours")


def test_con_23_gems_of_another_element_do_not_serve_and_the_dead_pay_nothing() -> None:
    skirmish = kept_up()
    skirmish.pos.gems[0] = [5, 0, 1, 0, 0, 0]
    leave(skirmish.pos, 8, DEAD, None)
    assert skirmish.begins(UPKEEP_FRAME).is_done


def test_con_23_an_effect_without_entretien_is_never_paid_for() -> None:
    assert kept_up(keep=0).begins(UPKEEP_FRAME).is_done


def test_con_119_entretien_is_asked_once_for_an_effect_on_several() -> None:
    skirmish = kept_up(whom=4, radius=10, keyword=BENEFIT)
    skirmish.stands(1, 33, 10)
    skirmish.stands(2, 27, 10)
    skirmish.begins(UPKEEP_FRAME).play("sustain:1 sustain:1")
    assert skirmish.is_done


def test_con_119_the_tactics_winner_comes_first_in_each_step() -> None:
    skirmish = kept_up()
    skirmish.pos.tactics = 1
    for fighter in (1, 9):
        skirmish.stands(fighter, 10, 10 + 3 * fighter)
        skirmish.pos.regeneration[fighter] = 4
        skirmish.pos.wound[fighter] = 2
    skirmish.begins(UPKEEP_FRAME)
    assert skirmish.asked == 1
    skirmish.play("sustain:0")
    assert skirmish.asked == 0
    skirmish.play("sustain:0 d6")
    assert skirmish.pos.wound[[1, 9]].tolist() == [2, 1]


def summoned() -> Skirmish:
    """Blue's magician with gems of air and fire has summoned 16."""
    skirmish = Skirmish(turn=2)
    skirmish.stands(0, 30, 10, POU=4)
    skirmish.stands(16, 33, 10, skills=SUMMONED)
    skirmish.pos.summoner[16] = 0
    skirmish.pos.gems[0, FIRE] = 1
    return skirmish


def test_con_119_a_summoned_being_stays_for_a_gem_of_its_summoner() -> None:
    skirmish = summoned().begins(UPKEEP_FRAME).play("sustain:1")
    assert skirmish.is_done
    assert skirmish.pos.gems[0, FIRE] == 0
    assert skirmish.pos.status[16] == ON_TABLE
    assert skirmish.begins(UPKEEP_FRAME).is_done  # nothing left to pay with
    assert skirmish.pos.status[16] == VANISHED


def test_con_119_a_summoned_being_vanishes_if_nobody_pays() -> None:
    skirmish = summoned().begins(UPKEEP_FRAME).play("sustain:0")
    assert skirmish.pos.status[16] == VANISHED
    assert skirmish.pos.summoner[16] == NOBODY
    assert skirmish.pos.gems[0, FIRE] == 1
    alone = summoned()
    leave(alone.pos, 0, DEAD, None)
    assert alone.begins(UPKEEP_FRAME).is_done
    assert alone.pos.status[16] == VANISHED


def test_con_119_the_gem_is_of_the_beings_element_if_its_card_names_one() -> None:
    skirmish = summoned()
    skirmish.pos.gems[0, AIR] = 1
    skirmish.begins(UPKEEP_FRAME).play("sustain:1")
    assert skirmish.question == PICK_ELEMENT
    assert skirmish.moves == ["element:0", "element:2"]
    named = summoned()
    named.pos.elements[16] = 1 << WATER
    assert named.begins(UPKEEP_FRAME).is_done
    assert named.pos.status[16] == VANISHED


def test_con_119_regeneration_heals_one_level_from_x_on() -> None:
    for die, wound in ((3, 2), (4, 1)):
        skirmish = Skirmish(turn=2)
        skirmish.stands(0, 30, 10)
        skirmish.pos.regeneration[0] = 4
        assert skirmish.begins(UPKEEP_FRAME).is_done  # nothing to heal
        skirmish.pos.wound[0] = 2
        skirmish.begins(UPKEEP_FRAME)
        assert skirmish.asked == CHANCE
        skirmish.play(f"d{die}")
        assert skirmish.is_done
        assert skirmish.pos.wound[0] == wound


def test_con_119_the_ephemeral_vanish_from_x_on() -> None:
    for die, status in ((4, ON_TABLE), (5, VANISHED)):
        skirmish = Skirmish(turn=2)
        skirmish.stands(0, 30, 10)
        skirmish.pos.ephemeral[0] = 5
        skirmish.begins(UPKEEP_FRAME).play(f"d{die}")
        assert skirmish.is_done
        assert skirmish.pos.status[0] == status


def fallen(status: int = DEAD) -> Skirmish:
    """Blue's 1 has Renfort and left the table this turn."""
    skirmish = Skirmish(turn=2)
    skirmish.stands(0, 30, 30)
    skirmish.stands(1, 40, 30, skills=REINFORCEMENT)
    skirmish.pos.wound[1] = 3
    skirmish.pos.deployed[1] = 1
    leave(skirmish.pos, 1, status, None)
    return skirmish


def test_con_119_renfort_brings_back_on_5_or_6_touching_the_own_edge() -> None:
    assert fallen().begins(UPKEEP_FRAME).play("d4").is_done
    skirmish = fallen()
    skirmish.stands(8, 20, 5)
    skirmish.begins(UPKEEP_FRAME).play("d5")
    assert (skirmish.question, skirmish.asked) == (PICK_SPOT, 0)
    # A base of radius 10 eighths touches its edge up to a gap of 8.
    assert "to:40-2" in skirmish.moves
    assert "to:40-1" not in skirmish.moves and "to:40-3" not in skirmish.moves
    assert "to:20-2" not in skirmish.moves  # within 1 cm of an enemy
    skirmish.play("to:40-2")
    assert skirmish.is_done
    pos = skirmish.pos
    assert (pos.status[1], pos.wound[1], pos.x[1], pos.y[1]) == (ON_TABLE, 0, 320, 16)
    assert (pos.deployed[1], pos.facing[1], pos.lost[1]) == (0, 0, 0)


def test_con_119_the_own_edge_may_be_any_edge() -> None:
    for edge, spot, facing in ((WEST, "to:2-20", 3), (EAST, "to:58-20", 9)):
        skirmish = fallen()
        skirmish.pos.edge[:] = edge, NOBODY
        skirmish.begins(UPKEEP_FRAME).play("d6")
        assert all(move.startswith(spot[:-2]) for move in skirmish.moves)
        skirmish.play(spot)
        assert skirmish.pos.facing[1] == facing


def test_con_119_renfort_is_for_the_eliminated_of_this_turn_once_a_game() -> None:
    assert fallen(FLED).begins(UPKEEP_FRAME).is_done
    earlier = fallen()
    earlier.pos.lost[1] = 0
    assert earlier.begins(UPKEEP_FRAME).is_done
    again = fallen().begins(UPKEEP_FRAME).play("d6 to:40-2")
    leave(again.pos, 1, DEAD, None)
    assert again.begins(UPKEEP_FRAME).is_done


def with_every_step() -> Skirmish:
    """An upkeep with something to do in each of its steps."""
    skirmish = kept_up()
    skirmish.stands(1, 10, 30)
    skirmish.pos.regeneration[1] = skirmish.pos.ephemeral[1] = 6
    skirmish.pos.wound[1] = 1
    skirmish.stands(2, 40, 30, skills=REINFORCEMENT)
    leave(skirmish.pos, 2, DEAD, None)
    skirmish.stands(16, 33, 10, skills=SUMMONED)
    skirmish.pos.summoner[16] = 0
    return skirmish


def test_con_119_the_steps_come_one_after_the_other() -> None:
    skirmish = with_every_step()
    skirmish.begins(UPKEEP_FRAME).play("sustain:0 sustain:0 sustain:1 d5 d5 d1")
    assert skirmish.is_done
    upkeep = [message for rule, message, _ in skirmish.told if rule == "CON-119"]
    assert upkeep == ["keeps-being", "regeneration", "ephemeral", "reinforcement"]


def test_con_120_what_lasts_for_the_turn_ends() -> None:
    skirmish = Skirmish(turn=2)
    skirmish.stands(0, 30, 10)
    pos = skirmish.pos
    marks = (
        pos.stunned, pos.displaced, pos.charged, pos.acted, pos.built, pos.pursued, pos.fought,
        pos.lost, pos.followed, pos.cast, pos.attacks, pos.parries, pos.extra_dice,
    )  # fmt: skip
    for mark in marks:
        mark[0] = 1
    pos.fight[0], pos.group[1], pos.routed[0] = 2, 0, 2
    assert skirmish.begins(UPKEEP_FRAME).is_done
    assert [int(mark[0]) for mark in marks] == [0] * len(marks)
    assert (pos.fight[0], pos.group[1], pos.routed[0]) == (NOBODY, 1, 1)
    assert skirmish.tells("CON-120", "turn-ends")


def test_con_120_the_cards_go_back() -> None:
    skirmish = Skirmish(turn=2)
    pos = skirmish.pos
    pos.pile[0, :2], pos.reserve[1, 0], pos.shown, pos.ordered[:] = (3, 1), 9, 0b1010, 1
    skirmish.begins(UPKEEP_FRAME)
    assert (pos.pile == NO_CARD).all() and (pos.reserve == NO_CARD).all()
    assert pos.shown == 0 and not pos.ordered.any()


def test_con_120_effects_in_their_last_turn_end_and_the_others_go_on() -> None:
    skirmish = kept_up(keep=0)
    skirmish.pos.effect[1, E_LAST] = 3
    skirmish.begins(UPKEEP_FRAME)
    assert skirmish.pos.effect[:2, E_SPELL].tolist() == [1, NOBODY]
    assert skirmish.tells("CON-22", "effect-ends")


def test_con_120_a_wound_does_not_end_with_the_turn() -> None:
    skirmish = Skirmish(turn=2)
    skirmish.stands(0, 30, 10)
    skirmish.pos.wound[0] = 2
    skirmish.begins(UPKEEP_FRAME)
    assert skirmish.pos.wound[0] == 2


def test_con_119_every_question_of_the_upkeep_names_its_rule_and_who_is_asked() -> None:
    skirmish = with_every_step()
    leave(skirmish.pos, 8, DEAD, None)
    skirmish.pos.gems[0, AIR] = 1
    skirmish.begins(UPKEEP_FRAME)
    asked = [skirmish.prompt]
    for answer in ("sustain:1", "sustain:1", "element:0", "d1", "d1", "d6"):
        asked.append(skirmish.play(answer).prompt)
    assert asked == [
        ("CON-23", "ask-sustain", (0, 0, 0, 2)),
        ("CON-119", "ask-keep-being", (0, 16)),
        ("CON-119", "ask-keep-gem", (0, 16)),
        ("CON-119", "ask-regeneration", (1, 6)),
        ("CON-119", "ask-ephemeral", (1, 6)),
        ("CON-119", "ask-reinforcement", (2, 5)),
        ("CON-119", "ask-come-back", (0, 2)),
    ]
