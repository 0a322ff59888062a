"""Putting a card down: what each card does, the house rules on it, and the last card.

DRAW2, REV, SKIP, WILD, WILD4, SHUF, TWO, END, STACK, JUMP, ZERO, SEVEN, SWAP; the Customizable cards are in customs.py.
"""

from oneleft.cards import CUSTOM_1, SHUFFLE_HANDS, WILD, WILD_FOUR
from oneleft.engine.actions import ANY_SEAT
from oneleft.engine.customizable_cards import customizable_effect
from oneleft.engine.drawing import owe_cards
from oneleft.engine.effects import goes_out, is_reverse, rotates_hands, skips_next
from oneleft.engine.events import (
    FACES_PENALTY,
    NAMED_COLOR,
    PLAYED,
    REVERSED,
    ROTATED,
    SWAPPED,
    TOOK_OVER,
    WRONG_CARD,
    note,
    note_hand,
)
from oneleft.engine.matching import can_be_answered, holds_color, is_jump_in, set_color
from oneleft.engine.options import Options
from oneleft.engine.penalties import penalty_of, wrong_card_draws
from oneleft.engine.scoring import win_round
from oneleft.engine.settling import settle
from oneleft.engine.state import DEAL_HANDS, DRAWN, GO_OUT, MISS_TURN, NOBODY, RESPOND, SHUFFLE, Round
from oneleft.engine.table import exchange_hands, next_seat, put_on_pile, take_from_hand, top_card
from oneleft.engine.transition import (
    CARD_GONE,
    COLOR_NAMED,
    HANDS_ROTATED,
    HANDS_TRADED,
    JUST_DRAWN,
    TAKEN_BACK,
    hand_from,
)
from oneleft.engine.turns import miss_turn, start_turn
from oneleft.engine.uno import call_uno, hand_exchanged, remember_single_cards


def close_windows(g: Round) -> None:
    """Any card put down ends what hung on the one before: catches (UNO-7), jump-ins, a challenge, a drawn card."""
    g.exposed = 0
    g.jump = 0
    g.idle = 0
    g.drawn_count = 0
    g.wild4_seat = NOBODY
    g.three = NOBODY


def play(g: Round, r: Options, seat: int, face: int, color: int, target: int, saying_uno: bool) -> None:
    """Put a card down that may be played; `color` is the colour in play after it, `target` a 7's trade."""
    color_before = g.color
    jumping = is_jump_in(g, r, seat, face)
    stacking = g.phase == RESPOND and not jumping
    if jumping:
        cancel_top_card(g, top_card(g))
    close_windows(g)
    remember_single_cards(g, r)
    take_from_hand(g, seat, face)
    put_on_pile(g, face)
    set_color(g, face, color)
    did = CARD_GONE  # written once: this is the hot path
    if g.phase == DRAWN:
        did |= JUST_DRAWN
    if face >= WILD:
        did |= COLOR_NAMED
    g.did = did
    g.did_seat = seat
    g.did_face = face
    g.actor = seat
    g.said = saying_uno
    note(g, PLAYED, seat, face, 1 if jumping else 2 if stacking else 0)
    if face >= WILD:
        note(g, NAMED_COLOR, seat, color, 0)
    if saying_uno:
        call_uno(g, seat)
    if is_reverse(face):
        g.direction = -g.direction  # REV-1
        note(g, REVERSED, seat, g.direction, 0)
    if goes_out(face, g.size[seat]):
        play_last_card(g, r, seat, face)
    elif face < WILD:
        colored_effect(g, r, seat, face, target)
    else:
        wild_effect(g, r, seat, face, color_before)


def cancel_top_card(g: Round, top: int) -> None:
    """JUMP-3: the own effect of the card jumped in on is undone; a sum stacked before it stays."""
    if g.phase == RESPOND:
        g.pending -= penalty_of(top)
    if is_reverse(top):
        g.direction = -g.direction


def play_last_card(g: Round, r: Options, seat: int, face: int) -> None:
    """END-1 to END-3: nothing answers a last card; the next player draws its penalty, and the sum below it."""
    penalty = penalty_of(face)
    if penalty > 0:
        owe_cards(g, next_seat(g, seat), g.pending + penalty, GO_OUT)
        g.pending = 0
    else:
        win_round(g, r, seat)


def colored_effect(g: Round, r: Options, seat: int, face: int, target: int) -> None:
    """Numbers, with the house rules on 0 and 7; Draw Two; Skip; Reverse, which is turned already; Blank."""
    if penalty_of(face) > 0:
        put_penalty(g, r, seat, face)
        return
    if rotates_hands(r, face):
        rotate_hands(g)
    elif target != ANY_SEAT:
        swap_hands(g, seat, target)
    settle(g, r)
    following = next_seat(g, seat)
    if skips_next(face, g.players):
        miss_turn(g, following)
    else:
        start_turn(g, following)


def wild_effect(g: Round, r: Options, seat: int, face: int, color_before: int) -> None:
    """Wild, Wild Draw Four, Wild Shuffle Hands, Wild Customizable; the colour is named already."""
    if face == WILD_FOUR:
        put_penalty(g, r, seat, face)
        if r.challenge:  # WILD4-4, WILD4-7: judged on the hand as it is now
            g.wild4_seat = seat
            g.wild4_color = color_before
            g.wild4_guilty = holds_color(g, seat, color_before)
    elif face == SHUFFLE_HANDS:
        g.phase = SHUFFLE
        g.step = DEAL_HANDS
    elif face >= CUSTOM_1:
        customizable_effect(g, r, seat, r.customs[face - CUSTOM_1])
    else:
        settle(g, r)
        start_turn(g, next_seat(g, seat))


def put_penalty(g: Round, r: Options, seat: int, face: int) -> None:
    """DRAW2-1, WILD4-1: the next player faces it, or draws at once where the options leave no answer."""
    facing = next_seat(g, seat)
    g.pending += penalty_of(face)
    settle(g, r)
    note(g, FACES_PENALTY, facing, g.pending, 0)
    g.turn = facing
    if can_be_answered(r, face):
        g.phase = RESPOND
    else:
        owe_cards(g, facing, g.pending, MISS_TURN)
        g.pending = 0


def move_hands(g: Round) -> None:
    """Every hand goes where `hand_from` says, one exchange after the other."""
    seat = g.did_seat
    giver = hand_from(g, seat)
    while giver != g.did_seat:
        exchange_hands(g, seat, giver)
        seat = giver
        giver = hand_from(g, seat)


def rotate_hands(g: Round) -> None:
    """ZERO-1: all hands pass one seat on in the direction of play."""
    note(g, ROTATED, g.actor, g.direction, 0)
    g.did |= HANDS_ROTATED
    move_hands(g)
    for seat in range(g.players):
        hand_exchanged(g, seat)
        note_hand(g, TOOK_OVER, seat, g.actor)


def swap_hands(g: Round, seat: int, target: int) -> None:
    """SEVEN-1."""
    note(g, SWAPPED, seat, 0, target)
    g.did |= HANDS_TRADED
    g.did_other = target
    move_hands(g)
    hand_exchanged(g, seat)
    hand_exchanged(g, target)
    note_hand(g, TOOK_OVER, seat, target)
    note_hand(g, TOOK_OVER, target, seat)


def play_wrong_card(g: Round, seat: int, face: int) -> None:
    """TURN-8: take it back, draw 2 and what one faces besides; play moves on."""
    note(g, WRONG_CARD, seat, face, 0)
    g.did = TAKEN_BACK
    g.did_seat = seat
    g.did_face = face
    close_windows(g)
    owe_cards(g, seat, wrong_card_draws(g), MISS_TURN)
    g.pending = 0
