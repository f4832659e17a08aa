"""What the solver knows of Dragons Arena: what can still change, and which positions are one.

A dragon only ever moves onto a square where another one stood (DRA-23), so the occupied squares
shrink, and a group of touching dragons that are all of one species never meets an enemy again: its
dragons are *settled*. A settled dragon only counts in the final total. With a force field it is
plain points; without, either species may still modify it, once. An enemy's settled dragon of power
p is worth −p = (7 − p) − 7 and may become −1 at best and −6 at worst, so it is one's own settled
dragon of power 7 − p, and seven points less.
"""

from __future__ import annotations

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import Key, Moves
from escarmouche.games.dragons.bitboards import count, lowest
from escarmouche.games.dragons.rules import (
    DONE,
    DUEL,
    FIRE,
    ICE,
    MODIFY,
    PLACE,
    SQUARES,
    Pos,
    moves,
    total,
)

# Three boards of 16 squares side by side in one integer, and the masks that turn them all at once.
_BOARDS = (1 << 16) | (1 << 32) | 1
_FILES_AC = 0x5555 * _BOARDS
_FILES_AB = 0x3333 * _BOARDS
_RANKS_13 = 0x0F0F * _BOARDS
_RANKS_12 = 0x00FF * _BOARDS
_OFF_DIAGONAL = 0x0A0A * _BOARDS
_OFF_BLOCK = 0x00CC * _BOARDS


@compiled
def around(squares: int) -> int:
    """DRA-03: the squares of a set and all squares adjacent to them."""
    rows = squares | (squares & 0x7777) << 1 | (squares & 0xEEEE) >> 1
    return (rows | rows << 4 | rows >> 4) & 0xFFFF


@compiled
def unsettled(one: int, two: int) -> int:
    """The squares of the groups of touching dragons in which both species take part."""
    groups = around(one) & two | around(two) & one
    while True:
        wider = around(groups) & (one | two)
        if wider == groups:
            return groups
        groups = wider


@compiled
def choices(pos: Pos, out: Moves) -> int:
    """The legal moves; of the modifications of settled dragons, the best of each kind.

    The duel goes on in the same way whatever power a settled dragon gets, so the highest is best
    for one's own and the lowest for an enemy's; and it is the same which of several equal ones.
    """
    found = moves(pos, out)
    if pos.phase != DUEL or out[0] < MODIFY:
        return found
    one, two = pos.squares[pos.turn], pos.squares[1 - pos.turn]
    battle = unsettled(one, two)
    seen = 0
    kept = 0
    for index in range(found):
        square, power = (out[index] - MODIFY) // 6, (out[index] - MODIFY) % 6 + 1
        if not battle >> square & 1:
            before = pos.power[square]
            if two >> square & 1:
                before, power = 7 - before, 7 - power
            if power != (6 if before < 6 else 5) or seen >> before & 1:
                continue
            seen |= 1 << before
        out[kept] = out[index]
        kept += 1
    return kept


@compiled
def bounds(pos: Pos) -> tuple[int, int]:
    """DRA-32: a species ends with at most a 6 for every dragon it has, at least with nothing."""
    fire, ice = pos.squares[FIRE], pos.squares[ICE]
    if pos.phase == DONE:
        margin = total(pos, FIRE) - total(pos, ICE)
        return margin, margin
    battle = unsettled(fire, ice)
    least = most = 0
    if pos.phase == PLACE:
        battle = fire | ice
        for power in range(1, 7):
            most += 6 * pos.hand[FIRE, power]
            least -= 6 * pos.hand[ICE, power]
    most += 6 * count(fire & battle)
    least -= 6 * count(ice & battle)
    settled = (fire | ice) & ~battle
    while settled:
        square = lowest(settled)
        settled &= settled - 1
        low = high = pos.power[square]
        if not pos.shielded >> square & 1:
            low, high = 1, 6
        if fire >> square & 1:
            least += low
            most += high
        else:
            least -= high
            most -= low
    return least, most


@compiled
def mirrored(boards: int) -> int:
    """Boards with files a … d exchanged for d … a."""
    boards = (boards & _FILES_AC) << 1 | boards >> 1 & _FILES_AC
    return (boards & _FILES_AB) << 2 | boards >> 2 & _FILES_AB


@compiled
def upturned(boards: int) -> int:
    """Boards with ranks 1 … 4 exchanged for 4 … 1."""
    boards = (boards & _RANKS_13) << 4 | boards >> 4 & _RANKS_13
    return (boards & _RANKS_12) << 8 | boards >> 8 & _RANKS_12


@compiled
def transposed(boards: int) -> int:
    """Boards with files exchanged for ranks."""
    swap = (boards ^ boards >> 3) & _OFF_DIAGONAL
    boards ^= swap ^ swap << 3
    swap = (boards ^ boards >> 6) & _OFF_BLOCK
    return boards ^ swap ^ swap << 6


@compiled
def condense(pos: Pos, key: Key) -> int:
    """The unsettled part as the species to move sees it, the least of its eight symmetric views.

    Boards of own dragons, enemies, force fields; boards of the three bits of the powers; then how
    many settled dragons of each worth can still be modified, or the dragons in hand.
    """
    mine, other = int(pos.squares[pos.turn]), int(pos.squares[1 - pos.turn])
    shields = int(pos.shielded)
    rest = points = 0
    battle = unsettled(mine, other)
    if pos.phase == PLACE:
        battle = mine | other
        for power in range(1, 7):
            hands = int(pos.hand[pos.turn, power]) << 4 | int(pos.hand[1 - pos.turn, power])
            rest = rest << 8 | hands
        rest |= 1 << 60
    powers = 0
    for square in range(SQUARES):
        power = int(pos.power[square])
        powers |= (power & 1 | (power & 2) << 15 | (power & 4) << 30) << square
    powers &= battle * _BOARDS
    settled = (mine | other) & ~battle
    while settled:
        square = lowest(settled)
        settled &= settled - 1
        power = int(pos.power[square])
        own = mine >> square & 1
        if shields >> square & 1:
            points += power if own else -power
        else:
            rest += 1 << 4 * (power if own else 7 - power)
            points -= 0 if own else 7
    places = (mine & battle) | (other & battle) << 16 | (shields & battle) << 32
    key[0], key[1], key[2] = places, powers, rest
    for turn in range(1, 8):
        if turn == 4:
            places, powers = transposed(places), transposed(powers)
        elif turn & 1:
            places, powers = mirrored(places), mirrored(powers)
        else:
            places, powers = upturned(places), upturned(powers)
        if places < key[0] or (places == key[0] and powers < key[1]):
            key[0], key[1] = places, powers
    return points


@compiled
def solvable(pos: Pos) -> bool:
    return pos.phase in (PLACE, DUEL, DONE)


@compiled
def ready(pos: Pos) -> bool:
    return pos.phase in (DUEL, DONE)


@compiled
def isolate(pos: Pos) -> None:
    """The duel by itself, without the match it belongs to."""
    pos.match = 0


# Sixteen placements, fifteen eliminations; a modification for each of sixteen dragons and for
# each that lost its force field by eliminating.
LONGEST = 16 + 15 + 16 + 15
