"""One WebSocket: bytes from a client become checked commands, and what a room posts is sent in order.

Written against ASGI itself: at thousands of connections every layer in between counts.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final, TypeAlias

import msgspec

from oneleft.server.limits import Bucket, Buckets, Limits
from oneleft.server.live.room import Room
from oneleft.server.live.rooms import Full, Rooms
from oneleft.server.logs import note
from oneleft.server.network.direct_line import Line, line_of
from oneleft.server.protocol import wire
from oneleft.server.storage.store import StoreError
from oneleft.server.table.refusals import TableRefusal

Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]

NORMAL: Final = 1000
POLICY: Final = 1008  # the client broke the protocol
TRY_AGAIN: Final = 1013
HELLO_WITHIN: Final = 10.0  # seconds
LAST_WORDS: Final = 5.0  # seconds to send what is still in the outbox once a connection is to end
RESYNC_COSTS: Final = 5  # counts as so many messages, because the answer may be the whole table
MOST_MISTAKES: Final = 50  # messages that are refused before a table sees them


class Connection:
    """The connection of one client to a room: limits and checks what comes in, queues what goes out."""

    def __init__(self, send: Send, limits: Limits, line: Line | None = None) -> None:
        self.member = 0
        self.room: Room | None = None
        self._send = send
        self._line = line
        self._most = limits.outbox
        self._most_bytes = limits.outbox_bytes
        self._outbox: deque[bytes] = deque()
        self._bytes = 0  # in the outbox
        self._wake: asyncio.Future[None] | None = None
        self._closing: int | None = None
        self._rate = Bucket(*limits.messages)
        self._mistakes = 0
        self.patience: asyncio.Timeout | None = None  # runs out for a client that does not read

    # What a room calls

    def post(self, message: bytes) -> None:
        """Send as soon as possible. A client that lags too far behind is disconnected; it can return and catch up."""
        if self._closing is not None:
            return
        if len(self._outbox) >= self._most or self._bytes >= self._most_bytes:
            self._outbox.clear()
            self._end(TRY_AGAIN)
            return
        if not self._outbox and self._line is not None and self._line.write(message):
            return  # usually the line takes it at once, and the pump need not wake up
        self._outbox.append(message)
        self._bytes += len(message)
        self._wake_up()

    def close(self, goodbye: wire.Goodbye | None = None) -> None:
        if goodbye is not None:
            self.post(wire.encode(goodbye))
        self._end(NORMAL if goodbye is not None else TRY_AGAIN)

    def _end(self, code: int) -> None:
        if self._closing is None:
            self._closing = code
            if self.patience is not None:
                self.patience.reschedule(asyncio.get_running_loop().time() + LAST_WORDS)
        self._wake_up()

    def _wake_up(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    @property
    def is_closing(self) -> bool:
        return self._closing is not None

    # Both directions

    async def pump(self) -> None:
        """Send what was posted, until the connection ends."""
        loop = asyncio.get_running_loop()
        while True:
            while self._outbox:
                message = self._outbox[0]
                await self._send({"type": "websocket.send", "text": message.decode()})
                if self._outbox:  # else it was cleared in the meantime
                    self._outbox.popleft()
                    self._bytes -= len(message)
            if self._closing is not None:
                await self._send({"type": "websocket.close", "code": self._closing})
                return
            self._wake = loop.create_future()
            await self._wake

    async def listen(self, receive: Receive, rooms: Rooms, hellos: Buckets, address: str) -> None:
        """Take commands until the client disconnects or the connection is to end."""
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                await self._greet(receive, rooms, hellos, address)
        except TimeoutError:
            self.close(wire.Goodbye("bad_hello", "no hello came"))
        if self._line is not None:
            self._line.taken_by(self.take)
        while self._closing is None:
            data = await _next(receive)
            if data is None:
                return
            self.take(data)

    def take(self, data: str | bytes) -> None:
        """Handle a message from the client."""
        command = self._checked(data)
        room = self.room
        if command is not None and room is not None and self._closing is None:
            room.handle(self, command)

    async def _greet(self, receive: Receive, rooms: Rooms, hellos: Buckets, address: str) -> None:
        data = await _next(receive)
        if data is None:
            self._end(NORMAL)
            return
        try:
            hello = wire.decode_command(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self.close(wire.Goodbye("bad_hello", f"the first message was not understood: {error}"))
            return
        if not isinstance(hello, wire.Hello):
            self.close(wire.Goodbye("bad_hello", "the first message must be a hello"))
            return
        if not hellos.take(address):
            self._end(TRY_AGAIN)
            return
        try:
            room = await rooms.find(hello.table)
        except (StoreError, Full) as error:
            note("find_failed", error=str(error))
            self._end(TRY_AGAIN)
            return
        if room is None:
            self.close(wire.Goodbye("no_table", "there is no table with this code"))
            return
        self.room = room
        room.enter(self, hello)

    def _checked(self, data: str | bytes) -> wire.MemberCommand | None:
        """The command in a message; None if it was refused before reaching the table."""
        try:
            command = wire.decode_command(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._refuse(None, TableRefusal("not-understood", problem=str(error)))
            return None
        if isinstance(command, wire.Hello):
            self._refuse(None, TableRefusal("hello-again"))
            return None
        if not self._rate.take(RESYNC_COSTS if isinstance(command, wire.Resync) else 1):
            self._refuse(command.id, TableRefusal("too-fast"))
            return None
        return command

    def _refuse(self, command: int | None, error: TableRefusal) -> None:
        self.post(wire.encode(wire.Refused(command, error.key, dict(error.details), str(error))))
        self._mistakes += 1
        if self._mistakes > MOST_MISTAKES:
            self._end(POLICY)


async def _next(receive: Receive) -> str | bytes | None:
    """The next message; None when the client has gone."""
    message = await receive()
    if message["type"] == "websocket.disconnect":
        return None
    text: str | None = message.get("text")
    data: bytes | None = message.get("bytes")
    return text if text is not None else data or b""


class Sockets:
    """The WebSocket endpoint: limits the connections, checks where they come from, and serves them."""

    def __init__(self, rooms: Rooms, limits: Limits, origins: frozenset[str]) -> None:
        self._rooms = rooms
        self._limits = limits
        self._origins = origins
        self._hellos = Buckets(*limits.hellos)
        self._by_address: dict[str, int] = {}
        self.open: set[Connection] = set()

    async def serve(self, scope: Message, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        address = scope["client"][0] if scope.get("client") else ""
        if not self._is_welcome(scope, address):
            await send({"type": "websocket.close", "code": POLICY})  # before accepting: HTTP 403
            return
        await send({"type": "websocket.accept"})
        connection = Connection(send, self._limits, line_of(scope))
        self.open.add(connection)
        self._by_address[address] = self._by_address.get(address, 0) + 1
        pump = asyncio.create_task(_quietly(connection.pump()))
        try:
            async with asyncio.timeout(None) as connection.patience:
                await connection.listen(receive, self._rooms, self._hellos, address)
                if connection.is_closing:
                    await pump
        except TimeoutError:
            note("line_stuck")
        finally:
            pump.cancel()
            self.open.discard(connection)
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]
            if connection.room is not None:
                connection.room.exit(connection)

    def _is_welcome(self, scope: Message, address: str) -> bool:
        if len(self.open) >= self._limits.connections:
            return False
        if self._by_address.get(address, 0) >= self._limits.connections_an_address:
            return False
        headers = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1")
        host = headers.get(b"host", b"").decode("latin-1")
        # Browsers always send the origin of the page, and pages of other sites are refused. Other programs send none.
        return not origin or origin.partition("://")[2] == host or origin in self._origins


async def _quietly(work: Awaitable[None]) -> None:
    """Ignore a connection that breaks while sending: the listener notices it too, and cleans up."""
    try:
        await work
    except (OSError, RuntimeError) as error:
        note("line_broken", error=type(error).__name__)
