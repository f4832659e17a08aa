"""What the table writes around the board: title, bars, log and the referee's words."""

from __future__ import annotations

from itertools import groupby

from rich.style import Style
from rich.text import Text

from escarmouche.cli.table.players import HUMAN, kind_name
from escarmouche.cli.table.session import Entry, Session
from escarmouche.core.kernel import CHANCE
from escarmouche.core.terminal.board import Board
from escarmouche.core.terminal.palette import Palette
from escarmouche.core.texts import say
from escarmouche.core.vocabulary import Event


def title(session: Session, palette: Palette, language: str) -> Text:
    tags, game = session.record.tags, session.game
    settings = dict(word.split("=", 1) for word in tags.get("Options", "").split())
    words = [game.title.text(language)]
    for option in game.options:
        value = option.named(settings.get(option.name, option.default))
        if value != option.default:
            name = game.option_name(option).text(language)
            words.append(f"{name} {game.option_value(option, value).text(language)}")
    kind, _, value = tags.get("Dice", "typed").partition(":")
    words.append(say(f"table-dice-{kind}", language, value=value[:8]))
    text = Text("Escarmouche", f"bold {palette.ink}")
    return text.append("  " + " · ".join(words), palette.muted)


def bar(
    session: Session, board: Board, seat: int, palette: Palette, language: str, width: int
) -> Text:
    name = session.game.seat_name(seat).text(language)
    turn = session.shown.actor == seat
    text = Text("▶ " if turn else "  ", palette.accent)
    text.append_text(board.emblem(seat, palette)).append(f" {name}", f"bold {palette.ink}")
    kind = session.seats[seat]
    if session.thinker is not None and session.position.actor == seat:
        text.append(f" · {say('table-thinking', language)}", f"italic {palette.accent}")
    elif not session.replay and (kind != HUMAN or len(session.persons) == 1):
        text.append(f" · {kind_name(kind).text(language)}", palette.muted)
    account = board.account(session.shown.view, seat, width - text.cell_len - 1, palette)
    text.truncate(max(0, width - account.cell_len - 1), overflow="ellipsis", pad=True)
    return text.append(" ").append_text(account)


def log(session: Session, palette: Palette, language: str) -> Text:
    """Every move with its events; dice, and secret choices, that follow each other share a line."""
    text = Text()
    for (seat, is_secret), run in groupby(session.log(), lambda e: (e.seat, not e.events)):
        entries = list(run)
        if is_secret:
            name = session.game.seat_name(seat).text(language)
            words = say("table-secret", language, seat=name)
            text.append(words + "\n", palette.muted)
        elif seat == CHANCE:
            _dice(text, entries, palette, language)
        else:
            for entry in entries:
                text.append(f"{entry.number}. ", palette.muted)
                text.append_text(_move(entry, palette)).append(" ")
                _events(text, entry.events, palette, language)
    text.rstrip()
    return text


def _dice(text: Text, entries: list[Entry], palette: Palette, language: str) -> None:
    for entry in entries:
        text.append_text(_move(entry, palette)).append(" ")
    _rule(text, entries[0].events[0].rule, palette)
    text.append("\n")
    for entry in entries:
        _events(text, entry.events[1:], palette, language)


def _move(entry: Entry, palette: Palette) -> Text:
    style = Style(color=palette.ink, bold=True, meta={"@click": f"app.look_at({entry.at})"})
    return Text(entry.move, style)


def _events(text: Text, events: tuple[Event, ...], palette: Palette, language: str) -> None:
    for event in events:
        text.append(event.text(language) + " ", palette.ink)
        if event.rule:
            _rule(text, event.rule, palette)
        text.append("\n")


def _rule(text: Text, rule: str, palette: Palette) -> None:
    style = Style(color=palette.accent, underline=True, meta={"@click": f"app.show_rule('{rule}')"})
    text.append(rule, style)


def referee(session: Session, ruling: Event | None, palette: Palette, language: str) -> Text:
    """What is expected now, then why the last try was refused."""
    text = Text()
    if session.replay or not session.is_live:
        entries, stops = session.log(), session.stops()
        if entries and entries[-1].events:
            _events(text, entries[-1].events, palette, language)
        if session.is_live and not session.position.is_over:
            _events(text, (session.prompt,), palette, language)
        message = "table-replay" if session.replay else "table-looking-back"
        number, count = stops.index(session.at), len(stops) - 1
        text.append(say(message, language, number=number, count=count), palette.muted)
    elif session.dice_fall:
        text.append(say("table-dice-fall", language), palette.muted)
    else:
        _events(text, (session.prompt,), palette, language)
    if ruling:
        text.append("\n" if text and not text.plain.endswith("\n") else "")
        text.append("▌ ", palette.gold)
        if ruling.rule:
            _rule(text, ruling.rule, palette)
            text.append(" ")
        text.append(ruling.text(language), palette.gold)
    text.rstrip()
    return text
