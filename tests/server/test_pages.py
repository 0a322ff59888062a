"""Every page that the client declares is served on a reload; at any other address there is only its first page."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from oneleft.server.network.app import App
from oneleft.server.network.pages import PAGES

INDEX = b"<!doctype html><title>the client</title>"
ADDRESSES = [re.sub(r"\{\w+\}", "ABC234", path) for paths in PAGES.values() for path in paths]


@pytest.fixture
def app(tmp_path: Path) -> App:
    (tmp_path / "index.html").write_bytes(INDEX)
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "app.js").write_bytes(b"1")

    async def no_store() -> Any:
        raise AssertionError("pages need no store")

    return App(no_store, static=tmp_path)


def get(app: App, path: str, accept: bytes = b"text/html,*/*") -> tuple[int, bytes]:
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        await asyncio.Event().wait()  # nobody leaves before the answer is there
        raise AssertionError

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "GET",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "scheme": "http",
        "query_string": b"",
        "headers": [(b"accept", accept)],
        "server": ("test", 80),
        "client": ("192.0.2.1", 1),
    }
    asyncio.run(app(scope, receive, send))
    return sent[0]["status"], b"".join(message.get("body", b"") for message in sent[1:])


@pytest.mark.parametrize("path", ADDRESSES)
def test_a_page_is_served_on_a_reload(app: App, path: str) -> None:
    assert get(app, path) == (200, INDEX)


@pytest.mark.parametrize("path", ["/nowhere", "/t", "/t/ABC234/more", "/replay/ABC234", "/new/", "/assets/gone.js"])
def test_a_wrong_address_says_so_and_shows_the_client(app: App, path: str) -> None:
    assert get(app, path) == (404, INDEX)


def test_programs_that_ask_for_something_else_get_no_page(app: App) -> None:
    assert get(app, "/assets/gone.js", b"*/*") == (404, b"Not Found")
    assert get(app, "/api/nothing") == (404, b"Not Found")
    assert get(app, "/assets/app.js", b"*/*") == (200, b"1")


def test_a_wrong_address_without_a_client_is_not_found(tmp_path: Path, app: App) -> None:
    (tmp_path / "index.html").unlink()
    assert get(app, "/nowhere")[0] == 404
    assert get(app, "/new")[0] == 503
