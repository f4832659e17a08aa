"""Print the reference of the command line as Markdown, in the language of ESCARMOUCHE_LANG."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import typer

from escarmouche.cli.commands import app
from escarmouche.cli.output import text


def described(name: str, command: Any, depth: int) -> Iterator[str]:
    """A command with its parameters, then those under it."""
    yield f"{'#' * depth} `{name}`"
    yield from ("", command.help or "", "")
    shown = [parameter for parameter in command.params if not getattr(parameter, "hidden", False)]
    if shown:
        yield f"| {text('reference-parameter')} | {text('reference-meaning')} |"
        yield "|---|---|"
        for parameter in shown:
            yield f"| {spelt(parameter)} | {(parameter.help or '').replace('|', chr(92) + '|')} |"
        yield ""
    for under, inner in getattr(command, "commands", {}).items():
        yield from described(f"{name} {under}", inner, depth + (depth < 3))


def spelt(parameter: Any) -> str:
    """How a parameter is written: `GAME`, `--depth N`, `-o`."""
    if parameter.param_type_name == "argument":
        return f"`{parameter.metavar or parameter.name.upper()}`"
    value = "" if parameter.is_flag else f" {parameter.metavar or parameter.name.upper()}"
    names = sorted(parameter.opts, key=len, reverse=True)
    said = f"{', '.join(names)}{value}".replace("|", "\\|")
    default = parameter.default
    plain = isinstance(default, int | float | str) and not parameter.is_flag
    return f"`{said}`" + (f" ({default})" if plain and default != "" else "")


def main() -> None:
    print(f"# {text('reference-cli')}\n\n{text('reference-cli-note')}\n")
    for name, command in typer.main.get_command(app).commands.items():  # type: ignore[attr-defined]
        print("\n".join(described(f"escarmouche {name}", command, 2)))


if __name__ == "__main__":
    main()
