"""Frames a second while a fighter is dragged over a table of sixteen, in Chromium without a server.

usage: python benchmarks/page_drag.py [--seconds N]

The page must be built (`scripts/build_web.py`). 50 frames a second are asked for; measure on a
quiet machine.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
import tempfile
import time
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from shutil import copytree

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from browsing import STATIC, Host, launch, new_page
from playwright.sync_api import Page, TimeoutError, sync_playwright

WALK = "[data-choice=walk]"
ASKED = ".choices button, [data-choice=order], .cursor, .board [data-step].next"
FRAMES = """() => {
  window.frames_seen = []
  const seen = (at) => { window.frames_seen.push(at); window.drawing = requestAnimationFrame(seen) }
  window.drawing = requestAnimationFrame(seen)
}"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5)
    seconds = parser.parse_args().seconds
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        copytree(STATIC, Path(folder) / "some" / "folder")
        page = Path(folder) / "some" / "folder" / "index.html"
        page.write_text(page.read_text().replace('data-server="yes"', 'data-server="none"'))
        host, browser = Host(Path(folder)), launch(playwright)
        with new_page(browser, host) as opened:
            deploy(opened)
            fighters = opened.locator("[role=gridcell]:not(.cursor)").count()
            print(f"{fighters} fighters on the table")
            measure(opened, seconds)
        browser.close()
        host.stop()


def deploy(page: Page) -> None:
    """A battle of the two largest warbands, up to the first movement."""
    page.goto("#/new/confrontation")
    for seat in ("Blue", "Red"):
        page.get_by_label(f"Warbands, {seat}").select_option("saltgate")
    page.locator("input[name=level][value='1']").check()
    page.locator("form .go button").click()
    hand = random.Random(1)
    while not page.locator(WALK).count():
        page.wait_for_selector(ASKED)
        with suppress(TimeoutError):
            sure = page.locator("[data-choice=play], [data-choice=order]")
            if sure.count():
                sure.first.click(timeout=2000)
            elif page.locator(".cursor").count():
                page.locator(".cursor").focus(timeout=2000)
                page.keyboard.press("Enter")
            else:
                found = page.locator(ASKED)
                found.nth(hand.randrange(found.count())).click(timeout=2000, force=True)
    page.wait_for_selector("path.area")


def measure(page: Page, seconds: float) -> None:
    box = page.locator(".cell[aria-selected=true]").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.evaluate(FRAMES)
    end, turn = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        turn += 1
        page.mouse.move(x + 70 * math.cos(turn / 20), y - 40 - 40 * math.sin(turn / 20))
    seen = page.evaluate("cancelAnimationFrame(window.drawing), window.frames_seen")
    page.mouse.move(x, y)
    page.keyboard.press("Escape")
    page.mouse.up()
    gaps = sorted(after - before for before, after in pairwise(seen))
    rate = 1000 * len(gaps) / (seen[-1] - seen[0])
    print(f"{rate:.0f} frames/s while dragging ({turn} moves of the mouse); 50 are asked for")
    print(f"between frames: median {gaps[len(gaps) // 2]:.0f} ms, longest {gaps[-1]:.0f} ms")


if __name__ == "__main__":
    main()
