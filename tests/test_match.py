"""Matches: targets, totals, elimination, partners, rotation and the whist schedule."""

import itertools
import random
from collections import Counter

import pytest

from oneleft.bots import RandomBot, play_out
from oneleft.match import Match, Series, SeriesError
from oneleft.match.series import whist_table
from oneleft.rules import Rules
from oneleft.verify import Counts, verify


def played(series: Series, points: list[int]) -> None:
    sitting = series.next_sitting()
    series.add_round(sitting, sitting.dealer or 0, points)


def test_first_to_the_target_wins_and_the_deal_passes_to_the_left() -> None:
    series = Series(Rules(target=100), 3, dealer=2)
    assert series.next_sitting().dealer == 2
    played(series, [99, 0, 0])
    assert (series.winners, series.next_sitting().dealer) == ([], 0)
    played(series, [0, 60, 0])
    assert series.next_sitting().dealer == 1
    played(series, [1, 0, 0])
    assert series.winners == [0]
    with pytest.raises(SeriesError, match="the match is over"):
        series.next_sitting()


def test_a_blocked_round_scores_nothing_and_the_next_dealer_deals() -> None:
    series = Series(Rules(target=100), 3, dealer=0)
    played(series, [0, 0, 0])
    assert (series.scores, series.next_sitting().dealer) == ([0, 0, 0], 1)


def test_partners_win_together() -> None:
    series = Series(Rules(partners=True, target=100), 4, dealer=0)
    assert series.teams == [[0, 2], [1, 3]]
    played(series, [0, 120, 0, 120])
    assert series.winners == [1, 3]


def test_running_total_lowest_wins_and_ties_share() -> None:
    series = Series(Rules(scoring="running_total", target=100), 3, dealer=0)
    played(series, [40, 0, 40])
    assert series.winners == []
    played(series, [0, 100, 0])
    assert series.winners == [0, 2]


def test_elimination_renumbers_the_seats_and_the_deal_skips_whoever_is_out() -> None:
    series = Series(Rules(scoring="elimination", target=100), 4, dealer=0)
    played(series, [0, 100, 30, 40])
    assert series.still_in == [0, 2, 3]
    sitting = series.next_sitting()
    assert (sitting.seats, sitting.dealer) == ((0, 2, 3), 1)  # player 2 deals, the next still in after 0
    series.add_round(sitting, 1, [50, 0, 60])
    assert series.scores == [50, 100, 30, 100]
    assert series.still_in == [0, 2]
    assert series.next_sitting().dealer == 0  # player 3, next to deal, is out: player 0
    played(series, [50, 0])
    assert series.winners == [2]


def test_elimination_of_all_but_one_or_of_all() -> None:
    series = Series(Rules(scoring="elimination", target=50), 3, dealer=0)
    played(series, [0, 60, 70])
    assert series.winners == [0]
    series = Series(Rules(scoring="elimination", target=50), 3, dealer=0)
    played(series, [40, 40, 0])
    played(series, [20, 20, 50])
    assert series.winners == [2]
    series = Series(Rules(scoring="elimination", target=50), 3, dealer=0)
    played(series, [60, 60, 80])
    assert series.winners == [0, 1]


def test_a_named_first_player_keeps_the_right_while_still_in() -> None:
    series = Series(Rules(scoring="elimination", target=100, first_player=3), 4, dealer=0)
    assert series.rules_for(series.next_sitting()).first_player == 3
    played(series, [0, 100, 0, 0])
    assert series.rules_for(series.next_sitting()).first_player == 2
    played(series, [0, 0, 100])
    assert series.rules_for(series.next_sitting()).first_player == "left"


def test_rotating_partners_take_the_three_pairings_in_turn() -> None:
    series = Series(Rules(partners=True), 4, form="rotating", hands=6)
    pairings = []
    for hand in range(6):
        seats = series.next_sitting().seats
        pairings.append({frozenset((seats[0], seats[2])), frozenset((seats[1], seats[3]))})
        points = [0] * 4
        points[0] = points[2] = 10 * (hand + 1)
        series.add_round(series.next_sitting(), 0, points)
    assert pairings[:3] == pairings[3:]
    assert len({pair for pairing in pairings for pair in pairing}) == 6, "everyone partners everyone"
    assert series.scores == [210, 70, 50, 90]  # 0 with 2, 1, 3 in turn: 10 + 40, 20 + 50, 30 + 60
    assert series.winners == [0]


def test_whist_everyone_partners_everyone_once_and_opposes_everyone_twice() -> None:
    partners: Counter[frozenset[int]] = Counter()
    opponents: Counter[frozenset[int]] = Counter()
    for number in range(7):
        tables = [whist_table(number, table) for table in range(2)]
        assert sorted(itertools.chain(*tables)) == list(range(8))
        for a, b, c, d in tables:
            partners.update([frozenset((a, c)), frozenset((b, d))])
            opponents.update(frozenset(pair) for pair in itertools.product((a, c), (b, d)))
    pairs = {frozenset(pair) for pair in itertools.combinations(range(8), 2)}
    assert partners == dict.fromkeys(pairs, 1)
    assert opponents == dict.fromkeys(pairs, 2)


def test_a_whist_tournament_has_28_hands_for_everyone() -> None:
    series = Series(Rules(partners=True), 8, form="whist")
    hands: Counter[int] = Counter()
    together: Counter[frozenset[int]] = Counter()
    while not series.is_over:
        sitting = series.next_sitting()
        hands.update(sitting.seats)
        together.update(
            [frozenset((sitting.seats[0], sitting.seats[2])), frozenset((sitting.seats[1], sitting.seats[3]))]
        )
        series.add_round(sitting, 0, [5, 0, 5, 0] if 3 in sitting.seats[::2] else [0, 5, 0, 5])
    assert set(hands.values()) == {28}
    assert set(together.values()) == {4}
    assert 3 in series.winners


@pytest.mark.parametrize(
    ("players", "form", "hands", "rules", "words"),
    [
        (3, "rotating", 3, Rules(partners=True), "4 players"),
        (4, "rotating", None, Rules(partners=True), "number of hands"),
        (4, "rotating", 3, Rules(), "turn on partners"),
        (4, "whist", None, Rules(partners=True), "8 players"),
        (8, "whist", 3, Rules(partners=True), "28 hands"),
        (4, "league", None, Rules(), "unknown form"),
        (4, "target", 3, Rules(), "only a rotating"),
    ],
)
def test_matches_that_cannot_be(players: int, form: str, hands: int | None, rules: Rules, words: str) -> None:
    with pytest.raises(SeriesError, match=words):
        Series(rules, players, form=form, hands=hands)


FORMS = [
    (Rules(target=200), 3, "target", None),
    (Rules.of("classic", scoring="running_total", target=150), 4, "target", None),
    (Rules.of("quick", scoring="elimination", target=80, first_player=2), 5, "target", None),
    (Rules.of("custom", partners=True, target=300), 6, "target", None),
    (Rules.of("europe", partners=True), 4, "rotating", 7),
    (Rules(partners=True), 8, "whist", None),
]


@pytest.mark.parametrize(
    ("rules", "players", "form", "hands"), FORMS, ids=lambda value: getattr(value, "scoring", value)
)
def test_whole_matches_are_recorded_and_the_records_verify(
    rules: Rules, players: int, form: str, hands: int | None
) -> None:
    source = random.Random(11)
    match = Match(rules, [f"P{seat}" for seat in range(players)], form=form, hands=hands)
    bots = [RandomBot(seat) for seat in range(players)]
    checked_halfway = False
    while not match.is_over:
        game = match.start_round()
        play_out(game, [bots[player] for player in match.seats], source, 15)
        if not checked_halfway:
            verify(match.record().to_json(), Counts())
            checked_halfway = True
        play_out(game, [bots[player] for player in match.seats], source)
        match.finish_round()
    data = match.record().to_json()
    counts = Counts()
    verify(data, counts)
    assert counts.rounds == len(data["rounds"])
    assert data["winners"] == match.winners != []
    if form == "target":
        assert data["rounds"][0]["actions"][0].startswith("* cut")


def test_everyone_sees_how_the_match_stands_by_seat() -> None:
    match = Match(Rules(scoring="elimination", target=100), ["Ann", "Ben", "Cem", "Dan"], dealer=0)
    played(match.series, [10, 100, 30, 40])
    game = match.start_round(seed=1)
    assert game.view(1).scores == game.view(None).scores == game.copy().view(0).scores == (10, 30, 40)
