"""What sensible players have in common: what they do in each phase of a round. What they value is each one's own."""

import random
from abc import ABC, abstractmethod
from collections.abc import Sequence

from oneleft.action import Action
from oneleft.bots.heuristics import best_of, call_uno_or_catch, usefulness, vote_on_joke
from oneleft.engine.actions import DISCARD_CARD, DO_PERFORM, NAME_COLOR
from oneleft.game import View


class HeuristicBot(ABC):
    """Says UNO, catches whom it can, and never chickens out. The seed settles ties, and when to laugh."""

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
            cards = [(card, -usefulness(view, card)) for card in sorted(set(view.hand))]
            return Action(DISCARD_CARD + best_of(cards, self._random))
        if view.phase == "vote":
            return vote_on_joke(view, self._random)
        if view.phase == "perform":
            return Action(DO_PERFORM)
        return self._take_turn(view)

    @abstractmethod
    def _take_turn(self, view: View) -> Action:
        """A turn, a card just drawn or a penalty to answer."""

    @abstractmethod
    def _jump_in(self, view: View) -> Action | None:
        """Put down the same card out of turn, or let it be."""

    @abstractmethod
    def _name_color(self, view: View, hand: Sequence[int]) -> int:
        """The colour to name when `hand` is what is left."""
