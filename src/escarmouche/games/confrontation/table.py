"""The skirmish as one flat record: fighters, effects, terrain, objectives, piles, frames.

Seats are 0 blue and 1 red. Fighters are numbered 0 … 19: blue's from 0, red's from 8, and what is
summoned or appears from 16 on; a number is never used twice. Places are in eighths of a
centimetre (`geometry`). What a fighter is (its card) never changes; what befalls it does.

Rules ids below 200 are CON, from 200 on RAG (`RAG`): CON-87 is told as 87, RAG-34 as 234.
"""

from __future__ import annotations

from typing import Annotated

import numpy as np

from escarmouche.core.compiling import compiled
from escarmouche.core.record_dtype import record_dtype
from escarmouche.games.confrontation.geometry.ground import MOST_FIGHTERS as MOST_FIGHTERS
from escarmouche.games.confrontation.geometry.ground import MOST_OUTLINES as MOST_OUTLINES
from escarmouche.games.confrontation.geometry.measure import MOST_CORNERS

BLUE, RED = 0, 1
BAND = 8  # CON-72: fighters of a side
FIRST_LATER = 16  # what is summoned or appears
NOBODY = -1
RAG = 200

# CON-66: the characteristics, in the order of a card.
CHARACTERISTICS = (
    "MOU", "INI", "ATT", "FOR", "DEF", "RES", "TIR", "COU", "PEUR", "DIS", "POU", "FOI",
)  # fmt: skip
MOU, INI, ATT, FOR, DEF, RES, TIR, COU, PEUR, DIS, POU, FOI = range(12)
MISSING = -100  # a characteristic that the card does not have

# CON-70: in the order of size; cavalry and creature are equals.
INFANTRY, CAVALRY, CREATURE, LARGE = range(4)
RADIUS = np.array([10, 15, 15, 20])

# Skills, one bit each.
BRUTE = 1  # CON-05 Brute épaisse
QUICK_SHOT = 2  # CON-92 Tir rapide
AMBIDEXTROUS = 4  # CON-102 Ambidextre
CHARACTER = 8  # CON-72, CON-110
REINFORCEMENT = 16  # CON-119 Renfort
SUMMONED = 32  # CON-119; never counts in RAG-11, RAG-21
DRAGON = 64  # RAG-21
EXCLUDED = 128  # RAG-21: of a rank or kind that the scenario keeps from building
AMPLIFIES = 256  # CON-38: its blows are amplified
ATTENUATES = 512  # CON-38: blows at it are attenuated

# Where a fighter is.
ABSENT, IN_HAND, ON_TABLE, DEAD, FLED, VANISHED = range(6)

# CON-34: wounds.
HEALTHY, LIGHT, SERIOUS, CRITICAL, KILLED = range(5)

# CON-73: what an outline is; a building is one too (RAG-20).
NO_OUTLINE, DIFFICULT, LOW, BLOCK_TERRAIN, BUILDING = range(5)

# CON-51.
DEPLOYMENT, STRATEGIC, ACTIVATION, COMBAT, RALLY, MYSTIC, UPKEEP = range(7)

# CON-126: the referee's dial.
ENFORCE, ADVISE, OFF = range(3)

# CON-74: edges of the table.
SOUTH, NORTH, WEST, EAST = range(4)

# CON-112.
ELEMENTS = ("air", "earth", "fire", "water", "light", "darkness")

UNKNOWN = 30  # a card that the audience may not know
NO_CARD = 31

# CON-21 … CON-24, CON-113, CON-117: what a spell or miracle does.
(
    S_MIRACLE,  # 0 spell, 1 miracle
    S_ELEMENT,
    S_COST,  # gems, or temporary faith
    S_DIFFICULTY,
    S_RANGE,  # cm; 0: the caster itself only
    S_WHOM,  # SELF, FRIEND, ENEMY, ANYBODY, or an area around the caster's base
    S_RADIUS,  # cm, of an area
    S_DICE,  # d6 added to the radius (CON-21)
    S_DURATION,  # turns: 0 instant, 1 to the end of this turn, N, FOR_EVER
    S_KEEP,  # Entretien/X (CON-23): gems to go on for a turn; 0 none
    S_KEYWORD,  # GAIN or BENEFIT (CON-24)
    S_DEED,  # MODIFY, STRIKE, HEAL, STEADY, SHIFT, SUMMON
    S_CHARACTERISTIC,
    S_STEP,  # REPLACE, LESSEN, DIVIDE, RAISE
    S_AMOUNT,  # SHIFT: cm; SUMMON: a fighter with the card of what is summoned
    S_UNSEEN,  # 1: needs no line of sight
    S_COMBAT,  # 1: may be used between two fights (CON-111)
    SPELL_FIELDS,
) = range(18)
SELF, FRIEND, ENEMY, ANYBODY, FRIENDS_AROUND, ENEMIES_AROUND, ALL_AROUND = range(7)
FOR_EVER = 99
GAIN, BENEFIT = 0, 1
MODIFY, STRIKE, HEAL, STEADY, SHIFT, SUMMON = range(6)
REPLACE, LESSEN, DIVIDE, RAISE = range(4)
MOST_SPELLS = 16
SPELLS_EACH = 4

# An effect at work: one row for every casting.
(
    E_SPELL,  # number of the spell, or NOBODY for an empty row
    E_CASTER,
    E_WHOM,  # who has it, one bit each; for an area of BENEFIT 0: whoever meets the condition
    E_LAST,  # the turn in which it ends, or FOR_EVER
    E_RADIUS,  # BENEFIT: reach around the caster in cm, dice included
    EFFECT_FIELDS,
) = range(6)
MOST_EFFECTS = 32

# Zones (RAG-10): a disc or a rectangle, in cm.
Z_ROUND, Z_X, Z_Y, Z_WIDTH, Z_HEIGHT = range(5)  # a disc: its radius is Z_WIDTH
MOST_ZONES = 4

# Objectives (CON-121).
(
    O_KIND,
    O_SEAT,  # who gains the points; NOBODY: whoever fulfils it
    O_SUBJECT,  # a fighter, zone, building, unit, object
    O_POINTS,
    O_MOMENT,
    O_ZONE,  # an object must be held in this zone; NOBODY: anywhere
    O_DONE,
    OBJECTIVE_FIELDS,
) = range(8)
NO_OBJECTIVE, CAPTURE, CONTROL, CONSTRUCTION, DELIVERY, HOLDING, SECRET_FOUND = range(7)
AT_ONCE, EACH_TURN, AT_THE_END = range(3)
MOST_OBJECTIVES = 12

# Buildings (RAG-20 … RAG-28).
(
    B_SEAT,  # the builder, NOBODY for an empty row
    B_STRUCTURE,  # the X points required
    B_RESISTANCE,
    B_WIDTH,
    B_HEIGHT,
    B_OUTLINE,  # its outline once founded, NOBODY before
    B_POINTS,  # structure points now
    B_HELD,  # 1: X were reached and held to the end of a turn
    B_STRENGTH,  # of the builders of this turn
    B_GAINED,  # structure points gained this turn by RAG-23
    B_BONUS,  # 1: the bonus die of this turn is thrown or declined
    BUILDING_FIELDS,
) = range(12)
MOST_BUILDINGS = 3

# Caches and objects (RAG-40 … RAG-44, RAG-89). Places in eighths.
C_X, C_Y, C_SEARCHED = range(3)
MOST_CACHES = 8
J_STATE, J_HOLDER, J_X, J_Y = range(4)
NO_OBJECT, UNFOUND, LYING, HELD = range(4)
MOST_OBJECTS = 4

# Random appearances (RAG-60, RAG-61).
A_TURN, A_ZONE, A_PARTS, A_FIGHTER, A_OBJECT, A_DONE = range(6)
MOST_APPEARANCES = 4

# Explosions (RAG-70, RAG-71, RAG-90). Place in eighths.
X_X, X_Y, X_LARGE, X_DEBRIS, X_STRENGTH, X_TURN, X_HIT, X_DONE = range(8)
MOST_EXPLOSIONS = 2

LETTERS = 20  # of a name

# A frame: what is being done, how far it is, and its numbers (see `frames`).
KIND, STEP, A, B, C, D, E, F, G, H, I, J = range(12)  # noqa: E741
FRAME_FIELDS = 12
MOST_FRAMES = 12

POSITION = record_dtype(
    [
        ("offer", "u8"),  # the small answers that are legal, one bit each
        # --- cards: what fighters are ---
        ("printed", "i2", (MOST_FIGHTERS, 12)),
        ("skills", "i4", (MOST_FIGHTERS,)),
        ("pa", "i2", (MOST_FIGHTERS,)),
        ("name", "i2", (MOST_FIGHTERS, LETTERS)),  # letters, then zeros
        ("side", "i1", (MOST_FIGHTERS,)),
        ("base", "i1", (MOST_FIGHTERS,)),
        ("unit", "i1", (MOST_FIGHTERS,)),  # the lowest number among the fighters of its unit
        ("power", "i1", (MOST_FIGHTERS,)),
        ("weapon", "i1", (MOST_FIGHTERS, 5)),  # strength, three ranges, radius of its area in cm
        ("regeneration", "i1", (MOST_FIGHTERS,)),  # X, or 0
        ("ephemeral", "i1", (MOST_FIGHTERS,)),  # X, or 0
        ("aura", "i1", (MOST_FIGHTERS,)),  # CON-116: cm
        ("elements", "i1", (MOST_FIGHTERS,)),  # CON-112: one bit each
        ("knows", "i4", (MOST_FIGHTERS,)),  # spells and miracles, one bit each
        ("profile", "i1", (MOST_FIGHTERS,)),  # the lowest number with the same card
        # --- what befalls them ---
        ("x", "i2", (MOST_FIGHTERS,)),
        ("y", "i2", (MOST_FIGHTERS,)),
        ("facing", "i1", (MOST_FIGHTERS,)),
        ("status", "i1", (MOST_FIGHTERS,)),
        ("touch", "i4", (MOST_FIGHTERS,)),  # bases in contact, one bit each (CON-68)
        ("wound", "i1", (MOST_FIGHTERS,)),
        ("stunned", "i1", (MOST_FIGHTERS,)),
        ("routed", "i1", (MOST_FIGHTERS,)),  # 1, or 2: has fled this turn (CON-98)
        ("immune", "i2", (MOST_FIGHTERS,)),  # CON-96: to this PEUR and less
        ("gems", "i1", (MOST_FIGHTERS, 6)),
        ("faith", "i1", (MOST_FIGHTERS,)),
        ("cast", "i4", (MOST_FIGHTERS,)),  # spells and miracles used this turn, one bit each
        ("summoner", "i1", (MOST_FIGHTERS,)),  # NOBODY
        ("captor", "i1", (MOST_FIGHTERS,)),  # RAG-03: the unit that holds it, or NOBODY
        ("freed", "i1", (MOST_FIGHTERS,)),  # RAG-04: 1 until it has met its unit
        ("deployed", "i1", (MOST_FIGHTERS,)),  # RAG-02
        ("prisoner", "i1", (MOST_FIGHTERS,)),  # RAG-30: 0, 1 of a unit of prisoners, 2 and captive
        ("followed", "i1", (MOST_FIGHTERS,)),  # RAG-31: moved with an escort this turn
        # RAG-30: the escorts of each unit of prisoners when it was last looked at, one bit each
        ("escorts", "i4", (MOST_FIGHTERS,)),
        # Marks of this turn:
        ("charged", "i1", (MOST_FIGHTERS,)),  # CON-86: 1 was charged, 2 charged itself, 3 both
        ("acted", "i1", (MOST_FIGHTERS,)),  # its card was played
        ("displaced", "i1", (MOST_FIGHTERS,)),  # RAG-11
        ("built", "i1", (MOST_FIGHTERS,)),  # RAG-24: the building it built on, plus 1
        ("pursued", "i1", (MOST_FIGHTERS,)),
        ("fought", "i1", (MOST_FIGHTERS,)),  # CON-109, RAG-32
        ("lost", "i1", (MOST_FIGHTERS,)),  # left the table this turn (CON-119 Renfort)
        ("reinforced", "i1", (MOST_FIGHTERS,)),  # Renfort was used
        ("fresh", "i4", (MOST_FIGHTERS,)),  # CON-109: enemies met in pursuit, one bit each
        ("fight", "i1", (MOST_FIGHTERS,)),  # CON-100: the number of its fight, or NOBODY
        ("attacks", "i1", (MOST_FIGHTERS,)),  # dice of the fight underway
        ("parries", "i1", (MOST_FIGHTERS,)),
        ("extra_dice", "i1", (MOST_FIGHTERS,)),  # CON-110
        # --- spells and effects ---
        ("spell", "i2", (MOST_SPELLS, SPELL_FIELDS)),
        ("spell_name", "i2", (MOST_SPELLS, LETTERS)),
        ("effect", "i4", (MOST_EFFECTS, EFFECT_FIELDS)),
        # --- the table ---
        ("width", "i2"),  # cm
        ("height", "i2"),
        ("terrain", "i1", (MOST_OUTLINES,)),
        ("corners", "i1", (MOST_OUTLINES,)),
        ("outline", "i2", (MOST_OUTLINES, MOST_CORNERS, 2)),
        ("edge", "i1", (2,)),  # CON-74: of each seat; NOBODY until it is chosen
        ("edges", "i1", (2,)),  # the two to choose from, or fixed: see `edges_fixed`
        ("edges_fixed", "i1"),
        # --- the scenario ---
        ("turns", "i1"),
        ("wounds", "i1", (10, 5)),  # CON-39, CON-60: levels (see `wounding`) by row and location
        ("zone", "i2", (MOST_ZONES, 5)),
        ("zones", "i1"),
        ("objective", "i2", (MOST_OBJECTIVES, OBJECTIVE_FIELDS)),
        ("building", "i2", (MOST_BUILDINGS, BUILDING_FIELDS)),
        ("cache", "i2", (MOST_CACHES, 3)),
        ("caches", "i1"),
        ("object", "i2", (MOST_OBJECTS, 4)),
        ("secret_seat", "i1"),  # whose fighters hide the secret one; NOBODY
        ("secret_found", "i1"),
        ("candidates", "i4"),  # RAG-50, one bit each: still to be looked at
        ("appearance", "i2", (MOST_APPEARANCES, 6)),
        ("explosion", "i2", (MOST_EXPLOSIONS, 8)),
        ("sealed", "i1"),  # options
        ("grouped", "i1"),
        ("real_table", "i1"),  # CON-125: places are not known, facts are declared
        ("dial", "i1"),  # CON-126: ENFORCE, ADVISE, OFF
        # --- the course of the battle ---
        ("turn", "i1"),
        ("phase", "i1"),
        ("tactics", "i1"),  # CON-78: the winner of the tactics roll
        ("pile", "i1", (2, BAND + 4)),  # CON-77: cards in order, then NO_CARD
        ("reserve", "i1", (2, 2)),
        ("carded", "i4"),  # the cards of this turn, one bit each
        ("shown", "i4"),  # cards that were shown or set aside this turn, one bit each
        ("ordered", "i1", (2,)),  # the pile is in order
        ("group", "i1", (MOST_FIGHTERS,)),  # CON-82: the card it shares, its own number usually
        ("score", "i2", (2,)),
        ("over", "i1"),
        # CON-125, declared on a real table, one bit each: who stands in a zone, who is near a unit
        # of prisoners; the last fact: fighters, or a number.
        ("inside", "i4", (MOST_ZONES,)),
        ("near", "i4", (MOST_FIGHTERS,)),
        ("declared", "i4"),
        ("against", "i8"),  # CON-126: the answers on offer that are against the rules
        # --- frames and the question that is open ---
        ("question", "i1"),
        ("seat", "i1"),  # who is asked: 0, 1 or CHANCE
        ("answer", "i2"),
        ("result", "i2"),  # of the last frame that ended
        ("depth", "i1"),
        ("frame", "i4", (MOST_FRAMES, FRAME_FIELDS)),
    ]
)
Pos = Annotated[np.record, POSITION]


@compiled
def is_present(pos: Pos, fighter: int) -> bool:
    """Whether its base is on the table."""
    return pos.status[fighter] == ON_TABLE


@compiled
def is_captive(pos: Pos, fighter: int) -> bool:
    """RAG-03, RAG-30, RAG-83: while captive it is nobody's friend or enemy."""
    return pos.captor[fighter] != NOBODY or pos.prisoner[fighter] == 2


@compiled
def is_active(pos: Pos, fighter: int) -> bool:
    """On the table and no captive."""
    return pos.status[fighter] == ON_TABLE and not is_captive(pos, fighter)


@compiled
def are_enemies(pos: Pos, fighter: int, other: int) -> bool:
    """RAG-83: of different sides, and neither of them a captive."""
    return (
        pos.side[fighter] != pos.side[other] and is_active(pos, fighter) and is_active(pos, other)
    )


@compiled
def is_fit_friend(pos: Pos, fighter: int, other: int) -> bool:
    """Somebody else of its side on the table, neither a captive nor routed."""
    return (
        other != fighter
        and pos.side[other] == pos.side[fighter]
        and is_active(pos, other)
        and not pos.routed[other]
    )


@compiled
def is_engaged(pos: Pos, fighter: int) -> bool:
    """CON-88: in contact with an enemy."""
    touched = pos.touch[fighter]
    for other in range(MOST_FIGHTERS):
        if touched >> other & 1 and are_enemies(pos, fighter, other):
            return True
    return False


@compiled
def enemies_touching(pos: Pos, fighter: int) -> int:
    """The enemies in contact, one bit each."""
    found = 0
    touched = pos.touch[fighter]
    for other in range(MOST_FIGHTERS):
        if touched >> other & 1 and are_enemies(pos, fighter, other):
            found |= 1 << other
    return found


@compiled
def centimetres(eighths: int) -> int:
    """A place for the ear: the nearest whole centimetre.

    >>> centimetres(83), centimetres(84)
    (10, 11)
    """
    return (eighths + 4) // 8


@compiled
def base_of(pos: Pos, fighter: int) -> int:
    """CON-70. To a type checker `base` is what every array has; hence this function."""
    return int(pos.base[fighter])  # type: ignore[index]


@compiled
def radius_of(pos: Pos, fighter: int) -> int:
    return RADIUS[base_of(pos, fighter)]


@compiled
def has(pos: Pos, fighter: int, skill: int) -> bool:
    return pos.skills[fighter] & skill != 0


@compiled
def count_bits(bits: int) -> int:
    """
    >>> count_bits(0b1011)
    3
    """
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


@compiled
def in_order(pos: Pos, index: int) -> int:
    """CON-78: all fighters one after the other, those of the tactics winner first."""
    if index >= FIRST_LATER:
        return index
    seat = max(int(pos.tactics), 0)  # before the first roll blue's
    return (seat if index < BAND else 1 - seat) * BAND + index % BAND


@compiled
def carries(pos: Pos, card: int, fighter: int) -> bool:
    """CON-77, CON-82: whether a card is this fighter's, on the table and no captive of a unit."""
    return (
        pos.group[fighter] == card
        and pos.status[fighter] == ON_TABLE
        and pos.captor[fighter] == NOBODY
    )
