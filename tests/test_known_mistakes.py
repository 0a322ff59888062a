"""Mistakes that other programs for this game and its relatives have made. One test or more for each."""

import random
from collections import Counter
from typing import Any

import pytest

from oneleft.action import Action
from oneleft.bots import BotError, RandomBot, next_move
from oneleft.cards import CARD_CODES, COLOR_LETTERS, FACE_OF_CODE, points_of
from oneleft.engine import events as fact
from oneleft.game import Event, Game, NotHeld, NotLegal, NotYourTurn, Position, Refused, View, WrongChance
from oneleft.game.event import make_events
from oneleft.rules import Rules
from tests.strategies import faces, hand, random_table, small_game


def game_of(hands: list[str], *, draw: str = "", discard: str, rules: Rules | None = None, **moment: Any) -> Game:
    position = Position(
        hands=[faces(text) for text in hands],
        draw=faces(draw),
        discard=faces(discard),
        **{"turn": 0, **moment},
    )
    return Game(rules, len(hands), position=position)


# Scoring a card's index where its rank was meant


@pytest.mark.parametrize("color", COLOR_LETTERS)
def test_a_number_counts_its_rank_in_every_colour(color: str) -> None:
    for rank in range(10):
        assert points_of(FACE_OF_CODE[f"{color}{rank}"], 50) == rank
    assert [points_of(FACE_OF_CODE[color + symbol], 50) for symbol in "SRDB"] == [20, 20, 20, 0]


def test_a_round_scores_ranks_not_indexes() -> None:
    game = game_of(["r1", "b9 g8 y0", "bS gR yD W W4"], discard="r5")
    game.push(0, "play r1")
    assert game.points == [9 + 8 + 0 + 20 + 20 + 20 + 50 + 50, 0, 0]


def test_special_cards_score_what_the_sheets_say() -> None:
    rules = Rules.of("custom", customs=("joke", "open", "my own"), wild_points=20)
    game = game_of(["r1", "WH C1", "C2 C3 W4"], discard="r5", rules=rules)
    game.push(0, "play r1")
    assert game.points == [40 + 40 + 40 + 40 + 20, 0, 0]


# The colour of a wild gone stale


def colors_seen(game: Game) -> set[str | None]:
    """The colour in play as every view and the state tell it."""
    seen: set[str | None] = {game.state()["color"]}
    for seat in (*range(game.players), None):
        color = game.view(seat).color
        seen.add(None if color is None else COLOR_LETTERS[color])
    return seen


def test_the_colour_of_a_wild_is_the_one_named_last() -> None:
    game = game_of(["W g1 y3", "W W b5", "W b7 b8"], draw="r1 r2", discard="r5")
    steps = [("0 play W:g", "g"), ("1 play W:y", "y"), ("2 play W:b", "b"), ("0 draw", "b"), ("1 play b5", "b")]
    for text, color in steps:
        game.push_text(text)
        assert colors_seen(game) == {color}, text
    game.push_text("2 play b8")
    assert colors_seen(game) == {"b"}


def test_a_wild_drawn_again_has_forgotten_its_colour() -> None:
    game = game_of(["W g1", "g2 y3"], discard="r5")
    game.push(0, "play W:g")
    game.push(1, "play g2")
    game.push(0, "draw")
    game.shuffle(faces("W r5"))
    assert colors_seen(game) == {"g"}
    assert {str(action) for action in game.legal(0)} >= {f"play W:{letter}" for letter in COLOR_LETTERS}
    game.push(0, "play W:y")
    assert colors_seen(game) == {"y"}


def test_a_wild_turned_up_has_no_colour_until_one_is_named() -> None:
    game = game_of(["r1 r2", "g1 g2"], discard="W", phase="color", turn=1)
    assert colors_seen(game) == {None}
    game.push(1, "color b")
    assert colors_seen(game) == {"b"}


def test_a_view_is_a_value_that_play_does_not_change() -> None:
    game = game_of(["W g1 y3", "g5 b5"], draw="r1", discard="r5")
    view = game.view(1)
    before = repr(view)
    game.push(0, "play W:g")
    game.push(1, "play g5")
    assert repr(view) == before
    with pytest.raises(AttributeError):
        view.color = 2  # type: ignore[misc]


# Two-player code posing as code for more


@pytest.mark.parametrize("players", range(2, 11))
def test_every_seat_is_scored(players: int) -> None:
    others = [f"{color}{rank}" for rank in range(1, 9) for color in "ygb"][: players - 1]
    worth = [int(code[1]) for code in others]
    for winner in range(players):
        hands = [*others[:winner], "r1", *others[winner:]]
        held = [*worth[:winner], 0, *worth[winner:]]
        game = game_of(hands, discard="r5", turn=winner)
        game.push(winner, "play r1")
        assert game.points == [sum(held) if seat == winner else 0 for seat in range(players)]
        for scoring in ("running_total", "elimination"):
            game = game_of(hands, discard="r5", turn=winner, rules=Rules(scoring=scoring))
            game.push(winner, "play r1")
            assert game.points == held


def test_partners_score_the_hands_of_all_other_sides() -> None:
    game = game_of(["r1", "y1", "y2", "y3", "y4", "y5"], discard="r5", rules=Rules(partners=True))
    game.push(0, "play r1")
    assert game.points == [1 + 2 + 4 + 5, 0, 0, 1 + 2 + 4 + 5, 0, 0]


@pytest.mark.parametrize("players", range(2, 11))
@pytest.mark.parametrize("direction", [1, -1])
def test_reverse_is_a_skip_for_two_and_turns_play_around_for_more(players: int, direction: int) -> None:
    hands = ["rR y1 y2", *[f"b{rank} g{rank}" for rank in range(1, players)]]
    game = game_of(hands, discard="r5", direction=direction)
    game.push(0, "play rR")
    assert game.state()["direction"] == -direction
    assert game.turn == (0 if players == 2 else -direction % players)


def test_reverse_turned_up_gives_two_players_the_same_as_a_skip() -> None:
    turns = []
    for top in ("rR", "rS"):
        game = Game(Rules(hand_size=1), 2, dealer=0)
        rest = Counter(game.to_shuffle()) - Counter(faces(f"g1 g2 {top}"))
        game.shuffle([*faces(f"g1 g2 {top}"), *rest.elements()])
        turns.append(game.turn)
    assert turns == [0, 0]


# An illegal action replaced by another one, or dropped without a word


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("0 play g4", NotLegal),
        ("0 play r9", NotHeld),
        ("1 play r2", NotYourTurn),
        ("1 draw", NotYourTurn),
        ("0 pass", NotLegal),
        ("0 challenge", NotLegal),
        ("0 play r7 uno", NotLegal),
        ("0 uno", NotLegal),
        ("1 catch 0", NotLegal),
        ("0 jump r7", NotLegal),
        ("* shuffle r5", WrongChance),
    ],
)
def test_an_illegal_action_is_refused_aloud(text: str, error: type[Refused]) -> None:
    game = game_of(["r7 g4 b1", "r2 y6"], draw="y1 y2", discard="r5")
    before = (game._round.copy(), game.state(), list(game.history), list(game.events))
    assert text not in [f"{seat} {action}" for seat in range(2) for action in game.legal(seat)]
    with pytest.raises(error) as refused:
        game.push_text(text)
    assert type(refused.value) is error
    assert str(refused.value).strip()
    assert (game._round, game.state(), game.history, game.events) == before


class Cheat:
    """A bot that answers what it likes."""

    name = "cheat"

    def __init__(self, answer: Action | None) -> None:
        self.answer = answer

    def act(self, view: View) -> Action | None:
        return self.answer if view.must_act else None


@pytest.mark.parametrize("answer", [Action.parse("play g4"), Action.parse("challenge"), None])
def test_a_bot_that_answers_nonsense_is_reported_not_replaced(answer: Action | None) -> None:
    game = game_of(["r7 g4 b1", "r2 y6"], draw="y1 y2", discard="r5")
    before = game.state()
    with pytest.raises(BotError, match="cheat"):
        next_move(game, [Cheat(answer), RandomBot(1)], random.Random(1))
    assert game.state() == before


# Secrecy by omission


def test_engine_fields_a_view_does_not_name_stay_out_of_it() -> None:
    """A view is built from what may be known: whatever else the engine keeps has no way into it."""
    secret = (
        "step",
        "later",
        "resume",
        "drawer",
        "owed",
        "stop",
        "matching",
        "actor",
        "affected",
        "wild4_guilty",
        "tied",
    )
    source = random.Random(8)
    for _ in range(60):
        game = small_game(random_table(source), source)
        views = [repr(game.view(seat)) for seat in (*range(game.players), None)]
        for name in secret:
            setattr(game._round, name, source.randrange(10))
        game._round.draw_pile = [source.randrange(60) for _ in game._round.draw_pile]
        assert [repr(game.view(seat)) for seat in (*range(game.players), None)] == views


def test_a_spectator_and_a_rival_see_no_hand() -> None:
    game = game_of(["r7 g4 b1", "r2 y6"], draw="y1 y2", discard="r5")
    for seat in (1, None):
        view = game.view(seat)
        assert view.known == ((), ())
        assert view.open_hands is None
        assert not set(hand(game, 0)) & set(view.hand)
        assert view.sizes == (3, 2)
    assert game.view(None).hand == ()
    assert game.view(None).legal == ()


def test_a_fact_of_the_engine_shows_its_kind_and_seat_unless_it_is_made_public() -> None:
    """Every fact with a value nobody asked to publish: the event has no room for it."""
    private = {fact.DEALT, fact.DREW, fact.SHOWED, fact.TOOK_OVER}
    for kind in range(fact.TOOK_OVER + 1):
        event = make_events([(kind, 1, 2, 0)], hands_open=False)[0]
        if kind in private:
            assert event.to == ((0,) if kind == fact.SHOWED else (1,))
            assert event.seen_by(2).cards is None
            assert event.seen_by(None).cards is None
        else:
            assert event.cards is None
    assert Event("drew", 1, {"count": 1}, (5,), ()).seen_by(1).cards is None, "an empty audience is nobody"


# Piles


def test_the_top_card_is_never_reshuffled() -> None:
    game = game_of(["g1 g2", "y8 y9"], discard="b1 b2 b2 r5")
    game.push(0, "draw")
    assert game.phase == "shuffle"
    assert game.to_shuffle() == faces("b1 b2 b2")
    with pytest.raises(WrongChance):
        game.shuffle(faces("b1 b2 b2 r5"))
    game.shuffle(faces("b2 b1 b2"))
    assert game.state()["discard"] == "r5"
    assert game.state()["top"] == "r5"
    assert game.state()["draw"] == "b1 b2"


def test_a_reshuffle_never_brings_a_fresh_deck() -> None:
    """Cards in hands stay there; only the discards come back."""
    source = random.Random(4)
    reshuffles = 0
    for seed in range(40):
        game = Game(Rules(hand_size=10), 10, dealer=0)
        bots = [RandomBot(seed + seat) for seat in range(10)]
        while not game.is_over and len(game.history) < 300:
            if not game.waits_for_chance:
                move = next_move(game, bots, source)
                assert move is not None
                game.push(*move)
                continue
            if game.history:
                reshuffles += 1
                assert Counter(game.to_shuffle()) == Counter(faces(game.state()["discard"])[:-1])
                with pytest.raises(WrongChance):
                    game.shuffle(sorted(game.view(None).deck))
            game.chance(source)
    assert reshuffles > 20


def test_both_piles_empty_is_no_crash_and_blocks_the_round() -> None:
    game = game_of(["g1 g2", "y8 y9", "b3 b4"], discard="r5")
    for seat in (0, 1, 2):
        assert [str(action) for action in game.legal(seat)] == ["draw"]
        game.push(seat, "draw")
    assert game.phase == "over"
    assert game.winner is None
    assert game.points == [0, 0, 0]


@pytest.mark.parametrize(
    ("rules", "text"),
    [
        (Rules(), "0 play rD"),
        (Rules(), "0 play W4:r"),
        (Rules(challenge=False, wild4_condition=False), "0 play W4:r"),
        (Rules(customs=("until-color",)), "0 play C1:g"),
        (Rules(customs=("seven",)), "0 play C1:g"),
        (Rules(customs=("three-all",)), "0 play C1:g"),
        (Rules(wrong_card="penalty"), "0 play b1"),
        (Rules(suggestions=True), "* penalty 1"),
        (Rules(draw_to_match="must"), "0 draw"),
        (Rules(draw_to_match="may"), "0 draw"),
    ],
)
def test_a_penalty_with_nothing_to_draw_is_no_crash(rules: Rules, text: str) -> None:
    wild = "C1" if rules.customs else "W4"
    hands = [f"rD {wild} b1", "y8 y9"]
    before = Counter(faces(" ".join(hands)) + faces("r5"))
    game = game_of(hands, discard="r5", rules=rules)
    game.push_text(text)
    for _ in range(12):
        if game.waits_for_chance:
            assert game.to_shuffle(), "nothing is shuffled where there is nothing"
            game.shuffle(game.to_shuffle())
        elif not game.is_over:
            assert game.turn is not None
            game.push(game.turn, "draw" if game.phase != "discard" else game.legal(game.turn)[0])
    now = game.state()
    assert Counter(faces(" ".join([*now["hands"], now["draw"], now["discard"]]))) == before


def test_no_code_of_a_card_stands_twice() -> None:
    assert len(set(CARD_CODES)) == len(CARD_CODES)
