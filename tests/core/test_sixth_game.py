"""A sixth game, installed as a package of its own, plays everywhere (`examples/sixth_game`)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
TESTS = ROOT / "tests" / "sixth_game"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which pip has installed Cairn."""
    folder = tmp_path_factory.mktemp("installed")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps"]
    subprocess.run(
        [*pip, "--no-build-isolation", "--target", folder, ROOT / "examples" / "sixth_game"],
        check=True,
    )
    return folder


@pytest.mark.timeout(900)
@pytest.mark.parametrize("file", sorted(path.name for path in TESTS.glob("test_*.py")))
def test_a_game_of_another_package_is_played_everywhere(installed: Path, file: str) -> None:
    paths = [str(installed), *filter(None, sys.path)]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-n0", str(TESTS / file)],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout
    assert "passed" in done.stdout
