"""Magic and faith in the skirmish, as sentences (CON-20 … CON-24, CON-75, CON-111 … CON-118)."""

from skirmish_table import Skirmish, rows

from escarmouche.games.confrontation.chances import succeeding
from escarmouche.games.confrontation.effects_at_work import effect_on, end_effects
from escarmouche.games.confrontation.frames import (
    CAST_FRAME,
    COUNTER,
    MYSTIC_FRAME,
    PICK_END,
    PICK_SPELL,
    SHOOT_FRAME,
)
from escarmouche.games.confrontation.geometry.ground import (
    ANYWHERE,
    CENTIMETRE,
    WHOLE_TABLE,
    is_clear,
    new_ground,
)
from escarmouche.games.confrontation.leaving import leave
from escarmouche.games.confrontation.magic import castable, targets
from escarmouche.games.confrontation.movement import STAY
from escarmouche.games.confrontation.mystic import faith_of, fill
from escarmouche.games.confrontation.places import lay_bases, lay_ground, set_down
from escarmouche.games.confrontation.survey import COUNTERS, survey
from escarmouche.games.confrontation.table import (
    ABSENT,
    ALL_AROUND,
    ANYBODY,
    BENEFIT,
    BLOCK_TERRAIN,
    CREATURE,
    DEAD,
    E_LAST,
    ENEMIES_AROUND,
    ENEMY,
    FOR,
    FOR_EVER,
    FRIEND,
    FRIENDS_AROUND,
    GAIN,
    HEAL,
    INI,
    MODIFY,
    NOBODY,
    ON_TABLE,
    POU,
    RAISE,
    SELF,
    SHIFT,
    STEADY,
    STRIKE,
    SUMMON,
    SUMMONED,
)
from escarmouche.games.confrontation.values import value

MAGE, FRIEND_OF_MAGE, ENEMY_MAGE, FOE = 0, 1, 8, 9
AIR, EARTH, FIRE, WATER = range(4)


def with_mage(**spell: int) -> Skirmish:
    """Blue's magician (POU 4, 6 gems of fire) at 30-30, facing the top; it knows one spell."""
    skirmish = Skirmish()
    skirmish.stands(MAGE, 30, 30, POU=4)
    skirmish.pos.elements[MAGE] = 1 << FIRE
    skirmish.pos.gems[MAGE, FIRE] = 6
    usual = {"element": FIRE, "cost": 2, "difficulty": 6, "range": 20, "whom": ENEMY}
    skirmish.knows(MAGE, 0, **(usual | spell))
    return skirmish


def strike(**spell: int) -> Skirmish:
    """The same with a spell that strikes, and an enemy 10 cm ahead."""
    skirmish = with_mage(**({"deed": STRIKE, "amount": 5} | spell))
    skirmish.stands(FOE, 30, 42.5)
    return skirmish


def blessing(**spell: int) -> Skirmish:
    """The same with a spell that raises INI by 2, to the end of the turn."""
    usual = {"deed": MODIFY, "characteristic": INI, "step": RAISE, "amount": 2, "duration": 1}
    return with_mage(**({"whom": FRIENDS_AROUND, "radius": 5} | usual | spell))


def cast(skirmish: Skirmish, script: str = "") -> Skirmish:
    return skirmish.begins(CAST_FRAME, MAGE).play(script)


# --- areas, durations, keywords -------------------------------------------------------------------


def bombard(script: str) -> Skirmish:
    """Blue's thrower at 30-10 aims its area weapon, of radius 2 cm, at the spot 30-40."""
    skirmish = Skirmish()
    skirmish.stands(0, 30, 10, TIR=2)
    skirmish.pos.weapon[0] = 5, 15, 30, 45, 2
    return skirmish.begins(SHOOT_FRAME, 0, STAY, 1).play(f"to:30-40 {script}")


def test_con_20_a_miss_scatters_4_to_14_cm_along_one_of_six_arrows() -> None:
    # Arrow 1 points away from the shooter, the others follow clockwise, 60° apart.
    for die, distance in zip(range(1, 7), (4, 6, 8, 10, 12, 14), strict=True):
        told = bombard(f"d1 d{die} d1").told
        assert ("CON-20", "scatters", (distance, 1, 30, 40 + distance)) in told
    for arrow, place in ((1, (30, 50)), (2, (39, 45)), (3, (39, 35)), (4, (30, 30)), (6, (21, 45))):
        assert ("CON-20", "scatters", (10, arrow, *place)) in bombard(f"d1 d4 d{arrow}").told


def test_con_20_the_template_moves_with_the_point_of_impact() -> None:
    skirmish = Skirmish()
    skirmish.stands(0, 30, 10, TIR=2)
    skirmish.pos.weapon[0] = 5, 15, 30, 45, 2
    skirmish.stands(FOE, 30, 48)  # 8 cm behind the spot
    skirmish.begins(SHOOT_FRAME, 0, STAY, 1).play("to:30-40 d1 d3 d1 d3 d5")
    assert skirmish.is_done
    assert skirmish.pos.wound[FOE] == 1


def test_con_21_a_radius_is_measured_from_base_edge_to_base_edge_limit_included() -> None:
    skirmish = blessing()
    skirmish.stands(1, 37.5, 30)  # 5 cm between the edges
    skirmish.stands(2, 22.375, 30)  # an eighth more
    cast(skirmish, "pay:0 d6 reroll:0")
    assert [value(skirmish.pos, fighter, INI) for fighter in range(3)] == [5, 5, 3]


def test_con_21_the_caster_is_its_own_friend_and_enemies_are_left_out() -> None:
    skirmish = blessing()
    skirmish.stands(FOE, 30, 35)
    cast(skirmish, "pay:0 d6 reroll:0")
    assert value(skirmish.pos, MAGE, INI) == 5
    assert value(skirmish.pos, FOE, INI) == 3
    against = blessing(whom=ENEMIES_AROUND)
    against.stands(FOE, 30, 35)
    cast(against, "pay:0 d6 reroll:0")
    assert [value(against.pos, fighter, INI) for fighter in (MAGE, FOE)] == [3, 5]
    both = blessing(whom=ALL_AROUND)
    both.stands(FOE, 30, 35)
    cast(both, "pay:0 d6 reroll:0")
    assert [value(both.pos, fighter, INI) for fighter in (MAGE, FOE)] == [5, 5]


def test_con_21_an_effect_may_reach_its_caster_alone_or_one_chosen_fighter() -> None:
    alone = blessing(whom=SELF)
    alone.stands(1, 30, 35)
    cast(alone, "pay:0 d6 reroll:0")
    assert [value(alone.pos, fighter, INI) for fighter in (0, 1)] == [5, 3]
    chosen = blessing(whom=FRIEND)
    chosen.stands(1, 30, 35)
    chosen.stands(2, 35, 32)
    cast(chosen)
    assert chosen.moves == ["at:0", "at:1", "at:2"]
    chosen.play("at:2 pay:0 d6 reroll:0")
    assert [value(chosen.pos, fighter, INI) for fighter in (0, 1, 2)] == [3, 3, 5]


def test_con_21_dice_of_a_radius_are_added_up_and_6s_are_not_thrown_again() -> None:
    skirmish = blessing(dice=2)
    skirmish.stands(1, 48.5, 30)  # 16 cm
    skirmish.stands(2, 30, 50)  # more than 16 cm
    cast(skirmish, "d6 d5")  # 5 + 11
    assert skirmish.moves[0] == "pay:0"
    skirmish.play("pay:0 d2")
    assert [value(skirmish.pos, fighter, INI) for fighter in (0, 1, 2)] == [5, 5, 3]


def test_con_21_whatever_the_dice_of_a_radius_show_the_spell_goes_on() -> None:
    skirmish = with_mage(whom=ENEMIES_AROUND, radius=5, dice=1, deed=STRIKE, amount=5)
    skirmish.stands(FOE, 30, 42.5)  # 10 cm: only a 5 or 6 reaches it
    cast(skirmish, "d4 pay:0 d6 reroll:0")
    assert skirmish.is_done
    assert skirmish.pos.gems[MAGE, FIRE] == 4
    assert skirmish.pos.wound[FOE] == 0
    near = with_mage(whom=ENEMIES_AROUND, radius=5, dice=1, deed=STRIKE, amount=5)
    near.stands(FOE, 30, 42.5)
    cast(near, "d5 pay:0 d6 reroll:0 d3 d5")
    assert near.pos.wound[FOE] == 1


def test_con_21_the_dice_of_a_radius_are_thrown_anew_at_each_use() -> None:
    skirmish = with_mage(whom=ENEMIES_AROUND, radius=0, dice=1, deed=STRIKE, amount=0)
    skirmish.stands(FOE, 30, 34)
    for _ in range(2):
        skirmish.pos.cast[MAGE] = 0
        cast(skirmish)
        assert skirmish.moves == [f"d{face}" for face in range(1, 7)]
        skirmish.play("d1 pay:0 d1")


def test_con_22_an_effect_ends_with_its_last_turn_or_never() -> None:
    for duration, turns in ((1, 1), (3, 3), (FOR_EVER, 8)):
        skirmish = blessing(duration=duration)
        cast(skirmish, "pay:0 d6 reroll:0")
        held = 0
        while held < 8 and value(skirmish.pos, MAGE, INI) == 5:
            held += 1
            end_effects(skirmish.pos, None)
            skirmish.pos.turn += 1
        assert held == turns


def test_con_22_to_the_end_of_the_game_is_one_and_the_same_whenever_it_began() -> None:
    skirmish = blessing(duration=FOR_EVER)
    skirmish.pos.turn = 3
    cast(skirmish, "pay:0 d6 reroll:0")
    assert skirmish.pos.effect[0, E_LAST] == FOR_EVER


def test_con_22_what_is_instant_leaves_no_effect_behind() -> None:
    skirmish = cast(strike(), "pay:0 d6 reroll:0 d3 d5")
    assert skirmish.is_done
    assert (skirmish.pos.effect[:, 0] == NOBODY).all()


def test_con_22_effects_that_go_on_move_up_in_their_order() -> None:
    skirmish = blessing(duration=1)
    skirmish.knows(
        MAGE, 1, element=FIRE, difficulty=5, whom=SELF, characteristic=POU, step=RAISE, amount=1,
        duration=2,
    )  # fmt: skip
    cast(skirmish, "spell:0 pay:0 d6 reroll:0")
    cast(skirmish, "pay:0 d6 reroll:0")
    end_effects(skirmish.pos, None)
    skirmish.pos.turn += 1
    assert [value(skirmish.pos, MAGE, each) for each in (INI, POU)] == [3, 5]
    assert skirmish.pos.effect[:2, 0].tolist() == [1, NOBODY]


def test_con_24_those_who_gain_keep_it_wherever_the_caster_goes_even_dead() -> None:
    # The booklet: those within 5 cm gain INI+2.
    skirmish = blessing(keyword=GAIN, duration=2)
    skirmish.stands(1, 35, 30)
    skirmish.stands(2, 10, 10)
    cast(skirmish, "pay:0 d6 reroll:0")
    set_down(skirmish.pos, MAGE, 80, 120)  # away from 1, next to 2
    assert [value(skirmish.pos, fighter, INI) for fighter in (1, 2)] == [5, 3]
    leave(skirmish.pos, MAGE, DEAD, None)
    assert [value(skirmish.pos, fighter, INI) for fighter in (1, 2)] == [5, 3]


def test_con_24_those_who_benefit_have_it_exactly_while_they_are_near() -> None:
    # The booklet: those within the aura benefit from FOR+2.
    skirmish = blessing(keyword=BENEFIT, characteristic=FOR, duration=2)
    skirmish.stands(1, 35, 30)
    skirmish.stands(2, 4, 4)
    cast(skirmish, "pay:0 d6 reroll:0")
    assert [value(skirmish.pos, fighter, FOR) for fighter in (0, 1, 2)] == [6, 6, 4]
    set_down(skirmish.pos, MAGE, 32, 72)
    assert [value(skirmish.pos, fighter, FOR) for fighter in (0, 1, 2)] == [6, 4, 6]
    leave(skirmish.pos, MAGE, DEAD, None)  # off the table it is near nobody
    assert [value(skirmish.pos, fighter, FOR) for fighter in (1, 2)] == [4, 4]


def test_con_24_a_captive_is_in_nobodys_area() -> None:
    skirmish = blessing(keyword=BENEFIT, whom=ALL_AROUND)
    skirmish.stands(FOE, 33, 30)
    cast(skirmish, "pay:0 d6 reroll:0")
    assert effect_on(skirmish.pos, 0, FOE)
    skirmish.pos.captor[FOE] = 0
    assert not effect_on(skirmish.pos, 0, FOE)


# --- gems and faith -------------------------------------------------------------------------------


def test_con_75_before_turn_1_magicians_hold_pou_gems_and_the_faithful_reckon() -> None:
    skirmish = Skirmish(turn=0, tactics=NOBODY)  # nobody has won a tactics roll yet
    skirmish.stands(0, 30, 10, POU=4)
    skirmish.stands(1, 34, 10, POU=3)
    skirmish.stands(2, 38, 10, FOI=2)
    skirmish.pos.elements[0] = 1 << FIRE
    skirmish.pos.elements[1] = 1 << AIR | 1 << WATER
    skirmish.pos.aura[2] = 10
    fill(skirmish.pos, skirmish.log)
    assert skirmish.pos.gems[0].tolist() == [0, 0, 4, 0, 0, 0]
    assert skirmish.pos.gems[1].tolist() == [2, 0, 0, 1, 0, 0]  # evenly, the first element first
    assert skirmish.pos.faith[:3].tolist() == [0, 0, 4]


def test_con_111_between_two_fights_only_what_is_marked_combat_may_be_used() -> None:
    skirmish = strike()
    skirmish.knows(MAGE, 1, **{"element": FIRE, "difficulty": 6, "whom": SELF, "combat": 1})
    assert castable(skirmish.pos, MAGE, False) == 0b11
    assert castable(skirmish.pos, MAGE, True) == 0b10
    skirmish.begins(CAST_FRAME, MAGE, 1)
    assert skirmish.tells("CON-113", "casts")
    assert skirmish.pos.cast[MAGE] == 0b10


def test_con_112_a_magician_holds_at_most_twice_its_printed_pou() -> None:
    skirmish = with_mage()
    skirmish.pos.gems[MAGE, FIRE] = 7
    skirmish.pos.wound[MAGE] = 1  # the limit is printed
    skirmish.begins(MYSTIC_FRAME).play("d5")
    assert skirmish.pos.gems[MAGE, FIRE] == 8
    full = with_mage()
    full.pos.gems[MAGE, FIRE] = 8
    assert full.begins(MYSTIC_FRAME).is_done


def test_con_112_gems_belong_to_an_element_and_pay_for_spells_of_that_element() -> None:
    skirmish = strike(element=AIR)
    assert castable(skirmish.pos, MAGE, False) == 0
    skirmish.pos.gems[MAGE, AIR] = 2
    assert castable(skirmish.pos, MAGE, False) == 1


def test_con_113_the_cost_is_paid_first_and_a_failure_loses_it() -> None:
    skirmish = cast(strike())
    assert skirmish.pos.gems[MAGE, FIRE] == 4
    skirmish.play("pay:0 d1")  # POU 4 + 1 against 6
    assert skirmish.is_done and skirmish.result == 0
    assert skirmish.pos.gems[MAGE, FIRE] == 4
    assert skirmish.pos.wound[FOE] == 0
    assert skirmish.tells("CON-113", "spell-fails")


def test_con_113_success_needs_the_difficulty_and_strikes_with_its_strength() -> None:
    skirmish = cast(strike(amount=6), "pay:0 d2")  # exactly 6
    skirmish.play("d4 d5")  # FOR 6 against RES 5: row 6/7, thorax
    assert skirmish.result == 1
    assert skirmish.pos.wound[FOE] == 2


def test_con_113_without_enough_gems_it_is_not_offered() -> None:
    skirmish = strike(cost=7)
    assert castable(skirmish.pos, MAGE, False) == 0


def test_con_113_a_spell_is_cast_once_a_turn_even_if_it_fails() -> None:
    skirmish = cast(strike(), "pay:0 d1")
    assert castable(skirmish.pos, MAGE, False) == 0
    assert cast(skirmish).is_done


def test_con_113_the_target_is_in_range_and_seen_unless_the_spell_says_otherwise() -> None:
    skirmish = strike(range=10)
    skirmish.stands(10, 36, 42.5)  # farther than 10 cm
    skirmish.stands(11, 30, 20)  # behind the caster
    assert targets(skirmish.pos, MAGE, 0) == 1 << FOE
    skirmish.pos.spell[0] = strike(range=10, unseen=1).pos.spell[0]
    assert targets(skirmish.pos, MAGE, 0) == 1 << FOE | 1 << 11
    hidden = strike()
    hidden.pos.terrain[0], hidden.pos.corners[0] = BLOCK_TERRAIN, 4
    hidden.pos.outline[0, :4] = [(28, 35), (32, 35), (32, 37), (28, 37)]
    assert castable(hidden.pos, MAGE, False) == 0


def test_con_113_it_is_aimed_at_enemies_friends_or_anybody_as_it_says() -> None:
    for whom, meant in ((ENEMY, [FOE]), (FRIEND, [0, 1]), (ANYBODY, [0, 1, FOE]), (SELF, [0])):
        skirmish = strike(whom=whom)
        skirmish.stands(1, 34, 36)
        assert targets(skirmish.pos, MAGE, 0) == sum(1 << fighter for fighter in meant)
        skirmish.pos.captor[FOE] = 0  # RAG-83: a captive is nobody's target
        assert not targets(skirmish.pos, MAGE, 0) >> FOE & 1


def test_con_88_casting_in_contact_with_an_enemy_is_harder_by_2() -> None:
    for die, works in ((3, 0), (4, 1)):
        skirmish = blessing(whom=SELF)
        skirmish.stands(FOE, 30, 32.5)
        cast(skirmish, f"pay:0 d{die}")
        assert skirmish.result == works


def test_con_97_the_routed_cast_nothing() -> None:
    skirmish = strike()
    skirmish.pos.routed[MAGE] = 1
    assert castable(skirmish.pos, MAGE, False) == 0


def test_con_66_only_what_a_card_has_is_changed() -> None:
    skirmish = blessing(whom=FRIEND, characteristic=POU)
    skirmish.stands(1, 30, 35)  # no magician
    assert targets(skirmish.pos, MAGE, 0) == 1 << MAGE


def test_con_114_each_gem_more_is_one_more_die() -> None:
    skirmish = cast(strike())
    assert skirmish.moves == [f"pay:{count}" for count in range(5)]  # 4 gems are left, POU 4
    skirmish.play("pay:2")
    assert skirmish.pos.gems[MAGE, FIRE] == 2
    skirmish.play("d1 d1 d2")
    assert not skirmish.is_done  # the best of three dice is enough: a wound roll follows


def test_con_114_no_more_than_the_current_pou() -> None:
    skirmish = strike()
    skirmish.pos.wound[MAGE] = 3
    assert cast(skirmish).moves == ["pay:0", "pay:1"]


def test_con_114_no_more_than_the_gems_that_are_left() -> None:
    skirmish = strike()
    skirmish.pos.gems[MAGE, FIRE] = 3
    assert cast(skirmish).moves == ["pay:0", "pay:1"]


def duel(**spell: int) -> Skirmish:
    """As `strike`; an enemy magician 20 cm away has 3 gems of air and 2 of water."""
    skirmish = strike(**spell)
    skirmish.stands(ENEMY_MAGE, 52.5, 30, POU=3)
    skirmish.pos.gems[ENEMY_MAGE, AIR] = 3
    skirmish.pos.gems[ENEMY_MAGE, WATER] = 2
    return skirmish


def test_con_115_an_enemy_magician_within_20_cm_may_undo_the_spell() -> None:
    skirmish = cast(duel(range=15), "pay:0 d3")  # 7
    assert (skirmish.question, skirmish.asked) == (COUNTER, 1)
    assert skirmish.moves == [f"counter:{ENEMY_MAGE}", "counter:none"]
    skirmish.play(f"counter:{ENEMY_MAGE} element:0 element:3")
    assert skirmish.pos.gems[ENEMY_MAGE].tolist() == [2, 0, 0, 1, 0, 0]
    skirmish.play("d4")  # POU 3 + 4
    assert skirmish.is_done and skirmish.result == 0
    assert skirmish.pos.wound[FOE] == 0
    assert skirmish.pos.gems[MAGE, FIRE] == 4


def test_con_115_a_counter_below_the_casters_final_fails() -> None:
    skirmish = cast(duel(range=15), f"pay:0 d3 counter:{ENEMY_MAGE} element:0 element:0 d3 d3 d5")
    assert skirmish.result == 1
    assert skirmish.pos.wound[FOE] == 1


def test_con_115_nobody_counters_too_far_away_routed_or_without_gems() -> None:
    for change in ("far", "routed", "poor", "captive", "failed"):
        skirmish = duel(range=15)
        if change == "far":
            set_down(skirmish.pos, ENEMY_MAGE, 421, 240)  # an eighth more than 20 cm
        elif change == "routed":
            skirmish.pos.routed[ENEMY_MAGE] = 1
        elif change == "poor":
            skirmish.pos.gems[ENEMY_MAGE] = 0
        elif change == "captive":
            skirmish.pos.captor[ENEMY_MAGE] = 0
        cast(skirmish, "pay:0 d1" if change == "failed" else "pay:0 d3")
        assert skirmish.question != COUNTER


def test_con_115_all_gems_are_paid_without_a_question_if_all_are_needed() -> None:
    skirmish = cast(duel(range=15, cost=5), f"pay:0 d3 counter:{ENEMY_MAGE}")
    assert skirmish.pos.gems[ENEMY_MAGE].sum() == 0
    assert skirmish.moves[0] == "d1"


def faithful() -> Skirmish:
    """Blue's faithful (FOI 3, aura 10 cm) at 30-30 with four friends about it."""
    skirmish = Skirmish()
    skirmish.stands(0, 30, 30, FOI=3)
    skirmish.pos.aura[0] = 10
    skirmish.stands(1, 42.5, 30)  # 10 cm
    skirmish.stands(2, 17.375, 30)  # an eighth more
    skirmish.stands(3, 30, 35)
    skirmish.stands(4, 30, 25)
    skirmish.stands(FOE, 34, 34)
    return skirmish


def test_con_116_faith_is_foi_and_one_for_every_other_friend_in_the_aura() -> None:
    skirmish = faithful()
    assert faith_of(skirmish.pos, 0) == 6
    skirmish.pos.routed[3] = 1
    assert faith_of(skirmish.pos, 0) == 5
    skirmish.pos.skills[4] = SUMMONED
    assert faith_of(skirmish.pos, 0) == 4
    skirmish.pos.wound[0] = 2
    assert faith_of(skirmish.pos, 0) == 2


def test_con_116_foi_counts_as_at_least_0_and_the_new_total_replaces_the_old() -> None:
    skirmish = faithful()
    skirmish.pos.printed[0, 11] = -2
    skirmish.pos.faith[0] = 9
    assert skirmish.begins(MYSTIC_FRAME).is_done
    assert skirmish.pos.faith[0] == 3


def miracle(**spell: int) -> Skirmish:
    """The faithful with 4 temporary faith, and a miracle that heals a friend."""
    skirmish = faithful()
    skirmish.pos.faith[0] = 4
    skirmish.pos.wound[3] = 3
    usual = {"miracle": 1, "cost": 3, "difficulty": 7, "whom": FRIEND, "range": 10, "deed": HEAL}
    skirmish.knows(0, 0, **({"amount": 2} | usual | spell))
    return skirmish


def test_con_117_a_miracle_is_paid_in_faith_and_tested_with_foi() -> None:
    skirmish = miracle().begins(CAST_FRAME, 0, 0, 1)
    assert skirmish.pos.faith[0] == 1
    assert skirmish.moves[0] == "d1"  # only the hurt are offered, and no more gems
    skirmish.play("d4")
    assert skirmish.result == 1
    assert skirmish.pos.wound[3] == 1
    failed = miracle().begins(CAST_FRAME, 0, 0, 1).play("d3")
    assert (failed.result, failed.pos.faith[0], failed.pos.wound[3]) == (0, 1, 3)
    assert failed.tells("CON-117", "spell-fails")
    assert castable(failed.pos, 0, False) == 0  # once a turn


def test_con_117_nothing_more_is_paid_for_a_miracle() -> None:
    skirmish = miracle()
    skirmish.pos.printed[0, POU] = 4
    assert skirmish.begins(CAST_FRAME, 0, 0, 1).moves[0] == "d1"


def test_con_117_nobody_counters_a_miracle() -> None:
    skirmish = miracle()
    skirmish.stands(ENEMY_MAGE, 36, 36, POU=5)
    skirmish.pos.gems[ENEMY_MAGE, AIR] = 9
    assert skirmish.begins(CAST_FRAME, 0, 0, 1).play("d4").is_done


def test_con_117_to_cast_and_to_call_are_two_actions() -> None:
    skirmish = miracle()
    assert skirmish.begins(CAST_FRAME, 0, 0, 0).is_done  # it knows no spell
    assert skirmish.pos.faith[0] == 4


def test_con_117_a_miracle_may_end_a_rout() -> None:
    skirmish = miracle(deed=STEADY)
    assert castable(skirmish.pos, 0, False) == 0
    skirmish.pos.routed[3] = 2
    skirmish.begins(CAST_FRAME, 0, 0, 1).play("d4")
    assert skirmish.pos.routed[3] == 0


def test_con_118_a_magician_gains_a_third_of_its_final_rounded_up() -> None:
    for die, gained in ((1, 2), (2, 2), (3, 3)):
        skirmish = with_mage()
        skirmish.pos.gems[MAGE, FIRE] = 1
        skirmish.begins(MYSTIC_FRAME).play(f"d{die}")
        assert skirmish.is_done
        assert skirmish.pos.gems[MAGE, FIRE] == 1 + gained


def test_con_118_a_final_of_0_or_less_brings_nothing() -> None:
    for die in (1, 2):
        skirmish = with_mage()
        skirmish.pos.printed[MAGE, POU] = 1
        skirmish.pos.gems[MAGE, FIRE] = 0
        skirmish.pos.wound[MAGE] = 3
        skirmish.begins(MYSTIC_FRAME).play(f"d{die}")  # −1 or 0
        assert skirmish.pos.gems[MAGE, FIRE] == 0


def test_con_118_the_tactics_winner_comes_first_and_the_routed_recover_nothing() -> None:
    skirmish = duel()
    skirmish.pos.elements[ENEMY_MAGE] = 1 << AIR | 1 << WATER
    skirmish.stands(2, 10, 10, POU=5)
    skirmish.pos.routed[2] = 1
    skirmish.pos.tactics = 1
    skirmish.begins(MYSTIC_FRAME).play("d3")
    assert skirmish.asked == 1  # of which element?
    assert skirmish.pos.gems[MAGE, FIRE] == 6
    skirmish.play("element:3 d1")
    assert skirmish.is_done
    assert skirmish.pos.gems[ENEMY_MAGE].tolist() == [3, 0, 0, 3, 0, 0]
    assert skirmish.pos.gems[2].sum() == 0


def test_con_118_gems_of_several_elements_are_named_one_by_one() -> None:
    skirmish = with_mage()
    skirmish.pos.elements[MAGE] = 1 << AIR | 1 << FIRE | 1 << WATER
    skirmish.pos.gems[MAGE, FIRE] = 0
    skirmish.begins(MYSTIC_FRAME).play("d3 element:2")
    assert skirmish.moves == ["element:2", "element:3"]
    skirmish.play("element:2 element:3")
    assert skirmish.pos.gems[MAGE].tolist() == [0, 0, 2, 1, 0, 0]


def test_con_118_faith_is_reckoned_after_the_gems() -> None:
    skirmish = with_mage()
    skirmish.stands(3, 34, 30, FOI=1)
    skirmish.pos.aura[3] = 10
    skirmish.begins(MYSTIC_FRAME).play("d3")
    rules = [rule for rule, _, _ in skirmish.told]
    assert rules[-2:] == ["CON-118", "CON-116"]
    assert skirmish.pos.faith[3] == 2


# --- moved, summoned, struck by an area -----------------------------------------------------------


def test_rag_11_whoever_is_moved_by_a_spell_is_displaced_this_turn() -> None:
    skirmish = with_mage(whom=FRIEND, deed=SHIFT, amount=3)
    skirmish.stands(1, 30, 36)
    skirmish.stands(FOE, 33, 40)
    cast(skirmish, "at:1 pay:0 d6 reroll:0")
    assert skirmish.asked == 0
    assert "to:30-36" not in skirmish.moves  # it moves
    assert "to:27-36" in skirmish.moves and "to:26-36" not in skirmish.moves
    assert "to:30-33" in skirmish.moves  # into contact with a friend, if nothing overlaps
    assert "to:31-38" not in skirmish.moves  # within 1 cm of an enemy
    skirmish.play("to:27-36")
    assert skirmish.is_done
    assert (skirmish.pos.x[1], skirmish.pos.y[1], skirmish.pos.displaced[1]) == (216, 288, 1)
    assert skirmish.pos.displaced[0] == 0


def test_con_85_who_is_moved_by_a_spell_has_room_where_a_movement_could_end() -> None:
    skirmish = with_mage(whom=FRIEND, range=40, unseen=1, deed=SHIFT, amount=6)
    skirmish.stands(1, 6, 8, base=CREATURE)
    skirmish.stands(2, 10, 11)
    skirmish.stands(FOE, 4, 13)
    skirmish.stands(10, 11, 5)
    skirmish.pos.captor[10] = 2  # no enemy, but in the way
    skirmish.pos.terrain[0], skirmish.pos.corners[0] = BLOCK_TERRAIN, 4
    skirmish.pos.outline[0, :4] = [(6, 3), (8, 3), (8, 5), (6, 5)]
    cast(skirmish, "at:1 pay:0 d6 reroll:0")
    ground = new_ground()
    lay_ground(skirmish.pos, ground, 1, WHOLE_TABLE)
    lay_bases(skirmish.pos, ground, 1, 8, ANYWHERE)
    clear = [
        f"to:{x}-{y}"
        for x in range(13)
        for y in range(15)
        if 0 < (x - 6) ** 2 + (y - 8) ** 2 <= 36
        and is_clear(ground, x * CENTIMETRE, y * CENTIMETRE, False)
    ]
    assert 20 < len(clear) < 90
    assert skirmish.moves == clear


def test_con_111_whoever_a_spell_moves_away_leaves_its_fight() -> None:
    skirmish = with_mage(whom=FRIEND, deed=SHIFT, amount=5, combat=1)
    skirmish.stands(1, 30, 36)
    skirmish.stands(FOE, 30, 38.5)
    skirmish.pos.fight[[1, FOE]] = 0
    skirmish.begins(CAST_FRAME, MAGE, 1).play("at:1 pay:0 d6 reroll:0 to:33-34")
    assert skirmish.pos.fight[[1, FOE]].tolist() == [NOBODY, 0]
    assert skirmish.pos.touch[FOE] == 0


def test_rag_83_a_captive_is_set_down_beside_the_captor_that_a_spell_has_moved() -> None:
    skirmish = with_mage(whom=FRIEND, deed=SHIFT, amount=5)
    skirmish.stands(1, 30, 36)
    skirmish.stands(FOE, 32.5, 36)
    skirmish.pos.captor[FOE] = 1
    cast(skirmish, "at:1 pay:0 d6 reroll:0 to:26-36")
    assert (skirmish.question, skirmish.asked) == (PICK_END, 0)


def summoner() -> Skirmish:
    skirmish = with_mage(whom=SELF, range=0, deed=SUMMON, amount=17)
    for being in (17, 18):
        skirmish.is_in_hand(being, skills=SUMMONED)
        skirmish.pos.profile[being] = 17
    return skirmish


def test_con_119_what_is_summoned_is_set_down_beside_its_summoner() -> None:
    skirmish = cast(summoner(), "pay:0 d6 reroll:0")
    assert "to:33-30" in skirmish.moves and "to:34-30" not in skirmish.moves
    skirmish.play("to:33-30")
    assert skirmish.pos.status[17] == ON_TABLE
    assert skirmish.pos.summoner[17] == MAGE
    assert skirmish.pos.status[18] == ABSENT
    assert not skirmish.pos.deployed[17]


def test_con_119_a_number_is_never_used_twice() -> None:
    skirmish = cast(summoner(), "pay:0 d6 reroll:0 to:33-30")
    leave(skirmish.pos, 17, DEAD, None)
    skirmish.pos.cast[MAGE] = 0
    cast(skirmish, "pay:0 d6 reroll:0 to:33-30")
    assert skirmish.pos.status[18] == ON_TABLE
    skirmish.pos.cast[MAGE] = 0
    assert castable(skirmish.pos, MAGE, False) == 0


def test_con_113_an_area_strikes_everybody_in_it_one_after_the_other() -> None:
    skirmish = with_mage(whom=ALL_AROUND, radius=5, deed=STRIKE, amount=5)
    skirmish.stands(FOE, 30, 35)
    skirmish.stands(10, 35, 30)
    # The caster is in it too, and dies; the others are still struck.
    cast(skirmish, "pay:0 d6 reroll:0 d6 d6 d3 d5 d3 d5")
    assert skirmish.is_done
    assert skirmish.pos.status[MAGE] == DEAD
    assert skirmish.pos.wound[[FOE, 10]].tolist() == [1, 1]


def test_con_113_which_spell_is_asked_where_there_is_a_choice() -> None:
    skirmish = strike()
    skirmish.knows(MAGE, 3, element=FIRE, difficulty=6, whom=SELF, characteristic=INI)
    cast(skirmish)
    assert skirmish.question == PICK_SPELL
    assert skirmish.moves == ["spell:0", "spell:3"]


def test_con_113_every_question_of_a_cast_names_its_rule_and_who_is_asked() -> None:
    skirmish = duel(range=15, whom=ANYBODY)
    skirmish.knows(MAGE, 3, element=FIRE, difficulty=6, whom=SELF, characteristic=INI)
    cast(skirmish)
    assert skirmish.prompt == ("CON-113", "ask-spell", (0, MAGE))
    skirmish.play("spell:0")
    assert skirmish.prompt == ("CON-113", "ask-spell-target", (0, 0))
    skirmish.play(f"at:{FOE}")
    assert skirmish.prompt == ("CON-114", "ask-pay-more", (0, MAGE, 0))
    skirmish.play("pay:0 d3")
    assert skirmish.prompt == ("CON-115", "ask-counter", (1, 0, 7))
    skirmish.play(f"counter:{ENEMY_MAGE}")
    assert skirmish.prompt == ("CON-115", "ask-counter-gem", (1, ENEMY_MAGE))
    assert cast(blessing(dice=1)).prompt == ("CON-21", "ask-radius", (0,))
    called = cast(summoner(), "pay:0 d6 reroll:0")
    assert called.prompt == ("CON-113", "ask-summon", (0, 17))
    moved = cast(with_mage(whom=SELF, deed=SHIFT, amount=3), "pay:0 d6 reroll:0")
    assert moved.prompt == ("RAG-11", "ask-shift", (0, MAGE))


# --- the odds -------------------------------------------------------------------------------------


def chances(skirmish: Skirmish, fighter: int, name: str) -> list[tuple[int, ...]]:
    return [row[1][:5] for row in rows(skirmish, survey, fighter) if row[0] == name]


def test_con_113_con_114_the_chance_to_cast_grows_with_every_die_paid_for() -> None:
    skirmish = strike()  # POU 4 against 6, a cost of 2 and 6 gems
    one = succeeding(4, 6, False)
    expected = [
        (MAGE, 0, dice, 6, round(1e6 * (1 - (1 - one) ** dice))) for dice in range(1, 6)
    ]  # fmt: skip
    assert chances(skirmish, MAGE, "cast_odds") == expected
    # The same once it is picked and paid for; the spell alone is told of then.
    assert chances(cast(skirmish), MAGE, "cast_odds") == expected


def test_con_115_the_chance_to_counter_is_that_of_the_final_to_reach() -> None:
    skirmish = strike()
    skirmish.stands(ENEMY_MAGE, 34, 40, POU=4)
    skirmish.pos.gems[ENEMY_MAGE, FIRE] = 3
    cast(skirmish, "at:9 pay:0 d4")
    (told,) = [row for row in chances(skirmish, ENEMY_MAGE, "test_odds") if row[0] == COUNTERS]
    assert told == (COUNTERS, ENEMY_MAGE, MAGE, 8, round(1e6 * succeeding(4, 8, False)))
