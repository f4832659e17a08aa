"""How long one question to the odds takes, and icepool on the same opposed roll.

usage: python benchmarks/odds.py [question]

Every question is asked several times with empty caches; the least processor time counts. The first
figure is that of new processes, which have answered nothing before. What import leaves to the
garbage collector is not charged to a question. icepool answers the plain question: both sides
always reroll their 6s, nobody waits, chains are cut after nine rerolls. Escarmouche answers the
real one: chains without end, both sides decide as well as they can.
"""

from __future__ import annotations

import gc
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from itertools import combinations_with_replacement, product
from time import process_time

import icepool

from escarmouche.games.confrontation.odds import answers as odds
from escarmouche.games.confrontation.odds import objectives
from escarmouche.games.confrontation.odds.exchange import Combatant
from escarmouche.games.confrontation.odds.opposition import Side
from escarmouche.games.confrontation.wound_table import default_table
from escarmouche.games.confrontation.wounds import ExtraDie


def blows(
    attacks: int, parries: int, brute: bool = False, extra: ExtraDie = ExtraDie.NONE
) -> object:
    striker = Combatant(4, 0, 4, 1, attacks, brute=brute, extra=extra)
    return odds.exchange(striker, Combatant(0, 4, 0, 5, parries=parries))


QUESTIONS: dict[str, Callable[[], object]] = {
    "test": lambda: odds.success(4, 12),
    "test, 3 dice, brute": lambda: odds.success(3, 20, 3, brute=True),
    "test, 6 dice, brute, far": lambda: odds.success(0, 60, 6, brute=True),
    "opposed": lambda: odds.opposed(Side(3), Side(2)),
    "opposed, 1 die against 2": lambda: odds.opposed(Side(3), Side(2, 2)),
    "opposed, 2 dice against 2": lambda: odds.opposed(Side(3, 2), Side(2, 2)),
    "opposed, 3 dice against 3": lambda: odds.opposed(Side(3, 3), Side(2, 3)),
    "opposed, 6 dice against 6": lambda: odds.opposed(Side(3, 6), Side(2, 6)),
    "opposed, 6s tie": lambda: odds.opposed(Side(7, 6), Side(1, 6)),
    "opposed, 4 dice against 4, 6s tie": lambda: odds.opposed(Side(4, 4), Side(4, 4)),
    "opposed, far apart": lambda: odds.opposed(Side(20), Side(0)),
    "opposed, 6 against 6, 60 and -60": lambda: odds.opposed(Side(60, 6), Side(-60, 6)),
    "opposed, 6 against 6, -30 and -60": lambda: odds.opposed(Side(-30, 6), Side(-60, 6)),
    "wound": lambda: odds.wound(3, 5),
    "wound, amplified": lambda: odds.wound(3, 5, extra=ExtraDie.AMPLIFIED),
    "exchange, 1 attack, 1 parry": lambda: blows(1, 1),
    "exchange, 2 attacks, 1 parry": lambda: blows(2, 1),
    "exchange, 3 attacks, 2 parries": lambda: blows(3, 2),
    "exchange, the same, brute": lambda: blows(3, 2, brute=True, extra=ExtraDie.AMPLIFIED),
    "exchange, 6 attacks, 3 parries": lambda: blows(6, 3),
    "exchange, 6 against 4, brute": lambda: blows(6, 4, brute=True, extra=ExtraDie.AMPLIFIED),
    "exchange, 6 attacks, 6 parries": lambda: blows(6, 6),
    "exchange, both strike": lambda: odds.exchange(
        Combatant(4, 4, 4, 5, attacks=2, parries=1), Combatant(4, 4, 4, 5, attacks=1, parries=2)
    ),
    "exchange, both strike twice": lambda: odds.exchange(
        Combatant(4, 4, 4, 5, attacks=2, parries=2), Combatant(4, 4, 4, 5, attacks=2, parries=2)
    ),
    "exchange, both strike 3 times": lambda: odds.exchange(
        Combatant(4, 4, 4, 5, attacks=3, parries=3), Combatant(4, 4, 4, 5, attacks=3, parries=3)
    ),
    "exchange, 6 against 4, -60 and 60": lambda: odds.exchange(
        Combatant(-60, 0, 4, 1, 6, brute=True), Combatant(0, 60, 0, 5, parries=4)
    ),
    "secret": lambda: objectives.found_by(25, [5, 6, 4]),
    "search": lambda: objectives.search(2, 6),
    "search, 12 caches": lambda: objectives.search(6, 12),
    "construction": lambda: objectives.finished_by(10, 26, 5, 6),
    "construction, 12 turns": lambda: objectives.finished_by(50, 40, 0, 12),
    "construction, 25 turns": lambda: objectives.finished_by(60, 20, 0, 25),
    "construction, 50 turns": lambda: objectives.finished_by(100, 20, 0, 50),
    "construction, 200 points": lambda: objectives.finished_by(200, 30, 0, 50),
    "explosion": lambda: objectives.landings("large", (60, 40), (120, 80)),
}


def best_time(question: Callable[[], object], times: int = 25) -> float:
    """Milliseconds of the quickest answer."""
    seconds = []
    for _ in range(times):
        odds.forget()
        began = process_time()
        question()
        seconds.append(process_time() - began)
    return 1000 * min(seconds)


def first_time(name: str, times: int = 3) -> float:
    """Milliseconds of the quickest of several new processes."""
    command = [sys.executable, __file__, name]
    return min(float(subprocess.check_output(command)) for _ in range(times))


def slowest(questions: dict[str, Callable[[], object]]) -> str:
    """Which of many questions takes longest, and how long."""
    names = sorted(questions, key=lambda name: best_time(questions[name], times=2))
    time, name = max((best_time(questions[name]), name) for name in names[-20:])
    return f"{time:.2f} ms, {name}"


def opposed_of_cards() -> dict[str, Callable[[], object]]:
    """Every opposed test with values of 0 to 12 and up to four dice."""
    sides = [Side(value, dice) for value, dice in product(range(13), range(1, 5))]
    return {
        f"{a.dice} dice and {a.value} against {b.dice} dice and {b.value}": partial(
            odds.opposed, a, b
        )
        for a, b in combinations_with_replacement(sides, 2)
    }


def exchanges_of_cards() -> dict[str, Callable[[], object]]:
    """Exchanges with values of 0 to 12, up to four attacks and as many parries."""
    return {
        f"ATT {attack}{' brute' * brute} × {attacks} against DEF {defence} × {parries}": partial(
            odds.exchange,
            Combatant(attack, 0, 4, 1, attacks, brute=brute),
            Combatant(0, defence, 0, 5, parries=parries),
        )
        for attack, defence, attacks, parries, brute in product(
            range(0, 13, 3), range(0, 13, 3), range(1, 5), range(5), (False, True)
        )
    }


def icepool_opposed(first: int, second: int) -> float:
    """The chance of the first side: 6s always rerolled, ties thrown again."""
    die = icepool.d6.explode(depth=9)
    difference = (die + first) - (die + second)
    wins, losses = difference.probability(">", 0), difference.probability("<", 0)
    return float(wins / (wins + losses))


def main() -> None:
    default_table()
    gc.freeze()
    if len(sys.argv) > 1:
        print(best_time(QUESTIONS[sys.argv[1]], times=1))
        return
    print(f"{'':36}{'first':>8}{'later':>8}  ms")
    for name, question in QUESTIONS.items():
        print(f"{name:36}{first_time(name):8.2f}{best_time(question):8.2f}")
    print("\nThe slowest that cards ask, with values of 0 to 12 and up to four dice:")
    print(f"  opposed: {slowest(opposed_of_cards())}")
    print(f"  exchange: {slowest(exchanges_of_cards())}")
    ours = best_time(lambda: odds.opposed(Side(3), Side(2)))
    theirs = best_time(lambda: icepool_opposed(3, 2))
    print(f"opposed roll of exploding dice: {ours:.2f} ms, icepool {theirs:.2f} ms")


if __name__ == "__main__":
    main()
