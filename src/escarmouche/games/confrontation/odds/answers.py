"""Exact odds of Confrontation's dice, asked of the very rules that play them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from math import lcm
from typing import NamedTuple

from escarmouche.core.errors import OptionError
from escarmouche.games.confrontation.odds.blows import ExchangeOdds
from escarmouche.games.confrontation.odds.exchange import Combatant, Exchange
from escarmouche.games.confrontation.odds.melee import Healths, MeleeOdds, Start
from escarmouche.games.confrontation.odds.naturals import Dice
from escarmouche.games.confrontation.odds.opposition import OpposedTest, Side
from escarmouche.games.confrontation.odds.rolls import WOUND_THROWS, forget, reaches, wound_weights
from escarmouche.games.confrontation.odds.several import SeveralDice
from escarmouche.games.confrontation.wound_table import Result, WoundTable
from escarmouche.games.confrontation.wounds import ExtraDie, Health
from escarmouche.odds.loops import LoopSolution
from escarmouche.odds.matrix import equilibrium

__all__ = [
    "AIMS",
    "ExchangeOdds",
    "duel",
    "exchange",
    "fight",
    "forget",
    "harm",
    "kill",
    "melee",
    "opposed",
    "opposition",
    "rerolled",
    "sealed_duel",
    "success",
    "wound",
]

# More dice than any card asks for; beyond, exact answers take too long to be useful.
MOST_DICE = 6
MOST_FIGHTERS = 4  # one against three
MOST_SHARES = 64  # ways of both sides to share out their dice in a fight of several
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


class Ends(NamedTuple):
    """How a fight may end: how often each state of all fighters comes among all `whole` ways."""

    amounts: dict[tuple[Healths, Healths], int]
    whole: int

    def chances(self) -> dict[tuple[Healths, Healths], Fraction]:
        return {both: Fraction(amount, self.whole) for both, amount in self.amounts.items()}

    def chances_of_two(self) -> dict[tuple[Health, Health], Fraction]:
        """The same for one against one."""
        return {(one[0], other[0]): chance for (one, other), chance in self.chances().items()}


def exchange(
    first: Combatant, second: Combatant, aim: str = "harm"
) -> dict[tuple[Health, Health], Fraction]:
    """The state of both fighters after all their blows; the first one strikes first."""
    return fight_ends([first], [second], aim).chances_of_two()


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
    return duel_ends(first, second, dice, initiative, aim).chances_of_two()


def duel_ends(
    first: Combatant,
    second: Combatant,
    dice: tuple[int, int],
    initiative: tuple[int, int] | None = None,
    aim: str = "harm",
) -> Ends:
    shared = _SharedOut(first, second, dice, initiative, aim)
    width = len(shared.seconds)
    parts = []
    for winner, wins in enumerate(shared.chances):
        begin = winner * shared.pairs
        number = _best_shared(shared.odds.values[begin : begin + shared.pairs], width, winner)
        parts.append((wins, _ends_of_two(shared.odds, begin + number)))
    return _mixed(parts)


class SealedShare(NamedTuple):
    """One way to share out dice in secret: how often it is chosen, and what comes of it."""

    attacks: int
    weight: Fraction
    ends: Ends

    @property
    def after(self) -> dict[tuple[Health, Health], Fraction]:
        return self.ends.chances_of_two()


def sealed_duel(
    first: Combatant,
    second: Combatant,
    dice: tuple[int, int],
    initiative: tuple[int, int] | None = None,
    aim: str = "harm",
) -> list[SealedShare]:
    """CON-102, CON-103: the same if both share out their dice in secret, before the initiative.

    Nobody knows the other's dice, so the best play is a chance for each share, such that knowing
    these chances helps nobody. What comes of a share is told against the other's best chances.
    """
    shared = _SharedOut(first, second, dice, initiative, aim)
    width = len(shared.seconds)

    # Where the exchange of a pair of shares begins, and the chance of it, by who strikes first.
    begins = [(winner * shared.pairs, wins) for winner, wins in enumerate(shared.chances)]
    values = shared.odds.values
    gains = [
        [
            sum(
                [wins * values[begin + ours * width + theirs] for begin, wins in begins],
                Fraction(0),
            )
            for theirs in range(width)
        ]
        for ours in range(len(shared.firsts))
    ]
    weights, others = equilibrium(gains)
    found = []
    for ours, card in enumerate(shared.firsts):
        mixed = [
            (often * wins, _ends_of_two(shared.odds, begin + ours * width + theirs))
            for theirs, often in enumerate(others)
            for begin, wins in begins
            if often * wins
        ]
        found.append(SealedShare(card.attacks, weights[ours], _mixed(mixed)))
    return found


class _SharedOut:
    """One against one with every way to share out the dice, whoever wins the initiative."""

    def __init__(
        self,
        first: Combatant,
        second: Combatant,
        dice: tuple[int, int],
        initiative: tuple[int, int] | None,
        aim: str,
    ) -> None:
        for name, each in (("dice-a", dice[0]), ("dice-b", dice[1])):
            _check(name, each, 0, MOST_DICE)
        for whose, fighter in (("first", first), ("second", second)):
            _check_fighter(whose, fighter)
        self.firsts, self.seconds = _shares(first, dice[0]), _shares(second, dice[1])
        self.pairs = len(self.firsts) * len(self.seconds)
        self.chances = _initiative(initiative)
        starts = [
            Exchange.start(ours, theirs, winner)
            for winner in range(len(self.chances))
            for ours in self.firsts
            for theirs in self.seconds
        ]
        self.odds = ExchangeOdds(starts, AIMS[aim])


def _initiative(values: tuple[int, int] | None) -> Sequence[Fraction]:
    """CON-103: the chance of each side to win it; without values the first one has."""
    return [Fraction(1)] if values is None else opposed(Side(values[0]), Side(values[1]))


def _ends_of_two(odds: ExchangeOdds, number: int) -> Ends:
    amounts, whole = odds.amounts(number)
    return Ends({((one,), (other,)): each for (one, other), each in amounts.items()}, whole)


def _mixed(parts: Sequence[tuple[Fraction, Ends]]) -> Ends:
    """How fights end of which each takes place with a chance."""
    whole = lcm(*[chance.denominator * ends.whole for chance, ends in parts])
    mixed: dict[tuple[Healths, Healths], int] = {}
    for chance, (amounts, of) in parts:
        unit = whole // (chance.denominator * of) * chance.numerator
        for both, amount in amounts.items():
            mixed[both] = mixed.get(both, 0) + unit * amount
    return Ends(mixed, whole)


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
    return fight_ends(first, second, aim).chances()


def fight_ends(first: Sequence[Combatant], second: Sequence[Combatant], aim: str = "harm") -> Ends:
    _check_sides(first, second)
    if len(first) == len(second) == 1:  # twice as fast as any fight
        return _ends_of_two(ExchangeOdds([Exchange.start(first[0], second[0])], AIMS[aim]), 0)
    odds = MeleeOdds(len(first), _aim_of_all(aim))
    return Ends(*odds.amounts(odds.start(first, second)))


def melee(
    first: Sequence[Combatant],
    second: Sequence[Combatant],
    dice: tuple[Sequence[int], Sequence[int]],
    initiative: tuple[int, int] | None = None,
    aim: str = "harm",
) -> dict[tuple[Healths, Healths], Fraction]:
    """CON-100 … CON-103: one against several from the initiative on, like `duel`.

    A fighter with no dice to share keeps those on its card.
    """
    return melee_ends(first, second, dice, initiative, aim).chances()


def melee_ends(
    first: Sequence[Combatant],
    second: Sequence[Combatant],
    dice: tuple[Sequence[int], Sequence[int]],
    initiative: tuple[int, int] | None = None,
    aim: str = "harm",
) -> Ends:
    _check_sides(first, second)
    for name, side in (("dice-a", dice[0]), ("dice-b", dice[1])):
        for each in side:
            _check(name, each, 0, MOST_DICE)
    sides = [_shares_of_all(first, dice[0]), _shares_of_all(second, dice[1])]
    _check("shares", len(sides[0]) * len(sides[1]), 1, MOST_SHARES)
    parts = []
    for winner, wins in enumerate(_initiative(initiative)):
        ends = _best_shared_by_all(sides[winner], sides[1 - winner], _aim_of_all(aim))
        if winner:
            amounts = {(ours, theirs): amount for (theirs, ours), amount in ends.amounts.items()}
            ends = Ends(amounts, ends.whole)
        parts.append((wins, ends))
    return _mixed(parts)


def _best_shared_by_all(
    winners: Sequence[Sequence[Combatant]],
    losers: Sequence[Sequence[Combatant]],
    aim: Callable[[Healths, Healths], int],
) -> Ends:
    """CON-103: the losers of the initiative share out first, then the winners, who have seen it.

    A share is given up as soon as one reply makes it worse than another one; what answered the
    last share best is tried first.
    """
    odds = MeleeOdds(len(winners[0]), aim)
    least: Start | None = None
    replies = [*range(len(winners))]
    for lost in losers:
        best: Start | None = None
        for reply in [*replies]:
            if least is not None and best is not None and not odds.above(least, best):
                break
            start = odds.start(winners[reply], lost)
            if best is None or odds.above(start, best):
                best = start
                replies = [reply, *[each for each in replies if each != reply]]
        assert best is not None
        if least is None or odds.above(least, best):
            least = best
    assert least is not None
    return Ends(*odds.amounts(least))


def _shares_of_all(side: Sequence[Combatant], dice: Sequence[int]) -> list[list[Combatant]]:
    """Every way of a side to share out its dice; who has the same card may change places."""
    found: list[list[Combatant]] = [[]]
    for at, fighter in enumerate(side):
        shares = _shares(fighter, dice[at])
        twin = at > 0 and side[at - 1] == fighter and dice[at - 1] == dice[at]
        found = [
            [*before, share]
            for before in found
            for share in shares
            if not twin or share.attacks <= before[-1].attacks
        ]
    return found


def _aim_of_all(aim: str) -> Callable[[Healths, Healths], int]:
    worth, unhurt = AIMS[aim], Health()

    def of_all(ours: Healths, theirs: Healths) -> int:
        return sum([worth(each, unhurt) for each in ours]) + sum(
            [worth(unhurt, each) for each in theirs]
        )

    return of_all


def _check_sides(first: Sequence[Combatant], second: Sequence[Combatant]) -> None:
    if not (first and second) or min(len(first), len(second)) > 1:
        raise OptionError("error-odds-fight")
    _check("fighters", len(first) + len(second), 2, MOST_FIGHTERS)
    for whose, side in (("first", first), ("second", second)):
        for fighter in side:
            _check_fighter(whose, fighter)


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
