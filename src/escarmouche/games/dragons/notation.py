"""Positions and moves of Dragons Arena as text.

    arena=f3i5*--f1/f6i1i2--/--------/i4----f2 turn=fire
    arena=f3------/--------/--------/-------- turn=ice hand=fire:1,3;ice:2,6,6 setup=little

`turn` is `dice` while chance fills the arena or the hands, `lot` when lots are drawn, `next`
between two duels and `over` after a match. `setup`, and `match`, `wins`, `duels` in a match, are
written when they are not what a single baby duel has.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, lru_cache

import numpy as np

from escarmouche.core.errors import NotationError
from escarmouche.core.fields import choice, number, numbers, read_fields
from escarmouche.core.records import all_fields
from escarmouche.games.dragons import rules

SPECIES = ("fire", "ice")
SETUPS = ("baby", "little", "big", "equal")
_TURNS = {"dice": rules.SHAKE, "lot": rules.LOT, "next": rules.BETWEEN, "over": rules.DONE}
_CELL = re.compile(r"--|[fi][1-6]\*?")
# The cells of an arena by force field, fire and power.
_WRITTEN = tuple(
    tuple(("--", *(f"{species}{power}{field}" for power in range(1, 7))) for species in "if")
    for field in ("", "*")
)
_KEYS = ("arena", "turn", "hand", "setup", "match", "wins", "duels")


@cache
def square_name(square: int) -> str:
    """
    >>> square_name(0), square_name(15)
    ('a1', 'd4')
    """
    return "abcd"[square % 4] + str(square // 4 + 1)


@lru_cache(maxsize=4096)
def square_names(squares: int) -> tuple[str, ...]:
    """The names of a set of squares, lowest first."""
    return tuple(square_name(square) for square in range(16) if squares >> square & 1)


def square_number(name: str) -> int:
    return "abcd".index(name[0]) + 4 * (int(name[1]) - 1)


@dataclass(frozen=True)
class Words:
    """A well-formed move, legal or not: what it is and what it names."""

    kind: str
    start: int = -1  # a square
    end: int = -1  # the square an elimination ends on
    power: int = 0
    other: int = 0  # the second power of a pair
    species: int = -1


_SQUARE = "[a-d][1-4]"
_FORMS = {
    "eliminate": re.compile(rf"(?P<start>{_SQUARE})x(?P<end>{_SQUARE})"),
    "modify": re.compile(rf"(?P<start>{_SQUARE})=(?P<power>[1-6])"),
    "place": re.compile(rf"(?P<power>[1-6])@(?P<start>{_SQUARE})"),
    "power": re.compile(r"(?P<power>[1-6])"),
    "pair": re.compile(r"(?P<power>[1-6])\+(?P<other>[1-6])"),
    "die": re.compile(rf"(?:(?P<start>{_SQUARE}):)?(?P<species>[fi])(?P<power>[1-6])"),
    "lot": re.compile(r"lot:(?P<species>fire|ice)"),
    "next": re.compile(r"next"),
}


@lru_cache(maxsize=1024)
def read_move(text: str) -> Words:
    """What a text says; `NotationError` if it is no move in any position."""
    for kind, form in _FORMS.items():
        if match := form.fullmatch(text):
            said = match.groupdict()
            return Words(
                kind,
                start=square_number(said["start"]) if said.get("start") else -1,
                end=square_number(said["end"]) if said.get("end") else -1,
                power=int(said.get("power") or 0),
                other=int(said.get("other") or 0),
                species="fi".index(said["species"][0]) if said.get("species") else -1,
            )
    raise NotationError("error-dragons-move", text=text)


def move_id(pos: np.record, text: str) -> int | None:
    said = read_move(text)
    match said.kind:
        case "eliminate":
            path = int(rules.PATH[said.start, said.end])
            return rules.ELIMINATE + path if path >= 0 else None
        case "modify":
            return rules.MODIFY + said.start * 6 + said.power - 1
        case "place":
            return rules.PUT + said.start * 6 + said.power - 1
        case "power":
            return rules.POWER + said.power - 1
        case "pair":
            low = min(said.power, said.other)
            return rules.SPLIT + low - 1 if said.power + said.other == 7 else None
        case "die":
            # The square is said for the reader: dice fall square by square, so it is known.
            if said.start not in (-1, rules.next_square(pos)):
                return None
            return rules.DIE + said.species * 6 + said.power - 1
        case "lot":
            return rules.DRAWN_LOT + said.species
        case _:
            return rules.NEXT_DUEL


def move_text(pos: np.record, move: int) -> str:
    if rules.DIE <= move < rules.DRAWN_LOT:
        square = rules.next_square(pos)
        return _text(move) if square < 0 else f"{square_name(square)}:{_text(move)}"
    return _text(move)


@lru_cache(maxsize=rules.MOVE_COUNT)
def _text(move: int) -> str:
    """A move, apart from the square that a shaken die falls on."""
    if move < rules.MODIFY:
        start, end = int(rules.PATH_START[move]), int(rules.PATH_END[move])
        return f"{square_name(start)}x{square_name(end)}"
    if move < rules.PUT:
        square, power = divmod(move - rules.MODIFY, 6)
        return f"{square_name(square)}={power + 1}"
    if move < rules.POWER:
        square, power = divmod(move - rules.PUT, 6)
        return f"{power + 1}@{square_name(square)}"
    if move < rules.SPLIT:
        return str(move - rules.POWER + 1)
    if move < rules.DIE:
        power = move - rules.SPLIT + 1
        return f"{power}+{7 - power}"
    if move < rules.DRAWN_LOT:
        species, power = divmod(move - rules.DIE, 6)
        return f"{'fi'[species]}{power + 1}"
    if move < rules.NEXT_DUEL:
        return f"lot:{SPECIES[move - rules.DRAWN_LOT]}"
    return "next"


@lru_cache(maxsize=rules.MOVE_COUNT)
def steps(move: int) -> tuple[str, ...]:
    """What a hand touches to make a move."""
    text = _text(move)
    said = read_move(text)
    match said.kind:
        case "eliminate":
            return square_name(said.start), square_name(said.end)
        case "modify":
            return square_name(said.start), str(said.power)
        case "place":
            return str(said.power), square_name(said.start)
        case "die":
            return (f"{'fi'[said.species]}{said.power}",)
        case _:
            return (text,)


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
        rules.settle(pos)
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
