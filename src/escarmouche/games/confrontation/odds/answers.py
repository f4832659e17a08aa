"""Exact odds of Confrontation's dice, asked of the very rules that play them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from escarmouche.core.errors import OptionError
from escarmouche.games.confrontation.odds.blows import ExchangeOdds
from escarmouche.games.confrontation.odds.exchange import Combatant, Exchange
from escarmouche.games.confrontation.odds.melee import Healths, MeleeOdds
from escarmouche.games.confrontation.odds.naturals import Dice
from escarmouche.games.confrontation.odds.opposition import OpposedTest, Side
from escarmouche.games.confrontation.odds.rolls import WOUND_THROWS, forget, reaches, wound_weights
from escarmouche.games.confrontation.odds.several import SeveralDice
from escarmouche.games.confrontation.wound_table import Result, WoundTable
from escarmouche.games.confrontation.wounds import ExtraDie, Health
from escarmouche.odds.loops import LoopSolution

__all__ = [
    "AIMS",
    "ExchangeOdds",
    "duel",
    "exchange",
    "fight",
    "forget",
    "harm",
    "kill",
    "opposed",
    "opposition",
    "rerolled",
    "success",
    "wound",
]

# More dice than any card asks for; beyond, exact answers take too long to be useful.
MOST_DICE = 6
MOST_FIGHTERS = 4  # one against three
FARTHEST = 60


def success(value: int, difficulty: int, dice: int = 1, brute: bool = False) -> Fraction:
    """CON-06: the chance to reach a difficulty, rerolling as well as one can.

    >>> success(4, 12)
    Fraction(5, 36)
    """
    _check("dice", dice, 1, MOST_DICE)
    _check("difficulty", difficulty, -FARTHEST, FARTHEST)
    _check("value", value, -FARTHEST, FARTHEST)
    # Dice left out of a reroll are lost (CON-04), so one rerolls them all or stops; each die then
    # runs its chain by itself, and the test fails only if every one of them does.
    return 1 - (1 - reaches(value, difficulty, brute)) ** dice


def opposed(first: Side, second: Side) -> tuple[Fraction, Fraction]:
    """CON-07, CON-08: the chances of sides a and b when both decide as well as they can."""
    for name, side in (("a", first), ("b", second)):
        _check(f"dice-{name}", side.dice, 1, MOST_DICE)
        _check(name, side.value, -FARTHEST, FARTHEST)
    chance = opposition(first, second).value
    return chance, 1 - chance


def opposition(first: Side, second: Side) -> LoopSolution:
    """The opposed test solved: its value for seat 0, and the best decisions."""
    start = OpposedTest.start(first, second)
    return LoopSolution(start, lambda winner: 1 - winner, SeveralDice(first, second))


def rerolled(values: Sequence[int], results: Sequence[int], live: int, seat: int) -> list[Fraction]:
    """CON-08: the chances of a seat if it keeps its result in an opposed test, and if it rerolls.

    One die each lies on its natural result; `live` has a bit for each seat that may still reroll.
    """
    sides = Side(values[0]), Side(values[1])
    for name, value in zip("ab", values, strict=True):
        _check(name, value, -FARTHEST, FARTHEST)
    dice = [
        Dice(result, (result,) if live & (1 << at) else (), (), brute=False)
        for at, result in enumerate(results)
    ]
    chances = []
    for chosen in ((), (results[seat],)):
        both = [*dice]
        both[seat] = dice[seat].reroll(chosen)
        test = OpposedTest(sides, both[0], both[1]).separated()
        tree = SeveralDice(sides[0], sides[1])
        chance = LoopSolution(test, lambda winner: 1 - winner, tree).value
        chances.append(1 - chance if seat else chance)
    return chances


def wound(
    strength: int,
    resistance: int,
    bonus: int = 0,
    extra: ExtraDie = ExtraDie.NONE,
    table: WoundTable | None = None,
) -> dict[Result, Fraction]:
    """CON-30 … CON-33, CON-38: the chance of every result of a wound roll."""
    _check("resistance", resistance, 1, FARTHEST)  # CON-09
    _check("strength", strength, -FARTHEST, FARTHEST)
    _check("bonus", bonus, -FARTHEST, FARTHEST)
    weights = wound_weights(strength - resistance + bonus, extra, table)
    return {result: Fraction(weight, WOUND_THROWS) for result, weight in weights.items()}


def harm(first: Health, second: Health) -> int:
    """The default aim of an exchange: levels of wounds count double, being stunned once."""
    return 2 * (second.level - first.level) + second.stunned - first.stunned


def kill(first: Health, second: Health) -> int:
    """The other aim: kill, and do not be killed."""
    return second.killed - first.killed


AIMS: dict[str, Callable[[Health, Health], int]] = {"harm": harm, "kill": kill}


def exchange(
    first: Combatant, second: Combatant, aim: str = "harm"
) -> dict[tuple[Health, Health], Fraction]:
    """The state of both fighters after all their blows; the first one strikes first."""
    for whose, fighter in (("first", first), ("second", second)):
        _check_fighter(whose, fighter)
    return ExchangeOdds([Exchange.start(first, second)], AIMS[aim]).distribution()


def duel(
    first: Combatant,
    second: Combatant,
    dice: tuple[int, int],
    initiative: tuple[int, int] | None = None,
    aim: str = "harm",
) -> dict[tuple[Health, Health], Fraction]:
    """CON-102, CON-103: one against one from the initiative on, both sharing out their dice best.

    A fighter with no dice to share keeps those on its card. Without values of INI the first one
    has won the initiative.
    """
    for name, each in (("dice-a", dice[0]), ("dice-b", dice[1])):
        _check(name, each, 0, MOST_DICE)
    for whose, fighter in (("first", first), ("second", second)):
        _check_fighter(whose, fighter)
    seconds = _shares(second, dice[1])
    pairs = [(ours, theirs) for ours in _shares(first, dice[0]) for theirs in seconds]
    chances: Sequence[Fraction] = [Fraction(1)]
    if initiative is not None:
        chances = opposed(Side(initiative[0]), Side(initiative[1]))
    starts = [
        Exchange.start(ours, theirs, winner)
        for winner in range(len(chances))
        for ours, theirs in pairs
    ]
    odds = ExchangeOdds(starts, AIMS[aim])
    found: dict[tuple[Health, Health], Fraction] = {}
    for winner, wins in enumerate(chances):
        begin = winner * len(pairs)
        number = _best_shared(odds.values[begin : begin + len(pairs)], len(seconds), winner)
        for healths, chance in odds.distribution(begin + number).items():
            found[healths] = found.get(healths, Fraction(0)) + chance * wins
    return found


def _best_shared(values: Sequence[Fraction], width: int, winner: int) -> int:
    """CON-103: the loser of the initiative shares out first, then the winner, who has seen it.

    `values` has `width` shares of the second fighter for each of the first; the number of the best.
    """
    height = len(values) // width
    sign = -1 if winner else 1
    if winner:
        replies = [[own * width + reply for reply in range(width)] for own in range(height)]
    else:
        replies = [[reply * width + own for reply in range(height)] for own in range(width)]
    answers = [max(numbers, key=lambda number: sign * values[number]) for numbers in replies]
    return min(answers, key=lambda number: sign * values[number])


def _shares(fighter: Combatant, dice: int) -> list[Combatant]:
    if not dice:
        return [fighter]
    return [
        fighter._replace(attacks=attacks, parries=dice - attacks) for attacks in range(dice + 1)
    ]


def fight(
    first: Sequence[Combatant], second: Sequence[Combatant], aim: str = "harm"
) -> dict[tuple[Healths, Healths], Fraction]:
    """CON-100: the states of all fighters after one against several; the first side begins."""
    if not (first and second) or min(len(first), len(second)) > 1:
        raise OptionError("error-odds-fight")
    _check("fighters", len(first) + len(second), 2, MOST_FIGHTERS)
    for whose, side in (("first", first), ("second", second)):
        for fighter in side:
            _check_fighter(whose, fighter)
    if len(first) == len(second) == 1:
        both = exchange(first[0], second[0], aim)  # several times faster than any fight
        return {((one,), (other,)): chance for (one, other), chance in both.items()}
    worth = AIMS[aim]

    def of_all(ours: Healths, theirs: Healths) -> int:
        unhurt = Health()
        return sum(worth(each, unhurt) for each in ours) + sum(
            worth(unhurt, each) for each in theirs
        )

    return MeleeOdds(first, second, of_all).distribution()


def _check_fighter(whose: str, fighter: Combatant) -> None:
    _check("attacks", fighter.attacks, 0, MOST_DICE, whose)
    _check("parries", fighter.parries, 0, MOST_DICE, whose)
    for name in ("attack", "defence", "strength", "bonus"):
        _check(name, getattr(fighter, name), -FARTHEST, FARTHEST, whose)
    _check("resistance", fighter.resistance, 1, FARTHEST, whose)


def _check(name: str, number: int, least: int, most: int, whose: str = "") -> None:
    if not least <= number <= most:
        message = f"error-odds-range-{whose}" if whose else "error-odds-range"
        raise OptionError(message, name=name, value=number, least=least, most=most)
