"""Hidden information: a view and the events of a seat say nothing that the seat may not know, and nothing untrue."""

import json
import random
from collections import Counter

import pytest
from hypothesis import given

from oneleft.engine.table import add_to_hand
from oneleft.game import Event, Game, Position, Refused, View
from oneleft.rules import Rules
from tests.strategies import (
    Table,
    examples,
    faces,
    hand,
    random_action,
    random_game,
    random_play,
    random_table,
    seeds,
    tables,
)

# Events that carry cards for some seats only; no other kind may have `cards`.
PRIVATE = ("dealt", "drew", "took_over", "showed")
# Events that name a card to everyone, who all see it lie there.
PUBLIC_CARD = ("cut", "turned_up", "put_back", "played", "discarded", "wrong_card")


def watchers(game: Game) -> list[int | None]:
    return [*range(game.players), None]


def set_hand(game: Game, seat: int, cards: list[int]) -> None:
    g = game._round
    g.held[seat] = [0] * len(g.held[seat])
    g.size[seat] = 0
    for card in cards:
        add_to_hand(g, seat, card)


def shuffled_behind_the_back(game: Game, seat: int | None, source: random.Random, *, pile: bool = True) -> Game:
    """A copy in which everything hidden from a seat is dealt anew: other hands less what is known, the draw pile."""
    twin = game.copy()
    g = twin._round
    view = game.view(seat)
    fixed: dict[int, list[int]] = {}
    hidden: list[int] = []
    for holder in range(game.players):
        if holder == seat or view.open_hands is not None:
            continue
        rest = Counter(hand(game, holder)) - Counter(view.known[holder])
        fixed[holder] = list(view.known[holder])
        hidden += list(rest.elements())
    in_pile = g.draw_count if pile and game.phase != "cut" else 0
    hidden += g.draw_pile[:in_pile]
    source.shuffle(hidden)
    for holder, cards in fixed.items():
        while len(cards) < g.size[holder]:
            cards.append(hidden.pop())
        set_hand(twin, holder, cards)
    g.draw_pile[:in_pile] = hidden
    if game.phase == "drawn" and game.turn in fixed:
        g.drawn[: g.drawn_count] = source.sample(fixed[game.turn], g.drawn_count)
    return twin


@examples(40)
@given(tables(), seeds)
def test_a_view_does_not_change_with_what_is_hidden_from_it(table: Table, seed: int) -> None:
    source = random.Random(seed)
    game = random_game(table, source)
    for _ in random_play(game, source, 250):
        if source.random() > 0.15 and game.phase != "drawn":
            continue
        for seat in watchers(game):
            twin = shuffled_behind_the_back(game, seat, source)
            assert twin.view(seat) == game.view(seat)
            assert repr(twin.view(seat)) == repr(game.view(seat))


def test_the_shuffle_behind_the_back_moves_cards() -> None:
    """The property above is about something."""
    source = random.Random(1)
    game = Game(Rules(), 3, dealer=0, seed=1)
    twin = shuffled_behind_the_back(game, 0, source)
    assert hand(twin, 0) == hand(game, 0)
    assert hand(twin, 1) != hand(game, 1)
    assert twin._round.draw_pile != game._round.draw_pile
    assert twin.view(1) != game.view(1)


def seen(events: list[Event], seat: int | None) -> str:
    return json.dumps([event.seen_by(seat).to_json() for event in events])


def some_actions(game: Game, source: random.Random) -> list[str]:
    texts = [f"{seat} {action}" for seat in range(game.players) for action in game.legal(seat)]
    texts = source.sample(texts, min(8, len(texts)))
    return [*texts, *(random_action(game, source) for _ in range(3))]


@examples(30)
@given(tables(), seeds)
def test_events_do_not_change_with_what_stays_hidden(table: Table, seed: int) -> None:
    """The same action with other hidden cards: a seat that sees the same round after it saw the same events.

    What a seat draws itself it may see in the order it came, so the draw pile stays where the seat's own hand changes
    or hands lie open.
    """
    source = random.Random(seed)
    game = random_game(table, source)
    for _ in random_play(game, source, 150):
        if game.is_over or source.random() > 0.15:
            continue
        for seat in source.sample(watchers(game), 2):
            for pile in (False, True):
                twin = shuffled_behind_the_back(game, seat, source, pile=pile)
                for text in some_actions(game, source):
                    one, other = game.copy(), twin.copy()
                    events = one.push_text(text)
                    try:
                        twin_events = other.push_text(text)
                    except Refused:
                        continue  # it takes a card that the other seat does not hold here
                    if one.view(seat) != other.view(seat):
                        continue
                    sees_a_draw = one.view(seat).hand != game.view(seat).hand or game.view(seat).open is not None
                    if not pile or not sees_a_draw:
                        assert seen(events, seat) == seen(twin_events, seat), text


def test_reshuffling_in_another_order_looks_the_same() -> None:
    """TURN-6: nobody sees how the cards came to lie, except the one who drew from them."""
    source = random.Random(3)
    compared = 0
    for _ in range(200):
        game = random_game(random_table(source, shuffle_hands=False), source)
        for _ in random_play(game, source, 120):
            if game.phase != "shuffle" or not game.view(None).discard or game.view(None).open is not None:
                continue
            one, other = game.copy(), game.copy()
            events, other_events = (
                one.push_text(random_action(game, source)),
                other.push_text(random_action(game, source)),
            )
            for seat in watchers(game):
                if one.view(seat) == other.view(seat) and one.view(seat).hand == game.view(seat).hand:
                    compared += 1
                    assert seen(events, seat) == seen(other_events, seat)
    assert compared > 100


@examples(60)
@given(tables(), seeds)
def test_events_show_cards_to_their_audience_only(table: Table, seed: int) -> None:
    source = random.Random(seed)
    game = random_game(table, source)
    while not game.is_over and len(game.history) < 250:
        hands_open = game.view(None).open is not None
        events = game.push_text(random_action(game, source))
        for event in events:
            if event.kind == "effect" and event.data["effect"] == "open":
                hands_open = True
            if event.kind == "hands_closed":
                hands_open = False
            if event.kind not in PRIVATE:
                assert event.cards is None
                assert ("card" in event.data) == (event.kind in PUBLIC_CARD)
                continue
            assert event.cards is not None
            assert event.data["count"] == len(event.cards)
            audience = event.data["to_seat"] if event.kind == "showed" else event.seat
            allowed = set(watchers(game)) if hands_open else {audience}
            for seat in watchers(game):
                shown = event.seen_by(seat).to_json()
                assert ("cards" in shown) == (seat in allowed), (event, seat)
                assert set(shown) <= {"event", "seat", "count", "to_seat", "cards", "to"}


def claims(view: View) -> list[Counter[int]]:
    return [Counter(cards) for cards in view.known]


@examples(50)
@given(tables(), seeds)
def test_what_a_view_claims_is_true(table: Table, seed: int) -> None:
    source = random.Random(seed)
    game = random_game(table, source)
    for _ in random_play(game, source, 150):
        for seat in watchers(game):
            view = game.view(seat)
            for holder, known in enumerate(claims(view)):
                assert known <= Counter(hand(game, holder))
                assert holder != seat or not known, "the own hand stands in `hand`"
            assert list(view.hand) == ([] if seat is None else hand(game, seat))
            if view.open_hands is not None:
                assert [list(cards) for cards in view.open_hands] == [hand(game, each) for each in range(game.players)]
            assert (view.open_hands is not None) == (view.open is not None)
            if view.drawn is not None:
                assert game.turn is not None
                assert Counter(view.drawn) <= Counter(hand(game, game.turn))
                assert seat == game.turn or view.open is not None


@examples(40)
@given(tables(), seeds)
def test_unseen_and_visible_cards_make_the_deck(table: Table, seed: int) -> None:
    source = random.Random(seed)
    game = random_game(table, source)
    deck = Counter(game.view(None).deck)
    assert all(count <= table.rules.deck()[face] for face, count in deck.items())
    for _ in random_play(game, source, 100):
        for seat in watchers(game):
            view = game.view(seat)
            assert Counter(view.deck) == deck
            visible = Counter(view.discard)
            if view.open_hands is not None:
                for cards in view.open_hands:
                    visible.update(cards)
            else:
                visible.update(view.hand)
                for cards in view.known:
                    visible.update(cards)
            assert visible + Counter(view.unseen()) == deck
            if sum(view.sizes):
                placed = sum(visible.values()) - len(view.discard)
                assert len(view.unseen()) == view.draw_count + sum(view.sizes) - placed


@pytest.mark.parametrize("effect", ["open", "seven", "three-all", "joke", "drop-wilds"])
def test_what_is_known_is_true_with_every_way_to_learn(effect: str) -> None:
    """Challenges, 7, 0, open hands, wrong cards and discards at once; and knowledge does come up."""
    learned = Counter[str]()
    for seed in range(12):
        source = random.Random(f"{effect} {seed}")
        table = random_table(
            source,
            seven_swap=True,
            zero_rotation=True,
            wrong_card="penalty",
            wild4_condition=True,
            challenge=True,
            bluff=True,
            customs=(effect,) * 3,
            hand_size=4,
        )
        game = Game(table.rules, table.players, dealer=0)
        for _ in random_play(game, source, 100):
            kinds = {event.kind for event in game.events[-30:]}
            for seat in watchers(game):
                for holder, known in enumerate(claims(game.view(seat))):
                    assert known <= Counter(hand(game, holder))
                    if known:
                        learned["spectator" if seat is None else "seat"] += 1
                        learned.update(kinds & {"challenged", "swapped", "rotated", "wrong_card", "hands_closed"})
    assert set(learned) >= {"seat", "spectator", "challenged", "swapped", "rotated", "wrong_card"}
    assert effect != "open" or learned["hands_closed"]


def cards(*texts: str) -> list[list[int]]:
    return [faces(text) for text in texts]


def known_to(game: Game, seat: int | None) -> list[str]:
    state = game.state()["hands"]
    view = game.view(seat)
    return [
        "all" if Counter(known) == Counter(faces(state[holder])) else str(len(known))
        for holder, known in enumerate(view.known)
    ]


@examples(60)
@given(tables(), seeds)
def test_it_makes_no_difference_when_the_first_view_is_asked_for(table: Table, seed: int) -> None:
    source = random.Random(seed)
    watched = random_game(table, source)
    alone = watched.copy()
    watched.view(None)
    late = source.randint(1, 60)
    for moves, text in enumerate(random_play(watched, source, 80), 1):
        alone.push_text(text)
        if moves == late or moves > late + 10:
            assert [alone.view(seat) for seat in watchers(alone)] == [watched.view(seat) for seat in watchers(watched)]


def test_a_challenge_shows_the_hand_to_the_challenger_alone() -> None:
    position = Position(
        hands=cards("W4 g1 g2", "y1 y2", "b1 b2"), draw=faces("b3 b4 b5 b6 b7 b8 b9"), discard=faces("r5"), turn=0
    )
    game = Game(Rules(), 3, position=position)
    game.push(0, "play W4:y")
    events = game.push(1, "challenge")
    (showed,) = [event for event in events if event.kind == "showed"]
    assert showed.seen_by(1).to_json()["cards"] == "g1 g2"
    for other in (0, 2, None):
        assert "g1" not in json.dumps(showed.seen_by(other).to_json())
    assert known_to(game, 1) == ["all", "0", "0"]
    assert known_to(game, 0) == known_to(game, 2) == known_to(game, None) == ["0", "0", "0"]


def test_trading_hands_is_known_to_the_two_who_traded() -> None:
    position = Position(hands=cards("r7 g1 g2", "y1 y2", "b1 b2 b3"), draw=faces("b4 b5"), discard=faces("r5"), turn=0)
    game = Game(Rules(seven_swap=True), 3, position=position)
    game.push(0, "play r7>2")
    assert known_to(game, 0) == ["0", "0", "all"]
    assert known_to(game, 2) == ["all", "0", "0"]
    assert known_to(game, 1) == known_to(game, None) == ["0", "0", "0"]


def test_passing_hands_on_is_known_to_the_giver() -> None:
    position = Position(hands=cards("r0 g1", "y1 y2", "b1 b2 b3"), draw=faces("b4 b5"), discard=faces("r5"), turn=0)
    game = Game(Rules(zero_rotation=True), 3, position=position)
    game.push(0, "play r0")
    assert game.state()["hands"] == ["b1 b2 b3", "g1", "y1 y2"]
    assert [known_to(game, seat) for seat in range(3)] == [["0", "all", "0"], ["0", "0", "all"], ["all", "0", "0"]]
    assert known_to(game, None) == ["0", "0", "0"]


def test_open_hands_are_seen_by_all_and_remembered() -> None:
    position = Position(
        hands=cards("C1 g1 g2", "y1 y2", "b1 b2"), draw=faces("b4 y5 g9 r9"), discard=faces("r5"), turn=0
    )
    game = Game(Rules(customs=("open",)), 3, position=position)
    game.push(0, "play C1:y")
    for seat in watchers(game):
        assert game.view(seat).open_hands == tuple(tuple(each) for each in cards("g1 g2", "y1 y2", "b1 b2"))
    (drew,) = [event for event in game.push(1, "draw") if event.kind == "drew"]
    assert drew.seen_by(None).to_json()["cards"] == "b4", "drawn into an open hand"
    game.push(2, "draw")
    game.push(2, "pass")
    for seat in watchers(game):
        assert game.view(seat).open_hands is None
        assert known_to(game, seat) == ["0" if holder == seat else "all" for holder in range(3)]
    (drew,) = [event for event in game.push(0, "draw") if event.kind == "drew"]
    assert "cards" not in drew.seen_by(1).to_json(), "the hands are closed again"
