"""The terminal: lines out and lines in, with colour only where it helps; plain text over a pipe."""

import os
import re
import shutil
import sys
import time
from typing import Final

from oneleft.cli.language import text

WIDEST: Final = 100
BOT_PAUSE_S: Final = 0.35
HARD_SPACE: Final = "\u00a0"  # a non-breaking space keeps the name of a card on one line
_ESCAPES: Final = re.compile(r"\033\[[0-9;]*m")


class Terminal:
    """Where the person reads and types. At the end of the input, reading raises EOFError, as `input` does."""

    def __init__(self, *, color: bool = True) -> None:
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        self.color = color and _shows_color()
        for stream in (sys.stdin, sys.stdout):
            # A character that a stream cannot show or read becomes '?', rather than ending the game.
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        if self.interactive:
            _edit_lines()

    def say(self, line: str = "", indent: int = 0, hanging: int = 0) -> None:
        """Print a line, wrapped to the window; lines after the first are indented by `hanging` more."""
        for number, part in enumerate(_wrapped(line, self._width() - indent - hanging)):
            space = " " * (indent + (hanging if number else 0)) if part else ""
            print(space + part.replace(HARD_SPACE, " "))

    def ask(self, question: str) -> str:
        """Read a line; raises EOFError at the end of the input."""
        sys.stdout.flush()
        try:
            answer = input(f"{question} ")
        except (EOFError, KeyboardInterrupt):
            print()  # so that what follows begins on a new line
            raise
        if not self.interactive:
            print()  # over a pipe there was no Enter key to end the line of the prompt
        return answer.strip()

    def confirm(self, question: str) -> bool:
        return self.ask(question).lower().startswith(text("terminal-yes"))

    def page(self, long_text: str) -> None:
        """Print a long text, one screenful at a time on a terminal."""
        lines = [part for line in long_text.splitlines() for part in _wrapped(line, self._width())]
        height = shutil.get_terminal_size().lines - 1 if self.interactive else len(lines)
        for start in range(0, len(lines), max(height, 1)):
            if start and self.ask(text("ask-more")).lower() == "q":
                return
            for line in lines[start : start + max(height, 1)]:
                print(line.replace(HARD_SPACE, " "))

    def pause(self) -> None:
        """Give the person time to read what a bot did."""
        if self.interactive:
            sys.stdout.flush()
            time.sleep(BOT_PAUSE_S)

    def paint(self, words: str, codes: str) -> str:
        return f"\033[{codes}m{words}\033[0m" if self.color else words

    def bold(self, words: str) -> str:
        return self.paint(words, "1")

    def _width(self) -> int:
        return min(shutil.get_terminal_size().columns, WIDEST)


def printable(words: str) -> str:
    """A text from outside without control characters, which could steer the terminal."""
    return "".join(letter if letter.isprintable() else " " for letter in words).strip()


def plain(words: str) -> str:
    """A text without colours, as a prompt has to be: line editing counts its columns."""
    return _ESCAPES.sub("", words).replace(HARD_SPACE, " ")


def shown_length(words: str) -> int:
    """How many columns a text takes."""
    return len(plain(words))


def _shows_color() -> bool:
    """Whether to use colour: on a terminal that can show it, unless NO_COLOR is set."""
    if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb" or not sys.stdout.isatty():
        return False
    if os.name == "nt":
        os.system("")  # makes the Windows console understand colours
    return True


def _edit_lines() -> None:
    """Make arrow keys work while typing, where Python can."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return


def _wrapped(line: str, width: int) -> list[str]:
    """Break a line at spaces; a line that fits keeps its spacing."""
    if shown_length(line) <= width:
        return [line]
    lines: list[str] = []
    current = ""
    for word in line.split(" "):
        longer = f"{current} {word}" if current else word
        if current and shown_length(longer.rstrip()) > width:
            lines.append(current.rstrip())
            current = word
        else:
            current = longer
    return [*lines, current.rstrip()]
