"""The exact odds of a fight of several (CON-100, CON-104 … CON-107), dice shared out.

Sides strike in turn; whoever strikes names the fighter and its target, and whoever is struck
decides whether to parry.

What every state is worth is reckoned in floating point, which tells nearly all decisions: whatever
lies farther apart than `CLOSE` is truly so. Chances are whole numbers over one denominator, and are
told along the best blows alone; only where choices there are too close are the values behind them
reckoned as whole numbers too.

What a fight is worth does not change when two fighters of one side with the same card change
places, so it is solved for sides in any order: each is made once, and knows what a blow makes of
it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from escarmouche.games.confrontation.odds.blows import BLOW
from escarmouche.games.confrontation.odds.contest import CLOSE, Contest
from escarmouche.games.confrontation.odds.exchange import Combatant, Fighter
from escarmouche.games.confrontation.odds.rolls import WOUND_THROWS, hurt, reaches
from escarmouche.games.confrontation.odds.trials import OpenTest
from escarmouche.games.confrontation.wounds import Health, WoundRoll
from escarmouche.odds.exact import divided, scaled

Healths = tuple[Health, ...]  # of one side

BODIES = 2048  # more than four cards have dice and healths: seven attacks, parries, ten healths
MOST_ATTACKS = 32  # more than a side has left


class _Body:
    """A fighter with some dice left and some health; there is one for each number."""

    __slots__ = (
        "attacks",
        "card",
        "health",
        "killed",
        "kind",
        "number",
        "parried",
        "parries",
        "shape",
        "spent",
    )

    def __init__(self, number: int, kind: int, card: Combatant, fighter: Fighter) -> None:
        self.number = number
        self.kind = kind  # which of the cards it has; the same for fighters with the same card
        self.card = card
        self.attacks, self.parries, self.health = fighter
        self.killed = self.health.killed
        self.shape = (kind * 5 + self.health.level) * 2 + self.health.stunned  # whatever its dice
        # With one die less, once that was asked for:
        self.parried: _Body | None = None
        self.spent: _Body | None = None


class _Side:
    """The fighters of one side, whatever their places; there is one for each number."""

    __slots__ = (
        "attacks",
        "bodies",
        "facing",
        "number",
        "parries",
        "states",
        "strikers",
        "targets",
        "turned",
        "wounded",
    )

    def __init__(self, number: int, bodies: list[_Body]) -> None:
        self.number = number
        self.bodies = bodies
        self.attacks = sum([body.attacks for body in bodies])
        self.parries = max([body.parries for body in bodies])  # of one fighter, at most
        alive = {body.number: body for body in bodies if not body.killed}  # those alike once
        self.targets = list(alive.values())
        self.strikers = [body for body in self.targets if body.attacks]
        self.turned: dict[int, _Side] = {}  # by who became what
        self.facing: dict[int, _Side] = {}  # by the blows to come, without idle parries
        self.wounded: dict[int, list[_Side]] = {}  # by the wounds and the blows to come
        self.states: dict[int, _State] = {}  # as side 0, by the other one and who is to strike


class _Wounds:
    """What a target may become, by weight; WOUND_THROWS in all."""

    __slots__ = ("bodies", "number", "parts")

    def __init__(self, number: int, bodies: list[_Body], parts: list[int]) -> None:
        self.number = number
        self.bodies = bodies
        self.parts = parts


class _Meeting:
    """What a blow of one body may make of another, whoever else fights."""

    __slots__ = ("contest", "hits", "parried", "struck", "taken", "target", "total")

    def __init__(self, target: _Body, taken: _Wounds) -> None:
        self.target = target
        self.taken = taken
        # Unless it may be parried, it hits so often among all throws:
        self.hits, self.total = 0, 1
        # If it may be:
        self.contest: Contest | None = None
        self.parried = target
        self.struck = taken


class _State:
    """Both sides before a blow, or after the last one; what this is worth, nearly."""

    __slots__ = ("best", "nearly", "number", "own", "seat", "struck", "told_apart", "worth")

    def __init__(self, number: int, seat: int, own: _Side, struck: _Side) -> None:
        self.number = number
        self.seat = seat  # of who strikes
        self.own, self.struck = own, struck
        self.worth = 0  # of the end
        self.nearly = 0.0
        self.best: list[_Blow] = []  # blows that nothing tells apart so far; none at the end
        self.told_apart = False  # by exact values


class _Blow:
    """A blow of one body against another of some side, and what may follow it."""

    __slots__ = ("meeting", "missed", "nearly", "often", "pair", "parried", "struck", "taken")

    def __init__(self, pair: int, meeting: _Meeting, missed: _State, taken: list[_State]) -> None:
        self.pair = pair
        self.meeting = meeting
        self.missed = missed
        self.taken = taken
        self.parried = missed
        self.struck = taken
        self.nearly = 0.0
        self.often: list[int] | None = None  # of missed, taken, parried, struck, once asked for


class Start:
    """A fight about to begin, and its fighters in their places."""

    def __init__(self, fighters: list[_Body], state: _State) -> None:
        self.fighters = fighters
        self.state = state
        self.attacks = sum([body.attacks for body in fighters])


After = Callable[[_Body], list[_Body]]  # all fighters, if the target of a blow becomes this


class MeleeOdds:
    """Fights in which both sides decide best for one aim (and against it).

    Those of the same fighters with other dice come through many of the same states.
    """

    def __init__(self, size: int, aim: Callable[[Healths, Healths], int]) -> None:
        """`size` is the number of fighters of side 0."""
        self._split = size
        self._aim = aim
        self._cards: list[Combatant] = []
        self._bodies: dict[int, _Body] = {}
        self._meetings: dict[int, _Meeting] = {}
        self._wounds: dict[int, _Wounds] = {}
        # By the shapes of both, or of who strikes:
        self._hurts: dict[int, dict[Health, int]] = {}
        self._contests: dict[int, Contest] = {}
        self._unparried_hits: dict[int, tuple[int, int]] = {}
        self._sides: dict[int, _Side] = {}
        self._states = 0
        self._scale = BLOW
        self._exact: dict[int, int] = {}  # by the number of a state

    def start(self, first: Sequence[Combatant], second: Sequence[Combatant]) -> Start:
        """A fight that side 0 begins."""
        fighters = []
        for card in [*first, *second]:
            bare = card._replace(attacks=0, parries=0, health=Health())
            if bare not in self._cards:
                self._cards.append(bare)
            fighter = Fighter(card.attacks, card.parries, card.health)
            fighters.append(self._body(self._cards.index(bare), bare, fighter))
        alive, _ = self._without_idle_dice(fighters, 0)
        return Start(alive, self._state(0, *self._both(alive)))

    def above(self, one: Start, other: Start) -> bool:
        """Whether one fight is worth more than another."""
        if one.state is other.state:
            return False
        apart = one.state.nearly - other.state.nearly
        if abs(apart) > CLOSE:
            return apart > 0
        return self._value(one) > self._value(other)

    def _value(self, start: Start) -> Fraction:
        def exact(scale: int) -> Fraction:
            self._reckon_with(scale)
            return Fraction(self._exactly(start.state), scale)

        return scaled(exact, self._scale_of(start))

    def amounts(self, start: Start) -> tuple[dict[tuple[Healths, Healths], int], int]:
        """How often every state of all fighters comes among so many ways."""
        return scaled(lambda scale: (self._spread(start, scale), scale), self._scale_of(start))

    def _scale_of(self, start: Start) -> int:
        return max(self._scale, BLOW**start.attacks)

    def _reckon_with(self, scale: int) -> None:
        if scale != self._scale:
            self._scale = scale
            self._exact = {}

    # --- fighters and sides -----------------------------------------------------------------------

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

    def _spent(self, body: _Body) -> _Body:
        if body.spent is None:
            left = Fighter(body.attacks - 1, body.parries, body.health)
            body.spent = self._body(body.kind, body.card, left)
        return body.spent

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
        known = side.turned.get(pair)
        if known is None:
            bodies = _with(side.bodies, side.bodies.index(body), after)
            known = side.turned[pair] = self._side(bodies)
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

    def _wounded(self, side: _Side, target: _Body, wounds: _Wounds, attacks: int) -> list[_Side]:
        """The sides that the wounds of a target make of its own, with so many blows to come."""
        key = wounds.number * MOST_ATTACKS + attacks
        known = side.wounded.get(key)
        if known is None:
            known = [
                self._facing(self._turned(side, target, body), attacks) for body in wounds.bodies
            ]
            side.wounded[key] = known
        return known

    # --- what states are worth, nearly ------------------------------------------------------------

    def _state(self, seat: int, first: _Side, second: _Side) -> _State:
        """CON-104, CON-107: the side to strike names a blow; without attack dice the other does."""
        if first.parries > second.attacks:
            first = self._facing(first, second.attacks)
        if second.parries > first.attacks:
            second = self._facing(second, first.attacks)
        key = second.number * 2 + seat
        known = first.states.get(key)
        if known is None:
            known = first.states[key] = self._new(seat, first, second)
        return known

    def _new(self, seat: int, first: _Side, second: _Side) -> _State:
        own, struck = (second, first) if seat else (first, second)
        if not own.strikers:
            own, struck, seat = struck, own, 1 - seat
        state = _State(self._states, seat, own, struck)
        self._states += 1
        blows = self._blows(state)
        if blows:
            nearly = blows[0].nearly
            for blow in blows:
                if blow.nearly < nearly if seat else blow.nearly > nearly:
                    nearly = blow.nearly
            state.nearly = nearly
            state.best = [blow for blow in blows if abs(blow.nearly - nearly) <= CLOSE]
        else:
            healths = [tuple([body.health for body in side.bodies]) for side in (first, second)]
            state.worth = self._aim(healths[0], healths[1])
            state.nearly = state.worth * 1.0
        return state

    def _blows(self, state: _State) -> list[_Blow]:
        """CON-104: all that may be named, those of bodies alike once."""
        found = []
        struck = state.struck
        if struck.targets:
            for striker in state.own.strikers:
                spent = self._turned(state.own, striker, self._spent(striker))
                missed = self._after(state.seat, spent, struck)
                for target in struck.targets:
                    found.append(self._blow(state, striker, target, spent, missed))
        return found

    def _blow(
        self, state: _State, striker: _Body, target: _Body, spent: _Side, missed: _State
    ) -> _Blow:
        """CON-105: an attack, and a parry if the target has a die for it and wants to."""
        seat, side, left = state.seat, state.struck, spent.attacks
        pair = _pair(striker, target)
        meeting = self._meetings.get(pair)
        if meeting is None:
            meeting = self._meetings[pair] = self._met(striker, target)
        wounds = meeting.taken
        sides = self._wounded(side, target, wounds, left)
        blow = _Blow(pair, meeting, missed, [self._after(seat, spent, each) for each in sides])
        taken = _mean(blow.taken, wounds.parts)
        contest = meeting.contest
        if contest is None:
            blow.nearly = missed.nearly + (taken - missed.nearly) * meeting.hits / meeting.total
            return blow
        wounds = meeting.struck
        sides = self._wounded(side, target, wounds, left)
        blow.struck = [self._after(seat, spent, each) for each in sides]
        blow.parried = self._after(seat, spent, self._turned(side, target, meeting.parried))
        struck = _mean(blow.struck, wounds.parts)
        if seat:  # seen by the striker, who aims high
            blow.nearly = -contest.estimate(-missed.nearly, -taken, -blow.parried.nearly, -struck)
        else:
            blow.nearly = contest.estimate(missed.nearly, taken, blow.parried.nearly, struck)
        return blow

    def _after(self, seat: int, spent: _Side, struck: _Side) -> _State:
        return self._state(0, struck, spent) if seat else self._state(1, spent, struck)

    def _met(self, striker: _Body, target: _Body) -> _Meeting:
        meeting = _Meeting(target, self._wounds_of(striker, target))
        if target.parries:
            meeting.parried = self._parried(target)
            meeting.struck = self._wounds_of(striker, meeting.parried)
            meeting.contest = self._contest(striker, target)
        else:
            meeting.hits, meeting.total = self._unparried(striker)
        return meeting

    def _contest(self, striker: _Body, target: _Body) -> Contest:
        key = striker.shape * BODIES + target.shape
        known = self._contests.get(key)
        if known is None:
            card = striker.card
            attack = OpenTest.start(card.attack - striker.health.penalty, brute=card.brute)
            defence = target.card.defence - target.health.penalty
            known = self._contests[key] = Contest(attack, defence)
        return known

    def _unparried(self, striker: _Body) -> tuple[int, int]:
        """Nobody parries: the attack only has to be above 0 (CON-10)."""
        known = self._unparried_hits.get(striker.shape)
        if known is None:
            card = striker.card
            chance = reaches(card.attack - striker.health.penalty, 1, card.brute)
            known = self._unparried_hits[striker.shape] = chance.as_integer_ratio()
        return known

    def _wounds_of(self, striker: _Body, target: _Body) -> _Wounds:
        """CON-106: a wound counts at once; the dice of the dead are lost."""
        key = striker.shape * BODIES + target.number
        known = self._wounds.get(key)
        if known is None:
            after = self._hurt(striker, target)
            bodies = []
            for health in after:
                left = Fighter(target.attacks, target.parries, health)
                if health.killed:
                    left = Fighter(0, 0, health)
                bodies.append(self._body(target.kind, target.card, left))
            known = self._wounds[key] = _Wounds(len(self._wounds), bodies, list(after.values()))
        return known

    def _hurt(self, striker: _Body, target: _Body) -> dict[Health, int]:
        key = striker.shape * BODIES + target.shape
        known = self._hurts.get(key)
        if known is None:
            card, strength = striker.card, striker.card.strength - striker.health.penalty
            resistance = target.card.resistance
            roll = WoundRoll.start(strength, resistance, card.bonus, card.extra, card.table)
            known = self._hurts[key] = hurt(target.health, roll)
        return known

    # --- what is too close to tell so -------------------------------------------------------------

    def _best(self, state: _State) -> list[_Blow]:
        """The best blows of a state: all that are worth exactly as much; none at its end."""
        best = state.best
        if len(best) > 1 and not state.told_apart:
            values = [self._exactly_blow(state.seat, blow) for blow in best]
            highest = min(values) if state.seat else max(values)
            state.best = best = [
                blow for blow, value in zip(best, values, strict=True) if value == highest
            ]
            state.told_apart = True
        return best

    def _exactly(self, state: _State) -> int:
        known = self._exact.get(state.number)
        if known is None:
            best, worth = self._best(state), state.worth * self._scale
            known = self._exactly_blow(state.seat, best[0]) if best else worth
            self._exact[state.number] = known
        return known

    def _exactly_blow(self, seat: int, blow: _Blow) -> int:
        weights = self._weights(seat, blow)
        meeting = blow.meeting
        amount = weights[0] * self._exactly(blow.missed)
        amount += weights[1] * self._exact_mean(blow.taken, meeting.taken)
        if len(weights) > 2:
            amount += weights[2] * self._exactly(blow.parried)
            amount += weights[3] * self._exact_mean(blow.struck, meeting.struck)
        return divided(amount, sum(weights))

    def _exact_mean(self, states: list[_State], wounds: _Wounds) -> int:
        amount = 0
        for at, state in enumerate(states):
            amount += wounds.parts[at] * self._exactly(state)
        return divided(amount, WOUND_THROWS)

    def _weights(self, seat: int, blow: _Blow) -> list[int]:
        """How often a blow is missed, taken, parried, not parried in spite of trying."""
        if blow.often is None:
            blow.often = self._decided(seat, blow)
        return blow.often

    def _decided(self, seat: int, blow: _Blow) -> list[int]:
        meeting = blow.meeting
        contest, taken, struck = meeting.contest, meeting.taken, meeting.struck
        if contest is None:
            return [meeting.total - meeting.hits, meeting.hits]
        sign = -1 if seat else 1
        decisions = contest.decided(
            sign * blow.missed.nearly,
            sign * _mean(blow.taken, taken.parts),
            sign * blow.parried.nearly,
            sign * _mean(blow.struck, struck.parts),
            _alike(blow.taken, blow.struck),
        )
        if decisions is None:
            _, decisions = contest.best(
                sign * self._exactly(blow.missed),
                sign * self._exact_mean(blow.taken, taken),
                sign * self._exactly(blow.parried),
                sign * self._exact_mean(blow.struck, struck),
            )
        return contest.weights(decisions)

    # --- what becomes of everybody ----------------------------------------------------------------

    def _spread(self, start: Start, scale: int) -> dict[tuple[Healths, Healths], int]:
        """Every blow costs an attack at least, so states with more of them left come first."""
        self._reckon_with(scale)
        found: dict[tuple[Healths, Healths], int] = {}
        layers: list[dict[int, _Moment]] = [{} for _ in range(start.attacks + 1)]
        layers[start.attacks][0] = _Moment(0, start.fighters, scale)
        for layer in reversed(layers):
            for moment in layer.values():
                state = self._state(moment.seat, *self._both(moment.fighters))
                if self._best(state):
                    self._strike(state, moment, layers)
                else:
                    healths = tuple([body.health for body in moment.fighters])
                    sides = healths[: self._split], healths[self._split :]
                    found[sides] = found.get(sides, 0) + moment.chance
        return found

    def _strike(self, state: _State, moment: _Moment, layers: list[dict[int, _Moment]]) -> None:
        """Hand the chance of a moment on to those that follow the best blow in it."""
        fighters, seat = moment.fighters, state.seat
        striker, target, blow = self._named(state, fighters)
        meeting = blow.meeting
        following = self._following(fighters, striker, target)
        weights = self._weights(seat, blow)
        unit = divided(moment.chance, sum(weights) * WOUND_THROWS)
        ends = [(meeting.target, weights[0] * WOUND_THROWS)]
        taken, struck = meeting.taken, meeting.struck
        for at, body in enumerate(taken.bodies):
            ends.append((body, weights[1] * taken.parts[at]))
        if len(weights) > 2:
            ends.append((meeting.parried, weights[2] * WOUND_THROWS))
            for at, body in enumerate(struck.bodies):
                ends.append((body, weights[3] * struck.parts[at]))
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

    def _named(self, state: _State, fighters: list[_Body]) -> tuple[int, int, _Blow]:
        """The places of who strikes and who is struck best, and how; the first among equals."""
        best = {blow.pair: blow for blow in self._best(state)}
        places = range(self._split), range(self._split, len(fighters))
        return next(
            (striker, target, best[_pair(fighters[striker], fighters[target])])
            for striker in places[state.seat]
            for target in places[1 - state.seat]
            if _pair(fighters[striker], fighters[target]) in best
        )

    def _following(self, fighters: list[_Body], striker: int, target: int) -> After:
        """All fighters after a blow; only a death takes dice from the others."""
        struck = _with(fighters, striker, self._spent(fighters[striker]))
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


def _mean(states: list[_State], weights: list[int]) -> float:
    amount = 0.0
    for at, state in enumerate(states):
        amount += state.nearly * weights[at]
    return amount / WOUND_THROWS


def _alike(some: list[_State], others: list[_State]) -> bool:
    """Whether two wounds lead to the very same; their weights are those of one roll."""
    return some[0] is others[0] and all(one is others[at] for at, one in enumerate(some))


class _Moment:
    """Fighters in their places, whose side is to strike, and the chance that it comes to this."""

    def __init__(self, seat: int, fighters: list[_Body], chance: int) -> None:
        self.seat = seat
        self.fighters = fighters
        self.chance = chance
