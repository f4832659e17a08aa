"""Machine code plays, tells and offers what the same source does as plain Python."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from random import Random

from escarmouche import catalog
from escarmouche.core.kernel import OVER, empty_log

MOST = 350  # moves of a battle
LOOK_EVERY = 7  # places to go are many, and slow to find in plain Python
OPTIONS = (
    {"scenario": "the-strongbox", "sealed": "on", "turns": "2"},
    {"scenario": "chain-gang", "warbands": "greywater,cindermark", "grouped": "on", "turns": "2"},
    {"scenario": "hold-the-ford", "real": "on", "turns": "2"},
)


def battle(options: dict[str, str]) -> list[int]:
    """The moves of a random battle."""
    from skirmish_battles import bold_move

    game, rng = catalog.game("confrontation"), Random(str(options))
    kernel, out = game.rules.kernel, game.rules.buffer()
    pos, moves = game.new(**options).record, []
    while kernel.actor(pos) != OVER and len(moves) < MOST:
        moves.append(bold_move(pos, out[: kernel.moves(pos, out)].tolist(), rng))
        kernel.play(pos, moves[-1], None)
    return moves


def digests(options: dict[str, str], moves: list[int]) -> list[str]:
    """After every move: the position, what was told, and now and then what is legal."""
    game, log = catalog.game("confrontation"), empty_log()
    kernel, out = game.rules.kernel, game.rules.buffer()
    pos, found = game.new(**options).record, []
    for number, move in enumerate(moves):
        log[0, 0] = 0
        kernel.play(pos, move, log)
        parts = pos.tobytes() + log[: 1 + log[0, 0]].tobytes()
        if number % LOOK_EVERY == 0 and kernel.actor(pos) != OVER:
            parts += out[: kernel.moves(pos, out)].tobytes()
        found.append(hashlib.sha256(parts).hexdigest())
    return found


def test_machine_code_plays_as_plain_python_does() -> None:
    games = [(options, battle(options)) for options in OPTIONS]
    plain = subprocess.run(
        [sys.executable, __file__],
        input=json.dumps(games),
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
    )
    for (options, moves), theirs in zip(games, json.loads(plain.stdout), strict=True):
        assert len(moves) > 100
        for number, (one, other) in enumerate(zip(digests(options, moves), theirs, strict=True)):
            assert one == other, (options, moves[: number + 1])


if __name__ == "__main__":
    json.dump([digests(*each) for each in json.load(sys.stdin)], sys.stdout)
