"""FastWebSocket takes messages by a short cut where it can: however the bytes arrive, each is taken once, in order."""

import asyncio
import itertools
import os
import random
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from oneleft.server.network.fast_websocket import NAMES, FastWebSocket, missing_in
from oneleft.server.protocol import wire
from oneleft.server.serve import websocket
from oneleft.verify import Counts, verify
from tests.server.live import PATIENCE, Player, Server, live, new_key, play_to_the_end

TEXT, CONTINUED, PING, PONG, CLOSE = 1, 0, 9, 10, 8
WHOLE, MASKED = 0x80, 0x80
HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("line")) as running:
        yield running
        running.stop()
        assert running.crashes == []


def frame(opcode: int, data: bytes, *, whole: bool = True, masked: bool = True) -> bytes:
    """A frame as a client sends it (RFC 6455, 5.2)."""
    head = bytes([opcode | (WHOLE if whole else 0)])
    mask_bit = MASKED if masked else 0
    if len(data) < 126:
        head += bytes([mask_bit | len(data)])
    else:
        head += bytes([mask_bit | 126]) + len(data).to_bytes(2, "big")
    if not masked:
        return head + data
    mask = os.urandom(4)
    return head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))


class Raw:
    """A client that knows what bytes it sends, and when."""

    def __init__(self, server: Server, code: str, key: str) -> None:
        self._socket = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._rest = b""
        self._socket.sendall(HANDSHAKE)
        while b"\r\n\r\n" not in self._rest:
            self._rest += self._more()
        head, _, self._rest = self._rest.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101")
        self.send(frame(TEXT, wire.encode(wire.Hello(code, key))))
        while b'"type":"table"' not in self.message()[1]:
            pass

    def _more(self) -> bytes:
        data = self._socket.recv(65536)
        assert data, "the server has hung up"
        return data

    def send(self, data: bytes) -> None:
        self._socket.sendall(data)

    def _take(self, size: int) -> bytes:
        while len(self._rest) < size:
            self._rest += self._more()
        data, self._rest = self._rest[:size], self._rest[size:]
        return data

    def message(self) -> tuple[int, bytes]:
        """The next frame: its opcode and what is in it."""
        first, size = self._take(2)
        if size == 126:
            size = int.from_bytes(self._take(2), "big")
        elif size == 127:
            size = int.from_bytes(self._take(8), "big")
        return first & 15, self._take(size)

    def ids(self, count: int) -> list[int]:
        """The next answers to pings of the protocol."""
        found: list[int] = []
        while len(found) < count:
            opcode, data = self.message()
            if opcode == TEXT and data.startswith(b'{"type":"pong"'):
                found.append(int(data.split(b'"id":')[1].rstrip(b"}")))
        return found

    def close(self) -> None:
        self._socket.close()


@st.composite
def streams(draw: st.DrawFn) -> tuple[int, list[bytes]]:
    """Pings of the protocol, in one frame or several, with WebSocket pings in between, cut anywhere."""
    count = draw(st.integers(1, 6))
    stream = b""
    for number in range(count):
        data = wire.encode(wire.Ping(number)).replace(b"{", b"{" + b" " * draw(st.sampled_from([0, 1, 100, 2000])), 1)
        cuts = sorted(draw(st.lists(st.integers(0, len(data)), max_size=2)))
        parts = [data[start:end] for start, end in itertools.pairwise([0, *cuts, len(data)])]
        for place, part in enumerate(parts):
            stream += frame(CONTINUED if place else TEXT, part, whole=place == len(parts) - 1)
            if draw(st.integers(0, 4)) == 0:
                stream += frame(PING, b"hey")
    cuts = sorted(set(draw(st.lists(st.integers(0, len(stream)), max_size=4))))
    return count, [stream[start:end] for start, end in itertools.pairwise([0, *cuts, len(stream)])]


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(several=st.lists(streams(), min_size=1, max_size=3))
def test_messages_are_taken_in_order_however_their_bytes_come(
    server: Server, several: list[tuple[int, list[bytes]]]
) -> None:
    key = new_key()
    client = Raw(server, server.make_table(key), key)
    for count, pieces in several:
        for piece in pieces:
            client.send(piece)
        assert client.ids(count) == list(range(count))
    client.close()


@pytest.mark.parametrize(
    "wrong",
    [frame(TEXT, b"{}", masked=False), frame(3, b"{}"), frame(CONTINUED, b"{}")],
    ids=["not masked", "unknown opcode", "continues nothing"],
)
@pytest.mark.parametrize("before", [0, 1])
def test_what_is_no_websocket_ends_the_line(server: Server, wrong: bytes, before: int) -> None:
    key = new_key()
    client = Raw(server, server.make_table(key), key)
    for _ in range(before):
        client.send(frame(TEXT, wire.encode(wire.Ping(1))))
        client.ids(1)
    client.send(wrong)
    while (heard := client.message())[0] != CLOSE:
        pass
    assert int.from_bytes(heard[1][:2], "big") == 1002, "a protocol error"
    client.close()


def test_what_looks_like_a_message_inside_another_is_not_taken_for_one(server: Server) -> None:
    key = new_key()
    client = Raw(server, server.make_table(key), key)
    inner = frame(TEXT, wire.encode(wire.Ping(99)))
    before, after = b'{"type":"say","id":1,"text":"', b'"}'
    data = before + inner + after
    head = bytes([WHOLE | TEXT, MASKED | len(data), 0, 0, 0, 0])  # this mask changes nothing
    for piece in (head + before, inner, after, frame(TEXT, wire.encode(wire.Ping(2)))):
        client.send(piece)
        time.sleep(0.05)  # so that each comes by itself
    assert client.ids(1) == [2]
    client.close()


def test_a_message_that_is_not_utf8_is_refused(server: Server) -> None:
    key = new_key()
    client = Raw(server, server.make_table(key), key)
    client.send(frame(TEXT, b'{"type":"say","id":1,"text":"\xff"}'))
    while (heard := client.message())[0] == TEXT and b'"refused"' not in heard[1]:
        pass
    assert b"not-understood" in heard[1]
    client.send(frame(TEXT, wire.encode(wire.Ping(2))))
    assert client.ids(1) == [2]
    client.close()


# ---- Another uvicorn


def test_this_uvicorn_is_as_expected() -> None:
    assert missing_in(WebSocketsSansIOProtocol) == []
    assert websocket() is FastWebSocket


def test_a_uvicorn_that_has_changed_inside_is_noticed() -> None:
    class Other:
        """With the methods, but not with what they go by."""

        def data_received(self, data: bytes) -> None: ...
        def handle_connect(self, request: object) -> None: ...
        def handle_parser_exception(self) -> None: ...

    renamed = {name: value for name, value in vars(WebSocketsSansIOProtocol).items() if name != "data_received"}
    assert missing_in(type("Renamed", (), renamed)) == ["data_received"]
    assert missing_in(Other) == ["handle_connect", "send_receive_event_to_app", *NAMES]


def test_without_the_short_cuts_a_table_is_played_at_all_the_same(tmp_path: Path) -> None:
    with Server(tmp_path, "--slow-websocket") as server:
        assert '"slow_websocket"' in server.log

        async def work() -> None:
            key = new_key()
            rules = {"edition": "official", "hand_size": 3, "target": 60}
            code = server.make_table(key, "Ann", bots=[None, None, "greedy"], players=3, rules=rules)
            ann, ben = await Player(server, code, key).enter(), await Player(server, code, name="Ben").enter()
            await ben.done(wire.Sit, place=1)
            await ann.done(wire.Start)
            async with asyncio.TaskGroup() as group:
                for number, person in enumerate((ann, ben)):
                    group.create_task(play_to_the_end(person, random.Random(number)))
            await ben.compare()
            record = server.record(code)
            verify(record, Counts())
            assert record["scores"] == ann.table.scores == ben.table.scores

        live(work())
        server.stop()
        assert server.crashes == []
