"""What the server and the process that writes the database say to each other through a pair of pipes.

Every request is done and answered in its turn, so nothing needs a number: an answer is for whoever has waited longest.
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
    """In the place of a request that no message can carry: Failed is the answer, when it is its turn."""

    reason: str


class ReadTable(_Message, tag="table"):
    """Found: the version of the snapshot, the snapshot, and the entries after it, each a row."""

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


def requests() -> Inbox[Request]:
    return Inbox(msgspec.msgpack.Decoder(list[Request]))


def answers() -> Inbox[Answer]:
    return Inbox(msgspec.msgpack.Decoder(list[Answer]))
