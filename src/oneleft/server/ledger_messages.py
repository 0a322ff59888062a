"""What the server and the process that writes the database say to each other through a pair of pipes.

A frame is a length and a list of messages. Every request is done and answered in its turn, so nothing needs a number:
an answer is for whoever has waited longest.
"""

import struct
from collections.abc import Iterator, Sequence
from typing import Any, Final, Generic, TypeAlias, TypeVar

import msgspec

_LENGTH: Final = struct.Struct(">I")
_ENCODE: Final = msgspec.msgpack.Encoder().encode
Message = TypeVar("Message")


class _Message(msgspec.Struct, array_like=True, gc=False):
    pass


# From the server


class Append(_Message, tag="append"):
    table: str
    version: int
    entry: bytes
    record: bytes | None


class Unsendable(_Message, tag="unsendable"):
    """In the place of a request that no message can carry: Failed is the answer, when it is its turn."""

    reason: str


class ReadEntries(_Message, tag="entries"):
    table: str


class ReadRecord(_Message, tag="record"):
    table: str
    match: int


class ReadIdle(_Message, tag="idle"):
    since: int


class ReadDue(_Message, tag="due"):
    until: int
    most: int


class MarkClosed(_Message, tag="closed"):
    table: str


class SetDue(_Message, tag="set_due"):
    table: str
    at: int | None


Question: TypeAlias = ReadEntries | ReadRecord | ReadIdle | ReadDue
Mark: TypeAlias = MarkClosed | SetDue
Request: TypeAlias = Append | Unsendable | Question | Mark


# From the process


class Written(_Message, tag="written"):
    """So many that were asked next are on disk."""

    count: int


class Failed(_Message, tag="failed"):
    """What was asked next was not done."""

    reason: str
    conflict: bool


class Found(_Message, tag="found"):
    """To a question. The first one is told unasked: the database is open."""

    rows: list[Any]


Answer: TypeAlias = Written | Failed | Found


def frame(messages: Sequence[Request] | Sequence[Answer]) -> bytes:
    body = _ENCODE(messages)
    return _LENGTH.pack(len(body)) + body


class Inbox(Generic[Message]):
    """Puts together the messages of frames that arrive in pieces."""

    def __init__(self, decoder: "msgspec.msgpack.Decoder[list[Message]]") -> None:
        self._decode = decoder.decode
        self._rest = bytearray()

    def take(self, data: bytes) -> Iterator[Message]:
        """The messages that are complete with this."""
        rest = self._rest
        rest += data
        while len(rest) >= _LENGTH.size:
            end = _LENGTH.size + _LENGTH.unpack_from(rest)[0]
            if len(rest) < end:
                return
            body = bytes(rest[_LENGTH.size : end])
            del rest[:end]
            yield from self._decode(body)


def requests() -> Inbox[Request]:
    return Inbox(msgspec.msgpack.Decoder(list[Request]))


def answers() -> Inbox[Answer]:
    return Inbox(msgspec.msgpack.Decoder(list[Answer]))
