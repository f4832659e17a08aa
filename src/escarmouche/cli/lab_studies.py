"""`escarmouche lab balance`, `duel`, `tournament`, `sweep`, `openings` and `maps`: the studies."""

from __future__ import annotations

from collections.abc import Callable
from inspect import Signature, signature
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from escarmouche.cli import output
from escarmouche.cli.output import text
from escarmouche.cli.parameters import (
    GameName,
    Json,
    Nodes,
    OptionalPosition,
    Options,
    Ray,
    Seed,
    Workers,
)
from escarmouche.cli.studying import Asked, Running, conduct
from escarmouche.core.errors import InputError

if TYPE_CHECKING:
    from escarmouche.lab.findings import Findings

Games = Annotated[int | None, typer.Option(min=1, max=10**9, help=text("lab-help-games"))]
Precision = Annotated[float | None, typer.Option(metavar="POINTS", help=text("lab-help-precision"))]
Level = Annotated[int | None, typer.Option("--level", "-l", help=text("lab-help-level"))]
Output = Annotated[
    Path | None, typer.Option("--output", metavar="FOLDER|FILE", help=text("lab-help-output"))
]
Checkpoint = Annotated[
    Path | None, typer.Option("--checkpoint", metavar="FOLDER", help=text("lab-help-checkpoint"))
]
Resume = Annotated[bool, typer.Option("--resume", help=text("lab-help-resume"))]


Details = dict[str, Any]


def _asked(
    option: Options = None,
    level: Level = None,
    nodes: Nodes = None,
    games: Games = None,
    precision: Precision = None,
    seed: Seed = 1,
) -> None:
    """What every study is asked, after what is its own."""


def _running(
    workers: Workers = 1,
    ray: Ray = None,
    to: Output = None,
    checkpoint: Checkpoint = None,
    resume: Resume = False,
    json: Json = False,
) -> None:
    """How a study is run, in the order of `Running`."""


def study(
    conducts: str,
    *,
    game: str = "",
    without: tuple[str, ...] = (),
    thoughtful: bool = False,
    then: Callable[[Findings, Details], None] | None = None,
) -> Callable[[Callable[..., Details]], Callable[..., None]]:
    """A command from the function that makes the details of its question out of its own options.

    `conducts` names the study in the laboratory, `without` the shared options that it does not
    take; `then` is done with what was found.
    """

    def command_of(asks: Callable[..., Details]) -> Callable[..., None]:
        own = signature(asks, eval_str=True).parameters
        asked_of_all, running = (
            signature(each, eval_str=True).parameters for each in (_asked, _running)
        )
        shared = {**asked_of_all, **running}
        taken = {name: each for name, each in shared.items() if name not in (*own, *without)}

        def command(**given: Any) -> None:
            details = asks(**{name: given[name] for name in own})
            given = {name: each.default for name, each in shared.items()} | given
            asked = Asked(
                asks.__name__,
                game or given["game"],
                details,
                **{name: given[name] for name in asked_of_all},
                thoughtful=thoughtful,
            )
            found = conduct(asked, Running(*(given[name] for name in running)), conducts)
            if then:
                then(found, given)

        parameters = [*own.values(), *taken.values()]
        command.__name__ = asks.__name__
        command.__annotations__ = {each.name: each.annotation for each in parameters}
        command.__signature__ = Signature(parameters)  # type: ignore[attr-defined]
        return command

    return command_of


Scenes = Annotated[
    list[str] | None, typer.Option("--scene", metavar="NAME", help=text("lab-help-scene"))
]
Arm = Annotated[str, typer.Argument(metavar="ARM", help=text("lab-help-duel-arm"))]


@study("balance:balance")
def balance(
    game: GameName,
    arm: Annotated[
        list[str] | None, typer.Option("--arm", metavar="NAME", help=text("lab-help-arm"))
    ] = None,
    scene: Scenes = None,
) -> Details:
    return {"arms": arm or [], "scenes": scene or []}


@study("balance:duel")
def duel(game: GameName, first: Arm, second: Arm) -> Details:
    return {"first": first, "second": second}


# Somebody who thinks is expected: a tournament of random players would be a short one.
@study("tournament:tournament", without=("level", "nodes"), thoughtful=True)
def tournament(
    game: GameName,
    player: Annotated[list[str], typer.Argument(metavar="PLAYER…", help=text("lab-help-player"))],
    swiss: Annotated[
        int, typer.Option("--swiss", min=0, max=100, metavar="ROUNDS", help=text("lab-help-swiss"))
    ] = 0,
) -> Details:
    return {"players": player, "rounds": swiss}


@study("sweep:sweep")
def sweep(
    game: GameName,
    what: Annotated[str, typer.Argument(metavar="WHAT", help=text("lab-help-what"))],
    value: Annotated[list[str], typer.Argument(metavar="VALUE…", help=text("lab-help-value"))],
    count: Annotated[
        str, typer.Option(metavar="starter|seat-0|seat-1", help=text("lab-help-count"))
    ] = "starter",
) -> Details:
    return {"what": what, "values": value, "counted": count}


@study("openings:openings")
def openings(game: GameName, position: OptionalPosition = None, option: Options = None) -> Details:
    if position is not None and option:
        raise InputError("error-position-and-options")
    return {"position": position}


@study("perfect:perfect", without=("nodes", "precision", "checkpoint", "resume"))
def perfect(
    game: GameName,
    scene: Scenes = None,
    games: Annotated[int, typer.Option(min=1, max=10**6, help=text("perfect-help-games"))] = 100,
) -> Details:
    return {"scenes": scene or []}


def _save_map(found: Findings, given: Details) -> None:
    """Write the fairest map of a search where it is asked for, or beside the report."""
    from escarmouche.core.files import unwritable
    from escarmouche.lab.mapsearch import best_map, map_text

    path, to = given["save"], given["to"]
    if path is None and to is not None and not to.suffix:
        path = to / "best.toml"
    if path is None:
        return
    comment = text("lab-map-comment", command=" ".join(found.command))
    try:
        path.write_text(map_text(best_map(found), comment), encoding="utf-8")
    except OSError as error:
        raise unwritable(path, error) from None
    output.messages.print(text("lab-map-saved", path=str(path)), highlight=False)


@study("mapsearch:search_maps", game="metals", without=("precision",), then=_save_map)
def maps(
    search: Annotated[bool, typer.Option("--search", help=text("lab-help-search"))] = False,
    files: Annotated[int, typer.Option(min=3, max=9, help=text("cli-help-map-files"))] = 5,
    ranks: Annotated[int, typer.Option(min=3, max=9, help=text("cli-help-map-ranks"))] = 7,
    symmetric: Annotated[
        bool, typer.Option("--symmetric/--asymmetric", help=text("lab-help-symmetric"))
    ] = True,
    population: Annotated[int, typer.Option(min=4, max=256, help=text("lab-help-population"))] = 16,
    generations: Annotated[int, typer.Option(min=0, max=99, help=text("lab-help-generations"))] = 3,
    factions: Annotated[bool, typer.Option(help=text("lab-help-factions"))] = True,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help=text("lab-help-save"))
    ] = None,
) -> Details:
    if not search:
        raise InputError("error-lab-maps-search")
    if save is not None and save.suffix != ".toml":
        raise InputError("error-lab-save", path=str(save))
    return {
        "files": files,
        "ranks": ranks,
        "symmetric": symmetric,
        "population": population,
        "generations": generations,
        "factions": factions,
    }


STUDIES = (balance, duel, tournament, sweep, openings, perfect, maps)
