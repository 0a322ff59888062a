"""Many rounds or matches on all cores. A seed gives the same results with any number of workers."""

import random
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from typing import Any

from oneleft.bots import make_bot, play_out
from oneleft.engine.options import Options
from oneleft.luck import seed_luck
from oneleft.match import Match, Series
from oneleft.notation import Record, RoundRecord
from oneleft.rules import Rules

SIGNED = (1 << 63) - 1
FAST_CHUNK = 20_000
SLOW_CHUNK = 20
MOST_MOVES = 20_000


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played: a game is one round, or a whole match."""

    rules: Rules
    bots: tuple[str, ...]
    seed: int
    match: bool = False
    record: bool = False

    @property
    def players(self) -> int:
        return len(self.bots)

    @property
    def is_random(self) -> bool:
        """Whether the compiled random rounds can play it."""
        return all(name == "random" for name in self.bots)

    @property
    def is_fast(self) -> bool:
        return self.is_random and not self.match and not self.record


@dataclass(slots=True)
class Summary:
    """Counts of the results of rounds and matches; summaries of parts can be added up."""

    players: int
    games: int = 0
    rounds: int = 0
    moves: int = 0
    wins: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    match_wins: list[int] = field(default_factory=list)
    blocked: int = 0
    abandoned: int = 0
    shortest: int | None = None
    longest: int = 0
    seconds: float = 0.0

    def __post_init__(self) -> None:
        for name in ("wins", "points", "match_wins"):
            if not getattr(self, name):
                setattr(self, name, [0] * self.players)

    def add(self, other: "Summary") -> None:
        for name in ("games", "rounds", "moves", "blocked", "abandoned"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for name in ("wins", "points", "match_wins"):
            setattr(self, name, [a + b for a, b in zip(getattr(self, name), getattr(other, name), strict=True)])
        if other.shortest is not None:
            self.shortest = other.shortest if self.shortest is None else min(self.shortest, other.shortest)
        self.longest = max(self.longest, other.longest)

    def add_round(self, moves: int, winner: int | None, points: Sequence[int] | None, seats: Sequence[int]) -> None:
        self.rounds += 1
        self.moves += moves
        self.shortest = moves if self.shortest is None else min(self.shortest, moves)
        self.longest = max(self.longest, moves)
        if points is None:
            self.abandoned += 1
        elif winner is None:
            self.blocked += 1
        else:
            self.wins[seats[winner]] += 1
        for seat, scored in zip(seats, points or [0] * len(seats), strict=True):
            self.points[seat] += scored

    def to_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "rounds": self.rounds,
            "moves": self.moves,
            "seconds": round(self.seconds, 6),
            "rounds_per_second": round(self.rounds / self.seconds, 1) if self.seconds else None,
            "moves_per_second": round(self.moves / self.seconds, 1) if self.seconds else None,
            "moves_per_round": round(self.moves / self.rounds, 3) if self.rounds else None,
            "shortest": self.shortest,
            "longest": self.longest,
            "wins": self.wins,
            "points": self.points,
            "match_wins": self.match_wins,
            "blocked": self.blocked,
            "abandoned": self.abandoned,
        }


def simulate(
    plan: Plan,
    games: int,
    workers: int,
    *,
    announce: Callable[[], None] = lambda: None,
    progress: Callable[[int], None] = lambda _: None,
    write: Callable[[Record], None] = lambda _: None,
) -> Summary:
    """Play; `write` gets the records in order, `progress` the number of games done."""
    plan.rules.check_players(plan.players)
    if plan.is_random:
        from oneleft.engine.compiled import options_array
        from oneleft.simulate.kernels import warm_up

        warm_up(options_array(Options(plan.rules)), announce)
    summary = Summary(plan.players)
    started = time.perf_counter()
    for part, records in _parts(plan, games, workers):
        summary.add(part)
        for record in records:
            write(record)
        progress(summary.games)
    summary.seconds = time.perf_counter() - started
    return summary


Part = tuple[Summary, list[Record]]


def _parts(plan: Plan, games: int, workers: int) -> Iterator[Part]:
    """Play in chunks, on as many workers as asked for; the parts come in order."""
    chunk = FAST_CHUNK if plan.is_fast else SLOW_CHUNK
    chunk = max(1, min(chunk, -(-games // workers)))
    chunks = [(first, min(chunk, games - first)) for first in range(0, games, chunk)]
    if workers == 1 or len(chunks) == 1:
        for first, count in chunks:
            yield play_chunk(plan, first, count)
        return
    # The compiled rounds release the GIL; Python bots need processes of their own.
    pool: Executor = ThreadPoolExecutor(workers) if plan.is_fast else ProcessPoolExecutor(workers)
    with pool:
        waiting: list[Future[Part]] = []
        for first, count in chunks:
            waiting.append(pool.submit(play_chunk, plan, first, count))
            if len(waiting) > 4 * workers:
                wait(waiting[:1], return_when=FIRST_COMPLETED)
                yield waiting.pop(0).result()
        for future in waiting:
            yield future.result()


def play_chunk(plan: Plan, first: int, count: int) -> Part:
    """Games first to first + count - 1."""
    if plan.is_fast:
        return _fast_rounds(plan, first, count), []
    summary = Summary(plan.players)
    records = []
    for number in range(first, first + count):
        record = _play_random_game(plan, number, summary) if plan.is_random else _play_game(plan, number, summary)
        summary.games += 1
        for winner in record.winners if plan.match else []:
            summary.match_wins[winner] += 1
        if plan.record:
            records.append(record)
    return summary, records


def _fast_rounds(plan: Plan, first: int, count: int) -> Summary:
    from oneleft.engine.compiled import options_array
    from oneleft.simulate import random_rounds as kernel
    from oneleft.simulate.kernels import RandomRounds

    played = RandomRounds(plan.players)
    played.play(options_array(Options(plan.rules)), dealer=-1, seed=plan.seed, first=first, count=count)
    tally = played.tally.tolist()
    return Summary(
        plan.players,
        games=count,
        rounds=count,
        moves=tally[kernel.TALLY_MOVES],
        wins=tally[: plan.players],
        points=tally[kernel.TALLY_POINTS : kernel.TALLY_POINTS + plan.players],
        blocked=tally[kernel.TALLY_BLOCKED],
        abandoned=tally[kernel.TALLY_ABANDONED],
        shortest=tally[kernel.TALLY_SHORTEST],
        longest=tally[kernel.TALLY_LONGEST],
    )


def _play_random_game(plan: Plan, number: int, summary: Summary) -> Record:
    """One game of random bots on the compiled rules, round by round."""
    from oneleft.engine.compiled import options_array
    from oneleft.simulate.kernels import RandomRounds
    from oneleft.simulate.random_rounds import TALLY_MOVES

    series = Series(plan.rules, plan.players, dealer=number % plan.players)
    rounds: list[RoundRecord] = []
    game_seed = seed_luck(plan.seed, number) & SIGNED
    while not series.is_over:
        sitting = series.next_sitting()
        played = RandomRounds(len(sitting.seats), logging=plan.record)
        assert sitting.dealer is not None
        options = options_array(Options(series.rules_for(sitting)))
        # A single round is the same as the one that the fast path plays under this number.
        seed, stream = (game_seed, len(rounds)) if plan.match else (plan.seed, number)
        played.play(options, dealer=sitting.dealer, seed=seed, first=stream, count=1)
        points = played.points
        summary.add_round(int(played.tally[TALLY_MOVES]), played.winner, points, sitting.seats)
        rounds.append(RoundRecord(sitting.dealer, played.actions(), played.winner, points))
        if points is not None:
            series.add_round(sitting, sitting.dealer, points)
        if points is None or not plan.match:
            break
    names = [f"bot:{name}" for name in plan.bots]
    return Record(plan.rules, names, rounds, series.scores, series.winners, series.teams or None)


def _play_game(plan: Plan, number: int, summary: Summary) -> Record:
    """One game of any bots, each seeing its view."""
    source = random.Random(f"{plan.seed}:{number}")
    bots = [make_bot(name, source.getrandbits(62)) for name in plan.bots]
    match = Match(plan.rules, [f"bot:{bot.name}" for bot in bots], dealer=number % plan.players)
    while not match.is_over:
        game = match.start_round()
        seats = match.seats
        moves = play_out(game, [bots[player] for player in seats], source, MOST_MOVES)
        summary.add_round(moves, game.winner, game.points, seats)
        if not game.is_over:
            break
        match.finish_round()
        if not plan.match:
            break
    return match.record()
