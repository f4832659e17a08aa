"""How rules become machine code: explicit types, compiled once, kept across processes.

numba decides by the date of a function's own file whether kept code is still right; it does not
see a change in another file. So the folder is named by a hash of everything that is compiled.
"""

from __future__ import annotations

import hashlib
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numba
import platformdirs
from numba import config
from numba.core.errors import NumbaExperimentalFeatureWarning

Function = TypeVar("Function", bound=Callable[..., Any])

# Kernels travel as first-class functions (docs/adr/0002); numba calls that experimental.
warnings.filterwarnings("ignore", category=NumbaExperimentalFeatureWarning)

_listeners: list[Callable[[str], None]] = []


def compiled(signature: Any) -> Callable[[Function], Function]:
    """Compile a function at once for the types of `signature`, or load it from the cache."""

    def decorate(function: Function) -> Function:
        dispatcher: Any
        with _cache_folder():
            dispatcher = numba.njit(cache=True, nogil=True)(function)
        for listener in _listeners:
            listener(f"{function.__module__}.{function.__name__}")
        dispatcher.compile(signature)
        dispatcher.disable_compile()
        return dispatcher

    return decorate


def helper(function: Function) -> Function:
    """A part of generic compiled code, typed and compiled inside each function that calls it.

    It must not call itself: numba loses a recursive part when its caller comes from the cache.
    """
    dispatcher: Any = numba.njit(nogil=True)(function)
    return dispatcher


@contextmanager
def listening(listener: Callable[[str], None]) -> Iterator[None]:
    """Call `listener` with the name of each function about to be compiled or loaded."""
    _listeners.append(listener)
    try:
        yield
    finally:
        _listeners.remove(listener)


@cache
def cache_folder() -> Path:
    package = Path(__file__).parent.parent
    digest = hashlib.sha256(numba.__version__.encode())
    for source in sorted(package.rglob("*.py")):
        text = source.read_bytes()
        if any(mark in text for mark in (b"@compiled", b"@generic", b"@bound")):
            digest.update(text)
    return Path(platformdirs.user_cache_dir("escarmouche")) / digest.hexdigest()[:16]


@contextmanager
def _cache_folder() -> Iterator[None]:
    # Only while our own functions are declared: a caller's numba cache stays where it was.
    before = config.CACHE_DIR  # type: ignore[attr-defined]
    config.CACHE_DIR = str(cache_folder())  # type: ignore[attr-defined]
    try:
        yield
    finally:
        config.CACHE_DIR = before  # type: ignore[attr-defined]
