"""Options that several commands share: which rules."""

import argparse

from oneleft.rules import EDITIONS, Rules, RulesError, option_from_text


def add_rules_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--edition", default="official", metavar="NAME", help=f"the rule sheet to play by: {', '.join(EDITIONS)}"
    )
    parser.add_argument(
        "--set",
        dest="changes",
        action="append",
        default=[],
        metavar="OPTION=VALUE",
        help="change an option on top of the edition, again and again; 'oneleft rules' lists them",
    )


def chosen_rules(arguments: argparse.Namespace) -> Rules:
    """The rules asked for with --edition and --set."""
    options = {}
    for change in arguments.changes:
        option, equals, value = change.partition("=")
        if not equals:
            raise RulesError(f"--set {change}: write it as OPTION=VALUE, such as stacking=on")
        options[option] = option_from_text(option, value)
    return Rules.of(arguments.edition, **options)
