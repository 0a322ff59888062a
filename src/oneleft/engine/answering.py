"""Challenging a Wild Draw Four (WILD4-4 to WILD4-7, STACK-4)."""

from oneleft.engine.actions import CHALLENGE
from oneleft.engine.drawing import owe_cards
from oneleft.engine.events import CHALLENGED, SHOWED, note, note_hand
from oneleft.engine.penalties import LOST_CHALLENGE_DRAWS
from oneleft.engine.state import BEGIN_TURN, MISS_TURN, NOBODY, Round


def shown_by(g: Round, action: int) -> int:
    """WILD4-4: whose hand an action will show to the one who takes it, or NOBODY. That hand may then grow at once."""
    return g.wild4_seat if action == CHALLENGE else NOBODY


def challenge(g: Round, seat: int) -> None:
    """Guilty: the one who played it draws the sum and the challenger plays on. Else the challenger draws 2 more."""
    suspect = shown_by(g, CHALLENGE)
    note_hand(g, SHOWED, suspect, seat)
    note(g, CHALLENGED, seat, g.wild4_guilty, suspect)
    if g.wild4_guilty:
        owe_cards(g, suspect, g.pending, BEGIN_TURN)
    else:
        owe_cards(g, seat, g.pending + LOST_CHALLENGE_DRAWS, MISS_TURN)
    g.jump = 0  # JUMP-4
    g.pending = 0
    g.wild4_seat = NOBODY
