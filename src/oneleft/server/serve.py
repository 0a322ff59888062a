"""Running the server: address, event loop, garbage collector, shutdown."""

import asyncio
import gc
import ipaddress
import socket
from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType
from typing import Final, Literal, TypeAlias

import uvicorn

from oneleft.bots import LADDER, make_bot
from oneleft.server.limits import Limits
from oneleft.server.live.pace import Pace
from oneleft.server.logs import note
from oneleft.server.network.app import App
from oneleft.server.network.connection import Message, Receive, Send
from oneleft.server.protocol.wire import LARGEST_MESSAGE
from oneleft.server.storage.store import Store, StoreError
from oneleft.server.storage.stores import kind_of

PORTS_TO_TRY: Final = 20
UNREAD_MS: Final = 30_000
# Thousands of connections mean millions of long-lived objects: with the default thresholds the garbage collector would
# stop the server for a third of a second now and then.
GC_THRESHOLDS: Final = (50_000, 50, 1000)
AsgiApp: TypeAlias = Callable[[Message, Receive, Send], Awaitable[None]]


def bind(host: str, port: int | None, default: int) -> socket.socket:
    """A listening socket. Without a port: the default one, or the next that is free."""
    wanted = [port] if port is not None else [*range(default, default + PORTS_TO_TRY), 0]
    error: OSError | None = None
    for number in wanted:
        try:
            return _listen(host, number)
        except OSError as problem:
            error = problem
    assert error is not None
    raise OSError(error.errno, f"cannot listen on {host} port {port}: {error.strerror}")


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(
            socket, "TCP_USER_TIMEOUT"
        ):  # gives up clients that receive nothing for so long; accepted sockets inherit it
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_MS)
        listening.bind((host, port))
        listening.listen(2048)
    except BaseException:
        listening.close()
        raise
    return listening


def network_address() -> str:
    """This machine's address on the local network; '' if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: it only picks the interface
            found = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if ipaddress.ip_address(found).is_loopback else found


def run(
    listening: socket.socket,
    database: str,
    *,
    share: str = "",
    origins: frozenset[str] = frozenset(),
    bots: Mapping[str, str] = MappingProxyType({}),
    pace: Pace = Pace(),  # noqa: B008 - a frozen value
    limits: Limits = Limits(),  # noqa: B008 - a frozen value
    on_start: Callable[[], None] = lambda: None,
) -> None:
    """Serve until told to stop (Ctrl-C, SIGTERM); then finish what was begun and close the database.

    `database` is an address of a kind that stores.py lists. `bots` are the host's own: "my_module:MyBot" by the name
    that `host_bots.bring` returned.

    Raises StoreError where the database cannot be opened, or is lost before the server ends.
    """
    kind = kind_of(database)
    kind.check(database)  # what is wrong with it is said before anything has started

    def lost(reason: str) -> None:
        server.give_up(f"{reason}, so the server has stopped; what anyone was told is on disk")

    async def open_store() -> Store:
        try:
            store = await kind.open(database, lost)
        except StoreError as error:
            server.give_up(str(error))
            raise
        load_bots()
        calm_collector()
        return store

    server = _Server(App(open_store, pace=pace, limits=limits, origins=origins, share=share, bots=bots), on_start)
    server.run(sockets=[listening])
    if server.trouble is not None:
        raise StoreError(server.trouble)


def load_bots() -> None:
    """Load the weights of our bots: the first bot of a kind reads them, and no table should wait for that."""
    for name in LADDER:
        make_bot(name, 0)


def calm_collector() -> None:
    """Exempt all present objects from garbage collection, and collect the rest seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


def serve(app: AsgiApp, listening: socket.socket, on_start: Callable[[], None]) -> None:
    """Run any app with this server's settings: the benchmark runs the bare app that it compares ours with."""
    _Server(app, on_start).run(sockets=[listening])


def websocket() -> type[asyncio.Protocol] | Literal["auto"]:
    """FastWebSocket; with a version of uvicorn that it does not fit, uvicorn's own, which does the same more slowly."""
    try:
        from oneleft.server.network.fast_websocket import FastWebSocket
    except ImportError as error:
        note("slow_websocket", error=str(error))
        return "auto"
    return FastWebSocket


class _Server(uvicorn.Server):
    """Uvicorn's server, with a callback when it is ready and a way to stop it with an error."""

    def __init__(self, app: AsgiApp, on_start: Callable[[], None]) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                ws=websocket(),
                ws_max_size=LARGEST_MESSAGE,
                ws_per_message_deflate=False,
                ws_ping_interval=20,
                ws_ping_timeout=20,
                log_config=None,
                access_log=False,
                server_header=False,
                lifespan="on",
                timeout_graceful_shutdown=5,
                backlog=2048,
            )
        )
        self._on_start = on_start
        self.trouble: str | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._on_start()

    def give_up(self, trouble: str) -> None:
        self.trouble = trouble
        self.should_exit = True
