"""Find a Chromium for the tests of the page, or install Debian's when allowed to.

usage: python3 scripts/chromium.py
"""

from __future__ import annotations

import os
import shutil
import subprocess

NAMES = ("chromium", "chromium-browser")


def main() -> None:
    if any(map(shutil.which, NAMES)):
        return
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        print("There is no Chromium here: the tests of the page are skipped.")
        return
    print("Installing Debian's chromium for the tests of the page (once) …", flush=True)
    apt = ["apt-get", "--quiet", "--quiet"]
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run([*apt, "update"], env=environment)
    install = [*apt, "install", "--yes", "--no-install-recommends", "chromium"]
    if subprocess.run(install, env=environment).returncode:
        print("Chromium could not be installed: the tests of the page are skipped.")


if __name__ == "__main__":
    main()
