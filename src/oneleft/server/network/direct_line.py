"""A line: the short cut past ASGI that FastWebSocket offers a connection. Without one, ASGI does everything."""

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

EXTENSION: Final = "oneleft.line"  # its key among the extensions of an ASGI scope


class Line(Protocol):
    """A short cut in each direction: for messages that come in, and for those that go out."""

    def taken_by(self, taker: Callable[[bytes], None]) -> None:
        """From now on hand messages to `taker`. Those that came before stay in the queue, and are read first."""
        ...

    def write(self, text: bytes) -> bool:
        """Send a message now. Returns False, having sent nothing, if the line is busy or no longer open."""
        ...


def line_of(scope: Mapping[str, Any]) -> Line | None:
    """The line of a connection; None if the server offers none."""
    found: Line | None = scope.get("extensions", {}).get(EXTENSION)
    return found
