"""CON-21 … CON-24: effects at work, whom they reach, and when they begin and end.

An effect is one row for every casting. *Gagner* writes down whom it reached; an area of
*bénéficier* is measured anew whenever somebody asks. The rows stand in the order in which they
began, the empty ones last.
"""

from __future__ import annotations

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import Log, tell
from escarmouche.games.confrontation import vocabulary as words
from escarmouche.games.confrontation.geometry.ground import MOST_FIGHTERS
from escarmouche.games.confrontation.geometry.measure import EIGHTHS
from escarmouche.games.confrontation.places import distance
from escarmouche.games.confrontation.table import (
    ALL_AROUND,
    BENEFIT,
    E_CASTER,
    E_LAST,
    E_RADIUS,
    E_SPELL,
    E_WHOM,
    EFFECT_FIELDS,
    FOR_EVER,
    FRIENDS_AROUND,
    MOST_EFFECTS,
    NOBODY,
    S_DURATION,
    S_KEEP,
    S_KEYWORD,
    S_WHOM,
    Pos,
    is_active,
)


@compiled
def within(pos: Pos, fighter: int, other: int, centimetres: int) -> bool:
    """CON-67: whether two bases are that near, from edge to edge, limit included."""
    return distance(pos, fighter, other) <= centimetres * EIGHTHS


@compiled
def is_around(pos: Pos, caster: int, whom: int, radius: int, fighter: int) -> bool:
    """CON-21: whether an area about the caster's base means this fighter and reaches it.

    The caster is its own friend. Captives and those off the table are nobody's (RAG-83).
    """
    if not (is_active(pos, caster) and is_active(pos, fighter)):
        return False
    friend = pos.side[fighter] == pos.side[caster]
    if whom != ALL_AROUND and friend != (whom == FRIENDS_AROUND):
        return False
    return within(pos, caster, fighter, radius)


@compiled
def all_around(pos: Pos, caster: int, whom: int, radius: int) -> int:
    """CON-21: the fighters whom an area reaches now, one bit each."""
    found = 0
    for fighter in range(MOST_FIGHTERS):
        if is_around(pos, caster, whom, radius, fighter):
            found |= 1 << fighter
    return found


@compiled
def effect_on(pos: Pos, row: int, fighter: int) -> bool:
    """CON-24: whether the effect of this row holds for a fighter right now.

    *Gagner*, or a chosen fighter: whoever got it, wherever the caster is, even dead. An area of
    *bénéficier*: whoever is in it, while its caster stands on the table.
    """
    effect = pos.effect[row]
    if effect[E_SPELL] == NOBODY:
        return False
    spell = pos.spell[effect[E_SPELL]]
    if spell[S_KEYWORD] == BENEFIT and spell[S_WHOM] >= FRIENDS_AROUND:
        if pos.real_table:  # CON-125: as declared
            return effect[E_WHOM] >> fighter & 1 != 0 and is_active(pos, effect[E_CASTER])
        return is_around(pos, effect[E_CASTER], spell[S_WHOM], effect[E_RADIUS], fighter)
    return effect[E_WHOM] >> fighter & 1 != 0


@compiled
def clear_effect(pos: Pos, row: int) -> None:
    """An empty row."""
    for field in range(EFFECT_FIELDS):
        pos.effect[row, field] = 0
    pos.effect[row, E_SPELL] = pos.effect[row, E_CASTER] = NOBODY


@compiled
def clear_effects(pos: Pos) -> None:
    """Before the battle nothing is at work."""
    for row in range(MOST_EFFECTS):
        clear_effect(pos, row)


@compiled
def effects_at_work(pos: Pos) -> int:
    """How many there are: the first rows."""
    count = 0
    while count < MOST_EFFECTS and pos.effect[count, E_SPELL] != NOBODY:
        count += 1
    return count


@compiled
def last_turn(pos: Pos, spell: int) -> int:
    """CON-22, CON-23: the turn in which an effect that begins now ends.

    One with Entretien lasts to the end of the turn. An instant one is over at once.
    """
    duration = int(pos.spell[spell, S_DURATION])
    if pos.spell[spell, S_KEEP]:
        return pos.turn
    return FOR_EVER if duration == FOR_EVER else pos.turn + duration - 1


@compiled
def begin_effect(pos: Pos, spell: int, caster: int, whom: int, radius: int) -> None:
    """CON-22, CON-24: an effect begins, for these fighters; there is room (`magic.castable`).

    An area of *bénéficier* has nobody written down.
    """
    last = last_turn(pos, spell)
    row = effects_at_work(pos)
    if last < pos.turn or row == MOST_EFFECTS:
        return
    effect = pos.effect[row]
    effect[E_SPELL], effect[E_CASTER], effect[E_LAST], effect[E_RADIUS] = (
        spell,
        caster,
        last,
        radius,
    )
    of_area = pos.spell[spell, S_WHOM] >= FRIENDS_AROUND
    lasting = of_area and pos.spell[spell, S_KEYWORD] == BENEFIT
    effect[E_WHOM] = 0 if lasting and not pos.real_table else whom


@compiled
def end_effect(pos: Pos, row: int) -> None:
    """One effect is over; those after it move up."""
    for later in range(row + 1, MOST_EFFECTS):
        for field in range(EFFECT_FIELDS):
            pos.effect[later - 1, field] = pos.effect[later, field]
    clear_effect(pos, MOST_EFFECTS - 1)


@compiled
def end_effects(pos: Pos, log: Log) -> None:
    """CON-22, CON-120: effects in their last turn end; those that go on move up."""
    kept = 0
    for row in range(MOST_EFFECTS):
        if pos.effect[row, E_SPELL] == NOBODY:
            break
        if pos.effect[row, E_LAST] <= pos.turn:
            tell(log, 22, words.EFFECT_ENDS, pos.effect[row, E_SPELL], pos.effect[row, E_CASTER])
            continue
        for field in range(EFFECT_FIELDS):
            pos.effect[kept, field] = pos.effect[row, field]
        kept += 1
    for row in range(kept, MOST_EFFECTS):
        clear_effect(pos, row)
