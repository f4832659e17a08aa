"""A battle to be read: turn by turn, every sentence with its rule, as HTML or Markdown.

Each turn begins with a picture of the table where the program knows it; at a real table nobody has
told it where the figures stand (CON-125).
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator
from html import escape
from typing import TYPE_CHECKING, NamedTuple

from escarmouche.cli.output import language, text

if TYPE_CHECKING:
    from escarmouche.core.game_record import Record

_STYLE = (
    "body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 Georgia,serif}"
    "small{color:#666}.correction{border-left:3px solid #b98b2f;padding-left:.5rem}"
    "svg{max-width:100%;height:auto}"
)


class _Sentence(NamedTuple):
    words: str
    rule: str
    correction: bool


class _Part(NamedTuple):
    """A turn with its picture, or a phase with what happened in it."""

    level: int
    title: str
    svg: str
    sentences: list[_Sentence]


def report(record: Record, name: str, as_html: bool) -> str:
    parts = list(_parts(record))
    outcome = record.position.prompt.text(language()) if record.position.is_over else ""
    return _html(name, parts, outcome) if as_html else _markdown(name, parts, outcome)


def _parts(record: Record) -> Iterator[_Part]:
    turn, phase = -1, ""
    part = _Part(3, "", "", [])
    for position, move in zip(record.positions, record.moves, strict=False):
        time = position.view["time"]
        if time["turn"] != turn:
            title = text("battle-turn", turn=time["turn"]) if time["turn"] else ""
            known = bool(time["turn"]) and not position.view["referee"]["real"]
            if title:
                yield _Part(2, title, position.svg() if known else "", [])
            phase = ""
        if time["phase"] != phase:
            part = _Part(3, text(f"confrontation-phase-{time['phase']}").capitalize(), "", [])
            yield part
        turn, phase = time["turn"], time["phase"]
        correction = position.is_correction(move)
        part.sentences.extend(
            _Sentence(event.text(language()), event.rule or "", correction)
            for event in position.events(move)
        )


def _markdown(name: str, parts: list[_Part], outcome: str) -> str:
    lines = [f"# {name}", ""]
    for part in parts:
        lines += [f"{'#' * part.level} {part.title}", ""]
        if part.svg:
            data = b64encode(part.svg.encode()).decode()
            lines += [f"![{part.title}](data:image/svg+xml;base64,{data})", ""]
        for words, rule, correction in part.sentences:
            told = f"*{words}*" if correction else words
            lines.append(f"- {told}" + (f" ({rule})" if rule else ""))
        if part.sentences:
            lines.append("")
    if outcome:
        lines += [f"**{outcome}**", ""]
    return "\n".join(lines)


def _html(name: str, parts: list[_Part], outcome: str) -> str:
    body = [f"<h1>{escape(name)}</h1>"]
    for part in parts:
        body.append(f"<h{part.level}>{escape(part.title)}</h{part.level}>")
        if part.svg:
            body.append(f"<figure>{part.svg}</figure>")
        items = [
            f"<li{' class=correction' if correction else ''}>{escape(words)}"
            + (f" <small>{rule}</small>" if rule else "")
            + "</li>"
            for words, rule, correction in part.sentences
        ]
        if items:
            body.append(f"<ul>{''.join(items)}</ul>")
    if outcome:
        body.append(f"<p><strong>{escape(outcome)}</strong></p>")
    return (
        f'<!doctype html><html lang="{language()}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(name)}</title>'
        f"<style>{_STYLE}</style>{''.join(body)}</html>\n"
    )
