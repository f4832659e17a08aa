"""Every sheet: true scale, right paper, nothing cut off, no unknown letter, codes that open."""

from __future__ import annotations

import random

import pytest
from printed import Printed

from escarmouche import catalog
from escarmouche.core.errors import InputError, OptionError, UnknownGame
from escarmouche.core.game_record import Record
from escarmouche.core.rulebook import rulebooks
from escarmouche.printing.links import position_of, state_of
from escarmouche.printing.sheets import (
    print_material,
    print_position,
    print_record,
    print_rules,
)
from escarmouche.printing.typesetting import PAPERS
from escarmouche.rule_pages import sections

ADDRESS = "https://table.example"
PAGES = {"confrontation": 11, "dragons": 1, "irondie": 5, "metals": 3, "ragnarok": 2}
POSITIONS = {
    "dragons": "arena=f3i5*--f1/f6i1i2--/--f4--i3/i4--f2*i6 turn=fire",
    "metals": "map=plaine blue=b4N,a1E red=b6S!,e5W,d2W pool=1,0 score=7,4 turn=blue",
    "irondie": "south=Sk3!,Ar5,Bo,Nb*3,Rv,Pg2,Wr6,Fg^,Gy3 north=Sk,Ar6,Bo*2,Nb4!,Rv5,Pg,Wy5,Fg4,Gk~"
    " phase=reply turn=south turns=2 duels=1 duel=Sk>Ar;Nb>Sk targeted=south:Sk,north:Ar",
}


@pytest.fixture(scope="module")
def material() -> dict[tuple[str, str, str], Printed]:
    """Every game in both languages and on both papers; the lay-out is the same on either."""
    return {
        (game, paper, language): Printed(print_material(game, language, paper, address=ADDRESS))
        for game in PAGES
        for paper, language in zip(PAPERS, ("en", "fr"), strict=True)
    }


def test_every_game_prints_on_both_papers_in_as_many_pages(material) -> None:
    for (game, _, _), printed in material.items():
        assert printed.pages == PAGES[game], game


def test_every_page_has_a_line_of_ten_centimetres_and_asks_not_to_be_scaled(material) -> None:
    for key, printed in material.items():
        assert printed.print_scaling == "/None"
        for page in range(printed.pages):
            rulers = [
                width
                for width, height in printed.lines(page)
                if height < 0.01 and abs(width - 100) <= 0.5
            ]
            assert rulers, (key, page)
            assert all(abs(width - 100) < 0.01 for width in rulers)


def test_paper_is_a4_or_letter_and_nothing_is_near_its_edge(material) -> None:
    papers = {"a4": {210.0, 297.0}, "letter": {215.9, 279.4}}
    for (game, paper, language), printed in material.items():
        for page in range(printed.pages):
            assert set(printed.size(page)) == papers[paper]
            assert printed.outside(page, 4.5) == [], (game, paper, language, page)


def test_no_letter_is_missing_from_the_fonts(material) -> None:
    for key, printed in material.items():
        assert printed.missing_glyphs() == 0, key


def test_the_code_on_a_sheet_leads_to_the_rules_of_its_game(material) -> None:
    for (game, _, _), printed in material.items():
        codes = [code for page in range(printed.pages) for code in printed.codes(page)]
        assert f"{ADDRESS}/#/rules/{game}" in codes


@pytest.mark.parametrize("game", POSITIONS)
def test_the_code_beside_a_position_opens_it(game) -> None:
    position = catalog.game(game).position(POSITIONS[game])
    printed = Printed(print_position(position, "fr", address=ADDRESS))
    [code] = printed.codes(0)
    assert code.startswith(ADDRESS)
    name, text = position_of(code)
    assert catalog.game(name).position(text) == position
    assert state_of(code) == bytes(position)  # a page without a server opens it by this
    assert printed.missing_glyphs() == 0


@pytest.mark.parametrize("paper", PAPERS)
def test_the_code_beside_a_whole_battle_opens_it_too(paper) -> None:
    """Its text is packed in digits, and the code is printed large enough to be read."""
    position = catalog.game("confrontation").new(scenario="the-mist", turns="3")
    for _ in range(80):
        position = position.play(position.moves[-1])
    printed = Printed(print_position(position, "fr", paper, ADDRESS))
    assert printed.pages == 1 and printed.outside(0, 4.5) == []
    [code] = printed.codes(0)
    assert position_of(code) == ("confrontation", position.text)
    assert len(position.text) > 2500


def test_a_position_that_fits_no_code_is_refused_in_a_sentence(monkeypatch) -> None:
    position = catalog.game("dragons").new()
    monkeypatch.setattr(type(position), "text", random.Random(1).randbytes(8000).hex())
    with pytest.raises(InputError, match="too long for a QR code"):
        print_position(position, "en")


def test_a_record_prints_its_end_and_every_move() -> None:
    record = Record.new(catalog.game("metals"))
    for move in ("lot:blue", "+a1N", "+e7S", "a1-a2N"):
        record.play(move)
    printed = Printed(print_record(record, "en"))
    assert printed.pages == 2
    assert "1 lot:blue 2 +a1N 3 +e7S 4 a1-a2N" in printed.text(1)
    [code] = printed.codes(0)
    assert position_of(code) == ("metals", record.position.text)


@pytest.mark.parametrize("game", rulebooks())
def test_a_booklet_has_every_rule_and_every_diagram_and_its_ruler(game) -> None:
    printed = Printed(print_rules(game, "fr", "letter", ADDRESS))
    text = " ".join(printed.text(page) for page in range(printed.pages))
    for section in sections(game):
        assert section.title.text("fr").split()[0] in text
        for rule in section.rules:
            assert rule.id in text
            assert rule.text("fr").split()[0] in text
        for diagram in section.diagrams:
            assert " ".join(diagram.caption.text("fr").split()[:3]) in text
    assert printed.missing_glyphs() == 0
    assert printed.codes(0) == [f"{ADDRESS}/#/rules/{game}"]
    for page in range(printed.pages):
        assert any(abs(width - 100) < 0.01 for width, height in printed.lines(page) if height < 1)
        assert printed.outside(page, 4.5) == []


def test_a_glyph_that_no_font_has_would_be_noticed(monkeypatch) -> None:
    position = catalog.game("dragons").position(POSITIONS["dragons"])
    namespace = 'xmlns="http://www.w3.org/2000/svg"'
    drawing = f'<svg {namespace} viewBox="0 0 9 9"><text y="5">\U000f0000</text></svg>'
    monkeypatch.setattr(type(position), "svg", lambda _: drawing)
    assert Printed(print_position(position, "fr")).missing_glyphs() == 1


def test_what_cannot_be_printed_is_refused_in_a_sentence() -> None:
    with pytest.raises(UnknownGame, match="chess"):
        print_material("chess", "en")
    with pytest.raises(InputError, match="a4, letter"):
        print_material("dragons", "en", "a3")
    with pytest.raises(OptionError, match="no options"):
        print_material("dragons", "en", options={"setup": "big"})
    with pytest.raises(OptionError, match="colour"):
        print_material("metals", "en", options={"colour": "blue"})
