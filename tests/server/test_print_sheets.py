"""The page prints what the command prints, and nobody has files of the server printed."""

from __future__ import annotations

from printed import Printed

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
