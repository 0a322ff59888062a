"""`oneleft`: the command line."""

import argparse
import os
import sys
from collections.abc import Sequence

from oneleft.cli.arena import add_arena
from oneleft.cli.language import choose_language, spoken, text
from oneleft.cli.options import add_language_option
from oneleft.cli.play import add_play
from oneleft.cli.replay import add_replay
from oneleft.cli.rules import add_rules
from oneleft.cli.serve import add_serve
from oneleft.cli.simulate import add_simulate
from oneleft.cli.verify import add_verify
from oneleft.rules import RulesError
from oneleft.version import __version__
from oneleft.words import ENGLISH

BAD_INPUT = 2
INTERRUPTED = 130


def make_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="oneleft",
        description=text("help-about"),
        epilog=f"{text('help-more')} {text('independent')}",
    )
    parser.add_argument("--version", action="version", version=f"oneleft {__version__}")
    add_language_option(parser)
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    add_serve(commands)
    add_play(commands)
    add_replay(commands)
    add_verify(commands)
    add_simulate(commands)
    add_arena(commands)
    add_rules(commands)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit status. Wrong input is reported in one line on standard error."""
    typed = sys.argv[1:] if arguments is None else arguments
    choose_language(typed)
    chosen = make_parser().parse_args(typed)
    try:
        status: int = chosen.func(chosen)
        sys.stdout.flush()
    except (ValueError, OSError) as error:
        if isinstance(error, BrokenPipeError):
            # The reader of our output has gone, as in `oneleft replay ... | head`: that is not an error.
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
    if isinstance(error, RulesError) and spoken().language != ENGLISH:
        option = error.details.get("option")
        details = error.details | ({"option": text(f"option-{option}")} if f"option-{option}" in spoken() else {})
        return text(f"problem-{error.key}", **details)
    return str(error)  # in English, with the names of options as they are typed


if __name__ == "__main__":
    sys.exit(main())
