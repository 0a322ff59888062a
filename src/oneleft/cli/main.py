"""`oneleft`: the command line."""

import argparse
import os
import sys
from collections.abc import Sequence

from oneleft import __version__
from oneleft.cli.play import add_play
from oneleft.cli.replay import add_replay
from oneleft.cli.rules import add_rules
from oneleft.cli.serve import add_serve
from oneleft.cli.simulate import add_simulate
from oneleft.cli.verify import add_verify

BAD_INPUT = 2
INTERRUPTED = 130


def make_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="oneleft",
        description="The home of the UNO card game: play, replay and verify records, simulate, read the rules.",
        epilog="oneleft COMMAND --help says more about each command.",
    )
    parser.add_argument("--version", action="version", version=f"oneleft {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    add_serve(commands)
    add_play(commands)
    add_replay(commands)
    add_verify(commands)
    add_simulate(commands)
    add_rules(commands)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit status. What is wrong with the input is one line on standard error."""
    chosen = make_parser().parse_args(arguments)
    try:
        status: int = chosen.func(chosen)
        sys.stdout.flush()
    except (ValueError, OSError) as error:
        if isinstance(error, BrokenPipeError):
            # The reader has gone, as `oneleft replay ... | head` does: no error of ours.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
        print(f"oneleft: {_in_words(error)}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    return status


def _in_words(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    return str(error)


if __name__ == "__main__":
    sys.exit(main())
