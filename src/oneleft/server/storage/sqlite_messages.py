"""The messages between the server and the process that writes the database, through a pair of pipes.

Requests are done and answered in order, so none needs a number: an answer belongs to the oldest request without one.
"""

from typing import Any, TypeAlias

import msgspec

from oneleft.server.processes.pipes import Inbox


class _Message(msgspec.Struct, array_like=True, gc=False):
    pass


# From the server


class Append(_Message, tag="append"):
    table: str
    version: int
    entry: bytes
    record: bytes | None


class PutSnapshot(_Message, tag="snapshot"):
    table: str
    version: int
    body: bytes


class Unsendable(_Message, tag="unsendable"):
    """Takes the place of a request that cannot be encoded, so that it too is answered in its turn: with Failed."""

    reason: str


class ReadTable(_Message, tag="table"):
    """Answered with Found, whose rows are the version of the snapshot, the snapshot, and each entry after it."""

    table: str
    from_start: bool = False


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


Write: TypeAlias = Append | PutSnapshot
Question: TypeAlias = ReadTable | ReadRecord | ReadIdle | ReadDue
Mark: TypeAlias = MarkClosed | SetDue
Request: TypeAlias = Write | Unsendable | Question | Mark


# From the process


class Written(_Message, tag="written"):
    """The next `count` requests are done, and on disk."""

    count: int


class Failed(_Message, tag="failed"):
    """The next request was not done."""

    reason: str
    conflict: bool


class Found(_Message, tag="found"):
    """The answer to a question. The first one comes unasked: it says that the database is open."""

    rows: list[Any]


Answer: TypeAlias = Written | Failed | Found


def requests() -> Inbox[Request]:
    return Inbox(msgspec.msgpack.Decoder(list[Request]))


def answers() -> Inbox[Answer]:
    return Inbox(msgspec.msgpack.Decoder(list[Answer]))
