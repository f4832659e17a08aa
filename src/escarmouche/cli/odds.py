"""`escarmouche odds …`: exact odds as a table, a bar chart, JSON or a drawing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from math import hypot
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperCommand

from escarmouche.cli.groups import group
from escarmouche.cli.output import console, figure, print_json, text
from escarmouche.core.errors import InputError, OptionError
from escarmouche.core.files import unwritable

if TYPE_CHECKING:
    from escarmouche.games.confrontation.wounds import Health

app = group(text("odds-help"))

Json = Annotated[bool, typer.Option("--json", help=text("cli-help-json"))]
Plot = Annotated[
    Path | None,
    typer.Option("--plot", metavar="FILE", help=text("odds-help-plot")),
]


def _option(name: str, help_id: str, least: int | None = None) -> Any:
    return typer.Option(name, help=text(f"odds-help-{help_id}"), min=least)


class _Counting(TyperCommand):
    """CON-38: a bare `--amplified` or `--attenuated` counts one."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        counted = []
        for word, following in zip(args, [*args[1:], ""], strict=True):
            counted.append(word)
            if word in ("--amplified", "--attenuated") and not following.isdigit():
                counted.append("1")
        return super().parse_args(ctx, counted)


@dataclass(frozen=True)
class Line:
    """One line of the answer: its key in JSON, its words, its chance."""

    key: str
    label: str
    chance: Fraction


@app.command("test", help=text("odds-help-test"))
def difficulty_test(
    value: Annotated[int, _option("--value", "value")],
    difficulty: Annotated[int, _option("--difficulty", "difficulty")],
    dice: Annotated[int, _option("--dice", "dice")] = 1,
    brute: Annotated[bool, _option("--brute", "brute")] = False,
    json: Json = False,
    plot: Plot = None,
) -> None:
    from escarmouche.games.confrontation.odds.answers import success

    chance = success(value, difficulty, dice, brute)
    _answer([Line("success", text("odds-success"), chance)], json, plot)


@app.command(help=text("odds-help-opposed"))
def opposed(
    a: Annotated[int, _option("--a", "a")],
    b: Annotated[int, _option("--b", "b")],
    dice_a: Annotated[int, _option("--dice-a", "dice-a")] = 1,
    dice_b: Annotated[int, _option("--dice-b", "dice-b")] = 1,
    json: Json = False,
    plot: Plot = None,
) -> None:
    from escarmouche.games.confrontation.odds.answers import opposed as both
    from escarmouche.games.confrontation.odds.opposition import Side

    first, second = both(Side(a, dice_a), Side(b, dice_b))
    lines = [Line("a", text("odds-side-a"), first), Line("b", text("odds-side-b"), second)]
    _answer(lines, json, plot)


@app.command(cls=_Counting, help=text("odds-help-wound"))
def wound(
    strength: Annotated[int, _option("--strength", "strength")],
    resistance: Annotated[int, _option("--resistance", "resistance")],
    amplified: Annotated[int, _option("--amplified", "amplified", least=0)] = 0,
    attenuated: Annotated[int, _option("--attenuated", "attenuated", least=0)] = 0,
    bonus: Annotated[int, _option("--bonus", "bonus")] = 0,
    table: Annotated[Path | None, _option("--table", "table")] = None,
    json: Json = False,
    plot: Plot = None,
) -> None:
    from escarmouche.games.confrontation.odds.answers import wound as results
    from escarmouche.games.confrontation.wound_table import load_table
    from escarmouche.games.confrontation.wounds import ExtraDie

    extra = ExtraDie.of(amplified, attenuated)
    chances = results(strength, resistance, bonus, extra, load_table(table) if table else None)
    lines = [
        Line(result.value, text(f"confrontation-wound-{result.value}"), chance)
        for result, chance in chances.items()
    ]
    _answer(lines, json, plot)


@app.command(cls=_Counting, help=text("odds-help-exchange"))
def exchange(
    attack: Annotated[int, _option("--attack", "attack")],
    defence: Annotated[int, _option("--defence", "defence")],
    strength: Annotated[int, _option("--strength", "strength")],
    resistance: Annotated[int, _option("--resistance", "resistance")],
    attacks: Annotated[int, _option("--attacks", "attacks")] = 1,
    parries: Annotated[int, _option("--parries", "parries")] = 1,
    health: Annotated[str, _option("--health", "health")] = "healthy",
    stunned: Annotated[bool, _option("--stunned", "stunned")] = False,
    brute: Annotated[bool, _option("--brute", "brute")] = False,
    amplified: Annotated[int, _option("--amplified", "amplified", least=0)] = 0,
    attenuated: Annotated[int, _option("--attenuated", "attenuated", least=0)] = 0,
    bonus: Annotated[int, _option("--bonus", "bonus")] = 0,
    table: Annotated[Path | None, _option("--table", "table")] = None,
    aim: Annotated[str, _option("--aim", "aim")] = "harm",
    json: Json = False,
    plot: Plot = None,
) -> None:
    from escarmouche.games.confrontation.odds.answers import AIMS
    from escarmouche.games.confrontation.odds.answers import exchange as blows
    from escarmouche.games.confrontation.odds.exchange import Combatant
    from escarmouche.games.confrontation.wound_table import load_table
    from escarmouche.games.confrontation.wounds import ExtraDie, Health, Level

    levels = {level.name.lower(): level for level in Level if level != Level.KILLED}
    _one_of("health", health, levels)
    _one_of("aim", aim, AIMS)
    striker = Combatant(
        attack,
        0,
        strength,
        1,
        attacks,
        brute=brute,
        extra=ExtraDie.of(amplified, attenuated),
        bonus=bonus,
        table=load_table(table) if table else None,
    )
    before = Health(levels[health], stunned)
    target = Combatant(0, defence, 0, resistance, parries=parries, health=before)
    chances: dict[Health, Fraction] = {}
    for (_, after), chance in blows(striker, target, aim).items():
        chances[after] = chances.get(after, Fraction(0)) + chance
    _answer(_states(chances), json, plot)


@app.command(help=text("odds-help-fight"))
def fight(
    first: Annotated[list[str], _option("--first", "first")],
    second: Annotated[list[str], _option("--second", "second")],
    aim: Annotated[str, _option("--aim", "aim")] = "harm",
    json: Json = False,
    plot: Plot = None,
) -> None:
    from escarmouche.games.confrontation.odds.answers import AIMS
    from escarmouche.games.confrontation.odds.answers import fight as blows
    from escarmouche.games.confrontation.odds.cards import read_combatant

    _one_of("aim", aim, AIMS)
    sides = [[read_combatant(words) for words in side] for side in (first, second)]
    after = blows(sides[0], sides[1], aim)
    lines: list[Line] = []
    data: dict[str, list[dict[str, Any]]] = {}
    for at, side in enumerate(("first", "second")):
        data[side] = []
        for number in range(len(sides[at])):
            chances: dict[Health, Fraction] = {}
            for healths, chance in after.items():
                health = healths[at][number]
                chances[health] = chances.get(health, Fraction(0)) + chance
            found = _states(chances)
            data[side].append(_data(found))
            whose = text(f"odds-fighter-{side}", number=number + 1)
            lines += [Line(each.key, f"{whose}: {each.label}", each.chance) for each in found]
    if json and not plot:
        print_json(data)
    else:
        _answer(lines, json, plot)


@app.command(help=text("odds-help-secret"))
def secret(
    candidates: Annotated[int, _option("--candidates", "candidates")],
    losses: Annotated[list[int], _option("--losses", "losses")],
    json: Json = False,
    plot: Plot = None,
) -> None:
    from escarmouche.games.confrontation.odds.objectives import found_by

    chances = enumerate(found_by(candidates, losses), 1)
    lines = [Line(str(k), text("odds-phase", number=k), chance) for k, chance in chances]
    _answer(lines, json, plot, within="found_by_phase")


@app.command(help=text("odds-help-search"))
def search(
    objects: Annotated[int, _option("--objects", "objects")],
    caches: Annotated[int, _option("--caches", "caches")],
    searches: Annotated[int | None, _option("--searches", "searches")] = None,
    json: Json = False,
    plot: Plot = None,
) -> None:
    from escarmouche.games.confrontation.odds.objectives import search as odds_of_search

    odds = odds_of_search(objects, caches, searches)
    holds = [
        Line(str(k), text("odds-cache", number=k), chance) for k, chance in enumerate(odds.holds, 1)
    ]
    found = [
        Line(str(k), text("odds-found", number=k), chance) for k, chance in enumerate(odds.found)
    ]
    if plot:
        _draw(holds, plot)
    if json:
        print_json({"cache": _data(holds), "found": _data(found)})
    else:
        _show(holds)
        _show(found)


@app.command(help=text("odds-help-construction"))
def construction(
    structure: Annotated[int, _option("--structure", "structure")],
    strength: Annotated[int, _option("--strength", "workers")],
    resistance: Annotated[int, _option("--resistance", "site-resistance")],
    turns: Annotated[int, _option("--turns", "turns")] = 6,
    points: Annotated[int, _option("--points", "points")] = 0,
    json: Json = False,
    plot: Plot = None,
) -> None:
    from escarmouche.games.confrontation.odds.objectives import finished_by

    chances = enumerate(finished_by(structure, strength, resistance, turns, points), 1)
    lines = [Line(str(k), text("odds-turn", number=k), chance) for k, chance in chances]
    _answer(lines, json, plot, within="finished_by_turn")


@app.command(help=text("odds-help-explosion"))
def explosion(
    size: Annotated[str, _option("--size", "size")] = "small",
    at: Annotated[str, _option("--at", "at")] = "60,40",
    table: Annotated[str, _option("--table", "surface")] = "120,80",
    zone: Annotated[str | None, _option("--zone", "zone")] = None,
    debris: Annotated[int, _option("--debris", "debris")] = 1,
    json: Json = False,
    plot: Plot = None,
) -> None:
    from escarmouche.games.confrontation.odds import objectives

    _one_of("size", size, objectives.SIZES)
    chances = objectives.distances(size)
    lines = [Line(str(cm), text("odds-cm", number=cm), chance) for cm, chance in chances.items()]
    data: dict[str, Any] = {"distance": _data(lines)}
    shown = list(lines)
    (x, y), (width, height) = _numbers(at, 2), _numbers(table, 2)
    if width <= 0 or height <= 0:
        raise OptionError("error-odds-empty-table", text=table)
    off_table = partial(OptionError, "error-odds-off-table", width=width, height=height)
    if not (0 <= x <= width and 0 <= y <= height):
        raise off_table(text=at)
    landings = objectives.landings(size, (x, y), (width, height))
    data["landings"] = [{"x": x, "y": y} | _number(chance) for (x, y), chance in landings.items()]
    if not 1 <= debris <= 100:
        raise OptionError("error-odds-range", name="debris", value=debris, least=1, most=100)
    if zone is not None:
        *middle, radius = _numbers(zone, 3)
        if radius <= 0:
            raise OptionError("error-odds-radius", text=zone)
        away = (max(-at, 0, at - side) for at, side in zip(middle, (width, height), strict=True))
        if hypot(*away) > radius:
            raise off_table(text=zone)
        chance = objectives.lands_in((middle[0], middle[1], radius), landings, debris)
        data["zone"] = _number(chance)
        shown.append(Line("zone", text("odds-zone"), chance))
    if plot:
        _draw(lines, plot)
    if json:
        print_json(data)
    else:
        _show(shown)


def _states(chances: Mapping[Health, Fraction]) -> list[Line]:
    """The states of a fighter; whether the dead were stunned matters to nobody."""
    merged: dict[tuple[int, bool], Line] = {}
    for health, chance in sorted(chances.items()):
        key = health.level.name.lower()
        label = text(f"confrontation-wound-{key}")
        dazed = health.stunned and not health.killed
        if dazed:
            key, label = f"{key}_stunned", text("odds-and-stunned", state=label)
        before = merged.get((health.level, dazed))
        merged[health.level, dazed] = Line(key, label, chance + (before.chance if before else 0))
    return list(merged.values())


def _one_of(name: str, value: str, known: Mapping[str, object]) -> None:
    if value not in known:
        raise OptionError("error-option-value", option=name, value=value, values=", ".join(known))


def _numbers(words: str, count: int) -> tuple[float, ...]:
    message = "error-odds-pair" if count == 2 else "error-odds-zone"
    try:
        numbers = tuple(float(word) for word in words.split(","))
    except ValueError:
        raise OptionError(message, text=words) from None
    if len(numbers) != count or not all(abs(number) < 1e6 for number in numbers):
        raise OptionError(message, text=words)
    return numbers


def _number(chance: Fraction) -> dict[str, Any]:
    return {"fraction": str(chance), "float": float(chance)}


def _data(lines: list[Line]) -> dict[str, Any]:
    return {line.key: _number(line.chance) for line in lines}


def _answer(lines: list[Line], json: bool, plot: Path | None, within: str | None = None) -> None:
    if plot:  # first, so that a refusal comes before any answer
        _draw(lines, plot)
    if json:
        print_json({within: _data(lines)} if within else _data(lines))
    else:
        _show(lines)


def _show(lines: list[Line]) -> None:
    """A table whose last column is a bar chart."""
    from rich.bar import Bar
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    table.add_column(text("odds-outcome"))
    table.add_column(text("odds-chance"), justify="right")
    table.add_column(text("odds-exactly"), justify="right")
    table.add_column("", width=30)
    for line in lines:
        exact = str(line.chance)
        table.add_row(
            line.label,
            figure(float(line.chance), ".2%"),
            exact if len(exact) <= 24 else "",
            Bar(1.0, 0.0, float(line.chance)),
        )
    console.print(table)


def _draw(lines: list[Line], file: Path) -> None:
    """A bar chart as SVG or PNG."""
    if file.suffix not in (".svg", ".png"):
        raise InputError("error-plot-format", file=file.name)
    try:
        from matplotlib.figure import Figure
    except ModuleNotFoundError:
        raise InputError("error-extra", package="matplotlib", extra="lab") from None

    chart = Figure(figsize=(6, 0.6 + 0.35 * len(lines)), layout="constrained")
    axes = chart.add_subplot()
    bars = axes.barh([line.label for line in lines], [float(line.chance) for line in lines])
    axes.bar_label(bars, [figure(float(line.chance), ".1%") for line in lines], padding=3)
    axes.invert_yaxis()
    axes.set_xlim(0, 1.12)
    axes.spines[["top", "right"]].set_visible(False)
    axes.xaxis.set_major_formatter(lambda share, _: figure(share, ".0%") if share <= 1 else "")
    try:
        chart.savefig(file)
    except OSError as error:
        raise unwritable(file, error) from None
