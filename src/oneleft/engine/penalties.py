"""What it costs: the cards that one draws by the rules, for a card put down and for what one did wrong."""

from typing import Final

from oneleft.cards import DRAW_TWO, WILD, WILD_FOUR, symbol_of
from oneleft.engine.actions import CATCH, PUT_VETO
from oneleft.engine.options import Options
from oneleft.engine.state import Round

CAUGHT_DRAWS: Final = 2  # UNO-3
WRONG_CARD_DRAWS: Final = 2  # TURN-8
LOST_CHALLENGE_DRAWS: Final = 2  # WILD4-6, and what one faces besides
SUGGESTION_DRAWS: Final = 2  # PEN-1
JOKE_FAILED_DRAWS: Final = 4  # CUST-joke
CHICKEN_DRAWS: Final = 4  # CUST-rooster
THREE_OR_PLAY_DRAWS: Final = 3  # CUST-three-or-play


def penalty_of(face: int) -> int:
    """The cards a card makes the next player draw: 2, 4 or none (DRAW2-1, WILD4-1)."""
    if face == WILD_FOUR:
        return 4
    if face < WILD and symbol_of(face) == DRAW_TWO:
        return 2
    return 0


def wrong_card_draws(g: Round) -> int:
    """TURN-8: for a wrong card, and what one faces besides."""
    return g.pending + WRONG_CARD_DRAWS


def price_of(g: Round, r: Options, action: int) -> int:
    """The cards that an action costs which the rules take and punish: a wrong accusation (UNO-6) or card (TURN-8)."""
    if CATCH <= action < PUT_VETO:
        return r.false_catch
    return wrong_card_draws(g)
