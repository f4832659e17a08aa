"""The solver against a plain minimax written from the rules of Dragons Arena alone.

The minimax knows the notation and nothing of the package: squares in dictionaries, the booklet's
sentences as loops, every move tried.
"""

import random
import re
from functools import cache

import numpy as np
import pytest

from escarmouche import catalog
from escarmouche.core.errors import InputError
from escarmouche.core.kernel import DRAW, KEY_WORDS
from escarmouche.search.levels import STRONGEST, Player
from escarmouche.search.solver import Solution, Solver
from escarmouche.search.thinking import Budget, Interrupt

dragons = catalog.game("dragons")
solver = Solver(dragons.rules)

TAKES = {1: [6], 2: [1], 3: [1, 2], 4: [1, 2, 3], 5: [1, 2, 3, 4], 6: [2, 3, 4, 5]}
SQUARES = [(column, row) for row in (4, 3, 2, 1) for column in (1, 2, 3, 4)]
Dragon = tuple[tuple[int, int], str, int, bool]  # square, species, power, force field
Arena = tuple[Dragon, ...]


def read(text: str) -> tuple[Arena, str]:
    body, turn = re.fullmatch(r"arena=(\S+) turn=(fire|ice)", text).groups()
    cells = re.findall(r"(--|[fi]\d)(\*?)", body)
    found = [
        (square, cell[0], int(cell[1]), star == "*")
        for square, (cell, star) in zip(SQUARES, cells, strict=True)
        if cell != "--"
    ]
    return tuple(sorted(found)), turn[0]


def write(arena: Arena, turn: str) -> str:
    cells = {square: f"{who}{power}{'*' * field}" for square, who, power, field in arena}
    ranks = [
        "".join(cells.get((column, row), "--") for column in (1, 2, 3, 4)) for row in (4, 3, 2, 1)
    ]
    return f"arena={'/'.join(ranks)} turn={'fire' if turn == 'f' else 'ice'}"


def touch(one: Dragon, two: Dragon) -> bool:
    return max(abs(one[0][0] - two[0][0]), abs(one[0][1] - two[0][1])) <= 1


@cache
def margin(arena: Arena, turn: str) -> int:
    """The best final total of fire minus that of ice."""
    pairs = [(a, b) for a in arena for b in arena if a[1] == turn != b[1] and touch(a, b)]
    after = []
    for one, two in pairs:
        if two[2] in TAKES[one[2]]:
            others = [each for each in arena if each not in (one, two)]
            after.append([*others, (two[0], turn, two[2], False)])
    if pairs and not after:
        for one in arena:
            if not one[3]:
                others = [each for each in arena if each != one]
                for power in range(1, 7):
                    if power != one[2]:
                        after.append([*others, (one[0], one[1], power, True)])
    if not after:
        return sum(power if who == "f" else -power for _, who, power, _ in arena)
    other = "i" if turn == "f" else "f"
    results = [margin(tuple(sorted(each)), other) for each in after]
    return max(results) if turn == "f" else min(results)


def solve(text: str, seconds: float = 60) -> Solution:
    return solver.solve(dragons.position(text).record, seconds)


def final_margin(text: str, line: tuple[int, ...]) -> int:
    """The totals at the end of a line, which must be the end of the duel."""
    position = dragons.position(text)
    for move in line:
        position = position.play(move)
    assert position.is_over
    fire, ice = position.view["totals"]
    return fire - ice


def random_text(dragon_count: int, free: int, chooser: random.Random) -> str:
    """Dragons crowded in a block or, one time in three, anywhere; `free` have no force field."""
    width = chooser.choice([2, 3, 4]) if dragon_count <= 4 else chooser.choice([3, 3, 4])
    column, row = chooser.randint(1, 5 - width), chooser.randint(1, 5 - width)
    block = [
        square
        for square in SQUARES
        if column <= square[0] < column + width and row <= square[1] < row + width
    ]
    arena = [
        (square, chooser.choice("fi"), chooser.randint(1, 6), index >= free)
        for index, square in enumerate(chooser.sample(block, dragon_count))
    ]
    return write(tuple(sorted(arena)), chooser.choice("fi"))


# Every free dragon multiplies what a plain minimax must look at, so crowded arenas have fewer.
SAMPLES = [(2, 2, 40), (3, 3, 60), (4, 4, 80), (5, 4, 80), (6, 3, 80), (7, 3, 80)]


@pytest.mark.parametrize(("dragon_count", "free", "positions"), SAMPLES)
def test_the_solver_equals_a_plain_minimax(dragon_count: int, free: int, positions: int) -> None:
    chooser = random.Random(dragon_count)
    for _ in range(positions):
        check(random_text(dragon_count, free, chooser))


CONSTRUCTED = [
    # nothing but equal powers: only modifications until somebody errs
    "arena=f3i3----/i3f3----/--------/-------- turn=fire",
    "arena=f6i6f6--/--------/--------/-------- turn=ice",
    # a forced elimination that costs more than it takes
    "arena=f5i1*----/--------/--------/-------- turn=fire",
    "arena=f6*i5*i1*--/--------/--------/-------- turn=fire",
    # settled dragons, with and without force field, that can still be modified for tempo
    "arena=f3i3----/--------/--------/f6--i1-- turn=fire",
    "arena=f3i3----/--------/--------/f6--i1-- turn=ice",
    "arena=f2*i4*----/--------/f6f1--i6/f1*----i2 turn=fire",
    # two fights at once: who must move first in one of them?
    "arena=f4i4--f1/------i1/--------/-------- turn=fire",
    "arena=f4*i4*--f1/------i1/--------/f5i5*---- turn=ice",
    # eliminations that take force fields away
    "arena=f6*i1*f6*--/--i1*----/--------/-------- turn=ice",
    "arena=f1*i6*f5*--/i4*i3*----/--f2*----/-------- turn=fire",
    # over: no contact, or all shielded and nothing to eliminate
    "arena=f5------/--------/--------/i5------ turn=ice",
    "arena=f5*i5*----/--------/--------/--i2*---- turn=fire",
]


@pytest.mark.parametrize("text", CONSTRUCTED)
def test_the_solver_equals_a_plain_minimax_in_constructed_positions(text: str) -> None:
    check(text)


def check(text: str) -> None:
    expected = margin(*read(text))
    margin.cache_clear()
    found = solve(text)
    assert (found.margin, found.exact) == (expected, True), text
    assert found.winner == (DRAW if expected == 0 else int(expected < 0)), text
    assert final_margin(text, found.line) == expected, text


def test_every_symmetric_view_of_a_position_has_the_same_key() -> None:
    chooser = random.Random(1)
    for _ in range(50):
        arena, turn = read(random_text(chooser.randint(2, 9), 3, chooser))
        keys = set()
        for view in range(8):
            turned = []
            for (column, row), *dragon in arena:
                column, row = (column, row) if view & 1 else (5 - column, row)
                column, row = (column, row) if view & 2 else (column, 5 - row)
                turned.append(((column, row) if view & 4 else (row, column), *dragon))
            keys.add(condensed(write(tuple(turned), turn)))
        assert len(keys) == 1
        swapped = [
            (square, "i" if who == "f" else "f", power, shield)
            for square, who, power, shield in arena
        ]
        assert condensed(write(tuple(swapped), "i" if turn == "f" else "f")) in keys


def condensed(text: str) -> tuple[int, ...]:
    key = np.empty(KEY_WORDS, np.int64)
    points = dragons.rules.kernel.condense(dragons.position(text).record, key)
    return (points, *key.tolist())


def test_solving_functions_equal_their_python_source() -> None:
    chooser = random.Random(2)
    texts = [random_text(chooser.randint(2, 9), 5, chooser) for _ in range(40)]
    for text in [*texts, *LAST_PLACEMENTS]:
        pos = dragons.position(text).record
        for name in ("choices", "condense"):
            function = getattr(dragons.rules.kernel, name)
            ours, theirs = np.zeros((2, 400), np.int32 if name == "choices" else np.int64)
            assert function(pos, ours) == function.py_func(pos, theirs), text
            assert (ours == theirs).all(), text
        assert dragons.rules.kernel.bounds(pos) == dragons.rules.kernel.bounds.py_func(pos), text


START = "arena=f4i4i2f2/f6i2i5f6/i1f5i4f4/i5i3f5f3 turn=ice"


def test_a_whole_arena_is_solved_and_its_line_leads_to_the_margin() -> None:
    found = solve(START)
    assert found.exact
    assert final_margin(START, found.line) == found.margin


def test_along_the_line_the_margin_stays_and_no_other_move_is_better() -> None:
    position = dragons.position(START)
    found = solve(START)
    for move in found.line:
        sign = 1 if position.actor == 0 else -1
        results = {each: solve(position.play(each).text).margin for each in position.move_ids}
        assert max(sign * each for each in results.values()) == sign * found.margin
        assert results[move] == found.margin
        position = position.play(move)


LAST_PLACEMENTS = [
    "arena=----f1f2/i2i4f3i3/f1i6f6f5/i3i5f2i1 turn=fire hand=fire:4;ice:2 setup=little",
    "arena=----f1f2/i2i4--i3/f1i6f6f5/i3i5f2i1 turn=fire hand=fire:3,4;ice:2 setup=little",
]


@pytest.mark.parametrize("text", LAST_PLACEMENTS)
def test_the_last_placements_are_solved_too(text: str) -> None:
    position = dragons.position(text)
    found = solve(text)
    results = [solve(position.play(move).text).margin for move in position.move_ids]
    assert found.margin == (max(results) if position.actor == 0 else min(results))
    assert final_margin(text, found.line) == found.margin


def test_a_duel_of_a_match_is_solved_by_itself() -> None:
    text = "arena=f6i1f6i2/i1i1f5i5/--------/-------- turn=fire"
    assert solve(f"{text} match=3 wins=2,0 duels=2").margin == solve(text).margin


def test_a_solver_that_runs_out_of_time_says_so() -> None:
    fresh = Solver(dragons.rules)
    found = fresh.solve(dragons.position(START).record, 0)
    assert (found.winner, found.margin, found.exact, found.line) == (None, None, False, ())
    assert found.least < found.most


def test_a_small_table_changes_the_work_but_not_the_answer() -> None:
    tiny = Solver(dragons.rules, entries=64)
    text = "arena=f2i3f5--/i3f3i2--/--------/-------- turn=fire"
    assert tiny.solve(dragons.position(text).record, 60).margin == solve(text).margin


@pytest.mark.parametrize("setup", ["baby", "big", "equal"])
def test_what_is_left_to_chance_or_secret_is_refused(setup: str) -> None:
    with pytest.raises(InputError, match="still to come"):
        solver.solve(dragons.new(setup=setup).record, 1)


def duels(count: int) -> list:
    """Small positions with a choice to make."""
    chooser = random.Random(3)
    positions = (dragons.position(random_text(5, 3, chooser)) for _ in range(10 * count))
    return [position for position in positions if len(position.move_ids) > 1][:count]


def worth(position, seat: int) -> int:
    """1, 0 or −1 for a seat, by the minimax of these tests."""
    found = margin(*read(position.text)) * (1 - 2 * seat)
    return (found > 0) - (found < 0)


def test_a_proof_knows_what_a_position_is_worth_and_a_move_that_keeps_it() -> None:
    results = []
    for position in duels(60):
        seat, proving = position.actor, solver.proving(Budget(nodes=1_000_000))
        found, move = proving.result(position.record)
        results.append(worth(position, seat))
        assert found == (results[-1] + 1) / 2, position.text
        assert proving.worth(position.record, 1 - seat) == 1 - found
        if found:
            after = position.play(move)
            assert worth(after, seat) == results[-1], position.text
            assert proving.worth(after.record, seat) == found, position.text
    assert set(results) == {-1, 0, 1}


def test_a_win_is_made_as_large_as_can_be() -> None:
    larger = 0
    for position in duels(60):
        proving = solver.proving(Budget(nodes=10_000_000))
        found, move = proving.result(position.record)
        if found == 1:
            best = proving.larger(position.record, move)
            after, widest = (
                margin(*read(text)) for text in (position.play(best).text, position.text)
            )
            assert after == widest, position.text
            larger += best != move
    assert larger > 0


def test_a_proof_ends_with_its_means_or_when_interrupted() -> None:
    start = dragons.position(START).record
    interrupt = Interrupt()
    interrupt.set()
    fresh = Solver(dragons.rules)
    for proving in (
        fresh.proving(Budget(seconds=0)),
        fresh.proving(Budget(nodes=0)),
        fresh.proving(Budget(), interrupt),
    ):
        assert proving.result(start)[0] is None
        assert proving.worth(start, 0) is None


def test_the_strongest_level_keeps_what_can_be_proved() -> None:
    for position in duels(20):
        seat = position.actor
        move = Player(dragons, STRONGEST, nodes=100_000, seed=1).choose(position)
        assert worth(position.play(move), seat) == worth(position, seat), position.text


# Placements that win although sampling, with as much to spend, takes another one that does not.
WINNING_PLACEMENTS = [
    "arena=f6--i6f3/i6i5f2i5/f5i6--f6/i3f4f3i2 turn=fire hand=fire:6;ice:5 setup=little",
    "arena=f3--f1i1/--i5f6f3/f2i2f3i4/i3f4i4i4 turn=fire hand=fire:1;ice:2 setup=little",
    "arena=i2f3i3f6/--i2i1f3/--i5i1f5/--f2f4i3 turn=fire hand=fire:4,4;ice:1 setup=little",
]


@pytest.mark.parametrize("text", WINNING_PLACEMENTS)
def test_the_strongest_level_proves_the_last_placements_too(text: str) -> None:
    position = dragons.position(text)

    def winner_after(level: int) -> int | None:
        move = Player(dragons, level, nodes=100_000, seed=1).choose(position)
        found = solver.improve(position.play(move).record, 60)
        return next(each.winner for each in found if each.winner is not None)

    assert winner_after(STRONGEST) == position.actor
    assert winner_after(STRONGEST - 1) != position.actor


def test_a_game_that_cannot_be_solved_is_refused() -> None:
    with pytest.raises(InputError, match="metals"):
        catalog.solvable("metals")
