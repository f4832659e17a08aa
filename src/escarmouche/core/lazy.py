"""Values worked out when first asked for."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


class lazy(Generic[Value]):  # noqa: N801 — reads like the decorator that it is
    """`functools.cached_property` without the lock that Python 3.11 takes each time.

    >>> class Die:
    ...     @lazy
    ...     def face(self):
    ...         print("rolled")
    ...         return 4
    >>> die = Die()
    >>> die.face, die.face
    rolled
    (4, 4)
    """

    def __init__(self, work_out: Callable[[Any], Value]) -> None:
        self._work_out = work_out
        self._name = work_out.__name__
        self.__doc__ = work_out.__doc__

    def __get__(self, owner: Any, kind: type) -> Value:
        value = self._work_out(owner)
        setattr(owner, self._name, value)  # asking for `__dict__` would make one for each owner
        return value


def shares_names(kind: type[Value]) -> type[Value]:
    """A class whose objects share one table of the names of their lazy values.

    Python shares the names that it has seen by the thirtieth object. Later ones give each object a
    dictionary of its own, which takes memory and is looked through by the garbage collector.
    """
    first = object.__new__(kind)
    for name, value in vars(kind).items():
        if isinstance(value, lazy):
            setattr(first, name, None)
    return kind


class Kept(dict[Key, Value]):
    """The answers of a function, kept; when there are too many, all of them are forgotten.

    `functools.lru_cache` writes to three entries each time that it is asked, which drives what
    comes next out of the processor's cache. This only reads.

    >>> letters = Kept(str.upper, 2)
    >>> letters["a"], letters["b"], len(letters), letters["c"], len(letters)
    ('A', 'B', 2, 'C', 1)
    """

    def __init__(self, work_out: Callable[[Key], Value], most: int) -> None:
        super().__init__()
        self._work_out = work_out
        self._most = most

    def __missing__(self, key: Key) -> Value:
        value = self._work_out(key)
        if len(self) >= self._most:
            self.clear()
        self[key] = value
        return value
