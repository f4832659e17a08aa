"""CON-09, CON-11: characteristics, and modifiers that know where they come from."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from escarmouche.core.texts import Message, say
from escarmouche.games.confrontation.wounds import WEAKENED, Health

CHARACTERISTICS = (
    "MOU", "INI", "ATT", "FOR", "DEF", "RES", "TIR", "COU", "PEUR", "DIS", "POU", "FOI",
)  # fmt: skip

# CON-09: only these have a least value.
LEAST = {"MOU": 0, "RES": 1}


class Kind(Enum):
    """CON-11: modifiers apply in this order, whatever the order they came in."""

    REPLACEMENT = 0
    PENALTY = 1
    BONUS = 2


@dataclass(frozen=True)
class Modifier:
    """One change of a characteristic. A penalty may divide instead of subtracting."""

    kind: Kind
    amount: int
    source: Message
    divisor: int = 1

    def apply(self, value: int) -> int:
        if self.kind is Kind.REPLACEMENT:
            return self.amount
        if self.kind is Kind.PENALTY:
            return divided(value, self.divisor) - self.amount
        return value + self.amount

    def text(self, language: str = "en") -> str:
        """What it does, as it stands in a sum: “− 1 light wound”."""
        source = self.source.text(language)
        if self.kind is Kind.REPLACEMENT:
            return f"→ {self.amount} {source}"
        if self.divisor != 1:
            return f"÷ {self.divisor} {source}"
        return f"{'−' if self.kind is Kind.PENALTY else '+'} {self.amount} {source}"


@dataclass(frozen=True)
class Characteristic:
    """A characteristic of one fighter as it counts now, with every modifier and its source."""

    name: str
    printed: int
    modifiers: tuple[Modifier, ...] = ()

    @property
    def in_order(self) -> list[Modifier]:
        """CON-11: replacements, then penalties, then bonuses; the last replacement counts."""
        return sorted(self.modifiers, key=lambda modifier: modifier.kind.value)

    @property
    def value(self) -> int:
        """The value that counts as if printed on the card; bounded once, at the end."""
        value = self.printed
        for modifier in self.in_order:
            value = modifier.apply(value)
        return max(value, LEAST.get(self.name, value))

    def text(self, language: str = "en") -> str:
        """The value and where it comes from.

        >>> from escarmouche.games.confrontation.wounds import Health, Level
        >>> Characteristic("ATT", 5, wound_modifiers("ATT", Health(Level.LIGHT))).text()
        'ATT 4 = 5 − 1 light wound'
        """
        if not self.modifiers:
            return f"{self.name} {self.value}"
        terms = " ".join(modifier.text(language) for modifier in self.in_order)
        note = ""
        if self.name in LEAST and self.value == LEAST[self.name]:
            note = say("confrontation-least", language, least=LEAST[self.name])
        return f"{self.name} {self.value} = {self.printed} {terms}{note}"


def divided(value: int, divisor: int) -> int:
    """CON-11: divisions round up.

    >>> divided(5, 2), divided(-5, 2)
    (3, -2)
    """
    return -(-value // divisor)


def bonus(amount: int, source: Message) -> Modifier:
    return Modifier(Kind.BONUS, amount, source)


def penalty(amount: int, source: Message) -> Modifier:
    return Modifier(Kind.PENALTY, amount, source)


def halving(source: Message) -> Modifier:
    return Modifier(Kind.PENALTY, 0, source, divisor=2)


def replacement(amount: int, source: Message) -> Modifier:
    return Modifier(Kind.REPLACEMENT, amount, source)


def wound_modifiers(name: str, health: Health) -> tuple[Modifier, ...]:
    """CON-36: the penalties of wounds and of being stunned to one characteristic."""
    if name not in WEAKENED:
        return ()
    found = []
    if health.level:
        word = Message(f"confrontation-wound-{health.level.name.lower()}")
        found.append(penalty(int(health.level), word))
    if health.stunned:
        found.append(penalty(1, Message("confrontation-wound-stunned")))
    return tuple(found)


def characteristic(
    name: str, printed: int, health: Health, modifiers: Iterable[Modifier] = ()
) -> Characteristic:
    """A characteristic with the penalties of the fighter's health and the effects on it."""
    return Characteristic(name, printed, (*wound_modifiers(name, health), *modifiers))
