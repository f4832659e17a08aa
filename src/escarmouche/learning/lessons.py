"""Lessons: a position, a goal, the rules they teach. The engine says what is right.

    [[lesson]]
    name = "six"                 # texts: lesson-<game>-six-title, -goal, -nudge
    rules = ["DRA-22"]
    position = "arena=--i4--i2/----i6--/--f5--f1/f3------ turn=fire"
    goal = [{ says = "eliminates", end = "c3" }]
    wrong = { move = "b2xc3", rule = "DRA-22" }

`goal` lists events that must be told, by their names in the game's vocabulary and the arguments
that matter; `won = true` asks for a win. Whatever leads there is right. `never` lists events that
spoil it. `decisions` is how many the learner may take (1 unless written). `replies` is what dice
and opponent do: on their turn, the first that is legal and not used yet. With `typed` the learner
says how the dice fall. `wrong` is a likely try that the rules forbid, with the rule the referee
must name. `way` is a right way, for games with too many moves to look for one.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Any

from escarmouche import catalog
from escarmouche.core.datafile import DataFile
from escarmouche.core.game_folders import game_folders
from escarmouche.core.game_record import Record
from escarmouche.core.position import Position
from escarmouche.core.texts import Message
from escarmouche.core.vocabulary import Fact

TEXTS = ("title", "goal", "nudge")


@dataclass(frozen=True)
class Said:
    """An event by its name, with the arguments that matter."""

    says: str
    arguments: Mapping[str, Any]

    def fits(self, fact: Fact) -> bool:
        return fact.says == self.says and self.arguments.items() <= fact.arguments.items()


@dataclass(frozen=True)
class Wrong:
    """A try that the rules forbid, and the rule that does."""

    move: str
    rule: str


@dataclass(frozen=True)
class Lesson:
    game: str
    name: str
    rules: tuple[str, ...]
    position: str
    goal: tuple[Said, ...]
    never: tuple[Said, ...]
    won: bool
    decisions: int
    replies: tuple[str, ...]
    typed: bool
    wrong: Wrong
    way: tuple[str, ...] = ()

    def text(self, part: str) -> Message:
        """Its `title`, `goal` or `nudge`."""
        return Message(f"lesson-{self.game}-{self.name}-{part}")

    @cached_property
    def start(self) -> Position:
        return catalog.game(self.game).position(self.position)

    @cached_property
    def seat(self) -> int:
        """Where the learner sits: whoever decides first."""
        return 0 if self.start.is_chance else self.start.actor

    @cached_property
    def solution(self) -> tuple[str, ...]:
        """A right way, the shortest unless one is written; empty if there is none."""
        if self.way:
            return self.way
        tries = deque([Attempt(self)])
        while tries:
            attempt = tries.popleft()
            for move in attempt.position.moves:
                further = attempt.after(move)
                if further.state is State.DONE:
                    return further.moves
                if further.state is State.OPEN:
                    tries.append(further)
        return ()


class State(StrEnum):
    OPEN = "open"  # the learner decides
    DONE = "done"
    MISSED = "missed"  # the goal cannot be reached any more


class Attempt:
    """One try at a lesson, from its position on."""

    def __init__(self, lesson: Lesson, moves: tuple[str, ...] = ()) -> None:
        self.lesson = lesson
        self.moves = moves
        self.facts: list[Fact] = []
        self.record = Record.from_position(lesson.start)
        self._replies = list(lesson.replies)
        self._reply()
        for move in moves:
            self._play(move)
            self._reply()

    @property
    def position(self) -> Position:
        return self.record.position

    @property
    def state(self) -> State:
        lesson = self.lesson
        told = [any(wanted.fits(fact) for fact in self.facts) for wanted in lesson.goal]
        spoilt = any(never.fits(fact) for never in lesson.never for fact in self.facts)
        outcome = self.position.outcome
        won = not lesson.won or (outcome is not None and outcome.winner == lesson.seat)
        if all(told) and won and not spoilt:
            return State.DONE
        over = spoilt or len(self.moves) >= lesson.decisions or not self._asks_the_learner
        return State.MISSED if over else State.OPEN

    def after(self, move: str) -> Attempt:
        """The attempt with one more move; `IllegalMove` gives the rule that forbids it."""
        self.position.legal(move)
        return Attempt(self.lesson, (*self.moves, move))

    @property
    def _asks_the_learner(self) -> bool:
        position = self.position
        return position.actor == self.lesson.seat or (position.is_chance and self.lesson.typed)

    def _reply(self) -> None:
        """Dice fall and the opponent moves as the lesson says; else dice fall anyhow."""
        while not self.position.is_over and not self._asks_the_learner:
            legal = self.position.moves
            reply = next((reply for reply in self._replies if reply in legal), None)
            if reply is not None:
                self._replies.remove(reply)
            elif self.position.is_chance:
                reply = legal[0]
            else:
                return
            self._play(reply)

    def _play(self, move: str) -> None:
        self.facts += self.position.facts(move)
        self.record.play(move)


def lessons(game: str) -> list[Lesson]:
    """The course of a game, found in its folder; empty if it brings none."""
    file = game_folders()[game].path / "lessons.toml"
    if not file.is_file():
        return []
    return [_lesson(game, entry) for entry in DataFile.shipped(file).tables("lesson")]


def courses() -> Iterator[tuple[str, list[Lesson]]]:
    """The games that can be learned here, with their lessons."""
    for name in catalog.GAMES:
        if found := lessons(name):
            yield name, found


def _lesson(game: str, entry: DataFile) -> Lesson:
    entry.only(
        "name", "rules", "position", "goal", "never", "won", "decisions", "replies", "typed",
        "wrong", "way",
    )  # fmt: skip
    wrong = entry.table("wrong")
    return Lesson(
        game=game,
        name=entry.text("name"),
        rules=tuple(entry.list_of("rules")),
        position=entry.text("position"),
        goal=_said(entry, "goal"),
        never=_said(entry, "never"),
        won=entry.flag("won"),
        decisions=entry.integer("decisions", 1, default=1),
        replies=tuple(entry.list_of("replies")) if entry.has("replies") else (),
        typed=entry.flag("typed"),
        wrong=Wrong(wrong.text("move"), wrong.text("rule")),
        way=tuple(entry.list_of("way")) if entry.has("way") else (),
    )


def _said(entry: DataFile, key: str) -> tuple[Said, ...]:
    if not entry.has(key):
        return ()
    events = [dict(event) for event in entry.list_of(key)]
    return tuple(Said(event.pop("says"), event) for event in events)
