"""Where tables are kept, by address: `oneleft serve --database URL`."""

from pathlib import Path

import pytest

from oneleft.cli.main import main
from oneleft.server.storage.store import StoreError
from oneleft.server.storage.stores import KINDS, default_address, kind_of, sqlite_address, sqlite_file


@pytest.mark.parametrize(
    ("address", "file"),
    [
        ("sqlite:///games.sqlite3", "games.sqlite3"),
        ("sqlite:///our/games.sqlite3", "our/games.sqlite3"),
        ("sqlite:////srv/cards/games.sqlite3", "/srv/cards/games.sqlite3"),
        ("sqlite:////srv/our%20cards/50%25%3F.sqlite3", "/srv/our cards/50%?.sqlite3"),
    ],
)
def test_a_file_has_an_address(address: str, file: str) -> None:
    assert sqlite_file(address) == Path(file)
    assert sqlite_address(Path(file)) == address
    assert kind_of(address) is KINDS["sqlite"]
    assert kind_of(address).shown(address) == file


def test_without_one_it_is_the_file_in_the_folder(tmp_path: Path) -> None:
    assert sqlite_file(default_address(tmp_path)) == tmp_path / "oneleft.sqlite3"


@pytest.mark.parametrize(
    "address", ["sqlite:", "sqlite://", "sqlite:///", "sqlite:games.sqlite3", "sqlite://host/file"]
)
def test_an_address_without_a_file_says_what_one_looks_like(address: str) -> None:
    with pytest.raises(StoreError, match="names no file: sqlite:///FOLDER/FILE"):
        sqlite_file(address)


@pytest.mark.parametrize("address", ["", "sqlite", "games.sqlite3", "mysql://localhost/cards", "/srv/sqlite:/x", ":x"])
def test_an_unknown_kind_is_refused_with_those_there_are(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(StoreError, match="choose from sqlite://"):
        kind_of(address)
    if address:
        assert main(["serve", "--port", "0", "--database", address]) == 2
        assert "no address of a database that OneLeft knows: choose from sqlite://" in capsys.readouterr().err


def test_a_database_that_cannot_be_opened_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("oneleft.server.logs.set_up", lambda _level: None)  # it would stay for the tests after this
    (tmp_path / "text").write_text("no database " * 100)
    address = sqlite_address(tmp_path / "text")
    with pytest.raises(StoreError, match="cannot be opened"):
        kind_of(address).check(address)
    assert main(["serve", "--port", "0", "--database", address]) == 2
    assert "cannot be opened" in capsys.readouterr().err


def test_a_folder_and_a_database_are_one_too_many(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--data", "here", "--database", "sqlite:///there"])
    assert "--database" in capsys.readouterr().err
