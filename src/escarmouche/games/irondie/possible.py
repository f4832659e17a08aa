"""Whether a position of Irondie can be: what no game reaches is refused, with the reason."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from escarmouche.core.errors import NotationError
from escarmouche.core.kernel import copied
from escarmouche.core.position import wording_of
from escarmouche.games.irondie import rules, table
from escarmouche.games.irondie.battle import may_seal, owes, takeable
from escarmouche.games.irondie.damage import must_share, unplaced
from escarmouche.games.irondie.skirmish import WON, contest
from escarmouche.games.irondie.vocabulary import FULL, PHASES, SEATS

_BEFORE_BATTLE = (table.TAKE_BACK, table.COMMIT, table.ROLL)
_DECLARING = (table.THROW, table.REPLY)
_RESOLVING = (table.SIGN, table.PICK)
_SKIRMISH = (table.PROVOKE, *_DECLARING, *_RESOLVING)


def check(pos: np.record) -> None:
    """Refuse what no game can reach and the rules could not play on from."""
    first = pos.turns == 1 and pos.phase in _BEFORE_BATTLE
    if first and not _begun(pos):
        raise NotationError("error-irondie-first-turn")
    if not first and pos.phase != table.DONE and table.bereft(pos):
        raise NotationError("error-irondie-bereft")
    if pos.limbo and pos.phase in _BEFORE_BATTLE:
        raise NotationError("error-irondie-limbo", phase=PHASES[pos.phase])
    if pos.phase in (table.TAKE_BACK, table.COMMIT) and pos.battle & ~pos.types[table.VITALITY]:
        raise NotationError("error-irondie-cleared", phase=PHASES[pos.phase])
    for number in range(pos.actions):
        if not _may_target(pos, number):
            names = wording_of(rules.RULES, pos).names(FULL)
            die, target = names[pos.action[number]], names[pos.target[number]]
            raise NotationError("error-irondie-target", die=die, target=target)
    for key, kept in _claims(pos):
        if not kept:
            raise NotationError("error-irondie-contradiction", key=key, phase=PHASES[pos.phase])
    if not _at_rest(pos):
        phase, turn = PHASES[pos.phase], SEATS[pos.turn]
        raise NotationError("error-irondie-nothing", phase=phase, turn=turn)


def _begun(pos: np.record) -> bool:
    """Whether the first turn begins with all dice in hand, and brings vitality into play."""
    if pos.abyss or pos.skirmish or pos.limbo:
        return False
    if pos.phase != table.ROLL:
        return not pos.battle
    vital = (pos.chosen | pos.battle) & pos.types[table.VITALITY]
    return all(vital & table.DICE_OF[seat] for seat in (0, 1))


def _may_target(pos: np.record, number: int) -> bool:
    """IRO-21 … IRO-23: whether the rules let an action of the duel have its target."""
    die, target = int(pos.action[number]), int(pos.target[number])
    shape, seat = pos.form[die], table.owner(die)
    side = (pos.reply if number else pos.opening)[shape]
    aims = pos.types[pos.prey[shape]] & table.SIDE[side, seat]
    if number == 1:
        aims &= table.BIT[pos.action[0]] | table.BIT[pos.target[0]]
    earlier = pos.action[:number].tolist()
    return bool(aims & pos.targeted & table.BIT[target]) and die not in (*earlier, target)


def _claims(pos: np.record) -> Iterator[tuple[str, bool]]:
    """What each field promises in the phase of the position."""
    phase, duels = int(pos.phase), int(pos.duels)
    fighting = phase in _SKIRMISH or (phase == table.BONUS and duels > 0)
    ended = table.bereft(pos) or pos.quiet == table.QUIET_TURNS
    yield "phase", phase not in (table.RESOLVE, table.NEXT_TURN)
    yield "phase", (phase == table.DONE) == bool(ended) or phase in _BEFORE_BATTLE
    turns, quiet = int(pos.turns), int(pos.quiet)
    yield "turns", turns > (phase == table.TAKE_BACK)
    # Every die in the Abyss began the count of quiet turns again. A little more is let pass, so
    # that a position can be written without counting its turns.
    spent = table.QUIET_TURNS * (table.count(pos.abyss) + 1)
    yield "turns", turns <= spent + quiet + 1
    yield "quiet", quiet <= turns and (quiet < table.QUIET_TURNS or phase == table.DONE)
    yield "quiet", quiet >= 0 or (pos.abyss != 0 and phase not in _BEFORE_BATTLE)
    for key in ("targeted", "returned", "passed", "duels", "unanswered"):
        yield key, not pos[key] or fighting
    yield "passed", not pos.passed or duels > 0
    used = table.count(pos.types[table.ANY_TYPE] & ~pos.hand) + table.count(pos.returned)
    yield "duels", bool(duels <= used + (phase == table.THROW)) and (duels > 0 or not pos.targeted)
    yield (
        "unanswered",
        not pos.unanswered or (phase in _RESOLVING and duels == 1 and pos.actions == 1),
    )
    yield "provoker", _provoker_fits(pos, fighting)
    yield "duel", _duel_fits(pos)
    yield "turn", _turn_fits(pos)
    for key in ("sealed", "chosen", "wounds"):
        yield key, all(_secret_fits(pos, key, seat) for seat in (0, 1))
    yield "owed", _owed_fits(pos)


def _provoker_fits(pos: np.record, fighting: bool) -> bool:
    """IRO-20: before the first duel the right to provoke is the larger reserve's."""
    south, north = (table.count(pos.hand & table.DICE_OF[seat]) for seat in (0, 1))
    if pos.phase == table.LOT:
        tied = south == north and (south > 0 or all(owes(pos, seat) for seat in (0, 1)))
        return bool(tied and pos.provoker == table.SOUTH)
    if not fighting and pos.phase != table.BONUS:
        return bool(pos.provoker == table.SOUTH)
    return pos.duels > 0 or south == north or pos.provoker == (north > south)


def _duel_fits(pos: np.record) -> bool:
    """Whether the dice of the duel lie where its actions have brought them."""
    phase = int(pos.phase)
    acting = sum(1 << die for die in pos.action[: pos.actions].tolist())
    if not pos.actions:
        ended = phase == table.DONE
        return phase not in (*_DECLARING, *_RESOLVING) and (ended or not pos.skirmish)
    top = table.BIT[pos.action[pos.actions - 1]]
    if not pos.duels or phase not in (*_DECLARING, *_RESOLVING, table.BONUS):
        return False
    if phase in _RESOLVING:
        effect = pos.effect[pos.form[pos.action[pos.actions - 1]]]
        asks = table.RECOVER if phase == table.PICK else table.ADD_OR_SUBTRACT
        return bool(pos.skirmish & top) and contest(pos) == WON and effect == asks
    if phase == table.THROW:
        return bool(pos.hand & top) and not pos.skirmish & ~(acting ^ top)
    # A bonus may have destroyed a die of the duel, but put none elsewhere.
    return not (pos.skirmish & ~acting or acting & ~(pos.skirmish | pos.abyss))


def _turn_fits(pos: np.record) -> bool:
    """Whether the seat named is the one that is asked, or was last."""
    if pos.phase in (table.ROLL, table.LOT, table.DONE):
        return bool(pos.turn == table.SOUTH)
    if pos.phase in (table.THROW, *_RESOLVING):
        return bool(pos.turn == table.owner(int(pos.action[pos.actions - 1])))
    return True


def _secret_fits(pos: np.record, key: str, seat: int) -> bool:
    """Whether what a seat has decided in secret is a whole decision, or its own beginning."""
    phase, mine = int(pos.phase), table.DICE_OF[seat]
    sealed, chosen = pos.sealed >> seat & 1, pos.chosen & mine
    if key == "wounds":
        wounds = pos.wounds[seat * table.DICE_EACH :][: table.DICE_EACH]
        if not wounds.any():
            return True
        vital = table.lined_up(pos, seat, table.VITALITY)
        hit = sum(1 << die for die in np.flatnonzero(pos.wounds).tolist()) & mine
        held = not hit & ~vital and (pos.wounds <= pos.value)[_places(seat)].all()
        known = sealed or seat == pos.turn
        return bool(phase == table.WOUND and known and held and unplaced(pos, seat) >= 0)
    if key == "sealed" and sealed:
        if phase == table.TAKE_BACK:
            return takeable(pos, seat) != 0
        if phase == table.COMMIT:
            return may_seal(pos, seat) and pos.hand & mine != 0
        return phase == table.WOUND and must_share(pos, seat) and unplaced(pos, seat) == 0
    if key == "chosen" and chosen:
        if phase == table.TAKE_BACK:
            one = chosen & (chosen - 1) == 0
            return bool(sealed and one and not chosen & ~takeable(pos, seat))
        if phase == table.COMMIT:
            return bool((sealed or seat == pos.turn) and not chosen & ~pos.hand)
        return bool(phase == table.ROLL and not chosen & ~pos.hand)
    return True


def _places(seat: int) -> slice:
    return slice(seat * table.DICE_EACH, (seat + 1) * table.DICE_EACH)


def _owed_fits(pos: np.record) -> bool:
    """IRO-13: whether bonuses are owed by dice in play whose colour has such a part."""
    for part in (0, 1):
        dice = int(pos.owed[part])
        if dice and pos.phase not in (table.BONUS, table.LOT, table.ROLL):
            return False
        if dice & ~(pos.battle | pos.skirmish):
            return False
        while dice:
            if pos.bonus_type[pos.colour[table.lowest(dice)], part] == table.NO_TYPE:
                return False
            dice &= dice - 1
    return True


def _at_rest(pos: np.record) -> bool:
    """Whether the seat named, or chance, really has something to do now."""
    if pos.phase == table.DONE:
        return True
    if not rules.moves(pos, rules.RULES.buffer()):
        return False
    if rules.secret(pos):
        return rules.has_secret(pos, pos.turn)
    after = copied(pos)
    return not rules.step(after, None) and after.tobytes() == pos.tobytes()
