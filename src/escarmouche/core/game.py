"""What a game adds to its compiled rules: options, positions as text, drawings."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, cast

from escarmouche.core.errors import OptionError
from escarmouche.core.lazy import lazy
from escarmouche.core.texts import Message, is_message

if TYPE_CHECKING:  # games are listed without loading what compiles their rules
    import numpy as np

    from escarmouche.core.kernel import Rules
    from escarmouche.core.position import Position


@dataclass(frozen=True)
class Option:
    """A choice made before the game.

    Its texts in the Fluent files: `option-<game>-<name>` explains it, `option-<game>-<name>-name`
    names it, `option-<game>-<name>-is-<value>` names those values that are not plain as they are.
    """

    name: str
    values: tuple[str, ...]
    default: str

    def check(self, value: str) -> str:
        if value not in self.values:
            raise OptionError(
                "error-option-value", option=self.name, value=value, values=", ".join(self.values)
            )
        return value

    def named(self, kept: str) -> str:
        """The one of `values` that a record keeps as `kept`, else this itself."""
        return next((value for value in self.values if self.check(value) == kept), kept)


@dataclass(frozen=True)
class FreeOption(Option):
    """An option with more values than can be listed, such as a file; `values` have a name."""

    accept: Callable[[str], str]  # gives what a record should keep, or raises an error
    pair: tuple[str, ...] = ()  # two of these with a comma, one for each seat, are a value too
    numbers: tuple[str, ...] = ()  # values that need no name, which the page's engine knows too
    # A value with one part of it replaced, such as a square of a map: (value, part, replacement).
    change: Callable[[str, str, str], str] | None = None

    def check(self, value: str) -> str:
        return self.accept(value)


@dataclass(frozen=True)
class Arms:
    """What each seat chooses for itself before the game, such as a faction or a set of dice.

    `arms-<game>` in the Fluent files names it.
    """

    values: tuple[str, ...]
    options: Callable[[str, str], Mapping[str, str]]  # that give the two seats theirs
    named_by: str | None = None  # the option whose texts name the values; else they stand as is


class Game(ABC):
    """One game of the catalogue. Methods take records; callers outside use `Position`.

    The rest is beside its `game.py`: `RULES` in `rules.py`, `write` and `read` (a position as text,
    and back) in `notation.py`, `svg` (of a view, and what it shows in words) in `drawing.py`.
    """

    name: str
    seats: tuple[str, str]
    options: tuple[Option, ...] = ()
    # What the laboratory compares: what the seats bring, and the option that sets the scene.
    arms: Arms | None = None
    scene: str | None = None
    # Option values that together show everything the game can do: tests and benches use them.
    variants: tuple[Mapping[str, str], ...] = ({},)
    # Pairs of options that write the same fields, or need each other: the page's engine, which
    # lets each option write by itself, is told what each pair of their values writes.
    entwined: tuple[tuple[str, str], ...] = ()
    # How many moves to play at random before its insight can be relied on.
    horizon: int = 0
    # Whether its insight has a `reply`, by which a search plays on until the position rests.
    plays_on: bool = False

    @lazy
    def rules(self) -> Rules:
        """The compiled part; loaded when first needed."""
        return cast("Rules", self._beside("rules").RULES)

    def new(self, **options: str) -> Position:
        """The start of a game, before any die or choice."""
        from escarmouche.core.position import Position

        return Position(self, self.start(options))

    def position(self, text: str) -> Position:
        """The position that a text describes."""
        from escarmouche.core.position import Position

        return Position(self, self.read(text))

    def start(self, options: Mapping[str, str]) -> np.record:
        pos = self.rules.blank()
        self.configure(pos, self.settings(options))
        self.rules.kernel.setup(pos)
        return pos

    def settings(self, options: Mapping[str, str]) -> dict[str, str]:
        """Every option with its value, checked; defaults where nothing was asked."""
        known = {option.name: option for option in self.options}
        for name in options:
            self.option(name)
        return {
            name: option.check(options.get(name, option.default)) for name, option in known.items()
        }

    @property
    def title(self) -> Message:
        return Message(f"{self.name}-title")

    @property
    def about(self) -> Message:
        """A sentence about the game; one that says nothing of itself is known by its title."""
        about = Message(f"{self.name}-about")
        return about if is_message(about.id) else self.title

    def seat_name(self, seat: int) -> Message:
        return self._seat_names[seat]

    @lazy
    def _seat_names(self) -> tuple[Message, ...]:
        return tuple(Message(f"{self.name}-seat-{seat}") for seat in self.seats)

    def option_name(self, option: Option) -> Message:
        return Message(f"option-{self.name}-{option.name}-name")

    def option_value(self, option: Option, value: str) -> Message:
        """A value in words; one without words of its own stands for itself."""
        words = f"option-{self.name}-{option.name}-is-{value}"
        return Message(words) if is_message(words) else Message("option-value", {"value": value})

    def option(self, name: str) -> Option:
        """An option by its name."""
        for option in self.options:
            if option.name == name:
                return option
        known = ", ".join(option.name for option in self.options)
        raise OptionError("error-option-unknown", game=self.name, option=name, known=known)

    def arm_name(self, arm: str) -> Message:
        if self.arms is None or self.arms.named_by is None:
            return Message("option-value", {"value": arm.replace("_", " ")})
        return self.option_value(self.option(self.arms.named_by), arm)

    @abstractmethod
    def configure(self, pos: np.record, settings: Mapping[str, str]) -> None:
        """Write the options into the fields of a blank record."""

    def write(self, pos: np.record) -> str:
        """The position as text."""
        return cast(str, self._notation.write(pos))

    def read(self, text: str) -> np.record:
        """The position of a text; `NotationError` says what is wrong and where."""
        return cast("np.record", self._notation.read(text))

    def svg(self, position: Position) -> str:
        """A drawing of the position."""
        return cast(str, self._beside("drawing").svg(position.view, position.text))

    @lazy
    def _notation(self) -> ModuleType:
        return self._beside("notation")

    def _beside(self, name: str) -> ModuleType:
        return import_module(f"{type(self).__module__.rpartition('.')[0]}.{name}")

    def __reduce__(self) -> tuple[type[Game], tuple[()]]:
        """A game goes to another process without its compiled rules, which load there."""
        return type(self), ()

    @property
    def solvable(self) -> bool:
        """Whether its positions can be solved exactly: its folder has a `solving.py`."""
        return self.rules.has("solving")
