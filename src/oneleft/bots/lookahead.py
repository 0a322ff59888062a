"""How good a position is, and what an action leads to: the one-step lookahead of the greedy bot.

Whatever a seat may do leads to hands of certain sizes, someone's turn and cards of its own to go on with: an `Outcome`.
`value` says how good that is for its side, in points of winning chance.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from oneleft.action import Action
from oneleft.bots.heuristics import (
    LAUGHS,
    cards_known,
    chance_of_guilt,
    hand_if_known,
    is_bluff,
    is_jump_in,
    must_draw_on,
    own_seat,
    own_side,
    seat_after,
    shortest_opponent,
    without,
)
from oneleft.cards import (
    CUSTOM_1,
    DRAW_TWO,
    REVERSE,
    SHUFFLE_HANDS,
    SKIP,
    WILD,
    WILD_FOUR,
    color_of,
    is_wild,
    points_of,
    symbol_of,
)
from oneleft.engine.customizable_cards import JOKE_GOAL, SEVEN_GOAL, THREE_ALL_GOAL
from oneleft.engine.effects import is_reverse, rotates_hands, skips_next
from oneleft.engine.matching import fitting
from oneleft.engine.penalties import JOKE_FAILED_DRAWS, LOST_CHALLENGE_DRAWS, THREE_OR_PLAY_DRAWS, penalty_of
from oneleft.game import View

# What a strong card in hand is worth, as long as nobody is about to go out.
KEEP_WILD_FOUR: Final = 22.0
KEEP_WILD: Final = 13.0
KEEP_OTHER_WILD: Final = 4.0
KEEP_DRAW_TWO: Final = 3.0
KEEP_SKIP: Final = 1.0
LONG_HAND: Final = 4  # while every opponent holds so many cards there is time to keep strong ones
SHORT_HAND: Final = 2

HAND_FITS: Final = 8.0  # a hand of which every card goes on the pile, against one of which none does
ANY_HAND_FITS: Final = 0.4  # the part of an unknown hand that does
BEING_UP: Final = 0.5  # the seat whose turn comes counts as holding that much of a card less
POINTS_IN_HAND: Final = 0.02  # what a point in hand costs
POINTS_IN_DANGER: Final = 0.06  # the same when an opponent is about to go out
LETS_OUT: Final = 30.0  # leaving the next opponent a card it is known to go out with

# What to expect of chance and of the others.
DRAWN_CARD_FITS: Final = 0.45
DRAWS_UNTIL_COLOR: Final = 4
WILDS_IN_HANDS: Final = 0.1
GETS_CHALLENGED: Final = 0.4


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an action leads to, as far as it can be foreseen."""

    sizes: Sequence[float]
    up: int  # whose turn comes
    hand: Sequence[int] | None  # the own cards then; None for a hand not known
    top: int
    color: int


# How good an outcome is


def value(view: View, outcome: Outcome) -> float:
    return prospects(view, outcome) + worth_of_hand(view, outcome) - danger_of_next(view, outcome)


def prospects(view: View, outcome: Outcome) -> float:
    """The winning chance by the sizes of the hands alone: half the cards, twice the chance. In per cent."""
    side = own_side(view)
    ours = everyone = 0.0
    for seat, size in enumerate(outcome.sizes):
        chance = 1.0 / (max(size, 1.0) - (BEING_UP if seat == outcome.up else 0.0))
        everyone += chance
        if seat in side:
            ours += chance
    return 100.0 * ours / everyone


def worth_of_hand(view: View, outcome: Outcome) -> float:
    """Cards that go on the pile, strong cards for later, and not too many points."""
    hand = outcome.hand
    if hand is None:
        return HAND_FITS * ANY_HAND_FITS
    shortest = shortest_opponent(view)
    patience = min(1.0, shortest / LONG_HAND)
    point = POINTS_IN_DANGER if shortest <= SHORT_HAND else POINTS_IN_HAND
    faces = fitting(outcome.top, outcome.color)
    fits = 0
    worth = 0.0
    for card in hand:
        fits += faces >> card & 1
        worth += patience * worth_keeping(card) - point * points_of(card, view.rules.wild_points)
    return worth + HAND_FITS * fits / max(len(hand), 1)


def worth_keeping(card: int) -> float:
    if is_wild(card):
        if card == WILD_FOUR:
            return KEEP_WILD_FOUR
        return KEEP_WILD if card == WILD else KEEP_OTHER_WILD
    symbol = symbol_of(card)
    if symbol == DRAW_TWO:
        return KEEP_DRAW_TWO
    return KEEP_SKIP if symbol in (SKIP, REVERSE) else 0.0


def danger_of_next(view: View, outcome: Outcome) -> float:
    """An opponent whose turn comes, with a last card known to fit."""
    if outcome.up in own_side(view) or outcome.sizes[outcome.up] > 1:
        return 0.0
    known = cards_known(view, outcome.up)
    return LETS_OUT if len(known) == 1 and fitting(outcome.top, outcome.color) >> known[0] & 1 else 0.0


# Playing a card


def value_of_playing(view: View, play: Action) -> float:
    outcome = outcome_of_playing(view, play)
    if not is_bluff(view, play):
        return value(view, outcome)
    return (1 - GETS_CHALLENGED) * value(view, outcome) + GETS_CHALLENGED * value(view, bluff_called(view, outcome))


def outcome_of_playing(view: View, play: Action) -> Outcome:
    """Sizes, turn and hand after a card and its effects."""
    seat = own_seat(view)
    card = play.card
    assert card is not None
    jumps_in = is_jump_in(view, card)
    # A Reverse jumped in on a Reverse takes back that one's turn and makes its own (JUMP-3).
    direction = -view.direction if is_reverse(card) and not jumps_in else view.direction
    following = seat_after(view, seat, 1, direction)
    hand = without(view.hand, card)
    sizes: list[float] = list(view.sizes)
    sizes[seat] = len(hand)
    up = following
    penalty = penalty_of(card)
    if penalty:
        stacked_before = view.pending - penalty if jumps_in and view.pending else view.pending
        sizes[following] += max(stacked_before, 0) + penalty
        up = seat_after(view, seat, 2, direction)
    elif skips_next(card, view.players):
        up = seat_after(view, seat, 2, direction)
    if up == view.veto:
        up = seat_after(view, up, 1, direction)
    color = color_of(card) if play.color is None else play.color
    outcome = Outcome(sizes, up, hand, card, color)
    if play.target is not None:
        return after_trade(view, outcome, play.target)
    if rotates_hands(view.rules, card):
        return after_rotation(view, outcome)
    if card == SHUFFLE_HANDS:
        return replace(outcome, sizes=[sum(sizes) / view.players] * view.players, hand=None)
    if card >= CUSTOM_1:
        return after_custom(view, outcome, view.rules.customs[card - CUSTOM_1], following)
    return outcome


def bluff_called(view: View, outcome: Outcome) -> Outcome:
    """The challenger plays on, and its cards are this seat's (WILD4-5)."""
    seat = own_seat(view)
    victim = seat_after(view, seat)
    sizes = list(outcome.sizes)
    sizes[seat] += sizes[victim] - view.sizes[victim]
    sizes[victim] = view.sizes[victim]
    return replace(outcome, sizes=sizes, up=victim)


def best_trade(view: View) -> int | None:
    """Whose hand to take for a 7: the smallest of the opponents', unless that is larger than the own."""
    seat = own_seat(view)
    side = own_side(view)
    others = [other for other in range(view.players) if other != seat]
    sizes: list[float] = list(view.sizes)
    sizes[seat] -= 1
    untouched = Outcome(sizes, view.next_seat, None, 0, 0)
    return max(others, key=lambda other: (prospects(view, after_trade(view, untouched, other)), other in side))


def after_trade(view: View, outcome: Outcome, target: int) -> Outcome:
    """SEVEN-1."""
    seat = own_seat(view)
    sizes = list(outcome.sizes)
    sizes[seat], sizes[target] = sizes[target], sizes[seat]
    return replace(outcome, sizes=sizes, hand=hand_if_known(view, target))


def after_rotation(view: View, outcome: Outcome) -> Outcome:
    """ZERO-1: this seat gets the hand of the one before it."""
    sizes = [outcome.sizes[seat_after(view, seat, -1)] for seat in range(view.players)]
    return replace(outcome, sizes=sizes, hand=hand_if_known(view, seat_after(view, own_seat(view), -1)))


def after_custom(view: View, outcome: Outcome, effect: str, following: int) -> Outcome:
    """What a Customizable card is likely to do; those not named here change no hand."""
    seat = own_seat(view)
    sizes = list(outcome.sizes)
    if effect == "again":
        return replace(outcome, up=seat)
    if effect == "until-color":
        sizes[following] += DRAWS_UNTIL_COLOR
    elif effect == "three-or-play":
        sizes[following] += (THREE_OR_PLAY_DRAWS - 1) * (1 - DRAWN_CARD_FITS)
    elif effect == "seven":
        sizes[following] = SEVEN_GOAL
    elif effect == "three-all":
        sizes = [THREE_ALL_GOAL] * view.players
    elif effect == "drop-wilds":
        sizes = [size if other == seat else size * (1 - WILDS_IN_HANDS) for other, size in enumerate(sizes)]
    elif effect == "joke":
        nobody_laughs = (1 - LAUGHS) ** (view.players - 1) if len(own_side(view)) == 1 else 0.0
        sizes[seat] = nobody_laughs * (sizes[seat] + JOKE_FAILED_DRAWS) + (1 - nobody_laughs) * JOKE_GOAL
    return replace(outcome, sizes=sizes)


def value_of_color(view: View, hand: Sequence[int], color: int) -> float:
    """The colour of most own cards, action cards first, unless the next player is known to want it more."""
    following = view.next_seat
    own = sum(10 + points_of(card, view.rules.wild_points) / 10 for card in hand if color_of(card) == color)
    theirs = sum(color_of(card) == color for card in cards_known(view, following))
    return own - LETS_OUT * theirs / view.sizes[following]


# Not playing a card


def value_of_drawing(view: View) -> float:
    """Draw one (some of the time it can be put down at once), or take the penalty."""
    seat = own_seat(view)
    if view.phase == "respond":
        return value(view, standing_still(view, view.pending, seat_after(view, seat)))
    if view.phase == "drawn":
        return value_of_passing(view) + (1 if must_draw_on(view) else -1)
    cards = THREE_OR_PLAY_DRAWS if view.three == seat else 1
    return value(view, standing_still(view, cards - DRAWN_CARD_FITS, seat_after(view, seat)))


def value_of_passing(view: View) -> float:
    return value(view, standing_still(view, 0, seat_after(view, own_seat(view))))


def value_of_waiting(view: View) -> float:
    """Not to jump in: whoever is up goes on, or takes the penalty it faces."""
    assert view.turn is not None
    if view.phase != "respond":
        return value(view, standing_still(view, 0, view.turn))
    outcome = standing_still(view, 0, seat_after(view, view.turn))
    sizes = list(outcome.sizes)
    sizes[view.turn] += view.pending
    return value(view, replace(outcome, sizes=sizes))


def standing_still(view: View, drawn: float, up: int) -> Outcome:
    """No card is played; this seat's hand grows by so many."""
    assert view.top is not None
    assert view.color is not None
    sizes: list[float] = list(view.sizes)
    sizes[own_seat(view)] += drawn
    return Outcome(sizes, up, view.hand, view.top, view.color)


# Challenging


def value_of_challenging(view: View) -> float:
    """Weigh the penalty for them against more for oneself."""
    seat = own_seat(view)
    assert view.wild4 is not None
    suspect, _ = view.wild4
    right = standing_still(view, 0, seat)
    sizes = list(right.sizes)
    sizes[suspect] += view.pending
    wrong = standing_still(view, view.pending + LOST_CHALLENGE_DRAWS, seat_after(view, seat))
    guilty = chance_of_guilt(view)
    if guilty == 0:
        return 0.0
    return guilty * value(view, replace(right, sizes=sizes)) + (1 - guilty) * value(view, wrong)
