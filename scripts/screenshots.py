"""Take docs/pictures/page-*.png from the real page, in both languages.

usage: .venv/bin/python scripts/screenshots.py

The page must be built (`scripts/build_web.py`); it is served as plain files, without a server, so
nothing in the pictures depends on dice or on the hour.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from shutil import copytree

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "tests"))

from browsing import STATIC, Host, launch, missing, new_page  # noqa: E402
from PIL import Image  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402

from escarmouche import catalog  # noqa: E402
from escarmouche.printing.links import position_link  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
SIZE = {"width": 1000, "height": 640}
COLOURS = 128  # enough for flat drawings, and small files
LOCALES = {"en": "en-GB", "fr": "fr-FR"}


def example(game: str) -> str:
    """The address of a game's example, after the place of the page."""
    text = (ROOT / "src/escarmouche/games" / game / "example.txt").read_text("utf-8").strip()
    return position_link("", catalog.game(game).position(text)).lstrip("/")


def pages() -> dict[str, tuple[str, str]]:
    """By name: the address, and what must be seen before the picture is taken."""
    return {
        "home": ("", "main"),
        "dragons": (example("dragons"), "[role=grid], figure svg, main svg"),
        "metals": (example("metals"), "[role=grid], figure svg, main svg"),
        "lesson": ("#/learn/dragons", "main"),
        "rule": ("#/rules/dragons/DRA-21", "figure img"),
    }


def main() -> None:
    if reason := missing():
        sys.exit(reason)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        place = Path(folder) / "some" / "folder"
        copytree(STATIC, place)
        index = place / "index.html"
        index.write_text(index.read_text().replace('data-server="yes"', 'data-server="none"'))
        host, browser = Host(Path(folder)), launch(playwright)
        for language, locale in LOCALES.items():
            for name, (address, seen) in pages().items():
                with new_page(browser, host, viewport=SIZE, locale=locale) as page:
                    page.goto(address)
                    page.wait_for_selector(seen)
                    page.wait_for_load_state("networkidle")
                    file = PICTURES / f"page-{name}.{language}.png"
                    page.screenshot(path=file)
                    small = Image.open(file).quantize(COLOURS)
                    small.save(file, optimize=True)
                    print(file.relative_to(ROOT), f"{file.stat().st_size // 1024} kB")
        browser.close()
        host.stop()


if __name__ == "__main__":
    main()
