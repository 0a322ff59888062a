"""`oneleft replay`: play a scenario or record again and print every state."""

import argparse
import json
from typing import Any

from oneleft.cli.files import open_input


def add_replay(commands: Any) -> None:
    parser = commands.add_parser(
        "replay",
        help="play scenarios or records again, printing every state",
        description="Print one JSON object a line: the starting state, then each action with whether it was accepted, "
        "what happened, and the state after it. A file with several objects, one a line, is replayed one after the "
        "other, with an empty line between. Exit status 2: not a scenario or record.",
    )
    parser.add_argument("file", metavar="FILE", help="a scenario (.json) or records (.jsonl); - for standard input")
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
        raise ValueError(f"{arguments.file}: no scenario or record in it")
    return 0
