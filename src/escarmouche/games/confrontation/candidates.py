"""The few moves worth thinking about, the likeliest first, for whoever searches the skirmish.

A fighter has hundreds of places to go to and twelve ways to look. What most of them come to is the
same, so a search is offered only what differs: contact, the places of the scenario, a shot, cover
from a charge. What the rules of thumb (`tactics`) put first is also how a battle is played on when
a search wants to know where a move leads.
"""

from __future__ import annotations

import math

import numpy as np

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import Moves, Stream
from escarmouche.core.seeds import below
from escarmouche.games.confrontation.activation import CALL, CAST, SHOOT, VOLLEY
from escarmouche.games.confrontation.capture import must_meet
from escarmouche.games.confrontation.frames import (
    BONUS_DIE,
    CAST_FRAME,
    CHOOSE_DICE,
    COUNTER,
    DEPLOY_FRAME,
    FIGHT_FRAME,
    FOLLOW_FRAME,
    LAST_ACTION_FRAME,
    LAST_SMALL,
    MOVE_FRAME,
    NONE,
    PARRY,
    PAY_MORE,
    PICK_ACTION,
    PICK_CARD,
    PICK_END,
    PICK_ESCORT,
    PICK_FACING,
    PICK_FIGHT,
    PICK_FIRST,
    PICK_GROUP,
    PICK_MOVEMENT,
    PICK_OPPONENT,
    PICK_TARGET,
    PICK_TEST,
    PICK_TO_DEPLOY,
    REROLL,
    REVEAL,
    SHARE_OUT,
    SHOOT_FRAME,
    SPEAK,
    SUSTAIN,
    TAKE_DICE,
    TAKE_OBJECT,
    TEST_FRAME,
)
from escarmouche.games.confrontation.geometry.ground import COLUMN
from escarmouche.games.confrontation.geometry.measure import EIGHTHS
from escarmouche.games.confrontation.geometry.sight import ALONG, ASIDE
from escarmouche.games.confrontation.movement import (
    CHARGE,
    DISENGAGE,
    ENGAGE,
    FLEE,
    PURSUE,
    RUN,
    STAND,
    STAY,
    TURN,
    WALK,
    budget_of,
    disengaging,
    ends_among,
    place_of_end,
)
from escarmouche.games.confrontation.objectives import BUILD, FOUND, GIVE, PICK, SEARCH, STRIKE
from escarmouche.games.confrontation.places import sees
from escarmouche.games.confrontation.rules import END, moves, secret
from escarmouche.games.confrontation.table import (
    COU,
    DEF,
    DELIVERY,
    DIS,
    INI,
    KIND,
    MISSING,
    MOST_FIGHTERS,
    MOST_OBJECTIVES,
    MOU,
    NOBODY,
    O_KIND,
    O_ZONE,
    TIR,
    A,
    B,
    C,
    D,
    E,
    G,
    H,
    I,
    Pos,
    are_enemies,
    is_active,
    is_engaged,
    is_present,
    radius_of,
)
from escarmouche.games.confrontation.tactics import (
    EVERYBODY,
    PLAN,
    WHOM,
    Numbers,
    Plan,
    Plans,
    X,
    Y,
    add_zone,
    advantage,
    away_from,
    band_at,
    consider,
    look_around,
    make_plan,
    worth_at,
)
from escarmouche.games.confrontation.values import value
from escarmouche.games.confrontation.wounding import wound_of

MOST_MOVEMENTS, MOST_ENDS, MOST_ANSWERS = 4, 6, 4
APART = 4.0  # cm between two ends that are offered
FINE_LOOK = 250  # ends that are looked at one by one; of more only some
LOOKS = 4  # places looked at on the way to the farthest, where nobody thinks
MOST_LIKELY = 8  # of them, those whose way is looked for
NO_END = -1


# --- small answers --------------------------------------------------------------------------------


@compiled
def weigh_reroll(pos: Pos) -> float:
    """CON-02, CON-03: more than 0 to throw a die again; into a 1 it would be worth 1."""
    frame = pos.frame[pos.depth - 1]
    if frame[KIND] != TEST_FRAME:
        seat = int(pos.seat)
        own, other = frame[A + seat] + frame[C + seat], frame[B - seat] + frame[D - seat]
        return 1.0 if own <= other else -1.0
    final, difficulty = int(frame[E] + frame[I]), int(frame[C])
    if difficulty:
        return 1.0 if final < difficulty or final <= 0 else -1.0
    blow = pos.frame[pos.depth - 2]
    if pos.depth > 1 and blow[KIND] == FIGHT_FRAME + 1:  # CON-105: nobody left to parry
        target = int(blow[B])
        return 1.0 if pos.parries[target] and final < 12 + value(pos, target, DEF) else -1.0
    return 1.0 if final < 14 else -1.0


@compiled
def weigh_target(pos: Pos, plan: Plan, target: int) -> float:
    """Whom to charge, shoot at, strike or cast on."""
    frame = pos.frame[pos.depth - 1]
    kind, fighter = frame[KIND], int(frame[A])
    if target >= MOST_FIGHTERS:
        return 5.0
    if kind == SHOOT_FRAME:
        dx, dy = pos.x[target] - pos.x[fighter], pos.y[target] - pos.y[fighter]
        away = math.sqrt(dx * dx + dy * dy) - radius_of(pos, fighter) - radius_of(pos, target)
        band = band_at(pos, fighter, away / 8)
        return plan.shot[target, band] * plan.dear[target] if band != NOBODY else 0.0
    if kind == FIGHT_FRAME:
        return plan.gives[target] * plan.dear[target]
    if kind == CAST_FRAME:
        return plan.dear[target] * (1 + int(pos.wound[target]))
    if are_enemies(pos, fighter, target):
        return advantage(plan, fighter, target) + worth_at(
            pos, plan, fighter, pos.x[target] / 8, pos.y[target] / 8
        )
    return 0.0


@compiled
def weigh_action(pos: Pos, fighter: int, action: int) -> float:
    """CON-81: what the scenario asks for comes first, then shots and spells."""
    if action in (SEARCH, PICK, BUILD, FOUND):
        return 90.0 - action
    if action == VOLLEY:
        return 30.0
    if action == SHOOT:
        return 25.0
    if action in (CAST, CALL):
        return 20.0
    if action == STRIKE:
        return 10.0
    return -5.0 if action == GIVE else 0.0


@compiled
def weigh_card(pos: Pos, plan: Plan, card: int) -> float:
    """CON-77: who has somebody to charge or shoot at comes before who has not."""
    consider(pos, plan, card)
    best = 0.0
    for other in range(MOST_FIGHTERS):
        if are_enemies(pos, card, other):
            dx, dy = pos.x[other] - pos.x[card], pos.y[other] - pos.y[card]
            away = math.sqrt(dx * dx + dy * dy) / 8
            if away <= 2 * pos.printed[card, MOU] + 2:
                best = max(best, advantage(plan, card, other))
            band = band_at(pos, card, away)
            if band != NOBODY:
                best = max(best, plan.shot[other, band] * plan.dear[other])
    return best


@compiled
def weigh_share(pos: Pos, plan: Plan, attacks: int) -> float:
    """CON-103: the more attacks the better the fight goes for a fighter; one die parries."""
    frame = pos.frame[pos.depth - 1]
    fighter, dice, gain, against = int(frame[G]), 0, 0.0, 0
    offer = int(pos.offer)
    while offer >> dice > 1:
        dice += 1
    for other in range(MOST_FIGHTERS):
        if pos.fight[other] == frame[A] and pos.side[other] != pos.side[fighter]:
            gain += advantage(plan, fighter, other)
            against += int(pos.attacks[other])
    bold = gain > -0.36 * plan.dear[fighter]
    wanted = int((0.86 if bold else 0.65) * dice + 0.5)
    if frame[H] and against == 0:  # CON-103: the loser has shown that it only parries
        wanted = dice
    elif frame[H] and not bold:
        wanted = max(dice - against, 0)
    return -abs(attacks - wanted) + 0.1 * attacks


@compiled
def weigh_left_out(pos: Pos, left_out: int) -> float:
    """CON-38: the two dice that hurt most, or least."""
    frame = pos.frame[pos.depth - 1]
    first = int(frame[I]) if left_out == 0 else int(frame[G])
    second = int(frame[I]) if left_out == 1 else int(frame[H])
    level = wound_of(pos, min(first, second), max(first, second), int(frame[B]) - 5)
    return level * (1.0 if frame[E] > 0 else -1.0)


@compiled
def weigh_answer(pos: Pos, plan: Plan, answer: int) -> float:
    """How likely a small answer is to be the best one; more is likelier."""
    question, frame = pos.question, pos.frame[pos.depth - 1]
    if question == PICK_TARGET:
        return weigh_target(pos, plan, answer)
    if question == PICK_ACTION:
        return weigh_action(pos, int(frame[A]), answer)
    if question == PICK_CARD:
        return weigh_card(pos, plan, answer)
    if question == SHARE_OUT:
        return weigh_share(pos, plan, answer)
    if question == CHOOSE_DICE:
        return weigh_left_out(pos, answer)
    if question == REROLL:
        return answer * weigh_reroll(pos)
    if question == PARRY:
        blow = pos.frame[pos.depth - 1]
        likely = blow[C] - value(pos, int(blow[B]), DEF) <= 9
        return int(answer == likely)
    if question == PICK_TEST:
        return float(value(pos, int(frame[A]), DIS if answer else COU))
    if question == PICK_OPPONENT:
        consider(pos, plan, int(frame[B]))
        return advantage(plan, int(frame[B]), answer)
    if question == PICK_TO_DEPLOY:  # the cheap ones first, while the other shows where it goes
        return -float(pos.pa[answer])
    if question == PICK_FIRST:
        return int(answer == pos.seat)
    if question in (PICK_FIGHT, PICK_GROUP, PICK_ESCORT, COUNTER):
        return int((answer == NONE) == (question == PICK_GROUP))
    if question in (SUSTAIN, BONUS_DIE, TAKE_OBJECT):
        return float(answer)
    if question == SPEAK:  # the top card, the reserve, a pass
        return -float(answer if answer != 1 else 9)
    return -float(answer)  # TAKE_DICE, PAY_MORE, PICK_EDGE …: as little as can be


@compiled
def best_facing(pos: Pos, fighter: int) -> int:
    """CON-69: towards the enemies, the near ones above all."""
    dx = dy = 0.0
    for other in range(MOST_FIGHTERS):
        if are_enemies(pos, fighter, other) and not pos.routed[other]:
            away_x, away_y = (
                float(pos.x[other] - pos.x[fighter]),
                float(pos.y[other] - pos.y[fighter]),
            )
            square = away_x * away_x + away_y * away_y + 1.0
            dx += away_x / (square * math.sqrt(square))
            dy += away_y / (square * math.sqrt(square))
    if dx == 0 and dy == 0:  # nobody yet: towards the middle of the table
        dx, dy = pos.width * 4.0 - pos.x[fighter], pos.height * 4.0 - pos.y[fighter]
    best, found = -1e9, 0
    for facing in range(12):
        along = ASIDE[facing] * dx + ALONG[facing] * dy
        if along > best:
            best, found = along, facing
    return found


# --- movements ------------------------------------------------------------------------------------


@compiled
def best_towards(pos: Pos, plan: Plan, fighter: int, budget: float) -> float:
    """The best of the places that lie straight towards something, within so many cm."""
    x, y = pos.x[fighter] / 8, pos.y[fighter] / 8
    best = -1e9
    for goal in range(plan.places + MOST_FIGHTERS):
        if goal < plan.places:
            place = plan.place[goal]
            to_x, to_y, stop = place[X], place[Y], 0.0
            if place[WHOM] >= 0 and place[WHOM] != fighter:
                continue
        else:
            other = goal - plan.places
            if not are_enemies(pos, fighter, other):
                continue
            to_x, to_y = pos.x[other] / 8, pos.y[other] / 8
            stop = 1.2 + (radius_of(pos, fighter) + radius_of(pos, other)) / 8
        dx, dy = to_x - x, to_y - y
        away = math.sqrt(dx * dx + dy * dy)
        if away > 0.1:
            step = min(budget, max(away - stop, 0.0)) / away
            best = max(best, worth_at(pos, plan, fighter, x + dx * step, y + dy * step))
            if goal >= plan.places:  # and away from it
                step = -budget / away
                away_x = min(max(x + dx * step, 2.0), pos.width - 2.0)
                away_y = min(max(y + dy * step, 2.0), pos.height - 2.0)
                best = max(best, worth_at(pos, plan, fighter, away_x, away_y))
    return best


@compiled
def best_contact(pos: Pos, plan: Plan, fighter: int, movement: int) -> float:
    """The best of the enemies that may be engaged or charged, as far as can be told."""
    best = -1e9
    for other in range(MOST_FIGHTERS):
        if are_enemies(pos, fighter, other):
            dx, dy = pos.x[other] - pos.x[fighter], pos.y[other] - pos.y[fighter]
            away = (
                math.sqrt(dx * dx + dy * dy) - radius_of(pos, fighter) - radius_of(pos, other)
            ) / 8
            reach = value(pos, fighter, MOU) * (2 if movement == CHARGE else 1)
            if away <= reach and (movement == ENGAGE or sees(pos, fighter, other)):
                found = worth_at(pos, plan, fighter, pos.x[other] / 8, pos.y[other] / 8)
                if movement == CHARGE and not pos.charged[other]:  # CON-86: −1 to INI, ATT, DEF
                    found += 0.18 * plan.dear[other]
                best = max(best, found)
    return best


@compiled
def best_shot(pos: Pos, plan: Plan, fighter: int, turned: bool) -> float:
    """CON-90: what the best shot from here brings."""
    best = 0.0
    if pos.printed[fighter, TIR] == MISSING or is_engaged(pos, fighter):
        return best
    for other in range(MOST_FIGHTERS):
        if (
            are_enemies(pos, fighter, other)
            and not is_engaged(pos, other)
            and (turned or sees(pos, fighter, other))
        ):
            dx, dy = pos.x[other] - pos.x[fighter], pos.y[other] - pos.y[fighter]
            away = math.sqrt(dx * dx + dy * dy) - radius_of(pos, fighter) - radius_of(pos, other)
            band = band_at(pos, fighter, away / 8)
            if band != NOBODY:
                best = max(best, plan.shot[other, band] * plan.dear[other])
    return best


@compiled
def weigh_movement(pos: Pos, plan: Plan, fighter: int, movement: int) -> float:
    """CON-81: what a movement is likely to bring."""
    x, y = pos.x[fighter] / 8, pos.y[fighter] / 8
    here = worth_at(pos, plan, fighter, x, y)
    walk = float(value(pos, fighter, MOU))
    magic = 6.5 if pos.knows[fighter] else 0.0
    if movement == STAY:
        return here + magic + 1.21 * best_shot(pos, plan, fighter, False)
    if movement == TURN:
        return here + magic - 0.5 + 0.9 * best_shot(pos, plan, fighter, True)
    if movement == WALK:
        shot = 0.85 * best_shot(pos, plan, fighter, False)
        return max(best_towards(pos, plan, fighter, walk), here - 1.0) + shot + magic
    if movement == RUN:
        return best_towards(pos, plan, fighter, 2 * walk)
    if movement in (ENGAGE, CHARGE):
        return best_contact(pos, plan, fighter, movement)
    if movement == DISENGAGE:
        needed = disengaging(pos, fighter) - value(pos, fighter, INI)
        likely = min(max((7 - needed) / 6, 0.05), 1.0)
        there = best_towards(pos, plan, fighter, walk)
        return likely * there + (1 - likely) * (here - 2.0) - 4.0
    return here


# --- places ---------------------------------------------------------------------------------------


@compiled
def weigh_deployment(pos: Pos, plan: Plan, fighter: int, x: float, y: float) -> float:
    """CON-74: near what is wanted, not too near to each other, and out in front."""
    centre = -0.02 * (abs(x - pos.width / 2) + abs(y - pos.height / 2))
    crowd = 0.0
    for other in range(MOST_FIGHTERS):
        if is_present(pos, other) and pos.side[other] == pos.side[fighter]:
            dx, dy = pos.x[other] / 8 - x, pos.y[other] / 8 - y
            crowd += max(0.0, 4.8 - math.sqrt(dx * dx + dy * dy))
    return worth_at(pos, plan, fighter, x, y) + 22 * centre - 1.9 * crowd


@compiled
def weigh_blast(pos: Pos, plan: Plan, shooter: int, x: float, y: float) -> float:
    """CON-94: enemies under the template, less friends."""
    found, reach = 0.0, float(pos.weapon[shooter, 4])
    for other in range(MOST_FIGHTERS):
        if is_active(pos, other):
            dx, dy = pos.x[other] / 8 - x, pos.y[other] / 8 - y
            away = math.sqrt(dx * dx + dy * dy) - radius_of(pos, other) / 8
            if away <= reach:
                sign = -1.5 if pos.side[other] == pos.side[shooter] else 1.0
                found += sign * plan.dear[other] * (1.2 - 0.2 * away / max(reach, 1.0))
    return found


@compiled
def weigh_follower(pos: Pos, plan: Plan, fighter: int, x: float, y: float) -> float:
    """RAG-31: prisoners are led to where they are to be delivered."""
    for number in range(MOST_OBJECTIVES):
        if pos.objective[number, O_KIND] == DELIVERY:
            plan.places = 0
            add_zone(pos, plan, int(pos.objective[number, O_ZONE]), 1.0, EVERYBODY, 0)
            return -away_from(plan.place[0], x, y)
    return 0.0


@compiled
def weigh_place(pos: Pos, plan: Plan, fighter: int, x: float, y: float) -> float:
    """What an end of a movement or a spot is worth."""
    frame = pos.frame[pos.depth - 1]
    kind = frame[KIND]
    if kind == FOLLOW_FRAME:
        return weigh_follower(pos, plan, fighter, x, y)
    if kind == DEPLOY_FRAME:
        return weigh_deployment(pos, plan, fighter, x, y)
    if kind == SHOOT_FRAME:
        return weigh_blast(pos, plan, fighter, x, y)
    if kind == LAST_ACTION_FRAME:  # a foundation: behind the builders
        dx, dy = x - pos.width / 2, y - pos.height / 2
        return dx * dx + dy * dy
    return worth_at(pos, plan, fighter, x, y)


@compiled
def who_moves(pos: Pos) -> int:
    """The fighter that the open question is about, as far as places are concerned."""
    frame = pos.frame[pos.depth - 1]
    if frame[KIND] == DEPLOY_FRAME:
        return int(frame[C])
    if frame[KIND] in (FOLLOW_FRAME, CAST_FRAME):
        return int(frame[B])
    if frame[KIND] == FIGHT_FRAME:
        return int(frame[D] if pos.question == PICK_TARGET else frame[G])
    return min(max(int(frame[A]), 0), MOST_FIGHTERS - 1)


@compiled
def weigh_places(
    pos: Pos, plan: Plan, options: Moves, count: int, scores: Numbers, places: Numbers
) -> None:
    """Weigh ends or spots; of very many, every second or third and so on."""
    fighter, stride = who_moves(pos), 1 + count // FINE_LOOK
    for index in range(count):
        end = int(options[index]) - END
        scores[index] = -1e12
        if end == STAND:
            x, y = int(pos.x[fighter]), int(pos.y[fighter])
        elif stride > 1 and (end // COLUMN + end % COLUMN) % stride and end < STAND // 2:
            continue
        else:
            x, y = place_of_end(pos, fighter, end)
        places[2 * index], places[2 * index + 1] = x / 8, y / 8
        scores[index] = weigh_place(pos, plan, fighter, x / 8, y / 8)


# --- the best of them -----------------------------------------------------------------------------


@compiled
def needs_plan(question: int) -> bool:
    """Whether an answer depends on what the seat wants, not on the dice alone."""
    return question > LAST_SMALL or question in (
        PICK_TARGET, PICK_CARD, SHARE_OUT, PICK_OPPONENT, PICK_MOVEMENT,
    )  # fmt: skip


@compiled
def weigh_all(
    pos: Pos, plans: Plans, options: Moves, count: int, scores: Numbers, places: Numbers
) -> None:
    """How likely each legal move is to be the best one."""
    plan, question = plans[0], pos.question
    if needs_plan(question):
        make_plan(pos, plan, int(pos.seat))
        if question != PICK_CARD:
            consider(pos, plan, who_moves(pos))
            look_around(pos, plan, who_moves(pos))
    if question > LAST_SMALL:
        weigh_places(pos, plan, options, count, scores, places)
        return
    fighter = who_moves(pos)
    for index in range(count):
        if question == PICK_MOVEMENT:
            scores[index] = weigh_movement(pos, plan, fighter, int(options[index]))
        else:
            scores[index] = weigh_answer(pos, plan, int(options[index]))


@compiled
def most_offered(pos: Pos) -> int:
    """How many moves of the open question are worth a thought."""
    question = pos.question
    if secret(pos):
        return 64  # so that whoever looks back can compare any of them
    if question == PICK_MOVEMENT:
        return MOST_MOVEMENTS
    if question == PICK_END:
        return MOST_ENDS if pos.frame[pos.depth - 1, KIND] != FOLLOW_FRAME else 2
    if question in (PICK_TARGET, PICK_OPPONENT, PICK_ACTION, SPEAK, SHARE_OUT, PICK_FIGHT, REVEAL):
        return MOST_ANSWERS
    if question in (PARRY, TAKE_DICE, PAY_MORE, COUNTER, PICK_FIRST):
        return 2
    if question > LAST_SMALL:
        return 1 if pos.frame[pos.depth - 1, KIND] == DEPLOY_FRAME else 3
    return MOST_ANSWERS if question < LAST_SMALL and question not in (
        REROLL, CHOOSE_DICE, PICK_TEST, PICK_TO_DEPLOY, PICK_GROUP, PICK_ESCORT, SUSTAIN, BONUS_DIE,
        TAKE_OBJECT,
    ) else 1  # fmt: skip


@compiled
def sort_out(
    options: Moves, count: int, scores: Numbers, places: Numbers, most: int, spread: bool
) -> int:
    """Put the best in front, not two that are nearly the same place; how many there are."""
    kept = 0
    while kept < min(most, count):
        best = kept
        for index in range(kept + 1, count):
            if scores[index] > scores[best]:
                best = index
        if scores[best] <= -1e11:
            break
        options[kept], options[best] = options[best], options[kept]
        scores[kept], scores[best] = scores[best], scores[kept]
        if spread:
            for part in range(2):
                other = places[2 * best + part]
                places[2 * best + part] = places[2 * kept + part]
                places[2 * kept + part] = other
            for index in range(kept + 1, count):
                dx = places[2 * index] - places[2 * kept]
                dy = places[2 * index + 1] - places[2 * kept + 1]
                if scores[index] > -1e11 and dx * dx + dy * dy < APART * APART:
                    scores[index] = -1e12
        kept += 1
    return max(kept, 1)


@compiled
def ranked(pos: Pos, out: Moves, most: int) -> int:
    """The best moves by rules of thumb, at most so many."""
    if pos.question == PICK_FACING:
        out[0] = best_facing(pos, who_moves(pos))
        return 1
    count = moves(pos, out)
    if count == 1:
        return 1
    plans = np.empty(1, PLAN)
    scores, places = np.empty(count), np.empty(2 * count if pos.question > LAST_SMALL else 1)
    weigh_all(pos, plans, out, count, scores, places)
    return sort_out(out, count, scores, places, most, pos.question > LAST_SMALL)


@compiled
def candidates(pos: Pos, out: Moves) -> int:
    """The moves worth thinking about, the likeliest first."""
    return ranked(pos, out, most_offered(pos))


@compiled
def likely_end(pos: Pos, options: Moves) -> int:
    """A good end of a movement, found by looking at few places; NO_END if that finds none."""
    frame = pos.frame[pos.depth - 1]
    fighter, movement = int(frame[A]), int(frame[B])
    if frame[KIND] != MOVE_FRAME or movement == FLEE or must_meet(pos, fighter):
        return NO_END
    plans = np.empty(1, PLAN)
    return best_of_few(pos, plans, fighter, movement, options)


@compiled
def best_of_few(pos: Pos, plans: Plans, fighter: int, movement: int, options: Moves) -> int:
    """The best of the likely places that are reached and, going into contact, of the slots."""
    plan = plans[0]
    make_plan(pos, plan, int(pos.seat))
    consider(pos, plan, fighter)
    look_around(pos, plan, fighter)
    kept = 0
    if movement not in (ENGAGE, CHARGE):
        kept = likely_places(pos, plan, fighter, budget_of(pos, fighter, movement), options)
    ends = options[kept:]
    found = ends_among(pos, options[:kept], kept, ends)
    if found == 0:
        return NO_END
    if movement in (WALK, RUN, DISENGAGE):
        return END + int(ends[0])
    best, chosen = -1e12, NO_END
    if movement == PURSUE:
        best, chosen = worth_at(pos, plan, fighter, pos.x[fighter] / 8, pos.y[fighter] / 8), STAND
    for index in range(found):
        x, y = place_of_end(pos, fighter, int(ends[index]))
        score = worth_at(pos, plan, fighter, x / 8, y / 8)
        if score > best:
            best, chosen = score, int(ends[index])
    return END + chosen


@compiled
def likely_places(pos: Pos, plan: Plan, fighter: int, budget: int, options: Moves) -> int:
    """The best of a few whole centimetres within reach of a straight way, the best one first."""
    scores = np.empty(MOST_LIKELY)
    x, y, kept = int(pos.x[fighter]), int(pos.y[fighter]), 0
    reach = budget // EIGHTHS
    apart = 1 + reach // LOOKS
    for look in range((2 * LOOKS + 1) * (2 * LOOKS + 1)):
        column = x // EIGHTHS + (look // (2 * LOOKS + 1) - LOOKS) * apart
        row = y // EIGHTHS + (look % (2 * LOOKS + 1) - LOOKS) * apart
        if not (0 <= column <= pos.width and 0 <= row <= pos.height):
            continue
        dx, dy = column * EIGHTHS - x, row * EIGHTHS - y
        if not 0 < dx * dx + dy * dy <= budget * budget:
            continue
        score = worth_at(pos, plan, fighter, float(column), float(row))
        at = kept
        while at > 0 and scores[at - 1] < score:
            at -= 1
        if at < MOST_LIKELY:
            kept = min(kept + 1, MOST_LIKELY)
            for later in range(kept - 1, at, -1):
                scores[later], options[later] = scores[later - 1], options[later - 1]
            scores[at], options[at] = score, column * COLUMN + row
    return kept


@compiled
def reply(pos: Pos, options: Moves, stream: Stream) -> int:
    """How a battle goes on when nobody thinks: by rules of thumb; what is secret by lot."""
    if pos.question in (PICK_CARD, REVEAL):
        return options[below(stream, moves(pos, options))]
    if pos.question == PICK_END:
        found = likely_end(pos, options)
        if found != NO_END:
            return found
    ranked(pos, options, 1)
    return options[0]
