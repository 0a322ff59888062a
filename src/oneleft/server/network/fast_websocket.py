"""FastWebSocket: uvicorn's WebSocket with a short cut in each direction, for servers with thousands of connections.

Through ASGI every incoming message waits in a queue for a task, and every outgoing one passes three layers. A table
sends to all of its clients after every move, so here an incoming message is handed over at once, and an outgoing one is
framed and written at once unless the connection is busy. Uvicorn does the rest: the handshake, pings, closing, pacing.
What this gains, and what happens with another version of uvicorn: docs/decisions/0015-the-fast-websocket.md.
Importing this raises ImportError if uvicorn is not as expected.
"""

import inspect
import struct
from collections.abc import Callable
from types import MappingProxyType
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Opcode, apply_mask  # type: ignore[attr-defined]  # in C where there is a wheel
from websockets.http11 import Request
from websockets.protocol import State

from oneleft.server.logs import logger
from oneleft.server.network.direct_line import EXTENSION

INTERNAL_ERROR: Final = 1011
# A frame (RFC 6455, 5.2): two bytes, the length again where it is longer, from clients four bytes of mask, the text.
WHOLE: Final = 0x80
WHOLE_TEXT: Final = WHOLE | Opcode.TEXT
MASKED: Final = 0x80
IN_TWO_BYTES, IN_EIGHT_BYTES = 126, 127
LONGEST_IN_TWO: Final = 2**16 - 1
_HEAD_OF_LONGER: Final = struct.Struct(">BBH").pack
SHORT_HEAD: Final = 6  # bytes before the text of a short frame from a client


# What this relies on inside uvicorn: methods it overrides or calls, and names that uvicorn's own methods use.
METHODS: Final = MappingProxyType(
    {
        "data_received": ("self", "data"),
        "handle_connect": ("self", "event"),
        "handle_parser_exception": ("self",),
        "send_receive_event_to_app": ("self",),
    }
)
NAMES: Final = (
    "close_sent",
    "conn",
    "frames",
    "handle_connect",
    "handshake_initiated",
    "queue",
    "response",
    "scope",
    "send_receive_event_to_app",
    "transport",
    "writable",
)


def missing_in(base: type) -> list[str]:
    """Which of these uvicorn's class no longer has, or has with other parameters."""
    functions = {name: value for name, value in vars(base).items() if inspect.isfunction(value)}
    used = {name for function in functions.values() for name in function.__code__.co_names}
    changed = [
        name
        for name, parameters in METHODS.items()
        if name not in functions or tuple(inspect.signature(functions[name]).parameters) != parameters
    ]
    return changed + [name for name in NAMES if name not in used]


if missing_in(WebSocketsSansIOProtocol):
    raise ImportError(f"not as expected in uvicorn: {', '.join(missing_in(WebSocketsSansIOProtocol))}")


class FastWebSocket(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket protocol, offering itself to the app as a `Line`."""

    _taker: Callable[[bytes], None] | None = None
    _is_between_messages = False  # known for certain, from what came so far

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast(dict[str, Any], self.scope["extensions"])[EXTENSION] = self

    def taken_by(self, taker: Callable[[bytes], None]) -> None:
        self._taker = taker

    def data_received(self, data: bytes) -> None:
        if not self._is_between_messages:
            is_handshake = not self.handshake_initiated
            super().data_received(data)
            self._is_between_messages = is_handshake and self.handshake_initiated
        elif _is_short_text(data) and self._is_free():
            self._hand_over(apply_mask(data[SHORT_HEAD:], data[2:SHORT_HEAD]))
        else:
            self._is_between_messages = _are_whole_messages(data)
            super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        if not self._is_free():
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self._hand_over(data)

    def _is_free(self) -> bool:
        """Whether what comes now may skip the queue: nothing older is still in it, and the connection is open."""
        return self._taker is not None and not self.close_sent and self.conn.state is State.OPEN and self.queue.empty()

    def _hand_over(self, data: bytes) -> None:
        assert self._taker is not None
        try:
            self._taker(data)
        except Exception:
            logger.exception("taker_failed")
            self.conn.fail(INTERNAL_ERROR)
            self.handle_parser_exception()

    def write(self, text: bytes) -> bool:
        if self.close_sent or self.conn.state is not State.OPEN or not self.writable.is_set():
            return False
        try:
            self.transport.write(_head(len(text)) + text)
        except (OSError, RuntimeError):  # it just broke; `connection_lost` will be called
            return False
        return True


def _head(size: int) -> bytes:
    if IN_TWO_BYTES <= size <= LONGEST_IN_TWO:  # the usual case
        return _HEAD_OF_LONGER(WHOLE_TEXT, IN_TWO_BYTES, size)
    if size < IN_TWO_BYTES:
        return bytes((WHOLE_TEXT, size))
    return bytes((WHOLE_TEXT, IN_EIGHT_BYTES)) + size.to_bytes(8, "big")


def _is_short_text(data: bytes) -> bool:
    """Whether this is exactly one short message of a client: nearly every read is."""
    if len(data) < SHORT_HEAD or data[0] != WHOLE_TEXT:
        return False
    size = data[1] - MASKED
    return 0 <= size < IN_TWO_BYTES and len(data) == SHORT_HEAD + size


def _are_whole_messages(data: bytes) -> bool:
    """Whether these bytes are whole messages of one frame each, with nothing left over."""
    while len(data) >= 2 and data[0] & WHOLE:
        size, mask = data[1] & ~MASKED, 4 if data[1] & MASKED else 0
        longer = {IN_TWO_BYTES: 2, IN_EIGHT_BYTES: 8}.get(size, 0)
        if longer:
            size = int.from_bytes(data[2 : 2 + longer], "big")
        frame = 2 + longer + mask + size
        if len(data) < frame:
            return False
        data = data[frame:]
    return not data
