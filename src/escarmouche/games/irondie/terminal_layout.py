"""Where the dice of Irondie lie on the screen: large silhouettes, or one line per zone.

Each seat has a battle row and a row beside it, the nearer seat below. Between them are the
forecast and the skirmish zones of both, as one row: a duel is one story.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from textual.geometry import Region

SEATS = ("south", "north")
BATTLE = ("vitality", "attack", "defence")
BESIDE = ("hand", "limbo", "abyss")
DIE_WIDTH, DIE_HEIGHT = 5, 4  # a silhouette of three rows, and its name
_ROW = DIE_HEIGHT + 1  # under a caption
_LARGE = 5 * _ROW + 1
# A sign of the type of a die where there is no room for its silhouette.
SIGNS = {"attack": "△", "defence": "□", "vitality": "⬡"}

Die = dict[str, Any]
Caption = Callable[[str, str], str]  # of a zone of a seat


@dataclass(frozen=True)
class Action:
    """A die of the skirmish: its place in the duel and its target, if it still has to act."""

    seat: str
    name: str
    number: int = 0
    target: str = ""
    target_seat: str = ""
    is_next: bool = False


@dataclass
class Layout:
    """Regions by name; places of what is only written."""

    large: bool
    forecast: int = 0
    dice: dict[str, Region] = field(default_factory=dict)
    captions: list[tuple[str, str, Region]] = field(default_factory=list)  # seat, zone, place
    actions: list[tuple[Action, int, int]] = field(default_factory=list)  # and where it is told


def actions(view: dict[str, Any]) -> list[Action]:
    """The dice of the duel as they were declared, then those that have acted."""
    duel = view["duel"]
    found = [
        Action(
            each["seat"], each["die"], number, each["target"], each["target_seat"],
            is_next=number == len(duel),
        )
        for number, each in enumerate(duel, 1)
    ]  # fmt: skip
    known = {(each.seat, each.name) for each in found}
    acted = [
        Action(seat, die["name"])
        for seat in SEATS
        for die in dice_in(view, seat, "skirmish")
        if (seat, die["name"]) not in known
    ]
    return found + acted


def dice_in(view: dict[str, Any], seat: str, zone: str) -> list[Die]:
    """The dice of a zone; in the battle zones the highest first (IRO-12)."""
    dice = [die for die in view["dice"][seat] if die["zone"] == zone]
    return sorted(dice, key=lambda die: -die["value"]) if zone in BATTLE else dice


def face(die: Die) -> str:
    """What a die shows: its value, what it is chosen for, the damage placed on it."""
    value = str(die["value"]) if die["zone"] in (*BATTLE, "skirmish") else ""
    value += "✓" if die["chosen"] else ""
    return value + (f"−{die['wounds']}" if die["wounds"] else "")


def line_text(die: Die) -> str:
    """A die in one line."""
    return f"{SIGNS[die['type']]}{face(die)}{die['name']}"


def arrange(view: dict[str, Any], near: str, width: int, height: int, caption: Caption) -> Layout:
    if height >= _LARGE:
        for pitch in (DIE_WIDTH + 1, DIE_WIDTH):
            large = _large(view, near, width, height, pitch, caption)
            if large is not None:
                return large
    for gap in (1, 0):
        layout, lines = _lines(view, near, width, gap, caption)
        if lines <= height:
            break
    return layout


def _far(near: str) -> str:
    return SEATS[1 - SEATS.index(near)]


def _large(
    view: dict[str, Any], near: str, width: int, height: int, pitch: int, caption: Caption
) -> Layout | None:
    """Every die as its silhouette; None if a row is too narrow."""
    far = _far(near)
    gap = 1 if height >= _LARGE + 5 else 0
    layout = Layout(large=True)
    top = max(0, (height - _LARGE - 5 * gap) // 2)
    for number, (seat, zones) in enumerate(
        ((far, BESIDE), (far, BATTLE), (near, BATTLE), (near, BESIDE))
    ):
        if number == 2:
            layout.forecast = top
            _large_skirmish(view, layout, top + 1 + gap, width)
            top += 1 + _ROW + 2 * gap
        rooms = [
            max(len(caption(seat, zone)) + 2, pitch * len(dice_in(view, seat, zone)) + 1)
            for zone in zones
        ]
        spare = width - 1 - sum(rooms)
        if spare < 0:
            return None
        left = 1
        for zone, room in zip(zones, rooms, strict=True):
            layout.captions.append((seat, zone, Region(left, top, room + spare // 3 - 1, _ROW)))
            for at, die in enumerate(dice_in(view, seat, zone)):
                place = Region(left + at * pitch, top + 1, DIE_WIDTH, DIE_HEIGHT)
                layout.dice[f"{seat}:{die['name']}"] = place
            left += room + spare // 3
        top += _ROW + gap
    return layout


def _large_skirmish(view: dict[str, Any], layout: Layout, top: int, width: int) -> None:
    layout.captions.append(("", "skirmish", Region(1, top, width - 2, _ROW)))
    for number, action in enumerate(actions(view)):
        left = 1 + number * ((width - 2) // 4)
        if _is_thrown(view, action):
            place = Region(left, top + 1, DIE_WIDTH, DIE_HEIGHT)
            layout.dice[f"{action.seat}:{action.name}"] = place
            left += DIE_WIDTH + 1
        layout.actions.append((action, left, top + 2))


def _is_thrown(view: dict[str, Any], action: Action) -> bool:
    return any(die["name"] == action.name for die in dice_in(view, action.seat, "skirmish"))


def _lines(
    view: dict[str, Any], near: str, width: int, gap: int, caption: Caption
) -> tuple[Layout, int]:
    """Every zone as a line that begins with its caption; it goes on below if it is too long.

    Returns how many lines that takes, too.
    """
    layout = Layout(large=False)
    pen = _Pen(width)
    for seat, rows in (
        (_far(near), (("hand",), ("limbo", "abyss"), *((zone,) for zone in BATTLE))),
        (near, (*((zone,) for zone in BATTLE), ("hand",), ("limbo", "abyss"))),
    ):
        if seat == near:
            pen.skip(gap)
            layout.forecast = pen.line()
            _skirmish_lines(view, layout, pen)
            pen.skip(gap)
        for zones in rows:
            pen.line()
            for zone in zones:
                _zone(view, seat, zone, layout, pen, caption)
    return layout, pen.line()


def _zone(
    view: dict[str, Any], seat: str, zone: str, layout: Layout, pen: _Pen, caption: Caption
) -> None:
    words = caption(seat, zone)
    layout.captions.append((seat, zone, pen.place(len(words))))
    for die in dice_in(view, seat, zone):
        layout.dice[f"{seat}:{die['name']}"] = _in_line(die, pen.place(len(line_text(die)) + 2))
    pen.place(2)


def _in_line(die: Die, place: Region) -> Region:
    """A die with its mark before it; the column before that is for the cursor."""
    return Region(place.x + 1, place.y, len(line_text(die)) + 1, 1)


def _skirmish_lines(view: dict[str, Any], layout: Layout, pen: _Pen) -> None:
    found = actions(view)
    if not found:
        return
    pen.line()
    for action in found:
        words = pen.place((pen.width - 1) // 2)
        left = words.x
        for die in dice_in(view, action.seat, "skirmish"):
            if die["name"] == action.name:
                region = layout.dice[f"{action.seat}:{action.name}"] = _in_line(die, words)
                left = region.right
        layout.actions.append((action, left + 1, words.y))


class _Pen:
    """Hands out places from left to right, line after line."""

    def __init__(self, width: int) -> None:
        self.width = width
        self._x, self._y = 0, -1

    def line(self) -> int:
        self._x, self._y = 1, self._y + 1
        return self._y

    def skip(self, lines: int) -> None:
        self._y += lines

    def place(self, size: int) -> Region:
        if self._x > 1 and self._x + size > self.width:
            self.line()
        region = Region(self._x, self._y, size, 1)
        self._x += size
        return region
