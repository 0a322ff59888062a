"""The format of the pipes between the server and its other processes: frames, each a length and a list of messages."""

import struct
from collections.abc import Iterator, Sequence
from typing import Any, Final, Generic, TypeVar

import msgspec

_LENGTH: Final = struct.Struct(">I")
_ENCODE: Final = msgspec.msgpack.Encoder().encode
Message = TypeVar("Message")


def frame(messages: Sequence[Any]) -> bytes:
    body = _ENCODE(messages)
    return _LENGTH.pack(len(body)) + body


class Inbox(Generic[Message]):
    """Assembles messages from frames that arrive in pieces."""

    def __init__(self, decoder: "msgspec.msgpack.Decoder[list[Message]]") -> None:
        self._decode = decoder.decode
        self._rest = bytearray()

    def take(self, data: bytes) -> Iterator[Message]:
        """Take some bytes; returns the messages that are complete now."""
        rest = self._rest
        rest += data
        while len(rest) >= _LENGTH.size:
            end = _LENGTH.size + _LENGTH.unpack_from(rest)[0]
            if len(rest) < end:
                return
            body = bytes(rest[_LENGTH.size : end])
            del rest[:end]
            yield from self._decode(body)
