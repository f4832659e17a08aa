"""The solver against a plain minimax written from the rules of Dragons Arena alone.

The minimax knows the notation and nothing of the package: squares in dictionaries, the booklet's
sentences as loops, every move tried.
"""

import random
import re
from functools import cache

import pytest

from escarmouche import catalog
from escarmouche.core.errors import InputError
from escarmouche.core.kernel import DRAW
from escarmouche.games.dragons.solving import SOLVABLE
from escarmouche.search import solver
from escarmouche.search.solver import Solution

dragons = catalog.game("dragons")

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
    return solver.solve(dragons.rules, SOLVABLE, dragons.position(text).record, seconds)


def final_margin(text: str, line: tuple[int, ...]) -> int:
    """The totals at the end of a line, which must be the end of the duel."""
    position = dragons.position(text)
    for move in line:
        position = position.play(move)
    assert position.is_over
    fire, ice = position.view["totals"]
    return fire - ice


def random_text(dragon_count: int, free: int, chooser: random.Random) -> str:
    """Dragons on a connected patch of squares or anywhere, at most `free` without force field."""
    if chooser.random() < 0.7:
        width = 2 if dragon_count <= 6 else 3
        corner = chooser.randint(1, 5 - width), chooser.randint(1, 5 - width)
        patch = [
            square
            for square in SQUARES
            if 0 <= square[0] - corner[0] < width or 0 <= square[1] - corner[1] < width
        ]
    else:
        patch = SQUARES
    squares = chooser.sample(patch, dragon_count)
    arena = [
        (square, chooser.choice("fi"), chooser.randint(1, 6), index >= free)
        for index, square in enumerate(squares)
    ]
    return write(tuple(sorted(arena)), chooser.choice("fi"))


# Every free dragon multiplies what a plain minimax must look at, so crowded arenas have few.
SAMPLES = [(2, 2, 60), (3, 3, 40), (4, 2, 60), (5, 2, 60), (6, 1, 60), (7, 1, 60)]


@pytest.mark.parametrize(("dragon_count", "free", "positions"), SAMPLES)
def test_the_solver_equals_a_plain_minimax(dragon_count: int, free: int, positions: int) -> None:
    chooser = random.Random(dragon_count)
    for _ in range(positions):
        text = random_text(dragon_count, free, chooser)
        expected = margin(*read(text))
        found = solve(text)
        assert found.exact, text
        assert found.margin == expected, text
        assert final_margin(text, found.line) == expected, text
        margin.cache_clear()
