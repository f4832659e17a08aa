"""Kernels that compiled code keeps: for functions called once per move or per batch of moves.

Handing the seven functions of a kernel to compiled code costs about 2 ms a call, because each is
looked up again. A whole simulation does not notice; a step does. So the kernel crosses the border
once, into a compiled object, and the calls after that pass the object, which costs half a
microsecond.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any

from numba import types
from numba.experimental import structref

from escarmouche.core.compiling import Function, compiled
from escarmouche.core.kernel import Kernel, Rules, Types, types_of


@structref.register
class _BoundType(types.StructRef):
    """The compiled type of a kernel that is kept."""


class BoundKernel(structref.StructRefProxy):
    """A kept kernel; compiled code unpacks its `functions`."""

    functions: Kernel


structref.define_proxy(BoundKernel, _BoundType, ["functions"])


def _bind(functions: Kernel) -> BoundKernel:
    return BoundKernel(functions)  # type: ignore[no-untyped-call]


class Bound:
    """A compiled function over any game's kept kernel, made for each game when first used."""

    def __init__(self, function: Function, signature: Callable[[Types, Any], Any]) -> None:
        self._function = function
        self._signature = signature
        self._made: dict[Rules, Callable[..., Any]] = {}
        self.__doc__ = function.__doc__

    def of(self, rules: Rules) -> Callable[..., Any]:
        """The function for one game, without its first argument.

        It goes straight to machine code, so arguments must have exactly the declared types.
        """
        known = self._made.get(rules)
        if known is None:
            signature = self._signature(types_of(rules.dtype), _type_of(rules))
            dispatcher: Any = compiled(signature)(self._function)
            (result,) = dispatcher.overloads.values()
            known = self._made[rules] = partial(result.entry_point, _kept(rules))
        return known


def bound(signature: Callable[[Types, Any], Any]) -> Callable[[Function], Bound]:
    """Declare a compiled function whose first argument is a kept kernel.

    `signature` is given the types of the game's record and that of the kernel.
    """

    def decorate(function: Function) -> Bound:
        return Bound(function, signature)

    return decorate


@cache
def _type_of(rules: Rules) -> Any:
    return _BoundType((("functions", types_of(rules.dtype).kernel),))  # type: ignore[no-untyped-call]


@cache
def _kept(rules: Rules) -> BoundKernel:
    kernel = types_of(rules.dtype).kernel
    bind: Any = compiled(_type_of(rules)(kernel))(_bind)
    return bind(tuple(rules.kernel))
