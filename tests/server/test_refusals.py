"""Whatever a client may get wrong: each has its clear refusal and changes nothing."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager
from dataclasses import replace
from importlib import resources

import pytest
import websockets

from escarmouche.games.irondie.sets import ready_sets
from escarmouche.server import rooms


@asynccontextmanager
async def nothing_changes(table, made):
    """Check that every audience sees the same room before and after."""

    async def all_views():
        keys = (made["keys"]["0"], made["keys"]["1"], None)
        return [await table.look(made["room"]["id"], key) for key in keys]

    before = await all_views()
    yield
    assert await all_views() == before


async def test_an_act_sent_again_is_answered_alike_and_played_once(table) -> None:
    made = await table.create()
    async with table.both(made) as sittings:
        mover = sittings[sittings[0].state["actor"]]
        sent = {"type": "move", "id": "once", "move": mover.moves[0]}
        first = await mover.send(sent)
        async with nothing_changes(table, made):
            assert await mover.send(sent) == first
            other = await mover.send(
                sent | {"move": "a1xa2" if sent["move"] != "a1xa2" else "a1xb2"}
            )
            assert other["code"] == "id-used"


async def test_a_secret_sent_at_one_go_is_played_whole_or_not_at_all(table) -> None:
    made = await table.create("irondie")
    async with table.both(made) as (south, north):
        *dice, vital = south.moves
        for wrong, code in (
            (f"{dice[0]},done", "illegal-move"),  # the first turn needs a vitality die
            (f"{dice[0]},{dice[0]},{vital},done", "illegal-move"),
            (f"{dice[0]},,{vital},done", "notation"),
            (f"{dice[0]},{vital},done,pass", "not-your-turn"),
        ):
            async with nothing_changes(table, made):
                assert (await south.move(wrong))["code"] == code, wrong
        sent = {"type": "move", "id": "once", "move": f"{dice[0]},{vital},done", "after": 4}
        first = await south.send(sent)
        assert first["type"] == "ack"
        async with nothing_changes(table, made):
            assert await south.send(sent) == first
            assert (await south.send(sent | {"move": "done"}))["code"] == "id-used"
        assert south.plays == [dice[0], vital, "done"] and south.version == first["version"]
        await north.until(lambda each: each.state["actor"] == 1)
        assert north.plays == []


async def test_what_is_sent_at_one_go_cannot_look_beyond_the_secret(table) -> None:
    made = await table.create("irondie", dice="typed")
    async with table.both(made) as (south, north):
        first, vital = south.moves[0], south.moves[-1]
        await south.move(f"{first},{vital},done")
        await north.until(lambda each: each.state["actor"] == 1)
        chosen = f"{north.moves[-1]},done"
        face = f"{first.removeprefix('commit:')}=1"
        async with nothing_changes(table, made):
            # The first die that falls is south's: north would learn which one it is.
            assert (await north.move(f"{chosen},{face}"))["code"] == "not-your-turn"
        await north.move(chosen)
        assert (await north.move(face))["type"] == "ack"


async def test_an_act_sent_again_over_http_is_played_once(table) -> None:
    made = await table.create()
    key = made["keys"]["0"]
    acts = f"/api/rooms/{made['room']['id']}/acts"
    sent = {"type": "salt", "id": "s", "salt": "abcdefgh"}
    answers = [
        (await table.http.post(acts, json=sent, headers={"Authorization": f"Bearer {key}"})).json()
        for _ in range(2)
    ]
    assert answers[0] == answers[1]
    assert len((await table.look(made["room"]["id"]))["log"]) == 3  # two joined, one salt


async def test_out_of_turn(table) -> None:
    made = await table.create()
    async with table.both(made) as sittings:
        actor = sittings[0].state["actor"]
        async with nothing_changes(table, made):
            answer = await sittings[1 - actor].move(sittings[actor].moves[0])
            assert (answer["type"], answer["code"]) == ("refusal", "not-your-turn")
            assert answer["text"]["fr"] == "Ce n’est pas à vous."


async def test_a_move_that_a_rule_forbids_names_the_rule(table) -> None:
    made = await table.create(options={"setup": "equal"})
    async with table.both(made) as sittings:
        mover = sittings[sittings[0].state["actor"]]
        async with nothing_changes(table, made):
            answer = await mover.move("1+1")
            assert (answer["code"], answer["rule"]) == ("illegal-move", "DRA-15")
            answer = await mover.move("gibberish")
            assert answer["code"] == "notation"


async def test_an_order_that_the_rules_of_the_skirmish_forbid_changes_nothing(table) -> None:
    made = await table.create("confrontation", options={"turns": "1"})
    async with table.both(made) as sittings:
        for decision in range(12):
            for each in sittings:
                await each.catch_up()
            actor = sittings[0].state["actor"]
            mover, other = sittings[actor], sittings[1 - actor]
            async with nothing_changes(table, made):
                assert (await mover.move("nonsense"))["code"] == "notation"
                assert (await mover.move("to:99-99"))["code"] in ("notation", "illegal-move")
                forbidden = await mover.move("attack:1")  # nobody fights before the combat phase
                assert forbidden["code"] == "illegal-move" and forbidden["rule"]
                assert (await other.move(mover.moves[0]))["code"] == "not-your-turn"
            answer = await mover.move(mover.moves[decision % len(mover.moves)])
            assert answer["type"] == "ack", answer


async def test_a_move_that_answers_an_older_position_is_stale(table) -> None:
    made = await table.create(options={"setup": "equal"})
    async with table.both(made) as sittings:
        mover = sittings[sittings[0].state["actor"]]
        async with nothing_changes(table, made):
            answer = await mover.move(mover.moves[0], after=mover.version - 1)
            assert answer["code"] == "stale"
        assert (await mover.move(mover.moves[0], after=mover.version))["type"] == "ack"


async def test_a_move_after_the_time_is_over(serve, settings, table_at) -> None:
    with serve(settings) as port:
        async with table_at(port) as table:
            made = await table.create(clock={"kind": "bank", "seconds": 1})
            async with table.both(made) as sittings:
                mover = sittings[sittings[0].state["actor"]]
                await asyncio.sleep(1)
                answer = await mover.move(mover.moves[0])
                assert answer["code"] in ("time", "over")
                assert mover.plays == sittings[0].plays[: len(mover.plays)]
                await mover.until(lambda each: each.state["result"] is not None)
                assert mover.state["result"]["reason"] == "time"


async def test_after_the_end(table) -> None:
    made = await table.create()
    async with table.both(made) as (fire, ice):
        await fire.act("resign")
        await ice.until(lambda each: each.state["result"] is not None)
        async with nothing_changes(table, made):
            for kind, words in (
                ("move", {"move": "a1xb2"}),
                ("resign", {}),
                ("offer", {"what": "draw"}),
                ("offer", {"what": "takeback"}),
            ):
                assert (await ice.act(kind, **words))["code"] == "over"


async def test_before_the_start(table) -> None:
    made = await table.create()
    async with (
        table.sit(made["room"]["id"], made["keys"]["0"]) as fire,
        nothing_changes(table, made),
    ):
        assert (await fire.move("a1xb2"))["code"] == "not-started"
        assert (await fire.act("resign"))["code"] == "not-started"
        assert (await fire.act("offer", what="rematch"))["code"] == "not-over"
        assert (await fire.act("answer", what="draw", accept=True))["code"] == "no-offer"


async def test_nobody_answers_an_offer_of_their_own(table) -> None:
    made = await table.create()
    async with table.both(made) as (fire, _):
        await fire.act("offer", what="draw")
        async with nothing_changes(table, made):
            assert (await fire.act("answer", what="draw", accept=True))["code"] == "no-offer"
            assert (await fire.act("offer", what="draw"))["code"] == "offered"


async def test_rated_rooms_take_nothing_back(table) -> None:
    keys = ["a" * 32, "b" * 32]
    for name, key in zip(("Rita", "Raoul"), keys, strict=True):
        await table.http.post("/api/players", json={"name": name, "key": key})
    seats = [{"kind": "you"}, {"kind": "friend"}]
    made = await table.create(options={"setup": "equal"}, rated=True, seats=seats, player=keys[0])
    asked = {"invite": made["invites"]["1"], "player": keys[1]}
    joined = await table.http.post(f"/api/rooms/{made['room']['id']}/join", json=asked)
    made["keys"]["1"] = joined.json()["key"]
    async with table.both(made) as sittings:
        mover = sittings[sittings[0].state["actor"]]
        await mover.move(mover.moves[0])
        async with nothing_changes(table, made):
            assert (await mover.act("offer", what="takeback"))["code"] == "no-takeback"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "not json",
        "[]",
        "null",
        '{"type": "fly"}',
        '{"type": "move", "id": "x"}',
        '{"type": "move", "id": "x", "move": 7}',
        '{"type": "move", "id": "with blanks", "move": "a1xb2"}',
        '{"type": "move", "id": "x", "move": "a1xb2", "seat": 1}',
        '{"type": "move", "id": "x", "move": "' + "x" * 513 + '"}',
        '{"type": "resign"}',
        '{"type": "salt", "id": "x", "salt": "with blank\\n"}',
        '{"type": "hello"}',
        '{"type": "move", "id": "x", "move": "\\ud800"}',
    ],
)
async def test_malformed(table, text) -> None:
    made = await table.create()
    async with table.both(made) as (fire, _):
        async with nothing_changes(table, made):
            answer = await fire.send(text)
            assert (answer["type"], answer["code"]) == ("refusal", "malformed")
        assert (await fire.send({"type": "ping"}))["type"] == "pong"  # and the socket lives on


@pytest.mark.parametrize(
    ("text", "where", "why"),
    [
        ("{", "message", "ce n’est pas du JSON."),
        ('{"type": "fly"}', "message", "ce genre n’existe pas."),
        ('{"type": "resign"}', "resign.id", "cela manque."),
        ('{"type": "ping", "x": 1}', "ping.x", "ce champ n’existe pas."),
        ('{"type": "resign", "id": 7}', "resign.id", "ce n’est pas ce qu’il faut à cet endroit."),
    ],
)
async def test_what_is_malformed_is_said_in_the_language_of_the_sentence(
    table, text, where, why
) -> None:
    made = await table.create()
    async with table.sit(made["room"]["id"]) as watching:
        said = (await watching.send(text))["text"]["fr"]
    assert said == f"Le message n’est pas comme il faut à «\u00a0{where}\u00a0»\u00a0: {why}"


async def test_bytes_are_refused_as_malformed(table) -> None:
    made = await table.create()
    async with table.both(made) as (fire, _), nothing_changes(table, made):
        answer = await fire.send(b'{"type": "ping"}')
        assert (answer["type"], answer["code"]) == ("refusal", "malformed")


async def test_oversized_messages_are_refused_and_end_the_socket(table) -> None:
    made = await table.create()
    async with table.both(made) as (fire, ice), nothing_changes(table, made):
        answer = await fire.send(json.dumps({"type": "ping", "x": "y" * 9_000}))
        assert answer["code"] == "too-large"
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await fire.connection.recv()
        assert closed.value.rcvd.code == 1009
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await ice.send("x" * 100_000)  # so large that it is not even read
        assert closed.value.rcvd.code == 1009


async def test_oversized_requests(table) -> None:
    answer = await table.http.post(f"/api/rooms/{'x' * 16}/join", content=b"x" * 20_000)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    answer = await table.http.post("/api/records", content=b"x" * 1_100_000)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


async def test_a_key_opens_no_other_room(table) -> None:
    made, other = await table.create(), await table.create()
    key = other["keys"]["0"]
    async with nothing_changes(table, made):
        async with websockets.connect(table.address(made["room"]["id"])) as connection:
            await connection.send(json.dumps({"type": "hello", "key": key}))
            assert json.loads(await connection.recv())["code"] == "unknown-key"
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await connection.recv()
            assert closed.value.rcvd.code == 1008
        answer = await table.http.post(
            f"/api/rooms/{made['room']['id']}/acts",
            json={"type": "resign", "id": "r"},
            headers={"Authorization": f"Bearer {key}"},
        )
        assert (answer.status_code, answer.json()["code"]) == (401, "unknown-key")


async def test_spectators_only_watch(table) -> None:
    made = await table.create()
    async with (
        table.both(made),
        table.sit(made["room"]["id"]) as watching,
        nothing_changes(table, made),
    ):
        assert (await watching.move("a1xb2"))["code"] == "watching"
        assert (await watching.act("resign"))["code"] == "watching"
        answer = await table.http.post(
            f"/api/rooms/{made['room']['id']}/acts", json={"type": "resign", "id": "r"}
        )
        assert (answer.status_code, answer.json()["code"]) == (403, "watching")


async def test_a_socket_of_another_site_is_refused(table) -> None:
    made = await table.create()
    address = table.address(made["room"]["id"])
    with pytest.raises(websockets.InvalidStatus) as refused:
        await websockets.connect(address, origin="https://evil.example")
    assert refused.value.response.status_code == 403
    own = f"http://127.0.0.1:{table.port}"
    async with websockets.connect(address, origin=own) as connection:
        await connection.send('{"type": "hello"}')
        assert (await connection.recv()).startswith('{"type":"welcome"')


async def test_a_socket_must_say_hello_in_time(serve, settings, table_at) -> None:
    with serve(replace(settings, hello_seconds=0.2)) as port:
        async with table_at(port) as table:
            made = await table.create()
            async with websockets.connect(table.address(made["room"]["id"])) as connection:
                assert json.loads(await connection.recv())["code"] == "late-hello"
            async with websockets.connect(table.address(made["room"]["id"])) as connection:
                await connection.send('{"type": "ping"}')
                assert json.loads(await connection.recv())["code"] == "malformed"


async def test_a_room_that_does_not_exist(table) -> None:
    answer = await table.http.get("/api/rooms/AAAAAAAAAAAAAAAA")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-room")
    assert answer.headers["content-type"] == "application/problem+json"
    async with websockets.connect(table.address("AAAAAAAAAAAAAAAA")) as connection:
        await connection.send('{"type": "hello"}')
        assert json.loads(await connection.recv())["code"] == "unknown-room"


async def test_wrong_options_and_games(table) -> None:
    seats = [{"kind": "you"}, {"kind": "you"}]
    for asked, status, code in (
        ({"game": "chess", "seats": seats}, 404, "unknown-game"),
        ({"game": "dragons", "seats": seats, "options": {"setup": "huge"}}, 422, "option"),
        ({"game": "dragons", "seats": seats, "options": {"colour": "red"}}, 422, "option"),
        ({"game": "dragons", "seats": seats[:1]}, 422, "malformed"),
        ({"game": "dragons"}, 422, "malformed"),
    ):
        answer = await table.http.post("/api/rooms", json=asked)
        assert (answer.status_code, answer.json()["code"]) == (status, code)
    answer = await table.http.post(
        "/api/rooms", json={"game": "chess", "seats": seats}, headers={"Accept-Language": "fr-FR"}
    )
    assert answer.json()["detail"] == answer.json()["text"]["fr"]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("fr", "La demande est illisible."), ("en", "The request cannot be read.")],
)
async def test_a_request_that_is_no_text_is_refused_in_the_language_asked_for(
    table, language, sentence
) -> None:
    headers = {"Accept-Language": language, "Content-Type": "application/json"}
    answer = await table.http.post("/api/rooms", content=b'"\xff"', headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed")
    assert answer.json()["detail"] == answer.json()["text"][language] == sentence


def _own(name: str) -> str:
    return (resources.files("escarmouche.games") / name).read_text()


@pytest.mark.parametrize(
    ("game", "option", "content"),
    [
        ("metals", "map", _own("metals/maps/lac.toml")),
        ("irondie", "mat", _own("irondie/mat.toml")),
        ("irondie", "south", f"dice = {ready_sets()['red'].split(',')}"),
    ],
    ids=["map", "mat", "set"],
)
async def test_options_and_records_never_name_files_of_the_server(
    table, tmp_path, game, option, content
) -> None:
    """Not even files that a command would take."""
    file = tmp_path / "mine.toml"
    file.write_text(content)
    seats = [{"kind": "you"}, {"kind": "you"}]
    rooms = {"game": game, "seats": seats, "options": {option: str(file)}}
    record = f'[Game "{game}"]\n[Rules "1"]\n[Options "{option}={file}"]\n\n*\n'
    for address, asked in (
        ("/api/rooms", rooms),
        ("/api/records", {"record": record}),
        ("/api/analyses", {"record": record}),
    ):
        answer = await table.http.post(address, json=asked)
        assert (answer.status_code, answer.json()["code"]) == (422, "malformed")
        assert "files are not read here" in answer.json()["text"]["en"]


async def test_too_many_messages_end_the_socket(serve, settings, table_at) -> None:
    with serve(replace(settings, messages=(1, 5))) as port:
        async with table_at(port) as table:
            made = await table.create()
            async with table.sit(made["room"]["id"]) as watching:
                answers = [await watching.send({"type": "ping"}) for _ in range(6)]
                assert [answer["type"] for answer in answers] == ["pong"] * 5 + ["refusal"]
                assert answers[-1]["code"] == "too-many"


async def test_too_many_sockets_of_one_address(serve, settings, table_at) -> None:
    with serve(replace(settings, sockets_each=2, proxies=("127.0.0.1",))) as port:
        async with table_at(port) as table:
            made = await table.create()
            address = table.address(made["room"]["id"])
            behind = {"X-Forwarded-For": "192.0.2.1"}  # told by a proxy on the same machine
            async with table.sit(made["room"]["id"]):
                async with table.sit(made["room"]["id"]):
                    with pytest.raises(websockets.InvalidStatus) as refused:
                        await websockets.connect(address)
                    assert refused.value.response.status_code == 403
                    for _ in range(2):
                        await websockets.connect(address, additional_headers=behind)
                    with pytest.raises(websockets.InvalidStatus):
                        await websockets.connect(address, additional_headers=behind)
                async with table.sit(made["room"]["id"]):
                    pass


async def test_who_is_no_proxy_cannot_pass_for_others(serve, settings, table_at) -> None:
    with serve(replace(settings, sockets_each=1)) as port:
        async with table_at(port) as table:
            made = await table.create()
            async with table.sit(made["room"]["id"]):
                with pytest.raises(websockets.InvalidStatus):
                    await websockets.connect(
                        table.address(made["room"]["id"]),
                        additional_headers={"X-Forwarded-For": "192.0.2.1"},
                    )


async def test_messages_are_counted_for_all_sockets_of_an_address(
    serve, settings, table_at
) -> None:
    with serve(replace(settings, messages_each=(0.001, 8))) as port:  # three hellos among them
        async with table_at(port) as table:
            made = await table.create()
            answers = []
            for _ in range(3):
                async with table.sit(made["room"]["id"]) as watching:
                    answers += [await watching.send({"type": "ping"}) for _ in range(2)]
            assert [answer["type"] for answer in answers] == ["pong"] * 5 + ["refusal"]


async def test_offering_and_withdrawing_has_an_end(table) -> None:
    made = await table.create(options={"setup": "little"})
    async with table.both(made) as sittings:
        first = sittings[0].state["actor"]
        mover, other = sittings[first], sittings[1 - first]
        for each in (mover, other):
            await each.act("offer", what="draw")
            await each.act("answer", what="draw", accept=False)
        async with nothing_changes(table, made):
            answer = await mover.act("offer", what="draw")
            assert answer["code"] == "offered"
            assert answer["text"]["en"].endswith("when the position has changed.")
        await mover.move(mover.moves[0])
        assert (await mover.act("offer", what="draw"))["type"] == "ack"


async def test_too_many_offers(table, monkeypatch) -> None:
    monkeypatch.setattr("escarmouche.server.rooms.OFFERS", 2)
    made = await table.create(options={"setup": "little"})
    async with table.both(made) as sittings:
        first = sittings[0].state["actor"]
        mover, other = sittings[first], sittings[1 - first]
        for _ in range(2):
            await mover.move(mover.moves[0])
            await mover.act("offer", what="takeback")
            await other.until(lambda each: bool(each.state["offers"]))
            await other.act("answer", what="takeback", accept=True)
            await mover.until(lambda each: bool(each.moves))
        await mover.move(mover.moves[0])
        answer = await mover.act("offer", what="takeback")
        assert answer["code"] == "offered"
        assert answer["text"]["en"] == "You have made as many offers as one game allows."


async def test_too_many_requests_and_rooms(serve, settings, table_at) -> None:
    limits = replace(settings, requests=(0.01, 8), new_rooms=(0.01, 2), rooms=1)
    with serve(limits) as port:
        async with table_at(port) as table:
            asked = {"game": "dragons", "seats": [{"kind": "you"}, {"kind": "you"}]}
            answers = [await table.http.post("/api/rooms", json=asked) for _ in range(3)]
            assert [answer.status_code for answer in answers] == [201, 503, 429]
            codes = [(await table.http.get("/api/catalog")).status_code for _ in range(6)]
            assert codes[-1] == 429 and codes[0] == 200
            assert (await table.http.get("/healthz")).json() == {"status": "ok"}


async def test_a_game_has_an_end(table, monkeypatch) -> None:
    monkeypatch.setattr(rooms, "LONGEST", 20)
    made = await table.create(options={"setup": "baby", "match": "9"})
    async with table.both(made) as sittings:
        while True:
            for each in sittings:
                await each.catch_up()
            mover = sittings[sittings[0].state["actor"]]
            answer = await mover.move(mover.moves[0])
            if answer["type"] == "refusal":
                break
        assert answer["code"] == "too-long"
        assert (await mover.act("resign"))["type"] == "ack"


async def test_a_nul_in_any_text_is_refused_and_stored_nowhere(table) -> None:
    """PostgreSQL takes no NUL in a text."""
    made = await table.create(options={"setup": "equal"})
    name, headers = made["room"]["id"], {"Authorization": f"Bearer {made['keys']['0']}"}
    seats = [{"kind": "you"}, {"kind": "you"}]
    act = {"type": "move", "id": "a", "move": "1+6"}
    for path, asked in (
        ("/api/rooms", {"game": "dra\0gons", "seats": seats}),
        ("/api/rooms", {"game": "dragons", "seats": seats, "options": {"setup": "big\0"}}),
        ("/api/rooms", {"game": "dragons", "seats": seats, "name": "L\0a"}),
        (f"/api/rooms/{name}/acts", act | {"move": "1+6\0"}),
        (f"/api/rooms/{name}/acts", act | {"id": "a\0"}),
        (f"/api/rooms/{name}/why-not", {"move": "1\0+6"}),
        ("/api/records", {"record": '[Game "dragons\0"]'}),
    ):
        answer = await table.http.post(path, json=asked, headers=headers)
        assert 400 <= answer.status_code < 500, (path, asked, answer.text)
