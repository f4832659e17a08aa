"""Write the page's types of all messages from the server's, or with --check say if they are stale.

usage: python scripts/wire_types.py [--check]
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from inspect import getdoc
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel

from escarmouche.core.texts import LANGUAGES
from escarmouche.server import on_demand_messages, to_client, to_server, wire

PAGE = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "wire.ts"
MODULES = (wire, to_server, to_client, on_demand_messages)
# What has a name of its own although it is no message, in the order of the file.
NAMED: dict[str, Any] = {
    "Seat": wire.Seat,
    "By": wire.By,
    "What": wire.What,
    "Label": on_demand_messages.Label,
    "ClockAsked": to_server.Clock,
    "Act": to_server.Act,
    "ToServer": to_server.ToServerHello | to_server.ToServerPing | to_server.Act,
    "ToClient": to_client.ToClient,
}
# What the page calls otherwise.
SHORT = {
    "OptionInfo": "Option",
    "SectionInfo": "Section",
    "ToServerCreate": "RoomAsked",
    "ToClientRefusal": "Refusal",
}
WIDTH = 100  # of a message that is written on one line
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}


def page() -> str:
    languages = " | ".join(f"'{language}'" for language in LANGUAGES)
    parts = [
        "/** The messages of docs/server-protocol.md. Written by scripts/wire_types.py. */",
        f"export type Language = {languages}\nexport type View = Record<string, unknown>",
        "\n".join(f"export type {name} = {_union(kind)}" for name, kind in NAMED.items()),
        *(_message(kind) for module in MODULES for kind in _messages(module)),
    ]
    return "\n\n".join(parts) + "\n"


def _messages(module: ModuleType) -> Iterator[type]:
    for kind in vars(module).values():
        model = isinstance(kind, type) and (is_dataclass(kind) or issubclass(kind, BaseModel))
        if model and kind.__module__ == module.__name__ and kind is not wire.Wire:
            yield kind


def _message(kind: type) -> str:
    """A message; what a client may leave out when it says it has a question mark."""
    hints = get_type_hints(kind, include_extras=True)
    if issubclass(kind, BaseModel):
        optional = {name: not field.is_required() for name, field in kind.model_fields.items()}
    else:
        optional = {field.name: False for field in fields(kind)}  # type: ignore[arg-type]
    lines = [
        f"{name}{'?' if left_out else ''}: {_type(hints[name])}"
        for name, left_out in optional.items()
    ]
    said = "" if issubclass(kind, BaseModel) and not kind.__doc__ else _comment(kind)
    line = f"export type {_name(kind)} = {{ {'; '.join(lines)} }}"
    if len(line) <= WIDTH:
        return said + line
    return said + "\n".join(
        [f"export type {_name(kind)} = {{", *(f"  {each}" for each in lines), "}"]
    )


def _comment(kind: type) -> str:
    first = (getdoc(kind) or "").partition("\n\n")[0].replace("\n", " ")
    generated = first.startswith(f"{kind.__name__}(")  # by `dataclass`
    return f"/** {first} */\n" if first and not generated else ""


def _name(kind: type) -> str:
    return SHORT.get(kind.__name__, kind.__name__)


def _type(kind: Any) -> str:
    for name, known in NAMED.items():
        if kind == known:
            return name
    if kind == wire.View:
        return "View"
    return _union(kind)


def _union(kind: Any) -> str:
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _union(arguments[0])
    if kind in PLAIN:
        return PLAIN[kind]
    if origin is Literal:
        return " | ".join(f"'{each}'" if isinstance(each, str) else str(each) for each in arguments)
    if origin in (Union, UnionType):
        return " | ".join(_of_union(arguments))
    if origin is list:
        inner = _type(arguments[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(_type(each) for each in arguments)}]"
    if origin is dict:
        return f"Record<{', '.join(_type(each) for each in arguments)}>"
    if isinstance(kind, type):
        return _name(kind)
    raise TypeError(f"no type of the page for {kind}")


def _of_union(kinds: tuple[Any, ...]) -> Iterator[str]:
    """The members of a union; Python has taken a named one in it apart."""
    left = list(kinds)
    for name, known in NAMED.items():
        members = get_args(known) if get_origin(known) in (Union, UnionType) else ()
        if members and len(members) < len(kinds) and all(each in left for each in members):
            left = [each for each in left if each not in members]
            yield name
    yield from (_type(each) for each in left)


def main() -> None:
    wanted = page()
    if PAGE.exists() and PAGE.read_text(encoding="utf-8") == wanted:
        return
    if "--check" in sys.argv:
        sys.exit(f"{PAGE.name} is out of date: run “make docs” and commit the result.")
    PAGE.write_text(wanted, encoding="utf-8")
    print(PAGE.name, "written")


if __name__ == "__main__":
    main()
