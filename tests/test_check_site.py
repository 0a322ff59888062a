"""The check of the built documentation finds what is wrong with it."""

from pathlib import Path

import pytest

from tools.check_site import problems

GOOD = '<h1 id="top">Rules</h1><a href="a.html#top">up</a><a href="#top">here</a><a href="https://example.org">away</a>'


def site_with(folder: Path, page: str) -> list[str]:
    (folder / "a.html").write_text(GOOD)
    (folder / "b.html").write_text(page)
    return problems(folder)


@pytest.mark.parametrize("page", [GOOD, "<code>[a](b.md)</code>", '<link rel="canonical" href="https://example.org">'])
def test_nothing_to_complain_about(tmp_path: Path, page: str) -> None:
    assert site_with(tmp_path, page) == []


@pytest.mark.parametrize(
    ("page", "problem"),
    [
        ('<a href="c.html">', "b.html: c.html leads nowhere"),
        ('<img src="pictures/none.jpg">', "b.html: pictures/none.jpg leads nowhere"),
        ('<a href="a.html#bottom">', "b.html: a.html#bottom has no such anchor"),
        ('<script src="https://example.org/x.js"></script>', "b.html: fetches https://example.org/x.js"),
        ('<link rel="stylesheet" href="//example.org/x.css">', "b.html: fetches //example.org/x.css"),
        ("<p>| --- | --- |</p>", "b.html: Markdown that was not understood: '| ---'"),
        ("<p>see [the rules](rules.md)</p>", "b.html: Markdown that was not understood: '](rules.md)'"),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, page: str, problem: str) -> None:
    assert site_with(tmp_path, page) == [problem]


def test_a_site_without_pages_is_wrong(tmp_path: Path) -> None:
    assert problems(tmp_path) == [f"no pages in {tmp_path}"]
