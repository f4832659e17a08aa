"""What the documentation site changes in pages that are also read as files."""

from __future__ import annotations

import re
from typing import Any


def on_page_markdown(markdown: str, **_: Any) -> str:
    """A link to a French file is one to the page: the site has its own switch of languages."""
    return re.sub(r"\.fr\.md(?=[)#])", ".md", markdown)
