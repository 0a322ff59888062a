"""UNO: who owes it, who is safe, who is caught (UNO-1 to UNO-7)."""

from oneleft.engine.events import CAUGHT, FALSE_CATCH, SAID_UNO, note
from oneleft.engine.options import Options
from oneleft.engine.penalties import CAUGHT_DRAWS
from oneleft.engine.state import AT_COUNT, NOBODY, RESUME, Round

ALL_SEATS = 1023


def remember_single_cards(g: Round, r: Options) -> None:
    """UNO-5: only a hand that *becomes* one card owes UNO, so note which ones already are."""
    g.ones = 0
    if r.uno_owed_by_holder:
        for seat in range(g.players):
            if g.size[seat] == 1:
                g.ones |= 1 << seat


def hand_exchanged(g: Round, seat: int) -> None:
    """UNO-5: a one-card hand taken over in exchange counts as one that became so."""
    g.ones &= ALL_SEATS ^ (1 << seat)


def fix_debts(g: Round, r: Options) -> None:
    """A card and its effects are settled: who holds one card now and owes UNO for it."""
    if g.size[g.actor] == 1 and not g.said:
        g.exposed |= 1 << g.actor
    if r.uno_owed_by_holder:
        for seat in range(g.players):
            if seat != g.actor and g.size[seat] == 1 and not (g.ones >> seat) & 1:
                g.exposed |= 1 << seat


def no_longer_exposed(g: Round, seat: int) -> None:
    g.exposed &= ALL_SEATS ^ (1 << seat)


def call_uno(g: Round, seat: int) -> None:
    """UNO said: with the card or late. It lifts the mark of CUST-elbows."""
    no_longer_exposed(g, seat)
    g.elbows = NOBODY
    note(g, SAID_UNO, seat, 0, 0)


def catch(g: Round, r: Options, seat: int, accused: int) -> None:
    """UNO-3: caught, the accused draws 2. UNO-6: a wrong accusation costs the accuser."""
    g.resume = g.phase
    g.step = RESUME
    g.stop = AT_COUNT
    if (g.exposed >> accused) & 1:
        note(g, CAUGHT, accused, 0, seat)
        no_longer_exposed(g, accused)
        g.drawer = accused
        g.owed = CAUGHT_DRAWS
    else:
        note(g, FALSE_CATCH, seat, 0, accused)
        g.drawer = seat
        g.owed = r.false_catch
