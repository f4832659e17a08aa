"""Addresses of the table that printed QR codes open."""

from __future__ import annotations

from io import BytesIO
from urllib.parse import parse_qs, quote, urlsplit

from escarmouche.core.errors import InputError

DEFAULT_ADDRESS = "http://127.0.0.1:8000"
LONGEST = 1200  # characters; a denser code is no longer read from paper


def position_link(address: str, game: str, text: str) -> str:
    """Where the table shows a position.

    >>> position_link("https://table.example/", "metals", "map=lac turn=blue")
    'https://table.example/#/position/metals?p=map%3Dlac%20turn%3Dblue'
    """
    return _link(address, f"/position/{game}?p={quote(text, safe='')}")


def position_of(link: str) -> tuple[str, str]:
    """The game and the position that a link shows.

    >>> position_of("https://table.example/#/position/metals?p=map%3Dlac%20turn%3Dblue")
    ('metals', 'map=lac turn=blue')
    """
    way = urlsplit(urlsplit(link).fragment)
    return way.path.rpartition("/")[2], parse_qs(way.query)["p"][0]


def rules_link(address: str, game: str) -> str:
    """Where the table shows the rules of a game."""
    return _link(address, f"/rules/{game}")


def _link(address: str, way: str) -> str:
    """Ways stand after the `#`: any file server in any folder opens them."""
    return f"{address.rstrip('/')}/#{way}"


def qr_svg(link: str) -> str:
    """A QR code as SVG, without the white margin it needs around it."""
    try:
        import segno
    except ModuleNotFoundError:
        raise InputError("error-extra", package="segno", extra="print") from None
    if len(link) > LONGEST:
        raise InputError("error-qr-long", length=len(link), most=LONGEST)
    drawing = BytesIO()
    segno.make(link, error="m").save(drawing, kind="svg", border=0, xmldecl=False)
    return drawing.getvalue().decode()
