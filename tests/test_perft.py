"""Exact counts of all action sequences from small positions, every seat's legal actions at every node.

A sequence is a list of actions of exactly that length; where chance shuffles, each distinct order of the cards is one
action. What is accepted but not listed (UNO said with a card, what the rules punish) is not counted. Three tables are
worked out by hand in the tests below; the others are goldens that catch any change.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import permutations
from typing import Any

import pytest

from oneleft.game import Game
from oneleft.notation import Scenario


@dataclass(frozen=True)
class Case:
    """A position and how many sequences of one, two, three ... actions there are."""

    name: str
    rules: dict[str, Any]
    hands: list[str]
    draw: str
    discard: str
    counts: tuple[int, ...]
    moment: dict[str, Any] = field(default_factory=dict)

    def start(self) -> Game:
        position = {"hands": self.hands, "draw": self.draw, "discard": self.discard, "turn": 0, **self.moment}
        data = {
            "format": "oneleft/1",
            "rules": self.rules,
            "players": len(self.hands),
            "position": position,
            "actions": [],
        }
        return Scenario.from_json(data).start()


def after_one_action(game: Game) -> Iterator[Game]:
    if game.phase == "shuffle":
        for order in sorted(set(permutations(game.to_shuffle()))):
            twin = game.copy()
            twin.shuffle(order)
            yield twin
        return
    for seat in range(game.players):
        for action in game.legal(seat):
            twin = game.copy()
            twin.push(seat, action)
            yield twin


def perft(game: Game, depth: int) -> int:
    """How many sequences of exactly `depth` actions there are from here."""
    return 1 if depth == 0 else sum(perft(twin, depth - 1) for twin in after_one_action(game))


def counts(game: Game, depth: int) -> tuple[int, ...]:
    return tuple(perft(game, length) for length in range(1, depth + 1))


HOUSE = {
    "edition": "official",
    "stacking": True,
    "stack_mixed": True,
    "jump_in": True,
    "zero_rotation": True,
    "seven_swap": True,
    "draw_to_match": "may",
}

GOLDENS = [
    Case("official", {"edition": "official"}, ["r1 g5", "r2 b3"], "y1 y2 y3 y4", "r5", (3, 9, 19, 31, 47, 89)),
    Case(
        "official, three players and action cards",
        {"edition": "official"},
        ["rS rR", "rD W", "r3 g3"],
        "y1 g1 b1 r9 y4 y5",
        "r5",
        (3, 16, 60, 209, 611),
    ),
    Case(
        "official, a challenge",
        {"edition": "official"},
        ["W4 r1 g1", "W4 b2"],
        "y3 y4 y5 y7 y8 b6 b7 b8 b9 g8 g9",
        "r5",
        (6, 18, 71, 233),
    ),
    Case(
        "official, a shuffle",
        {"edition": "official"},
        ["r1 rD", "y1 g2"],
        "b9",
        "b1 b2 r5",
        (3, 11, 39, 117, 218, 365, 742),
    ),
    Case("classic", {"edition": "classic"}, ["r1 g5", "r2 b3", "W y9"], "y1 y2 y3 y4 y6", "r5", (3, 11, 37, 171, 492)),
    Case("quick", {"edition": "quick"}, ["r1 g5", "r2 b3", "W y9"], "y1 y2 y3 y4 y6", "r5", (3, 11, 43, 204, 676)),
    Case(
        "quick, one card by a trade",
        {"edition": "quick", "seven_swap": True},
        ["r7 g5", "r2 g7 b3"],
        "y1 y2 y3 y4 y6",
        "r5",
        (3, 9, 20, 33, 55, 78),
    ),
    Case(
        "custom: until-color, again, seven",
        {"edition": "custom"},
        ["C1 C2 r1", "C3 b2"],
        "W g2 b3 r4 y5 g6 b7 r8",
        "r5",
        (12, 109, 953, 6904),
    ),
    Case(
        "custom: joke, rooster, three-all",
        {"edition": "custom", "veto": False, "customs": ["joke", "rooster", "three-all"]},
        ["C1 C3 r1 r2", "C2 b2"],
        "y1 g2 b3 r4 y5 g6 b7 r8 y9 g9",
        "r5",
        (11, 46, 154, 811),
    ),
    Case(
        "custom: drop-wilds, open, three-or-play",
        {"edition": "custom", "veto": False, "customs": ["drop-wilds", "open", "three-or-play"]},
        ["C1 C3 r1", "C2 W b2"],
        "y1 g2 b3 r4 y5 g6",
        "r5",
        (10, 60, 363, 1466),
    ),
    Case(
        "custom: elbows and VETO",
        {"edition": "custom", "customs": ["elbows"]},
        ["C1 r1", "r3 b2", "y3"],
        "y1 g2 b3",
        "r5",
        (12, 101, 663, 3614),
    ),
    Case(
        "custom, hands shuffled", {"edition": "custom", "veto": False}, ["WH g1", "g2"], "y1 y2", "r5", (5, 9, 31, 129)
    ),
    Case("europe", {"edition": "europe"}, ["r1 W4", "r2 b3"], "y1 y2 y3 y4 b5 b6", "r5", (6, 19, 49, 113, 231)),
    Case(
        "europe, a Wild Draw Four turned up",
        {"edition": "europe"},
        ["r1 W", "r2 b3"],
        "y1 y2 y3 y4",
        "W4",
        (4, 21, 67, 146),
        {"phase": "color"},
    ),
    Case(
        "all house rules",
        HOUSE,
        ["rD r7 r0", "rD yD g7", "gD W4 y0"],
        "y1 g2 b3 r4 y5 g6 b7 r8 y9 g9",
        "r5",
        (5, 16, 68, 222, 588),
    ),
    Case(
        "all house rules, two players",
        HOUSE,
        ["r0 r7", "W4 gD"],
        "y1 g2 b3 r4 y5 g6 b7 r8 y9 g9",
        "r5",
        (3, 9, 29, 87, 183),
    ),
    Case(
        "draw to match, must",
        {"edition": "official", "draw_to_match": "must", "drawn_card": "must"},
        ["g1 r8", "b8 b9"],
        "y1 g3 b3 r4 y5 r5",
        "r3",
        (2, 5, 9, 14, 15, 26),
    ),
    Case(
        "jump-in on action cards",
        {"edition": "official", "jump_in": True},
        ["rR y1", "rR g1 g2", "r9 b1"],
        "y2 g2 b3 r4 y5",
        "r3",
        (2, 8, 21, 47, 78),
    ),
]


@pytest.mark.parametrize("case", GOLDENS, ids=lambda case: case.name)
def test_golden_counts(case: Case) -> None:
    assert counts(case.start(), len(case.counts)) == case.counts


def test_two_players_by_hand() -> None:
    """Two players, r5 on top; seat 0 holds r1 g5, seat 1 holds r2 b3; y1 is on top of the draw pile.

    One action, 3: seat 0 plays r1 (red) or g5 (a five) or draws.

    Two actions, 4 + 3 + 2 = 9:
    - r1 leaves seat 0 with one card and UNO unsaid. Seat 0: uno. Seat 1: draw, play r2 (red), catch 0. That is 4.
    - g5 likewise, but neither r2 nor b3 goes on g5. Seat 0: uno. Seat 1: draw, catch 0. That is 3.
    - draw brings y1, which does not go on r5, so the turn is over. Seat 1: draw, play r2. That is 2.
    """
    case = Case("", {"edition": "official"}, ["r1 g5", "r2 b3"], "y1 y2 y3 y4", "r5", (3, 9))
    assert counts(case.start(), 2) == (3, 4 + 3 + 2)


def test_stacking_by_hand() -> None:
    """Three players under stacking, r5 on top; hands rD g1, yD b1, b2 b3; g2 to g6 to draw.

    One action, 2: seat 0 plays rD or draws (g1 does not go on r5).

    Two actions, 5 + 1 = 6:
    - rD leaves seat 0 with one card, UNO unsaid, and seat 1 facing two cards. Seat 0: uno. Seat 1: draw, play yD,
      catch 0. Seat 2: catch 0. That is 5.
    - draw brings g2, no match. Seat 1, with neither red nor a five, can only draw. That is 1.
    """
    case = Case("", {"edition": "official", "stacking": True}, ["rD g1", "yD b1", "b2 b3"], "g2 g3 g4 g5 g6", "r5", ())
    assert counts(case.start(), 2) == (2, 5 + 1)


def test_shuffle_and_block_by_hand() -> None:
    """Two players, nothing to draw, b1 b2 under r5; nobody has anything that goes on r5.

    1. Seat 0 can only draw: 1.
    2. b1 and b2 are shuffled, in 2 orders; seat 0 takes the upper, which does not fit: 2.
    3. Seat 1 can only draw and takes the other, which does not fit either: 2.
    4. Both piles are used up; seat 0 draws nothing: 2.
    5. Seat 1 draws nothing, the second such turn of two players: 2, and the round is blocked.
    6. Nothing: 0.
    """
    case = Case("", {"edition": "official"}, ["g1 g2", "y8 y9"], "", "b1 b2 r5", ())
    assert counts(case.start(), 6) == (1, 2, 2, 2, 2, 0)


def test_wild_draw_four_by_hand() -> None:
    """Two players, r5 on top; seat 0 holds W4 r1 g1, seat 1 holds y6 b2; y3 is on top of the draw pile.

    One action, 6: W4 in four colours (a bluff, and allowed), r1, draw.

    Two actions, 4 * 2 + 1 + 1 = 10:
    - after each W4 seat 1 challenges or draws: 2 each. Seat 0 still holds two cards, so there is nothing to catch.
    - after r1 seat 1 has nothing that fits and draws: 1.
    - draw brings y3, no match; seat 1 draws: 1.
    """
    case = Case("", {"edition": "official"}, ["W4 r1 g1", "y6 b2"], "y3 y4 y5 y7 y8 b6 b7", "r5", ())
    assert counts(case.start(), 2) == (6, 4 * 2 + 1 + 1)


def test_jump_in_by_hand() -> None:
    """Three players with jump-in, r4 on top; hands r5 g1 g2, b1 b3, r5 y1 y2; y9 is on top of the draw pile.

    One action, 2: seat 0 plays r5 or draws. Nobody can jump in yet: no card has been played.

    Two actions, 2 + 1 = 3:
    - on r5 seat 1 can only draw, and seat 2 jumps in with its own r5: 2.
    - draw brings y9, no match; seat 1 can only draw, and there is nothing to jump in on: 1.
    """
    case = Case("", {"edition": "official", "jump_in": True}, ["r5 g1 g2", "b1 b3", "r5 y1 y2"], "y9 y8 g9", "r4", ())
    assert counts(case.start(), 2) == (2, 2 + 1)


def test_shuffled_hands_by_hand() -> None:
    """Two players with Wild Shuffle Hands, r5 on top; seat 0 holds WH alone, seat 1 holds b1 g1; y9 to draw.

    1. Seat 0 plays WH in four colours or draws: 5.
    2. After each WH the hands, b1 and g1, are shuffled: 2 orders, 8 in all. Each player is dealt one. After the draw
       (y9 does not fit) seat 1 can only draw: 1. Together 9.
    """
    case = Case("", {"edition": "official", "shuffle_hands": True}, ["WH", "b1 g1"], "y9 y8", "r5", ())
    assert counts(case.start(), 2) == (4 + 1, 4 * 2 + 1)
