"""A line: what FastWebSocket offers a connection beside ASGI. Where the server offers none, ASGI does it all."""

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

EXTENSION: Final = "oneleft.line"  # of an ASGI scope


class Line(Protocol):
    """The short cuts in both directions."""

    def taken_by(self, taker: Callable[[bytes], None]) -> None:
        """From now on hand messages to `taker`; those that came before stay in the queue, and first."""
        ...

    def write(self, text: bytes) -> bool:
        """Send a message now; False, and nothing is sent, where the line is not free or no longer open."""
        ...


def line_of(scope: Mapping[str, Any]) -> Line | None:
    """The line of a connection; None where the server has none."""
    found: Line | None = scope.get("extensions", {}).get(EXTENSION)
    return found
