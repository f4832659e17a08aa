"""Every game of the catalogue in OpenSpiel, registered when this module is imported.

    import pyspiel
    import escarmouche.adapters.openspiel

    game = pyspiel.load_game("escarmouche_dragons", {"setup": "big"})

Parameters are the options of the game, and `position`, the text of a position to start from.
Decisions keep their move ids; outcomes of chance are numbered from 0, as OpenSpiel wants them.
"""

from __future__ import annotations

import hashlib
import re
from functools import lru_cache
from typing import Any, NamedTuple
from urllib.parse import quote, unquote

import numpy as np
import pyspiel

from escarmouche import catalog
from escarmouche.adapters.desk import ILLEGAL, Desk
from escarmouche.adapters.features import features
from escarmouche.core.conformance import LONGEST
from escarmouche.core.errors import InputError
from escarmouche.core.game import Game, Option
from escarmouche.core.kernel import CHANCE, OVER, SPECTATOR
from escarmouche.core.position import Position

PREFIX = "escarmouche_"
RECALL = 128  # bits of the digest that stands for everything a player has seen and done

_PLAYER = {
    0: 0,
    1: 1,
    CHANCE: int(pyspiel.PlayerId.CHANCE),
    OVER: int(pyspiel.PlayerId.TERMINAL),
}


class EscarmoucheGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the catalogue with its options chosen; a subclass says which."""

    game: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.game
        asked = {name: unquote(str(value)) for name, value in (params or {}).items()}
        text = asked.pop("position", "")
        start = game.position(text) if text else game.new(**asked)
        rules = game.rules
        self.start = bytes(start)
        self.first_actor = start.actor
        self.chance_from = rules.chance_from
        self.desk = Desk(game.rules)
        # Algorithms ask for the same texts again and again, and what both players see is one.
        self.position = lru_cache(64)(self._position)
        self.text = lru_cache(4096)(lambda record: self._position(record).text)
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.chance_from,
            max_chance_outcomes=rules.move_count - rules.chance_from,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        kept = {name: _kept(value) for name, value in (params or {}).items()}
        super().__init__(_game_type(game), info, kept)

    def new_initial_state(self, state: str | None = None) -> EscarmoucheState:
        """The start, or the position that a text describes."""
        if state is None:
            return EscarmoucheState(self, self.start, self.first_actor)
        position = self.game.position(state)
        return EscarmoucheState(self, bytes(position), position.actor)

    def _position(self, record: bytes) -> Position:
        return Position(self.game, np.frombuffer(bytearray(record), self.game.rules.dtype)[0])

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> Observer:
        return Observer(self, iig_obs_type, params)


class _Memory(NamedTuple):
    """What a seat remembered when it was last asked, so that only later moves are added."""

    moves: int
    record: bytes
    seen: bytes
    digest: bytes

    def __deepcopy__(self, memo: object) -> _Memory:
        return self  # nothing in it can change


def _digest(*parts: bytes) -> bytes:
    return hashlib.blake2b(b"".join(parts), digest_size=RECALL // 8).digest()


class EscarmoucheState(pyspiel.State):  # type: ignore[misc]
    """A position as immutable bytes, played on in compiled code.

    OpenSpiel copies and pickles what is in `__dict__` when it clones and saves a state; the game
    stays outside, in a slot.
    """

    __slots__ = ("__dict__", "_game")

    def __init__(self, game: EscarmoucheGame, record: bytes, actor: int) -> None:
        super().__init__(game)
        self._game = game
        self._start = record
        self._record = record
        self._actor = actor
        # Of seat 0, seat 1 and a spectator.
        self._memories: tuple[_Memory | None, ...] = (None, None, None)

    def __deepcopy__(self, memo: object) -> EscarmoucheState:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (str(self._game), self.serialize())

    def current_player(self) -> int:
        return _PLAYER[self._actor]

    def is_terminal(self) -> bool:
        return self._actor == OVER

    def is_chance_node(self) -> bool:
        return self._actor == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        # OpenSpiel's own would come back here through three calls, each by name.
        actor = self._actor
        if actor == OVER or (player is not None and player != _PLAYER[actor]):
            return []
        game = self._game
        desk = game.desk
        desk.raw[:] = self._record
        return desk.actions[: desk.list_actions(desk.rows, game.chance_from, desk.actions)].tolist()

    def _legal_actions(self, player: int) -> list[int]:
        return self.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        game = self._game
        desk = game.desk
        desk.raw[:] = self._record
        count = desk.list_outcomes(
            desk.rows, game.chance_from, desk.actions, desk.shares, desk.odds
        )
        return list(zip(desk.actions[:count].tolist(), desk.odds[:count].tolist(), strict=True))

    def _apply_action(self, action: int) -> None:
        game = self._game
        desk = game.desk
        desk.raw[:] = self._record
        actor = desk.advance(desk.rows, game.chance_from, action, desk.actions)
        if actor == ILLEGAL:
            self.position.legal(action + game.chance_from * (self._actor == CHANCE))
        self._actor = actor
        self._record = desk.rows.tobytes()

    def returns(self) -> list[float]:
        if self._actor != OVER:
            return [0.0, 0.0]
        desk = self._game.desk
        desk.raw[:] = self._record
        return {0: [1.0, -1.0], 1: [-1.0, 1.0]}.get(desk.winner_of(desk.rows), [0.0, 0.0])

    @property
    def position(self) -> Position:
        """The position itself, hidden decisions included."""
        return self._game.position(self._record)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == _PLAYER[CHANCE]:
            action += self._game.chance_from
        return self.position.move_text(action)

    def __str__(self) -> str:
        return self._game.text(self._record)

    def seen_text(self, seat: int) -> str:
        """The position as a seat sees it."""
        desk = self._game.desk
        desk.raw[:] = self._record
        desk.conceal(desk.rows, seat)
        return self._game.text(desk.rows.tobytes())

    def seen_features(self, seat: int) -> np.ndarray:
        desk = self._game.desk
        desk.raw[:] = self._record
        return desk.glass.look(desk.rows, np.array([seat], np.int8))[0]

    def memory(self, seat: int) -> bytes:
        """A digest of everything that a seat has seen and done."""
        game = self._game
        desk = game.desk
        before = self._memories[seat] or self._first_memory(seat)
        actions = np.array(self.history()[before.moves :], np.int32)
        size = desk.shown.itemsize
        own = np.zeros(len(actions) + 1, np.int32)
        seen = np.zeros((len(actions) + 1, size), np.uint8)
        seen[0] = np.frombuffer(before.seen, np.uint8)
        desk.raw[:] = before.record
        count = desk.remember(
            desk.rows,
            desk.shown,
            desk.shown.view(np.uint8),
            game.chance_from,
            actions,
            seat,
            own,
            seen,
        )
        digest = before.digest
        for row in range(1, count):
            digest = _digest(digest, own[row].tobytes(), seen[row].tobytes())
        now = _Memory(before.moves + len(actions), self._record, seen[count - 1].tobytes(), digest)
        self._memories = (*self._memories[:seat], now, *self._memories[seat + 1 :])
        return digest

    def _first_memory(self, seat: int) -> _Memory:
        desk = self._game.desk
        desk.raw[:] = self._start
        desk.conceal(desk.rows, seat)
        seen = desk.rows.tobytes()
        return _Memory(0, self._start, seen, _digest(seen))


def _restored(game: str, state: str) -> EscarmoucheState:
    return pyspiel.load_game(game).deserialize_state(state)


class Observer:
    """What a player sees now and, with perfect recall, a digest of all it has seen and done."""

    def __init__(
        self, game: EscarmoucheGame, kind: Any = None, params: dict[str, Any] | None = None
    ) -> None:
        if params:
            raise InputError("error-observer-parameters", found=", ".join(params))
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise InputError("error-observer-kind")
        self._recall = kind.perfect_recall
        self._public = kind.private_info == pyspiel.PrivateInfoType.NONE
        size = features(game.game.rules).size
        self.tensor = np.zeros(size + RECALL * self._recall, np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if self._recall:
            self.dict["recall"] = self.tensor[size:]

    def set_from(self, state: EscarmoucheState, player: int) -> None:
        self.dict["observation"][:] = state.seen_features(self._seat(player))
        if self._recall:
            digest = np.frombuffer(state.memory(self._seat(player)), np.uint8)
            self.dict["recall"][:] = np.unpackbits(digest)

    def string_from(self, state: EscarmoucheState, player: int) -> str:
        seat = self._seat(player)
        text = state.seen_text(seat)
        if not self._recall:
            return text
        return f"{player} | {text} | {state.memory(seat).hex()}"

    def _seat(self, player: int) -> int:
        return SPECTATOR if self._public else player


def _game_type(game: Game) -> Any:
    hides = game.rules.hides
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=game.title.text("en"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            information.IMPERFECT_INFORMATION if hides else information.PERFECT_INFORMATION
        ),
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={option.name: _default(option) for option in game.options}
        | {"position": ""},
    )


def _default(option: Option) -> Any:
    """The default of an option in the type that OpenSpiel reads from a text such as `match=2`."""
    numbers = type(option) is Option and all(value.isdecimal() for value in option.values)
    return int(option.default) if numbers else option.default


def _kept(value: Any) -> Any:
    """A parameter that survives OpenSpiel's own notation, `game(name=value,…)`.

    It has no quotes, so signs of its own are written as in a web address; a text that reads as a
    number must not look like one.
    """
    if not isinstance(value, str):
        return value
    text = quote(unquote(value), safe="/.:;#*@ ")
    if re.fullmatch(r"[-+.\d].*|true|false", text, re.IGNORECASE):
        return f"%{ord(text[0]):02X}{text[1:]}"
    return text


def _register(game: Game) -> None:
    # OpenSpiel lets go of what it has registered after Python has ended. Freeing a function then
    # is fatal; a class is never freed, because it refers to itself.
    kind = type(f"{game.name.title()}Game", (EscarmoucheGame,), {"game": game})
    pyspiel.register_game(_game_type(game), kind)


for _game in catalog.games():
    _register(_game)
