"""Structured logs: one JSON object per line on standard error. Table codes let people in: only digests are logged."""

import hashlib
import logging
import secrets
import sys
import time
from typing import Any, Final

import msgspec

logger: Final = logging.getLogger("oneleft")
_KEY: Final = secrets.token_bytes(16)  # without a key, anyone could try out all codes against a digest


def note(event: str, *, table: str | None = None, **details: Any) -> None:
    """Log what the server did; never a hand, a secret, a name or anything that people said."""
    if table is not None:
        details["table"] = hashlib.blake2b(table.encode(), key=_KEY, digest_size=4).hexdigest()
    logger.info(event, extra={"details": details})


class JsonLines(logging.Formatter):
    """Formats a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, Any] = {"at": f"{moment}.{int(record.msecs):03d}Z", "level": record.levelname.lower()}
        line |= {"event": record.getMessage()} | getattr(record, "details", {})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up(level: str) -> None:
    """Everything the server and its libraries log goes to standard error as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logger.setLevel(level.upper())
