"""`oneleft arena`: bots against each other on the same cards, with intervals."""

import argparse
import contextlib
import json
import math
import sys
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TextIO

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

if TYPE_CHECKING:
    from oneleft.arena import Arena, Estimate
    from oneleft.arena.deals import Forfeit
    from oneleft.notation import Record

MOST_DEALS = 10_000_000
DEFAULT_TEST = (0.0, 10.0)
NO_TEST = "off"
FORFEITS_TOLD = 5  # per bot


def add_arena(commands: Any) -> None:
    parser = commands.add_parser("arena", help=text("help-arena"), description=text("help-arena-about"))
    parser.add_argument("bots", nargs="+", metavar="BOT", help=text("help-arena-bots"))
    parser.add_argument("--players", type=int, default=2, metavar="K", help=text("help-arena-players"))
    parser.add_argument("--deals", type=int, default=1000, metavar="N", help=text("help-arena-deals"))
    parser.add_argument("--match", action="store_true", help=text("help-simulate-match"))
    add_rules_options(parser)
    parser.add_argument("--seed", type=int, default=None, metavar="S", help=text("help-arena-seed"))
    parser.add_argument("--test", default=None, metavar="ELO0,ELO1", help=text("help-arena-test"))
    parser.add_argument("--time-limit", type=float, default=5.0, metavar="S", help=text("help-arena-time"))
    parser.add_argument("--jobs", type=int, default=None, metavar="N", help=text("help-simulate-workers"))
    parser.add_argument("--records", metavar="FILE", help=text("help-simulate-record"))
    parser.add_argument("--json", action="store_true", help=text("help-arena-json"))
    add_language_option(parser)
    parser.set_defaults(func=run)


def run(arguments: argparse.Namespace) -> int:
    from oneleft.arena import play

    bots = chosen_bots(arguments.bots)
    if len(bots) < 2:
        raise ValueError(text("wrong-arena-few"))
    for bot in bots:
        if bots.count(bot) > 1:
            raise ValueError(text("wrong-arena-twice", bot=bot))
    rules = chosen_rules(arguments)
    rules.check_players(arguments.players)
    deals = checked_number("--deals", arguments.deals, 1, MOST_DEALS)
    if not 0 < arguments.time_limit < math.inf:
        raise ValueError(text("wrong-time-limit", number=str(arguments.time_limit)))
    complaints = Complaints()
    with contextlib.ExitStack() as stack:
        write = None
        if arguments.records is not None:
            write = _writer(stack.enter_context(open(arguments.records, "w", encoding="utf-8")))
        pairs = len(bots) * (len(bots) - 1) // (2 if arguments.players == 2 else 1)
        progress = stack.enter_context(Progress("progress-deals", pairs * deals))
        arena = play(
            bots,
            rules,
            players=arguments.players,
            deals=deals,
            seed=chosen_seed(arguments.seed),
            match=arguments.match,
            jobs=chosen_workers("--jobs", arguments.jobs),
            time_limit=arguments.time_limit,
            test=_test(arguments.test, len(bots)),
            progress=progress.show,
            complain=complaints.tell,
            write=write,
        )
    if arguments.json:
        print(json.dumps(arena.to_json(), ensure_ascii=False))
    else:
        _print(arena)
    return 0


def _writer(file: TextIO) -> "Callable[[Record], None]":
    return lambda record: print(json.dumps(record.to_json(), ensure_ascii=False), file=file)


def _test(typed: str | None, bots: int) -> tuple[float, float] | None:
    """Two bots are tested unless that is turned off."""
    if typed == NO_TEST or (typed is None and bots != 2):
        return None
    if typed is None:
        return DEFAULT_TEST
    try:
        low, high = (float(part) for part in typed.split(","))
    except ValueError:
        raise ValueError(text("wrong-test", typed=typed)) from None
    if not -math.inf < low < high < math.inf:
        raise ValueError(text("wrong-test", typed=typed))
    if bots != 2:
        raise ValueError(text("wrong-test-bots", count=bots))
    return low, high


class Complaints:
    """Prints which bot forfeited and why, only the first few times for each bot."""

    def __init__(self) -> None:
        self._told: Counter[str] = Counter()

    def tell(self, forfeit: "Forfeit") -> None:
        self._told[forfeit.bot] += 1
        if self._told[forfeit.bot] > FORFEITS_TOLD:
            return
        where = {"deal": str(forfeit.deal), "seat": str(forfeit.seat)}
        print(text("arena-forfeit", bot=forfeit.bot, **where, reason=forfeit.reason), file=sys.stderr)
        if self._told[forfeit.bot] == FORFEITS_TOLD:
            print(text("arena-forfeits-more", bot=forfeit.bot), file=sys.stderr)


def _print(arena: "Arena") -> None:
    played = {"deals": amount(arena.deals), "rounds": amount(arena.rounds), "seconds": amount(arena.seconds, 1)}
    print(text("arena-played", **played, players=arena.settings.players, seed=str(arena.settings.seed)))
    print()
    print(text("arena-won-matches" if arena.settings.match else "arena-won-rounds"))
    _print_table(arena, lambda row, column: _said(arena.won(row, column), 100))
    print()
    print(text("arena-points"))
    _print_table(arena, lambda row, column: _said(arena.scored(row, column)))
    print()
    print(text("arena-elo"))
    width = max(len(name) for name in arena.bots)
    for name, elo in zip(arena.bots, arena.elo(), strict=True):
        print(f"{name:<{width}}  {_said(elo, sign='+')}")
    _print_test(arena)
    for name in arena.bots:
        if arena.forfeits[name]:
            print(text("arena-forfeits", bot=name, count=arena.forfeits[name]))


def _print_table(arena: "Arena", cell: Callable[[int, int], str]) -> None:
    places = range(len(arena.bots))
    rows = [["", *arena.bots]]
    for row, name in enumerate(arena.bots):
        rows.append([name, *("–" if row == column else cell(row, column) for column in places)])
    widths = [max(len(line[column]) for line in rows) for column in range(len(rows[0]))]
    for line in rows:
        name, *cells = (f"{part:>{width}}" for part, width in zip(line, widths, strict=True))
        print("  ".join([name.strip().ljust(widths[0]), *cells]))


def _said(found: "Estimate", times: float = 1.0, sign: str = "") -> str:
    margin = "" if found.margin is None else f" ± {number(times * found.margin, 1)}"
    mean = times * found.mean
    return f"{sign if mean >= 0 else ''}{number(mean, 1)}{margin}"


def _print_test(arena: "Arena") -> None:
    test = arena.test
    if test is None:
        return
    keys = {True: "arena-test-stronger", False: "arena-test-not", None: "arena-test-open"}
    # Elo as it was asked for, the rest to two decimals.
    numbers = {
        name: amount(value, 0 if value == int(value) else 1)
        for name, value in (("low", test.elo0), ("high", test.elo1))
    }
    numbers |= {"ratio": amount(test.log_ratio, 2), "bound": amount(test.bound, 2)}
    print()
    print(text(keys[test.verdict], first=arena.bots[0], second=arena.bots[1], **numbers))
