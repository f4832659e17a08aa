"""Style, types, direction of imports, generated pages: everything that is not a test."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent

CHECKS = (
    ("ruff", "format", "--check", "."),
    ("ruff", "check", "."),
    ("mypy",),
    ("lint-imports",),
    ("python", "scripts/docs.py", "--check"),
    ("python", "scripts/wire_types.py", "--check"),
    ("python", "scripts/translations.py", "--check"),
)


def main() -> None:
    failed = []
    for program, *arguments in CHECKS:
        print(">", program, *arguments, flush=True)
        if subprocess.run([str(BIN / program), *arguments], cwd=ROOT).returncode:
            failed.append(program)
    if failed:
        sys.exit(f"Not in order: {', '.join(failed)}.")


if __name__ == "__main__":
    main()
