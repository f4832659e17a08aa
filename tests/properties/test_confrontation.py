"""What always holds: health, structure points, opposed tests."""

from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st

from escarmouche.games.confrontation.objective_arithmetic import bounded, limit
from escarmouche.games.confrontation.odds import answers as odds
from escarmouche.games.confrontation.odds.opposition import OpposedTest, Side, same_future
from escarmouche.games.confrontation.wound_table import Result
from escarmouche.games.confrontation.wounds import Health, Level
from escarmouche.odds.tree import CHANCE, OVER

healths = st.builds(Health, st.sampled_from(Level), st.booleans())


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


@given(st.integers(1, 30), st.lists(st.integers(-15, 15), max_size=20))
def test_structure_points_stay_between_0_and_a_fifth_more(required: int, story: list[int]) -> None:
    points = 0
    for change in story:
        points = bounded(points + change, required)
        assert 0 <= points <= limit(required) <= required * Fraction(6, 5) + 1


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
