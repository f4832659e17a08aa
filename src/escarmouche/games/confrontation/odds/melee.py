"""The exact odds of a fight of several (CON-100, CON-104 … CON-107), dice shared out.

Sides strike in turn; whoever strikes names the fighter and its target, and whoever is struck
decides whether to parry. Each blow is solved like one of an exchange, for what follows it.

What a fight is worth does not change when two fighters of one side with the same card change
places, so it is solved for sides in any order: each is made once, and knows what a blow makes of
it. Who is in which health at the end is then told along the best blows alone.
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
SIDES = 2**20  # more than a side of four may be


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


class _Side:
    """The fighters of one side, whatever their places; there is one for each number."""

    __slots__ = (
        "attacks",
        "bodies",
        "facing",
        "following",
        "number",
        "parries",
        "strikers",
        "targets",
    )

    def __init__(self, number: int, bodies: list[_Body]) -> None:
        self.number = number
        self.bodies = bodies
        self.attacks = sum([body.attacks for body in bodies])
        self.parries = max([body.parries for body in bodies])  # of one fighter, at most
        alive = {body.number: body for body in bodies if not body.killed}  # those alike once
        self.targets = list(alive.values())
        self.strikers = [body for body in self.targets if body.attacks]
        self.following: dict[int, _Side] = {}  # by who became what
        self.facing: dict[int, _Side] = {}  # by the blows to come, without idle parries


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
        self._sides: dict[int, _Side] = {}
        self._states: dict[int, _State] = {}
        start = [
            self._body(cards.index(card), card, Fighter(card.attacks, card.parries, card.health))
            for card in cards
        ]
        self._start, _ = self._without_idle_dice(start, 0)
        self._first = self._state(0, *self._both(self._start))
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

    def _both(self, fighters: list[_Body]) -> tuple[_Side, _Side]:
        return self._side(fighters[: self._split]), self._side(fighters[self._split :])

    def _side(self, bodies: list[_Body]) -> _Side:
        ordered = sorted(bodies, key=_number) if len(bodies) > 1 else bodies
        key = 1  # so that sides of other sizes have other keys
        for body in ordered:
            key = key * BODIES + body.number
        known = self._sides.get(key)
        if known is None:
            known = self._sides[key] = _Side(len(self._sides), ordered)
        return known

    def _turned(self, side: _Side, body: _Body, after: _Body) -> _Side:
        """The side when one of its bodies has become another."""
        pair = _pair(body, after)
        known = side.following.get(pair)
        if known is None:
            bodies = _with(side.bodies, side.bodies.index(body), after)
            known = side.following[pair] = self._side(bodies)
        return known

    def _facing(self, side: _Side, attacks: int) -> _Side:
        """Parries for which no blow is left do not count."""
        if side.parries <= attacks:
            return side
        known = side.facing.get(attacks)
        if known is None:
            body = max(side.bodies, key=_parries)
            fewer = self._turned(side, body, self._parried(body))
            known = side.facing[attacks] = self._facing(fewer, attacks)
        return known

    def _state(self, seat: int, first: _Side, second: _Side) -> _State:
        """CON-104, CON-107: the side to strike names a blow; without attack dice the other does."""
        sides = self._facing(first, second.attacks), self._facing(second, first.attacks)
        key = (sides[0].number * SIDES + sides[1].number) * 2 + seat
        known = self._states.get(key)
        if known is None:
            known = self._states[key] = self._new(seat, sides)
            self._stages.append(known)
        return known

    def _new(self, seat: int, sides: tuple[_Side, _Side]) -> _State:
        if not sides[seat].strikers:
            seat = 1 - seat
        blows: dict[int, Roll] = {}
        for striker in sides[seat].strikers:
            for target in sides[1 - seat].targets:
                blows[_pair(striker, target)] = self._blow(seat, sides, striker, target)
        worth = 0
        if not blows:
            first, second = [tuple([body.health for body in side.bodies]) for side in sides]
            worth = self._aim(first, second)
        return _State(seat, blows, worth)

    def _blow(self, seat: int, sides: tuple[_Side, _Side], striker: _Body, target: _Body) -> Roll:
        """CON-105: an attack, and a parry if the target has a die for it and wants to."""
        meeting = self._meeting(striker, target)
        struck = sides[1 - seat]
        spent = self._turned(sides[seat], striker, meeting.striker)

        def after(body: _Body) -> Roll:
            other = self._turned(struck, target, body)
            return self._state(0, other, spent) if seat else self._state(1, spent, other)

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
                state = self._state(moment.seat, *self._both(moment.fighters))
                if state.blows:
                    self._strike(state, moment, layers)
                else:
                    healths = tuple([body.health for body in moment.fighters])
                    sides = healths[: self._split], healths[self._split :]
                    found[sides] = found.get(sides, 0) + moment.chance
        return {sides: Fraction(chance, scale) for sides, chance in found.items()}

    def _best(self, state: _State, fighters: list[_Body]) -> tuple[int, int]:
        """The numbers of who strikes and who is struck; the first ones among equals."""
        places = range(self._split), range(self._split, len(fighters))
        return next(
            (striker, target)
            for striker in places[state.seat]
            for target in places[1 - state.seat]
            if state.is_best(_pair(fighters[striker], fighters[target]))
        )

    def _strike(self, state: _State, moment: _Moment, layers: list[dict[int, _Moment]]) -> None:
        """Hand the chance of a moment on to those that follow the best blow in it."""
        fighters, seat = moment.fighters, state.seat
        striker, target = self._best(state, fighters)
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


def _number(body: _Body) -> int:
    return body.number


def _parries(body: _Body) -> int:
    return body.parries


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

    def is_best(self, pair: int) -> bool:
        blow = self.blows.get(pair)
        return blow is not None and blow.value == self.value

    def solve(self, scale: int) -> None:
        if self.blows:
            values = [blow.value for blow in self.blows.values()]
            self.value = min(values) if self.seat else max(values)
        else:
            self.value = self._worth * scale
