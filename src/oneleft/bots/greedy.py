"""The greedy bot: plays like a sensible player at a kitchen table, from its View alone. It looks one step ahead."""

import random
from collections.abc import Sequence

from oneleft.action import Action
from oneleft.bots.outlook import (
    best_trade,
    value_of_challenging,
    value_of_color,
    value_of_drawing,
    value_of_passing,
    value_of_playing,
    value_of_waiting,
)
from oneleft.bots.sense import (
    best_of,
    call_uno_or_catch,
    goes_out,
    play_of_each_card,
    say_uno_with,
    usefulness,
    vote_on_joke,
)
from oneleft.cards import COLORS
from oneleft.engine.actions import CHALLENGE, DISCARD_CARD, DO_PERFORM, DRAW, NAME_COLOR, PASS
from oneleft.game import View


class GreedyBot:
    """The seed settles ties, and when to laugh."""

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self._random = random.Random(seed)

    def act(self, view: View) -> Action | None:
        called = call_uno_or_catch(view)
        if called is not None:
            return called
        if not view.must_act:
            return self._jump_in(view)
        if view.phase == "color":
            return Action(NAME_COLOR + self._name_color(view, view.hand))
        if view.phase == "discard":
            return Action(DISCARD_CARD + self._least_useful_card(view))
        if view.phase == "vote":
            return vote_on_joke(view, self._random)
        if view.phase == "perform":
            return Action(DO_PERFORM)
        return self._take_turn(view)

    def _take_turn(self, view: View) -> Action:
        """A turn, a card just drawn or a penalty to answer: play, draw, keep, challenge."""
        plays = self._plays(view)
        for play in plays:
            if goes_out(view, play):
                return play
        choices = [(say_uno_with(view, play), value_of_playing(view, play)) for play in plays]
        if DRAW in view.legal:
            choices.append((Action(DRAW), value_of_drawing(view)))
        if PASS in view.legal:
            choices.append((Action(PASS), value_of_passing(view)))
        if CHALLENGE in view.legal:
            choices.append((Action(CHALLENGE), value_of_challenging(view)))
        return best_of(choices, self._random)

    def _jump_in(self, view: View) -> Action | None:
        """Put down the same card out of turn, if that is better than waiting."""
        plays = self._plays(view)
        if not plays:
            return None
        play = plays[0]  # all are the same card
        if goes_out(view, play) or value_of_playing(view, play) > value_of_waiting(view):
            return say_uno_with(view, play)
        return None

    def _plays(self, view: View) -> list[Action]:
        """The wilds with the colour this hand wants, the sevens with the best trade."""
        return play_of_each_card(view, lambda hand: self._name_color(view, hand), best_trade(view))

    def _name_color(self, view: View, hand: Sequence[int]) -> int:
        return best_of([(color, value_of_color(view, hand, color)) for color in COLORS], self._random)

    def _least_useful_card(self, view: View) -> int:
        return best_of([(card, -usefulness(view, card)) for card in sorted(set(view.hand))], self._random)
