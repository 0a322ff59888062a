"""The greedy bot: plays like a sensible player at a kitchen table, from its View alone. It looks one step ahead."""

from collections.abc import Sequence

from oneleft.action import Action
from oneleft.bots.heuristic_bot import HeuristicBot
from oneleft.bots.heuristics import (
    best_of,
    goes_out,
    play_of_each_card,
    say_uno_with,
)
from oneleft.bots.lookahead import (
    best_trade,
    value_of_challenging,
    value_of_color,
    value_of_drawing,
    value_of_passing,
    value_of_playing,
    value_of_waiting,
)
from oneleft.cards import COLORS
from oneleft.engine.actions import CHALLENGE, DRAW, PASS
from oneleft.game import View


class GreedyBot(HeuristicBot):
    """One-step lookahead: takes the action with the best expected outcome, by the heuristics of lookahead.py."""

    name = "greedy"

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
