"""One deal for a pair of bots: A plays one side and B all others, and each side is A's once, with the same cards."""

import random
from dataclasses import dataclass, field
from typing import Final

from oneleft.arena.timed_bot import OutOfTime, TimedBot
from oneleft.bots import Bot, make_bot, next_move
from oneleft.game import Game
from oneleft.match import Match
from oneleft.notation import Record
from oneleft.rules import Rules

MOST_MOVES: Final = 20_000


@dataclass(frozen=True, slots=True)
class ArenaSettings:
    """What all deals of a run have in common. Bots are named as `make_bot` takes them."""

    rules: Rules
    players: int
    seed: int
    match: bool
    time_limit: float
    record: bool

    @property
    def sides(self) -> list[list[int]]:
        """Seats that win together: partners, else every seat for itself."""
        return self.rules.teams(self.players) or [[seat] for seat in range(self.players)]


@dataclass(frozen=True, slots=True)
class Forfeit:
    """A bot lost a round or match because it was too slow, raised an exception, or answered with an illegal action."""

    bot: str
    deal: int
    seat: int
    reason: str


@dataclass(slots=True)
class DealResult:
    """The result of a deal, over all sides that A played."""

    score: float = 0.0  # A's share of the wins
    points: tuple[float, float] = (0.0, 0.0)  # per round, of a seat of A's and of one of B's
    rounds: int = 0
    forfeits: list[Forfeit] = field(default_factory=list)
    records: list[Record] = field(default_factory=list)


def play_deal(settings: ArenaSettings, pair: tuple[str, str], deal: int) -> DealResult:
    """Play a deal from every side. The result depends on the settings, the pair and the number of the deal alone."""
    result = DealResult()
    points = [0.0, 0.0]
    for side in settings.sides:
        contest = Contest(settings, pair, deal, side)
        contest.play()
        result.score += contest.score / len(settings.sides)
        result.rounds += contest.rounds
        for place in (0, 1):
            points[place] += contest.points_per_seat(place)
        if contest.forfeit is not None:
            result.forfeits.append(contest.forfeit)
        if settings.record:
            result.records.append(contest.match.record())
    result.points = (points[0] / max(result.rounds, 1), points[1] / max(result.rounds, 1))
    return result


class Contest:
    """One round, or one match, with bot A in the seats of one side."""

    def __init__(self, settings: ArenaSettings, pair: tuple[str, str], deal: int, side: list[int]) -> None:
        self.settings = settings
        self.deal = deal
        self.side = side
        self.rounds = 0
        self.forfeit: Forfeit | None = None
        self._asked = 0
        self._points = [0] * settings.players
        source = random.Random(f"{settings.seed}:{deal}:bots")
        seeds = [source.getrandbits(62) for _ in range(settings.players)]  # by seat: A and B get the same seed there
        self._bots: list[Bot] = [
            make_bot(pair[0] if seat in side else pair[1], seed) for seat, seed in enumerate(seeds)
        ]
        names = [f"bot:{bot.name}" for bot in self._bots]
        self.match = Match(settings.rules, names, dealer=deal % settings.players)

    def play(self) -> None:
        while not self.match.is_over and self.forfeit is None:
            game = self.match.start_round()
            self._play_round(game, self.match.seats)
            self.rounds += 1
            for player, points in zip(self.match.seats, game.points or [0] * game.players, strict=True):
                self._points[player] += points
            if not game.is_over:
                break
            self.match.finish_round()
            if not self.settings.match:
                break

    def _play_round(self, game: Game, players: tuple[int, ...]) -> None:
        """Play a round. The order of asking has its own generator, so that the cards are the same for every side."""
        name = f"{self.settings.seed}:{self.deal}:{self.rounds}"
        if not self.settings.match:
            game.scores = None  # a round that is part of no match
        cards, order = random.Random(f"{name}:cards"), random.Random(f"{name}:order")
        bots = [TimedBot(self._bots[player], player, self._ask, self.settings.time_limit) for player in players]
        moves = 0
        while not game.is_over and moves < MOST_MOVES:
            if game.waits_for_chance:
                game.chance(cards)
                continue
            try:
                move = next_move(game, bots, order)
                assert move is not None
                game.push(*move)
            except OutOfTime as error:
                self._give_up(str(error))
                return
            except Exception as error:  # somebody else's code: it may raise anything
                self._give_up(f"{type(error).__name__}: {error}")
                return
            moves += 1

    def _ask(self, player: int) -> None:
        self._asked = player

    def _give_up(self, reason: str) -> None:
        self.forfeit = Forfeit(self._bots[self._asked].name, self.deal, self._asked, reason)

    @property
    def score(self) -> float:
        """A's share of the win: 1 or 0, or a fraction after a tie, a blocked round, an unfinished one or a forfeit."""
        sides = self.settings.sides
        if self.forfeit is not None:
            guilty = next(side for side in sides if self.forfeit.seat in side)
            return 0.0 if guilty == self.side else 1 / (len(sides) - 1)
        winners = self.match.winners if self.settings.match else self._round_winners()
        winning = [side for side in sides if any(player in side for player in winners)]
        if not winning:
            return 1 / len(sides)
        return (self.side in winning) / len(winning)

    def _round_winners(self) -> list[int]:
        finished = self.match.rounds
        return [] if not finished or finished[0].winner is None else [finished[0].winner]

    def points_per_seat(self, place: int) -> float:
        """The average points of the seats of A (place 0) or B (place 1)."""
        seats = [seat for seat in range(self.settings.players) if (seat in self.side) == (place == 0)]
        return sum(self._points[seat] for seat in seats) / len(seats)
