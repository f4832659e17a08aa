"""Who may play: random, levels, and programs and services from outside."""

import json
import sys
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from escarmouche.core.errors import InputError
from escarmouche.lab.contests import Chunk, Contest, Side, play_chunk, replayed
from escarmouche.lab.players import level_word, read_player

FIRST_MOVE = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    with open(sys.argv[1], "a") as log:
        log.write(line)
    print(json.dumps({"move": asked["moves"][0]}), flush=True)
"""


def bot(tmp_path, source: str) -> str:
    file = tmp_path / "bot.py"
    file.write_text(source)
    return f"bot:{sys.executable} {file} {tmp_path / 'log'}"


def contest(player: str, game: str = "dragons", **options: str) -> Contest:
    return Contest(game, (Side(player), Side("random")), options)


def test_a_program_plays_and_is_told_what_its_seat_may_know(tmp_path) -> None:
    word = bot(tmp_path, FIRST_MOVE)
    rows = play_chunk(Chunk(0, contest(word, setup="big"), 1, 0, 2))
    assert len(rows) == 2
    asked = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    assert {question["seat"] for question in asked} == {"fire", "ice"}, "it changed seats"
    assert all(question["game"] == "dragons" for question in asked)
    chosen = next(each for each in asked if each["seat"] == "ice" and "+" not in each["moves"][0])
    hand = chosen["position"].partition("hand=fire:")[2]
    assert hand.startswith("?,?"), "what fire chose in secret"


def test_a_service_plays(tmp_path) -> None:
    class Answers(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            self.send_response(200)
            self.end_headers()
            self.wfile.write(json.dumps({"move": asked["moves"][-1]}).encode())

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Answers) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        record = replayed(1, 0, contest(f"http://127.0.0.1:{server.server_port}/"), 0)
        server.shutdown()
        thread.join()
    mine = [
        (position, move)
        for position, move in zip(record.positions, record.moves, strict=False)
        if position.actor == 0
    ]
    assert mine and all(move == position.move_ids[-1] for position, move in mine)


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        ('print(\'{"move": "z9"}\', flush=True)\ninput()', "answered “.*z9.*no legal move"),
        ("print('hello', flush=True)\ninput()", "answered “hello”, which is no legal move"),
        ("print('[1]', flush=True)\ninput()", "no legal move"),
        ("", "does not answer"),
    ],
)
def test_a_program_that_does_not_play_is_named(tmp_path, source, sentence) -> None:
    with pytest.raises(InputError, match=sentence):
        play_chunk(Chunk(0, contest(bot(tmp_path, source)), 1, 0, 1))


def test_a_program_or_service_that_is_not_there_is_named() -> None:
    for word in ("bot:no-such-program", "http://127.0.0.1:9/"):
        with pytest.raises(InputError, match=f"{word} does not answer"):
            play_chunk(Chunk(0, contest(word), 1, 0, 1))


@pytest.mark.parametrize(
    "word", ["", "bot:", "level", "level:x", "level:3:0", "level:3:5:", "https://", "someone"]
)
def test_what_is_no_player_is_refused(word: str) -> None:
    with pytest.raises(InputError, match="is not a player"):
        read_player(word)


def test_a_level_has_a_budget() -> None:
    assert read_player("level:6:2000:0.5s").nodes == 2000
    assert read_player(level_word(6, 2000, 0.5)).seconds == 0.5
    assert read_player("level:4").repeats and not read_player("level:4:1s").repeats
    assert read_player("level:6:2000").name.text("fr") == "Expert (6\u00a0; 2000)"
    with pytest.raises(InputError, match="from 1 to 8"):
        read_player("level:9")
