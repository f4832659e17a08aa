"""What every game of the catalogue must satisfy; a new game is right when `check` is silent.

from escarmouche.core import conformance

@pytest.mark.parametrize("check", conformance.CHECKS, ids=lambda check: check.__name__)
def test_my_game_conforms(check):
    check(MyGame())
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from typing import Any

import numpy as np

from escarmouche.core.game import Game
from escarmouche.core.game_record import Record
from escarmouche.core.kernel import DRAW, NOBODY, SPECTATOR, empty_log
from escarmouche.core.position import Position
from escarmouche.core.seeds import weighted

GAMES = 8  # random games played for each variant of options
MANY_VARIANTS = 8  # of these one game each is enough, and fewer positions of it
POSITIONS = 150  # looked at of a long game; with many variants a third of them
DRAWS = 40  # at each node of chance
MOVES = 40  # texts of moves that are read back in each position, or all if there are fewer
LONGEST = 20_000  # moves after which a game is taken never to end


class NotConformant(AssertionError):
    """A game breaks the protocol; the text says which promise, in which position."""


def check(game: Game) -> None:
    """Run every check on every variant of the game."""
    for each in CHECKS:
        each(game)


def check_from(positions: Sequence[Position]) -> None:
    """Run every check on one random game from each position."""
    game = copy(positions[0].game)
    game.variants = tuple({"start": str(number)} for number in range(len(positions)))
    # Options of a game that only knows these beginnings.
    game.settings = dict  # type: ignore[method-assign, assignment]
    game.new = lambda **options: positions[int(options["start"])]  # type: ignore[method-assign]
    for each in CHECKS:
        each(game, games=1)


def moves_are_sorted_and_unique(game: Game, games: int = GAMES) -> None:
    """Legal moves are strictly ascending ids of the game, and there is always one."""
    for position in _positions(game, games):
        ids = position.move_ids
        _promise(bool(ids) != position.is_over, "moves until the game is over", position)
        _promise(list(ids) == sorted(set(ids)), "sorted unique move ids", position)
        _promise(all(0 <= move < game.rules.move_count for move in ids), "ids in range", position)
        chance = [move >= game.rules.chance_from for move in ids]
        _promise(
            all(chance) if position.is_chance else not any(chance), "chance ids apart", position
        )


def weights_are_positive(game: Game, games: int = GAMES) -> None:
    """At a chance node every outcome has a positive weight; fair dice can draw their sum."""
    for position in _positions(game, games):
        if position.is_chance:
            weights = position.weights
            _promise(len(weights) == len(position.move_ids), "a weight per outcome", position)
            _promise(all(weight > 0 for weight in weights), "positive weights", position)
            _promise(sum(weights) <= 65536, "a total that fair dice can draw", position)


def draws_by_weights(game: Game, games: int = GAMES) -> None:
    """What chance draws is one of its moves by their weights, from the same stream of numbers."""
    kernel = game.rules.kernel
    for position in _positions(game, min(games, 2)):
        for seed in range(DRAWS if position.is_chance else 0):
            ours, theirs = np.array([seed], np.uint64), np.array([seed], np.uint64)
            drawn = kernel.draw(position.record, game.rules.buffer(), game.rules.buffer(), ours)
            weights = np.array(position.weights, np.int32)
            expected = position.move_ids[weighted(theirs, weights, len(weights))]
            _promise(drawn == expected, "a draw by the weights", position)
            _promise(ours[0] == theirs[0], "as many numbers of the stream", position)


def play_is_repeatable(game: Game, games: int = GAMES) -> None:
    """The same moves give the same bytes, and playing leaves the position it started from."""
    for record in _records(game, games):
        position = record.positions[0]
        for move, expected in zip(record.moves, record.positions[1:], strict=True):
            before = bytes(position)
            after = position.play(move)
            _promise(bytes(after) == bytes(expected), "identical bytes on replay", position)
            _promise(bytes(position) == before, "play leaves its position", position)
            position = after


def compiled_equals_python(game: Game, games: int = GAMES) -> None:
    """Every kernel function gives what its Python source gives."""
    kernel = game.rules.kernel
    for position in _positions(game, min(games, 2)):
        slow, fast = position.record, position.record
        _promise(_source(kernel.actor)(slow) == kernel.actor(fast), "actor as in Python", position)
        for function in (kernel.moves, kernel.weights):
            if position.is_over or (function is kernel.weights and not position.is_chance):
                continue
            ours, theirs = game.rules.buffer(), game.rules.buffer()
            count = function(fast, ours)
            _promise(_source(function)(slow, theirs) == count, "counts as in Python", position)
            _promise(list(ours[:count]) == list(theirs[:count]), "lists as in Python", position)
        _promise(
            tuple(_source(kernel.outcome)(slow)) == tuple(kernel.outcome(fast)),
            "outcome as in Python",
            position,
        )
        for move in position.move_ids[:3]:
            slow, fast = position.record, position.record
            ours, theirs = empty_log(), empty_log()
            _source(kernel.play)(slow, move, theirs)
            kernel.play(fast, move, ours)
            _promise(slow.tobytes() == fast.tobytes(), "play as in Python", position)
            _promise(ours.tobytes() == theirs.tobytes(), "told as in Python", position)
            silent = position.record
            kernel.play(silent, move, None)
            _promise(silent.tobytes() == fast.tobytes(), "silent play as told", position)
        for seat in (0, 1, SPECTATOR):
            slow, fast = position.record, position.record
            _source(kernel.hide)(slow, seat)
            kernel.hide(fast, seat)
            _promise(slow.tobytes() == fast.tobytes(), "hide as in Python", position)


def notation_round_trips(game: Game, games: int = GAMES) -> None:
    """Positions and moves read back from their text, for every audience."""
    for position in _positions(game, games):
        for shown in (position, position.hide(0), position.hide(1), position.hide()):
            _promise(bytes(game.position(shown.text)) == bytes(shown), "text reads back", shown)
        texts = position.moves
        _promise(len(set(texts)) == len(texts), "one text per move", position)
        some = max(1, len(texts) // MOVES)  # of hundreds of places to go, a few are enough
        for move, text in [*zip(position.move_ids, texts, strict=True)][::some]:
            _promise(position.move_id(text) == move, f"move {text} reads back", position)
            _promise(
                not set(text) & set(", \t\n"), f"move {text} without blanks or commas", position
            )


def steps_lead_to_moves(game: Game, games: int = GAMES) -> None:
    """Touching the steps of a move leads to that move and no other."""
    for position in _positions(game, games):
        paths = [position.steps(move) for move in position.move_ids]
        known = set(paths)
        _promise(len(known) == len(paths), "different steps for different moves", position)
        _promise(
            not any(path[:end] in known for path in paths for end in range(len(path))),
            "no move inside the steps of another",
            position,
        )


def records_round_trip(game: Game, games: int = GAMES) -> None:
    """A record's text reads back to the same moves and the same text."""
    for record in _records(game, games):
        again = Record.parse(record.text, lambda name: game)
        _promise(again.moves == record.moves, "moves of a record", record.position)
        _promise(again.text == record.text, "text of a record", record.position)


def explanations_exist(game: Game, games: int = GAMES) -> None:
    """Every move tells its events and every position its prompt, in both languages."""
    for record in _records(game, min(games, 2)):
        for position, move in zip(record.positions, record.moves, strict=False):
            events = position.events(move)
            _promise(bool(events), "events of a move", position)
            for event in [*events, position.prompt]:
                _promise(all(event.text(lang) for lang in ("fr", "en")), "a sentence", position)
        _promise(bool(record.position.prompt.text("fr")), "a last word", record.position)


def games_end(game: Game, games: int = GAMES) -> None:
    """Random play reaches an end with a winner or a draw; before it there is none."""
    for record in _records(game, games):
        for position in record.positions[:-1]:
            winner, _ = game.rules.kernel.outcome(position.record)
            _promise(winner == NOBODY, "no winner before the end", position)
        winner, reason = game.rules.kernel.outcome(record.position.record)
        _promise(winner in (0, 1, DRAW), "a winner or a draw", record.position)
        _promise(0 < reason < len(game.rules.reasons), "a named reason", record.position)


def hide_leaks_nothing(game: Game, games: int = GAMES) -> None:
    """What the others see does not depend on a hidden decision, byte for byte.

    From every hidden decision on, other choices are tried until another seat is asked; where the
    same seat is asked next, what the others see must be the same bytes. A seat's legal moves
    never depend on more than it sees. Hiding twice is hiding once, and nobody sees less than a
    spectator.
    """
    for position in _positions(game, games):
        for audience in (0, 1, SPECTATOR):
            seen = position.hide(audience)
            _promise(bytes(seen.hide(audience)) == bytes(seen), "hide is idempotent", position)
            _promise(
                position.hide(SPECTATOR) != position or seen == position,
                "nobody sees less than a spectator",
                position,
            )
        if position.actor in (0, 1):
            seen = position.hide(position.actor)
            _promise(seen.actor == position.actor, "a seat sees that it is asked", position)
            _promise(seen.move_ids == position.move_ids, "moves from what is seen", position)
        if not position.hidden:
            continue
        mine = position.actor
        for audience in (1 - mine, SPECTATOR):
            views: dict[int, set[bytes]] = defaultdict(set)
            for number in range(12):
                other = _end_of_secret(position, random.Random(number))
                # Once the secret is out, views may differ.
                if other.secret == position.secret:
                    views[other.actor].add(bytes(other.hide(audience)))
            _promise(
                all(len(view) == 1 for view in views.values()),
                f"audience {audience} learns nothing",
                position,
            )
            between = {
                bytes(after.hide(audience))
                for move in position.move_ids
                if (after := position.play(move)).actor == mine and after.secret == position.secret
            }
            _promise(len(between) <= 1, f"audience {audience} sees no step of it", position)


CHECKS: tuple[Callable[..., None], ...] = (
    moves_are_sorted_and_unique,
    weights_are_positive,
    draws_by_weights,
    play_is_repeatable,
    compiled_equals_python,
    notation_round_trips,
    steps_lead_to_moves,
    records_round_trip,
    explanations_exist,
    games_end,
    hide_leaks_nothing,
)


def random_record(game: Game, options: Mapping[str, str], chooser: random.Random) -> Record:
    """A whole game at random, chance by its weights."""
    record = Record.new(game, **options)
    while not record.position.is_over:
        position = record.position
        weights = position.weights if position.is_chance else None
        record.play(chooser.choices(position.move_ids, weights)[0])
        if len(record.moves) > LONGEST:
            raise NotConformant(f"{game.name}: a game of {LONGEST} moves is not over")
    return record


def _records(game: Game, games: int) -> Iterator[Record]:
    many = len(game.variants) > MANY_VARIANTS
    for options in game.variants:
        for number in range(1 if many else games):
            yield random_record(game, options, random.Random(number))


def _positions(game: Game, games: int) -> Iterator[Position]:
    """Positions of random games; of a long game, a sample."""
    most = POSITIONS if len(game.variants) <= MANY_VARIANTS else POSITIONS // 3
    for number, record in enumerate(_records(game, games)):
        chosen = record.positions
        if len(chosen) > most:
            chosen = [*random.Random(number).sample(chosen[:-1], most - 1), chosen[-1]]
        yield from chosen


def _end_of_secret(position: Position, chooser: random.Random) -> Position:
    mine, secret = position.actor, position.secret
    while position.actor == mine and position.secret == secret:
        position = position.play(chooser.choice(position.move_ids))
    return position


def _source(function: object) -> Callable[..., Any]:
    return function.py_func  # type: ignore[attr-defined]


def _promise(kept: bool, promise: str, position: Position) -> None:
    if not kept:
        raise NotConformant(f"{position.game.name}: {promise}: {position.text}")
