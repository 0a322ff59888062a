"""`oneleft verify`: check records by playing them again."""

import argparse
import json
import time
from typing import Any

from oneleft.cli.files import open_input
from oneleft.cli.progress import Progress


def add_verify(commands: Any) -> None:
    parser = commands.add_parser(
        "verify",
        help="check every action, winner and point of records",
        description="Replay every record of a file and check each action, winner, point, dealer, score and team. "
        "Prints a count, and the first thing wrong with its line, round and action. "
        "Exit status 0: all is right; 1: something is not; 2: the file cannot be read.",
    )
    parser.add_argument("file", metavar="FILE", help="records, one a line (.jsonl); - for standard input")
    parser.add_argument("--json", action="store_true", help="print the outcome as one JSON object")
    parser.set_defaults(func=run)


def run(arguments: argparse.Namespace) -> int:
    from oneleft.notation import FormatError
    from oneleft.replay import read_objects
    from oneleft.verify import Counts, VerifyError, verify

    counts = Counts()
    problem = None
    line = 0
    started = time.perf_counter()
    with open_input(arguments.file) as lines, Progress("verified") as progress:
        try:
            for line, data in read_objects(lines):  # noqa: B007  # named in the error below
                verify(data, counts)
                progress.show(counts.records)
        except VerifyError as error:
            problem = f"line {line}: {error}"
        except (FormatError, UnicodeDecodeError) as error:
            problem = str(error)
    if problem is None and counts.records == 0:
        problem = "no record in it"
    outcome = {"records": counts.records, "rounds": counts.rounds, "actions": counts.actions, "wrong": problem}
    if arguments.json:
        print(json.dumps({**outcome, "seconds": round(time.perf_counter() - started, 3)}, ensure_ascii=False))
    else:
        print(f"{counts.records} records, {counts.rounds} rounds, {counts.actions} actions are right")
        if problem is not None:
            print(f"wrong: {problem}")
    return 0 if problem is None else 1
