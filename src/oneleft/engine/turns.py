"""Whose turn it is: a turn starts, is missed, or is taken by VETO."""

from oneleft.engine.events import HANDS_CLOSED, SKIPPED, TURN_OF, VETO_TAKES_TURN, VETOED, note
from oneleft.engine.state import NOBODY, TURN, Round
from oneleft.engine.table import next_seat
from oneleft.engine.transition import HANDS_TAKEN_UP


def start_turn(g: Round, seat: int) -> None:
    """Phase `turn` comes to a seat. A turn that VETO takes is no start (VETO-2)."""
    if g.veto == seat:
        note(g, VETO_TAKES_TURN, seat, 0, 0)
        g.veto = NOBODY
        g.three = NOBODY  # CUST-three-or-play lapses with the turn
        seat = next_seat(g, seat)
    g.turn = seat
    g.phase = TURN
    if g.open == seat:  # CUST-open
        g.open = NOBODY
        g.did |= HANDS_TAKEN_UP
        note(g, HANDS_CLOSED, seat, 0, 0)
    note(g, TURN_OF, seat, 0, 0)


def miss_turn(g: Round, seat: int) -> None:
    """The seat misses its turn; the next one's starts."""
    note(g, SKIPPED, seat, 0, 0)
    start_turn(g, next_seat(g, seat))


def put_veto(g: Round, seat: int, target: int) -> None:
    """VETO-1, VETO-2: the card takes the target's next turn to start, or the one that is up but not begun."""
    note(g, VETOED, target, 0, seat)
    g.veto = target
    if g.phase == TURN and g.turn == target:
        start_turn(g, target)
