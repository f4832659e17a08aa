"""What the first moves are worth: the game goes on from each of them."""

from __future__ import annotations

import numpy as np

from escarmouche.core.errors import InputError
from escarmouche.core.position import Position
from escarmouche.core.seeds import start_stream, weighted
from escarmouche.core.texts import Message
from escarmouche.lab.contests import SEAT_0, SEAT_1, Contest, Side, tally
from escarmouche.lab.findings import Findings, Table
from escarmouche.lab.question import Question
from escarmouche.lab.study import Study
from escarmouche.lab.summary import cell, findings, plainly

SHOWN = 3  # best moves told in words


def openings(question: Question, study: Study) -> Findings:
    """Each legal move of the first decision; `question.details` may have a `position`."""
    game = question.game
    start = first_decision(question)
    seat = start.actor
    player = Side(question.player)
    contests = [
        Contest(
            game.name,
            (player, player),
            start=start.play(move).text,
            counted=SEAT_1 if seat else SEAT_0,
            changing=False,
        )
        for move in start.moves
    ]
    games = study.play(contests, question.until)
    mover = game.seat_name(seat)
    cells = [
        cell(plainly(move), mover, tally(contest.counted, rows), question.until)
        for move, contest, rows in zip(start.moves, contests, games, strict=True)
    ]
    cells.sort(key=lambda each: -each.score)
    table = Table(
        Message("lab-table-openings", {"position": start.text}),
        Message("lab-axis-move"),
        Message("lab-axis-whose"),
        tuple(cells),
    )
    best = cells[0]
    rivals = [each for each in cells[1:] if each.high >= best.low]
    conclusions = [
        Message(
            "lab-best-moves",
            {"seat": mover, "moves": ", ".join(str(each.row.text()) for each in cells[:SHOWN])},
        ),
        Message("lab-best-sure", {"move": best.row})
        if not rivals
        else Message("lab-best-unsure", {"move": best.row, "count": len(rivals)}),
    ]
    title = Message("lab-title-openings", {"game": game.title, "seat": mover})
    names = [plainly(move) for move in start.moves]
    return findings(question, study, title, [table], names, conclusions)


def first_decision(question: Question) -> Position:
    """Where the first choice is made; dice that fall before it are those of the seed."""
    text = question.details.get("position")
    game = question.game
    position = game.position(str(text)) if text else game.new(**question.options)
    stream = np.empty(1, np.uint64)
    start_stream(stream, np.uint64(question.seed), np.uint64(0))
    while position.is_chance:
        weights = np.array(position.weights, np.int32)
        position = position.play(position.move_ids[weighted(stream, weights, len(weights))])
    if position.is_over:
        raise InputError("error-hint-over")
    return position
