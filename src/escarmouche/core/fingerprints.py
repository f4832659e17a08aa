"""What compiled code is made from, as a short text: equal for equal code, wherever it lies.

It follows what a function mentions: its own code, the types it is compiled for, constants by their
value, other functions by theirs. Comments, names of files and whatever else a file holds are no
part of it.
"""

from __future__ import annotations

import dis
import hashlib
import sys
from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from functools import partial
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np

Find = Callable[[str, str], Any]

_OTHERS = ("builtins", "math", "numba", "numpy")  # what is known by name; their versions are kept


def fingerprint(function: Callable[..., Any], *types: Any, find: Find | None = None) -> str:
    """A hash of a function compiled for these types; `find` looks up what its code mentions."""
    plain: Any = getattr(function, "py_func", function)
    known: str | None = getattr(plain, "__fingerprint__", None)
    if known is not None:
        return known
    find = find or partial(found_in, plain.__globals__)
    parts = [*map(str, types), *_code(plain.__code__, plain.__doc__), _value(plain.__defaults__)]
    parts += [_value(cell.cell_contents) for cell in plain.__closure__ or ()]
    for name, attribute in mentioned(plain.__code__):
        parts += name, _value(find(name, attribute))
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:24]


def found_in(names: Mapping[str, Any], name: str, attribute: str) -> Any:
    """What code means by a global name; of a module it means the attribute."""
    value = names.get(name)
    return getattr(value, attribute) if attribute and isinstance(value, ModuleType) else value


def mentioned(code: CodeType) -> Iterator[tuple[str, str]]:
    """The global names of some code, each with the attribute asked of it, as `kernel.play`."""
    yield from dict.fromkeys(_loaded(code))
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from mentioned(constant)


def _loaded(code: CodeType) -> Iterator[tuple[str, str]]:
    """The same, one by one and without the code inside.

    Read from the bytecode itself: `dis` also finds lines, jumps and constants, and takes a second
    for the functions of the skirmish.
    """
    names, steps = code.co_names, code.co_code
    waiting = None  # a global name, until it is seen what is asked of it
    high = 0
    for at in range(0, len(steps), 2):
        step, argument = steps[at], steps[at + 1] | high
        if step == _CACHE:
            continue
        if waiting is not None:
            yield waiting, names[argument >> _SHIFTS[step]] if step in _ATTRIBUTES else ""
        waiting = names[argument >> _SHIFTS[step]] if step in _GLOBALS else None
        high = argument << 8 if step == dis.EXTENDED_ARG else 0


def _numbers(*names: str) -> set[int]:
    return {dis.opmap[name] for name in names if name in dis.opmap}


_CACHE = dis.opmap["CACHE"]
_GLOBALS = _numbers("LOAD_GLOBAL", "LOAD_NAME")
_ATTRIBUTES = _numbers("LOAD_ATTR", "LOAD_METHOD")
# Some instructions say in the lowest bit of their argument whether what they load is called.
_SHIFTS = dict.fromkeys(_GLOBALS | _ATTRIBUTES, 0) | {dis.opmap["LOAD_GLOBAL"]: 1}
if sys.version_info >= (3, 12):
    _SHIFTS[dis.opmap["LOAD_ATTR"]] = 1


def _code(code: CodeType, told: str | None = None) -> Iterator[str]:
    yield code.co_code.hex()
    yield repr((code.co_names, code.co_argcount, code.co_flags))
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _code(constant)
        elif told is None or constant != told:  # what it says of itself changes nothing
            yield _value(constant)


def _value(value: Any) -> str:
    """A constant, or what a function stands for, in words that are equal for equal meaning."""
    if value is None or isinstance(value, bool | int | float | str | bytes | range):
        return f"{value.name}={value.value!r}" if isinstance(value, Enum) else repr(value)
    if isinstance(value, np.ndarray | np.generic):
        return f"{value.dtype} {value.shape} {value.tobytes().hex()}"
    if isinstance(value, np.dtype):
        return repr(value)
    if isinstance(value, tuple | list):
        return f"{type(value).__name__}({','.join(map(_value, value))})"
    if isinstance(value, frozenset):
        return f"frozenset({','.join(sorted(map(_value, value)))})"
    if isinstance(value, type) and issubclass(value, Enum):
        return f"{value.__name__}({','.join(map(_value, value))})"
    if isinstance(value, type) and issubclass(value, tuple):
        return f"{value.__name__}({','.join(value._fields)})"  # type: ignore[attr-defined]
    home = value.__name__ if isinstance(value, ModuleType) else getattr(value, "__module__", None)
    if isinstance(value, BuiltinFunctionType | np.ufunc) or str(home).split(".")[0] in _OTHERS:
        return f"{home}.{getattr(value, '__name__', value)}"
    if isinstance(value, FunctionType) or hasattr(value, "py_func"):
        return fingerprint(value)
    raise TypeError(f"compiled code cannot depend on {value!r}")
