"""The two servers that are measured, each a process of its own: ours, and a bare one that only passes messages on.

`python -m bench.table_servers ours FOLDER` or `bare` prints its port when it is ready, and ends when its standard input
does: whatever happens to the benchmark, no server stays behind.
"""

import os
import sys
import threading
from pathlib import Path

from oneleft.server import serve
from oneleft.server.limits import Limits
from oneleft.server.live.pace import Pace
from oneleft.server.network.connection import Message, Receive, Send
from oneleft.server.storage.stores import default_address

HOST = "127.0.0.1"
PLENTY = (1e9, 1e9)
# Here all connections come from one address, which acts as fast as it can.
LIMITS = Limits(
    tables=20_000,
    connections=40_000,
    connections_an_address=40_000,
    messages=PLENTY,
    new_tables=PLENTY,
    hellos=PLENTY,
    requests=PLENTY,
)
PACE = Pace(next_round=3600.0)  # the load generator decides when; it may pause in between


class Bare:
    """Rooms of connections: for each message of one, all get a text of a given size. No game, no disk."""

    def __init__(self) -> None:
        self._rooms: dict[str, tuple[list[Send], list[int]]] = {}

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await receive()
            serve.calm_collector()
            await send({"type": "lifespan.startup.complete"})
            await receive()
            await send({"type": "lifespan.shutdown.complete"})
            return
        await receive()
        await send({"type": "websocket.accept"})
        room, size = (await receive())["text"].split()
        members, version = self._rooms.setdefault(room, ([], [0]))
        members.append(send)
        filling = "x" * int(size)
        while (await receive())["type"] == "websocket.receive":
            message = f'{{"type":"update","since":{version[0]},"version":{version[0] + 1},"filling":"{filling}"}}'
            version[0] += 1
            for tell in members:
                await tell({"type": "websocket.send", "text": message})
        members.remove(send)


def _end_with_parent() -> None:
    sys.stdin.read()
    os._exit(0)


def main() -> None:
    threading.Thread(target=_end_with_parent, daemon=True).start()
    listening = serve.bind(HOST, 0, 0)
    port = listening.getsockname()[1]

    def started() -> None:
        print(port, flush=True)

    if sys.argv[1] == "ours":
        serve.run(listening, default_address(Path(sys.argv[2])), pace=PACE, limits=LIMITS, on_start=started)
    else:
        serve.serve(Bare(), listening, started)


if __name__ == "__main__":
    main()
