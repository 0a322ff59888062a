"""One deal of one pair: bot A has one side, bot B all others, and every side is A's once, with the same cards."""

import random
from dataclasses import dataclass, field
from typing import Final

from oneleft.arena.clock import Clocked, OutOfTime
from oneleft.bots import Bot, make_bot, next_move
from oneleft.game import Game
from oneleft.match import Match
from oneleft.notation import Record
from oneleft.rules import Rules

MOST_MOVES: Final = 20_000


@dataclass(frozen=True, slots=True)
class Terms:
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
    """A bot that was too slow, raised, or answered what is not accepted: it lost that round or match."""

    bot: str
    deal: int
    seat: int
    reason: str


@dataclass(slots=True)
class DealResult:
    """What came of a deal, over all sides that A had."""

    score: float = 0.0  # A's share of the wins
    points: tuple[float, float] = (0.0, 0.0)  # scored in a round by a seat of A's, and by one of B's
    rounds: int = 0
    forfeits: list[Forfeit] = field(default_factory=list)
    records: list[Record] = field(default_factory=list)


def play_deal(terms: Terms, pair: tuple[str, str], deal: int) -> DealResult:
    """Everything follows from the terms, the pair and the number of the deal."""
    result = DealResult()
    points = [0.0, 0.0]
    for side in terms.sides:
        table = DealtTable(terms, pair, deal, side)
        table.play()
        result.score += table.score / len(terms.sides)
        result.rounds += table.rounds
        for place in (0, 1):
            points[place] += table.points_a_seat(place)
        if table.forfeit is not None:
            result.forfeits.append(table.forfeit)
        if terms.record:
            result.records.append(table.match.record())
    result.points = (points[0] / max(result.rounds, 1), points[1] / max(result.rounds, 1))
    return result


class DealtTable:
    """One round, or one match, with A in the seats of one side."""

    def __init__(self, terms: Terms, pair: tuple[str, str], deal: int, side: list[int]) -> None:
        self.terms = terms
        self.deal = deal
        self.side = side
        self.rounds = 0
        self.forfeit: Forfeit | None = None
        self._asked = 0
        self._points = [0] * terms.players
        source = random.Random(f"{terms.seed}:{deal}:bots")
        seeds = [source.getrandbits(62) for _ in range(terms.players)]  # a seat's bot has the same whichever it is
        self._bots: list[Bot] = [
            make_bot(pair[0] if seat in side else pair[1], seed) for seat, seed in enumerate(seeds)
        ]
        names = [f"bot:{bot.name}" for bot in self._bots]
        self.match = Match(terms.rules, names, dealer=deal % terms.players)

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
            if not self.terms.match:
                break

    def _play_round(self, game: Game, players: tuple[int, ...]) -> None:
        """Cards and the order of asking have generators of their own: the cards are the same for every side."""
        name = f"{self.terms.seed}:{self.deal}:{self.rounds}"
        if not self.terms.match:
            game.scores = None  # a lone round: to win it is all
        cards, order = random.Random(f"{name}:cards"), random.Random(f"{name}:order")
        bots = [Clocked(self._bots[player], player, self._ask, self.terms.time_limit) for player in players]
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
            except Exception as error:  # whatever someone's bot may raise, or answer
                self._give_up(f"{type(error).__name__}: {error}")
                return
            moves += 1

    def _ask(self, player: int) -> None:
        self._asked = player

    def _give_up(self, reason: str) -> None:
        self.forfeit = Forfeit(self._bots[self._asked].name, self.deal, self._asked, reason)

    @property
    def score(self) -> float:
        """A's share of the win: all or nothing, but for ties, blocked rounds and rounds without an end."""
        sides = self.terms.sides
        if self.forfeit is not None:
            guilty = next(side for side in sides if self.forfeit.seat in side)
            return 0.0 if guilty == self.side else 1 / (len(sides) - 1)
        winners = self.match.winners if self.terms.match else self._round_winners()
        winning = [side for side in sides if any(player in side for player in winners)]
        if not winning:
            return 1 / len(sides)
        return (self.side in winning) / len(winning)

    def _round_winners(self) -> list[int]:
        finished = self.match.rounds
        return [] if not finished or finished[0].winner is None else [finished[0].winner]

    def points_a_seat(self, place: int) -> float:
        """Scored by the seats of A (0) or B (1), on average."""
        seats = [seat for seat in range(self.terms.players) if (seat in self.side) == (place == 0)]
        return sum(self._points[seat] for seat in seats) / len(seats)
