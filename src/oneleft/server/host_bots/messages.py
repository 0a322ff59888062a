"""What the server and the process of a host's own bot say to each other."""

from typing import TypeAlias

import msgspec

from oneleft.server.processes.pipes import Inbox


class _Message(msgspec.Struct, array_like=True, gc=False):
    pass


class Ask(_Message, tag="ask"):
    """`who` is one bot at one place, which stays the same object from question to question; `view` is pickled."""

    number: int
    who: str
    seed: int
    view: bytes


class Ready(_Message, tag="ready"):
    """The module is loaded."""


class Answered(_Message, tag="answered"):
    """`action` in the notation, None to let it be; or the kind of error instead."""

    number: int
    action: str | None = None
    error: str = ""


Answer: TypeAlias = Ready | Answered


def questions() -> Inbox[Ask]:
    return Inbox(msgspec.msgpack.Decoder(list[Ask]))


def answers() -> Inbox[Answer]:
    return Inbox(msgspec.msgpack.Decoder(list[Answer]))
