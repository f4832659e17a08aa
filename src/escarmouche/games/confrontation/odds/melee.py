"""The exact odds of a fight of several (CON-100, CON-104 … CON-107), dice shared out.

Sides strike in turn; whoever strikes names the fighter and its target, and whoever is struck
decides whether to parry. Each blow is solved like one of an exchange, for what follows it.

What a fight is worth does not change when two fighters of one side with the same card change
places, so it is solved for sides in any order; who is in which health at the end is then told
along the best blows alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from escarmouche.games.confrontation.odds.blows import BLOW, Attack, Roll, StagesOdds
from escarmouche.games.confrontation.odds.contest import Contest
from escarmouche.games.confrontation.odds.exchange import Combatant, Fighter
from escarmouche.games.confrontation.odds.rolls import WOUND_THROWS, hurt, reaches
from escarmouche.games.confrontation.odds.trials import OpenTest
from escarmouche.games.confrontation.wounds import Health, WoundRoll
from escarmouche.odds.exact import divided, scaled

Healths = tuple[Health, ...]  # of one side

BODIES = 2048  # more than four cards have dice and healths: seven attacks, parries, ten healths


class _Body:
    """A fighter with some dice left and some health; there is one for each number."""

    __slots__ = ("attacks", "card", "health", "killed", "kind", "number", "parried", "parries")

    def __init__(self, number: int, kind: int, card: Combatant, fighter: Fighter) -> None:
        self.number = number
        self.kind = kind  # which of the cards it has; the same for fighters with the same card
        self.card = card
        self.attacks, self.parries, self.health = fighter
        self.killed = self.health.killed
        self.parried: _Body | None = None  # with one parry less, once that was asked for


Wounds = list[tuple[_Body, int]]  # what a target may become, by weight; WOUND_THROWS in all


class _Meeting:
    """What a blow of one body may make of another, whoever else fights."""

    def __init__(self, striker: _Body, missed: _Body, taken: Wounds) -> None:
        self.striker = striker  # with one attack less
        self.missed = missed
        self.taken = taken
        self.hits: tuple[int, int] = (0, 1)
        # If it may be parried:
        self.contest: Contest | None = None
        self.parried = missed
        self.struck: Wounds = []


After = Callable[[_Body], list[_Body]]  # all fighters, if the target of a blow becomes this


class MeleeOdds(StagesOdds):
    """A fight in which both sides decide best for one aim (and against it); side 0 begins."""

    def __init__(
        self,
        first: Sequence[Combatant],
        second: Sequence[Combatant],
        aim: Callable[[Healths, Healths], int],
    ) -> None:
        super().__init__()
        cards = [*first, *second]
        self._split = len(first)  # fighters below this number are of side 0
        self._aim = aim
        self._bodies: dict[int, _Body] = {}
        self._meetings: dict[int, _Meeting] = {}
        self._contests: dict[tuple[OpenTest, int], Contest] = {}
        self._states: dict[int, _State] = {}
        start = [
            self._body(cards.index(card), card, Fighter(card.attacks, card.parries, card.health))
            for card in cards
        ]
        self._start, _ = self._without_idle_dice(start, 0)
        self._first = self._state(0, self._start)
        self.value = scaled(self._solved, BLOW ** sum(card.attacks for card in cards))

    def distribution(self) -> dict[tuple[Healths, Healths], Fraction]:
        """The chance of every state of all fighters afterwards."""
        return scaled(self._spread, self._scale)

    def _body(self, kind: int, card: Combatant, fighter: Fighter) -> _Body:
        attacks, parries, (level, stunned) = fighter
        number = (((kind * 7 + attacks) * 7 + parries) * 5 + level) * 2 + stunned
        known = self._bodies.get(number)
        if known is None:
            known = self._bodies[number] = _Body(number, kind, card, fighter)
        return known

    def _parried(self, body: _Body) -> _Body:
        if body.parried is None:
            left = Fighter(body.attacks, body.parries - 1, body.health)
            body.parried = self._body(body.kind, body.card, left)
        return body.parried

    def _state(self, seat: int, fighters: list[_Body]) -> _State:
        """CON-104, CON-107: the side to strike names a blow; without attack dice the other does."""
        numbers = [body.number for body in fighters]
        key = seat
        for side in (numbers[: self._split], numbers[self._split :]):
            for number in sorted(side) if len(side) > 1 else side:
                key = key * BODIES + number
        known = self._states.get(key)
        if known is None:
            known = self._states[key] = self._new(seat, fighters)
            self._stages.append(known)
        return known

    def _new(self, seat: int, fighters: list[_Body]) -> _State:
        strikers, targets = self._ready(seat, fighters)
        if not strikers:
            seat = 1 - seat
            strikers, targets = self._ready(seat, fighters)
        blows: dict[int, Roll] = {}
        for striker in strikers if targets else []:
            for target in targets:
                pair = _pair(fighters[striker], fighters[target])
                if pair not in blows:
                    blows[pair] = self._blow(seat, fighters, striker, target)
        worth = 0
        if not blows:
            healths = tuple([body.health for body in fighters])
            worth = self._aim(healths[: self._split], healths[self._split :])
        return _State(seat, blows, worth)

    def _ready(self, seat: int, fighters: list[_Body]) -> tuple[list[int], list[int]]:
        """Who may strike, and whom, by their numbers."""
        strikers, targets = [], []
        for number, body in enumerate(fighters):
            if not body.killed:
                if (number >= self._split) != seat:
                    targets.append(number)
                elif body.attacks:
                    strikers.append(number)
        return strikers, targets

    def _blow(self, seat: int, fighters: list[_Body], striker: int, target: int) -> Roll:
        """CON-105: an attack, and a parry if the target has a die for it and wants to."""
        meeting = self._meeting(fighters[striker], fighters[target])
        following = self._following(fighters, striker, target, meeting)

        def after(body: _Body) -> Roll:
            return self._state(1 - seat, following(body))

        def wound(wounds: Wounds) -> Roll:
            return self._added(Roll([(after(body), weight) for body, weight in wounds]))

        missed, taken = after(meeting.missed), wound(meeting.taken)
        if meeting.contest is None:
            hits, total = meeting.hits
            return self._added(Roll([(missed, total - hits), (taken, hits)]))
        ways = [missed, taken, after(meeting.parried), wound(meeting.struck)]
        return self._added(Attack(ways, meeting.contest, -1 if seat else 1))

    def _following(
        self, fighters: list[_Body], striker: int, target: int, meeting: _Meeting
    ) -> After:
        """All fighters after a blow; only a death takes dice from the others."""
        struck = [*fighters]
        struck[striker] = meeting.striker
        alive, most = self._without_idle_dice(struck, target)

        def following(body: _Body) -> list[_Body]:
            if body.killed:
                found, _ = self._without_idle_dice(_with(struck, target, body), target)
                return found
            while body.parries > most:
                body = self._parried(body)
            return _with(alive, target, body)

        return following

    def _without_idle_dice(self, fighters: list[_Body], one: int) -> tuple[list[_Body], int]:
        """Parries for which no blow is left do not count; how many blows may come at one."""
        coming = [0, 0]
        found = []
        for number, body in enumerate(fighters):
            coming[number < self._split] += body.attacks
        for number, body in enumerate(fighters):
            while body.parries > coming[number >= self._split]:
                body = self._parried(body)
            found.append(body)
        return found, coming[one >= self._split]

    def _meeting(self, striker: _Body, target: _Body) -> _Meeting:
        pair = _pair(striker, target)
        known = self._meetings.get(pair)
        if known is None:
            known = self._meetings[pair] = self._met(striker, target)
        return known

    def _met(self, striker: _Body, target: _Body) -> _Meeting:
        card, health = striker.card, striker.health
        spent = Fighter(striker.attacks - 1, striker.parries, health)
        after = self._body(striker.kind, card, spent)
        meeting = _Meeting(after, target, self._wounds(striker, target))
        attack = OpenTest.start(card.attack - health.penalty, brute=card.brute)
        if target.parries:
            meeting.parried = self._parried(target)
            meeting.struck = self._wounds(striker, meeting.parried)
            defence = target.card.defence - target.health.penalty
            meeting.contest = self._contests.get((attack, defence))
            if meeting.contest is None:
                meeting.contest = self._contests[attack, defence] = Contest(attack, defence)
        else:
            meeting.hits = reaches(attack.value, 1, card.brute).as_integer_ratio()
        return meeting

    def _wounds(self, striker: _Body, target: _Body) -> Wounds:
        """CON-106: a wound counts at once; the dice of the dead are lost."""
        card, struck = striker.card, target.card
        strength = card.strength - striker.health.penalty
        roll = WoundRoll.start(strength, struck.resistance, card.bonus, card.extra, card.table)
        found = []
        for health, weight in hurt(target.health, roll).items():
            left = Fighter(target.attacks, target.parries, health)
            if health.killed:
                left = Fighter(0, 0, health)
            found.append((self._body(target.kind, struck, left), weight))
        return found

    def _added(self, stage: Roll) -> Roll:
        self._stages.append(stage)
        return stage

    def _spread(self, scale: int) -> dict[tuple[Healths, Healths], Fraction]:
        """Every blow costs an attack at least, so states with more of them left come first."""
        found: dict[tuple[Healths, Healths], int] = {}
        attacks = sum([body.attacks for body in self._start])
        layers: list[dict[int, _Moment]] = [{} for _ in range(attacks + 1)]
        layers[attacks][0] = _Moment(0, self._start, scale)
        for layer in reversed(layers):
            for moment in layer.values():
                state = self._state(moment.seat, moment.fighters)
                if state.blows:
                    self._strike(state, moment, layers)
                else:
                    healths = tuple([body.health for body in moment.fighters])
                    sides = healths[: self._split], healths[self._split :]
                    found[sides] = found.get(sides, 0) + moment.chance
        return {sides: Fraction(chance, scale) for sides, chance in found.items()}

    def _strike(self, state: _State, moment: _Moment, layers: list[dict[int, _Moment]]) -> None:
        """Hand the chance of a moment on to those that follow the best blow in it."""
        fighters, seat = moment.fighters, state.seat
        strikers, targets = self._ready(seat, fighters)
        pairs = [(striker, target) for striker in strikers for target in targets]
        striker, target = next(
            (striker, target)
            for striker, target in pairs
            if state.blows[_pair(fighters[striker], fighters[target])].value == state.value
        )
        meeting = self._meeting(fighters[striker], fighters[target])
        following = self._following(fighters, striker, target, meeting)
        blow = state.blows[_pair(fighters[striker], fighters[target])]
        weights = blow.weights()
        unit = divided(moment.chance, sum(weights) * WOUND_THROWS)
        ends = [(meeting.missed, weights[0] * WOUND_THROWS)]
        ends += [(body, weights[1] * weight) for body, weight in meeting.taken]
        if len(weights) > 2:
            ends.append((meeting.parried, weights[2] * WOUND_THROWS))
            ends += [(body, weights[3] * weight) for body, weight in meeting.struck]
        for body, weight in ends:
            if not weight:
                continue
            after = following(body)
            key, left = 1 - seat, 0
            for each in after:
                key = key * BODIES + each.number
                left += each.attacks
            known = layers[left].get(key)
            if known is None:
                known = layers[left][key] = _Moment(1 - seat, after, 0)
            known.chance += unit * weight


def _with(fighters: list[_Body], at: int, body: _Body) -> list[_Body]:
    changed = [*fighters]
    changed[at] = body
    return changed


def _pair(striker: _Body, target: _Body) -> int:
    return striker.number * BODIES + target.number


class _Moment:
    """Fighters in their places, whose side is to strike, and the chance that it comes to this."""

    def __init__(self, seat: int, fighters: list[_Body], chance: int) -> None:
        self.seat = seat
        self.fighters = fighters
        self.chance = chance


class _State(Roll):
    """Whoever strikes picks among blows, by the pair of bodies; without any the fight is over."""

    __slots__ = ("_worth", "blows", "seat")

    def __init__(self, seat: int, blows: dict[int, Roll], worth: int) -> None:
        self.seat = seat
        self.blows = blows
        self._worth = worth

    def solve(self, scale: int) -> None:
        if self.blows:
            values = [blow.value for blow in self.blows.values()]
            self.value = min(values) if self.seat else max(values)
        else:
            self.value = self._worth * scale
