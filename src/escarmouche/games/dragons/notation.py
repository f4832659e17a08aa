"""Positions of Dragons Arena as text.

    arena=f3i5*--f1/f6i1i2--/--------/i4----f2 turn=fire
    arena=f3------/--------/--------/-------- turn=ice hand=fire:1,3;ice:2,6,6 setup=little

`turn` is `dice` while chance fills the arena or the hands, `lot` when lots are drawn, `next`
between two duels and `over` after a match. `setup`, and `match`, `wins`, `duels` in a match, are
written when they are not what a single baby duel has.
"""

from __future__ import annotations

import re

import numpy as np

from escarmouche.core.errors import NotationError
from escarmouche.core.fields import choice, number, numbers, read_fields
from escarmouche.core.record_dtype import all_fields
from escarmouche.games.dragons import rules
from escarmouche.games.dragons.vocabulary import SETUPS, SPECIES

_TURNS = {"dice": rules.SHAKE, "lot": rules.LOT, "next": rules.BETWEEN, "over": rules.DONE}
_CELL = re.compile(r"--|[fi][1-6]\*?")
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
    match = re.fullmatch(r"fire:([1-6?,]*);ice:([1-6?,]*)", text)
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
    arena = [int(pos.squares[species]).bit_count() for species in (0, 1)]
    hands = [int(pos.hand[species].sum()) for species in (0, 1)]
    for species in (0, 1):
        dice = arena[species] + hands[species]
        if dice > 8 or (phase <= rules.PLACE and dice != 8):
            raise NotationError("error-dragons-count", species=SPECIES[species], count=dice)
    if phase == rules.PLACE:
        ahead = hands[pos.turn] - hands[1 - pos.turn]
        if ahead not in (0, 1):
            raise NotationError("error-dragons-hands", turn=turn)
    settings = {
        rules.SHAKE: pos.setup == rules.BABY and sum(hands) == pos.hand[:, 0].sum() > 0,
        rules.ROLL: pos.setup == rules.LITTLE and not sum(arena) and pos.hand[:, 0].sum() > 0,
        rules.CHOOSE: not sum(arena) and pos.hand[pos.turn, 0] > 0,
        rules.PAIR: pos.setup == rules.EQUAL
        and not sum(arena)
        and (pos.hand[0] == pos.hand[1]).all()
        and pos.hand[0, 0] % 2 == 0,
        rules.BETWEEN: pos.match > 0,
        rules.DONE: pos.match > 0,
    }
    if not settings.get(phase, True):
        raise NotationError("error-dragons-setup", turn=turn, setup=SETUPS[pos.setup])
    if phase == rules.SHAKE and pos.squares.sum() != (1 << rules.next_square(pos)) - 1:
        raise NotationError("error-dragons-shaken")
    if phase <= rules.PLACE and pos.shielded:
        raise NotationError("error-dragons-early-field")
    if phase == rules.CHOOSE and not rules.moves(pos, rules.RULES.buffer()):
        raise NotationError("error-dragons-total", total=rules.BIG_TOTAL)
