"""Dragons Arena for people: options, what happened and why not, by rule id."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from escarmouche.core.game import Event, Game, Option
from escarmouche.core.kernel import CHANCE, OVER, Insight
from escarmouche.core.records import all_fields
from escarmouche.core.solving import Solvable
from escarmouche.core.texts import Message
from escarmouche.games.dragons import drawing, notation, rules
from escarmouche.games.dragons.notation import Words, square_name

PHASES = ("shake", "roll", "choose", "pair", "lot", "place", "duel", "between", "done")


class Dragons(Game):
    name = "dragons"
    seats = notation.SPECIES
    rules = rules.RULES
    options = (
        Option("setup", notation.SETUPS, "baby"),
        Option("match", tuple(str(duels) for duels in range(10)), "0"),
    )
    scene = "setup"
    variants = (
        {"setup": "baby"},
        {"setup": "little"},
        {"setup": "big"},
        {"setup": "equal"},
        {"setup": "baby", "match": "2"},
        {"setup": "big", "match": "1"},
    )
    horizon = 10

    def configure(self, pos: np.record, settings: Mapping[str, str]) -> None:
        pos.setup = notation.SETUPS.index(settings["setup"])
        pos.match = int(settings["match"])

    write = staticmethod(notation.write)
    read = staticmethod(notation.read)
    move_text = staticmethod(notation.move_text)
    move_id = staticmethod(notation.move_id)

    def steps(self, pos: np.record, move: int) -> tuple[str, ...]:
        return notation.steps(move)

    @property
    def insight(self) -> Insight:
        from escarmouche.games.dragons.insight import INSIGHT

        return INSIGHT

    @property
    def solvable(self) -> Solvable:
        from escarmouche.games.dragons.solving import SOLVABLE

        return SOLVABLE

    def readable(self, pos: np.record) -> bool:
        return bool(pos.phase == rules.DUEL)

    def hidden(self, pos: np.record) -> bool:
        return bool(pos.phase == rules.CHOOSE)

    def view(self, pos: np.record) -> dict[str, Any]:
        squares, shielded, powers, hands, phase, _, setup, match, wins, duels = all_fields(pos)
        ice = int(squares[rules.ICE])
        arena, totals = {}, [0, 0]
        for square, power in enumerate(powers.tolist()):
            if power:
                species = ice >> square & 1
                totals[species] += power
                arena[square_name(square)] = {
                    "species": notation.SPECIES[species],
                    "power": power,
                    "shielded": shielded >> square & 1 == 1,
                }
        return {
            "arena": arena,
            "hand": dict(zip(notation.SPECIES, hands.tolist(), strict=True)),
            "totals": totals,
            "phase": PHASES[phase],
            "setup": notation.SETUPS[setup],
            "match": match,
            "wins": wins.tolist(),
            "duels": duels,
        }

    def threats(self, pos: np.record, seat: int) -> tuple[str, ...]:
        return notation.square_names(rules.threatened(pos, seat))

    def svg(self, pos: np.record) -> str:
        return drawing.svg(self.view(pos), notation.write(pos))

    def events(self, before: np.record, move: int, after: np.record) -> list[Event]:
        said = notation.read_move(notation.move_text(before, move))
        return [*self._deed(before, said), *self._consequences(before, after)]

    def _deed(self, pos: np.record, said: Words) -> list[Event]:
        """What the move itself did."""
        if said.kind == "die":
            return [self._fallen(said)]
        species = self.seat_name(pos.turn)
        square = square_name(said.start)
        match said.kind:
            case "eliminate":
                power, shielded = int(pos.power[said.end]), int(pos.shielded)
                deeds = [
                    _event(
                        "DRA-23",
                        "dragons-eliminates",
                        species=species,
                        start=square,
                        end=square_name(said.end),
                        power=power,
                    )
                ]
                for end in (said.start, said.end):
                    if shielded >> end & 1:
                        deeds.append(
                            _event("DRA-27", "dragons-field-gone", square=square_name(end))
                        )
                return deeds
            case "modify":
                return [
                    _event(
                        "DRA-25",
                        "dragons-modifies",
                        species=species,
                        square=square,
                        before=int(pos.power[said.start]),
                        after=said.power,
                    ),
                    _event("DRA-26", "dragons-field", square=square),
                ]
            case "place":
                return [
                    _event(
                        "DRA-12", "dragons-places", species=species, power=said.power, square=square
                    )
                ]
            case "power":
                return [_event("DRA-14", "dragons-chooses", species=species, power=said.power)]
            case "pair":
                return [
                    _event(
                        "DRA-15", "dragons-splits", species=species, low=said.power, high=said.other
                    )
                ]
            case "lot":
                drawn = self.seat_name(said.species)
                rule = "DRA-15" if pos.setup == rules.EQUAL else "DRA-11"
                return [_event(rule, "dragons-lot", species=drawn)]
            case _:
                return [_event("DRA-33", "dragons-next-duel", number=int(pos.duels) + 1)]

    def _fallen(self, said: Words) -> Event:
        """What a die shows; a shaken one is written with its square."""
        species, power = self.seat_name(said.species), said.power
        if said.start < 0:
            return _event("DRA-12", "dragons-rolls", species=species, power=power)
        square = square_name(said.start)
        return _event("DRA-10", "dragons-falls", species=species, power=power, square=square)

    def _consequences(self, before: np.record, after: np.record) -> list[Event]:
        """What followed from it: who starts, how a duel or the match ended."""
        was, now = int(before.phase), int(after.phase)
        if was == now:
            return []
        found = []
        if was == rules.CHOOSE:
            found.append(_event("DRA-14", "dragons-revealed"))
        if was in (rules.SHAKE, rules.ROLL, rules.CHOOSE) and now in (rules.DUEL, rules.PLACE):
            starter = self.seat_name(after.turn)
            found.append(_event("DRA-11", "dragons-starts", species=starter))
        if now not in (rules.BETWEEN, rules.DONE):
            return found
        if rules.duel_reason(after) == rules.NO_CONTACT:
            found.append(_event("DRA-30", "dragons-no-contact"))
        else:
            found.append(_event("DRA-31", "dragons-all-shielded"))
        found.append(self._duel_result(after))
        if after.match:
            wins = [int(each) for each in after.wins]
            found.append(_event("DRA-33", "dragons-match-score", fire=wins[0], ice=wins[1]))
        return found

    def _duel_result(self, pos: np.record) -> Event:
        totals = [rules.total(pos, rules.FIRE), rules.total(pos, rules.ICE)]
        if totals[0] == totals[1]:
            return _event("DRA-32", "dragons-duel-drawn", points=totals[0])
        winner = int(totals[1] > totals[0])
        return _event(
            "DRA-32",
            "dragons-duel-won",
            species=self.seat_name(winner),
            points=totals[winner],
            other=totals[1 - winner],
        )

    def prompt(self, pos: np.record) -> Event:
        species = self.seat_name(pos.turn)
        match int(pos.phase):
            case rules.SHAKE:
                square = square_name(rules.next_square(pos))
                return _event("DRA-10", "dragons-ask-shake", square=square)
            case rules.ROLL:
                rolling = self.seat_name(0 if pos.hand[0, 0] else 1)
                return _event("DRA-12", "dragons-ask-roll", species=rolling)
            case rules.CHOOSE:
                left = rules.BIG_TOTAL - rules.chosen_points(pos, pos.turn)
                dice = int(pos.hand[pos.turn, 0])
                return _event(
                    "DRA-14", "dragons-ask-power", species=species, dice=dice, points=left
                )
            case rules.PAIR:
                return _event("DRA-15", "dragons-ask-pair", species=species)
            case rules.LOT:
                rule = "DRA-15" if pos.setup == rules.EQUAL else "DRA-11"
                return _event(rule, "dragons-ask-lot")
            case rules.PLACE:
                return _event("DRA-12", "dragons-ask-place", species=species)
            case rules.DUEL if rules.hunt(pos)[2]:
                return _event("DRA-24", "dragons-ask-eliminate", species=species)
            case rules.DUEL:
                return _event("DRA-25", "dragons-ask-modify", species=species)
            case rules.BETWEEN:
                return _event("DRA-33", "dragons-ask-next", number=int(pos.duels) + 1)
        if not pos.match:
            return self._duel_result(pos)
        winner, _ = rules.outcome(pos)
        fire, ice = int(pos.wins[0]), int(pos.wins[1])
        if winner not in (rules.FIRE, rules.ICE):
            return _event("DRA-33", "dragons-match-drawn", fire=fire, ice=ice)
        return _event(
            "DRA-33", "dragons-match-won", species=self.seat_name(winner), fire=fire, ice=ice
        )

    def objection(self, pos: np.record, text: str) -> Event:
        said = notation.read_move(text)
        if rules.actor(pos) == OVER:
            return _event("DRA-30", "dragons-not-over")
        wanted = {
            "eliminate": rules.DUEL,
            "modify": rules.DUEL,
            "place": rules.PLACE,
            "power": rules.CHOOSE,
            "pair": rules.PAIR,
            "lot": rules.LOT,
            "next": rules.BETWEEN,
        }.get(said.kind)
        if said.kind == "die":
            return self._die_objection(pos, said)
        if pos.phase != wanted:
            now = self.prompt(pos)
            return Event(now.rule, Message("dragons-not-now", {"move": text, "now": now.message}))
        match said.kind:
            case "eliminate":
                return self._elimination_objection(pos, said)
            case "modify":
                return self._modification_objection(pos, said)
            case "place":
                return self._placement_objection(pos, said)
            case "pair":
                return _event("DRA-15", "dragons-not-seven", low=said.power, high=said.other)
        return self._power_objection(pos, said)

    def _die_objection(self, pos: np.record, said: Words) -> Event:
        if rules.actor(pos) != CHANCE or pos.phase not in (rules.SHAKE, rules.ROLL):
            now = self.prompt(pos)
            return Event(now.rule, Message("dragons-no-die", {"now": now.message}))
        if said.start not in (-1, rules.next_square(pos)):
            square = rules.next_square(pos)
            if square < 0:
                return _event("DRA-12", "dragons-die-in-hand")
            return _event("DRA-10", "dragons-die-square", square=square_name(square))
        rule = "DRA-10" if pos.phase == rules.SHAKE else "DRA-12"
        return _event(rule, "dragons-die-species", species=self.seat_name(said.species))

    def _elimination_objection(self, pos: np.record, said: Words) -> Event:
        start, end = square_name(said.start), square_name(said.end)
        species, other = self.seat_name(pos.turn), self.seat_name(1 - pos.turn)
        attacker, target = int(pos.power[said.start]), int(pos.power[said.end])
        if not attacker:
            return _event("DRA-21", "dragons-nobody", square=start)
        if not pos.squares[pos.turn] >> said.start & 1:
            return _event("DRA-20", "dragons-not-yours", square=start, other=other, species=species)
        if not target:
            return _event("DRA-21", "dragons-nobody", square=end)
        if not pos.squares[1 - pos.turn] >> said.end & 1:
            return _event("DRA-21", "dragons-own-target", square=end, species=species)
        if rules.PATH[said.start, said.end] < 0:
            return _event("DRA-03", "dragons-not-adjacent", start=start, end=end)
        exception = target == 6 or (attacker == 6 and target == 1)
        return _event(
            "DRA-22" if exception else "DRA-21",
            "dragons-only-one-takes-six"
            if target == 6
            else "dragons-six-spares-one"
            if exception
            else "dragons-too-weak",
            start=start,
            end=end,
            attacker=attacker,
            target=target,
        )

    def _modification_objection(self, pos: np.record, said: Words) -> Event:
        square = square_name(said.start)
        hunters = rules.hunt(pos)[2]
        if hunters:
            hunter = rules.lowest(hunters)
            return _event(
                "DRA-24",
                "dragons-must-eliminate",
                species=self.seat_name(pos.turn),
                start=square_name(hunter),
                end=square_name(rules.lowest(rules.prey(pos, hunter))),
            )
        if not pos.power[said.start]:
            return _event("DRA-25", "dragons-nobody", square=square)
        if pos.shielded >> said.start & 1:
            return _event("DRA-26", "dragons-shielded", square=square)
        return _event("DRA-25", "dragons-same-power", square=square, power=said.power)

    def _placement_objection(self, pos: np.record, said: Words) -> Event:
        if pos.power[said.start]:
            return _event("DRA-12", "dragons-occupied", square=square_name(said.start))
        species = self.seat_name(pos.turn)
        return _event("DRA-12", "dragons-no-such-die", species=species, power=said.power)

    def _power_objection(self, pos: np.record, said: Words) -> Event:
        highest = rules.chosen_highest(pos, pos.turn)
        if said.power < highest:
            return _event("DRA-14", "dragons-descending", power=said.power, highest=highest)
        dice = int(pos.hand[pos.turn, 0]) - 1
        points = rules.BIG_TOTAL - rules.chosen_points(pos, pos.turn) - said.power
        return _event(
            "DRA-14",
            "dragons-no-total",
            power=said.power,
            dice=dice,
            points=points,
        )


def _event(rule: str, message: str, **arguments: object) -> Event:
    return Event(rule, Message(message, arguments))
