"""A game that was begun in a browser goes on in a room, from where it stands."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche import catalog
from escarmouche.core.dice import FairDice
from escarmouche.core.game_record import Record, verify


def begun(game: str, decisions: int, **options: str) -> Record:
    """A game on one device: its dice are its own."""
    record, dice = Record.new(catalog.game(game), **options), FairDice.seeded(3)
    while not record.position.is_over and decisions:
        if record.position.is_chance:
            record.roll(dice)
        else:
            record.play(record.position.move_ids[0])
            decisions -= 1
    return record


def asked(record: Record, **words: Any) -> dict[str, Any]:
    seats = [{"kind": "you"}, {"kind": "friend"}]
    return {"game": record.game.name, "seats": seats, "record": record.text} | words


@pytest.mark.parametrize("game", ["dragons", "metals", "irondie"])
async def test_a_friend_joins_a_game_from_where_it_stands_and_its_new_dice_are_fair(
    table: Any, game: str
) -> None:
    record = begun(game, 7)
    made = (await table.http.post("/api/rooms", json=asked(record))).json()
    name = made["room"]["id"]
    invite = {"invite": made["invites"]["1"]}
    key = (await table.http.post(f"/api/rooms/{name}/join", json=invite)).json()["key"]
    seats = {"room": made["room"], "keys": made["keys"] | {"1": key}}
    async with table.both(seats) as both:
        assert both[0].log[0]["kind"] == "record" and both[0].plays
        for _ in range(40):
            for each in both:
                await each.catch_up()
            if both[0].state["result"]:
                break
            mover = both[both[0].state["actor"]]
            assert (await mover.move(mover.moves[0]))["type"] == "ack"
        await both[0].act("resign")
        rolls = sum(play["by"] == "chance" for item in both[0].log for play in item["plays"])
    text = (await table.http.get(f"/api/rooms/{name}/record")).text
    found = catalog.read_record(text)
    assert found.moves[: len(record.moves)] == record.moves
    checked = verify(found)
    assert (checked.dice, checked.local) == ("fair", record.rolls)
    proof = (await table.http.get(f"/api/rooms/{name}/dice")).json()
    assert len(proof["rolls"]) == found.rolls - record.rolls <= rolls
    assert all(roll["number"] >= record.rolls for roll in proof["rolls"])


async def test_a_move_made_elsewhere_cannot_be_taken_back(table: Any) -> None:
    made = (await table.http.post("/api/rooms", json=asked(begun("metals", 9)))).json()
    look = await table.look(made["room"]["id"], made["keys"]["0"])
    assert look["state"]["takeback"] is False


async def test_a_game_brought_here_keeps_its_options_and_is_there_after_a_restart(
    settings: Any, serve: Any, table_at: Any
) -> None:
    record = begun("dragons", 5, setup="big")
    with serve(settings) as port:
        async with table_at(port) as table:
            made = (await table.http.post("/api/rooms", json=asked(record))).json()
            name, key = made["room"]["id"], made["keys"]["0"]
            assert made["room"]["options"]["setup"] == "big"
            before = await table.look(name, key)
    with serve(settings) as port:
        async with table_at(port) as table:
            assert await table.look(name, key) == before


FINISHED = begun("metals", 10_000)
CUT = begun("metals", 4).text.rpartition("*")[0]
FORGED = begun("metals", 4).text.replace("*", "+z9Q *")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ({"record": FINISHED.text}, "over"),
        ({"record": CUT}, "was cut"),
        ({"record": FORGED}, "is refused"),
        ({"game": "dragons"}, "another game"),
        ({"options": {"metals_each": "9"}}, "another game"),
        ({"rated": True}, "rated"),
        ({"record": '[Game "metals"]\n\n*'}, "no tag Rules"),
        ({"record": begun("metals", 4).text.replace("*", "x " * 2000 + "*")}, "too long"),
        # Any white space parts two moves.
        ({"record": begun("metals", 4).text.replace("*", "x\u2003\t" * 2000 + "*")}, "too long"),
    ],
    ids=lambda value: str(value)[:30],
)
async def test_a_record_that_cannot_go_on_here_is_refused_and_says_why(
    table: Any, words: dict[str, Any], said: str
) -> None:
    answer = await table.http.post("/api/rooms", json=asked(begun("metals", 4)) | words)
    assert answer.status_code == 422
    assert answer.json()["code"] in ("record", "option") and said in answer.json()["detail"]


async def test_a_record_cannot_name_files_of_the_server(table: Any) -> None:
    text = '[Game "metals"]\n[Rules "1"]\n[Options "map=/etc/passwd"]\n\n*\n'
    answer = await table.http.post("/api/rooms", json=asked(begun("metals", 4)) | {"record": text})
    assert answer.status_code == 422 and "root" not in answer.text
