"""Why an action is refused: one precise error each, and a sentence that says what would be right."""

from collections import Counter
from collections.abc import Sequence

from oneleft.action import Action
from oneleft.cards import CARD_CODES, COLOR_NAMES, WILD_FOUR, cards_text, is_wild, symbol_of
from oneleft.engine import actions as code
from oneleft.engine.legal import seven_trades
from oneleft.engine.matching import holds_color
from oneleft.engine.options import Options
from oneleft.engine.state import (
    COLOR,
    CUT,
    DISCARD,
    DRAWN,
    OVER,
    PERFORM,
    PHASE_NAMES,
    RESPOND,
    SHUFFLE,
    TURN,
    VOTE,
    Round,
)
from oneleft.engine.table import holds, top_card


class Refused(ValueError):
    """An action that changes nothing because the rules do not allow it."""


class NotYourTurn(Refused):
    """Another seat is to act, or none."""


class NotHeld(Refused):
    """A card that is not in the hand."""


class NotLegal(Refused):
    """The right seat at the right moment, but not this."""


class WrongChance(Refused):
    """A shuffle or cut that does not fit: not asked for, or not of the right cards."""


def refusal(g: Round, r: Options, seat: int, action: Action) -> Refused:
    """The error for a seat's action that is not accepted."""
    phase = PHASE_NAMES[g.phase]
    if g.phase == OVER:
        return NotYourTurn("the round is over")
    if g.phase in (CUT, SHUFFLE):
        return NotYourTurn(f"no seat acts in phase {phase}: it waits for '* {phase}'")
    if code.CATCH <= action < code.PUT_VETO:
        return NotLegal(_why_no_catch(g, seat, action - code.CATCH))
    if code.PUT_VETO <= action < code.PENALTY:
        return NotLegal(_why_no_veto(g, r, seat, action - code.PUT_VETO))
    if action == code.SAY_UNO:
        return NotLegal(f"seat {seat} does not owe UNO")
    if action.is_play:
        return _why_no_play(g, r, seat, action)
    if action in (code.VOTE_YES, code.VOTE_NO):
        return NotLegal(_why_no_vote(g, seat))
    needed = _phases_of(action)
    if seat != g.turn:
        return NotYourTurn(f"it is seat {g.turn}'s turn, not seat {seat}'s")
    if g.phase not in needed:
        return NotLegal(f"seat {seat} may not {str(action)!r} in phase {phase}")
    if action == code.PASS:
        return NotLegal("the card just drawn must be played")
    if action == code.DRAW:
        return NotLegal("a card was drawn already: play it or pass")
    if action == code.CHALLENGE:
        return NotLegal("there is no Wild Draw Four to challenge")
    if action >= code.DISCARD_CARD:
        return NotHeld(f"seat {seat} does not hold {CARD_CODES[action - code.DISCARD_CARD]}")
    return NotLegal(f"seat {seat} may not {str(action)!r} now")


def _phases_of(action: int) -> tuple[int, ...]:
    if action == code.DRAW:
        return (TURN, DRAWN, RESPOND)
    if action == code.PASS:
        return (DRAWN,)
    if action == code.CHALLENGE:
        return (RESPOND,)
    if action in (code.DO_PERFORM, code.CHICKEN):
        return (PERFORM,)
    if action >= code.DISCARD_CARD:
        return (DISCARD,)
    return (COLOR,)


def _why_no_catch(g: Round, seat: int, accused: int) -> str:
    if accused >= g.players:
        return f"unknown seat {accused}: seats are 0 to {g.players - 1}"
    if accused == seat:
        return "nobody can catch themselves"
    if g.phase not in (TURN, DRAWN, RESPOND):
        return f"nobody can be caught in phase {PHASE_NAMES[g.phase]}"
    return f"seat {accused} does not owe UNO"


def _why_no_veto(g: Round, r: Options, seat: int, target: int) -> str:
    if not r.veto:
        return "these rules have no VETO card"
    if target >= g.players:
        return f"unknown seat {target}: seats are 0 to {g.players - 1}"
    if target == seat:
        return "VETO goes on another player"
    return f"the VETO card lies on seat {g.veto}"


def _why_no_vote(g: Round, seat: int) -> str:
    if g.phase != VOTE:
        return "there is nothing to vote on"
    if seat == g.turn:
        return f"seat {seat} told the joke: the others vote"
    return f"seat {seat} has voted already"


def _why_no_play(g: Round, r: Options, seat: int, action: Action) -> Refused:
    card = action.card
    assert card is not None
    name = CARD_CODES[card]
    if not holds(g, seat, card):
        return NotHeld(f"seat {seat} does not hold {name}")
    if action.says_uno and g.size[seat] != 2:
        return NotLegal(f"UNO is said with the next-to-last card only, and seat {seat} holds {g.size[seat]}")
    target = action.target
    if not is_wild(card) and symbol_of(card) == 7:
        if target is None and seven_trades(g, r, seat):
            return NotLegal(f"name the seat to trade hands with: play {name}>SEAT")
        if target is not None and not r.seven_swap:
            return NotLegal(f"a 7 trades no hands under these rules: play {name}")
        if target is not None and g.size[seat] == 1:
            return NotLegal(f"a 7 as the last card trades no hands: play {name}")
        if target is not None and (target == seat or target >= g.players):
            return NotLegal(f"seat {seat} cannot trade hands with seat {target}")
    if seat != g.turn:
        if not r.jump_in:
            return NotYourTurn(f"it is seat {g.turn}'s turn, not seat {seat}'s")
        if not g.jump:
            return NotYourTurn(f"it is seat {g.turn}'s turn, and the chance to jump in is over")
        if card != top_card(g):
            return NotYourTurn(f"it is seat {g.turn}'s turn; only {CARD_CODES[top_card(g)]} can jump in")
    if g.phase not in (TURN, DRAWN, RESPOND):
        return NotLegal(f"no card is played in phase {PHASE_NAMES[g.phase]}")
    if card == WILD_FOUR and r.wild4_condition and holds_color(g, seat, g.color):
        return NotLegal(f"no Wild Draw Four while the hand has {COLOR_NAMES[g.color]}")
    if g.phase == DRAWN:
        drawn = cards_text(sorted(g.drawn[: g.drawn_count]))
        return NotLegal(f"after drawing only what was drawn may be played: {drawn or 'nothing'}, not {name}")
    if g.phase == RESPOND:
        return NotLegal(f"{name} does not answer a penalty of {g.pending}")
    return NotLegal(f"{name} does not go on {CARD_CODES[top_card(g)]} with {COLOR_NAMES[g.color]} in play")


def wrong_cards(given: Sequence[int], wanted: Sequence[int]) -> str | None:
    """What is wrong with the cards of a shuffle, or None."""
    missing = Counter(wanted) - Counter(given)
    extra = Counter(given) - Counter(wanted)
    if not missing and not extra:
        return None
    parts = []
    if missing:
        parts.append(f"missing {cards_text(sorted(missing.elements()))}")
    if extra:
        parts.append(f"too many {cards_text(sorted(extra.elements()))}")
    return f"not the cards to be shuffled: {', '.join(parts)}"
