"""Whole rounds of random bots, in the subset of Python that runs interpreted and compiled alike."""

from typing import Final

from oneleft.bots.random_choice import NO_ACTION, decide, react, whole_play
from oneleft.cards import MOST_PLAYERS
from oneleft.engine.actions import DRAW
from oneleft.engine.apply import apply, cards_to_shuffle, shuffle
from oneleft.engine.bits import u64
from oneleft.engine.deal import cards_for_cut, cards_left_to_cut, cut, start_cut, start_round
from oneleft.engine.effects import sevens_trade
from oneleft.engine.legal import discards, legal_words, verbs
from oneleft.engine.matching import playable
from oneleft.engine.options import Options
from oneleft.engine.state import CUT, NOBODY, OVER, RESPOND, SHUFFLE, TURN, VOTE, Round
from oneleft.engine.table import bit, top_card
from oneleft.luck import Luck, any_bit, below, chance, seed_luck, shuffle_cards

# Places of a tally, after a place for the wins of each seat.
TALLY_POINTS: Final = MOST_PLAYERS
TALLY_BLOCKED: Final = 2 * MOST_PLAYERS
TALLY_ABANDONED: Final = TALLY_BLOCKED + 1
TALLY_MOVES: Final = TALLY_BLOCKED + 2
TALLY_SHORTEST: Final = TALLY_BLOCKED + 3
TALLY_LONGEST: Final = TALLY_BLOCKED + 4
TALLY_PLACES: Final = TALLY_BLOCKED + 5

MOST_MOVES: Final = 20_000  # a round that has not ended by then is given up

# Asking everyone about VETO at every move would take most of the time, so it is asked about now and then (in 256ths).
VETO_COMES_UP: Final = 8
VETOES_WHEN_IT_COMES_UP: Final = 64

# A log entry is a seat's action, or for chance -count (a shuffle) or CUT_MARK - count (a cut), then the cards.
SEAT_FACTOR: Final = 1024
CUT_MARK: Final = -1000


def log_cards(log: list[int], at: int, mark: int, cards: list[int], count: int) -> int:
    if at + count + 1 > len(log):
        return at
    log[at] = mark
    for place in range(count):
        log[at + 1 + place] = cards[place]
    return at + 1 + count


def make_chance(g: Round, r: Options, luck: Luck, log: list[int], at: int) -> int:
    """Shuffle or cut at random; returns the new end of the log."""
    cards = luck.cards
    if g.phase == CUT:
        needed = cards_for_cut(g)
        count = cards_left_to_cut(g, r, cards)
        shuffle_cards(luck, count)
        if len(log) > 0:
            at = log_cards(log, at, CUT_MARK - needed, cards, needed)
        cut(g, r, cards)
        return at
    count = cards_to_shuffle(g, r, cards)
    shuffle_cards(luck, count)
    if len(log) > 0:
        at = log_cards(log, at, -count, cards, count)
    shuffle(g, r, cards, count)
    return at


def someone_may_react(g: Round, r: Options, luck: Luck) -> bool:
    """Whether to ask seats out of turn at all: someone can be caught or jump in, or it is time to ask about VETO."""
    if g.exposed:
        return True
    if g.jump:
        top = bit(top_card(g))
        for seat in range(g.players):
            if seat != g.turn and (g.held[seat][0] & top) != u64(0):
                return True
    return r.veto != 0 and g.veto == NOBODY and chance(luck, VETO_COMES_UP)


def first_reaction(g: Round, r: Options, luck: Luck) -> tuple[int, int]:
    """Ask every seat, from a random one on, whether it acts out of turn. Returns a seat and its action or NO_ACTION."""
    seat = below(luck, g.players)
    for _ in range(g.players):
        faces = playable(g, r, seat) if g.jump and seat != g.turn else u64(0)
        action = react(luck, faces, verbs(g, r, seat), VETOES_WHEN_IT_COMES_UP)
        if action != NO_ACTION:
            return seat, complete(g, r, luck, seat, action)
        seat += 1
        if seat == g.players:
            seat = 0
    return seat, NO_ACTION


def one_move(g: Round, r: Options, luck: Luck) -> tuple[int, int]:
    """The next seat to act and its action; whoever acts out of turn comes first."""
    if someone_may_react(g, r, luck):
        seat, action = first_reaction(g, r, luck)
        if action != NO_ACTION:
            return seat, action
    seat = g.turn + 0
    if g.phase == VOTE:
        while seat == g.turn or (g.voted >> seat) & 1:
            seat = (seat + 1) % g.players
    faces = playable(g, r, seat)
    # What `decide` would do in the two most common cases, without looking further:
    if faces != u64(0) and g.phase != RESPOND:
        return seat, complete(g, r, luck, seat, any_bit(luck, faces))
    if faces == u64(0) and g.phase == TURN:
        return seat, DRAW
    action = decide(luck, faces, verbs(g, r, seat), discards(g, seat))
    return seat, complete(g, r, luck, seat, action)


def complete(g: Round, r: Options, luck: Luck, seat: int, action: int) -> int:
    if action >= DRAW:
        return action
    return whole_play(luck, action, seat, g.size[seat], g.players, sevens_trade(r, g.size[seat]))


def play_round(g: Round, r: Options, luck: Luck, log: list[int]) -> tuple[int, int]:
    """Play a round to its end (or MOST_MOVES). Returns the moves and the length of the log.

    An empty `log` logs nothing; one that is too short loses what does not fit.
    """
    moves = 0
    at = 0
    while g.phase != OVER and moves < MOST_MOVES:
        if g.phase == SHUFFLE or g.phase == CUT:
            at = make_chance(g, r, luck, log, at)
            continue
        seat, action = one_move(g, r, luck)
        if at < len(log):
            log[at] = SEAT_FACTOR * seat + action
            at += 1
        apply(g, r, seat, action)
        moves += 1
    return moves, at


def begin(g: Round, players: int, dealer: int) -> None:
    g.players = players
    if dealer == NOBODY:
        start_cut(g)
    else:
        start_round(g, dealer)


def play_many(
    rounds: list[Round],
    options: list[Options],
    lucks: list[Luck],
    players: int,
    dealer: int,
    seed: int,
    first: int,
    count: int,
    log: list[int],
    tally: list[int],
) -> int:
    """Play rounds first to first + count - 1 of a seed. Adds the results to the tally; returns the last log's length.

    The deal passes on from round to round unless `dealer` is a seat. The tally has a place for wins and one for points
    of each seat (MOST_PLAYERS of both), then blocked rounds, abandoned rounds, moves, shortest and longest round.
    """
    g = rounds[0]
    r = options[0]
    luck = lucks[0]
    end = 0
    for number in range(first, first + count):
        luck.word = seed_luck(seed, number)
        begin(g, players, number % players if dealer == NOBODY else dealer)
        moves, end = play_round(g, r, luck, log)
        if g.phase != OVER:
            tally[TALLY_ABANDONED] += 1
        elif g.winner == NOBODY:
            tally[TALLY_BLOCKED] += 1
        else:
            tally[g.winner] += 1
        for seat in range(players):
            tally[TALLY_POINTS + seat] += g.points[seat]
        tally[TALLY_MOVES] += moves
        if moves < tally[TALLY_SHORTEST]:
            tally[TALLY_SHORTEST] = moves
        if moves > tally[TALLY_LONGEST]:
            tally[TALLY_LONGEST] = moves
    return end


def step(rounds: list[Round], options: list[Options], place: int, seat: int, action: int, words: list[int]) -> int:
    """One action on one of many rounds; writes the legal actions of the seat in turn, which is returned."""
    g = rounds[place]
    apply(g, options[0], seat, action)
    legal_words(g, options[0], g.turn, words)
    return g.turn + 0
