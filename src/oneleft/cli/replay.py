"""`oneleft replay`: play a scenario or record again and print every state."""

import argparse
import json
from typing import Any

from oneleft.cli.files import open_input
from oneleft.cli.language import text
from oneleft.cli.options import add_language_option


def add_replay(commands: Any) -> None:
    parser = commands.add_parser(
        "replay",
        help=text("help-replay"),
        description=text("help-replay-about"),
    )
    parser.add_argument("file", metavar="FILE", help=text("help-replay-file"))
    add_language_option(parser)
    parser.set_defaults(func=run)


def run(arguments: argparse.Namespace) -> int:
    from oneleft.replay import read_objects, replay

    with open_input(arguments.file) as lines:
        replayed = 0
        for _, data in read_objects(lines):
            if replayed:
                print()
            for line in replay(data):
                print(json.dumps(line))
            replayed += 1
    if not replayed:
        raise ValueError(text("wrong-empty", file=arguments.file))
    return 0
