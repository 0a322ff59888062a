"""The walk over a record: how the match stands before each round, whether its games are played again or not."""

import random
from typing import Any

import pytest

from oneleft.bots import GreedyBot, play_out
from oneleft.match import Match, SeriesError
from oneleft.match.recorded_rounds import Played, Walk, is_chance, play
from oneleft.notation import Record, RoundRecord
from oneleft.rules import Rules


def recorded(rules: Rules, players: int, *, dealer: int | None = None, **form: Any) -> Record:
    """A match of greedy bots."""
    match = Match(rules, [f"P{seat}" for seat in range(players)], dealer=dealer, **form)
    while not match.is_over:
        game = match.start_round(seed=len(match.rounds))
        play_out(game, [GreedyBot() for _ in range(game.players)], random.Random(1))
        match.finish_round()
    return match.record()


ELIMINATION = recorded(Rules.of("official", scoring="elimination", target=100), 4)
ROTATING = recorded(Rules.of("official", partners=True), 4, form="rotating", hands=4)


@pytest.mark.parametrize("record", [ELIMINATION, ROTATING], ids=["elimination", "rotating"])
@pytest.mark.parametrize("replayed", [True, False])
def test_the_match_stands_as_it_did_whether_its_games_are_played_again_or_not(record: Record, replayed: bool) -> None:
    scores = [0] * len(record.players)
    walk = Walk(record)
    for here in walk:
        assert here.scores == scores
        assert not here.is_after_end
        assert here.entry.points is not None
        for player, points in zip(here.sitting.seats, here.entry.points, strict=True):
            scores[player] += points
        assert here.scores_after(here.entry.points) == scores
        if replayed:
            game = here.start()
            assert all(played.refused is None for played in play(game, here.entry.actions))
            assert (game.winner, game.points) == (here.entry.winner, here.entry.points)
    assert (walk.series.scores, walk.series.winners) == (record.scores, record.winners)


def test_a_round_after_the_end_is_walked_with_the_seats_of_the_last() -> None:
    *_, last = ELIMINATION.rounds
    longer = Record(ELIMINATION.rules, ELIMINATION.players, [*ELIMINATION.rounds, last])
    *_, before, after = Walk(longer)
    assert after.is_after_end
    assert after.sitting == before.sitting


def test_only_the_first_round_can_begin_with_a_cut() -> None:
    first, second, *_ = Walk(ELIMINATION)
    assert first.begins_with_cut
    assert first.start().phase == "cut"
    second.entry = RoundRecord(dealer=1, actions=["* cut r1 g2"])
    assert second.begins_with_cut
    assert second.start().dealer == 1


def test_an_action_that_is_refused_changes_nothing_and_the_next_is_played() -> None:
    here = next(iter(Walk(ELIMINATION)))
    game = here.start()
    cut, shuffle = (action for action in here.entry.actions if is_chance(action))
    told = list(play(game, [cut, "0 play nothing", shuffle]))
    assert [played.refused is None for played in told] == [True, False, True]
    assert told[1] == Played("0 play nothing", [], told[1].refused)
    assert game.history == [cut, shuffle]


def test_a_match_that_cannot_be_played_is_not_walked() -> None:
    with pytest.raises(SeriesError, match="28 hands"):
        Walk(Record(Rules.of("official", partners=True), ["A"] * 8, form="whist", hands=3))
