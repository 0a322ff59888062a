"""Builds a release and tries it out; uploads nothing: python tools/release.py [--unclean]

Needs Python, git and, for the browser client, Node or a package registry that has it. Everything else is installed into
environments of its own. `--unclean` also takes a tree with changes that are not committed, to try this out.
"""

import argparse
import contextlib
import os
import re
import shutil
import socket
import subprocess
import sys
import tarfile
import tempfile
import time
import urllib.error
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
TOOLS = ("build==1.6.1", "twine==7.0.0")
WINDOWS = os.name == "nt"
SCRIPTS = "Scripts" if WINDOWS else "bin"

# Files that are easily left out of a package: typing marker, browser client, words, weights.
IN_WHEEL = (
    "oneleft/py.typed",
    "oneleft/server/static/index.html",
    "oneleft/bots/expert.npz",
    "oneleft/bots/linear_weights.json",
    *(f"oneleft/locales/{language}/rules.ftl" for language in ("en", "pl", "ru", "et", "lv", "lt")),
)
IN_SDIST = (
    "pyproject.toml",
    "hatch_build.py",
    "README.md",
    "LICENSE",
    "CHANGELOG.md",
    "src/oneleft/py.typed",
    "web/package.json",
)
NOT_IN_WHEEL = ("tests/", "tools/", "bench/", "web/", ".git")


class NotReady(Exception):
    """Why this cannot be released."""


def say(text: str) -> None:
    print(f"== {text}", flush=True)


def run(*command: str | Path, seconds: float = 300, cwd: Path = ROOT, path: str | None = None) -> str:
    """A command that must succeed within the time; returns what it printed."""
    shown = " ".join(str(part) for part in command[:1]).rsplit(os.sep, 1)[-1] + " " + " ".join(map(str, command[1:]))
    print(f"   {shown}", flush=True)
    environment = dict(os.environ) if path is None else os.environ | {"PATH": path}
    environment.pop("PYTHONPATH", None)
    try:
        done = subprocess.run(
            [str(part) for part in command],
            cwd=cwd,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            timeout=seconds,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise NotReady(f"{shown}: not done after {seconds:.0f} seconds") from None
    if done.returncode:
        raise NotReady(f"{shown}: exit status {done.returncode}\n{done.stdout[-4000:]}")
    return done.stdout


def version_now() -> str:
    found = re.search(r'^__version__ = "([^"]+)"', (ROOT / "src/oneleft/version.py").read_text(encoding="utf-8"), re.M)
    assert found is not None
    return found[1]


def check_tree(version: str, *, unclean: bool) -> None:
    say(f"version {version}: the tree, the changelog and the citation")
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        raise NotReady(f"{version} is not MAJOR.MINOR.PATCH")
    changed = run("git", "status", "--porcelain")
    if changed and not unclean:
        raise NotReady(f"not everything is committed:\n{changed}")
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    newest = re.search(r"^## \[?([^]\s]+)\]? - (\d{4}-\d\d-\d\d)$", changelog, re.MULTILINE)
    if newest is None or newest[1] != version:
        raise NotReady(f"CHANGELOG.md has no '## [{version}] - <date>' on top")
    if re.search(r"^## \[?Unreleased", changelog, re.MULTILINE):
        raise NotReady("CHANGELOG.md has changes under Unreleased: give them to this version")
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    for line in (f"version: {version}", f"date-released: {newest[2]}"):
        if line not in citation:
            raise NotReady(f"CITATION.cff has no line '{line}'")


def make_environment(folder: Path, *packages: str | Path, path: str | None = None) -> Path:
    """Make an environment with just these packages; returns the folder of its programs."""
    run(sys.executable, "-m", "venv", folder)
    programs = folder / SCRIPTS
    python = programs / ("python.exe" if WINDOWS else "python")
    run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *packages, seconds=600, path=path)
    return programs


def build(folder: Path) -> tuple[Path, Path]:
    """Build the source distribution from the tree, and the wheel from the source distribution."""
    say("building the source distribution, and the wheel out of it")
    shutil.rmtree(DIST, ignore_errors=True)
    programs = make_environment(folder / "build", *TOOLS)
    run(programs / "python", "-m", "build", "--outdir", DIST, ROOT, seconds=900)
    run(programs / "python", "-m", "twine", "check", "--strict", *sorted(DIST.iterdir()))
    wheels, sources = list(DIST.glob("*.whl")), list(DIST.glob("*.tar.gz"))
    if len(wheels) != 1 or len(sources) != 1:
        raise NotReady(f"dist/ should have one wheel and one source distribution: {sorted(DIST.iterdir())}")
    return wheels[0], sources[0]


def check_contents(wheel: Path, source: Path, version: str) -> None:
    say("what is in them")
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        metadata = archive.read(next(name for name in names if name.endswith(".dist-info/METADATA"))).decode()
    if f"\nVersion: {version}\n" not in metadata.replace("\r\n", "\n"):
        raise NotReady(f"{wheel.name} does not say that it is {version}")
    _must_have(wheel, names, IN_WHEEL)
    if not any(re.fullmatch(r"oneleft/server/static/.*\.js", name) for name in names):
        raise NotReady(f"{wheel.name} has no script of the browser client")
    for name in names:
        if name.startswith(NOT_IN_WHEEL) or "node_modules" in name:
            raise NotReady(f"{wheel.name} has {name}, which does not belong there")
    with tarfile.open(source) as archive:
        inside = [name.split("/", 1)[1] for name in archive.getnames() if "/" in name]
    _must_have(source, inside, IN_SDIST)
    if any("node_modules" in name for name in inside):
        raise NotReady(f"{source.name} has node_modules")
    print(f"   {wheel.name}: {len(names)} files, {wheel.stat().st_size:,} bytes")
    print(f"   {source.name}: {len(inside)} files, {source.stat().st_size:,} bytes")


def _must_have(file: Path, names: list[str], wanted: tuple[str, ...]) -> None:
    missing = [name for name in wanted if name not in names]
    if missing:
        raise NotReady(f"{file.name} lacks {', '.join(missing)}")


def try_package(package: Path, folder: Path, version: str) -> None:
    """Install it into an empty environment and use it there, with no other program on the path: above all no Node."""
    say(f"{package.name} in an empty environment, without Node")
    # From a source distribution pip builds a wheel first, without Node: the built browser client is in it.
    alone = str(folder / SCRIPTS)
    programs = make_environment(folder, "-c", ROOT / "requirements.txt", package, path=alone)
    oneleft = programs / ("oneleft.exe" if WINDOWS else "oneleft")
    said = run(oneleft, "--version", path=alone, cwd=folder)
    if said.strip() != f"oneleft {version}":
        raise NotReady(f"`oneleft --version` says {said.strip()!r}")
    run(oneleft, "--help", path=alone, cwd=folder)
    run(oneleft, "rules", "--set", "stacking=on", "--explain", path=alone, cwd=folder)
    run(
        oneleft,
        "simulate",
        "--games",
        "4",
        "--bots",
        "expert,casual",
        "--record",
        "games.jsonl",
        path=alone,
        cwd=folder,
    )
    run(oneleft, "verify", "games.jsonl", path=alone, cwd=folder)
    run(oneleft, "simulate", "--games", "100", "--seed", "7", path=alone, cwd=folder, seconds=600)
    with serving(oneleft, folder, alone) as address:
        print(
            f"   {run(programs / 'python', ROOT / 'tools/play_one_move.py', address, path=alone, cwd=folder).strip()}"
        )


@contextlib.contextmanager
def serving(oneleft: Path, folder: Path, path: str) -> Iterator[str]:
    """A server on a free port, stopped in the end."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    print(f"   oneleft serve --port {port}", flush=True)
    with (folder / "server.log").open("wb") as log:
        command = [str(oneleft), "serve", "--port", str(port), "--data", str(folder / "data")]
        server = subprocess.Popen(command, cwd=folder, env=os.environ | {"PATH": path}, stdout=log, stderr=log)
    try:
        wait_for(f"{address}/health", server)
        yield address
    finally:
        server.terminate()
        server.wait(30)


def wait_for(address: str, server: "subprocess.Popen[bytes]", seconds: float = 60) -> None:
    late = time.monotonic() + seconds
    while time.monotonic() < late and server.poll() is None:
        try:
            with urllib.request.urlopen(address, timeout=5):
                return
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            time.sleep(0.2)
    raise NotReady(f"the server did not answer at {address}")


def main() -> int:
    parser = argparse.ArgumentParser(description="Builds a release and tries it out; uploads nothing.")
    parser.add_argument("--unclean", action="store_true", help="also with changes that are not committed")
    chosen = parser.parse_args()
    version = version_now()
    started = time.monotonic()
    try:
        check_tree(version, unclean=chosen.unclean)
        with tempfile.TemporaryDirectory(prefix="oneleft-release-", ignore_cleanup_errors=True) as temporary:
            folder = Path(temporary)
            wheel, source = build(folder)
            check_contents(wheel, source, version)
            try_package(wheel, folder / "wheel", version)
            try_package(source, folder / "source", version)
    except NotReady as why:
        print(f"not ready: {why}", file=sys.stderr)
        return 1
    say(f"ready after {time.monotonic() - started:.0f} seconds. To release it:")
    print(f"   git tag -a v{version} -m 'OneLeft {version}' && git push origin v{version}")
    print(f"   python -m twine upload {wheel.relative_to(ROOT)} {source.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
