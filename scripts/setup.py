"""Make `.venv` with this package and the extras asked for; quick when there is nothing to do.

usage: python3 scripts/setup.py [EXTRA …]
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / "installed"


def main() -> None:
    if sys.version_info < (3, 11):
        sys.exit("Escarmouche needs Python 3.11 or newer; this is " + sys.version.split()[0] + ".")
    wanted = hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()
    installed = STAMP.read_text().split() if STAMP.exists() else []
    extras = set(sys.argv[1:])
    if installed[:1] == [wanted] and extras <= set(installed[1:]):
        return
    extras |= set(installed[1:])
    if not (VENV / "bin" / "python").exists():
        make_environment()
    target = f"{ROOT}[{','.join(sorted(extras))}]" if extras else str(ROOT)
    print("Installing Escarmouche and what it needs in .venv (once) …", flush=True)
    python = str(VENV / "bin" / "python")
    # Twice quiet: pip's advice about itself is no concern of whoever wants to play.
    pip = [python, "-m", "pip", "--quiet", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "install", "--no-warn-script-location", "--editable", target], check=True)
    STAMP.write_text(" ".join([wanted, *sorted(extras)]))


def make_environment() -> None:
    print("Making a Python environment in .venv …", flush=True)
    if subprocess.run([sys.executable, "-m", "venv", str(VENV)], capture_output=True).returncode:
        shutil.rmtree(VENV, ignore_errors=True)
        # Debian ships Python without the module that fills a new environment.
        if os.geteuid() != 0 or not shutil.which("apt-get"):
            sys.exit("Python cannot make an environment: install Debian's package python3-venv.")
        print("Installing Debian's python3-venv …", flush=True)
        subprocess.run(["apt-get", "update", "--quiet"], check=True)
        subprocess.run(["apt-get", "install", "--yes", "--quiet", "python3-venv"], check=True)
        subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=True)


if __name__ == "__main__":
    try:
        main()
    except subprocess.CalledProcessError as error:
        sys.exit(f"Set-up stopped: {' '.join(error.cmd)} failed.")
