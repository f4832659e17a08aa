"""Text messages of WebSockets in one frame (RFC 6455, 5.2), which nearly all are.

Everything else (fragments, pings, goodbyes, mistakes) is left to the `websockets` library, which
takes ten times longer for each frame.
"""

from __future__ import annotations

from websockets.speedups import apply_mask

_WHOLE_TEXT = 0x81  # the first byte of a text message in one frame
_MASKED = 0x80
LONGEST_HEAD = 14  # bytes of a frame before its message
_TWO_BYTES, _EIGHT_BYTES = 126, 127  # sizes that say how many bytes the size takes


def frame_of(text: bytes) -> bytes:
    """A message as a server sends it.

    >>> frame_of(b"hello").hex(" ")
    '81 05 68 65 6c 6c 6f'
    """
    size = len(text)
    if size < _TWO_BYTES:
        return bytes((_WHOLE_TEXT, size)) + text
    if size < 1 << 16:
        return bytes((_WHOLE_TEXT, _TWO_BYTES, size >> 8, size & 255)) + text
    return bytes((_WHOLE_TEXT, _EIGHT_BYTES)) + size.to_bytes(8, "big") + text


def end_of_frame(data: bytes) -> int | None:
    """Where the first frame ends, perhaps behind the data; None while it does not say."""
    if len(data) < 2:
        return None
    masked, size = data[1] & _MASKED, data[1] & ~_MASKED
    start = 2
    if size >= _TWO_BYTES:
        start = 4 if size == _TWO_BYTES else 10
        if len(data) < start:
            return None
        size = int.from_bytes(data[2:start], "big")
    return start + (4 if masked else 0) + size


def text_of(frame: bytes) -> bytes | None:
    """The message of a whole frame as clients send it; None if it is no text by itself.

    >>> text_of(bytes.fromhex("81 85 01 02 03 04 69 67 6f 68 6e"))
    b'hello'
    """
    if frame[0] != _WHOLE_TEXT or not frame[1] & _MASKED or frame[1] & ~_MASKED == _EIGHT_BYTES:
        return None
    start = 2 if frame[1] & ~_MASKED < _TWO_BYTES else 4
    return apply_mask(frame[start + 4 :], frame[start : start + 4])
