"""What everyone could notice of the hands: colours that seem to be missing, colours that were named.

Who draws in turn while a colour is in play probably has none of it. That is noted with how many unknown cards came in
since, and goes with a hand that changes seats. Nothing here looks at a hidden card: only at what a transition did
(engine/transition.py) and at sizes, which the whole table sees. Written like the rules, to run both interpreted and
compiled.
"""

from typing import Annotated, Final

from oneleft.cards import COLORS, MOST_PLAYERS, NO_COLOR, WILD, color_of
from oneleft.engine.apply import apply, shuffle
from oneleft.engine.options import Options
from oneleft.engine.penalties import THREE_OR_PLAY_DRAWS
from oneleft.engine.state import Round
from oneleft.engine.transition import (
    CARD_GONE,
    COLOR_NAMED,
    DRAW_BEGUN,
    DRAWN_KEPT,
    DREW_IN_TURN,
    HANDS_MOVED,
    JUST_DRAWN,
    NEW_HANDS,
    OF_THREE,
    TAKEN_BACK,
    hand_from,
)

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
    remember_sizes(e, g)
    apply(g, r, seat, action)
    notice(e, g)


def shuffle_noticing(e: Evidence, g: Round, r: Options, order: list[int], count: int) -> None:
    """`shuffle`, and notice who draws on after it."""
    remember_sizes(e, g)
    shuffle(g, r, order, count)
    notice(e, g)


def remember_sizes(e: Evidence, g: Round) -> None:
    for seat in range(g.players):
        e.before[seat] = g.size[seat]


def notice(e: Evidence, g: Round) -> None:
    """What a transition told everyone. Sizes last: by then those before have moved with the hands."""
    did = g.did
    seat = g.did_seat
    if did & NEW_HANDS:
        forget_evidence(e)
        return
    if did & CARD_GONE:
        e.before[seat] -= 1
    if did & (CARD_GONE | TAKEN_BACK) and not did & JUST_DRAWN:  # a card just drawn says nothing of the others
        notice_card(e, seat, g.did_face)
    if did & COLOR_NAMED:
        e.named[seat] = g.color
    if did & DRAWN_KEPT:
        if e.since[seat][g.color] == JUST_SEEN:  # it could perhaps have played what it drew
            e.since[seat][g.color] = JUST_SEEN + 1
    if did & DRAW_BEGUN:  # of three cards more than the one that is played may fit
        e.since[seat][g.color] = JUST_SEEN + THREE_OR_PLAY_DRAWS if did & OF_THREE else JUST_SEEN
    if did & HANDS_MOVED:
        move_evidence(e, g)
    notice_cards_in(e, g)


def notice_card(e: Evidence, seat: int, face: int) -> None:
    """A card of a colour shows that the hand had it, and may have more."""
    if face < WILD:
        e.since[seat][color_of(face)] = NO_SIGN


def notice_cards_in(e: Evidence, g: Round) -> None:
    """Signs fade as unknown cards come in, but for those of who drew in turn on a colour: what fits it may play."""
    for seat in range(g.players):
        came = g.size[seat] - e.before[seat]
        if came > 0:
            looked = (g.did & DREW_IN_TURN) != 0 and seat == g.did_seat
            for sign in range(NO_COLOR):
                if e.since[seat][sign] != NO_SIGN and not (looked and sign == g.color):
                    e.since[seat][sign] = min(e.since[seat][sign] + came, MOST_SINCE)


def move_evidence(e: Evidence, g: Round) -> None:
    """Signs go with the hand."""
    seat = g.did_seat
    giver = hand_from(g, seat)
    while giver != g.did_seat:
        exchange_evidence(e, seat, giver)
        seat = giver
        giver = hand_from(g, seat)


def exchange_evidence(e: Evidence, one: int, other: int) -> None:
    for color in range(NO_COLOR):
        sign = e.since[one][color]
        e.since[one][color] = e.since[other][color]
        e.since[other][color] = sign
    named = e.named[one]
    e.named[one] = e.named[other]
    e.named[other] = named
    size = e.before[one]
    e.before[one] = e.before[other]
    e.before[other] = size
