"""The ten house rules of the Customizable cards (CUST-...), and Wild Shuffle Hands (SHUF-1, SHUF-2)."""

from oneleft.cards import FACES, WILD
from oneleft.engine.drawing import AS_MANY_AS_IT_TAKES, owe_cards
from oneleft.engine.events import CHICKENED, EFFECT, HANDS_SHUFFLED, PERFORMED, TOOK_OVER, VOTED, note, note_hand
from oneleft.engine.options import (
    AGAIN,
    DROP_WILDS,
    ELBOWS,
    JOKE,
    OPEN,
    ROOSTER,
    SEVEN,
    THREE_ALL,
    THREE_OR_PLAY,
    UNTIL_COLOR,
    Options,
)
from oneleft.engine.penalties import CHICKEN_DRAWS, JOKE_FAILED_DRAWS
from oneleft.engine.scoring import win_round
from oneleft.engine.settling import settle
from oneleft.engine.state import AT_COLOR, COPIES, DISCARD, EFFECT_DONE, NEXT_TO_THREE, NOBODY, PERFORM, VOTE, Round
from oneleft.engine.table import add_to_hand, holds, next_seat, tuck_under_top
from oneleft.engine.transition import CARD_GONE, NEW_HANDS, WILDS_DROPPED
from oneleft.engine.turns import start_turn
from oneleft.engine.uno import hand_exchanged

# How many cards a hand is brought to.
SEVEN_GOAL = 7
THREE_ALL_GOAL = 3
JOKE_GOAL = 1


def customizable_effect(g: Round, r: Options, seat: int, effect: int) -> None:
    """The effect written on the card, for the seat that played it; own texts only change the colour."""
    following = next_seat(g, seat)
    note(g, EFFECT, seat, effect, following)
    if effect == UNTIL_COLOR:
        owe_cards(g, following, AS_MANY_AS_IT_TAKES, EFFECT_DONE)
        g.stop = AT_COLOR
    elif effect == DROP_WILDS:
        drop_wilds(g, r, seat)
    elif effect == AGAIN:
        settle(g, r)
        start_turn(g, seat)
    elif effect == SEVEN:
        bring_to(g, following, SEVEN_GOAL, EFFECT_DONE)
    elif effect == THREE_ALL:
        g.affected = following
        g.step = NEXT_TO_THREE
    elif effect == JOKE:
        g.phase = VOTE
        g.turn = seat
        g.voted = 0
    elif effect == ROOSTER:
        g.phase = PERFORM
        g.turn = following
    else:
        if effect == THREE_OR_PLAY:
            g.three = following
        elif effect == OPEN:
            g.open = seat
        elif effect == ELBOWS:
            g.elbows = following
        effect_done(g, r)


def effect_done(g: Round, r: Options) -> None:
    """The effect is over; play goes on from the one who played the card."""
    settle(g, r)
    start_turn(g, next_seat(g, g.actor))


def bring_to(g: Round, seat: int, count: int, then: int) -> None:
    """The seat draws, or discards cards of its choice, to exactly `count`."""
    g.step = then
    if g.size[seat] < count:
        owe_cards(g, seat, count - g.size[seat], then)
    elif g.size[seat] > count:
        start_discarding(g, seat, count, then)


def start_discarding(g: Round, seat: int, count: int, then: int) -> None:
    g.phase = DISCARD
    g.turn = seat
    g.goal = count
    g.step = 0
    g.later = then


def discard(g: Round, seat: int, face: int) -> None:
    g.did = CARD_GONE
    g.did_seat = seat
    g.did_face = face
    tuck_under_top(g, seat, face)
    if g.size[seat] <= g.goal:
        g.step = g.later


def next_to_three(g: Round) -> None:
    """CUST-three-all: one seat after the other, the player last."""
    seat = g.affected
    g.affected = next_seat(g, seat)
    bring_to(g, seat, THREE_ALL_GOAL, EFFECT_DONE if seat == g.actor else NEXT_TO_THREE)


def drop_wilds(g: Round, r: Options, seat: int) -> None:
    """CUST-drop-wilds: everyone else discards all wilds; then the first emptied hand wins."""
    g.did |= WILDS_DROPPED
    other = next_seat(g, seat)
    while other != seat:
        for face in range(WILD, FACES):
            while holds(g, other, face):
                tuck_under_top(g, other, face)
        other = next_seat(g, other)
    winner = first_without_cards(g, seat)
    if winner != NOBODY:
        win_round(g, r, winner)
    else:
        effect_done(g, r)


def vote(g: Round, r: Options, seat: int, laughed: bool) -> None:
    """CUST-joke: the first yes settles it; all no is no."""
    note(g, VOTED, seat, laughed, 0)
    if laughed:
        if g.size[g.turn] > JOKE_GOAL:
            start_discarding(g, g.turn, JOKE_GOAL, EFFECT_DONE)
        else:
            effect_done(g, r)
        return
    g.voted |= 1 << seat
    if g.voted | 1 << g.turn == (1 << g.players) - 1:
        owe_cards(g, g.turn, JOKE_FAILED_DRAWS, EFFECT_DONE)


def perform(g: Round, r: Options, seat: int) -> None:
    """CUST-rooster."""
    note(g, PERFORMED, seat, 0, 0)
    effect_done(g, r)


def chicken_out(g: Round, seat: int) -> None:
    note(g, CHICKENED, seat, 0, 0)
    owe_cards(g, seat, CHICKEN_DRAWS, EFFECT_DONE)


def first_without_cards(g: Round, seat: int) -> int:
    """The first seat without cards in order of play, this one first; NOBODY if all hold some."""
    for _ in range(g.players):
        if g.size[seat] == 0:
            return seat
        seat = next_seat(g, seat)
    return NOBODY


def deal_shuffled_hands(g: Round, r: Options, order: list[int], count: int) -> None:
    """SHUF-1: all hands, shuffled, are dealt clockwise from the player's left. SHUF-2: someone may be left out."""
    g.did |= NEW_HANDS
    for seat in range(g.players):
        for k in range(COPIES):
            g.held[seat][k] = 0
        g.size[seat] = 0
        hand_exchanged(g, seat)
    seat = g.actor
    for dealt in range(1, count + 1):
        seat = (seat + 1) % g.players
        add_to_hand(g, seat, order[count - dealt])
    note(g, HANDS_SHUFFLED, g.actor, 0, 0)
    for seat in range(g.players):
        note_hand(g, TOOK_OVER, seat, g.actor)
    winner = first_without_cards(g, g.actor)
    if winner != NOBODY:
        win_round(g, r, winner)
    else:
        effect_done(g, r)
