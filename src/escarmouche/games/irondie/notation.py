"""Positions and moves of Irondie as text (docs/notation-irondie.md).

    south=Sk3!,Ar5,Bo,Nb3,Rv,Pg2,Wr6,Fg^,Gy3 north=Sk,Ar6,Bo2,Nb4!,… phase=reply turn=south
    turns=2 provoker=south duels=1 duel=Sk>Ar;Nb>Sk targeted=south:Sk,north:Ar

Each seat's dice stand in the order of its set: `Bo` in hand, `Ar5` with its value in the zone of
its type, `Sk3!` in a skirmish zone, `Nb~` in Limbo, `Fg^` in the Abyss. A die is named by its
letters; the second of two identical dice of a set is `Ar#2`. In `duel` the actions stand in the
order of their declaration, `Sk>Ar` against an enemy die, `Pg>own:Wr` for an own one. `chosen`
(taken back, committed, still to be rolled), `sealed`, `wounds`, `owed`, `returned`, `passed`,
`unanswered`, `quiet` and `mat` are written when there is something to say.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from escarmouche.core.errors import NotationError
from escarmouche.games.irondie import mat, rules, table
from escarmouche.games.irondie.sets import DIE, TYPE_NAMES, Die

SEATS = ("south", "north")
PHASES = ("take-back", "commit", "roll", "lot", "bonus", "provoke", "throw", "reply", "resolve",
          "sign", "pick", "wound", "next-turn", "over")  # fmt: skip
_NAME = rf"{DIE.pattern.replace('(', '(?:')}(?:#[2-9])?"
# Fields of a position by what they hold: dice, seats, a number (and the highest it can be).
DICE_FIELDS = ("chosen", "targeted", "returned")
SEAT_FIELDS = ("sealed", "passed")
NUMBERS = {"turns": 9999, "quiet": table.QUIET_TURNS, "duels": table.DICE * 2, "unanswered": 1}


@dataclass(frozen=True)
class Words:
    """A well-formed move, legal or not: what it is and what it names."""

    kind: str
    die: str = ""
    target: str = ""
    own: bool = False  # whether the target is a die of the seat that decides
    face: int = 0
    seat: int = -1


_FORMS = {
    "take": re.compile(rf"take:(?P<die>{_NAME})"),
    "keep": re.compile(r"keep"),
    "commit": re.compile(rf"commit:(?P<die>{_NAME})"),
    "done": re.compile(r"done"),
    "bonus": re.compile(rf"bonus:(?P<die>{_NAME})>(?P<target>{_NAME})"),
    "act": re.compile(rf"(?P<die>{_NAME})>(?P<own>own:)?(?P<target>{_NAME})"),
    "pass": re.compile(r"pass"),
    "decline": re.compile(r"decline"),
    "minus": re.compile(r"-"),
    "plus": re.compile(r"\+"),
    "recover": re.compile(rf"recover:(?P<die>{_NAME})"),
    "wound": re.compile(rf"wound:(?P<die>{_NAME})"),
    "die": re.compile(rf"(?:(?P<die>{_NAME})=)?(?P<face>[1-6])"),
    "lot": re.compile(r"lot:(?P<seat>south|north)"),
}
_PLAIN = {"keep": rules.KEEP, "done": rules.SEAL, "pass": rules.PASS, "decline": rules.DECLINE,
          "minus": rules.MINUS, "plus": rules.PLUS}  # fmt: skip
_PLAIN_TEXTS = {rules.KEEP: "keep", rules.SEAL: "done", rules.PASS: "pass",
                rules.DECLINE: "decline", rules.MINUS: "-", rules.PLUS: "+"}  # fmt: skip
_NAMED = {"take": rules.TAKE, "commit": rules.ROLL_DIE, "recover": rules.RECALL,
          "wound": rules.HURT}  # fmt: skip


def die_of(pos: np.record, die: int) -> Die:
    return Die(int(pos.form[die]), int(pos.colour[die]), bool(pos.rare & table.BIT[die]))


def die_name(pos: np.record, die: int) -> str:
    """The name of a die among those of its seat."""
    return names(pos)[die]


def die_number(pos: np.record, seat: int, name: str) -> int | None:
    """The number of a seat's die, or None if its set has no such die."""
    first = seat * table.DICE_EACH
    for die, known in enumerate(names(pos)[first : first + table.DICE_EACH], first):
        if known == name:
            return die
    return None


def names(pos: np.record) -> tuple[str, ...]:
    """The names of all dice; nothing for a place without one."""
    return _names_of(pos.form.tobytes(), pos.colour.tobytes(), int(pos.rare))


@lru_cache(maxsize=64)
def _names_of(forms: bytes, colours: bytes, rare: int) -> tuple[str, ...]:
    found: list[str] = []
    for die, (form, colour) in enumerate(zip(forms, colours, strict=True)):
        if form >= table.SHAPES:  # -1, as an unsigned byte
            found.append("")
            continue
        name = str(Die(form, colour, bool(rare >> die & 1)))
        mine = found[die - die % table.DICE_EACH :]
        copies = sum(other.partition("#")[0] == name for other in mine)
        found.append(f"{name}#{copies + 1}" if copies else name)
    return tuple(found)


def dice_of(pos: np.record, seat: int) -> list[int]:
    return [die for die, name in enumerate(names(pos)) if name and die // table.DICE_EACH == seat]


def dice_in(dice: int) -> Iterator[int]:
    return (die for die in range(table.DICE) if dice >> die & 1)


@lru_cache(maxsize=4096)
def read_move(text: str) -> Words:
    """What a text says; `NotationError` if it is no move in any position."""
    for kind, form in _FORMS.items():
        if match := form.fullmatch(text):
            said = match.groupdict()
            return Words(
                kind,
                die=said.get("die") or "",
                target=said.get("target") or "",
                own=kind == "bonus" or bool(said.get("own")),
                face=int(said.get("face") or 0),
                seat=SEATS.index(said["seat"]) if said.get("seat") else -1,
            )
    raise NotationError("error-irondie-move", text=text)


def rolled_die(pos: np.record) -> int:
    """The die that chance is about to roll, or −1."""
    if pos.phase == table.ROLL:
        return int(table.lowest(pos.chosen))
    if pos.phase == table.THROW:
        return int(pos.action[pos.actions - 1])
    return -1


def move_id(pos: np.record, text: str) -> int | None:
    said = read_move(text)
    if said.kind in _PLAIN:
        return _PLAIN[said.kind]
    if said.kind == "lot":
        return rules.DRAWN_LOT + said.seat
    if said.kind == "die":
        # The die is named for the reader: dice fall in a known order.
        rolled = rolled_die(pos)
        if said.die and (rolled < 0 or said.die != die_name(pos, rolled)):
            return None
        return rules.DIE + said.face - 1
    die = die_number(pos, pos.turn, said.die)
    if die is None:
        return None
    place = die % table.DICE_EACH
    if said.kind in _NAMED:
        return _NAMED[said.kind] + place
    target = die_number(pos, pos.turn if said.own else 1 - pos.turn, said.target)
    if target is None:
        return None
    if said.kind == "bonus":
        return rules.GIVE + place * table.DICE_EACH + target % table.DICE_EACH
    return rules.ACT + place * table.DICE + target


def move_text(pos: np.record, move: int) -> str:
    if move in _PLAIN_TEXTS:
        return _PLAIN_TEXTS[move]
    if move >= rules.DRAWN_LOT:
        return f"lot:{SEATS[move - rules.DRAWN_LOT]}"
    if move >= rules.DIE:
        rolled = rolled_die(pos)
        face = str(move - rules.DIE + 1)
        return face if rolled < 0 else f"{die_name(pos, rolled)}={face}"
    first = int(pos.turn) * table.DICE_EACH
    if rules.ACT <= move < rules.PASS:
        place, target = divmod(move - rules.ACT, table.DICE)
        return action_text(pos, first + place, target)
    if rules.GIVE <= move < rules.ACT:
        place, target = divmod(move - rules.GIVE, table.DICE_EACH)
        return f"bonus:{die_name(pos, first + place)}>{die_name(pos, first + target)}"
    kind, start = max(
        ((kind, start) for kind, start in _NAMED.items() if start <= move), key=lambda each: each[1]
    )
    return f"{kind}:{die_name(pos, first + move - start)}"


def action_text(pos: np.record, die: int, target: int) -> str:
    own = "own:" if table.owner(die) == table.owner(target) else ""
    return f"{die_name(pos, die)}>{own}{die_name(pos, target)}"


def write(pos: np.record) -> str:
    placed = _placed(pos)
    fields = {
        "south": ",".join(filter(None, placed[: table.DICE_EACH])),
        "north": ",".join(filter(None, placed[table.DICE_EACH :])),
    }
    fields |= {"phase": PHASES[pos.phase], "turn": SEATS[pos.turn]}
    fields |= {key: str(pos[key]) for key in NUMBERS if pos[key]}
    if pos.provoker:
        fields["provoker"] = SEATS[pos.provoker]
    if pos.actions:
        fields["duel"] = ";".join(
            action_text(pos, int(pos.action[number]), int(pos.target[number]))
            for number in range(pos.actions)
        )
    fields |= {key: _full_names(pos, pos[key]) for key in DICE_FIELDS if pos[key]}
    for key in SEAT_FIELDS:
        if pos[key]:
            fields[key] = ",".join(seat for n, seat in enumerate(SEATS) if pos[key] >> n & 1)
    owed = [f"{_full_name(pos, die)}:{part + 1}"
            for part in range(2) for die in dice_in(pos.owed[part])]  # fmt: skip
    wounds = [f"{_full_name(pos, die)}:{pos.wounds[die]}"
              for die in np.flatnonzero(pos.wounds).tolist()]  # fmt: skip
    fields |= {key: ",".join(words) for key, words in (("owed", owed), ("wounds", wounds)) if words}
    used = mat.mat_of(pos)
    if used != mat.standard_mat():
        fields["mat"] = used.word
    return " ".join(f"{key}={value}" for key, value in fields.items())


def place_sets(pos: np.record, sets: list[list[Die]]) -> None:
    """Give each seat its dice, all in hand, at the start of a game."""
    forms, colours, rare = [-1] * table.DICE, [0] * table.DICE, 0
    for seat, dice in enumerate(sets):
        for number, die in enumerate(dice, seat * table.DICE_EACH):
            forms[number], colours[number] = die.shape, die.colour
            rare |= die.rare << number
    pos.form, pos.colour, pos.rare = forms, colours, rare
    rules.setup(pos)


def zone(pos: np.record, die: int) -> str:
    """The zone a die lies in."""
    bit = table.BIT[die]
    if pos.battle & bit:
        return TYPE_NAMES[pos.form[die] // 3]
    for name in ("hand", "skirmish", "limbo"):
        if pos[name] & bit:
            return name
    return "abyss"


def _placed(pos: np.record) -> list[str]:
    """Every die with the mark of its zone, in order; nothing for a place without one."""
    marks = [""] * table.DICE
    values = pos.value.tolist()
    for dice, mark in (
        (pos.battle, "{}"),
        (pos.skirmish, "{}!"),
        (pos.limbo, "~"),
        (pos.abyss, "^"),
    ):
        for die in dice_in(int(dice)):
            marks[die] = mark.format(values[die])
    return [name.partition("#")[0] + mark for name, mark in zip(names(pos), marks, strict=True)]


def _full_name(pos: np.record, die: int) -> str:
    return f"{SEATS[table.owner(die)]}:{die_name(pos, die)}"


def _full_names(pos: np.record, dice: int) -> str:
    return ",".join(_full_name(pos, die) for die in dice_in(dice))
