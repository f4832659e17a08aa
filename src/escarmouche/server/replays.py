"""Finished games for looking back: every position in words, and the proof of the dice."""

from __future__ import annotations

from dataclasses import asdict
from typing import Literal

from escarmouche import catalog
from escarmouche.core.dice import FairDice
from escarmouche.core.game_record import Record, verify
from escarmouche.core.kernel import CHANCE
from escarmouche.core.texts import Message
from escarmouche.search import analysis as search
from escarmouche.server.drawn_view import drawn_view
from escarmouche.server.insights import (
    Analysis,
    DiceProof,
    Judged,
    Ledger,
    Replay,
    ReplayStep,
    Roll,
)
from escarmouche.server.refusals import Refusal
from escarmouche.server.showing import Step, actor_of, ruled
from escarmouche.server.thinking import adviser
from escarmouche.server.wire import Text

LONGEST = 8_000  # moves and dice of a record that is put in words


def read(text: str) -> Replay:
    """An uploaded record, replayed and checked."""
    return replay(_read(text))


def _read(text: str) -> Record:
    if sum(text.count(sign) for sign in " ,\n") > LONGEST:
        raise Refusal("record", message=Message("refusal-record-long", {"moves": LONGEST}))
    return catalog.read_record(text)


def replay(record: Record) -> Replay:
    """A record in words; dice that were revealed are derived again."""
    dice: Literal["fair", "seeded", "typed", "unrevealed"]
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


def analysis(text: str) -> Analysis:
    """What each move of a record was worth, and how much of the result was luck."""
    record = _read(text)
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
            )
            for step in found.steps
        ],
        ledgers=(first, second),
    )


def proof(record: Record, dice: FairDice) -> DiceProof:
    """Each roll of a finished game with everything that decided it."""
    rolls: list[Roll] = []
    for step in _steps(record):
        if step.before.is_chance:
            rolls.append(
                Roll(
                    number=len(rolls),
                    weights=list(step.before.weights),
                    moves=list(step.before.moves),
                    outcome=step.before.move_ids.index(step.move),
                )
            )
    return DiceProof(
        commitment=dice.commitment,
        secret=dice.secret.hex(),
        id=dice.game_id,
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
