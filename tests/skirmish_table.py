"""Positions of the skirmish built fighter by fighter, played on by scripted answers and dice."""

from __future__ import annotations

from typing import Any

import numpy as np

from escarmouche.core.kernel import CHANCE, empty_log
from escarmouche.games.confrontation import frames, table
from escarmouche.games.confrontation import vocabulary as words
from escarmouche.games.confrontation.battle import step
from escarmouche.games.confrontation.effects_at_work import clear_effects
from escarmouche.games.confrontation.geometry.ground import COLUMN, GRID, MOST_ENDS
from escarmouche.games.confrontation.geometry.measure import SLOTS
from escarmouche.games.confrontation.offering import ends, spots
from escarmouche.games.confrontation.places import set_down
from escarmouche.games.confrontation.referee import ask

# What a scripted answer begins with, as in the notation.
QUESTIONS = {
    "against": frames.PICK_OPPONENT,
    "attack": frames.SHARE_OUT,
    "card": frames.PICK_CARD,
    "deploy": frames.PICK_TO_DEPLOY,
    "do": frames.PICK_ACTION,
    "edge": frames.PICK_EDGE,
    "end": frames.PICK_END,
    "face": frames.PICK_FACING,
    "fight": frames.PICK_FIGHT,
    "group": frames.PICK_GROUP,
    "move": frames.PICK_MOVEMENT,
    "parry": frames.PARRY,
    "striker": frames.PICK_STRIKER,
    "take": frames.TAKE_DICE,
    "test": frames.PICK_TEST,
    "without": frames.CHOOSE_DICE,
    "at": frames.PICK_TARGET,
    "bonus": frames.BONUS_DIE,
    "captor": frames.PICK_CAPTOR,
    "counter": frames.COUNTER,
    "element": frames.PICK_ELEMENT,
    "escort": frames.PICK_ESCORT,
    "first": frames.PICK_FIRST,
    "last": frames.PICK_LAST,
    "lot": frames.DRAW_LOT,
    "object": frames.TAKE_OBJECT,
    "pay": frames.PAY_MORE,
    "reroll": frames.REROLL,
    "speak": frames.SPEAK,
    "spell": frames.PICK_SPELL,
    "sustain": frames.SUSTAIN,
    "to": frames.PICK_SPOT,
    "under": frames.SLIP_IN,
    "who": frames.DECLARE_WHO,
    "fact": frames.DECLARE,
}
NAMES = {question: name for name, question in QUESTIONS.items()}
CARD = {"MOU": 10, "INI": 3, "ATT": 3, "FOR": 4, "DEF": 3, "RES": 5, "COU": 4, "DIS": 3}


class Skirmish:
    """A table of 60 × 60 cm in turn 1; blue's edge is the south, red's the north."""

    def __init__(self, **fields: Any) -> None:
        self.pos: Any = np.zeros(1, table.POSITION)[0]
        self.log = empty_log()
        pos = self.pos
        clear_effects(pos)
        pos.printed[:] = table.MISSING
        pos.side[: table.BAND], pos.side[table.BAND : table.FIRST_LATER] = 0, 1
        pos.side[table.FIRST_LATER :] = 0
        for own in (pos.unit, pos.group, pos.profile):
            own[:] = range(len(own))
        for nobody in (pos.summoner, pos.captor, pos.fight):
            nobody[:] = table.NOBODY
        pos.building[:, table.B_SEAT] = pos.building[:, table.B_OUTLINE] = table.NOBODY
        pos.secret_seat = table.NOBODY
        pos.pile[:], pos.reserve[:] = table.NO_CARD, table.NO_CARD
        pos.width = pos.height = 60
        pos.edge[:] = table.SOUTH, table.NORTH
        pos.turns, pos.turn = 6, 1
        for row in range(10):  # CON-60
            for location in range(5):
                pos.wounds[row, location] = min(1 + max(0, (row + location - 1) // 2), 5)
        for name, value in fields.items():
            setattr(pos, name, value)

    def stands(
        self,
        fighter: int,
        x: float,
        y: float,
        *,
        base: int = table.INFANTRY,
        facing: int = 0,
        skills: int = 0,
        **characteristics: int,
    ) -> int:
        """A fighter on the table, at so many cm; the rest of its card is ordinary."""
        pos = self.pos
        self.is_in_hand(fighter, base=base, skills=skills, **characteristics)
        pos.status[fighter] = table.ON_TABLE
        pos.facing[fighter] = facing
        set_down(pos, fighter, round(x * 8), round(y * 8))
        return fighter

    def is_in_hand(
        self, fighter: int, *, base: int = table.INFANTRY, skills: int = 0, **characteristics: int
    ) -> int:
        """A fighter with its card, not on the table."""
        pos = self.pos
        for name, value in (CARD | characteristics).items():
            pos.printed[fighter, table.CHARACTERISTICS.index(name)] = value
        pos.base[fighter], pos.skills[fighter] = base, skills
        return fighter

    def knows(self, fighter: int, spell: int, **fields: int) -> int:
        """A spell, by the names of its fields: `whom=ENEMY, range=20, deed=STRIKE` …"""
        for name, value in fields.items():
            self.pos.spell[spell, getattr(table, f"S_{name.upper()}")] = value
        self.pos.knows[fighter] |= 1 << spell
        return spell

    def begins(self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> Skirmish:
        """Something begins, and goes on until somebody is asked."""
        frames.push(self.pos, kind, a, b, c, d)
        return self.goes_on()

    def goes_on(self) -> Skirmish:
        """What has begun goes on until somebody is asked."""
        pos = self.pos
        frames.answered(pos)
        while pos.depth and step(pos, self.log):
            pass
        return self

    def play(self, script: str) -> Skirmish:
        """Answers in turn: `spell:0 at:9 pay:1 d4`; a place is `to:30-12`, nobody `none`."""
        for text in script.split():
            answer = self._read(text)
            assert answer in self._legal(), f"{text} is not among {self.moves}"
            self.pos.answer = answer
            self.goes_on()
        return self

    def _read(self, text: str) -> int:
        name, colon, value = text.partition(":")
        if not colon:
            assert self.question == frames.THROW, f"{text}, but asked is {self.question}"
            return int(text.removeprefix("d"))
        assert self.question == QUESTIONS[name], f"{text}, but asked is {self.moves}"
        if "/" in value:
            fighter, slot = value.split("/")
            return GRID + int(fighter) * SLOTS + int(slot)
        if name in ("to", "end"):
            column, row = value.split("-")
            return int(column) * COLUMN + int(row)
        return frames.NONE if value == "none" else int(value)

    @property
    def question(self) -> int:
        return int(self.pos.question)

    @property
    def asked(self) -> int:
        """The seat that is asked, or CHANCE."""
        return int(self.pos.seat)

    @property
    def is_done(self) -> bool:
        return self.pos.depth == 0

    @property
    def result(self) -> int:
        return int(self.pos.result)

    def _legal(self) -> list[int]:
        pos = self.pos
        if pos.depth == 0:
            return []
        if self.question == frames.THROW:
            assert self.asked == CHANCE
            return list(range(1, int(pos.frame[pos.depth - 1, table.F]) + 1))
        if self.question == frames.DRAW_LOT:
            return [0, 1]
        if self.question in (frames.PICK_SPOT, frames.PICK_END):
            out = np.zeros(MOST_ENDS + 1, np.int32)
            count = (spots if self.question == frames.PICK_SPOT else ends)(pos, out)
            return out[:count].tolist()
        return [answer for answer in range(64) if int(pos.offer) >> answer & 1]

    @property
    def moves(self) -> list[str]:
        """The legal answers, as a script writes them."""
        if self.question == frames.THROW:
            return [f"d{face}" for face in self._legal()]
        if self.question == frames.PICK_SPOT:
            return [f"to:{spot // COLUMN}-{spot % COLUMN}" for spot in self._legal()]
        if self.question == frames.PICK_END:
            return [
                f"end:{end // COLUMN}-{end % COLUMN}"
                if end < GRID
                else f"end:{(end - GRID) // SLOTS}/{(end - GRID) % SLOTS}"
                for end in self._legal()
            ]
        name = NAMES.get(self.question, str(self.question))
        return [f"{name}:{'none' if answer == frames.NONE else answer}" for answer in self._legal()]

    @property
    def prompt(self) -> tuple[str, str, tuple[int, ...]]:
        """What is asked now: the rule, the message, its arguments."""
        log = empty_log()
        ask(self.pos, log)
        (found,) = _told(log)
        return found

    @property
    def told(self) -> list[tuple[str, str, tuple[int, ...]]]:
        """What was told so far: the rule, the message, its arguments."""
        return _told(self.log)

    def tells(self, rule: str, message: str) -> bool:
        """Whether a message was told by this rule."""
        return any(told[:2] == (rule, message) for told in self.told)


def _told(log: np.ndarray) -> list[tuple[str, str, tuple[int, ...]]]:
    found = []
    for rule, kind, *arguments in log[1 : 1 + log[0, 0]].tolist():
        spoken = words.WORDS.spoken[kind]
        name = spoken.message.removeprefix("confrontation-")
        found.append((words.WORDS.rule(rule), name, tuple(arguments[: len(spoken.arguments)])))
    return found


def rows(skirmish: Skirmish, tells: Any, *arguments: int) -> list[tuple[str, tuple[int, ...]]]:
    """What a function tells, by the names of the view."""
    skirmish.log[0, 0] = 0
    tells(skirmish.pos, *arguments, skirmish.log)
    told = skirmish.log[1 : skirmish.log[0, 0] + 1].tolist()
    return [(words.WORDS.shown[row[1]].name, tuple(row[2:])) for row in told]
