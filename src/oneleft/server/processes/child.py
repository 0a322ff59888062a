"""A process that the server has started and talks to through a pair of pipes."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import cast


class Child(asyncio.SubprocessProtocol):
    """The process and its pipes, as an asyncio protocol."""

    def __init__(self, on_data: Callable[[bytes], None], on_end: Callable[[int], None]) -> None:
        self._on_data = on_data
        self._on_end = on_end

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._process = cast("asyncio.SubprocessTransport", transport)
        self._input = cast("asyncio.WriteTransport", self._process.get_pipe_transport(0))
        self.pid = self._process.get_pid()

    def write(self, data: bytes) -> None:
        if not self._input.is_closing():  # else it has ended, and `connection_lost` follows
            self._input.write(data)

    def close(self) -> None:
        """Write nothing more. The process ends by itself once it has read everything."""
        self._input.close()

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()

    def pipe_data_received(self, fd: int, data: bytes) -> None:  # noqa: ARG002
        self._on_data(data)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """The process has ended, and everything that it wrote has been read."""
        status = self._process.get_returncode()
        assert status is not None
        self._process.close()
        self._on_end(status)
