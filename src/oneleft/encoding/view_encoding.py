"""The view of a bot at a table as the same numbers that a program learned from. Needs no compiler.

>>> from oneleft.game import Game
>>> from oneleft.rules import Rules
>>> encoded = encode_view(Game(Rules(), players=2, dealer=0, seed=3).view(1))
>>> [str(encoded.action(choice)) for choice in encoded.choices()]
['play g6', 'play g7', 'play g9', 'draw']
"""

from functools import lru_cache

import numpy as np

from oneleft.action import Action
from oneleft.arrays import Mask, Observation
from oneleft.cards import MOST_PLAYERS
from oneleft.encoding.choices import CHOICES, LET_IT_BE, UNO_AT, action_of, choice_of, color_order
from oneleft.encoding.memory import Book, Memory, count_discards
from oneleft.encoding.observation import OBSERVATION, RULES_AT, TableOptions, observe
from oneleft.encoding.rules_row import rules_row
from oneleft.engine.state import COPIES, Round
from oneleft.engine.table import add_to_hand
from oneleft.game import View
from oneleft.game.sampling import copy_what_is_seen
from oneleft.rules import Rules


class EncodedView:
    """A view as numbers: the observation, the mask, and what each choice means at the table."""

    def __init__(self, g: Round, seat: int, order: int, observation: Observation, mask: Mask) -> None:
        self.observation = observation
        self.mask = mask
        self._round = g
        self._seat = seat
        self._order = order

    def choices(self) -> list[int]:
        """The legal choices."""
        return [int(choice) for choice in np.flatnonzero(self.mask)]

    def action(self, choice: int) -> Action | None:
        """What a choice means at the table; None is to let it be."""
        if choice == LET_IT_BE:
            return None
        return Action(action_of(self._round, self._seat, self._order, choice))

    def choice(self, action: Action | None) -> int:
        """The choice that an action is."""
        if action is None:
            return LET_IT_BE
        return choice_of(self._round, self._seat, self._order, int(action))


def encode_view(view: View) -> EncodedView:
    """The observation of a view. In a lone round everyone stands a point before the target: to win it is to win all."""
    seat = view.seat
    if seat is None or view.turn is None:
        raise ValueError("there is nothing to decide in this view")
    g = seen_round(view)
    memory, book = remembered(view, g)
    options, rules_part = _constants(view.rules, view.players)
    totals = np.full((1, MOST_PLAYERS), view.rules.target - 1, np.int32)
    if view.scores is not None:
        totals[0, : view.players] = view.scores
    rows = np.zeros((1, OBSERVATION), np.uint8)
    rows[0, RULES_AT:] = rules_part
    order = color_order(g, seat)
    observe(g, options, memory, book, seat, order, int(view.must_act), totals, 0, rows)
    mask = np.zeros(CHOICES, np.uint8)
    for action in view.legal:
        choice = choice_of(g, seat, order, int(action))
        mask[choice] = 1
        if action.is_play and len(view.hand) == 2:
            mask[UNO_AT + choice] = 1
    mask[LET_IT_BE] = not view.must_act
    return EncodedView(g, seat, order, rows[0], mask)


def seen_round(view: View) -> Round:
    """A round with all that the view shows and nothing else."""
    g = Round(view.players)
    copy_what_is_seen(g, view)
    for seat in range(view.players):
        cards = view.hand if seat == view.seat else view.open_hands[seat] if view.open_hands is not None else ()
        for card in cards:
            add_to_hand(g, seat, card)
    g.size[: view.players] = view.sizes
    g.draw_count = view.draw_count
    return g


def remembered(view: View, g: Round) -> tuple[Memory, Book]:
    assert view.seat is not None
    memory, book = Memory(), Book()
    for seat in range(view.players):
        memory.since[seat] = list(view.missing[seat])
        memory.named[seat] = view.named[seat]
        for card in view.known[seat]:
            planes = book.known[view.seat][seat]
            copy = next(k for k in range(COPIES) if not planes[k] >> card & 1)
            planes[copy] |= 1 << card
            memory.knows |= 1 << view.seat
    count_discards(memory, g)
    return memory, book


@lru_cache(maxsize=64)
def _constants(rules: Rules, players: int) -> tuple[TableOptions, list[int]]:
    return TableOptions(rules, players), rules_row(rules, players)
