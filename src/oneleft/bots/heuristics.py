"""What every sensible bot knows of a table: who is who, what fits, what is said without thinking twice."""

import random
from collections.abc import Callable, Iterable, Sequence
from math import comb
from typing import Final, TypeVar

from oneleft.action import Action
from oneleft.cards import SHUFFLE_HANDS, WILD_FOUR, color_of, is_wild, points_of, symbol_of
from oneleft.engine import effects
from oneleft.engine.actions import CATCH, SAY_UNO, VOTE_NO, VOTE_YES
from oneleft.engine.matching import stacking_on
from oneleft.game import View

Choice = TypeVar("Choice")

# What to expect of the others, and what they may expect.
BLUFFS: Final = 0.2  # how often someone who holds the colour plays a Wild Draw Four nonetheless
LAUGHS: Final = 0.1  # how often an opponent's joke is laughed at


def best_of(choices: Sequence[tuple[Choice, float]], source: random.Random) -> Choice:
    """The choice of the highest value; chance settles ties."""
    highest = max(value for _, value in choices)
    best = [choice for choice, value in choices if value == highest]
    return best[0] if len(best) == 1 else source.choice(best)


# Who is who


def own_seat(view: View) -> int:
    if view.seat is None:
        raise ValueError("a spectator has nothing to decide")
    return view.seat


def own_side(view: View) -> tuple[int, ...]:
    """This seat and, where there are partners, the one opposite (TEAM-1)."""
    seat = own_seat(view)
    return (seat, (seat + view.players // 2) % view.players) if view.rules.partners else (seat,)


def shortest_opponent(view: View) -> int:
    """How many cards the opponent closest to going out holds."""
    side = own_side(view)
    return min(size for seat, size in enumerate(view.sizes) if seat not in side)


def seat_after(view: View, seat: int, steps: int = 1, direction: int = 0) -> int:
    return (seat + steps * (direction or view.direction)) % view.players


def cards_known(view: View, seat: int) -> Sequence[int]:
    """The cards of another hand that this seat knows, perhaps all of them."""
    return view.known[seat] if view.open_hands is None else view.open_hands[seat]


def hand_if_known(view: View, seat: int) -> Sequence[int] | None:
    cards = cards_known(view, seat)
    return cards if len(cards) == view.sizes[seat] else None


# Cards


def without(hand: Sequence[int], card: int) -> list[int]:
    rest = list(hand)
    rest.remove(card)
    return rest


def is_symbol(card: int, symbol: int) -> bool:
    return not is_wild(card) and symbol_of(card) == symbol


# What is said, without thinking twice


def call_uno_or_catch(view: View) -> Action | None:
    """Say UNO late rather than be caught; catch every opponent, but never a partner."""
    side = own_side(view)
    for action in view.legal:
        if action == SAY_UNO:
            return action
    for action in view.legal:
        if action.target is not None and action == CATCH + action.target and action.target not in side:
            return action
    return None


def say_uno_with(view: View, play: Action) -> Action:
    return play.with_uno() if len(view.hand) == 2 else play


def goes_out(view: View, play: Action) -> bool:
    """Whether this is the last card and wins."""
    assert play.card is not None
    return effects.goes_out(play.card, len(view.hand) - 1)


# Playing, challenging, drawing on, voting


def play_of_each_card(view: View, name_color: Callable[[Sequence[int]], int], trade: int | None) -> list[Action]:
    """One play for each card: a wild with the colour that the rest of the hand wants, a 7 with a seat to trade with."""
    plays: dict[int, Action] = {}
    colors: dict[int, int] = {}
    for action in view.legal:
        card = action.card
        if card is None or not action.is_play:
            continue
        if is_wild(card):
            if card not in colors:
                colors[card] = name_color(without(view.hand, card))
            if action.color != colors[card]:
                continue
        elif action.target is not None and action.target != trade:
            continue
        plays[card] = action
    return list(plays.values())


def is_jump_in(view: View, card: int) -> bool:
    """Out of turn, or on a penalty without being stacked on it (STACK-7)."""
    if not view.must_act:
        return True
    if view.phase != "respond":
        return False
    assert view.top is not None and view.color is not None
    return not stacking_on(view.rules, view.top, view.color) >> card & 1


def is_bluff(view: View, play: Action) -> bool:
    """A Wild Draw Four while holding the colour in play (WILD4-2)."""
    if play.card != WILD_FOUR or not view.rules.wild4_condition:
        return False
    return any(color_of(card) == view.color for card in view.hand)


def chance_of_guilt(view: View) -> float:
    """How likely the suspect held the colour, given that most who hold it would not have bluffed."""
    assert view.wild4 is not None
    suspect, color = view.wild4
    known = cards_known(view, suspect)
    if any(color_of(card) == color for card in known):
        return 1.0
    hidden = view.sizes[suspect] - len(known)
    unseen = view.unseen()
    other = sum(color_of(card) != color for card in unseen)
    innocent = comb(other, hidden) / comb(len(unseen), hidden)
    return (1 - innocent) * BLUFFS / ((1 - innocent) * BLUFFS + innocent)


def must_draw_on(view: View) -> bool:
    """MATCH-1 `may`: the cards cost more than the turn is worth, unless someone is about to go out."""
    return shortest_opponent(view) == 1


def vote_on_joke(view: View, source: random.Random) -> Action:
    """A laugh rids the teller of nearly all cards: a partner's joke is always good."""
    laughs = view.turn in own_side(view) or source.random() < LAUGHS
    return Action(VOTE_YES if laughs else VOTE_NO)


# Discarding


def usefulness(view: View, card: int) -> float:
    """What to keep when cards must go: one wild to go out with, cards in the colour in play, few points."""
    if card == best_wild(view.hand):
        return 100.0
    worth = -float(points_of(card, view.rules.wild_points))
    if not is_wild(card):
        worth += 3 * sum(color_of(other) == color_of(card) for other in view.hand)
        worth += 5 * (color_of(card) == view.color)
    return worth


def best_wild(hand: Iterable[int]) -> int | None:
    """A Wild Draw Four or Wild; Wild Shuffle Hands never goes out."""
    wilds = [card for card in hand if is_wild(card) and card != SHUFFLE_HANDS]
    return min(wilds, key=lambda card: (card != WILD_FOUR, card), default=None)
