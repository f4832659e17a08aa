"""A scripted player of the skirmish, as somebody writes one down in an afternoon.

Everybody goes to the nearest thing the scenario wants and holds it; on the way, whoever may be
charged with fair odds is charged, the worst hurt and then the dearest first; who has a bow stands
and shoots. It looks at nothing ahead. It is what the levels have to beat, so it shares no code with
their rules of thumb.
"""

from __future__ import annotations

import numpy as np

from escarmouche.core.kernel import copied
from escarmouche.core.position import Position
from escarmouche.games.confrontation import frames, table
from escarmouche.games.confrontation import movement as movements
from escarmouche.games.confrontation.activation import VOLLEY
from escarmouche.games.confrontation.objectives import BUILD, FOUND, PICK, SEARCH
from escarmouche.games.confrontation.places import sees
from escarmouche.games.confrontation.rules import END
from escarmouche.games.confrontation.values import value

ACTIONS = (SEARCH, PICK, BUILD, FOUND, VOLLEY, 1, 2, 3, 0)  # what it likes best first
Place = tuple[float, float]


class Expert:
    """Chooses a move for whoever is to decide."""

    def choose(self, position: Position) -> int:
        pos = copied(position.record)
        ids = position.move_ids
        question = int(pos.question)
        if question == frames.PICK_MOVEMENT:
            return self._movement(pos, ids)
        if question > frames.LAST_SMALL:
            return self._place(pos, ids)
        if question == frames.PICK_ACTION:
            return next((each for each in ACTIONS if each in ids), ids[0])
        if question in (frames.PICK_TARGET, frames.PICK_OPPONENT):
            return max(ids, key=lambda each: _priority(pos, each))
        if question == frames.PICK_FACING:
            return self._facing(pos, ids)
        if question == frames.SHARE_OUT:
            return ids[(len(ids)) // 2]
        if question in (frames.PARRY, frames.REROLL, frames.SUSTAIN, frames.TAKE_OBJECT):
            return ids[-1]
        return ids[0]

    def _movement(self, pos: np.record, ids: tuple[int, ...]) -> int:
        fighter = int(pos.frame[pos.depth - 1, table.A])
        if movements.DISENGAGE in ids:
            return movements.STAY
        for movement in (movements.CHARGE, movements.ENGAGE):
            if movement in ids and self._fair(pos, fighter, movement):
                return movement
        goal = nearest_goal(pos, fighter)
        away = _away(pos, fighter, goal)
        if pos.printed[fighter, table.TIR] != table.MISSING and self._target(pos, fighter):
            return movements.STAY
        if away < 2:
            return movements.STAY
        walk = value(pos, fighter, table.MOU)
        return (
            movements.RUN
            if movements.RUN in ids and away > walk
            else movements.WALK
            if movements.WALK in ids
            else ids[0]
        )

    def _fair(self, pos: np.record, fighter: int, movement: int) -> bool:
        """Whether somebody in reach is no better at fighting."""
        reach = value(pos, fighter, table.MOU) * (2 if movement == movements.CHARGE else 1) + 2
        own = _skill(pos, fighter)
        return any(
            _skill(pos, other) <= own + 1
            and _away(pos, fighter, (pos.x[other] / 8, pos.y[other] / 8)) <= reach
            for other in _enemies(pos, fighter)
        )

    def _target(self, pos: np.record, fighter: int) -> bool:
        far = float(pos.weapon[fighter, 3])
        return any(
            sees(pos, fighter, other)
            and _away(pos, fighter, (pos.x[other] / 8, pos.y[other] / 8)) <= far
            for other in _enemies(pos, fighter)
        )

    def _place(self, pos: np.record, ids: tuple[int, ...]) -> int:
        frame = pos.frame[pos.depth - 1]
        kind = frame[table.KIND]
        column = {frames.DEPLOY_FRAME: table.C, frames.FOLLOW_FRAME: table.B}.get(kind, table.A)
        fighter = min(max(int(frame[column]), 0), table.MOST_FIGHTERS - 1)
        if kind == frames.SHOOT_FRAME:
            target = max(_enemies(pos, fighter), key=lambda each: _priority(pos, each), default=0)
            goal = (pos.x[target] / 8, pos.y[target] / 8)
        else:
            goal = nearest_goal(pos, fighter)

        def away(move: int) -> float:
            if move - END == movements.STAND:
                return _away(pos, fighter, goal)
            x, y = movements.place_of_end(pos, fighter, move - END)
            return float(np.hypot(x / 8 - goal[0], y / 8 - goal[1]))

        return min(ids, key=away)

    def _facing(self, pos: np.record, ids: tuple[int, ...]) -> int:
        frame = pos.frame[pos.depth - 1]
        fighter = int(frame[table.C if frame[table.KIND] == frames.DEPLOY_FRAME else table.A])
        enemies = _enemies(pos, fighter)
        if not enemies:
            x, y = pos.width / 2, pos.height / 2
        else:
            near = min(
                enemies, key=lambda each: _away(pos, fighter, (pos.x[each] / 8, pos.y[each] / 8))
            )
            x, y = pos.x[near] / 8, pos.y[near] / 8
        turn = np.arctan2(x - pos.x[fighter] / 8, y - pos.y[fighter] / 8)
        return ids[round(turn / (np.pi / 6)) % 12 % len(ids)]


def nearest_goal(pos: np.record, fighter: int) -> Place:
    """The nearest thing that the scenario wants of this side; without any, the nearest enemy."""
    goals = list(goals_of(pos, int(pos.side[fighter])))
    goals = goals or [(pos.x[each] / 8, pos.y[each] / 8) for each in _enemies(pos, fighter)]
    goals = goals or [(pos.width / 2, pos.height / 2)]
    return min(goals, key=lambda goal: _away(pos, fighter, goal))


def goals_of(pos: np.record, seat: int) -> list[Place]:
    found: list[Place] = []
    for row in pos.objective:
        kind, subject = int(row[table.O_KIND]), int(row[table.O_SUBJECT])
        if row[table.O_DONE]:
            continue
        if kind == table.CONTROL:
            x, y, width, height = (int(each) for each in pos.zone[subject][1:])
            middle = (x, y) if pos.zone[subject, 0] else (x + width / 2, y + height / 2)
            found.append((float(middle[0]), float(middle[1])))
        elif kind == table.CAPTURE and pos.side[subject] != seat:
            found.append((pos.x[subject] / 8, pos.y[subject] / 8))
        elif kind == table.HOLDING:
            thing = pos.object[subject]
            if thing[table.J_STATE] == table.LYING:
                found.append((thing[table.J_X] / 8, thing[table.J_Y] / 8))
            elif thing[table.J_STATE] == table.UNFOUND:
                found += [
                    (cache[0] / 8, cache[1] / 8)
                    for cache in pos.cache[: pos.caches]
                    if not cache[2]
                ]
            else:
                holder = int(thing[table.J_HOLDER])
                found.append((pos.x[holder] / 8, pos.y[holder] / 8))
        elif kind == table.DELIVERY:
            unit = [each for each in range(20) if pos.unit[each] == subject and pos.prisoner[each]]
            found += [(pos.x[each] / 8, pos.y[each] / 8) for each in unit]
        elif kind == table.CONSTRUCTION and pos.building[subject, table.B_OUTLINE] >= 0:
            corner = pos.outline[pos.building[subject, table.B_OUTLINE], 0]
            found.append((float(corner[0]), float(corner[1])))
    return found


def _enemies(pos: np.record, fighter: int) -> list[int]:
    return [each for each in range(table.MOST_FIGHTERS) if table.are_enemies(pos, fighter, each)]


def _away(pos: np.record, fighter: int, goal: Place) -> float:
    return float(np.hypot(pos.x[fighter] / 8 - goal[0], pos.y[fighter] / 8 - goal[1]))


def _skill(pos: np.record, fighter: int) -> int:
    names = (table.ATT, table.DEF, table.FOR, table.RES)
    return sum(value(pos, fighter, name) for name in names)


def _priority(pos: np.record, target: int) -> tuple[int, int]:
    if target >= table.MOST_FIGHTERS:
        return (-1, 0)
    return int(pos.wound[target]), int(pos.pa[target])
