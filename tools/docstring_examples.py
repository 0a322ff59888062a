"""For the API reference: turns the examples in docstrings (`>>> ...` up to an empty line) into Markdown code blocks."""

from typing import Any

from griffe import Extension

FENCE = "```"


class DocstringExamples(Extension):  # type: ignore[misc]
    """An extension of Griffe, which calls it for every class, function and module that it reads."""

    def on_object(self, *, obj: Any, **_: Any) -> None:
        if obj.docstring is not None and ">>> " in obj.docstring.value:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    lines: list[str] = []
    inside = False
    for line in text.splitlines():
        if not inside and line.startswith(">>> "):
            lines += ["", f"{FENCE}python"]
            inside = True
        elif inside and not line.strip():
            lines.append(FENCE)
            inside = False
        lines.append(line)
    return "\n".join([*lines, FENCE] if inside else lines)
