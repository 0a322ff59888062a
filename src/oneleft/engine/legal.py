"""What every seat may do at every moment, as five words of bits (see actions.py).

Two things are accepted but never listed: UNO said with a play, and what the rules punish (a wrong card, TURN-8; a
wrong accusation, UNO-6).
"""

from typing import Final

from oneleft.cards import NO_COLOR, WILD, colored, symbol_of
from oneleft.engine.actions import (
    CATCH,
    CHALLENGE,
    CHICKEN,
    DISCARD_CARD,
    DO_PERFORM,
    DRAW,
    NAME_COLOR,
    PASS,
    PENALTY,
    PLAY_SEVEN,
    PLAY_WILD,
    PUT_VETO,
    SAY_UNO,
    SAYING_UNO,
    SEVENS_EACH,
    VOTE_NO,
    VOTE_YES,
    played_face,
)
from oneleft.engine.bits import u64
from oneleft.engine.effects import sevens_trade
from oneleft.engine.matching import ALL_COLORED, ONE_SYMBOL, playable
from oneleft.engine.options import Options
from oneleft.engine.state import (
    COLOR,
    CUT,
    DISCARD,
    DRAWN,
    NOBODY,
    OVER,
    PERFORM,
    RESPOND,
    SHUFFLE,
    TURN,
    VOTE,
    Round,
)
from oneleft.engine.table import bit, holds

SEVENS: Final = ONE_SYMBOL << 7


def colored_plays(g: Round, r: Options, seat: int, faces: int) -> int:
    faces = u64(faces) & u64(ALL_COLORED)
    if sevens_trade(r, g.size[seat]):
        faces &= u64(ALL_COLORED ^ SEVENS)
    return faces


def wild_plays(faces: int) -> int:
    """Each wild with each of the four colours."""
    wilds = u64(faces) >> u64(WILD)
    plays = u64(0)
    place = u64(0)
    while wilds != u64(0):
        if wilds & u64(1) != u64(0):
            plays |= u64(0b1111) << place
        wilds >>= u64(1)
        place += u64(4)
    return plays


def seven_plays(g: Round, r: Options, seat: int, faces: int) -> int:
    """Each 7 with each other seat to trade hands with."""
    plays = u64(0)
    if sevens_trade(r, g.size[seat]) and u64(faces) & u64(SEVENS) != u64(0):
        others = u64(((1 << g.players) - 1) ^ (1 << seat))
        for color in range(NO_COLOR):
            if u64(faces) & bit(colored(color, 7)) != u64(0):
                plays |= others << u64(SEVENS_EACH * color)
    return plays


def verbs(g: Round, r: Options, seat: int) -> int:
    """Everything but plays and discards; a bit's place is the action less DRAW."""
    word = 0
    phase = g.phase
    if phase == CUT or phase == SHUFFLE or phase == OVER:
        return u64(0)
    if seat == g.turn:
        if phase == TURN:
            word = 1
        elif phase == DRAWN:
            if g.drawn_count == 0 or not r.drawn_card_must:  # TURN-4
                word = 1 << (PASS - DRAW)
            if g.drawn_count == 0 and r.draw_to_match_may:
                word |= 1
        elif phase == RESPOND:
            word = 1
            if g.wild4_seat != NOBODY:
                word |= 1 << (CHALLENGE - DRAW)
        elif phase == COLOR:
            word = 0b1111 << (NAME_COLOR - DRAW)
        elif phase == PERFORM:
            word = 1 << (DO_PERFORM - DRAW) | 1 << (CHICKEN - DRAW)
    elif phase == VOTE and not (g.voted >> seat) & 1:
        word = 1 << (VOTE_YES - DRAW) | 1 << (VOTE_NO - DRAW)
    if g.exposed and phase >= TURN and phase <= RESPOND:
        mine = 1 << seat
        if g.exposed & mine:
            word |= 1 << (SAY_UNO - DRAW)
        word |= (g.exposed & (1023 ^ mine)) << (CATCH - DRAW)
    if r.veto and g.veto == NOBODY:  # VETO-1
        word |= (((1 << g.players) - 1) ^ (1 << seat)) << (PUT_VETO - DRAW)
    return u64(word)


def discards(g: Round, seat: int) -> int:
    return u64(g.held[seat][0]) if g.phase == DISCARD and seat == g.turn else u64(0)


def legal_words(g: Round, r: Options, seat: int, words: list[int]) -> None:
    """Write all legal actions of a seat to five words."""
    faces = playable(g, r, seat)
    words[0] = colored_plays(g, r, seat, faces)
    words[1] = wild_plays(faces)
    words[2] = seven_plays(g, r, seat, faces)
    words[3] = verbs(g, r, seat)
    words[4] = discards(g, seat)


def is_legal(g: Round, r: Options, seat: int, action: int) -> bool:
    """Whether an action is listed as legal, or is a listed play with UNO said where that is allowed (UNO-1)."""
    if action >= SAYING_UNO:
        action -= SAYING_UNO
        if action >= DRAW or g.size[seat] != 2:
            return False
    if action < PLAY_WILD:
        word = colored_plays(g, r, seat, playable(g, r, seat))
    elif action < PLAY_SEVEN:
        word = wild_plays(playable(g, r, seat))
    elif action < DRAW:
        word = seven_plays(g, r, seat, playable(g, r, seat))
    elif action < DISCARD_CARD:
        word = verbs(g, r, seat)
    else:
        word = discards(g, seat)
    return (u64(word) >> u64(action & 63)) & u64(1) != u64(0)


def is_punished(g: Round, r: Options, seat: int, action: int) -> bool:
    """Not legal, yet accepted and punished: a wrong card in turn, a wrong accusation."""
    if g.phase < TURN or g.phase > RESPOND:
        return False
    if CATCH <= action < PUT_VETO:
        accused = action - CATCH
        return r.false_catch > 0 and accused < g.players and accused != seat
    if not r.wrong_card_penalty or action >= DRAW or seat != g.turn:
        return False
    face = played_face(action)
    if not holds(g, seat, face):
        return False
    # Written as its legal play would be: a trading 7 names another seat, no other card does.
    trades = face < WILD and symbol_of(face) == 7 and sevens_trade(r, g.size[seat])
    if action >= PLAY_SEVEN:
        target = (action - PLAY_SEVEN) % SEVENS_EACH
        return trades and target < g.players and target != seat
    return not trades


def may_penalize(g: Round, r: Options, action: int) -> bool:
    """PEN-1: the referee's penalty."""
    if g.phase == CUT or g.phase == SHUFFLE or g.phase == OVER or not r.suggestions:
        return False
    return 0 <= action - PENALTY < g.players


def accepts(g: Round, r: Options, seat: int, action: int) -> bool:
    """Whether a seat's action is taken, legal or punished."""
    return is_legal(g, r, seat, action) or is_punished(g, r, seat, action)
