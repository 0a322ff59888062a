"""The end of a round and what it scores (END-1, SCORE-1, SCORE-3, TEAM-1, TURN-7)."""

from oneleft.engine.bits import lowest_bit, u64
from oneleft.engine.events import BLOCKED, WENT_OUT, note
from oneleft.engine.options import Options
from oneleft.engine.state import COPIES, NOBODY, OVER, Round


def hand_points(g: Round, r: Options, seat: int) -> int:
    """What the cards left in a hand count."""
    total = 0
    for k in range(COPIES):
        faces = u64(g.held[seat][k])
        while faces != u64(0):
            total += r.worth[lowest_bit(faces)]
            faces &= faces - u64(1)
    return total


def end_round(g: Round) -> None:
    """Everything that lasts for a round is over with it."""
    g.phase = OVER
    g.veto = NOBODY
    g.open = NOBODY
    g.elbows = NOBODY
    g.three = NOBODY


def win_round(g: Round, r: Options, winner: int) -> None:
    """END-1: the winner is out of cards; the hands are counted."""
    note(g, WENT_OUT, winner, 0, 0)
    end_round(g)
    g.winner = winner
    if r.scoring_running_total or r.scoring_elimination:  # SCORE-3, ELIM-1: everyone is charged the own hand
        for seat in range(g.players):
            g.points[seat] = hand_points(g, r, seat)
        return
    partner = (winner + g.players // 2) % g.players if r.partners else winner
    total = 0
    for seat in range(g.players):
        if seat != winner and seat != partner:
            total += hand_points(g, r, seat)
    g.points[winner] = total
    g.points[partner] = total  # TEAM-1: both partners show what the side scored


def block_round(g: Round) -> None:
    """TURN-7: nobody can go on; nobody scores."""
    note(g, BLOCKED, NOBODY, 0, 0)
    end_round(g)
