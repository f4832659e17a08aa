"""What a scenario asks, when, and what it is worth (CON-81, CON-121, RAG-01 … RAG-90).

After every card, fight and phase an OBJECTIVE_FRAME looks at captives, prisoners and what is due;
at the end of a turn and of the battle it counts points.
"""

from __future__ import annotations

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import Log, tell
from escarmouche.games.confrontation import frames, table
from escarmouche.games.confrontation import vocabulary as words
from escarmouche.games.confrontation.appearing import next_appearance
from escarmouche.games.confrontation.building import (
    is_founded,
    is_valid,
    may_attack_construction,
)
from escarmouche.games.confrontation.camp import (
    caches_to_search,
    objects_held,
    objects_to_pick,
    receivers,
    step_give,
    step_pick,
    step_search,
)
from escarmouche.games.confrontation.capture import meet, must_meet, next_to_free, set_free
from escarmouche.games.confrontation.construction import (
    next_bonus,
    sites,
    step_build,
    step_found,
    step_strike,
    works,
)
from escarmouche.games.confrontation.escort import are_delivered, watch_prisoners
from escarmouche.games.confrontation.exploding import next_explosion
from escarmouche.games.confrontation.frames import go_to, pop, push
from escarmouche.games.confrontation.secret_fighter import hide_secret, is_secret_due
from escarmouche.games.confrontation.table import NOBODY, STEP, A, B, Pos, is_active, is_engaged
from escarmouche.games.confrontation.zones import controller, stands_in

# The moments of an OBJECTIVE_FRAME.
AFTER_CARD, AFTER_FIGHT, AFTER_PHASE, TURN_END, BATTLE_END = range(5)

# The last actions, as numbered in `vocabulary.ACTIONS`.
STRIKE, SEARCH, BUILD, FOUND, GIVE, PICK = range(4, 10)

TURNS = 6  # CON-121


# --- the last actions of an activation ------------------------------------------------------------


@compiled
def last_actions(pos: Pos, fighter: int, moved: bool) -> int:
    """CON-81, CON-88: what a fighter may do last, one bit for each of `vocabulary.ACTIONS`.

    `moved`: it has just ended a movement (RAG-43, RAG-44). After pursuit it only hands over or
    picks up.
    """
    if not is_active(pos, fighter):
        return 0
    if pos.dial == table.ENFORCE and (pos.routed[fighter] or is_engaged(pos, fighter)):
        return 0
    if must_meet(pos, fighter):  # RAG-84
        return 0
    found = 0
    if moved:
        if objects_held(pos, fighter) and receivers(pos, fighter):
            found |= 1 << GIVE
        if objects_to_pick(pos, fighter):
            found |= 1 << PICK
    if pos.phase == table.COMBAT:
        return found
    if may_attack_construction(pos, fighter):
        found |= 1 << STRIKE
    if caches_to_search(pos, fighter):
        found |= 1 << SEARCH
    if works(pos, fighter):
        found |= 1 << BUILD
    if sites(pos, fighter):
        found |= 1 << FOUND
    return found


@compiled
def step_last_action(pos: Pos, log: Log) -> bool:
    """A fighter, B action; the rest belongs to the action."""
    action = pos.frame[pos.depth - 1, B]
    if action == STRIKE:
        return step_strike(pos, log)
    if action == SEARCH:
        return step_search(pos, log)
    if action == BUILD:
        return step_build(pos, log)
    if action == FOUND:
        return step_found(pos, log)
    if action == GIVE:
        return step_give(pos, log)
    return step_pick(pos, log)


# --- what is fulfilled, and what it scores --------------------------------------------------------


@compiled
def fulfilled_by(pos: Pos, objective: int, turn_ends: bool) -> int:
    """CON-121: the seat that fulfils an objective now, or NOBODY."""
    row = pos.objective[objective]
    kind, subject, seat = row[table.O_KIND], int(row[table.O_SUBJECT]), NOBODY
    if kind == table.CAPTURE:
        if pos.status[subject] in (table.DEAD, table.FLED) or pos.captor[subject] != NOBODY:
            seat = 1 - int(pos.side[subject])
    elif kind == table.CONTROL:
        seat = controller(pos, subject)
    elif kind == table.CONSTRUCTION:
        if is_founded(pos, subject) and is_valid(pos, subject):
            seat = int(pos.building[subject, table.B_SEAT])
    elif kind == table.DELIVERY:  # RAG-88: only at the end of a turn
        if turn_ends and are_delivered(pos, subject, int(row[table.O_ZONE])):
            seat = 1 - int(pos.side[subject])
    elif kind == table.HOLDING:
        thing = pos.object[subject]
        holder = int(thing[table.J_HOLDER])
        if thing[table.J_STATE] == table.HELD and (
            row[table.O_ZONE] == NOBODY or stands_in(pos, holder, int(row[table.O_ZONE]))
        ):
            seat = int(pos.side[holder])
    elif pos.secret_found:
        seat = 1 - int(pos.secret_seat)
    return seat if row[table.O_SEAT] in (NOBODY, seat) else NOBODY


@compiled
def score_objectives(pos: Pos, moment: int, turn_ends: bool, log: Log) -> None:
    """CON-121: count what is fulfilled of the objectives of a moment; at once counts only once."""
    for objective in range(table.MOST_OBJECTIVES):
        row = pos.objective[objective]
        if (
            row[table.O_KIND] == table.NO_OBJECTIVE
            or row[table.O_MOMENT] != moment
            or row[table.O_DONE]
        ):
            continue
        seat = fulfilled_by(pos, objective, turn_ends)
        if seat != NOBODY:
            if moment != table.EACH_TURN:
                row[table.O_DONE] = 1
            pos.score[seat] += row[table.O_POINTS]
            tell(log, 121, words.SCORES, seat, row[table.O_POINTS], row[table.O_KIND])


@compiled
def has_objectives(pos: Pos) -> bool:
    for objective in range(table.MOST_OBJECTIVES):
        if pos.objective[objective, table.O_KIND] != table.NO_OBJECTIVE:
            return True
    return False


@compiled
def worth_of_losses(pos: Pos, seat: int) -> int:
    """CON-121: the PA of a seat's fighters that are dead or fled."""
    lost = 0
    for fighter in range(table.MOST_FIGHTERS):
        if pos.side[fighter] == seat and pos.status[fighter] in (table.DEAD, table.FLED):
            lost += int(pos.pa[fighter])
    return lost


@compiled
def score_losses(pos: Pos, log: Log) -> None:
    """CON-121: without objectives the PA of enemies dead or fled count."""
    if not has_objectives(pos):
        for seat in range(2):
            points = worth_of_losses(pos, 1 - seat)
            pos.score[seat] = points
            tell(log, 121, words.SCORES_LOSSES, seat, points)


@compiled
def can_go_on(pos: Pos, seat: int) -> bool:
    """CON-121: whether a seat has somebody unrouted on the table; captives do not count."""
    for fighter in range(table.MOST_FIGHTERS):
        if pos.side[fighter] == seat and is_active(pos, fighter) and not pos.routed[fighter]:
            return True
    return False


@compiled
def battle_is_over(pos: Pos) -> bool:
    """CON-121: after the scenario's turns, or with a turn that leaves a side nobody unrouted."""
    turns = int(pos.turns) if pos.turns > 0 else TURNS
    return pos.turn >= turns or not (can_go_on(pos, 0) and can_go_on(pos, 1))


# --- the frame ------------------------------------------------------------------------------------


@compiled
def look_at_objectives(pos: Pos, moment: int, step: int) -> bool:
    """Look at the objectives at a moment, going on at `step`; a phase that ends is still on."""
    go_to(pos, step)
    push(pos, frames.OBJECTIVE_FRAME, moment, 0, 0, 0)
    return True


@compiled
def _begin_due(pos: Pos) -> bool:
    """Begin what is due at the end of a phase: one thing after the other; whether there was one."""
    frame = pos.frame[pos.depth - 1]
    if pos.phase == table.STRATEGIC:  # RAG-60: the tactics winner is known, the cards lie in order
        number = next_appearance(pos)
        if number != NOBODY:
            push(pos, frames.APPEAR_FRAME, number, 0, 0, 0)
            return True
    elif pos.phase == table.ACTIVATION:
        if next_bonus(pos) != NOBODY:  # CON-83
            push(pos, frames.BONUS_FRAME, 0, 0, 0, 0)
            return True
        number = next_explosion(pos)
        if number != NOBODY:
            push(pos, frames.EXPLODE_FRAME, number, 0, 0, 0)
            return True
    elif pos.phase == table.COMBAT and frame[B] == 0:
        frame[B] = 1
        push(pos, frames.CAPTURE_FRAME, 0, 0, 0, 0)
        return True
    return False


@compiled
def step_objective(pos: Pos, log: Log) -> bool:
    """A the moment, B 1 once captures, or the zones of a real table, are done."""
    frame = pos.frame[pos.depth - 1]
    step, moment = frame[STEP], frame[A]
    if step == 0:
        if moment == AFTER_PHASE and pos.phase == table.DEPLOYMENT:
            hide_secret(pos)
        if moment == AFTER_PHASE and _begin_due(pos):
            return True
        return go_to(pos, 1)
    if step == 1:  # RAG-04
        fighter = next_to_free(pos)
        if fighter == NOBODY:
            return go_to(pos, 2)
        set_free(pos, fighter, log)
        return True
    if step == 2:
        meet(pos, log)
        if pos.phase != table.DEPLOYMENT:
            watch_prisoners(pos, log)
        frame[STEP] = 3
        if moment == AFTER_PHASE and is_secret_due(pos):
            push(pos, frames.SECRET_FRAME, 0, 0, 0, 0)
        return True
    if moment == TURN_END:
        if pos.real_table and frame[B] == 0:  # CON-125: who stands where, before it is counted
            frame[B] = 1
            push(pos, frames.ZONES_FRAME, 0, 0, 0, 0)
            return True
        score_objectives(pos, table.EACH_TURN, True, log)
    score_objectives(pos, table.AT_ONCE, moment >= TURN_END, log)
    if moment == BATTLE_END:
        score_objectives(pos, table.AT_THE_END, True, log)
        score_losses(pos, log)
    return pop(pos, 0)
