"""The messages of the table as one JSON Schema document, on standard output: what web/wire-types.mjs reads."""

import json
from typing import Any

import msgspec

from oneleft.server import wire

OVER_HTTP = (
    wire.NewTable,
    wire.TableMade,
    wire.TableSummary,
    wire.Problem,
    wire.Catalogue,
    wire.AskRules,
    wire.RulesInWords,
)


def schema() -> dict[str, Any]:
    types = [wire.ToServer, wire.ToClient, wire.TableEvent, *OVER_HTTP]
    (to_server, to_client, event, *_), definitions = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    for definition in definitions.values():
        if definition.get("type") == "object":
            definition.setdefault("additionalProperties", False)
        for part in definition.get("properties", {}).values():
            # The pattern and bounds are checked by the server; as types they would only make noise.
            for bound in ("maxItems", "minItems"):
                part.pop(bound, None)
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


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1))
