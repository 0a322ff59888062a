"""Challenging a Wild Draw Four (WILD4-4 to WILD4-7, STACK-4)."""

from oneleft.engine.drawing import owe_cards
from oneleft.engine.events import CHALLENGED, SHOWED, note, note_hand
from oneleft.engine.state import BEGIN_TURN, MISS_TURN, NOBODY, Round

LOST_CHALLENGE_DRAWS = 2


def challenge(g: Round, seat: int) -> None:
    """Guilty: the one who played it draws the sum and the challenger plays on. Else the challenger draws 2 more."""
    suspect = g.wild4_seat
    note_hand(g, SHOWED, suspect, seat)
    note(g, CHALLENGED, seat, g.wild4_guilty, suspect)
    if g.wild4_guilty:
        owe_cards(g, suspect, g.pending, BEGIN_TURN)
    else:
        owe_cards(g, seat, g.pending + LOST_CHALLENGE_DRAWS, MISS_TURN)
    g.jump = 0  # JUMP-4
    g.pending = 0
    g.wild4_seat = NOBODY
