"""Perft of Dragons Arena against a slow enumeration written from the rules alone.

The enumerator below knows the notation and nothing of the package: dictionaries of squares, the
booklet's sentences as loops.
"""

import random
import re
from itertools import combinations_with_replacement

import pytest

from escarmouche import catalog
from escarmouche.core.conformance import random_record
from escarmouche.core.perft import perft

dragons = catalog.game("dragons")

TAKES = {1: [6], 2: [1], 3: [1, 2], 4: [1, 2, 3], 5: [1, 2, 3, 4], 6: [2, 3, 4, 5]}
Arena = dict[tuple[int, int], tuple[str, int, bool]]


def read(text: str) -> tuple[Arena, str]:
    arena: Arena = {}
    body, turn = re.fullmatch(r"arena=(\S+) turn=(fire|ice)", text).groups()
    for row, rank in zip((4, 3, 2, 1), body.split("/"), strict=True):
        for column, (cell, star) in enumerate(re.findall(r"(--|[fi]\d)(\*?)", rank), 1):
            if cell != "--":
                arena[column, row] = (cell[0], int(cell[1]), star == "*")
    return arena, turn[0]


def touching(arena: Arena) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    return [
        (one, two)
        for one in arena
        for two in arena
        if arena[one][0] != arena[two][0]
        and abs(one[0] - two[0]) <= 1
        and abs(one[1] - two[1]) <= 1
    ]


def successors(arena: Arena, turn: str) -> list[Arena]:
    contacts = touching(arena)
    if not contacts:
        return []
    found = []
    for one, two in contacts:
        if arena[one][0] == turn and arena[two][1] in TAKES[arena[one][1]]:
            after = dict(arena)
            del after[one]
            after[two] = (turn, arena[two][1], False)
            found.append(after)
    if found:
        return found
    for square, (species, power, shielded) in arena.items():
        if not shielded:
            for other in range(1, 7):
                if other != power:
                    found.append({**arena, square: (species, other, True)})
    return found


def leaves(arena: Arena, turn: str, depth: int) -> int:
    if depth == 0:
        return 1
    after = successors(arena, turn)
    if not after:
        return 1
    return sum(leaves(each, "i" if turn == "f" else "f", depth - 1) for each in after)


POSITIONS = [
    # force fields, forced captures, ends in sight
    "arena=f3i5*--f1/f6i1i2--/--------/i4----f2 turn=fire",
    "arena=f3i5*--f1/f6i1i2--/--------/i4----f2 turn=ice",
    "arena=f6i6----/--------/--------/-------- turn=fire",
    "arena=f6*i6----/--------/--------/-------- turn=ice",
    "arena=f6*i6*----/--------/--------/-------- turn=ice",
    "arena=f1i1----/--------/--------/------f6 turn=fire",
    "arena=f5i2----/--------/--------/i6------ turn=fire",
    "arena=f5i2----/i2f5----/--------/-------- turn=ice",
    "arena=f4*i4*f4*--/--------/--------/i1------ turn=fire",
    "arena=f2i2f2i2/--------/--------/-------- turn=ice",
    "arena=f6*i1*----/f1*------/--------/-------- turn=ice",
    "arena=--------/--f3i3--/--i3f3--/-------- turn=fire",
    "arena=f1------/--i6----/--------/------i1 turn=fire",
    "arena=f1i6f1i6/i6f1i6f1/f1i6f1i6/i6f1i6f1 turn=fire",
    "arena=f1f2f3f4/i1i2i3i4/f1f6f5f4/i6i5i4i3 turn=fire",
    "arena=f6i6f6i6/i6f6i6f6/f6i6f6i6/i6f6i6f6 turn=ice",
    "arena=i5------/--------/--------/f5------ turn=fire",
    "arena=f5*i5*f4*i4*/--------/--------/-------- turn=fire",
    "arena=f2*i3*----/--------/----i1--/----f6-- turn=ice",
]


def count(text: str, depth: int) -> int:
    return perft(dragons.position(text), depth)


@pytest.mark.parametrize("text", POSITIONS)
def test_perft_equals_the_enumeration(text: str) -> None:
    few = text.count("f") + text.count("i") <= 8
    for depth in range(1, 4 if few else 3):
        assert count(text, depth) == leaves(*read(text), depth)


@pytest.mark.parametrize("seed", range(12))
def test_perft_equals_the_enumeration_in_random_games(seed: int) -> None:
    record = random_record(dragons, {"setup": "baby"}, random.Random(seed))
    duel = [position.text for position in record.positions if position.view["phase"] == "duel"]
    for text in duel[:: max(1, len(duel) // 4)]:
        assert count(text, 2) == leaves(*read(text), 2)


def test_perft_counts_each_outcome_of_chance_once() -> None:
    def count_new(setup: str, depth: int) -> int:
        return perft(dragons.new(setup=setup), depth)

    assert count_new("baby", 2) == 12 * 12
    assert count_new("little", 3) == 6**3
    assert count_new("equal", 2) == 2 * 3
    sets_of_28 = [dice for dice in combinations_with_replacement(range(1, 7), 8) if sum(dice) == 28]
    assert count_new("big", 8) == len(sets_of_28)
    assert count_new("big", 1) == len({dice[0] for dice in sets_of_28})


def test_a_finished_game_is_one_leaf_at_any_depth() -> None:
    assert count("arena=i5------/--------/--------/f5------ turn=fire", 5) == 1
