"""Exact odds equal brute force, and a million simulated games agree with them."""

from collections.abc import Callable
from fractions import Fraction
from functools import cache, partial
from itertools import combinations, product
from math import sqrt
from random import Random
from typing import Any

import pytest

from escarmouche.core.dice import FairDice
from escarmouche.core.errors import OptionError
from escarmouche.games.confrontation.odds import answers as odds
from escarmouche.games.confrontation.odds.contest import Contest
from escarmouche.games.confrontation.odds.exchange import Combatant, Exchange
from escarmouche.games.confrontation.odds.opposition import OpposedTest, Side, same_future
from escarmouche.games.confrontation.odds.trials import DifficultyTest, OpenTest
from escarmouche.games.confrontation.wound_table import ROWS, Result, WoundTable, default_table
from escarmouche.games.confrontation.wounds import ExtraDie, Health, Level, WoundRoll
from escarmouche.odds.exact import Solution
from escarmouche.odds.graph import Tree
from escarmouche.odds.loops import LoopSolution
from escarmouche.odds.tree import CHANCE, OVER, fair, run

SIXTH = Fraction(1, 6)
FACES = range(1, 7)


# Oracles: the booklet's rules once more, as slow and obvious as possible.


def chance_of(value: int, difficulty: int, dice: int, brute: bool) -> Fraction:
    """The best chance to succeed, over every set of dice that may be rerolled, each time."""

    def after(results: tuple[int, ...], faces: tuple[int, ...]) -> Fraction:
        if any(value + r >= difficulty and value + r > 0 for r in results):
            return Fraction(1)
        live = [r for r, f in zip(results, faces, strict=True) if f == 6 or (brute and f == 5)]
        chances = [Fraction(0)]
        for size in range(1, len(live) + 1):
            chances += [again(tuple(sorted(chosen))) for chosen in combinations(live, size)]
        return max(chances)

    @cache
    def again(chains: tuple[int, ...]) -> Fraction:
        total = Fraction(0)
        for faces in product(FACES, repeat=len(chains)):
            results = tuple(
                1 if face == 1 else chain + face for chain, face in zip(chains, faces, strict=True)
            )
            total += after(results, faces)
        return total / 6 ** len(chains)

    first = [after(faces, faces) for faces in product(FACES, repeat=dice)]
    return sum(first, Fraction(0)) / 6**dice


@pytest.mark.parametrize("brute", [False, True])
@pytest.mark.parametrize(
    ("dice", "difficulties"), [(1, range(-8, 33)), (2, range(1, 22)), (3, range(4, 17))]
)
def test_a_test_against_a_difficulty_equals_brute_force(
    dice: int, difficulties: range, brute: bool
) -> None:
    for difficulty in difficulties:
        for value in (-7, 0, 4):
            expected = chance_of(value, difficulty, dice, brute)
            assert odds.success(value, difficulty, dice, brute) == expected, (value, difficulty)


def test_known_chances() -> None:
    assert odds.success(4, 7) == Fraction(4, 6)
    assert odds.success(4, 12) == Fraction(5, 36)
    assert odds.success(3, 4) == 1
    assert odds.success(-3, 0) == Fraction(1, 2)  # a final of 0 fails


Throw = tuple[int, tuple[int, ...]]  # the best result on the table, and those that may be rerolled


def opposed_bounds(
    a: int, b: int, again: Fraction, deep: int, dice: tuple[int, int] = (1, 1)
) -> tuple[Fraction, Fraction]:
    """Bounds of side A's chance if a tie thrown again is worth `again`.

    Chains of rerolls are followed `deep` rerolls far; what lies beyond counts 0, then 1.
    """

    def ended(x: int, y: int) -> Fraction:
        if x > 0 and x > y:
            return Fraction(1)
        return Fraction(0) if y > 0 and y > x else again

    @cache
    def throws(chains: tuple[int, ...]) -> list[tuple[Throw, Fraction]]:
        """Every throw of dice that already count so much (0: the first throw)."""
        counted: dict[Throw, int] = {}
        for faces in product(FACES, repeat=len(chains)):
            results = [1 if c and f == 1 else c + f for c, f in zip(chains, faces, strict=True)]
            live = sorted(r for r, f in zip(results, faces, strict=True) if f == 6)
            throw = (max(results), tuple(live))
            counted[throw] = counted.get(throw, 0) + 1
        return [(throw, Fraction(count, 6 ** len(chains))) for throw, count in counted.items()]

    @cache
    def decide(first: Throw, second: Throw, depth: int, beyond: int) -> Fraction:
        """Who may still reroll decides, the lower one first."""
        (x, x_live), (y, y_live) = first, second
        fx, fy = a + x, b + y
        if depth > deep:
            return Fraction(beyond)
        if not x_live and not y_live:
            return ended(fx, fy)

        def decides(seat: int) -> Fraction:
            """The best for a seat: to decline, or to throw any of its sixes again."""
            throw, live = (first, second)[seat]

            def changed(own: Throw, deeper: int) -> Fraction:
                pair = (own, second) if seat == 0 else (first, own)
                return decide(*pair, depth + deeper, beyond)

            declined = changed((throw, ()), 0)
            if not (y_live, x_live)[seat] and ended(fx, fy) == 1 - seat:
                return declined
            rerolls = [
                sum(part * changed(t, 1) for t, part in throws(chosen))
                for size in range(1, len(live) + 1)
                for chosen in set(combinations(live, size))
            ]
            return (max, min)[seat]([declined, *rerolls])

        if x_live and y_live and fx == fy:
            return (decides(0) + decides(1)) / 2
        if x_live and (not y_live or fx < fy):
            return decides(0)
        return decides(1)

    low, high = (
        sum(
            p * q * decide(first, second, 0, beyond)
            for first, p in throws((0,) * dice[0])
            for second, q in throws((0,) * dice[1])
        )
        for beyond in (0, 1)
    )
    return Fraction(low), Fraction(high)


@pytest.mark.parametrize(
    ("a", "b"), [(3, 3), (3, 2), (2, 3), (5, 0), (9, 2), (12, 1), (-4, -3), (-9, -8), (-2, 5)]
)
@pytest.mark.parametrize("dice", [(1, 1), (1, 2), (2, 1), (2, 2), (3, 2)])
def test_an_opposed_test_is_worth_what_its_own_value_makes_it(
    a: int, b: int, dice: tuple[int, int]
) -> None:
    value = odds.opposed(Side(a, dice[0]), Side(b, dice[1]))[0]
    low, high = opposed_bounds(a, b, value, 16, dice)
    assert low <= value <= high
    assert high - low < Fraction(1, 10**7)


@pytest.mark.parametrize(
    "sides",
    [
        (Side(4, 3), Side(3, 2)),
        (Side(-7, 2), Side(1, 4)),
        (Side(2, 2), Side(2, 3)),  # 6s tie
        (Side(8, 2), Side(2, 2)),  # and do so after a reroll
        (Side(-9, 2), Side(-8, 2)),  # long chains of 0 or less on both sides
        (Side(-20, 2), Side(-14)),
        (Side(20, 2), Side(-4, 2)),
        (Side(3, fixed=5), Side(2, 3)),
    ],
)
def test_con_04_deciding_about_every_die_is_never_better_than_about_all_at_once(
    sides: tuple[Side, Side],
) -> None:
    every_choice = Tree(same_future)
    solution = LoopSolution(OpposedTest.start(*sides), lambda winner: 1 - winner, every_choice)
    assert solution.value == odds.opposed(*sides)[0]


def test_an_opposed_test_is_fair_between_equals_and_mirrors() -> None:
    for dice in (1, 2):
        assert odds.opposed(Side(3, dice), Side(3, dice)) == (Fraction(1, 2), Fraction(1, 2))
    for a, b in ((Side(4, 2), Side(2)), (Side(1), Side(5, 2)), (Side(3, 3), Side(3))):
        assert odds.opposed(a, b) == odds.opposed(b, a)[::-1]


def test_states_with_the_same_future_have_the_same_value() -> None:
    """Lowering both chains is only a shortcut: long chains are worth what it says."""
    solution = odds.opposition(Side(4), Side(3))
    start = OpposedTest.start(Side(4), Side(3)).play(6).play(6)
    longer = start.play((6,)).play(6).play((6,)).play(6)
    assert longer.finals == (16, 15)
    assert same_future(longer) == start
    low, high = opposed_bounds(4, 3, solution.value, 18)
    assert low <= solution.value <= high


def test_chains_are_not_lowered_where_a_broken_one_would_tie_instead_of_losing() -> None:
    test = OpposedTest.start(Side(5), Side(0)).play(6).play(6)
    test = test.play((6,)).play(6).play((6,)).play(6)
    assert test.finals == (17, 12)
    assert same_future(test) == test  # 12 beats 5 + 1, but 6 would tie with it


def test_a_fixed_result_wins_as_often_as_it_should() -> None:
    # A fixed final of 8 against 2 + die: only a chain of 6 and more than 2, a tie rolls again.
    value = odds.opposed(Side(4, fixed=4), Side(2))[1]
    tie_then_win = value
    # From a tie (a 6) the second side may reroll: 8 + 2 … 8 + 6 win, a 1 loses.
    assert value == SIXTH * max(Fraction(5, 6), tie_then_win)


@pytest.mark.parametrize("difference", range(-8, 20))
def test_wound_results_equal_enumeration(difference: int) -> None:
    table = default_table()
    ranks = {result: rank for rank, result in enumerate(Result)}

    def read(first: int, second: int) -> Result:
        if first == second == 6:
            return Result.KILLED
        return table.read(max(first, second) + difference, min(first, second) - 1)

    expected: dict[ExtraDie, dict[Result, Fraction]] = {
        extra: dict.fromkeys(Result, Fraction(0)) for extra in ExtraDie
    }
    for x, y, z in product(FACES, repeat=3):
        pairs = [read(x, y), read(x, z), read(y, z)]
        expected[ExtraDie.NONE][pairs[0]] += Fraction(1, 216)
        expected[ExtraDie.AMPLIFIED][max(pairs, key=ranks.__getitem__)] += Fraction(1, 216)
        expected[ExtraDie.ATTENUATED][min(pairs, key=ranks.__getitem__)] += Fraction(1, 216)
    strength, resistance = difference + 9, 9
    for extra in ExtraDie:
        assert odds.wound(strength, resistance, extra=extra) == expected[extra]


def test_wound_odds_agree_with_icepool() -> None:
    from icepool import d6, tupleize

    pair = tupleize(d6, d6)
    killed = pair.map(lambda x, y: default_table().read(20, 0) is Result.KILLED or x == y)
    assert odds.wound(20, 1)[Result.KILLED] == killed.probability(True)


# Exchange


def hit_chance(attack: int, defence: int) -> Fraction:
    """One attack against one parry: the best number of rerolls, tried one by one."""

    def lands(final: int) -> Fraction:
        return Fraction(0) if final <= 0 else 1 - odds.success(defence, final)

    def stopping_after(rerolls: int) -> Fraction:
        total, reached = Fraction(0), Fraction(1)
        for chain in range(rerolls + 1):
            base = 6 * chain
            for face in range(1, 6):
                natural = 1 if chain and face == 1 else base + face
                total += reached * SIXTH * lands(attack + natural)
            reached *= SIXTH
        return total + reached * lands(attack + 6 * (rerolls + 1))

    return max(stopping_after(rerolls) for rerolls in range(6))


@pytest.mark.parametrize(("attack", "defence"), [(4, 3), (2, 6), (8, 1), (0, 0), (20, 0), (-2, 3)])
def test_one_blow_and_one_parry_equal_the_best_number_of_rerolls(attack: int, defence: int) -> None:
    striker, target = Combatant(attack, 0, 4, 1, attacks=1), Combatant(0, defence, 0, 5, parries=1)
    after = odds.exchange(striker, target)
    wounds = odds.wound(4, 5)
    unhurt = 1 - hit_chance(attack, defence) * (1 - wounds[Result.NONE])
    assert after.get((Health(), Health()), Fraction(0)) == unhurt
    assert sum(after.values()) == 1


def die_by_die(start: Exchange, aim: Callable[[Health, Health], int]) -> Fraction:
    """The value of an exchange by trying everything, with four rerolls of an attack at most."""

    @cache
    def value(state: Exchange) -> Fraction:
        actor = state.actor
        if actor == OVER:
            return Fraction(aim(*state.outcome()))
        moves = list(state.moves())
        if actor == CHANCE:
            return sum((value(state.play(move)) for move in moves), Fraction(0)) / 6
        if isinstance(state.test, OpenTest) and state.test.dice.best >= 30:
            moves = [()]
        return (max if actor == 0 else min)(value(state.play(move)) for move in moves)

    return value(start)


# A table on which the location hardly counts and the head is the safest place to be hit.
OWN_TABLE = WoundTable(
    {row: (list(Result)[min(rank // 2, 5)],) * 4 + (Result.NONE,) for rank, row in enumerate(ROWS)}
)


@pytest.mark.parametrize("bonus", [-3, 0, 4])
@pytest.mark.parametrize("table", [None, OWN_TABLE])
@pytest.mark.parametrize("extra", ExtraDie)
def test_con_30_con_39_the_wounds_of_an_exchange_have_the_bonus_and_table_of_the_striker(
    bonus: int, table: WoundTable | None, extra: ExtraDie
) -> None:
    """One attack that always hits: every throw of three dice is read in the table."""
    striker = Combatant(9, 0, 5, 1, attacks=1, extra=extra, bonus=bonus, table=table)
    other = OWN_TABLE if table is None else None  # the table of the target does not count
    target = Combatant(0, 0, 0, 4, bonus=7, table=other)

    def read(first: int, second: int) -> int:
        if first == second == 6:
            return len(Result) - 1
        final = max(first, second) + 5 - 4 + bonus
        return list(Result).index((table or default_table()).read(final, min(first, second) - 1))

    expected: dict[tuple[Health, Health], Fraction] = {}
    for x, y, z in product(FACES, repeat=3):
        ranks = [read(x, y), read(x, z), read(y, z)]
        rank = {"normal": ranks[0], "amplified": max(ranks), "attenuated": min(ranks)}[extra.value]
        after = Health(Level(max(rank - 1, 0)), stunned=rank == 1)
        expected[Health(), after] = expected.get((Health(), after), Fraction(0)) + Fraction(1, 216)
    assert odds.exchange(striker, target) == expected


@pytest.mark.parametrize("aim", [odds.harm, odds.kill])
@pytest.mark.parametrize(
    ("first", "second"),
    [
        # Bonuses and tables of their own on both sides.
        (
            Combatant(2, 3, 5, 4, attacks=1, parries=1, bonus=3),
            Combatant(4, 2, 4, 5, 1, 1, table=OWN_TABLE, bonus=-1),
        ),
        (Combatant(4, 0, 6, 1, attacks=2), Combatant(0, 4, 0, 5, parries=1)),
        (Combatant(2, 3, 5, 4, attacks=1, parries=1), Combatant(4, 2, 4, 5, 1, 1)),
        (
            Combatant(3, 0, 7, 1, attacks=1, brute=True, extra=ExtraDie.AMPLIFIED),
            Combatant(0, 6, 0, 5, parries=1, health=Health(Level.LIGHT)),
        ),
        # The target would rather take a great attack than spend its only parry on it.
        (Combatant(2, 0, 5, 1, attacks=2, brute=True), Combatant(0, 8, 0, 5, parries=1)),
        # Chains of 5s and 6s that come to the same result in several ways.
        (Combatant(-9, 0, 7, 1, attacks=1, brute=True), Combatant(0, 6, 0, 5, parries=1)),
        # Low results miss by themselves, and that is known when the second attack is weighed.
        (Combatant(-2, 0, 6, 1, attacks=2), Combatant(0, 4, 0, 5, parries=1)),
        # More parries than blows, and fewer once one of them is spared.
        (Combatant(4, 0, 6, 1, attacks=2), Combatant(0, 4, 0, 5, parries=3)),
    ],
)
def test_an_exchange_solved_by_stages_equals_one_solved_die_by_die(
    first: Combatant, second: Combatant, aim: Callable[[Health, Health], int]
) -> None:
    start = Exchange.start(first, second)
    solved = odds.ExchangeOdds([start], aim)
    assert solved.values == [die_by_die(start, aim)]
    after = solved.distribution()
    assert worth(after, aim) == solved.values[0]


def worth(
    after: dict[tuple[Health, Health], Fraction], aim: Callable[[Health, Health], int]
) -> Fraction:
    return sum((aim(*healths) * part for healths, part in after.items()), Fraction())


def with_dice(card: Combatant, dice: int) -> list[Combatant]:
    """A fighter with its dice shared out in every way."""
    return [card._replace(attacks=each, parries=dice - each) for each in range(dice + 1)]


def test_con_103_the_loser_of_the_initiative_shares_out_first_and_both_do_it_best() -> None:
    first = Combatant(4, 3, 5, 6, health=Health(Level.LIGHT))
    second = Combatant(3, 5, 6, 4, brute=True)

    # One exchange after the other, seen by whoever has won the initiative.
    def replied(winner: Combatant, loser: Combatant) -> Fraction:
        return min(
            max(worth(odds.exchange(own, other), odds.harm) for own in with_dice(winner, 2))
            for other in with_dice(loser, 2)
        )

    won, lost = replied(first, second), -replied(second, first)
    assert worth(odds.duel(first, second, (2, 2)), odds.harm) == won
    chance, other = odds.opposed(Side(3), Side(4))
    both = odds.duel(first, second, (2, 2), (3, 4))
    assert worth(both, odds.harm) == chance * won + other * lost
    assert sum(both.values()) == 1


@pytest.mark.parametrize("twins", [True, False])
def test_con_103_one_against_two_share_out_as_well_as_every_pair_of_shares_tells(
    twins: bool,
) -> None:
    alone = Combatant(3, 4, 6, 5)
    pair = [Combatant(3, 3, 4, 4), Combatant(3, 3 if twins else 5, 4, 4)]

    def gained(winners: list[Combatant], losers: list[Combatant]) -> Fraction:
        total = Fraction(0)
        for (ours, theirs), chance in odds.fight(winners, losers).items():
            lost = sum(odds.harm(each, Health()) for each in ours)
            total += chance * (lost + sum(odds.harm(Health(), each) for each in theirs))
        return total

    single = [[each] for each in with_dice(alone, 2)]
    double = [list(both) for both in product(*[with_dice(each, 1) for each in pair])]
    won = min(max(gained(ours, theirs) for ours in single) for theirs in double)
    lost = min(max(gained(theirs, ours) for theirs in double) for ours in single)

    def solved(initiative: tuple[int, int] | None) -> Fraction:
        total = Fraction(0)
        found = odds.melee([alone], pair, ([2], [1, 1]), initiative)
        for (ours, theirs), chance in found.items():
            hurt = [odds.harm(Health(), each) for each in theirs]
            total += chance * (odds.harm(ours[0], Health()) + sum(hurt))
        assert sum(found.values()) == 1
        return total

    assert solved(None) == won
    chance, other = odds.opposed(Side(2), Side(4))
    assert solved((2, 4)) == chance * won - other * lost


def test_con_103_dice_shared_out_in_secret_are_mixed_so_that_nobody_can_do_better() -> None:
    first, second = Combatant(4, 2, 6, 4), Combatant(3, 4, 6, 4, brute=True)
    shares = odds.sealed_duel(first, second, (2, 2), (3, 4))
    assert [share.attacks for share in shares] == [0, 1, 2]
    assert sum(share.weight for share in shares) == 1
    chances = odds.opposed(Side(3), Side(4))
    value = sum(share.weight * worth(share.after, odds.harm) for share in shares)
    for share in shares:  # no share of one's own is better against the other's chances
        assert sum(share.after.values()) == 1
        assert worth(share.after, odds.harm) <= value
    for theirs in with_dice(second, 2):  # and no share of the other's against one's own
        against = Fraction(0)
        for share, ours in zip(shares, with_dice(first, 2), strict=True):
            won = worth(odds.exchange(ours, theirs), odds.harm)
            lost = -worth(odds.exchange(theirs, ours), odds.harm)
            against += share.weight * (chances[0] * won + chances[1] * lost)
        assert against >= value


def test_con_105_floating_point_decides_an_attack_as_whole_numbers_do_or_says_it_cannot() -> None:
    hand = Random(105)
    decided = 0
    for _ in range(600):
        attack = OpenTest.start(hand.randint(-3, 9), brute=hand.random() < 0.2)
        contest = Contest(attack, hand.randint(-3, 9))
        # What may follow, in the order in which the striker likes it; often some of it is equal.
        missed, parried, taken, struck = sorted(hand.choices(range(7), k=4))
        scale = 6**60
        ways = [each * scale for each in (missed, taken, parried, struck)]
        value, exact = contest.best(*ways)
        nearly = contest.estimate(missed, taken, parried, struck)
        assert nearly == pytest.approx(float(Fraction(value, scale)))
        found = contest.decided(missed, taken, parried, struck, alike=taken == struck)
        if found is not None:
            decided += 1
            assert contest.weights(found) == contest.weights(exact)
    assert decided > 200
    assert contest.decided(1, 1, 1, 1, alike=True) is None


def test_a_brute_without_attacks_among_several_is_answered() -> None:
    # The first of equal blows is found by exact values; fighters alike may change places.
    brute = Combatant(-3, -4, 5, 6, parries=1, brute=True, extra=ExtraDie.ATTENUATED)
    twin, weak = Combatant(4, 0, 9, 9, attacks=2), Combatant(-3, -2, 0, 7, attacks=1)
    after = odds.fight([brute], [twin, weak, twin])
    assert sum(after.values()) == 1
    assert {theirs for _, theirs in after} == {(Health(),) * 3}


def test_long_chains_of_thick_brutes_are_followed_to_their_end() -> None:
    striker, target = Combatant(-60, 0, 4, 1, 1, brute=True), Combatant(0, 60, 0, 5, parries=1)
    after = odds.exchange(striker, target)
    assert sum(after.values()) == 1
    # At best it is as likely to hit as nobody parrying would let it be.
    assert 0 < 1 - after[Health(), Health()] < odds.success(-60, 1, brute=True)


def test_con_63_an_exchange_alternates_blows_and_wounds_weaken() -> None:
    first = Combatant(5, 3, 9, 5, attacks=2, parries=0)
    second = Combatant(4, 3, 4, 5, attacks=1, parries=1)
    blow = Exchange.start(first, second)
    assert (blow.seat, blow.stage.value, blow.test.value) == (0, "attack", 5)
    answer = blow.play(4)
    assert (answer.actor, list(answer.moves())) == (1, ["take", "parry"])
    parry = answer.play("parry")
    assert (parry.test.value, parry.test.difficulty) == (3, 9)
    wounded = parry.play(2).play(3).play(5)  # parry fails, then abdomen, 5 + 9 − 5: serious
    assert wounded.outcome()[1] == Health(Level.SERIOUS)
    assert (wounded.seat, wounded.test.value) == (1, 2)  # the other strikes, weakened by 2
    last = wounded.play(1).play(1).play(4)  # hit; FOR 4 is weakened too: 4 + 2 − 5 stuns
    assert last.outcome()[0] == Health(stunned=True)
    assert (last.seat, last.test.value) == (0, 4)
    assert last.play(2).stage.value == "wound"  # the only parry is spent


def test_con_63_every_decision_belongs_to_its_own_side() -> None:
    first = Combatant(5, 3, 9, 5, attacks=1, extra=ExtraDie.ATTENUATED)
    second = Combatant(4, 3, 4, 5, attacks=1, parries=1)
    attack = Exchange.start(first, second).play(6)
    assert attack.actor == 0  # reroll the attack
    parry = attack.play(()).play("parry").play(6)
    assert (parry.test.final, parry.actor) == (9, 1)  # reroll the parry: 9 is not 11
    wound = parry.play(()).play(2).play(3).play(4)
    assert wound.actor == 1  # attenuated: the victim picks
    back = wound.play((0, 1))
    assert (back.seat, back.stage.value) == (1, "attack")


def test_con_63_the_dead_do_not_strike_back() -> None:
    first, second = Combatant(5, 0, 9, 5, attacks=2), Combatant(5, 0, 9, 5, attacks=2)
    dead = Exchange.start(first, second).play(3).play(6).play(6)
    assert dead.actor == OVER
    assert dead.outcome() == (Health(), Health(Level.KILLED))


def test_con_63_an_attack_of_0_or_less_misses_by_itself() -> None:
    first, second = Combatant(-3, 0, 9, 5, attacks=1), Combatant(0, 0, 0, 5, parries=1)
    assert Exchange.start(first, second).play(3).outcome() == (Health(), Health())


def test_the_aim_changes_the_odds() -> None:
    striker, target = Combatant(4, 0, 6, 1, attacks=3), Combatant(0, 5, 0, 4, parries=2)

    def killed(aim: str) -> Fraction:
        after = odds.exchange(striker, target, aim)
        return sum((c for (_, health), c in after.items() if health.killed), Fraction(0))

    value = odds.ExchangeOdds([Exchange.start(striker, target)], odds.kill).values[0]
    assert killed("kill") == value


# Simulation


def simulated(
    start: Any, policy: Callable[[Any], Any], outcome: Callable[[Any], bool], games: int, seed: int
) -> float:
    """The share of games that end so; transitions are looked up once they are known."""
    random = Random(seed).random
    table: dict[Any, Any] = {}

    def look_up(state: Any) -> Any:
        while state.actor not in (CHANCE, OVER):
            state = state.play(policy(state))
        if state not in table:
            table[state] = None
            if state.actor == OVER:
                table[state] = bool(outcome(state.outcome()))
            else:
                weighted = zip(state.moves(), state.weights(), strict=True)
                table[state] = [m for move, w in weighted for m in [state.play(move)] * w]
        return state

    resolved: dict[Any, Any] = {}
    hits = 0
    first = look_up(start)
    for _ in range(games):
        state = first
        following = table[state]
        while following.__class__ is list:
            raw = following[int(random() * len(following))]
            state = resolved.get(raw)
            if state is None:
                state = resolved[raw] = look_up(raw)
            following = table[state]
        hits += following
    return hits / games


def assert_agrees(share: float, chance: Fraction, games: int) -> None:
    error = sqrt(chance * (1 - chance) / games)
    assert abs(share - chance) <= 4 * error


MILLION = 1_000_000


def test_a_million_tests_agree_with_the_odds() -> None:
    start = DifficultyTest.start(3, 11, 2)
    solution = Solution(start, int)
    share = simulated(start, solution.best, bool, MILLION, seed=1)
    assert_agrees(share, odds.success(3, 11, 2), MILLION)


def test_a_million_opposed_tests_agree_with_the_odds() -> None:
    sides = Side(4), Side(3, 2)
    solution = odds.opposition(*sides)
    share = simulated(
        OpposedTest.start(*sides), solution.best, lambda winner: winner == 0, MILLION, seed=2
    )
    assert_agrees(share, odds.opposed(*sides)[0], MILLION)


def test_a_million_amplified_wound_rolls_agree_with_the_odds() -> None:
    start = WoundRoll.start(4, 5, extra=ExtraDie.AMPLIFIED)
    ranks = list(Result)
    solution = Solution(start, lambda wound: ranks.index(wound.result), 0, 5)
    share = simulated(
        start, solution.best, lambda wound: wound.result is Result.SERIOUS, MILLION, seed=3
    )
    expected = odds.wound(4, 5, extra=ExtraDie.AMPLIFIED)[Result.SERIOUS]
    assert_agrees(share, expected, MILLION)


def test_exchanges_with_fair_dice_run_the_same_rules() -> None:
    """The dice of a real game walk through the tree that the odds are asked of."""
    games = 2_000
    striker, target = Combatant(9, 0, 6, 1, attacks=1), Combatant(0, 0, 0, 4)
    killed = 0
    for number in range(games):
        dice = FairDice.seeded(number)
        end = run(Exchange.start(striker, target), fair(dice), lambda state: ())
        killed += end.outcome()[1].killed
    expected = odds.wound(6, 4)[Result.KILLED]
    assert_agrees(killed / games, expected, games)


def test_best_decisions() -> None:
    # A 6 rerolled gives 1 or at least 8: worth it for 8, no better for 7.
    for most, move in ((7, ()), (8, (6,))):
        attack = Solution(OpenTest.start(0), partial(min, most), 0, most)
        assert attack.best(OpenTest.start(0).play(6)) == move
    risky = Solution(DifficultyTest.start(0, 7), int)
    assert risky.best(DifficultyTest.start(0, 7).play(6)) == (6,)


@pytest.mark.parametrize(
    ("ask", "sentence"),
    [
        (lambda: odds.success(3, 7, 0), "“dice” cannot be 0; it must be from 1 to 6."),
        (lambda: odds.opposed(Side(3, -1), Side(2)), "“dice-a” cannot be -1"),
        (lambda: odds.opposed(Side(3), Side(-70)), "“b” cannot be -70"),
        (lambda: odds.wound(3, 0), "“resistance” cannot be 0"),
        (
            lambda: odds.exchange(Combatant(99, 0, 4, 1, 1), Combatant(0, 4, 0, 5)),
            "“attack” of the fighter who strikes first cannot be 99",
        ),
        (
            lambda: odds.exchange(Combatant(4, 0, 4, 1, 1), Combatant(99, 4, 0, 5)),
            "“attack” of the fighter who is struck first cannot be 99",
        ),
        (lambda: odds.wound(3, 4, bonus=61), "“bonus” cannot be 61"),
        (lambda: odds.success(3, 1000), "“difficulty” cannot be 1,000"),
    ],
)
def test_impossible_questions_are_refused(ask: Callable[[], Any], sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence.replace(".", r"\.")):
        ask()


def test_con_08_an_opposed_result_is_kept_or_thrown_again_for_these_chances() -> None:
    # 6 against 5 + 5, which can no longer change: 5 and 6 win, 4 ties and all is thrown again.
    keep, again = odds.rerolled((0, 5), (6, 5), 0b01, 0)
    afresh, _ = odds.opposed(Side(0), Side(5))
    assert (keep, again) == (0, Fraction(2, 6) + afresh / 6)
    # Who is ahead of a result that cannot change keeps it.
    assert odds.rerolled((5, 0), (6, 5), 0b01, 0)[0] == 1


@pytest.mark.parametrize("values", [(0, 0), (3, 5), (-2, 4), (4, -3)])
def test_con_08_both_may_throw_again_and_the_better_way_is_what_the_test_is_worth(
    values: tuple[int, int],
) -> None:
    """All first throws together come to what the opposed test is worth as a whole."""
    total = Fraction(0)
    for first, second in product(range(1, 7), repeat=2):
        live = (first == 6) | (second == 6) << 1
        finals = values[0] + first, values[1] + second
        if not live:
            if finals[0] == finals[1] or max(finals) <= 0:
                total += odds.opposed(Side(values[0]), Side(values[1]))[0]
            else:
                total += finals[0] > finals[1]
        elif live == 3 and finals[0] == finals[1]:  # a lot says who decides first
            each = [max(odds.rerolled(values, (first, second), live, seat)) for seat in (0, 1)]
            total += (each[0] + 1 - each[1]) / 2
        else:
            seat = live - 1 if live < 3 else int(finals[1] < finals[0])
            best = max(odds.rerolled(values, (first, second), live, seat))
            total += 1 - best if seat else best
    assert total / 36 == odds.opposed(Side(values[0]), Side(values[1]))[0]
