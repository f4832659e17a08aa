"""Positions of Irondie as text (docs/notation-irondie.md).

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

from collections.abc import Iterator, Sequence

import numpy as np

from escarmouche.core.position import wording_of
from escarmouche.core.vocabulary import Row, Wording
from escarmouche.games.irondie import mat, rules, table
from escarmouche.games.irondie import vocabulary as words
from escarmouche.games.irondie.sets import Die
from escarmouche.games.irondie.vocabulary import PHASES, SEATS

# Fields of a position by what they hold: dice, seats, a number (and the highest it can be).
DICE_FIELDS = ("chosen", "targeted", "returned")
SEAT_FIELDS = ("sealed", "passed")
NUMBERS = {"turns": 9999, "quiet": table.QUIET_TURNS, "duels": table.DICE * 2, "unanswered": 1}


def wording(pos: np.record) -> Wording:
    """The words for the dice of a position."""
    return wording_of(rules.RULES, pos)


def dice_in(dice: int) -> Iterator[int]:
    return (die for die in range(table.DICE) if dice >> die & 1)


def write(pos: np.record) -> str:
    said = wording(pos)
    placed = _placed(pos, said.names(words.DIE))
    fields = {
        "south": ",".join(filter(None, placed[: table.DICE_EACH])),
        "north": ",".join(filter(None, placed[table.DICE_EACH :])),
    }
    fields |= {"phase": PHASES[pos.phase], "turn": SEATS[pos.turn]}
    fields |= {key: str(pos[key]) for key in NUMBERS if pos[key]}
    if pos.provoker:
        fields["provoker"] = SEATS[pos.provoker]
    if pos.actions:
        duel = zip(pos.action[: pos.actions].tolist(), pos.target.tolist(), strict=False)
        fields["duel"] = ";".join(said.move_text(_action(die, target)) for die, target in duel)
    full = said.names(words.FULL)
    for key in DICE_FIELDS:
        if pos[key]:
            fields[key] = ",".join(full[die] for die in dice_in(pos[key]))
    for key in SEAT_FIELDS:
        if pos[key]:
            fields[key] = ",".join(seat for n, seat in enumerate(SEATS) if pos[key] >> n & 1)
    owed = [f"{full[die]}:{part + 1}"
            for part in range(2) for die in dice_in(pos.owed[part])]  # fmt: skip
    wounds = [f"{full[die]}:{pos.wounds[die]}"
              for die in np.flatnonzero(pos.wounds).tolist()]  # fmt: skip
    fields |= {key: ",".join(each) for key, each in (("owed", owed), ("wounds", wounds)) if each}
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


def _action(die: int, target: int) -> Row:
    own = die // table.DICE_EACH == target // table.DICE_EACH
    return words.FOR_OWN if own else words.AGAINST, die, target


def _placed(pos: np.record, names: Sequence[str]) -> list[str]:
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
    return [name.partition("#")[0] + mark for name, mark in zip(names, marks, strict=True)]
