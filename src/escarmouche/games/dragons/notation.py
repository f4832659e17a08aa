"""Positions of Dragons Arena as text.

    arena=f3i5*--f1/f6i1i2--/--------/i4----f2 turn=fire
    arena=f3------/--------/--------/-------- turn=ice setup=little
    hand=fire:1,1,3,3,5,6,6;ice:1,2,2,3,4,5,6,6

`turn` is `dice` while chance fills the arena or the hands, `lot` when lots are drawn, `next`
between two duels and `over` after a match. `setup`, and `match`, `wins`, `duels` in a match, are
written when they are not what a single baby duel has.
"""

from __future__ import annotations

import re

import numpy as np

from escarmouche.core.errors import NotationError
from escarmouche.core.fields import choice, number, numbers, read_fields
from escarmouche.core.kernel import NOBODY, copied
from escarmouche.core.record_dtype import all_fields
from escarmouche.games.dragons import rules
from escarmouche.games.dragons.vocabulary import SETUPS, SPECIES

_TURNS = {"dice": rules.SHAKE, "lot": rules.LOT, "next": rules.BETWEEN, "over": rules.DONE}
_CELL = re.compile(r"--|[fi][1-6]\*?")
_HAND = r"((?:[1-6?](?:,[1-6?])*)?)"
_HANDS = re.compile(f"fire:{_HAND};ice:{_HAND}")
# The cells of an arena by force field, fire and power.
_WRITTEN = tuple(
    tuple(("--", *(f"{species}{power}{field}" for power in range(1, 7))) for species in "if")
    for field in ("", "*")
)
_KEYS = ("arena", "turn", "hand", "setup", "match", "wins", "duels")


def write(pos: np.record) -> str:
    squares, shielded, powers, hands, phase, turn, setup, match, wins, duels = all_fields(pos)
    fire = int(squares[rules.FIRE])
    cells = [
        _WRITTEN[shielded >> square & 1][fire >> square & 1][power]
        for square, power in enumerate(powers.tolist())
    ]
    ranks = ["".join(cells[start : start + 4]) for start in (12, 8, 4, 0)]
    fields = [f"arena={'/'.join(ranks)}", f"turn={_turn(phase, turn, match)}"]
    fire_hand, ice_hand = hands.tolist()
    if any(fire_hand) or any(ice_hand):
        fields.append(f"hand=fire:{_dice(fire_hand)};ice:{_dice(ice_hand)}")
    if setup:
        fields.append(f"setup={SETUPS[setup]}")
    if match:
        fields.append(f"match={match} wins={wins[0]},{wins[1]} duels={duels}")
    return " ".join(fields)


def _turn(phase: int, turn: int, match: int) -> str:
    match phase:
        case rules.SHAKE | rules.ROLL:
            return "dice"
        case rules.LOT:
            return "lot"
        case rules.BETWEEN:
            return "next"
        case rules.DONE if match:
            return "over"
    return SPECIES[turn]


def _dice(hand: list[int]) -> str:
    known = [str(power) for power in range(1, 7) for _ in range(hand[power])]
    return ",".join(known + ["?"] * hand[0])


def read(text: str) -> np.record:
    fields = read_fields(text, _KEYS, ("arena", "turn"))
    pos = rules.RULES.blank()
    _read_arena(pos, fields["arena"])
    _read_hands(pos, fields.get("hand", "fire:;ice:"))
    pos.setup = choice("setup", fields.get("setup", "baby"), SETUPS)
    pos.match = number("match", fields.get("match", "0"), 0, 9)
    pos.duels = number("duels", fields.get("duels", "0"), 0, 4 * int(pos.match))
    pos.wins[:] = numbers("wins", fields.get("wins", "0,0"), 2, int(pos.match))
    turn = choice("turn", fields["turn"], (*SPECIES, *_TURNS))
    pos.turn = turn if turn < 2 else rules.FIRE
    pos.phase = _phase(pos, fields["turn"])
    _check(pos, fields["turn"])
    if pos.phase == rules.DUEL:
        rules.settle(pos, None)
    return pos


def _read_arena(pos: np.record, text: str) -> None:
    ranks = text.split("/")
    if len(ranks) != 4:
        raise NotationError("error-dragons-ranks", count=len(ranks))
    for rank, cells in zip((4, 3, 2, 1), ranks, strict=True):
        at = 0
        for file in range(4):
            match = _CELL.match(cells, at)
            if not match:
                found = cells[at : at + 2]
                raise NotationError("error-dragons-cell", rank=rank, cell=file + 1, found=found)
            if match[0] != "--":
                square = 4 * (rank - 1) + file
                rules.put(pos, "fi".index(match[0][0]), int(match[0][1]), square)
                pos.shielded |= (len(match[0]) == 3) << square
            at = match.end()
        if at != len(cells):
            raise NotationError("error-dragons-rank-long", rank=rank, found=cells[at:])


def _read_hands(pos: np.record, text: str) -> None:
    match = _HANDS.fullmatch(text)
    if not match:
        raise NotationError("error-dragons-hand", found=text)
    for species in (rules.FIRE, rules.ICE):
        for die in filter(None, match[species + 1].split(",")):
            pos.hand[species, 0 if die == "?" else int(die)] += 1


def _phase(pos: np.record, turn: str) -> int:
    unknown = pos.hand[0, 0] + pos.hand[1, 0]
    if turn == "dice":
        return rules.SHAKE if pos.setup == rules.BABY else rules.ROLL
    if turn in _TURNS:
        return _TURNS[turn]
    if unknown:
        return rules.CHOOSE if pos.setup == rules.BIG else rules.PAIR
    return rules.PLACE if pos.hand.any() else rules.DUEL


def _check(pos: np.record, turn: str) -> None:
    """Refuse what no game can reach and the rules could not play on from."""
    phase = int(pos.phase)
    for species in (0, 1):
        dice = int(_powers(pos, species).sum())
        if dice > rules.DRAGONS_EACH or (phase <= rules.PLACE and dice != rules.DRAGONS_EACH):
            raise NotationError("error-dragons-count", species=SPECIES[species], count=dice)
    if phase == rules.PLACE:
        ahead = pos.hand[pos.turn].sum() - pos.hand[1 - pos.turn].sum()
        if ahead not in (0, 1):
            raise NotationError("error-dragons-hands", turn=turn)
    if not _fits_setup(pos):
        raise NotationError("error-dragons-setup", turn=turn, setup=SETUPS[pos.setup])
    if phase == rules.SHAKE and pos.squares.sum() != (1 << int(rules.next_square(pos))) - 1:
        raise NotationError("error-dragons-shaken")
    if phase <= rules.PLACE and pos.shielded:
        raise NotationError("error-dragons-early-field")
    if pos.setup == rules.BIG and phase in (rules.CHOOSE, rules.LOT, rules.PLACE):
        for species in (0, 1):
            if not _can_be_chosen(_powers(pos, species)):
                raise NotationError("error-dragons-total", total=rules.BIG_TOTAL)
    if pos.match and not _fits_match(pos):
        wins = f"{pos.wins[0]},{pos.wins[1]}"
        raise NotationError("error-dragons-match", wins=wins, duels=int(pos.duels), turn=turn)


def _powers(pos: np.record, species: int) -> np.ndarray:
    """How many dragons of each power a species has, in hand and in the arena."""
    found = pos.hand[species].copy()
    for square in range(rules.SQUARES):
        found[pos.power[square]] += pos.squares[species] >> square & 1
    return found


def _can_be_chosen(powers: np.ndarray) -> bool:
    """DRA-14: whether eight powers, some perhaps to be chosen yet, can total what they must."""
    unknown = int(powers[0])
    points = rules.BIG_TOTAL - sum(power * int(powers[power]) for power in range(1, 7))
    highest = max((power for power in range(1, 7) if powers[power]), default=1)
    return rules.can_total(unknown, highest, points)


def _fits_setup(pos: np.record) -> bool:
    """Whether the dice lie as the set-up leaves them in this phase."""
    phase, setup, in_arena = int(pos.phase), int(pos.setup), bool(pos.squares.any())
    unknown = pos.hand[:, 0].tolist()
    everything = 2 * rules.DRAGONS_EACH
    if phase == rules.SHAKE:
        return setup == rules.BABY and int(pos.hand.sum()) == sum(unknown) > 0
    if phase == rules.ROLL:
        in_order = not unknown[0] or unknown[1] == rules.DRAGONS_EACH
        return setup == rules.LITTLE and not in_arena and sum(unknown) > 0 and in_order
    if phase == rules.CHOOSE:
        # Who is not asked has chosen all, or nothing that may be seen.
        other = unknown[1 - pos.turn]
        return not in_arena and unknown[pos.turn] > 0 and other in (0, rules.DRAGONS_EACH)
    if setup == rules.EQUAL and phase in (rules.PAIR, rules.PLACE):
        fire, ice = (_powers(pos, species) for species in (0, 1))
        paired = all(fire[power] == fire[7 - power] for power in (1, 2, 3))
        return bool((fire == ice).all()) and paired and not (phase == rules.PAIR and in_arena)
    if phase == rules.LOT:
        if setup == rules.EQUAL:
            return sum(unknown) == everything
        filled = not pos.hand.any() if setup == rules.BABY else not in_arena and not sum(unknown)
        return filled and rules.starter(pos) == NOBODY
    if phase == rules.PLACE:
        return setup in (rules.LITTLE, rules.BIG)
    if phase in (rules.BETWEEN, rules.DONE):
        return pos.match > 0 and not pos.hand.any()
    return phase == rules.DUEL


def _fits_match(pos: np.record) -> bool:
    """DRA-33: whether the wins are those of the duels played, and the match is over, or not."""
    fire, ice = pos.wins.tolist()
    most, duels, target = max(fire, ice), int(pos.duels), int(pos.match)
    over = most == target or duels == 4 * target
    if fire + ice > duels or fire == ice == target or over != (pos.phase == rules.DONE):
        return False
    if pos.phase not in (rules.BETWEEN, rules.DONE):
        return True
    lead = rules.total(pos, rules.FIRE) - rules.total(pos, rules.ICE)
    counted = fire + ice < duels if lead == 0 else (fire if lead > 0 else ice) > 0
    return counted and any(_is_over_for(pos, species) for species in (0, 1))


def _is_over_for(pos: np.record, species: int) -> bool:
    after = copied(pos)
    after.turn = species
    return bool(rules.duel_reason(after) != rules.ONGOING)
