"""Metals for people: options, what happened and why not, by rule id."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from escarmouche.core.errors import OptionError
from escarmouche.core.game import Arms, Event, FreeOption, Game, Option
from escarmouche.core.kernel import OVER, Insight, copied
from escarmouche.core.texts import Message
from escarmouche.games.metals import drawing, maps, notation, rules
from escarmouche.games.metals.notation import FACINGS, FACTIONS, SIDES, SWITCH, Words, square_name

TERRAINS = ("plain", "forest", "city", "closed")
BONUS_RULES = ("MET-50", "MET-51", "MET-52", "MET-53", "MET-54", "MET-55", "MET-56")
END_RULES = ("", "MET-31", "MET-12", "MET-32")


def _map(value: str) -> str:
    return maps.find(value).name


def _factions(value: str) -> str:
    notation.read_factions(value)
    return value


def _target(value: str) -> str:
    if value == "auto":
        return value
    if not (value.isascii() and value.isdigit() and 1 <= int(value) <= notation.MOST):
        raise OptionError("error-metals-target", value=value, most=notation.MOST)
    return str(int(value))


class Metals(Game):
    name = "metals"
    seats = SIDES
    rules = rules.RULES
    options = (
        FreeOption("map", maps.shipped(), maps.DEFAULT, _map, change=maps.changed),
        Option("metals_each", tuple(str(metals) for metals in range(3, 10)), "3"),
        FreeOption("factions", ("none",), "none", _factions, pair=FACTIONS),
        FreeOption("target", ("auto",), "auto", _target),
        Option("blocked_sight", SWITCH, "off"),
        Option("every_attacker", SWITCH, "off"),
    )
    arms = Arms(FACTIONS, lambda blue, red: {"factions": f"{blue},{red}"})
    scene = "map"
    variants = (
        {},
        {"map": "lac", "factions": "Zipang,White_Fang"},
        {"map": "defile", "blocked_sight": "on", "factions": "Obsidior,Corsario"},
        {"map": "faubourg", "every_attacker": "on", "factions": "Dinorda,Artemisia"},
        {"map": ".,F1,./C2,#,2/.,.,.", "metals_each": "5", "target": "15"},
        {"map": "defile", "every_attacker": "on", "factions": "Metaclyon,Zipang", "target": "30"},
    )

    def configure(self, pos: np.record, settings: Mapping[str, str]) -> None:
        maps.find(settings["map"]).lay(pos)
        pos.pool[:] = int(settings["metals_each"])
        pos.faction[:] = notation.read_factions(settings["factions"])
        usual = notation.usual_target(bool(pos.faction[0]))
        pos.target = usual if settings["target"] == "auto" else int(settings["target"])
        pos.blocked_sight = SWITCH.index(settings["blocked_sight"])
        pos.every_attacker = SWITCH.index(settings["every_attacker"])

    write = staticmethod(notation.write)
    read = staticmethod(notation.read)
    move_text = staticmethod(notation.move_text)
    move_id = staticmethod(notation.move_id)

    def steps(self, pos: np.record, move: int) -> tuple[str, ...]:
        text = notation.move_text(pos, move)
        said = notation.read_move(text)
        match said.kind:
            case "deploy":
                return "+", square_name(said.end), FACINGS[said.facing]
            case "move":
                return square_name(said.start), square_name(said.end), FACINGS[said.facing]
            case _:
                return (text,)

    @property
    def insight(self) -> Insight:
        from escarmouche.games.metals.insight import INSIGHT

        return INSIGHT

    def view(self, pos: np.record) -> dict[str, Any]:
        terrain, vp, corners = pos.terrain.tolist(), pos.vp.tolist(), pos.corner.tolist()
        return {
            "map": maps.map_of(pos).name,
            "files": int(pos.files),
            "ranks": int(pos.ranks),
            "squares": {
                square_name(square): {
                    "terrain": TERRAINS[terrain[square]],
                    "vp": vp[square],
                    "corner": square in corners,
                }
                for rank in range(pos.ranks)
                for square in range(rank, rules.SIDE * int(pos.files), rules.SIDE)
            },
            "metals": {
                square_name(square): {
                    "side": SIDES[side],
                    "number": number,
                    "facing": FACINGS[rules.facing_of(pos.metal[square])],
                    "damaged": bool(rules.is_damaged(pos.metal[square])),
                    "sees": [square_name(end) for end in _view_from(pos, square)],
                }
                for side in (rules.BLUE, rules.RED)
                for number, square in enumerate(_squares(pos, side), 1)
            },
            "pool": [int(metals) for metals in pos.pool],
            "score": [int(points) for points in pos.score],
            "target": int(pos.target),
            "turn": "lot" if pos.turn == rules.LOT else SIDES[pos.turn],
            "factions": [FACTIONS[faction - 1] for faction in pos.faction if faction],
            "still": int(pos.still),
        }

    def threats(self, pos: np.record, seat: int) -> tuple[str, ...]:
        """MET-20: metals that would be attacked in their side's next turn if they stayed."""
        return tuple(
            square_name(square)
            for square in _squares(pos, seat)
            if not rules.is_spared(pos, square, rules.NOWHERE)
            and any(rules.sees(pos, enemy, square) for enemy in _squares(pos, 1 - seat))
        )

    def svg(self, pos: np.record) -> str:
        return drawing.svg(self.view(pos), notation.write(pos))

    def events(self, before: np.record, move: int, after: np.record) -> list[Event]:
        said = notation.read_move(notation.move_text(before, move))
        if said.kind == "lot":
            return [_event("MET-03", "metals-lot", side=self.seat_name(said.side))]
        pos = copied(before)
        placed = rules.act(pos, move)
        return [
            self._deed(before, said),
            *self._assault(pos, placed),
            *self._occupation(pos),
            *([self._end(after)] if after.reason else []),
        ]

    def _deed(self, pos: np.record, said: Words) -> Event:
        side, facing = self.seat_name(pos.turn), _facing(said.facing)
        end = square_name(said.end)
        if said.kind == "deploy":
            return _event("MET-10", "metals-deploys", side=side, square=end, facing=facing)
        start = square_name(said.start)
        return _event("MET-11", "metals-moves", side=side, start=start, end=end, facing=facing)

    def _assault(self, pos: np.record, placed: int) -> list[Event]:
        """The assault phase, attack by attack, as `rules.play` resolves it; `pos` changes."""
        side, enemy = self.seat_name(pos.turn), self.seat_name(1 - pos.turn)
        found = []
        for square in _squares(pos, pos.turn):
            watchers = [
                each for each in _squares(pos, 1 - pos.turn) if rules.sees(pos, each, square)
            ]
            if watchers and rules.is_spared(pos, square, placed):
                message = "metals-just-placed" if square == placed else "metals-in-forest"
                watcher = square_name(watchers[0])
                found.append(_event("MET-23", message, square=square_name(square), watcher=watcher))
        lines = rules.lines_of_sight(pos, placed)
        while lines:
            line = rules.next_attack(pos, lines)
            target = int(pos.where[pos.turn, line // rules.ON_MAP])
            attacker = int(pos.where[1 - pos.turn, line % rules.ON_MAP])
            names = {"target": square_name(target), "attacker": square_name(attacker)}
            defeated = rules.is_damaged(pos.metal[target])
            bonus = rules.earns_bonus(pos, attacker, target)
            lines = rules.attack(pos, lines, line)
            score = int(pos.score[1 - pos.turn])
            found.append(_event("MET-20", "metals-attacks", side=side, enemy=enemy, **names))
            message = "metals-defeated" if defeated else "metals-damaged"
            found.append(_event("MET-22", message, side=side, **names))
            found.append(_event("MET-24", "metals-assault-point", enemy=enemy))
            if bonus:
                faction = int(pos.faction[1 - pos.turn]) - 1
                rule, name = BONUS_RULES[faction], FACTIONS[faction].replace("_", " ")
                found.append(_event(rule, "metals-bonus", enemy=enemy, faction=name))
            found.append(_event("MET-24", "metals-score", side=enemy, score=score))
        return found

    def _occupation(self, pos: np.record) -> list[Event]:
        """The occupation phase, unless the assault ended the game; `pos` changes."""
        if pos.reason:
            return []
        side = self.seat_name(pos.turn)
        found = [
            _event(
                "MET-30", "metals-occupies", side=side, square=square_name(square),
                points=int(pos.vp[square]),
            )
            for square in _squares(pos, pos.turn)
            if pos.vp[square]
        ]  # fmt: skip
        rules.gain(pos, pos.turn, rules.occupation(pos))
        if found:
            score = int(pos.score[pos.turn])
            found.append(_event("MET-30", "metals-score", side=side, score=score))
        if not pos.reason:
            found += [
                _event("MET-30", "metals-repaired", square=square_name(square))
                for square in (*_squares(pos, rules.BLUE), *_squares(pos, rules.RED))
                if pos.terrain[square] == rules.CITY and rules.is_damaged(pos.metal[square])
            ]
        return found

    def _end(self, pos: np.record) -> Event:
        """How the game ended."""
        winner, reason = rules.outcome(pos)
        rule = END_RULES[reason]
        if reason == rules.NO_PROGRESS:
            return _event(rule, "metals-drawn", turns=rules.STILL_TURNS)
        if reason == rules.NO_ACTION:
            return _event(
                rule, "metals-stuck", side=self.seat_name(1 - winner), winner=self.seat_name(winner)
            )
        score, other = int(pos.score[winner]), int(pos.score[1 - winner])
        winner_name = self.seat_name(winner)
        return _event(rule, "metals-won", winner=winner_name, score=score, other=other)

    def prompt(self, pos: np.record) -> Event:
        if pos.reason:
            return self._end(pos)
        if pos.turn == rules.LOT:
            return _event("MET-03", "metals-ask-lot")
        side = self.seat_name(pos.turn)
        if not rules.can_deploy(pos):
            return _event("MET-11", "metals-ask-move", side=side)
        if not rules.can_move(pos):
            return _event("MET-10", "metals-ask-deploy", side=side)
        return _event("MET-12", "metals-ask-action", side=side)

    def objection(self, pos: np.record, text: str) -> Event:
        said = notation.read_move(text)
        if rules.actor(pos) == OVER:
            return _event(END_RULES[pos.reason], "metals-over")
        if (pos.turn == rules.LOT) != (said.kind == "lot"):
            now = self.prompt(pos).message
            return _event("MET-03", "metals-not-now", move=text, now=now)
        for square in (said.start, said.end):
            if square >= 0 and not notation.is_on_map(pos, square):
                return _event(
                    "MET-02", "metals-off-map", square=square_name(square),
                    last=square_name(int(pos.corner[3])),
                )  # fmt: skip
        if said.kind == "deploy":
            return self._deployment_objection(pos, said)
        return self._move_objection(pos, said)

    def _deployment_objection(self, pos: np.record, said: Words) -> Event:
        side, square = self.seat_name(pos.turn), square_name(said.end)
        if not pos.pool[pos.turn]:
            return _event("MET-10", "metals-empty-pool", side=side)
        if pos.fielded[pos.turn] == rules.ON_MAP:
            return _event("MET-10", "metals-three-on-map", side=side)
        if said.end not in pos.corner:
            return _event("MET-10", "metals-no-corner", square=square)
        return _event("MET-10", "metals-occupied", square=square)

    def _move_objection(self, pos: np.record, said: Words) -> Event:
        start, end = square_name(said.start), square_name(said.end)
        metal = int(pos.metal[said.start])
        if not metal:
            return _event("MET-11", "metals-nobody", square=start)
        if rules.side_of(metal) != pos.turn:
            return _event(
                "MET-11", "metals-not-yours", square=start, side=self.seat_name(pos.turn),
                other=self.seat_name(1 - pos.turn),
            )  # fmt: skip
        if said.start == said.end:
            return _event("MET-11", "metals-only-turning", square=start)
        if said.end not in rules.NEXT[said.start]:
            return _event("MET-11", "metals-not-adjacent", start=start, end=end)
        if pos.terrain[said.end] == rules.CLOSED:
            return _event("MET-04", "metals-closed", square=end)
        return _event("MET-11", "metals-occupied", square=end)


def _squares(pos: np.record, side: int) -> list[int]:
    squares: list[int] = pos.where[side, : pos.fielded[side]].tolist()
    return squares


def _view_from(pos: np.record, square: int) -> list[int]:
    """MET-21: the squares in the line of sight of a metal."""
    ahead = rules.facing_of(pos.metal[square])
    file, rank = divmod(square, rules.SIDE)
    distance = (int(pos.ranks) - 1 - rank, int(pos.files) - 1 - file, rank, file)[ahead]
    line = [square + rules.STEPS[ahead] * step for step in range(1, distance + 1)]
    return [end for end in line if rules.sees(pos, square, end)]


def _facing(facing: int) -> Message:
    return Message(f"metals-facing-{FACINGS[facing]}")


def _event(rule: str, message: str, **arguments: object) -> Event:
    return Event(rule, Message(message, arguments))
