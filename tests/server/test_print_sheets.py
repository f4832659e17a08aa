"""The page prints what the command prints, and nobody has files of the server printed."""

from __future__ import annotations

from printed import Printed

from escarmouche import catalog
from escarmouche.core.game_record import Record
from escarmouche.printing.links import position_of

POSITION = "arena=f3i5*--f1/f6i1i2--/--------/i4----f2 turn=fire"


async def test_material_is_printed_on_the_paper_and_in_the_language_asked_for(table) -> None:
    answer = await table.http.get(
        "/api/print/metals", params={"paper": "letter", "language": "en", "option": "map=lac"}
    )
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/pdf"
    sheets = Printed(answer.content)
    assert sheets.size(0) == (215.9, 279.4) and "lake" in sheets.text(0)


async def test_a_position_is_printed_with_the_code_that_opens_it_on_this_table(table) -> None:
    answer = await table.http.get("/api/print/dragons", params={"position": POSITION})
    [code] = Printed(answer.content).codes(0)
    assert code.startswith(str(table.http.base_url))
    assert position_of(code) == ("dragons", POSITION)


async def test_the_rules_are_printed_as_a_booklet(table) -> None:
    asked = {"rules": "true", "language": "en"}
    answer = await table.http.get("/api/print/dragons", params=asked)
    assert "DRA-33" in " ".join(Printed(answer.content).text(page) for page in range(3))


async def test_a_game_of_a_browser_is_printed_whole_or_at_one_of_its_positions(table) -> None:
    record = Record.new(catalog.game("metals"))
    for move in ("lot:blue", "+a1N", "+e7S", "a1-a2N"):
        record.play(move)
    answer = await table.http.post("/api/print", json={"record": record.text})
    assert "4 a1-a2N" in Printed(answer.content).text(1)
    answer = await table.http.post("/api/print", json={"record": record.text, "moves": 2})
    [code] = Printed(answer.content).codes(0)
    assert position_of(code) == ("metals", record.positions[2].text)
    refused = await table.http.post("/api/print", json={"record": "nothing"})
    assert refused.status_code == 422 and refused.json()["code"] == "record"


async def test_a_position_in_notation_is_shown_as_a_game_that_begins_there(table) -> None:
    answer = await table.http.get("/api/positions/dragons", params={"p": POSITION})
    shown = answer.json()
    assert [step["position"] for step in shown["steps"]] == [POSITION]
    assert catalog.read_record(shown["record"]).position.text == POSITION
    assert bytes.fromhex(shown["tags"]["State"]) == bytes(
        catalog.game("dragons").position(POSITION)
    )
    refused = await table.http.get("/api/positions/dragons", params={"p": "arena=xx turn=fire"})
    assert refused.status_code == 422


async def test_every_rule_book_can_be_read(table) -> None:
    books = (await table.http.get("/api/rulebooks")).json()
    assert {book["name"] for book in books} >= {"dragons", "metals", "irondie", "confrontation"}
    for book in books:
        sections = (await table.http.get(f"/api/rules/{book['name']}")).json()
        assert all(rule["text"]["fr"] for section in sections for rule in section["rules"])
        assert any(section["diagrams"] for section in sections)


async def test_what_cannot_be_printed_is_refused(table) -> None:
    for path, status in (
        ("chess", 404),
        ("dragons?paper=a3", 422),
        ("dragons?position=nonsense", 422),
        (f"dragons?option=setup=big&position={POSITION}", 422),
    ):
        answer = await table.http.get(f"/api/print/{path}")
        assert answer.status_code == status, (path, answer.text)
        assert answer.headers["content-type"] == "application/problem+json"


async def test_files_of_the_server_are_not_read_for_anyone(table) -> None:
    for asked in (
        "metals?option=map=/etc/own.toml",
        "irondie?option=mat=/etc/own.toml",
        "irondie?option=south=/etc/own.toml",
        "confrontation?option=warband=/etc/own.toml",
        "confrontation?option=wounds=/etc/own.toml",
        "ragnarok?option=scenario=/etc/own.toml",
    ):
        answer = await table.http.get(f"/api/print/{asked}")
        assert answer.status_code == 422
        assert "files are not read here" in answer.json()["text"]["en"]
