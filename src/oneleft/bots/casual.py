"""The casual bot: a player of some evenings, with a few good habits and no reckoning.

Colour before symbol, wilds for later while everyone has many cards, attacks when the next player is short. It says UNO,
catches, and challenges only with a reason.
"""

from collections.abc import Sequence
from typing import Final

from oneleft.action import Action
from oneleft.bots.heuristic_bot import HeuristicBot
from oneleft.bots.heuristics import (
    best_of,
    cards_known,
    goes_out,
    is_bluff,
    is_symbol,
    must_draw_on,
    own_seat,
    own_side,
    play_of_each_card,
    say_uno_with,
    seat_after,
    shortest_opponent,
)
from oneleft.cards import COLORS, REVERSE, SHUFFLE_HANDS, SKIP, color_of, is_wild, points_of
from oneleft.engine.actions import CHALLENGE, DRAW, PASS
from oneleft.engine.effects import rotates_hands
from oneleft.engine.penalties import penalty_of
from oneleft.game import View

SHORT_HAND: Final = 2
LONG_HAND: Final = 5  # while every opponent holds so many cards wilds are kept
MIND_ELSEWHERE: Final = 0.3  # how often it plays whatever comes to hand
FULL_HAND: Final = 7  # who still holds so many cards after a Wild Draw Four is suspect

# What makes a card the one to play, the heaviest habit first.
ATTACKS: Final = 1000.0  # against a next player who is short
CHANGES_HANDS: Final = 500.0  # a long hand for a short one; as much against it the other way round
KEEPS_WILD: Final = -300.0
SHEDS_WILD: Final = 150.0  # once someone has few cards: it might be left with it
KEEPS_COLOR: Final = 100.0
SAME_COLOR: Final = 10.0  # for each other card of that colour in hand
POINTS: Final = 0.1


class CasualBot(HeuristicBot):
    """The seed also decides when its mind is elsewhere."""

    name = "casual"

    def _take_turn(self, view: View) -> Action:
        """A turn, a card just drawn or a penalty to answer: a card if there is one."""
        plays = self._plays(view)
        for play in plays:
            if goes_out(view, play):
                return play
        if plays:
            return say_uno_with(view, self._most_inviting(view, plays))
        if CHALLENGE in view.legal and has_reason_to_challenge(view):
            return Action(CHALLENGE)
        if PASS in view.legal and not (DRAW in view.legal and must_draw_on(view)):
            return Action(PASS)
        return Action(DRAW)

    def _most_inviting(self, view: View, plays: Sequence[Action]) -> Action:
        if self._random.random() < MIND_ELSEWHERE:
            return self._random.choice(plays)
        return best_of([(play, appeal(view, play)) for play in plays], self._random)

    def _jump_in(self, view: View) -> Action | None:
        """Always, unless it is the turn of a partner who is short."""
        plays = self._plays(view)
        if not plays:
            return None
        assert view.turn is not None
        play = plays[0]  # all are the same card
        over_partner = view.turn in own_side(view) and view.sizes[view.turn] <= SHORT_HAND
        return None if over_partner and not goes_out(view, play) else say_uno_with(view, play)

    def _plays(self, view: View) -> list[Action]:
        return play_of_each_card(view, lambda hand: self._name_color(view, hand), hand_to_take(view))

    def _name_color(self, view: View, hand: Sequence[int]) -> int:  # noqa: ARG002
        return best_of([(color, sum(color_of(card) == color for card in hand)) for color in COLORS], self._random)


def appeal(view: View, play: Action) -> float:
    """How much a card invites to be played."""
    card = play.card
    assert card is not None
    worth = POINTS * points_of(card, view.rules.wild_points)
    if is_attack(view, card) and not is_bluff(view, play):
        worth += ATTACKS
    if passes_hand_on(view, play):
        return worth + (CHANGES_HANDS if wants_other_hand(view, play) else -CHANGES_HANDS)
    if is_wild(card):
        keeps = shortest_opponent(view) >= LONG_HAND or len(view.hand) == 2 or is_bluff(view, play)
        return worth + (KEEPS_WILD if keeps else SHEDS_WILD)
    worth += SAME_COLOR * sum(color_of(other) == color_of(card) for other in view.hand)
    return worth + (KEEPS_COLOR if color_of(card) == view.color else 0.0)


def is_attack(view: View, card: int) -> bool:
    """Whether it keeps a next player who is short from playing; a partner sits opposite, never next."""
    if view.sizes[view.next_seat] > SHORT_HAND:
        return False
    return penalty_of(card) > 0 or is_symbol(card, SKIP) or is_symbol(card, REVERSE)


def passes_hand_on(view: View, play: Action) -> bool:
    """Whether hands change seats: a 7, a 0, Wild Shuffle Hands."""
    if goes_out(view, play):
        return False
    assert play.card is not None
    return play.target is not None or play.card == SHUFFLE_HANDS or rotates_hands(view.rules, play.card)


def wants_other_hand(view: View, play: Action) -> bool:
    """Whether the hand to come is the shorter one."""
    others = [size for seat, size in enumerate(view.sizes) if seat != own_seat(view)]
    coming: float = sum(others) / len(others)
    if play.target is not None:
        coming = view.sizes[play.target]
    elif play.card != SHUFFLE_HANDS:
        coming = view.sizes[seat_after(view, own_seat(view), -1)]
    return coming < len(view.hand) - 1


def hand_to_take(view: View) -> int:
    """The shortest hand of an opponent: never a partner's."""
    side = own_side(view)
    opponents = [seat for seat in range(view.players) if seat not in side]
    return min(opponents, key=lambda seat: view.sizes[seat])


def has_reason_to_challenge(view: View) -> bool:
    """The colour was seen in that hand, or the hand is so full that it is hardly without it."""
    assert view.wild4 is not None
    suspect, color = view.wild4
    seen = any(color_of(card) == color for card in cards_known(view, suspect))
    return seen or view.sizes[suspect] >= FULL_HAND
