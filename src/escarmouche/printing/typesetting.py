"""From a Typst file of the package and its data to a PDF that prints at true scale."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any

from escarmouche.core.errors import InputError
from escarmouche.core.texts import say

PAPERS = ("a4", "letter")
_PACKAGE = Path(__file__).resolve().parent.parent
_IMPORT = re.compile(r'#import "/([^"]+)"')
_SAID = re.compile(r'say\("([^"]+)"\)')


def typeset(source: Path, data: Mapping[str, Any], language: str, paper: str) -> bytes:
    """The PDF that a Typst file makes of `data`; what it says by id, it says in `language`."""
    if paper not in PAPERS:
        raise InputError("error-paper", paper=paper, known=", ".join(PAPERS))
    try:
        import font_source_sans_pro
        import pypdf
        import typst
    except ModuleNotFoundError as error:
        raise InputError("error-extra", package=str(error.name), extra="print") from None
    texts = {message: say(message, language) for message in _said(source)}
    pdf = typst.compile(
        source,
        root=_PACKAGE,
        font_paths=[font_source_sans_pro.font_directory],
        ignore_system_fonts=True,  # the same sheet on every machine
        sys_inputs={
            "data": json.dumps(data),
            "texts": json.dumps(texts),
            "paper": paper,
            "language": language,
        },
    )
    writer = pypdf.PdfWriter(BytesIO(pdf), incremental=True)
    preferences = writer.viewer_preferences or writer.create_viewer_preferences()
    scaling = pypdf.generic.NameObject("/PrintScaling")
    preferences[scaling] = pypdf.generic.NameObject("/None")  # a viewer offers to print at 100 %
    out = BytesIO()
    writer.write(out)
    return out.getvalue()


def page_count(pdf: bytes) -> int:
    import pypdf

    return len(pypdf.PdfReader(BytesIO(pdf)).pages)


@cache
def _said(source: Path) -> tuple[str, ...]:
    """The messages that a Typst file and those it imports say."""
    found = [_SAID.findall(file.read_text(encoding="utf-8")) for file in _with_imports(source)]
    return tuple(sorted({message for messages in found for message in messages}))


def _with_imports(source: Path) -> Iterator[Path]:
    yield source
    for imported in _IMPORT.findall(source.read_text(encoding="utf-8")):
        yield from _with_imports(_PACKAGE / imported)
