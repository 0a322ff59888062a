"""The novice bot: knows the rules, and plays as in a first evening.

It forgets UNO now and then, seldom notices that others do, wastes wilds and names colours carelessly. Mostly it goes
on with the colour in play.
"""

import random
from collections.abc import Sequence
from typing import Final

from oneleft.action import Action
from oneleft.bots.heuristics import best_of, call_uno_or_catch, own_side, play_of_each_card, say_uno_with
from oneleft.cards import COLORS, color_of
from oneleft.engine.actions import (
    CHALLENGE,
    CHICKEN,
    DISCARD_CARD,
    DO_PERFORM,
    DRAW,
    NAME_COLOR,
    PASS,
    SAY_UNO,
    VOTE_NO,
    VOTE_YES,
)
from oneleft.game import View

# How often it does what a better player always or never does.
SAYS_UNO: Final = 0.8
SAYS_UNO_LATE: Final = 0.25
CATCHES: Final = 0.3
CHALLENGES: Final = 0.05
JUMPS_IN: Final = 0.3
LOOKS_AT_HAND: Final = 0.75  # before it plays, names a colour or discards
CHICKENS_OUT: Final = 0.2
LAUGHS: Final = 0.3


class NoviceBot:
    """A beginner: plays what fits and overlooks much. The seed decides what."""

    name = "novice"

    def __init__(self, seed: int = 0) -> None:
        self._random = random.Random(seed)

    def act(self, view: View) -> Action | None:
        called = call_uno_or_catch(view)
        if called is not None and self._happens(SAYS_UNO_LATE if called == SAY_UNO else CATCHES):
            return called
        if not view.must_act:
            plays = self._plays(view)
            return self._with_uno(view, plays[0]) if plays and self._happens(JUMPS_IN) else None
        if view.phase == "color":
            return Action(NAME_COLOR + self._name_color(view.hand))
        if view.phase == "discard":
            return Action(DISCARD_CARD + self._random.choice(view.hand))
        if view.phase == "vote":
            laughs = view.turn in own_side(view) or self._happens(LAUGHS)
            return Action(VOTE_YES if laughs else VOTE_NO)
        if view.phase == "perform":
            return Action(CHICKEN if self._happens(CHICKENS_OUT) else DO_PERFORM)
        return self._take_turn(view)

    def _take_turn(self, view: View) -> Action:
        """A card if there is one; sometimes it suspects someone out of the blue."""
        if CHALLENGE in view.legal and self._happens(CHALLENGES):
            return Action(CHALLENGE)
        plays = self._plays(view)
        if not plays:
            return Action(PASS if PASS in view.legal else DRAW)
        if self._happens(LOOKS_AT_HAND):
            play = best_of([(play, is_of_color_in_play(view, play)) for play in plays], self._random)
        else:
            play = self._random.choice(plays)
        return self._with_uno(view, play)

    def _plays(self, view: View) -> list[Action]:
        others = [seat for seat in range(view.players) if seat != view.seat]
        return play_of_each_card(view, self._name_color, self._random.choice(others))

    def _with_uno(self, view: View, play: Action) -> Action:
        return say_uno_with(view, play) if self._happens(SAYS_UNO) else play

    def _name_color(self, hand: Sequence[int]) -> int:
        if not self._happens(LOOKS_AT_HAND):
            return self._random.choice(COLORS)
        return best_of([(color, sum(color_of(card) == color for card in hand)) for color in COLORS], self._random)

    def _happens(self, chance: float) -> bool:
        return self._random.random() < chance


def is_of_color_in_play(view: View, play: Action) -> bool:
    assert play.card is not None
    return color_of(play.card) == view.color
