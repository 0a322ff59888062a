"""Rounds stepped from one decision to the next, in the subset of Python that runs interpreted, compiled and on CUDA.

Chance, and moves that leave no choice, are made on the way. Out of turn every seat that can do something is asked, one
after the other in the order of seats from one that chance picks; the first that acts makes a new moment. The seat that
must act comes last. VETO is open to all at all times: one seat, picked by chance, is asked about it when a turn starts.
"""

from typing import Annotated, Any, Final

from oneleft.encoding.choices import (
    CHOICES,
    LET_IT_BE,
    NO_CHOICE,
    action_of,
    color_order,
    forced_action,
    write_mask,
)
from oneleft.encoding.memory import Book, Memory, act_remembering, shuffle_remembering
from oneleft.encoding.observation import Sheet, observe
from oneleft.engine.actions import CATCH, DRAW, PUT_VETO, SAY_UNO, WORDS
from oneleft.engine.bits import u64
from oneleft.engine.deal import start_round
from oneleft.engine.legal import legal_words, verbs
from oneleft.engine.matching import playable
from oneleft.engine.state import NOBODY, OVER, SHUFFLE, TURN, VOTE, Round, record_fields
from oneleft.engine.table import bit, top_card
from oneleft.luck import below, seed_luck


class Desk(Memory):
    """What is kept beside a round of a learner: memory, chance, who is asked."""

    number: Annotated[int, "i8"]  # which deal of the seed this is
    decisions: Annotated[int, "i4"]  # taken in this round
    table: Annotated[int, "i2"]  # which rules
    asked: Annotated[int, "i2"]  # the seats (a bit each) that let it be at this moment
    seat: Annotated[int, "i1"]  # who is to decide, or NOBODY
    start: Annotated[int, "i1"]  # where asking around starts, NOBODY before it has
    vetoer: Annotated[int, "i1"]  # who is asked about VETO at this moment
    order: Annotated[int, "i2"]  # the colours as `seat` thinks of them
    words: Annotated[list[int], "u8", (WORDS,)]  # the legal actions of `seat`

    def __init__(self) -> None:
        super().__init__()
        self.number = 0
        self.decisions = 0
        self.table = 0
        self.asked = 0
        self.seat = NOBODY
        self.start = NOBODY
        self.vetoer = NOBODY
        self.order = 0
        self.words = [0] * WORDS


DESK_FIELDS: Final = record_fields(Desk)
REACTIONS: Final = 1 << (SAY_UNO - DRAW) | 1023 << (CATCH - DRAW)
VETOES: Final = 1023 << (PUT_VETO - DRAW)

MOST_DECISIONS: Final = 5_000  # a round that has not ended by then is given up

# How to step.
GO_ON: Final = 0  # rounds that are over stay so
RESTART: Final = 1  # and are dealt anew
START: Final = 2  # deal to every round, whose desks have their numbers and tables

# Columns of `ends`: what came of the round that the last step ended.
DONE: Final = 0
CUT_OFF: Final = 1
WINNER: Final = 2
ENDS: Final = 3


def must_act(g: Round, seat: int) -> bool:
    if g.phase == VOTE:
        return seat != g.turn and not (g.voted >> seat) & 1
    return seat == g.turn


def seat_to_act(g: Round) -> int:
    """Who the round waits for; voters in the order of seats from the one who told the joke."""
    seat = g.turn + 0
    if g.phase == VOTE:
        while seat == g.turn or (g.voted >> seat) & 1:
            seat = (seat + 1) % g.players
    return seat


def someone_may_act(g: Round, r: Sheet) -> bool:
    """Whether to ask around at all."""
    if g.exposed or (r.veto and g.veto == NOBODY and g.phase == TURN):
        return True
    if g.jump:
        top = bit(top_card(g))
        for seat in range(g.players):
            if seat != g.turn and (g.held[seat][0] & top) != u64(0):
                return True
    return False


def next_to_ask(g: Round, r: Sheet, d: Desk) -> int:
    """The next seat that can do something out of turn and has not let it be, or NOBODY."""
    if not someone_may_act(g, r):
        return NOBODY
    if d.start == NOBODY:
        d.start = below(d, g.players)
        d.vetoer = below(d, g.players) if r.veto and g.phase == TURN else NOBODY
    seat = d.start + 0
    for _ in range(g.players):
        if not (d.asked >> seat) & 1 and not must_act(g, seat):
            words = verbs(g, r, seat)
            wanted = u64(REACTIONS | VETOES) if seat == d.vetoer else u64(REACTIONS)
            if words & wanted != u64(0) or (g.jump and playable(g, r, seat) != u64(0)):
                return seat
        seat += 1
        if seat == g.players:
            seat = 0
    return NOBODY


def new_moment(d: Desk) -> None:
    d.asked = 0
    d.start = NOBODY
    d.vetoer = NOBODY


def go_to_decision(g: Round, r: Sheet, d: Desk, b: Book) -> None:
    """On to where a seat has a choice, which is then `d.seat` with its legal actions in `d.words`, or to the end."""
    d.seat = NOBODY
    while g.phase != OVER:
        if g.phase == SHUFFLE:
            shuffle_remembering(d, b, g, r)
            new_moment(d)
            continue
        seat = next_to_ask(g, r, d)
        asked = seat != NOBODY
        if not asked:
            seat = seat_to_act(g)
        legal_words(g, r, seat, d.words)
        action = NO_CHOICE if asked else forced_action(g, seat, d.words)
        if action == NO_CHOICE:
            d.seat = seat
            return
        act_remembering(d, b, g, r, seat, action)
        new_moment(d)


def deal_next(g: Round, r: Sheet, d: Desk, b: Book, seed: int, stride: int) -> None:
    """The deal `d.number` of a seed. A place deals every `stride`-th; the dealer is the next seat each time."""
    d.word = seed_luck(seed, d.number)
    d.decisions = 0
    g.players = r.seats
    start_round(g, (d.number % stride + d.number // stride) % r.seats)
    new_moment(d)
    go_to_decision(g, r, d, b)


def take_choice(g: Round, r: Sheet, d: Desk, b: Book, choice: int) -> None:
    """The seat that was asked decides; then on to the next decision."""
    d.decisions += 1
    if choice == LET_IT_BE:
        d.asked |= 1 << d.seat
    else:
        act_remembering(d, b, g, r, d.seat, action_of(g, d.seat + 0, d.order + 0, choice))
        new_moment(d)
    go_to_decision(g, r, d, b)


def show(g: Round, r: Sheet, d: Desk, b: Book, place: int, scores: Any, obs: Any, mask: Any) -> None:
    """Write the observation and the mask of the seat that is to decide."""
    seat = d.seat + 0
    order = color_order(g, seat)
    d.order = order
    waits = must_act(g, seat)
    observe(g, r, d, b, seat, order, 1 if waits else 0, scores, place, obs)
    write_mask(g, seat, order, d.words, 0 if waits else 1, mask, place)


def write_end(g: Round, r: Sheet, place: int, reward: Any, points: Any, ends: Any) -> None:
    """Who won, what it scored, and a reward of 1 shared by the winning side, paid by the others alike."""
    over = g.phase == OVER
    winner = g.winner + 0 if over else NOBODY
    ends[place, DONE] = 1
    ends[place, CUT_OFF] = 0 if over else 1
    ends[place, WINNER] = winner
    side = 2 if r.partners else 1
    for seat in range(g.players):
        points[place, seat] = g.points[seat] if over else 0
        won = seat == winner or (r.partners != 0 and seat == (winner + g.players // 2) % g.players)
        if winner == NOBODY:
            reward[place, seat] = 0.0
        elif won:
            reward[place, seat] = 1.0 / side
        else:
            reward[place, seat] = -1.0 / (g.players - side)


def step_one(
    rounds: Any,
    sheets: Any,
    desks: Any,
    books: Any,
    place: int,
    choices: Any,
    seed: int,
    most: int,
    stride: int,
    how: int,
    next_scores: Any,
    scores: Any,
    obs: Any,
    mask: Any,
    seats: Any,
    reward: Any,
    points: Any,
    ends: Any,
    faults: Any,
) -> None:
    """One choice in one of many rounds, then on to the next decision. `how`: START or RESTART."""
    g = rounds[place]
    d = desks[place]
    b = books[place]
    r = sheets[d.table]
    ends[place, DONE] = 0
    if how == START:
        deal_next(g, r, d, b, seed, stride)
    elif d.seat == NOBODY:  # over, and not dealt anew
        return
    else:
        choice = choices[place]
        if choice < 0 or choice >= CHOICES or mask[place, choice] == 0:
            faults[0] = place + 1
            return
        take_choice(g, r, d, b, choice)
        if d.seat == NOBODY or d.decisions >= most:
            write_end(g, r, place, reward, points, ends)
            d.seat = NOBODY
            if how == RESTART:
                d.number += stride
                for seat in range(r.seats):
                    scores[place, seat] = next_scores[place, seat]
                deal_next(g, r, d, b, seed, stride)
    seats[place] = d.seat
    if d.seat != NOBODY:
        show(g, r, d, b, place, scores, obs, mask)


def choose_one(place: int, mask: Any, choices: Any, lucks: Any) -> None:
    """A choice at random, each legal one as likely; chance of its own, so that the deals stay as they are."""
    count = 0
    for choice in range(CHOICES):
        if mask[place, choice]:
            count += 1
    if count == 0:
        return
    left = below(lucks[place], count)
    for choice in range(CHOICES):
        if mask[place, choice]:
            if left == 0:
                choices[place] = choice
                return
            left -= 1


def step_range(
    rounds: Any,
    sheets: Any,
    desks: Any,
    books: Any,
    first: int,
    last: int,
    choices: Any,
    seed: int,
    most: int,
    stride: int,
    how: int,
    next_scores: Any,
    scores: Any,
    obs: Any,
    mask: Any,
    seats: Any,
    reward: Any,
    points: Any,
    ends: Any,
    faults: Any,
) -> None:
    for place in range(first, last):
        step_one(
            rounds, sheets, desks, books, place, choices, seed, most, stride, how,
            next_scores, scores, obs, mask, seats, reward, points, ends, faults,
        )  # fmt: skip


def choose_range(first: int, last: int, mask: Any, choices: Any, lucks: Any) -> None:
    for place in range(first, last):
        choose_one(place, mask, choices, lucks)
