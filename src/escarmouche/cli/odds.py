"""`escarmouche odds …`: exact odds as a table, a bar chart, JSON or a drawing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperCommand

from escarmouche.cli.groups import group
from escarmouche.cli.output import console, figure, print_json, text
from escarmouche.core.errors import InputError, OptionError
from escarmouche.core.files import unwritable

if TYPE_CHECKING:
    from escarmouche.games.confrontation.odds.questions import Part
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
class Row:
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
    from escarmouche.games.confrontation.odds.questions import of_test

    parts = of_test(value, difficulty, dice, brute)
    _answer(_rows(parts[0], lambda _: text("odds-success")), json, plot)


@app.command(help=text("odds-help-opposed"))
def opposed(
    a: Annotated[int, _option("--a", "a")],
    b: Annotated[int, _option("--b", "b")],
    dice_a: Annotated[int, _option("--dice-a", "dice-a")] = 1,
    dice_b: Annotated[int, _option("--dice-b", "dice-b")] = 1,
    json: Json = False,
    plot: Plot = None,
) -> None:
    from escarmouche.games.confrontation.odds.questions import of_opposed

    parts = of_opposed(a, b, dice_a, dice_b)
    _answer(_rows(parts[0], lambda side: text(f"odds-side-{side}")), json, plot)


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
    from escarmouche.games.confrontation.odds.questions import of_wound
    from escarmouche.games.confrontation.wound_table import load_table

    shown = load_table(table) if table else None
    parts = of_wound(strength, resistance, amplified, attenuated, bonus, shown)
    _answer(_rows(parts[0], _state), json, plot)


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
    from escarmouche.games.confrontation.odds.questions import Part, states
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
    _answer(_rows(Part("", states(chances)), _state), json, plot)


@app.command(help=text("odds-help-fight"))
def fight(
    first: Annotated[list[str], _option("--first", "first")],
    second: Annotated[list[str], _option("--second", "second")],
    aim: Annotated[str, _option("--aim", "aim")] = "harm",
    json: Json = False,
    plot: Plot = None,
) -> None:
    from escarmouche.games.confrontation.odds.answers import AIMS
    from escarmouche.games.confrontation.odds.questions import of_fight

    _one_of("aim", aim, AIMS)
    _answer_fighters(of_fight(first, second, aim), json, plot)


@app.command(help=text("odds-help-duel"))
def duel(
    first: Annotated[str, _option("--first", "duellist")],
    second: Annotated[str, _option("--second", "second")],
    dice_a: Annotated[int, _option("--dice-a", "dice-first")] = 2,
    dice_b: Annotated[int, _option("--dice-b", "dice-second")] = 2,
    ini_a: Annotated[int | None, _option("--ini-a", "ini-first")] = None,
    ini_b: Annotated[int | None, _option("--ini-b", "ini-second")] = None,
    aim: Annotated[str, _option("--aim", "aim")] = "harm",
    json: Json = False,
    plot: Plot = None,
) -> None:
    from escarmouche.games.confrontation.odds.answers import AIMS
    from escarmouche.games.confrontation.odds.questions import of_duel

    _one_of("aim", aim, AIMS)
    if (ini_a is None) != (ini_b is None):
        raise OptionError("error-odds-one-ini")
    initiative = None if ini_a is None or ini_b is None else (ini_a, ini_b)
    _answer_fighters(of_duel(first, second, (dice_a, dice_b), initiative, aim), json, plot)


@app.command(help=text("odds-help-secret"))
def secret(
    candidates: Annotated[int, _option("--candidates", "candidates")],
    losses: Annotated[list[int], _option("--losses", "losses")],
    json: Json = False,
    plot: Plot = None,
) -> None:
    from escarmouche.games.confrontation.odds.questions import of_secret

    _answer_numbered(of_secret(candidates, losses)[0], "phase", json, plot)


@app.command(help=text("odds-help-search"))
def search(
    objects: Annotated[int, _option("--objects", "objects")],
    caches: Annotated[int, _option("--caches", "caches")],
    searches: Annotated[int | None, _option("--searches", "searches")] = None,
    json: Json = False,
    plot: Plot = None,
) -> None:
    from escarmouche.games.confrontation.odds.questions import of_search

    holds, found = (
        _rows(part, _numbered(word))
        for part, word in zip(of_search(objects, caches, searches), ("cache", "found"), strict=True)
    )
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
    from escarmouche.games.confrontation.odds.questions import of_construction

    part = of_construction(structure, strength, resistance, turns, points)[0]
    _answer_numbered(part, "turn", json, plot)


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
    from escarmouche.games.confrontation.odds.objectives import SIZES
    from escarmouche.games.confrontation.odds.questions import of_explosion

    _one_of("size", size, SIZES)
    around = _numbers(zone, 3) if zone is not None else None
    parts = of_explosion(size, _numbers(at, 2), _numbers(table, 2), around, debris)
    lines = _rows(parts[0], _numbered("cm"))
    data: dict[str, Any] = {"distance": _data(lines)}
    places = [(line.key.split(","), line.chance) for line in parts[1].lines]
    data["landings"] = [
        {"x": float(x), "y": float(y)} | _number(chance) for (x, y), chance in places
    ]
    shown = list(lines)
    for part in parts[2:]:
        shown += _rows(part, lambda _: text("odds-zone"))
        data["zone"] = _number(part.lines[0].chance)
    if plot:
        _draw(lines, plot)
    if json:
        print_json(data)
    else:
        _show(shown)


def _rows(part: Part, words: Callable[[str], str]) -> list[Row]:
    return [Row(line.key, words(line.key), line.chance) for line in part.lines]


def _numbered(word: str) -> Callable[[str], str]:
    return lambda key: text(f"odds-{word}", number=int(key))


def _state(key: str) -> str:
    """The words for a wound, or for a fighter with one who is stunned as well."""
    level, _, stunned = key.partition("_")
    words = text(f"confrontation-wound-{level}")
    return text("odds-and-stunned", state=words) if stunned else words


def _answer_numbered(part: Part, word: str, json: bool, plot: Path | None) -> None:
    _answer(_rows(part, _numbered(word)), json, plot, within=part.name)


def _answer_fighters(parts: list[Part], json: bool, plot: Path | None) -> None:
    """The states of every fighter, of each side in turn."""
    lines: list[Row] = []
    data: dict[str, list[dict[str, Any]]] = {"first": [], "second": []}
    for part in parts:
        found = _rows(part, _state)
        data[part.name].append(_data(found))
        whose = text(f"odds-fighter-{part.name}", number=len(data[part.name]))
        lines += [Row(each.key, f"{whose}: {each.label}", each.chance) for each in found]
    if json and not plot:
        print_json(data)
    else:
        _answer(lines, json, plot)


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


def _data(lines: list[Row]) -> dict[str, Any]:
    return {line.key: _number(line.chance) for line in lines}


def _answer(lines: list[Row], json: bool, plot: Path | None, within: str | None = None) -> None:
    if plot:  # first, so that a refusal comes before any answer
        _draw(lines, plot)
    if json:
        print_json({within: _data(lines)} if within else _data(lines))
    else:
        _show(lines)


def _show(lines: list[Row]) -> None:
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


def _draw(lines: list[Row], file: Path) -> None:
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
