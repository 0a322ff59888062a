"""Files named on the command line, `-` for the standard streams."""

import contextlib
import sys
from collections.abc import Iterator
from typing import TextIO


@contextlib.contextmanager
def open_input(path: str) -> Iterator[TextIO]:
    if path == "-":
        yield sys.stdin
        return
    with open(path, encoding="utf-8") as file:
        yield file
