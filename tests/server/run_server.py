"""The server as the tests run it: quick bots and wide limits; it writes its port to standard output once it is ready.

`python -m tests.server.run_server FOLDER [--strict] [--pace JSON] [--origin URL] [--hello SECONDS]
[--last-words SECONDS] [--bots MODULE:CLASS] [--slow-websocket]`
"""

import argparse
import dataclasses
import json
import signal
import sys
from pathlib import Path

from oneleft.server import logs
from oneleft.server.host_bots.host_bots import bring
from oneleft.server.limits import Limits
from oneleft.server.live.pace import HURRIED
from oneleft.server.network import connection as websocket
from oneleft.server.serve import bind, run
from oneleft.server.storage.store import StoreError
from oneleft.server.storage.stores import default_address

NO_LIMIT = (1e9, 1e9)
WIDE = Limits(
    connections_an_address=10_000,
    members=10_000,
    messages=NO_LIMIT,
    chat=NO_LIMIT,
    new_tables=NO_LIMIT,
    hellos=NO_LIMIT,
    requests=NO_LIMIT,
)


def main() -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)  # else ignored where the tests run in the background
    parser = argparse.ArgumentParser()
    parser.add_argument("data", type=Path)
    parser.add_argument("--strict", action="store_true", help="the limits of a real server")
    parser.add_argument("--pace", type=json.loads, default={})
    parser.add_argument("--origin", action="append", default=[])
    parser.add_argument("--hello", type=float, default=websocket.HELLO_WITHIN)
    parser.add_argument("--last-words", type=float, default=websocket.LAST_WORDS)
    parser.add_argument("--bots", action="append", default=[])
    parser.add_argument("--slow-websocket", action="store_true", help="as with another uvicorn")
    arguments = parser.parse_args()
    if arguments.slow_websocket:
        sys.modules["oneleft.server.network.fast_websocket"] = None  # type: ignore[assignment]  # cannot be imported
    logs.set_up("info")
    # Final for everyone else.
    setattr(websocket, "HELLO_WITHIN", arguments.hello)  # noqa: B010
    setattr(websocket, "LAST_WORDS", arguments.last_words)  # noqa: B010
    listening = bind("127.0.0.1", 0, 0)

    def ready() -> None:
        sys.stdout.write(f"{listening.getsockname()[1]}\n")
        sys.stdout.flush()

    try:
        run(
            listening,
            default_address(arguments.data),
            pace=dataclasses.replace(HURRIED, **arguments.pace),
            limits=Limits() if arguments.strict else WIDE,
            origins=frozenset(arguments.origin),
            bots={bring(spec): spec for spec in arguments.bots},
            on_start=ready,
        )
    except StoreError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
