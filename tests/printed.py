"""Reading printed PDFs back: pages, lines, words, glyphs, QR codes."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO

import pdfplumber
import pypdf
import zxingcpp
from pypdf.generic import ContentStream, DictionaryObject

MILLIMETRE = 72 / 25.4
_TEXT = (b"Tj", b"TJ")


class Printed:
    """A PDF as a reader holds it."""

    def __init__(self, pdf: bytes) -> None:
        self.reader = pypdf.PdfReader(BytesIO(pdf))
        self.pdf = pdfplumber.open(BytesIO(pdf))

    @property
    def pages(self) -> int:
        return len(self.reader.pages)

    @property
    def print_scaling(self) -> str:
        return str(self.reader.trailer["/Root"]["/ViewerPreferences"]["/PrintScaling"])

    def text(self, page: int) -> str:
        return " ".join(self.pdf.pages[page].extract_text().split())

    def size(self, page: int) -> tuple[float, float]:
        """Width and height of the paper in millimetres."""
        found = self.pdf.pages[page]
        return round(found.width / MILLIMETRE, 1), round(found.height / MILLIMETRE, 1)

    def lines(self, page: int) -> list[tuple[float, float]]:
        """The straight lines of a page: width and height in millimetres."""
        return [
            (line["width"] / MILLIMETRE, line["height"] / MILLIMETRE)
            for line in self.pdf.pages[page].lines
        ]

    def outside(self, page: int, margin: float) -> list[str]:
        """The characters nearer to the edge of the paper than `margin` millimetres."""
        found = self.pdf.pages[page]
        near = margin * MILLIMETRE
        return [
            char["text"]
            for char in found.chars
            if char["x0"] < near
            or char["x1"] > found.width - near
            or char["top"] < near
            or char["bottom"] > found.height - near
        ]

    def codes(self, page: int) -> list[str]:
        """What a scanner reads on a page."""
        image = self.pdf.pages[page].to_image(resolution=150).original
        return [found.text for found in zxingcpp.read_barcodes(image)]

    def missing_glyphs(self) -> int:
        """How many characters are printed as the box that stands for an unknown one."""
        return sum(
            code == b"\0\0"
            for page in self.reader.pages
            for shown in _shown(page, page["/Resources"])
            for code in (shown[at : at + 2] for at in range(0, len(shown), 2))
        )


def _shown(content: DictionaryObject, resources: DictionaryObject) -> Iterator[bytes]:
    """The strings of glyph numbers that a page shows, those of drawings in it too."""
    stream = content.get_contents() if "/Contents" in content else content
    for operands, operator in ContentStream(stream, None).operations:
        if operator in _TEXT:
            parts = operands[0] if operator == b"TJ" else operands
            yield from (part.original_bytes for part in parts if hasattr(part, "original_bytes"))
    for drawing in resources.get("/XObject", {}).values():
        form = drawing.get_object()
        if form["/Subtype"] == "/Form":
            yield from _shown(form, form.get("/Resources", {}))
