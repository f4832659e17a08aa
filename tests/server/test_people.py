"""Playing with others: names, presence, phrases, ratings, invitations, what can be watched."""

from __future__ import annotations

import asyncio
import random
import secrets

import pytest

from escarmouche.server.glicko import Rating, after

FRIENDS = [{"kind": "you"}, {"kind": "friend"}]
OPEN = [{"kind": "you"}, {"kind": "open"}]


def code(answer) -> str:
    return answer.json()["code"]


async def named(table, name: str) -> str:
    key = secrets.token_urlsafe(24)
    answer = await table.http.post("/api/players", json={"name": name, "key": key})
    assert answer.status_code == 204, answer.text
    return key


async def joined(table, made, **words):
    address = f"/api/rooms/{made['room']['id']}/join"
    return await table.http.post(address, json={"invite": made["invites"].get("1"), **words})


async def test_both_names_are_shown_to_everyone_and_stay_in_a_rematch(table) -> None:
    made = await table.create(seats=FRIENDS, name="Léa B.")
    there = (await joined(table, made, name="Hugo")).json()
    assert [seat["player"] for seat in there["room"]["seats"]] == ["Léa B.", "Hugo"]
    name = made["room"]["id"]
    async with (
        table.sit(name, made["keys"]["0"], "salt-of-seat-0") as first,
        table.sit(name, there["key"], "salt-of-seat-1") as second,
        table.sit(name) as watching,
    ):
        assert [seat["player"] for seat in watching.room["seats"]] == ["Léa B.", "Hugo"]
        await first.act("resign")
        await first.act("offer", what="rematch")
        await second.act("answer", what="rematch", accept=True)
        following = (await table.look(second.state["rematch"]))["room"]
        assert [seat["player"] for seat in following["seats"]] == ["Hugo", "Léa B."]
    record = (await table.http.get(f"/api/rooms/{name}/record")).text
    assert '[Players "Léa B.,Hugo"]' in record and "[Date " in record


@pytest.mark.parametrize("name", ["", " Léa", "a" * 21, "a\nb", "a\0b", "‮evil", "<b>"])
async def test_a_name_that_plays_a_trick_is_refused(table, name) -> None:
    answer = await table.http.post(
        "/api/rooms", json={"game": "dragons", "seats": FRIENDS, "name": name}
    )
    assert (answer.status_code, code(answer)) == (422, "malformed")


async def test_everyone_learns_who_is_there_and_who_has_left(table) -> None:
    made = await table.create()
    name, keys = made["room"]["id"], made["keys"]

    async def presence(sitting):
        while (message := await sitting.receive())["type"] != "presence":
            pass
        return message["here"]

    async with table.sit(name, keys["0"], "salt-of-seat-0") as first:
        assert await presence(first) == [True, False]
        async with table.sit(name, keys["1"], "salt-of-seat-1"):
            assert await presence(first) == [True, True]
        assert await presence(first) == [True, False]
        async with table.sit(name) as watching:  # a spectator is told, and is no news
            assert await presence(watching) == [True, False]
            await first.catch_up()
            assert not any('"here":[true,null]' in line for line in first.raw)


async def test_a_phrase_is_heard_by_all_and_not_too_often(table) -> None:
    made = await table.create()
    async with table.both(made) as (first, second):
        assert (await first.act("say", phrase="well-played"))["type"] == "ack"
        await second.until(lambda each: each.log[-1]["kind"] == "say")
        assert second.log[-1]["text"]["en"] == "Fire: Well played!"
        assert (await first.act("say", phrase="thanks"))["code"] == "said"
        assert (await second.act("say", phrase="thanks"))["type"] == "ack"
        assert (await first.act("say", phrase="you lose"))["code"] == "malformed"
        # What is said changes nothing on the board: the move decided before it still fits.
        mover = (first, second)[first.state["actor"]]
        assert (await mover.move(mover.moves[0], after=1))["type"] in ("ack", "refusal")


async def test_a_wrong_invitation_is_told_from_a_used_one(table) -> None:
    made = await table.create(seats=FRIENDS)
    name = made["room"]["id"]
    wrong = await table.http.post(f"/api/rooms/{name}/join", json={"invite": "x" * 32})
    assert (wrong.status_code, code(wrong)) == (404, "unknown-invite")
    assert (await joined(table, made)).status_code == 200
    assert code(await joined(table, made)) == "seat-taken"


async def test_a_challenge_is_withdrawn_when_its_maker_leaves(table, monkeypatch) -> None:
    monkeypatch.setattr("escarmouche.server.host.ARRIVING", 0)

    async def listed() -> list[str]:
        found = (await table.http.get("/api/challenges")).json()
        return [challenge["room"]["id"] for challenge in found]

    made = await table.create(seats=OPEN, name="Inès")
    name = made["room"]["id"]
    assert name not in await listed()
    async with table.sit(name, made["keys"]["0"], "salt-of-seat-0"):
        assert name in await listed()
    async with asyncio.timeout(10):
        while name in await listed():
            await asyncio.sleep(0.05)


async def test_a_game_between_strangers_can_be_watched_and_one_between_friends_is_not_listed(
    table,
) -> None:
    async def watched() -> dict[str, int]:
        found = (await table.http.get("/api/watch")).json()
        return {each["room"]["id"]: each["watching"] for each in found}

    for seats, public in ((OPEN, True), (FRIENDS, False)):
        made = await table.create(seats=seats)
        name = made["room"]["id"]
        there = (await joined(table, made)).json()
        async with (
            table.sit(name, made["keys"]["0"], "salt-of-seat-0") as first,
            table.sit(name, there["key"], "salt-of-seat-1"),
            table.sit(name),
        ):
            await first.until(lambda each: each.state["status"] == "playing")
            assert (name in await watched()) == public
            if public:
                assert (await watched())[name] == 1


# --- rated games ------------------------------------------------------------------------------


async def test_a_rated_game_needs_two_names_of_two_players(table) -> None:
    words = {"game": "dragons", "seats": FRIENDS, "rated": True}
    assert code(await table.http.post("/api/rooms", json=words)) == "unnamed"
    mine = await named(table, "Camille")
    made = await table.create(seats=FRIENDS, rated=True, player=mine, name="ignored")
    assert made["room"]["seats"][0]["player"] == "Camille"
    assert not made["room"]["hints"]
    assert code(await joined(table, made, name="Nobody")) == "unnamed"
    assert code(await joined(table, made, player=mine)) == "same-player"
    typed = {**words, "player": mine, "dice": "typed"}
    assert code(await table.http.post("/api/rooms", json=typed)) == "not-rated"


async def test_a_name_belongs_to_the_key_that_took_it_first(table) -> None:
    mine = await named(table, "Hélène")
    other = {"name": "HÉLÈNE", "key": secrets.token_urlsafe(24)}
    assert code(await table.http.post("/api/players", json=other)) == "name-taken"
    again = {"name": "Hélène II", "key": mine}
    assert (await table.http.post("/api/players", json=again)).status_code == 204


async def play_to_the_end(sittings, chooser) -> None:
    """Whoever is to decide chooses at random, until the game is over."""
    while True:
        for each in sittings:
            await each.catch_up()
        if sittings[0].state["result"]:
            return
        mover = next(each for each in sittings if each.moves)
        assert (await mover.move(chooser.choice(mover.moves)))["type"] == "ack"


async def ladder(table, key=None):
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    return (await table.http.get("/api/ladder/dragons", headers=headers)).json()


async def test_a_result_moves_both_ratings_once(table) -> None:
    keys = [await named(table, "Anna"), await named(table, "Boris")]
    made = await table.create(seats=FRIENDS, rated=True, player=keys[0], options={"setup": "baby"})
    there = (await joined(table, made, player=keys[1])).json()
    name = made["room"]["id"]
    async with (
        table.sit(name, made["keys"]["0"], "salt-of-seat-0") as first,
        table.sit(name, there["key"], "salt-of-seat-1") as second,
    ):
        for each in (first, second):
            await each.until(lambda each: each.state["status"] == "playing")
        await play_to_the_end((first, second), random.Random(3))
        winner = first.state["result"]["winner"]
    async with asyncio.timeout(10):
        while len(lines := {line["name"]: line for line in await ladder(table, keys[0])}) < 2:
            await asyncio.sleep(0.05)
    score = {None: 0.5, 0: 1.0, 1: 0.0}[winner]
    expected = after(Rating(), [(Rating(), score)])
    assert lines["Anna"]["points"] == round(expected.points)
    assert lines["Anna"]["deviation"] == round(expected.deviation)
    assert (lines["Anna"]["games"], lines["Boris"]["games"]) == (1, 1)
    assert lines["Anna"]["points"] + lines["Boris"]["points"] == 3000
    assert lines["Anna"]["you"] and not lines["Boris"]["you"]


async def test_giving_up_before_a_move_counts_for_nobody(table) -> None:
    key = await named(table, "Chloé")
    seats = [{"kind": "you"}, {"kind": "computer", "level": 1}]
    made = await table.create(seats=seats, rated=True, player=key)
    async with table.sit(made["room"]["id"], made["keys"]["0"], "salt-of-seat-0") as first:
        await first.until(lambda each: each.state["status"] == "playing")
        await first.act("resign")
    await asyncio.sleep(0.2)
    assert all(line["name"] != "Chloé" for line in await ladder(table))


async def test_the_computer_stands_on_the_ladder_too(table) -> None:
    key = await named(table, "David")
    seats = [{"kind": "you"}, {"kind": "computer", "level": 2}]
    made = await table.create(seats=seats, rated=True, player=key, options={"setup": "baby"})
    assert not made["room"]["hints"]
    async with table.sit(made["room"]["id"], made["keys"]["0"], "salt-of-seat-0") as first:
        chooser = random.Random(5)
        while True:
            await first.until(lambda each: each.state["result"] or each.moves)
            if first.state["result"]:
                break
            await first.move(chooser.choice(first.moves))
    async with asyncio.timeout(10):
        while not {line["level"] for line in await ladder(table)} - {None}:
            await asyncio.sleep(0.05)
    lines = {line["name"] or line["level"]: line for line in await ladder(table)}
    assert lines["David"]["games"] == lines[2]["games"] == 1
