"""Write the pages of docs/ that are generated, or with --check say which are out of date.

usage: python scripts/docs.py [--check]
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from film import film
from odds_tables import odds_page
from reference_pages import formats_page, python_page, wire_page

from escarmouche import catalog
from escarmouche.core.game_folders import game_folders
from escarmouche.core.rulebook import rulebook, rulebooks
from escarmouche.core.texts import say
from escarmouche.rule_pages import Diagram, sections

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"


def pages() -> Iterator[tuple[Path, str]]:
    """Every generated file with its content."""
    for game in rulebooks():
        for language, suffix in (("en", ""), ("fr", ".fr")):
            yield DOCS / "rules" / f"{game}{suffix}.md", rules_page(game, language)
            for name in rulebook(game).also:
                yield DOCS / "rules" / f"{name}{suffix}.md", other_name_page(name, language)
            for diagram in (each for section in sections(game) for each in section.diagrams):
                for name, svg in drawn(diagram, language).items():
                    yield DOCS / "pictures" / "rules" / name, svg
    for language, suffix in (("en", ""), ("fr", ".fr")):
        yield DOCS / f"odds{suffix}.md", odds_page(language)
        yield DOCS / "reference" / f"cli{suffix}.md", cli_page(language)
        yield DOCS / "reference" / f"python{suffix}.md", python_page(language)
        yield DOCS / "reference" / f"wire{suffix}.md", wire_page(language)
        yield DOCS / "reference" / f"formats{suffix}.md", formats_page(language)
    yield DOCS / "pictures" / "film.svg", film()
    for name, folder in game_folders().items():
        example = folder.path / "example.txt"
        if example.is_file():
            position = catalog.game(name).position(example.read_text(encoding="utf-8").strip())
            yield DOCS / "pictures" / f"{name}.svg", position.svg() + "\n"


def rules_page(game: str, language: str) -> str:
    """Every rule has its place on the page (`dragons.md#dra-21`); the site adds code and tests."""
    lines = [f"# {say(f'{game}-title', language)}", "", say("rules-page", language), ""]
    for section in sections(game):
        lines += [f"## {section.title.text(language)}", ""]
        for rule in section.rules:
            place = f'<a id="{rule.id.lower()}"></a>'
            lines += [f"**{rule.id}** {place}{rule.text(language)} *({rule.origin(language)})*", ""]
        for diagram in section.diagrams:
            caption = diagram.caption.text(language)
            shown = [f"![{caption}](../pictures/rules/{name})" for name in drawn(diagram, language)]
            ids = ", ".join(f"[{rule}](#{rule.lower()})" for rule in diagram.rules)
            lines += [" ".join(shown), "", f"*{caption}* ({ids})", ""]
    return "\n".join(lines)


def other_name_page(name: str, language: str) -> str:
    """Rules that are read under another name too: links to them, at the same places as there."""
    book = rulebook(name)
    lines = [f"# {say(f'{name}-title', language)}", "", say("rules-other-name", language), ""]
    for title, rules in book.sections():
        own = [rule.id for rule in rules if rule.id.startswith(name[:3].upper())]
        if own:
            links = " · ".join(
                f'<a id="{each.lower()}"></a>[{each}]({book.game}.md#{each.lower()})'
                for each in own
            )
            lines += [f"**{title.text(language)}**: {links}", ""]
    return "\n".join(lines)


def drawn(diagram: Diagram, language: str) -> dict[str, str]:
    """The drawings of a diagram by the name of the file; one for both languages if they agree."""
    svgs, english = diagram.svgs(language), diagram.svgs("en")
    return {
        f"{diagram.name}-{number}{'' if svg == other else f'.{language}'}.svg": svg + "\n"
        for number, (svg, other) in enumerate(zip(svgs, english, strict=True), 1)
    }


def cli_page(language: str) -> str:
    """In a process of its own: commands are declared in the language they are asked for in."""
    program = [sys.executable, str(ROOT / "scripts" / "cli_reference.py")]
    environment = os.environ | {"ESCARMOUCHE_LANG": language}
    return subprocess.run(
        program, env=environment, check=True, capture_output=True, text=True
    ).stdout


def main() -> None:
    stale = [
        (path, content)
        for path, content in pages()
        if not path.exists() or path.read_text(encoding="utf-8") != content
    ]
    for path, content in stale:
        if "--check" not in sys.argv:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(content, encoding="utf-8")
        print(path.relative_to(ROOT), "is out of date" if "--check" in sys.argv else "written")
    if stale and "--check" in sys.argv:
        sys.exit("Run “make docs” and commit the result.")


if __name__ == "__main__":
    main()
