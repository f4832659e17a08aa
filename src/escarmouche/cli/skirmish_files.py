"""`escarmouche warbands` and `escarmouche scenarios`: what comes with the skirmish, and checks."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from escarmouche.cli import output
from escarmouche.cli.output import console, text
from escarmouche.cli.parameters import Json

if TYPE_CHECKING:
    from escarmouche.games.confrontation.profiles import Warband
    from escarmouche.games.confrontation.scenario import Scenario

warbands = typer.Typer(help=text("cli-help-warbands"), invoke_without_command=True)
scenarios = typer.Typer(help=text("cli-help-scenarios"), invoke_without_command=True)

File = Annotated[Path, typer.Argument(metavar="FILE", help=text("cli-help-skirmish-file"))]
Points = Annotated[int | None, typer.Option(help=text("cli-help-warband-points"), min=1)]


@warbands.callback()
def list_warbands(context: typer.Context, json: Json = False) -> None:
    from escarmouche.games.confrontation.options import shipped_warband, warband_names

    if context.invoked_subcommand is None:
        _print([(name, _of_warband(shipped_warband(name))) for name in warband_names()], json)


@scenarios.callback()
def list_scenarios(context: typer.Context, json: Json = False) -> None:
    from escarmouche.games.confrontation.options import scenario_names, shipped_scenario

    if context.invoked_subcommand is None:
        _print([(name, _of_scenario(shipped_scenario(name))) for name in scenario_names()], json)


@warbands.command("check", help=text("cli-help-warbands-check"))
def check_warband(file: File, points: Points = None, json: Json = False) -> None:
    from escarmouche.games.confrontation.profiles import check_limit, load_warband

    warband = load_warband(file)
    check_limit(warband, points or warband.pa)
    _print([(str(file), _of_warband(warband))], json)


@scenarios.command("check", help=text("cli-help-scenarios-check"))
def check_scenario(file: File, json: Json = False) -> None:
    from escarmouche.games.confrontation.scenario_file import load_scenario

    _print([(str(file), _of_scenario(load_scenario(file)))], json)


def _of_warband(warband: Warband) -> dict[str, Any]:
    return {
        "title": warband.name,
        "pa": warband.pa,
        "fighters": [fighter.name for fighter in warband.fighters],
        "spells": [spell.name for spell in warband.spells],
    }


def _of_scenario(scenario: Scenario) -> dict[str, Any]:
    from escarmouche.games.confrontation.scenario import KINDS
    from escarmouche.games.confrontation.table import CAPTURE

    return {
        "title": scenario.name,
        "table": [scenario.width, scenario.height],
        "turns": scenario.turns,
        "army_points": scenario.army_points,
        "terrain": len(scenario.terrain),
        "objectives": [KINDS[each.kind - CAPTURE] for each in scenario.objectives],
    }


def _print(entries: list[tuple[str, dict[str, Any]]], json: bool) -> None:
    if json:
        output.print_json([{"name": name, **entry} for name, entry in entries])
        return
    for name, entry in entries:
        console.print(name, style="bold", end="  ", markup=False, highlight=False, soft_wrap=True)
        console.print(_sentence(entry), markup=False, highlight=False, soft_wrap=True)


def _sentence(entry: dict[str, Any]) -> str:
    from escarmouche.games.confrontation.scenario_sheet import named

    if "fighters" in entry:
        fighters = ", ".join(entry["fighters"])
        return text("cli-warband", title=entry["title"], pa=entry["pa"], fighters=fighters)
    kinds = dict.fromkeys(text(f"cli-objective-{kind}") for kind in entry["objectives"])
    width, height = entry["table"]
    return text(
        "cli-scenario",
        title=named(entry["title"], output.language()),
        width=width,
        height=height,
        turns=entry["turns"] or text("cli-open"),
        points=entry["army_points"] or text("cli-open"),
        objectives=", ".join(kinds) or text("cli-objective-none"),
    )
