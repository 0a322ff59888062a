"""`oneleft simulate`: let bots play many rounds or matches."""

import argparse
import contextlib
import json
import os
import random
import sys
from typing import Any

from oneleft.cli.options import add_rules_options, chosen_rules
from oneleft.cli.progress import Progress

MOST_GAMES = 1_000_000_000
MOST_WORKERS = 512


def add_simulate(commands: Any) -> None:
    parser = commands.add_parser(
        "simulate",
        help="let bots play many rounds or matches",
        description="Bots play many games and a summary is printed. A game is one round, or with --match a whole match "
        "to the target. Random bots play on the compiled rules, millions of moves a second; the first time these are "
        "compiled for the machine. The same seed gives the same games, however many workers there are.",
    )
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="how many games (1000)")
    parser.add_argument("--players", type=int, default=None, metavar="K", help="2 to 10 (as many as bots, or 4)")
    add_rules_options(parser)
    parser.add_argument("--seed", type=int, default=None, metavar="S", help="repeat a simulation (by chance)")
    parser.add_argument(
        "--bots",
        default="random",
        metavar="A,B,...",
        help="random or greedy, seat by seat; fewer than seats repeat (random)",
    )
    parser.add_argument("--match", action="store_true", help="play whole matches to the target, not single rounds")
    parser.add_argument("--record", metavar="FILE", help="write a record of every game, one a line")
    parser.add_argument("--workers", type=int, default=None, metavar="N", help="how many cores to use (all)")
    parser.add_argument("--json", action="store_true", help="print the summary as one JSON object, on the last line")
    parser.set_defaults(func=run)


def run(arguments: argparse.Namespace) -> int:
    # Numba reads this when it is imported; its last effort is worth a few per cent, and this process is ours alone.
    os.environ.setdefault("NUMBA_OPT", "max")
    from oneleft.simulate.runner import Plan, simulate

    bots = _bots(arguments)
    rules = chosen_rules(arguments)
    rules.check_players(len(bots))
    if not 1 <= arguments.games <= MOST_GAMES:
        raise ValueError(f"--games must be 1 to {MOST_GAMES:,}, not {arguments.games}")
    workers = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if arguments.workers is not None:
        workers = arguments.workers
    if not 1 <= workers <= MOST_WORKERS:
        raise ValueError(f"--workers must be 1 to {MOST_WORKERS}, not {workers}")
    seed = random.SystemRandom().getrandbits(48) if arguments.seed is None else arguments.seed
    if not 0 <= seed < 1 << 63:
        raise ValueError(f"--seed must be 0 to 2^63 - 1, not {seed}")
    plan = Plan(rules, bots, seed, match=arguments.match, record=arguments.record is not None)
    with contextlib.ExitStack() as stack:
        progress = stack.enter_context(Progress("games", arguments.games))
        file = None
        if arguments.record is not None:
            file = sys.stdout if arguments.record == "-" else None
            file = file or stack.enter_context(open(arguments.record, "w", encoding="utf-8"))
        summary = simulate(
            plan,
            arguments.games,
            workers,
            announce=lambda text: print(text, file=sys.stderr, flush=True),
            progress=progress.show,
            write=lambda record: print(json.dumps(record.to_json(), ensure_ascii=False), file=file),
        )
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
    from oneleft.bots import BOTS

    names = arguments.bots.split(",")
    for name in names:
        if name not in BOTS:
            raise ValueError(f"unknown bot {name!r}: choose from {', '.join(BOTS)}")
    players = arguments.players
    if players is None:
        players = len(names) if len(names) > 1 else 4
    if len(names) > players:
        raise ValueError(f"--bots names {len(names)} bots for {players} players")
    return tuple(names[seat % len(names)] for seat in range(players))


def _print_summary(data: dict[str, Any]) -> None:
    rounds = data["rounds"]
    print(f"{rounds:,} rounds, {data['moves']:,} moves in {data['seconds']:.2f} s on {data['workers']} workers")
    print(f"{data['rounds_per_second']:,.0f} rounds/s, {data['moves_per_second']:,.0f} moves/s, seed {data['seed']}")
    print(f"{data['moves_per_round']:.1f} moves a round (shortest {data['shortest']}, longest {data['longest']})")
    if data["blocked"] or data["abandoned"]:
        print(f"{data['blocked']:,} rounds blocked, {data['abandoned']:,} given up as endless")
    matches = sum(data["match_wins"]) > 0
    print(f"{'seat':>4}  {'bot':<8} {'rounds won':>16} {'points a round':>15}{'  matches won' if matches else ''}")
    for seat, bot in enumerate(data["bots"]):
        won = data["wins"][seat]
        line = f"{seat:>4}  {bot:<8} {won:>9,} {won / rounds:6.1%} {data['points'][seat] / rounds:>15.2f}"
        if matches:
            line += f" {data['match_wins'][seat]:>12,}"
        print(line)
