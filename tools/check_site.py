"""Checks the built documentation: python -m tools.check_site site

Every link and anchor within it must lead somewhere, pages must fetch nothing from other sites, and no Markdown may be
left over.
"""

import re
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

FETCHED = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src", "video": "src"}
NOT_FETCHED = {"canonical", "next", "prev", "alternate"}
LEFT_OVER = re.compile(r"^\s*\|\s*-{3}|\]\([^)]*\)|^```|^:::", re.MULTILINE)


class Page(HTMLParser):
    """The ids, links and fetched files of a page, and its text outside code."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.prose: list[str] = []
        self._in_code = 0
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        if "id" in found:
            self.ids.add(found["id"])
        if tag == "a" and "href" in found:
            self.links.append(found["href"])
        if FETCHED.get(tag) in found and not NOT_FETCHED & set(found.get("rel", "").split()):
            self.fetched.append(found[FETCHED[tag]])
        self._in_code += tag in ("code", "script", "style")

    def handle_endtag(self, tag: str) -> None:
        self._in_code -= tag in ("code", "script", "style")

    def handle_data(self, data: str) -> None:
        if not self._in_code:
            self.prose.append(data)


def problems(site: Path) -> list[str]:
    pages = {file: Page(file.read_text(encoding="utf-8")) for file in sorted(site.rglob("*.html"))}
    found = []
    for file, page in pages.items():
        name = file.relative_to(site).as_posix()
        for address in page.fetched:
            if urlsplit(address).netloc:
                found.append(f"{name}: fetches {address}")
        for address in [*page.links, *page.fetched]:
            parts = urlsplit(address)
            if parts.scheme or parts.netloc:
                continue
            base = site if parts.path.startswith("/") else file.parent
            target = (base / unquote(parts.path).lstrip("/")).resolve() if parts.path else file.resolve()
            if target.is_dir():
                target /= "index.html"
            if not target.is_file():
                found.append(f"{name}: {address} leads nowhere")
            elif parts.fragment and target in pages and unquote(parts.fragment) not in pages[target].ids:
                found.append(f"{name}: {address} has no such anchor")
        for rest in LEFT_OVER.findall("".join(page.prose)):
            found.append(f"{name}: Markdown that was not understood: {rest!r}")
    return found if pages else [f"no pages in {site}"]


def main() -> int:
    site = Path(sys.argv[1]).resolve()
    found = problems(site)
    for problem in found:
        print(problem, file=sys.stderr)
    if not found:
        count = sum(1 for _ in site.rglob("*.html"))
        print(f"{count} pages; every link leads somewhere, nothing is fetched from elsewhere")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
