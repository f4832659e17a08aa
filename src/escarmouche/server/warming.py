"""Rules and texts that are loaded before anyone waits for them."""

from __future__ import annotations

import random
from collections.abc import Iterable
from contextlib import suppress

from escarmouche import catalog
from escarmouche.core.errors import NotationError
from escarmouche.core.position import Position
from escarmouche.core.texts import say
from escarmouche.server.audience_log import AUDIENCES, AudienceLogs, Step
from escarmouche.server.refusals import Refusal
from escarmouche.server.wire import Text, encode

FIRST = catalog.GAMES[:1]  # the game of newcomers, which compiles in seconds
MOVES = 60
warmed: set[str] = set()  # games that are played without loading anything more


def warm(games: Iterable[str] = catalog.GAMES) -> None:
    """Compile or load what it takes to show these games, to play them and to refuse a move."""
    for name in games:
        if name in warmed:
            continue
        position, chooser = first_decision(name), random.Random(1)
        _ask(position)
        for _ in range(MOVES):  # what is told and written depends on how far a game has come
            _show(position)
            if position.is_over:
                break
            position = Step.of(position, chooser.choice(position.move_ids)).after
        warmed.add(name)
    Text.of(Refusal("over").message)
    say("refusal-other-rules", found=0, known=0)  # which Fluent itself says


def _show(position: Position) -> None:
    logs = AudienceLogs(position)
    for audience in AUDIENCES:
        shown = logs.shown(audience)
        encode([shown.text, shown.view, shown.threats, shown.prompt, shown.choices])
    for move in position.move_ids[:1]:
        encode(Step.of(position, move).play)


def _ask(position: Position) -> None:
    """Have a position and its kernel answer whatever a room may ask of them."""
    rules = position.game.rules
    _ = position.kept, position.secret, position.foregone, position.alone()
    rules.kernel.weights(position.record, rules.buffer())
    rules.kernel.outcome(position.record)
    position.why_not_steps(position.steps(position.move_ids[0]))
    with suppress(NotationError):
        position.why_not(position.move_text(rules.move_count - 1))
    for piece in rules.vocabulary.pieces:
        for name in piece.names[:1]:
            position.survey(name)


def first_decision(game: str) -> Position:
    """A start of a game, its first dice thrown."""
    position = catalog.game(game).new()
    while position.is_chance:
        move = position.move_ids[0]
        position.fall(move)
        position = position.play(move)
    return position
