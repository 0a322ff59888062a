"""Makes web/src/protocol/wire.ts, the browser's types of all messages, from src/oneleft/server/protocol.

With --check nothing is written: the exit status is 1 if the file is not what it should be.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

from oneleft.server.protocol import api, wire

ROOT = Path(__file__).parent.parent
TYPES = ROOT / "web/src/protocol/wire.ts"
OVER_HTTP = (
    api.NewTable,
    api.TableMade,
    api.TableSummary,
    api.AskMine,
    api.MyTable,
    api.Problem,
    api.Catalogue,
    api.AskRules,
    api.RulesInWords,
    api.AskReplay,
    api.Replay,
)


def schema() -> dict[str, Any]:
    """All messages as one JSON Schema document."""
    types = [wire.ToServer, wire.ToClient, wire.TableEvent, *OVER_HTTP]
    (to_server, to_client, event, *_), definitions = msgspec.json.schema_components(
        types, ref_template="#/$defs/{name}"
    )
    for definition in definitions.values():
        if definition.get("type") == "object":
            definition.setdefault("additionalProperties", False)
        for part in definition.get("properties", {}).values():
            # The server checks lengths; as types they would only make noise.
            for bound in ("maxItems", "minItems"):
                part.pop(bound, None)
    _sort_choices(definitions)
    properties = {
        "toServer": {"title": "ToServer", **to_server},
        "toClient": {"title": "ToClient", **to_client},
        "tableEvent": {"title": "TableEvent", **event},
    }
    return {
        "title": "Wire",
        "type": "object",
        "additionalProperties": False,
        "properties": properties,
        "required": list(properties),
        "$defs": definitions,
    }


def _sort_choices(part: Any) -> None:
    """The choices of a Literal come in no order: give them one, so that the file is the same every time."""
    if isinstance(part, dict):
        if isinstance(part.get("enum"), list):
            part["enum"].sort(key=str)
        for inner in part.values():
            _sort_choices(inner)
    elif isinstance(part, list):
        for inner in part:
            _sort_choices(inner)


def types() -> str:
    """The schema as TypeScript."""
    command = [sys.executable, str(ROOT / "hatch_build.py"), "npm", "run", "--silent", "types"]
    done = subprocess.run(command, input=json.dumps(schema()), capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"the types could not be made: {done.stderr}")
    return done.stdout


def main() -> None:
    made = types()
    if sys.argv[1:] == ["--check"]:
        if TYPES.read_text() != made:
            sys.exit("web/src/protocol/wire.ts is not what src/oneleft/server/protocol says: run `make types`")
    else:
        TYPES.write_text(made)


if __name__ == "__main__":
    main()
