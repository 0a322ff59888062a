"""What the lobby offers, as the server says it, for the client's tests (web/test/catalogue.fixture.ts)."""

import sys
from pathlib import Path

from oneleft.server.network.lobby import catalogue
from oneleft.server.protocol import wire

SHARE = "http://192.0.2.1:8000"


def main() -> None:
    Path(sys.argv[1]).write_bytes(wire.encode(catalogue(SHARE)))


if __name__ == "__main__":
    main()
