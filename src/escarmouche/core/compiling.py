"""How rules become machine code: typed by their annotations, compiled once, kept across processes.

Two decorators are enough. `@compiled` is for functions over known types. `@generic` is for code
that works with any game: it calls the game's functions as `kernel.play(…)`, and is made anew for
each game with those functions in place, so that a call is a plain call in every engine.

numba decides by the date of a function's own file whether kept code is still right; it does not
see a change in another file. So the folder is named by a hash of everything that is compiled.

A trap: compiled code frees an array right after its last mention, even where `array[0].field` or
`f(array[0])` still needs the record inside it. Read the records of arrays in a function that is
given the array, not in the one that made it.
"""

from __future__ import annotations

import dis
import hashlib
import inspect
import re
import shutil
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import product
from pathlib import Path
from types import FunctionType, NoneType
from typing import TYPE_CHECKING, Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

import numba
import numpy as np
import platformdirs
from numba import boolean, config, float64, int64, uint64, void
from numba.core import types

if TYPE_CHECKING:
    from escarmouche.core.kernel import Rules

Function = TypeVar("Function", bound=Callable[..., Any])

_listeners: list[Callable[[str], None]] = []
_PLAIN = {
    int: int64,
    bool: boolean,
    float: float64,
    np.uint64: uint64,
    NoneType: void,
}
_PACKAGE = Path(__file__).parent.parent
_KEPT = Path(platformdirs.user_cache_dir("escarmouche"))


class OfGame:
    """A type that depends on the game: made from its record type."""

    def __init__(self, make: Callable[[Any], Any]) -> None:
        self.make = make


class Either:
    """One of several types: the function is compiled for each."""

    def __init__(self, *choices: Any) -> None:
        self.choices = choices


def compiled(function: Function) -> Function:
    """Compile a function at once for the types of its annotations, or load it from the cache."""
    folder = cache_folder(Path(inspect.getfile(function)).parent)
    return _dispatcher(function, _signatures(function, None), folder)


class Generic:
    """A function over any game, made for each game when first used."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function
        self.__doc__ = function.__doc__
        self._made: dict[str, Any] = {}

    def of(self, rules: Rules) -> Callable[..., Any]:
        """The function for one game."""
        known = self._made.get(rules.name)
        if known is None:
            function, signature = self.source(rules)
            folder = cache_folder(rules.folder) / rules.name
            known = self._made[rules.name] = _dispatcher(function, [signature], folder)
        return known

    def straight(self, rules: Rules) -> Callable[..., Any]:
        """The same without a look at the arguments: they must have exactly the declared types."""
        made: Any = self.of(rules)
        (result,) = made.overloads.values()
        entry: Callable[..., Any] = result.entry_point
        return entry

    def source(self, rules: Rules) -> tuple[FunctionType, Any]:
        """The function as Python for one game, and the types it is to be compiled for."""
        code = self.function.__code__
        names = dict(self.function.__globals__)
        for step in dis.get_instructions(code):
            if step.opname == "LOAD_GLOBAL" and isinstance(names.get(step.argval), Generic):
                names[step.argval] = names[step.argval].of(rules)
        names["kernel"] = rules.kernel
        function = FunctionType(code, names, code.co_name, self.function.__defaults__)
        function.__qualname__ = self.function.__qualname__
        function.__module__ = self.function.__module__
        (signature,) = _signatures(self.function, numba.from_dtype(rules.dtype))
        return function, signature


def generic(function: Callable[..., Any]) -> Any:
    """Declare compiled code for any game; inside it `kernel` has the functions of the game."""
    return Generic(function)


@contextmanager
def listening(listener: Callable[[str], None]) -> Iterator[None]:
    """Call `listener` with the name of each function about to be compiled or loaded."""
    _listeners.append(listener)
    try:
        yield
    finally:
        _listeners.remove(listener)


def cache_folder(of: Path = _PACKAGE) -> Path:
    """Where the compiled code of a package is kept: by its sources and those of the engine.

    `of` is any folder of the package.
    """
    while (of.parent / "__init__.py").is_file():
        of = of.parent
    return _KEPT / _digest(of)


def forget_other_code(used: Iterable[Path]) -> None:
    """Remove the compiled code of all versions but the present ones of these packages."""
    present = {cache_folder(), *map(cache_folder, used)}
    for folder in _KEPT.iterdir():
        if re.fullmatch(r"[0-9a-f]{16}", folder.name) and folder not in present:
            shutil.rmtree(folder, ignore_errors=True)


@cache
def _digest(package: Path) -> str:
    digest = hashlib.sha256(numba.__version__.encode())
    for root in dict.fromkeys((_PACKAGE, package)):
        for source in sorted(root.rglob("*.py")):
            text = source.read_bytes()
            if b"@compiled" in text or b"@generic" in text:
                digest.update(text)
    return digest.hexdigest()[:16]


def _dispatcher(function: Any, signatures: list[Any], folder: Path) -> Any:
    for listener in _listeners:
        listener(f"{function.__module__}.{function.__name__}")
    # Only while our own functions are declared: a caller's numba cache stays where it was.
    before = config.CACHE_DIR  # type: ignore[attr-defined]
    config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
    try:
        dispatcher: Any = numba.njit(cache=True, nogil=True)(function)
    finally:
        config.CACHE_DIR = before  # type: ignore[attr-defined]
    for signature in signatures:
        dispatcher.compile(signature)
    dispatcher.disable_compile()
    return dispatcher


def _signatures(function: Callable[..., Any], record: Any) -> list[Any]:
    """What a function is compiled for: one signature, or one for each choice of its types."""
    hints = get_type_hints(function, include_extras=True)
    result = _numba_type(hints.pop("return"), record)
    choices = []
    for name, parameter in inspect.signature(function).parameters.items():
        kind = _numba_type(hints[name], record)
        choices.append(kind.choices if isinstance(kind, Either) else (kind,))
        if parameter.default is not inspect.Parameter.empty:
            choices[-1] = (*choices[-1], types.Omitted(parameter.default))
    return [result(*each) for each in product(*choices) if _left_out_last(each)]


def _left_out_last(kinds: tuple[Any, ...]) -> bool:
    """Whether what is left out stands at the end, as in a call by position."""
    left_out = [isinstance(kind, types.Omitted) for kind in kinds]
    return left_out == sorted(left_out)


def _numba_type(hint: Any, record: Any) -> Any:
    if hint in _PLAIN:
        return _PLAIN[hint]
    if get_origin(hint) is tuple:
        return types.Tuple([_numba_type(each, record) for each in get_args(hint)])
    if get_origin(hint) is Annotated:
        meant = get_args(hint)[1]
        if isinstance(meant, OfGame):
            return meant.make(record)
        return numba.from_dtype(meant) if isinstance(meant, np.dtype) else meant
    raise TypeError(f"{hint} is no type of compiled code")
