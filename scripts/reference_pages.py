"""The reference that is read from the code: Python names, messages of the wire, files of data."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, get_args

from pydantic import BaseModel

from escarmouche.core.texts import say
from escarmouche.server import on_demand_messages, to_client, to_server, wire

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "escarmouche" / "games"

# What other programs may rely on, in the order in which one meets it.
PUBLIC = {
    "escarmouche.catalog": ("games", "game", "read_record"),
    "escarmouche.core.game": ("Game", "Option"),
    "escarmouche.core.position": ("Position", "Outcome"),
    "escarmouche.core.game_record": ("Record", "verify", "Verification"),
    "escarmouche.core.dice": ("FairDice",),
    "escarmouche.core.rulebook": ("rulebook", "Rulebook", "Rule"),
    "escarmouche.core.errors": ("EscarmoucheError", "IllegalMove", "NotationError", "InputError"),
    "escarmouche.rule_pages": ("sections", "Diagram", "sources"),
    "escarmouche.printing.sheets": (
        "print_material", "print_rules", "print_position", "print_record",
    ),
    "escarmouche.adapters.batch": (),
    "escarmouche.adapters.pettingzoo": (),
    "escarmouche.adapters.openspiel": (),
    "escarmouche.core.conformance": (),
}  # fmt: skip

# Files that people write themselves, each with one that comes with the project.
FILES = (
    ("metals-map", GAMES / "metals" / "maps" / "lac.toml"),
    ("irondie-mat", GAMES / "irondie" / "mat.toml"),
    ("irondie-sets", GAMES / "irondie" / "sets.toml"),
    ("wounds", min(GAMES.glob("*/wounds.toml"))),
    ("scenario", min(GAMES.glob("*/scenarios/*.toml"))),
    ("rules", GAMES / "dragons" / "rules.toml"),
    ("diagrams", GAMES / "dragons" / "diagrams.toml"),
    ("record", ROOT / "tests" / "golden" / "games" / "metals-plaine.txt"),
)


def python_page(language: str) -> str:
    lines = _head("reference-python", language)
    for name, wanted in PUBLIC.items():
        module = import_module(name)
        lines += [f"## `{name}`", "", inspect.getdoc(module) or "", ""]
        for each in wanted:
            lines += _described(each, getattr(module, each))
    return "\n".join(lines)


def _described(name: str, thing: Any) -> Iterator[str]:
    yield from (f"### `{name}{_signature(thing)}`", "", inspect.getdoc(thing) or "", "")
    if not inspect.isclass(thing):
        return
    for member, value in vars(thing).items():
        if member.startswith("_") or not (
            inspect.isfunction(value) or isinstance(value, property | classmethod)
        ):
            continue
        inner = getattr(value, "fget", None) or getattr(value, "__func__", value)
        if text := inspect.getdoc(inner):
            called = "" if isinstance(value, property) else _signature(inner)
            yield f"- `{member}{called}`: {' '.join(text.split())}"
    yield ""


def _signature(thing: Any) -> str:
    try:
        signature = inspect.signature(thing)
    except (TypeError, ValueError):
        return ""
    kept = [each for name, each in signature.parameters.items() if name not in ("self", "cls")]
    return str(signature.replace(parameters=kept)).replace("'", "")


def wire_page(language: str) -> str:
    lines = _head("reference-wire", language)
    for module, direction in (
        (to_server, "to-server"), (to_client, "to-client"), (on_demand_messages, "on-demand"),
        (wire, "parts"),
    ):  # fmt: skip
        lines += [f"## {say(f'reference-wire-{direction}', language)}", ""]
        for name, kind in vars(module).items():
            if not inspect.isclass(kind) or kind.__module__ != module.__name__:
                continue
            if is_dataclass(kind) or (issubclass(kind, BaseModel) and kind is not wire.Wire):
                lines += _message(name, kind)
    return "\n".join(lines)


def _message(name: str, kind: Any) -> Iterator[str]:
    yield from (f"### {name}", "")
    text = inspect.getdoc(kind) or ""
    if not text.startswith((name, "!!!")) and "Usage docs" not in text:
        yield from (text, "")
    hints = inspect.get_annotations(kind)
    named = [each.name for each in fields(kind)] if is_dataclass(kind) else list(kind.model_fields)
    if named:
        yield from ("| field | type |", "|---|---|")
        yield from (f"| `{each}` | `{_type(hints.get(each, ''))}` |" for each in named)
        yield ""


def _type(hint: Any) -> str:
    said = hint if isinstance(hint, str) else " | ".join(str(each) for each in get_args(hint))
    return " ".join(said.split()).replace("|", "\\|")


def formats_page(language: str) -> str:
    lines = _head("reference-formats", language)
    for name, path in FILES:
        kind = "text" if path.suffix == ".txt" else "toml"
        lines += [
            f"## {say(f'reference-file-{name}', language)}", "",
            f"`{path.relative_to(ROOT).as_posix()}`", "",
            f"```{kind}", path.read_text(encoding="utf-8").rstrip(), "```", "",
        ]  # fmt: skip
    return "\n".join(lines)


def _head(message: str, language: str) -> list[str]:
    return [f"# {say(message, language)}", "", say(f"{message}-note", language), ""]
