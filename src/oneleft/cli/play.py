"""`oneleft play`: one person against bots, line by line in the terminal."""

import argparse
from typing import Any

from oneleft.cli.language import text
from oneleft.cli.options import add_language_option, add_rules_options, chosen_bots, chosen_rules
from oneleft.rules import Rules

DEFAULT_PLAYERS = 4
DEFAULT_BOT = "greedy"


def add_play(subparsers: Any) -> None:
    parser = subparsers.add_parser("play", help=text("help-play"), description=text("help-play-about"))
    parser.add_argument("--players", type=int, default=None, metavar="N", help=text("help-play-players"))
    add_rules_options(parser)
    parser.add_argument("--bots", default=DEFAULT_BOT, metavar="NAME,...", help=text("help-play-bots"))
    parser.add_argument("--name", default=None, help=text("help-play-name"))
    parser.add_argument("--seed", type=int, default=None, metavar="S", help=text("help-play-seed"))
    parser.add_argument("--target", type=int, default=None, metavar="N", help=text("help-play-target"))
    parser.add_argument("--record", default=None, metavar="FILE", help=text("help-play-record"))
    parser.add_argument("--no-color", action="store_true", help=text("help-play-no-color"))
    add_language_option(parser)
    parser.set_defaults(func=play)


def play(arguments: argparse.Namespace) -> int:
    """Check what was asked for, then play."""
    from oneleft.cli.session import Session, Settings
    from oneleft.cli.terminal import Terminal

    rules = chosen_rules(arguments)
    if arguments.target is not None:
        rules = rules.changed(target=arguments.target)
    bots = _bots(arguments, rules)
    if arguments.record is not None:
        _check_writable(arguments.record)
    settings = Settings(rules, bots, arguments.name, arguments.seed, arguments.record)
    Session(settings, Terminal(color=not arguments.no_color)).run()
    return 0


def _bots(arguments: argparse.Namespace, rules: Rules) -> tuple[str, ...]:
    """The kind of each bot: one name for all, or one for each."""
    kinds = chosen_bots(arguments.bots.split(","))
    players = arguments.players
    if players is None:
        players = len(kinds) + 1 if len(kinds) > 1 else DEFAULT_PLAYERS
    rules.check_players(players)
    if len(kinds) == 1:
        kinds *= players - 1
    elif len(kinds) != players - 1:
        raise ValueError(text("wrong-bot-count", count=len(kinds), players=players, right=players - 1))
    return tuple(kinds)


def _check_writable(file: str) -> None:
    """Fail now rather than after the match if the record cannot be written."""
    with open(file, "a", encoding="utf-8"):
        pass
