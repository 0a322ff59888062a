"""Hooks for MkDocs: add pages from outside docs/ and the notebooks, and rewrite their links.

In the repository, links are as its readers need them there (`docs/rules.md`, `../README.md#figures`, a folder, a file
of results). On the site they become links between pages, or to the file in the public repository.
"""

import os
import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

from tools.notebooks import as_page, read

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
REPOSITORY = "https://github.com/oneleft/oneleft/blob/main"

OUTSIDE = {
    "README.md": "overview.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
}
DECISIONS = "decisions/index.md"
LINK = re.compile(r"(?<=\]\()([^)\s#]+)(#[^)\s]*)?(?=\))")


def on_files(files: Files, config: Any) -> Files:
    made = {page: (ROOT / source).read_text(encoding="utf-8") for source, page in OUTSIDE.items()}
    made[DECISIONS] = decisions()
    for notebook in sorted(DOCS.glob("notebooks/*.ipynb")):
        made[f"notebooks/{notebook.stem}.md"] = as_page(read(notebook))
    for page, text in made.items():
        files.append(File.generated(config, page, content=text))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:  # noqa: ARG001
    uri: str = page.file.src_uri
    return LINK.sub(lambda link: moved(link[1], uri) + (link[2] or ""), markdown)


def moved(target: str, uri: str) -> str:
    """Where a link of a page leads on the site; a link that is not to a file of the repository stays as it is."""
    source = next((path for path, page in OUTSIDE.items() if page == uri), f"docs/{uri}")
    path = posixpath.normpath(posixpath.join(posixpath.dirname(source), target))
    if "://" in target or not (ROOT / path).exists():
        return target
    page = OUTSIDE.get(path)
    if page is None and path.startswith("docs/"):
        page = path.removeprefix("docs/").replace(".ipynb", ".md")
        page = DECISIONS if page == "decisions" else page
    if page is None:
        return f"{REPOSITORY}/{path}"
    return os.path.relpath(page, posixpath.dirname(uri) or ".").replace(os.sep, "/")


def decisions() -> str:
    """The list of decisions, by their titles."""
    lines = ["# Decisions", "", "What a newcomer would question, and why it is so.", ""]
    for file in sorted((DOCS / "decisions").glob("*.md")):
        title = file.read_text(encoding="utf-8").splitlines()[0].removeprefix("# ")
        lines.append(f"- [{title}]({file.name})")
    return "\n".join(lines) + "\n"
