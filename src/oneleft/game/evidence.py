"""What everyone could notice of the hands: colours that seem to be missing, colours that were named.

Who draws in turn while a colour is in play probably has none of it. That is noted with how many unknown cards came in
since, and goes with a hand that changes seats. Nothing here looks at a hidden card: only at actions, phases and sizes,
which the whole table sees. Written like the rules (engine/), so that it runs interpreted and compiled.
"""

from typing import Annotated, Final

from oneleft.cards import COLORS, MOST_PLAYERS, NO_COLOR, WILD, color_of, symbol_of
from oneleft.engine.actions import (
    ANY_SEAT,
    CATCH,
    DISCARD_CARD,
    DRAW,
    NAME_COLOR,
    PASS,
    SAYING_UNO,
    played_color,
    played_face,
    played_target,
)
from oneleft.engine.apply import apply, shuffle
from oneleft.engine.bits import u64
from oneleft.engine.matching import playable
from oneleft.engine.options import Options
from oneleft.engine.state import DEAL, DEAL_HANDS, DRAWN, LOOK_AT_DRAWN, NOBODY, TURN, Round
from oneleft.engine.table import bit

NO_SIGN: Final = 0
JUST_SEEN: Final = 1  # no card came in since
MOST_SINCE: Final = 100


class Evidence:
    """A record beside the round. `since[seat][color]` is NO_SIGN, or one more than the cards that came in since."""

    since: Annotated[list[list[int]], "i1", (MOST_PLAYERS, len(COLORS))]
    named: Annotated[list[int], "i1", (MOST_PLAYERS,)]  # the last colour named by who holds this hand, or NO_COLOR
    before: Annotated[list[int], "i1", (MOST_PLAYERS,)]  # sizes before a transition: room to work in

    def __init__(self) -> None:
        self.since = [[NO_SIGN] * len(COLORS) for _ in range(MOST_PLAYERS)]
        self.named = [NO_COLOR] * MOST_PLAYERS
        self.before = [0] * MOST_PLAYERS

    def copy(self) -> "Evidence":
        twin = Evidence()
        twin.since = [row[:] for row in self.since]
        twin.named = self.named[:]
        return twin


def forget_evidence(e: Evidence) -> None:
    """New hands: nothing is known of them."""
    for seat in range(MOST_PLAYERS):
        for color in range(NO_COLOR):
            e.since[seat][color] = NO_SIGN
        e.named[seat] = NO_COLOR


def act_noticing(e: Evidence, g: Round, r: Options, seat: int, action: int) -> None:
    """`apply`, and notice what everyone could."""
    color = g.color + 0
    plain = action - SAYING_UNO if action >= SAYING_UNO else action
    begins_draw = action == DRAW and g.phase == TURN
    draws_on = action == DRAW and g.phase == DRAWN
    exchanged = False
    remember_sizes(e, g)
    if plain < DRAW:
        exchanged = notice_play(e, g, r, seat, plain)
    elif action >= DISCARD_CARD:
        notice_card_gone(e, seat, action - DISCARD_CARD)
    elif action == PASS:
        if e.since[seat][color] == JUST_SEEN:  # kept what it drew and could have played
            e.since[seat][color] = JUST_SEEN + 1
    elif NAME_COLOR <= action < CATCH:
        e.named[seat] = action - NAME_COLOR
    if begins_draw:  # of the three cards of CUST-three-or-play more than the one that is played may fit
        e.since[seat][color] = JUST_SEEN + 3 if g.three == seat else JUST_SEEN
    apply(g, r, seat, action)
    if not exchanged:
        notice_cards_in(e, g, seat if begins_draw or draws_on else NOBODY, color)


def shuffle_noticing(e: Evidence, g: Round, r: Options, order: list[int], count: int) -> None:
    """`shuffle`, and notice who draws on after it."""
    new_hands = g.owed == 0 and (g.step == DEAL or g.step == DEAL_HANDS)
    drawer = g.drawer + 0 if g.step == LOOK_AT_DRAWN else NOBODY
    color = g.color + 0
    remember_sizes(e, g)
    shuffle(g, r, order, count)
    if new_hands:
        forget_evidence(e)
    else:
        notice_cards_in(e, g, drawer, color)


def remember_sizes(e: Evidence, g: Round) -> None:
    for seat in range(g.players):
        e.before[seat] = g.size[seat]


def notice_play(e: Evidence, g: Round, r: Options, seat: int, plain: int) -> bool:
    """A card is about to be put down. Returns whether hands change seats with it."""
    face = played_face(plain)
    if r.wrong_card_penalty and (playable(g, r, seat) & bit(face)) == u64(0):  # shown and taken back
        if face < WILD:
            e.since[seat][color_of(face)] = NO_SIGN
        return False
    if face >= WILD:
        e.named[seat] = played_color(plain)
        e.before[seat] -= 1
        return False
    if g.phase == DRAWN:  # the card just drawn: it says nothing of the others
        e.before[seat] -= 1
    else:
        notice_card_gone(e, seat, face)
    if g.size[seat] == 1:  # a last card moves no hands
        return False
    if symbol_of(face) == 0 and r.zero_rotation:
        rotate_evidence(e, g, seat)
        return True
    if played_target(plain) != ANY_SEAT:
        exchange_evidence(e, seat, played_target(plain))
        return True
    return False


def notice_card_gone(e: Evidence, seat: int, face: int) -> None:
    """A card of a colour shows that the hand had it, and may have more."""
    e.before[seat] -= 1
    if face < WILD:
        e.since[seat][color_of(face)] = NO_SIGN


def notice_cards_in(e: Evidence, g: Round, drawer: int, color: int) -> None:
    """Signs fade as unknown cards come in, but for the drawer's of the colour it drew on: what fits it may play."""
    for seat in range(g.players):
        came = g.size[seat] - e.before[seat]
        if came > 0:
            for sign in range(NO_COLOR):
                if e.since[seat][sign] != NO_SIGN and not (seat == drawer and sign == color):
                    e.since[seat][sign] = min(e.since[seat][sign] + came, MOST_SINCE)


def exchange_evidence(e: Evidence, one: int, other: int) -> None:
    for color in range(NO_COLOR):
        sign = e.since[one][color]
        e.since[one][color] = e.since[other][color]
        e.since[other][color] = sign
    named = e.named[one]
    e.named[one] = e.named[other]
    e.named[other] = named


def rotate_evidence(e: Evidence, g: Round, seat: int) -> None:
    """As ZERO-1 passes the hands on."""
    for _ in range(g.players - 1):
        before = (seat - g.direction) % g.players
        exchange_evidence(e, seat, before)
        seat = before
