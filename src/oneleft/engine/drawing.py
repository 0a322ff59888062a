"""Drawing cards: in turn, as a penalty, to match; a draw pile that runs out (TURN-2 to TURN-7, MATCH-1)."""

from oneleft.cards import color_of
from oneleft.engine.bits import u64
from oneleft.engine.events import DREW_NOTHING, PASSED, PENALIZED, note
from oneleft.engine.matching import matches
from oneleft.engine.options import Options
from oneleft.engine.penalties import SUGGESTION_DRAWS, THREE_OR_PLAY_DRAWS
from oneleft.engine.scoring import block_round
from oneleft.engine.state import (
    AT_COLOR,
    AT_COUNT,
    AT_PLAYABLE,
    DRAWN,
    LOOK_AT_DRAWN,
    MISS_TURN,
    NOBODY,
    RESUME,
    SHUFFLE,
    Round,
)
from oneleft.engine.table import bit, cards_to_draw, draw_one, next_seat
from oneleft.engine.transition import DRAW_BEGUN, DRAWN_KEPT, DREW_IN_TURN, OF_THREE
from oneleft.engine.turns import start_turn
from oneleft.engine.uno import no_longer_exposed

AS_MANY_AS_IT_TAKES = 1000


def owe_cards(g: Round, seat: int, count: int, then: int) -> None:
    """The seat has to draw; `then` follows when it has."""
    g.drawer = seat
    g.owed = count
    g.stop = AT_COUNT
    g.step = then


def draw_what_is_owed(g: Round, r: Options) -> bool:
    """Draw until nothing is owed. False: the draw pile is empty and waits for a shuffle (TURN-6)."""
    while g.owed > 0:
        if g.draw_count == 0:
            if g.discard_count <= 1:  # TURN-7: the shortfall is forgiven
                note(g, DREW_NOTHING, g.drawer, g.owed if g.stop == AT_COUNT else 0, 0)
                g.owed = 0
                return True
            g.phase = SHUFFLE
            return False
        face = draw_one(g, g.drawer)
        g.owed -= 1
        if g.exposed:
            no_longer_exposed(g, g.drawer)
        if g.step == LOOK_AT_DRAWN:
            g.did |= DREW_IN_TURN
            g.did_seat = g.drawer
            if g.stop == AT_PLAYABLE:
                g.drawn_count = 0
            g.drawn[g.drawn_count] = face
            g.drawn_count += 1
        if (g.stop == AT_PLAYABLE and (matches(g, r, g.drawer) & bit(face)) != u64(0)) or (
            g.stop == AT_COLOR and color_of(face) == g.color
        ):
            g.owed = 0
    return True


def draw_in_turn(g: Round, r: Options, seat: int) -> None:
    """The first draw of a turn."""
    g.jump = 0  # JUMP-4
    if not r.catch_until_card:
        g.exposed = 0  # UNO-4
    takes_three = g.three == seat
    g.three = NOBODY
    g.did = DRAW_BEGUN | OF_THREE if takes_three else DRAW_BEGUN
    g.did_seat = seat
    if not cards_to_draw(g):
        note(g, DREW_NOTHING, seat, 0, 0)
        g.idle += 1
        if g.idle == g.players:
            block_round(g)
        else:
            start_turn(g, next_seat(g, seat))
        return
    g.idle = 0
    g.drawn_count = 0
    g.matching = 0
    if takes_three:  # CUST-three-or-play, instead of draw to match
        owe_cards(g, seat, THREE_OR_PLAY_DRAWS, LOOK_AT_DRAWN)
        return
    if (r.draw_to_match_may or r.draw_to_match_must) and matches(g, r, seat) == u64(0):
        g.matching = 1
        if r.draw_to_match_must:
            owe_cards(g, seat, AS_MANY_AS_IT_TAKES, LOOK_AT_DRAWN)
            g.stop = AT_PLAYABLE
            return
    if g.draw_count == 0:
        owe_cards(g, seat, 1, LOOK_AT_DRAWN)
        return
    # By far the most common draw: one card that is there.
    g.did |= DREW_IN_TURN
    g.drawn[0] = draw_one(g, seat)
    no_longer_exposed(g, seat)
    if (matches(g, r, seat) & bit(g.drawn[0])) != u64(0):
        g.drawn_count = 1
    stay_or_move_on(g, r)


def draw_again(g: Round, seat: int) -> None:
    """MATCH-1 `may`: one more after an unplayable card."""
    owe_cards(g, seat, 1, LOOK_AT_DRAWN)


def keep_playable_drawn(g: Round, r: Options) -> None:
    """Of the cards just drawn, only those that may be played count from here on."""
    allowed = matches(g, r, g.turn)
    kept = 0
    for place in range(g.drawn_count):
        if (allowed & bit(g.drawn[place])) != u64(0):
            g.drawn[kept] = g.drawn[place]
            kept += 1
    g.drawn_count = kept


def look_at_drawn(g: Round, r: Options) -> None:
    """All cards of the draw are in the hand."""
    keep_playable_drawn(g, r)
    stay_or_move_on(g, r)


def stay_or_move_on(g: Round, r: Options) -> None:
    """TURN-2: what was drawn may be played in the same turn, or the turn is over."""
    may_go_on = g.matching and r.draw_to_match_may and cards_to_draw(g)
    if g.drawn_count > 0 or may_go_on:
        g.phase = DRAWN
    else:
        start_turn(g, next_seat(g, g.turn))


def pass_turn(g: Round, seat: int) -> None:
    note(g, PASSED, seat, 0, 0)
    g.did = DRAWN_KEPT
    g.did_seat = seat
    g.drawn_count = 0
    start_turn(g, next_seat(g, seat))


def resume_phase(g: Round, r: Options) -> None:
    """Back to where a penalty out of turn came in; it may end a turn that hung on a card drawn or to be drawn."""
    g.phase = g.resume
    if g.phase == DRAWN:
        could_play = g.drawn_count > 0
        keep_playable_drawn(g, r)
        no_longer_playable = could_play and g.drawn_count == 0  # WILD4-2
        nothing_left = not could_play and not cards_to_draw(g)  # MATCH-1
        if no_longer_playable or nothing_left:
            start_turn(g, next_seat(g, g.turn))


def penalize(g: Round, seat: int) -> None:
    """PEN-1: the referee gives two cards, in any phase but cut, shuffle and over."""
    note(g, PENALIZED, seat, SUGGESTION_DRAWS, 0)
    g.resume = g.phase
    owe_cards(g, seat, SUGGESTION_DRAWS, RESUME)


def take_penalty(g: Round, seat: int) -> None:
    """The seat that faces a penalty draws it and misses the turn."""
    g.jump = 0
    g.wild4_seat = NOBODY
    owe_cards(g, seat, g.pending, MISS_TURN)
    g.pending = 0
