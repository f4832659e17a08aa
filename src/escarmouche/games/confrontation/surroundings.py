"""CON-125: what is declared on a real table after somebody moved, and where nobody acts.

Who is in an area, in a zone that counts at once, or near prisoners changes by movement only, so it
is asked about the mover; about everybody if the middle itself has moved.
"""

from __future__ import annotations

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import Log, tell
from escarmouche.games.confrontation import vocabulary as words
from escarmouche.games.confrontation.declaring import (
    AURA,
    COMES_NEAR,
    IN_AREA,
    INSIDE,
    NEAR,
    STANDS_IN,
    STANDS_IN_AREA,
    YES_OR_NO,
    all_present,
    declare,
    declarer,
)
from escarmouche.games.confrontation.effects_at_work import all_around, effects_at_work
from escarmouche.games.confrontation.escort import prisoners
from escarmouche.games.confrontation.frames import SURROUNDINGS_FRAME, pop, push
from escarmouche.games.confrontation.magic import is_faithful
from escarmouche.games.confrontation.mystic import believers
from escarmouche.games.confrontation.table import (
    AT_ONCE,
    BENEFIT,
    CONTROL,
    DELIVERY,
    E_CASTER,
    E_RADIUS,
    E_SPELL,
    E_WHOM,
    FOI,
    FRIENDS_AROUND,
    HOLDING,
    MOST_EFFECTS,
    MOST_FIGHTERS,
    MOST_OBJECTIVES,
    MOST_ZONES,
    NO_OBJECTIVE,
    NOBODY,
    O_DONE,
    O_KIND,
    O_MOMENT,
    O_SUBJECT,
    O_ZONE,
    S_KEYWORD,
    S_WHOM,
    STEP,
    A,
    B,
    C,
    Pos,
    count_bits,
    is_present,
)
from escarmouche.games.confrontation.values import value

# What a SURROUNDINGS_FRAME goes through: zones, then units of prisoners, then effects.
UNITS = MOST_ZONES
EFFECTS = UNITS + MOST_FIGHTERS
ALL = EFFECTS + MOST_EFFECTS


@compiled
def look_around(pos: Pos, fighter: int, seat: int) -> None:
    """After a movement; with NOBODY everything is declared anew."""
    push(pos, SURROUNDINGS_FRAME, fighter, 0, seat, 0)


@compiled
def zone_counts(pos: Pos, zone: int, at_once: bool) -> bool:
    """Whether an objective still asks who stands in a zone, at once or at the end of a turn."""
    for number in range(MOST_OBJECTIVES):
        row = pos.objective[number]
        kind = row[O_KIND]
        if kind == NO_OBJECTIVE or row[O_DONE] or (at_once and row[O_MOMENT] != AT_ONCE):
            continue
        if kind == CONTROL and row[O_SUBJECT] == zone:
            return True
        if row[O_ZONE] == zone and (kind == HOLDING or (kind == DELIVERY and not at_once)):
            return True
    return False


@compiled
def is_lasting_area(pos: Pos, effect: int) -> bool:
    """CON-24: an area of *bénéficier*: whoever is in it has it."""
    spell = pos.spell[pos.effect[effect, E_SPELL]]
    return spell[S_KEYWORD] == BENEFIT and spell[S_WHOM] >= FRIENDS_AROUND


@compiled
def meant_by(pos: Pos, effect: int) -> int:
    """Whom a lasting area can reach: friends, enemies or all, one bit each."""
    row = pos.effect[effect]
    spell = pos.spell[row[E_SPELL]]
    return all_around(pos, int(row[E_CASTER]), int(spell[S_WHOM]), int(row[E_RADIUS]))


@compiled
def ask_around(pos: Pos, item: int, fighter: int, seat: int) -> bool:
    """Declare one thing about a mover, or about everybody; whether there is anything to declare."""
    if item < UNITS:
        if item >= pos.zones or not zone_counts(pos, item, True):
            return False
        if fighter == NOBODY:
            declare(pos, seat, INSIDE, item, all_present(pos), 0)
        else:
            declare(pos, seat, STANDS_IN, fighter, YES_OR_NO, item)
        return True
    if item < EFFECTS:
        unit = item - UNITS
        group = prisoners(pos, unit)
        if group == 0:
            return False
        if fighter == NOBODY or group >> fighter & 1:
            declare(pos, seat, NEAR, unit, all_present(pos) & ~group, 0)
        else:
            declare(pos, seat, COMES_NEAR, fighter, YES_OR_NO, unit)
        return True
    effect = item - EFFECTS
    if effect >= effects_at_work(pos) or fighter == NOBODY or not is_lasting_area(pos, effect):
        return False
    meant, spell = meant_by(pos, effect), int(pos.effect[effect, E_SPELL])
    if pos.effect[effect, E_CASTER] == fighter:
        declare(pos, seat, IN_AREA, spell, meant, 0)
        return True
    if not meant >> fighter & 1:
        return False
    declare(pos, seat, STANDS_IN_AREA, fighter, YES_OR_NO, spell)
    return True


@compiled
def changed(bits: int, fighter: int, everybody: bool, declared: int) -> int:
    """Who is somewhere after a declaration about everybody, or about one fighter.

    >>> changed(0b011, 1, False, 0), changed(0b011, 1, True, 0b100)
    (1, 4)
    """
    if everybody:
        return declared
    return bits | 1 << fighter if declared else bits & ~(1 << fighter)


@compiled
def note(pos: Pos, item: int, fighter: int) -> None:
    """Keep what was declared."""
    declared = int(pos.declared)
    if item < UNITS:
        everybody = fighter == NOBODY
        pos.inside[item] = changed(int(pos.inside[item]), fighter, everybody, declared)
    elif item < EFFECTS:
        unit = item - UNITS
        everybody = fighter == NOBODY or prisoners(pos, unit) >> fighter & 1 == 1
        pos.near[unit] = changed(int(pos.near[unit]), fighter, everybody, declared)
    else:
        row = pos.effect[item - EFFECTS]
        row[E_WHOM] = changed(int(row[E_WHOM]), fighter, row[E_CASTER] == fighter, declared)


@compiled
def step_surroundings(pos: Pos) -> bool:
    """A the mover or NOBODY, B the next thing to look at, C who declares."""
    frame = pos.frame[pos.depth - 1]
    fighter = int(frame[A])
    if frame[STEP] == 1:
        note(pos, int(frame[B]) - 1, fighter)
        frame[STEP] = 0
    while frame[B] < ALL:
        frame[B] += 1
        if fighter != NOBODY and not is_present(pos, fighter):
            break
        frame[STEP] = 1
        if ask_around(pos, int(frame[B]) - 1, fighter, int(frame[C])):
            return True
        frame[STEP] = 0
    return pop(pos, 1)


@compiled
def step_zones(pos: Pos) -> bool:
    """CON-125, RAG-10: at a turn's end the tactics winner says who stands in each zone; A zone."""
    frame = pos.frame[pos.depth - 1]
    if frame[STEP] == 1:
        pos.inside[frame[A]] = pos.declared
        frame[A] += 1
        frame[STEP] = 0
    while frame[A] < pos.zones:
        if zone_counts(pos, int(frame[A]), False):
            frame[STEP] = 1
            declare(pos, declarer(pos), INSIDE, int(frame[A]), all_present(pos), 0)
            return True
        frame[A] += 1
    return pop(pos, 0)


@compiled
def step_auras(pos: Pos, log: Log) -> bool:
    """CON-116, CON-125: the tactics winner says how many friends are in each aura; A fighter."""
    frame = pos.frame[pos.depth - 1]
    while frame[A] < MOST_FIGHTERS:
        fighter = int(frame[A])
        if is_present(pos, fighter) and is_faithful(pos, fighter):
            most = count_bits(believers(pos, fighter))
            if frame[STEP] == 0 and most:
                frame[STEP] = 1
                declare(pos, declarer(pos), AURA, fighter, (2 << most) - 1, 0)
                return True
            around = int(pos.declared) if frame[STEP] == 1 else 0
            pos.faith[fighter] = max(0, value(pos, fighter, FOI)) + around
            tell(log, 116, words.HAS_FAITH, fighter, pos.faith[fighter])
            frame[STEP] = 0
        frame[A] += 1
    return pop(pos, 0)
