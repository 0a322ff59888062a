"""Writes what the client's tests take from Python, as JSON files: they know no options and no languages themselves.

catalogue.json: what the lobby offers. plurals.json: the plural form of numbers in every language, which the browser
must choose as well.
"""

import json
import sys
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from oneleft.server.network.lobby import catalogue
from oneleft.server.protocol import wire
from oneleft.words import LANGUAGES

SHARE = "http://192.0.2.1:8000"
FORMS = ("zero", "one", "two", "few", "many")
NUMBERS = (*range(26), *range(30, 33), 35, 100, 101, 102, 105, 111, 112, 121, 122, 500, 1000, 1001, 10000)


def plural_forms(language: str) -> dict[int, str]:
    variants = "".join(f"    [{form}] {form}\n" for form in FORMS)
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(f"n = {{ $n ->\n{variants}   *[other] other\n    }}\n"))
    value = bundle.get_message("n").value
    assert value is not None
    return {number: str(bundle.format_pattern(value, {"n": number})[0]) for number in NUMBERS}


def main() -> None:
    folder = Path(sys.argv[1])
    (folder / "catalogue.json").write_bytes(wire.encode(catalogue(SHARE)))
    (folder / "plurals.json").write_text(json.dumps({language: plural_forms(language) for language in LANGUAGES}))


if __name__ == "__main__":
    main()
