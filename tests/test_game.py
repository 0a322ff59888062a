"""Game: precise errors, views, chance."""

import random
from typing import get_args

import pytest

from oneleft.action import Action, ActionTextError
from oneleft.cards import FACE_OF_CODE, expand
from oneleft.engine import events as fact
from oneleft.game import Game, NotHeld, NotLegal, NotYourTurn, Position, PositionError, Refused, WrongChance
from oneleft.game.event import EventKind, make_events
from oneleft.rules import Rules


def cards(text: str) -> list[int]:
    return [FACE_OF_CODE[code] for code in text.split()]


def position(*hands: str, **more: object) -> Position:
    fields: dict[str, object] = {"draw": cards("y1 y2 y3 y4 y5 y6"), "discard": cards("r5"), "turn": 0}
    return Position(hands=[cards(hand) for hand in hands], **{**fields, **more})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("seat", "action", "kind", "words"),
    [
        (1, "draw", NotYourTurn, "it is seat 0's turn, not seat 1's"),
        (1, "play g1", NotYourTurn, "it is seat 0's turn"),
        (0, "play b2", NotHeld, "seat 0 does not hold b2"),
        (0, "play g3", NotLegal, "g3 does not go on r5 with red in play"),
        (0, "play r7 uno", NotLegal, "UNO is said with the next-to-last card only, and seat 0 holds 3"),
        (0, "play r7>1", NotLegal, "a 7 trades no hands under these rules"),
        (0, "pass", NotLegal, "may not 'pass' in phase turn"),
        (0, "challenge", NotLegal, "may not 'challenge' in phase turn"),
        (0, "uno", NotLegal, "seat 0 does not owe UNO"),
        (1, "catch 0", NotLegal, "seat 0 does not owe UNO"),
        (1, "catch 1", NotLegal, "nobody can catch themselves"),
        (1, "catch 7", NotLegal, "unknown seat 7"),
        (1, "veto 0", NotLegal, "no VETO card"),
        (1, "vote yes", NotLegal, "nothing to vote on"),
        (0, "color g", NotLegal, "in phase turn"),
        (0, "discard r7", NotLegal, "in phase turn"),
        (0, "play", NotLegal, "cannot read 'play'"),
        (0, "play r77", NotLegal, "unknown card 'r77'"),
        (0, "play W", NotLegal, "does not name a colour"),
        (0, "sing", NotLegal, "unknown verb 'sing'"),
        (5, "draw", NotLegal, "unknown seat 5"),
    ],
)
def test_refusals_say_what_is_wrong_and_change_nothing(seat: int, action: str, kind: type[Refused], words: str) -> None:
    game = Game(Rules(), 2, position=position("r7 g3 W4", "g1 g2"))
    before = game.state()
    with pytest.raises(kind) as error:
        game.push(seat, action)
    assert words in str(error.value)
    assert game.state() == before
    assert game.history == []


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("* shuffle r1", "nothing is to be shuffled in phase turn"),
        ("* cut r1", "nobody draws for the deal in phase turn"),
        ("* penalty 0", "no penalty for suggestions"),
        ("* penalty x", "unknown seat 'x'"),
        ("* sing", "unknown verb 'sing'"),
        ("x draw", "unknown seat 'x'"),
        ("2 draw", "unknown seat '2'"),
        ("0  draw", "unknown verb ''"),
        ("", "unknown seat ''"),
    ],
)
def test_texts_that_are_refused(text: str, words: str) -> None:
    game = Game(Rules(), 2, position=position("r7 g3 W4", "g1 g2"))
    with pytest.raises(Refused) as error:
        game.push_text(text)
    assert words in str(error.value)


def test_refusals_name_the_rule_that_was_broken() -> None:
    game = Game(Rules(bluff=False), 2, position=position("r7 W4", "g1 g2"))
    with pytest.raises(NotLegal, match="no Wild Draw Four while the hand has red"):
        game.push(0, "play W4:b")
    game = Game(Rules(jump_in=True), 2, position=position("r7 r8", "r7 g2"))
    game.push(0, "play r7")
    game.push(1, "play r7")
    with pytest.raises(NotYourTurn, match="only r7 can jump in"):
        game.push(1, "play g2")
    game = Game(Rules(drawn_card="must"), 2, position=position("r7 g8", "r7 g2", draw=cards("r1 b1")))
    game.push(0, "draw")
    with pytest.raises(NotLegal, match="must be played"):
        game.push(0, "pass")
    with pytest.raises(NotLegal, match="only what was drawn may be played: r1, not r7"):
        game.push(0, "play r7")


def test_without_a_seed_chance_is_pushed() -> None:
    game = Game(Rules(), 3)
    assert (game.phase, game.dealer, game.cards_to_cut()) == ("cut", None, 3)
    with pytest.raises(WrongChance, match="3 draw for the deal, but 1 cards are given"):
        game.cut(cards("r1"))
    with pytest.raises(WrongChance, match="not in the deck: r0"):
        game.cut(cards("r0 r0 r1"))
    game.cut(cards("r3 r9 W"))
    assert (game.phase, game.dealer) == ("shuffle", 1)
    deck = game.to_shuffle()
    assert deck == expand(Rules().deck())
    with pytest.raises(WrongChance, match="missing r0"):
        game.shuffle(deck[1:])
    with pytest.raises(WrongChance, match="too many WH"):
        game.shuffle([*deck, FACE_OF_CODE["WH"]])
    with pytest.raises(NotYourTurn, match="waits for"):
        game.push(0, "draw")
    game.shuffle(deck)
    assert game.view(2).hand == tuple(deck[0:21:3])  # the dealer's left is dealt first
    assert game.turn == 1  # a Reverse is turned up: the dealer plays first (START-3)


def test_a_seed_repeats_the_game_and_never_waits_for_chance() -> None:
    one, two = (Game(Rules(), 4, seed="table 5") for _ in range(2))
    assert one.history == two.history
    source = random.Random(3)
    while not one.is_over:
        assert one.turn is not None
        action = source.choice(one.legal(one.turn))
        one.push(one.turn, action)
        assert not one.waits_for_chance


def test_a_spectator_sees_no_hand() -> None:
    game = Game(Rules(), 2, dealer=0, seed=1)
    view = game.view(None)
    assert view.hand == ()
    assert view.legal == ()
    assert view.open_hands is None
    assert view.sizes == (7, 7)
    for seat in (2, -1, True):
        with pytest.raises(ValueError, match="unknown seat"):
            game.view(seat)
        with pytest.raises(ValueError, match="unknown seat"):
            game.legal(seat)


def test_impossible_starts_are_named() -> None:
    with pytest.raises(ValueError, match="2 to 10"):
        Game(Rules(), 1)
    with pytest.raises(ValueError, match="unknown dealer 4"):
        Game(Rules(), 2, dealer=4)
    with pytest.raises(PositionError, match="r5 occurs 3 times"):
        Game(Rules(), 2, position=position("r5", "r5"))
    with pytest.raises(ValueError, match="its own dealer"):
        Game(Rules(), 2, dealer=0, position=position("r5", "r6"))


def test_actions_are_values() -> None:
    action = Action.parse("play r7>2 uno")
    assert (action.card, action.target, action.says_uno, action.color) == (FACE_OF_CODE["r7"], 2, True, None)
    assert str(Action.parse("play W4:b").with_uno()) == "play W4:b uno"
    assert Action.parse("color g").color == 2
    assert Action.parse("veto 9").target == 9
    assert Action.parse("discard C1").card == FACE_OF_CODE["C1"]
    assert repr(Action.parse("draw")) == "Action('draw')"
    for text in ("play r8>1", "play W>1", "draw uno", "play r7  uno", "Play r7", "play r7 UNO", "vote", "catch 10"):
        with pytest.raises(ActionTextError):
            Action.parse(text)
    with pytest.raises(ValueError, match="cannot be said"):
        Action.parse("draw").with_uno()


def test_what_was_shown_is_remembered() -> None:
    game = Game(Rules(), 3, position=position("r7 W4 g1", "g2 g3", "b1 b2"))
    game.push(0, "play W4:b")
    game.push(1, "challenge")
    assert game.view(1).known[0] == tuple(cards("r7 g1"))
    assert game.view(2).known[0] == ()
    shown = [event for event in game.events if event.kind == "showed"]
    assert len(shown) == 1
    assert shown[0].seen_by(1).cards == tuple(cards("r7 g1"))
    assert shown[0].seen_by(2).cards is None
    assert shown[0].seen_by(None).cards is None


def test_every_fact_of_the_engine_becomes_an_event_and_every_kind_of_event_has_a_fact() -> None:
    facts = [getattr(fact, name) for name in fact.__annotations__]
    assert len(set(facts)) == len(facts)
    made = [make_events([(kind, 0, 1, 2)], hands_open=False) for kind in facts]
    assert sorted(event.kind for events in made for event in events) == sorted(get_args(EventKind))


def test_what_the_rules_punish_has_its_price() -> None:
    """TURN-8: two cards and what one faces besides. UNO-6: what the option says, whatever is faced."""
    rules = Rules(stacking=True, wrong_card="penalty", false_catch=1)
    draw, discard = cards("y1 y2 y3 y4 y5 y6 y7 y8 y9"), cards("rD")
    start = position("r7 g1 g2", "g3 gD", draw=draw, discard=discard, phase="respond", pending=6)
    game = Game(rules, 2, position=start)
    assert game.price(0, "play g1") == 8
    assert game.price(0, "catch 1") == game.price(1, "catch 0") == 1
    assert game.price(0, "draw") is None, "legal"
    assert game.price(1, "play g3") is None, "refused: it is not this seat's turn"
    assert game.price(0, "nonsense") is None
    game.push(0, "play g1")
    assert len(game.hand(0)) == 3 + 8
