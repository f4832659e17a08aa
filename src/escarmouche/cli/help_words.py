"""Typer's own words of the help, in the language of the rest and without names of Python types.

Typer has no place to say them, so they are put where it keeps them.
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import Any

from typer import core
from typer._click import formatting

from escarmouche.cli.output import text

_TOO_LARGE_TO_SAY = 10**9


class _Later(type):
    """Classes that stand in for others; the modules of these are loaded when they are used."""

    def _meant(cls) -> Any:
        return getattr(import_module(cls.__module__), cls.__name__)

    def __call__(cls, *arguments: Any, **settings: Any) -> Any:
        return cls._meant()(*arguments, **settings)

    def __getattr__(cls, name: str) -> Any:
        return getattr(cls._meant(), name)


def _help_writer() -> Any:
    """Typer's writer of help, without what it loads for help in Markdown and for tracebacks.

    That takes longer than everything else the help needs.
    """
    spared = {"rich.markdown": "Markdown", "rich.traceback": "Traceback"}
    standing_in = {module: ModuleType(module) for module in spared if module not in sys.modules}
    for module, empty in standing_in.items():
        setattr(empty, spared[module], _Later(spared[module], (), {"__module__": module}))
    sys.modules.update(standing_in)
    try:
        return import_module("typer.rich_utils")
    finally:
        for module in standing_in:
            del sys.modules[module]


def speak() -> None:
    """From now on the help speaks the chosen language."""
    words = _help_writer()
    words.ARGUMENTS_PANEL_TITLE = text("cli-help-arguments")
    words.OPTIONS_PANEL_TITLE = text("cli-help-options")
    words.COMMANDS_PANEL_TITLE = text("cli-help-commands")
    words.REQUIRED_LONG_STRING = f"[{text('cli-help-required')}]"
    words.DEFAULT_STRING = f"[{text('cli-help-default')} {{}}]"
    words.RANGE_STRING = " {}"
    for command in (core.TyperCommand, core.TyperGroup):
        _say_help(command)
    parameters: Any = core.TyperOption, core.TyperArgument
    for parameter in parameters:
        parameter.display_type_rich = _kind
        parameter._get_number_range_help_str = _range
    formatter: Any = formatting.HelpFormatter
    formatter.write_usage = _usage


def _say_help(command: Any) -> None:
    plain = core.TyperCommand.__mro__[1].get_help_option  # type: ignore[attr-defined]

    def get_help_option(self: Any, ctx: Any) -> Any:
        self.options_metavar = "[OPTIONS]"
        self.subcommand_metavar = text("cli-help-subcommand")
        option = plain(self, ctx)
        if option is not None:
            option.help = text("cli-help-help")
        return option

    command.get_help_option = get_help_option


def _kind(self: Any, ctx: Any) -> str | None:
    """What a value looks like: nothing for a switch, N for any whole number."""
    if self.metavar is not None:
        return None if self.param_type_name == "argument" else str(self.metavar)
    said = self.display_type(ctx).strip("<>")
    if said == "bool":
        return None
    plain = {"int": "N", "float": "X", "str": "TEXT", "path": "PATH", "file": "FILE"}
    return plain.get(said.removesuffix(" range"), said)


def _range(self: Any) -> str | None:
    """
    >>> from types import SimpleNamespace
    >>> _range(SimpleNamespace(min=0, max=40)), _range(SimpleNamespace(min=1, max=10**12))
    ('0–40', '≥ 1')
    """
    least, most = self.min, self.max
    if most is not None and most >= _TOO_LARGE_TO_SAY:
        most = None
    if least is None:
        return None if most is None else f"≤ {most}"
    if most is None:
        return f"≥ {least}" if least else None
    return f"{least}–{most}"


_plain_usage = formatting.HelpFormatter.write_usage


def _usage(self: Any, prog: str, args: str = "", prefix: str | None = None) -> None:
    _plain_usage(self, prog, args, prefix or text("cli-help-usage") + " ")
