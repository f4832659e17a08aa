"""Building a wheel builds the page first; an editable install leaves it to scripts/build_web.py."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Page(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            script = Path(self.root) / "scripts" / "build_web.py"
            subprocess.run([sys.executable, str(script)], check=True)
