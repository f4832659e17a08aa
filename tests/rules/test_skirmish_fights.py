"""Close combat in the skirmish, as sentences (CON-100 … CON-110)."""

from skirmish_table import Skirmish

from escarmouche.games.confrontation import frames, table
from escarmouche.games.confrontation.combat import choices_of, may_pursue
from escarmouche.games.confrontation.fight import dice_of
from escarmouche.games.confrontation.table import AMBIDEXTROUS, ATT, CHARACTER, DEF, NOBODY
from escarmouche.games.confrontation.values import value


def duel(**red: int) -> Skirmish:
    """One against one, in contact, already a fight."""
    skirmish = Skirmish(phase=table.COMBAT)
    skirmish.stands(0, 30, 30)
    skirmish.stands(8, 30, 32.5, facing=6, **red)
    skirmish.pos.fight[[0, 8]] = 0
    return skirmish


def row_of(*sides: int) -> Skirmish:
    """Fighters in a row, each touching the next; blue's are numbered from 0, red's from 8."""
    skirmish = Skirmish(phase=table.COMBAT)
    numbers = [0, 8]
    for place, side in enumerate(sides):
        skirmish.stands(numbers[side], 20 + 2.5 * place, 30)
        numbers[side] += 1
    return skirmish


def test_con_100_no_choice_may_leave_somebody_out() -> None:
    # b r b r: the first blue can only fight the first red; the second blue may not take it too,
    # or the second red would have nobody.
    skirmish = row_of(0, 1, 0, 1)
    assert choices_of(skirmish.pos, 0, 0) == 1 << 8
    skirmish.begins(frames.SPLIT_FRAME)
    assert skirmish.is_done or skirmish.moves == ["against:8", "against:9"]
    assert skirmish.asked in (0, NOBODY)


def test_con_100_one_against_several_but_never_several_against_several() -> None:
    skirmish = row_of(0, 1, 0).begins(frames.SPLIT_FRAME)
    assert skirmish.is_done
    assert skirmish.pos.fight[[0, 1, 8]].tolist() == [0, 0, 0]


def test_con_100_a_choice_that_leaves_somebody_out_is_not_offered() -> None:
    # r b r b: the second red touches both blues. If it took the first, the second blue would join
    # them, and the first red would have nobody alone to fight.
    skirmish = row_of(1, 0, 1, 0)
    assert choices_of(skirmish.pos, 9, 0) == 1 << 1


def test_con_101_after_a_fight_the_other_player_names_the_next() -> None:
    skirmish = Skirmish(phase=table.COMBAT, tactics=1)
    for number in range(3):
        skirmish.stands(number, 10 + 15 * number, 30)
        skirmish.stands(8 + number, 10 + 15 * number, 32.5)
    skirmish.begins(frames.COMBAT_FRAME).play("fight:0 d5 d2 attack:0 attack:0")
    while skirmish.question != frames.PICK_FIGHT:
        skirmish.play(skirmish.moves[-1])
    assert (skirmish.asked, skirmish.moves) == (0, ["fight:1", "fight:2"])


def test_con_97_the_routed_have_only_defence_dice() -> None:
    skirmish = duel()
    skirmish.pos.routed[0] = 1
    skirmish.begins(frames.FIGHT_FRAME, 0).play("d2 d5")
    assert skirmish.asked == 1  # nothing to choose for the routed
    assert (skirmish.pos.attacks[0], skirmish.pos.parries[0]) == (0, 2)


def test_con_105_parries_are_tests_of_def_and_blows_of_att() -> None:
    skirmish = duel(DEF=7, ATT=1)
    skirmish.pos.parries[8] = 1
    skirmish.begins(frames.BLOW_FRAME, 0, 8).play("d4 parry:1 d1")  # 7 against 3 + 4
    assert skirmish.tells("CON-105", "parries")


def test_con_101_the_players_name_the_fights_in_turn_the_tactics_winner_first() -> None:
    skirmish = Skirmish(phase=table.COMBAT, tactics=1)
    for number in range(3):
        skirmish.stands(number, 10 + 15 * number, 30)
        skirmish.stands(8 + number, 10 + 15 * number, 32.5)
    skirmish.begins(frames.COMBAT_FRAME)
    assert (skirmish.asked, skirmish.moves) == (1, ["fight:0", "fight:1", "fight:2"])


def test_con_102_a_die_each_and_one_for_every_opponent_and_ambidextre() -> None:
    skirmish = row_of(0, 1, 0).begins(frames.SPLIT_FRAME)
    assert [dice_of(skirmish.pos, fighter) for fighter in (0, 1, 8)] == [2, 2, 3]
    skirmish.pos.skills[0] = AMBIDEXTROUS
    assert dice_of(skirmish.pos, 0) == 3


def test_con_103_the_loser_of_the_initiative_shares_out_first() -> None:
    skirmish = duel().begins(frames.FIGHT_FRAME, 0).play("d2 d5")
    assert (skirmish.asked, skirmish.moves) == (0, ["attack:0", "attack:1", "attack:2"])
    skirmish.play("attack:1")
    assert skirmish.asked == 1
    assert (skirmish.pos.attacks[0], skirmish.pos.parries[0]) == (1, 1)


def test_con_103_sealed_dice_are_shared_out_before_the_test() -> None:
    skirmish = duel()
    skirmish.pos.sealed = 1
    skirmish.begins(frames.FIGHT_FRAME, 0)
    assert (skirmish.question, skirmish.asked) == (frames.SHARE_OUT, 0)
    skirmish.play("attack:2")
    assert skirmish.asked == 1
    skirmish.play("attack:0")
    assert skirmish.question == frames.THROW


def test_con_104_blows_alternate_and_then_the_other_goes_on() -> None:
    skirmish = duel().begins(frames.FIGHT_FRAME, 0).play("d5 d2 attack:2 attack:2")
    order = []
    while not skirmish.is_done:
        if skirmish.question == frames.THROW:
            skirmish.play("d1")  # the rolls wound nobody: 1 and 1 stun
        else:
            break
    order = [told[2][0] for told in skirmish.told if told[1] == "strikes"]
    assert order == [0, 8, 0, 8]


def test_con_105_a_parry_must_reach_the_final_of_the_blow() -> None:
    blow = duel()
    blow.pos.parries[8] = 1
    blow.begins(frames.BLOW_FRAME, 0, 8).play("d4 parry:1 d4")
    assert blow.is_done and blow.tells("CON-105", "parries")
    struck = duel()
    struck.pos.parries[8] = 1
    struck.begins(frames.BLOW_FRAME, 0, 8).play("d4 parry:1 d3")
    assert struck.tells("CON-106", "hits") and struck.pos.parries[8] == 0


def test_con_105_a_final_of_0_or_less_misses() -> None:
    skirmish = duel()
    skirmish.pos.printed[0, ATT] = -2
    assert skirmish.begins(frames.BLOW_FRAME, 0, 8).play("d2").tells("CON-105", "misses")


def test_con_106_an_unparried_blow_is_a_wound_roll_with_the_current_strength() -> None:
    skirmish = duel()
    skirmish.pos.wound[0] = 1
    skirmish.begins(frames.BLOW_FRAME, 0, 8).play("d4 d3 d6")
    (roll,) = [told for told in skirmish.told if told[1] == "wound-roll"]
    assert roll[2][3:5] == (3, 5)
    assert skirmish.pos.wound[8] == 1 and skirmish.is_done


def test_con_107_the_fight_ends_when_a_side_is_gone_and_its_dice_are_lost() -> None:
    skirmish = duel().begins(frames.FIGHT_FRAME, 0).play("d5 d2 attack:2 attack:2 d4 d6 d6")
    assert skirmish.is_done and skirmish.pos.status[8] == table.DEAD
    assert skirmish.pos.attacks[0] == skirmish.pos.attacks[8] == 0


def test_rag_32_who_falls_in_a_fight_has_had_it() -> None:
    skirmish = duel().begins(frames.FIGHT_FRAME, 0).play("d5 d2 attack:2 attack:2 d4 d6 d6")
    assert skirmish.pos.status[8] == table.DEAD
    assert skirmish.pos.fought[[0, 8]].tolist() == [1, 1]


def test_con_108_who_is_free_after_its_fight_may_pursue_once() -> None:
    skirmish = duel()
    assert not may_pursue(skirmish.pos, 0)
    table_of_one = Skirmish(phase=table.COMBAT)
    table_of_one.stands(0, 30, 30)
    table_of_one.stands(8, 30, 40)
    table_of_one.pos.fight[0] = 0
    table_of_one.begins(frames.PURSUE_FRAME, 0)
    assert table_of_one.question == frames.PICK_END
    table_of_one.play("end:8/6 face:0")
    assert table_of_one.is_done and table_of_one.pos.touch[0] == 1 << 8
    assert not table_of_one.pos.charged[8]
    table_of_one.pos.touch[:] = 0
    assert not may_pursue(table_of_one.pos, 0)


def test_con_109_contacts_of_pursuit_are_fought_with_one_die_by_who_has_fought() -> None:
    skirmish = duel()
    skirmish.pos.fought[0] = 1
    skirmish.pos.skills[0] = AMBIDEXTROUS | CHARACTER
    assert [dice_of(skirmish.pos, fighter) for fighter in (0, 8)] == [1, 2]
    skirmish.begins(frames.FIGHT_FRAME, 0).play("d5 d2 attack:1")
    assert skirmish.moves == ["attack:0", "attack:1"]  # no dice of a character either


def test_con_110_a_character_takes_up_to_two_dice_for_2_less_each() -> None:
    skirmish = duel()
    skirmish.pos.skills[0] = CHARACTER
    skirmish.begins(frames.FIGHT_FRAME, 0).play("d2 d5")
    assert skirmish.moves == ["take:0", "take:1", "take:2"]
    skirmish.play("take:2")
    assert skirmish.moves[-1] == "attack:4"
    assert [value(skirmish.pos, 0, name) for name in (ATT, DEF)] == [-1, -1]
