"""Records whose fields are attributes, quick to reach from Python too.

`numpy.record` looks every field up by name in Python, several times slower than the look-up in C
that it inherits from (docs/adr/0012). Here each layout has a class with one property per field;
to numba and to callers such a record is any other `numpy.record`. Compiled code asks a record for
its `data` and that for its memory; `numpy.record` would describe all its fields in between.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Sequence
from functools import cache
from operator import itemgetter
from typing import Any

import numpy as np

PADDING = "padding"

Field = tuple[str, str] | tuple[str, str, tuple[int, ...]]


class _Layout(type):
    """The class of a layout; pickled by the fields it stands for."""

    fields: tuple[Field, ...]


def record_dtype(fields: Sequence[Field]) -> np.dtype[Any]:
    """The type of a record with these fields.

    >>> die = np.zeros(1, record_dtype([("face", "i1"), ("seen", "i1", (6,))]))[0]
    >>> die.face = 6
    >>> die.seen[5] += 1
    >>> int(die.face), die.seen.tolist()
    (6, [0, 0, 0, 0, 0, 1])
    """
    # A whole number of 64-bit words: searches hash a record word by word. The rest is a field
    # too, since NumPy copies fields and nothing between them.
    rest = -np.dtype(list(fields)).itemsize % 8
    whole = [*fields, (PADDING, "i1", (rest,))] if rest else [*fields]
    return np.dtype((_class_of(tuple(whole)), whole))


def all_fields(record: np.record) -> tuple[Any, ...]:
    """Every field, as plain numbers and arrays: one by one they take longer to reach."""
    found = record.item()
    return tuple(found[:-1] if PADDING in (record.dtype.names or ()) else found)


@cache
def _class_of(fields: tuple[Field, ...]) -> Any:
    names = {name: property(itemgetter(name), _setter(name)) for name, *_ in fields}
    return _Layout(
        "record",
        (np.record,),
        {
            "fields": fields,
            "__slots__": (),
            "__getattribute__": np.void.__getattribute__,
            "__setattr__": np.void.__setattr__,
            "__getitem__": np.void.__getitem__,
            "data": property(lambda record: record),
            **names,
        },
    )


def _setter(name: str) -> Callable[[np.record, Any], None]:
    def write(record: np.record, value: Any) -> None:
        record[name] = value

    return write


copyreg.pickle(_Layout, lambda layout: (_class_of, (layout.fields,)))
