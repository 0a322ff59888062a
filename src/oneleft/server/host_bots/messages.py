"""What the server and the process of a host's own bot say to each other."""

from typing import TypeAlias

import msgspec

from oneleft.server.processes.pipes import Inbox


class _Message(msgspec.Struct, array_like=True, gc=False):
    pass


class Ask(_Message, tag="ask"):
    """A question. The same `who` is answered by the same bot object every time; `view` is pickled."""

    number: int
    who: str
    seed: int
    view: bytes


class Ready(_Message, tag="ready"):
    """The module is loaded."""


class Answered(_Message, tag="answered"):
    """The answer: `action` in the notation, None to do nothing; or `error`, the kind of error."""

    number: int
    action: str | None = None
    error: str = ""


Answer: TypeAlias = Ready | Answered


def questions() -> Inbox[Ask]:
    return Inbox(msgspec.msgpack.Decoder(list[Ask]))


def answers() -> Inbox[Answer]:
    return Inbox(msgspec.msgpack.Decoder(list[Answer]))
