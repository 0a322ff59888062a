"""What a transition says it did is what a look at the hands before and after shows, and what its events tell."""

import random
from collections import Counter
from collections.abc import Sequence

import numpy as np
import pytest

from oneleft.action import Action
from oneleft.cards import FACE_OF_CODE, is_wild
from oneleft.engine import transition
from oneleft.engine.actions import PENALTY, WORDS
from oneleft.engine.answering import shown_by
from oneleft.engine.compiled import from_record, options_array, round_array, to_record
from oneleft.engine.options import Options
from oneleft.engine.state import DRAWN, NOBODY, TURN, Round
from oneleft.engine.transition import hand_from
from oneleft.game import Event, Game
from oneleft.game.saved import save_round
from oneleft.simulate.kernels import kernel
from tests.strategies import hand, random_action, random_game, random_table

CHANCE = -1


class Looker:
    """Tells from hands before and after, events and the action what the record of a transition should be."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.drawing = NOBODY  # who draws in turn, and goes on after a shuffle

    def look(self, before: Round, hands: Sequence[Counter[int]], seat: int, rest: str, events: list[Event]) -> int:
        g = self.game._round
        kinds = {event.kind: event for event in events}
        draws = rest == "draw" and before.phase in (TURN, DRAWN)
        if not rest.startswith("shuffle"):
            self.drawing = seat if draws else NOBODY
        found = 0
        if "played" in kinds or rest.startswith("discard"):
            event = kinds.get("played") or kinds["discarded"]
            assert (g.did_seat, g.did_face) == (event.seat, FACE_OF_CODE[event.data["card"]])
            found |= transition.CARD_GONE | (transition.JUST_DRAWN if before.phase == DRAWN else 0)
        if "wrong_card" in kinds:
            assert (g.did_seat, g.did_face) == (seat, FACE_OF_CODE[kinds["wrong_card"].data["card"]])
            found |= transition.TAKEN_BACK
        if "named_color" in kinds:
            assert g.did_seat == kinds["named_color"].seat
            found |= transition.COLOR_NAMED
        if "swapped" in kinds:
            assert (g.did_seat, g.did_other) == (seat, kinds["swapped"].data["with"])
            found |= transition.HANDS_TRADED
        if "rotated" in kinds:
            found |= transition.HANDS_ROTATED
        if kinds.keys() & {"dealt", "hands_shuffled"}:
            found |= transition.NEW_HANDS
        if "effect" in kinds and kinds["effect"].data["effect"] == "drop-wilds":
            assert g.did_seat == seat
            found |= transition.WILDS_DROPPED
        if "hands_closed" in kinds:
            found |= transition.HANDS_TAKEN_UP
        if draws and before.phase == TURN:
            assert g.did_seat == seat
            found |= transition.DRAW_BEGUN | (transition.OF_THREE if before.three == seat else 0)
        if any(event.kind == "drew" and event.seat == self.drawing for event in events):
            assert g.did_seat == self.drawing
            found |= transition.DREW_IN_TURN
        if "passed" in kinds:
            assert g.did_seat == seat
            found |= transition.DRAWN_KEPT
        if not found & transition.NEW_HANDS:
            self.check_hands(hands, events)
        return found

    def check_hands(self, before: Sequence[Counter[int]], events: list[Event]) -> None:
        """The hands as they were, with all that is said to have happened to them, are the hands as they are."""
        g = self.game._round
        assert sorted(hand_from(g, seat) for seat in range(g.players)) == list(range(g.players))
        for seat in range(g.players):
            giver = hand_from(g, seat)
            cards = Counter(before[giver])
            if g.did & transition.CARD_GONE and giver == g.did_seat:
                cards[g.did_face] -= 1
            if g.did & transition.WILDS_DROPPED and seat != g.did_seat:
                cards = Counter({card: count for card, count in cards.items() if not is_wild(card)})
            for event in events:
                if event.kind == "drew" and event.seat == seat:
                    cards.update(event.cards or ())
            assert +cards == Counter(hand(self.game, seat))


def check_shown(before: Round, hands: Sequence[Counter[int]], action: int, events: list[Event]) -> bool:
    """A hand shown is told before the transition: it may grow at once."""
    showed = [event for event in events if event.kind == "showed"]
    shown = shown_by(before, action)
    assert [event.seat for event in showed] == ([] if shown == NOBODY else [shown])
    assert all(Counter(event.cards or ()) == hands[shown] for event in showed)
    return bool(showed)


@pytest.mark.parametrize("block", range(4))
def test_a_transition_says_what_it_did(block: int) -> None:
    """Over random rules and rounds, with everything that the rules punish; interpreted and compiled."""
    step = kernel("step")
    rounds, words = round_array(1), np.zeros(WORDS, np.uint64)
    shown = seen = 0
    for number in range(100 * block, 100 * block + 100):
        source = random.Random(number)
        customs = tuple(source.sample(("three-or-play", "drop-wilds", "open", "joke", "seven", "three-all"), 3))
        table = random_table(source, wrong_card="penalty", customs=customs)
        game = random_game(table, source)
        options = options_array(Options(table.rules))
        looker = Looker(game)
        while not game.is_over and len(game.history) < 120:
            before, hands = game._round.copy(), [Counter(hand(game, seat)) for seat in range(game.players)]
            text = random_action(game, source)
            events = game.push_text(text)
            who, _, rest = text.partition(" ")
            seat = CHANCE if who == "*" else int(who)
            found = looker.look(before, hands, seat, rest, events)
            assert game._round.did == found, (number, text)
            seen |= found
            if rest.startswith(("shuffle", "cut")):
                continue
            action = PENALTY + int(rest.split()[-1]) if who == "*" else int(Action.parse(rest))
            shown += check_shown(before, hands, action, events)
            to_record(before, rounds, 0)
            step(rounds, options, 0, max(seat, 0), action, words)
            fast = from_record(rounds, 0)
            assert fast == game._round
            for name in ("did", "did_seat", "did_face", "did_other"):
                assert getattr(fast, name) == getattr(game._round, name), (name, text)
    assert seen == 2 * transition.DRAWN_KEPT - 1, "everything that can be done was"
    assert shown > 0


def test_what_was_done_is_no_part_of_the_state() -> None:
    game = random_game(random_table(random.Random(1)), random.Random(1))
    other = game._round.copy()
    other.did, other.did_seat, other.did_face, other.did_other = transition.CARD_GONE, 1, 5, 0
    assert other == game._round
    assert other.copy().did == transition.CARD_GONE
    assert save_round(other) == save_round(game._round), "nor of what is kept of a round"
    other.idle += 1
    assert other != game._round
