"""Positions of Irondie read from text; what is wrong is named with its place."""

from __future__ import annotations

import re

import numpy as np

from escarmouche.core.errors import EscarmoucheError, NotationError
from escarmouche.core.fields import choice, number, read_fields
from escarmouche.core.kernel import copied
from escarmouche.games.irondie import mat, rules, table
from escarmouche.games.irondie.battle import may_seal
from escarmouche.games.irondie.damage import unplaced
from escarmouche.games.irondie.notation import (
    DICE_FIELDS,
    NUMBERS,
    SEAT_FIELDS,
    place_sets,
    wording,
)
from escarmouche.games.irondie.sets import DIE, Die, read_set
from escarmouche.games.irondie.skirmish import WON, contest
from escarmouche.games.irondie.vocabulary import AGAINST, FOR_OWN, FULL, PHASES, SEATS

_KEYS = (*SEATS, "phase", "turn", "provoker", "duel", "owed", "wounds", "mat",
         *SEAT_FIELDS, *DICE_FIELDS, *NUMBERS)  # fmt: skip
_IN_DUEL = (table.THROW, table.REPLY, table.SIGN, table.PICK)
_PLACED = re.compile(rf"({DIE.pattern.replace('(', '(?:')})([0-6]!?|~|\^)?")


def read(text: str) -> np.record:
    fields = read_fields(text, _KEYS, (*SEATS, "phase", "turn"))
    pos = rules.RULES.blank()
    used = mat.read_mat(fields.get("mat", mat.STANDARD))
    used.write_into(pos)
    place_sets(pos, [_kinds(fields[seat]) for seat in SEATS])
    for seat, key in enumerate(SEATS):
        _read_zones(pos, seat, key, fields[key])
    pos.phase = choice("phase", fields["phase"], PHASES)
    pos.turn = choice("turn", fields["turn"], SEATS)
    pos.provoker = choice("provoker", fields.get("provoker", SEATS[0]), SEATS)
    for key, most in NUMBERS.items():
        # In the turn a die enters the Abyss, `quiet` is -1.
        pos[key] = number(key, fields.get(key, "0"), -1 if key == "quiet" else 0, most)
    for key in DICE_FIELDS:
        for word in filter(None, fields.get(key, "").split(",")):
            pos[key] |= table.BIT[_find(pos, key, word)]
    for key in SEAT_FIELDS:
        for word in filter(None, fields.get(key, "").split(",")):
            pos[key] |= 1 << choice(key, word, SEATS)
    for key in ("owed", "wounds"):
        for word in filter(None, fields.get(key, "").split(",")):
            name, _, digit = word.rpartition(":")
            die, points = _find(pos, key, name), number(key, digit, 1, 2 if key == "owed" else 6)
            if key == "owed":
                pos.owed[points - 1] |= table.BIT[die]
            else:
                pos.wounds[die] = points
    _read_duel(pos, fields.get("duel", ""))
    _check(pos)
    return pos


def _kinds(text: str) -> list[Die]:
    words = [_PLACED.fullmatch(word) for word in text.split(",")]
    for place, (word, match) in enumerate(zip(text.split(","), words, strict=True), 1):
        if match is None:
            raise NotationError("error-irondie-placed", number=place, found=word)
    try:
        return read_set([match[1] for match in words if match], text)
    except EscarmoucheError as error:
        raise NotationError(error.message.id, **error.message.arguments) from error


def _read_zones(pos: np.record, seat: int, key: str, text: str) -> None:
    first = seat * table.DICE_EACH
    values = pos.value
    for die, word in enumerate(text.split(","), first):
        match = _PLACED.fullmatch(word)
        mark = (match and match[2]) or ""
        if not mark:
            continue
        zone = {"~": "limbo", "^": "abyss", "!": "skirmish"}.get(mark[-1], "battle")
        pos.hand ^= table.BIT[die]
        pos[zone] |= table.BIT[die]
        if mark[0].isdecimal():
            values[die] = int(mark[0])
            if mark[0] == "0" and pos.types[table.VITALITY] & table.BIT[die]:  # IRO-28
                raise NotationError("error-irondie-dead", seat=key, found=word)


def _read_duel(pos: np.record, text: str) -> None:
    for place, word in enumerate(filter(None, text.split(";"))):
        # The seats act in turns; who began is told by who is the provoker.
        seat = (int(pos.provoker) + place) % 2
        sides = {AGAINST: (seat, 1 - seat), FOR_OWN: (seat, seat)}
        actions = [
            dice
            for kind, *dice in (row[:3] for row in wording(pos).read(word)[0])
            if sides.get(kind) == tuple(die // table.DICE_EACH for die in dice)
        ]
        if not actions or place >= table.MOST_ACTIONS:
            raise NotationError("error-position-value", key="duel", value=word)
        pos.action[place], pos.target[place] = actions[0]
        pos.actions += 1


def _find(pos: np.record, key: str, word: str) -> int:
    names = wording(pos).names(FULL)
    if not word or word not in names:
        raise NotationError("error-position-value", key=key, value=word)
    return names.index(word)


def _check(pos: np.record) -> None:
    """Refuse what no game can reach and the rules could not play on from."""
    for key, kept in _claims(pos).items():
        if not kept:
            raise NotationError("error-irondie-contradiction", key=key, phase=PHASES[pos.phase])
    unrolled = pos.turns == 1 and pos.phase in (table.COMMIT, table.ROLL)
    if not unrolled and pos.phase != table.DONE and table.bereft(pos):
        raise NotationError("error-irondie-bereft")
    if not _at_rest(pos):
        phase, turn = PHASES[pos.phase], SEATS[pos.turn]
        raise NotationError("error-irondie-nothing", phase=phase, turn=turn)


def _claims(pos: np.record) -> dict[str, bool]:
    """What each field promises in the phase of the position."""
    phase = int(pos.phase)
    secret = rules.secret(pos) != 0
    source = pos.battle if phase == table.TAKE_BACK else pos.hand
    vital = pos.battle & pos.types[table.VITALITY]
    wounded = sum(1 << die for die in np.flatnonzero(pos.wounds).tolist())
    duel = pos.actions > 0 if phase in _IN_DUEL else phase == table.BONUS or not pos.actions
    turn = True
    if pos.actions:
        top = int(pos.action[pos.actions - 1])
        duel &= bool((pos.hand if phase == table.THROW else pos.skirmish) & table.BIT[top])
        duel &= pos.duels > 0
        if phase in (table.SIGN, table.PICK):
            effect = pos.effect[pos.form[top]]
            duel &= contest(pos) == WON
            duel &= effect == (table.RECOVER if phase == table.PICK else table.ADD_OR_SUBTRACT)
        turn = phase == table.REPLY or pos.turn == table.owner(top)
    ended = table.bereft(pos) or pos.quiet == table.QUIET_TURNS
    return {
        "phase": phase not in (table.RESOLVE, table.NEXT_TURN) and (phase != table.DONE or ended),
        "turn": turn,
        "turns": pos.turns > (phase == table.TAKE_BACK),
        "sealed": not pos.sealed or (secret and all(_sealable(pos, seat) for seat in (0, 1))),
        "chosen": not pos.chosen or ((secret or phase == table.ROLL) and not pos.chosen & ~source),
        "wounds": not wounded
        or (phase == table.WOUND and not wounded & ~vital and (pos.wounds <= pos.value).all()),
        "owed": phase in (table.BONUS, table.LOT, table.ROLL) or not pos.owed.any(),
        "duel": duel and (not pos.skirmish or phase in (*_IN_DUEL, table.BONUS, table.DONE)),
    }


def _sealable(pos: np.record, seat: int) -> bool:
    """Whether what a seat has sealed is a whole decision."""
    if not pos.sealed >> seat & 1:
        return True
    if pos.phase == table.COMMIT:
        return may_seal(pos, seat)
    return pos.phase == table.TAKE_BACK or unplaced(pos, seat) == 0


def _at_rest(pos: np.record) -> bool:
    """Whether the seat named, or chance, really has something to do now."""
    if pos.phase == table.DONE:
        return True
    if not rules.moves(pos, rules.RULES.buffer()):
        return False
    if rules.secret(pos):
        return rules.has_secret(pos, pos.turn)
    after = copied(pos)
    return not rules.step(after, None) and after.tobytes() == pos.tobytes()
