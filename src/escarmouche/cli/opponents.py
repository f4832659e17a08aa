"""`hint`, `analyse` and `match`: what the opponents know, at the command line."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from escarmouche.cli import output
from escarmouche.cli.output import console, figure, text
from escarmouche.cli.parameters import (
    GameName,
    Json,
    Nodes,
    Options,
    PositionText,
    Ray,
    RecordFile,
    Seed,
    Workers,
)
from escarmouche.cli.studying import studying

if TYPE_CHECKING:
    from escarmouche.search.analysis import Analysis
    from escarmouche.search.levels import Player

Answer = TypeVar("Answer")
Level = Annotated[int, typer.Option("--level", "-l", help=text("cli-help-level"))]
Seconds = Annotated[
    float | None,
    typer.Option(min=0.01, max=3600, help=text("cli-help-seconds")),
]


def hint(
    game: GameName,
    position: PositionText,
    level: Level = 7,
    seconds: Seconds = None,
    nodes: Nodes = None,
    lines: Annotated[int, typer.Option(min=1, help=text("cli-help-lines"))] = 3,
    seed: Seed = 1,
    json: Json = False,
) -> None:
    from escarmouche import catalog
    from escarmouche.core.errors import InputError
    from escarmouche.search.levels import Player

    with output.preparing():
        chosen = catalog.game(game)
        start = chosen.position(position)
        if start.actor not in (0, 1):
            raise InputError("error-hint-over" if start.is_over else "error-hint-chance")
        adviser = Player(chosen, level, seconds, nodes, seed)
        thought = _asked(adviser, lambda: adviser.think(start, lines))
    choices = thought.choices[:lines]
    if json:
        output.print_json(
            {
                "game": game,
                "seat": chosen.seats[start.actor],
                "hints": [
                    {
                        "move": start.move_text(each.move),
                        "share": round(each.share, 4),
                        "chance": round(each.chance, 4),
                        "margin": round(each.margin, 2),
                    }
                    for each in choices
                ],
                "exact": thought.exact,
                "nodes": thought.nodes,
            }
        )
        return
    console.print(text("cli-hint-for", seat=chosen.seat_name(start.actor).text(output.language())))
    for each in choices:
        line = text(
            "cli-hint-share" if start.hidden else "cli-hint",
            move=start.move_text(each.move),
            chance=figure(each.chance, ".1%"),
            margin=figure(each.margin, "+.1f"),
            share=figure(each.share, ".0%"),
        )
        proved = " " + text("cli-hint-proved") if each.exact else ""
        console.print("  " + line + proved, highlight=False)


def analyse(
    file: RecordFile,
    level: Level = 7,
    seconds: Seconds = None,
    nodes: Nodes = None,
    seed: Seed = 1,
    json: Json = False,
) -> None:
    from escarmouche import catalog
    from escarmouche.search.analysis import analyse as look_back
    from escarmouche.search.levels import Player

    record_text = output.read_text(file)
    with output.preparing():
        record = catalog.read_record(record_text)
        judge = Player(record.game, level, seconds, nodes, seed)
    with output.progress(len(record.moves), "cli-analysing") as advance:
        found = _asked(judge, lambda: look_back(record, judge, advance))
    if json:
        output.print_json(_analysis_data(found, record.game.seats) | {"game": record.game.name})
        return
    names = [record.game.seat_name(seat).text(output.language()) for seat in (0, 1)]
    console.print(text("cli-analysed-title", seat=names[0]), highlight=False)
    for number, step in enumerate(found.steps, 1):
        line = text(
            "cli-analysed-move",
            number=number,
            actor=names[step.actor] if step.actor >= 0 else text("cli-dice-actor"),
            move=step.move,
            chance=figure(step.chance, ".1%"),
        )
        if step.label:
            known = "cli-analysed-label" if step.best else "cli-analysed-label-hidden"
            label = text(f"label-{step.label}")
            line += "  " + text(
                known, label=label, lost=figure(step.lost, ".1%"), best=step.best or ""
            )
        console.print(line, highlight=False, soft_wrap=True)
    console.print("\n" + text("cli-ledger-title"))
    for name, ledger in zip(names, found.ledgers, strict=True):
        console.print(
            text(
                "cli-ledger",
                seat=name,
                dice=figure(100 * ledger.dice, "+.1f"),
                decisions=figure(100 * ledger.decisions, "+.1f"),
                secrets=figure(100 * ledger.secrets, "+.1f"),
                own=figure(-100 * ledger.own_decisions, ".1f"),
            ),
            highlight=False,
            soft_wrap=True,
        )


def match(
    game: GameName,
    a: Annotated[int, typer.Option("--a", metavar="LEVEL", help=text("cli-help-level-a"))],
    b: Annotated[int, typer.Option("--b", metavar="LEVEL", help=text("cli-help-level-b"))],
    games: Annotated[int, typer.Option(min=1, help=text("cli-help-count"))] = 20,
    option: Options = None,
    seconds: Seconds = None,
    nodes: Nodes = None,
    seed: Seed = 1,
    workers: Workers = 1,
    ray: Ray = None,
    json: Json = False,
) -> None:
    from escarmouche import catalog
    from escarmouche.lab.match import match as play_match
    from escarmouche.lab.players import level_word
    from escarmouche.search.levels import Player, level_name

    options = output.options_of(option)
    with output.preparing():
        chosen = catalog.game(game)
        chosen.settings(options)
        for level in (a, b):
            Player(chosen, level)  # refuses a level that does not exist before anything is played
    players = (level_word(a, nodes, seconds), level_word(b, nodes, seconds))
    with studying(seed, workers, ray) as study, output.watching() as study.watcher:
        result = play_match(game, players, games, options, study)
    if json:
        output.print_json({"game": game, "a": a, "b": b, "seed": seed} | asdict(result))
        return
    names = [f"{level_name(level).text(output.language())} ({level})" for level in (a, b)]
    console.print(
        text(
            "cli-match",
            a=names[0],
            b=names[1],
            wins=result.wins,
            draws=result.draws,
            losses=result.losses,
        ),
        highlight=False,
    )
    low, high = result.interval
    console.print(
        text(
            "cli-match-score",
            score=figure(result.score, ".1%"),
            low=figure(low, ".1%"),
            high=figure(high, ".1%"),
        ),
        highlight=False,
    )
    lowest, highest = result.elo_interval
    console.print(
        text(
            "cli-match-elo",
            elo=_elo(result.elo, result.score),
            low=_elo(lowest, low),
            high=_elo(highest, high),
        ),
        highlight=False,
    )


def _asked(player: Player, question: Callable[[], Answer]) -> Answer:
    """What a player answers; Ctrl-C ends its search, which hears no signal, by a flag."""
    with ThreadPoolExecutor(1) as pool:
        answer = pool.submit(question)
        try:
            return answer.result()
        except KeyboardInterrupt:
            player.interrupt.set()
            raise


def _elo(points: float | None, score: float) -> str:
    if points is None:
        return "+∞" if score > 0.5 else "−∞"
    return figure(points, "+.0f")


def _analysis_data(found: Analysis, seats: tuple[str, str]) -> dict[str, object]:
    return {
        "start": round(found.start, 4),
        "moves": [
            asdict(step)
            | {
                "actor": seats[step.actor] if step.actor >= 0 else "dice",
                "chance": round(step.chance, 4),
                "lost": round(step.lost, 4),
            }
            for step in found.steps
        ],
        "ledger": {
            seat: {
                "dice": round(ledger.dice, 4),
                "decisions": round(ledger.decisions, 4),
                "secrets": round(ledger.secrets, 4),
                "own_decisions": round(ledger.own_decisions, 4),
                "mistakes": ledger.mistakes,
            }
            for seat, ledger in zip(seats, found.ledgers, strict=True)
        },
    }
