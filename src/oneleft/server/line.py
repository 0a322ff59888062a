"""Line: uvicorn's WebSocket with two short cuts for the busiest connections there are.

Through ASGI every message waits in a queue for a task, and every message out passes three layers. A table tells all of
its clients after every move, so here a message that comes is handed over at once, and one that goes out is framed and
written at once where the line is free. Everything else stays as uvicorn does it: the handshake, pings, closing, pacing.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Opcode
from websockets.http11 import Request
from websockets.protocol import State

from oneleft.server.logs import logger

EXTENSION: Final = "oneleft.line"
WHOLE_TEXT: Final = 0x80 | Opcode.TEXT
SHORT, LONG, LONGER = 126, 2**16, 127  # the steps of a frame's length (RFC 6455, 5.2)
INTERNAL_ERROR: Final = 1011


def line_of(scope: Mapping[str, Any]) -> "Line | None":
    """The line of a connection; None under another server."""
    found: Line | None = scope.get("extensions", {}).get(EXTENSION)
    return found


class Line(WebSocketsSansIOProtocol):
    _taker: Callable[[bytes], None] | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast(dict[str, Any], self.scope["extensions"])[EXTENSION] = self

    def taken_by(self, taker: Callable[[bytes], None]) -> None:
        """From now on hand messages to `taker`; those that came before stay in the queue, and first."""
        self._taker = taker

    def send_receive_event_to_app(self) -> None:
        if self._taker is None or self.close_sent or not self.queue.empty():
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        try:
            self._taker(data)
        except Exception:
            logger.exception("taker_failed")
            self.conn.fail(INTERNAL_ERROR)
            self.handle_parser_exception()

    def write(self, text: bytes) -> bool:
        """Send a message now; False, and nothing is sent, where the line is not free or no longer open."""
        if not self.writable.is_set() or self.close_sent or self.conn.state is not State.OPEN:
            return False
        try:
            self.transport.write(_head(len(text)) + text)
        except (OSError, RuntimeError):  # broken a moment ago; `connection_lost` is on its way
            return False
        return True


def _head(size: int) -> bytes:
    if size < SHORT:
        return bytes((WHOLE_TEXT, size))
    if size < LONG:
        return bytes((WHOLE_TEXT, SHORT)) + size.to_bytes(2)
    return bytes((WHOLE_TEXT, LONGER)) + size.to_bytes(8)
