"""Groups of commands."""

from __future__ import annotations

from typing import Any

import typer


def group(help: str, **settings: Any) -> typer.Typer:
    """A group of commands; by itself it shows its help."""
    return typer.Typer(help=help, no_args_is_help=True, **settings)
