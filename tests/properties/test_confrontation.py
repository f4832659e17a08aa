"""What always holds: health, modifiers, zones, structure points, distances."""

from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from escarmouche.core.texts import Message
from escarmouche.games.confrontation.characteristics import (
    Characteristic,
    Kind,
    Modifier,
    bonus,
    halving,
    penalty,
    replacement,
)
from escarmouche.games.confrontation.odds import answers as odds
from escarmouche.games.confrontation.odds.opposition import OpposedTest, Side, same_future
from escarmouche.games.confrontation.wound_table import Result
from escarmouche.games.confrontation.wounds import Health, Level
from escarmouche.games.ragnarok.construction import BONUS, Construction, limit
from escarmouche.games.ragnarok.tabletop import (
    CAVALRY,
    CREATURE,
    INFANTRY,
    LARGE,
    Figure,
    Table,
    arrow,
    bearing,
    disc,
    distance,
    rectangle,
    scattered,
    share,
    touches_zone,
    touching,
    under,
)
from escarmouche.odds.tree import CHANCE, OVER

SOURCE = Message("confrontation-wound-stunned")
numbers = st.integers(-9, 9)
modifiers = st.one_of(
    st.builds(bonus, st.integers(0, 9), st.just(SOURCE)),
    st.builds(penalty, st.integers(0, 9), st.just(SOURCE)),
    st.builds(halving, st.just(SOURCE)),
    st.builds(replacement, numbers, st.just(SOURCE)),
)
healths = st.builds(Health, st.sampled_from(Level), st.booleans())
coordinates = st.floats(0, 100, allow_nan=False).map(lambda x: round(x, 3))
figures = st.builds(
    Figure,
    st.sampled_from([INFANTRY, CAVALRY, CREATURE, LARGE]),
    coordinates,
    coordinates,
    st.floats(0, 360).map(round),
)


@given(healths, st.lists(st.sampled_from(Result), max_size=6))
def test_health_never_improves_by_a_wound(health: Health, results: list[Result]) -> None:
    for result in results:
        after = health.suffer(result)
        assert after.level >= health.level
        assert after.stunned >= health.stunned
        health = after


@given(st.permutations([Result.LIGHT, Result.SERIOUS, Result.STUNNED, Result.LIGHT]))
def test_the_order_of_wounds_does_not_matter(results: list[Result]) -> None:
    health = Health()
    for result in results:
        health = health.suffer(result)
    assert health == Health(Level.KILLED, stunned=True)


def splits(found: list[Modifier]) -> bool:
    """Whether the order of these can matter: two replacements, or a division and a penalty."""
    replacements = {m.amount for m in found if m.kind is Kind.REPLACEMENT}
    penalties = [m for m in found if m.kind is Kind.PENALTY]
    divides = any(m.divisor != 1 for m in penalties)
    return len(replacements) > 1 or (divides and any(m.amount for m in penalties))


@given(st.sampled_from(["ATT", "MOU", "RES"]), numbers, st.lists(modifiers, max_size=4))
def test_modifiers_commute_where_the_rule_says_so(
    name: str, printed: int, found: list[Modifier]
) -> None:
    values = {Characteristic(name, printed, order).value for order in permutations(found)}
    if not splits(found):
        assert len(values) == 1


def test_modifiers_do_not_commute_where_it_does_not() -> None:
    halved, lowered = halving(SOURCE), penalty(3, SOURCE)
    assert Characteristic("ATT", 8, (halved, lowered)).value == 1
    assert Characteristic("ATT", 8, (lowered, halved)).value == 3


@given(numbers, st.lists(modifiers, max_size=4))
def test_the_explanation_of_a_value_names_every_modifier(
    printed: int, found: list[Modifier]
) -> None:
    value = Characteristic("RES", printed, tuple(found))
    assert value.text().startswith(f"RES {value.value}")
    assert value.text("fr").count("sonné") == len(found)


@given(figures, st.floats(5, 95), st.floats(5, 95))
def test_zone_shares_sum_to_one_over_a_partition(figure: Figure, x: float, y: float) -> None:
    parts = [
        rectangle(-10, -10, x + 10, y + 10),
        rectangle(x, -10, 110 - x, y + 10),
        rectangle(-10, y, x + 10, 110 - y),
        rectangle(x, y, 110 - x, 110 - y),
    ]
    assert sum(share(figure, part) for part in parts) == pytest.approx(1)


@given(figures, figures)
def test_distance_is_symmetric_and_zero_when_touching(first: Figure, second: Figure) -> None:
    assert distance(first, second) == pytest.approx(distance(second, first), abs=1e-9)
    assert touching(first, second) == (distance(first, second) == 0)


def test_distances_between_bases_are_exact() -> None:
    rider = Figure(CAVALRY, 0, 0)
    assert distance(Figure(INFANTRY, 0, 0), Figure(INFANTRY, 0, 12.5)) == 10
    assert distance(rider, Figure(INFANTRY, 0, 10)) == 10 - 2.5 - 1.25
    assert distance(Figure(CAVALRY, 0, 0, 90), Figure(INFANTRY, 0, 10)) == pytest.approx(7.5)
    assert touching(Figure(INFANTRY, 0, 0), Figure(INFANTRY, 2.5, 0))


def test_a_template_touches_bases_even_partly() -> None:
    blast = disc((50, 50), 3)
    near, far = Figure(INFANTRY, 54.2, 50), Figure(INFANTRY, 54.3, 50)
    assert under(blast, [near, far]) == [near]
    assert touches_zone(near, blast)


@given(coordinates, coordinates, st.integers(1, 6), st.integers(1, 100))
def test_scatter_goes_as_far_as_it_says_along_its_arrow(
    x: float, y: float, number: int, cm: int
) -> None:
    end = scattered((x, y), arrow(number), cm)
    assert (end[0] - x) ** 2 + (end[1] - y) ** 2 == pytest.approx(cm**2)
    turn = (bearing((x, y), end) - arrow(number)) % 360
    assert min(turn, 360 - turn) < 1e-4


@given(coordinates, coordinates, st.integers(1, 6), st.integers(1, 300))
def test_nothing_leaves_the_table(x: float, y: float, number: int, cm: int) -> None:
    table = Table(100, 100)
    end = scattered((x, y), arrow(number), cm)
    stop = table.stopped((x, y), end)
    assert 0 <= stop[0] <= 100
    assert 0 <= stop[1] <= 100
    if 0 <= end[0] <= 100 and 0 <= end[1] <= 100:
        assert stop == pytest.approx(end)


steps = st.one_of(
    st.tuples(st.just("work"), st.integers(0, 80)),
    st.tuples(st.just("bonus"), st.integers(1, 6)),
    st.tuples(st.just("damage"), st.integers(0, 15)),
    st.tuples(st.just("end"), st.just(0)),
)


@given(st.integers(1, 30), st.lists(steps, max_size=20))
def test_structure_points_stay_between_0_and_a_fifth_more(
    required: int, story: list[tuple[str, int]]
) -> None:
    from escarmouche.core.errors import IllegalMove
    from escarmouche.games.ragnarok.army import Fighter

    site = rectangle(0, 0, 4, 4)
    building = Construction(required, 5)
    for action, number in story:
        try:
            if action == "work":
                worker = Fighter("w", 0, Figure(INFANTRY, 2, 2), strength=number)
                building = building.work([worker], site)
            elif action == "bonus":
                before = building.points
                building = building.bonus(number)
                assert building.points <= max(before + BONUS[number], 0)
            elif action == "damage":
                building = building.damaged(number)
            else:
                building = building.end_of_turn()
        except IllegalMove:
            continue
        assert 0 <= building.points <= limit(required)
        assert limit(required) <= required * Fraction(6, 5) + 1
        assert building.finished or building.points < required


@settings(max_examples=25, deadline=None)
@given(st.integers(-8, 8), st.integers(-8, 8))
def test_opposed_chances_sum_to_one_and_mirror(a: int, b: int) -> None:
    first, second = odds.opposed(Side(a), Side(b))
    assert first + second == 1
    assert odds.opposed(Side(b), Side(a)) == (second, first)
    assert (first > second) == (a > b) or min(a, b) < 0


@settings(max_examples=50, deadline=None)
@given(st.integers(-3, 8), st.integers(-3, 25), st.integers(1, 3))
def test_more_value_more_dice_and_less_difficulty_never_hurt(
    value: int, difficulty: int, dice: int
) -> None:
    chance = odds.success(value, difficulty, dice)
    assert 0 <= chance <= 1
    assert odds.success(value + 1, difficulty, dice) >= chance
    assert odds.success(value, difficulty - 1, dice) >= chance
    assert odds.success(value, difficulty, dice + 1) >= chance
    assert odds.success(value, difficulty, dice, brute=True) >= chance


@given(st.integers(-6, 9), st.integers(-6, 9), st.data())
def test_lowering_both_chains_keeps_the_order_and_who_acts(
    a: int, b: int, data: st.DataObject
) -> None:
    test = OpposedTest.start(Side(a, 2), Side(b))
    for _ in range(12):
        if test.actor == OVER:
            break
        lowered = same_future(test)
        assert lowered.actor == test.actor
        assert len(lowered.moves()) == len(test.moves())
        if test.actor == CHANCE and len(test.moves()) == 6:
            test = test.play(data.draw(st.sampled_from([6, 6, 6, 5, 2, 1])))
        else:
            test = test.play(data.draw(st.sampled_from(list(test.moves()))))
