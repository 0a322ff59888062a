"""Rounds stepped from one decision to the next, in the subset of Python that runs interpreted, compiled and on CUDA.

Shuffles and forced moves are made on the way. Before the seat that must act, every seat that can do something out of
turn is asked, in seat order from one that chance picks; once one of them acts, asking starts over. VETO is open to all
at all times: to keep that short, only one seat, picked by chance, is asked about it when a turn starts.
"""

from typing import Annotated, Any, Final, NamedTuple

from oneleft.arrays import (
    Choices,
    Flags,
    Integers,
    Mask,
    Observation,
    Points,
    Records,
    Rewards,
    Scores,
    Seats,
)
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
from oneleft.encoding.observation import TableOptions, observe
from oneleft.engine.actions import CATCH, DRAW, PUT_VETO, SAY_UNO, WORDS
from oneleft.engine.bits import u64
from oneleft.engine.deal import start_round
from oneleft.engine.legal import legal_words, verbs
from oneleft.engine.matching import playable
from oneleft.engine.state import NOBODY, OVER, SHUFFLE, TURN, VOTE, Round, record_fields
from oneleft.engine.table import bit, top_card
from oneleft.luck import Luck, below, seed_luck


class EnvState(Memory):
    """What an environment keeps for each round: memory, random state, who is asked. A record, as the round is."""

    number: Annotated[int, "i8"]  # which deal of the seed this is
    decisions: Annotated[int, "i4"]  # taken in this round
    table: Annotated[int, "i2"]  # which rules
    asked: Annotated[int, "i2"]  # the seats (a bit each) that have already chosen to do nothing now
    seat: Annotated[int, "i1"]  # who is to decide, or NOBODY
    start: Annotated[int, "i1"]  # the seat asked first, NOBODY until that is decided
    vetoer: Annotated[int, "i1"]  # the one seat that is asked about VETO
    order: Annotated[int, "i2"]  # the colours in the order of `seat`, as `color_order` gives it
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


ENV_STATE_FIELDS: Final = record_fields(EnvState)
REACTIONS: Final = 1 << (SAY_UNO - DRAW) | 1023 << (CATCH - DRAW)
VETOES: Final = 1023 << (PUT_VETO - DRAW)

MOST_DECISIONS: Final = 5_000  # a round that has not ended by then is given up

# Modes of a step.
GO_ON: Final = 0  # rounds that are over stay over
RESTART: Final = 1  # rounds that are over are dealt anew
START: Final = 2  # deal to every round; numbers and tables are in the states already

# Columns of `outcome`: the result of the round that the last step ended.
DONE: Final = 0
TRUNCATED: Final = 1
WINNER: Final = 2
OUTCOME_COLUMNS: Final = 3


class EnvArrays(NamedTuple):
    """The arrays of n rounds, by name: one argument for interpreted, compiled and CUDA code alike."""

    rounds: Records[Round]  # (n)
    states: Records[EnvState]  # (n)
    books: Records[Book]  # (n)
    options: Records[TableOptions]  # one for each table
    generators: Records[Luck]  # (n), for `sample_row` alone
    scores: Scores  # before this round
    next_scores: Scores  # before the next one
    obs: Observation
    mask: Mask
    seat: Seats  # who is to decide
    reward: Rewards
    points: Points
    outcome: Flags  # (n, OUTCOME_COLUMNS)
    illegal: Integers  # (1): 1 + the row of a choice that was not legal, else 0


class StepSettings(NamedTuple):
    """What all rows of a step have in common."""

    seed: int
    most_decisions: int  # after which a round is truncated
    stride: int  # how far a row's deals are apart
    mode: int  # GO_ON, RESTART or START


def must_act(g: Round, seat: int) -> bool:
    if g.phase == VOTE:
        return seat != g.turn and not (g.voted >> seat) & 1
    return seat == g.turn


def seat_to_act(g: Round) -> int:
    """The seat the round waits for; voters in seat order from the one who told the joke."""
    seat = g.turn + 0
    if g.phase == VOTE:
        while seat == g.turn or (g.voted >> seat) & 1:
            seat = (seat + 1) % g.players
    return seat


def someone_may_act(g: Round, r: TableOptions) -> bool:
    """Whether any seat needs to be asked out of turn: a quick check."""
    if g.exposed or (r.veto and g.veto == NOBODY and g.phase == TURN):
        return True
    if g.jump:
        top = bit(top_card(g))
        for seat in range(g.players):
            if seat != g.turn and (g.held[seat][0] & top) != u64(0):
                return True
    return False


def next_to_ask(g: Round, r: TableOptions, s: EnvState) -> int:
    """The next seat that can do something out of turn and has not declined yet, or NOBODY."""
    if not someone_may_act(g, r):
        return NOBODY
    if s.start == NOBODY:
        s.start = below(s, g.players)
        s.vetoer = below(s, g.players) if r.veto and g.phase == TURN else NOBODY
    seat = s.start + 0
    for _ in range(g.players):
        if not (s.asked >> seat) & 1 and not must_act(g, seat):
            words = verbs(g, r, seat)
            wanted = u64(REACTIONS | VETOES) if seat == s.vetoer else u64(REACTIONS)
            if words & wanted != u64(0) or (g.jump and playable(g, r, seat) != u64(0)):
                return seat
        seat += 1
        if seat == g.players:
            seat = 0
    return NOBODY


def new_moment(s: EnvState) -> None:
    s.asked = 0
    s.start = NOBODY
    s.vetoer = NOBODY


def advance_to_decision(g: Round, r: TableOptions, s: EnvState, b: Book) -> None:
    """Go on until a seat has a choice (then it is `s.seat`, with its legal actions in `s.words`) or the round ends."""
    s.seat = NOBODY
    while g.phase != OVER:
        if g.phase == SHUFFLE:
            shuffle_remembering(s, b, g, r)
            new_moment(s)
            continue
        seat = next_to_ask(g, r, s)
        asked = seat != NOBODY
        if not asked:
            seat = seat_to_act(g)
        legal_words(g, r, seat, s.words)
        action = NO_CHOICE if asked else forced_action(g, seat, s.words)
        if action == NO_CHOICE:
            s.seat = seat
            return
        act_remembering(s, b, g, r, seat, action)
        new_moment(s)


def deal_next(g: Round, r: TableOptions, s: EnvState, b: Book, seed: int, stride: int) -> None:
    """Deal number `s.number` of a seed. A row plays every `stride`-th deal, with the next seat as dealer each time."""
    s.word = seed_luck(seed, s.number)
    s.decisions = 0
    g.players = r.seats
    start_round(g, (s.number % stride + s.number // stride) % r.seats)
    new_moment(s)
    advance_to_decision(g, r, s, b)


def apply_choice(g: Round, r: TableOptions, s: EnvState, b: Book, choice: int) -> None:
    """Make the choice of the seat that was asked, and go on to the next decision."""
    s.decisions += 1
    if choice == LET_IT_BE:
        s.asked |= 1 << s.seat
    else:
        act_remembering(s, b, g, r, s.seat, action_of(g, s.seat + 0, s.order + 0, choice))
        new_moment(s)
    advance_to_decision(g, r, s, b)


def write_decision(
    g: Round, r: TableOptions, s: EnvState, b: Book, row: int, scores: Scores, obs: Observation, mask: Mask
) -> None:
    """Write the observation and the mask of the seat that is to decide."""
    seat = s.seat + 0
    order = color_order(g, seat)
    s.order = order
    waits = must_act(g, seat)
    observe(g, r, s, b, seat, order, 1 if waits else 0, scores, row, obs)
    write_mask(g, seat, order, s.words, 0 if waits else 1, mask, row)


def write_outcome(g: Round, r: TableOptions, row: int, reward: Rewards, points: Points, outcome: Flags) -> None:
    """Write who won, the points, and the rewards: 1 shared by the winning side, paid in equal parts by the others."""
    over = g.phase == OVER
    winner = g.winner + 0 if over else NOBODY
    outcome[row, DONE] = 1
    outcome[row, TRUNCATED] = 0 if over else 1
    outcome[row, WINNER] = winner
    side = 2 if r.partners else 1
    for seat in range(g.players):
        points[row, seat] = g.points[seat] if over else 0
        won = seat == winner or (r.partners != 0 and seat == (winner + g.players // 2) % g.players)
        if winner == NOBODY:
            reward[row, seat] = 0.0
        elif won:
            reward[row, seat] = 1.0 / side
        else:
            reward[row, seat] = -1.0 / (g.players - side)


def step_row(arrays: EnvArrays, settings: StepSettings, choices: Choices | list[int], row: int) -> None:
    """Make one choice in one of many rounds, and go on to the next decision."""
    g: Round = arrays.rounds[row]
    s: EnvState = arrays.states[row]
    b: Book = arrays.books[row]
    r: TableOptions = arrays.options[s.table]
    arrays.outcome[row, DONE] = 0
    if settings.mode == START:
        deal_next(g, r, s, b, settings.seed, settings.stride)
    elif s.seat == NOBODY:  # over, and not dealt anew
        return
    else:
        choice = choices[row]
        if choice < 0 or choice >= CHOICES or arrays.mask[row, choice] == 0:
            arrays.illegal[0] = row + 1
            return
        apply_choice(g, r, s, b, choice)
        if s.seat == NOBODY or s.decisions >= settings.most_decisions:
            write_outcome(g, r, row, arrays.reward, arrays.points, arrays.outcome)
            s.seat = NOBODY
            if settings.mode == RESTART:
                s.number += settings.stride
                for seat in range(r.seats):
                    arrays.scores[row, seat] = arrays.next_scores[row, seat]
                deal_next(g, r, s, b, settings.seed, settings.stride)
    arrays.seat[row] = s.seat
    if s.seat != NOBODY:
        write_decision(g, r, s, b, row, arrays.scores, arrays.obs, arrays.mask)


def step_rows(arrays: tuple[Any, ...], settings: tuple[int, ...], choices: Choices, first: int, last: int) -> None:
    """Step many rows. `EnvArrays` and `StepSettings` are passed as plain tuples, which Numba takes much faster."""
    named = EnvArrays(*arrays)
    shared = StepSettings(*settings)
    for row in range(first, last):
        step_row(named, shared, choices, row)


def sample_row(mask: Mask, generators: Records[Luck], choices: Choices, row: int) -> None:
    """A random choice, each legal one equally likely. It has its own generator, so that deals do not depend on it."""
    count = 0
    for choice in range(CHOICES):
        if mask[row, choice]:
            count += 1
    if count == 0:
        return
    left = below(generators[row], count)
    for choice in range(CHOICES):
        if mask[row, choice]:
            if left == 0:
                choices[row] = choice
                return
            left -= 1


def sample_rows(mask: Mask, generators: Records[Luck], choices: Choices, first: int, last: int) -> None:
    for row in range(first, last):
        sample_row(mask, generators, choices, row)
