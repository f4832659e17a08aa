"""The report of a study: one HTML file that needs nothing else, not even a script."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from importlib.resources import files
from urllib.parse import quote

from escarmouche.core.texts import Message
from escarmouche.lab.findings import Cell, Findings, Histogram, Replay, Table
from escarmouche.lab.report import plots
from escarmouche.lab.report.drawing import WIDTH, Plot
from escarmouche.lab.report.wording import Words

PLAIN = 6  # sentences of an answer that are read at once
SHORT = 12  # rows of a table that is not folded away


def html(findings: Findings, language: str) -> str:
    """The whole page; the same findings give the same bytes."""
    return _Page(findings, Words(language)).text()


def figures(findings: Findings, language: str) -> list[Plot]:
    """Every figure of the report, for files of their own."""
    page = _Page(findings, Words(language), drawn=False)
    page.text()
    return page.plots


class _Page:
    """A page being written."""

    def __init__(self, findings: Findings, words: Words, drawn: bool = True) -> None:
        self.findings = findings
        self.words = words
        self.plots: list[Plot] = []
        self._drawn = drawn  # whether figures are drawn into the page, which takes most of the time

    def text(self) -> str:
        style = (files("escarmouche") / "lab" / "report" / "report.css").read_text("utf-8")
        question = self.said(self.findings.title)
        parts = [
            "<!doctype html>",
            f'<html lang="{self.words.language}">',
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            '<meta name="color-scheme" content="light dark">',
            f"<title>{question} · Escarmouche</title>",
            f"<style>\n{style}</style>",
            *self.header(question),
            "<main>",
            *self.results(),
            *self.strengths(),
            *self.games(),
            *self.replays(),
            *self.again(),
            "</main>",
            f"<footer>{self.word('report-reading')}</footer>",
            "</html>",
        ]
        return "\n".join(parts) + "\n"

    def said(self, message: Message) -> str:
        return escape(self.words.said(message))

    def word(self, message_id: str, /, **arguments: object) -> str:
        return escape(self.words(message_id, **arguments))

    def header(self, question: str) -> Iterator[str]:
        """The question, the answer and how far to trust it, before anything else."""
        found, word = self.findings, self.word
        kind = f"{word(f'report-kind-{found.kind}')} · {word(f'{found.game}-title')}"
        yield f'<header><p class="name">Escarmouche<span>{kind}</span></p><h1>{question}</h1>'
        if found.conclusions:
            first, rest = found.conclusions[:PLAIN], found.conclusions[PLAIN:]
            more = (word("report-more"), map(self.said, rest)) if rest else None
            yield _box("answer", word("report-answer"), map(self.said, first), more)
        if found.warnings:
            yield _box("warning", word("report-caution"), map(self.said, found.warnings))
        facts = [
            (word("report-games"), self.words.integer(found.games)),
            (word("report-intervals"), self.words.percent(found.confidence, 0)),
            (word("report-seed"), str(found.seed)),
        ]
        yield _terms(facts) + "</header>"

    def results(self) -> Iterator[str]:
        for number, table in enumerate(self.findings.tables, 1):
            yield f'<section><h2>{self.said(table.title)}</h2><div class="grid">'
            figures = self.score_table(table)
            matrix, long = _is_matrix(table), len(table.cells) > SHORT
            if matrix:
                plot = plots.heat_map(f"table-{number}-matrix", table, self.words)
                yield self.figure(plot, self.word("report-heat-note"), figures)
            shown = len(plots.score_lines(table, self.words))
            note = "report-farthest" if shown < len(table.cells) else "report-scores-note"
            plot = plots.scores(f"table-{number}-scores", table, self.words)
            yield self.figure(plot, self.word(note, count=shown), figures if long > matrix else "")
            if not (matrix or long):
                yield f'<div class="card">{figures}</div>'
            yield "</div></section>"

    def score_table(self, table: Table) -> str:
        word = self.word
        several = len({cell.column for cell in table.cells}) > 1
        heads = [
            self.said(table.row_axis),
            *([self.said(table.column_axis)] if several else []),
            word("report-score"),
            word("report-games"),
            word("report-wins"),
            word("report-draws"),
            word("report-losses"),
        ]
        rows = [self.score_row(cell, several) for cell in table.cells]
        return _table(word("report-all-scores"), heads, rows, word("report-show-table"))

    def score_row(self, cell: Cell, several: bool) -> list[str]:
        words = self.words
        sure = plots.verdict(cell)
        sign = f' <span class="{"up" if sure > 0 else "down"}">{plots.SIGNS[sure]}</span>'
        return [
            self.said(cell.row),
            *([self.said(cell.column)] if several else []),
            f"{words.percent(cell.score)}{sign if sure else ''}"
            f"<small>{words.interval(cell.low, cell.high)}</small>",
            *(words.integer(value) for value in (cell.games, cell.wins, cell.draws, cell.losses)),
        ]

    def strengths(self) -> Iterator[str]:
        ratings = self.findings.ratings
        if not ratings:
            return
        word = self.word
        yield f'<section><h2>{word("report-ratings")}</h2><div class="grid">'
        yield self.figure(plots.strengths("ratings", ratings, self.words), word("report-elo-note"))
        rows = [
            [self.said(each.name), self.words.signed(each.elo),
             self.words.elo_interval(each.low, each.high)]
            for each in ratings
        ]  # fmt: skip
        heads = [word("report-name"), word("report-elo"), word("report-interval-head")]
        table = _table(word("report-all-ratings"), heads, rows, word("report-show-table"))
        yield f'<div class="card">{table}</div></div></section>'

    def games(self) -> Iterator[str]:
        found = self.findings
        if not (found.histograms or found.endings):
            return
        yield f'<section><h2>{self.word("report-course")}</h2><div class="grid">'
        for number, histogram in enumerate(found.histograms, 1):
            plot = plots.histogram(f"histogram-{number}", histogram, self.words)
            yield self.figure(plot, "", self.histogram_table(histogram))
        if found.endings:
            total = sum(ending.count for ending in found.endings) or 1
            rows = [
                [self.said(ending.reason), self.words.integer(ending.count),
                 self.words.percent(ending.count / total)]
                for ending in found.endings
            ]  # fmt: skip
            heads = [
                self.word("report-ending"),
                self.word("report-games"),
                self.word("report-share"),
            ]
            table = _table("", heads, rows, self.word("report-show-table"), folded=True)
            yield self.figure(plots.endings("endings", found.endings, self.words), "", table)
        yield "</div></section>"

    def histogram_table(self, histogram: Histogram) -> str:
        words = self.words
        total = sum(histogram.counts) or 1
        rows = [
            [f"{words.number(low)} – {words.number(high)}", words.integer(count),
             words.percent(count / total)]
            for low, high, count in zip(
                histogram.edges, histogram.edges[1:], histogram.counts, strict=False
            )
            if count
        ]  # fmt: skip
        heads = [self.word("report-range"), self.word("report-games"), self.word("report-share")]
        return _table("", heads, rows, self.word("report-show-table"), folded=True)

    def replays(self) -> Iterator[str]:
        replays = self.findings.replays
        if not replays:
            return
        yield f'<section class="records"><h2>{self.word("report-replays")}</h2>'
        yield f'<p class="note">{self.word("report-replays-note")}</p><div class="grid">'
        for replay in replays:
            yield self.replay(replay)
        yield "</div></section>"

    def replay(self, replay: Replay) -> str:
        contest = self.findings.contests[replay.contest]
        file = f"{self.findings.game}-{replay.contest}-{replay.game}.txt"
        where = self.word("report-replay-of", contest=self.words.said(contest.name),
                          game=self.words.integer(replay.game))  # fmt: skip
        return (
            f'<div class="card"><h3>{self.said(replay.title)}</h3><p class="note">{where}</p>'
            f'<a download="{escape(file)}" href="data:text/plain;charset=utf-8,'
            f'{quote(replay.record)}">{self.word("report-download")}</a>'
            f"<details><summary>{self.word('report-show-record')}</summary>"
            f"<pre>{escape(replay.record)}</pre></details></div>"
        )

    def again(self) -> Iterator[str]:
        found = self.findings
        yield f'<section><h2>{self.word("report-again")}</h2><div class="card">'
        yield f"<p>{self.word('report-again-note')}</p>"
        yield f"<pre><code>{escape(shlex.join(found.command))}</code></pre>"
        yield _terms((escape(name), escape(version)) for name, version in found.versions.items())
        how = "report-sequential" if found.sequential else "report-fixed"
        confidence = self.words.percent(found.confidence, 0)
        yield f'<p class="note">{self.word(how, confidence=confidence)}</p>'
        yield "</div></section>"

    def figure(self, plot: Plot, note: str, table: str = "") -> str:
        self.plots.append(plot)
        small = f"<small>{note}</small>" if note else ""
        wide = " wide" if plot.width > WIDTH else ""
        return (
            f'<div class="card"><figure><figcaption>{escape(plot.caption)}{small}</figcaption>'
            f'<div class="scroll{wide}"{_reachable(plot.title) if wide else ""}>'
            f"{plot.inline() if self._drawn else ''}</div></figure>{table}</div>"
        )


def _is_matrix(table: Table) -> bool:
    rows, columns = ({cell.row for cell in table.cells}, {cell.column for cell in table.cells})
    return len(rows) > 1 and len(columns) > 1


def _box(
    kind: str,
    label: str,
    sentences: Iterable[str],
    folded: tuple[str, Iterable[str]] | None = None,
) -> str:
    text = "".join(f"<p>{sentence}</p>" for sentence in sentences)
    if folded:
        more = "".join(f"<p>{sentence}</p>" for sentence in folded[1])
        text += f"<details><summary>{folded[0]}</summary>{more}</details>"
    return f'<div class="card {kind}"><h2 class="label">{label}</h2>{text}</div>'


def _terms(pairs: Iterable[tuple[str, str]]) -> str:
    entries = "".join(f"<div><dt>{term}</dt><dd>{value}</dd></div>" for term, value in pairs)
    return f'<dl class="facts">{entries}</dl>'


def _table(
    caption: str,
    heads: Sequence[str],
    rows: Sequence[Sequence[str]],
    fold: str,
    folded: bool = False,
) -> str:
    """A table with headers for screen readers; a long one is folded away."""
    named = f"<caption>{caption}</caption>" if caption else ""
    head = "".join(f'<th scope="col">{title}</th>' for title in heads)
    body = "".join(
        f'<tr><th scope="row">{first}</th>{"".join(f"<td>{value}</td>" for value in rest)}</tr>'
        for first, *rest in rows
    )
    table = (
        f'<div class="scroll"{_reachable(caption or fold)}><table>{named}'
        f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )
    if folded or len(rows) > SHORT:
        return f"<details><summary>{fold}</summary>{table}</details>"
    return table


def _reachable(label: str) -> str:
    """What lets the keyboard scroll a part that may be wider than the page."""
    return f' role="region" aria-label="{label}" tabindex="0"'
