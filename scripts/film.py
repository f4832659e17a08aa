"""A short film of a duel as one animated SVG, from the drawings of the engine."""

from __future__ import annotations

import re

from escarmouche import catalog
from escarmouche.core.svg import INK, PAPER, label, rectangle

START = "arena=f3i5*--f1/f6i1i2--/--f4--i3/i4--f2*i6 turn=fire"
SECONDS = 2.5  # for each picture
CAPTION = 46


def film() -> str:
    """Every position with what led to it; readers who want no motion see the first one."""
    position = catalog.game("dragons").position(START)
    scenes = [(position.svg(), position.prompt.message.text("en"))]
    for _ in range(8):
        if position.is_over or position.is_chance:
            break
        move = position.moves[0]
        told = position.events(position.legal(move))[0]
        position = position.play(move)
        scenes.append((position.svg(), str(told)))
    width, height = _size(scenes[0][0])
    parts = [rectangle(0, 0, width, height + CAPTION, radius=0, fill=PAPER)]
    whole = len(scenes) * SECONDS
    for number, (svg, told) in enumerate(scenes):
        words = label(width / 2, height + 28, told, font_size=15, fill=INK)
        delay = f"animation-delay:{number * SECONDS - whole}s"
        first = " first" if number == 0 else ""
        parts.append(f'<g class="scene{first}" style="{delay}">{_inside(svg)}{words}</g>')
    share = 100 / len(scenes)
    style = (
        f".scene{{opacity:0;animation:show {whole}s infinite}}"
        f"@keyframes show{{0%,{share:.3f}%{{opacity:1}}{share + 0.01:.3f}%,100%{{opacity:0}}}}"
        "@media (prefers-reduced-motion:reduce){.scene{animation:none}.first{opacity:1}}"
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height + CAPTION}" '
        f'role="img" font-family="system-ui, sans-serif"><title>A duel of Dragons Arena, move by '
        f"move</title><style>{style}</style>{''.join(parts)}</svg>\n"
    )


def _size(svg: str) -> tuple[int, int]:
    found = re.search(r'viewBox="0 0 (\d+)[.\d]* (\d+)[.\d]*"', svg)
    assert found
    return int(found[1]), int(found[2])


def _inside(svg: str) -> str:
    return re.sub(r"<title>.*?</title>", "", re.sub(r"^<svg[^>]*>|</svg>$", "", svg.strip()))
