"""Finds Chromium for tests, screenshots and benchmarks. `python -m tools.chromium` installs it where it can."""

import os
import shutil
import subprocess
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
PACKAGES: Final = ("chromium", "fonts-dejavu-core", "fonts-noto-color-emoji")
MISSING: Final = """\
No Chromium or Chrome was found, and what runs in a browser needs one.
  Debian, Ubuntu:  sudo apt-get install chromium
  elsewhere:       install Chrome, or set CHROMIUM=/path/to/chrome
`make test-rules test-web` tests everything else."""


def chromium() -> str:
    """The path of the program."""
    found = _find()
    if found is None:
        raise SystemExit(MISSING)
    return found


def install() -> None:
    """Install Debian's package, if there is no Chromium yet and this user may install one."""
    apt = shutil.which("apt-get")
    if _find() or apt is None or os.geteuid() != 0:
        return
    print("Installing Chromium for the browser tests (once, about 120 MB) ...")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for step in (["update"], ["install", "-y", "--no-install-recommends", *PACKAGES]):
        subprocess.run([apt, "-qq", *step], env=environment, stdout=subprocess.DEVNULL, check=False)


def _find() -> str | None:
    names = (os.environ.get("CHROMIUM"), *NAMES)
    return next((path for name in names if name and (path := shutil.which(name))), None)


if __name__ == "__main__":
    install()
    chromium()
