"""Groups of commands, with plain help: what draws boxes around it takes longer to load than the
rest of a short command."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperGroup


class _Group(TyperGroup):
    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """Each command with the whole sentence that tells what it does."""
        rows = [(name, self.commands[name].help or "") for name in self.list_commands(ctx)]
        with formatter.section("Commands"):
            formatter.write_dl(rows)


def group(help: str, **settings: Any) -> typer.Typer:
    """A group of commands; by itself it shows its help."""
    return typer.Typer(
        cls=_Group, help=help, no_args_is_help=True, rich_markup_mode=None, **settings
    )
