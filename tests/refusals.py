"""What is refused, and what is said then: the rows of `refusals.toml`."""

import tomllib
from pathlib import Path

REFUSED = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
