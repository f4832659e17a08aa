"""Positions of Metals as text.

    map=plaine blue=b3N,c1E! red=d5S pool=1,2 score=4,7 turn=blue
    map=.,F,2/1,#,C1/.,.,. blue=- red=- pool=3,3 score=0,0 turn=lot factions=Zipang,White_Fang

`map` is the name of a shipped map, or a whole map as one word (see `maps`); what is read may also
be the path of a map's file. A metal is its square and facing, with `!` when damaged. `turn` is
`lot` before the first player is drawn. `factions`, `target`, `blocked_sight`, `every_attacker`
and `still` are written when they are not what a game without options begins with; `target` is 10
unless written, and 20 with factions.
"""

from __future__ import annotations

import re

import numpy as np

from escarmouche.core.errors import NotationError
from escarmouche.core.fields import as_notation, choice, number, numbers, read_fields
from escarmouche.games.metals import ground, maps, rules
from escarmouche.games.metals.options import MOST, SWITCH, read_factions
from escarmouche.games.metals.vocabulary import FACINGS, FACTIONS, SIDES

_NEEDED = ("map", *SIDES, "pool", "score", "turn")
_KEYS = (*_NEEDED, "factions", "target", "blocked_sight", "every_attacker", "still")
_NAMES = [file + rank for file in "abcdefghi" for rank in "123456789"]
_METAL = re.compile(r"([a-i][1-9])([NESW])(!?)")


def square_name(square: int) -> str:
    """
    >>> square_name(0), square_name(80)
    ('a1', 'i9')
    """
    return _NAMES[square]


def square_number(name: str) -> int:
    return ground.SIDE * "abcdefghi".index(name[0]) + int(name[1]) - 1


def is_on_map(pos: np.record, square: int) -> bool:
    return bool(square // ground.SIDE < pos.files and square % ground.SIDE < pos.ranks)


def write(pos: np.record) -> str:
    fields = [f"map={maps.map_of(pos).name}"]
    fields += [f"{name}={_metals(pos, side)}" for side, name in enumerate(SIDES)]
    fields.append(f"pool={pos.pool[0]},{pos.pool[1]} score={pos.score[0]},{pos.score[1]}")
    fields.append(f"turn={'lot' if pos.turn == rules.LOT else SIDES[pos.turn]}")
    if pos.faction[0]:
        fields.append(f"factions={','.join(FACTIONS[faction - 1] for faction in pos.faction)}")
    if pos.target != rules.usual_target(pos):
        fields.append(f"target={pos.target}")
    if pos.blocked_sight:
        fields.append("blocked_sight=on")
    if pos.every_attacker:
        fields.append("every_attacker=on")
    if pos.still:
        fields.append(f"still={pos.still}")
    return " ".join(fields)


def _metals(pos: np.record, side: int) -> str:
    squares = pos.where[side, : pos.fielded[side]].tolist()
    return ",".join(metal_text(pos, square) for square in squares) or "-"


def metal_text(pos: np.record, square: int) -> str:
    metal = int(pos.metal[square])
    damage = "!" if rules.is_damaged(metal) else ""
    return f"{square_name(square)}{FACINGS[rules.facing_of(metal)]}{damage}"


def read(text: str) -> np.record:
    fields = read_fields(text, _KEYS, _NEEDED)
    pos = rules.RULES.blank()
    with as_notation():
        maps.find(fields["map"]).lay(pos)
    rules.setup(pos)
    for side, name in enumerate(SIDES):
        _read_metals(pos, side, fields[name])
    pos.faction[:] = read_factions(fields.get("factions", "none"))
    usual = str(rules.usual_target(pos))
    pos.target = number("target", fields.get("target", usual), 1, MOST)
    pos.pool[:] = numbers("pool", fields["pool"], 2, MOST)
    for side, count in enumerate((pos.pool + pos.fielded).tolist()):
        if not rules.ON_MAP <= count <= MOST:  # MET-01
            raise NotationError(
                "error-metals-few", side=SIDES[side], count=count, least=rules.ON_MAP, most=MOST
            )
    pos.score[:] = numbers("score", fields["score"], 2, int(pos.target))
    pos.still = number("still", fields.get("still", "0"), 0, rules.STILL_TURNS)
    pos.blocked_sight = choice("blocked_sight", fields.get("blocked_sight", "off"), SWITCH)
    pos.every_attacker = choice("every_attacker", fields.get("every_attacker", "off"), SWITCH)
    pos.turn = choice("turn", fields["turn"], (*SIDES, "lot"))
    if pos.turn != rules.LOT:
        if (pos.score == pos.target).all():
            raise NotationError("error-metals-two-winners", target=int(pos.target))
        rules.settle(pos)
    elif pos.fielded.any() or pos.score.any() or pos.still:
        raise NotationError("error-metals-lot")
    return pos


def _read_metals(pos: np.record, side: int, text: str) -> None:
    for word in text.split(",") if text != "-" else ():
        match = _METAL.fullmatch(word)
        if not match:
            raise NotationError("error-metals-metal", side=SIDES[side], found=word)
        square = square_number(match[1])
        if not is_on_map(pos, square):
            raise NotationError("error-metals-off-map", metal=word, square=match[1])
        if pos.terrain[square] == ground.CLOSED:
            raise NotationError("error-metals-closed", metal=word, square=match[1])
        if pos.metal[square]:
            raise NotationError("error-metals-same-square", square=match[1])
        if pos.fielded[side] == rules.ON_MAP:
            raise NotationError("error-metals-count", side=SIDES[side], most=rules.ON_MAP)
        metal = rules.metal_of(side, FACINGS.index(match[2]), bool(match[3]))
        rules.put(pos, side, square, metal)
