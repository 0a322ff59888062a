"""Generates what the browser knows of the server: the types of all messages, and the limits and choices in them.

With --check it writes nothing; the exit status is 1 if a file is out of date.
"""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from oneleft import cards
from oneleft.match import series
from oneleft.rules import option_kinds
from oneleft.server.protocol import api, wire
from oneleft.server.table import table

ROOT = Path(__file__).parent.parent
PROTOCOL = ROOT / "web/src/protocol"
BANNER = "// Made from src/oneleft by `make types`: do not edit.\n"
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
CONSTANTS = {
    "COLOR_LETTERS": tuple(cards.COLOR_LETTERS),
    "SYMBOL_LETTERS": tuple(cards.SYMBOL_LETTERS),
    "WILD_CODES": cards.WILD_CODES,
    "FEWEST_PLAYERS": cards.FEWEST_PLAYERS,
    "MOST_PLAYERS": cards.MOST_PLAYERS,
    "MOST_HANDS": series.MOST_HANDS,
    "LONGEST_CUSTOM_TEXT": option_kinds.LONGEST_CUSTOM_TEXT,
    "LONGEST_NAME": wire.LONGEST_NAME,
    "LONGEST_CHAT": wire.LONGEST_CHAT,
    "MOST_CHAT": table.MOST_CHAT,
    "MOST_MINE": api.MOST_MINE,
    "CONTRIBUTION_BYTES": wire.CONTRIBUTION_BYTES,
    "CODE": re.compile(f"^{wire.CODE_PATTERN}$"),
    "AVATAR_CODE": re.compile(f"^{wire.AVATAR_PATTERN}$"),
    "EMOJI": get_args(wire.Emoji),
    "FORMS": get_args(wire.Form),
    "CLOCKS": get_args(wire.Clock),
    "DAYS": get_args(wire.Days),
    "FIRST_SETTINGS": {name: value for name, value in msgspec.to_builtins(wire.Settings()).items() if name != "rules"},
}


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
            # The server checks lengths; TypeScript has no use for them.
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
    """Sort the choices of each Literal, which come in no fixed order, so that the file is the same every time."""
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
    return BANNER + done.stdout


def constants() -> str:
    """The constants as TypeScript."""
    return BANNER + "".join(f"export const {name} = {_literal(value)};\n" for name, value in CONSTANTS.items())


def _literal(value: object) -> str:
    if isinstance(value, re.Pattern):
        return f"/{value.pattern}/"
    text = json.dumps(value, ensure_ascii=False)
    return f"{text} as const" if isinstance(value, tuple | dict) else text


def main() -> None:
    for name, made in (("wire.ts", types()), ("constants.ts", constants())):
        file = PROTOCOL / name
        if sys.argv[1:] != ["--check"]:
            file.write_text(made)
        elif not file.exists() or file.read_text() != made:
            sys.exit(f"web/src/protocol/{name} is not what src/oneleft says: run `make types`")


if __name__ == "__main__":
    main()
