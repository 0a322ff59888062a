"""What a transition did to hands, for whoever keeps book of them: compiled rounds have no events to read.

`did` of a round is a sum of the numbers below, set to 0 when a transition begins and written where a rule does the
thing. `did_seat`, `did_face` and `did_other` mean something only together with them. No rule depends on what an
earlier transition did, so none of it is part of the state: two rounds are the same whatever came before.
"""

from typing import Final

from oneleft.engine.state import Round

CARD_GONE: Final = 1  # `did_face` left the hand of `did_seat` for the discard pile: played, or discarded by choice
JUST_DRAWN: Final = 2  # and it was one just drawn
TAKEN_BACK: Final = 4  # `did_seat` showed everyone `did_face`, which does not go, and has it still (TURN-8)
COLOR_NAMED: Final = 8  # `did_seat` named the colour in play
HANDS_TRADED: Final = 16  # by `did_seat` and `did_other`
HANDS_ROTATED: Final = 32  # `did_seat` played the card that does it
NEW_HANDS: Final = 64  # everyone's cards were dealt
WILDS_DROPPED: Final = 128  # everyone but `did_seat` discarded all wilds
HANDS_TAKEN_UP: Final = 256  # hands that lay open, as they are now
DRAW_BEGUN: Final = 512  # `did_seat` chose to draw in its turn, on the colour in play
OF_THREE: Final = 1024  # and that draw is one of three cards (CUST-three-or-play)
DREW_IN_TURN: Final = 2048  # `did_seat` took a card or more that it may play at once if one fits
DRAWN_KEPT: Final = 4096  # `did_seat` passed

HANDS_MOVED: Final = HANDS_TRADED | HANDS_ROTATED


def hand_from(g: Round, seat: int) -> int:
    """Whose hand the seat has since the transition: its own, unless hands were traded (SEVEN-1) or rotated (ZERO-1)."""
    if g.did & HANDS_ROTATED:
        return (seat - g.direction) % g.players
    if g.did & HANDS_TRADED:
        if seat == g.did_seat:
            return g.did_other
        if seat == g.did_other:
            return g.did_seat
    return seat
