"""Finished games for looking back: every position in words, and the proof of the dice."""

from __future__ import annotations

import re
from dataclasses import asdict
from typing import Literal

from escarmouche import catalog
from escarmouche.core.dice import FairDice
from escarmouche.core.game_record import Record, verify
from escarmouche.core.kernel import CHANCE
from escarmouche.core.texts import Message
from escarmouche.search import analysis as search
from escarmouche.server.audience_log import Step, actor_of, ruled
from escarmouche.server.drawn_view import drawn_view
from escarmouche.server.on_demand_messages import (
    Analysis,
    DiceProof,
    FairRoll,
    Judged,
    Ledger,
    Replay,
    ReplayStep,
)
from escarmouche.server.refusals import Refusal
from escarmouche.server.thinking import adviser
from escarmouche.server.wire import Text, encode

LONGEST = 8_000  # moves and dice of a record that is put in words
HEADER = 100  # words before them


def read(text: str) -> bytes:
    """The *Replay* of a record, checked and encoded."""
    return encode(replay(parsed(text)))


def parsed(text: str, longest: int = LONGEST) -> Record:
    """A record that is not too long."""
    if len(re.split(r"[\s,]+", text)) > longest + HEADER:
        raise Refusal("record", message=Message("refusal-record-long", {"moves": longest}))
    return catalog.read_record(text)


def position(game: str, text: str) -> bytes:
    """The *Replay* of a position: a game that begins there, and its state for the page's engine."""
    start = catalog.game(game).position(text)
    record = Record.from_position(start)
    record.tags["State"] = bytes(start).hex()
    return encode(replay(record))


def replay(record: Record) -> Replay:
    """A record in words; dice that were revealed are derived again."""
    dice: Literal["fair", "seeded", "typed", "device", "unrevealed"]
    unrevealed = record.tags.get("Dice", "").startswith("sha256:") and "Secret" not in record.tags
    dice = "unrevealed" if unrevealed else verify(record).dice  # type: ignore[assignment]
    steps = [None, *_steps(record)]
    return Replay(
        game=record.game.name,
        title=Text.of(record.game.title),
        tags=record.tags,
        result=record.result,
        dice=dice,
        record=record.text,
        steps=[
            ReplayStep(
                play=step.play if step else None,
                position=position.text,
                view=drawn_view(position),
                actor=actor_of(position),
                prompt=ruled(position.prompt),
            )
            for step, position in zip(steps, record.positions, strict=True)
        ],
    )


def analysis(text: str, guarded: frozenset[bytes] = frozenset()) -> Analysis:
    """What each move of a record was worth, and how much of the result was luck.

    A record with a position of a game in which nobody may have help is refused.
    """
    record = parsed(text)
    if any(bytes(position) in guarded for position in record.positions):
        raise Refusal("hints-off", message=Message("refusal-hints-elsewhere"))
    found = search.analyse(record, adviser(record.game.name))
    first, second = (Ledger(**asdict(ledger)) for ledger in found.ledgers)
    return Analysis(
        start=found.start,
        steps=[
            Judged(
                by="chance" if step.actor == CHANCE else step.actor,  # type: ignore[arg-type]
                move=step.move,
                value=step.chance,
                lost=step.lost,
                label=step.label,  # type: ignore[arg-type]
                best=step.best,
                touches=list(before.steps(before.legal(step.best))) if step.best else [],
            )
            for before, step in zip(record.positions, found.steps, strict=False)
        ],
        ledgers=(first, second),
    )


def proof(record: Record, dice: FairDice, pledges: tuple[str | None, str | None]) -> DiceProof:
    """Each roll of a finished game with everything that decided it."""
    local = verify(record).local
    fallen = [step for step in _steps(record) if step.before.is_chance]
    rolls: list[FairRoll] = []
    for number, step in enumerate(fallen):
        if number >= local:
            rolls.append(
                FairRoll(
                    number=number,
                    weights=list(step.before.weights),
                    moves=list(step.before.moves),
                    outcome=step.before.move_ids.index(step.move),
                )
            )
    return DiceProof(
        commitment=dice.commitment,
        secret=dice.secret.hex(),
        id=dice.game_id,
        pledges=pledges,
        salts=dice.salts,
        rolls=rolls,
    )


def _steps(record: Record) -> list[Step]:
    return [
        Step(before, move, after)
        for before, move, after in zip(
            record.positions, record.moves, record.positions[1:], strict=False
        )
    ]
