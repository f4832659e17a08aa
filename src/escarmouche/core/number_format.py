"""Numbers as each language writes them."""

from __future__ import annotations

_FRENCH = str.maketrans({",": "\u202f", ".": ",", "%": "\u00a0%"})


def figure(value: float, form: str, language: str) -> str:
    """A number in a format of Python's, with the signs of a language.

    >>> figure(0.25481, ".2%", "en"), figure(-1234.5, ",.1f", "en")
    ('25.48%', '−1,234.5')
    >>> figure(0.25481, ".2%", "fr"), figure(-1234.5, ",.1f", "fr")
    ('25,48\\xa0%', '−1\\u202f234,5')

    Nothing has no sign of its own:

    >>> figure(-0.04, "+.1f", "en"), figure(-0.04, ".1f", "en")
    ('+0.0', '0.0')
    """
    if form[-1] in "f%":
        form = form.replace("+", "+z") if "+" in form else "z" + form
    written = format(value, form).replace("-", "−")
    return written.translate(_FRENCH) if language == "fr" else written
