"""Who may play in the laboratory, as one word each.

    random              any legal move
    level:4             a level of the computer, thinking as much as the level says
    level:6:2000        a level with its own budget of nodes a move
    level:6:0.5s        or of seconds (or both), which no two runs spend alike
    bot:COMMAND         a program of yours: one JSON line in, one JSON line out
    http://…            a service of yours: the same JSON, posted

The last two are asked as `docs/laboratory.md` says and see only what their seat may see.
"""

from __future__ import annotations

import hashlib
import json
import re
import shlex
import subprocess
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from escarmouche.core.errors import EscarmoucheError, InputError
from escarmouche.core.game import Game
from escarmouche.core.position import Position
from escarmouche.core.seeds import below
from escarmouche.core.texts import Message
from escarmouche.search import levels
from escarmouche.search.levels import LEVELS, level_name

RANDOM = "random"
PATIENCE = 120.0  # seconds for the answer of a service
_LEVEL = re.compile(r"level:(\d{1,2})(?::([1-9]\d{0,11}))?(?::(\d{1,4}(?:\.\d{1,3})?)s)?")
_WORK = 16_000  # nodes of search that fill a task of an engine well: less than half a second


class Player(Protocol):
    """Someone who decides. One player plays many games, one after the other."""

    def begin(self, seed: int, stream: np.ndarray) -> None:
        """Get ready for a game; `stream` is where its dice come from."""

    def choose(self, position: Position) -> int:
        """The move to play."""


@dataclass(frozen=True)
class Spec:
    """The word of a player, read."""

    word: str
    level: int = 0  # 0 for one who is no level
    nodes: int | None = None
    seconds: float | None = None

    @property
    def name(self) -> Message:
        if self.word == RANDOM:
            return Message("lab-player-random")
        if not self.level:
            return Message("option-value", {"value": self.word})
        named = {"name": level_name(self.level), "level": self.level}
        if self.nodes is None and self.seconds is None:
            return Message("lab-player-level", named)
        nodes = [str(self.nodes)] if self.nodes else []
        budget = ", ".join([*nodes, *([f"{self.seconds:g} s"] if self.seconds else [])])
        return Message("lab-player-level-budget", named | {"budget": budget})

    @property
    def repeats(self) -> bool:
        """Whether it plays the same game again: not so by the clock, nor for certain a bot."""
        return self.word == RANDOM or (self.level > 0 and self.seconds is None)

    @property
    def games_at_once(self) -> int:
        """How many games make a short task, from what a move costs."""
        if not self.level:
            return 50 if self.word == RANDOM else 4
        known = LEVELS[self.level]
        nodes = self.nodes or max(known.estimates, known.nodes // 8)
        return max(1, min(50, _WORK // (20 * nodes)))


def level_word(level: int, nodes: int | None = None, seconds: float | None = None) -> str:
    """The word of a level with its budget."""
    parts = ["level", str(level), *([str(nodes)] if nodes else [])]
    return ":".join([*parts, *([f"{seconds:g}s"] if seconds else [])])


def read_player(word: str) -> Spec:
    """The player that a word says; `InputError` for a word that says none."""
    if word == RANDOM or re.match(r"bot:.|https?://.", word):
        return Spec(word)
    match = _LEVEL.fullmatch(word)
    if not match:
        raise InputError("error-lab-player", word=word)
    level = int(match[1])
    if level not in LEVELS:
        raise InputError("error-level", level=level, first=min(LEVELS), last=max(LEVELS))
    nodes = int(match[2]) if match[2] else None
    return Spec(word, level, nodes, float(match[3]) if match[3] else None)


@contextmanager
def seated(game: Game, word: str) -> Iterator[Player]:
    """A player ready for games, and away afterwards."""
    spec = read_player(word)
    if spec.word == RANDOM:
        yield _Random()
    elif spec.level:
        yield _Level(game, spec)
    elif word.startswith("bot:"):
        bot = _Program(word)
        try:
            yield bot
        finally:
            bot.close()
    else:
        yield _Service(word)


def seed_of(seed: int, contest: int, game: int, side: int) -> int:
    """The seed of one player in one game."""
    told = f"{seed} {contest} {game} {side}".encode()
    return int.from_bytes(hashlib.blake2b(told, digest_size=6).digest(), "big")


class _Random:
    """It draws from the stream of the game, as `core.playout` does: the same games come out."""

    def begin(self, seed: int, stream: np.ndarray) -> None:
        self._stream = stream

    def choose(self, position: Position) -> int:
        return position.move_ids[below(self._stream, len(position.move_ids))]


class _Level:
    def __init__(self, game: Game, spec: Spec) -> None:
        self._game, self._spec = game, spec

    def begin(self, seed: int, stream: np.ndarray) -> None:
        spec = self._spec
        self._player = levels.Player(self._game, spec.level, spec.seconds, spec.nodes, seed)

    def choose(self, position: Position) -> int:
        return self._player.choose(position)


class _Outside:
    """A player that is asked in JSON."""

    def __init__(self, word: str) -> None:
        self._word = word
        self._seed = 0

    def begin(self, seed: int, stream: np.ndarray) -> None:
        self._seed = seed

    def choose(self, position: Position) -> int:
        seen = position.hide(position.actor)
        question = {
            "game": position.game.name,
            "seat": position.game.seats[position.actor],
            "position": seen.text,
            "moves": seen.moves,
            "seed": self._seed,
        }
        told = self._ask(json.dumps(question, ensure_ascii=False))
        try:
            move = json.loads(told)["move"]
            return seen.legal(move)
        except (ValueError, KeyError, TypeError, EscarmoucheError):
            raise InputError(
                "error-lab-answer", word=self._word, answer=told[:200].strip(), position=seen.text
            ) from None

    def _ask(self, question: str) -> str:
        raise NotImplementedError

    def _gone(self, reason: Any) -> InputError:
        return InputError("error-lab-gone", word=self._word, reason=str(reason))


class _Program(_Outside):
    def __init__(self, word: str) -> None:
        super().__init__(word)
        try:
            command = shlex.split(word.removeprefix("bot:"))
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
            )
        except (OSError, ValueError, IndexError) as error:
            raise self._gone(error) from None

    def _ask(self, question: str) -> str:
        assert self._process.stdin and self._process.stdout
        try:
            self._process.stdin.write(question + "\n")
            self._process.stdin.flush()
            answer = self._process.stdout.readline()
        except OSError as error:
            raise self._gone(error) from None
        if not answer:
            raise self._gone(Message("lab-no-answer").text())
        return answer

    def close(self) -> None:
        self._process.kill()
        self._process.communicate()


class _Service(_Outside):
    def _ask(self, question: str) -> str:
        request = urllib.request.Request(
            self._word, question.encode(), {"Content-Type": "application/json"}
        )
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return str(answer.read(1 << 16), "utf-8", "replace")
        except (OSError, urllib.error.URLError, ValueError) as error:
            raise self._gone(error) from None
