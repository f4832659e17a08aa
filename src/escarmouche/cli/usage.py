"""Words on the command line that fit no command, refused in one sentence of our own.

Typer makes few of its exceptions public, so they are told apart by the names Click gave them.
"""

from __future__ import annotations

import sys
from copy import copy
from difflib import get_close_matches
from typing import Any

import typer

from escarmouche.core.errors import InputError

# What pydantic, which reads the values for typer, may find wrong with one.
_WRONG = {
    "int_parsing": "error-usage-whole",
    "float_parsing": "error-usage-number",
    "greater_than_equal": "error-usage-least",
    "less_than_equal": "error-usage-most",
}


def run(app: typer.Typer) -> int:
    """Do what the command line says; gives the exit code."""
    if {"--help", "-h"} & set(sys.argv) or len(sys.argv) < 3:
        from escarmouche.cli.help_words import speak

        speak()
    try:
        return _of_what_is_asked(app)(prog_name="escarmouche", standalone_mode=False) or 0
    except typer.TyperException as error:
        if type(error).__name__ == "NoArgsIsHelpError":  # the help is printed already
            return 2
        raise _refusal(error) from None


def _of_what_is_asked(app: typer.Typer) -> typer.Typer:
    """The commands, the others without their parameters: typer reads those of all of them first."""
    asked = next((word for word in sys.argv[1:] if not word.startswith("-")), None)
    light = copy(app)
    light.registered_commands = [
        each if name == asked else typer.models.CommandInfo(name, help=each.help, callback=_nothing)
        for each in app.registered_commands
        for name in [each.name or str(getattr(each.callback, "__name__", "")).replace("_", "-")]
    ]
    light.registered_groups = [
        each if each.name == asked else _without_commands(each) for each in app.registered_groups
    ]
    return light


def _without_commands(group: Any) -> Any:
    empty = copy(group)
    empty.typer_instance = copy(group.typer_instance)
    empty.typer_instance.registered_commands = []
    return empty


def _nothing() -> None:
    """Stands for a command that is only listed."""


def _refusal(error: Any) -> InputError:
    match type(error).__name__:
        case "MissingParameter":
            return InputError(
                "error-usage-missing", command=error.ctx.command_path, name=_name(error.param)
            )
        case "BadParameter":
            return _bad_value(error)
        case "NoSuchOption":
            return _unknown(
                "option", error.ctx, error.option_name, (error.possibilities or [None])[0]
            )
        case "BadOptionUsage":
            option = error.option_name
            given = any(word.startswith(f"{option}=") for word in sys.argv)
            return InputError(
                "error-usage-flag" if given else "error-usage-no-value", option=option
            )
        case _:
            return _bad_word(error.ctx)


def _bad_value(error: Any) -> InputError:
    """A number that is none, or out of its range."""
    found = error.__cause__.errors()[0]
    bounds = found.get("ctx", {})
    return InputError(
        _WRONG.get(found["type"], "error-usage-value"),
        name=_name(error.param),
        value=str(found["input"]),
        bound=str(bounds.get("ge", bounds.get("le"))).removesuffix(".0"),
    )


def _bad_word(ctx: Any) -> InputError:
    """A command that does not exist, one that is missing, or a word too many."""
    depth, above = 1, ctx
    while above := above.parent:
        depth += 1
    _, words, _ = ctx.command.make_parser(ctx).parse_args(sys.argv[depth:])
    commands = getattr(ctx.command, "commands", None)
    if commands is None:
        return InputError("error-usage-word", command=ctx.command_path, word=words[0])
    if not words:
        known = ", ".join(commands)
        return InputError("error-usage-no-command", command=ctx.command_path, known=known)
    return _unknown("command", ctx, words[0], *get_close_matches(words[0], commands, 1))


def _unknown(kind: str, ctx: Any, word: str, meant: str | None = None) -> InputError:
    command = ctx.command_path
    if meant is None:
        return InputError(f"error-usage-{kind}", command=command, word=word)
    return InputError(f"error-usage-{kind}-meant", command=command, word=word, meant=meant)


def _name(param: Any) -> str:
    """How the help writes a parameter: --level, GAME."""
    return str(param.metavar if param.param_type_name == "argument" else max(param.opts, key=len))
