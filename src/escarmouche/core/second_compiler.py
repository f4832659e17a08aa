"""A second process that compiles what the first waits for, beginning at the other end.

    python -m escarmouche.core.second_compiler MODULE FUNCTION NUMBER [RULES]

What either has made it keeps, and each looks there before it makes anything (`machine_code`).
"""

from __future__ import annotations

import os
import sys
import threading
from importlib import import_module

from escarmouche.core import machine_code
from escarmouche.core.compiling import Generic


def main() -> None:
    threading.Thread(target=_end_with_parent, daemon=True).start()
    module, name, number, *rules = sys.argv[1:]
    machine_code.backwards = True
    games = [import_module(each).RULES for each in rules]
    function = getattr(import_module(module), name)
    if isinstance(function, Generic):
        function = function.of(games[0])
    function.form(int(number)).build()


def _end_with_parent() -> None:
    sys.stdin.read()
    os._exit(1)


if __name__ == "__main__":
    main()
