"""Legal moves as they are sent: one by one, or thousands of places as a few runs of numbers."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from orjson import Fragment

from escarmouche.core.lazy import Kept
from escarmouche.core.position import Position
from escarmouche.core.vocabulary import Row, Wording
from escarmouche.server.to_client import Choice, Run
from escarmouche.server.wire import encode

MANY = 400  # moves: fewer are sent one by one, so that clients of small games need not know runs
Numbered = tuple[str, tuple[str, ...], int]
_NUMBERED = re.compile(r"(.*?)(0|[1-9][0-9]*)")


def listed(position: Position) -> tuple[list[Any], dict[str, int]]:
    """What a mover is told: each legal move with its steps; and their ids by their texts.

    The moves are in JSON already, or as it is made from them.
    """
    if len(position.move_ids) > MANY:
        return list(runs(position.choices)), dict(
            zip(position.moves, position.move_ids, strict=True)
        )
    wording, told, ids = position.wording, [], {}
    for move, row in position.rows.items():
        text, choice = _choices[wording, row]
        told.append(choice)
        ids[text] = move
    del position.rows
    return told, ids


def runs(moves: Sequence[tuple[str, tuple[str, ...]]]) -> list[Choice | Run]:
    """Moves with their steps, as a few runs.

    >>> cells = [(f"to:{x}-{y}", (f"{x}-{y}",)) for x in range(20) for y in range(8, 40)]
    >>> told = runs([("stay", ("stay",)), *cells])
    >>> len(told), told[0], told[1]
    (21, Choice(move='stay', steps=['stay']), Run(move='to:0-8', steps=['0-8'], last=39))
    """
    found: list[Choice | Run] = []
    before: Numbered | None = None
    for move, steps in moves:
        now = _numbered(move, steps)
        if now and before and now == (*before[:2], before[2] + 1):
            first = found[-1]
            found[-1] = Run(move=first.move, steps=first.steps, last=now[2])
        else:
            found.append(Choice(move=move, steps=list(steps)))
        before = now
    return found


def _numbered(move: str, steps: tuple[str, ...]) -> Numbered | None:
    """What comes before the number that move and last step end with, and the number."""
    text = _NUMBERED.fullmatch(move)
    if text is None or not steps[-1].endswith(text[2]):
        return None
    return text[1], (*steps[:-1], steps[-1].removesuffix(text[2])), int(text[2])


def _choice(said: tuple[Wording, Row]) -> tuple[str, Fragment]:
    wording, row = said
    text = wording.texts[row]
    return text, Fragment(encode(Choice(move=text, steps=list(wording.touches[row]))))


_choices = Kept(_choice, 16_384)  # the same moves are open over and over
