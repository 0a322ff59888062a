"""Why an action is refused: one precise error each, and a sentence that says what would be right.

Each reason is a key with details, so that a table can say it in any language and with names; its English is here.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from oneleft.action import Action
from oneleft.cards import CARD_CODES, COLOR_NAMES, WILD_FOUR, cards_text, is_wild, symbol_of
from oneleft.engine import actions as code
from oneleft.engine.effects import sevens_trade
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

REASONS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "other": "{text}",
        "round-over": "the round is over",
        "chance": "no seat acts in phase {phase}: it waits for '* {phase}'",
        "owes-no-uno": "seat {seat} does not owe UNO",
        "unknown-seat": "unknown seat {number}: seats are 0 to {last}",
        "catch-self": "nobody can catch themselves",
        "catch-phase": "nobody can be caught in phase {phase}",
        "catch-nothing": "seat {accused} does not owe UNO",
        "no-veto-card": "these rules have no VETO card",
        "veto-self": "VETO goes on another player",
        "veto-used": "the VETO card lies on seat {holder}",
        "no-vote": "there is nothing to vote on",
        "vote-own": "seat {seat} told the joke: the others vote",
        "voted": "seat {seat} has voted already",
        "not-your-turn": "it is seat {turn}'s turn, not seat {seat}'s",
        "jump-late": "it is seat {turn}'s turn, and the chance to jump in is over",
        "jump-other": "it is seat {turn}'s turn; only {top} can jump in",
        "phase": "seat {seat} may not {action!r} in phase {phase}",
        "must-play": "the card just drawn must be played",
        "drew": "a card was drawn already: play it or pass",
        "no-challenge": "there is no Wild Draw Four to challenge",
        "not-now": "seat {seat} may not {action!r} now",
        "not-held": "seat {seat} does not hold {card}",
        "uno-count": "UNO is said with the next-to-last card only, and seat {seat} holds {count}",
        "trade-whom": "name the seat to trade hands with: play {card}>SEAT",
        "no-trades": "a 7 trades no hands under these rules: play {card}",
        "no-last-trade": "a 7 as the last card trades no hands: play {card}",
        "trade-with": "seat {seat} cannot trade hands with seat {number}",
        "play-phase": "no card is played in phase {phase}",
        "wild4-color": "no Wild Draw Four while the hand has {color}",
        "only-drawn": "after drawing only what was drawn may be played: {drawn}, not {card}",
        "only-drew-nothing": "after drawing only what was drawn may be played: nothing, not {card}",
        "no-answer": "{card} does not answer a penalty of {count}",
        "no-match": "{card} does not go on {top} with {color} in play",
        "no-suggestions": "these rules have no penalty for suggestions: turn on suggestions",
        "penalty-phase": "no penalty is given in phase {phase}",
    }
)


class Refused(ValueError):
    """An action that changes nothing because the rules do not allow it: a key of REASONS, and what to fill in.

    >>> error = NotHeld("not-held", seat=1, card="r7")
    >>> str(error)
    'seat 1 does not hold r7'
    """

    def __init__(self, key: str, /, **details: int | str) -> None:
        super().__init__(REASONS[key].format_map(details))
        self.key = key
        self.details = details


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
        return NotYourTurn("round-over")
    if g.phase in (CUT, SHUFFLE):
        return NotYourTurn("chance", phase=phase)
    if code.CATCH <= action < code.PUT_VETO:
        return _why_no_catch(g, seat, action - code.CATCH)
    if code.PUT_VETO <= action < code.PENALTY:
        return _why_no_veto(g, r, seat, action - code.PUT_VETO)
    if action == code.SAY_UNO:
        return NotLegal("owes-no-uno", seat=seat)
    if action.is_play:
        return _why_no_play(g, r, seat, action)
    if action in (code.VOTE_YES, code.VOTE_NO):
        return _why_no_vote(g, seat)
    if seat != g.turn:
        return NotYourTurn("not-your-turn", turn=g.turn, seat=seat)
    if g.phase not in _phases_of(action):
        return NotLegal("phase", seat=seat, action=str(action), phase=phase)
    if action == code.PASS:
        return NotLegal("must-play")
    if action == code.DRAW:
        return NotLegal("drew")
    if action == code.CHALLENGE:
        return NotLegal("no-challenge")
    if action >= code.DISCARD_CARD:
        return NotHeld("not-held", seat=seat, card=CARD_CODES[action - code.DISCARD_CARD])
    return NotLegal("not-now", seat=seat, action=str(action))


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


def _why_no_catch(g: Round, seat: int, accused: int) -> Refused:
    if accused >= g.players:
        return NotLegal("unknown-seat", number=accused, last=g.players - 1)
    if accused == seat:
        return NotLegal("catch-self")
    if g.phase not in (TURN, DRAWN, RESPOND):
        return NotLegal("catch-phase", phase=PHASE_NAMES[g.phase])
    return NotLegal("catch-nothing", accused=accused)


def _why_no_veto(g: Round, r: Options, seat: int, target: int) -> Refused:
    if not r.veto:
        return NotLegal("no-veto-card")
    if target >= g.players:
        return NotLegal("unknown-seat", number=target, last=g.players - 1)
    if target == seat:
        return NotLegal("veto-self")
    return NotLegal("veto-used", holder=g.veto)


def _why_no_vote(g: Round, seat: int) -> Refused:
    if g.phase != VOTE:
        return NotLegal("no-vote")
    if seat == g.turn:
        return NotLegal("vote-own", seat=seat)
    return NotLegal("voted", seat=seat)


def _why_no_play(g: Round, r: Options, seat: int, action: Action) -> Refused:
    card = action.card
    assert card is not None
    name = CARD_CODES[card]
    if not holds(g, seat, card):
        return NotHeld("not-held", seat=seat, card=name)
    if action.says_uno and g.size[seat] != 2:
        return NotLegal("uno-count", seat=seat, count=g.size[seat])
    target = action.target
    if not is_wild(card) and symbol_of(card) == 7:
        if target is None and sevens_trade(r, g.size[seat]):
            return NotLegal("trade-whom", card=name)
        if target is not None and not r.seven_swap:
            return NotLegal("no-trades", card=name)
        if target is not None and g.size[seat] == 1:
            return NotLegal("no-last-trade", card=name)
        if target is not None and (target == seat or target >= g.players):
            return NotLegal("trade-with", seat=seat, number=target)
    if seat != g.turn:
        if not r.jump_in:
            return NotYourTurn("not-your-turn", turn=g.turn, seat=seat)
        if not g.jump:
            return NotYourTurn("jump-late", turn=g.turn)
        if card != top_card(g):
            return NotYourTurn("jump-other", turn=g.turn, top=CARD_CODES[top_card(g)])
    if g.phase not in (TURN, DRAWN, RESPOND):
        return NotLegal("play-phase", phase=PHASE_NAMES[g.phase])
    if card == WILD_FOUR and r.wild4_condition and holds_color(g, seat, g.color):
        return NotLegal("wild4-color", color=COLOR_NAMES[g.color])
    if g.phase == DRAWN:
        drawn = cards_text(sorted(g.drawn[: g.drawn_count]))
        if not drawn:
            return NotLegal("only-drew-nothing", card=name)
        return NotLegal("only-drawn", drawn=drawn, card=name)
    if g.phase == RESPOND:
        return NotLegal("no-answer", card=name, count=g.pending)
    return NotLegal("no-match", card=name, top=CARD_CODES[top_card(g)], color=COLOR_NAMES[g.color])


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
