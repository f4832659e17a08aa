"""CON-51, CON-121: the course of a battle; what follows without any choice happens here."""

from __future__ import annotations

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import Log, Rows, tell
from escarmouche.games.confrontation import vocabulary as words
from escarmouche.games.confrontation.activation import (
    step_action,
    step_activate,
    step_card,
    step_speeches,
)
from escarmouche.games.confrontation.appearing import step_appear
from escarmouche.games.confrontation.capture import step_capture, step_slip
from escarmouche.games.confrontation.casting import step_cast
from escarmouche.games.confrontation.combat import step_combat, step_pursue, step_split
from escarmouche.games.confrontation.construction import step_bonus, step_damage
from escarmouche.games.confrontation.declaring import step_fact
from escarmouche.games.confrontation.deployment import step_deploy
from escarmouche.games.confrontation.dice import step_opposed, step_test
from escarmouche.games.confrontation.exploding import step_explode
from escarmouche.games.confrontation.fear import step_fear, step_rally
from escarmouche.games.confrontation.fight import step_blow, step_fight
from escarmouche.games.confrontation.fleeing import step_flee
from escarmouche.games.confrontation.following import step_follow
from escarmouche.games.confrontation.frames import (
    ACTION_FRAME,
    ACTIVATE_FRAME,
    APPEAR_FRAME,
    BATTLE_FRAME,
    BLOW_FRAME,
    BONUS_FRAME,
    CAPTURE_FRAME,
    CARD_FRAME,
    CAST_FRAME,
    COMBAT_FRAME,
    DAMAGE_FRAME,
    DEPLOY_FRAME,
    EXPLODE_FRAME,
    FACT_FRAME,
    FEAR_FRAME,
    FIGHT_FRAME,
    FLEE_FRAME,
    FOLLOW_FRAME,
    LAST_ACTION_FRAME,
    MOVE_FRAME,
    MYSTIC_FRAME,
    OBJECTIVE_FRAME,
    OPPOSED_FRAME,
    PURSUE_FRAME,
    RALLY_FRAME,
    SHOOT_FRAME,
    SLIP_FRAME,
    SPEECHES_FRAME,
    SPLIT_FRAME,
    STRATEGY_FRAME,
    SURROUNDINGS_FRAME,
    TEST_FRAME,
    UPKEEP_FRAME,
    ZONES_FRAME,
    answered,
    go_to,
    push,
)
from escarmouche.games.confrontation.movement import step_move
from escarmouche.games.confrontation.mystic import step_mystic
from escarmouche.games.confrontation.objectives import (
    AFTER_PHASE,
    BATTLE_END,
    TURN_END,
    battle_is_over,
    look_at_objectives,
    step_last_action,
    step_objective,
)
from escarmouche.games.confrontation.secret_fighter import step_secret
from escarmouche.games.confrontation.shooting import step_shoot
from escarmouche.games.confrontation.strategy import clear_cards, step_strategy
from escarmouche.games.confrontation.surroundings import step_auras, step_surroundings, step_zones
from escarmouche.games.confrontation.table import (
    ACTIVATION,
    COMBAT,
    DEPLOYMENT,
    KIND,
    MYSTIC,
    RALLY,
    STEP,
    STRATEGIC,
    UPKEEP,
    Pos,
)
from escarmouche.games.confrontation.upkeep import step_upkeep
from escarmouche.games.confrontation.wounding import step_wound


@compiled
def tell_end(pos: Pos, log: Rows) -> None:
    """CON-121: who has won."""
    if pos.score[0] == pos.score[1]:
        tell(log, 121, words.BATTLE_DRAWN, pos.score[0])
    else:
        winner = int(pos.score[1] > pos.score[0])
        tell(log, 121, words.BATTLE_WON, winner, pos.score[winner], pos.score[1 - winner])


@compiled
def frame_of_phase(phase: int) -> int:
    """The frame that a phase is played in."""
    if phase == DEPLOYMENT:
        return DEPLOY_FRAME
    if phase == STRATEGIC:
        return STRATEGY_FRAME
    if phase == ACTIVATION:
        return SPEECHES_FRAME
    if phase == COMBAT:
        return COMBAT_FRAME
    if phase == RALLY:
        return RALLY_FRAME
    return MYSTIC_FRAME if phase == MYSTIC else UPKEEP_FRAME


@compiled
def step_battle(pos: Pos, log: Log) -> bool:
    """CON-51: the phases of a turn, one after the other; then the next turn, or the end."""
    frame = pos.frame[pos.depth - 1]
    step = frame[STEP]
    if step == 0:
        tell(log, 51, words.ENTERS_PHASE, pos.phase, pos.turn)
        frame[STEP] = 1
        push(pos, frame_of_phase(int(pos.phase)), 0, 0, 0, 0)
        return True
    if step == 1:
        return look_at_objectives(pos, AFTER_PHASE, 2)
    if step == 2:
        if pos.phase == ACTIVATION:
            clear_cards(pos)  # CON-122: all have been shown
        if pos.phase == UPKEEP:
            return look_at_objectives(pos, TURN_END, 3)
        if pos.phase == DEPLOYMENT:
            pos.turn = 1
        pos.phase += 1
        return go_to(pos, 0)
    if step == 3:
        if battle_is_over(pos):
            return look_at_objectives(pos, BATTLE_END, 4)
        pos.turn += 1
        pos.phase = STRATEGIC
        return go_to(pos, 0)
    pos.over = 1
    answered(pos)
    pos.answer = pos.result = 0
    if log is not None:
        tell_end(pos, log)
    return False


@compiled
def step_before_combat(pos: Pos, kind: int, log: Log) -> bool:
    if kind == BATTLE_FRAME:
        return step_battle(pos, log)
    if kind == DEPLOY_FRAME:
        return step_deploy(pos, log)
    if kind == STRATEGY_FRAME:
        return step_strategy(pos, log)
    if kind == SPEECHES_FRAME:
        return step_speeches(pos, log)
    if kind == CARD_FRAME:
        return step_card(pos, log)
    if kind == ACTIVATE_FRAME:
        return step_activate(pos, log)
    if kind == MOVE_FRAME:
        return step_move(pos, log)
    if kind == ACTION_FRAME:
        return step_action(pos, log)
    if kind == SHOOT_FRAME:
        return step_shoot(pos, log)
    if kind == FEAR_FRAME:
        return step_fear(pos, log)
    if kind == FLEE_FRAME:
        return step_flee(pos, log)
    return step_rally(pos, log)


@compiled
def step_of_combat(pos: Pos, kind: int, log: Log) -> bool:
    if kind == COMBAT_FRAME:
        return step_combat(pos, log)
    if kind == SPLIT_FRAME:
        return step_split(pos, log)
    if kind == FIGHT_FRAME:
        return step_fight(pos, log)
    if kind == BLOW_FRAME:
        return step_blow(pos, log)
    if kind == PURSUE_FRAME:
        return step_pursue(pos, log)
    if kind == TEST_FRAME:
        return step_test(pos, log)
    if kind == OPPOSED_FRAME:
        return step_opposed(pos, log)
    return step_wound(pos, log)


@compiled
def step_of_objectives(pos: Pos, kind: int, log: Log) -> bool:
    if kind == CAST_FRAME:
        return step_cast(pos, log)
    if kind == MYSTIC_FRAME:
        return step_mystic(pos, log)
    if kind == UPKEEP_FRAME:
        return step_upkeep(pos, log)
    if kind == OBJECTIVE_FRAME:
        return step_objective(pos, log)
    if kind == LAST_ACTION_FRAME:
        return step_last_action(pos, log)
    if kind == APPEAR_FRAME:
        return step_appear(pos, log)
    if kind == EXPLODE_FRAME:
        return step_explode(pos, log)
    if kind == FOLLOW_FRAME:
        return step_follow(pos, log)
    if kind == CAPTURE_FRAME:
        return step_capture(pos, log)
    if kind == SLIP_FRAME:
        return step_slip(pos, log)
    if kind == DAMAGE_FRAME:
        return step_damage(pos, log)
    if kind == BONUS_FRAME:
        return step_bonus(pos, log)
    return step_secret(pos, log)


@compiled
def step_of_facts(pos: Pos, kind: int, log: Log) -> bool:
    if kind == FACT_FRAME:
        return step_fact(pos, log)
    if kind == SURROUNDINGS_FRAME:
        return step_surroundings(pos)
    return step_zones(pos) if kind == ZONES_FRAME else step_auras(pos, log)


@compiled
def step(pos: Pos, log: Log) -> bool:
    """What the top frame does next; whether to go on."""
    kind = pos.frame[pos.depth - 1, KIND]
    if kind < COMBAT_FRAME:
        return step_before_combat(pos, int(kind), log)
    if kind < CAST_FRAME:
        return step_of_combat(pos, int(kind), log)
    if kind < FACT_FRAME:
        return step_of_objectives(pos, int(kind), log)
    return step_of_facts(pos, int(kind), log)


@compiled
def advance(pos: Pos, log: Log) -> None:
    """Go on until somebody is asked, a die falls, or the battle is over."""
    while step(pos, log):
        pass
