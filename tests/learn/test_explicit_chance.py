"""Chance card by card: the same rounds as with whole shuffles, and each card as likely as it should be."""

import copy
import random
from collections import Counter

from hypothesis import given

from oneleft.action import Action
from oneleft.cards import FACE_OF_CODE, FACES, expand
from oneleft.encoding.choices import LET_IT_BE
from oneleft.engine.state import DEAL_HANDS
from oneleft.game import Game
from oneleft.learn.explicit_chance import (
    CARD,
    DEALER,
    FIRST_ASKED,
    NOTHING,
    SHUFFLING,
    VETOER,
    ExplicitChanceRound,
    LetBe,
)
from oneleft.rules import Rules
from tests.strategies import Table, examples, seeds, tables


def take_any(one: ExplicitChanceRound, source: random.Random) -> int:
    outcomes, weights = zip(*one.outcomes(), strict=True)
    taken: int = source.choices(outcomes, weights)[0]
    one.take(taken)
    return taken


def dealt(rules: Rules, players: int, source: random.Random) -> ExplicitChanceRound:
    """A round at its first decision."""
    one = ExplicitChanceRound(rules, players, dealer=0)
    while one.chance != NOTHING:
        take_any(one, source)
    return one


class Notes(ExplicitChanceRound):
    """Writes down what a whole game would be told: actions, and shuffles as lists that grow as cards come off them."""

    def __init__(self, table: Table) -> None:
        self.script: list[tuple[int, int] | list[int]] = []
        self.pile: list[int] = []
        self.cards: list[int] = []
        super().__init__(table.rules, table.players, dealer=0)

    def _begin(self, action: int) -> None:
        super()._begin(action)
        if action != SHUFFLING:
            self.script.append((self._actor, action))
            self.cards = self.pile
            return
        self.cards = []
        self.script.append(self.cards)
        if self.round.owed > 0 or self.round.step != DEAL_HANDS:
            self.pile = self.cards

    def take(self, outcome: int) -> None:
        if self.chance == CARD:
            self.cards.append(outcome)
        super().take(outcome)


@given(tables(wrong_card="refused"), seeds)
@examples(40)
def test_a_game_that_is_told_the_same_shuffles_sees_the_same(table: Table, seed: int) -> None:
    source = random.Random(seed)
    one = Notes(table)
    seen = []
    for _ in range(400):
        if one.done:
            break
        if one.chance != NOTHING:
            take_any(one, source)
        else:
            views = [one.view(seat) for seat in range(table.players)]
            seen.append((len(one.script), views))
            one.choose(source.choice(one.choices()))
    script = one.script if one._action == -1 else one.script[:-1]  # the last may still wait for a card
    game = Game(table.rules, table.players, dealer=0, scores=[table.rules.target - 1] * table.players)
    for number, step in enumerate(script):
        while seen and seen[0][0] == number:
            assert [game.view(seat) for seat in range(table.players)] == seen.pop(0)[1]
        if isinstance(step, tuple):
            game.push(step[0], Action(step[1]))
        else:
            rest = Counter(game.to_shuffle())
            rest.subtract(step)
            game.shuffle([*step, *rest.elements()])
    assert [event for event in one.events if not isinstance(event, LetBe)] == game.events
    assert one.done == game.is_over
    if game.is_over:
        assert one.points[0, : table.players].tolist() == game.points


def test_each_card_left_is_as_likely() -> None:
    one = ExplicitChanceRound(Rules(), 2, dealer=0)
    deck = Counter(expand(Rules().deck()))
    for left in range(108, 108 - 15, -1):
        assert one.chance == CARD
        assert one.outcomes() == [(face, copies / left) for face, copies in sorted(deck.items()) if copies]
        deck[take_any(one, random.Random(left))] -= 1


def test_a_draw_takes_its_cards_one_by_one_from_all_that_nobody_has_placed() -> None:
    """The draw pile and not the hands: a Draw Two is two cards of chance."""
    source = random.Random(1)
    one = ExplicitChanceRound(Rules(), 2, dealer=0)
    wanted = [FACE_OF_CODE[code] for code in ("rD", "r1", "g1", "g2", "g3", "g4", "y1", "y2", "y3", "y4", "b1", "b2")]
    for face in (*wanted, FACE_OF_CODE["b3"], FACE_OF_CODE["b4"], FACE_OF_CODE["r9"]):  # dealt in turn, seat 1 first
        one.take(face)
    assert (one.seat, one.chance) == (1, NOTHING)
    one.choose(next(choice for choice in one.choices() if one.action_of(choice) == FACE_OF_CODE["rD"]))
    for left in (93, 92):
        assert one.chance == CARD
        assert sum(round(weight * left) for _, weight in one.outcomes()) == left
        assert one.round.size[:2] == [7, 7]  # the transition waits for all of its cards
        take_any(one, source)
    assert one.round.size[:2] == [9, 6]


def test_chance_picks_the_dealer_whom_to_ask_first_and_about_veto() -> None:
    found = set()
    source = random.Random(5)
    for _ in range(8):
        one = ExplicitChanceRound(Rules.of("custom", jump_in=True), 4)
        assert one.chance == DEALER
        while not one.done:
            if one.chance == NOTHING:
                one.choose(source.choice(one.choices()))
                continue
            found.add(one.chance)
            if one.chance != CARD:
                assert one.outcomes() == [(FACES + seat, 0.25) for seat in range(4)]
            take_any(one, source)
    assert found == {DEALER, CARD, FIRST_ASKED, VETOER}


def test_with_two_players_the_order_of_asking_is_no_matter_of_chance() -> None:
    source = random.Random(6)
    asked = 0
    for _ in range(10):
        one = ExplicitChanceRound(Rules.of("quick", jump_in=True), 2, dealer=0)
        while not one.done:
            if one.chance != NOTHING:
                assert one.chance == CARD
                take_any(one, source)
            else:
                asked += LET_IT_BE in one.choices()
                one.choose(source.choice(one.choices()))
    assert asked > 0


def test_a_copy_goes_its_own_way() -> None:
    source = random.Random(2)
    one = dealt(Rules(seven_swap=True, zero_rotation=True), 3, source)
    before = one.text(), one.choices(), list(one.events), [row[:] for row in one.state.since]
    twin = copy.deepcopy(one)
    assert (twin.text(), twin.choices()) == before[:2]
    while not twin.done:
        if twin.chance != NOTHING:
            take_any(twin, source)
        else:
            twin.choose(source.choice(twin.choices()))
    assert (one.text(), one.choices(), one.events, one.state.since) == before


def test_a_round_is_given_up_after_so_many_decisions() -> None:
    source = random.Random(3)
    one = ExplicitChanceRound(Rules(), 2, dealer=0, most_decisions=3)
    taken = 0
    while not one.done:
        if one.chance != NOTHING:
            take_any(one, source)
        else:
            one.choose(one.choices()[-1])
            taken += 1
    assert (taken, one.truncated, one.seat, one.choices()) == (3, True, -1, [])
    assert not one.reward.any()


def test_to_let_it_be_is_noted_for_the_seat_alone() -> None:
    source = random.Random(4)
    one = ExplicitChanceRound(Rules(jump_in=True), 3, dealer=0)
    while LET_IT_BE not in one.choices():
        if one.chance != NOTHING:
            take_any(one, source)
        else:
            one.choose(source.choice(one.choices()))
    seat = one.seat
    one.choose(LET_IT_BE)
    assert LetBe(seat) in one.events
