"""Observation: what one seat may know, as a row of small whole numbers (bytes).

The row has the same places for every edition, option and number of players: docs/learning.md has them as a table.
`observe` reads of a round only what its seat may see; a test permutes all that is hidden. Colours stand in the seat's
own order (`color_order`), other seats in the order of play. Written like the rules, to run interpreted and compiled.
"""

from typing import Annotated, Final

from oneleft.arrays import Observation, Scores
from oneleft.cards import FACES, NO_COLOR, SYMBOLS, WILD, WILD_FOUR, symbol_of
from oneleft.encoding.choices import OTHERS, color_at, in_slots, seat_at
from oneleft.encoding.memory import Book, Memory
from oneleft.engine.bits import count_bits, u64
from oneleft.engine.matching import ALL_WILDS, cards_of_color, playable
from oneleft.engine.options import OPTION_FIELDS, Options
from oneleft.engine.state import (
    COLOR,
    COPIES,
    DISCARD,
    DRAWN,
    NOBODY,
    PERFORM,
    RESPOND,
    TURN,
    VOTE,
    Count,
    Round,
    record_fields,
)
from oneleft.engine.table import bit, top_card
from oneleft.game.evidence import NO_SIGN
from oneleft.rules import Rules

OBSERVATION_VERSION: Final = 1

HAND_AT: Final = 0  # copies of each face in the own hand
UNSEEN_AT: Final = HAND_AT + FACES  # copies of each face that could be anywhere
PLAYABLE_AT: Final = UNSEEN_AT + FACES  # 1 for each face that may be put down now
NEXT_AT: Final = PLAYABLE_AT + FACES  # copies of each face known to be in the next player's hand
TOP_AT: Final = NEXT_AT + FACES  # the top card's symbol, or 14 + wild
PHASE_AT: Final = TOP_AT + SYMBOLS + FACES - WILD
MOMENT_AT: Final = PHASE_AT + PERFORM - COLOR + 1

# Places of the moment.
MUST_ACT: Final = 0
HAS_COLOR: Final = 1
PENDING: Final = 2
DRAW_PILE: Final = 3
DISCARD_PILE: Final = 4
OWN_SIZE: Final = 5
OWN_EXPOSED: Final = 6
JUMP: Final = 7
MAY_CHALLENGE: Final = 8
CHALLENGE_COLOR: Final = 9  # four slots
OWN_THREE: Final = 13
OWN_ELBOWS: Final = 14
OWN_VETO: Final = 15
FREE_VETO: Final = 16
HANDS_OPEN: Final = 17
OWN_OPEN: Final = 18
GOAL: Final = 19
IDLE: Final = 20
CLOCKWISE: Final = 21
CARDS_DRAWN: Final = 22
OWN_SCORE: Final = 23
MOMENT_SIZE: Final = 24

SEATS_AT: Final = MOMENT_AT + MOMENT_SIZE  # the others, in the order of play

# Places of another seat.
PRESENT: Final = 0
PARTNER: Final = 1
SIZE: Final = 2
SIZE_IS: Final = 3  # exactly one, two, three cards
EXPOSED: Final = 6
IN_TURN: Final = 7
CHALLENGEABLE: Final = 8
VETO: Final = 9
OPENED: Final = 10
ELBOWS: Final = 11
THREE: Final = 12
VOTED: Final = 13
KNOWN_COLOR: Final = 14  # four slots
KNOWN_WILD: Final = 18
KNOWN_WILD4: Final = 19
MISSING: Final = 20  # four slots
NAMED: Final = 24  # four slots
SCORE: Final = 28
SEAT_SIZE: Final = 29

RULES_AT: Final = SEATS_AT + OTHERS * SEAT_SIZE  # constant for a table: `rules_row`
OBSERVATION: Final = 640

MISSING_SCALE: Final = 60
SCORE_SCALE: Final = 200
LARGEST: Final = 255


class TableOptions(Options):
    """The options of a table, with what observing needs besides: the deck and the number of seats."""

    deck_planes: Annotated[list[int], "u8", (COPIES,)]
    seats: Count

    def __init__(self, rules: Rules, players: int) -> None:
        rules.check_players(players)
        super().__init__(rules)
        self.deck_planes = [0] * COPIES
        for face, copies in enumerate(rules.deck()):
            for k in range(copies):
                self.deck_planes[k] |= 1 << face
        self.seats = players


TABLE_OPTIONS_FIELDS: Final = OPTION_FIELDS | record_fields(TableOptions)


def observe(
    g: Round,
    r: TableOptions,
    m: Memory,
    b: Book,
    seat: int,
    order: int,
    waits: int,
    scores: Scores,
    row: int,
    obs: Observation,
) -> None:
    """Write all but the rules, which do not change, and seats that are not there, which stay 0."""
    work_out_unseen(g, r, m, b, seat)
    for place in range(4):
        m.unseen[place] = in_slots(m.unseen[place], order)
    write_planes(m.unseen[0], m.unseen[1], m.unseen[2], m.unseen[3], obs, row, UNSEEN_AT)
    write_planes(
        in_slots(g.held[seat][0], order),
        in_slots(g.held[seat][1], order),
        in_slots(g.held[seat][2], order),
        in_slots(g.held[seat][3], order),
        obs,
        row,
        HAND_AT,
    )
    faces = in_slots(playable(g, r, seat), order)
    write_planes(faces, u64(0), u64(0), u64(0), obs, row, PLAYABLE_AT)
    write_next_known(g, m, b, seat, order, obs, row)
    write_top_and_phase(g, obs, row)
    write_moment(g, r, seat, order, waits, scores, obs, row)
    for slot in range(g.players - 1):
        write_seat(g, r, m, b, seat, slot, order, scores, obs, row)


def write_planes(one: int, two: int, three: int, four: int, obs: Observation, row: int, at: int) -> None:
    """Copies of each face, from sets of those held more than 0, 1, 2 and 3 times; coloured cards come twice at most."""
    one = u64(one)
    two = u64(two)
    for face in range(WILD):
        obs[row, at + face] = ((one >> u64(face)) & u64(1)) + ((two >> u64(face)) & u64(1))
    three = u64(three)
    four = u64(four)
    for face in range(WILD, FACES):
        place = u64(face)
        copies = ((one >> place) & u64(1)) + ((two >> place) & u64(1))
        obs[row, at + face] = copies + ((three >> place) & u64(1)) + ((four >> place) & u64(1))


def work_out_unseen(g: Round, r: TableOptions, m: Memory, b: Book, seat: int) -> None:
    """The deck less the own hand, the discard pile and what is known of other hands."""
    for k in range(COPIES):
        m.unseen[k] = r.deck_planes[k]
    remove(m, bit(top_card(g)))
    for k in range(COPIES):
        remove(m, g.held[seat][k])
        remove(m, m.under[k])
    if g.open != NOBODY:
        for other in range(g.players):
            if other != seat:
                for k in range(COPIES):
                    remove(m, g.held[other][k])
    elif (m.knows >> seat) & 1:
        for other in range(g.players):
            if other != seat:
                for k in range(COPIES):
                    remove(m, b.known[seat][other][k])


def remove(m: Memory, faces: int) -> None:
    """One copy of each face of a set."""
    left = u64(faces)
    k = COPIES - 1
    while left != u64(0) and k >= 0:
        held = u64(m.unseen[k])
        m.unseen[k] = held & ~left
        left &= ~held
        k -= 1


def seen_plane(g: Round, b: Book, seat: int, other: int, k: int) -> int:
    """What this seat knows of another hand."""
    if g.open != NOBODY:
        return u64(g.held[other][k])
    return u64(b.known[seat][other][k])


def knows_of_hands(g: Round, m: Memory, seat: int) -> bool:
    return g.open != NOBODY or ((m.knows >> seat) & 1) != 0


def write_next_known(g: Round, m: Memory, b: Book, seat: int, order: int, obs: Observation, row: int) -> None:
    if not knows_of_hands(g, m, seat):
        for face in range(FACES):
            obs[row, NEXT_AT + face] = 0
        return
    other = seat_at(g, seat, 0)
    write_planes(
        in_slots(seen_plane(g, b, seat, other, 0), order),
        in_slots(seen_plane(g, b, seat, other, 1), order),
        in_slots(seen_plane(g, b, seat, other, 2), order),
        in_slots(seen_plane(g, b, seat, other, 3), order),
        obs,
        row,
        NEXT_AT,
    )


def write_top_and_phase(g: Round, obs: Observation, row: int) -> None:
    top = top_card(g)
    shown = symbol_of(top) if top < WILD else SYMBOLS + top - WILD
    for place in range(SYMBOLS + FACES - WILD):
        obs[row, TOP_AT + place] = 1 if place == shown else 0
    for phase in range(COLOR, PERFORM + 1):
        obs[row, PHASE_AT + phase - COLOR] = 1 if phase == g.phase else 0


def write_moment(
    g: Round, r: TableOptions, seat: int, order: int, waits: int, scores: Scores, obs: Observation, row: int
) -> None:
    at = MOMENT_AT
    own = g.turn == seat
    challengeable = g.phase == RESPOND and g.wild4_seat != NOBODY
    playing = g.phase >= TURN and g.phase <= RESPOND
    obs[row, at + MUST_ACT] = waits
    obs[row, at + HAS_COLOR] = 1 if g.color != NO_COLOR else 0
    obs[row, at + PENDING] = min(g.pending + 0, LARGEST) if g.phase == RESPOND else 0
    obs[row, at + DRAW_PILE] = g.draw_count
    obs[row, at + DISCARD_PILE] = g.discard_count
    obs[row, at + OWN_SIZE] = g.size[seat]
    obs[row, at + OWN_EXPOSED] = (g.exposed >> seat) & 1 if playing else 0
    obs[row, at + JUMP] = 1 if g.jump and playing else 0
    obs[row, at + MAY_CHALLENGE] = 1 if challengeable and own else 0
    for slot in range(NO_COLOR):
        same = challengeable and color_at(order, slot) == g.wild4_color
        obs[row, at + CHALLENGE_COLOR + slot] = 1 if same else 0
    obs[row, at + OWN_THREE] = 1 if g.three == seat else 0
    obs[row, at + OWN_ELBOWS] = 1 if g.elbows == seat else 0
    obs[row, at + OWN_VETO] = 1 if g.veto == seat else 0
    obs[row, at + FREE_VETO] = 1 if r.veto and g.veto == NOBODY else 0
    obs[row, at + HANDS_OPEN] = 1 if g.open != NOBODY else 0
    obs[row, at + OWN_OPEN] = 1 if g.open == seat else 0
    obs[row, at + GOAL] = g.goal if g.phase == DISCARD else 0
    obs[row, at + IDLE] = g.idle
    obs[row, at + CLOCKWISE] = 1 if g.direction > 0 else 0
    obs[row, at + CARDS_DRAWN] = g.drawn_count if own and g.phase == DRAWN else 0
    obs[row, at + OWN_SCORE] = scaled_score(r, scores[row, seat])


def scaled_score(r: TableOptions, score: int) -> int:
    if score <= 0:
        return 0
    return min(score * SCORE_SCALE // r.target, LARGEST)


def write_seat(
    g: Round,
    r: TableOptions,
    m: Memory,
    b: Book,
    seat: int,
    slot: int,
    order: int,
    scores: Scores,
    obs: Observation,
    row: int,
) -> None:
    other = seat_at(g, seat, slot)
    at = SEATS_AT + SEAT_SIZE * slot
    size = g.size[other] + 0
    playing = g.phase >= TURN and g.phase <= RESPOND
    partner = r.partners != 0 and 2 * (slot + 1) == g.players
    obs[row, at + PRESENT] = 1
    obs[row, at + PARTNER] = 1 if partner else 0
    obs[row, at + SIZE] = size
    for cards in range(1, 4):
        obs[row, at + SIZE_IS + cards - 1] = 1 if size == cards else 0
    obs[row, at + EXPOSED] = (g.exposed >> other) & 1 if playing else 0
    obs[row, at + IN_TURN] = 1 if g.turn == other else 0
    obs[row, at + CHALLENGEABLE] = 1 if g.phase == RESPOND and g.wild4_seat == other else 0
    obs[row, at + VETO] = 1 if g.veto == other else 0
    obs[row, at + OPENED] = 1 if g.open == other else 0
    obs[row, at + ELBOWS] = 1 if g.elbows == other else 0
    obs[row, at + THREE] = 1 if g.three == other else 0
    obs[row, at + VOTED] = (g.voted >> other) & 1 if g.phase == VOTE else 0
    write_known_of(g, m, b, seat, other, order, obs, row, at)
    named = m.named[other] + 0
    for place in range(NO_COLOR):
        color = color_at(order, place)
        sign = m.since[other][color] + 0
        obs[row, at + MISSING + place] = MISSING_SCALE // sign if sign != NO_SIGN else 0
        obs[row, at + NAMED + place] = 1 if named == color else 0
    obs[row, at + SCORE] = scaled_score(r, scores[row, other])


def write_known_of(
    g: Round, m: Memory, b: Book, seat: int, other: int, order: int, obs: Observation, row: int, at: int
) -> None:
    """How many cards of each colour and how many wilds are known to be in a hand."""
    if not knows_of_hands(g, m, seat):
        for place in range(KNOWN_COLOR, MISSING):
            obs[row, at + place] = 0
        return
    wild = 0
    wild4 = 0
    for k in range(COPIES):
        faces = seen_plane(g, b, seat, other, k)
        wild4 += count_bits(faces & bit(WILD_FOUR))
        wild += count_bits(faces & u64(ALL_WILDS))
    obs[row, at + KNOWN_WILD] = wild - wild4
    obs[row, at + KNOWN_WILD4] = wild4
    for slot in range(NO_COLOR):
        mask = cards_of_color(color_at(order, slot))
        first = count_bits(seen_plane(g, b, seat, other, 0) & mask)
        obs[row, at + KNOWN_COLOR + slot] = first + count_bits(seen_plane(g, b, seat, other, 1) & mask)
