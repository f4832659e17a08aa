"""The commands about any game."""

from __future__ import annotations

from dataclasses import asdict
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import typer

from escarmouche.cli import admin, lab, maps, odds, output, skirmish_files
from escarmouche.cli.battle import battle
from escarmouche.cli.groups import group
from escarmouche.cli.learn import learn
from escarmouche.cli.opponents import analyse, hint, match
from escarmouche.cli.output import console, figure, text
from escarmouche.cli.parameters import (
    GameName,
    Json,
    OptionalPosition,
    Options,
    Ray,
    RecordFile,
    Seed,
    Workers,
)
from escarmouche.cli.play import play
from escarmouche.cli.printing import print_sheets
from escarmouche.cli.serve import serve
from escarmouche.cli.site import site
from escarmouche.cli.solve import solve
from escarmouche.cli.studying import studying
from escarmouche.core.texts import LANGUAGES

if TYPE_CHECKING:
    from escarmouche.core.position import Position

app = group(
    text("cli-help"),
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
)
app.command(help=text("play-help"))(play)
app.command(help=text("cli-help-battle"))(battle)
app.command(help=text("learn-help"))(learn)
app.command(help=text("cli-help-serve"))(serve)
app.command(help=text("cli-help-hint"))(hint)
app.command(help=text("cli-help-analyse"))(analyse)
app.command(help=text("cli-help-match"))(match)
app.command(help=text("solve-help"))(solve)
app.command("print", help=text("cli-help-print"))(print_sheets)
app.command(help=text("cli-help-site"))(site)
app.add_typer(odds.app, name="odds")
app.add_typer(maps.app, name="maps")
app.add_typer(skirmish_files.warbands, name="warbands")
app.add_typer(skirmish_files.scenarios, name="scenarios")
app.add_typer(lab.app, name="lab")
app.add_typer(admin.app, name="admin")


@app.callback()
def common(
    lang: Annotated[
        str | None,
        typer.Option("--lang", metavar="|".join(LANGUAGES), help=text("cli-help-lang")),
    ] = None,
) -> None:
    if lang is not None:  # `main` has taken it from the command line already
        output.choose_language(lang)


@app.command(help=text("cli-help-games"))
def games(json: Json = False) -> None:
    from escarmouche import catalog

    known = catalog.games()
    if json:
        with output.preparing():
            found = [
                {
                    "name": game.name,
                    "title": {lang: game.title.text(lang) for lang in LANGUAGES},
                    "seats": game.seats,
                    "rules_version": game.rules.version,
                    "options": {option.name: option.default for option in game.options},
                }
                for game in known
            ]
        output.print_json(found)
        return
    for game in known:
        title = game.title.text(output.language())
        console.print(f"[bold]{title}[/bold]  ({game.name})")
        for option in game.options:
            described = text(f"option-{game.name}-{option.name}")
            console.print(f"  --option {option.name}={option.default}  [dim]{described}[/dim]")


@app.command(help=text("cli-help-rules"))
def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="ID", help=text("cli-help-rule"))] = None,
    json: Json = False,
) -> None:
    from escarmouche.core.rulebook import rulebook

    book = rulebook(game)
    chosen = [book[rule]] if rule else list(book.rules)
    language = output.language()
    if json:
        output.print_json(
            [
                {
                    "id": each.id,
                    "section": each.section,
                    "origin": each.kinds,
                    "text": {lang: each.text(lang) for lang in LANGUAGES},
                }
                for each in chosen
            ]
        )
        return
    for title, entries in book.sections():
        shown = [each for each in entries if each in chosen]
        if shown:
            console.print(f"\n[bold]{title.text(language)}[/bold]")
        for each in shown:
            console.print(f"[bold]{each.id}[/bold]  {each.text(language)} ", end="")
            console.print(f"[dim]({each.origin(language)})[/dim]", highlight=False)


class Engine(StrEnum):
    native = "native"
    wasm = "wasm"


@app.command(help=text("cli-help-perft"))
def perft(
    game: GameName,
    depth: Annotated[int, typer.Option(min=0, max=40, help=text("cli-help-depth"))],
    position: OptionalPosition = None,
    option: Options = None,
    engine: Annotated[Engine, typer.Option(help=text("cli-help-engine"))] = Engine.native,
    json: Json = False,
) -> None:
    from escarmouche.core.perft import leaves
    from escarmouche.core.perft import perft as count

    start = _start(game, position, option)
    if engine is Engine.wasm:
        nodes = _perft_in_webassembly(start, depth)
    else:
        with output.preparing():
            leaves.of(start.game.rules)
        nodes = count(start, depth)
    if json:
        output.print_json({"game": game, "depth": depth, "nodes": nodes})
    else:
        console.print(text("cli-perft", depth=depth, nodes=figure(nodes, ",")))


@app.command(help=text("cli-help-simulate"))
def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help=text("cli-help-count"))] = 10_000,
    seed: Seed = 1,
    workers: Workers = 1,
    ray: Ray = None,
    position: OptionalPosition = None,
    option: Options = None,
    json: Json = False,
) -> None:
    from escarmouche.core.playout import prepare
    from escarmouche.lab.simulate import simulate as play_games

    start = _start(game, position, option)
    with output.preparing():
        prepare(start.game)
    with (
        studying(seed, workers, ray, brief=True) as study,
        output.watching() as study.watcher,
    ):
        result = play_games(start, games, study)
    if json:
        output.print_json({"game": game, "seed": seed} | asdict(result))
        return
    language = output.language()
    for seat, wins in enumerate(result.wins):
        name = start.game.seat_name(seat).text(language)
        console.print(text("cli-wins", seat=name, wins=wins, share=figure(wins / games, ".1%")))
    console.print(text("cli-draws", draws=result.draws, share=figure(result.draws / games, ".1%")))
    console.print(
        text(
            "cli-plies",
            plies=figure(result.plies / games, ".1f"),
            seconds=figure(result.seconds, ".2f"),
        )
    )


@app.command(help=text("cli-help-bench"))
def bench(json: Json = False) -> None:
    from importlib.metadata import version

    from escarmouche import __version__, catalog
    from escarmouche.core.playout import prepare
    from escarmouche.lab.bench import random_play

    with output.preparing():
        known = catalog.games()
        for game in known:
            prepare(game)
    pairs = [(game, options) for game in known for options in game.variants]
    with output.progress(len(pairs), "cli-measuring") as advance:
        speeds = []
        for game, options in pairs:
            speeds.append(random_play(game, dict(options)))
            advance(1)
    if json:
        versions = {name: version(name) for name in ("numba", "numpy")}
        output.print_json(
            {
                "versions": {"escarmouche": __version__} | versions,
                "random_play": [asdict(speed) for speed in speeds],
            }
        )
        return
    for speed in speeds:
        options_text = " ".join(f"{name}={value}" for name, value in speed.options.items())
        console.print(
            text(
                "cli-speed",
                game=f"{speed.game} {options_text}",
                plies=figure(speed.plies_per_second, ","),
                games=figure(speed.games_per_second, ","),
            )
        )


@app.command(help=text("cli-help-verify"))
def verify(file: RecordFile, json: Json = False) -> None:
    from escarmouche import catalog
    from escarmouche.core.game_record import verify as check

    record_text = output.read_text(file)
    with output.preparing():
        record = catalog.read_record(record_text)
    found = check(record)
    if json:
        output.print_json({"game": record.game.name} | asdict(found))
    else:
        console.print(text("cli-verified", moves=found.moves, rolls=found.rolls))
        if found.local:
            console.print(text("cli-dice-local", rolls=found.local))
        console.print(text(f"cli-dice-{found.dice}", rolls=found.rolls - found.local))
        seats = dict(zip(record.game.seats, map(record.game.seat_name, (0, 1)), strict=True))
        winner = seats.get(found.result)
        result = text(winner.id) if winner else {"*": "none"}.get(found.result, found.result)
        console.print(text("cli-result", result=result))


@app.command(help=text("cli-help-warm"))
def warm() -> None:
    import time

    from escarmouche import catalog
    from escarmouche.core.compiling import forget_old_code
    from escarmouche.core.dice import FairDice
    from escarmouche.core.game_record import Record
    from escarmouche.core.perft import leaves
    from escarmouche.core.playout import prepare
    from escarmouche.search.levels import Player
    from escarmouche.search.solver import Solver

    began = time.monotonic()
    with output.preparing():
        for game in catalog.games():
            prepare(game)
            leaves.straight(game.rules)
            record, dice = Record.new(game), FairDice.seeded(1)
            while record.position.is_chance:
                record.roll(dice)
            position = record.position  # what a table shows and tells
            _ = position.view, position.prompt, position.told(position.move_ids[0])
            for level in (1, 7):  # one who samples, one who reads
                Player(game, level, nodes=16, seed=1).think(record.position)
            if game.solvable:
                Solver(game.rules)
    forget_old_code()
    output.messages.print(text("cli-warm", seconds=figure(time.monotonic() - began, ".1f")))


def _perft_in_webassembly(start: Position, depth: int) -> int:
    """The same count by the engine of the page, under Node."""
    from escarmouche.core.errors import InputError

    try:
        from escarmouche.core.webassembly_runner import Runner
        from escarmouche.engine.building import engine
    except ImportError as error:
        raise InputError("error-no-webassembly") from error
    name = start.game.name
    with output.preparing():
        module = engine(name)
    with Runner(module) as runner:
        return int(runner.call("leaves", start.array, start.game.rules.move_count, depth))


def _start(game: str, position: str | None, option: list[str] | None) -> Position:
    """The position that a command begins from."""
    from escarmouche import catalog
    from escarmouche.core.errors import InputError

    options = output.options_of(option)
    with output.preparing():
        chosen = catalog.game(game)
    if position is None:
        return chosen.new(**options)
    if options:
        raise InputError("error-position-and-options")
    return chosen.position(position)
