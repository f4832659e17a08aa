"""Tests, opposition and wounds (CON-01 … CON-11, CON-30 … CON-39)."""

from __future__ import annotations

from dataclasses import dataclass

from referee.battle import CHANCE, LEVELS, SEATS, Asking, Battle, Fighter, Question, ask, throw
from referee.leaving import leave


@dataclass
class Die:
    """One die of a test: what it has come to, and its last face."""

    natural: int
    face: int

    def again(self, face: int) -> Die:
        """CON-03: a 6 that is rerolled into a 1 makes the whole natural result 1."""
        return Die(1 if face == 1 else self.natural + face, face)


def final_of(battle: Battle, fighter: Fighter, name: str, dice: int = 1) -> Asking[int]:
    """CON-01 … CON-05: the final result of a characteristic test."""
    live = (5, 6) if name == "ATT" and fighter.has("Brute épaisse") else (6,)
    value = battle.value(fighter, name)
    thrown = []
    for _ in range(dice):
        face = yield from throw()
        thrown.append(Die(face, face))
    while sixes := [die for die in thrown if die.face in live]:
        answer = yield from ask(
            fighter.side, [f"reroll:{count}" for count in range(len(sixes) + 1)], "reroll"
        )
        count = int(answer.split(":")[1])
        if count == 0:
            break
        thrown = []
        for die in sorted(sixes, key=lambda die: -die.natural)[:count]:
            face = yield from throw()
            thrown.append(die.again(face))
    return max(die.natural for die in thrown) + value


def succeeds(final: int, difficulty: int) -> bool:
    """CON-06, CON-10."""
    return final > 0 and final >= difficulty


def opposed(values: tuple[int, int]) -> Asking[int]:
    """CON-07, CON-08, CON-10: the seat that wins."""
    while True:
        dice = []
        for _ in range(2):
            face = yield from throw()
            dice.append(Die(face, face))
        declined = [False, False]

        def final(seat: int, dice: list[Die] = dice) -> int:
            return dice[seat].natural + values[seat]

        while True:
            open_ = [seat for seat in range(2) if dice[seat].face == 6 and not declined[seat]]
            if not open_:
                break
            seat = min(open_, key=final)
            if len(open_) == 2 and final(0) == final(1):
                lots = {f"lot:{name}" for name in SEATS}
                answer = yield Question(CHANCE, lots, lots)
                seat = SEATS.index(answer.split(":")[1])
            answer = yield from ask(seat, ["reroll:0", "reroll:1"], "opposed reroll")
            if answer == "reroll:0":
                declined[seat] = True
            else:
                face = yield from throw()
                dice[seat] = dice[seat].again(face)
        a, b = final(0), final(1)
        if a <= 0 and b <= 0:
            continue
        if a != b:
            return 0 if a > b else 1


ROWS = ("0/1", "2/3", "4/5", "6/7", "8/9", "10/11", "12/13", "14/15", "16/17", "18+")


def wound_roll(battle: Battle, target: Fighter, strength: int) -> Asking[None]:
    """CON-30 … CON-37."""
    first = yield from throw()
    second = yield from throw()
    low, high = min(first, second), max(first, second)
    if low == high == 6:
        level = "killed"
    else:
        row = high + strength - battle.value(target, "RES")
        level = "none" if row < 0 else battle.wounds[ROWS[min(row // 2, 9)]][low - 1]
    if level == "stunned":
        target.stunned = True
    elif level != "none":
        target.wound = min(4, target.wound + LEVELS.index(level))
        if target.wound == 4:
            leave(battle, target, "dead")
