"""Addresses of the table that printed QR codes open."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from io import BytesIO
from urllib.parse import parse_qs, quote, urlsplit

from escarmouche.core.errors import InputError
from escarmouche.core.position import Position

DEFAULT_ADDRESS = "http://127.0.0.1:8000"
LONGEST = 1200  # characters; a denser code is no longer read from paper
LONGEST_STATE = 300  # characters of it for the state; the text alone needs a server that reads it
_PLAIN = -15  # deflate without a header, as browsers inflate it


def position_link(address: str, position: Position) -> str:
    """Where the table shows a position: its text, and its state for pages without a server."""
    game = position.game
    link = _link(address, f"/position/{game.name}?p={quote(position.text, safe='')}")
    deflate = zlib.compressobj(9, wbits=_PLAIN)
    packed = deflate.compress(bytes(position)) + deflate.flush()
    state = urlsafe_b64encode(packed).rstrip(b"=").decode()
    return f"{link}&v={game.rules.version}&s={state}" if len(state) <= LONGEST_STATE else link


def position_of(link: str) -> tuple[str, str]:
    """The game and the text of the position that a link shows.

    >>> position_of("https://table.example/#/position/metals?p=map%3Dlac%20turn%3Dblue")
    ('metals', 'map=lac turn=blue')
    """
    way = urlsplit(urlsplit(link).fragment)
    return way.path.rpartition("/")[2], parse_qs(way.query)["p"][0]


def state_of(link: str) -> bytes | None:
    """The state of the position that a link shows, where it has one."""
    packed = parse_qs(urlsplit(urlsplit(link).fragment).query).get("s")
    if not packed:
        return None
    return zlib.decompress(urlsafe_b64decode(packed[0] + "=" * (-len(packed[0]) % 4)), _PLAIN)


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
