"""Options that several commands share: which rules, which bots, which language."""

import argparse
import os
import random
from collections.abc import Sequence

from oneleft.cli.language import text
from oneleft.rules import EDITIONS, Rules, option_from_text
from oneleft.words import LANGUAGES, amount

MOST_WORKERS = 512


def add_language_option(parser: argparse.ArgumentParser) -> None:
    """Accept --lang before or after the command; `choose_language` has read it by then."""
    languages = ", ".join(LANGUAGES)
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        default=argparse.SUPPRESS,
        metavar="NAME",
        help=text("help-lang") % {"languages": languages},
    )


def add_rules_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--edition",
        default="official",
        metavar="NAME",
        help=text("help-edition") % {"editions": ", ".join(EDITIONS)},
    )
    parser.add_argument(
        "--set",
        dest="changes",
        action="append",
        default=[],
        metavar="OPTION=VALUE",
        help=text("help-set"),
    )


def chosen_rules(arguments: argparse.Namespace) -> Rules:
    """The rules asked for with --edition and --set."""
    options = {}
    for change in arguments.changes:
        option, equals, value = change.partition("=")
        if not equals:
            raise ValueError(text("wrong-set", change=change))
        options[option] = option_from_text(option, value)
    return Rules.of(arguments.edition, **options)


def chosen_bots(specs: Sequence[str]) -> list[str]:
    """The bots asked for, by name or as my_module:MyBot; one that cannot be made is refused at once."""
    from oneleft.bots import BOTS, make_bot

    for spec in specs:
        if ":" in spec:
            make_bot(spec, 0)
        elif spec not in BOTS:
            raise ValueError(text("wrong-bot", bot=spec, bots=", ".join(BOTS)))
    return list(specs)


def chosen_workers(option: str, wanted: int | None) -> int:
    """The number of processes asked for, or else of the cores that this process may use."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return checked_number(option, cores if wanted is None else wanted, 1, MOST_WORKERS)


def chosen_seed(wanted: int | None) -> int:
    if wanted is None:
        return random.SystemRandom().getrandbits(48)
    return checked_number("--seed", wanted, 0, (1 << 63) - 1, "2^63 - 1")


def checked_number(option: str, number: int, least: int, most: int, said: str = "") -> int:
    if not least <= number <= most:
        raise ValueError(
            text("wrong-number", option=option, least=least, most=said or amount(most), number=str(number))
        )
    return number
