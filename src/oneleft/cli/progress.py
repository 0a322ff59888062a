"""A line of progress on standard error: only on a terminal, and only for work that takes a while."""

import sys
import time
from types import TracebackType
from typing import Self

from oneleft.cli.language import text
from oneleft.words import amount

FIRST_AFTER = 1.0
EVERY = 0.2


class Progress:
    """Shows how many are done, of how many; `key` is the message that says so."""

    def __init__(self, key: str, total: int = 0) -> None:
        self._key = key
        self._total = total
        self._next = time.monotonic() + FIRST_AFTER
        self._shown = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._shown:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)

    def show(self, done: int) -> None:
        now = time.monotonic()
        if now < self._next or not sys.stderr.isatty():
            return
        self._next = now + EVERY
        self._shown = True
        said = text(self._key, done=amount(done), total=amount(self._total))
        print(f"\r\x1b[K{said}", end="", file=sys.stderr, flush=True)
