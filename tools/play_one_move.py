"""A minimal client of the server: python play_one_move.py http://127.0.0.1:8000

It fetches the page and its script, makes a table with bots, and plays until one move of its own is accepted. It needs
only what an installed OneLeft depends on, because tools/release.py runs it where nothing else is installed.
"""

import asyncio
import json
import re
import secrets
import sys
import urllib.request
from typing import Any

from websockets.asyncio.client import connect

PATIENCE = 60.0  # seconds


def fetch(address: str, content: object = None) -> bytes:
    body = None if content is None else json.dumps(content).encode()
    request = urllib.request.Request(address, body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        text: bytes = answer.read()
        return text


def fetch_page(server: str) -> int:
    """Fetch the page and its scripts; returns their size in bytes."""
    page = fetch(f"{server}/").decode()
    scripts = re.findall(r'<script[^>]+src="([^"]+)"', page)
    if not scripts:
        raise SystemExit("the page has no script: is the browser client in the package?")
    return sum(len(fetch(f"{server}/{script.lstrip('./')}")) for script in scripts)


async def play(server: str) -> str:
    """Sits down with two bots and makes the first move that it may; returns the move."""
    key = secrets.token_urlsafe(24)
    wanted = {
        "key": key,
        "name": "Release",
        "settings": {"players": 3},
        "bots": [None, "casual", "random"],
        "start": True,
    }
    code = json.loads(fetch(f"{server}/api/tables", wanted))["code"]
    async with connect(f"{server.replace('http', 'ws', 1)}/ws", proxy=None) as line:
        await line.send(json.dumps({"type": "hello", "table": code, "key": key, "name": "Release"}))
        sent = ""
        async for text in line:
            message: dict[str, Any] = json.loads(text)
            if message.get("ack") == 1:
                return sent
            if message["type"] in ("refused", "goodbye"):
                raise SystemExit(f"the server answers {message}")
            mine = message.get("mine") or (message.get("round") or {}).get("mine") or {}
            if not sent and mine.get("must"):
                sent = mine["legal"][0]
                act = {"type": "act", "id": 1, "version": message["version"], "action": sent}
                await line.send(json.dumps(act))
    raise SystemExit("the server has ended the connection")


def main() -> None:
    server = sys.argv[1]
    size = fetch_page(server)
    move = asyncio.run(asyncio.wait_for(play(server), PATIENCE))
    print(f"the page came with {size:,} bytes of script, and at a table with bots '{move}' was accepted")


if __name__ == "__main__":
    main()
