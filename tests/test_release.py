"""The release check refuses what is not ready; that it accepts what is, `make release-check` shows."""

import io
import tarfile
import zipfile
from pathlib import Path

import pytest

from tools import release

VERSION = "1.2.3"


def wheel_with(folder: Path, *names: str, version: str = VERSION) -> Path:
    file = folder / "oneleft.whl"
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("oneleft-1.dist-info/METADATA", f"Name: oneleft\nVersion: {version}\n\n")
        for name in names:
            archive.writestr(name, "")
    return file


def source_with(folder: Path, *names: str) -> Path:
    file = folder / "oneleft.tar.gz"
    with tarfile.open(file, "w:gz") as archive:
        for name in names:
            archive.addfile(tarfile.TarInfo(f"oneleft-1.2.3/{name}"), io.BytesIO())
    return file


SCRIPT = "oneleft/server/static/assets/index.js"
WHOLE_WHEEL = (*release.IN_WHEEL, SCRIPT)


def test_whole_packages_are_accepted(tmp_path: Path) -> None:
    wheel, source = wheel_with(tmp_path, *WHOLE_WHEEL), source_with(tmp_path, *release.IN_SDIST)
    release.check_contents(wheel, source, VERSION)


@pytest.mark.parametrize("missing", WHOLE_WHEEL)
def test_a_wheel_without_something_is_refused(tmp_path: Path, missing: str) -> None:
    wheel = wheel_with(tmp_path, *(name for name in WHOLE_WHEEL if name != missing))
    with pytest.raises(release.NotReady, match=r"lacks|no script"):
        release.check_contents(wheel, source_with(tmp_path, *release.IN_SDIST), VERSION)


def test_what_does_not_belong_is_refused(tmp_path: Path) -> None:
    source = source_with(tmp_path, *release.IN_SDIST)
    with pytest.raises(release.NotReady, match=r"tests/test_api\.py, which does not belong there"):
        release.check_contents(wheel_with(tmp_path, *WHOLE_WHEEL, "tests/test_api.py"), source, VERSION)
    with pytest.raises(release.NotReady, match=r"does not say that it is 1\.2\.3"):
        release.check_contents(wheel_with(tmp_path, *WHOLE_WHEEL, version="1.2.4"), source, VERSION)
    source = source_with(tmp_path, *release.IN_SDIST, "web/node_modules/a.js")
    with pytest.raises(release.NotReady, match="node_modules"):
        release.check_contents(wheel_with(tmp_path, *WHOLE_WHEEL), source, VERSION)


CHANGELOG = f"# Changelog\n\n## [{VERSION}] - 2026-11-16\n"
CITATION = f"version: {VERSION}\ndate-released: 2026-11-16\n"


def check_tree(
    folder: Path, patch: pytest.MonkeyPatch, *, status: str = "", version: str = VERSION, changelog: str = CHANGELOG
) -> None:
    (folder / "CHANGELOG.md").write_text(changelog)
    (folder / "CITATION.cff").write_text(CITATION)
    patch.setattr(release, "ROOT", folder)
    patch.setattr(release, "run", lambda *_: status)
    release.check_tree(version, unclean=False)


def test_a_tree_that_is_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    check_tree(tmp_path, monkeypatch)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"status": " M README.md\n"}, "not everything is committed"),
        ({"version": "1.2.3.dev1"}, r"is not MAJOR\.MINOR\.PATCH"),
        ({"version": "1.2.4"}, r"CHANGELOG\.md has no"),
        ({"changelog": "# Changelog\n\n## Unreleased\n"}, r"CHANGELOG\.md has no"),
        ({"changelog": CHANGELOG + "\n## Unreleased\n"}, "under Unreleased"),
        ({"changelog": CHANGELOG.replace("11-16", "11-17")}, r"CITATION\.cff has no line 'date-released: 2026-11-17'"),
    ],
)
def test_a_tree_that_is_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wrong: dict[str, str], why: str) -> None:
    with pytest.raises(release.NotReady, match=why):
        check_tree(tmp_path, monkeypatch, **wrong)
