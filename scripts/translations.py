"""Pages in French and English stay in step: one that changes alone is refused.

docs/translations.lock holds, for each page in both languages, the digests of the two texts when
somebody last said that they tell the same. Pages that scripts write are in step by themselves.
Whoever corrects one language alone takes the line of that page out of the lock first.

usage: python scripts/translations.py [--check]
"""

from __future__ import annotations

import hashlib
import re
import sys
from pathlib import Path

DOCS = Path(__file__).resolve().parent.parent / "docs"
LOCK = "translations.lock"
WRITTEN_BY_SCRIPTS = ("rules", "studies", "reference", "odds.fr.md")
_FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)


def pairs(docs: Path = DOCS) -> list[tuple[Path, Path]]:
    """The pages that people write in both languages: English, French."""
    french = sorted(docs.rglob("*.fr.md"))
    return [
        (page.with_name(page.name.replace(".fr.md", ".md")), page)
        for page in french
        if page.relative_to(docs).parts[0] not in WRITTEN_BY_SCRIPTS
    ]


def faults(docs: Path = DOCS) -> list[str]:
    """What keeps a pair from being in step, in sentences."""
    known = _locked(docs)
    found = []
    for english, french in pairs(docs):
        name = english.relative_to(docs).as_posix()
        if not english.exists():
            found.append(f"{name} is missing; its French page exists.")
            continue
        if _shape(english) != _shape(french):
            found.append(f"{name} and its French page differ in headings, blocks or rows.")
        now, then = (_digest(english), _digest(french)), known.get(name)
        if then is None:
            found.append(f"{name} is new in both languages: run “make docs”.")
        elif now != then:
            alone = [page.name for page, new, old in zip((english, french), now, then, strict=True)
                     if new != old]  # fmt: skip
            both = len(alone) == 2
            found.append(
                f"{name} changed in both languages: run “make docs”."
                if both
                else f"{alone[0]} changed and its translation did not."
            )
    return found


def write_lock(docs: Path = DOCS) -> None:
    """Lock pairs that are new or changed together; those that changed alone stay refused."""
    known = _locked(docs)
    lines = []
    for english, french in pairs(docs):
        name = english.relative_to(docs).as_posix()
        now = (_digest(english), _digest(french))
        then = known.get(name, ("", ""))
        together = all(new != old for new, old in zip(now, then, strict=True))
        lines.append(" ".join((name, *(now if together else then))))
    (docs / LOCK).write_text("\n".join(lines) + "\n", encoding="utf-8")


def _locked(docs: Path) -> dict[str, tuple[str, str]]:
    lock = docs / LOCK
    if not lock.exists():
        return {}
    rows = (line.split() for line in lock.read_text(encoding="utf-8").splitlines())
    return {name: (english, french) for name, english, french in rows}


def _digest(page: Path) -> str:
    return hashlib.sha256(page.read_bytes()).hexdigest()[:16]


def _shape(page: Path) -> list[str]:
    """What two translations of a page have in common: headings, lists, tables, blocks."""
    text = page.read_text(encoding="utf-8")
    fences = [block.partition("\n")[0] for block in _FENCED.findall(text)]
    marks = re.findall(r"^(#+|-|\|)", _FENCED.sub("", text), re.MULTILINE)
    return fences + marks


def main() -> None:
    if "--check" not in sys.argv:
        write_lock()
    wrong = faults()
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
