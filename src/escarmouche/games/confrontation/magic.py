"""Magic and faith: what a fighter may cast or call, at whom, and what it pays.

CON-66, CON-88, CON-111 … CON-117. Here `spell` means a spell or a miracle.
"""

from __future__ import annotations

from escarmouche.core.compiling import compiled
from escarmouche.games.confrontation.effects_at_work import (
    all_around,
    effects_at_work,
    within,
)
from escarmouche.games.confrontation.free_spots import CALLED, SHIFTED, next_spot
from escarmouche.games.confrontation.geometry.ground import MOST_FIGHTERS
from escarmouche.games.confrontation.places import sees
from escarmouche.games.confrontation.table import (
    ABSENT,
    ANYBODY,
    BENEFIT,
    ENEMY,
    FIRST_LATER,
    FOI,
    FRIENDS_AROUND,
    HEAL,
    MISSING,
    MODIFY,
    MOST_EFFECTS,
    MOST_SPELLS,
    NOBODY,
    POU,
    S_AMOUNT,
    S_CHARACTERISTIC,
    S_COMBAT,
    S_COST,
    S_DEED,
    S_DICE,
    S_DIFFICULTY,
    S_ELEMENT,
    S_KEYWORD,
    S_MIRACLE,
    S_RADIUS,
    S_RANGE,
    S_UNSEEN,
    S_WHOM,
    SELF,
    SHIFT,
    STEADY,
    SUMMON,
    SUMMONED,
    Pos,
    are_enemies,
    has,
    is_active,
    is_engaged,
)
from escarmouche.games.confrontation.values import value

MOST_ELEMENTS = 6
COUNTER_REACH = 20  # cm, CON-115
WHEN_ENGAGED = 2  # CON-88: added to the difficulty


@compiled
def is_magician(pos: Pos, fighter: int) -> bool:
    """CON-66: it has POU."""
    return pos.printed[fighter, POU] != MISSING


@compiled
def is_faithful(pos: Pos, fighter: int) -> bool:
    """CON-66: it has FOI."""
    return pos.printed[fighter, FOI] != MISSING


@compiled
def gems_held(pos: Pos, fighter: int) -> int:
    """Its gems of all elements."""
    held = 0
    for element in range(MOST_ELEMENTS):
        held += pos.gems[fighter, element]
    return held


@compiled
def elements_held(pos: Pos, fighter: int) -> int:
    """The elements of which it holds gems, one bit each."""
    found = 0
    for element in range(MOST_ELEMENTS):
        if pos.gems[fighter, element] > 0:
            found |= 1 << element
    return found


@compiled
def purse(pos: Pos, caster: int, spell: int) -> int:
    """CON-113, CON-117: what it holds of what a spell costs: gems of its element, or faith."""
    if pos.spell[spell, S_MIRACLE]:
        return int(pos.faith[caster])
    return int(pos.gems[caster, pos.spell[spell, S_ELEMENT]])


@compiled
def pay(pos: Pos, caster: int, spell: int, amount: int) -> None:
    """Take it from the purse."""
    if pos.spell[spell, S_MIRACLE]:
        pos.faith[caster] -= amount
    else:
        pos.gems[caster, pos.spell[spell, S_ELEMENT]] -= amount


@compiled
def tested(pos: Pos, spell: int) -> int:
    """CON-113, CON-117: the characteristic that casts or calls it."""
    return FOI if pos.spell[spell, S_MIRACLE] else POU


@compiled
def difficulty_of(pos: Pos, caster: int, spell: int) -> int:
    """CON-88, CON-113, CON-117: what the test must reach."""
    return int(pos.spell[spell, S_DIFFICULTY]) + WHEN_ENGAGED * int(is_engaged(pos, caster))


@compiled
def most_more_gems(pos: Pos, caster: int, spell: int) -> int:
    """CON-114: how many gems more the caster may pay now; nothing helps a miracle."""
    if pos.spell[spell, S_MIRACLE]:
        return 0
    return max(0, min(value(pos, caster, POU), purse(pos, caster, spell)))


@compiled
def is_area(pos: Pos, spell: int) -> bool:
    """CON-21: a radius around the caster's base; what is summoned is a fighter by itself."""
    return pos.spell[spell, S_WHOM] >= FRIENDS_AROUND and pos.spell[spell, S_DEED] != SUMMON


@compiled
def can_serve(pos: Pos, spell: int, fighter: int) -> bool:
    """Whether a spell can do anything for or to a fighter.

    Only the hurt are healed, the routed steadied, and only what a card has is changed (CON-66).
    """
    deed = pos.spell[spell, S_DEED]
    if deed == MODIFY:
        return pos.printed[fighter, pos.spell[spell, S_CHARACTERISTIC]] != MISSING
    if deed == HEAL:
        return pos.wound[fighter] > 0
    if deed == STEADY:
        return pos.routed[fighter] > 0
    if deed == SHIFT and not pos.real_table:
        reach = int(pos.spell[spell, S_AMOUNT])
        return next_spot(pos, SHIFTED, fighter, fighter, reach, -1) >= 0
    return True


@compiled
def all_served(pos: Pos, spell: int, fighters: int) -> int:
    """Of these fighters, one bit each, those to whom the spell does anything."""
    found = 0
    for fighter in range(MOST_FIGHTERS):
        if fighters >> fighter & 1 and can_serve(pos, spell, fighter):
            found |= 1 << fighter
    return found


@compiled
def in_reach(pos: Pos, caster: int, spell: int, fighter: int) -> bool:
    """CON-21, CON-113: meant by the spell, in range and seen; the caster is its own friend."""
    if not is_active(pos, fighter):
        return False
    whom = pos.spell[spell, S_WHOM]
    if fighter == caster:
        return whom != ENEMY
    if whom == SELF or (whom != ANYBODY and are_enemies(pos, caster, fighter) != (whom == ENEMY)):
        return False
    return within(pos, caster, fighter, int(pos.spell[spell, S_RANGE])) and (
        pos.spell[spell, S_UNSEEN] != 0 or sees(pos, caster, fighter)
    )


@compiled
def targets(pos: Pos, caster: int, spell: int) -> int:
    """CON-113, CON-117: the fighters that a spell for one fighter may be aimed at, one bit each."""
    found = 0
    for fighter in range(MOST_FIGHTERS):
        if in_reach(pos, caster, spell, fighter) and can_serve(pos, spell, fighter):
            found |= 1 << fighter
    return found


@compiled
def next_being(pos: Pos, caster: int, spell: int) -> int:
    """CON-119: what is summoned next: not used so far, of the side and card named; or NOBODY."""
    card = pos.profile[pos.spell[spell, S_AMOUNT]]
    for being in range(FIRST_LATER, MOST_FIGHTERS):
        if (
            pos.status[being] == ABSENT
            and has(pos, being, SUMMONED)
            and pos.side[being] == pos.side[caster]
            and pos.profile[being] == card
        ):
            return being
    return NOBODY


@compiled
def has_use(pos: Pos, caster: int, spell: int) -> bool:
    """Whether there is anybody to aim it at, room for what is summoned, or for a lasting effect.

    An area of *bénéficier* is always of use: others may come into it.
    """
    deed = pos.spell[spell, S_DEED]
    if deed == SUMMON:
        being = next_being(pos, caster, spell)
        reach = int(pos.spell[spell, S_RANGE])
        return being != NOBODY and (
            pos.real_table != 0 or next_spot(pos, CALLED, being, caster, reach, -1) >= 0
        )
    if deed == MODIFY and effects_at_work(pos) == MOST_EFFECTS:
        return False
    if not is_area(pos, spell):
        return targets(pos, caster, spell) != 0
    if deed == MODIFY and pos.spell[spell, S_KEYWORD] == BENEFIT:
        return True
    # CON-21: the dice of the radius fall later; the best of them may reach somebody.
    farthest = int(pos.spell[spell, S_RADIUS]) + 6 * int(pos.spell[spell, S_DICE])
    reached = all_around(pos, caster, int(pos.spell[spell, S_WHOM]), farthest)
    return all_served(pos, spell, reached) != 0


@compiled
def castable(pos: Pos, fighter: int, in_combat: bool) -> int:
    """CON-97, CON-111, CON-113, CON-117: the spells and miracles it may use now, one bit each.

    Known, paid for, not used this turn, and of use; between two fights only those marked *combat*.
    """
    if pos.knows[fighter] == 0 or not is_active(pos, fighter) or pos.routed[fighter]:
        return 0
    found = 0
    for spell in range(MOST_SPELLS):
        if (
            pos.knows[fighter] >> spell & 1
            and not pos.cast[fighter] >> spell & 1
            and pos.printed[fighter, tested(pos, spell)] != MISSING
            and (not in_combat or pos.spell[spell, S_COMBAT])
            and purse(pos, fighter, spell) >= pos.spell[spell, S_COST]
            and has_use(pos, fighter, spell)
        ):
            found |= 1 << spell
    return found


@compiled
def castable_of_kind(pos: Pos, fighter: int, miracle: int) -> int:
    """Between no fights: the spells (CON-113), or the miracles (CON-117), it may use now."""
    found = castable(pos, fighter, False)
    for spell in range(MOST_SPELLS):
        if pos.spell[spell, S_MIRACLE] != miracle:
            found &= ~(1 << spell)
    return found


@compiled
def counterers(pos: Pos, caster: int, spell: int) -> int:
    """CON-115: the enemy magicians that may counter a spell of the caster, one bit each."""
    found = 0
    if pos.spell[spell, S_MIRACLE]:
        return found
    for fighter in range(MOST_FIGHTERS):
        if (
            are_enemies(pos, caster, fighter)
            and is_magician(pos, fighter)
            and not pos.routed[fighter]
            and gems_held(pos, fighter) >= pos.spell[spell, S_COST]
            and within(pos, caster, fighter, COUNTER_REACH)
        ):
            found |= 1 << fighter
    return found
