"""`oneleft verify`: check records by playing them again."""

import argparse
import json
import time
from typing import Any

from oneleft.cli.files import open_input
from oneleft.cli.language import text
from oneleft.cli.options import add_language_option
from oneleft.cli.progress import Progress
from oneleft.words import amount


def add_verify(commands: Any) -> None:
    parser = commands.add_parser(
        "verify",
        help=text("help-verify"),
        description=text("help-verify-about"),
    )
    parser.add_argument("file", metavar="FILE", help=text("help-verify-file"))
    parser.add_argument("--json", action="store_true", help=text("help-verify-json"))
    add_language_option(parser)
    parser.set_defaults(func=run)


def run(arguments: argparse.Namespace) -> int:
    from oneleft.notation import FormatError
    from oneleft.replay import read_objects
    from oneleft.verify import Counts, VerifyError, verify

    counts = Counts()
    problem = None
    line = 0
    started = time.perf_counter()
    with open_input(arguments.file) as lines, Progress("progress-verified") as progress:
        try:
            for line, data in read_objects(lines):  # noqa: B007  # named in the error below
                verify(data, counts)
                progress.show(counts.records)
        except VerifyError as error:
            problem = f"line {line}: {error}"
        except (FormatError, UnicodeDecodeError) as error:
            problem = str(error)
    if problem is None and counts.records == 0:
        problem = text("verify-empty")
    outcome = {"records": counts.records, "rounds": counts.rounds, "actions": counts.actions, "wrong": problem}
    if arguments.json:
        print(json.dumps({**outcome, "seconds": round(time.perf_counter() - started, 3)}, ensure_ascii=False))
    else:
        counted = {"records": counts.records, "rounds": counts.rounds, "actions": counts.actions}
        print(text("verify-right", **{name: amount(count) for name, count in counted.items()}))
        if problem is not None:
            print(text("verify-wrong", problem=problem))
    return 0 if problem is None else 1
