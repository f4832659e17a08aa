"""A win in one is taken, and a loss at once is not walked into: asked of every level of every game.

Positions are the ends of random games; random battles seldom come to one, so those of the skirmish
are kept (`last_decisions.txt`). A decision has a *win* where some moves, but not all, win at
once; it is *bad* where some moves, but not all, let the other seat win at once.
"""

import functools
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from escarmouche import catalog
from escarmouche.core.conformance import random_record
from escarmouche.search.levels import LEVELS, Player
from escarmouche.search.solver import Solver
from escarmouche.search.thinking import Budget

GAMES = [name for name in catalog.GAMES if catalog.game(name).rules.has("insight")]
LATE = 12  # decisions before the end


def nodes(name: str) -> int:
    """Of a battle each is a turn played to its end."""
    return 20 if name == "confrontation" else 2_000


def winning(position, seat: int) -> set[int]:
    after = {move: position.after(move).outcome for move in position.move_ids}
    return {move for move, outcome in after.items() if outcome and outcome.winner == seat}


def safe(position) -> set[int]:
    """The moves after which the other seat does not win at once."""
    found, other = set(), 1 - position.actor
    for move in position.move_ids:
        after = position.after(move)
        lost = after.outcome is not None and after.outcome.winner == other
        if not lost and not (after.actor == other and winning(after, other)):
            found.add(move)
    return found


@functools.cache
def asked(name: str, count: int) -> tuple[list, list]:
    """Decisions with a win, and bad ones, each with its good moves."""
    wins: list = []
    bad: list = []
    for positions in endings(name):
        if len(wins) >= count and len(bad) >= count:
            break
        for position in positions:
            if position.actor not in (0, 1) or position.hidden:
                continue
            good, every = winning(position, position.actor), set(position.move_ids)
            if good and good < every:
                wins.append((position, good))
                break
            if not good and (good := safe(position)) and good < every:
                bad.append((position, good))
    return wins[:count], bad[:count]


def endings(name: str) -> Iterator[list]:
    game = catalog.game(name)
    if name == "confrontation":
        texts = Path(__file__).with_name("last_decisions.txt").read_text(encoding="utf-8")
        yield from ([game.position(text)] for text in texts.splitlines())
        return
    for seed in range(400):
        options = game.variants[seed % len(game.variants)]
        yield random_record(game, options, random.Random(seed)).positions[-LATE:]


def is_won(position, seat: int) -> bool:
    """Proved: the strongest level of Dragons Arena would rather win by more a little later."""
    solvable = position.game.solvable and not position.is_over
    proving = Solver(position.game.rules).proving(Budget(nodes=1_000_000)) if solvable else None
    return proving is not None and proving.worth(position.record, seat) == 1


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_a_win_in_one_is_taken(name: str, level: int) -> None:
    wins, _ = asked(name, 12)
    assert wins
    for position, good in wins:
        move = Player(position.game, level, nodes=nodes(name), seed=1).choose(position)
        assert move in good or (level == 8 and is_won(position.after(move), position.actor))


@pytest.mark.parametrize("level", [6, 7, 8])
@pytest.mark.parametrize("name", GAMES)
def test_nobody_strong_loses_at_once_where_there_is_another_way(name: str, level: int) -> None:
    _, bad = asked(name, 12)
    assert bad
    for position, good in bad:
        assert Player(position.game, level, nodes=nodes(name), seed=1).choose(position) in good


def test_metals_resists_where_all_lines_look_lost() -> None:
    """Every line of this position is lost, all but four of them at once."""
    metals = catalog.game("metals")
    position = metals.position(
        "map=defile blue=c1S!,c7S,c9S red=a6W,b2W pool=0,1 score=6,17 turn=blue "
        "factions=Obsidior,Corsario blocked_sight=on"
    )
    for seed in range(3):
        move = Player(metals, 8, nodes=20_000, seed=seed).choose(position)
        assert position.move_text(move).startswith("c1-b1")
