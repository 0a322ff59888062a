"""One transition: an action of a seat, of the referee or of chance changes the round.

Nothing is checked here; `legal.py` says what may be applied, and `oneleft.game.Game` checks before it calls.
"""

from oneleft.cards import color_of
from oneleft.engine.actions import (
    ANY_SEAT,
    CATCH,
    CHALLENGE,
    CHICKEN,
    DISCARD_CARD,
    DO_PERFORM,
    DRAW,
    NAME_COLOR,
    PASS,
    PENALTY,
    PLAY_WILD,
    PUT_VETO,
    SAY_UNO,
    SAYING_UNO,
    VOTE_NO,
    VOTE_YES,
    played_color,
    played_face,
    played_target,
)
from oneleft.engine.answering import challenge
from oneleft.engine.bits import u64
from oneleft.engine.customizable_cards import (
    chicken_out,
    deal_shuffled_hands,
    discard,
    effect_done,
    next_to_three,
    perform,
    vote,
)
from oneleft.engine.deal import deal, name_start_color, turn_up
from oneleft.engine.drawing import (
    draw_again,
    draw_in_turn,
    draw_what_is_owed,
    look_at_drawn,
    pass_turn,
    penalize,
    resume_phase,
    take_penalty,
)
from oneleft.engine.events import SHUFFLED, note
from oneleft.engine.matching import playable
from oneleft.engine.options import Options
from oneleft.engine.playing import play, play_wrong_card
from oneleft.engine.scoring import win_round
from oneleft.engine.state import (
    BEGIN_TURN,
    DEAL,
    DEAL_HANDS,
    EFFECT_DONE,
    GO_OUT,
    LOOK_AT_DRAWN,
    MISS_TURN,
    NEXT_TO_THREE,
    NOTHING,
    RESPOND,
    RESUME,
    TURN,
    TURN_UP,
    Round,
)
from oneleft.engine.table import bit, gather_hands, lay_draw_pile
from oneleft.engine.turns import miss_turn, put_veto, start_turn
from oneleft.engine.uno import call_uno, catch


def apply(g: Round, r: Options, seat: int, action: int) -> None:
    """An action of a seat, or the referee's penalty (whose seat does not matter)."""
    g.did = 0
    if action < DRAW or action >= SAYING_UNO:
        saying_uno = action >= SAYING_UNO
        if saying_uno:
            action -= SAYING_UNO
        apply_play(g, r, seat, action, saying_uno)
    elif action == DRAW:
        if g.phase == TURN:
            draw_in_turn(g, r, seat)
        elif g.phase == RESPOND:
            take_penalty(g, seat)
        else:
            draw_again(g, seat)
    elif action >= DISCARD_CARD:
        discard(g, seat, action - DISCARD_CARD)
    elif action == PASS:
        pass_turn(g, seat)
    elif action == CHALLENGE:
        challenge(g, seat)
    elif action == SAY_UNO:
        call_uno(g, seat)
    elif action == DO_PERFORM:
        perform(g, r, seat)
    elif action == CHICKEN:
        chicken_out(g, seat)
    elif action == VOTE_YES or action == VOTE_NO:
        vote(g, r, seat, action == VOTE_YES)
    elif action >= PENALTY:
        penalize(g, action - PENALTY)
    elif action >= PUT_VETO:
        put_veto(g, seat, action - PUT_VETO)
    elif action >= CATCH:
        catch(g, r, seat, action - CATCH)
    elif action >= NAME_COLOR:
        name_start_color(g, seat, action - NAME_COLOR)
    go_on(g, r)


def apply_play(g: Round, r: Options, seat: int, action: int, saying_uno: bool) -> None:
    if action < PLAY_WILD:  # a coloured card that trades no hands: nearly always
        face, color, target = action, color_of(action), ANY_SEAT
    else:
        face, color, target = played_face(action), played_color(action), played_target(action)
    if r.wrong_card_penalty and (playable(g, r, seat) & bit(face)) == u64(0):
        play_wrong_card(g, seat, face)
        return
    play(g, r, seat, face, color, target, saying_uno)


def go_on(g: Round, r: Options) -> None:
    """Take at once what leaves nobody a choice, until someone must decide, chance must shuffle, or all is over."""
    while True:
        if g.owed > 0 and not draw_what_is_owed(g, r):
            return
        step = g.step
        if step == NOTHING or step == DEAL or step == TURN_UP or step == DEAL_HANDS:
            return
        g.step = NOTHING
        if step == MISS_TURN:
            miss_turn(g, g.drawer)
        elif step == LOOK_AT_DRAWN:
            look_at_drawn(g, r)
        elif step == RESUME:
            resume_phase(g, r)
        elif step == BEGIN_TURN:
            start_turn(g, g.turn)
        elif step == EFFECT_DONE:
            effect_done(g, r)
        elif step == NEXT_TO_THREE:
            next_to_three(g)
        elif step == GO_OUT:
            win_round(g, r, g.actor)


def cards_to_shuffle(g: Round, r: Options, cards: list[int]) -> int:
    """Write the cards that phase `shuffle` waits for to `cards`, in no order that matters; returns how many."""
    count = 0
    if g.owed > 0:  # TURN-6: the discard pile less its top
        for place in range(g.discard_count - 1):
            cards[count] = g.discard_pile[place]
            count += 1
    elif g.step == DEAL_HANDS:
        count = gather_hands(g, cards)
    elif g.step == TURN_UP:
        cards[0] = g.discard_pile[0]
        count = 1
        for place in range(g.draw_count):
            cards[count] = g.draw_pile[place]
            count += 1
    else:
        count = r.deck_size
        for place in range(count):
            cards[place] = r.deck[place]
    return count


def shuffle(g: Round, r: Options, order: list[int], count: int) -> None:
    """Chance: the cards that were to be shuffled, as they come to lie: the top card last, as in every pile."""
    g.did = 0
    step = g.step
    note(g, SHUFFLED, -1, NOTHING if g.owed > 0 else step, count)
    if g.owed > 0:
        g.discard_pile[0] = g.discard_pile[g.discard_count - 1]
        g.discard_count = 1
        lay_draw_pile(g, order, count)
    else:
        g.step = NOTHING
        if step == DEAL_HANDS:
            deal_shuffled_hands(g, r, order, count)
        elif step == TURN_UP:
            turn_up(g, r, order, count)
        else:
            deal(g, r, order, count)
    go_on(g, r)
