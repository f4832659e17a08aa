"""Whole games over real sockets: two people, the computer, typed dice, offers, clocks."""

from __future__ import annotations

import random

import pytest

from escarmouche import catalog
from escarmouche.core.game_record import Record, verify
from escarmouche.server.audience_log import Step
from escarmouche.server.charters import Charter, SeatTerms
from escarmouche.server.room_game import RoomGame

SHORT = {"confrontation": {"turns": "1"}}  # battles are long
GAMES = [(game.name, {**game.variants[0], **SHORT.get(game.name, {})}) for game in catalog.games()]


async def play_to_the_end(sittings, chooser, limit=4000):
    """Both seats choose at random until the game is over."""
    for _ in range(limit):
        for each in sittings:
            await each.catch_up()
        actor = sittings[0].state["actor"]
        assert sittings[1].state["actor"] == actor
        if sittings[0].state["result"]:
            return
        mover = sittings[actor]
        assert sittings[1 - actor].moves == []
        answer = await mover.move(chooser.choice(mover.moves), after=mover.version)
        assert answer["type"] == "ack", answer
    raise AssertionError(f"not over after {limit} decisions")


@pytest.mark.parametrize(("game", "options"), GAMES, ids=[name for name, _ in GAMES])
async def test_two_people_play_a_whole_game(table, game, options) -> None:
    made = await table.create(game, options=options)
    name = made["room"]["id"]
    async with table.both(made) as sittings, table.sit(name) as watching:
        await play_to_the_end(sittings, random.Random(1))
        await watching.until(lambda each: each.state["result"] is not None)
        # A seat hears of its own hidden decisions earlier than the others do.
        assert sorted(sittings[0].plays) == sorted(sittings[1].plays) == sorted(watching.plays)
        assert watching.moves == [] and watching.seat is None
    record = catalog.read_record((await table.http.get(f"/api/rooms/{name}/record")).text)
    assert verify(record).dice == "fair"
    plays = [record.positions[i].move_text(move) for i, move in enumerate(record.moves)]
    if any(position.kept for position in record.positions):
        assert sorted(plays) == sorted(watching.plays)  # some are shown later than played
    else:
        assert plays == watching.plays
    replay = (await table.http.get(f"/api/rooms/{name}/replay")).json()
    assert len(replay["steps"]) == len(record.moves) + 1
    assert replay["dice"] == "fair"
    proof = (await table.http.get(f"/api/rooms/{name}/dice")).json()
    assert len(proof["rolls"]) == record.rolls


async def test_big_dragons_are_chosen_in_secret_and_shown_together(table) -> None:
    made = await table.create(options={"setup": "big"})
    async with table.both(made) as (fire, ice), table.sit(made["room"]["id"]) as watching:
        before = (ice.version, watching.version)
        for power in "11116666":
            await fire.move(power)
        await ice.until(lambda each: each.state["actor"] == 1)
        await watching.until(lambda each: each.state["actor"] == 1)
        assert (ice.version, watching.version) == (before[0] + 1, before[1] + 1)
        assert "in secret" in ice.log[-1]["text"]["en"]
        assert fire.plays == list("11116666")[: len(fire.plays)]
        assert ice.plays == watching.plays == []
        assert ice.state["view"]["hand"]["fire"] == [8, 0, 0, 0, 0, 0, 0]
        for power in "22334455":
            await ice.move(power)
        for each in (fire, ice, watching):
            await each.until(lambda each: not each.state["secret"])
            assert each.state["view"]["hand"]["fire"] == [0, 4, 0, 0, 0, 0, 4]
        assert watching.plays == [*"1111666622334455"]
        assert sorted(fire.plays) == sorted(ice.plays) == sorted(watching.plays)


async def test_dragons_chosen_at_one_go_cost_and_earn_time_once(table) -> None:
    clock = {"kind": "bank", "seconds": 600, "increment": 100}
    made = await table.create(options={"setup": "big"}, clock=clock)
    async with table.both(made) as (fire, ice):
        await fire.move("1,1,1")
        assert fire.state["clock"]["left"][0] <= 600_000
        await fire.move("1,6,6,6,6")
        await ice.until(lambda each: each.state["actor"] == 1)
        assert 690_000 < ice.state["clock"]["left"][0] <= 700_000
        await ice.move("2,2,3,3,4,4,5,5")
        for each in (fire, ice):
            await each.until(lambda each: not each.state["secret"])
            assert sorted(each.plays) == sorted("1111666622334455")


async def test_the_computer_plays_its_seat(table) -> None:
    seats = [{"kind": "computer", "level": 1}, {"kind": "you"}]
    made = await table.create(seats=seats)
    name, key = made["room"]["id"], made["keys"]["1"]
    chooser = random.Random(3)
    async with table.sit(name, key, "my-own-salt") as me:
        while not me.state["result"]:
            if me.state["actor"] == 1:
                await me.move(chooser.choice(me.moves))
            else:
                await me.receive()
        assert me.state["result"]["reason"] in ("no-contact", "all-shielded")


async def test_two_computers_need_nobody(table) -> None:
    made = await table.create(seats=[{"kind": "computer", "level": 1}] * 2)
    async with table.sit(made["room"]["id"]) as watching:
        await watching.until(lambda each: each.state["result"] is not None)


async def test_real_dice_are_typed_by_the_seats(table) -> None:
    made = await table.create(dice="typed")
    async with table.both(made) as (fire, ice):
        assert made["room"]["commitment"] is None
        assert fire.state["actor"] == "chance"
        assert len(fire.moves) == len(ice.moves) == 12
        for number in range(16):
            species = "fi"[number % 2]
            who = (fire, ice)[number % 2]
            answer = await who.move(f"{species}{number % 5 + 2}")
            assert answer["type"] == "ack"
        await fire.until(lambda each: each.state["actor"] in (0, 1, None))
        assert fire.plays[0] == "a1:f2"


async def test_a_friend_joins_by_invite_once(table) -> None:
    made = await table.create(seats=[{"kind": "you"}, {"kind": "friend"}])
    name, invite = made["room"]["id"], made["invites"]["1"]
    join = f"/api/rooms/{name}/join"
    async with table.sit(name, made["keys"]["0"], "salt-one") as host:
        assert host.state["status"] == "waiting"
        refused = await table.http.post(join, json={})
        assert (refused.status_code, refused.json()["code"]) == (409, "seat-taken")
        joined = (await table.http.post(join, json={"invite": invite})).json()
        assert joined["seat"] == 1 and joined["room"]["seats"][1]["taken"]
        again = await table.http.post(join, json={"invite": invite})
        assert again.json()["code"] == "seat-taken"
        async with table.sit(name, joined["key"], "salt-two"):
            await host.until(lambda each: each.state["status"] == "playing")
        assert host.room["seats"][1]["taken"]


async def test_an_open_challenge_is_listed_until_taken(table) -> None:
    made = await table.create(seats=[{"kind": "open"}, {"kind": "you"}])
    name = made["room"]["id"]
    listed = (await table.http.get("/api/challenges")).json()
    assert [each["seat"] for each in listed if each["room"]["id"] == name] == [0]
    await table.http.post(f"/api/rooms/{name}/join", json={})
    listed = (await table.http.get("/api/challenges")).json()
    assert name not in [each["room"]["id"] for each in listed]


async def test_draws_are_agreed(table) -> None:
    made = await table.create()
    async with table.both(made) as (fire, ice):
        await fire.act("offer", what="draw")
        await ice.until(lambda each: each.state["offers"] == [{"what": "draw", "seat": 0}])
        await ice.act("answer", what="draw", accept=False)
        await fire.until(lambda each: each.state["offers"] == [])
        await ice.act("offer", what="draw")
        await fire.act("answer", what="draw", accept=True)
        assert fire.state["result"] == {
            "winner": None,
            "reason": "agreement",
            "text": {"fr": "Partie nulle d’un commun accord.", "en": "A draw by agreement."},
        }


async def test_resigning_loses_and_reveals_the_dice(table) -> None:
    made = await table.create()
    async with table.both(made) as (fire, ice):
        await fire.act("resign")
        await ice.until(lambda each: each.state["result"] is not None)
        assert ice.state["result"]["winner"] == 1
        assert ice.state["actor"] is None
    text = (await table.http.get(f"/api/rooms/{made['room']['id']}/record")).text
    assert '[Termination "resignation"]' in text and "[Secret" in text
    assert verify(catalog.read_record(text)).result == "ice"


async def test_a_takeback_goes_back_to_the_last_decision_and_not_past_a_die(table) -> None:
    made = await table.create(options={"setup": "little"})
    async with table.both(made) as sittings:
        first = sittings[0].state["actor"]
        mover, other = sittings[first], sittings[1 - first]
        assert not mover.state["takeback"]
        assert (await mover.act("offer", what="takeback"))["code"] == "no-takeback"
        start = mover.state["position"]
        await mover.move(mover.moves[0])
        await mover.act("offer", what="takeback")
        await other.until(lambda each: bool(each.state["offers"]))
        await other.act("answer", what="takeback", accept=True)
        await mover.until(lambda each: each.state["position"] == start)
        assert mover.log[-1]["kind"] == "takeback"
        await mover.move(mover.moves[-1])
        await other.until(lambda each: each.state["actor"] == 1 - first)


async def test_the_computer_accepts_a_takeback_and_a_rematch_but_no_draw(table) -> None:
    seats = [{"kind": "you"}, {"kind": "computer", "level": 1}]
    made = await table.create(seats=seats, options={"setup": "equal"})
    name, key = made["room"]["id"], made["keys"]["0"]
    async with table.sit(name, key, "my-own-salt") as me:
        await me.until(lambda each: each.state["actor"] == 0)
        await me.act("offer", what="draw")
        await me.until(lambda each: each.log[-1]["kind"] == "answer")
        assert me.state["result"] is None
        position = me.state["position"]
        await me.move(me.moves[0])
        await me.until(lambda each: each.state["actor"] == 0)
        await me.act("offer", what="takeback")
        await me.until(lambda each: each.state["position"] == position)
        await me.act("resign")
        await me.act("offer", what="rematch")
        await me.until(lambda each: each.state["rematch"] is not None)
        following = me.state["rematch"]
    async with table.sit(following, key, "my-other-salt") as me:
        assert me.seat == 1
        await me.until(lambda each: each.state["actor"] == 1)


async def test_a_clock_that_runs_out_loses(table) -> None:
    made = await table.create(clock={"kind": "bank", "seconds": 2, "increment": 1})
    async with table.both(made) as (fire, ice):
        clock = fire.state["clock"]
        actor = fire.state["actor"]
        assert clock["running"] == actor and 1_000 < clock["left"][actor] <= 2_000
        mover = (fire, ice)[actor]
        await mover.move(mover.moves[0])
        assert 1_500 < mover.state["clock"]["left"][actor] <= 3_000
        late = 1 - actor
        await fire.until(lambda each: each.state["result"] is not None)
        assert fire.state["result"]["reason"] == "time"
        assert fire.state["result"]["winner"] == actor
        assert fire.state["clock"]["left"][late] == 0


async def test_hints_are_given_to_the_seat_that_decides(table) -> None:
    made = await table.create(seats=[{"kind": "you"}, {"kind": "computer", "level": 1}])
    name, key = made["room"]["id"], made["keys"]["0"]
    async with table.sit(name, key, "my-own-salt") as me:
        await me.until(lambda each: each.state["actor"] == 0)
        headers = {"Authorization": f"Bearer {key}"}
        hint = (await table.http.post(f"/api/rooms/{name}/hint", headers=headers)).json()
        assert hint["move"] in me.moves
        assert {each["move"] for each in hint["moves"]} <= set(me.moves)
        assert hint["moves"][0]["move"] == hint["move"]
        assert all(0 <= each["value"] <= 1 for each in hint["moves"])
        # A move is put in the words the log will have for it.
        await me.move(hint["move"])
        told = next(play for item in me.log for play in item["plays"] if play["by"] == 0)
        assert hint["moves"][0]["event"] == told["events"][0]
        assert hint["moves"][0]["then"] == told["events"][1:]
        assert hint["plan"] == [{"move": hint["move"], "event": told["events"][0]}]


@pytest.mark.parametrize(
    "terms",
    [
        {"clock": {"kind": "days", "days": 1}},
        {"seats": [{"kind": "you"}, {"kind": "friend"}]},
        {"seats": [{"kind": "you"}, {"kind": "open"}]},
    ],
)
async def test_nobody_is_helped_against_another_person(table, terms) -> None:
    made = await table.create(**terms)
    assert made["room"]["hints"] is False
    headers = {"Authorization": f"Bearer {made['keys']['0']}"}
    refused = await table.http.post(f"/api/rooms/{made['room']['id']}/hint", headers=headers)
    assert (refused.status_code, refused.json()["code"]) == (403, "hints-off")


async def test_a_hint_in_a_secret_plans_the_whole_of_it(table) -> None:
    seats = [{"kind": "you"}, {"kind": "computer", "level": 1}]
    made = await table.create("irondie", seats=seats)
    name, key = made["room"]["id"], made["keys"]["0"]
    async with table.sit(name, key, "my-own-salt") as me:
        await me.until(lambda each: each.state["actor"] == 0)
        headers = {"Authorization": f"Bearer {key}"}
        hint = (await table.http.post(f"/api/rooms/{name}/hint", headers=headers)).json()
        assert len(hint["plan"]) > 1
        answer = await me.move(",".join(each["move"] for each in hint["plan"]))
        assert answer["type"] == "ack"


async def test_why_not_names_the_rule(table) -> None:
    made = await table.create(options={"setup": "equal"})
    async with table.both(made):
        ask = f"/api/rooms/{made['room']['id']}/why-not"
        for nothing in ({}, {"move": "1+6", "steps": ["1+6"]}):
            assert (await table.http.post(ask, json=nothing)).status_code == 422
        touched = (await table.http.post(ask, json={"steps": ["1+1"]})).json()
        ruling = (await table.http.post(ask, json={"move": "1+1"})).json()
        assert touched == ruling
        assert ruling["legal"] is False and ruling["why"]["rule"] == "DRA-15"
        ruling = (await table.http.post(ask, json={"move": "1+6"})).json()
        assert ruling == {"legal": True, "why": None}


async def test_an_uploaded_record_is_replayed(table) -> None:
    start = "arena=f5i2----/--------/--------/i6------ turn=fire"
    text = f'[Game "dragons"]\n[Rules "1"]\n[Start "{start}"]\n\na4xb4 ice\n'
    replay = (await table.http.post("/api/records", json={"record": text})).json()
    assert [step["play"] and step["play"]["move"] for step in replay["steps"]] == [None, "a4xb4"]
    assert replay["dice"] == "typed"
    asked = {"record": text}
    analysis = (await table.http.post("/api/analyses", json=asked)).json()
    assert [step["value"] for step in analysis["steps"]] == [0.0]
    cut = await table.http.post("/api/records", json={"record": text[:-4]})
    assert (cut.status_code, cut.json()["code"]) == (422, "record")


@pytest.mark.parametrize("address", ["/api/records", "/api/analyses"])
async def test_a_long_record_is_read_wherever_records_are(table, address) -> None:
    start = "arena=f5i2----/--------/--------/i6------ turn=fire"
    tags = f'[Game "dragons"]\n[Rules "1"]\n[Start "{start}"]\n[Note "{"x" * 300_000}"]\n'
    answer = await table.http.post(address, json={"record": f"{tags}\na4xb4 ice\n"})
    assert answer.status_code == 200, answer.text


async def test_odds_are_given_to_the_seat_that_decides_and_to_nobody_else(table) -> None:
    made = await table.create("irondie")
    name, keys = made["room"]["id"], made["keys"]
    async with table.both(made) as (south, _):
        asked = f"/api/rooms/{name}/odds"
        headers = [{"Authorization": f"Bearer {keys[str(seat)]}"} for seat in (0, 1)]
        odds = (await table.http.post(asked, headers=headers[0])).json()
        assert {each["move"] for each in odds["moves"]} == set(south.moves)
        assert odds["version"] == south.version
        refused = await table.http.post(asked, headers=headers[1])
        assert (refused.status_code, refused.json()["code"]) == (409, "not-your-turn")
        refused = await table.http.post(asked)
        assert (refused.status_code, refused.json()["code"]) == (403, "watching")


async def test_no_odds_in_timed_games_between_people(table) -> None:
    terms = {"clock": {"kind": "bank", "seconds": 600, "increment": 5}}
    made = await table.create(**terms)
    async with table.both(made) as sittings:
        seat = sittings[0].state["actor"]
        headers = {"Authorization": f"Bearer {made['keys'][str(seat)]}"}
        address = f"/api/rooms/{made['room']['id']}/odds"
        refused = await table.http.post(address, headers=headers)
        assert (refused.status_code, refused.json()["code"]) == (403, "hints-off")


async def test_whoever_comes_late_can_look_back_to_the_first_move(table) -> None:
    made = await table.create()
    name = made["room"]["id"]
    async with table.both(made) as sittings:
        for _ in range(3):
            mover = sittings[sittings[0].state["actor"]]
            await mover.move(mover.moves[0])
            for each in sittings:
                await each.catch_up()
        seen = sittings[0]
        history = (await table.http.get(f"/api/rooms/{name}/history")).json()
        moments = history["moments"]
        assert history["version"] == seen.version
        assert moments[0]["play"] is None and not moments[0]["view"]["arena"]
        assert [each["play"]["move"] for each in moments[1:]] == seen.plays
        assert moments[-1]["view"] == seen.state["view"]
        assert moments[-1]["position"] == seen.state["position"]
        later = moments[-2]["version"]
        rest = (await table.http.get(f"/api/rooms/{name}/history?since={later}")).json()
        assert rest["moments"] == moments[-1:]


async def test_looking_back_shows_what_was_taken_back(table) -> None:
    made = await table.create()
    async with table.both(made) as sittings:
        mover = sittings[sittings[0].state["actor"]]
        other = sittings[1 - sittings[0].state["actor"]]
        before = mover.state["position"]
        await mover.move(mover.moves[0])
        await mover.act("offer", what="takeback")
        await other.catch_up()
        await other.act("answer", what="takeback", accept=True)
        await mover.catch_up()
        moments = (await table.http.get(f"/api/rooms/{made['room']['id']}/history")).json()[
            "moments"
        ]
        assert moments[-1]["play"] is None and moments[-1]["position"] == before
        assert moments[-2]["position"] != before


async def test_threats_are_told_to_everyone_in_the_duel(table) -> None:
    made = await table.create()
    async with table.both(made) as (fire, ice):
        mover = (fire, ice)[fire.state["actor"]]
        takes = {move.partition("x")[2] for move in mover.moves if "x" in move}
        for each in (fire, ice):
            assert set(each.state["threats"][1 - mover.seat]) == takes


async def test_the_catalogue_names_the_values_of_options(table) -> None:
    games = {each["name"]: each for each in (await table.http.get("/api/catalog")).json()}
    for game in games.values():
        for option in game["options"]:
            assert len(option["names"]) == len(option["values"])
            assert option["title"]["fr"] and option["title"]["en"]
    factions = {each["name"]: each for each in games["metals"]["options"]}["factions"]
    assert {each["value"]: each["name"]["en"] for each in factions["pair"]}["White_Fang"] == (
        "White Fang"
    )
    chosen = ",".join(each["value"] for each in factions["pair"][:2])
    made = await table.create("metals", options={"factions": chosen})
    assert made["room"]["options"]["factions"] == chosen


def test_iro_25_a_room_asks_nobody_for_the_sign_of_a_zero_nor_takes_back_to_it() -> None:
    terms = (SeatTerms(), SeatTerms())
    room = RoomGame(Charter("0" * 16, "irondie", {}, terms, None, "typed", False, b"", 0))
    start = "south=Ry,Nk1,By,Wk6 north=Rk,Ak3,Nk2,Wk6 phase=provoke turn=south turns=2"
    room.record = Record.from_position(catalog.game("irondie").position(start))
    for text in ("Ry>own:Nk", "3", "Rk>Ry", "4", "decline", "-"):
        before = room.position
        move = before.legal(text)
        room.play(tuple(room.after([Step(before, move, before.after(move))])))
    # North's Barrier has lowered South's to 0, which then had a sign to choose.
    assert room.record.text.split()[-4:] == ["decline", "-", "-", "*"]
    assert room.position.view["phase"] == "provoke"
    assert room.way_back(1) == 2
    assert catalog.read_record(room.record.text).position == room.position
