"""The pages of the browser client by their addresses: pages.json, which the client's own router reads too."""

import json
from pathlib import Path
from typing import Final

PAGES: Final[dict[str, list[str]]] = json.loads(Path(__file__).with_name("pages.json").read_text(encoding="utf-8"))
