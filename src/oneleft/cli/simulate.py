"""`oneleft simulate`: let bots play many rounds or matches."""

import argparse
import contextlib
import json
import os
import sys
from typing import Any

from oneleft.cli.language import number, text
from oneleft.cli.options import (
    add_language_option,
    add_rules_options,
    checked_number,
    chosen_bots,
    chosen_rules,
    chosen_seed,
    chosen_workers,
)
from oneleft.cli.progress import Progress
from oneleft.words import amount

MOST_GAMES = 1_000_000_000


def add_simulate(commands: Any) -> None:
    parser = commands.add_parser(
        "simulate",
        help=text("help-simulate"),
        description=text("help-simulate-about"),
    )
    parser.add_argument("--games", type=int, default=1000, metavar="N", help=text("help-simulate-games"))
    parser.add_argument("--players", type=int, default=None, metavar="K", help=text("help-simulate-players"))
    add_rules_options(parser)
    parser.add_argument("--seed", type=int, default=None, metavar="S", help=text("help-simulate-seed"))
    parser.add_argument("--bots", default="random", metavar="A,B,...", help=text("help-simulate-bots"))
    parser.add_argument("--match", action="store_true", help=text("help-simulate-match"))
    parser.add_argument("--record", metavar="FILE", help=text("help-simulate-record"))
    parser.add_argument("--workers", type=int, default=None, metavar="N", help=text("help-simulate-workers"))
    parser.add_argument("--json", action="store_true", help=text("help-simulate-json"))
    add_language_option(parser)
    parser.set_defaults(func=run)


def run(arguments: argparse.Namespace) -> int:
    # Numba reads this when it is imported. The highest level gains a few per cent.
    os.environ.setdefault("NUMBA_OPT", "max")
    from oneleft.bots import BotError
    from oneleft.simulate.runner import Plan, simulate

    bots = _bots(arguments)
    rules = chosen_rules(arguments)
    rules.check_players(len(bots))
    checked_number("--games", arguments.games, 1, MOST_GAMES)
    workers = chosen_workers("--workers", arguments.workers)
    seed = chosen_seed(arguments.seed)
    plan = Plan(rules, bots, seed, match=arguments.match, record=arguments.record is not None)
    with contextlib.ExitStack() as stack:
        progress = stack.enter_context(Progress("progress-games", arguments.games))
        file = None
        if arguments.record is not None:
            file = sys.stdout if arguments.record == "-" else None
            file = file or stack.enter_context(open(arguments.record, "w", encoding="utf-8"))
        try:
            summary = simulate(
                plan,
                arguments.games,
                workers,
                announce=lambda: print(text("simulate-compiling"), file=sys.stderr, flush=True),
                progress=progress.show,
                write=lambda record: print(json.dumps(record.to_json(), ensure_ascii=False), file=file),
            )
        except BotError as error:  # one line is enough about a bot that failed; `oneleft arena` would go on without it
            raise ValueError(str(error)) from None
    data = {
        "rules": rules.to_json(),
        "players": len(bots),
        "bots": list(bots),
        "seed": seed,
        "workers": workers,
        **summary.to_json(),
    }
    if arguments.json:
        print(json.dumps(data, ensure_ascii=False))
    elif arguments.record != "-":
        _print_summary(data)
    return 0


def _bots(arguments: argparse.Namespace) -> tuple[str, ...]:
    names = chosen_bots(arguments.bots.split(","))
    players = arguments.players
    if players is None:
        players = len(names) if len(names) > 1 else 4
    if len(names) > players:
        raise ValueError(text("wrong-bots-many", count=len(names), players=players))
    return tuple(names[seat % len(names)] for seat in range(players))


def _print_summary(data: dict[str, Any]) -> None:
    rounds = data["rounds"]
    played = {"rounds": amount(rounds), "moves": amount(data["moves"]), "seconds": amount(data["seconds"], 2)}
    print(text("simulate-rounds", **played, workers=data["workers"]))
    speed = {"rounds": amount(data["rounds_per_second"]), "moves": amount(data["moves_per_second"])}
    print(text("simulate-speed", **speed, seed=str(data["seed"])))
    moves = amount(data["moves_per_round"], 1)
    print(text("simulate-moves", moves=moves, shortest=data["shortest"], longest=data["longest"]))
    if data["blocked"] or data["abandoned"]:
        print(text("simulate-blocked", blocked=amount(data["blocked"]), abandoned=amount(data["abandoned"])))
    matches = sum(data["match_wins"]) > 0
    heading = f"{text('simulate-seat'):>4}  {text('simulate-bot'):<8} {text('simulate-won'):>16}"
    heading += f" {text('simulate-points'):>15}"
    print(heading + (f" {text('simulate-matches'):>12}" if matches else ""))
    for seat, bot in enumerate(data["bots"]):
        won = data["wins"][seat]
        share = number(won / rounds, 1, "percent")
        line = f"{seat:>4}  {bot:<8} {number(won):>9} {share:>6} {number(data['points'][seat] / rounds, 2):>15}"
        if matches:
            line += f" {number(data['match_wins'][seat]):>12}"
        print(line)
