"""Runs the notebooks in docs/notebooks, and turns them into pages of the documentation.

python -m tools.notebooks            run all of them and write their outputs
python -m tools.notebooks --check    run all of them and compare the outputs with those in the files

Jupyter is not needed: cells are plain Python without magics, and outputs are text: what is printed, then the value of
the last expression of a cell. Jupyter gives the same.
"""

import ast
import contextlib
import io
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

NOTEBOOKS = Path(__file__).parent.parent / "docs" / "notebooks"

Notebook = dict[str, Any]


def read(file: Path) -> Notebook:
    notebook: Notebook = json.loads(file.read_text(encoding="utf-8"))
    return notebook


def run(notebook: Notebook, name: str) -> Notebook:
    """The same notebook with the outputs that its cells give, from the first to the last in one namespace."""
    names: dict[str, Any] = {"__name__": "__main__"}
    count = 0
    cells = []
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            count += 1
            cell = cell | {"execution_count": count, "outputs": _outputs("".join(cell["source"]), names, count, name)}
        cells.append(cell)
    return notebook | {"cells": cells}


def _outputs(source: str, names: dict[str, Any], count: int, name: str) -> list[dict[str, Any]]:
    tree = ast.parse(source, f"{name}, cell {count}")
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    printed = io.StringIO()
    value = None
    with contextlib.redirect_stdout(printed):
        exec(compile(tree, f"{name}, cell {count}", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), f"{name}, cell {count}", "eval"), names)
    outputs: list[dict[str, Any]] = []
    if printed.getvalue():
        outputs.append({"name": "stdout", "output_type": "stream", "text": _lines(printed.getvalue())})
    if value is not None:
        shown = {"text/plain": _lines(repr(value))}
        outputs.append({"data": shown, "execution_count": count, "metadata": {}, "output_type": "execute_result"})
    return outputs


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def text_of(notebook: Notebook) -> str:
    return json.dumps(notebook, indent=1, ensure_ascii=False) + "\n"


def as_page(notebook: Notebook) -> str:
    """A notebook as Markdown: texts, code, and outputs below the code that gave them."""
    return "\n\n".join(_parts(notebook)) + "\n"


def _parts(notebook: Notebook) -> Iterator[str]:
    for cell in notebook["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            yield source
            continue
        yield f"```python\n{source}\n```"
        shown = "".join("".join(output.get("text") or output["data"]["text/plain"]) for output in cell["outputs"])
        if shown:
            yield f"```text\n{shown.rstrip()}\n```"


def main() -> int:
    wrong = 0
    for file in sorted(NOTEBOOKS.glob("*.ipynb")):
        before = file.read_text(encoding="utf-8")
        after = text_of(run(json.loads(before), file.name))
        if before == after:
            continue
        if "--check" in sys.argv[1:]:
            print(f"{file.name}: its outputs are others; python -m tools.notebooks writes them", file=sys.stderr)
            wrong += 1
        else:
            file.write_text(after, encoding="utf-8")
            print(f"{file.name}: written")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
