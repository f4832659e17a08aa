"""How rules become machine code: typed by their annotations, compiled once, kept across processes.

Two decorators are enough. `@compiled` is for functions over known types. `@generic` is for code
that works with any game: it calls the game's functions as `kernel.play(…)`, and is made anew for
each game with those functions in place, so that a call is a plain call in every engine.

numba decides by the date of a function's own file whether kept code is still right; it does not
see a change in another file. So kept code is found by what it was made from (`core.fingerprints`):
a change compiles again what depends on it, in one game, and nothing else.

With `NUMBA_DISABLE_JIT=1` nothing is compiled and all of this is plain Python: slow to play, quick
to begin, for work on rules.

A trap: compiled code frees an array right after its last mention, even where `array[0].field` or
`f(array[0])` still needs the record inside it. Read the records of arrays in a function that is
given the array, not in the one that made it.
"""

from __future__ import annotations

import inspect
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, wraps
from itertools import product
from types import FunctionType, NoneType
from typing import TYPE_CHECKING, Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

import llvmlite
import numba
import numpy as np
from numba import boolean, config, float64, int64, uint64, void
from numba.core import types

from escarmouche.core.fingerprints import fingerprint, found_in, mentioned
from escarmouche.core.machine_code import KEPT, Declared, Form, declare, listeners

if TYPE_CHECKING:
    from escarmouche.core.kernel import Rules

Function = TypeVar("Function", bound=Callable[..., Any])

_PLAIN = {
    int: int64,
    bool: boolean,
    float: float64,
    np.uint64: uint64,
    NoneType: void,
}
_PLAIN_PYTHON = bool(config.DISABLE_JIT)  # type: ignore[attr-defined]
_COMPILERS = (numba.__version__, llvmlite.__version__)
_OLD = 30 * 86_400

if _PLAIN_PYTHON:
    np.seterr(over="ignore")  # integers wrap around, as in machine code


class OfGame:
    """A type that depends on the game: made from its record type."""

    def __init__(self, make: Callable[[Any], Any]) -> None:
        self.make = make


class Either:
    """One of several types: the function is compiled for each."""

    def __init__(self, *choices: Any) -> None:
        self.choices = choices


def compiled(function: Function) -> Function:
    """A function for the types of its annotations, with machine code as soon as it is needed."""
    signatures = _signatures(function, None)
    types = *_COMPILERS, *map(_said, signatures)
    return _dispatcher(function, signatures, fingerprint(function, *types))


class Generic:
    """A function over any game, made for each game when first used."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function
        self.__doc__ = function.__doc__
        self._made: dict[str, Any] = {}
        self._fingerprints: dict[str, str] = {}

    def of(self, rules: Rules) -> Callable[..., Any]:
        """The function for one game."""
        known = self._made.get(rules.name)
        if known is None:
            made = self.source(rules), [self.signature(rules)]
            known = _dispatcher(*made, self.fingerprint(rules))
            self._made[rules.name] = known
        return known

    def straight(self, rules: Rules) -> Callable[..., Any]:
        """The same without a look at the arguments: they must have exactly the declared types."""
        made: Any = self.of(rules)
        if _PLAIN_PYTHON:
            plain: Callable[..., Any] = made
            return plain
        entry: Callable[..., Any] = made.have(0)
        return entry

    def source(self, rules: Rules) -> FunctionType:
        """The function as Python for one game."""
        code = self.function.__code__
        names = dict(self.function.__globals__)
        for name, attribute in mentioned(code):
            if name == "kernel":
                getattr(rules.kernel, attribute)  # declared now, so that kept code finds it
            if isinstance(names.get(name), Generic):
                names[name] = names[name].of(rules)
        names["kernel"] = rules.kernel
        function = FunctionType(code, names, code.co_name, self.function.__defaults__)
        function.__qualname__ = self.function.__qualname__
        function.__module__ = self.function.__module__
        return function

    def fingerprint(self, rules: Rules) -> str:
        """What the function for one game is made from; nothing is compiled to know it."""
        known = self._fingerprints.get(rules.name)
        if known is None:
            names = self.function.__globals__

            def find(name: str, attribute: str) -> Any:
                own = name == "kernel"
                value = rules.function(attribute) if own else found_in(names, name, attribute)
                return value.fingerprint(rules) if isinstance(value, Generic) else value

            types = (*_COMPILERS, self.signature(rules))
            known = self._fingerprints[rules.name] = fingerprint(self.function, *types, find=find)
        return known

    def signature(self, rules: Rules) -> Any:
        """The types it is compiled for."""
        (signature,) = _signatures(self.function, _record_type(rules.dtype))
        return signature


def generic(function: Callable[..., Any]) -> Any:
    """Declare compiled code for any game; inside it `kernel` has the functions of the game."""
    return Generic(function)


@contextmanager
def listening(listener: Callable[[str], None]) -> Iterator[None]:
    """Call `listener` with the name of each function about to be compiled."""
    listeners.append(listener)
    try:
        yield
    finally:
        listeners.remove(listener)


def forget_old_code() -> None:
    """Remove what was kept and has not been used for a month, of whatever version."""
    for path in KEPT.glob("*/*"):
        if time.time() - path.stat().st_mtime > _OLD:
            if path.is_dir():
                shutil.rmtree(path, ignore_errors=True)
            else:
                path.unlink(missing_ok=True)


def form(function: Any, signature: Any) -> Form:
    """A function for these types, whether or not it is declared for them."""
    if not isinstance(function, Declared):
        made_from = fingerprint(function, *_COMPILERS, signature)
        function = _dispatcher(function, [signature], made_from)
    return function.get_overload(signature)


def _dispatcher(function: Any, signatures: list[Any], made_from: str) -> Any:
    function.__fingerprint__ = made_from
    if _PLAIN_PYTHON:
        return _uncompiled(function, signatures[0])
    return declare(function, signatures)


def _uncompiled(function: Any, signature: Any) -> Any:
    """A function as it is, but for integers: those of narrow fields are widened, as by a call."""
    wide = [index for index, kind in enumerate(signature.args) if kind == int64]
    function.py_func = function
    if not wide:
        return function

    @wraps(function)
    def called(*args: Any, **named: Any) -> Any:
        given = [*args]
        for index in wide:
            if index < len(given):
                given[index] = int(given[index])
        return function(*given, **named)

    return called


def _signatures(function: Callable[..., Any], record: Any) -> list[Any]:
    """What a function is compiled for: one signature, or one for each choice of its types."""
    hints = {name: _meant(each, function) for name, each in function.__annotations__.items()}
    result = _numba_type(hints.pop("return"), record)
    choices = []
    for name, parameter in inspect.signature(function).parameters.items():
        kind = _numba_type(hints[name], record)
        choices.append(kind.choices if isinstance(kind, Either) else (kind,))
        if parameter.default is not inspect.Parameter.empty:
            choices[-1] = (*choices[-1], types.Omitted(parameter.default))
    return [result(*each) for each in product(*choices) if _left_out_last(each)]


_meanings: dict[tuple[str, int], Any] = {}


def _meant(annotation: Any, function: Any) -> Any:
    """A type by its annotation; the same few are written in every function of a module."""
    if isinstance(annotation, str):
        key = annotation, id(function.__globals__)
        if key not in _meanings:
            _meanings[key] = eval(annotation, function.__globals__)
        annotation = _meanings[key]
    return NoneType if annotation is None else annotation


def _said(signature: Any) -> str:
    """A signature in words, as `str` says it."""
    args = ", ".join(map(_kind, signature.args)) + "," * (len(signature.args) == 1)
    return f"({args}) -> {signature.return_type}"


_kinds: dict[int, tuple[Any, str]] = {}


def _kind(kind: Any) -> str:
    """A type in words; that of a record with a hundred fields takes a millisecond to say."""
    if id(kind) not in _kinds:
        _kinds[id(kind)] = kind, repr(kind)
    return _kinds[id(kind)][1]


def _left_out_last(kinds: tuple[Any, ...]) -> bool:
    """Whether what is left out stands at the end, as in a call by position."""
    left_out = [isinstance(kind, types.Omitted) for kind in kinds]
    return left_out == sorted(left_out)


@cache
def _record_type(dtype: np.dtype[Any]) -> Any:
    """numba's type of a record; with a hundred fields it takes milliseconds to make."""
    return numba.from_dtype(dtype)


def _numba_type(hint: Any, record: Any) -> Any:
    if hint in _PLAIN:
        return _PLAIN[hint]
    if get_origin(hint) is tuple:
        return types.Tuple([_numba_type(each, record) for each in get_args(hint)])
    if get_origin(hint) is Annotated:
        meant = get_args(hint)[1]
        if isinstance(meant, OfGame):
            return meant.make(record)
        return _record_type(meant) if isinstance(meant, np.dtype) else meant
    if hasattr(hint, "_fields"):
        fields = get_type_hints(hint, include_extras=True).values()
        return types.NamedTuple([_numba_type(each, record) for each in fields], hint)
    raise TypeError(f"{hint} is no type of compiled code")
