"""CON-125, CON-126: a real table, where places are declared, and corrections by hand."""

from __future__ import annotations

import random

import numpy as np
import pytest

from escarmouche import catalog
from escarmouche.core.errors import EscarmoucheError, IllegalMove
from escarmouche.core.game_record import Record
from escarmouche.core.kernel import NONE, WIDTH
from escarmouche.core.position import wording_of
from escarmouche.games.confrontation import frames, table
from escarmouche.games.confrontation.correcting import correct, describe_correction, read_correction
from escarmouche.games.confrontation.movement import CHARGE, PURSUE, STAY, WALK
from escarmouche.games.confrontation.options import scenario_names
from tests.skirmish_table import Skirmish

REAL = {"real": "on"}
BLUE, OTHER_BLUE, RED, OTHER_RED, THIRD_RED = 0, 1, 8, 9, 10


def real_table(**fields: int) -> Skirmish:
    """Two blue and three red fighters somewhere on a real table."""
    battle = Skirmish(real_table=1, **fields)
    for fighter in (BLUE, OTHER_BLUE, RED, OTHER_RED, THIRD_RED):
        battle.stands(fighter, 0, 0)
    return battle


def touched(battle: Skirmish, fighter: int) -> set[int]:
    return {other for other in range(20) if battle.pos.touch[fighter] >> other & 1}


def test_con_125_nobody_touches_anybody_before_it_is_declared() -> None:
    battle = real_table()
    assert not any(battle.pos.touch)


def test_con_125_who_charges_declares_whom_it_touches() -> None:
    battle = real_table().begins(frames.MOVE_FRAME, BLUE, CHARGE, -1)
    assert battle.moves == [f"at:{RED}", f"at:{OTHER_RED}", f"at:{THIRD_RED}"]
    battle.play(f"at:{RED}")
    assert battle.prompt[:2] == ("CON-125", "ask-contacts")
    assert battle.asked == 0
    battle.play(f"who:{OTHER_RED} who:none")
    assert touched(battle, BLUE) == {RED, OTHER_RED}
    assert battle.pos.charged[RED] == 1
    assert battle.pos.charged[OTHER_RED] == 0
    assert ("CON-125", "declares", (0, 0, OTHER_RED)) in battle.told


def test_con_125_a_walk_ends_contact_and_asks_nothing() -> None:
    battle = real_table()
    battle.begins(frames.MOVE_FRAME, BLUE, CHARGE, -1).play(f"at:{RED} who:none")
    battle.begins(frames.MOVE_FRAME, RED, WALK, -1)
    assert battle.is_done
    assert touched(battle, BLUE) == set()


def test_con_125_who_pursues_into_contact_stands_the_greatest_fear_first() -> None:
    battle = real_table()
    battle.stands(OTHER_RED, 0, 0, PEUR=8)
    battle.begins(frames.MOVE_FRAME, BLUE, PURSUE, -1)
    battle.play(f"who:{RED} who:{OTHER_RED} who:none")
    assert battle.prompt[1] == "ask-test-die"
    battle.play("d1")
    assert touched(battle, BLUE) == set()
    assert battle.pos.routed[BLUE] == 1


@pytest.mark.parametrize(
    ("declared", "difficulty"), [(0, 3), (1, 6), (2, 9), (3, 4), (4, 7), (5, 10)]
)
def test_con_125_range_and_cover_are_one_declaration(declared: int, difficulty: int) -> None:
    battle = real_table()
    battle.stands(BLUE, 0, 0, TIR=3)
    battle.pos.weapon[BLUE] = 5, 15, 30, 45, 0
    battle.begins(frames.SHOOT_FRAME, BLUE, STAY, 1).play(f"at:{RED}")
    assert battle.prompt[:2] == ("CON-125", "ask-range")
    battle.play(f"fact:{declared}")
    assert ("CON-90", "shoots", (BLUE, RED, difficulty)) in battle.told


def test_con_125_everybody_under_a_template_is_declared_and_hit() -> None:
    battle = real_table()
    battle.stands(BLUE, 0, 0, TIR=3)
    battle.pos.weapon[BLUE] = 5, 15, 30, 45, 3
    battle.begins(frames.SHOOT_FRAME, BLUE, STAY, 1).play("fact:2 d1 d3 d5")
    assert ("CON-20", "scatters-far", (8, 5)) in battle.told
    battle.play(f"who:{RED} who:{OTHER_BLUE} who:none d1 d1")
    assert ("CON-94", "hits", (BLUE, OTHER_BLUE)) in battle.told
    battle.play("d1 d1")
    assert ("CON-94", "hits", (BLUE, RED)) in battle.told
    assert battle.is_done


def test_con_125_the_tactics_winner_declares_whether_a_fleeing_fighter_is_gone() -> None:
    battle = real_table(tactics=1)
    battle.pos.routed[BLUE] = 1
    battle.begins(frames.FLEE_FRAME, BLUE)
    assert battle.asked == 1
    battle.play("fact:1")
    assert battle.pos.status[BLUE] == table.FLED
    battle.pos.routed[OTHER_BLUE] = 1
    battle.begins(frames.FLEE_FRAME, OTHER_BLUE).play("fact:0")
    assert battle.pos.status[OTHER_BLUE] == table.ON_TABLE


def test_con_125_the_fear_near_a_rally_is_declared_only_where_it_matters() -> None:
    battle = real_table(tactics=1)
    battle.pos.routed[BLUE] = 1
    battle.begins(frames.RALLY_FRAME).play("test:0")
    assert battle.prompt[1] == "ask-test-die"
    battle = real_table(tactics=1)
    battle.stands(RED, 0, 0, PEUR=9)
    battle.pos.routed[BLUE] = 1
    battle.begins(frames.RALLY_FRAME).play("test:0")
    assert battle.asked == 1
    battle.play(f"who:{RED} d4")  # COU 4 + 4 is less than 9
    assert battle.pos.routed[BLUE] == 1


def test_con_125_the_tactics_winner_says_who_stands_in_a_zone() -> None:
    battle = real_table(tactics=0)
    battle.pos.zones = 1
    battle.pos.power[:] = 1
    battle.pos.objective[0] = table.CONTROL, table.NOBODY, 0, 3, table.EACH_TURN, table.NOBODY, 0
    battle.begins(frames.OBJECTIVE_FRAME, 3)  # the end of a turn
    assert battle.prompt[:2] == ("CON-125", "ask-inside")
    battle.play(f"who:{RED} who:{OTHER_RED} who:{BLUE} who:none")
    assert battle.pos.score.tolist() == [0, 3]


def test_con_125_the_aura_of_a_faithful_is_declared() -> None:
    battle = real_table(tactics=1)
    battle.stands(BLUE, 0, 0, FOI=3)
    battle.begins(frames.AURAS_FRAME)
    assert battle.asked == 1
    assert battle.moves == ["fact:0", "fact:1", f"fact:{frames.DISPUTE}"]
    battle.play("fact:1")
    assert battle.pos.faith[BLUE] == 4


def test_con_125_who_moves_says_whether_it_is_in_a_lasting_area() -> None:
    battle = real_table()
    spell = battle.knows(
        BLUE, 0, whom=table.FRIENDS_AROUND, keyword=table.BENEFIT, radius=8,
        characteristic=table.ATT, step=table.RAISE, amount=2, duration=2,
    )  # fmt: skip
    battle.pos.effect[0] = spell, BLUE, 0, 2, 8
    battle.begins(frames.MOVE_FRAME, OTHER_BLUE, WALK, -1)
    assert battle.prompt[1] == "ask-stands-in-area"
    battle.play("fact:1")
    assert battle.pos.effect[0, table.E_WHOM] == 1 << OTHER_BLUE
    battle.begins(frames.MOVE_FRAME, RED, WALK, -1)
    assert battle.is_done  # an enemy is not meant
    battle.begins(frames.MOVE_FRAME, BLUE, WALK, -1)
    assert battle.prompt[1] == "ask-in-area"
    battle.play(f"who:{BLUE} who:none")
    assert battle.pos.effect[0, table.E_WHOM] == 1 << BLUE


def test_con_125_who_comes_near_prisoners_says_so() -> None:
    battle = real_table()
    battle.pos.prisoner[RED] = 2
    battle.pos.power[:] = 1
    battle.begins(frames.MOVE_FRAME, BLUE, WALK, -1)
    assert battle.prompt[1] == "ask-comes-near"
    battle.play("fact:1")
    assert battle.pos.near[RED] == 1 << BLUE


@pytest.mark.parametrize(("face", "contacts"), [(4, {RED, OTHER_RED}), (3, {RED})])
def test_con_125_a_disputed_declaration_stands_on_4_or_more(face: int, contacts: set[int]) -> None:
    battle = real_table().begins(frames.MOVE_FRAME, BLUE, CHARGE, -1)
    battle.play(f"at:{RED} who:{frames.DISPUTE}")
    battle.play(f"who:{OTHER_RED} who:none")
    assert battle.asked == 1  # now the other says what it sees
    assert f"who:{frames.DISPUTE}" not in battle.moves  # once only
    battle.play("who:none")
    assert battle.prompt[:2] == ("CON-125", "ask-dispute-die")
    battle.play(f"d{face}")
    assert touched(battle, BLUE) == contacts
    assert ("CON-125", "declares", (0, 0, OTHER_RED)) in battle.told
    assert ("CON-125", "declares-nobody", (1, 0)) in battle.told


def test_con_125_no_die_falls_when_both_agree_after_all() -> None:
    battle = real_table().begins(frames.MOVE_FRAME, BLUE, CHARGE, -1)
    battle.play(f"at:{RED} who:{frames.DISPUTE} who:none who:none")
    assert touched(battle, BLUE) == {RED}


def test_con_125_the_same_target_may_be_searched_built_or_handed_to_as_declared() -> None:
    battle = real_table()
    battle.pos.caches = 2
    battle.pos.object[0] = table.UNFOUND, table.NOBODY, 0, 0
    battle.begins(frames.LAST_ACTION_FRAME, BLUE, 5).play("last:1 d6 object:1")
    assert battle.pos.object[0].tolist() == [table.HELD, BLUE, 0, 0]
    battle.begins(frames.LAST_ACTION_FRAME, BLUE, 8)  # the only object, the only friend
    assert battle.pos.object[0, table.J_HOLDER] == OTHER_BLUE


@pytest.mark.parametrize("scenario", scenario_names())
def test_con_125_whole_battles_are_played_and_read_again(scenario: str) -> None:
    game = catalog.game("confrontation")
    record = Record.new(game, scenario=scenario, turns="1", **REAL)
    rng = random.Random(scenario)
    while not record.position.is_over:
        moves = [move for move in record.position.moves if move != "dispute" or rng.random() < 0.1]
        record.play("pass" if "pass" in moves and rng.random() < 0.5 else rng.choice(moves))
    assert Record.parse(record.text, catalog.game).position == record.position


# --- the dial -----------------------------------------------------------------------------------


def test_con_126_the_virtual_table_always_enforces() -> None:
    with pytest.raises(EscarmoucheError):
        catalog.game("confrontation").new(dial="advise")


def test_con_126_advice_offers_what_is_forbidden_and_marks_it() -> None:
    battle = real_table(dial=table.ADVISE)
    battle.begins(frames.MOVE_FRAME, BLUE, CHARGE, -1).play(f"at:{RED} who:none")
    battle.begins(frames.ACTIVATE_FRAME, BLUE)
    assert f"move:{WALK}" in battle.moves
    assert battle.pos.against >> WALK & 1  # CON-88: it is engaged
    assert not battle.pos.against >> STAY & 1
    strict = real_table()
    strict.begins(frames.MOVE_FRAME, BLUE, CHARGE, -1).play(f"at:{RED} who:none")
    strict.begins(frames.ACTIVATE_FRAME, BLUE)
    assert f"move:{WALK}" not in strict.moves


def test_con_126_an_act_against_the_rules_is_told_with_its_rule() -> None:
    position = catalog.game("confrontation").new(dial="advise", **REAL)
    while not position.view.get("against"):
        # Everybody touches somebody, so that walking is against CON-88 for whoever is next.
        if position.view["fighters"]["b1"]["status"] == "on-table":
            for number in range(1, 9):
                pair = f"fix:touch:b{number}-r{number}"
                touched = position.view.get("touches", {}).get(f"b{number}", ())
                if f"r{number}" not in touched and position.why_not(pair) is None:
                    position = position.play(pair)
        if not position.view.get("against"):
            face = 3 if position.view["frames"][-1]["step"] % 2 else 4
            position = position.play(f"d{face}" if position.is_chance else position.moves[0])
    told = position.events("walk")
    assert told[0].rule == "CON-88"
    assert "against the rules" in told[0].text("en")


def test_con_126_nobody_shoots_at_the_engaged_unless_the_referee_lets_it_pass() -> None:
    for dial, expected in ((table.ENFORCE, [OTHER_RED, THIRD_RED]), (table.ADVISE, [8, 9, 10])):
        battle = real_table(dial=dial)
        battle.begins(frames.MOVE_FRAME, OTHER_BLUE, CHARGE, -1).play(f"at:{RED} who:none")
        battle.stands(BLUE, 0, 0, TIR=3)
        battle.pos.weapon[BLUE] = 5, 15, 30, 45, 0
        battle.begins(frames.SHOOT_FRAME, BLUE, STAY, 1)
        assert battle.moves == [f"at:{target}" for target in expected]
        assert int(battle.pos.against) == (1 << RED if dial else 0)


def _first_card(position):  # type: ignore[no-untyped-def]
    """Play on, first answers and dice of 3 and 4, until somebody names a movement."""
    face = 3
    while "walk" not in position.moves:
        if position.is_chance:
            face = 7 - face
            position = position.play(f"d{face}")
        else:
            position = position.play(position.moves[0])
    return position


CORRECTIONS = {
    "fix:wound:b1:2": lambda view: view["states"]["b1"]["wound"] == 2,
    "fix:stunned:r1:1": lambda view: view["states"]["r1"]["stunned"],
    "fix:routed:r2:1": lambda view: view["states"]["r2"]["routed"],
    "fix:touch:b1-r1": lambda view: view["touches"]["b1"] == ["r1"],
    "fix:score:red:12": lambda view: view["score"] == [0, 12],
    "fix:dial:advise": lambda view: view["referee"]["dial"] == "advise",
    "fix:wound:b1:4": lambda view: view["fighters"]["b1"]["status"] == "dead",
    "fix:charged:b1:1": lambda view: view["states"]["b1"]["charged"],
    "fix:has-charged:b2:1": lambda view: view["chargers"] == ["b2"],
    "fix:captive:b1:r1": lambda view: (
        view["states"]["b1"]["captive"] and view["captives"]["b1"] == view["fighters"]["r1"]["unit"]
    ),
}


@pytest.mark.parametrize("text", CORRECTIONS)
def test_con_126_everything_can_be_corrected_and_is_told_as_a_correction(text: str) -> None:
    position = _first_card(catalog.game("confrontation").new(**REAL))
    assert CORRECTIONS[text](position.play(text).view)
    events = position.events(text)
    assert events[-1].rule == "CON-126"
    assert events[-1].text("en").startswith("Correction: ")
    assert text not in position.moves
    assert position.play(text).moves == position.moves or "dial" in text or ":4" in text


def test_con_126_the_dead_come_back_by_a_correction() -> None:
    position = _first_card(catalog.game("confrontation").new(**REAL))
    again = position.play("fix:wound:b1:4").play("fix:wound:b1:1")
    assert again.view["fighters"]["b1"]["status"] == "on-table"


def test_con_126_who_was_charged_and_charged_too_has_its_full_values_again() -> None:
    position = _first_card(catalog.game("confrontation").new(**REAL))

    def attack(*corrections: str) -> int:
        corrected = position
        for text in corrections:
            corrected = corrected.play(text)
        return next(
            each["now"] for each in corrected.view["card"]["b1"] if each["characteristic"] == "ATT"
        )

    charged, charges = "fix:charged:b1:1", "fix:has-charged:b1:1"
    assert attack(charged) == attack() - 1  # CON-86
    assert attack(charged, charges) == attack(charges) == attack()
    assert attack(charged, charges, "fix:has-charged:b1:0") == attack() - 1
    assert attack(charged, "fix:charged:b1:0") == attack()


def test_con_126_a_captive_is_held_by_a_unit_of_the_enemy_or_set_free() -> None:
    position = _first_card(catalog.game("confrontation").new(**REAL)).play("fix:touch:b1-r1")
    assert position.view["states"]["r1"]["engaged"]
    held = position.play("fix:captive:b1:r1")
    assert not held.view["states"]["r1"]["engaged"]  # RAG-83: it is nobody's enemy
    free = held.play("fix:captive:b1:free")
    assert free == position
    for text in ("fix:captive:b1:free", "fix:captive:b1:b2", "fix:captive:b1:b1"):
        assert position.why_not(text) is not None
    assert held.why_not("fix:captive:r2:b1") is not None  # a captive holds nobody
    assert held.why_not("fix:captive:b1:r1") is not None  # it is held already


def correction(battle: Skirmish, text: str) -> int:
    """A correction as it is written, or NONE where it is not possible; it is written the same."""
    wording = wording_of(catalog.game("confrontation").rules, battle.pos)
    (row,) = wording.read(text)[0]
    found = int(read_correction(battle.pos, np.array(row, np.int32)))
    if found != NONE:
        again = np.zeros(WIDTH, np.int32)
        describe_correction(found, again)
        assert wording.move_text(tuple(again.tolist())) == text
    return found


def corrected(battle: Skirmish, text: str) -> Skirmish:
    found = correction(battle, text)
    assert found != NONE
    assert not correct(battle.pos, found, battle.log)
    return battle


def test_con_126_who_fled_comes_back_routed() -> None:
    battle = real_table(tactics=1)
    battle.pos.routed[BLUE] = 1
    battle.begins(frames.FLEE_FRAME, BLUE).play("fact:1")
    corrected(battle, "fix:back:b1")
    assert battle.pos.status[BLUE] == table.ON_TABLE
    assert battle.pos.routed[BLUE]
    assert correction(battle, "fix:back:b1") == NONE
    assert correction(battle, "fix:back:b2") == NONE
    assert ("CON-126", "corrected-back", (BLUE,)) in battle.told


def two_areas(caster: int) -> Skirmish:
    """Two lasting areas that a caster began, the first of spell s1, the second of s2."""
    battle = real_table(tactics=0, turn=1)
    for row in range(2):
        spell = battle.knows(
            caster, row, whom=table.FRIENDS_AROUND, keyword=table.BENEFIT, radius=8, keep=1,
            characteristic=table.ATT, step=table.RAISE, amount=2, duration=2,
        )  # fmt: skip
        battle.pos.effect[row] = spell, caster, 1 << caster, 1, 8
    return battle


def test_con_126_an_effect_is_ended_and_those_after_it_go_on() -> None:
    battle = two_areas(BLUE)
    corrected(battle, "fix:effect:s1:b1")
    assert battle.pos.effect[:2, table.E_SPELL].tolist() == [1, table.NOBODY]
    assert correction(battle, "fix:effect:s1:b1") == NONE
    assert correction(battle, "fix:effect:s2:b2") == NONE
    assert ("CON-126", "corrected-effect", (0, BLUE)) in battle.told


def test_con_126_a_question_about_an_effect_is_about_the_same_one_after_another_is_ended() -> None:
    battle = two_areas(BLUE)
    battle.begins(frames.MOVE_FRAME, OTHER_BLUE, WALK, -1).play("fact:0")
    assert battle.prompt[2] == (0, OTHER_BLUE, 1)  # seat, fighter, spell
    assert correction(battle, "fix:effect:s2:b1") == NONE  # it is asked about
    corrected(battle, "fix:effect:s1:b1").play("fact:1")
    assert battle.is_done
    assert battle.pos.effect[0].tolist() == [1, BLUE, 1 << BLUE | 1 << OTHER_BLUE, 1, 8]
    battle = two_areas(BLUE)
    battle.pos.gems[BLUE, 0] = 2
    battle.begins(frames.UPKEEP_FRAME).play("sustain:0")
    assert correction(battle, "fix:effect:s2:b1") == NONE
    corrected(battle, "fix:effect:s1:b1").play("sustain:1")
    assert ("CON-23", "sustains", (BLUE, 1, 1)) in battle.told


@pytest.mark.parametrize("seed", range(4))
def test_con_126_positions_after_any_correction_read_again_and_play_on(seed: int) -> None:
    """Battles in which players also charge, capture, free, end and bring back by hand."""
    game, rng = catalog.game("confrontation"), random.Random(seed)
    position, corrected = game.new(turns="2", **REAL), set()
    sides = [[f"{side}{number}" for number in range(1, 9)] for side in "br"]
    while not position.is_over:
        own, other = rng.sample(sides, 2)
        fighter = rng.choice(own)
        text = rng.choice(
            [
                f"fix:charged:{fighter}:{rng.randrange(2)}",
                f"fix:has-charged:{fighter}:{rng.randrange(2)}",
                f"fix:captive:{fighter}:{rng.choice(other)}",
                f"fix:captive:{fighter}:free",
                f"fix:back:{fighter}",
                *[
                    f"fix:effect:{effect['spell']}:{effect['caster']}"
                    for effect in position.view.get("effects", [])
                ],
            ]
        )
        if rng.random() < 0.3 and position.why_not(text) is None:
            position = position.play(text)
            corrected.add(text.split(":")[1] + text.endswith("free") * " free")
            assert game.position(position.text) == position
        position = position.play(rng.choice(position.moves))
    assert corrected >= {"charged", "has-charged", "captive", "captive free"}


def test_con_126_a_die_may_wait_while_something_is_corrected_and_the_record_reads_again() -> None:
    record = Record.new(catalog.game("confrontation"), **REAL)
    assert record.position.is_chance
    record.play("fix:score:blue:5")
    record.play("d4")
    assert record.rolls == 1
    again = Record.parse(record.text, catalog.game)
    assert again.position == record.position
    assert again.rolls == 1
    record.undo()
    record.undo()
    assert record.rolls == 0


def test_con_126_on_the_virtual_table_nothing_is_corrected() -> None:
    position = catalog.game("confrontation").new()
    with pytest.raises(IllegalMove):
        position.play("fix:score:blue:5")


def test_con_126_only_counting_the_players_end_the_phases() -> None:
    position = _first_card(catalog.game("confrontation").new(**REAL))
    with pytest.raises(IllegalMove):
        position.play("fix:phase")
    position = position.play("fix:dial:off").play("fix:phase")
    assert position.view["time"]["phase"] in ("combat", "rally", "mystic")
