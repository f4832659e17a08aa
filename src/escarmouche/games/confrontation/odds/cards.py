"""A fighter as a few words: “ATT 4 DEF 3 FOR 5 RES 6 attacks 2 parries 1 light stunned brute”."""

from __future__ import annotations

from escarmouche.core.errors import OptionError
from escarmouche.games.confrontation.odds.exchange import Combatant
from escarmouche.games.confrontation.wounds import ExtraDie, Health, Level

_NUMBERS = {
    "att": "attack", "def": "defence", "for": "strength", "res": "resistance",
    "attacks": "attacks", "parries": "parries", "bonus": "bonus",
}  # fmt: skip
_LEVELS = {level.name.lower(): level for level in Level if level is not Level.KILLED}
_WORDS = (*_LEVELS, "stunned", "brute", "amplified", "attenuated")


def read_combatant(text: str) -> Combatant:
    """A fighter from its words, in any order; FOR and RES are needed, the rest counts 0.

    >>> read_combatant("FOR 5 RES 4 attacks 2 light").health.level.name
    'LIGHT'
    """
    numbers = {"attack": 0, "defence": 0}
    said: set[str] = set()
    words = iter(text.replace(",", " ").lower().split())
    for word in words:
        if word in _NUMBERS:
            number = next(words, "")
            try:
                numbers[_NUMBERS[word]] = int(number.replace("−", "-"))
            except ValueError:
                raise OptionError("error-odds-number", word=word.upper(), text=text) from None
        elif word in _WORDS:
            said.add(word)
        else:
            known = ", ".join((*_NUMBERS, *_WORDS))
            raise OptionError("error-odds-word", word=word, text=text, known=known)
    missing = [word for word in ("for", "res") if _NUMBERS[word] not in numbers]
    if missing:
        raise OptionError("error-odds-missing", word=missing[0].upper(), text=text)
    level = max((_LEVELS[word] for word in said if word in _LEVELS), default=Level.HEALTHY)
    return Combatant(**numbers)._replace(  # type: ignore[arg-type]  # all of them are numbers
        health=Health(level, "stunned" in said),
        brute="brute" in said,
        extra=ExtraDie.of("amplified" in said, "attenuated" in said),
    )
