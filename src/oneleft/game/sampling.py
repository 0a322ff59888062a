"""Complete rounds that agree with a view, for bots that imagine what they cannot see."""

import random
from collections import Counter

from oneleft.engine.customizable_cards import THREE_ALL_GOAL
from oneleft.engine.matching import holds_color, matches, set_color
from oneleft.engine.options import Options, options_for
from oneleft.engine.state import (
    DISCARD,
    DRAWN,
    EFFECT_DONE,
    NEXT_TO_THREE,
    NOBODY,
    NOTHING,
    PHASE_NAMES,
    Round,
)
from oneleft.engine.table import add_to_hand
from oneleft.game.evidence import Evidence
from oneleft.game.game import Game
from oneleft.game.memory import SPECTATOR_WATCHER, Memory
from oneleft.game.view import View


def sample(view: View, source: random.Random) -> Game:
    """A round that this view could be of: what is hidden is dealt at random, what is known stays.

    The game has no history. Its own view for the same seat equals the view it was made from.
    """
    if view.turn is None:
        raise ValueError(f"nothing to imagine in phase {view.phase}")
    options = options_for(view.rules)
    g = Round(view.players)
    copy_what_is_seen(g, view)
    unseen = view.unseen()
    source.shuffle(unseen)
    hands = _known_hands(view)
    if _drawn_is_hidden(view):
        _imagine_drawn(g, options, view, hands, unseen, source)
    for seat, hand in enumerate(hands):
        while len(hand) < view.sizes[seat]:
            hand.append(unseen.pop())
        for card in hand:
            add_to_hand(g, seat, card)
    g.draw_count = len(unseen)
    g.draw_pile[: len(unseen)] = unseen
    if view.wild4 is not None:
        g.wild4_guilty = int(holds_color(g, g.wild4_seat, g.wild4_color))
    watcher = SPECTATOR_WATCHER if view.seat is None else view.seat
    known = {(watcher, holder): Counter(cards) for holder, cards in enumerate(view.known)}
    return Game.from_round(view.rules, g, view.deck, Memory(known, _evidence(view)), view.scores)


def copy_what_is_seen(g: Round, view: View) -> None:
    """All but the cards of hands and of the draw pile."""
    g.step = NOTHING
    g.phase = PHASE_NAMES.index(view.phase)
    g.turn = NOBODY if view.turn is None else view.turn
    g.direction = view.direction
    g.dealer = _or_nobody(view.dealer)
    if view.color is not None and view.top is not None:
        set_color(g, view.top, view.color)
    g.discard_count = len(view.discard)
    g.discard_pile[: len(view.discard)] = view.discard
    g.pending = view.pending
    g.jump = int(view.jump)
    g.exposed = _as_bits(view.exposed)
    g.voted = _as_bits(view.voted)
    g.veto = _or_nobody(view.veto)
    g.open = _or_nobody(view.open)
    g.elbows = _or_nobody(view.elbows)
    g.three = _or_nobody(view.three)
    g.idle = view.idle
    if view.drawn is not None:
        g.drawn_count = len(view.drawn)
        g.drawn[: len(view.drawn)] = view.drawn
        g.matching = int(not view.drawn)
    if view.wild4 is not None:
        g.wild4_seat, g.wild4_color = view.wild4
    if view.settling is not None:
        g.actor = view.settling.actor
        g.said = int(view.settling.said_uno)
        g.affected = view.settling.affected
        g.ones = view.settling.ones
    if g.phase == DISCARD:
        assert view.goal is not None
        g.goal = view.goal
        more_to_come = g.goal == THREE_ALL_GOAL and g.turn != g.actor
        g.later = NEXT_TO_THREE if more_to_come else EFFECT_DONE


def _evidence(view: View) -> Evidence:
    evidence = Evidence()
    for seat in range(view.players):
        evidence.since[seat] = list(view.missing[seat])
        evidence.named[seat] = view.named[seat]
    return evidence


def _known_hands(view: View) -> list[list[int]]:
    """What of each hand is known: all of it where hands lie open."""
    if view.open_hands is not None:
        return [list(hand) for hand in view.open_hands]
    hands = [list(cards) for cards in view.known]
    if view.seat is not None:
        hands[view.seat] = list(view.hand)
    return hands


def _drawn_is_hidden(view: View) -> bool:
    return view.phase == PHASE_NAMES[DRAWN] and view.drawn is None


def _imagine_drawn(
    g: Round, options: Options, view: View, hands: list[list[int]], unseen: list[int], source: random.Random
) -> None:
    """Another seat has just drawn: give it a card it may play, unless it may also hold an unplayable one."""
    drawn = _playable_unseen(g, options, unseen)
    may_have_nothing = view.rules.draw_to_match == "may"
    if not drawn or (may_have_nothing and source.random() < 1 - len(drawn) / len(unseen)):
        g.drawn_count = 0
        g.matching = int(may_have_nothing)
        return
    card = source.choice(drawn)
    unseen.remove(card)
    hands[g.turn].append(card)
    g.drawn_count = 1
    g.drawn[0] = card


def _playable_unseen(g: Round, options: Options, unseen: list[int]) -> list[int]:
    """The hidden cards that would go on the top card, were they drawn."""
    imagined = g.copy()
    for card in set(unseen):
        add_to_hand(imagined, g.turn, card)
    allowed = matches(imagined, options, g.turn)
    return [card for card in unseen if allowed >> card & 1]


def _or_nobody(seat: int | None) -> int:
    return NOBODY if seat is None else seat


def _as_bits(seats: tuple[int, ...]) -> int:
    return sum(1 << seat for seat in seats)
