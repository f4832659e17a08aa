"""A played game looked at again: what every move was worth, and how much of the result was luck."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from escarmouche.core.game_record import Record
from escarmouche.core.kernel import CHANCE
from escarmouche.core.position import Position
from escarmouche.search.levels import Player
from escarmouche.search.thinking import Thought

# The least chance of winning that a move must lose to be called so, worst first.
LABELS = (("blunder", 0.2), ("mistake", 0.1), ("slip", 0.05))


@dataclass(frozen=True)
class Step:
    """One move of the record and the chance that seat 0 wins after it."""

    move: str
    actor: int  # the seat, or CHANCE
    chance: float
    lost: float  # what the decision cost its own seat, 0 for dice
    label: str | None
    best: str | None  # what would have been better


@dataclass
class Ledger:
    """Where a seat's chance of winning went: its three entries sum to end less start."""

    dice: float = 0.0
    decisions: float = 0.0  # the seat's own and the other's
    secrets: float = 0.0  # how the hidden choices of both happened to meet
    own_decisions: float = 0.0
    mistakes: dict[str, int] = field(default_factory=lambda: {label: 0 for label, _ in LABELS})


@dataclass(frozen=True)
class Analysis:
    start: float  # the chance that seat 0 wins before the first move
    steps: tuple[Step, ...]
    ledgers: tuple[Ledger, Ledger]


def analyse(
    record: Record, player: Player, progress: Callable[[int], None] = lambda moves: None
) -> Analysis:
    """Judge every position of a record with a player of one's choice.

    A decision is judged by what its seat could see. A hidden decision is compared with the best
    the seat could have done against an unknown choice; the rest of the change, once both are
    shown, is neither dice nor mistake: it is the meeting of two secrets.
    """
    ledgers = (Ledger(), Ledger())
    before = _judged(record.positions[0], player)
    start = now = before.chance
    steps = []
    for position, move, after in zip(
        record.positions, record.moves, record.positions[1:], strict=False
    ):
        actor = position.actor
        thought = _judged(after, player)
        then = thought.chance
        if actor == CHANCE:
            lost, better = 0.0, None
            _enter(ledgers, "dice", then - now)
        elif position.hidden:
            lost, better = _hidden_loss(before, move)
            # Several pieces of one secret may lose more than there is to lose.
            change = -min(lost, now) if actor == 0 else min(lost, 1 - now)
            _enter(ledgers, "decisions", change)
            if after.hidden and after.secret == position.secret:
                then = now + change
            else:
                _enter(ledgers, "secrets", then - now - change)
        else:
            better = before.choices[0].move
            lost = max(0.0, now - then if actor == 0 else then - now) if better != move else 0.0
            _enter(ledgers, "decisions", then - now)
        label = next((name for name, least in LABELS if lost >= least), None)
        if actor != CHANCE:
            ledgers[actor].own_decisions -= lost
            if label:
                ledgers[actor].mistakes[label] += 1
        best = position.move_text(better) if label and better is not None else None
        steps.append(Step(position.move_text(move), actor, then, lost, label, best))
        now, before = then, thought
        progress(1)
    return Analysis(start, tuple(steps), ledgers)


def _judged(position: Position, player: Player) -> Thought:
    if position.is_over:
        evaluation = player.evaluate(position)
        return Thought((), evaluation.chance, evaluation.margin, 0, True)
    return player.think(position)


def _enter(ledgers: tuple[Ledger, Ledger], entry: str, change: float) -> None:
    for ledger, sign in zip(ledgers, (1, -1), strict=True):
        setattr(ledger, entry, getattr(ledger, entry) + sign * change)


def _hidden_loss(thought: Thought, move: int) -> tuple[float, int]:
    best = max(thought.choices, key=lambda choice: choice.chance)
    played = next(choice for choice in thought.choices if choice.move == move)
    return max(0.0, best.chance - played.chance), best.move
