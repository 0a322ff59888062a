"""Match: a series of rounds, played and recorded."""

from collections.abc import Sequence
from typing import Any, Self

from msgspec import Struct

from oneleft.game import Game, SavedGame
from oneleft.match.series import Series, Sitting, Standing
from oneleft.notation import Record, RoundRecord
from oneleft.rules import Rules, check_version


class SavedMatch(Struct, frozen=True, omit_defaults=True):
    """A match as plain values, from which it can go on without being replayed. `rules` has the value of every option.

    This outlives the program: fields may be added with a default, never renamed or given a new meaning.
    """

    rules: dict[str, Any]
    rules_version: int
    names: list[str]
    form: str
    hands: int | None
    standing: Standing
    rounds: list[RoundRecord]
    game: SavedGame | None = None
    sitting: Sitting | None = None


class Match:
    """Rounds until someone has won.

    >>> match = Match(Rules.of("official", target=50), ["Ann", "Ben"], dealer=0)
    >>> game = match.start_round(seed=1)
    >>> game.dealer
    0
    """

    def __init__(
        self,
        rules: Rules,
        names: Sequence[str],
        *,
        form: str = "target",
        hands: int | None = None,
        dealer: int | None = None,
    ) -> None:
        """Without `dealer` the first round begins with the cut for the deal."""
        self.names = list(names)
        self.series = Series(rules, len(self.names), form=form, hands=hands, dealer=dealer)
        self.rounds: list[RoundRecord] = []
        self.game: Game | None = None
        self._sitting: Sitting | None = None

    @property
    def scores(self) -> list[int]:
        return list(self.series.scores)

    @property
    def winners(self) -> list[int]:
        return list(self.series.winners)

    @property
    def is_over(self) -> bool:
        return self.series.is_over

    def start_round(self, seed: int | str | None = None) -> Game:
        """Start the next round. With a seed it shuffles by itself; without one, cuts and shuffles have to be pushed."""
        if self.game is not None:
            raise ValueError("a round is under way: finish it first")
        self._sitting = self.series.next_sitting()
        rules = self.series.rules_for(self._sitting)
        seats = self._sitting.seats
        scores = [self.series.scores[player] for player in seats]
        self.game = Game(rules, len(seats), dealer=self._sitting.dealer, seed=seed, scores=scores)
        return self.game

    @property
    def seats(self) -> tuple[int, ...]:
        """The players of the round under way, in seat order."""
        if self._sitting is None:
            raise ValueError("no round is under way")
        return self._sitting.seats

    def finish_round(self) -> RoundRecord:
        """Score the round that is over."""
        game, sitting = self.game, self._sitting
        if game is None or sitting is None or not game.is_over:
            raise ValueError("the round is not over")
        assert game.dealer is not None and game.points is not None
        self.rounds.append(self._round_record(game, sitting))
        self.series.add_round(sitting, game.dealer, game.points)
        self.game = self._sitting = None
        return self.rounds[-1]

    def _round_record(self, game: Game, sitting: Sitting) -> RoundRecord:
        assert game.dealer is not None
        tournament = self.series.form != "target"
        return RoundRecord(
            dealer=game.dealer,
            actions=list(game.history),
            winner=game.winner,
            points=game.points,
            seats=list(sitting.seats) if tournament else None,
            table=sitting.table,
        )

    def record(self, *, under_way: bool = True) -> Record:
        """The match so far. The round under way is in it if `under_way` is true and its dealer is known."""
        rounds = list(self.rounds)
        if under_way and self.game is not None and self._sitting is not None and self.game.dealer is not None:
            rounds.append(self._round_record(self.game, self._sitting))
        return Record(
            rules=self.series.rules,
            players=self.names,
            rounds=rounds,
            scores=self.scores,
            winners=self.winners,
            teams=self.series.teams or None,
            form=self.series.form,
            hands=self.series.hands,
        )

    def save(self) -> SavedMatch:
        """The match as plain values. Encode them at once: they are not copies, and change as it goes on."""
        rules = self.series.rules
        return SavedMatch(
            rules={"edition": rules.edition, **rules.values()},
            rules_version=rules.version,
            names=self.names,
            form=self.series.form,
            hands=self.series.hands,
            standing=self.series.standing(),
            rounds=self.rounds,
            game=None if self.game is None else self.game.save(),
            sitting=self._sitting,
        )

    @classmethod
    def restore(cls, saved: SavedMatch) -> Self:
        """The match as it was saved. Raises UnknownVersion where its rules are newer than this program."""
        rules = Rules.from_json(saved.rules, check_version(saved.rules_version))
        match = cls(rules, saved.names, form=saved.form, hands=saved.hands)
        match.series.stand(saved.standing)
        match.rounds = saved.rounds
        match._sitting = saved.sitting
        if saved.game is not None and saved.sitting is not None:
            match.game = Game.restore(match.series.rules_for(saved.sitting), saved.game)
        return match
