"""The mats of Irondie: attack dice are triangles, defence dice squares, vitality hexagons."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from rich.text import Text
from textual.geometry import Region

from escarmouche.core.terminal.board import CHOSEN, LAST, OFFERED, Board, Canvas, Scene
from escarmouche.core.terminal.palette import Palette
from escarmouche.core.texts import say
from escarmouche.games.irondie import terminal_layout as layout
from escarmouche.games.irondie.terminal_layout import BATTLE, SEATS, SIGNS, Action, Layout

# The outline of a die by its type; a rare one has a double rim.
_OUTLINES = {
    ("attack", False): ("  ∧  ", " ╱ ╲ ", "╱▁▁▁╲"),
    ("attack", True): ("  ⩓  ", " ╱ ╲ ", "╱═══╲"),
    ("defence", False): ("╭───╮", "│   │", "╰───╯"),
    ("defence", True): ("╔═══╗", "║   ║", "╚═══╝"),
    ("vitality", False): ("╱▔▔▔╲", "⟨   ⟩", "╲▁▁▁╱"),
    ("vitality", True): ("╱═══╲", "⟪   ⟫", "╲═══╱"),
}
_EMBLEMS = {"south": "◒", "north": "◓"}
_NUMBERS = "①②③④"
_IN_HAND = ("take-back", "commit", "roll")  # later what is left is the reserve (IRO-20)


class TerminalBoard(Board):
    def names(self, view: dict[str, Any]) -> Collection[str]:
        seats = (SEATS[self.near], SEATS[1 - self.near])
        return [f"{seat}:{die['name']}" for seat in seats for die in view["dice"][seat]]

    def regions(self, view: dict[str, Any], width: int, height: int) -> dict[str, Region]:
        return self._arranged(view, width, height).dice

    def _arranged(self, view: dict[str, Any], width: int, height: int) -> Layout:
        def caption(seat: str, zone: str) -> str:
            return self._caption(view, seat, zone)

        return layout.arrange(view, SEATS[self.near], width, height, caption)

    def _caption(self, view: dict[str, Any], seat: str, zone: str) -> str:
        if zone in BATTLE:
            total = view[zone][SEATS.index(seat)]
            return f"{SIGNS[zone]} {self._say(f'zone-{zone}')} {total}"
        if zone == "hand" and view["phase"] not in _IN_HAND:
            zone = "reserve"
        return self._say(f"zone-{zone}")

    def paint(self, canvas: Canvas, scene: Scene, regions: dict[str, Region]) -> None:
        view, palette = scene.view, canvas.palette
        arranged = self._arranged(view, canvas.width, canvas.height)
        for seat, zone, place in arranged.captions:
            if arranged.large:
                canvas.fill(place, palette.square)
            canvas.write(place.x, place.y, self._caption(view, seat, zone), palette.muted)
        self._paint_forecast(canvas, view, arranged.forecast)
        for name, region in regions.items():
            die = self._die(view, name)
            if arranged.large:
                owner = _EMBLEMS[name.partition(":")[0]] if die["zone"] == "skirmish" else ""
                _paint_die(canvas, region, die, owner)
            else:
                ink = _ink(die, palette)
                canvas.write(region.x + 1, region.y, layout.line_text(die), ink, bold=True)
        for action, x, y in arranged.actions:
            self._paint_action(canvas, action, x, y, large=arranged.large)

    def _die(self, view: dict[str, Any], name: str) -> dict[str, Any]:
        seat, _, letters = name.partition(":")
        return next(die for die in view["dice"][seat] if die["name"] == letters)

    def _paint_forecast(self, canvas: Canvas, view: dict[str, Any], y: int) -> None:
        south, north = view["damage"]
        words = self._say("forecast", south=south, north=north)
        canvas.write(1, y, "┄" * (canvas.width - 2), canvas.palette.line)
        canvas.fill(Region(1, y, len(words) + 1, 1), canvas.palette.paper)
        canvas.write(1, y, words, canvas.palette.ink)

    def _paint_action(self, canvas: Canvas, action: Action, x: int, y: int, *, large: bool) -> None:
        palette = canvas.palette
        if not action.number:
            return
        target = f"→{_EMBLEMS[action.target_seat]}{action.target}"
        words = f"{_NUMBERS[action.number - 1]} {target}"
        canvas.write(x, y, words, palette.ink)
        if action.is_next:
            first = self._say("resolved-first")
            place = (x, y + 1) if large else (x + len(words) + 1, y)
            canvas.write(*place, first, palette.gold)

    def emblem(self, seat: int, palette: Palette) -> Text:
        return Text(_EMBLEMS[SEATS[seat]], f"bold {palette.ink}")

    def account(self, view: dict[str, Any], seat: int, room: int, palette: Palette) -> Text:
        text = Text()
        for zone in ("attack", "defence"):
            text.append(f"{SIGNS[zone]} {view[zone][seat]}  ", palette.muted)
        return text.append(f"{SIGNS['vitality']} {view['vitality'][seat]}", f"bold {palette.ink}")

    def label(self, step: str, palette: Palette) -> Text:
        kind, _, rest = step.partition(":")
        if kind == "lot":
            return Text(self._say(f"seat-{rest}"))
        if kind in SEATS:
            return Text(f"{_EMBLEMS[kind]}{rest}")
        words = {"-": "minus", "+": "plus"}.get(step, step)
        return Text(step if step.isdigit() else self._say(f"step-{words}"))

    def _say(self, message: str, **arguments: object) -> str:
        return say(f"irondie-{message}", self.language, **arguments)

    # A die in one line has its mark before it, and the cursor around it

    def paint_marks(self, canvas: Canvas, scene: Scene, regions: dict[str, Region]) -> None:
        if any(region.height > 1 for region in regions.values()):
            super().paint_marks(canvas, scene, regions)
            return
        for name, region in regions.items():
            if name in scene.chosen:
                canvas.write(region.x, region.y, CHOSEN, canvas.palette.accent, bold=True)
            elif name in scene.offered:
                canvas.write(region.x, region.y, OFFERED, canvas.palette.accent, bold=True)
            elif name in scene.last:
                canvas.write(region.x, region.y, LAST, canvas.palette.gold)

    def paint_cursor(self, canvas: Canvas, region: Region) -> None:
        if region.height > 1:
            super().paint_cursor(canvas, region)
            return
        canvas.write(region.x - 1, region.y, "▐", canvas.palette.accent)
        canvas.write(region.right, region.y, "▌", canvas.palette.accent)


def _paint_die(canvas: Canvas, region: Region, die: dict[str, Any], owner: str) -> None:
    ink = _ink(die, canvas.palette)
    for number, row in enumerate(_OUTLINES[die["type"], die["rare"]]):
        canvas.write(region.x, region.y + number, row, ink)
    for y, words in ((1, layout.face(die) or "·"), (3, owner + die["name"])):
        x = region.x + max(0, region.width - len(words)) // 2
        canvas.write(x, region.y + y, words, ink, bold=True)


def _ink(die: dict[str, Any], palette: Palette) -> str:
    return palette.dice[die["colour"]]
