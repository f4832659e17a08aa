"""Phones that keep one battle meet on the server: nothing they enter is lost or kept twice."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from escarmouche import catalog
from escarmouche.server import battles
from escarmouche.server.battles import A_PAGE, Battles
from escarmouche.server.clocks import DAY
from escarmouche.server.settings import Retention
from escarmouche.server.store import Store

BEGUN = {"name": "The ford", "game": "confrontation", "options": {"real": "on"}}


def moved(phone: str, seq: int, at: int, after: str | None = None) -> dict[str, Any]:
    return {"phone": phone, "seq": seq, "at": at, "move": "d4", "after": after}


async def shared(table: Any) -> tuple[str, dict[str, str]]:
    answer = await table.http.post("/api/battles", json=BEGUN)
    assert answer.status_code == 201
    made = answer.json()
    return made["battle"], {"Authorization": f"Bearer {made['key']}"}


async def told(table: Any, battle: str, key: dict[str, str], phone: str, **words: Any) -> Any:
    asked = {"phone": phone, "since": 0, "entries": [], **words}
    answer = await table.http.post(f"/api/battles/{battle}/entries", json=asked, headers=key)
    return answer.status_code, answer.json()


async def test_whoever_has_the_link_learns_what_the_battle_began_with(table) -> None:
    battle, key = await shared(table)
    answer = await table.http.get(f"/api/battles/{battle}", headers=key)
    assert answer.json() == {**BEGUN, "start": None}
    stranger = {"Authorization": "Bearer something-else"}
    assert (await table.http.get(f"/api/battles/{battle}", headers=stranger)).status_code == 401
    assert (await table.http.get("/api/battles/abcdefghijklmnop", headers=key)).status_code == 404


async def test_entries_reach_the_others_once_and_in_order(table) -> None:
    battle, key = await shared(table)
    first, second = moved("aa", 1, 1), moved("aa", 2, 2, "aa.1")
    for _ in range(2):  # a phone that heard no answer tells again
        _, heard = await told(table, battle, key, "aa", entries=[first, second])
    assert heard["entries"] == [first, second]
    back = {"phone": "bb", "seq": 1, "at": 3, "head": None}
    _, heard = await told(table, battle, key, "bb", entries=[back], since=heard["since"])
    assert heard["entries"] == [back]
    assert heard["phones"] == 2
    _, all_of_it = await told(table, battle, key, "cc")
    assert all_of_it["entries"] == [first, second, back]
    _, nothing = await told(table, battle, key, "cc", since=all_of_it["since"])
    assert nothing["entries"] == []


async def test_an_entry_that_says_nothing_or_two_things_is_refused(table) -> None:
    battle, key = await shared(table)
    empty = {"phone": "aa", "seq": 1, "at": 1}
    both = moved("aa", 1, 1) | {"head": None}
    for wrong in (empty, both):
        status, _ = await told(table, battle, key, "aa", entries=[wrong])
        assert status == 422
    _, heard = await told(table, battle, key, "aa")
    assert heard["entries"] == []


CARD = {"MOU": 10, "INI": 3, "ATT": 3, "FOR": 4, "DEF": 3, "RES": 5, "COU": 3, "DIS": 3}
OWN = {
    "name": "Griffin watch",
    "fighter": [{"name": name, "pa": 30, "characteristics": CARD} for name in ("Dwyn", "Ota Ra")],
}


async def begun_with(table: Any, warbands: str, **options: str) -> Any:
    asked = {"warbands": warbands, "real": "on", **options}
    battle = {"name": "", "game": "confrontation", "options": asked}
    return await table.http.post("/api/battles/start", json=battle)


async def test_con_66_a_battle_with_an_own_warband_is_laid_out_for_a_phone(table) -> None:
    answer = await begun_with(table, json.dumps([OWN, "greywater"]))
    laid = answer.json()
    position = catalog.game("confrontation").new(**laid["options"])
    assert laid["start"] == bytes(position).hex()
    assert position.view["names"]["b2"] == "Ota Ra"
    assert " " not in laid["options"]["warbands"]  # one word of a record


async def test_con_66_what_is_wrong_with_an_own_warband_is_said_by_key_and_reason(table) -> None:
    wrong = {**OWN, "fighter": [{**OWN["fighter"][0], "characteristics": {**CARD, "ATT": 40}}] * 2}
    answer = await begun_with(table, json.dumps([wrong, "greywater"]))
    assert answer.status_code == 422
    assert "ATT" in answer.json()["text"]["en"]
    poor = await begun_with(table, json.dumps([OWN, "greywater"]), points="50")
    assert poor.status_code == 422
    for file in ("/etc/passwd.toml", "own.toml"):
        refused = await begun_with(table, f"{file},greywater")
        assert refused.status_code == 422


async def test_a_warband_in_toml_is_read_or_refused_by_its_line(table) -> None:
    async def asked(text: str) -> Any:
        return await table.http.post("/api/battles/table", json={"name": "a.toml", "text": text})

    answer = await asked('name = "Own"\n[[fighter]]\npa = 3\n')
    table_of = json.loads(answer.json()["table"])
    assert table_of == {"name": "Own", "fighter": [{"pa": 3}]}
    for odd in ("pa = 99999999999999999999999", "born = 1979-05-27", "pa = nan"):
        assert (await asked(odd)).status_code == 200
    assert (await asked("a = " + "[" * 8_000)).status_code == 422
    answer = await asked("name = Own\n")
    assert answer.status_code == 422
    assert "line 1" in answer.json()["text"]["en"]


async def test_a_long_battle_is_told_a_page_at_a_time(table) -> None:
    battle, key = await shared(table)
    many = [moved("aa", number, number) for number in range(A_PAGE + 3)]
    for begin in range(0, len(many), 100):
        status, _ = await told(table, battle, key, "aa", entries=many[begin : begin + 100])
        assert status == 200
    _, first = await told(table, battle, key, "bb")
    assert len(first["entries"]) == A_PAGE and first["more"]
    _, rest = await told(table, battle, key, "bb", since=first["since"])
    assert not rest["more"]
    assert [entry["seq"] for entry in first["entries"] + rest["entries"]] == [*range(len(many))]


async def test_battles_do_not_fill_the_disk(settings, serve, table_at) -> None:
    narrow = replace(settings, battles=2, new_entries=(0.001, 5))
    with serve(narrow) as port:
        async with table_at(port) as table:
            battle, key = await shared(table)
            await shared(table)
            answer = await table.http.post("/api/battles", json=BEGUN)
            assert (answer.status_code, answer.json()["code"]) == (503, "full")
            some = [moved("aa", number, number) for number in range(8)]
            assert (await told(table, battle, key, "aa", entries=some[:5]))[0] == 200
            status, answer = await told(table, battle, key, "aa", entries=some[5:])
            assert (status, answer["code"]) == (429, "too-many")
            _, heard = await told(table, battle, key, "aa")
            assert len(heard["entries"]) == 5  # nothing of what was refused


async def test_battles_are_shared_a_few_at_a_time(settings, serve, table_at) -> None:
    with serve(replace(settings, new_battles=(0.001, 1))) as port:
        async with table_at(port) as table:
            await shared(table)
            answer = await table.http.post("/api/battles", json=BEGUN)
            assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
            assert "retry-after" in answer.headers


async def test_a_battle_longer_than_any_is_refused(table, monkeypatch) -> None:
    monkeypatch.setattr(battles, "MOST_ENTRIES", 2)
    battle, key = await shared(table)
    some = [moved("aa", number, number) for number in range(3)]
    assert (await told(table, battle, key, "aa", entries=some[:2]))[0] == 200
    status, answer = await told(table, battle, key, "aa", entries=some[1:])
    assert (status, answer["code"]) == (409, "too-long")
    _, heard = await told(table, battle, key, "aa")
    assert heard["entries"] == some[:2]


async def test_old_battles_are_forgotten_and_empty_ones_soon(settings) -> None:
    store = await Store.open(settings.database)
    kept = Battles(store.engine, settings)
    keeping = Retention()
    for name in ("empty", "played"):
        await kept.open(name, "key", "{}", now=0)
    await kept.add("played", {("aa", 1): "{}"}, now=0)
    await kept.forget(keeping, (keeping.untouched + 1) * DAY)
    assert await kept.begun("empty") is None and await kept.begun("played")
    await kept.forget(keeping, (keeping.playing + 1) * DAY)
    assert await kept.begun("played") is None
    assert await kept.after("played", 0) == ([], 0)
    await store.close()
