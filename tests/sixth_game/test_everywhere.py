"""Cairn, a game of another package, is played wherever the games of this one are."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from server.conftest import WIDE, Table, at, running
from table.hands import at_table, said, session, take

from escarmouche import catalog
from escarmouche.core.game_record import verify
from escarmouche.server.settings import Settings

PROGRAM = str(Path(sys.executable).parent / "escarmouche")
CAIRN = catalog.game("cairn")


def told(*words: str, folder: Path | None = None) -> str:
    """What the command line prints."""
    done = subprocess.run(
        [PROGRAM, *words],
        capture_output=True,
        text=True,
        timeout=240,
        cwd=folder,
        env=os.environ | {"ESCARMOUCHE_LANG": "en", "COLUMNS": "200"},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_command_line_lists_it_and_states_its_rules() -> None:
    listed = json.loads(told("games", "--json"))
    assert listed[-1]["name"] == "cairn"
    assert listed[-1]["options"] == {"stones": "21"}
    assert "Whoever takes the last stone wins." in told("rules", "cairn")


def test_its_leaves_are_counted_as_by_hand() -> None:
    counted = json.loads(told("perft", "cairn", "--depth", "4", "--json"))
    assert counted["nodes"] == sum(range(1, 7)) ** 2  # twice a die and up to as many stones
    last = ("--position", "stones=1 turn=sun", "--depth", "2", "--json")
    assert json.loads(told("perft", "cairn", *last))["nodes"] == 6


def test_simulations_do_not_depend_on_the_number_of_processes() -> None:
    asked = ("simulate", "cairn", "--games", "4000", "--option", "stones=11", "--json")
    one, two = (json.loads(told(*asked, "--workers", workers)) for workers in "12")
    del one["seconds"], two["seconds"]
    assert one == two
    assert sum(one["wins"]) == 4000 and one["draws"] == 0


def test_opponents_of_every_level_play_it_and_hint_the_best() -> None:
    hint = told("hint", "cairn", "--position", "stones=5 turn=moon die=6", "--seconds", "1")
    assert hint.splitlines()[1].split()[:2] == ["5", "100.0%"]
    result = json.loads(told("match", "cairn", "--a", "1", "--b", "5", "--games", "4", "--json"))
    assert result["games"] == 4


def test_the_laboratory_studies_it(tmp_path: Path) -> None:
    told("lab", "balance", "cairn", "--games", "200", "--output", str(tmp_path / "balance"))
    assert "Cairn" in (tmp_path / "balance" / "report.html").read_text(encoding="utf-8")
    ratings = told("lab", "tournament", "cairn", "random", "level:5", "--games", "40")
    assert "(5) is the strongest" in ratings


async def test_it_is_played_at_the_terminal() -> None:
    game = session(game="cairn", options={"stones": "11"})
    async with at_table(game, size=(80, 30)) as hand:
        assert "stones" in said(hand)
        while not game.position.is_over:
            before = len(game.record.moves)
            await take(hand, game.offered()[-1])
            assert len(game.record.moves) > before
        assert game.position.prompt.text() in said(hand)
    assert verify(game.record).dice == "seeded"


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    database = f"sqlite:///{tmp_path / 'rooms.sqlite'}"
    settings = Settings(database, thinking=1, new_rooms=WIDE, requests=WIDE, messages=WIDE)
    with running(settings) as port:
        async with at(port) as table:
            yield table


async def test_the_server_plays_it_against_the_computer_and_draws_it(table: Table) -> None:
    seats = [{"kind": "you"}, {"kind": "computer", "level": 2}]
    made = await table.create("cairn", seats=seats)
    name, key = made["room"]["id"], made["keys"]["0"]
    chooser = random.Random(1)
    async with table.sit(name, key, "my-own-salt") as me:
        while not me.state["result"]:
            assert me.state["view"]["svg"] == CAIRN.position(me.state["position"]).svg()
            if me.state["actor"] == 0:
                answer = await me.move(chooser.choice(me.moves))
                assert answer["type"] == "ack"
            else:
                await me.receive()
        assert me.state["result"]["reason"] == "last-stone"
    record = catalog.read_record((await table.http.get(f"/api/rooms/{name}/record")).text)
    assert verify(record).dice == "fair"
    replay = (await table.http.get(f"/api/rooms/{name}/replay")).json()
    assert replay["steps"][-1]["view"]["svg"] == record.position.svg()


async def test_the_server_explains_what_it_refuses(table: Table) -> None:
    made = await table.create("cairn", dice="typed")
    async with table.both(made) as (sun, _):
        await sun.move("d2")
        refusal = await sun.move("3")
        assert refusal["type"] == "refusal"
        assert refusal["rule"] == "CAI-11"


def test_openspiel_accepts_it() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import escarmouche.adapters.openspiel  # noqa: F401

    game = pyspiel.load_game("escarmouche_cairn", {"stones": 11})
    assert str(game.new_initial_state()) == "stones=11 turn=sun"
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)


@pytest.mark.filterwarnings("ignore:Observation")
def test_pettingzoo_and_gymnasium_accept_it() -> None:
    import gymnasium
    from pettingzoo.test import api_test

    import escarmouche.adapters.gymnasium  # noqa: F401
    from escarmouche.adapters.pettingzoo import cairn_v0

    api_test(cairn_v0.env(stones="11"), num_cycles=100)
    env = gymnasium.make("escarmouche/Cairn-v0", opponent=1)
    seen, _ = env.reset(seed=1)
    assert seen["action_mask"].any()


def test_thousands_of_games_are_played_at_once() -> None:
    from escarmouche.adapters.batch import Batch

    batch = Batch(CAIRN, 1024, seed=1, threads=2)
    ended = 0
    for _ in range(30):
        batch.step(batch.drawn)
        ended += int(batch.over.sum())
    assert ended > 1024


def test_its_code_is_compiled_once_and_kept_for_the_next_process() -> None:
    listen = (
        "from escarmouche.cli import main; from escarmouche.core.compiling import listening\n"
        "with listening(lambda name: print('compiled', name)): main()"
    )
    asked = ("hint", "cairn", "--position", "stones=9 turn=sun die=3", "--nodes", "50")
    for last in (False, True):
        done = subprocess.run(
            (sys.executable, "-c", listen, *asked), capture_output=True, text=True, check=True
        )
        if last:
            assert "compiled" not in done.stdout
