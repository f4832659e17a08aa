"""Addresses of the table that printed QR codes open."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from io import BytesIO
from typing import Any
from urllib.parse import parse_qs, quote, urlsplit

from escarmouche.core.errors import InputError
from escarmouche.core.position import Position

DEFAULT_ADDRESS = "http://127.0.0.1:8000"
LONGEST = 1200  # characters as they stand; a longer link holds its text packed
LONGEST_STATE = 300  # characters of it for the state; the text alone needs a server that reads it
_PACKED = "?n="
_PLAIN = -15  # deflate without a header, as browsers inflate it


def position_link(address: str, position: Position) -> str:
    """Where the table shows a position: its text, and its state for pages without a server.

    The text of a whole battle is packed and written in digits, for which codes have a dense way,
    so that even such a link is read from paper.
    """
    game = position.game
    way = f"/position/{game.name}"
    link = _link(address, f"{way}?p={quote(position.text, safe='')}")
    state = urlsafe_b64encode(_deflated(bytes(position))).rstrip(b"=").decode()
    if len(state) <= LONGEST_STATE:
        link += f"&v={game.rules.version}&s={state}"
    if len(link) <= LONGEST:
        return link
    return _link(address, f"{way}{_PACKED}{_digits(_deflated(position.text.encode()))}")


def is_packed(link: str) -> bool:
    """Whether its code is so dense that it has to be printed large."""
    return _PACKED in link


def position_of(link: str) -> tuple[str, str]:
    """The game and the text of the position that a link shows.

    >>> position_of("https://table.example/#/position/metals?p=map%3Dlac%20turn%3Dblue")
    ('metals', 'map=lac turn=blue')
    """
    way = urlsplit(urlsplit(link).fragment)
    given = parse_qs(way.query)
    text = given["p"][0] if "p" in given else _unpacked(given["n"][0])
    return way.path.rpartition("/")[2], text


def state_of(link: str) -> bytes | None:
    """The state of the position that a link shows, where it has one."""
    packed = parse_qs(urlsplit(urlsplit(link).fragment).query).get("s")
    if not packed:
        return None
    return zlib.decompress(urlsafe_b64decode(packed[0] + "=" * (-len(packed[0]) % 4)), _PLAIN)


def _deflated(content: bytes) -> bytes:
    deflate = zlib.compressobj(9, wbits=_PLAIN)
    return deflate.compress(content) + deflate.flush()


def _digits(content: bytes) -> str:
    """Two bytes are five digits, one that is left three.

    >>> _digits(bytes([1, 0, 7]))
    '00256007'
    """
    pairs = (content[at : at + 2] for at in range(0, len(content), 2))
    return "".join(f"{int.from_bytes(pair):0{2 * len(pair) + 1}}" for pair in pairs)


def _unpacked(digits: str) -> str:
    groups = (digits[at : at + 5] for at in range(0, len(digits), 5))
    packed = b"".join(int(group).to_bytes(len(group) // 2) for group in groups)
    return zlib.decompress(packed, _PLAIN).decode()


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
    head, sign, digits = link.partition(_PACKED)
    # Digits are a part of their own; a code so large is printed large, and needs less to spare.
    parts: Any = [head + sign, digits] if sign else link
    try:
        code = segno.make(parts, error="l" if sign else "m")
    except segno.DataOverflowError:
        raise InputError("error-qr-long", length=len(link)) from None
    drawing = BytesIO()
    code.save(drawing, kind="svg", border=0, xmldecl=False)
    return drawing.getvalue().decode()
