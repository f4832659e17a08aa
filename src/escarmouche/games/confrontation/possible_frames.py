"""Which frames can lie on each other, with which numbers, and which question they ask.

A text of a battle holds the frames too (`frames`). Compiled code uses their numbers to find
fighters, spells and buildings without looking twice, so a text is refused if any frame could not
be there. The table states where each kind of frame can stop; what exactly it asks there is not
stated a second time: the frame is made to ask again, and must ask the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

import numpy as np

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import CHANCE, unheard
from escarmouche.core.texts import Message
from escarmouche.games.confrontation import (
    casting,
    construction,
    fleeing,
    following,
    frames,
    shooting,
    surroundings,
    table,
    upkeep,
    vocabulary,
)
from escarmouche.games.confrontation import movement as moving
from escarmouche.games.confrontation.battle import frame_of_phase
from escarmouche.games.confrontation.battle import step as take_step
from escarmouche.games.confrontation.frames import NONE, answered
from escarmouche.games.confrontation.strategy import unseen_cards
from escarmouche.games.confrontation.table import NOBODY, STEP, Pos

FIGHTER = (0, table.MOST_FIGHTERS - 1)
ANYBODY = (NOBODY, table.MOST_FIGHTERS - 1)
IN_ORDER = (0, table.MOST_FIGHTERS)
TWICE = (0, 2 * table.MOST_FIGHTERS)
BITS = (0, (1 << table.MOST_FIGHTERS) - 1)
FLAG = SEAT = (0, 1)
MOVEMENT = (0, len(vocabulary.MOVEMENTS) - 1)
SPELL = (0, table.MOST_SPELLS - 1)
VALUE = (-200, 200)
LENGTH = (0, 8 * 121)
BUILDING = (0, table.MOST_BUILDINGS - 1)
DIE = (0, 20)
LETTERS = "ABCDEFGHIJ"
Range = tuple[int, int]


@dataclass(frozen=True)
class Possible:
    """Where a frame can stop: at which step it asks what, and holds which frame above it."""

    numbers: Mapping[str, Range]  # of its fields; those left out are 0
    asks: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    holds: Mapping[int, tuple[int, ...]] = field(default_factory=dict)


_PHASES = (
    frames.DEPLOY_FRAME, frames.STRATEGY_FRAME, frames.SPEECHES_FRAME, frames.COMBAT_FRAME,
    frames.RALLY_FRAME, frames.MYSTIC_FRAME, frames.UPKEEP_FRAME, frames.AURAS_FRAME,
)  # fmt: skip
_AROUND = frames.SURROUNDINGS_FRAME
POSSIBLE: Mapping[int, Possible] = {
    frames.BATTLE_FRAME: Possible(
        {},
        holds={1: _PHASES, **dict.fromkeys((2, 3, 4), (frames.OBJECTIVE_FRAME,))},
    ),
    frames.DEPLOY_FRAME: Possible(
        {"A": SEAT, "B": SEAT, "C": FIGHTER},
        {
            2: (frames.PICK_EDGE,), 4: (frames.PICK_TO_DEPLOY,),
            5: (frames.PICK_SPOT,), 6: (frames.PICK_FACING,),
        },
        {1: (frames.OPPOSED_FRAME,), 7: (_AROUND,)},
    ),
    frames.STRATEGY_FRAME: Possible(
        {"A": SEAT, "B": ANYBODY, "C": IN_ORDER},
        {2: (frames.PICK_GROUP,), 3: (frames.PICK_GROUP,), 6: (frames.PICK_CARD,)},
        {7: (frames.OPPOSED_FRAME,)},
    ),
    frames.SPEECHES_FRAME: Possible(
        {"A": SEAT, "B": FIGHTER, "C": FLAG},
        {1: (frames.PICK_FIRST,), 3: (frames.SPEAK,), 4: (frames.REVEAL,)},
        {
            5: (frames.CARD_FRAME,), 6: (frames.OBJECTIVE_FRAME,),
            7: (frames.FLEE_FRAME, _AROUND),
        },
    ),
    frames.CARD_FRAME: Possible(
        {"A": FIGHTER, "B": BITS, "C": FLAG},
        {1: (frames.PICK_TARGET,)},
        {2: (frames.ACTIVATE_FRAME,)},
    ),
    frames.ACTIVATE_FRAME: Possible(
        {"A": FIGHTER, "B": FLAG, "C": MOVEMENT, "D": FLAG, "E": FLAG},
        {1: (frames.PICK_MOVEMENT,)},
        {
            2: (frames.ACTION_FRAME,), 3: (frames.MOVE_FRAME,), 4: (frames.FOLLOW_FRAME,),
            6: (frames.ACTION_FRAME, frames.FLEE_FRAME, _AROUND),
        },
    ),
    frames.MOVE_FRAME: Possible(
        {"A": FIGHTER, "B": MOVEMENT, "C": ANYBODY, "D": (NOBODY, BITS[1]), "E": BITS, "G": BITS},
        {2: (frames.PICK_TARGET,), 4: (frames.PICK_END,), 6: (frames.PICK_FACING,)},
        {
            1: (frames.TEST_FRAME,), 3: (frames.FEAR_FRAME,), 5: (frames.FEAR_FRAME,),
            7: (frames.FEAR_FRAME, _AROUND), moving.CONTACTS_DECLARED: (frames.FACT_FRAME,),
            moving.ARRIVES: (frames.FEAR_FRAME,),
        },
    ),
    frames.ACTION_FRAME: Possible(
        {"A": FIGHTER, "B": FLAG, "C": MOVEMENT, "D": FLAG},
        {1: (frames.PICK_ACTION,)},
        {2: (frames.SHOOT_FRAME, frames.CAST_FRAME, frames.LAST_ACTION_FRAME)},
    ),
    frames.SHOOT_FRAME: Possible(
        {
            "A": FIGHTER, "B": MOVEMENT, "C": FLAG, "D": (NOBODY, shooting.EXPLOSIVES + 1),
            "E": VALUE, "F": DIE, "G": LENGTH, "H": BITS, "I": IN_ORDER, "J": FLAG,
        },
        {
            1: (frames.PICK_TARGET,), 4: (frames.PICK_SPOT,), 6: (frames.THROW,),
            7: (frames.THROW,),
        },
        {
            0: (frames.WOUND_FRAME, frames.EXPLODE_FRAME, frames.DAMAGE_FRAME),
            2: (frames.TEST_FRAME,), 5: (frames.TEST_FRAME,),
            8: (frames.WOUND_FRAME, frames.EXPLODE_FRAME),
            shooting.RANGE_DECLARED: (frames.FACT_FRAME,),
            shooting.REACHED_DECLARED: (frames.FACT_FRAME,),
            shooting.HITS: (frames.WOUND_FRAME,),
            shooting.SET_OFF_DECLARED: (frames.FACT_FRAME,),
        },
    ),
    frames.FEAR_FRAME: Possible({"A": FIGHTER, "B": VALUE}, holds={1: (frames.TEST_FRAME,)}),
    frames.FLEE_FRAME: Possible(
        {"A": FIGHTER},
        holds={1: (frames.TEST_FRAME,), fleeing.DECLARED: (frames.FACT_FRAME,)},
    ),
    frames.RALLY_FRAME: Possible(
        {"A": IN_ORDER, "B": FIGHTER, "C": (0, table.FOI), "D": VALUE},
        {1: (frames.PICK_TEST,)},
        {2: (frames.TEST_FRAME,), 4: (frames.FACT_FRAME,)},
    ),
    frames.COMBAT_FRAME: Possible(
        {"A": SEAT, "B": FIGHTER, "C": FLAG},
        {2: (frames.PICK_FIGHT,), 7: (frames.PICK_TARGET,)},
        {
            1: (frames.SPLIT_FRAME, frames.CAST_FRAME), 3: (frames.FIGHT_FRAME,),
            4: (frames.PURSUE_FRAME,), 5: (frames.OBJECTIVE_FRAME,),
        },
    ),
    frames.SPLIT_FRAME: Possible({"A": FLAG, "B": FIGHTER}, {1: (frames.PICK_OPPONENT,)}),
    frames.FIGHT_FRAME: Possible(
        {
            "A": FIGHTER, "B": SEAT, "C": SEAT, "D": FIGHTER, "E": SEAT, "G": FIGHTER,
            "H": (0, 3), "I": FLAG,
        },
        {
            4: (frames.TAKE_DICE,), 5: (frames.SHARE_OUT,), 7: (frames.PICK_STRIKER,),
            8: (frames.PICK_TARGET,),
        },
        {1: (frames.OPPOSED_FRAME,), 6: (frames.BLOW_FRAME,)},
    ),
    frames.BLOW_FRAME: Possible(
        {"A": FIGHTER, "B": FIGHTER, "C": VALUE},
        {2: (frames.PARRY,)},
        {1: (frames.TEST_FRAME,), 3: (frames.TEST_FRAME,), 5: (frames.WOUND_FRAME,)},
    ),
    frames.PURSUE_FRAME: Possible(
        {"A": FIGHTER, "B": IN_ORDER, "C": FIGHTER, "D": FLAG},
        holds={0: (frames.ACTION_FRAME,), 1: (frames.MOVE_FRAME,), 2: (frames.FOLLOW_FRAME,)},
    ),
    frames.TEST_FRAME: Possible(
        {
            "A": FIGHTER, "B": (0, table.FOI), "C": VALUE, "D": (0, 20), "E": VALUE, "F": DIE,
            "G": (0, 20), "H": VALUE, "I": VALUE,
        },
        {1: (frames.THROW,), 2: (frames.REROLL,)},
    ),
    frames.OPPOSED_FRAME: Possible(
        {
            "A": VALUE, "B": VALUE, "C": VALUE, "D": VALUE, "E": (0, 15), "F": DIE, "G": SEAT,
            "H": VALUE, "I": (0, table.FOI), "J": FLAG,
        },
        {1: (frames.THROW,), 3: (frames.DRAW_LOT,), 4: (frames.REROLL,)},
    ),
    frames.WOUND_FRAME: Possible(
        {
            "A": FIGHTER, "B": VALUE, "C": VALUE, "D": ANYBODY, "E": (-1, 1), "F": DIE,
            "G": (0, 6), "H": (0, 6), "I": (0, 6), "J": (0, 3),
        },
        {1: (frames.THROW,), 2: (frames.CHOOSE_DICE,)},
    ),
    frames.CAST_FRAME: Possible(
        {
            "A": FIGHTER, "B": FIGHTER, "C": SPELL, "D": (0, 250), "E": VALUE, "F": DIE,
            "G": (0, 127), "H": BITS,
        },
        {
            casting.PICKED: (frames.PICK_SPELL,), casting.AIMED: (frames.PICK_TARGET,),
            casting.RADIUS_DIE: (frames.THROW,), casting.STRENGTHENED: (frames.PAY_MORE,),
            casting.COUNTERED: (frames.COUNTER,), casting.GEM_PAID: (frames.PICK_ELEMENT,),
            casting.SET_DOWN: (frames.PICK_SPOT,),
        },
        {
            casting.CAST: (frames.TEST_FRAME,), casting.COUNTER_TESTED: (frames.TEST_FRAME,),
            casting.NEXT_FIGHTER: (frames.WOUND_FRAME, frames.FOLLOW_FRAME, _AROUND),
            casting.AREA_DECLARED: (frames.FACT_FRAME,),
        },
    ),
    frames.MYSTIC_FRAME: Possible(
        {"A": TWICE, "B": (0, 40), "C": (0, 5)},
        {3: (frames.PICK_ELEMENT,)},
        {1: (frames.TEST_FRAME,)},
    ),
    frames.UPKEEP_FRAME: Possible(
        {"A": (0, 2 * table.MOST_EFFECTS), "B": (0, table.MOST_EFFECTS - 1), "F": DIE},
        {
            upkeep.EFFECT_ANSWERED: (frames.SUSTAIN,), upkeep.BEING_ANSWERED: (frames.SUSTAIN,),
            upkeep.BEING_PAID: (frames.PICK_ELEMENT,), upkeep.REGENERATION_DIE: (frames.THROW,),
            upkeep.EPHEMERAL_DIE: (frames.THROW,), upkeep.REINFORCEMENT_DIE: (frames.THROW,),
            upkeep.REINFORCEMENT_SPOT: (frames.PICK_SPOT,),
        },
    ),
    frames.OBJECTIVE_FRAME: Possible(
        {"A": (0, 10), "B": FLAG},
        holds={
            0: (
                frames.APPEAR_FRAME, frames.BONUS_FRAME, frames.EXPLODE_FRAME,
                frames.CAPTURE_FRAME,
            ),
            1: (frames.SLIP_FRAME,), 3: (frames.SECRET_FRAME, frames.ZONES_FRAME),
        },
    ),
    frames.LAST_ACTION_FRAME: Possible(
        {
            "A": FIGHTER, "B": (0, len(vocabulary.ACTIONS) - 1),
            "C": (0, table.MOST_CACHES - 1), "D": (0, table.MOST_OBJECTS - 1), "E": FIGHTER,
            "F": DIE,
        },
        {
            1: (frames.PICK_LAST,), 2: (frames.PICK_SPOT, frames.THROW, frames.PICK_TARGET),
            3: (frames.TAKE_OBJECT,), construction.ASIDE: (frames.PICK_SPOT,),
        },
        {2: (frames.DAMAGE_FRAME,)},
    ),
    frames.APPEAR_FRAME: Possible(
        {
            "A": (0, table.MOST_APPEARANCES - 1), "B": (0, 6), "C": (-500, 1500),
            "D": (-500, 1500), "F": DIE,
        },
        {1: (frames.THROW,), 2: (frames.THROW,), 4: (frames.PICK_SPOT,)},
    ),
    frames.EXPLODE_FRAME: Possible(
        {
            "A": (0, table.MOST_EXPLOSIONS - 1), "B": (0, 127), "C": LENGTH, "D": BITS,
            "E": IN_ORDER, "F": DIE,
        },
        {2: (frames.THROW,), 3: (frames.THROW,), 4: (frames.THROW,)},
        {5: (frames.WOUND_FRAME,), 6: (frames.FACT_FRAME,)},
    ),
    frames.FOLLOW_FRAME: Possible(
        {"A": FIGHTER, "B": ANYBODY, "C": FIGHTER, "D": IN_ORDER},
        {
            2: (frames.PICK_ESCORT,), following.CAPTIVE: (frames.PICK_END,),
            following.PRISONER: (frames.PICK_END,),
        },
    ),
    frames.CAPTURE_FRAME: Possible({"A": (0, 2 * table.BAND - 1)}, {1: (frames.PICK_CAPTOR,)}),
    frames.SLIP_FRAME: Possible({"A": FIGHTER}, {1: (frames.SLIP_IN,)}),
    frames.DAMAGE_FRAME: Possible(
        {"A": BUILDING, "B": VALUE, "F": DIE}, {1: (frames.THROW,)}
    ),
    frames.BONUS_FRAME: Possible(
        {"A": BUILDING, "F": DIE}, {1: (frames.BONUS_DIE,), 2: (frames.THROW,)}
    ),
    frames.SECRET_FRAME: Possible({"A": (1, 9), "B": BITS, "F": DIE}, {1: (frames.THROW,)}),
    frames.FACT_FRAME: Possible(
        {
            "A": (0, len(vocabulary.FACTS) - 1), "B": FIGHTER, "C": BITS, "D": BITS, "E": (0, 2),
            "F": DIE, "G": BITS, "H": SEAT, "I": FIGHTER,
        },
        {1: (frames.DECLARE, frames.DECLARE_WHO), 2: (frames.THROW,)},
    ),
    frames.SURROUNDINGS_FRAME: Possible(
        {"A": ANYBODY, "B": (1, surroundings.ALL), "C": SEAT}, holds={1: (frames.FACT_FRAME,)}
    ),
    frames.ZONES_FRAME: Possible(
        {"A": (0, table.MOST_ZONES - 1)}, holds={1: (frames.FACT_FRAME,)}
    ),
    frames.AURAS_FRAME: Possible({"A": FIGHTER}, holds={1: (frames.FACT_FRAME,)}),
}  # fmt: skip

# Asked by: the step at which a frame asks what it waits for, and the field with the answer, or
# the result, that it went on with from the step before.
_ASKED = {
    (frames.DEPLOY_FRAME, 4): 3, (frames.STRATEGY_FRAME, 2): 1, (frames.STRATEGY_FRAME, 6): 5,
    (frames.SPEECHES_FRAME, 3): 2, (frames.CARD_FRAME, 1): 0, (frames.ACTIVATE_FRAME, 1): 0,
    (frames.MOVE_FRAME, 2): 0, (frames.ACTION_FRAME, 1): 0, (frames.SHOOT_FRAME, 1): 0,
    (frames.SHOOT_FRAME, 4): 0, (frames.RALLY_FRAME, 1): 0, (frames.COMBAT_FRAME, 2): 1,
    (frames.COMBAT_FRAME, 7): 2, (frames.SPLIT_FRAME, 1): 0, (frames.FIGHT_FRAME, 4): 3,
    (frames.FIGHT_FRAME, 5): 4, (frames.FIGHT_FRAME, 7): 6, (frames.FIGHT_FRAME, 8): 7,
    (frames.BLOW_FRAME, 2): 1, (frames.CAST_FRAME, casting.PICKED): casting.BEGINS,
    (frames.CAST_FRAME, casting.STRENGTHENED): casting.STRENGTHEN,
    (frames.CAST_FRAME, casting.COUNTERED): casting.CAST,
    (frames.CAST_FRAME, casting.GEM_PAID): casting.COUNTER_COSTS, (frames.MYSTIC_FRAME, 3): 2,
    (frames.UPKEEP_FRAME, upkeep.BEING_PAID): upkeep.BEING_ANSWERED,
    (frames.LAST_ACTION_FRAME, 1): 0, (frames.CAPTURE_FRAME, 1): 0, (frames.SLIP_FRAME, 1): 0,
    (frames.BONUS_FRAME, 1): 0, (frames.FACT_FRAME, 1): 0,
}  # fmt: skip
_ANSWERS = {(frames.FIGHT_FRAME, 8): table.D}
_RESULTS = {(frames.BLOW_FRAME, 2): table.C, (frames.CAST_FRAME, casting.COUNTERED): table.E}
# What asking has counted already.
_COUNTED = {
    (frames.SHOOT_FRAME, 1): (table.C, 1),
    (frames.SHOOT_FRAME, 4): (table.C, 1),
    (frames.RALLY_FRAME, 1): (table.A, -1),
}
# What is offered where nothing is asked again, as bits of answers.
_FIGHTERS = BITS[1]
_OFFERED = {
    frames.PICK_EDGE: 3, frames.PICK_FIRST: 3, frames.PICK_FACING: (1 << 12) - 1,
    frames.CHOOSE_DICE: 7, frames.PICK_TEST: 3, frames.TAKE_OBJECT: 3, frames.SUSTAIN: 3,
}  # fmt: skip
_FOUND = vocabulary.ACTIONS.index("found")
_PLACES = (frames.PICK_END, frames.PICK_SPOT)
_CHANCE = (frames.THROW, frames.DRAW_LOT)


@compiled
def asks_again(pos: Pos, step: int, answer: int, result: int) -> bool:
    """Whether the top frame, taken back to a step, asks somebody; changes the position."""
    pos.frame[pos.depth - 1, STEP] = step
    answered(pos)
    pos.answer, pos.result = answer, result
    return not take_step(pos, unheard())


def faults(pos: np.record) -> Iterator[Message]:
    """What is wrong with the frames and the open question; the first is reason enough."""
    depth, lying = int(pos.depth), pos.frame.tolist()
    if any(any(frame) for frame in lying[depth:]):
        yield Message("skirmish-frames", {"depth": depth})
    kinds = [frame[table.KIND] for frame in lying[:depth]]
    if not kinds or [place for place, kind in enumerate(kinds) if kind == 0] != [0]:
        yield Message("skirmish-frames", {"depth": depth})
        return
    for place, frame in enumerate(lying[:depth]):
        above = kinds[place + 1] if place + 1 < depth else None
        if not _fits(pos, frame, above):
            yield Message("skirmish-row", {"word": f"frame{place + 1}"})
    if not pos.over:
        yield from _faults_of_course(pos, kinds)
        yield from _faults_of_question(pos)


def _fits(pos: np.record, frame: list[int], above: int | None) -> bool:
    """Whether a frame can lie under that one, or on top."""
    possible = POSSIBLE.get(frame[table.KIND])
    if possible is None:
        return False
    for place, letter in enumerate(LETTERS, table.A):
        least, most = possible.numbers.get(letter, (0, 0))
        if not least <= frame[place] <= most:
            return False
    step = frame[STEP]
    if above is not None:
        return above in possible.holds.get(step, ()) and _numbers_fit(pos, frame)
    if pos.over:
        return frame[table.KIND] == frames.BATTLE_FRAME and step == 4
    return int(pos.question) in possible.asks.get(step, ()) and _numbers_fit(pos, frame)


def _numbers_fit(pos: np.record, frame: list[int]) -> bool:
    """What a range does not say of a frame's numbers."""
    kind, step, a, b, c, d = frame[: table.E]
    if kind == frames.MOVE_FRAME:
        aims = b in (moving.ENGAGE, moving.CHARGE) and step != 2
        end = pos.real_table or step != 5 or 0 <= d < moving.STAND
        return (c >= 0) == aims and end and b != moving.STAY
    if kind == frames.DEPLOY_FRAME:
        return step != 2 or b == 1 - a
    if kind == frames.STRATEGY_FRAME:
        return step != 3 or b >= 0
    if kind == frames.SHOOT_FRAME:
        aimed = 0 <= d < table.MOST_FIGHTERS or d >= shooting.THINGS
        return step != 2 or aimed
    if kind == frames.EXPLODE_FRAME:
        return 0 < b <= pos.explosion[a, table.X_DEBRIS] and (step != 4 or c >= 1)
    if kind == frames.LAST_ACTION_FRAME:
        return c < (table.MOST_BUILDINGS if b == _FOUND else table.MOST_CACHES)
    if kind == frames.UPKEEP_FRAME and step > upkeep.EFFECT_ANSWERED:
        return b < table.MOST_FIGHTERS
    if kind == frames.FOLLOW_FRAME:
        return b >= 0 or step not in (following.CAPTIVE, following.PRISONER)
    return True


def _faults_of_course(pos: np.record, kinds: list[int]) -> Iterator[Message]:
    """The phase and the frame that it is played in."""
    first = pos.frame[0, STEP]
    phase = int(pos.phase)
    if len(kinds) < 2:
        yield Message("skirmish-nobody")
        return
    own = {frame_of_phase(phase)}
    if phase in (table.DEPLOYMENT, table.MYSTIC):
        own.add(frames.AURAS_FRAME)
    if (first == 1 and kinds[1] not in own) or (first >= 3 and phase != table.UPKEEP):
        yield Message("skirmish-row", {"word": "phase"})
    if (phase == table.DEPLOYMENT) != (pos.turn == 0) or pos.turn > pos.turns:
        yield Message("skirmish-row", {"word": "turn"})
    rolled = pos.turn > 1 or phase > table.STRATEGIC or (phase == table.STRATEGIC and first > 1)
    if pos.tactics == NOBODY and rolled:
        yield Message("skirmish-row", {"word": "tactics"})
    chosen = phase > table.DEPLOYMENT or first > 1 or kinds[1] != frames.DEPLOY_FRAME
    chosen = chosen or pos.frame[1, STEP] > 2
    if chosen and NOBODY in pos.edge.tolist():
        yield Message("skirmish-row", {"word": "edge"})


def _faults_of_question(pos: np.record) -> Iterator[Message]:
    question, seat, offer = int(pos.question), int(pos.seat), int(pos.offer)
    by_chance = question in _CHANCE
    if pos.answer or (seat == CHANCE) != by_chance:
        yield Message("skirmish-question")
        return
    if by_chance or question in _PLACES:
        faces = int(pos.frame[pos.depth - 1, table.F])
        if offer or pos.against or (question == frames.THROW and not 2 <= faces <= 20):
            yield Message("skirmish-question")
    # Nobody is asked where there is nothing to choose; a correction may leave one answer (CON-126).
    elif offer & (offer - 1) == 0 and not (pos.real_table and offer):
        yield Message("skirmish-question")
    if question in _OFFERED and offer != _OFFERED[question]:
        yield Message("skirmish-question")
    if not _asks_the_same(pos):
        yield Message("skirmish-question")


def _asks_the_same(pos: np.record) -> bool:
    """Whether the top frame asks again what is open; corrections leave what was asked before."""
    frame = pos.frame[pos.depth - 1]
    here = int(frame[table.KIND]), int(frame[STEP])
    if here in ((frames.LAST_ACTION_FRAME, 2), (frames.STRATEGY_FRAME, 3)):
        return _is_offered(pos)
    if here not in _ASKED or (pos.real_table and here[0] != frames.FACT_FRAME):
        return _is_offered(pos)
    again = pos.copy()
    answer = int(frame[_ANSWERS[here]]) if here in _ANSWERS else 0
    if here == (frames.FIGHT_FRAME, 5):
        answer = int(pos.extra_dice[frame[table.G]])
    elif here == (frames.COMBAT_FRAME, 7):
        answer = NONE
    elif here == (frames.UPKEEP_FRAME, upkeep.BEING_PAID):
        answer = 1
    if here in _COUNTED:
        place, more = _COUNTED[here]
        again.frame[pos.depth - 1, place] += more
    result = int(frame[_RESULTS[here]]) if here in _RESULTS else int(pos.result)
    if not asks_again(again, _ASKED[here], answer, result):
        return False
    again.result = pos.result
    return again.tobytes() == pos.tobytes()


def _is_offered(pos: np.record) -> bool:
    """Whether what is on offer can be answers to the question."""
    question, offer = int(pos.question), int(pos.offer)
    frame = pos.frame[pos.depth - 1].tolist()
    present = sum(1 << each for each in np.flatnonzero(pos.status == table.ON_TABLE).tolist())
    if question == frames.REROLL:
        count = frame[table.G] if frame[table.KIND] == frames.TEST_FRAME else 1
        return offer == (2 << count) - 1
    if question == frames.PICK_ESCORT:
        return offer == 1 << frame[table.A] | 1 << NONE
    if question == frames.REVEAL:
        return offer & ~unseen_cards(pos, int(pos.seat)) == 0
    if question == frames.PICK_GROUP:
        mine = sum(1 << each for each in np.flatnonzero(pos.side == pos.seat).tolist())
        return offer & ~(present & mine | 1 << NONE) == 0
    return offer & ~_widest(question, present) == 0


def _widest(question: int, present: int) -> int:
    """The most that may be offered for a question, on a real table too."""
    numbers = {
        frames.PICK_MOVEMENT: MOVEMENT[1] + 1, frames.PICK_ACTION: len(vocabulary.ACTIONS),
        frames.SPEAK: 4, frames.SLIP_IN: table.BAND + 4, frames.TAKE_DICE: 3, frames.SHARE_OUT: 16,
        frames.PARRY: 2, frames.PICK_SPELL: table.MOST_SPELLS, frames.PAY_MORE: 63,
        frames.PICK_ELEMENT: 6, frames.PICK_LAST: table.MOST_CACHES, frames.BONUS_DIE: 2,
        frames.PICK_FIGHT: NONE + 1,
    }  # fmt: skip
    if question in numbers:
        return (1 << numbers[question]) - 1
    if question in (frames.PICK_CARD, frames.PICK_TO_DEPLOY):
        return _FIGHTERS
    things = (1 << table.MOST_BUILDINGS + table.MOST_EXPLOSIONS) - 1
    if question == frames.PICK_TARGET:
        return present | things << shooting.THINGS
    if question in (frames.COUNTER, frames.PICK_CAPTOR, frames.PICK_OPPONENT, frames.PICK_STRIKER):
        return present | 1 << NONE
    return (1 << 63) - 1
