"""What the rows of a game mean: how moves are written, what the referee says, what is shown.

The rules tell rows of integers (`core.kernel`). A game's `vocabulary.py` declares the types of
arguments; `vocabulary.toml` beside it is one table of the notation of every move, the Fluent
message of every telling and the fields of its view. Here rows become texts, and texts rows, for any
game; the page does the same with the same table (`Vocabulary.table`).

The keys of `vocabulary.toml` are the names that the rules use, in the order of their numbers:

- `[moves]`: the forms of a move, or `{ forms, steps, arguments }`: the texts it may be written as,
  what a hand touches one after another (else the whole text), arguments where they are not just
  those of the forms;
- `[says]`: the arguments of a message, which is called like its key (`FIELD_GONE`: `field-gone`);
  another name stands before them, with a colon;
- `[shows]`: the name of a field, how entries are kept (`Shown`), a colon, its arguments.

An argument is what its name says (`types`), else a number; `other=seat` gives it a type by name.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from escarmouche.core.lazy import Kept
from escarmouche.core.texts import Message

KEPT = 8192  # rows whose words are kept
NONE = -1  # an argument that is not there
FORMS = ("one", "list", "dict", "lists")  # of what is shown
_PLACE = re.compile(r"\{(\w+)\}")

Row = tuple[int, ...]


class Event(NamedTuple):
    """Something that happened, or a refusal, with the rule it follows from."""

    rule: str
    message: Message

    def text(self, language: str = "en") -> str:
        return self.message.text(language)

    def __str__(self) -> str:
        return f"{self.rule}: {self.text()}"


class Fact(NamedTuple):
    """Something that happened, as data: its name in the vocabulary, and what it names."""

    says: str
    arguments: dict[str, Any]


@dataclass(frozen=True)
class Type:
    """What an argument is.

    A plain one has a name for every value from `first` on; one without names is a number. A piece
    that is named by its parts (the kernel's `part` gives them) has a `pattern` of them, and `count`
    values. A set has `members`, one bit each. `keys` are the names inside the program where those
    of the notation are shorter. Said in a sentence, a value is the Fluent message `words` followed
    by its key (a piece: the message `words` with its parts), or without `words` its key. One that
    is `spelled` is said by a name that the record holds, of so many letters at most; the kernel's
    `part` gives them, then zeros.
    """

    name: str
    names: tuple[str, ...] = ()
    first: int = 0
    keys: tuple[str, ...] = ()
    words: str = ""
    parts: tuple[tuple[str, Type], ...] = ()
    pattern: str = ""
    count: int = 0
    kind: int = 0  # its number in the kernel's `part`
    unknown: tuple[int, str] = (0, "")  # the rule and message for a name that no piece has
    members: Type | None = None
    nothing: str = ""  # the message for an empty set
    spelled: int = 0

    @property
    def width(self) -> int:
        """How many parts the kernel tells of each piece."""
        return self.spelled or len(self.parts)

    @property
    def pieces(self) -> int:
        """How many pieces have parts; 0 for a plain type."""
        return self.count or (len(self.names) if self.spelled else 0)

    @property
    def inside(self) -> tuple[str, ...]:
        return self.keys or self.names

    def of(self, names: Sequence[str], value: int) -> str:
        place = value - self.first
        return names[place] if 0 <= place < len(names) else ""


NUMBER = Type("number")
FLAG = Type("flag")  # 0 or 1, shown as a truth value
THE_MOVE = Type("move")  # in a refusal: the move that was tried
THE_PROMPT = Type("prompt")  # in a refusal: what is expected instead


def named(*types: Type, **others: Type) -> dict[str, Type]:
    """What arguments are, by their names: types under their own, and under others."""
    return {kind.name: kind for kind in types} | others


@dataclass(frozen=True)
class Spoken:
    """A kind of telling: an event, a refusal or a prompt."""

    message: str
    arguments: tuple[tuple[str, Type], ...]


@dataclass(frozen=True)
class Written:
    """A kind of move: how it is written (the first of its forms), and what a hand touches."""

    forms: tuple[str, ...]
    steps: tuple[str, ...]
    arguments: tuple[tuple[str, Type], ...]

    @cached_property
    def expressions(self) -> tuple[re.Pattern[str], ...]:
        """What texts of its forms look like."""
        return tuple(_expression(form, dict(self.arguments)) for form in self.forms)

    @property
    def touched(self) -> tuple[str, ...]:
        """The patterns of its steps; without any a hand touches the whole text."""
        return self.steps or self.forms[:1]


@dataclass(frozen=True)
class Shown:
    """A kind of row of the view: a field, or an entry of one.

    `one` is a value by itself, `list` one of several; `dict` is found under the first argument,
    and `lists` is one of several there. An entry with `flat` is a list of its arguments, one with
    a single argument that argument, any other an object.
    """

    name: str
    form: str
    flat: bool
    arguments: tuple[tuple[str, Type], ...]


@dataclass(eq=False)
class Vocabulary:
    """The words of one game, by the numbers that the rules tell them by."""

    game: str
    prefixes: tuple[tuple[str, int], ...]  # of rule ids, each with the number its ids count from
    types: Mapping[str, Type] = field(default_factory=dict)  # by the names of arguments
    others: Sequence[Type] = ()  # types that only some rows ask for
    spoken: list[Spoken] = field(default_factory=list)
    written: list[Written] = field(default_factory=list)
    shown: list[Shown] = field(default_factory=list)
    numbers: dict[str, int] = field(default_factory=dict)

    def read(self, module: str) -> Vocabulary:
        """The same, with all words of the `vocabulary.toml` beside the file of a module."""
        table = tomllib.loads(Path(module).with_suffix(".toml").read_text(encoding="utf-8"))
        for name, move in table.get("moves", {}).items():
            row = {"forms": move} if isinstance(move, str) else move
            self._add(name, self.written, self._move(**row))
        for name, telling in table.get("says", {}).items():
            self._add(name, self.spoken, self._telling(name, telling))
        for name, shown in table.get("shows", {}).items():
            self._add(name, self.shown, self._field(shown))
        return self

    def number(self, name: str) -> int:
        """The number of a word; what a module of words gives by its names."""
        if name in self.numbers:
            return self.numbers[name]
        raise AttributeError(f"{self.game} has no word {name}")

    def _add(self, name: str, kinds: list[Any], kind: Spoken | Written | Shown) -> None:
        if name in self.numbers:
            raise ValueError(f"two words of {self.game} are called {name}")
        self.numbers[name] = len(kinds)
        kinds.append(kind)

    def _move(self, forms: str, steps: str = "", arguments: str = "") -> Written:
        told = self._typed([*arguments.split(), *_PLACE.findall(forms)])
        return Written(tuple(forms.split()), tuple(steps.split()), told)

    def _telling(self, name: str, row: str) -> Spoken:
        message, _, arguments = row.rpartition(":")
        message = message or name.lower().replace("_", "-")
        return Spoken(f"{self.game}-{message}", self._typed(arguments.split()))

    def _field(self, row: str) -> Shown:
        head, _, arguments = row.partition(":")
        name, *how = head.split()
        form = next((word for word in how if word != "flat"), "one")
        if form not in FORMS:
            raise ValueError(f"{self.game} cannot show {name} as {form}")
        return Shown(name, form, "flat" in how, self._typed(arguments.split()))

    def _typed(self, arguments: Iterable[str]) -> tuple[tuple[str, Type], ...]:
        typed: dict[str, Type] = {}
        for argument in arguments:
            name, _, kind = argument.partition("=")
            typed.setdefault(name, self._by_name(kind) if kind else self._of_argument(name))
        return tuple(typed.items())

    def _of_argument(self, name: str) -> Type:
        return {"move": THE_MOVE, "now": THE_PROMPT, **self.types}.get(name, NUMBER)

    def _by_name(self, name: str) -> Type:
        for kind in (NUMBER, *self.types.values(), *self.others):
            if kind.name == name:
                return kind
        raise ValueError(f"{self.game} has no type {name}")

    def rule(self, number: int) -> str:
        """The id of a rule by the number that the rules tell.

        >>> Vocabulary("dragons", (("DRA", 0),)).rule(7)
        'DRA-07'
        """
        prefix, first = max(
            (each for each in self.prefixes if each[1] <= number), key=lambda each: each[1]
        )
        return f"{prefix}-{number - first:02}"

    @cached_property
    def pieces(self) -> list[Type]:
        """The types whose values are named by their parts."""
        return [kind for kind in self._types().values() if kind.pieces]

    @cached_property
    def gathered(self) -> list[tuple[str, str]]:
        """The fields of the view that are there even if no row tells of them, and their forms."""
        return [(each.name, each.form) for each in self.shown if each.form != "one"]

    @cached_property
    def kinds(self) -> list[Type]:
        """One of the `pieces` for each kind: those of a kind are the same, said in other words."""
        return list({kind.kind: kind for kind in self.pieces}.values())

    def _types(self) -> dict[str, Type]:
        found: dict[str, Type] = {}

        def add(kind: Type) -> None:
            for _, part in kind.parts:
                add(part)
            if kind.members:
                add(kind.members)
            if found.setdefault(kind.name, kind) != kind:
                raise ValueError(f"two types are called {kind.name}")

        every: list[Spoken | Written | Shown] = [*self.spoken, *self.written, *self.shown]
        for each in every:
            for _, kind in each.arguments:
                add(kind)
        return found

    def table(self) -> dict[str, Any]:
        """All of it as plain data, for the page."""
        return {
            "prefixes": self.prefixes,
            "types": {name: _plain(kind) for name, kind in self._types().items()},
            "says": [{"message": each.message, **_arguments(each)} for each in self.spoken],
            "moves": [
                {"forms": each.forms, "steps": each.steps, **_arguments(each)}
                for each in self.written
            ],
            "shows": [
                {"name": each.name, "form": each.form, "flat": each.flat, **_arguments(each)}
                for each in self.shown
            ],
        }

    def piece(self, name: str) -> int | None:
        """The number of a piece by its name in notation; None if no piece is called so."""
        for kind in self.pieces:
            if name in kind.names:
                return kind.first + kind.names.index(name)
        return None

    def wording(self, parts: Sequence[bytes] = ()) -> Wording:
        """The words where pieces have these parts: for each of `kinds`, rows of `part`s."""
        return _wording(self, tuple(parts))


class Wording:
    """The words of a game for one choice of pieces: what stands for which name."""

    def __init__(self, vocabulary: Vocabulary, parts: Mapping[int, Sequence[Row]]) -> None:
        self._vocabulary = vocabulary
        self._parts = parts
        self._names = {
            kind.name: [self._pattern(kind, row) for row in parts[kind.kind]]
            for kind in vocabulary.pieces
        }
        # By row, what it tells, how it is written and what a hand touches to make it.
        self.events = Kept(self._event, KEPT)
        self.texts = Kept(self._move_text, KEPT)
        self.touches = Kept(self._steps, KEPT)
        self._shown = Kept(self._show, KEPT)  # by the bytes of a row
        self._said = lru_cache(maxsize=KEPT)(self._say)

    def _pattern(self, kind: Type, parts: Row) -> str:
        if kind.spelled:
            return "".join(chr(letter) for letter in parts if letter > 0)
        if all(part == NONE for part in parts):
            return ""
        values = dict(zip((name for name, _ in kind.parts), parts, strict=True))
        types = dict(kind.parts)
        return _PLACE.sub(lambda found: self._name(types[found[1]], values[found[1]]), kind.pattern)

    # --- rows to texts --------------------------------------------------------------------------

    def _name(self, kind: Type, value: int) -> str:
        """A value as notation writes it."""
        if kind.count:
            return self._names[kind.name][value] if value >= 0 else ""
        if kind.members:
            return "+".join(self._name(kind.members, each) for each in _bits(value))
        return kind.of(kind.names, value) if kind.names else str(value)

    def _say(self, kind: Type, value: int) -> object:
        """A value as a sentence says it."""
        if kind.count:
            if not kind.words:
                return self._name(kind, value)
            row = self._parts[kind.kind][value]
            return Message(
                kind.words,
                {
                    name: self._said(part, number)
                    for (name, part), number in zip(kind.parts, row, strict=True)
                },
            )
        if kind.members:
            names = [self._name(kind.members, each) for each in _bits(value)]
            return ", ".join(names) if names or not kind.nothing else Message(kind.nothing)
        if not kind.names:
            return value
        if kind.spelled and 0 <= value < len(kind.names) and self._names[kind.name][value]:
            return self._names[kind.name][value]
        key = kind.of(kind.inside, value)
        return Message(kind.words + key) if kind.words else key

    def names(self, kind: Type) -> Sequence[str]:
        """The names of all pieces of a kind; nothing for one that is not there."""
        return self._names[kind.name]

    def value(self, kind: Type, value: int) -> Any:
        """A value in a view."""
        if kind is FLAG:
            return value != 0
        if kind.members:
            return [self.value(kind.members, each) for each in _bits(value)]
        if kind.count:
            return self._name(kind, value)
        return kind.of(kind.inside, value) if kind.names else value

    def event(self, row: Row, move: str = "", now: Message | None = None) -> Event:
        """What a row tells; a refusal may name the move tried and what is expected instead."""
        return self._event(row, move, now) if move or now else self.events[row]

    def move_text(self, row: Row) -> str:
        """A move (its kind, then its arguments) as text."""
        return self.texts[row]

    def steps(self, row: Row) -> tuple[str, ...]:
        """What a hand touches to make a move."""
        return self.touches[row]

    def _event(self, row: Row, move: str = "", now: Message | None = None) -> Event:
        spoken = self._vocabulary.spoken[row[1]]
        arguments: dict[str, object] = {}
        for (name, kind), value in zip(spoken.arguments, row[2:], strict=False):
            if kind is THE_MOVE:
                arguments[name] = move
            elif kind is THE_PROMPT:
                arguments[name] = now
            else:
                arguments[name] = self._said(kind, value)
        return Event(self._vocabulary.rule(row[0]), Message(spoken.message, arguments))

    def fact(self, row: Row) -> Fact:
        """What a row tells, as data."""
        spoken = self._vocabulary.spoken[row[1]]
        told = zip(spoken.arguments, row[2:], strict=False)
        values = {name: self.value(kind, value) for (name, kind), value in told}
        return Fact(spoken.message.removeprefix(f"{self._vocabulary.game}-"), values)

    def _move_text(self, row: Row) -> str:
        written = self._vocabulary.written[row[0]]
        # A form is for what is there: the first that lacks nothing.
        for form in written.forms:
            named = dict(zip((name for name, _ in written.arguments), row[1:], strict=False))
            if all(named[name] != NONE for name in _PLACE.findall(form)):
                return self._filled(form, written, row)
        return self._filled(written.forms[-1], written, row)

    def label(self, row: Row) -> Message:
        """A move as a list of choices says it: the message of its form."""
        written = self._vocabulary.written[row[0]]
        form = written.forms[0]
        fixed = re.sub(r"[^a-z]+", "-", _PLACE.sub("", form)).strip("-")
        slug = fixed or _PLACE.findall(form)[0]
        told = zip(written.arguments, row[1:], strict=False)
        arguments = {name: self._said(kind, value) for (name, kind), value in told}
        return Message(f"{self._vocabulary.game}-choice-{slug}", arguments)

    def _steps(self, row: Row) -> tuple[str, ...]:
        written = self._vocabulary.written[row[0]]
        if not written.steps:
            return (self.move_text(row),)
        return tuple(self._filled(step, written, row) for step in written.steps)

    def _filled(self, form: str, written: Written, row: Row) -> str:
        values = dict(zip((name for name, _ in written.arguments), row[1:], strict=False))
        types = dict(written.arguments)
        return _PLACE.sub(lambda found: self._name(types[found[1]], values[found[1]]), form)

    def view(self, told: np.ndarray) -> dict[str, Any]:
        """What rows show, as plain data, to be read only: positions share its entries."""
        view: dict[str, Any] = {}
        for name, form in self._vocabulary.gathered:
            view[name] = [] if form == "list" else {}
        packed, size = told.tobytes(), told.strides[0]
        shown = self._shown
        for at in range(0, len(packed), size):
            name, form, key, entry = shown[packed[at : at + size]]
            if form == "dict":
                view[name][key] = entry
            elif form == "one":
                view[name] = entry
            elif form == "list":
                view[name].append(entry)
            else:
                view[name].setdefault(key, []).append(entry)
        return view

    def _show(self, packed: bytes) -> tuple[str, str, Any, Any]:
        """The field that a row belongs to, how, under which key, and its entry."""
        row = np.frombuffer(packed, np.int32).tolist()
        shown = self._vocabulary.shown[row[1]]
        values = [
            self.value(kind, value)
            for (_, kind), value in zip(shown.arguments, row[2:], strict=False)
        ]
        keyed = shown.form in ("dict", "lists")
        rest = values[keyed:]
        entry: Any = rest
        if not shown.flat:
            names = [name for name, _ in shown.arguments[keyed:]]
            entry = rest[0] if len(rest) == 1 else dict(zip(names, rest, strict=True))
        return shown.name, shown.form, str(values[0]) if keyed else None, entry

    # --- texts to rows --------------------------------------------------------------------------

    def read(self, text: str) -> tuple[list[Row], Event | None]:
        """The rows that a text may mean; if none, the refusal of a name that no piece has.

        Nothing at all for a text that is no move.
        """
        rows: list[Row] = []
        unknown: Event | None = None
        for kind, written in enumerate(self._vocabulary.written):
            for expression in written.expressions:
                match = expression.fullmatch(text)
                if match is None:
                    continue
                said = match.groupdict()
                rows += self._rows(kind, said)
                for name, type_ in written.arguments:
                    if name in said and not self._values(type_, said[name]):
                        rule, message = type_.unknown
                        unknown = Event(
                            self._vocabulary.rule(rule), Message(message, {"name": said[name]})
                        )
        return rows, unknown if not rows else None

    def missing(self, row: Row) -> Event | None:
        """The refusal of a move of a piece that is not there, which has a number and no name."""
        written = self._vocabulary.written[row[0]]
        for (_, kind), value in zip(written.arguments, row[1:], strict=False):
            rule, message = kind.unknown
            if kind.count and message and not self._name(kind, value):
                said = Message(message, {"name": str(value + 1)})
                return Event(self._vocabulary.rule(rule), said)
        return None

    def names_the_move(self, refusal: Row) -> bool:
        """Whether a refusal says no more than that this move is not expected now."""
        spoken = self._vocabulary.spoken[refusal[1]]
        return any(kind is THE_MOVE for _, kind in spoken.arguments)

    def begun(self, steps: Sequence[str]) -> Iterator[list[Row]]:
        """For each kind of move that may begin with these steps, the rows it may become.

        Steps that are always the same, such as a button, need not be touched.
        """
        for kind, written in enumerate(self._vocabulary.written):
            said = self._touched(written, steps)
            if said is not None:
                named = {name for step in written.touched for name in _PLACE.findall(step)}
                rows = self._rows(kind, said, named - said.keys())
                if meant := [row for row in rows if self.begins(row, steps)]:
                    yield meant

    def _touched(self, written: Written, steps: Sequence[str]) -> dict[str, str] | None:
        """The arguments that touched steps give; None if they begin no move of this kind."""
        said: dict[str, str] = {}
        left = list(steps)
        for pattern in written.touched:
            if not left:
                break
            match = _expression(pattern, dict(written.arguments)).fullmatch(left[0])
            if match:
                said |= match.groupdict()
                left.pop(0)
            elif _PLACE.search(pattern):
                return None
        return None if left else said

    def begins(self, row: Row, steps: Sequence[str]) -> bool:
        """Whether a move begins with these steps."""
        left = list(steps)
        for pattern, own in zip(
            self._vocabulary.written[row[0]].touched, self.steps(row), strict=True
        ):
            if left and own == left[0]:
                left.pop(0)
            elif left and _PLACE.search(pattern):
                return False
        return not left

    def _rows(self, kind: int, said: Mapping[str, str], still: Container[str] = ()) -> list[Row]:
        """Every row of a kind with these arguments; those still to be said may be anything."""
        meant = [
            self._values(type_, said[name])
            if name in said
            else self._all(type_)
            if name in still
            else [NONE]
            for name, type_ in self._vocabulary.written[kind].arguments
        ]
        return [(kind, *values) for values in product(*meant)]

    def _all(self, kind: Type) -> Sequence[int]:
        """Every value of a type; a number that is not said yet is left out."""
        count = kind.count or len(kind.names)
        return range(kind.first, kind.first + count) if count else [NONE]

    def _values(self, kind: Type, text: str) -> list[int]:
        if kind.count:
            return [value for value, name in enumerate(self._names[kind.name]) if name == text]
        return [kind.first + kind.names.index(text)] if kind.names else [int(text)]


@lru_cache(maxsize=64)
def _wording(vocabulary: Vocabulary, parts: tuple[bytes, ...]) -> Wording:
    rows: dict[int, list[Row]] = {}
    for kind, written in zip(vocabulary.kinds, parts, strict=True):
        numbers = memoryview(written).cast("i").tolist()
        width = kind.width
        rows[kind.kind] = [tuple(numbers[at : at + width]) for at in range(0, len(numbers), width)]
    return Wording(vocabulary, rows)


def _expression(form: str, types: Mapping[str, Type]) -> re.Pattern[str]:
    parts = _PLACE.split(form)
    found = [
        f"(?P<{part}>{_form_of(types[part])})" if at % 2 else re.escape(part)
        for at, part in enumerate(parts)
    ]
    return re.compile("".join(found))


def _form_of(kind: Type) -> str:
    """What the text of a value looks like."""
    if kind.count:
        types = dict(kind.parts)
        parts = _PLACE.split(kind.pattern)
        return "".join(
            f"(?:{_form_of(types[part])})" if at % 2 else re.escape(part)
            for at, part in enumerate(parts)
        )
    if kind.names:
        return "|".join(re.escape(name) for name in sorted(kind.names, key=len, reverse=True))
    return r"\d{1,4}"


def _bits(value: int) -> Iterator[int]:
    return (bit for bit in range(value.bit_length()) if value >> bit & 1)


def _arguments(each: Spoken | Written | Shown) -> dict[str, Any]:
    return {"arguments": [[name, kind.name] for name, kind in each.arguments]}


def _plain(kind: Type) -> dict[str, Any]:
    """A type without what it leaves open."""
    table: dict[str, Any] = {
        "names": kind.names,
        "first": kind.first,
        "keys": kind.keys,
        "words": kind.words,
        "parts": [[name, part.name] for name, part in kind.parts],
        "pattern": kind.pattern,
        "count": kind.count,
        "kind": kind.kind,
        "unknown": kind.unknown if kind.unknown[1] else None,
        "members": kind.members.name if kind.members else None,
        "nothing": kind.nothing,
        "spelled": kind.spelled,
    }
    return {name: value for name, value in table.items() if value}
