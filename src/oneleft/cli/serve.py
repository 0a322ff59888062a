"""`oneleft serve`: the table in the browser."""

import argparse
import os
import sys
from pathlib import Path
from typing import Any

from oneleft.cli.language import text
from oneleft.cli.options import add_language_option

DEFAULT_HOST = "127.0.0.1"
DEFAULT_PORT = 8000
ANY_HOST = ("0.0.0.0", "::")


def add_serve(subparsers: Any) -> None:
    parser = subparsers.add_parser("serve", help=text("help-serve"), description=text("help-serve-about"))
    parser.add_argument("--host", default=DEFAULT_HOST, help=text("help-serve-host"))
    parser.add_argument("--port", type=_port, default=None, help=text("help-serve-port") % {"port": DEFAULT_PORT})
    kept = parser.add_mutually_exclusive_group()
    kept.add_argument("--data", type=Path, default=None, metavar="FOLDER", help=text("help-serve-data"))
    kept.add_argument("--database", default=None, metavar="URL", help=text("help-serve-database"))
    parser.add_argument("--origin", action="append", default=[], metavar="URL", help=text("help-serve-origin"))
    parser.add_argument("--share", default=None, metavar="URL", help=text("help-serve-share"))
    parser.add_argument("--bots", action="append", default=[], metavar="MODULE:CLASS", help=text("help-serve-bots"))
    parser.add_argument("--open", action="store_true", help=text("help-serve-open"))
    parser.add_argument(
        "--log", default="info", choices=["debug", "info", "warning", "error"], help=text("help-serve-log")
    )
    add_language_option(parser)
    parser.set_defaults(func=serve)


def _port(typed: str) -> int:
    if not (typed.isascii() and typed.isdigit()) or int(typed) > 65535:
        raise argparse.ArgumentTypeError(text("wrong-port", typed=typed))
    return int(typed)


def serve(arguments: argparse.Namespace) -> int:
    from oneleft.server import logs
    from oneleft.server.host_bots.host_bots import bring
    from oneleft.server.serve import bind, network_address, run
    from oneleft.server.storage.store import StoreError
    from oneleft.server.storage.stores import default_address, kind_of

    data = arguments.data or _data_folder()
    database = arguments.database or default_address(data)
    try:
        kept = str(data) if arguments.database is None else kind_of(database).shown(database)
    except StoreError as error:
        raise ValueError(str(error)) from None
    bots = {bring(spec): spec for listed in arguments.bots for spec in listed.split(",")}
    logs.set_up(arguments.log)
    listening = bind(arguments.host, arguments.port, DEFAULT_PORT)
    port = listening.getsockname()[1]
    everywhere = arguments.host in ANY_HOST
    here = f"http://{'localhost' if everywhere or arguments.host == DEFAULT_HOST else arguments.host}:{port}"
    found = network_address() if everywhere else ""
    share = arguments.share or (f"http://{found}:{port}" if found else "")

    def say_where() -> None:
        print(text("serve-here", url=here))
        if share:
            print(text("serve-network", url=share))
        print(text("serve-stop", data=kept), flush=True)
        if arguments.open:
            _open_browser(here)

    with listening:
        try:
            run(listening, database, share=share, origins=frozenset(arguments.origin), bots=bots, on_start=say_where)
        except StoreError as error:
            raise OSError(str(error)) from None
    return 0


def _data_folder() -> Path:
    import platformdirs

    return platformdirs.user_data_path("oneleft", appauthor=False)


def _open_browser(url: str) -> None:
    """Only where there is a desktop to open it on."""
    has_desktop = sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if has_desktop:
        import webbrowser

        webbrowser.open(url)
