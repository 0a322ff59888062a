"""One round with explicit chance nodes, one card at a time, as a game tree needs them.

Drawing from a shuffled pile that nobody has looked into is the same as picking each card at random when it is needed.
The engine needs whole piles, so an action is tried on a copy first: if it draws more cards than chance has determined
so far, from the top, then the next of them is a chance node. The cards below make no difference to that.
"""

from collections import Counter
from typing import Any, Final, Self

import numpy as np
from msgspec import Struct

from oneleft.cards import FACES, MOST_PLAYERS
from oneleft.encoding.choices import LET_IT_BE, NO_CHOICE, action_of, color_order, forced_action, write_mask
from oneleft.encoding.memory import act_remembering, lay_remembering
from oneleft.engine.apply import apply, cards_to_shuffle, shuffle
from oneleft.engine.deal import start_round
from oneleft.engine.legal import legal_words
from oneleft.engine.state import DEAL, DEAL_HANDS, NOBODY, OVER, SHUFFLE, TURN
from oneleft.game.event import Event, make_events
from oneleft.learn.single_round import InterpretedRound
from oneleft.learn.stepping import (
    MOST_DECISIONS,
    must_act,
    new_moment,
    next_to_ask,
    seat_to_act,
    someone_may_act,
    write_outcome,
)
from oneleft.rules import Rules

# What chance decides, and its outcomes: a face, or FACES + a seat.
NOTHING: Final = ""
DEALER: Final = "dealer"
CARD: Final = "card"
FIRST_ASKED: Final = "first asked"  # the seat that is asked first, if several can do something out of turn
VETOER: Final = "vetoer"  # who is asked about VETO when a turn starts
OUTCOMES: Final = FACES + MOST_PLAYERS

SHUFFLING: Final = -2  # in place of an action


class LetBe(Struct, frozen=True):
    """A seat could have done something out of turn, and did not: a decision that only the seat itself knows of."""

    seat: int

    def to_json(self) -> dict[str, Any]:
        return {"event": "let_it_be", "seat": self.seat}


class ExplicitChanceRound(InterpretedRound):
    """A round as nodes of a game tree: a decision of `seat`, one of chance (`chance` says which), or the end."""

    def __init__(
        self, rules: Rules, players: int, *, dealer: int | None = None, most_decisions: int = MOST_DECISIONS
    ) -> None:
        """Without `dealer`, chance picks one, each seat equally likely, as in the cut (DEAL-1)."""
        super().__init__(rules, players)
        self.reward = np.zeros((1, MOST_PLAYERS))
        self.events: list[Event | LetBe] = []  # all that happened
        self.chance = DEALER
        self._most = most_decisions
        self._action = NO_CHOICE  # the action being carried out, and whose it is
        self._actor = NOBODY
        self._lying = 0  # cards that chance draws from
        self._known = 0  # how many of them, from the top, it has determined
        if dealer is not None:
            self.take(FACES + dealer)

    def __deepcopy__(self, _memo: dict[int, Any]) -> Self:
        """OpenSpiel copies states this way, very often."""
        twin = object.__new__(type(self))
        twin.__dict__ = self.__dict__.copy()
        twin.round = self.round.copy()
        for name in ("state", "book"):
            record = getattr(self, name)
            copied = object.__new__(type(record))
            copied.__dict__ = {field: _copied(value) for field, value in record.__dict__.items()}
            setattr(twin, name, copied)
        for name in ("mask", "reward", "points", "_outcome", "events"):
            setattr(twin, name, getattr(self, name).copy())
        return twin

    # Chance

    def outcomes(self) -> list[tuple[int, float]]:
        """The possible outcomes of the chance node, with their probabilities."""
        if self.chance != CARD:
            return [(FACES + seat, 1 / self.players) for seat in range(self.players)]
        left = self._lying - self._known
        return [(face, copies / left) for face, copies in sorted(Counter(self._pile()[:left]).items())]

    def take(self, outcome: int) -> None:
        """Chance takes this outcome."""
        kind, self.chance = self.chance, NOTHING
        if kind == CARD:
            pile = self._pile()
            top = self._lying - self._known - 1
            place = pile.index(outcome, 0, top + 1)
            pile[place], pile[top] = pile[top], outcome
            self._known += 1
        elif kind == DEALER:
            start_round(self.round, outcome - FACES)
        elif kind == VETOER:
            self.state.vetoer = outcome - FACES
        else:
            self.state.start = outcome - FACES
        self._go_on()

    def _pile(self) -> list[int]:
        return self.state.cards if self._action == SHUFFLING else self.round.draw_pile

    # Players

    def choose(self, choice: int) -> None:
        """The seat that is to decide makes this choice."""
        s = self.state
        s.decisions += 1
        if choice == LET_IT_BE:
            s.asked |= 1 << s.seat
            self.events.append(LetBe(s.seat))
        else:
            self._begin(self.action_of(choice))
        self._go_on()

    def action_of(self, choice: int) -> int:
        """The engine's action for a choice other than LET_IT_BE of the seat that is to decide."""
        return action_of(self.round, self.state.seat, self.state.order, choice)

    # From one node to the next

    def _begin(self, action: int) -> None:
        self._action = action
        self._actor = self.state.seat
        self._known = 0
        if action == SHUFFLING:
            self._lying = cards_to_shuffle(self.round, self.options, self.state.cards)
        else:
            self._lying = self.round.draw_count
        self.state.seat = NOBODY
        self.mask[:] = 0

    def _go_on(self) -> None:
        """Go on to the next node: a decision of a seat, one of chance, or the end."""
        g, r, s = self.round, self.options, self.state
        while True:
            if self._action != NO_CHOICE:
                if self._needs_card():
                    self.chance = CARD
                    return
                self._carry_out()
            if g.phase == OVER:
                self._end()
                return
            if g.phase == SHUFFLE:
                self._begin(SHUFFLING)
                continue
            if s.start == NOBODY and someone_may_act(g, r):
                if r.veto and g.phase == TURN and s.vetoer == NOBODY:
                    self.chance = VETOER
                    return
                if self._order_matters():
                    self.chance = FIRST_ASKED
                    return
            action = self._next_to_act()
            if action == NO_CHOICE:
                if s.decisions >= self._most:
                    self._end()
                else:
                    self._show_choices()
                return
            self._begin(action)

    def _order_matters(self) -> bool:
        """Whether more than one seat is to be asked. If not, asking may start with any seat."""
        s = self.state
        s.start = 0
        first = next_to_ask(self.round, self.options, s)
        if first == NOBODY:
            return False
        s.asked = 1 << first
        second = next_to_ask(self.round, self.options, s)
        s.asked = 0
        if second != NOBODY:
            s.start = NOBODY
        return second != NOBODY

    def _next_to_act(self) -> int:
        """Find the next `state.seat` and its legal actions. Returns the only one that it has, or NO_CHOICE.

        It does the same as a part of `advance_to_decision` in stepping.py, which is compiled as a whole.
        """
        g, r, s = self.round, self.options, self.state
        asked = next_to_ask(g, r, s)
        s.seat = asked if asked != NOBODY else seat_to_act(g)
        legal_words(g, r, s.seat, s.words)
        return NO_CHOICE if asked != NOBODY else forced_action(g, s.seat, s.words)

    def _needs_card(self) -> bool:
        """Whether the action being carried out draws a card that chance has not determined yet."""
        g, r = self.round, self.options
        if self._action != SHUFFLING:
            twin = g.copy()
            apply(twin, r, self._actor, self._action)
            return g.draw_count - twin.draw_count > self._known
        if g.owed == 0 and g.step == DEAL_HANDS:
            return self._known < self._lying
        if g.owed == 0 and g.step == DEAL and self._known <= r.hand_size * g.players:
            return True
        twin = g.copy()
        shuffle(twin, r, self.state.cards, self._lying)
        return self._lying - twin.draw_count > self._known

    def _carry_out(self) -> None:
        g, s = self.round, self.state
        was_open = g.open != NOBODY
        g.events = []
        if self._action == SHUFFLING:
            lay_remembering(s, self.book, g, self.options, self._lying)
        else:
            act_remembering(s, self.book, g, self.options, self._actor, self._action)
        self.events += make_events(g.events, was_open)
        g.events = None
        self._action = NO_CHOICE
        new_moment(s)

    def _show_choices(self) -> None:
        g, s = self.round, self.state
        s.order = color_order(g, s.seat)
        write_mask(g, s.seat, s.order, s.words, int(not must_act(g, s.seat)), self.mask, 0)

    def _end(self) -> None:
        write_outcome(self.round, self.options, 0, self.reward, self.points, self._outcome)
        self.state.seat = NOBODY
        self.mask[:] = 0


def _copied(value: Any) -> Any:
    """A deep copy of lists within lists of ints."""
    if type(value) is not list:
        return value
    return [_copied(part) for part in value] if type(value[0]) is list else value[:]
