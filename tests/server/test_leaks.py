"""Nothing that an audience is sent depends on another seat's secret, byte for byte.

Games of every set-up are played through rooms. From each hidden decision on, the seat decides
differently in twin rooms; as long as the secret is not out, all that the others receive, may ask
for or are refused must be the same bytes in all of them. Ids, salts and clocks are fixed, so that
nothing else differs.
"""

from __future__ import annotations

import json
import logging
import random

import pytest

from escarmouche import catalog
from escarmouche.core.errors import EscarmoucheError
from escarmouche.server import history, room_state
from escarmouche.server import hub as hub_module
from escarmouche.server.audience_log import AUDIENCES
from escarmouche.server.charters import Charter, SeatTerms, Sitter
from escarmouche.server.clocks import Downtime
from escarmouche.server.hub import Hub
from escarmouche.server.rooms import Room
from escarmouche.server.to_server import (
    Bank,
    ToServerAnswer,
    ToServerMove,
    ToServerOffer,
    ToServerSalt,
)
from escarmouche.server.wire import encode

SETUPS = [
    (game.name, dict(options))
    for game in catalog.games()
    for options in (game.variants if game.name != "confrontation" else game.variants[:1])
]
TWINS = 3
SECRETS = 8  # hidden decisions examined in one game
# How far a game goes, and how many secrets are examined: what is known of a battle is much.
FAR, LONG_GAMES = (250, SECRETS), {"confrontation": (70, 2)}


class Listener:
    """A socket that keeps what it is sent."""

    def __init__(self, audience: int, version: int) -> None:
        self.audience, self.version = audience, version
        self.heard: list[str] = []

    def send(self, message) -> None:
        sent = message
        self.heard.append(sent.decode())


class Twin:
    """A room with the given history, and a listener of each audience."""

    def __init__(self, charter: Charter, entries=()) -> None:
        self.room = Room(charter, Downtime())
        for entry in entries:
            self.room.apply(entry)
        self.hub = Hub()
        self.listeners = [Listener(a, self.room.logs.version(a)) for a in AUDIENCES]
        for listener in self.listeners:
            self.hub.enter(charter.id, listener)

    def do(self, seat, act) -> None:
        self.room.apply(self.room.decide(seat, act, 0))
        self.hub.publish(self.room)

    def move(self, text: str) -> None:
        move_id = f"m{len(self.room.entries)}"
        self.do(self.room.actor, ToServerMove(type="move", id=move_id, move=text))

    def known_to(self, audience: int) -> list[str]:
        """Everything that an audience has heard, and whatever it could ask for."""
        room = self.room
        answers = [
            *self.listeners[audience].heard,
            encode(room_state.update(room, audience, 0, 0)).decode(),
            encode(room_state.info(room)).decode(),
            room_state.published(room).text,
            history.told(history.past(room, audience, 0)).decode(),
        ]
        # Hints and odds are worked out from these bytes and nothing else.
        shown = room.logs.shown(audience).position
        answers.append(bytes(shown).hex())
        for text in TRIED[room.charter.game]:
            try:
                why = shown.why_not(text)
                answers.append(why and why.text())
            except EscarmoucheError as error:
                answers.append(error.text())
        if audience in (0, 1) and audience != room.actor:
            acts = [
                ToServerMove(type="move", id="x", move=text) for text in TRIED[room.charter.game]
            ]
            acts.append(ToServerOffer(type="offer", id="y", what="takeback"))
            acts.append(OFFER)  # as in `compare_twins`, and nothing has changed for this seat
            for act in acts:
                with pytest.raises(EscarmoucheError) as refused:
                    room.decide(audience, act, 0)
                answers.append(refused.value.text())
        return answers


OFFER = ToServerOffer(type="offer", id="z", what="draw")
TRIED = {
    "dragons": ["1", "6", "a1xb2", "3@a1", "a1=2", "1+6", "nonsense"],
    "metals": ["+a1N", "a1-a2N", "nonsense"],
    "irondie": ["nonsense", "pass", "seal"],
    "confrontation": ["nonsense", "card:b1", "card:r1", "play", "attack:1", "to:30-30"],
}


def start(game: str, options: dict[str, str]) -> Twin:
    clock = Bank(kind="bank", seconds=60, increment=5)
    settings = catalog.game(game).settings(options)
    seats = (SeatTerms(), SeatTerms())
    charter = Charter("room-of-the-test", game, settings, seats, clock, "fair", False, b"s" * 32, 0)
    twin = Twin(charter)
    for seat in (0, 1):
        twin.room.apply(twin.room.join(seat, Sitter("hash"), 0))
    for seat in (0, 1):
        twin.do(seat, ToServerSalt(type="salt", id="s", salt=f"salt-of-{seat}"))
    return twin


@pytest.fixture(autouse=True)
def _no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_module, "now_ms", lambda: 0)


@pytest.mark.parametrize(("game", "options"), SETUPS, ids=lambda value: str(value)[:40])
def test_others_receive_the_same_bytes_whatever_a_seat_decides_in_secret(game, options) -> None:
    chooser = random.Random(f"{game} {options}")
    twin = start(game, options)
    examined = set()
    far, secrets = LONG_GAMES.get(game, FAR)
    while twin.room.status == "playing" and len(twin.room.entries) < far:
        position, actor = twin.room.position, twin.room.actor
        if position.secret is not None and (position.secret, actor) not in examined:
            examined.add((position.secret, actor))
            if len(examined) <= secrets:
                compare_twins(twin, actor, position.secret)
        twin.move(chooser.choice(position.moves))
    if game == "irondie" or options.get("setup") == "big":
        assert {seat for _, seat in examined} == {0, 1}, "nothing was decided in secret"


def compare_twins(twin: Twin, mine: int, secret: str) -> None:
    """Decide the secret of seat `mine` in several ways and compare what the others know."""
    entries = list(twin.room.entries)
    others = [audience for audience in AUDIENCES if audience != mine]
    # What the others know while the seat decides, and when the other seat is asked.
    during: dict[int, set[str]] = {audience: set() for audience in others}
    after: dict[int, set[str]] = {audience: set() for audience in others}
    for number in range(TWINS):
        other = Twin(twin.room.charter, entries)
        chooser = random.Random(number)
        other.do(1 - mine, OFFER)
        other.do(1 - mine, ToServerAnswer(type="answer", id="no", what="draw", accept=False))
        while other.room.position.secret == secret and other.room.actor == mine:
            for audience in others:
                during[audience].add(json.dumps(other.known_to(audience)))
            other.move(chooser.choice(other.room.position.moves))
        if other.room.position.secret == secret:
            for audience in others:
                after[audience].add(json.dumps(other.known_to(audience)))
    for audience in others:
        assert len(during[audience]) == 1, f"audience {audience} hears of a hidden decision"
        assert len(after[audience]) <= 1, f"audience {audience} learns what was decided"


async def test_metrics_and_logs_do_not_count_hidden_decisions(table, caplog) -> None:
    made = await table.create(options={"setup": "big"})
    with caplog.at_level(logging.DEBUG, "escarmouche"):
        async with table.both(made) as (fire, _):
            before = (await table.http.get("/metrics")).text
            caplog.clear()
            for power in "1111666":
                assert (await fire.move(power))["type"] == "ack"
            assert (await table.http.get("/metrics")).text == before
            assert not [record for record in caplog.records if record.name.startswith("escarm")]
            await fire.move("6")
            assert (await table.http.get("/metrics")).text != before


async def test_the_secret_of_the_dice_and_keys_appear_in_nothing_before_the_end(
    table, tmp_path, caplog
) -> None:
    made = await table.create()
    name, keys = made["room"]["id"], made["keys"]
    with caplog.at_level(logging.DEBUG):
        async with table.both(made) as sittings, table.sit(name) as watching:
            mover = sittings[sittings[0].state["actor"]]
            await mover.move(mover.moves[0])
            await watching.until(lambda each: len(each.plays) > 16)
            said = "".join(line for each in (*sittings, watching) for line in each.raw)
            said += (await table.http.get(f"/api/rooms/{name}/record")).text
            said += (await table.http.get(f"/api/rooms/{name}")).text
            refused = await table.http.get(f"/api/rooms/{name}/dice")
            assert refused.json()["code"] == "not-over"
            await sittings[0].act("resign")
        proof = (await table.http.get(f"/api/rooms/{name}/dice")).json()
        assert proof["secret"] not in said and proof["commitment"] in said
        logged = caplog.text
        for key in keys.values():
            assert key not in said and key not in logged
        assert proof["secret"] not in logged
