"""What happened in a transition, as raw facts: (kind, seat, value, other).

The rules call `note` at each fact. Interpreted, it goes to the round's list, if someone listens; compiled, `note`
is empty and costs nothing. The game layer turns raw facts into `Event`s with their audience.
"""

from typing import Final

from oneleft.cards import FACES
from oneleft.engine.state import Round

CUT_CARD: Final = 0  # seat drew value for the deal
DEALER: Final = 1  # seat deals
SHUFFLED: Final = 2  # value: the step it was for, or NOTHING for the discard pile; other: number of cards
DEALT: Final = 3  # seat is dealt value (seen by the seat alone) by other; one fact a card
TURNED_UP: Final = 4  # value: the card
PUT_BACK: Final = 5  # value: the card turned up that goes back
NAMED_COLOR: Final = 6  # seat names colour value
PLAYED: Final = 7  # seat put down value; other: 1 jump-in, 2 stacked, 0 else
SAID_UNO: Final = 8
DREW: Final = 9  # seat took value (seen by the seat alone); one fact a card
DREW_NOTHING: Final = 10  # the piles are exhausted; value: cards forgiven
PASSED: Final = 11
SKIPPED: Final = 12  # seat misses the turn
REVERSED: Final = 13  # value: the new direction
FACES_PENALTY: Final = 14  # seat faces value cards
CHALLENGED: Final = 15  # seat challenges other; value: 1 guilty, 0 not
CAUGHT: Final = 16  # seat caught by other
FALSE_CATCH: Final = 17  # seat accused other wrongly
WRONG_CARD: Final = 18  # seat takes value back
PENALIZED: Final = 19  # the referee gives seat value cards
SWAPPED: Final = 20  # seat trades hands with other
ROTATED: Final = 21  # all hands pass on; value: direction
HANDS_SHUFFLED: Final = 22  # seat gathered all hands and dealt them out again
DISCARDED: Final = 23  # seat puts value under the top card
EFFECT: Final = 24  # seat's Customizable card does effect value; other: the seat it is for
VOTED: Final = 25  # seat votes value
PERFORMED: Final = 26
CHICKENED: Final = 27
VETOED: Final = 28  # seat gets the VETO card from other
VETO_TAKES_TURN: Final = 29  # seat misses the turn to VETO
HANDS_CLOSED: Final = 30  # the open hands are taken up again
TURN_OF: Final = 31  # seat's turn starts
WENT_OUT: Final = 32  # seat has no cards left
BLOCKED: Final = 33  # nobody can go on
SHOWED: Final = 34  # seat shows value to other; one fact a card
TOOK_OVER: Final = 35  # seat holds value after hands moved (seen by the seat alone); one fact a card


def note(g: Round, kind: int, seat: int, value: int, other: int) -> None:
    if g.events is not None:
        g.events.append((kind, seat, value, other))


def note_hand(g: Round, kind: int, seat: int, other: int) -> None:
    """One fact for each card of a hand, in canonical order."""
    if g.events is not None:
        one_or_more, *more = g.held[seat]
        for face in range(FACES):
            if one_or_more >> face & 1:
                g.events.append((kind, seat, face, other))
                g.events += [(kind, seat, face, other) for copy in more if copy >> face & 1]
