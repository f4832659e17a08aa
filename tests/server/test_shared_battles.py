"""Phones that keep one battle meet on the server: nothing they enter is lost or kept twice."""

from __future__ import annotations

from typing import Any

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
    assert answer.json() == BEGUN
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
